"""The command line: exit codes, one line for what is wrong, figures, records, and eyes that see only their own."""

import json
import os
import random
import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Callable, Sequence
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

import pyrite
from pyrite import cli, engine
from pyrite.cli import main

COMMANDS = [module.__name__.rpartition(".")[2] for module in cli.COMMANDS]
POSITION = "saboteur players=3 hands=NS/-/- table=EW@1,0;NES@2,0"

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs a command in this process: its exit code, what it printed, and what it complained."""

    def run_it(*arguments: str) -> tuple[int, str, str]:
        try:
            code = main(arguments)
        except SystemExit as leaving:  # argparse leaves so
            code = leaving.code if isinstance(leaving.code, int) else 1
        printed = capsys.readouterr()
        return code, printed.out, printed.err

    return run_it


def refused(outcome: tuple[int, str, str], code: int = 2) -> str:
    """The one line with which a command said no."""
    got, out, err = outcome
    assert got == code, err
    assert out == ""
    assert err.count("\n") == 1
    assert err.endswith("\n")
    assert err.startswith("pyrite")
    assert "Traceback" not in err
    return err


def process(*arguments: str, **more: Any) -> subprocess.CompletedProcess[str]:
    """Runs a command as people do, with the engine that runs here and a stdout that buffers."""
    return subprocess.run(command(*arguments), env=environment(), text=True, timeout=60, **more)


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "pyrite", *arguments]


def environment() -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name not in ("PYTHONUNBUFFERED", "COLUMNS")}
    return kept | {"PYRITE_ENGINE": "python" if engine.build() == "interpreted" else "compiled"}


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with the record of a game of two rounds, the first one won by the miners."""
    file = tmp_path_factory.mktemp("records") / "game.pyrite"
    file.write_text(some_match().record(), encoding="utf-8")
    return file


def some_match() -> pyrite.Match:
    for seed in range(1000):
        rng = random.Random(seed)
        match = pyrite.new("saboteur", players=3, rounds=2, seed=seed)
        while match.turn is not None:
            lays = [a for a in match.legal() if a.verb.value == "lay" and a.face and a.face.isupper()]
            wanted = lays if lays and rng.random() < 0.8 else match.legal()
            match.play(max(wanted, key=lambda a: (a.x or 0) + rng.random()))
        kinds = [event.kind for event in match.events(None)]
        if "picked" in kinds and "looked" in kinds and "passed" in kinds:
            return match
    raise AssertionError("no game has a pick, a look and a pass")


# Arguments


@pytest.mark.once
@pytest.mark.parametrize("name", COMMANDS)
def test_help_has_an_example_on_one_line_to_be_copied(run, name, monkeypatch):
    monkeypatch.setenv("COLUMNS", "80")
    code, out, err = run(name, "--help")
    assert (code, err) == (0, "")
    assert "example:" in out
    assert out.rstrip("\n").split("\n")[-1].strip().removeprefix("example: ").startswith(f"pyrite {name} ")


@pytest.mark.once
def test_help_lists_the_commands(run):
    code, out, _ = run("--help")
    assert code == 0
    for name in COMMANDS:
        assert name in out


@pytest.mark.once
@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ([], "COMMAND"),
        (["dance"], "dance"),
        (["--dance"], "COMMAND"),
        (["simulate"], "GAME"),
        (["simulate", "chess"], "chess"),
        (["simulate", "saboteur", "more"], "unrecognized arguments: more"),
        (["simulate", "saboteur", "--dance"], "--dance"),
        (["simulate", "saboteur", "--players"], "--players"),
        (["simulate", "saboteur", "--players", "two"], "--players"),
        (["simulate", "saboteur", "--players", "2"], "players is 2; it is a whole number from 3 to 10"),
        (["simulate", "saboteur", "--players", "11"], "players is 11"),
        (["simulate", "saboteur", "--players", "-5"], "players"),
        (["simulate", "saboteur", "--players", "5.5"], "--players"),
        (["simulate", "saboteur", "--players", "9" * 30], "players"),
        (["simulate", "saboteur", "--players", "9" * 5000], "players"),
        (["simulate", "saboteur", "--games", "0"], "--games"),
        (["simulate", "saboteur", "--games", "-1"], "--games"),
        (["simulate", "saboteur", "--games", "many"], "--games"),
        (["simulate", "saboteur", "--games", "1e3"], "--games"),
        (["simulate", "saboteur", "--games", "\u0663"], "--games"),
        (["simulate", "saboteur", "--games", ""], "--games"),
        (["simulate", "saboteur", "--games", "9" * 5000], "--games"),
        (["simulate", "saboteur", "--bots", "dancer"], "there is no bot 'dancer'; there is random"),
        (["simulate", "saboteur", "--bots", ""], "no bot ''"),
        (["simulate", "saboteur", "--bots", "random,"], "no bot ''"),
        (["simulate", "saboteur", "--seed", "x"], "--seed"),
        (["simulate", "saboteur", "--edition", "latest"], "edition is 'latest'"),
        (["simulate", "saboteur", "--rounds", "0"], "rounds is 0"),
        (["simulate", "saboteur", "--rounds", "100"], "rounds is 100"),
        (["simulate", "saboteur", "--maps", "7"], "maps is 7"),
        (["simulate", "saboteur", "--first", "5"], "first is 5; it is a whole number from 0 to 4"),
        (["simulate", "saboteur", "--watch", "--pace", "-1"], "--pace"),
        (["simulate", "saboteur", "--watch", "--pace", "nan"], "--pace"),
        (["simulate", "saboteur", "--watch", "--pace", "inf"], "--pace"),
        (["simulate", "saboteur", "--watch", "--pace", "61"], "--pace"),
        (["simulate", "saboteur", "--watch", "--pace", "slow"], "--pace"),
        (["simulate", "saboteur", "--bonus-nuggets=1"], "--bonus-nuggets"),
        (["replay"], "FILE"),
        (["show"], "FILE|POSITION"),
        (["replay", "nowhere.pyrite"], "nowhere.pyrite cannot be read: No such file"),
        (["show", "nowhere.pyrite"], "nowhere.pyrite cannot be read: No such file"),
        (["show", ""], "cannot be read"),
        (["show", "x" * 5000], "cannot be read"),
        (["show", "saboteur"], "saboteur cannot be read"),
        (["show", POSITION, "--as", "me"], "--as"),
        (["show", POSITION, "--as", "3"], "nobody sits there, seats are 0 to 2"),
        (["show", POSITION, "--as", "-1"], "nobody sits there, seats are 0 to 2"),
    ],
    ids=lambda value: " ".join(word[-70:] for word in value) if isinstance(value, list) else "",
)
def test_bad_arguments_get_one_line_and_exit_code_2(run, arguments, said):
    assert said in refused(run(*arguments))


@pytest.mark.once
def test_an_argument_of_several_lines_still_gets_one_line(run):
    refused(run("show", "one", "two\nthree"))
    refused(run("show", "one\ntwo"))


@pytest.mark.once
@pytest.mark.parametrize("seat", ["3", "-1", "10", "99999999999999999999"])
def test_a_seat_that_nobody_holds_cannot_replay(run, record, seat):
    assert "seats are 0 to 2" in refused(run("replay", str(record), "--as", seat))


# Files that are no records


@pytest.mark.once
@pytest.mark.parametrize("name", ["replay", "show"])
@pytest.mark.parametrize(
    ("data", "code", "said"),
    [
        (b"", 1, "line 1: a record begins with 'pyrite 1'"),
        (b"\n\n", 1, "line 1"),
        (b"hello\n", 1, "line 1"),
        (b"\x00" * 100, 1, "line 1"),
        (b"\xff\xfe\x00rubbish\x80", 2, "is no text"),
        (bytes(range(256)), 2, "is no text"),
        (b"\x89PNG\r\n\x1a\n", 2, "is no text"),
        (b"pyrite 2\n", 1, "line 1: this is pyrite 2, and only pyrite 1 can be read"),
        (b"pyrite 1\nchess players=3\ndeals\n", 1, "line 2: there is no game 'chess'"),
        (b"pyrite 1\nsaboteur players=3\n", 1, "cut off"),
        (b"x" * 5_000_000, 2, "longer than any record"),
        (b"x" * 1_000_000, 1, "line 1"),
    ],
    ids=["empty", "lines", "words", "nul", "binary", "bytes", "png", "version", "game", "cut", "huge", "long"],
)
def test_a_file_that_is_no_record_gets_one_line(run, tmp_path, name, data, code, said):
    file = tmp_path / "rubbish"
    file.write_bytes(data)
    assert said in refused(run(name, str(file)), code)


@pytest.mark.once
@pytest.mark.parametrize("name", ["replay", "show"])
def test_a_directory_is_no_record(run, tmp_path, name):
    assert "cannot be read: Is a directory" in refused(run(name, str(tmp_path)))


@pytest.mark.once
def test_an_illegal_move_is_told_with_its_line_and_rule_and_exit_code_1(run, tmp_path, record):
    text = re.sub(r"^(\d) \S+", r"\1 NS@20,20", record.read_text(), count=1, flags=re.MULTILINE)
    file = tmp_path / "cheat.pyrite"
    file.write_text(text)
    said = refused(run("replay", str(file)), 1)
    assert re.search(r"cheat\.pyrite: line 5: NS@20,20: .* \(S[34]\.\d\)", said)


@pytest.mark.once
@pytest.mark.parametrize(
    "position",
    [
        "saboteur players=3",
        "saboteur players=2 hands=NS/-",
        "saboteur players=3 hands=NS/-/- table=XX@1,0",
        "saboteur players=3 hands=NS/-/- table=N@1,0",
        "saboteur players=3 hands=NS/-/- colour=red",
        "saboteur players=3 hands=9NS/-/-",
    ],
)
def test_a_wrong_position_gets_one_line_and_exit_code_1(run, position):
    assert "the position is wrong" in refused(run("show", position), 1)


# Simulating


def figures(run: Run, *more: str) -> dict:
    code, out, err = run("simulate", "saboteur", "--json", *more)
    assert (code, err) == (0, "")
    told: dict = json.loads(out)
    return told


def test_the_figures_have_their_names_and_add_up(run):
    told = figures(run, "--players", "3", "--games", "20", "--rounds", "2", "--seed", "5", "--bonus-nuggets")
    assert list(told) == [
        *("game", "options", "bots", "games", "seed", "build", "rounds", "mean_score_by_seat", "seconds"),
    ]
    assert told["game"] == "saboteur"
    assert told["options"] == {"players": 3, "rounds": 2, "bonus_nuggets": True}
    assert (told["bots"], told["games"], told["seed"]) == (["random"], 20, 5)
    assert told["build"] == engine.build()
    assert told["seconds"] > 0
    assert len(told["mean_score_by_seat"]) == 3
    tallies = told["rounds"]
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
    told = figures(run, "--players", "5", "--games", "5", "--seed", seed)
    for tally in told["rounds"].values():
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


def test_without_a_seed_the_one_taken_is_told(run):
    told = figures(run, "--games", "2", "--rounds", "1")
    again = figures(run, "--games", "2", "--rounds", "1", "--seed", str(told["seed"]))
    assert told["mean_score_by_seat"] == again["mean_score_by_seat"]
    assert told["rounds"] == again["rounds"]


def test_the_lost_mines_are_simulated_too(run):
    code, out, err = run("simulate", "lost-mines", "--json", "--players", "4", "--games", "6", "--seed", "3")
    assert (code, err) == (0, "")
    told = json.loads(out)
    assert told["rounds"]["all"]["rounds"] == 12
    assert list(told["rounds"]["all"]["endings"]) == ["treasures", "cards", "vote"]
    assert set(told["rounds"]["all"]["points_by_role"]) <= {"loyal", "selfish", "saboteur"}


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
    ("wrong", "told"),
    [
        ("trap = 3", "23 action cards"),
        ("camp = 5", "40 path cards"),
        ("gold = [2, 3, 3, 4]", "12 treasures"),
        ("storm = 2", "14 tokens"),
        ("width = 11", "not on the board"),
    ],
)
def test_a_box_that_does_not_add_up_is_refused_with_the_total_that_is_off(run, tmp_path, wrong, told):
    other = {
        "trap = 3": "trap = 4",
        "camp = 5": "camp = 4",
        "storm = 2": "storm = 1\naxe = 4",
        "width = 11": "width = 9",
    }
    other["gold = [2, 3, 3, 4]"] = "gold = [2, 3, 3]"
    text = resources.files("pyrite.games.lost_mines.rules").joinpath("box.toml").read_text(encoding="utf-8")
    text = text.replace("axe = 3\n", "") if "axe" in other[wrong] else text
    (tmp_path / "box.toml").write_text(text.replace(wrong, other[wrong]), encoding="utf-8")
    code, out, err = run("simulate", "lost-mines", "--box", str(tmp_path / "box.toml"))
    assert (code, out) == (2, "")
    assert told in err
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


# Recording


def test_a_record_is_written_and_replays(run, tmp_path):
    file = tmp_path / "new.pyrite"
    assert run("simulate", "saboteur", "--rounds", "1", "--seed", "7", "--record", str(file)) == (0, "", "")
    _, out, _ = run("simulate", "saboteur", "--rounds", "1", "--seed", "7", "--record", "-")
    assert file.read_text() == out
    assert pyrite.load(out).record() == out
    code, told, err = run("replay", str(file))
    assert (code, err) == (0, "")
    assert "The game is over" in told


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
    refused(run("simulate", "saboteur", "--rounds", "1", "--games", "1", "--record", ""))


# Replaying: what one pair of eyes sees


PRIVATE = re.compile(
    r"seat (\d) (?:is a|gets the|sees|has passed|picks from|has taken)|hand of seat (\d)", re.IGNORECASE
)


def seats_told(text: str) -> set[int]:
    """The seats of which something was told that only they may know."""
    return {int(first or second) for first, second in PRIVATE.findall(text)}


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_seat_replays_what_it_saw_and_nothing_of_others(run, record, seat):
    code, out, err = run("replay", str(record), "--as", str(seat))
    assert (code, err) == (0, "")
    assert seats_told(out) == {seat}
    assert f"seat {seat} is a " in out
    match = pyrite.load(record.read_text())
    cards = [event for event in match.events(seat) if event.kind == "your_card"]
    assert len(re.findall(rf"^seat {seat} gets the ", out, re.MULTILINE)) == len(cards)


def test_a_spectator_replays_what_everyone_saw(run, record):
    code, out, _ = run("replay", str(record))
    assert code == 0
    assert seats_told(out) == set()
    assert "The game is over" in out


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_a_replay_does_not_depend_on_what_its_eyes_cannot_know(run, tmp_path, seat):
    """Two deals that differ only in the other hands and in goals nobody looks at are told alike."""
    deal = "deal first=0 role=miner,miner,saboteur goal={} card=NS,NS,EW,map,NE,NE/{}/{}"
    texts = [
        ("gold,NE,NW", "NES,NES,NES,NEW,NEW,NEW", "NESW,NESW,breakL,breakL,map,map"),
        ("NE,NW,gold", "NES,NES,NES,NEW,NEW,NW", "NESW,NESW,breakL,breakL,map,NEW"),
        ("NE,NW,gold", "NES,NES,NES,NEW,map,NW", "NESW,NESW,breakL,breakL,map,rockfall"),
    ]
    told = set()
    for number, hands in enumerate(texts):
        file = tmp_path / f"{number}.pyrite"
        moves = "0 NS@0,1 +NESW\n1 pass:NES +NESW\nturn 2\n"
        file.write_text(f"pyrite 1\nsaboteur players=3\nround 1\n{deal.format(*hands)}\n{moves}")
        code, out, err = run("replay", str(file), *([] if seat is None else ["--as", str(seat)]))
        assert (code, err) == (0, "")
        told.add(out)
    assert len(told) == (1 if seat in (None, 0) else len(texts))


def test_every_round_is_announced_before_anything_else_is_told(run, record):
    _, out, _ = run("replay", str(record))
    assert re.findall(r"^== Round (\d) of 2$", out, re.MULTILINE) == ["1", "2"]
    assert out.lstrip("\n").startswith("== Round 1 of 2\n")


def test_who_begins_is_told_in_every_round_also_when_the_seat_was_chosen(run, tmp_path):
    file = tmp_path / "first.pyrite"
    run("simulate", "saboteur", "--players", "3", "--rounds", "2", "--first", "1", "--seed", "1", "--record", str(file))
    _, out, _ = run("replay", str(file))
    begun = re.findall(r"^seat (\d) begins$", out, re.MULTILINE)
    assert len(begun) == 2
    assert begun[0] == "1"


def test_an_unfinished_record_replays_to_where_it_stopped(run, tmp_path):
    match = pyrite.new("saboteur", players=3, seed=1)
    match.play(match.legal()[0])
    file = tmp_path / "half.pyrite"
    file.write_text(match.record())
    code, out, _ = run("replay", str(file))
    assert code == 0
    assert f"> seat {match.turn} " in out
    assert "The game is over" not in out


@pytest.mark.once
def test_line_ends_of_another_system_do_not_matter(run, tmp_path, record):
    file = tmp_path / "crlf.pyrite"
    file.write_bytes(record.read_bytes().replace(b"\n", b"\r\n"))
    assert run("replay", str(file)) == run("replay", str(record))


def test_watching_is_replaying_as_a_spectator(run, tmp_path):
    file = tmp_path / "watched.pyrite"
    arguments = ("simulate", "saboteur", "--rounds", "1", "--seed", "3", "--watch", "--record", str(file))
    code, watched, err = run(*arguments)
    assert (code, err) == (0, "")
    assert run("replay", str(file)) == (0, watched, "")


# Showing


def test_the_end_of_a_record_is_shown(run, record):
    code, out, err = run("show", str(record))
    assert (code, err) == (0, "")
    assert "round 2 of 2" in out
    assert "nuggets" in out
    assert run("replay", str(record))[1].endswith(out)


def test_a_position_is_shown_from_the_command_line_and_from_a_file(run, tmp_path):
    file = tmp_path / "position.txt"
    file.write_text(POSITION + "\n")
    code, out, err = run("show", POSITION)
    assert (code, err) == (0, "")
    assert "> seat 0" in out
    assert "hand of" not in out
    assert run("show", str(file)) == (0, out, "")


def test_a_position_is_shown_to_one_seat(run):
    _, out, _ = run("show", POSITION, "--as", "0")
    assert "hand of seat 0: NS" in out
    assert "seat 0  miner" in out
    assert seats_told(out) == {0}
    _, out, _ = run("show", POSITION, "--as", "1")
    assert "hand of seat 1: empty" in out
    assert re.search(r"seat 0 +\? ", out)


def test_the_board_does_not_depend_on_what_its_eyes_cannot_know(run):
    hidden = POSITION.replace("NS/-/-", "EW/-/-") + " goals=gold,nw,ne roles=SMM"
    for more in ([], ["--as", "1"], ["--svg"], ["--svg", "--as", "1"]):
        assert run("show", POSITION, *more) == run("show", hidden, *more)


@pytest.mark.parametrize("more", [[], ["--as", "0"]], ids=str)
def test_svg_is_valid_xml_with_a_title(run, record, more):
    for source in (POSITION, str(record)):
        code, out, err = run("show", source, "--svg", *more)
        assert (code, err) == (0, "")
        root = ET.fromstring(out)
        assert root.tag == "{http://www.w3.org/2000/svg}svg"
        assert "Saboteur, round" in "".join(root.itertext())


def test_every_position_of_a_game_can_be_shown(run):
    rng = random.Random(4)
    match = pyrite.new("saboteur", players=3, rounds=2, bonus_nuggets=True, seed=4)
    step = 0
    while match.turn is not None:
        if step % 8 == 0:
            assert run("show", str(match.state))[0] == 0
            assert run("show", str(match.state), "--svg", "--as", "1")[0] == 0
        match.play(rng.choice(match.legal()))
        step += 1


# As people run it


def test_as_a_program_it_prints_records_and_reads_them_from_standard_input():
    made = process("simulate", "saboteur", "--rounds", "1", "--seed", "7", "--record", "-", capture_output=True)
    assert (made.returncode, made.stderr) == (0, "")
    for name in ("replay", "show"):
        told = process(name, "-", input=made.stdout, capture_output=True)
        assert (told.returncode, told.stderr) == (0, "")
        assert "round 1 of 1" in told.stdout


@pytest.mark.once
@pytest.mark.parametrize(
    ("arguments", "code"), [(["simulate", "chess"], 2), (["replay", "-"], 1), (["show", "nowhere"], 2)], ids=str
)
def test_as_a_program_it_refuses_in_one_line(arguments, code):
    told = process(*arguments, input="rubbish", capture_output=True)
    refused((told.returncode, told.stdout, told.stderr), code)


@pytest.mark.once
def test_as_a_program_it_refuses_a_name_that_is_no_text():
    told = subprocess.run([*command("show"), b"\xff\n"], env=environment(), capture_output=True, timeout=60)
    refused((told.returncode, told.stdout.decode(), told.stderr.decode()))


def piped_to_nobody(arguments: Sequence[str], lines: int) -> tuple[int, str]:
    """Runs a command whose reader goes away after so many lines: its exit code and complaints."""
    with subprocess.Popen(
        command(*arguments), env=environment(), text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        for _ in range(lines):
            running.stdout.readline()
        running.stdout.close()
        complaints = running.stderr.read()
        return running.wait(timeout=60), complaints


@pytest.mark.once
@pytest.mark.parametrize(
    ("arguments", "lines"),
    [
        ("simulate saboteur --players 10 --seed 1 --record -", 1),
        ("simulate saboteur --players 10 --seed 1 --watch", 1),
        ("simulate saboteur --games 1 --seed 1", 0),
        ("simulate saboteur --games 1 --seed 1 --json", 0),
        ("--help", 0),
    ],
)
def test_a_reader_that_has_seen_enough_is_no_error(arguments, lines):
    assert piped_to_nobody(arguments.split(), lines) == (0, "")


@pytest.mark.once
def test_a_reader_of_a_board_that_has_seen_enough_is_no_error():
    assert piped_to_nobody(["show", POSITION], 0) == (0, "")


@pytest.mark.once
def test_a_full_disk_gets_one_line():
    if not Path("/dev/full").exists():
        pytest.skip("there is no /dev/full")
    with open("/dev/full", "w") as full:
        told = process("show", POSITION, stdout=full, stderr=subprocess.PIPE)
    assert told.returncode in (1, 2)
    assert told.stderr.count("\n") == 1
    assert "Traceback" not in told.stderr


@pytest.mark.once
def test_a_terminal_that_knows_only_ascii_gets_no_traceback():
    env = environment() | {"PYTHONIOENCODING": "ascii"}
    told = subprocess.run(command("show", POSITION), env=env, capture_output=True, text=True, timeout=60)
    assert "Traceback" not in told.stderr


@pytest.mark.once
@pytest.mark.parametrize("closed", [">&-", "<&-"])
def test_closed_standard_streams_get_no_traceback(closed):
    source = "-" if closed == "<&-" else f"'{POSITION}'"
    line = f"'{sys.executable}' -m pyrite show {source} {closed}"
    told = subprocess.run(["sh", "-c", line], env=environment(), capture_output=True, text=True, timeout=60)
    assert "Traceback" not in told.stderr
