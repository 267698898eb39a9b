"""Why an action is against the rules: checked alone, by the same conditions that list the legal ones."""

from pyrite.core import grid
from pyrite.games.saboteur.rules import action_cards, bonus, codes, tunnels
from pyrite.games.saboteur.rules.position import Position
from pyrite.games.saboteur.rules.words import Refusal

_WANTED = {
    codes.BONUS_PHASE: Refusal.BONUS_WANTED,
    codes.STOP_PHASE: Refusal.STOP_WANTED,
    codes.PICK_PHASE: Refusal.PICK_WANTED,
    codes.TURN_PHASE: Refusal.CARD_WANTED,
    codes.OVER_PHASE: Refusal.GAME_OVER,
}


def refusal(pos: Position, code: int) -> Refusal | None:
    """The first rule that the action breaks; None if it is legal."""
    if phase_of(code) != pos.phase:
        return _WANTED.get(pos.phase, Refusal.DRAW_FIRST)
    if pos.phase == codes.TURN_PHASE:
        return _card_refusal(pos, code)
    if pos.phase == codes.PICK_PHASE:
        return None if pos.pool[code - codes.TAKE] else Refusal.NOT_IN_POOL
    if pos.phase == codes.BONUS_PHASE:
        return _bonus_refusal(pos, code - codes.BONUS)
    return None


def phase_of(code: int) -> int:
    """The phase in which an action of this kind can be legal."""
    if codes.BONUS <= code < codes.PASS:
        return codes.BONUS_PHASE
    if code < codes.TAKE:
        return codes.TURN_PHASE
    return codes.PICK_PHASE if code < codes.STOP else codes.STOP_PHASE


def _bonus_refusal(pos: Position, which: int) -> Refusal | None:
    cell = which % codes.CELLS
    if not pos.bonus_left >> (which // codes.CELLS) & 1:
        return Refusal.BONUS_GONE
    return None if bonus.is_place(codes.cell_x(cell), codes.cell_y(cell)) else Refusal.BONUS_PLACE


def _card_refusal(pos: Position, code: int) -> Refusal | None:
    kind = _card_of(code)
    if not pos.hand[pos.seat * codes.KINDS + kind]:
        return Refusal.SIDEWAYS if code < codes.ROCKFALL and _is_sideways(pos, code & 31) else Refusal.NOT_IN_HAND
    if code < codes.ROCKFALL:
        cell = code >> 5
        return _lay_refusal(pos, codes.cell_x(cell), codes.cell_y(cell), code & 31)
    if code < codes.BONUS:
        cell = code - codes.ROCKFALL
        return _rockfall_refusal(pos, codes.cell_x(cell), codes.cell_y(cell))
    if code < codes.BREAK:
        return None  # passing is always allowed (S3.1)
    if code < codes.MAP:
        return _tool_refusal(pos, code)
    return Refusal.FACE_UP if pos.face_up >> (code - codes.MAP) & 1 else None


def _card_of(code: int) -> int:
    """The kind of card that the action takes from the hand."""
    if code < codes.ROCKFALL:
        return codes.KIND_OF[code & 31]
    if code < codes.BONUS:
        return codes.ROCKFALLS
    if code < codes.BREAK:
        return code - codes.PASS
    if code < codes.MEND:
        return codes.BREAKS + (code - codes.BREAK) // codes.SEATS
    if code < codes.MAP:
        return codes.MENDING_KIND[(code - codes.MEND) // codes.SEATS]
    return codes.MAPS


def _is_sideways(pos: Position, face: int) -> bool:
    """Whether a card in the hand would have this face if it could be turned by 90 degrees."""
    sides = face & 15
    quarter = face & grid.DEAD | (sides << 1 & 15) | sides >> 3
    other = grid.turned(quarter)
    for kind in range(codes.BREAKS):
        if pos.hand[pos.seat * codes.KINDS + kind] and (codes.FACE[kind] == quarter or codes.FACE[kind] == other):
            return True
    return False


def _lay_refusal(pos: Position, x: int, y: int, face: int) -> Refusal | None:
    if pos.broken[pos.seat]:
        return Refusal.TOOL_BROKEN
    pos.grid.look(y)
    column = x & 63
    if not (pos.grid.left - 1 <= x <= pos.grid.right + 1 and pos.grid.top - 1 <= y <= pos.grid.bottom + 1):
        return Refusal.NOT_BESIDE
    if tunnels.places(pos, y, face) >> column & 1:
        return None
    if not pos.grid.free >> column & 1:
        return Refusal.OCCUPIED
    if not pos.grid.beside(y) >> column & 1:
        near_bonus = pos.bonus and abs(x - pos.bonus_x) + abs(y - pos.bonus_y) == 1
        return Refusal.BONUS_NOT_JOINED if near_bonus else Refusal.NOT_BESIDE
    if not pos.grid.fits(face) >> column & 1:
        return Refusal.MISMATCH
    return Refusal.NOT_LINKED


def _rockfall_refusal(pos: Position, x: int, y: int) -> Refusal | None:
    inside = pos.grid.left <= x <= pos.grid.right and pos.grid.top <= y <= pos.grid.bottom
    if inside and action_cards.is_removable(pos, x, y):
        return None
    if pos.bonus and x == pos.bonus_x and y == pos.bonus_y:
        return Refusal.BONUS_STAYS
    return Refusal.NO_TUNNEL_THERE


def _tool_refusal(pos: Position, code: int) -> Refusal | None:
    """A broken tool or a repair, at the seat that the action names."""
    mends = code >= codes.MEND
    target = code - (codes.MEND if mends else codes.BREAK)
    seat = target % codes.SEATS
    tool = codes.MENDED_TOOL[target // codes.SEATS] if mends else target // codes.SEATS
    if seat >= pos.players:
        return Refusal.NO_SUCH_SEAT
    if pos.is_stopped(seat):
        return Refusal.HAS_STOPPED
    if mends:
        return None if pos.broken[seat] >> tool & 1 else Refusal.NOT_BROKEN
    return Refusal.ALREADY_BROKEN if pos.broken[seat] >> tool & 1 else None
