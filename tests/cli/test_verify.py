"""`pyrite verify`: what it says of fair games, made-up games and bad files, and its exit codes."""

import io
import json
import re
import sys
from pathlib import Path

import pytest

import pyrite
from tests.test_fairness import fair_match, sealed_match

COMMAND = "verify"


@pytest.fixture(params=["saboteur", "lost-mines"])
def file(request, tmp_path: Path) -> Path:
    """The record of a fair game of two rounds."""
    path = tmp_path / "game.pyrite"
    path.write_text(fair_match(request.param).record(), encoding="utf-8")
    return path


def refused(outcome: tuple[int, str, str], code: int) -> str:
    """The one line with which the command said no."""
    got, out, err = outcome
    assert (got, out) == (code, ""), err
    assert err.count("\n") == 1
    assert err.startswith("pyrite verify: ")
    return err


def rewrite(file: Path, pattern: str, to: str) -> str:
    """Changes the first place in the file where a pattern is found; its name."""
    text = file.read_text()
    changed = re.sub(pattern, to, text, count=1, flags=re.MULTILINE)
    assert changed != text
    file.write_text(changed)
    return str(file)


def test_a_fair_game_is_praised(run, file):
    code, out, err = run(str(file))
    assert (code, err) == (0, "")
    lines = out.splitlines()
    follows = "follows from the secrets in the record, and these match the commitments in the record"
    assert re.fullmatch(rf"every draw of 2 rounds \(\d+ in all\) {follows}", lines[0])
    assert lines[1] == "this is an older record: its commitments are not bound to the table or the options"


def test_L4_a_made_up_game_is_not_said_to_match_what_was_shown_at_the_deal(run, file):
    code, out, _ = run(str(file))
    assert code == 0
    assert out.splitlines()[-1].startswith("NOT checked: whether these commitments were shown at the deal (1, 2)")


def test_L4_a_record_that_stops_before_the_end_is_refused(run, tmp_path):
    whole = pyrite.load(fair_match().record())
    cut = pyrite.Match(whole.game, whole.options)
    cut.fair = {1: whole.fair[1]}
    for step in whole.steps:
        if cut.state.round > 1:
            break
        cut.take_step(step)
    path = tmp_path / "cut.pyrite"
    path.write_text(cut.record())
    assert "the game is unfinished" in refused(run(str(path)), 1)
    assert run(str(path), "--unfinished")[0] == 0


def test_L4_an_added_option_that_changed_nothing_is_found(run, tmp_path):
    path = tmp_path / "sealed.pyrite"
    path.write_text(sealed_match().record())
    code, out, _ = run(str(path))
    assert code == 0
    assert "the commitments are bound to table QWERTZ, to these options and to each round" in out
    name = rewrite(path, r"^(saboteur .*)$", r"\1 sabotaged_unpaid")
    assert "do not match its commitment" in refused(run(name), 1)


def test_what_was_noted_of_the_whole_game_is_compared(run, tmp_path):
    path = tmp_path / "sealed.pyrite"
    match = sealed_match()
    path.write_text(match.record())
    assert match.seal is not None
    noted = [f"{number}:{fair.commitment}" for number, fair in match.fair.items()]
    noted.append(f"game:{match.seal.commitment[:8]}")
    code, out, _ = run(str(path), *(word for one in noted for word in ("-c", one)))
    assert code == 0
    assert out.splitlines()[-1] == "the commitments match those that you noted"
    assert "was noted before the deal" in refused(run(str(path), "-c", "game:00000000"), 1)


def test_standard_input_is_read(run, file, monkeypatch):
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(file.read_bytes())))
    assert run("-")[0] == 0


def test_what_was_noted_is_compared(run, file):
    first, second = (fair.commitment for _, fair in sorted(pyrite.load(file.read_text()).fair.items()))
    code, out, _ = run(str(file), "--commitment", f"1:{first}", "-c", f"2:{second[:8]}")
    assert code == 0
    assert out.endswith("\nthe commitments match those that you noted\n")
    code, out, _ = run(str(file), "--commitment", f"2:{second.upper()}")
    assert code == 0
    assert "shown at the deal (1); add those you noted with --commitment" in out.splitlines()[-1]
    assert "noted at its deal" in refused(run(str(file), "-c", f"1:{second}"), 1)
    assert "has no round 3" in refused(run(str(file), "-c", f"3:{second}"), 1)


def test_a_draw_that_differs_is_named(run, tmp_path):
    other = pyrite.load(fair_match().record())
    made_up = pyrite.Match(other.game, other.options)
    made_up.fair = other.fair
    for step in other.steps[:9]:
        made_up.take_step(step)
    made_up.take_step(next(draw for draw, _ in made_up.state.chance() if draw is not other.steps[9]))
    path = tmp_path / "made-up.pyrite"
    path.write_text(made_up.record())
    said = refused(run(str(path)), 1)
    assert re.search(r"draw 9 of round 1 is card:\w+ in the record, but its secret gives card:\w+\n$", said)


def test_a_commitment_that_does_not_match_is_named(run, file):
    name = rewrite(file, r"^fair \w{4}", "fair 0000")
    assert "the secret of round 1 does not match the commitment 0000" in refused(run(name), 1)


def test_rounds_without_secrets_are_named(run, file):
    assert "round 1 has no secret" in refused(run(rewrite(file, r"^fair .*\n", "")), 1)


def test_a_game_of_which_nothing_was_drawn_proves_nothing(run, tmp_path):
    path = tmp_path / "empty.pyrite"
    path.write_text("pyrite 1\nsaboteur players=3\ndeals\n")
    assert "nothing was drawn" in refused(run(str(path)), 1)


def test_a_record_that_breaks_a_rule_is_a_no(run, file):
    assert "line 7" in refused(run(rewrite(file, r"(?s)\A((?:[^\n]*\n){6})[^\n]*", r"\1dance")), 1)


@pytest.mark.parametrize("name", ["nowhere.pyrite", "."])
def test_a_file_that_cannot_be_read_is_a_bad_argument(run, name, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert "cannot be read" in refused(run(name), 2)


def test_a_file_that_is_not_text_is_a_bad_argument(run, tmp_path):
    path = tmp_path / "game.pyrite"
    path.write_bytes(b"\xff\xfe\x00")
    assert "is not a text file" in refused(run(str(path)), 2)


@pytest.mark.parametrize(
    "noted", ["", "1", "1:", ":66687aad", "1:66687aa", "0:66687aad", "100:66687aad", "1:" + "0" * 65, "1:x6687aad"]
)
def test_a_commitment_of_another_form_is_a_bad_argument(run, file, noted):
    code, out, err = run(str(file), "--commitment", noted)
    assert (code, out) == (2, "")
    assert "--commitment" in err


def test_a_round_noted_twice_is_a_bad_argument(run, file):
    assert "twice" in refused(run(str(file), "-c", "1:66687aad", "-c", "1:66687aae"), 2)


def test_json_tells_of_every_round(run, file):
    code, out, _ = run(str(file), "--json")
    report = json.loads(out)
    assert (code, report["fair"]) == (0, True)
    assert [a_round["round"] for a_round in report["rounds"]] == [1, 2]
    assert all(a_round["draws"] > 20 and a_round["trouble"] is None for a_round in report["rounds"])
    code, out, _ = run(rewrite(file, r"^fair \w{4}", "fair 0000"), "--json")
    report = json.loads(out)
    assert (code, report["fair"]) == (1, False)
    assert "round 1" in report["rounds"][0]["trouble"]
    assert report["rounds"][1]["trouble"] is None
