"""The events of a step, each with who may see it."""

from collections.abc import Callable, Mapping, Sequence
from typing import TypedDict

from pyrite.core import grid
from pyrite.core.events import BaseEvent, noted
from pyrite.core.require import require
from pyrite.games.saboteur.rules import cards
from pyrite.games.saboteur.rules.words import Ending, EventKind, Goal, Role, Tool

ROLE_NAMES = tuple(role.name.lower() for role in Role)
TOOL_NAMES = tuple(tool.name.lower() for tool in Tool)
GOAL_NAMES = tuple(goal.name.lower() for goal in Goal)
TREASURE_NAMES = tuple(cards.TREASURES)
ENDING_NAMES = tuple(ending.name.lower() for ending in Ending)
EVENT_NAMES = tuple(kind.name.lower() for kind in EventKind)


class Event(BaseEvent, frozen=True, kw_only=True, omit_defaults=True):
    """One thing that happened; the fields below are set for the kinds that have them."""

    target: int | None = None  # the other seat it concerns
    card: str | None = None
    face: str | None = None  # how a card is turned
    x: int | None = None
    y: int | None = None
    tool: str | None = None
    goal: str | None = None
    treasure: str | None = None
    role: str | None = None
    value: int | None = None  # of a nugget card, or the nuggets an extra card shows
    pool: tuple[int, ...] | None = None  # nugget cards by their values
    count: int | None = None
    round: int | None = None
    ending: str | None = None

    @property
    def cell(self) -> tuple[int, int]:
        """Where it happened, as x and y; ValueError if it has no cell."""
        return require(self.x), require(self.y)


class Details(TypedDict, total=False):
    """The fields of an event that depend on its kind."""

    target: int
    card: str
    face: str
    x: int
    y: int
    tool: str
    goal: str
    treasure: str
    role: str
    value: int
    pool: tuple[int, ...]
    count: int
    round: int
    ending: str


def _face_at(a: int, b: int, c: int) -> Details:
    return {"face": grid.openings(a), "x": b, "y": c}


def _values(a: int, b: int, c: int) -> Details:
    return {"pool": (1,) * a + (2,) * b + (3,) * c}


def _nothing(a: int, b: int, c: int) -> Details:
    return {}


def _card(a: int, b: int, c: int) -> Details:
    return {"card": cards.KINDS[a]}


def _role(a: int, b: int, c: int) -> Details:
    return {"role": ROLE_NAMES[a]}


def _value(a: int, b: int, c: int) -> Details:
    return {"value": a}


def _count(a: int, b: int, c: int) -> Details:
    return {"count": a}


# What the three numbers of an event mean, by its kind.
_DETAILS: Mapping[int, Callable[[int, int, int], Details]] = {
    EventKind.ROUND_BEGAN: lambda a, b, c: {"round": a},
    EventKind.BEGINS: _nothing,
    EventKind.ROLE_DEALT: _nothing,
    EventKind.YOUR_ROLE: _role,
    EventKind.GOALS_HIDDEN: _nothing,
    EventKind.BONUS_LAID: lambda a, b, c: {"value": a, "x": b, "y": c},
    EventKind.CARD_DEALT: _nothing,
    EventKind.YOUR_CARD: _card,
    EventKind.LAID: _face_at,
    EventKind.BROKE: lambda a, b, c: {"target": a, "tool": TOOL_NAMES[b]},
    EventKind.MENDED: lambda a, b, c: {"target": a, "tool": TOOL_NAMES[b], "card": cards.KINDS[c]},
    EventKind.ROCKFALL: _face_at,
    EventKind.LOOKED: lambda a, b, c: {"goal": GOAL_NAMES[a]},
    EventKind.YOUR_LOOK: lambda a, b, c: {"goal": GOAL_NAMES[a], "treasure": TREASURE_NAMES[b]},
    EventKind.PASSED: _nothing,
    EventKind.YOUR_PASS: _card,
    EventKind.CLAIMED: _value,
    EventKind.FOUND: _value,
    EventKind.STOPPED: _nothing,
    EventKind.STAYED: _nothing,
    EventKind.REVEALED: lambda a, b, c: {
        "goal": GOAL_NAMES[a],
        "treasure": TREASURE_NAMES[b],
        "face": grid.openings(c),
    },
    EventKind.DREW: _nothing,
    EventKind.ROUND_ENDED: lambda a, b, c: {"ending": ENDING_NAMES[a]},
    EventKind.ROLE_SHOWN: _role,
    EventKind.LEFTOVER_SHOWN: _role,
    EventKind.KEPT: _values,
    EventKind.RETURNED: _values,
    EventKind.POOL_DRAWN: _count,
    EventKind.YOUR_POOL: _values,
    EventKind.PICKED: _nothing,
    EventKind.YOUR_PICK: _value,
    EventKind.PAID: _value,
    EventKind.COUNTED: _count,
    EventKind.GAME_ENDED: _nothing,
}


def event_of(numbers: Sequence[int]) -> Event:
    """The event that a position noted as these six numbers."""
    kind, audience, seat, a, b, c = noted(numbers)
    return Event(kind=EVENT_NAMES[kind], audience=audience, seat=seat, **_DETAILS[kind](a, b, c))
