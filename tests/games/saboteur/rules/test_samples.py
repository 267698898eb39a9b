"""Samples of a view are always possible, and depend on nothing but the view."""

import os
import pickle
import random
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pyrite.core.interned import BaseDraw
from pyrite.games.saboteur.rules.state import State
from pyrite.games.saboteur.rules.view import View
from pyrite.games.saboteur.rules.words import Phase
from pyrite.match import Match
from tests.games.random_games import OPTIONS, name_of, random_match
from tests.games.saboteur.any_options import any_options
from tests.games.saboteur.rules.sampling import COMPILED, check_sample
from tests.games.saboteur.twin import twin


def states_of(match: Match) -> Iterator[State]:
    """The states of a match before its first step and after each; one object that goes on."""
    state: Any = match.game.new_state(match.options)
    yield state
    for step in match.steps:
        if isinstance(step, BaseDraw):
            state.draw(step)
        else:
            state.step(step.code)
        yield state


def state_after(match: Match, steps: list[Any]) -> State:
    again = Match(match.game, match.options)
    for step in steps:
        again.take_step(step)
    state: Any = again.state
    return state


def seats_of(state: State) -> list[int | None]:
    return [None, *range(state.players)]


def play_on(state: State, rng: random.Random) -> None:
    """Plays to the end of the game, every step checked."""
    while not state.is_over:
        if tickets := state.tickets():
            state.draw(state.drawn_by(rng.randrange(tickets)))
        else:
            state.play(rng.choice(state.legal()))


@settings(max_examples=100 if COMPILED else 30)
@given(any_options, st.integers(0, 10**6), st.sampled_from([0.6, 0.9, 1.0]), st.floats(0, 1))
def test_a_sample_of_any_view_looks_the_same_is_whole_and_can_be_played_on(options, seed, eager, part):
    match = random_match(options, seed=seed, eager=eager)
    state = state_after(match, match.steps[: round(part * len(match.steps))])
    for seat in seats_of(state):
        view = state.view(seat)
        check_sample(view, view.sample(random.Random(seed)))
    sample = state.view(seed % state.players).sample(random.Random(seed))
    play_on(sample, random.Random(seed))
    assert sample.is_over


@pytest.mark.parametrize(
    ("options", "seed", "reasons"),
    [
        ({"players": 4, "rounds": 3}, 5, {"paid", "shared"}),
        ({"players": 5, "rounds": 4, "bonus_nuggets": True, "edition": "classic"}, 2, {"bonus", "shared"}),
    ],
)
def test_samples_late_in_a_game_keep_its_ledger(options, seed, reasons):
    match = random_match(options, seed=seed, eager=0.75)
    assert {line.why for line in match.view(None).ledger} >= reasons
    for part in (0.6, 0.75, 0.9, 1):
        state = state_after(match, match.steps[: round(part * len(match.steps))])
        for seat in (None, 0, options["players"] - 1):
            view = state.view(seat)
            check_sample(view, view.sample(random.Random(seed)))


@cache
def moments() -> dict[str, list[State]]:
    """Some states of every phase, out of games of every player count and option."""
    found: dict[str, list[State]] = {phase.name.lower(): [] for phase in Phase}
    rng = random.Random(1)
    for number, options in enumerate(OPTIONS * 4):
        match = random_match(options | {"players": 3 + number % 8}, seed=number, eager=0.9)
        for state in states_of(match):
            name = Phase(state.phase).name.lower()
            if name not in ("turn", "draw", "hands", "roles") or rng.random() < 0.05:
                found[name].append(state.copy())
    return {name: rng.sample(states, min(len(states), 12)) for name, states in found.items()}


@pytest.mark.parametrize("phase", [phase.name.lower() for phase in Phase])
def test_every_phase_can_be_sampled_and_played_on(phase):
    rng = random.Random(phase)
    assert len(moments()[phase]) >= 8
    for state in moments()[phase]:
        for seat in seats_of(state):
            view = state.view(seat)
            check_sample(view, view.sample(rng))
        sample = state.view(rng.choice(seats_of(state))).sample(rng)
        play_on(sample, rng)


def some_views() -> list[View]:
    """A view or two of every phase, by a seat and by a spectator."""
    states = [state for phase in moments().values() for state in phase[:2]]
    return [state.view(seat) for state in states for seat in (None, state.players - 1)]


def test_a_sample_goes_its_own_way():
    for view in some_views():
        before = view.to_json()
        fresh = [str(view.sample(random.Random(seed))) for seed in (1, 2)]
        play_on(view.sample(random.Random(1)), random.Random(3))
        assert view.to_json() == before
        assert [str(view.sample(random.Random(seed))) for seed in (1, 2)] == fresh


def test_the_same_seed_gives_the_same_sample_and_other_seeds_give_others():
    for view in some_views():
        assert view.sample(random.Random(5)) == view.sample(random.Random(5))
    view = random_match({"players": 5}, seed=1).view(0)
    rng = random.Random(1)
    assert len({str(view.sample(rng)) for _ in range(20)}) == 20


def test_one_generator_gives_one_sample_after_another():
    view = moments()["turn"][0].view(0)
    rng = random.Random(5)
    assert view.sample(rng) != view.sample(rng)
    assert rng.getstate() != random.Random(5).getstate()


@pytest.mark.parametrize("rebuilt", [msgspec.structs.replace, lambda view: pickle.loads(pickle.dumps(view))])
def test_the_fields_of_a_view_are_all_that_a_sample_is_made_of(rebuilt):
    for view in some_views():
        sample = view.sample(random.Random(5))
        plain = rebuilt(view)
        assert not plain.__dict__
        assert str(plain.sample(random.Random(5))) == str(sample)


TWINS = [(options, 3 + number % 8) for number, options in enumerate(OPTIONS)]
TWINS = TWINS if COMPILED else TWINS[::3]


@pytest.mark.parametrize(("options", "players"), TWINS, ids=[f"{name_of(o)}-{n}p" for o, n in TWINS])
def test_S11_games_that_a_seat_cannot_tell_apart_give_it_the_same_samples(options, players):
    match = random_match(options | {"players": players}, seed=f"twins {players}")
    rng = random.Random(players)
    differ = 0
    for seat in (None, *range(players)):
        until = rng.randrange(len(match.steps) // 4, len(match.steps))
        mine = state_after(match, match.steps[:until])
        theirs = state_after(match, twin(match.record(), seat, until, rng))
        differ += mine != theirs
        for seed in range(3):
            samples = [state.view(seat).sample(random.Random(seed)) for state in (mine, theirs)]
            assert str(samples[0]) == str(samples[1])
    assert differ


@pytest.mark.parametrize("ledger", ["1s11,2p211/4", "1s12,2r03,2r03,2r03,2r03,2r03"])
def test_a_ledger_that_cannot_be_is_refused_not_tried_for_ever(ledger):
    """In a process of its own: compiled code that goes round and round cannot be interrupted."""
    text = f"saboteur players=3 bonus_nuggets round=3 hands=NS/-/- ledger={ledger}"
    program = f"""
import random, signal
from pyrite.games.saboteur.rules.state import State
signal.setitimer(signal.ITIMER_PROF, 20)  # seconds of work, however busy the machine is
try:
    State.parse("{text}").view(0).sample(random.Random(1))
except ValueError as refusal:
    print("refused:", refusal)
"""
    env = os.environ | {"PYRITE_ENGINE": "compiled" if COMPILED else "python"}
    ran = subprocess.run([sys.executable, "-c", program], env=env, capture_output=True, text=True)
    assert ran.stderr == ""
    assert ran.stdout.startswith("refused:")


def test_a_view_with_nuggets_of_a_seat_that_is_not_there_is_not_sampled():
    view = State.parse("saboteur players=3 bonus_nuggets rounds=2 round=2 hands=NS/NS/NS ledger=1b01").view(0)
    line = msgspec.structs.replace(view.ledger[0], seat=3)
    with pytest.raises(ValueError, match="do not add up"):
        msgspec.structs.replace(view, ledger=(line,)).sample(random.Random(1))


def test_S9_4_a_sample_knows_that_nuggets_given_back_could_be_paid_later():
    # A single 3 was left: seat 0 took it for an extra card and gave it back, so one of two saboteurs was paid.
    spent = ",".join(["1s41"] * 16 + ["1s42"] * 8 + ["1s43"] * 3)
    text = f"saboteur players=5 round=3 bonus_nuggets hands=NS/NS/NS/-/- ledger={spent},2r03,2p13/3,2p2-/3"
    state = State.parse(text)
    for seat in (None, 0, 1, 4):
        view = state.view(seat)
        check_sample(view, view.sample(random.Random(1)))


def test_S7_4_a_sample_takes_payments_from_the_cards_of_their_values():
    # All that is left after the payment of a 3 and a 1 is shared: of no other value a card may have been paid.
    shared = ",".join(["2s21"] * 15 + ["2s22"] * 8 + ["2s23"] * 3)
    view = State.parse(f"saboteur players=3 round=3 hands=NS/NS/NS ledger=1p031/4,{shared}").view(0)
    check_sample(view, view.sample(random.Random(1)))
