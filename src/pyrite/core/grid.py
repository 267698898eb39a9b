"""Cards on a grid: which sides are open, what is joined to the start, where a card fits. It knows no rules.

The table has no edge, and neither has the grid: it is a torus of 64 by 64 cells, and the cell (x, y) is bit ``x & 63``
of row ``y & 63``. No game has enough cards to go all the way around it. A property of all cells of a row is one 64-bit
number, so that a few operations answer a question for the whole row:

    card   a face-up card is here          north, east, south, west   that side of it is open
    joined its openings meet inside        reach                      joined, and one can walk here from the start
    hidden a face-down card is here: it takes the cell, allows no cards beside it and need not fit them
    loose  the face-up card here allows no cards beside it either, but cards beside it have to fit

A face is the bits of a card's open sides, plus DEAD when its openings end inside the card.

Compiled code calls the methods declared in grid.pxd directly, and Python cannot see them. `lay`, `lay_loose` and
`flood_start` are the same methods for Python code that sets up a position.
"""

N = 1
E = 2
S = 4
W = 8
DEAD = 16
NOTHING = -1  # the face of an empty cell

ALL = 0xFFFFFFFFFFFFFFFF
ONE = 1  # typed by the compiler, so that ONE << 40 is not the shift of a C int
DE_BRUIJN = 0x03F79D71B4CB0A89
LOWEST = [0] * 64


def _fill_lowest() -> None:
    """Fill the table that `lowest` uses: every 6-bit window of the de Bruijn sequence names one bit."""
    for bit in range(64):
        LOWEST[((DE_BRUIJN << bit) & ALL) >> 58] = bit


def lowest(bits: int) -> int:
    """The number of the lowest bit that is set."""
    return LOWEST[(((bits & (~bits + 1)) * DE_BRUIJN) & ALL) >> 58]


def eastward(bits: int) -> int:
    """Every bit moved one cell to the east."""
    return ((bits << 1) | (bits >> 63)) & ALL


def westward(bits: int) -> int:
    """Every bit moved one cell to the west."""
    return ((bits >> 1) | (bits << 63)) & ALL


def turned(face: int) -> int:
    """The face of the same card turned by 180 degrees."""
    return (face & DEAD) | ((face & 3) << 2) | ((face >> 2) & 3)


def openings(face: int) -> str:
    """A face as text: its open sides in the order NESW, in small letters for a dead end.

    >>> openings(7), openings(7 + 16)
    ('NES', 'nes')
    """
    sides = "".join(side for bit, side in enumerate("NESW") if face >> bit & 1)
    return sides.lower() if face & DEAD else sides


def face_of(text: str) -> int:
    """The face that `openings` writes as this text; ValueError if there is none.

    >>> face_of("NES"), face_of("nes")
    (7, 23)
    """
    face = sum(1 << bit for bit, side in enumerate("NESW") if side in text.upper())
    face += DEAD if text.islower() else 0
    if not face or openings(face) != text:
        raise ValueError(f"{text!r} is not a face of a card: name its open sides in the order NESW")
    return face


class Grid:
    """The cards on a table, and where one can walk from the start."""

    def __init__(self) -> None:
        """An empty grid; its box spans the cell (0, 0)."""
        self.card = [0] * 64
        self.hidden = [0] * 64
        self.north = [0] * 64
        self.east = [0] * 64
        self.south = [0] * 64
        self.west = [0] * 64
        self.joined = [0] * 64
        self.reach = [0] * 64
        self.loose = [0] * 64
        self.left = self.right = self.top = self.bottom = 0  # the box of all cells ever filled
        # What `look` saw of one row: for each side N, E, S, W of a card laid there, the cells where it would
        # meet an opening, rock, or an opening joined to the start.
        self.meets_open = [0] * 4
        self.meets_rock = [0] * 4
        self.meets_reach = [0] * 4
        self.free = 0

    def copy_from(self, other: "Grid") -> None:
        """Copy everything from another grid."""
        for row in range(64):
            self.card[row] = other.card[row]
            self.hidden[row] = other.hidden[row]
            self.north[row] = other.north[row]
            self.east[row] = other.east[row]
            self.south[row] = other.south[row]
            self.west[row] = other.west[row]
            self.joined[row] = other.joined[row]
            self.reach[row] = other.reach[row]
            self.loose[row] = other.loose[row]
        self.left, self.right, self.top, self.bottom = other.left, other.right, other.top, other.bottom

    def clear(self) -> None:
        """Remove every card."""
        for row in range(64):
            self.card[row] = self.hidden[row] = self.joined[row] = self.reach[row] = self.loose[row] = 0
            self.north[row] = self.east[row] = self.south[row] = self.west[row] = 0
        self.left = self.right = self.top = self.bottom = 0

    def _stretch(self, x: int, y: int) -> None:
        """Widen the box so that it includes this cell."""
        self.left = min(self.left, x)
        self.right = max(self.right, x)
        self.top = min(self.top, y)
        self.bottom = max(self.bottom, y)

    def hide(self, x: int, y: int) -> None:
        """Put a card here face down."""
        self._stretch(x, y)
        self.hidden[y & 63] |= ONE << (x & 63)

    def loosen(self, x: int, y: int) -> None:
        """Make the card in this cell loose."""
        self.loose[y & 63] |= ONE << (x & 63)

    def fasten(self, x: int, y: int) -> None:
        """Make the card in this cell no longer loose."""
        self.loose[y & 63] &= ALL ^ (ONE << (x & 63))

    def put(self, x: int, y: int, face: int) -> None:
        """Put a card here face up, or turn one up; call `spread` afterwards to find where one can walk."""
        self._stretch(x, y)
        row = y & 63
        bit = ONE << (x & 63)
        self.hidden[row] &= ALL ^ bit
        self.card[row] |= bit
        if face & N:
            self.north[row] |= bit
        if face & E:
            self.east[row] |= bit
        if face & S:
            self.south[row] |= bit
        if face & W:
            self.west[row] |= bit
        if not face & DEAD:
            self.joined[row] |= bit

    def take(self, x: int, y: int) -> None:
        """Remove a face-up card; call `flood` afterwards to find where one can still walk."""
        row = y & 63
        rest = ALL ^ (ONE << (x & 63))
        self.card[row] &= rest
        self.joined[row] &= rest
        self.north[row] &= rest
        self.east[row] &= rest
        self.south[row] &= rest
        self.west[row] &= rest

    def face(self, x: int, y: int) -> int:
        """The face of the card in this cell; NOTHING if there is no face-up card."""
        row = y & 63
        column = x & 63
        if not self.card[row] >> column & 1:
            return NOTHING
        face = self.north[row] >> column & 1
        face |= (self.east[row] >> column & 1) << 1
        face |= (self.south[row] >> column & 1) << 2
        face |= (self.west[row] >> column & 1) << 3
        return face if self.joined[row] >> column & 1 else face | DEAD

    def is_hidden(self, x: int, y: int) -> bool:
        """Whether there is a face-down card in this cell."""
        return self.hidden[y & 63] >> (x & 63) & 1 != 0

    def is_reached(self, x: int, y: int) -> bool:
        """Whether one can walk from the start into the middle of this card."""
        return self.reach[y & 63] >> (x & 63) & 1 != 0

    def flood(self, x: int, y: int) -> None:
        """Find again, from nothing, where one can walk from the card in this cell."""
        for row in range(64):
            self.reach[row] = 0
        self.reach[y & 63] = ONE << (x & 63)
        self.spread()

    def spread(self) -> None:
        """Extend what is reached: through openings that meet, into every joined card."""
        again = True
        while again:
            again = False
            for y in range(self.top, self.bottom + 1):
                row = y & 63
                above = (y - 1) & 63
                below = (y + 1) & 63
                here = self.reach[row]
                more = here | eastward(here & self.east[row]) & self.west[row]
                more |= westward(here & self.west[row]) & self.east[row]
                more |= self.reach[above] & self.south[above] & self.north[row]
                more |= self.reach[below] & self.north[below] & self.south[row]
                more &= self.joined[row]
                if more != here:
                    self.reach[row] = more
                    again = True

    def look(self, y: int) -> None:
        """Note what a card laid in this row would meet on its sides; `fits` and `links` then answer for the row."""
        row = y & 63
        above = (y - 1) & 63
        below = (y + 1) & 63
        self.meets_open[0] = self.south[above]
        self.meets_rock[0] = self.card[above] & (ALL ^ self.south[above])
        self.meets_reach[0] = self.south[above] & self.reach[above]
        self.meets_open[1] = westward(self.west[row])
        self.meets_rock[1] = westward(self.card[row] & (ALL ^ self.west[row]))
        self.meets_reach[1] = westward(self.west[row] & self.reach[row])
        self.meets_open[2] = self.north[below]
        self.meets_rock[2] = self.card[below] & (ALL ^ self.north[below])
        self.meets_reach[2] = self.north[below] & self.reach[below]
        self.meets_open[3] = eastward(self.east[row])
        self.meets_rock[3] = eastward(self.card[row] & (ALL ^ self.east[row]))
        self.meets_reach[3] = eastward(self.east[row] & self.reach[row])
        self.free = ALL ^ (self.card[row] | self.hidden[row])

    def fits(self, face: int) -> int:
        """The empty cells of the row looked at where all sides agree: opening to opening, rock to rock."""
        clash = self.meets_rock[0] if face & N else self.meets_open[0]
        clash |= self.meets_rock[1] if face & E else self.meets_open[1]
        clash |= self.meets_rock[2] if face & S else self.meets_open[2]
        clash |= self.meets_rock[3] if face & W else self.meets_open[3]
        return self.free & (ALL ^ clash)

    def links(self, face: int) -> int:
        """The cells of the row looked at where one of the card's openings is joined to the start."""
        linked = self.meets_reach[0] if face & N else 0
        linked |= self.meets_reach[1] if face & E else 0
        linked |= self.meets_reach[2] if face & S else 0
        linked |= self.meets_reach[3] if face & W else 0
        return linked

    def prolongs(self, face: int) -> int:
        """The cells of the row looked at where one of the card's openings meets an opening."""
        met = self.meets_open[0] if face & N else 0
        met |= self.meets_open[1] if face & E else 0
        met |= self.meets_open[2] if face & S else 0
        met |= self.meets_open[3] if face & W else 0
        return met

    def linked(self) -> int:
        """The empty cells of the row looked at that an opening joined to the start faces."""
        return self.free & (self.meets_reach[0] | self.meets_reach[1] | self.meets_reach[2] | self.meets_reach[3])

    def beside(self, y: int) -> int:
        """The cells of a row that share a side with a face-up card that is not loose."""
        row = y & 63
        above = (y - 1) & 63
        below = (y + 1) & 63
        level = self.card[row] & (ALL ^ self.loose[row])
        near = eastward(level) | westward(level)
        near |= self.card[above] & (ALL ^ self.loose[above])
        near |= self.card[below] & (ALL ^ self.loose[below])
        return near

    def faced(self, x: int, y: int) -> int:
        """The sides of this cell that an opening joined to the start faces."""
        self.look(y)
        column = x & 63
        sides = self.meets_reach[0] >> column & 1
        sides |= (self.meets_reach[1] >> column & 1) << 1
        sides |= (self.meets_reach[2] >> column & 1) << 2
        sides |= (self.meets_reach[3] >> column & 1) << 3
        return sides

    def clashes(self, x: int, y: int, face: int) -> int:
        """How many face-up neighbours do not fit a card with this face in this cell."""
        self.look(y)
        column = x & 63
        count = 0
        for side in range(4):
            meets = self.meets_rock[side] if face >> side & 1 else self.meets_open[side]
            count += meets >> column & 1
        return count

    def cards(self) -> list[tuple[int, int, int]]:
        """Every face-up card as x, y and face, row by row."""
        found = []
        for y in range(self.top, self.bottom + 1):
            where = self.card[y & 63]
            columns = []
            while where:
                columns.append(self.column_x(lowest(where)))
                where &= where - 1
            found += [(x, y, self.face(x, y)) for x in sorted(columns)]
        return found

    def reached(self) -> list[tuple[int, int]]:
        """The cells into whose middle one can walk from the start, row by row."""
        return [(x, y) for x, y, _ in self.cards() if self.is_reached(x, y)]

    def lay(self, x: int, y: int, face: int) -> None:
        """The same as `put`; call `flood_start` after the last card."""
        self.put(x, y, face)

    def lay_loose(self, x: int, y: int) -> None:
        """The same as `loosen`."""
        self.loosen(x, y)

    def flood_start(self) -> None:
        """Find where one can walk from the cell (0, 0)."""
        self.flood(0, 0)

    def column_x(self, column: int) -> int:
        """The x of a column of the torus, for cells inside the box or next to it."""
        return self.left - 1 + ((column - self.left + 1) & 63)


_fill_lowest()
