"""The engine against the oracle, a second and naive reading of the rules: every step of random games compared."""

import random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from pyrite import engine
from pyrite.core import grid
from pyrite.games.saboteur.rules.actions import Action, Draw
from pyrite.games.saboteur.rules.options import Options
from pyrite.games.saboteur.rules.state import State
from tests.games.random_games import choose
from tests.games.saboteur.any_options import any_options
from tests.games.saboteur.oracle import SaboteurOracle

GAMES = 40 if engine.build() == "compiled" else 12


def compare(state: State, oracle: SaboteurOracle) -> None:
    """Everything that both can tell of a position."""
    seats = range(len(oracle.hands))
    assert state.turn == oracle.turn
    assert state.is_over == oracle.over
    assert state.round == oracle.round
    assert {(x, y): grid.openings(face) for x, y, face in state.grid.cards()} == oracle.table
    assert set(state.grid.reached()) == oracle.reached()
    assert [not goal.face_up for goal in state.view(None).goals] == oracle.face_down
    assert [sorted(state.view(seat).hand) for seat in seats] == [sorted(hand) for hand in oracle.hands]
    assert [set(tools) for tools in state.view(None).broken] == oracle.broken
    assert state.pile_size == oracle.pile
    assert [list(state.view(seat).nuggets) for seat in seats] == oracle.nuggets
    assert [value + 1 for value, count in enumerate(state.supply) for _ in range(count)] == oracle.supply
    assert state.scores == oracle.scores


def step(state: State, oracle: SaboteurOracle, rng: random.Random, eager: float) -> None:
    """One step in both, from the same list of possibilities."""
    events: Any
    if state.turn is None:
        possible = {str(draw): weight for draw, weight in state.chance()}
        assert possible == oracle.chance()
        text = rng.choices(list(possible), list(possible.values()))[0]
        events = state.draw(Draw.parse(text))
    else:
        legal = state.legal()
        texts = [str(action) for action in legal]
        assert len(set(texts)) == len(texts)
        assert set(texts) == oracle.legal()
        text = str(choose(legal, rng, eager))
        events = state.play(Action.parse(text))
    oracle.play(text)
    endings = [event.ending for event in events if event.kind == "round_ended"]
    assert endings in ([], [oracle.last_result])


@settings(max_examples=GAMES)
@given(options=any_options, seed=st.integers(0, 2**32), eager=st.sampled_from([0.0, 0.5, 0.9, 1.0]))
def test_every_step_of_a_random_game_is_as_the_oracle_reads_the_rules(options, seed, eager):
    rng = random.Random(seed)
    state = State.new(Options(**options))
    oracle = SaboteurOracle(**options)
    compare(state, oracle)
    while not state.is_over:
        step(state, oracle, rng, eager)
        compare(state, oracle)
