"""How far every cell of the board is from every mine, counting the cards that still have to be laid on the way.

Distances are in twelfths of a turn. A turn's walk is three steps, so a step is 4. Entering a cell costs a step, and
more where a card has to be laid first, where an obstacle needs its tool, or where a dwarf is on a card for one.
Traps and trolls also add to the cost. Closed sides and the rim block. A cell is y * 16 + x, as in `codes`.
"""

from pyrite.core import grid
from pyrite.games.lost_mines.rules import codes
from pyrite.games.lost_mines.rules.events import FEATURE_NAMES
from pyrite.games.lost_mines.rules.view import View

STEP = 4
FAR = 500  # no way leads there
EMPTY = -1  # the face of a cell without a card
HIDDEN = -2  # the face of a face-down mine, which may be open on every side
TRAP = 1  # on a joint
TROLL = 2

FACES = {grid.openings(face): face for face in range(1, 16)}
FEATURES = {name: number for number, name in enumerate(FEATURE_NAMES)} | {"plain": 0}
TOKENS = {"trap": TRAP, "troll": TROLL}


class Forest:
    """The board with distances to the mines; cards and tokens can be placed to see what they would change."""

    def __init__(self) -> None:
        """An empty board; `fill` makes it the one that a view shows."""
        self.width = self.height = 0
        self.face = [0] * 256
        self.feature = [0] * 256
        self.token = [0] * 512  # by joint
        self.standing = [0] * 256  # how many dwarfs are on a cell
        self.mine_cell = [0] * 4
        self.holds = [0] * 3  # whether the viewer has an axe, a boat, a rope
        # What entering a cell costs in addition to the step.
        self.lay = 6
        self.bridge = 6  # an obstacle whose tool the viewer holds
        self.wait = 12  # an obstacle whose tool the viewer lacks
        self.crowd = 6  # a card for one dwarf that has one
        self.trap = 4
        self.troll = 8
        self.stop = 12  # a face-down mine ends a walk (L6.3)
        self.distance = [0] * 1024  # by mine * 256 + cell
        self.price = [0] * 1024  # by cell * 4 + side: what entering it by that side costs; -1 where that cannot be
        self.head = [-1] * 512  # the cells at each distance, as a list through `after`; empty after a search
        self.after = [0] * 1024
        self.entry = [0] * 1024

    def measure(self) -> None:
        """Finds the distance of every cell to each of the mines."""
        self.measure_all()

    def measure_all(self) -> None:
        """As `measure`, for compiled code without the interpreter lock."""
        for y in range(self.height):
            for x in range(self.width):
                for side in range(4):
                    self._price(y * 16 + x, side)
        for mine in range(4):
            self.measure_to(mine)

    def _price(self, cell: int, side: int) -> None:
        """Note what it costs to enter a cell by a side on the way to somewhere else."""
        other = self.beside(cell, side)
        self.price[cell * 4 + side] = self.entering(other, side ^ 2, cell, False) if other >= 0 else -1

    def measure_to(self, mine: int) -> None:
        """Dijkstra's search backwards from a mine: distances are small, so cells wait in a list for each distance.

        The search leaves each cell once, so a cell enters the lists at most once for each of its sides: with the mine
        that is 961 entries on a board of 16 by 16. Only distances below FAR are noted.
        """
        base = mine * 256
        for cell in range(self.height * 16):
            self.distance[base + cell] = FAR
        self.distance[base + self.mine_cell[mine]] = 0
        self.entry[0] = self.mine_cell[mine]
        self.after[0] = -1
        self.head[0] = 0
        entries, waiting, reached = 1, 1, 0
        while waiting:
            while self.head[reached] < 0:
                reached += 1
            place = self.head[reached]
            self.head[reached] = self.after[place]
            waiting -= 1
            cell = self.entry[place]
            if self.distance[base + cell] != reached:
                continue  # a shorter way was found meanwhile
            for side in range(4):
                cost = self.price[cell * 4 + side]
                if cost < 0:
                    continue
                other = cell - 16 if side == 0 else cell + 1 if side == 1 else cell + 16 if side == 2 else cell - 1
                if reached == 0:  # this is the mine itself
                    cost = self.entering(other, side ^ 2, cell, True)
                if reached + cost >= self.distance[base + other] or reached + cost >= FAR:
                    continue
                self.distance[base + other] = reached + cost
                self.entry[entries] = other
                self.after[entries] = self.head[reached + cost]
                self.head[reached + cost] = entries
                entries += 1
                waiting += 1

    def beside(self, cell: int, side: int) -> int:
        """The cell on a side of a cell; -1 beyond the rim."""
        x = (cell & 15) + (side == 1) - (side == 3)
        y = (cell >> 4) + (side == 2) - (side == 0)
        if x < 0 or y < 0 or x >= self.width or y >= self.height:
            return -1
        return y * 16 + x

    def entering(self, cell: int, side: int, other: int, is_end: bool) -> int:
        """What it costs to leave a cell by a side for the cell beyond; -1 where that cannot be."""
        here, there = self.face[cell], self.face[other]
        if here >= 0 and not here >> side & 1:
            return -1
        if there >= 0 and not there >> (side ^ 2) & 1:
            return -1
        cost = STEP
        if there == EMPTY:
            cost += self.lay
        elif there == HIDDEN:
            if not is_end:
                cost += self.stop
        else:
            feature = self.feature[other]
            if codes.TREE <= feature <= codes.PIT:
                cost += self.bridge if self.holds[feature - codes.TREE] else self.wait
            elif self.standing[other] and (feature == codes.ROCKS or feature >= codes.TREE_BRIDGED):
                cost += self.crowd
        token = self.token[codes.joint_of(cell, side)]
        if token == TRAP:
            cost += self.trap
        elif token == TROLL:
            cost += self.troll
        return cost

    def away(self, mine: int, cell: int) -> int:
        """The distance from a cell to a mine, as `measure` found it."""
        return self.distance[checked(mine, 4) * 256 + checked(cell, codes.CELLS)]


def checked(number: int, count: int) -> int:
    """The number, if it is an index of an array of this size; IndexError otherwise."""
    if not 0 <= number < count:
        raise IndexError(f"{number} is not one of {count} places")
    return number


def cell_of(place: tuple[int, int]) -> int:
    """The number of the cell at x and y, as in `codes`."""
    x, y = place
    return y * 16 + x


def fill(forest: Forest, view: View) -> None:
    """Place the cards, tokens and dwarfs that a view shows on an empty board."""
    forest.width, forest.height = view.options.box.width, view.options.box.height
    for cell in range(256):
        forest.face[cell] = EMPTY
    for number, mine in enumerate(view.mines):
        cell = checked(cell_of((mine.x, mine.y)), codes.CELLS)
        forest.mine_cell[checked(number, 4)] = cell
        forest.face[cell] = HIDDEN
    for card in view.board:
        cell = checked(cell_of((card.x, card.y)), codes.CELLS)
        forest.face[cell] = FACES[card.face]
        if card.what == "path":
            forest.feature[cell] = FEATURES[card.feature]
    for token in view.tokens:
        joint = codes.joint_of(cell_of((token.x, token.y)), 1 if token.side == "E" else 2)
        forest.token[checked(joint, codes.JOINTS)] = TOKENS[token.what]
    for obstacle, tool in enumerate(("axe", "boat", "rope")):
        forest.holds[obstacle] = tool in view.hand
    for dwarf in view.dwarfs:
        if dwarf.x is not None:
            forest.standing[checked(cell_of(dwarf.cell), codes.CELLS)] += 1
