"""Quick phrases: what can be said in which game, and what is refused with a helpful word."""

import itertools

import pytest

from pyrite.game import GAMES
from pyrite.games.saboteur.rules.events import GOAL_NAMES, TOOL_NAMES
from pyrite.server.tables import phrases
from pyrite.server.tables.phrases import PHRASES, WORDS, Kind, check

pytestmark = pytest.mark.once

EVERY = [(game, phrase) for game, said in PHRASES.items() for phrase in said.values()]
SOME: dict[Kind, list[int | str]] = {Kind.SEAT: [0, 4], **{kind: list(words) for kind, words in WORDS.items()}}


def test_every_game_has_phrases_and_every_id_is_its_own():
    assert set(PHRASES) == set(GAMES)
    for said in (phrases.SABOTEUR, phrases.LOST_MINES):
        assert len({phrase.id for phrase in said}) == len(said)


@pytest.mark.parametrize(("game", "phrase"), EVERY, ids=lambda value: getattr(value, "id", value))
def test_a_phrase_can_be_said_with_each_of_its_arguments(game, phrase):
    for args in itertools.product(*(SOME[kind] for kind in phrase.args)):
        check(game, phrase.id, args, 5)


@pytest.mark.parametrize(("game", "phrase"), EVERY, ids=lambda value: getattr(value, "id", value))
def test_one_argument_too_many_or_too_few_is_refused(game, phrase):
    args = [SOME[kind][0] for kind in phrase.args]
    with pytest.raises(ValueError, match=f"{phrase.id} takes"):
        check(game, phrase.id, [*args, 0], 5)
    if args:
        with pytest.raises(ValueError, match=f"{phrase.id} takes"):
            check(game, phrase.id, args[1:], 5)


@pytest.mark.parametrize("seat", [-1, 5, 99, True, "0", "top", 1.0, None])
def test_a_seat_that_is_none_is_refused(seat):
    with pytest.raises(ValueError, match="suspect takes a seat from 0 to 4"):
        check("saboteur", "suspect", [seat], 5)


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
        check(game, phrase, [arg], 5)
    assert "<b>" not in str(caught.value)


def test_a_phrase_that_is_none_is_refused_with_those_there_are():
    with pytest.raises(ValueError, match=r"there is hello, .*goal_is_gold"):
        check("saboteur", "dance", [], 5)
    with pytest.raises(ValueError, match="there is no phrase"):
        check("saboteur", "x" * 5000, [], 5)


def test_L5_2_no_phrase_of_the_lost_mines_tells_what_was_looked_at():
    """Mines, treasures and dwarfs are looked at; no argument names one, and no phrase says what a card shows."""
    for phrase in PHRASES["lost-mines"].values():
        assert set(phrase.args) <= {Kind.SEAT, Kind.BRIDGE}
        assert not {"mine", "treasure", "gold", "silver", "gems", "dragon", "loyal", "selfish"} & set(
            phrase.id.split("_")
        )
    for claim in ("goal_is_gold", "goal_is_stone", "i_am_miner"):
        with pytest.raises(ValueError, match="no phrase"):
            check("lost-mines", claim, ["top"], 5)


def test_words_are_those_of_the_games_own_events():
    assert WORDS[Kind.GOAL] == GOAL_NAMES
    assert WORDS[Kind.TOOL] == TOOL_NAMES
