"""Actions by numbers that learning programs use: a fixed number for every action on a board of up to 17 by 13 cells.

    LAY   + (cell * 6 + feature) * FACES + face     LOOK    + card * 22 + what is looked at (mine, 4 + slot, 13 + seat)
    TOOL  + cell * 3 + tool                         DISCARD + kind, PAIR + other * (other + 1) / 2 + one, one <= other
    TRAP  + joint, TROLL + joint                    VOTE, YES, NO, STAY
    STORM + cell                                    WALK    + cell * 6 + cards lost
    TURN  + face, TAKE + slot                       ENTER   + (mine * 4 + side) * 6 + cards lost: into a face-down mine

A cell is y * 17 + x, a joint cell * 2 for its eastern and cell * 2 + 1 for its southern side; seats are counted from
the actor. From ACTIONS on, numbers are given to actions in the last rows of higher boards, in the order in which they
are legal: `core.observation` does that, and OVERFLOW says how many there can be.
"""

from pyrite.core import sheet
from pyrite.games.lost_mines.rules import codes
from pyrite.games.lost_mines.rules.position import Position

CELLS = 17 * 13
FACES = 11
FACE_NUMBER = [-1] * 16

LAY = 0
TOOL = CELLS * 6 * FACES
TRAP = TOOL + CELLS * 3
TROLL = TRAP + CELLS * 2
STORM = TROLL + CELLS * 2
LOOK = STORM + CELLS
DISCARD = LOOK + 3 * 22
PAIR = DISCARD + codes.KINDS
VOTE = PAIR + 1326  # 51 * 52 / 2
STAY = VOTE + 3  # after VOTE, YES and NO
WALK = STAY + 1
ENTER = WALK + CELLS * 6
TURN = ENTER + 16 * 6
TAKE = TURN + FACES
ACTIONS = TAKE + 9
OVERFLOW = 480  # rows 13 to 15 have 48 cells: five kinds in the hand in two ways or on two joints each; fewer walks


def number_of(pos: Position, code: int) -> int:
    """The number of an action of the seat to act; -1 if it is played outside the window."""
    if code < codes.TOOL:
        return _lay_number(code)
    if code < codes.TRAP:
        return _at((code - codes.TOOL) // 3, TOOL, 3, (code - codes.TOOL) % 3)
    if code < codes.TROLL:
        return _at((code - codes.TRAP) >> 1, TRAP, 2, code - codes.TRAP & 1)
    if code < codes.STORM:
        return _at((code - codes.TROLL) >> 1, TROLL, 2, code - codes.TROLL & 1)
    if code < codes.LOOK:
        return _at(code - codes.STORM, STORM, 1, 0)
    if code < codes.DISCARD:
        return _look_number(pos, code - codes.LOOK)
    if code < codes.VOTE:
        return _discard_number(code - codes.DISCARD)
    if code < codes.WALK:
        return VOTE + code - codes.VOTE
    if code < codes.TURN:
        return _walk_number(pos, code - codes.WALK)
    if code < codes.TAKE:
        return TURN + FACE_NUMBER[code - codes.TURN]
    return TAKE + code - codes.TAKE


def _at(cell: int, first: int, each: int, which: int) -> int:
    """The number of something done in a cell of the window; -1 outside. No board has more than 16 columns."""
    y = cell >> 4
    return -1 if y >= sheet.HEIGHT else first + (y * sheet.WIDTH + (cell & 15)) * each + which


def _lay_number(code: int) -> int:
    where = code >> 4
    return _at(where // 6, LAY, 6 * FACES, where % 6 * FACES + FACE_NUMBER[code & 15])


def _look_number(pos: Position, look: int) -> int:
    target = look & 31
    if target >= 13:
        target = 13 + (target - 13 + pos.players - pos.seat) % pos.players
    return LOOK + (look >> 5) * 22 + target


def _discard_number(cards: int) -> int:
    one = cards % codes.KINDS
    other = cards // codes.KINDS - 1
    return DISCARD + one if other < 0 else PAIR + other * (other + 1) // 2 + one


def _walk_number(pos: Position, walk: int) -> int:
    losses = walk % 6
    side = walk // 6 % 5
    cell = walk // 30
    if side:
        return ENTER + (pos.mine_on(cell) * 4 + side - 1) * 6 + losses
    return _at(cell, WALK, 6, losses)


def _fill_faces() -> None:
    """Number the faces that a card can show, in the order of their bits."""
    number = 0
    for face in range(16):
        if codes.SHAPE_OF[face] >= 0:
            FACE_NUMBER[face] = number
            number += 1
    assert number == FACES
    assert CELLS == sheet.WIDTH * sheet.HEIGHT
    assert STAY - VOTE == codes.STAY - codes.VOTE


_fill_faces()
