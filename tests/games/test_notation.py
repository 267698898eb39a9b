"""Positions, actions and draws as text, in every game: they round-trip at every step, and nothing else is read."""

import copy
import pickle
import random
import re
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from pyrite import IllegalAction, engine
from tests.games.lost_mines.notation import NOTATION as LOST_MINES
from tests.games.notation import Notation
from tests.games.player_process import Player
from tests.games.saboteur.notation import NOTATION as SABOTEUR

INTERPRETED = engine.build() == "interpreted"
EACH = 7 if INTERPRETED else 3  # of the positions of frequent phases
NOTATIONS = (SABOTEUR, LOST_MINES)
every_game = pytest.mark.parametrize("notation", NOTATIONS, ids=lambda notation: notation.name)


def every_setup(most: int = 99) -> pytest.MarkDecorator:
    cases = [(notation, number) for notation in NOTATIONS for number in range(len(notation.setups))[:most]]
    return pytest.mark.parametrize(("notation", "number"), cases, ids=[f"{one.name}-{number}" for one, number in cases])


def examples(field: str) -> pytest.MarkDecorator:
    cases = [(notation, text) for notation in NOTATIONS for text in getattr(notation, field)]
    return pytest.mark.parametrize(("notation", "text"), cases, ids=[f"{one.name}-{text}" for one, text in cases])


def assert_same(notation: Notation, again: Any, state: Any, everything: bool = True) -> None:
    assert str(again) == str(state)
    assert again == state
    assert hash(again) == hash(state)
    assert notation.numbers(again) == notation.numbers(state)
    assert again.legal() == state.legal()
    assert again.chance() == state.chance()
    if everything:
        for seat in (None, *range(state.players)):
            assert again.view(seat) == state.view(seat)


# Round trips


@every_setup()
def test_the_text_of_a_position_gives_it_back_all_through_a_game(notation, number):
    compared = 0
    for step, state in enumerate(notation.walk(number)):
        if step % EACH and notation.phase_of(state) in notation.frequent:
            continue
        assert_same(notation, notation.game.parse_state(str(state)), state, everything=step % 21 == 0)
        compared += 1
    assert compared > 20


@every_setup(most=3)
def test_a_position_that_was_read_plays_on_like_the_one_that_was_written(notation, number):
    compared = 0
    for step, state in enumerate(notation.walk(number)):
        if step % 40 or state.is_over:
            continue
        one, other = state.copy(), notation.game.parse_state(str(state))
        rng = random.Random(step)
        for _ in range(15):
            if one.is_over:
                break
            if one.turn is None:
                draw = one.drawn_by(rng.randrange(one.tickets()))
                assert list(one.draw(draw)) == list(other.draw(draw))
            else:
                action = notation.choose(rng, one.legal())
                assert list(one.play(action)) == list(other.play(action))
        assert_same(notation, other, one)
        compared += 1
    assert compared >= 2


@every_setup(most=2)
def test_pickles_and_copies_are_equal_and_go_their_own_way(notation, number):
    for step, state in enumerate(notation.walk(number)):
        if step % 25:
            continue
        text = str(state)
        for again in (pickle.loads(pickle.dumps(state)), copy.copy(state), copy.deepcopy(state), state.copy()):
            assert_same(notation, again, state)
            if again.turn is not None:
                again.play(again.legal()[0])
            elif not again.is_over:
                again.draw(again.chance()[0][0])
            else:
                continue
            assert str(again) != text
        assert str(state) == text


@every_game
def test_the_games_above_write_every_field_but_the_pile(notation):
    written = {
        word.partition("=")[0]
        for number in range(len(notation.setups))
        for step, state in enumerate(notation.walk(number))
        if not INTERPRETED or step % 3 == 0
        for word in str(state).split()[1:]
    }
    assert notation.written <= written


@every_game
@pytest.mark.parametrize("text", ["", " ", "chess players=3", "players=3", "Saboteur players=3", "\x00", "lost_mines"])
def test_a_position_begins_with_its_game(notation, text):
    with pytest.raises(ValueError, match=f"must start with the word '{notation.name}'"):
        notation.game.parse_state(text)


# Mutated positions, played on in another process


@pytest.fixture(scope="module")
def player() -> Iterator[Player]:
    playing = Player()
    yield playing
    playing.close()


@st.composite
def mutated(draw: st.DrawFn, notation: Notation) -> str:
    """The text of a position in which fields and characters were dropped, replaced, or taken from another position."""
    text = draw(st.sampled_from(notation.corpus))
    for _ in range(draw(st.integers(1, 3))):
        fields = text.split(" ")
        place = draw(st.integers(1, len(fields) - 1)) if len(fields) > 1 else 0
        how = draw(st.sampled_from(["drop", "other", "value", "character"]))
        if how == "drop":
            del fields[place]
        elif how == "other":
            other = draw(st.sampled_from(draw(st.sampled_from(notation.corpus)).split(" ")[1:]))
            fields = [word for word in fields if word.partition("=")[0] != other.partition("=")[0]] + [other]
        elif how == "value":
            name = draw(st.sampled_from(sorted(notation.values)))
            fields = [word for word in fields if word.partition("=")[0] != name]
            fields.append(f"{name}={draw(st.sampled_from(notation.values[name]))}")
        else:
            word = fields[place]
            at = draw(st.integers(0, len(word)))
            written = draw(st.text(notation.alphabet, max_size=2))
            fields[place] = word[:at] + written + word[at + draw(st.integers(0, 2)) :]
        text = " ".join(fields)
    return text


@every_game
@settings(
    max_examples=40 if INTERPRETED else 120,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
)
@given(data=st.data(), seed=st.integers(0, 3))
def test_a_mutated_position_is_refused_or_can_be_played_to_the_end_of_its_round(player, notation, data, seed):
    assert player.ask(notation.name, data.draw(mutated(notation)), seed) in ("refused", "played")


@every_game
@settings(max_examples=100, database=None)
@given(data=st.data())
def test_any_text_at_all_is_a_position_or_refused(notation, data):
    like_one = st.text(notation.alphabet, max_size=100).map(f"{notation.name} players=3 hands=NS/-/- ".__add__)
    try:
        state = notation.game.parse_state(data.draw(st.text(max_size=100) | like_one))
    except ValueError:
        return
    assert notation.game.parse_state(str(state)) == state


@every_game
def test_the_corpus_has_every_phase_and_all_of_it_can_be_played(player, notation):
    phases = {match[1] if (match := re.search(r"phase=(\w+)", text)) else "turn" for text in notation.corpus}
    assert phases == set(notation.phases)
    for text in notation.corpus:
        assert player.ask(notation.name, text, 0) == "played"


# Actions and draws


@examples("actions")
def test_equal_actions_are_one_object_also_when_copied_or_pickled(notation, text):
    action: Any = notation.game.parse_action(text)
    assert str(action) == action.text == text
    assert repr(action) == f"Action({text!r})"
    assert notation.game.parse_action(text) is action
    assert type(action).of(action.code) is action
    assert pickle.loads(pickle.dumps(action)) is action
    assert copy.copy(action) is action
    assert copy.deepcopy([action])[0] is action


@examples("draws")
def test_equal_draws_are_one_object_also_when_copied_or_pickled(notation, text):
    draw: Any = notation.game.parse_draw(text)
    assert str(draw) == draw.text == text
    assert repr(draw) == f"Draw({text!r})"
    assert draw.what == text.partition(":")[0]
    assert type(draw).of(draw.what, draw.outcome) is draw
    assert pickle.loads(pickle.dumps(draw)) is draw
    assert copy.copy(draw) is draw
    assert copy.deepcopy([draw])[0] is draw


@every_game
@settings(max_examples=150, database=None)
@given(data=st.data())
def test_any_text_at_all_is_an_action_or_refused(notation, data):
    letters = notation.alphabet + "".join(notation.actions)
    text = data.draw(st.text(max_size=20) | st.text(letters, max_size=14))
    try:
        action = notation.game.parse_action(text)
    except ValueError:
        return
    assert action.text == text


@every_setup(most=1)
def test_a_draw_that_cannot_come_is_refused_and_changes_nothing(notation, number):
    for step, state in enumerate(notation.walk(number)):
        if step % 9:
            continue
        before = str(state)
        possible = {draw.text for draw, _ in state.chance()}
        for text in notation.draws:
            if text not in possible:
                with pytest.raises(IllegalAction, match=notation.rule_of_draws):
                    state.draw(notation.game.parse_draw(text))
        assert str(state) == before
