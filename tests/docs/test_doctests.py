"""The examples in docstrings are true."""

import doctest
import importlib
import pkgutil

import pytest

import pyrite
from pyrite import engine

MODULES = sorted(
    module.name for module in pkgutil.walk_packages(pyrite.__path__, "pyrite.") if not module.name.endswith("__main__")
)


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_of_a_module_are_true(name):
    results = doctest.testmod(importlib.import_module(name), optionflags=doctest.ELLIPSIS)
    assert results.failed == 0


def test_there_are_examples_where_a_newcomer_looks_first():
    names = [
        "pyrite.match",
        "pyrite.games.saboteur.rules.options",
        "pyrite.games.lost_mines.rules.options",
        "pyrite.bots",
        "pyrite.games.saboteur.rules.view",
    ]
    names += ["pyrite.core.grid", "pyrite.games.saboteur.rules.actions"] if engine.build() == "interpreted" else []
    for name in names:
        assert doctest.testmod(importlib.import_module(name), optionflags=doctest.ELLIPSIS).attempted > 0, name
