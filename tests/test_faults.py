"""What is wrong with options, bots, boxes and positions has a text in every language, and no English stays in it."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from pyrite import texts
from pyrite.faults import PREFIX, translated
from pyrite.game import GAMES
from tests import ROOT

PACKAGE = ROOT / "src/pyrite"
MODULES = (
    *(
        "core/ranges.py",
        "core/text_fields.py",
        "game.py",
        "record.py",
        "bots/__init__.py",
        "bots/player.py",
        "bots/personalities.py",
        "bots/llm.py",
        "arena/league.py",
        "arena/results_file.py",
        "fairness.py",
    ),
    *(
        f"games/{game}/rules/{name}.py"
        for game in ("saboteur", "lost_mines")
        for name in ("options", "actions", "validation")
    ),
    "games/saboteur/rules/notation.py",
    "games/lost_mines/rules/parsing.py",
    "games/lost_mines/rules/box.py",
    "games/saboteur/training/course.py",
)
NEVER_SEEN = (  # raised for programs that misuse the library, not for people
    "seat \0 does not play; seats are 0 to \0, None is a spectator",
    "there is nothing to decide: it is not the turn of this view's seat",
    "the answer is too long",
    "draw \0 of \0 tickets: a draw counts from 0 and has at least one ticket",
    "a secret has \0 bytes, not \0",
)
RAISING = ("ValueError", "RecordError", "WrongFile", "WrongCourse", "_expect", "note")
OTHERS = [language for language in texts.languages() if language != texts.ENGLISH]

pytestmark = pytest.mark.once


def skeleton(node: ast.expr) -> str | None:
    """A message with its blanks as NUL."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        return "".join(str(part.value) if isinstance(part, ast.Constant) else "\0" for part in node.values)
    return None


def raised(module: Path) -> Iterator[str]:
    """The messages that a module raises."""
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call) or ast.unparse(node.func).rpartition(".")[2] not in RAISING:
            continue
        if (message := skeleton(node.args[-1])) is not None:
            yield message


def patterns(language: str) -> dict[str, str]:
    return {
        name: pattern
        for owner in (texts.PYRITE, *GAMES)
        for name, pattern in texts.plain_texts(owner, language).items()
        if name.startswith(PREFIX)
    }


@pytest.mark.parametrize("module", MODULES)
def test_every_message_has_a_text(module: str):
    messages = {message.replace("\0", "'X'") for message in raised(PACKAGE / module) if message not in NEVER_SEEN}
    assert messages
    assert {message for message in messages if translated(message, OTHERS[0]) == message} <= {"box='X'x'X';...: 'X'"}


@pytest.mark.parametrize("language", OTHERS)
def test_a_message_is_said_in_the_language_with_everything_in_it(language: str):
    for name, pattern in patterns("en").items():
        blanks = re.findall(r"\{ \$(\w+) \}", pattern)
        message = re.sub(r"\{ \$(\w+) \}", lambda blank: f"'{blank[1].upper()}'", pattern)
        said = translated(message, language)
        assert said != message or name == "fault-box-of-record", name
        assert all(f"'{blank.upper()}'" in said for blank in blanks), name


@pytest.mark.parametrize("language", OTHERS)
def test_no_english_is_left_in_what_a_language_says(language: str):
    """A text that is the same in English has no words of its own: names, numbers, blanks."""
    for owner in (texts.PYRITE, *GAMES):
        english, other = texts.messages(owner, "en"), texts.messages(owner, language)
        same = {name for name, pattern in english.items() if other[name] == pattern}
        worded = {name for name in same if re.search(r"[a-z]{4,} [a-z]{3,}", re.sub(r"\{.*?\}", "", english[name]))}
        assert worded == set(), language


def test_an_unknown_message_stays_as_it_is():
    assert translated("something else", "pl") == "something else"
