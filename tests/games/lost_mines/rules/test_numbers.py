"""Every rule of The Lost Mines has a test that carries its number, and nobody cites one that does not exist."""

import ast
import re
from pathlib import Path

import pytest

from tests import ROOT

PAGE = (ROOT / "docs/rules/en/lost-mines.md").read_text(encoding="utf-8")
NUMBERS = re.findall(r"^- (L\d+\.\d+) ", PAGE, re.M)
SOURCES = [
    path.read_text(encoding="utf-8") for path in sorted((ROOT / "src/pyrite/games/lost_mines/rules").glob("*.py"))
]

pytestmark = pytest.mark.once


def named_by_rule() -> dict[str, list[str]]:
    """The names of the tests of this folder, by the number they carry."""
    found: dict[str, list[str]] = {}
    for path in Path(__file__).parent.glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and (match := re.match(r"test_L(\d+)_(\d+)_", node.name)):
                found.setdefault(f"L{match[1]}.{match[2]}", []).append(node.name)
    return found


def test_the_page_has_all_chapters():
    assert len(NUMBERS) == len(set(NUMBERS))
    assert [number for number in NUMBERS if number.endswith(".1")] == [f"L{chapter}.1" for chapter in range(1, 9)]


def test_every_rule_has_a_test_that_carries_its_number():
    found = named_by_rule()
    assert [number for number in NUMBERS if number not in found] == []


def test_no_test_carries_the_number_of_a_rule_that_does_not_exist():
    assert [number for number in named_by_rule() if number not in NUMBERS] == []


def test_no_name_of_a_test_is_used_twice():
    names = [name for tests in named_by_rule().values() for name in tests]
    assert sorted(names) == sorted(set(names))


def test_no_code_cites_a_rule_that_does_not_exist():
    cited = {number for text in SOURCES for number in re.findall(r"\bL\d+\.\d+\b", text)}
    assert cited - {*NUMBERS} == set()


def test_every_rule_is_cited_in_the_code():
    cited = {number for text in SOURCES for number in re.findall(r"\bL\d+\.\d+\b", text)}
    for text in SOURCES:
        for first, last in re.findall(r"\b(L\d+\.\d+) to (L\d+\.\d+)\b", text):
            cited.update(NUMBERS[NUMBERS.index(first) : NUMBERS.index(last) + 1])
    assert [number for number in NUMBERS if number not in cited] == []
