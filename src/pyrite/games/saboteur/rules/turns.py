"""A turn (S3): what may be done, doing it, what follows from it, and passing the turn on.

The step with the most events ends a game: 2 of the last card, 1 that the round ended, 11 roles, 1 for the extra
nuggets, 9 nugget cards paid, 11 for the scores. `Playable.log` has room for more.
"""

from pyrite.core import counts
from pyrite.core.moves import Moves
from pyrite.games.saboteur.rules import action_cards, bonus, codes, goals, setup, sharing, tunnels
from pyrite.games.saboteur.rules.position import Position


def list_legal(pos: Position, moves: Moves) -> None:
    """Lists every legal action of the seat to act; empty when chance acts or the game is over.

    A hand has at most six kinds, and a tunnel can be laid in two ways, beside one of at most 45 cards with four sides
    each: 6 * 2 * 180 actions, and no action card has as many. With passing that stays below `moves.MOST`.
    """
    moves.clear()
    if pos.phase == codes.TURN_PHASE:
        tunnels.list_lays(pos, moves)
        action_cards.list_action_cards(pos, moves)
        action_cards.list_passes(pos, moves)
    elif pos.phase == codes.PICK_PHASE:
        sharing.list_picks(pos, moves)
    elif pos.phase == codes.STOP_PHASE:
        moves.add(codes.STOP)
        moves.add(codes.STAY)
    elif pos.phase == codes.BONUS_PHASE:
        bonus.list_bonuses(pos, moves)


def act(pos: Position, code: int) -> None:
    """Carries out a legal action, and what follows until somebody has to decide or chance to draw."""
    if code < codes.ROCKFALL:
        cell = code >> 5
        tunnels.lay(pos, codes.cell_x(cell), codes.cell_y(cell), code & 31)
        meet(pos)
    elif code < codes.BONUS:
        cell = code - codes.ROCKFALL
        action_cards.rockfall(pos, codes.cell_x(cell), codes.cell_y(cell))
        draw_or_pass_on(pos)
    elif code < codes.PASS:
        cell = (code - codes.BONUS) % codes.CELLS
        bonus.lay_bonus(pos, (code - codes.BONUS) // codes.CELLS + 1, codes.cell_x(cell), codes.cell_y(cell))
        setup.deal_hands(pos)
    elif code < codes.TAKE:
        _play_at(pos, code)
        draw_or_pass_on(pos)
    elif code < codes.STOP:
        sharing.take_nugget(pos, code - codes.TAKE + 1)
    else:
        _decide_stop(pos, code)


def _play_at(pos: Position, code: int) -> None:
    """Passes a card, or plays one at a player or a goal."""
    if code < codes.BREAK:
        action_cards.pass_card(pos, code - codes.PASS)
    elif code < codes.MEND:
        target = code - codes.BREAK
        action_cards.break_tool(pos, target // codes.SEATS, target % codes.SEATS)
    elif code < codes.MAP:
        target = code - codes.MEND
        action_cards.mend_tool(pos, target // codes.SEATS, target % codes.SEATS)
    else:
        action_cards.look_at_goal(pos, code - codes.MAP)


def meet(pos: Position) -> None:
    """Meets what a card just laid has reached: first the extra nuggets (S9.3), then goals (S6.1), and so on."""
    while True:
        if bonus.is_newly_joined(pos):
            bonus.begin_claim(pos)
            return
        found = goals.turn_up_reached(pos)
        if goals.is_gold_found(pos):
            sharing.end_round(pos, codes.MINERS_WON)  # S6.2
            return
        if not found:
            draw_or_pass_on(pos)
            return


def _decide_stop(pos: Position, code: int) -> None:
    """Stop or stay (S9.3): immediately after a claim the turn continues, at the start of a turn it begins."""
    at_once = pos.claim == codes.AT_ONCE
    if code == codes.STOP:
        bonus.stop(pos)
    else:
        bonus.stay(pos)
    if at_once:
        meet(pos)
    elif pos.hand_size[pos.seat]:
        pos.phase = codes.TURN_PHASE
    else:
        pass_on(pos)


def draw_or_pass_on(pos: Position) -> None:
    """Ends a turn with a draw, unless the pile is empty (S3.2) or the player has stopped (S9.3)."""
    if pos.pile_size and not pos.is_stopped(pos.seat):
        pos.phase = codes.DRAW_PHASE
    else:
        pass_on(pos)


def draw_card(pos: Position, kind: int) -> None:
    """The player draws this card; the turn passes on (S3.2)."""
    pos.give(pos.seat, kind)
    pos.emit(codes.E_DREW, codes.EVERYONE, pos.seat, 0, 0, 0)
    pos.emit(codes.E_YOUR_CARD, pos.seat, pos.seat, kind, 0, 0)
    pass_on(pos)


def pass_on(pos: Position) -> None:
    """Turns clockwise to the next seat with something to decide (S3.3); with no card left the round ends (S6.4)."""
    if counts.none_left(pos.hand_size, pos.players):  # then the pile is empty too, as each player draws after playing
        sharing.end_round(pos, codes.SABOTEURS_WON)
        return
    while True:
        pos.seat = (pos.seat + 1) % pos.players
        if pos.seat == pos.claimer and pos.claim == codes.NEXT_TURN:
            pos.phase = codes.STOP_PHASE
            return
        if pos.hand_size[pos.seat]:
            pos.phase = codes.TURN_PHASE
            return
