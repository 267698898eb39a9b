"""Random playouts: exact counts, by the numbers of the dice; the start stays as it is; threads do not meet."""

import threading
from itertools import pairwise
from typing import Any

import pytest

from pyrite import engine
from pyrite.core.playouts import random_games
from pyrite.games.saboteur.rules.options import Options
from pyrite.games.saboteur.rules.state import State
from pyrite.games.saboteur.rules.words import Phase
from tests.core.test_dice import Splitmix
from tests.games.random_games import OPTIONS, name_of, random_match
from tests.games.saboteur.rules.test_samples import moments

GAMES = 6 if engine.build() == "compiled" else 2


def replayed(start: State, games: int, seed: int) -> int:
    """The same games through the front door, every step checked; the number of decisions."""
    dice, decisions = Splitmix(seed), 0
    for _ in range(games):
        state = start.copy()
        while not state.is_over:
            if tickets := state.tickets():
                state.draw(state.drawn_by(dice.below(tickets)))
            else:
                legal = state.legal()
                state.play(legal[dice.below(len(legal))])
                decisions += 1
    return decisions


def new(**options: Any) -> State:
    return State.new(Options(**options))


CASES = [(options, 3 + number % 8) for number, options in enumerate(OPTIONS)]


@pytest.mark.parametrize(("options", "players"), CASES, ids=[f"{name_of(o)}-{n}p" for o, n in CASES])
def test_playouts_are_games_played_at_random_by_the_dice(options, players):
    start = new(**options, players=players)
    assert random_games(start, GAMES, players) == replayed(start, GAMES, players)


@pytest.mark.parametrize("phase", [phase.name.lower() for phase in Phase])
def test_playouts_start_from_every_phase_and_leave_the_start_as_it_is(phase):
    states = moments()[phase][:4]
    assert states
    for seed, start in enumerate(states):
        before, view = str(start), start.view(0).to_json()
        assert random_games(start, 2, seed) == replayed(start, 2, seed)
        assert (str(start), start.view(0).to_json()) == (before, view)


def test_nobody_decides_when_the_game_is_over_or_none_is_played():
    over: Any = random_match({"players": 3, "rounds": 1}, seed=1).state
    assert random_games(over, 5, 1) == 0
    assert random_games(new(players=3), 0, 1) == 0


def test_a_last_pick_and_a_stop_are_one_decision_each():
    last_pick = "saboteur players=3 rounds=1 phase=pick ending=miners tunnel=1 roles=MMS turn=1 pool=12"
    assert random_games(State.parse(last_pick), 100, 1) == 100
    stop = (
        "saboteur players=3 rounds=1 bonus_nuggets phase=stop bonus=1@2,0 claim=next_turn claimer=0 table=EW@1,0 pile=-"
    )
    assert random_games(State.parse(stop), 100, 1) == 100


# A step from the goals, where rounds end early or late: from the start random play hardly ever finds the gold.
WAY = "table=EW@1,0;EW@2,0;EW@3,0;NESW@4,0;NESW@5,0;NESW@6,0"
NEAR = {
    "three players": f"saboteur players=3 {WAY} hands=NESW,NEW,map/NES,NEW,NS/NES,NE,breakP",
    "five players, classic": f"saboteur players=5 edition=classic {WAY} hands=NESW/NEW/NES/NEW/breakP rounds=2",
    "an extra card": f"saboteur players=4 bonus_nuggets {WAY} bonus=3@4,2 left=12 hands=NESW,NS/NS/NEW/NES",
}
GOLDEN = {"three players": 938, "five players, classic": 585, "an extra card": 888}


@pytest.mark.parametrize("case", NEAR)
def test_counts_are_those_written_down_and_those_of_the_dice(case):
    start = State.parse(NEAR[case])
    assert random_games(start, 5, 2024) == GOLDEN[case] == replayed(start, 5, 2024)


@pytest.mark.parametrize("case", NEAR)
def test_other_seeds_play_other_games_and_the_same_seed_the_same(case):
    start = State.parse(NEAR[case])
    counts = [random_games(start, 2, seed) for seed in range(12)]
    assert len(set(counts)) > 4
    assert [random_games(start, 2, seed) for seed in range(12)] == counts


def test_games_of_one_call_continue_rolling_the_same_dice():
    start = State.parse(NEAR["three players"])
    counts = [0, *(random_games(start, games, 9) for games in range(1, 9))]
    assert len({late - early for early, late in pairwise(counts)}) > 2


def test_a_game_without_gold_has_a_decision_for_every_card():
    start = State.parse("saboteur players=3 rounds=2 round=2 hands=map,NS/breakP/- pile=map,map,mendP,breakL")
    assert random_games(start, 20, 1) == 20 * 7


def test_two_threads_count_what_one_counts():
    starts = [State.parse(NEAR["three players"]), State.parse(NEAR["an extra card"])]
    games = 100 if engine.build() == "compiled" else 4
    alone = [random_games(start, games, seed) for seed, start in enumerate(starts)]
    together = [0, 0]

    def play(number: int) -> None:
        together[number] = random_games(starts[number], games, number)

    threads = [threading.Thread(target=play, args=(number,)) for number in (0, 1)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert together == alone


def test_two_threads_may_start_from_the_same_position():
    start = State.parse(NEAR["five players, classic"])
    games = 100 if engine.build() == "compiled" else 4
    found: dict[int, int] = {}

    def play(seed: int) -> None:
        found[seed] = random_games(start, games, seed)

    threads = [threading.Thread(target=play, args=(seed,)) for seed in (1, 2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == {seed: random_games(start, games, seed) for seed in (1, 2)}
