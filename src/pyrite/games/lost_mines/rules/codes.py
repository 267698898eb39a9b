"""The Lost Mines in numbers: the words and cards as the compiled code knows them, and an action as one small integer.

A cell is y * 16 + x, on a board of at most 16 by 16. A joint is cell * 2 for the side between a cell and its eastern
neighbour, cell * 2 + 1 for its southern one. A kind of path card is shape * 6 + feature. An action's number is the
first number of its kind of action plus:

    LAY   + (cell * 6 + feature) * 16 + face       LOOK     + card * 32 + what is looked at (mine, 4 + slot, 13 + seat)
    TOOL  + cell * 3 + tool                        DISCARD  + kind, or one + 51 * (1 + other) with one <= other
    TRAP  + joint, TROLL + joint                   WALK     + (cell * 5 + side) * 6 + cards lost; side 0: no mine
    STORM + cell                                   TURN     + face, TAKE + slot
"""

from pyrite.core import grid
from pyrite.games.lost_mines.rules import box
from pyrite.games.lost_mines.rules.words import Character, Clan, Ending, EventKind, Feature, Mine, Phase, Seen

SEATS = 9
CELLS = 256
JOINTS = 512
KINDS = 51
PATHS = 42  # kinds below are paths, from here on action cards
TOOLS = 42  # axe, boat, rope
TRAPS = 45
TROLLS = 46
STORMS = 47
INFOS = 48  # mine or treasure, mine or dwarf, treasure or dwarf
ASIDE = 10  # L2.4

SHAPE_FACE = [grid.face_of(shape) for shape in box.SHAPES]
SHAPE_OF = [-1] * 16  # by face, upright or turned
HAND = [0, 0, 0, 5, 5, 5, 5, 4, 4, 4]  # L2.4, by players
LOYAL = [0] * 3 + [box.LOYAL[players] for players in range(3, 10)]

LAY = 0
TOOL = CELLS * 6 * 16
TRAP = TOOL + CELLS * 3
TROLL = TRAP + JOINTS
STORM = TROLL + JOINTS
LOOK = STORM + CELLS
DISCARD = LOOK + 3 * 32
VOTE = DISCARD + 51 * 52
YES = VOTE + 1
NO = YES + 1
STAY = NO + 1
WALK = STAY + 1
TURN = WALK + CELLS * 5 * 6
TAKE = TURN + 16
ACTIONS = TAKE + 9

UNKNOWN = -1
EVERYONE = -1

BLUE, YELLOW = map(int, Clan)
LOYALTY, SELFISH, SABOTEUR = map(int, Character)
PLAIN, ROCKS, CAMP, TREE, LAKE, PIT, TREE_BRIDGED, LAKE_BRIDGED, PIT_BRIDGED = map(int, Feature)
SILVER, GOLD, GEMS, DRAGON = map(int, Mine)
MINE_SEEN, TREASURE_SEEN, DWARF_SEEN = map(int, Seen)
NO_ENDING, TREASURES_ENDING, CARDS_ENDING, VOTE_ENDING = map(int, Ending)

(
    FIRST_PHASE,
    DWARFS_PHASE,
    MINES_PHASE,
    TREASURES_PHASE,
    HANDS_PHASE,
    TURN_PHASE,
    VOTE_PHASE,
    WALK_PHASE,
    LOSS_PHASE,
    TURN_MINE_PHASE,
    TAKE_PHASE,
    DRAW_PHASE,
    OVER_PHASE,
) = map(int, Phase)

(
    E_ROUND_BEGAN,
    E_BEGINS,
    E_CLAN_DEALT,
    E_YOUR_CHARACTER,
    E_MINES_HIDDEN,
    E_TREASURE_LAID,
    E_CARD_DEALT,
    E_YOUR_CARD,
    E_LAID,
    E_BRIDGED,
    E_TRAP_SET,
    E_TROLL_SET,
    E_TOKEN_GONE,
    E_STORM,
    E_LOOKED,
    E_YOUR_LOOK,
    E_DISCARDED,
    E_YOUR_DISCARD,
    E_VOTE_CALLED,
    E_VOTED,
    E_STAYED,
    E_WALKED,
    E_LOST,
    E_YOUR_LOSS,
    E_REVEALED,
    E_TURNED,
    E_DRAGON,
    E_TOOK,
    E_YOUR_TREASURE,
    E_DREW,
    E_OUT,
    E_ROUND_ENDED,
    E_CHARACTER_SHOWN,
    E_TREASURE_SHOWN,
    E_SCORED,
    E_GAME_ENDED,
) = map(int, EventKind)


def joint_of(cell: int, side: int) -> int:
    """The joint on a side of a cell, sides counted N, E, S, W."""
    if side == 0:
        return (cell - 16) * 2 + 1
    if side == 1:
        return cell * 2
    if side == 2:
        return cell * 2 + 1
    return (cell - 1) * 2


def neighbour(cell: int, side: int) -> int:
    """The cell on a side of a cell, on the board or not."""
    if side == 0:
        return cell - 16
    if side == 1:
        return cell + 1
    if side == 2:
        return cell + 16
    return cell - 1


def _fill_shapes() -> None:
    for shape in range(7):
        SHAPE_OF[SHAPE_FACE[shape]] = shape
        SHAPE_OF[grid.turned(SHAPE_FACE[shape])] = shape


def _check() -> None:
    """The numbers written out above for the compiler are those of the box."""
    assert len(box.KINDS) == KINDS
    assert box.KINDS[TOOLS : TOOLS + 3] == ("axe", "boat", "rope")
    assert box.KINDS[TRAPS : STORMS + 1] == ("trap", "troll", "storm")
    assert box.KINDS[INFOS:] == ("infoMT", "infoMD", "infoTD")
    assert tuple(feature.name.lower() for feature in Feature)[:6] == box.FEATURES
    assert tuple(mine.name.lower() for mine in Mine) == box.MINES
    assert CELLS == box.MOST_CELLS * box.MOST_CELLS


_fill_shapes()
_check()
