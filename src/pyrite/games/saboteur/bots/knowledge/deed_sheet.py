"""The deeds of a round in small numbers, as one seat sees them, for compiled code and for networks that read them.

Each deed says who did it and to whom, as places in the order in which the seats act, and then what it was.
"""

from pyrite.games.saboteur.bots.knowledge import round_log
from pyrite.games.saboteur.bots.knowledge.logbook import Logbook
from pyrite.games.saboteur.rules import codes

MOST = 64  # deeds that are described: the latest ones
NUMBERS = 10
NOBODY = -1  # the place of a seat where there is none
ONESELF = 9  # the place of the seat that reads; the next seat has 0, and so on
NO_CHANGE = 5  # of a deed that leaves the tunnels as they are
GAIN_STEP = 1000.0


class DeedSheet:
    """The deeds of a round, MOST rows of NUMBERS; those after the first `count` rows are empty."""

    def __init__(self) -> None:
        """No deeds."""
        self.count = 0
        self.number = [0] * 640
        self.turns = [0] * 10

    def rows(self, book: Logbook, viewer: int, known: int) -> list[list[int]]:
        """The deeds as a seat sees them that knows these goals (bits as for `Logbook.catch_up`)."""
        self.read(book, viewer, known)
        return [[self.number[at * NUMBERS + place] for place in range(NUMBERS)] for at in range(self.count)]

    def read(self, book: Logbook, viewer: int, known: int) -> None:
        """Fill in the deeds of a round."""
        for seat in range(codes.SEATS):
            self.turns[seat] = 0
        first = max(0, book.deeds - MOST)
        self.count = book.deeds - first
        for place in range(book.deeds):
            if place >= first:
                self._describe(book, place, viewer, known, (place - first) * NUMBERS)
            self.turns[book.seat_of[place]] += 1

    def _describe(self, book: Logbook, place: int, viewer: int, known: int, at: int) -> None:
        kind = book.kind_of[place]
        seat = book.seat_of[place]
        target = book.target_of[place]
        self.number[at] = ahead_of(seat, viewer, book.players)
        self.number[at + 1] = NOBODY if target < 0 or target == seat else ahead_of(target, viewer, book.players)
        self.number[at + 2] = kind
        self.number[at + 3] = NO_CHANGE
        self.number[at + 4] = book.faced[place]
        self.number[at + 5] = book.doer_trust[place]
        self.number[at + 6] = round_log.ONESELF if target == seat else book.target_trust[place]
        self.number[at + 7] = book.is_dead_end[place]
        self.number[at + 8] = 0
        self.number[at + 9] = self.turns[seat]
        if kind <= round_log.ROCKFALL:
            self.number[at + 3] = book._changed(place, known)
            self.number[at + 7] += 2 if book.knew[place] & known & 7 else 0
            self.number[at + 7] += 4 if book.knew[place] else 0
            self.number[at + 8] = gain_of(book, place)


def gain_of(book: Logbook, place: int) -> int:
    """How much better the ways became as everyone sees it, as a part of what they were, in steps."""
    at = place * 3
    before = round_log.potential_of(
        book.known_gold[at],
        book.known_gold[at + 1],
        book.known_gold[at + 2],
        book.cost_before[at],
        book.cost_before[at + 1],
        book.cost_before[at + 2],
    )
    after = round_log.potential_of(
        book.known_gold[at],
        book.known_gold[at + 1],
        book.known_gold[at + 2],
        book.cost_after[at],
        book.cost_after[at + 1],
        book.cost_after[at + 2],
    )
    part = (after - before) / before if before > 0 else 0.0
    return int(max(-1.0, min(1.0, part)) * GAIN_STEP)


def ahead_of(seat: int, viewer: int, players: int) -> int:
    """The place of a seat in the order in which they act."""
    return ONESELF if seat == viewer else (seat - viewer - 1 + players) % players


def aimed_at(code: int, viewer: int, players: int) -> int:
    """The place of the seat that an action is about, or NOBODY."""
    if code < codes.BREAK or code >= codes.MAP:
        return NOBODY
    return ahead_of((code - codes.BREAK if code < codes.MEND else code - codes.MEND) % codes.SEATS, viewer, players)


def targets(actions: list[int], viewer: int, players: int) -> list[int]:
    """For each action, given by its code: the place of the seat that it is about, or NOBODY."""
    return [aimed_at(code, viewer, players) for code in actions]


def write_deeds(sheet: DeedSheet, index: int, deeds: memoryview) -> None:
    """Write the deeds into a row of an array; the place of the seat says that there is no deed."""
    for deed in range(MOST):
        for place in range(NUMBERS):
            if deed < sheet.count:
                deeds[index, deed * NUMBERS + place] = sheet.number[deed * NUMBERS + place]
            else:
                deeds[index, deed * NUMBERS + place] = NOBODY


MOST_DEEDS, DEED_NUMBERS = MOST, NUMBERS  # for Python, which does not see the compiler's names
