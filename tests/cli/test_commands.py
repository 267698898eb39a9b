"""The command line: arguments, exit codes, one line for what is wrong, and pipes."""

import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.cli.running import COMMANDS, POSITION, command, environment, process, refused


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
        (["simulate", "saboteur", "--players", "2"], "players must be a whole number from 3 to 10, not 2"),
        (["simulate", "saboteur", "--players", "11"], "players must be a whole number from 3 to"),
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
        (["simulate", "saboteur", "--bots", "dancer"], "unknown bot 'dancer': choose one of random"),
        (["simulate", "saboteur", "--bots", ""], "unknown bot ''"),
        (["simulate", "saboteur", "--bots", "random,"], "unknown bot ''"),
        (["simulate", "saboteur", "--seed", "x"], "--seed"),
        (["simulate", "saboteur", "--edition", "latest"], "edition must be 'revised' or 'classic', not 'latest'"),
        (["simulate", "saboteur", "--rounds", "0"], "rounds must be a whole number from 1 to 99, not 0"),
        (["simulate", "saboteur", "--rounds", "100"], "rounds must be a whole number from 1 to 99, not 100"),
        (["simulate", "saboteur", "--maps", "7"], "maps must be a whole number from 0 to 6, not 7 (S10.2)"),
        (["simulate", "saboteur", "--first", "5"], "first must be a whole number from 0 to 4, not 5"),
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
        (["show", POSITION, "--as", "3"], "no such seat; seats are 0 to 2"),
        (["show", POSITION, "--as", "-1"], "no such seat; seats are 0 to 2"),
    ],
    ids=lambda value: " ".join(word[-70:] for word in value) if isinstance(value, list) else "",
)
def test_bad_arguments_get_one_line_and_exit_code_2(run, arguments, said):
    assert said in refused(run(*arguments))


@pytest.mark.once
def test_an_argument_of_several_lines_still_gets_one_line(run):
    assert "two three" in refused(run("show", "one", "two\nthree"))
    assert "one two cannot be read" in refused(run("show", "one\ntwo"))


@pytest.mark.once
@pytest.mark.parametrize("seat", ["3", "-1", "10", "99999999999999999999"])
def test_a_seat_that_nobody_holds_cannot_replay(run, record, seat):
    assert "seats are 0 to 2" in refused(run("replay", str(record), "--as", seat))


@pytest.mark.once
@pytest.mark.parametrize("name", ["replay", "show"])
@pytest.mark.parametrize(
    ("data", "code", "said"),
    [
        (b"", 1, "line 1: a record must start with 'pyrite 1'"),
        (b"\n\n", 1, "line 1"),
        (b"hello\n", 1, "line 1"),
        (b"\x00" * 100, 1, "line 1"),
        (b"\xff\xfe\x00rubbish\x80", 2, "is not a text file"),
        (bytes(range(256)), 2, "is not a text file"),
        (b"\x89PNG\r\n\x1a\n", 2, "is not a text file"),
        (b"pyrite 2\n", 1, "line 1: this is pyrite 2, but only pyrite 1 can be read"),
        (b"pyrite 1\nchess players=3\ndeals\n", 1, "line 2: unknown game 'chess'"),
        (b"pyrite 1\nsaboteur players=3\n", 1, "cut off"),
        (b"x" * 5_000_000, 2, "longer than any record"),
        (b"x" * 1_000_000, 1, "line 1"),
    ],
    ids=["empty", "lines", "words", "nul", "binary", "bytes", "png", "version", "game", "cut", "huge", "long"],
)
def test_a_file_that_is_not_a_record_gets_one_line(run, tmp_path, name, data, code, said):
    file = tmp_path / "rubbish"
    file.write_bytes(data)
    assert said in refused(run(name, str(file)), code)


@pytest.mark.once
@pytest.mark.parametrize("name", ["replay", "show"])
def test_a_directory_is_not_a_record(run, tmp_path, name):
    assert "cannot be read: Is a directory" in refused(run(name, str(tmp_path)))


@pytest.mark.once
def test_an_illegal_move_is_reported_with_its_line_and_rule_and_exit_code_1(run, tmp_path, record):
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
    assert "wrong position" in refused(run("show", position), 1)


def test_as_a_program_it_prints_records_and_reads_them_from_standard_input():
    made = process("simulate", "saboteur", "--rounds", "1", "--seed", "7", "--record", "-", capture_output=True)
    assert (made.returncode, made.stderr) == (0, "")
    for name in ("replay", "show"):
        ended = process(name, "-", input=made.stdout, capture_output=True)
        assert (ended.returncode, ended.stderr) == (0, "")
        assert "round 1 of 1" in ended.stdout


@pytest.mark.once
@pytest.mark.parametrize(
    ("arguments", "code", "said"),
    [
        (["simulate", "chess"], 2, "chess"),
        (["replay", "-"], 1, "line 1"),
        (["show", "nowhere"], 2, "nowhere cannot be read"),
    ],
    ids=str,
)
def test_as_a_program_it_refuses_in_one_line(arguments, code, said):
    ended = process(*arguments, input="rubbish", capture_output=True)
    assert said in refused((ended.returncode, ended.stdout, ended.stderr), code)


@pytest.mark.once
def test_as_a_program_it_refuses_a_name_that_is_not_text():
    ended = subprocess.run([*command("show"), b"\xff\n"], env=environment(), capture_output=True, timeout=300)
    assert "cannot be read" in refused((ended.returncode, ended.stdout.decode(), ended.stderr.decode()))


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
        return running.wait(timeout=300), complaints


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
def test_a_reader_that_has_seen_enough_is_not_an_error(arguments, lines):
    assert piped_to_nobody(arguments.split(), lines) == (0, "")


@pytest.mark.once
def test_a_reader_of_a_board_that_has_seen_enough_is_not_an_error():
    assert piped_to_nobody(["show", POSITION], 0) == (0, "")


@pytest.mark.once
def test_a_full_disk_gets_one_line():
    if not Path("/dev/full").exists():
        pytest.skip("there is no /dev/full")
    with open("/dev/full", "w") as full:
        ended = process("show", POSITION, stdout=full, stderr=subprocess.PIPE)
    assert ended.returncode in (1, 2)
    assert ended.stderr.count("\n") == 1
    assert "Traceback" not in ended.stderr


@pytest.mark.once
def test_a_terminal_that_knows_only_ascii_gets_no_traceback():
    env = environment() | {"PYTHONIOENCODING": "ascii"}
    ended = subprocess.run(command("show", POSITION), env=env, capture_output=True, text=True, timeout=300)
    assert "Traceback" not in ended.stderr


@pytest.mark.once
@pytest.mark.parametrize("closed", [">&-", "<&-"])
def test_closed_standard_streams_get_no_traceback(closed):
    source = "-" if closed == "<&-" else f"'{POSITION}'"
    line = f"'{sys.executable}' -m pyrite show {source} {closed}"
    ended = subprocess.run(["sh", "-c", line], env=environment(), capture_output=True, text=True, timeout=300)
    assert "Traceback" not in ended.stderr
