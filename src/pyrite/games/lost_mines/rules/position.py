"""A position of The Lost Mines: board, tokens and what each seat has learned, as integers of fixed number.

A table by seat and kind, such as `hand`, is one row: seat 3's kind 5 is ``hand[3 * 51 + 5]``. The box that is
played with is part of the position, so that it can be any box.
"""

from pyrite.core import grid
from pyrite.core.grid import Grid
from pyrite.core.playable import Playable
from pyrite.games.lost_mines.rules import codes


class Position(Playable):
    """Everything on the table and in front of the players; the chapters of the rules work on it."""

    def __init__(self) -> None:
        """An empty table; `setup` deals."""
        super().__init__()
        # The game that is played, and its box.
        self.rounds = self.until_alone = self.given_first = 0
        self.revision = 0  # of the rules (L7.1)
        self.width = self.height = 0
        self.start_cell = [0] * 2  # by clan
        self.mine_cell = [0] * 4
        self.mine_face = [0] * 4  # by what the mine holds
        self.deck = [0] * 51
        self.box_treasure = [0] * 27  # how many, by kind * 9 + value - 1
        # How far the game is. `seat` is the one that decides, or for which chance draws.
        self.round = self.phase = self.seat = self.first = self.ending = self.last_card = 0
        self.caller = self.voted = 0  # whose vote it is; whether one was called this turn
        self.to_draw = 0  # cards the seat draws when its turn ends
        self.losses = self.target = self.entered = 0  # a walk: cards still to lose, where to, the side of the mine
        # The players.
        self.clan = [0] * 9
        self.character = [0] * 9
        self.dwarf = [0] * 9  # the cell of each
        self.points = [0] * 9
        self.dragon = 0  # who has the token
        self.looked_mine = [0] * 9  # a bit per mine
        self.looked_treasure = [0] * 9  # a bit per slot
        self.looked_dwarf = [0] * 9  # a bit per seat
        # The cards: in hands; discarded or lost to traps, unseen by others; played; not yet drawn, the ten put aside
        # among them.
        self.hand = [0] * 459
        self.hand_size = [0] * 9
        self.discarded = [0] * 459
        self.played = [0] * 51
        self.stock = [0] * 51
        self.stock_size = 0
        # The board.
        self.grid = Grid()
        self.feature = [0] * 256
        self.mine = [0] * 4  # what each mine holds
        self.mine_up = 0  # a bit per mine
        self.slot_kind = [0] * 9
        self.slot_value = [0] * 9
        self.slot_taken = [0] * 9  # by whom
        self.trap = [0] * 16  # joints with a trap: the eastern ones of row y as bits 0 to 15, the southern as 16 to 31
        self.troll = [0] * 9  # the joint of each seat's troll

    def copy_from(self, other: "Position") -> None:
        """Becomes equal to the other position."""
        self.players, self.rounds, self.until_alone = other.players, other.rounds, other.until_alone
        self.given_first, self.width, self.height = other.given_first, other.width, other.height
        self.revision = other.revision
        self.round, self.phase, self.seat, self.first = other.round, other.phase, other.seat, other.first
        self.ending, self.last_card, self.caller, self.voted = other.ending, other.last_card, other.caller, other.voted
        self.to_draw, self.losses = other.to_draw, other.losses
        self.target, self.entered = other.target, other.entered
        self.dragon, self.stock_size, self.mine_up = other.dragon, other.stock_size, other.mine_up
        self.start_cell[0], self.start_cell[1] = other.start_cell[0], other.start_cell[1]
        for place in range(4):
            self.mine_cell[place] = other.mine_cell[place]
            self.mine_face[place] = other.mine_face[place]
            self.mine[place] = other.mine[place]
        for place in range(27):
            self.box_treasure[place] = other.box_treasure[place]
        for seat in range(9):
            self.clan[seat] = other.clan[seat]
            self.character[seat] = other.character[seat]
            self.dwarf[seat] = other.dwarf[seat]
            self.points[seat] = other.points[seat]
            self.looked_mine[seat] = other.looked_mine[seat]
            self.looked_treasure[seat] = other.looked_treasure[seat]
            self.looked_dwarf[seat] = other.looked_dwarf[seat]
            self.hand_size[seat] = other.hand_size[seat]
            self.slot_kind[seat] = other.slot_kind[seat]
            self.slot_value[seat] = other.slot_value[seat]
            self.slot_taken[seat] = other.slot_taken[seat]
            self.troll[seat] = other.troll[seat]
        for place in range(459):
            self.hand[place] = other.hand[place]
            self.discarded[place] = other.discarded[place]
        for kind in range(51):
            self.deck[kind] = other.deck[kind]
            self.played[kind] = other.played[kind]
            self.stock[kind] = other.stock[kind]
        for cell in range(256):
            self.feature[cell] = other.feature[cell]
        for y in range(16):
            self.trap[y] = other.trap[y]
        self.grid.copy_from(other.grid)
        self.event_count = 0
        self.overflowed = other.overflowed

    def pile_size(self) -> int:
        """How many cards can still be drawn: all but the ten put aside (L2.4)."""
        return self.stock_size - codes.ASIDE

    def give(self, seat: int, kind: int) -> None:
        """Moves a card of this kind from the stock into a hand."""
        self.stock[kind] -= 1
        self.stock_size -= 1
        self.hand[seat * codes.KINDS + kind] += 1
        self.hand_size[seat] += 1

    def spend(self, seat: int, kind: int) -> None:
        """Takes a card of this kind out of a hand."""
        self.hand[seat * codes.KINDS + kind] -= 1
        self.hand_size[seat] -= 1

    def drop(self, seat: int, kind: int) -> None:
        """A card from a hand to the discard, unseen by the others (L5.7)."""
        self.spend(seat, kind)
        self.discarded[seat * codes.KINDS + kind] += 1

    def is_on_board(self, x: int, y: int) -> bool:
        """Whether there is such a cell."""
        return 0 <= x < self.width and 0 <= y < self.height

    def face_at(self, cell: int) -> int:
        """The face of the face-up card on a cell; NOTHING if there is none."""
        return self.grid.face(cell & 15, cell >> 4)

    def is_hidden(self, cell: int) -> bool:
        """Whether a mine is face down on a cell."""
        return self.grid.is_hidden(cell & 15, cell >> 4)

    def mine_on(self, cell: int) -> int:
        """The number of the mine on a cell; UNKNOWN where none is."""
        for mine in range(4):
            if self.mine_cell[mine] == cell:
                return mine
        return codes.UNKNOWN

    def is_start(self, cell: int) -> bool:
        """Whether a clan's start is on a cell."""
        return cell == self.start_cell[0] or cell == self.start_cell[1]

    def has_trap(self, joint: int) -> bool:
        """Whether a trap is on a joint."""
        return self.trap[joint >> 5] >> ((joint >> 1 & 15) + (joint & 1) * 16) & 1 != 0

    def set_trap(self, joint: int) -> None:
        """Lays a trap on a joint, or takes it away."""
        self.trap[joint >> 5] ^= grid.ONE << ((joint >> 1 & 15) + (joint & 1) * 16)

    def troll_on(self, joint: int) -> int:
        """Whose troll is on a joint; UNKNOWN if there is none."""
        for seat in range(self.players):
            if self.troll[seat] == joint:
                return seat
        return codes.UNKNOWN

    def has_token(self, joint: int) -> bool:
        """Whether a trap or a troll is on a joint."""
        return self.has_trap(joint) or self.troll_on(joint) != codes.UNKNOWN

    def is_dwarf_on(self, cell: int, other_than: int) -> bool:
        """Whether a dwarf is on a cell, other than that of one seat."""
        for seat in range(self.players):
            if self.dwarf[seat] == cell and seat != other_than:
                return True
        return False

    def slots_left(self, kind: int) -> int:
        """How many treasures of a kind are left."""
        count = 0
        for slot in range(self.players):
            if self.slot_taken[slot] == codes.UNKNOWN and self.slot_kind[slot] == kind:
                count += 1
        return count
