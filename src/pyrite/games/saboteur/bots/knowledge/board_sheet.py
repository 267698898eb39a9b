"""The board as a picture in numbers, for compiled code: what is in each cell, and which cell an action is about.

The picture is a window of 17 by 13 cells around the way from the start to the goals. Cards further out are not in it;
few rounds have any. A cell is one number with a bit for each thing that is true of it.
"""

from pyrite.core.grid import Grid
from pyrite.games.saboteur.rules import codes

LEFT = -4
TOP = -6
COLUMNS = 17
ROWS = 13
CELLS = 221
NOWHERE = -1  # the place of an action that is about no cell of the picture

# The bits of a cell. The lowest four are the open sides of its card.
OPEN_SIDES = 15
CARD, JOINED, REACHED, HIDDEN = 16, 32, 64, 128
GOLD = 256  # the gold is here: only critics may see it, and only training writes it
BITS = 9

# What an action does at its cell: lays a card with this face (below 32), or one of these.
ROCKFALL, MAP, NOTHING = 32, 33, 34
KINDS = 35


def cell_at(x: int, y: int) -> int:
    """The number of a cell in the picture, row by row; NOWHERE for those outside."""
    if x < LEFT or x >= LEFT + COLUMNS or y < TOP or y >= TOP + ROWS:
        return NOWHERE
    return (y - TOP) * COLUMNS + x - LEFT


def bits_of(grid: Grid, cell: int) -> int:
    """What is in a cell of the picture."""
    row = (TOP + cell // COLUMNS) & 63
    column = (LEFT + cell % COLUMNS) & 63
    bits = grid.north[row] >> column & 1
    bits |= (grid.east[row] >> column & 1) << 1
    bits |= (grid.south[row] >> column & 1) << 2
    bits |= (grid.west[row] >> column & 1) << 3
    bits |= (grid.card[row] >> column & 1) << 4
    bits |= (grid.joined[row] >> column & 1) << 5
    bits |= (grid.reach[row] >> column & 1) << 6
    bits |= (grid.hidden[row] >> column & 1) << 7
    return bits


def goal_cell(goal: int) -> int:
    """The cell of a goal."""
    return cell_at(codes.GOAL_X, codes.GOAL_Y[goal])


def place_of(code: int) -> int:
    """The cell in the picture that an action is about, or NOWHERE."""
    if code < codes.BONUS:
        cell = code >> 5 if code < codes.ROCKFALL else code - codes.ROCKFALL
        return cell_at(codes.cell_x(cell), codes.cell_y(cell))
    if codes.MAP <= code < codes.TAKE:
        return goal_cell(code - codes.MAP)
    return NOWHERE


def kind_of(code: int) -> int:
    """What an action does at its cell."""
    if code < codes.ROCKFALL:
        return code & 31
    if code < codes.BONUS:
        return ROCKFALL
    return MAP if codes.MAP <= code < codes.TAKE else NOTHING


def board(grid: Grid) -> list[int]:
    """The bits of all cells, row by row."""
    return [bits_of(grid, cell) for cell in range(CELLS)]


def places(actions: list[int]) -> list[tuple[int, int]]:
    """For each action, given by its code: the cell it is about, and what it does there."""
    return [(place_of(code), kind_of(code)) for code in actions]


def write_board(grid: Grid, gold: int, index: int, boards: memoryview) -> None:
    """Write the picture into a row of an array, with the goal that has the gold."""
    for cell in range(CELLS):
        boards[index, cell] = bits_of(grid, cell)
    boards[index, goal_cell(gold)] |= GOLD


def write_place(code: int, row: int, places: memoryview) -> None:
    """Write what an action is about into a row of an array."""
    places[row, 0] = place_of(code)
    places[row, 1] = kind_of(code)


GOAL_CELLS = [goal_cell(goal) for goal in range(3)]
BOARD_ROWS, BOARD_COLUMNS, BOARD_CELLS = ROWS, COLUMNS, CELLS  # for Python, which does not see the compiler's names
