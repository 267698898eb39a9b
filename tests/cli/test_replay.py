"""`pyrite replay` and `pyrite show`: each viewer sees what they may know."""

import random
import re
import xml.etree.ElementTree as ET

import pytest

import pyrite
from tests.cli.running import POSITION

PRIVATE = re.compile(
    r"seat (\d) (?:is a|gets the|sees|has discarded|picks from|has taken)|hand of seat (\d)", re.IGNORECASE
)


def seats_told(text: str) -> set[int]:
    """The seats of which something is shown that only they may know."""
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
    """Two deals that differ only in the other hands and in goals nobody looks at are shown alike."""
    deal = "deal first=0 role=miner,miner,saboteur goal={} card=NS,NS,EW,map,NE,NE/{}/{}"
    texts = [
        ("gold,NE,NW", "NES,NES,NES,NEW,NEW,NEW", "NESW,NESW,breakL,breakL,map,map"),
        ("NE,NW,gold", "NES,NES,NES,NEW,NEW,NW", "NESW,NESW,breakL,breakL,map,NEW"),
        ("NE,NW,gold", "NES,NES,NES,NEW,map,NW", "NESW,NESW,breakL,breakL,map,rockfall"),
    ]
    printed = set()
    for number, hands in enumerate(texts):
        file = tmp_path / f"{number}.pyrite"
        moves = "0 NS@0,1 +NESW\n1 pass:NES +NESW\nturn 2\n"
        file.write_text(f"pyrite 1\nsaboteur players=3\nround 1\n{deal.format(*hands)}\n{moves}")
        code, out, err = run("replay", str(file), *([] if seat is None else ["--as", str(seat)]))
        assert (code, err) == (0, "")
        printed.add(out)
    assert len(printed) == (1 if seat in (None, 0) else len(texts))


def test_every_round_is_announced_before_anything_else_is_shown(run, record):
    _, out, _ = run("replay", str(record))
    assert re.findall(r"^== Round (\d) of 2$", out, re.MULTILINE) == ["1", "2"]
    assert out.lstrip("\n").startswith("== Round 1 of 2\n")


def test_who_begins_is_shown_in_every_round_also_when_the_seat_was_chosen(run, tmp_path):
    file = tmp_path / "first.pyrite"
    run("simulate", "saboteur", "--players", "3", "--rounds", "2", "--first", "1", "--seed", "1", "--record", str(file))
    _, out, _ = run("replay", str(file))
    begun = re.findall(r"^seat (\d) starts$", out, re.MULTILINE)
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
