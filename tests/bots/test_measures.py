"""The figures of the bots: every measurement runs, and the held-out players are those that nothing was fitted to."""

import pytest

from bench.bots import forest_held_out
from bench.bots.__main__ import CELLS, FOREST_HASH, HASH, hash_of, held_out_hash
from bench.bots.figures import figures, table
from bench.bots.held_out import KINDS
from bench.bots.measures import MEASURES
from bench.bots.training_kinds import BOTS, FAMILIES
from pyrite import engine

pytestmark = [
    pytest.mark.once,
    pytest.mark.skipif(engine.build() != "compiled", reason="takes a minute on the interpreted engine"),
]


def test_the_held_out_players_are_unchanged_and_none_of_them_was_fitted_to():
    assert held_out_hash() == HASH
    scripted = {"neighbour", "drone", "framer", "beginner"}  # a style that was known before is also called sleeper
    assert not scripted & {*BOTS, *FAMILIES["miner"], *FAMILIES["saboteur"]}
    assert scripted <= {*KINDS["miner"], *KINDS["saboteur"]}


def test_the_held_out_players_of_the_lost_mines_are_unchanged():
    assert hash_of(forest_held_out) == FOREST_HASH


@pytest.mark.parametrize(
    "name", ["exposure", "suspicion", "talk", "strength", "levels", "forest", "endings", "forest strangers"]
)
def test_every_measurement_gives_figures(name):
    cell = CELLS[name][0]
    found = figures(MEASURES[cell.measure](cell, "a deal"))
    assert found
    assert all(row["of"] > 0 for row in found.values())
    assert table({cell.name: found}).strip().startswith(cell.name)
