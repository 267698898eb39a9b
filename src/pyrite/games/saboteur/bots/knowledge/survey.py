"""How far the goals are, counting the cards that may still come.

A card must fit all its neighbours, and few cards or none may be left that do. So crossing an empty cell between two of
its sides has a price: 1 card, more when few unseen cards fit there and join those sides, and FAR when none is left. The
search starts at the cards joined to the start and goes from border to border: a cell waits in a queue when one of its
borders became cheaper. The distance of a goal is the price of its cheapest border.
"""

from collections.abc import Sequence

from pyrite.core import grid
from pyrite.games.saboteur.bots.knowledge.ground import Ground
from pyrite.games.saboteur.rules import cards, codes

FAR = 12.0  # the distance of goals that are as far or further, or cut off
MARGIN = 2  # ways leave the box around all cards by at most this many cells
RARE = 14.0  # a cell costs RARE / count - RARE / COMMON more than one card if `count` cards fit
COMMON = 13.0  # with this many cards a cell costs one card: as many fit on open ground and lead straight on
GONE = 0.25  # a smaller number of cards counts as none
CLOSE = 1e-9  # costs that differ by less are equal

# What is in a cell: BLOCKED for a dead end or a goal face down, LAID + face for a card, otherwise the number of what it
# asks for, below LAID: a bit for each side that has to be open, and 16 times a bit for each side that has to be closed.
BLOCKED = -1
LAID = 256

# The places of the twelve ways to cross a cell in its 16 prices: 4 * the side one comes from + the side one leaves by.
N_TO_E, N_TO_S, N_TO_W = 1, 2, 3
E_TO_N, E_TO_S, E_TO_W = 4, 6, 7
S_TO_N, S_TO_E, S_TO_W = 8, 9, 11
W_TO_N, W_TO_E, W_TO_S = 12, 13, 14
WAYS = 16

BACK = [0] * 7  # by kind of tunnel: its face when it is turned


def _fill_back() -> None:
    for kind in range(7):
        BACK[kind] = grid.turned(codes.FACE[kind])


_fill_back()


class Survey:
    """The ground, and how many cards of each kind may still come."""

    def __init__(self, ground: Ground, left: Sequence[float]) -> None:
        """`left`: how many tunnels of each kind may still come."""
        self.grid = ground.grid
        self.price = [FAR] * 4096  # by what a cell asks for * WAYS + the way to cross it
        self.known = [0] * 256  # by what a cell asks for: whether its prices are known
        self.left = [0.0] * 7
        self.what = [0] * 4096  # what is in each cell
        self.west = [FAR] * 4096  # the price of the border west of each cell
        self.north = [FAR] * 4096  # the price of the border north of each cell
        self.queue = [0] * 4096  # cells with a border that became cheaper; a cell is in it at most once
        self.waits = [0] * 4096  # by cell: whether it is in the queue
        self.first = self.last = 0  # where the queue begins and ends
        self.distance = [FAR] * 3
        self.usual = [FAR] * 3  # the distances when the whole board was measured
        self.most = [FAR] * 3  # by goal: ways that cost more need not be found
        self.left_edge = self.right_edge = self.top_edge = self.bottom_edge = 0  # the box that was read
        self.expect(left)

    def expect(self, left: Sequence[float]) -> None:
        """Set how many tunnels of each kind may still come."""
        if len(left) != len(cards.TUNNELS):
            raise ValueError(f"there are {len(cards.TUNNELS)} kinds of tunnels, not {len(left)}")
        for kind in range(7):
            self.left[kind] = left[kind]
        self.forget_prices()

    def forget_prices(self) -> None:
        """Find all prices again, because other cards may come than before."""
        for asked in range(LAID):
            self.known[asked] = 0

    def _price(self, asked: int) -> None:
        """Find the prices of a cell that asks for some open and some closed sides."""
        self.known[asked] = 1
        need = asked & 15
        rock = asked >> 4
        first = asked * WAYS
        for come in range(4):
            for go in range(come, 4):
                both = need | 1 << come | 1 << go
                count = 0.0
                for kind in range(7):
                    face = codes.FACE[kind]
                    back = BACK[kind]
                    if (face & both == both and not face & rock) or (back & both == both and not back & rock):
                        count += self.left[kind]
                self.price[first + come * 4 + go] = self.price[first + go * 4 + come] = price_of(count)
        self._shorten(first)

    def _shorten(self, first: int) -> None:
        """Cross a cell by way of a third side where that is cheaper."""
        for by in range(4):
            for come in range(4):
                for go in range(4):
                    price = self.price[first + come * 4 + by] + self.price[first + by * 4 + go]
                    if come != by and by != go and price < self.price[first + come * 4 + go]:
                        self.price[first + come * 4 + go] = price

    def _read(self, x: int, y: int) -> int:
        """What is in a cell of the row that the grid has looked at."""
        row = y & 63
        column = x & 63
        if self.grid.card[row] >> column & 1:
            face = self.grid.face(x, y)
            return BLOCKED if face & grid.DEAD else LAID + face
        if self.grid.hidden[row] >> column & 1:
            return BLOCKED
        need = rock = 0
        for side in range(4):
            need |= (self.grid.meets_open[side] >> column & 1) << side
            rock |= (self.grid.meets_rock[side] >> column & 1) << side
        asked = need | rock << 4
        if not self.known[asked]:
            self._price(asked)
        return asked

    def measure(self) -> None:
        """Find the distance of each goal."""
        self._read_board()
        for goal in range(3):
            self.most[goal] = FAR
        self._search()
        for goal in range(3):
            self.usual[goal] = self.distance[goal]

    def measure_at(self, x: int, y: int) -> None:
        """Find the distances after one cell has changed since `measure`; call `forget` when it is as it was again.

        It first looks for ways that cost no more than before, which is quick; a card in the way needs a full search.
        """
        is_larger = self.grid.left != self.left_edge or self.grid.right != self.right_edge
        if is_larger or self.grid.top != self.top_edge or self.grid.bottom != self.bottom_edge:
            self._read_board()
        else:
            self.forget(x, y)
        for goal in range(3):
            self.most[goal] = self.usual[goal] + CLOSE if self._has_no_islands() else FAR
        self._search()
        for goal in range(3):
            if self.distance[goal] > self.most[goal]:
                self.most[0] = self.most[1] = self.most[2] = FAR
                self._search()
                return

    def forget(self, x: int, y: int) -> None:
        """Read a cell and those beside it again."""
        self.grid.look(y - 1)
        self.what[cell_at(x, y - 1)] = self._read(x, y - 1)
        self.grid.look(y)
        for column in range(x - 1, x + 2):
            self.what[cell_at(column, y)] = self._read(column, y)
        self.grid.look(y + 1)
        self.what[cell_at(x, y + 1)] = self._read(x, y + 1)

    def _read_board(self) -> None:
        """Read what is in each cell of the box and its margin; the frame around them is blocked."""
        self.left_edge = self.grid.left
        self.right_edge = self.grid.right
        self.top_edge = self.grid.top
        self.bottom_edge = self.grid.bottom
        left = self.left_edge - MARGIN
        right = self.right_edge + MARGIN
        top = self.top_edge - MARGIN
        bottom = self.bottom_edge + MARGIN
        for y in range(top - 1, bottom + 2):
            self.what[cell_at(left - 1, y)] = self.what[cell_at(right + 1, y)] = BLOCKED
        for x in range(left, right + 1):
            self.what[cell_at(x, top - 1)] = self.what[cell_at(x, bottom + 1)] = BLOCKED
        for y in range(top, bottom + 1):
            self.grid.look(y)
            for x in range(left, right + 1):
                self.what[cell_at(x, y)] = self._read(x, y)

    def _has_no_islands(self) -> bool:
        """Whether all cards that can be walked on are joined to the start, so that each further cell costs a card."""
        for y in range(self.grid.top, self.grid.bottom + 1):
            if self.grid.joined[y & 63] & (grid.ALL ^ self.grid.reach[y & 63]):
                return False
        return True

    def _search(self) -> None:
        """Cross cells until no border gets cheaper; ways to a goal that cost more than `most` may be left out."""
        left = self.left_edge - MARGIN
        right = self.right_edge + MARGIN
        top = self.top_edge - MARGIN
        bottom = self.bottom_edge + MARGIN
        for y in range(top - 1, bottom + 2):
            for x in range(left - 1, right + 2):
                cell = cell_at(x, y)
                self.west[cell] = self.north[cell] = FAR
                self.waits[cell] = 0
        self.first = self.last = 0
        for y in range(self.top_edge, self.bottom_edge + 1):
            reached = self.grid.reach[y & 63]
            while reached:
                self._set_out((y & 63) * 64 + grid.lowest(reached))
                reached &= reached - 1
        while self.first < self.last:
            cell = self.queue[self.first & 4095]
            self.first += 1
            self.waits[cell] = 0
            if self._may_help(cell):
                self._pass(cell)
        for goal in range(3):
            self._measure_goal(goal)

    def _may_help(self, cell: int) -> bool:
        """Whether a way through a cell can cost little enough: every further cell costs one card at least."""
        if self.most[0] >= FAR and self.most[1] >= FAR and self.most[2] >= FAR:
            return True
        spent = min(
            min(self.north[cell], self.west[cell]),
            min(self.north[south_of(cell)], self.west[east_of(cell)]),
        )
        x = ((cell & 63) - codes.GOAL_X + 96 & 63) - 32
        across = -x if x < 0 else x
        for goal in range(3):
            y = ((cell >> 6) - codes.GOAL_Y[goal] + 96 & 63) - 32
            if spent + across + (-y if y < 0 else y) <= self.most[goal]:
                return True
        return False

    def _wait(self, cell: int) -> None:
        """Put a cell into the queue, unless it is there."""
        if not self.waits[cell]:
            self.waits[cell] = 1
            self.queue[self.last & 4095] = cell
            self.last += 1

    def _measure_goal(self, goal: int) -> None:
        x = codes.GOAL_X
        y = codes.GOAL_Y[goal]
        self.distance[goal] = 0.0
        if self.grid.is_hidden(x, y):
            cell = cell_at(x, y)
            near = min(self.north[cell], self.west[cell])
            self.distance[goal] = min(near, min(self.north[south_of(cell)], self.west[east_of(cell)]))

    def _set_out(self, cell: int) -> None:
        """The open borders of a card that is joined to the start cost nothing."""
        face = self.what[cell] - LAID
        if face & grid.N:
            self.north[cell] = 0.0
            self._wait(north_of(cell))
        if face & grid.E:
            self.west[east_of(cell)] = 0.0
            self._wait(east_of(cell))
        if face & grid.S:
            self.north[south_of(cell)] = 0.0
            self._wait(south_of(cell))
        if face & grid.W:
            self.west[cell] = 0.0
            self._wait(west_of(cell))

    def _pass(self, cell: int) -> None:
        """Cross a cell every way that is open; the cells behind borders that got cheaper have to wait."""
        what = self.what[cell]
        if what == BLOCKED:
            return
        east = east_of(cell)
        south = south_of(cell)
        north_now = north_was = self.north[cell]
        east_now = east_was = self.west[east]
        south_now = south_was = self.north[south]
        west_now = west_was = self.west[cell]
        if what >= LAID:
            cheapest = FAR
            if what & grid.N:
                cheapest = min(cheapest, north_was)
            if what & grid.E:
                cheapest = min(cheapest, east_was)
            if what & grid.S:
                cheapest = min(cheapest, south_was)
            if what & grid.W:
                cheapest = min(cheapest, west_was)
            if what & grid.N:
                north_now = cheapest
            if what & grid.E:
                east_now = cheapest
            if what & grid.S:
                south_now = cheapest
            if what & grid.W:
                west_now = cheapest
        else:
            first = what * WAYS
            north_now = min(
                min(north_was, east_was + self.price[first + E_TO_N]),
                min(south_was + self.price[first + S_TO_N], west_was + self.price[first + W_TO_N]),
            )
            east_now = min(
                min(north_was + self.price[first + N_TO_E], east_was),
                min(south_was + self.price[first + S_TO_E], west_was + self.price[first + W_TO_E]),
            )
            south_now = min(
                min(north_was + self.price[first + N_TO_S], east_was + self.price[first + E_TO_S]),
                min(south_was, west_was + self.price[first + W_TO_S]),
            )
            west_now = min(
                min(north_was + self.price[first + N_TO_W], east_was + self.price[first + E_TO_W]),
                min(south_was + self.price[first + S_TO_W], west_was),
            )
        if north_now < north_was:
            self.north[cell] = north_now
            self._wait(north_of(cell))
        if east_now < east_was:
            self.west[east] = east_now
            self._wait(east)
        if south_now < south_was:
            self.north[south] = south_now
            self._wait(south)
        if west_now < west_was:
            self.west[cell] = west_now
            self._wait(west_of(cell))

    def distances(self) -> tuple[float, float, float]:
        """How far each goal is; 0 when it is reached or face up, FAR when it is cut off."""
        self.measure()
        return self.distance[0], self.distance[1], self.distance[2]

    def if_laid(self, x: int, y: int, face: int) -> tuple[float, float, float]:
        """How far each goal would be with this card laid."""
        self.measure_laid(x, y, face)
        return self.distance[0], self.distance[1], self.distance[2]

    def measure_laid(self, x: int, y: int, face: int) -> None:
        """Find the distances with this card laid."""
        self.grid.put(x, y, face)
        self.grid.spread()
        self.measure()
        self.grid.take(x, y)
        self.grid.flood(0, 0)

    def if_lifted(self, x: int, y: int) -> tuple[float, float, float]:
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


def price_of(count: float) -> float:
    """What it costs to lay a card where this many fit."""
    return 1 + RARE * max(0.0, 1 / count - 1 / COMMON) if count >= GONE else FAR


def cell_at(x: int, y: int) -> int:
    """The number of a cell of the torus."""
    return (y & 63) * 64 + (x & 63)


def east_of(cell: int) -> int:
    """The cell to the east."""
    return cell & 4032 | (cell + 1) & 63


def south_of(cell: int) -> int:
    """The cell to the south."""
    return (cell + 64) & 4095


def west_of(cell: int) -> int:
    """The cell to the west."""
    return cell & 4032 | (cell + 63) & 63


def north_of(cell: int) -> int:
    """The cell to the north."""
    return (cell + 4032) & 4095
