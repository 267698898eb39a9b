"""The events of a step, each with who may see it."""

from collections.abc import Callable, Mapping, Sequence
from typing import TypedDict

from pyrite.core import grid
from pyrite.core.events import BaseEvent, noted
from pyrite.core.require import require
from pyrite.games.lost_mines.rules import box
from pyrite.games.lost_mines.rules.words import Character, Clan, Ending, EventKind, Feature, Seen

CLAN_NAMES = tuple(clan.name.lower() for clan in Clan)
CHARACTER_NAMES = tuple(character.name.lower() for character in Character)
ENDING_NAMES = tuple(ending.name.lower() for ending in Ending)
EVENT_NAMES = tuple(kind.name.lower() for kind in EventKind)
SEEN_NAMES = tuple(seen.name.lower() for seen in Seen)
TOOL_NAMES = ("axe", "boat", "rope")
# What is on a path card: nothing, a feature, or an obstacle with its tool.
FEATURE_NAMES = ("", *box.FEATURES[1:], "tree+axe", "lake+boat", "pit+rope")

assert len(FEATURE_NAMES) == len(Feature)


class Event(BaseEvent, frozen=True, kw_only=True, omit_defaults=True):
    """One thing that happened; the fields below are set for the kinds that have them."""

    card: str | None = None
    face: str | None = None  # how a card is turned
    feature: str | None = None
    x: int | None = None
    y: int | None = None
    side: str | None = None  # of a joint, E or S
    tool: str | None = None
    seen: str | None = None  # what was looked at: "mine", "treasure" or "dwarf"
    which: int | None = None  # the number of a mine, of a slot, or the seat of a dwarf
    clan: str | None = None
    character: str | None = None
    holds: str | None = None  # what a mine holds
    treasure: str | None = None  # the kind of a treasure
    value: int | None = None
    count: int | None = None
    points: int | None = None  # over all rounds
    agrees: bool | None = None
    round: int | None = None
    ending: str | None = None

    @property
    def cell(self) -> tuple[int, int]:
        """Where it happened, as x and y; ValueError if it has no cell."""
        return require(self.x), require(self.y)


class Details(TypedDict, total=False):
    """The fields of an event that depend on its kind."""

    card: str
    face: str
    feature: str
    x: int
    y: int
    side: str
    tool: str
    seen: str
    which: int
    clan: str
    character: str
    holds: str
    treasure: str
    value: int
    count: int
    points: int
    agrees: bool
    round: int
    ending: str


def _cell(cell: int) -> Details:
    return {"x": cell & 15, "y": cell >> 4}


def _path(a: int, b: int, c: int) -> Details:
    return {"face": grid.openings(a), "feature": FEATURE_NAMES[b], **_cell(c)}


def _joint(a: int, b: int, c: int) -> Details:
    return {**_cell(a >> 1), "side": "ES"[a & 1]}


def _nothing(a: int, b: int, c: int) -> Details:
    return {}


def _card(a: int, b: int, c: int) -> Details:
    return {"card": box.KINDS[a]}


def _your_look(a: int, b: int, c: int) -> Details:
    found: Details = {"value": c}
    if a != Seen.TREASURE:
        found = {"holds": box.MINES[c]} if a == Seen.MINE else {"character": CHARACTER_NAMES[c]}
    return {"seen": SEEN_NAMES[a], "which": b, **found}


# What the three numbers of an event mean, by its kind.
_DETAILS: Mapping[int, Callable[[int, int, int], Details]] = {
    EventKind.ROUND_BEGAN: lambda a, b, c: {"round": a},
    EventKind.BEGINS: _nothing,
    EventKind.CLAN_DEALT: lambda a, b, c: {"clan": CLAN_NAMES[a]},
    EventKind.YOUR_CHARACTER: lambda a, b, c: {"character": CHARACTER_NAMES[a]},
    EventKind.MINES_HIDDEN: _nothing,
    EventKind.TREASURE_LAID: lambda a, b, c: {"which": a, "treasure": box.TREASURES[b]},
    EventKind.CARD_DEALT: _nothing,
    EventKind.YOUR_CARD: _card,
    EventKind.LAID: _path,
    EventKind.BRIDGED: lambda a, b, c: {"tool": TOOL_NAMES[a], **_cell(b)},
    EventKind.TRAP_SET: _joint,
    EventKind.TROLL_SET: _joint,
    EventKind.TOKEN_GONE: _joint,
    EventKind.STORM: _path,
    EventKind.LOOKED: lambda a, b, c: {"seen": SEEN_NAMES[a], "which": b},
    EventKind.YOUR_LOOK: _your_look,
    EventKind.DISCARDED: lambda a, b, c: {"count": a},
    EventKind.YOUR_DISCARD: _card,
    EventKind.VOTE_CALLED: _nothing,
    EventKind.VOTED: lambda a, b, c: {"agrees": bool(a)},
    EventKind.STAYED: _nothing,
    EventKind.WALKED: lambda a, b, c: {**_cell(a), "count": b},
    EventKind.LOST: _nothing,
    EventKind.YOUR_LOSS: _card,
    EventKind.REVEALED: lambda a, b, c: {"which": a, "holds": box.MINES[b]},
    EventKind.TURNED: lambda a, b, c: {"which": a, "face": grid.openings(b)},
    EventKind.DRAGON: _nothing,
    EventKind.TOOK: lambda a, b, c: {"which": a, "treasure": box.TREASURES[b]},
    EventKind.YOUR_TREASURE: lambda a, b, c: {"which": a, "value": b},
    EventKind.DREW: _nothing,
    EventKind.OUT: _nothing,
    EventKind.ROUND_ENDED: lambda a, b, c: {"ending": ENDING_NAMES[a]},
    EventKind.CHARACTER_SHOWN: lambda a, b, c: {"character": CHARACTER_NAMES[a], "clan": CLAN_NAMES[b]},
    EventKind.TREASURE_SHOWN: lambda a, b, c: {"which": a, "value": b},
    EventKind.SCORED: lambda a, b, c: {"count": a, "points": b},
    EventKind.GAME_ENDED: _nothing,
}


def event_of(numbers: Sequence[int]) -> Event:
    """The event that a position noted as these six numbers."""
    kind, audience, seat, a, b, c = noted(numbers)
    return Event(kind=EVENT_NAMES[kind], audience=audience, seat=seat, **_DETAILS[kind](a, b, c))
