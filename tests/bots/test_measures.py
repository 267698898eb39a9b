"""The figures of the bots: every measurement runs, and the held-out players are those that nothing was fitted to."""

import pytest

from bench.bots import forest_held_out
from bench.bots.__main__ import CELLS, FOREST_HASH, HASH, hash_of, held_out_hash
from bench.bots.figures import figures, table
from bench.bots.held_out import KINDS
from bench.bots.measures import LEVELS, MEASURES
from bench.bots.required import ROWS, levels, required, stealth
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


def test_every_required_value_is_measured_by_a_cell():
    measured = {cell.name for cells in CELLS.values() for cell in cells}
    assert {cell for row in ROWS for cell in row.cells} <= measured


def test_the_table_says_which_required_values_are_missed():
    figure = {"value": 0.02, "low": 0.01, "high": 0.04, "of": 100.0}
    found = {
        "exposure detective, 5 players": {"exposed on turn 2, read by detective@1": figure | {"value": 0.4}},
        "strength detective, 5 players": {"as miners": figure},
        "strength detective, 7 players": {"as miners": figure | {"low": -0.03}},
        "talk detective, 3+2": {"purity of trust (miner)": figure | {"value": 0.7}},
    }
    lines = required(found).splitlines()[2:]
    assert [line.rpartition("| ")[2] for line in sorted(lines)] == ["no: `plain` |", "yes |", "no: 7 |"]
    assert "+2.0 (1.0 to 4.0)" in required(found)
    assert not stealth(found)


def test_levels_and_stealth_have_tables_of_their_own():
    cells = (CELLS["levels"][0], CELLS["stealth"][0])
    found = {cell.name: figures(MEASURES[cell.measure](cell, "a deal")) for cell in cells}
    assert all(f"| {level} |" in levels(found, LEVELS) for level in LEVELS)
    assert stealth(found).splitlines()[2].startswith("| 0.0 |")
