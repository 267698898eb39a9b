"""What is on the table, and where a path card may be laid.

A card is its text: the openings as they are placed, then what else is on it ("NSW-tree+axe", "NESW-blue", "NES=gold").
"""

from dataclasses import dataclass

from .box import PATHS, Cell

STEP = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}
TOOLS = {"axe": "-tree", "boat": "-lake", "rope": "-pit"}  # L5.1


@dataclass
class Table:
    """The board with every face-up card as it is placed, and the cells of the mines that are face down."""

    width: int
    height: int
    cards: dict[Cell, str]
    face_down: list[Cell]

    def cells(self) -> list[Cell]:
        """Every cell of the board (L1.3)."""
        return [(x, y) for x in range(self.width) for y in range(self.height)]

    def is_empty(self, cell: Cell) -> bool:
        """Whether this is a cell of the board with no card on it, neither face up nor face down."""
        on_board = cell[0] in range(self.width) and cell[1] in range(self.height)
        return on_board and cell not in self.cards and cell not in self.face_down

    def is_open(self, cell: Cell, side: str) -> bool:
        """Whether a face-up card is here with an opening on that side."""
        return cell in self.cards and side in openings(self.cards[cell])


def beside(cell: Cell, side: str) -> Cell:
    """The cell that shares that side, be it on the board or not."""
    return cell[0] + STEP[side][0], cell[1] + STEP[side][1]


def openings(card: str) -> str:
    """The sides on which the card as it is placed is open."""
    return card.split("-")[0].split("=")[0]


def turned(card: str) -> str:
    """The card after a turn by 180 degrees (L1.4)."""
    sides = openings(card)
    return "".join(side for side in "NESW" if OPPOSITE[side] in sides) + card.removeprefix(sides)


def kind_of(card: str) -> str:
    """The printed kind of a path card that is upright or turned, with or without a tool."""
    bare = card.split("+")[0]
    return bare if bare in PATHS else turned(bare)


def is_shut(card: str) -> bool:
    """Whether it is an obstacle without its tool (L4.4)."""
    return card.endswith(tuple(TOOLS.values()))


def holds_one(card: str) -> bool:
    """Whether there is room for one dwarf only: rocks (L4.5) and obstacles with their tool (L5.1)."""
    return card.endswith("-rocks") or "+" in card


def agreeing_sides(table: Table, cell: Cell, card: str) -> int:
    """How many sides of the card, were it here, touch a face-up card and agree with it."""
    count = 0
    for side in "NESW":
        other = beside(cell, side)
        if other in table.cards and (side in openings(card)) == table.is_open(other, OPPOSITE[side]):
            count += 1
    return count


def touching_sides(table: Table, cell: Cell) -> int:
    """How many sides of the cell touch a face-up card; a face-down mine imposes nothing (L4.3)."""
    return sum(beside(cell, side) in table.cards for side in "NESW")


def prolongs(table: Table, cell: Cell, card: str) -> bool:
    """Whether an opening of the card, were it here, meets an opening of a neighbour (L4.2)."""
    return any(table.is_open(beside(cell, side), OPPOSITE[side]) for side in openings(card))


def lays(table: Table, kind: str) -> set[str]:
    """Every way to lay the path card (L4.1, L4.2)."""
    actions = set()
    for cell in [cell for cell in table.cells() if table.is_empty(cell)]:
        for card in (kind, turned(kind)):  # L1.4
            fits = agreeing_sides(table, cell, card) == touching_sides(table, cell)
            if fits and prolongs(table, cell, card):
                actions.add(f"{card}@{cell[0]},{cell[1]}")
    return actions


def bridges(table: Table, tool: str) -> set[str]:
    """Every open obstacle on which the tool may be laid (L5.1)."""
    return {f"{tool}@{x},{y}" for (x, y), card in table.cards.items() if card.endswith(TOOLS[tool])}
