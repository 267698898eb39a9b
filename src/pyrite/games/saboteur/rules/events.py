"""What a step tells, event by event, each with who may see it."""

from collections.abc import Sequence
from typing import Any

from pyrite.core import grid
from pyrite.core.events import BaseEvent, Fields, make_event
from pyrite.games.saboteur.rules import cards
from pyrite.games.saboteur.rules.words import Ending, EventKind, Goal, Role, Tool

ROLE_NAMES = tuple(role.name.lower() for role in Role)
TOOL_NAMES = tuple(tool.name.lower() for tool in Tool)
GOAL_NAMES = tuple(goal.name.lower() for goal in Goal)
TREASURE_NAMES = tuple(cards.TREASURES)
ENDING_NAMES = tuple(ending.name.lower() for ending in Ending)
EVENT_NAMES = tuple(kind.name.lower() for kind in EventKind)


class Event(BaseEvent, frozen=True, kw_only=True, omit_defaults=True):
    """One thing that happened, with what there is to tell of it."""

    target: int | None = None  # the other seat it concerns
    card: str | None = None
    face: str | None = None  # how a card lies
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


def _face_at(a: int, b: int, c: int) -> dict[str, Any]:
    return {"face": grid.openings(a), "x": b, "y": c}


def _values(a: int, b: int, c: int) -> dict[str, Any]:
    return {"pool": (1,) * a + (2,) * b + (3,) * c}


def _nothing(a: int, b: int, c: int) -> dict[str, Any]:
    return {}


def _card(a: int, b: int, c: int) -> dict[str, Any]:
    return {"card": cards.KINDS[a]}


def _role(a: int, b: int, c: int) -> dict[str, Any]:
    return {"role": ROLE_NAMES[a]}


def _value(a: int, b: int, c: int) -> dict[str, Any]:
    return {"value": a}


def _count(a: int, b: int, c: int) -> dict[str, Any]:
    return {"count": a}


# What the three numbers of an event mean, by its kind.
_FIELDS: Fields = {
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
    event: Event = make_event(Event, EVENT_NAMES, _FIELDS, numbers)
    return event
