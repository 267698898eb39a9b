"""Import paths that documents of the last release named still work, and say what to write instead."""

import importlib
import importlib.util
import subprocess
import sys
from importlib.resources import files

import pytest

import pyrite
from pyrite.moved import MOVED

pytestmark = pytest.mark.once

DOCUMENTED = {
    "pyrite.lost_mines.box": "pyrite.games.lost_mines.rules.box",
    "pyrite.saboteur.view": "pyrite.games.saboteur.rules.view",
    "pyrite.bots.saboteur.claims": "pyrite.games.saboteur.bots.knowledge.claims",
    "pyrite.views": "pyrite.core.views",
}


@pytest.mark.parametrize("old", DOCUMENTED)
def test_a_documented_import_path_works_for_one_more_release(old: str) -> None:
    """In a process of its own: a module that was imported once is not looked for again."""
    program = (
        "import importlib, sys, warnings\n"
        "with warnings.catch_warnings(record=True) as caught:\n"
        "    warnings.simplefilter('always')\n"
        f"    module = importlib.import_module({old!r})\n"
        f"print(module is importlib.import_module({DOCUMENTED[old]!r}))\n"
        "print(*(one.message for one in caught if one.category is DeprecationWarning))\n"
    )
    command = [sys.executable, "-c", f"import pyrite\n{program}"]
    same, warning = subprocess.run(command, check=True, capture_output=True, text=True).stdout.splitlines()
    assert same == "True"
    assert DOCUMENTED[old] in warning


@pytest.mark.parametrize(
    "statement",
    ["from pyrite.bots.saboteur import claims", "from pyrite.lost_mines import box", "from pyrite.views import Said"],
)
def test_a_documented_import_statement_works_for_one_more_release(statement: str) -> None:
    command = [sys.executable, "-W", "always::DeprecationWarning", "-c", f"import pyrite\n{statement}"]
    result = subprocess.run(command, check=True, capture_output=True, text=True)
    assert "DeprecationWarning" in result.stderr


def test_files_of_a_package_are_found_by_its_earlier_name() -> None:
    sys.modules.pop("pyrite.lost_mines", None)
    with pytest.warns(DeprecationWarning, match="games.lost_mines"):
        folder = files("pyrite.lost_mines")
    assert "[paths" in folder.joinpath("box.toml").read_text(encoding="utf-8")


def test_the_earlier_name_of_a_phrase_works() -> None:
    views = importlib.import_module("pyrite.core.views")
    with pytest.warns(DeprecationWarning, match="SpokenPhrase"):
        assert views.Said is views.SpokenPhrase


def test_every_new_place_exists_and_no_old_one_does() -> None:
    for old, new in MOVED.items():
        assert importlib.util.find_spec(new) is not None
        assert old not in vars(pyrite)


def test_what_never_existed_is_not_found() -> None:
    with pytest.raises(ModuleNotFoundError):
        importlib.import_module("pyrite.chess")
