"""The tunnels on the table, and how many cards have to be laid at least to reach each goal.

The search runs backwards from a goal and handles all cells of a row together. A cell is `near` at cost k when one can
get from its middle to the goal by laying k cards, its own included if it is empty. An empty cell can be crossed between
any two sides, since there are tunnels for that; a laid card only between its openings, and a dead end not at all. The
distance is the cost at which the search meets a card joined to the start.
"""

from collections.abc import Iterable

from pyrite.core import grid
from pyrite.core.grid import Grid
from pyrite.games.saboteur.rules import codes
from pyrite.games.saboteur.rules.view import Card

FAR = 12  # the distance of goals that are as far or further, or cut off
MARGIN = 2  # ways leave the box around all cards by at most this many cells
FACES = {grid.openings(face): face for face in range(1, 32)}


class Ground:
    """The cards on the table; it answers what laying or removing a card would change.

    >>> ground = Ground()
    >>> ground.distances()
    (9, 7, 9)
    >>> ground.if_laid(1, 0, FACES["EW"])
    (8, 6, 8)
    """

    def __init__(self) -> None:
        """The start, and three goals face down."""
        self.grid = Grid()
        self.near = [0] * 64
        self.next = [0] * 64
        self.first = self.last = 0  # the rows of what is near
        self.distance = [0] * 3
        self.ways = [0] * 3
        self.grid.put(0, 0, codes.CROSSING)
        for goal in range(3):
            self.grid.hide(codes.GOAL_X, codes.GOAL_Y[goal])
        self.grid.flood(0, 0)

    def lay(self, x: int, y: int, face: int) -> None:
        """Lays a card, or turns a goal up."""
        self.grid.put(x, y, face)
        self.grid.spread()

    def lift(self, x: int, y: int) -> None:
        """Takes a card away."""
        self.grid.take(x, y)
        self.grid.flood(0, 0)

    def measure(self) -> None:
        """Find the distance of each goal, and how many cells a shortest way can begin with."""
        for goal in range(3):
            self._measure_goal(goal)

    def _measure_goal(self, goal: int) -> None:
        x = codes.GOAL_X
        y = codes.GOAL_Y[goal]
        self.distance[goal] = self.ways[goal] = 0
        if not self.grid.is_hidden(x, y):
            return
        self._begin(x, y)
        cost = 0
        while not self._meets_start():
            if cost == FAR or not self._dig_on():
                self.distance[goal] = FAR
                return
            cost += 1
            self._walk_on()
        self.distance[goal] = cost
        if cost:
            self.ways[goal] = self._count_ways()

    def _begin(self, x: int, y: int) -> None:
        """Cost 0: the cards beside the goal that open towards it, and where one can walk from them."""
        for row in range(64):
            self.near[row] = self.next[row] = 0
        bit = grid.ONE << (x & 63)
        self.first = y - 1
        self.last = y + 1
        row = y & 63
        above = (y - 1) & 63
        below = (y + 1) & 63
        self.near[row] = (
            grid.westward(bit) & self.grid.east[row] | grid.eastward(bit) & self.grid.west[row]
        ) & self.grid.joined[row]
        self.near[above] = bit & self.grid.south[above] & self.grid.joined[above]
        self.near[below] = bit & self.grid.north[below] & self.grid.joined[below]
        # The first card laid beside the goal.
        self.next[row] = (grid.westward(bit) | grid.eastward(bit)) & self._empty(row)
        self.next[above] = bit & self._empty(above)
        self.next[below] = bit & self._empty(below)
        self._walk_on()

    def _empty(self, row: int) -> int:
        return grid.ALL ^ (self.grid.card[row] | self.grid.hidden[row])

    def _walk_on(self) -> None:
        """Adds the cards from which one can walk to what is near."""
        again = True
        while again:
            again = False
            for y in range(self._first_row(), self._last_row() + 1):
                row = y & 63
                left = self.grid.joined[row] & (grid.ALL ^ self.near[row])
                more = self._neighbours(y) & left if left else 0
                if more:
                    self.near[row] |= more
                    self._note_row(y)
                    again = True

    def _first_row(self) -> int:
        """The first row beside what is near, within the box and its margin."""
        return max(self.first - 1, self.grid.top - MARGIN)

    def _last_row(self) -> int:
        """The last row beside what is near, within the box and its margin."""
        return min(self.last + 1, self.grid.bottom + MARGIN)

    def _note_row(self, y: int) -> None:
        """Something in this row is near now."""
        self.first = min(self.first, y)
        self.last = max(self.last, y)

    def _neighbours(self, y: int) -> int:
        """The cells of a row that touch what is near by a side open on both."""
        row = y & 63
        above = (y - 1) & 63
        below = (y + 1) & 63
        here = self.near[row]
        empty = self._empty(row)
        west = self.grid.west[row] | empty
        east = self.grid.east[row] | empty
        leave_east = here & east
        leave_west = here & west
        # As grid.eastward and grid.westward, without a call.
        found = (leave_east << 1 | leave_east >> 63) & west | (leave_west >> 1 | leave_west << 63) & east
        found |= self.near[above] & (self.grid.south[above] | self._empty(above)) & (self.grid.north[row] | empty)
        found |= self.near[below] & (self.grid.north[below] | self._empty(below)) & (self.grid.south[row] | empty)
        return found

    def _dig_on(self) -> bool:
        """One card more: the empty cells beside what is near; whether there were any."""
        dug = False
        first = self._first_row()
        last = self._last_row()
        for y in range(first, last + 1):
            row = y & 63
            self.next[row] |= self._neighbours(y) & self._empty(row)
        for y in range(first, last + 1):
            row = y & 63
            self.next[row] &= grid.ALL ^ self.near[row]
            if self.next[row]:
                dug = True
                self._note_row(y)
            self.near[row] |= self.next[row]
        return dug

    def _meets_start(self) -> bool:
        for y in range(self.grid.top, self.grid.bottom + 1):
            if self.near[y & 63] & self.grid.reach[y & 63]:
                return True
        return False

    def _count_ways(self) -> int:
        """The cells dug last that an opening joined to the start faces."""
        count = 0
        for y in range(self.grid.top - 1, self.grid.bottom + 2):
            row = y & 63
            if self.next[row]:
                self.grid.look(y)
                cells = self.grid.linked() & self.next[row]
                while cells:
                    cells &= cells - 1
                    count += 1
        return count

    def distances(self) -> tuple[int, int, int]:
        """How far each goal is; 0 when it is reached or face up, FAR when it is cut off."""
        self.measure()
        return self.distance[0], self.distance[1], self.distance[2]

    def if_laid(self, x: int, y: int, face: int) -> tuple[int, int, int]:
        """How far each goal would be with this card laid; `shortest_ways` then refers to the same board."""
        self.measure_laid(x, y, face)
        return self.distance[0], self.distance[1], self.distance[2]

    def measure_laid(self, x: int, y: int, face: int) -> None:
        """Find the distances with this card laid."""
        self.grid.put(x, y, face)
        self.grid.spread()
        self.measure()
        self.grid.take(x, y)
        self.grid.flood(0, 0)

    def if_lifted(self, x: int, y: int) -> tuple[int, int, int]:
        """How far each goal would be without the card in this cell."""
        self.measure_lifted(x, y)
        return self.distance[0], self.distance[1], self.distance[2]

    def measure_lifted(self, x: int, y: int) -> None:
        """Find the distances without the card in this cell."""
        face = self.grid.face(x, y)
        self.grid.take(x, y)
        self.grid.flood(0, 0)
        self.measure()
        self.grid.put(x, y, face)
        self.grid.flood(0, 0)

    def shortest_ways(self) -> tuple[int, int, int]:
        """How many cells a shortest way to each goal can begin with, on the board that was measured last."""
        return self.ways[0], self.ways[1], self.ways[2]


def ground_of(table: Iterable[Card]) -> Ground:
    """The tunnels that a view shows."""
    ground = Ground()
    for card in table:
        ground.grid.lay(card.x, card.y, FACES[card.face])
    ground.grid.flood_start()
    return ground
