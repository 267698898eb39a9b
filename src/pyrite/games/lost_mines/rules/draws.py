"""What chance can draw next, with weights, and carrying out a draw.

An outcome is a small number whose meaning follows from the phase: a seat, clan * 3 + character, what a mine holds,
kind * 9 + value - 1 of a treasure, or a kind of card.
"""

from pyrite.core.playable import Playable
from pyrite.games.lost_mines.rules import codes, setup, turns
from pyrite.games.lost_mines.rules.position import Position


def outcomes(pos: Position) -> int:
    """How many numbers an outcome can have in this phase, those of weight 0 among them; 0 when chance does not act."""
    if pos.phase == codes.DRAW_PHASE or pos.phase == codes.HANDS_PHASE or pos.phase == codes.LOSS_PHASE:
        return codes.KINDS
    if pos.phase == codes.TREASURES_PHASE:
        return 27
    if pos.phase == codes.DWARFS_PHASE:
        return 6
    if pos.phase == codes.MINES_PHASE:
        return 4
    return pos.players if pos.phase == codes.FIRST_PHASE else 0


def weight(pos: Position, outcome: int) -> int:
    """How likely an outcome is, against the other weights of this phase."""
    if pos.phase == codes.DRAW_PHASE or pos.phase == codes.HANDS_PHASE:
        return pos.stock[outcome]
    if pos.phase == codes.LOSS_PHASE:
        return pos.hand[pos.seat * codes.KINDS + outcome]
    if pos.phase == codes.TREASURES_PHASE:
        return setup.treasures_left(pos, outcome // 9, outcome % 9 + 1)
    if pos.phase == codes.DWARFS_PHASE:
        return setup.dwarfs_left(pos, outcome // 3, outcome % 3)
    if pos.phase == codes.MINES_PHASE:
        return 0 if setup.is_mine_dealt(pos, outcome) else 1
    return 1


def total_weight(pos: Position) -> int:
    """The sum of all weights; 0 when chance does not act."""
    if pos.phase == codes.TURN_PHASE or pos.phase == codes.WALK_PHASE:
        return 0
    if pos.phase == codes.DRAW_PHASE or pos.phase == codes.HANDS_PHASE:
        return pos.stock_size
    return Playable.total_weight(pos)


def happen(pos: Position, outcome: int) -> None:
    """Carries out an outcome that has a weight, and what follows until somebody decides or chance draws again."""
    if pos.phase == codes.DRAW_PHASE:
        turns.draw_card(pos, outcome)
    elif pos.phase == codes.HANDS_PHASE:
        setup.deal_card(pos, outcome)
    elif pos.phase == codes.LOSS_PHASE:
        turns.lose_card(pos, outcome)
    elif pos.phase == codes.TREASURES_PHASE:
        setup.deal_treasure(pos, outcome // 9, outcome % 9 + 1)
    elif pos.phase == codes.DWARFS_PHASE:
        setup.deal_dwarf(pos, outcome // 3, outcome % 3)
    elif pos.phase == codes.MINES_PHASE:
        setup.deal_mine(pos, outcome)
    else:
        setup.deal_first(pos, outcome)
