"""The engine against the oracle of The Lost Mines: every step of random games compared."""

import random
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pyrite import engine
from pyrite.games.lost_mines.rules.actions import Action, Draw
from pyrite.games.lost_mines.rules.options import Options
from pyrite.games.lost_mines.rules.state import State
from tests.games.lost_mines.oracle import LostMinesOracle
from tests.games.random_games import choose

MOST_ROUNDS = 5  # who does not want to win leaves a game until one leads alone tied for 99 of them
GAMES = 8 if engine.build() == "compiled" else 2

options = st.fixed_dictionaries(
    {
        "players": st.integers(3, 9),
        "rounds": st.integers(1, 2),
        "until_alone": st.booleans(),
        "first": st.none() | st.integers(0, 2),
    }
)


def to_oracle(text: str, state: State) -> str:
    """The oracle names a mine by its cell, the engine by its number."""
    for number, mine in enumerate(state.view(None).mines):
        if text.endswith(f">mine{number}"):
            return text.replace(f">mine{number}", f">mine{mine.x},{mine.y}")
    return text


def board(state: State) -> dict[tuple[int, int], str]:
    seen = {}
    for card in state.view(None).board:
        link = "=" if card.what == "mine" else "-"
        seen[card.x, card.y] = card.face + (link + card.feature if card.feature else "")
    return seen


def tokens(state: State) -> dict[str, str]:
    return {
        f"{token.x},{token.y}{token.side}": "trap" if token.what == "trap" else f"troll{token.owner}"
        for token in state.view(None).tokens
    }


def compare(state: State, oracle: LostMinesOracle) -> None:
    """Everything that both can tell of a position."""
    seats = range(len(oracle.hands))
    view = state.view(None)
    assert state.turn == oracle.turn
    assert state.is_over == oracle.over
    assert state.round == oracle.round
    assert state.scores == oracle.points
    assert board(state) == oracle.board
    if view.phase != "turn_mine":  # there the mine has been seen, but does not lie yet
        assert [not mine.face_up for mine in view.mines] == oracle.face_down
    assert tokens(state) == oracle.tokens
    assert [sorted(state.view(seat).hand) for seat in seats] == [sorted(hand) for hand in oracle.hands]
    assert view.dragon == oracle.dragon
    if view.phase in ("turn", "walk", "vote", "loss", "take", "draw"):
        assert view.pile == oracle.pile
        assert [(dwarf.x, dwarf.y) for dwarf in view.dwarfs] == oracle.dwarfs
        taken = [(treasure.kind, treasure.taken_by) for treasure in view.treasures]
        assert taken == [(kind, seat) for kind, _, seat in oracle.treasures]
        assert state.slot_value[: len(seats)] == [value for _, value, _ in oracle.treasures]
        assert [dwarf.clan for dwarf in view.dwarfs] == oracle.clans
        assert [state.view(seat).role for seat in seats] == oracle.characters


def step(state: State, oracle: LostMinesOracle, pick: Callable[[list[Action]], Action], rng: random.Random) -> None:
    """One step in both, from the same list of possibilities."""
    if state.turn is None:
        possible = {str(draw): weight for draw, weight in state.chance()}
        assert possible == oracle.chance()
        text = rng.choices(list(possible), list(possible.values()))[0]
        state.draw(Draw.parse(text))
    else:
        legal = state.legal()
        texts = [to_oracle(str(action), state) for action in legal]
        assert len(set(texts)) == len(texts)
        assert set(texts) == oracle.legal()
        action = pick(legal)
        text = to_oracle(str(action), state)
        state.play(Action.parse(str(action)))
    oracle.play(text)


@settings(max_examples=GAMES)
@given(options=options, seed=st.integers(0, 2**32), eager=st.sampled_from([0.0, 0.6, 0.9, 1.0]))
def test_every_step_of_a_random_game_is_as_the_oracle_reads_the_rules(options, seed, eager):
    rng = random.Random(seed)
    state = State.new(Options(**options))
    oracle = LostMinesOracle(**options)
    compare(state, oracle)
    while not state.is_over and state.round <= MOST_ROUNDS:
        step(state, oracle, lambda legal: choose(legal, rng, eager), rng)
        compare(state, oracle)


def spend(legal: list[Action], rng: random.Random) -> Action:
    """Any action but those that end a round early: votes, and steps onto a mine."""
    slow = [action for action in legal if action.verb.value not in ("vote", "yes") and "<" not in str(action)]
    return rng.choice(slow or legal)


@pytest.mark.parametrize("players", [3, 6, 9])
def test_L7_1_every_step_to_the_very_last_card_is_as_the_oracle_reads_the_rules(players):
    rng = random.Random(players)
    state = State.new(Options(players=players, rounds=1, first=0))
    oracle = LostMinesOracle(players, rounds=1, first=0)
    while not state.is_over:
        step(state, oracle, lambda legal: spend(legal, rng), rng)
        compare(state, oracle)
    assert oracle.pile == 0
    assert oracle.hands == [[]] * players
