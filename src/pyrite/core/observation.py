"""Observations and numbered actions of any game: what is common to all encodings.

A decision is remembered by the first public event it caused. Actions without a number of their own get the numbers
after the last one, in the order in which they are legal, so that every legal action always has a number.
"""

from pyrite.core import sheet as sheets
from pyrite.core.moves import Moves
from pyrite.core.playable import Playable
from pyrite.core.sheet import History, Sheet


def remember(position: Playable, history: History) -> None:
    """Note the decision that was just carried out."""
    for event in range(position.event_count):
        place = event * 6
        if position.log[place + 1] < 0:  # for everyone
            history.note(
                position.seat_in_event(position.log[place], position.log[place + 3]),
                position.log[place],
                position.log[place + 2],
                position.log[place + 3],
                position.log[place + 4],
                position.log[place + 5],
            )
            return


def observe(position: Playable, viewer: int, history: History, sheet: Sheet) -> None:
    """Fill a sheet with what a seat may know, the last decisions at its end, the newest first."""
    position.encode(viewer, sheet)
    line = history.next
    for _ in range(sheets.LINES):
        line = line - 1 if line else sheets.LINES - 1
        _add_line(sheet, history, line, viewer, position.players)


def _add_line(sheet: Sheet, history: History, line: int, viewer: int, players: int) -> None:
    """Add a decision, with its seats counted from the viewer, from 1."""
    source = line * sheets.LINE
    place = sheet.count
    sheet.count = place + sheets.LINE
    for number in range(sheets.LINE):
        sheet.value[place + number] = history.line[source + number]
    if history.line[source]:
        sheet.value[place + 1] = _counted_from(viewer, history.line[source + 1], players)
    if history.named[line]:
        place += 1 + history.named[line]
        sheet.value[place] = _counted_from(viewer, sheet.value[place], players)


def _counted_from(viewer: int, seat: int, players: int) -> int:
    """A seat counted from the viewer, from 1; 0 for nobody."""
    if seat < 0:
        return 0
    return seat - viewer + 1 if seat >= viewer else seat - viewer + 1 + players


def number_moves(position: Playable, moves: Moves, numbers: Moves) -> None:
    """List the numbers of actions that are legal, in the same order."""
    numbers.clear()
    following = position.numbered_actions()
    for place in range(moves.count):
        number = position.number_of(moves.code[place])
        if number < 0:
            number = following
            following += 1
        numbers.add(number)


class Observer:
    """Watches one game, decision by decision, and says what each seat may know as numbers."""

    def __init__(self, position: Playable) -> None:
        """Watch a game from here on; earlier decisions are not remembered."""
        self.position = position
        self.history = History()
        self.sheet = Sheet()
        self.moves = Moves()
        self.numbers = Moves()

    def copy_for(self, position: Playable) -> "Observer":
        """Watch another copy of the game that has seen the same decisions."""
        twin = Observer(position)
        for place in range(sheets.LINES * sheets.LINE):
            twin.history.line[place] = self.history.line[place]
        for place in range(sheets.LINES):
            twin.history.named[place] = self.history.named[place]
        twin.history.next = self.history.next
        return twin

    def decided(self) -> None:
        """Remember the decision that was just carried out; call it before chance draws."""
        remember(self.position, self.history)

    def observation(self, viewer: int) -> list[int]:
        """The compact form of what a seat may know."""
        if not 0 <= viewer < self.position.players:
            raise ValueError(f"there is no seat {viewer}")
        observe(self.position, viewer, self.history, self.sheet)
        return self.sheet.numbers()

    def legal(self) -> list[int]:
        """The numbers of the legal actions, in the order of `Playable.legal`."""
        self.position.list_legal(self.moves)
        number_moves(self.position, self.moves, self.numbers)
        if self.moves.overflowed:
            raise OverflowError("more actions are legal here than there are numbers; no play can have led to it")
        return [self.numbers.code[place] for place in range(self.numbers.count)]

    def code_of(self, number: int) -> int:
        """The engine's code of a legal action by its number; ValueError if it is not legal."""
        self.position.list_legal(self.moves)
        number_moves(self.position, self.moves, self.numbers)
        for place in range(self.numbers.count):
            if self.numbers.code[place] == number:
                return self.moves.code[place]
        raise ValueError(f"action {number} is not legal here")
