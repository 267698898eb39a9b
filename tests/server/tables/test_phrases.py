"""Quick phrases: what can be said in which game, and what is refused with a helpful word."""

import itertools

import pytest

from pyrite.game import GAMES
from pyrite.games.saboteur.rules.events import GOAL_NAMES, TOOL_NAMES
from pyrite.server.tables.phrases import check

pytestmark = pytest.mark.once

SABOTEUR, LOST_MINES = GAMES["saboteur"], GAMES["lost-mines"]
EVERY = [(game, phrase) for game in GAMES.values() for phrase in game.phrases]


def some(game, kind):
    """A few arguments of a kind."""
    return [0, 4] if kind == "seat" else list(game.phrase_words[kind])


def test_every_game_has_phrases_and_every_id_is_its_own():
    for game in GAMES.values():
        assert len(game.phrases) > 10
        assert len({phrase.id for phrase in game.phrases}) == len(game.phrases)


@pytest.mark.parametrize(("game", "phrase"), EVERY, ids=lambda value: getattr(value, "id", None) or value.name)
def test_a_phrase_can_be_said_with_each_of_its_arguments(game, phrase):
    for args in itertools.product(*(some(game, kind) for kind in phrase.args)):
        check(game, phrase.id, args, 5)


@pytest.mark.parametrize(("game", "phrase"), EVERY, ids=lambda value: getattr(value, "id", None) or value.name)
def test_one_argument_too_many_or_too_few_is_refused(game, phrase):
    args = [some(game, kind)[0] for kind in phrase.args]
    with pytest.raises(ValueError, match=f"{phrase.id} takes {', '.join(phrase.args) or 'nothing'}, but"):
        check(game, phrase.id, [*args, 0], 5)
    if args:
        with pytest.raises(ValueError, match=f"{phrase.id} takes"):
            check(game, phrase.id, args[1:], 5)


@pytest.mark.parametrize("seat", [-1, 5, 99, True, "0", "top", 1.0, None])
def test_a_seat_that_is_none_is_refused(seat):
    with pytest.raises(ValueError, match="suspect takes a seat from 0 to 4"):
        check(SABOTEUR, "suspect", [seat], 5)


@pytest.mark.parametrize(
    ("game", "phrase", "arg"),
    [
        ("saboteur", "goal_is_gold", "left"),
        ("saboteur", "goal_is_gold", 0),
        ("saboteur", "mend_my", "axe"),
        ("saboteur", "mend_my", "<b>lantern</b>"),
        ("lost-mines", "need", "lantern"),
        ("lost-mines", "need", ""),
    ],
)
def test_a_word_of_another_kind_is_refused(game, phrase, arg):
    with pytest.raises(ValueError, match=f"{phrase} takes a") as caught:
        check(GAMES[game], phrase, [arg], 5)
    assert "<b>" not in str(caught.value)


def test_a_phrase_that_is_none_is_refused_with_those_there_are():
    with pytest.raises(ValueError, match=r"choose one of hello, .*goal_is_gold"):
        check(SABOTEUR, "dance", [], 5)
    with pytest.raises(ValueError, match="unknown phrase"):
        check(SABOTEUR, "x" * 5000, [], 5)


def test_L5_2_no_phrase_of_the_lost_mines_tells_what_was_looked_at():
    """A mine is named only as a place to go, a character only as one's own."""
    contents = {"treasure", "gold", "silver", "gems", "dragon", "loyal", "selfish"}
    for phrase in LOST_MINES.phrases:
        assert set(phrase.args) <= {"seat", "bridge", "mine"}
        assert ("mine" in phrase.args) == (phrase.id in ("i_go_to", "build_to"))
        assert not contents & set(phrase.id.split("_")) or phrase.id == "i_am_loyal"


def test_words_are_those_of_the_games_own_events():
    assert SABOTEUR.phrase_words == {"goal": GOAL_NAMES, "tool": TOOL_NAMES}
