"""`pyrite bench`: the figures that others compare with, measured in a moment."""

import json
from typing import Any

import pytest

from pyrite import engine
from pyrite.arena import speed
from pyrite.cli import bench, main
from pyrite.game import GAMES
from pyrite.texts import text

pytestmark = pytest.mark.once
RATES = {"playout_steps_per_s", "api_steps_per_s", "samples_per_s", "views_per_s"}


@pytest.fixture(autouse=True)
def _in_a_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    """Measures twice, and hardly at all."""
    monkeypatch.setattr(speed, "REPEATS", 2)
    monkeypatch.setattr(speed, "SECONDS", 0.002)


@pytest.fixture
def report(capsys: pytest.CaptureFixture[str]) -> dict[str, Any]:
    assert main(["bench", "--json"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    figures: dict[str, Any] = json.loads(out)
    return figures


def test_json_has_every_figure_and_each_is_within_its_spread(report):
    assert report["build"] == engine.build()
    assert set(report["saboteur"]) >= RATES
    assert set(report["saboteur"]["by_players"]) == {"3", "5", "10"}
    for figures in report["saboteur"]["by_players"].values():
        assert set(figures) == set(speed.FIGURES) >= RATES
        for figure in figures.values():
            assert 0 < figure["low"] <= figure["median"] <= figure["high"]
    for name in speed.FIGURES:
        assert report["saboteur"][name] == report["saboteur"]["by_players"]["5"][name]["median"]
    spread = report["import_ms_spread"]
    assert spread["low"] <= spread["median"] <= spread["high"]
    assert report["import_ms"] == spread["median"] > 0
    assert report["cores"] >= 1
    assert report["load"] >= 0
    assert report["version"]


def test_the_table_names_every_figure_and_player_count(capsys, monkeypatch):
    monkeypatch.setenv("COLUMNS", "140")
    assert main(["bench"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    for name in speed.FIGURES:
        assert out.count(text(f"cli-figure-{name.replace('_', '-')}")) == len(GAMES)
    for a_game in GAMES.values():
        assert all(f"{players} players" in out for players in bench.counts(a_game))
    assert engine.build() in out
    assert "import pyrite: " in out.splitlines()[-1]


def test_a_figure_is_the_middle_of_its_measurements():
    assert speed.figure([3.0, 1.0, 10.0]) == speed.Figure(median=3.0, low=1.0, high=10.0)


def test_a_rate_is_work_by_time(monkeypatch):
    """On a clock that a unit of work takes half a second of."""
    clock = [0.0]

    def work(rounds: int) -> int:
        clock[0] += rounds * 0.5
        return rounds

    monkeypatch.setattr("pyrite.arena.speed.time.perf_counter", lambda: clock[0])
    monkeypatch.setattr(speed, "REPEATS", 3)
    monkeypatch.setattr(speed, "SECONDS", 20)
    assert speed.rate(work) == speed.Figure(median=2.0, low=2.0, high=2.0)
