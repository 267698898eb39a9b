"""Actions by numbers that learning programs use: a fixed number for every action near start and goals.

    LAY      + cell * FACES + face     cell: of the window, row by row; face: its place among all faces of a card
    ROCKFALL + cell                    BONUS + (nuggets - 1) * 35 + place, between start and goals row by row
    PASS     + kind                    MAP   + goal, TAKE + value - 1, STOP, STAY
    BREAK    + tool * 10 + seat        MEND  + which * 10 + seat (`codes` says which); seats are counted from the actor

The window spans x from -4 to 12 and y from -6 to 6. From ACTIONS on, numbers are given to actions outside it, in the
order in which they are legal: `core.observation` does that, and OVERFLOW says how many there can be.
"""

from pyrite.core import grid, sheet
from pyrite.games.saboteur.rules import codes
from pyrite.games.saboteur.rules.position import Position

LEFT = -4
TOP = -6
CELLS = 17 * 13
FACES = 26
FACE_NUMBER = [-1] * 32

LAY = 0
ROCKFALL = CELLS * FACES
BONUS = ROCKFALL + CELLS
PASS = BONUS + 3 * 35
BREAK = PASS + codes.KINDS
MEND = BREAK + 3 * codes.SEATS
MAP = MEND + 9 * codes.SEATS
TAKE = MAP + 3
STOP = TAKE + 3
STAY = STOP + 1
ACTIONS = STAY + 1
OVERFLOW = 2160  # six kinds of tunnels in two ways, beside 45 cards with four sides each: as in `turns.list_legal`


def number_of(pos: Position, code: int) -> int:
    """The number of an action of the seat to act; -1 if it is played outside the window."""
    if code < codes.ROCKFALL:
        return _at(code >> 5, LAY, FACES, FACE_NUMBER[code & 31])
    if code < codes.BONUS:
        return _at(code - codes.ROCKFALL, ROCKFALL, 1, 0)
    if code < codes.PASS:
        return _bonus_number(code - codes.BONUS)
    if code < codes.BREAK:
        return PASS + code - codes.PASS
    if code < codes.MEND:
        return BREAK + _seat_counted(pos, code - codes.BREAK)
    if code < codes.MAP:
        return MEND + _seat_counted(pos, code - codes.MEND)
    return MAP + code - codes.MAP  # goals, nugget cards, stopping and staying are in the same order


def _at(cell: int, first: int, each: int, which: int) -> int:
    """The number of something done in a cell of the window; -1 outside."""
    x = codes.cell_x(cell) - LEFT
    y = codes.cell_y(cell) - TOP
    if not (0 <= x < sheet.WIDTH and 0 <= y < sheet.HEIGHT):
        return -1
    return first + (y * sheet.WIDTH + x) * each + which


def _bonus_number(where: int) -> int:
    """The number of laying an extra card, which is at x from 1 to 7 and y from -2 to 2 (S9.1)."""
    cell = where % codes.CELLS
    return BONUS + where // codes.CELLS * 35 + (codes.cell_y(cell) + 2) * 7 + codes.cell_x(cell) - 1


def _seat_counted(pos: Position, target: int) -> int:
    """A tool or repair and a seat, with the seat counted clockwise from the actor."""
    return target // codes.SEATS * codes.SEATS + (target % codes.SEATS + pos.players - pos.seat) % pos.players


def _fill_faces() -> None:
    """Number the faces that a card can show, in the order of their bits."""
    number = 0
    for face in range(32):
        if codes.KIND_OF[face] >= 0:
            FACE_NUMBER[face] = number
            number += 1
    assert number == FACES
    assert CELLS == sheet.WIDTH * sheet.HEIGHT
    assert grid.DEAD == 16
    assert STAY - MAP == codes.STAY - codes.MAP


_fill_faces()
