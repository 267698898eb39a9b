"""What chance can draw next, with weights, and carrying out a draw.

An outcome is a small number whose meaning follows from the phase: a seat, a role, a treasure, a kind of card, or the
value of a nugget card.
"""

from pyrite.core.playable import Playable
from pyrite.games.saboteur.rules import bonus, codes, setup, sharing, turns
from pyrite.games.saboteur.rules.position import Position


def outcomes(pos: Position) -> int:
    """How many numbers an outcome can have in this phase, those of weight 0 among them; 0 when chance does not act."""
    if pos.phase == codes.DRAW_PHASE or pos.phase == codes.HANDS_PHASE:
        return codes.KINDS
    if pos.phase == codes.POOL_PHASE or pos.phase == codes.CLAIM_PHASE:
        return 4
    if pos.phase == codes.ROLES_PHASE:
        return 2
    if pos.phase == codes.GOALS_PHASE:
        return 3
    return pos.players if pos.phase == codes.FIRST_PHASE else 0


def weight(pos: Position, outcome: int) -> int:
    """How likely an outcome is, against the other weights of this phase."""
    if pos.phase == codes.DRAW_PHASE or pos.phase == codes.HANDS_PHASE:
        return pos.pile[outcome]
    if pos.phase == codes.POOL_PHASE or pos.phase == codes.CLAIM_PHASE:
        return pos.supply[outcome - 1] if outcome else 0
    if pos.phase == codes.ROLES_PHASE:
        return setup.roles_left(pos, outcome)
    if pos.phase == codes.GOALS_PHASE:
        return 0 if setup.is_goal_dealt(pos, outcome) else 1
    return 1


def total_weight(pos: Position) -> int:
    """The sum of all weights; 0 when chance does not act."""
    if pos.phase == codes.TURN_PHASE:
        return 0
    if pos.phase == codes.DRAW_PHASE or pos.phase == codes.HANDS_PHASE:
        return pos.pile_size
    return Playable.total_weight(pos)


def happen(pos: Position, outcome: int) -> None:
    """Carries out an outcome that has a weight, and what follows until somebody decides or chance draws again."""
    if pos.phase == codes.DRAW_PHASE:
        turns.draw_card(pos, outcome)
    elif pos.phase == codes.HANDS_PHASE:
        setup.deal_card(pos, outcome)
    elif pos.phase == codes.POOL_PHASE:
        sharing.draw_nugget(pos, outcome)
    elif pos.phase == codes.CLAIM_PHASE:
        bonus.find_nugget(pos, outcome)
    elif pos.phase == codes.ROLES_PHASE:
        setup.deal_role(pos, outcome)
    elif pos.phase == codes.GOALS_PHASE:
        setup.deal_goal(pos, outcome)
    else:
        setup.deal_first(pos, outcome)
