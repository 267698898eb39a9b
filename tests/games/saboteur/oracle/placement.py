"""Where tunnels may be laid, and which cards are joined to the start."""

from .cards import OPPOSITE, is_dead_end, is_open

Cell = tuple[int, int]
Table = dict[Cell, str]

START_CELL: Cell = (0, 0)
GOAL_CELLS: dict[str, Cell] = {"top": (8, -2), "middle": (8, 0), "bottom": (8, 2)}  # S1.3
STEP = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}


def beside(cell: Cell, side: str) -> Cell:
    """The cell that shares that side."""
    return cell[0] + STEP[side][0], cell[1] + STEP[side][1]


def neighbours(cell: Cell) -> list[Cell]:
    """The four cells that share a side with this one."""
    return [beside(cell, side) for side in "NESW"]


def reached_cells(table: Table) -> set[Cell]:
    """The cells one can walk to from the start; a dead end is not walked into."""
    seen: set[Cell] = set()

    def walk(cell: Cell) -> None:
        seen.add(cell)
        for side in "NESW":
            other = beside(cell, side)
            if other in seen or other not in table or is_dead_end(table[other]):
                continue
            if is_open(table[cell], side) and is_open(table[other], OPPOSITE[side]):
                walk(other)

    walk(START_CELL)
    return seen


def clashes(table: Table, cell: Cell, card: str) -> int:
    """How many sides of the card, were it here, disagree with a face-up card (S4.2)."""
    count = 0
    for side in "NESW":
        other = beside(cell, side)
        if other in table and is_open(card, side) != is_open(table[other], OPPOSITE[side]):
            count += 1
    return count


def is_linked(table: Table, reached: set[Cell], cell: Cell, card: str) -> bool:
    """Whether the card, were it here, would be joined to the start by one of its openings (S4.4)."""
    for side in "NESW":
        other = beside(cell, side)
        if is_open(card, side) and other in reached and is_open(table[other], OPPOSITE[side]):
            return True
    return False


def bonus_cells() -> list[Cell]:
    """Where the extra nugget card may lie (S9.1)."""
    taken = [START_CELL, *GOAL_CELLS.values()]
    cells = [(x, y) for x in range(1, 8) for y in range(-2, 3)]
    return [cell for cell in cells if not any(other in taken for other in neighbours(cell))]
