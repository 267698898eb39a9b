"""Saboteur in numbers: the words and cards as the compiled code knows them, and an action as one small integer.

The numbers are taken from `words` and `cards`; nothing is counted here a second time. An action's number is the first
number of its kind of action plus where, what or whom; the actions that name a cell come first:

    LAY      + cell * 32 + face        MEND + which * 10 + seat   which: mendP mendL mendC, then each double
    ROCKFALL + cell                                               repair twice, once for either of its tools
    BONUS    + shown * CELLS + cell    MAP  + goal                shown: nuggets on the card, less one
    PASS     + kind                    TAKE + value - 1
    BREAK    + tool * 10 + seat        STOP, STAY
"""

from pyrite.core import grid
from pyrite.games.saboteur.rules import cards
from pyrite.games.saboteur.rules.words import Claim, Ending, Entry, EventKind, Phase, Role, Tool, Treasure

SEATS = 10
KINDS = 27
DEAD_ENDS = 7  # kinds below are joined tunnels, from here on dead ends, then action cards
BREAKS = 16
MENDS = 19
DOUBLE_MENDS = 22
ROCKFALLS = 25
MAPS = 26

COUNT = [cards.DECK[kind] for kind in cards.KINDS]
FACE = [grid.face_of(kind) for kind in cards.KINDS[:16]]
KIND_OF = [-1] * 32  # by face, upright or turned
HAND = [0] * 3 + [cards.HAND[players] for players in range(3, 11)]
SABOTEURS = [0] * 3 + [cards.SABOTEURS[players] for players in range(3, 11)]
MINERS = [0] * 3 + [cards.MINERS[players] for players in range(3, 11)]
PAYMENT = [0] + [cards.PAYMENT[saboteurs] for saboteurs in range(1, 5)]
NUGGETS = [cards.NUGGETS[value] for value in (1, 2, 3)]
TREASURE_FACE = [grid.face_of(face) for face in cards.TREASURES.values()]
CROSSING = grid.face_of(cards.START)  # the start, and the extra nuggets too
GOAL_X = 8
GOAL_Y = [-2, 0, 2]

# Which tool a repair mends and which card it takes, by `which`: mendP mendL mendC, mendPL twice, mendPC, mendLC.
MENDED_TOOL = [0, 1, 2, 0, 1, 0, 2, 1, 2]
MENDING_KIND = [19, 20, 21, 22, 22, 23, 23, 24, 24]

# No card can be further out (S4.5): the goals are 8 away, and each of 40 tunnels leads one cell further at most.
LEFT = -48
RIGHT = 48
TOP = -48
BOTTOM = 48
WIDTH = 97
CELLS = 97 * 97

LAY = 0
ROCKFALL = CELLS * 32
BONUS = ROCKFALL + CELLS
PASS = BONUS + CELLS * 3
BREAK = PASS + KINDS
MEND = BREAK + 3 * SEATS
MAP = MEND + 9 * SEATS
TAKE = MAP + 3
STOP = TAKE + 3
STAY = STOP + 1
ACTIONS = STAY + 1

MINER, SABOTEUR = map(int, Role)
UNKNOWN = -1  # a role or goal not dealt yet, a seat that does not exist
EVERYONE = -1
GOLD = int(Treasure.GOLD)

(
    FIRST_PHASE,
    ROLES_PHASE,
    GOALS_PHASE,
    BONUS_PHASE,
    HANDS_PHASE,
    TURN_PHASE,
    CLAIM_PHASE,
    STOP_PHASE,
    DRAW_PHASE,
    POOL_PHASE,
    PICK_PHASE,
    OVER_PHASE,
) = map(int, Phase)

NO_CLAIM, AT_ONCE, NEXT_TURN, PLAYS_ON, STOPPED = map(int, Claim)

NO_ENDING, MINERS_WON, SABOTEURS_WON, NOBODY_WON = map(int, Ending)

SHARED_ENTRY, PAID_ENTRY, BONUS_ENTRY, RETURNED_ENTRY = map(int, Entry)

(
    E_ROUND_BEGAN,
    E_BEGINS,
    E_ROLE_DEALT,
    E_YOUR_ROLE,
    E_GOALS_HIDDEN,
    E_BONUS_LAID,
    E_CARD_DEALT,
    E_YOUR_CARD,
    E_LAID,
    E_BROKE,
    E_MENDED,
    E_ROCKFALL,
    E_LOOKED,
    E_YOUR_LOOK,
    E_PASSED,
    E_YOUR_PASS,
    E_CLAIMED,
    E_FOUND,
    E_STOPPED,
    E_STAYED,
    E_REVEALED,
    E_DREW,
    E_ROUND_ENDED,
    E_ROLE_SHOWN,
    E_LEFTOVER_SHOWN,
    E_KEPT,
    E_RETURNED,
    E_POOL_DRAWN,
    E_YOUR_POOL,
    E_PICKED,
    E_YOUR_PICK,
    E_PAID,
    E_COUNTED,
    E_GAME_ENDED,
) = map(int, EventKind)


def cell_of(x: int, y: int) -> int:
    """The number of a cell, row by row from the furthest that a card can be."""
    return (y - TOP) * WIDTH + x - LEFT


def cell_x(cell: int) -> int:
    """The x of a cell's number."""
    return cell % WIDTH + LEFT


def cell_y(cell: int) -> int:
    """The y of a cell's number."""
    return cell // WIDTH + TOP


def _fill_kinds() -> None:
    for kind in range(BREAKS):
        KIND_OF[FACE[kind]] = kind
        KIND_OF[grid.turned(FACE[kind])] = kind


def _check() -> None:
    """The numbers written out above for the compiler are those of the cards."""
    kinds = cards.KINDS
    assert len(kinds) == KINDS
    assert kinds[DEAD_ENDS] == "n"
    assert kinds[BREAKS] == "breakP"
    assert kinds[MENDS] == "mendP"
    assert kinds[DOUBLE_MENDS] == "mendPL"
    assert kinds[ROCKFALLS] == cards.ROCKFALL
    assert kinds[MAPS] == cards.MAP
    assert tuple((GOAL_X, y) for y in GOAL_Y) == cards.GOAL_CELLS
    assert CELLS == WIDTH * (BOTTOM - TOP + 1)
    assert WIDTH == RIGHT - LEFT + 1
    for which in range(9):
        assert cards.TOOLS[MENDED_TOOL[which]] in kinds[MENDING_KIND[which]].removeprefix("mend")
    assert len(Tool) * 10 == MEND - BREAK


_fill_kinds()
_check()
