"""What a seat may know as a row of numbers, for learning: the sheet that a game fills in, and the last decisions.

A sheet begins with planes: what is where, in a window of 17 by 13 cells. A row of a plane is one number, whose bit x
is the cell in column x of the window. Counts, features of each player and the last decisions follow; each game
documents them in its module `encoding`.
"""

from pyrite.core import window

WIDTH = window.WIDTH
HEIGHT = window.HEIGHT
LINES = window.LINES
LINE = window.LINE


class Sheet:
    """Room for the numbers of one observation."""

    def __init__(self) -> None:
        """An empty sheet."""
        self.value = [0] * 1536
        self.count = 0

    def clear(self, count: int) -> None:
        """Begin a sheet of so many numbers, all 0."""
        self.count = count
        for place in range(count):
            self.value[place] = 0

    def put_row(self, plane: int, row: int, bits: int, left: int) -> None:
        """Fill a row of a plane from a row of the grid; `left` is the column of the torus where the window begins."""
        bits = (bits >> left | bits << (64 - left)) if left else bits
        self.value[plane * HEIGHT + row] = bits & 0x1FFFF

    def mark(self, plane: int, x: int, y: int) -> None:
        """Mark a cell of the window in a plane; cells outside are left out."""
        if 0 <= x < WIDTH and 0 <= y < HEIGHT:
            self.value[plane * HEIGHT + y] |= 1 << x

    def numbers(self) -> list[int]:
        """What is on the sheet."""
        return [int(self.value[place]) for place in range(self.count)]


class History:
    """The last decisions as everyone saw them: of each, the first public event it caused."""

    def __init__(self) -> None:
        """Nothing has been decided yet."""
        self.line = [0] * 160
        self.named = [0] * 32  # of each line: which of its last three numbers is a seat, too, from 1; 0 for none
        self.next = 0  # the line that is written next

    def clear(self) -> None:
        """Forget everything."""
        self.next = 0
        for place in range(LINES * LINE):
            self.line[place] = 0

    def note(self, named: int, kind: int, seat: int, a: int, b: int, c: int) -> None:
        """Remember a decision in place of the oldest one."""
        self.named[self.next] = named
        place = self.next * LINE
        self.line[place] = kind + 1
        self.line[place + 1] = seat
        self.line[place + 2] = a
        self.line[place + 3] = b
        self.line[place + 4] = c
        self.next = (self.next + 1) % LINES
