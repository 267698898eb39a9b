"""The notebooks run from beginning to end: with tiny settings here, in full in `make long`."""

import os
from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

from tests import ROOT

FOLDER = ROOT / "docs" / "notebooks"
NOTEBOOKS = sorted(path.name for path in FOLDER.glob("*.ipynb"))


def pictures(name: str, seconds: int) -> int:
    """Run a notebook; how many pictures it shows."""
    book = nbformat.read(FOLDER / name, as_version=4)
    NotebookClient(book, timeout=seconds, resources={"metadata": {"path": str(FOLDER)}}).execute()
    outputs = [output for cell in book.cells for output in cell.get("outputs", ())]
    return sum("image/png" in output.get("data", {}) for output in outputs)


def test_there_are_three():
    assert len(NOTEBOOKS) == 3


@pytest.mark.parametrize("name", NOTEBOOKS)
@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_a_notebook_runs_and_draws(name, monkeypatch):
    monkeypatch.setenv("PYRITE_NOTEBOOK_QUICK", "1")
    monkeypatch.setenv("MPLBACKEND", "module://matplotlib_inline.backend_inline")
    assert pictures(name, seconds=300) >= 1


@pytest.mark.long
@pytest.mark.parametrize("name", NOTEBOOKS)
@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_a_notebook_runs_in_full(name, monkeypatch):
    monkeypatch.delenv("PYRITE_NOTEBOOK_QUICK", raising=False)
    assert pictures(name, seconds=3600) >= 1


@pytest.mark.parametrize("name", NOTEBOOKS)
def test_a_notebook_is_stored_without_outputs_and_paths(name):
    book = nbformat.read(FOLDER / name, as_version=4)
    assert not [cell for cell in book.cells if cell.get("outputs")]
    assert str(Path(os.sep, "work")) not in (FOLDER / name).read_text("utf-8")
