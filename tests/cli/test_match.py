"""`pyrite match`: figures, files, cores, interruptions, and one line for what is wrong."""

import contextlib
import json
import os
import signal
import subprocess
import sys
import time
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from pyrite import engine

COMMAND = "match"


@contextlib.contextmanager
def program(*arguments: str, apart: bool = False, errors: int = subprocess.PIPE) -> Iterator["subprocess.Popen[str]"]:
    """Runs the command as people do, and not longer than the test; apart, it is interrupted without us."""
    environment = os.environ | {"PYRITE_ENGINE": "python" if engine.build() == "interpreted" else "compiled"}
    command = [sys.executable, "-m", "pyrite", "match", *arguments]
    with subprocess.Popen(
        command,
        env=environment,
        text=True,
        stdout=subprocess.PIPE,
        stderr=errors,
        start_new_session=apart,
    ) as running:
        try:
            yield running
        finally:
            running.kill()


@pytest.fixture
def interruptible() -> Iterator[None]:
    """A shell that runs the tests in the background may ignore interrupts, also for the programs that tests start."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def figures(text: str) -> dict[str, Any]:
    """What does not depend on the clock."""
    report: dict[str, Any] = json.loads(text)
    assert report.pop("seconds") > 0
    for pace in report["thinking"].values():
        assert pace["moves"] > 0
        assert 0 < pace["median_ms"] <= pace["p99_ms"]
        assert sum(count for _, count in pace.pop("histogram")) == pace["moves"]
        for name in ("mean_ms", "median_ms", "p99_ms"):
            del pace[name]
    return report


# Figures


def test_the_figures_have_their_names_and_add_up(run):
    code, out, err = run(
        "random", "random", "--players", "3-4", "--deals", "30", "--seed", "5", "--grid", "--json", "--cores", "1"
    )
    assert (code, err) == (0, "")
    report = figures(out)
    assert list(report) == [
        *("game", "a", "b", "players", "deals", "seed", "grid", "talk", "options", "command"),
        *("version", "build", "by_players", "thinking", "usage"),
    ]
    assert (report["game"], report["players"], report["deals"], report["seed"]) == ("saboteur", [3, 4], 30, 5)
    assert list(report["by_players"]) == ["3", "4"]
    for cells in report["by_players"].values():
        assert list(cells) == ["all", "0", "1"]
        assert cells["all"]["deals"] == 30 == cells["0"]["deals"] + cells["1"]["deals"]
        for cell in cells.values():
            assert list(cell["miners_win"]) == ["ab", "ba", "aa", "bb"]
            assert list(cell["differences"]) == ["overall", "digging", "sabotaging"]
            for one in cell["miners_win"].values():
                assert one["low"] <= one["rate"] == one["count"] / cell["deals"] <= one["high"]


def test_the_lost_mines_are_reported_by_role(run):
    arguments = (
        "random",
        "random",
        "--game",
        "lost-mines",
        "--players",
        "4",
        "--deals",
        "8",
        "--seed",
        "5",
        "--cores",
        "1",
    )
    code, out, err = run(*arguments, "--json")
    assert (code, err) == (0, "")
    cells = figures(out)["by_players"]["4"]
    assert list(cells) == ["all", "loyal", "selfish", "saboteur"]
    assert cells["all"]["seats"] == 32 == sum(cells[name]["seats"] for name in ("loyal", "selfish", "saboteur"))
    for cell in cells.values():
        assert cell["difference"]["mean"] == pytest.approx(cell["a"]["mean"] - cell["b"]["mean"])
    code, out, _ = run(*arguments)
    assert code == 0
    assert "points per round" in out


@pytest.mark.once
def test_figures_do_not_depend_on_the_number_of_cores(run):
    arguments = ("random", "random", "--players", "3,5", "--deals", "50", "--seed", "8", "--json")
    outcomes = [run(*arguments, "--cores", cores) for cores in ("1", "2")]
    assert [(code, err) for code, _, err in outcomes] == [(0, ""), (0, "")]
    assert figures(outcomes[0][1]) == figures(outcomes[1][1])


def test_a_table_is_printed_for_people(run):
    code, out, err = run("random", "random", "--deals", "2", "--seed", "1", "--cores", "1")
    assert (code, err) == (0, "")
    for part in ("seed 1", "A digs, B sabotages", "A better by", "A random: ", "median", f"{engine.build()} engine"):
        assert part in out
    assert "\x1b" not in out


@pytest.mark.once
def test_without_a_seed_the_one_taken_is_printed(run):
    _, out, _ = run("random", "random", "--deals", "3", "--json", "--cores", "1")
    seed = str(json.loads(out)["seed"])
    _, again, _ = run("random", "random", "--deals", "3", "--json", "--cores", "1", "--seed", seed)
    assert figures(out) == figures(again)


@pytest.mark.once
def test_a_page_is_written(run, tmp_path):
    page = tmp_path / "match.html"
    assert run("random", "random", "--deals", "3", "--seed", "1", "--cores", "1", "--report", str(page))[0] == 0
    text = "".join(ET.fromstring(page.read_text(encoding="utf-8")).itertext())
    assert "pyrite match random random --game saboteur --players 5 --deals 3 --seed 1" in text


@pytest.mark.once
def test_options_of_the_game_reach_it(run):
    _, out, _ = run(
        "random", "random", "--deals", "4", "--seed", "1", "--cores", "1", "--json", "--all-saboteurs", "--maps", "0"
    )
    report = figures(out)
    assert report["options"] == {"maps": 0, "all_saboteurs": True}
    assert list(report["by_players"]["5"]) == ["all", "2"]
    assert report["command"].endswith("--seed 1 --all-saboteurs --maps 0")


# Interruptions


def lines_of(file: Path) -> int:
    return file.read_bytes().count(b"\n") if file.exists() else 0


def wait_for(file: Path, lines: int, running: "subprocess.Popen[str]") -> None:
    """Until the file has so many lines, the first one among them."""
    until = time.monotonic() + 60
    while True:
        has_ended = running.poll() is not None
        if lines_of(file) >= lines:
            return
        assert not has_ended, "it ended without having written them"
        assert time.monotonic() < until
        time.sleep(0.005)


def is_running(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


MATCH = ("random", "random", "--deals", "140", "--players", "5", "--cores", "2")


@pytest.mark.once
def test_a_match_that_was_killed_continues_and_ends_with_the_same_figures(run, tmp_path):
    file = tmp_path / "match.jsonl"
    _, undisturbed, _ = run(*MATCH, "--seed", "6", "--json")
    with program(*MATCH, "--seed", "6", "--save", str(file)) as running:
        wait_for(file, 3, running)
        children = Path(f"/proc/{running.pid}/task/{running.pid}/children")
        workers = [int(word) for word in children.read_text().split()] if children.exists() else []
        running.send_signal(signal.SIGKILL)
        running.communicate(timeout=300)
    assert lines_of(file) >= 3
    kept = file.read_bytes().splitlines(keepends=True)[:5]  # if we were slow, it has played more of the eight
    file.write_bytes(b"".join(kept) + b'{"chunk":{"players":5,"deals":[0,1')
    played = file.read_bytes().split(b"\n")[1:-1]
    code, resumed, err = run(*MATCH, "--save", str(file), "--json")  # without a seed: that of the file
    assert (code, err) == (0, "")
    assert figures(resumed) == figures(undisturbed)
    assert file.read_bytes().split(b"\n")[1 : len(played) + 1] == played, "what was played was not kept"
    assert lines_of(file) == 8
    until = time.monotonic() + 60
    while any(is_running(worker) for worker in workers):
        assert time.monotonic() < until, "workers outlive the program"
        time.sleep(0.02)


@pytest.mark.once
@pytest.mark.usefixtures("interruptible")
def test_an_interrupted_match_ends_immediately_and_says_how_to_resume(tmp_path):
    file = tmp_path / "match.jsonl"
    arguments = ("random", "random", "--deals", "20000", "--seed", "6", "--cores", "2", "--save", str(file))
    with program(*arguments, apart=True) as running:
        wait_for(file, 3, running)
        os.killpg(running.pid, signal.SIGINT)  # as a terminal does: to the workers, too
        out, err = running.communicate(timeout=120)
    assert (running.returncode, out) == (130, "")
    assert err.count("\n") == 1
    assert f"of 20000 deals; the same command with --save {file} resumes" in err


@pytest.mark.once
@pytest.mark.usefixtures("interruptible")
def test_interrupted_workers_that_have_just_been_started_say_nothing(tmp_path):
    file = tmp_path / "match.jsonl"
    arguments = ("random", "random", "--deals", "20000", "--players", "5", "--cores", "2", "--save", str(file))
    with program(*arguments, apart=True) as running:
        wait_for(file, 1, running)  # nothing is played yet
        time.sleep(0.1)
        os.killpg(running.pid, signal.SIGINT)
        out, err = running.communicate(timeout=120)
    assert (running.returncode, out) == (130, "")
    assert err.count("\n") == 1


@pytest.mark.once
@pytest.mark.usefixtures("interruptible")
def test_an_interrupted_match_that_saves_nothing_says_what_could_have_been():
    ours, terminal = os.openpty()  # a terminal shows the progress, so we see when playing begins
    with program("random", "random", "--deals", "100000", "--cores", "1", errors=terminal) as running:
        os.close(terminal)
        shown = b""
        while b"/100000" not in shown:
            shown += os.read(ours, 4096)
        running.send_signal(signal.SIGINT)
        out, _ = running.communicate(timeout=120)
        with contextlib.suppress(OSError):  # Linux reports the end of a terminal as an error
            while more := os.read(ours, 4096):
                shown += more
    os.close(ours)
    assert (running.returncode, out) == (130, "")
    assert b"of 100000 deals; to be able to resume, use --save FILE" in shown


@pytest.mark.once
def test_a_match_that_is_complete_is_reported_without_playing(run, tmp_path):
    file = tmp_path / "match.jsonl"
    first = run("random", "random", "--deals", "25", "--seed", "2", "--cores", "1", "--save", str(file), "--json")
    before = file.read_bytes()
    again = run("random", "random", "--deals", "25", "--save", str(file), "--json")
    assert figures(first[1]) == figures(again[1])
    assert json.loads(first[1])["thinking"] == json.loads(again[1])["thinking"]
    assert file.read_bytes() == before


# What is wrong


def refused(outcome: tuple[int, str, str]) -> str:
    code, out, err = outcome
    assert (code, out) == (2, ""), err
    assert err.count("\n") == 1
    assert err.startswith("pyrite")
    return err


@pytest.mark.once
@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("", "A, B"),
        ("random", "the following arguments are required: B"),
        ("dancer random", "unknown bot 'dancer': choose one of random"),
        ("random dancer", "unknown bot 'dancer'"),
        ("random random --game chess", "--game"),
        ("random random --players 2", "players must be a whole number from 3 to 10, not 2"),
        ("random random --players 3-11", "players must be a whole number from 3 to"),
        ("random random --players 10 --game lost-mines", "players must be a whole number from 3 to 9, not 10"),
        ("random random --players 5-3", "'5-3' should be an ascending range"),
        ("random random --players 3,8-4", "'8-4' should be an ascending range"),
        ("random random --players 3,", "not a player count"),
        ("random random --players -5", "--players"),
        ("random random --players=-5", "not a player count"),
        ("random random --players 3-", "not a player count"),
        ("random random --players five", "not a player count"),
        ("random random --players 3-1000000000", "not a player count"),
        ("random random --deals 0", "'0' is not a whole number, 1 or more"),
        ("random random --deals many", "--deals"),
        ("random random --cores 0", "--cores"),
        ("random random --on localhost", "'localhost' is not the address of a cluster"),
        ("random random --on ray://localhost --cores 2", "--cores"),
        ("random random --seed x", "--seed"),
        ("random random --edition latest", "edition must be 'revised' or 'classic', not 'latest'"),
        ("random random --game lost-mines --edition classic", "has no option 'edition'"),
        ("random random --rounds 2", "--rounds"),
        ("random random --until-alone", "--until-alone"),
        ("random random --grid --game lost-mines", "--grid is only for Saboteur"),
        ("random random --first 4 --players 4-5", "first must be a whole number from 0 to 3, not 4"),
        ("random random --box nowhere.toml --game lost-mines", "nowhere.toml cannot be read"),
    ],
)
def test_bad_arguments_get_one_line(run, arguments, said):
    assert said in refused(run(*arguments.split()))


@pytest.mark.once
@pytest.mark.parametrize("seed", [(), ("--seed", "1")])
def test_a_file_that_cannot_be_used_is_refused_before_anything_is_played(run, tmp_path, seed):
    precious = tmp_path / "precious.txt"
    precious.write_text("do not lose me\n")
    assert "is not a results file of pyrite match" in refused(run("random", "random", "--save", str(precious), *seed))
    assert precious.read_text() == "do not lose me\n"
    for name in (tmp_path, tmp_path / "missing" / "file", "", "nul\0"):
        refused(run("random", "random", "--save", str(name), *seed))


@pytest.mark.once
def test_a_file_of_another_match_is_refused(run, tmp_path):
    file = str(tmp_path / "match.jsonl")
    assert run("random", "random", "--deals", "2", "--cores", "1", "--save", file)[0] == 0
    assert "has results of another pyrite match: its deals is 2, not 3" in refused(
        run("random", "random", "--deals", "3", "--save", file)
    )
    with open(file, "a", encoding="utf-8") as damaged:
        damaged.write("rubbish\n")
    assert "is damaged: line 3 is not a result" in refused(run("random", "random", "--deals", "2", "--save", file))


@pytest.mark.once
def test_a_page_that_cannot_be_written_is_refused_before_anything_is_played(run, tmp_path):
    for name in (tmp_path, tmp_path / "missing" / "page.html", ""):
        arguments = ("random", "random", "--deals", "1000000000", "--cores", "1", "--report", str(name))
        assert "cannot be written" in refused(run(*arguments))
