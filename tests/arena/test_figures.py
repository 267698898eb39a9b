"""Hand-made results, and the figures worked out by hand."""

from typing import Any

import pytest

from pyrite import __version__, engine
from pyrite.arena.contest import Chunk, Contest
from pyrite.arena.deals import ChunkResult, PointsDeal, TeamsDeal
from pyrite.arena.figures import ContestFigures, PointsCell, TeamsCell, cells, figures, lines
from pyrite.arena.move_times import Thinking
from pyrite.arena.statistics import Mean
from pyrite.game import game

pytestmark = pytest.mark.once


TEAMS, POINTS = game("saboteur"), game("lost-mines")


def thinking(*seconds: float) -> Thinking:
    times = Thinking()
    for one in seconds:
        times.add(one)
    return times


def miners(number: int, saboteurs: int, **won: bool) -> TeamsDeal:
    return TeamsDeal(number, saboteurs, won)


MINERS = [
    miners(0, 1, ab=True, ba=True),
    miners(1, 2, ab=True, ba=False),
    miners(2, 2, ab=False, ba=False),
    miners(3, 2, ab=True, ba=True),
    miners(4, 2, ab=True, ba=False),
]

DWARFS = [
    PointsDeal(0, ("loyal", "loyal", "selfish"), (4, 3, 0), (2, 3, 1)),
    PointsDeal(1, ("loyal", "selfish", "selfish"), (0, 5, 2), (1, 0, 2)),
]


def teams_cell(results: list[TeamsDeal], group: str) -> TeamsCell:
    cell = cells(TEAMS, results)[group]
    assert isinstance(cell, TeamsCell)
    return cell


def points_cell(group: str) -> PointsCell:
    cell = cells(POINTS, DWARFS)[group]
    assert isinstance(cell, PointsCell)
    return cell


def test_wins_are_counted_by_seating_and_true_number_of_saboteurs():
    assert list(cells(TEAMS, MINERS)) == ["all", "1", "2"]
    counted = {
        group: (cell.deals, {seating: one.count for seating, one in cell.won.items()})
        for group in ("all", "1", "2")
        if isinstance(cell := cells(TEAMS, MINERS)[group], TeamsCell)
    }
    assert counted == {
        "all": (5, {"ab": 4, "ba": 2}),
        "1": (1, {"ab": 1, "ba": 1}),
        "2": (4, {"ab": 3, "ba": 1}),
    }
    assert teams_cell(MINERS, "2").won["ab"].rate == 0.75


def test_the_difference_is_that_of_the_same_deals():
    overall = teams_cell(MINERS, "all").differences["overall"]
    assert overall is not None
    assert overall.mean == pytest.approx(2 / 5)  # +1 in deals 1 and 4, 0 in the others
    assert 0 <= overall.low <= overall.mean <= overall.high <= 1
    assert list(teams_cell(MINERS, "all").differences) == ["overall"]


def test_deals_in_which_both_win_alike_differ_by_exactly_nothing():
    alike = [miners(number, 1, ab=number % 2 == 0, ba=number % 2 == 0) for number in range(10)]
    assert teams_cell(alike, "all").differences["overall"] == Mean(0.0, 0.0, 0.0)


def test_the_grid_splits_the_difference_into_digging_and_sabotaging():
    grid = [
        miners(0, 2, ab=True, ba=False, aa=True, bb=False),  # A digs better, against either
        miners(1, 2, ab=True, ba=False, aa=False, bb=False),
        miners(2, 2, ab=True, ba=False, aa=False, bb=True),  # A sabotages better, against either
        miners(3, 2, ab=True, ba=True, aa=True, bb=True),
    ]
    means = {name: one.mean for name, one in teams_cell(grid, "2").differences.items() if one}
    # digging: (ab-bb + aa-ba)/2 is 1, 1/2, 0, 0; sabotaging: (ab-aa + bb-ba)/2 is 0, 1/2, 1, 0
    assert means == {"overall": 0.75, "first": 0.375, "second": 0.375}


def test_points_are_counted_by_character():
    assert list(cells(POINTS, DWARFS)) == ["all", "loyal", "selfish", "saboteur"]
    loyal, selfish, everyone = (points_cell(group) for group in ("loyal", "selfish", "all"))
    assert (loyal.seats, selfish.seats, everyone.seats) == (3, 3, 6)
    means = [one.mean for cell in (loyal, selfish, everyone) for one in (cell.a, cell.b, cell.difference) if one]
    expected = [7 / 3, 6 / 3, 1 / 3, 7 / 3, 3 / 3, 4 / 3, 14 / 6, 9 / 6, 5 / 6]
    assert means == pytest.approx(expected)


def test_a_deal_is_resampled_whole():
    """Only three samples of two deals differ: the loyal differ by 2 in two seats, by -1 in one, by 1 in all three."""
    difference = points_cell("loyal").difference
    assert difference is not None
    assert (difference.low, difference.high) == (-1.0, 1.0)


def test_a_character_that_was_never_dealt_has_no_mean():
    cell = points_cell("saboteur")
    assert (cell.seats, cell.a, cell.b, cell.difference) == (0, None, None, None)
    assert lines(cell, POINTS.report_words) == []


def some_figures(order: int = 1) -> ContestFigures:
    contest = Contest(game="saboteur", a="digger", b="novice", players=(4, 5), deals=5, seed=11)
    played = [
        ChunkResult(Chunk(5, (0, 1)), list(MINERS[:2]), {"a": thinking(0.001), "b": thinking(0.1)}),
        ChunkResult(Chunk(4, (0,)), [miners(0, 0, ab=True, ba=False)], {"a": Thinking(), "b": thinking(0.1)}),
        ChunkResult(Chunk(5, (2, 3, 4)), list(MINERS[2:]), {"a": thinking(0.003, 0.003), "b": Thinking()}),
    ]
    return figures(contest, played[::order])


def test_figures_put_chunks_together_in_whatever_order_they_ended():
    found = some_figures()
    assert found == some_figures(-1)
    assert {players: list(groups) for players, groups in found.by_players.items()} == {
        4: ["all", "0"],
        5: ["all", "1", "2"],
    }
    assert found.by_players[5] == cells(TEAMS, MINERS)
    pace = found.thinking["a"]
    assert [pace.moves, pace.mean_ms] == pytest.approx([3, 7 / 3])
    assert [pace.median_ms, pace.p99_ms] == pytest.approx([3, 3], rel=0.03)
    assert [count for _, count in pace.histogram] == [1, 2]


def test_figures_as_data_begin_with_what_was_played():
    data: Any = some_figures().to_data()
    assert list(data) == [
        *("game", "a", "b", "players", "deals", "seed", "grid", "talk", "options", "command"),
        *("version", "build", "by_players", "thinking", "usage"),
    ]
    assert (data["version"], data["build"]) == (__version__, engine.build())
    assert data["command"] == "pyrite match digger novice --game saboteur --players 4,5 --deals 5 --seed 11"
    assert data["by_players"]["5"]["2"]["miners_win"]["ab"]["count"] == 3


def test_the_command_names_every_option_that_was_given():
    contest = Contest(
        game="saboteur",
        a="a",
        b="b",
        seed=1,
        grid=True,
        options={"edition": "classic", "bonus_nuggets": True, "first": 0},
    )
    flags = "--grid --edition classic --bonus-nuggets --first 0"
    assert contest.command == f"pyrite match a b --game saboteur --players 5 --deals 1000 --seed 1 {flags}"


def test_figures_read_as_people_write_them():
    assert [f"{line.who}: {line}" for line in lines(cells(TEAMS, MINERS)["2"], TEAMS.report_words)][:2] == [
        "A digs, B sabotages: 75.0 % (30.1 to 95.4)",
        "B digs, A sabotages: 25.0 % (4.6 to 69.9)",
    ]
    assert str(lines(cells(TEAMS, MINERS)["all"], TEAMS.report_words)[-1]).startswith("+40.0 (+0.0 to +")
    assert str(lines(points_cell("loyal"), POINTS.report_words)[-1]) == "+0.33 (-1.00 to +1.00)"
