"""Why an action is against the rules: checked alone, by the same conditions that list the legal ones."""

from pyrite.core import grid
from pyrite.core.moves import Moves
from pyrite.games.lost_mines.rules import action_cards, codes, paths, walking
from pyrite.games.lost_mines.rules.position import Position
from pyrite.games.lost_mines.rules.words import Refusal

_MOVES = Moves()

_WANTED = {
    codes.TURN_PHASE: Refusal.CARD_WANTED,
    codes.VOTE_PHASE: Refusal.VOTE_WANTED,
    codes.WALK_PHASE: Refusal.WALK_WANTED,
    codes.TURN_MINE_PHASE: Refusal.TURN_WANTED,
    codes.TAKE_PHASE: Refusal.TAKE_WANTED,
    codes.OVER_PHASE: Refusal.GAME_OVER,
}


def refusal(pos: Position, code: int) -> Refusal | None:
    """The first rule that the action breaks; None if it is legal."""
    if phase_of(code) != pos.phase:
        return _WANTED.get(pos.phase, Refusal.DRAW_FIRST)
    if code < codes.DISCARD:
        return _card_refusal(pos, code)
    if code < codes.VOTE:
        return _discard_refusal(pos, code - codes.DISCARD)
    if code == codes.VOTE:
        return Refusal.VOTE_CALLED if pos.voted else None
    if code < codes.WALK:
        return None
    if code < codes.TURN:
        return _walk_refusal(pos, code)
    if code < codes.TAKE:
        return _turn_refusal(pos, code - codes.TURN)
    return _take_refusal(pos, code - codes.TAKE)


def phase_of(code: int) -> int:
    """The phase in which an action of this kind can be legal."""
    if code <= codes.VOTE:
        return codes.TURN_PHASE
    if code < codes.STAY:
        return codes.VOTE_PHASE
    if code < codes.TURN:
        return codes.WALK_PHASE
    return codes.TURN_MINE_PHASE if code < codes.TAKE else codes.TAKE_PHASE


def _holds(pos: Position, kind: int) -> bool:
    return pos.hand[pos.seat * codes.KINDS + kind] > 0


def _card_refusal(pos: Position, code: int) -> Refusal | None:
    if code < codes.TOOL:
        return _lay_refusal(pos, code // 96, code & 15, code // 16 % 6)
    if code < codes.TRAP:
        return _tool_refusal(pos, (code - codes.TOOL) // 3, (code - codes.TOOL) % 3)
    if code < codes.TROLL:
        return _token_refusal(pos, code - codes.TRAP, codes.TRAPS)
    if code < codes.STORM:
        return _token_refusal(pos, code - codes.TROLL, codes.TROLLS)
    if code < codes.LOOK:
        return _storm_refusal(pos, code - codes.STORM)
    return _look_refusal(pos, (code - codes.LOOK) // 32, (code - codes.LOOK) % 32)


def _lay_refusal(pos: Position, cell: int, face: int, feature: int) -> Refusal | None:
    if not _holds(pos, codes.SHAPE_OF[face] * 6 + feature):
        return Refusal.SIDEWAYS if _is_sideways(pos, face, feature) else Refusal.NOT_IN_HAND
    x = cell & 15
    y = cell >> 4
    if not pos.is_on_board(x, y):
        return Refusal.OFF_BOARD
    pos.grid.look(y)
    if paths.places(pos, face) >> x & 1:
        return None
    if not pos.grid.free >> x & 1:
        return Refusal.OCCUPIED
    if not pos.grid.beside(y) >> x & 1:
        return Refusal.NOT_BESIDE
    return Refusal.NOT_PROLONGED if pos.grid.fits(face) >> x & 1 else Refusal.MISMATCH


def _is_sideways(pos: Position, face: int, feature: int) -> bool:
    """Whether a card in the hand would have this face if it could be turned by 90 degrees."""
    quarter = (face << 1 & 15) | face >> 3
    return _holds(pos, codes.SHAPE_OF[quarter] * 6 + feature)


def _tool_refusal(pos: Position, cell: int, tool: int) -> Refusal | None:
    if not _holds(pos, codes.TOOLS + tool):
        return Refusal.NOT_IN_HAND
    on_board = pos.is_on_board(cell & 15, cell >> 4)
    return None if on_board and pos.feature[cell] == codes.TREE + tool else Refusal.NO_OBSTACLE


def _token_refusal(pos: Position, joint: int, kind: int) -> Refusal | None:
    if not _holds(pos, kind):
        return Refusal.NOT_IN_HAND
    if not action_cards.is_joint(pos, joint):
        return Refusal.NO_JOINT
    return Refusal.TOKEN_THERE if pos.has_token(joint) else None


def _storm_refusal(pos: Position, cell: int) -> Refusal | None:
    if not _holds(pos, codes.STORMS):
        return Refusal.NOT_IN_HAND
    if not pos.is_on_board(cell & 15, cell >> 4) or not action_cards.is_path(pos, cell):
        return Refusal.NO_PATH_THERE
    return Refusal.DWARF_THERE if pos.is_dwarf_on(cell, codes.UNKNOWN) else None


def _look_refusal(pos: Position, info: int, target: int) -> Refusal | None:
    if not _holds(pos, codes.INFOS + info):
        return Refusal.NOT_IN_HAND
    if target < 4:
        if not action_cards.shows(info, codes.MINE_SEEN):
            return Refusal.NOT_ON_CARD
        return Refusal.NOT_FACE_DOWN if pos.mine_up >> target & 1 else None
    if target < 13:
        if not action_cards.shows(info, codes.TREASURE_SEEN):
            return Refusal.NOT_ON_CARD
        there = target - 4 < pos.players and pos.slot_taken[target - 4] == codes.UNKNOWN
        return None if there else Refusal.TREASURE_TAKEN
    if not action_cards.shows(info, codes.DWARF_SEEN):
        return Refusal.NOT_ON_CARD
    return None if target - 13 < pos.players and target - 13 != pos.seat else Refusal.OWN_DWARF


def _discard_refusal(pos: Position, what: int) -> Refusal | None:
    one = what % codes.KINDS
    other = what // codes.KINDS - 1
    if other < 0:
        return None if _holds(pos, one) else Refusal.NOT_IN_HAND
    enough = pos.hand[pos.seat * codes.KINDS + other] > (one == other)
    return None if _holds(pos, one) and enough else Refusal.TWO_NOT_IN_HAND


def _walk_refusal(pos: Position, code: int) -> Refusal | None:
    _MOVES.clear()
    walking.list_walks(pos, _MOVES)
    for place in range(_MOVES.count):
        if _MOVES.code[place] == code:
            return None
    return Refusal.TOO_FAR


def _turn_refusal(pos: Position, face: int) -> Refusal | None:
    upright = pos.mine_face[pos.mine[pos.mine_on(pos.target)]]
    is_turn = face == upright or face == grid.turned(upright)
    return None if is_turn and walking.may_lie(pos, face) else Refusal.NOT_SO


def _take_refusal(pos: Position, slot: int) -> Refusal | None:
    left = slot < pos.players and pos.slot_taken[slot] == codes.UNKNOWN
    return None if left and pos.slot_kind[slot] == walking.treasure_here(pos) else Refusal.NOT_LEFT
