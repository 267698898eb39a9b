"""docs/bots.md is true: its bot plays, its examples run."""

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

import pyrite
from tests import ROOT

PAGE = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```python\n(.*?)```", PAGE, re.S)
COMMANDS = re.findall(r"^\$ pyrite (.*)$", PAGE, re.M)


def run(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", "from pyrite.cli import main; raise SystemExit(main())", *arguments],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture
def folder(tmp_path):
    (tmp_path / "hasty.py").write_text(BLOCKS[0], encoding="utf-8")
    return tmp_path


def test_the_bot_of_the_page_has_about_twenty_lines():
    assert 12 <= sum(bool(line.strip()) for line in BLOCKS[0].splitlines()) <= 20


@pytest.mark.once
@pytest.mark.parametrize("command", [command for command in COMMANDS if "hasty" in command])
def test_the_commands_of_the_page_let_it_play(folder, command):
    few = re.sub(r"--(deals|games) \d+", r"--\1 4", command)
    done = run(folder, *few.split())
    assert (done.returncode, done.stderr) == (0, "")
    assert "hasty" in done.stdout or "rounds" in done.stdout


@pytest.mark.once
def test_the_other_examples_run(capsys):
    for block in BLOCKS[1:]:
        exec(block, {})
    scores = ast.literal_eval(capsys.readouterr().out)
    assert len(scores) == 5


def test_a_bot_from_outside_that_is_none_is_refused(folder):
    (folder / "no_bot.py").write_text("class Nobody:\n    def __init__(self, seed): ...\n", encoding="utf-8")
    for name, why in (
        ("hasty:Nobody", "unknown bot 'hasty:Nobody'"),
        ("nowhere:Hasty", "unknown bot 'nowhere:Hasty'"),
        ("no_bot:Nobody", "is not a bot: it has no act"),
    ):
        done = run(folder, "match", name, "random", "--deals", "1")
        assert done.returncode == 2
        assert why in done.stderr
        assert done.stderr.count("\n") == 1


def test_a_bot_from_outside_is_called_with_the_seed(folder, monkeypatch):
    monkeypatch.syspath_prepend(str(folder))
    match = pyrite.new("saboteur", players=4, seed=1)
    view = match.view(match.turn)
    acts = {pyrite.bot("hasty:Hasty", seed=seed).act(view) for seed in (1, 1, 1)}
    assert len(acts) == 1
