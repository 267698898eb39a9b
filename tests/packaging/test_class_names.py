"""One name for one thing: no two classes of the package have the same name."""

import ast
from collections import defaultdict
from pathlib import PurePosixPath

import pytest

from tests import ROOT

pytestmark = pytest.mark.once

SRC = ROOT / "src" / "pyrite"
# What any game has; each game's own classes have the names of these protocols.
PROTOCOLS = "core/protocols.py"


def place(path: str) -> str:
    """Where a class is; the same for the classes of two games that correspond to each other."""
    parts = PurePosixPath(path).parts
    return "/".join(parts[2:]) if parts[0] == "games" else path


def test_no_two_classes_have_the_same_name() -> None:
    found: defaultdict[str, set[str]] = defaultdict(set)
    for source in sorted(SRC.rglob("*.py")):
        path = source.relative_to(SRC).as_posix()
        for node in ast.walk(ast.parse(source.read_text("utf-8"))):
            if isinstance(node, ast.ClassDef) and path != PROTOCOLS:
                found[node.name].add(place(path))
    assert len(found) > 400
    assert {name: places for name, places in found.items() if len(places) > 1} == {}
