"""The examples in the folder of that name do what they say."""

import pytest

import pyrite
from examples.flat_monte_carlo import FlatMonteCarlo, lead
from tests.games.lost_mines.rules import forest
from tests.games.saboteur.rules import table

ROAD = "EW@1,0;EW@2,0;EW@3,0;NESW@4,0;NESW@5,0;NESW@6,0"
TO_THE_GOLD = f"rounds=1 turn=0 roles=MMS looked=m// goals=ne,gold,nw table={ROAD} hands=NESW,ew,ne/map/map"
TO_THE_GEMS = (
    "rounds=1 phase=walk due=1 dwarfs=bO,yL,yS mines=gold,GEMS:NESW,silver,dragon treasures=gems4,gems5,gold2 "
    f"table={forest.ROAD} at=7,2/1,4/1,4 hands=NE/NE/NE pile=-"
)


@pytest.mark.parametrize(
    ("state", "best"),
    [(table.position(TO_THE_GOLD), "NESW@7,0"), (forest.position(TO_THE_GEMS), "walk@9,2")],
    ids=["saboteur", "lost-mines"],
)
def test_flat_monte_carlo_finds_the_action_that_wins_immediately(state, best):
    assert {str(FlatMonteCarlo(seed).act(state.view(0))) for seed in range(3)} == {best}


@pytest.mark.parametrize("game", ["saboteur", "lost-mines"])
def test_flat_monte_carlo_plays_a_round_of_any_game_and_the_same_one_from_the_same_seed(game):
    records = set()
    for _ in range(2):
        match = pyrite.new(game, players=3, rounds=1, seed=2)
        searching, other = FlatMonteCarlo(1), pyrite.bot("random", seed=2)
        for _ in range(9):
            view = match.view(match.turn)
            match.play(searching.act(view, budget=0.01) if match.turn == 0 else other.act(view))
        records.add(match.record())
    assert len(records) == 1


def test_flat_monte_carlo_takes_more_samples_with_a_larger_budget():
    view = pyrite.new("saboteur", players=3, rounds=1, seed=2)
    seen = view.view(view.turn)
    asked = []

    class Counted(FlatMonteCarlo):
        def averages(self, view, samples):
            asked.append(samples)
            return [0.0] * len(view.legal)

    for budget in (None, 0.001, 0.5):
        Counted(1).act(seen, budget)
    assert asked == [10, 1, 50]


def test_the_lead_is_over_the_average_of_the_others():
    assert lead([5, 1, 3], 0) == 3
    assert lead([5, 1, 3], 1) == -3
