"""How far the goals are by the cards that are still to come: what lies on the table asks for some of them only.

A cell between tunnels must fit all of them, and the cards that would may be few or gone. So an empty cell has a price
for each two sides one would pass it by: 1 card, more when few unseen cards fit there and join those sides, and no way
at all when none is left. Ways are searched from the start, border by border, and the cheapest price of the borders of
a goal is its distance.
"""

from collections.abc import Sequence
from typing import Any

from pyrite.core import grid
from pyrite.games.saboteur.bots.knowledge.ground import Ground
from pyrite.games.saboteur.rules import cards, codes

FAR = 12.0  # or further, or cut off
MARGIN = 2  # a way round leaves the box of all cards by no more
RARE = 14.0  # what a cell costs more than one card, divided by how many are left that fit,
COMMON = 13.0  # less what it costs when there are so many: those that lead straight on over open ground
GONE = 0.25  # fewer than this are as good as none
BLOCKED = -1
NO_CARD = 256  # from here on a card lies in the cell: its openings follow


class Survey:
    """The ground, and how many cards of each kind may still come."""

    def __init__(self, ground: Ground, left: Sequence[float]) -> None:
        """`left`: how many tunnels of each kind are to be expected yet."""
        self.grid = ground.grid
        self.price = [FAR] * (256 * 16)  # by what a cell asks for, the side one comes from and the side one goes to
        self.known = [0] * 256
        self.left = [0.0] * 7
        self.what = [0] * 4096  # what each cell asks for
        self.west = [FAR] * 4096  # what it costs to come to the border west of each cell,
        self.north = [FAR] * 4096  # and to the one north of it
        self.distance = [FAR] * 3
        self.expect(left)

    def expect(self, left: Sequence[float]) -> None:
        """From now on so many tunnels of each kind are to be expected."""
        if len(left) != len(cards.TUNNELS):
            raise ValueError(f"there are {len(cards.TUNNELS)} kinds of tunnels, not {len(left)}")
        for kind in range(7):
            self.left[kind] = left[kind]
        for asked in range(256):
            self.known[asked] = 0

    def _price(self, asked: int) -> None:
        """Prices a cell that asks for some openings and some rock."""
        self.known[asked] = 1
        need = asked & 15
        rock = asked >> 4
        for come in range(4):
            for go in range(4):
                both = need | 1 << come | 1 << go
                count = 0.0
                for kind in range(7):
                    face = codes.FACE[kind]
                    back = grid.turned(face)
                    if (face & both == both and not face & rock) or (back & both == both and not back & rock):
                        count += self.left[kind]
                self.price[asked * 16 + come * 4 + go] = price_of(count)

    def _read(self, x: int, y: int) -> int:
        """What lies in a cell of the row looked at, or what it asks for."""
        row = y & 63
        column = x & 63
        if self.grid.card[row] >> column & 1:
            face = self.grid.face(x, y)
            return BLOCKED if face & grid.DEAD else NO_CARD + face
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
        """Finds the distance of each goal."""
        left = self.grid.left - MARGIN
        right = self.grid.right + MARGIN
        top = self.grid.top - MARGIN
        bottom = self.grid.bottom + MARGIN
        for y in range(top, bottom + 2):
            for x in range(left, right + 2):
                cell = (y & 63) * 64 + (x & 63)
                self.west[cell] = self.north[cell] = FAR
        for y in range(top, bottom + 1):
            self.grid.look(y)
            for x in range(left, right + 1):
                cell = (y & 63) * 64 + (x & 63)
                self.what[cell] = self._read(x, y)
                if self.grid.is_reached(x, y):
                    self._set_out(cell)
        again = True
        while again:
            again = False
            for y in range(top, bottom + 1):
                for x in range(left, right + 1):
                    if self._pass((y & 63) * 64 + (x & 63)):
                        again = True
            if not again:
                break
            again = False
            for y in range(bottom, top - 1, -1):
                for x in range(right, left - 1, -1):
                    if self._pass((y & 63) * 64 + (x & 63)):
                        again = True
        for goal in range(3):
            self._measure_goal(goal)

    def _measure_goal(self, goal: int) -> None:
        x = codes.GOAL_X
        y = codes.GOAL_Y[goal]
        self.distance[goal] = 0.0
        if self.grid.is_hidden(x, y):
            cell = (y & 63) * 64 + (x & 63)
            near = min(self.north[cell], self.west[cell])
            self.distance[goal] = min(near, min(self.north[south_of(cell)], self.west[east_of(cell)]))

    def _set_out(self, cell: int) -> None:
        """The borders of a card to which one can walk from the start."""
        face = self.what[cell] - NO_CARD
        if face & grid.N:
            self.north[cell] = 0.0
        if face & grid.E:
            self.west[east_of(cell)] = 0.0
        if face & grid.S:
            self.north[south_of(cell)] = 0.0
        if face & grid.W:
            self.west[cell] = 0.0

    def _pass(self, cell: int) -> bool:
        """Passes a cell every way that is open; whether that made any border cheaper."""
        what = self.what[cell]
        if what == BLOCKED:
            return False
        east = east_of(cell)
        south = south_of(cell)
        north_now = north_was = self.north[cell]
        east_now = east_was = self.west[east]
        south_now = south_was = self.north[south]
        west_now = west_was = self.west[cell]
        if what >= NO_CARD:
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
            first = what * 16
            north_now = min(
                min(north_was, east_was + self.price[first + 4]),
                min(south_was + self.price[first + 8], west_was + self.price[first + 12]),
            )
            east_now = min(
                min(north_was + self.price[first + 1], east_was),
                min(south_was + self.price[first + 9], west_was + self.price[first + 13]),
            )
            south_now = min(
                min(north_was + self.price[first + 2], east_was + self.price[first + 6]),
                min(south_was, west_was + self.price[first + 14]),
            )
            west_now = min(
                min(north_was + self.price[first + 3], east_was + self.price[first + 7]),
                min(south_was + self.price[first + 11], west_was),
            )
        self.north[cell] = north_now
        self.west[east] = east_now
        self.north[south] = south_now
        self.west[cell] = west_now
        return north_now < north_was or east_now < east_was or south_now < south_was or west_now < west_was

    def distances(self) -> tuple[float, float, float]:
        """How far each goal is; 0 when it is reached or lies face up, FAR when it is cut off."""
        self.measure()
        return self.distance[0], self.distance[1], self.distance[2]

    def if_laid(self, x: int, y: int, face: int) -> tuple[float, float, float]:
        """How far each goal would be with this card laid."""
        self.grid.put(x, y, face)
        self.grid.spread()
        self.measure()
        self.grid.take(x, y)
        self.grid.flood(0, 0)
        return self.distance[0], self.distance[1], self.distance[2]

    def if_lifted(self, x: int, y: int) -> tuple[float, float, float]:
        """How far each goal would be with the card in this cell gone."""
        face = self.grid.face(x, y)
        self.grid.take(x, y)
        self.grid.flood(0, 0)
        self.measure()
        self.grid.put(x, y, face)
        self.grid.flood(0, 0)
        return self.distance[0], self.distance[1], self.distance[2]


def price_of(count: float) -> float:
    """What it costs to lay a card where so many fit."""
    return 1 + RARE * max(0.0, 1 / count - 1 / COMMON) if count >= GONE else FAR


def east_of(cell: int) -> int:
    """The cell to the east."""
    return cell & 4032 | (cell + 1) & 63


def south_of(cell: int) -> int:
    """The cell to the south."""
    return (cell + 64) & 4095


class Count:
    """How many tunnels of each kind have not been seen to go, and how many of all unseen cards were thrown away."""

    def __init__(self) -> None:
        """A round begins."""
        self.left = [float(count) for count in cards.TUNNELS.values()]
        self.unseen = sum(cards.DECK.values())
        self.thrown = 0

    def see(self, card: str) -> None:
        """A card is played, or was never unseen."""
        self.unseen -= 1
        kind = KIND_OF.get(card)
        if kind is not None:
            self.left[kind] -= 1

    def expected(self) -> list[float]:
        """How many of each kind may still come: not those that were thrown away."""
        share = 1 - self.thrown / max(1, self.unseen)
        return [count * share for count in self.left]


KIND_OF = {
    grid.openings(face): kind
    for kind, name in enumerate(cards.TUNNELS)
    for face in (grid.face_of(name), grid.turned(grid.face_of(name)))
}


def expected(view: Any) -> list[float]:
    """How many tunnels of each kind may still come, as far as the viewer can tell; a saboteur keeps their own."""
    count = Count()
    for card in view.table:
        if card.what == "tunnel":
            count.see(card.face)
    for name in (*view.passed, *view.discard, *view.hand):
        count.see(name)
    count.thrown = sum(view.passed_counts) - len(view.passed)
    left = count.expected()
    if view.role == "miner":
        for name in view.hand:
            if name in KIND_OF:
                left[KIND_OF[name]] += 1
    return left
