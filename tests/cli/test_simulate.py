"""`pyrite simulate`: its figures, and the records that it writes."""

import json
import xml.etree.ElementTree as ET
from importlib import resources
from typing import Any

import pytest

import pyrite
from pyrite import engine
from tests.cli.running import Run, refused


def figures(run: Run, *more: str) -> dict:
    code, out, err = run("simulate", "saboteur", "--json", *more)
    assert (code, err) == (0, "")
    report: dict = json.loads(out)
    return report


def test_the_figures_have_their_names_and_add_up(run):
    report = figures(run, "--players", "3", "--games", "20", "--rounds", "2", "--seed", "5", "--bonus-nuggets")
    assert list(report) == [
        *("game", "options", "bots", "games", "seed", "build", "rounds", "mean_score_by_seat", "seconds"),
    ]
    assert report["game"] == "saboteur"
    assert report["options"] == {"players": 3, "rounds": 2, "bonus_nuggets": True}
    assert (report["bots"], report["games"], report["seed"]) == (["random"], 20, 5)
    assert report["build"] == engine.build()
    assert report["seconds"] > 0
    assert len(report["mean_score_by_seat"]) == 3
    tallies = report["rounds"]
    assert list(tallies) == ["0", "1"]
    assert sum(tally["rounds"] for tally in tallies.values()) == 40
    for tally in tallies.values():
        assert list(tally["endings"]) == ["miners", "saboteurs", "nobody"]
        assert tally["rounds"] == sum(ending["count"] for ending in tally["endings"].values())
        for ending in tally["endings"].values():
            assert ending["rate"] == pytest.approx(ending["count"] / tally["rounds"])
    assert tallies["0"]["endings"]["saboteurs"]["count"] == tallies["1"]["endings"]["nobody"]["count"] == 0


@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_the_interval_of_a_rate_contains_it(run, seed):
    report = figures(run, "--players", "5", "--games", "5", "--seed", seed)
    for tally in report["rounds"].values():
        for ending in tally["endings"].values():
            assert 0 <= ending["low"] <= ending["rate"] <= ending["high"] <= 1
            assert ending["low"] < ending["high"]


def test_the_number_of_saboteurs_is_the_one_dealt(run):
    assert list(figures(run, "--players", "3", "--games", "3", "--all-saboteurs")["rounds"]) == ["1"]
    assert list(figures(run, "--players", "10", "--games", "2", "--all-saboteurs")["rounds"]) == ["4"]


def test_the_same_seed_gives_the_same_figures(run):
    first, second = (figures(run, "--games", "4", "--rounds", "1", "--seed", "9") for _ in range(2))
    del first["seconds"], second["seconds"]
    assert first == second
    assert (
        figures(run, "--games", "4", "--rounds", "1", "--seed", "10")["mean_score_by_seat"]
        != first["mean_score_by_seat"]
    )


def test_without_a_seed_the_one_taken_is_printed(run):
    report = figures(run, "--games", "2", "--rounds", "1")
    again = figures(run, "--games", "2", "--rounds", "1", "--seed", str(report["seed"]))
    assert report["mean_score_by_seat"] == again["mean_score_by_seat"]
    assert report["rounds"] == again["rounds"]


def test_the_lost_mines_are_simulated_too(run):
    code, out, err = run("simulate", "lost-mines", "--json", "--players", "4", "--games", "6", "--seed", "3")
    assert (code, err) == (0, "")
    report = json.loads(out)
    assert report["rounds"]["all"]["rounds"] == 12
    assert list(report["rounds"]["all"]["endings"]) == ["treasures", "cards", "vote"]
    assert set(report["rounds"]["all"]["points_by_role"]) <= {"loyal", "selfish", "saboteur"}


def test_a_game_is_recorded_replayed_and_shown_with_a_box_of_ones_own(run, tmp_path):
    box = tmp_path / "box.toml"
    text = resources.files("pyrite.games.lost_mines.rules").joinpath("box.toml").read_text(encoding="utf-8")
    box.write_text(text.replace("trap = 3\ntroll = 2", "trap = 2\ntroll = 3"), encoding="utf-8")
    record = tmp_path / "game.pyrite"
    arguments = ("--players", "3", "--rounds", "1", "--seed", "1", "--box", str(box), "--record", str(record))
    assert run("simulate", "lost-mines", *arguments)[0] == 0
    options: Any = pyrite.load(record.read_text(encoding="utf-8")).options
    assert options.box.deck[45:47] == (2, 3)
    code, out, _ = run("replay", str(record), "--as", "1")
    assert (code, "== Round 1 of 1" in out, "seat 1 gets the" in out, "seat 0 gets the" in out) == (
        0,
        True,
        True,
        False,
    )
    assert run("show", str(record))[0] == 0
    ET.fromstring(run("show", str(record), "--svg")[1])


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ("trap = 3", "23 action cards"),
        ("camp = 5", "40 path cards"),
        ("gold = [2, 3, 3, 4]", "12 treasures"),
        ("storm = 2", "14 tokens"),
        ("width = 11", "not on the board"),
    ],
)
def test_a_box_that_does_not_add_up_is_refused_with_the_total_that_is_off(run, tmp_path, wrong, reason):
    other = {
        "trap = 3": "trap = 4",
        "camp = 5": "camp = 4",
        "storm = 2": "storm = 1\naxe = 4",
        "width = 11": "width = 8",
    }
    other["gold = [2, 3, 3, 4]"] = "gold = [2, 3, 3]"
    text = resources.files("pyrite.games.lost_mines.rules").joinpath("box.toml").read_text(encoding="utf-8")
    text = text.replace("axe = 3\n", "") if "axe" in other[wrong] else text
    (tmp_path / "box.toml").write_text(text.replace(wrong, other[wrong]), encoding="utf-8")
    code, out, err = run("simulate", "lost-mines", "--box", str(tmp_path / "box.toml"))
    assert (code, out) == (2, "")
    assert reason in err
    assert err.count("\n") == 1


def test_options_of_the_other_game_are_refused(run):
    code, _, err = run("simulate", "saboteur", "--until-alone")
    assert (code, "has no option 'until_alone'" in err) == (2, True)
    code, _, err = run("simulate", "lost-mines", "--edition", "classic")
    assert (code, "has no option 'edition'" in err) == (2, True)


def test_a_table_is_printed_for_people(run):
    code, out, err = run("simulate", "saboteur", "--games", "2", "--seed", "1")
    assert (code, err) == (0, "")
    assert "seed 1" in out
    assert f"{engine.build()} engine" in out
    assert "\x1b" not in out


def test_bots_take_their_seats_in_turn(run):
    assert figures(run, "--games", "1", "--bots", "random,random")["bots"] == ["random", "random"]


@pytest.mark.once
@pytest.mark.parametrize(
    ("given", "option"),
    [
        (["--edition", "classic"], "edition=classic"),
        (["--rounds", "1"], "rounds=1"),
        (["--maps", "0"], "maps=0"),
        (["--first", "0"], "first=0"),
        (["--sabotaged-unpaid"], "sabotaged_unpaid"),
        (["--bonus-nuggets"], "bonus_nuggets"),
        (["--all-saboteurs"], "all_saboteurs"),
    ],
    ids=str,
)
def test_every_option_of_the_game_reaches_it(run, given, option):
    code, out, _ = run("simulate", "saboteur", "--players", "4", "--record", "-", "--seed", "1", *given)
    assert code == 0
    assert out.split("\n")[1] == f"saboteur players=4 {option}"


def test_a_record_is_written_and_replays(run, tmp_path):
    file = tmp_path / "new.pyrite"
    assert run("simulate", "saboteur", "--rounds", "1", "--seed", "7", "--record", str(file)) == (0, "", "")
    _, out, _ = run("simulate", "saboteur", "--rounds", "1", "--seed", "7", "--record", "-")
    assert file.read_text() == out
    assert pyrite.load(out).record() == out
    code, report, err = run("replay", str(file))
    assert (code, err) == (0, "")
    assert "The game is over" in report


@pytest.mark.once
def test_a_record_replaces_what_the_file_said(run, tmp_path):
    file = tmp_path / "old.pyrite"
    file.write_text("x" * 100_000)
    run("simulate", "saboteur", "--rounds", "1", "--seed", "7", "--record", str(file))
    assert pyrite.load(file.read_text()).turn is None


@pytest.mark.once
@pytest.mark.parametrize("target", ["", "missing/game.pyrite", "file/game.pyrite"])
def test_a_record_that_cannot_be_written_is_refused(run, tmp_path, target):
    (tmp_path / "file").write_text("")
    said = refused(run("simulate", "saboteur", "--rounds", "1", "--record", str(tmp_path / target)))
    assert "cannot be written" in said


@pytest.mark.once
def test_a_record_for_no_file_at_all_is_refused(run):
    said = refused(run("simulate", "saboteur", "--rounds", "1", "--games", "1", "--record", ""))
    assert "cannot be written" in said
