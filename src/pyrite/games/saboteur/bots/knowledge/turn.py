"""A turn of a seat: what it believes, and a row of numbers for each legal action, from compiled code.

It agrees with `Reading` and `Decision`, which do the same in Python and can explain it; a test compares both.
"""

import math
from functools import cache, cached_property

from pyrite.core.require import require
from pyrite.games.saboteur.bots.knowledge import board_sheet, claims, deed_sheet
from pyrite.games.saboteur.bots.knowledge.evidence_numbers import EvidenceNumbers
from pyrite.games.saboteur.bots.knowledge.logbook import Logbook
from pyrite.games.saboteur.bots.knowledge.numbered_view import fill, public_numbers
from pyrite.games.saboteur.bots.knowledge.policy import default_policy, first_policy
from pyrite.games.saboteur.bots.knowledge.reading import Reading, news
from pyrite.games.saboteur.bots.knowledge.roles import prior
from pyrite.games.saboteur.bots.knowledge.round_log import Surveyor
from pyrite.games.saboteur.bots.knowledge.turn_sheet import TurnSheet
from pyrite.games.saboteur.rules.view import View


@cache
def evidence_numbers() -> tuple[EvidenceNumbers, EvidenceNumbers]:
    """What a seat thinks with, and what everyone reads it with."""
    return EvidenceNumbers(default_policy().table), EvidenceNumbers(first_policy().table)


class Turn:
    """A seat about to act."""

    def __init__(self, view: View, stealth: float = 0.0) -> None:
        """Read the round, then what was said in it; `stealth` is a number of the moment that a network reads."""
        self.view = view
        self.seat = require(view.seat)
        chance = prior(view.options)
        surveyor = Surveyor()
        book = Logbook(*evidence_numbers())
        book.read_round(view.options.players, math.log(chance / (1 - chance)), public_numbers(view), surveyor)
        sheet = TurnSheet(surveyor)
        fill(sheet, view, stealth)
        if claims.heard(view):
            sheet.rows(book, [])
            said = claims.weigh(view, list(sheet.suspect), list(sheet.gold))
            sheet.said = [*said.log_odds, *[0.0] * (10 - len(said.log_odds))]
            sheet.said_gold, sheet.is_gold_said = said.gold, 1
        self.codes = [action.code for action in view.legal]
        self.book, self.known = book, sheet.known
        self.rows = sheet.rows(book, self.codes)  # as `Decision`, and more
        self.context = list(sheet.context)
        self.suspects = list(sheet.suspect)  # the chance of each seat to be a saboteur, as the policy was trained
        self.gold = list(sheet.gold)  # the chance of each goal
        self.nearest = sheet.nearest  # cards to the nearest goal that may be the gold
        self.log_odds = sheet.now_log_odds  # of this seat, as the others can judge it

    @property
    def board(self) -> list[int]:
        """The cells around the way to the goals (`board_sheet`)."""
        return board_sheet.board(self.book.grid)

    @property
    def places(self) -> list[tuple[int, int, int]]:
        """Of each legal action: the cell of the board it is about, what it does there, and the seat it is aimed at."""
        seats = deed_sheet.targets(self.codes, self.seat, self.view.options.players)
        return [(*place, seat) for place, seat in zip(board_sheet.places(self.codes), seats, strict=True)]

    @property
    def deeds(self) -> list[list[int]]:
        """What was done in the round, as this seat sees it (`deed_sheet`)."""
        return deed_sheet.DeedSheet().rows(self.book, self.seat, self.known)

    @cached_property
    def judged(self) -> list[float]:
        """The chance of each seat to be a saboteur, as far as strangers can be judged."""
        return Reading(self.view).suspects

    @cached_property
    def news(self) -> list[float]:
        """How much looking at each goal would tell."""
        return news(self.view, self.gold)
