"""A new language touches only its own folders: a made-up one is added to a copy of the sources, and spoken."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from pyrite import texts
from tests import ROOT
from tests.pseudo_locale import pseudo, translate, write

pytestmark = [pytest.mark.once, pytest.mark.xdist_group("texts")]

LEFT_OUT = frozenset({"cli-seat"})
NOT_SOURCES = ("static", "*.so", "*.pyc", "__pycache__", "_stamp.json")


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the sources with one more language, in which one text is missing."""
    project = tmp_path_factory.mktemp("project")
    shutil.copytree(ROOT / "src", project / "src", ignore=shutil.ignore_patterns(*NOT_SOURCES))
    made = write(project, "eo", LEFT_OUT)
    assert len(made) >= 3
    return project


def run(project: Path, *command: str) -> str:
    environment = {**os.environ, "PYTHONPATH": str(project / "src"), "LC_ALL": "eo_EO.UTF-8", "PYRITE_ENGINE": "python"}
    return subprocess.run(
        [sys.executable, *command], env=environment, cwd=project, check=True, capture_output=True, text=True
    ).stdout


def test_a_new_folder_is_a_new_language_and_what_it_lacks_is_said_in_english(project: Path) -> None:
    said = run(
        project,
        "-c",
        "from pyrite import texts; print(texts.languages());"
        "print(texts.text('refusal-no-such-page', 'eo')); print(texts.text('cli-seat', 'eo', seat='3'))",
    ).splitlines()
    assert "eo" in said[0]
    assert said[1] == pseudo(texts.text("refusal-no-such-page"))
    assert said[2] == "seat 3"


def test_the_command_line_speaks_it(project: Path) -> None:
    said = run(project, "-m", "pyrite", "match", "--help")
    assert said.count("⟦") > 5, said


def test_the_made_up_language_keeps_placeholders_and_choices() -> None:
    source = "cards = { $count ->\n    [one] a card\n   *[other] { $count } cards\n}\n"
    translated = FluentParser().parse(translate(source)).body
    assert not [entry for entry in translated if isinstance(entry, ast.Junk)]
    assert "[one] ⟦á čárd~~~⟧" in translate(source)
    assert "{ $count }⟦ čárdš~~~⟧" in translate(source)
