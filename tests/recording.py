"""Games to record, and ways to damage their records."""

import random
import re
from functools import cache

import pytest

import pyrite
from pyrite import RecordError, engine
from pyrite.games.saboteur.rules.actions import Action
from tests import ROOT

PAGE = ROOT / "docs" / "record.md"
INTERPRETED = engine.build() == "interpreted"
SETUPS: list[dict] = [
    *({"players": players, "edition": "revised", "rounds": 2} for players in range(3, 11)),
    *({"players": players, "edition": "classic", "rounds": 2} for players in range(3, 11)),
    {"players": 3},
    {"players": 4, "rounds": 1, "first": 2},
    {"players": 5, "rounds": 2, "first": 0, "edition": "classic"},
    {"players": 6, "rounds": 2, "sabotaged_unpaid": True},
    {"players": 3, "rounds": 4, "bonus_nuggets": True},
    {"players": 4, "rounds": 3, "bonus_nuggets": True, "edition": "classic"},
    {"players": 7, "rounds": 2, "all_saboteurs": True},
    {"players": 5, "rounds": 1, "maps": 0},
    {"players": 5, "rounds": 1, "maps": 3},
    {
        "players": 5,
        "edition": "classic",
        "rounds": 3,
        "sabotaged_unpaid": True,
        "bonus_nuggets": True,
        "all_saboteurs": True,
        "maps": 1,
        "first": 4,
    },
]


def name_of(setup: dict) -> str:
    return " ".join(f"{name}={value}" for name, value in setup.items())


def dig(rng: random.Random, legal: list[Action]) -> Action:
    """Mostly digs towards the goals, so that games have picks, claims and all endings; sometimes does anything."""
    lays = [action for action in legal if action.verb.value == "lay" and str(action.face).isupper()]
    if lays and rng.random() < 0.8:
        return max(lays, key=lambda action: (action.x or 0) - abs(action.y or 0) / 4 + rng.random())
    return rng.choice(legal)


@cache
def record_of(number: int, moves: int = 10_000) -> str:
    """The record of a game of one of the setups, or of its first so many moves."""
    rng = random.Random(number)
    match = pyrite.new("saboteur", seed=number, **SETUPS[number % len(SETUPS)])
    while match.turn is not None and moves:
        match.play(dig(rng, match.legal()))
        moves -= 1
    return match.record()


@cache
def short_record() -> str:
    """A whole game of one round."""
    rng = random.Random(3)
    match = pyrite.new("saboteur", players=3, rounds=1, maps=2, first=1, seed=3)
    while match.turn is not None:
        match.play(dig(rng, match.legal()))
    return match.record()


def refusal(text: str) -> RecordError:
    """The error with which a record is refused; it names its line."""
    with pytest.raises(RecordError) as caught:
        pyrite.load(text)
    error = caught.value
    assert str(error) == f"line {error.line}: {error.reason}"
    assert 1 <= error.line <= text.count("\n") + 2
    return error


def changed(text: str, line: int, to: str) -> str:
    """The record with another text in a line, counted from 1."""
    lines = text.split("\n")
    lines[line - 1] = to
    return "\n".join(lines)


def line_where(text: str, pattern: str) -> int:
    """The number of the first line that the pattern is found in."""
    return next(number for number, line in enumerate(text.split("\n"), 1) if re.search(pattern, line))


def blocks(kind: str) -> list[str]:
    """The fenced examples of a kind on the page that describes records."""
    return re.findall(rf"^```{kind}\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
