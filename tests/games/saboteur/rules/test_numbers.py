"""Every numbered rule has a test that carries its number, and code and tests cite no rule that does not exist."""

import ast
import re
from pathlib import Path

import pytest

from tests import ROOT

PAGE = (ROOT / "docs/rules/en/saboteur.md").read_text(encoding="utf-8")
NUMBERS = re.findall(r"^- (S\d+\.\d+) ", PAGE, re.M)

pytestmark = pytest.mark.once


def named_by_rule() -> dict[str, list[str]]:
    """The names of the tests of this folder, by the number they carry."""
    found: dict[str, list[str]] = {}
    for path in Path(__file__).parent.glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and (match := re.match(r"test_S(\d+)_(\d+)_", node.name)):
                found.setdefault(f"S{match[1]}.{match[2]}", []).append(node.name)
    return found


def test_the_page_has_all_chapters():
    assert len(NUMBERS) == len(set(NUMBERS))
    assert [number for number in NUMBERS if number.endswith(".1")] == [f"S{chapter}.1" for chapter in range(1, 12)]


def test_every_rule_has_a_test_that_carries_its_number():
    found = named_by_rule()
    assert [number for number in NUMBERS if number not in found] == []


def test_no_test_carries_the_number_of_a_rule_that_does_not_exist():
    assert [number for number in named_by_rule() if number not in NUMBERS] == []


def test_no_code_cites_a_rule_that_does_not_exist():
    cited = {
        (path.name, number)
        for path in (ROOT / "src/pyrite/games/saboteur/rules").glob("*.py")
        for number in re.findall(r"\bS\d+\.\d+\b", path.read_text(encoding="utf-8"))
    }
    assert {number for _, number in cited if number not in NUMBERS} == set()


def test_every_chapter_on_the_rules_is_cited_in_the_code():
    code = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "src/pyrite/games/saboteur/rules").glob("*.py"))
    talk = {"S11.4"}  # what players say to each other needs no code
    assert [number for number in NUMBERS if not re.search(rf"{number}\b", code) and number not in talk] == []
