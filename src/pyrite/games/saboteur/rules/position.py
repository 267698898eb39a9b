"""A position of Saboteur: the table and what each seat has learned, as integers of fixed number, and no history.

A table by seat and kind, such as `hand`, is one row: seat 3's kind 5 is ``hand[3 * 27 + 5]``, and seat 3's
nuggets of value 2 are ``nuggets[3 * 3 + 1]``.
"""

from pyrite.core.grid import Grid
from pyrite.core.playable import Playable
from pyrite.games.saboteur.rules import codes


class Position(Playable):
    """Everything on the table and in front of the players; the chapters of the rules work on it."""

    def __init__(self) -> None:
        """An empty table; `setup` deals."""
        super().__init__()
        # The game that is played.
        self.revised = self.rounds = self.maps = self.given_first = 0
        self.sabotaged_unpaid = self.bonus_nuggets = self.all_saboteurs = 0
        # How far the game is. `seat` is the one that decides, or for which chance draws.
        self.round = self.phase = self.seat = self.first = self.ending = 0
        # The players.
        self.role = [0] * 10
        self.broken = [0] * 10  # a bit per tool
        self.looked = [0] * 10  # a bit per goal
        # The cards: in hands, passed away or put away by their owners, in the pile, discarded face up.
        self.hand = [0] * 270
        self.passed = [0] * 270
        self.hand_size = [0] * 10
        self.pile = [0] * 27
        self.pile_size = 0
        self.discard = [0] * 27
        # The table.
        self.grid = Grid()
        self.goal = [0] * 3
        self.face_up = 0  # a bit per goal
        self.laid_x = self.laid_y = 0  # the card laid last
        self.last_tunnel = self.last_card = 0  # the seat that laid the last tunnel; the last tunnel or action card
        # The nuggets. `ledger` describes its lines.
        self.supply = [0] * 3
        self.pool = [0] * 3
        self.nuggets = [0] * 30
        self.ledger = [0] * 64
        self.entries = 0
        # The extra nuggets (S9).
        self.bonus_left = 0  # a bit per extra card still in the game
        self.bonus = self.bonus_x = self.bonus_y = 0  # the nuggets it shows, 0 when none is on the table
        self.claimer = self.claim = 0
        self.shown = [0] * 3  # nugget cards face up before the claimer

    def copy_from(self, other: "Position") -> None:
        """Becomes equal to the other position."""
        self.players, self.revised, self.rounds = other.players, other.revised, other.rounds
        self.maps, self.given_first, self.bonus_nuggets = other.maps, other.given_first, other.bonus_nuggets
        self.sabotaged_unpaid, self.all_saboteurs = other.sabotaged_unpaid, other.all_saboteurs
        self.round, self.phase, self.seat = other.round, other.phase, other.seat
        self.first, self.ending = other.first, other.ending
        for seat in range(10):
            self.role[seat] = other.role[seat]
            self.broken[seat] = other.broken[seat]
            self.looked[seat] = other.looked[seat]
            self.hand_size[seat] = other.hand_size[seat]
        for place in range(270):
            self.hand[place] = other.hand[place]
            self.passed[place] = other.passed[place]
        for kind in range(27):
            self.pile[kind] = other.pile[kind]
            self.discard[kind] = other.discard[kind]
        self.pile_size = other.pile_size
        self.grid.copy_from(other.grid)
        self.face_up, self.laid_x, self.laid_y = other.face_up, other.laid_x, other.laid_y
        self.last_tunnel, self.last_card = other.last_tunnel, other.last_card
        for place in range(3):
            self.goal[place] = other.goal[place]
            self.supply[place] = other.supply[place]
            self.pool[place] = other.pool[place]
            self.shown[place] = other.shown[place]
        for place in range(30):
            self.nuggets[place] = other.nuggets[place]
        for place in range(64):
            self.ledger[place] = other.ledger[place]
        self.entries = other.entries
        self.bonus_left, self.bonus = other.bonus_left, other.bonus
        self.bonus_x, self.bonus_y = other.bonus_x, other.bonus_y
        self.claimer, self.claim = other.claimer, other.claim
        self.event_count = 0
        self.overflowed = other.overflowed

    def give(self, seat: int, kind: int) -> None:
        """Moves a card of this kind from the pile into a hand."""
        self.pile[kind] -= 1
        self.pile_size -= 1
        self.hand[seat * codes.KINDS + kind] += 1
        self.hand_size[seat] += 1

    def spend(self, seat: int, kind: int) -> None:
        """Takes a card of this kind out of a hand."""
        self.hand[seat * codes.KINDS + kind] -= 1
        self.hand_size[seat] -= 1

    def supply_size(self) -> int:
        """How many nugget cards are left in the supply."""
        return self.supply[0] + self.supply[1] + self.supply[2]

    def pool_size(self) -> int:
        """How many nugget cards are in the pool that is being shared."""
        return self.pool[0] + self.pool[1] + self.pool[2]

    def is_stopped(self, seat: int) -> bool:
        """Whether this seat has stopped for the round (S9.3)."""
        return self.claim == codes.STOPPED and self.claimer == seat
