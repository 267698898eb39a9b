"""What the deeds of a round say about who did them, in numbers, for compiled code.

It agrees with `evidence.py`, which does the same in Python and can explain it; a test compares both. Nothing here needs
the interpreter lock.
"""

import math

from pyrite.games.saboteur.bots.knowledge import evidence_numbers as numbers
from pyrite.games.saboteur.bots.knowledge import round_log
from pyrite.games.saboteur.bots.knowledge.evidence_numbers import EvidenceNumbers
from pyrite.games.saboteur.bots.knowledge.round_log import RoundLog, Surveyor
from pyrite.games.saboteur.rules import codes

PUBLIC = 10  # the place of a viewer who knows only what everyone knows, after the ten seats
CHANGES = 0.1


class Logbook(RoundLog):
    """A round as everyone saw it, and the log-odds of each seat to be a saboteur, for each viewer."""

    def __init__(self, table: EvidenceNumbers, reader: EvidenceNumbers) -> None:
        """`table` is what the seats think with, `reader` what they are read with by everyone."""
        super().__init__()
        self.table = table
        self.reader = reader
        # By viewer: what it knows of the goals, how many deeds it has read, and what it makes of them.
        self.known = [0] * 11
        self.read = [0] * 11
        self.log_odds = [0.0] * 110
        self.style = [0.0] * 880

    def begin_round(self, players: int, prior: float, surveyor: Surveyor) -> None:
        """The start of a round; `prior` are the log-odds of any seat to be a saboteur."""
        self.begin(players, prior, surveyor)
        for viewer in range(11):
            self._forget(viewer, 0)

    def read_round(self, players: int, prior: float, events: list[list[int]], surveyor: Surveyor) -> None:
        """Read a round from its start: the public events, each as kind, seat and three numbers."""
        if not 3 <= players <= codes.SEATS:
            raise ValueError(f"there are no tables of {players}")
        self.begin_round(players, prior, surveyor)
        for kind, seat, a, b, c in events:
            self.note(kind, seat, a, b, c, surveyor)
        if self.overflowed:
            raise OverflowError("more was done in this round than the cards allow")

    def _forget(self, viewer: int, known: int) -> None:
        """Let a viewer read everything again, now that it knows other goals."""
        self.known[viewer] = known
        self.read[viewer] = 0
        for seat in range(10):
            self.log_odds[viewer * 10 + seat] = 0.0
            for style in range(8):
                if viewer == PUBLIC:
                    self.style[(viewer * 10 + seat) * 8 + style] = self.reader.share[style]
                else:
                    self.style[(viewer * 10 + seat) * 8 + style] = self.table.share[style]

    def catch_up(self, viewer: int, known: int) -> None:
        """Let a viewer read the deeds it has not read yet; `known`: the goals it knows, and 8 times those of gold."""
        if known != self.known[viewer]:
            self._forget(viewer, known)
        while self.read[viewer] < self.deeds:
            place = self.read[viewer]
            seat = self.seat_of[place]
            target = self.target_of[place]
            self._weigh(viewer, seat, self._context(place, known))
            if target >= 0 and target != seat:
                which = 3 if self.kind_of[place] == round_log.MENDED else 0
                self._weigh(viewer, target, numbers.STRUCK + which + self.doer_trust[place])
            self.read[viewer] = place + 1

    def _context(self, place: int, known: int) -> int:
        """The number of the context of a deed."""
        kind = self.kind_of[place]
        knowing = 0
        if kind == round_log.LAID:
            doing = 2 * self._changed(place, known) + self.is_dead_end[place]
        elif kind == round_log.ROCKFALL:
            doing = 10 + self._changed(place, known)
        elif kind == round_log.LOOKED:
            doing = 23
        elif kind == round_log.PASSED:
            doing = 24
        else:
            doing = 15 if kind == round_log.BROKE else 19
            doing += round_log.ONESELF if self.target_of[place] == self.seat_of[place] else self.target_trust[place]
        if kind <= round_log.ROCKFALL and self.knew[place] & known & 7:
            knowing = 1
        return (self.faced[place] * 2 + knowing) * numbers.DOINGS + doing

    def _weigh(self, viewer: int, seat: int, context: int) -> None:
        """Take a deed in this context into account."""
        if viewer == PUBLIC:
            self._weigh_with(self.reader, viewer * 10 + seat, context)
        else:
            self._weigh_with(self.table, viewer * 10 + seat, context)

    def _weigh_with(self, table: EvidenceNumbers, at: int, context: int) -> None:
        if not table.is_known[context]:
            return
        ratio = 0.0
        for style in range(table.styles):
            ratio += self.style[at * 8 + style] * table.ratio[context * 8 + style]
        for style in range(table.styles):
            now = self.style[at * 8 + style] * table.ratio[context * 8 + style]
            self.style[at * 8 + style] = (1 - CHANGES) * now / ratio + CHANGES * table.share[style]
        self.log_odds[at] += table.sharpness * math.log(ratio)

    def shift(self, viewer: int, seat: int, context: int) -> float:
        """By how much a deed in this context would change the log-odds of a seat, in the eyes of a viewer."""
        if not self.table.is_known[context]:
            return 0.0
        ratio = 0.0
        at = viewer * 10 + seat
        for style in range(self.table.styles):
            ratio += self.style[at * 8 + style] * self.table.ratio[context * 8 + style]
        return self.table.sharpness * math.log(ratio)

    def hint_odds(self, place: int, goal: int, suspect: float) -> float:
        """How much likelier a deed is if a goal that its player has looked at is the gold; 1 if it says nothing."""
        at = place * 3
        if (
            self.kind_of[place] > round_log.ROCKFALL
            or not self.knew[place] >> goal & 1
            or not self.known_gold[at + goal] > 0
        ):
            return 1.0
        others = -99
        for other in range(3):
            if other != goal and self.known_gold[at + other] > 0:
                others = max(others, self.before[at + other] - self.after[at + other])
        if others == -99:
            return 1.0
        step = self.before[at + goal] - self.after[at + goal]
        way = 0 if step > others else 2 if step < others else 1
        number = 3 * round_log.phase_of(self.before[at + goal]) + way
        if not self.table.is_hint_known[number]:
            return 1.0
        first = number * 4
        gold = (1 - suspect) * self.table.hint[first] + suspect * self.table.hint[first + 2]
        stone = (1 - suspect) * self.table.hint[first + 1] + suspect * self.table.hint[first + 3]
        return math.pow(gold / stone, self.table.hint_sharpness)

    def exposure(self, seat: int) -> float:
        """How likely a seat looks a saboteur to everyone, as the reader sees it."""
        self.catch_up(PUBLIC, 0)
        return chance_of(self.log_odds[PUBLIC * 10 + seat] + self.prior)


def chance_of(log_odds: float) -> float:
    """The chance with these log-odds."""
    return 1 / (1 + math.exp(-max(-30.0, min(30.0, log_odds))))
