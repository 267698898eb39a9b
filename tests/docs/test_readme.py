"""What the README promises: its examples run, its picture is what the program draws, its pages exist."""

import re

import pytest

from pyrite.cli import main
from tests import ROOT

README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_examples_run_one_after_the_other(capsys):
    blocks = re.findall(r"```python\n(.*?)```", README, re.S)
    assert len(blocks) == 3
    names: dict = {}
    for block in blocks:
        exec(block, names)
    found = re.search(r"print\(error\) +# (.*)", blocks[1])
    assert found
    assert capsys.readouterr().out.strip() == found[1]


@pytest.mark.once
def test_the_commands_run(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    commands = re.findall(r"^\$ pyrite (.*)$", README, re.M)
    assert len(commands) == 8
    for command in commands:
        if command.startswith(("bench", "league")):
            continue  # tests/cli/test_bench.py and tests/arena/test_league.py run them, in less time
        words, _, target = re.sub(r"--(games|deals) \d+", r"--\1 5", command).partition(" > ")
        assert main(words.split()) == 0
        out = capsys.readouterr().out
        if target:
            assert out.startswith("<svg")


@pytest.mark.once
def test_both_commands_of_make_are_shown_and_exist():
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for target in ("play", "test"):
        assert f"$ make {target}" in README
        assert re.search(rf"^{target}:", makefile, re.M)


@pytest.mark.once
@pytest.mark.parametrize("name", ["board", "forest"])
def test_the_pictures_are_what_the_program_draws(capsys, name):
    assert main(["show", str(ROOT / f"docs/{name}.txt"), "--as", "0", "--svg"]) == 0
    assert capsys.readouterr().out == (ROOT / f"docs/{name}.svg").read_text(encoding="utf-8")


@pytest.mark.once
def test_every_page_it_names_is_there():
    pages = re.findall(r"\]\(([^)#]+)\)", README)
    assert "docs/architecture.md" in pages
    assert [page for page in pages if not (ROOT / page).exists()] == []


@pytest.mark.once
def test_the_animation_moves_and_is_small():
    picture = ROOT / "docs/images/game.webp"
    assert "docs/images/game.webp" in README
    assert picture.read_bytes()[12:16] == b"VP8X"  # the extended format, which animations need
    assert b"ANMF" in picture.read_bytes()
    assert picture.stat().st_size < 2_000_000


@pytest.mark.once
def test_it_says_whose_the_games_are_not():
    assert "not affiliated with the games' publisher" in README
