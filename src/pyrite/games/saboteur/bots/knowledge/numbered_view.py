"""A view in the numbers that compiled code reads: the public events of the round, and what the viewer sees."""

from collections.abc import Callable, Sequence

from pyrite.core.events import round_begin
from pyrite.core.grid import face_of
from pyrite.core.require import require
from pyrite.games.saboteur.bots.knowledge.turn_sheet import TurnSheet
from pyrite.games.saboteur.rules import cards
from pyrite.games.saboteur.rules.events import GOAL_NAMES, TREASURE_NAMES, Event
from pyrite.games.saboteur.rules.view import View
from pyrite.games.saboteur.rules.words import EventKind

Numbers = tuple[int, int, int]


def _placed(event: Event) -> Numbers:
    return face_of(require(event.face)), *event.cell


def _aimed(event: Event) -> Numbers:
    return require(event.target), 0, 0


def _nothing(event: Event) -> Numbers:
    return 0, 0, 0


# The numbers of the events that say something about the players or the tunnels, as the engine notes them.
_NUMBERS: dict[str, tuple[EventKind, Callable[[Event], Numbers]]] = {
    "laid": (EventKind.LAID, _placed),
    "rockfall": (EventKind.ROCKFALL, _placed),
    "broke": (EventKind.BROKE, _aimed),
    "mended": (EventKind.MENDED, _aimed),
    "looked": (EventKind.LOOKED, lambda event: (GOAL_NAMES.index(require(event.goal)), 0, 0)),
    "passed": (EventKind.PASSED, _nothing),
    "bonus_laid": (EventKind.BONUS_LAID, lambda event: (0, *event.cell)),
    "revealed": (
        EventKind.REVEALED,
        lambda event: (
            GOAL_NAMES.index(require(event.goal)),
            TREASURE_NAMES.index(require(event.treasure)),
            face_of(require(event.face)),
        ),
    ),
}


def public_numbers(view: View) -> list[list[int]]:
    """What everyone saw in the round that the view shows; first the cards that were there before its events."""
    found = _there_before(view)
    events = view.events
    for place in range(round_begin(events), len(events)):
        event = events[place]
        if event.kind in _NUMBERS:
            kind, numbers = _NUMBERS[event.kind]
            found.append([kind, -1 if event.seat is None else event.seat, *numbers(event)])
    return found


def _there_before(view: View) -> list[list[int]]:
    """The cards that no event of the round has put on the table: a game can begin from a position."""
    events = view.events
    some = [events[place] for place in range(round_begin(events), len(events))]
    put = {event.cell for event in some if event.kind in ("laid", "bonus_laid")}
    shown = {event.goal for event in some if event.kind == "revealed"}
    found = [
        [EventKind.LAID, -1, face_of(card.face), card.x, card.y]
        for card in view.table
        if card.what == "tunnel" and (card.x, card.y) not in put
    ]
    for place, goal in enumerate(view.goals):
        if goal.face_up and goal.name not in shown:
            face = next(card.face for card in view.table if (card.x, card.y) == cards.GOAL_CELLS[place])
            found.append([EventKind.REVEALED, -1, place, TREASURE_NAMES.index(require(goal.treasure)), face_of(face)])
    return found


def fill(sheet: TurnSheet, view: View, stealth: float) -> None:
    """Write what the viewer sees into a sheet, as if nothing had been said."""
    sheet.players, sheet.seat, sheet.pile = view.options.players, require(view.seat), view.pile
    sheet.is_saboteur = int(view.role == "saboteur")
    sheet.all_dealt = int(view.options.all_saboteurs)
    sheet.stealth = stealth
    sheet.hand = _counts(view.hand)
    sheet.passed = _counts(view.passed)
    sheet.hand_size = _padded(view.hand_sizes)
    sheet.broken = _padded([sum(1 << cards.TOOLS.index(tool) for tool in tools) for tools in view.broken])
    sheet.said, sheet.is_gold_said = [0.0] * 10, 0
    goals = list(enumerate(view.goals))
    sheet.face_up = sum(1 << place for place, goal in goals if goal.face_up)
    sheet.known = sum(1 << place for place, goal in goals if goal.treasure is not None)
    sheet.known += sum(8 << place for place, goal in goals if goal.treasure == "gold")


def _counts(names: Sequence[str]) -> list[int]:
    found = [0] * len(cards.KINDS)
    for name in names:
        found[cards.KINDS.index(name)] += 1
    return found


def _padded(numbers: Sequence[int]) -> list[int]:
    return [*numbers, *[0] * (10 - len(numbers))]
