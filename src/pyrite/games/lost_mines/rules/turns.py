"""A turn (L3): a card, a walk, a draw; the vote (L7.2); and whose turn is next.

The step with the most events ends a game: 6 of a walk, 2 for each of 9 seats passed over, 1 that the round ended,
9 characters, 9 treasures, 10 for the points. `Playable.log` has room for more.
"""

from pyrite.core import counts
from pyrite.core.moves import Moves
from pyrite.games.lost_mines.rules import action_cards, codes, paths, scoring, walking
from pyrite.games.lost_mines.rules.position import Position


def list_legal(pos: Position, moves: Moves) -> None:
    """Lists every legal action of the seat to act; empty when chance acts or the game is over.

    A hand has at most five kinds, each for one of 256 cells in two ways or for one of 512 joints: 5 * 512 actions. A
    walk ends on one of 256 cells with 0 to 5 cards lost, or on one of 4 sides of 4 mines. With discarding and voting
    that stays below `moves.MOST`.
    """
    moves.clear()
    if pos.phase == codes.TURN_PHASE:
        paths.list_lays(pos, moves)
        action_cards.list_action_cards(pos, moves)
        action_cards.list_discards(pos, moves)
        if not pos.voted:
            moves.add(codes.VOTE)
    elif pos.phase == codes.WALK_PHASE:
        walking.list_walks(pos, moves)
    elif pos.phase == codes.VOTE_PHASE:
        moves.add(codes.YES)
        moves.add(codes.NO)
    elif pos.phase == codes.TAKE_PHASE:
        walking.list_takes(pos, moves)
    elif pos.phase == codes.TURN_MINE_PHASE:
        walking.list_turns(pos, moves)


def act(pos: Position, code: int) -> None:
    """Carries out a legal action, and what follows until somebody has to decide or chance to draw."""
    if code < codes.DISCARD:
        _play_card(pos, code)
        pos.last_card = pos.seat
        pos.to_draw = 1  # L3.2
        _walk_or_end(pos)
    elif code < codes.VOTE:
        action_cards.discard(pos, code - codes.DISCARD)
        _walk_or_end(pos)
    elif code < codes.STAY:
        _vote(pos, code)
    elif code < codes.TURN:
        _walk(pos, code)
    elif code < codes.TAKE:
        walking.turn_mine(pos, code - codes.TURN)
        _look_for_treasure(pos)
    else:
        _take(pos, code - codes.TAKE)


def _play_card(pos: Position, code: int) -> None:
    """Lays a path, or plays an action card (L3.1)."""
    if code < codes.TOOL:
        paths.lay(pos, code // 96, code & 15, code // 16 % 6)
    elif code < codes.TRAP:
        action_cards.bridge(pos, (code - codes.TOOL) // 3, (code - codes.TOOL) % 3)
    elif code < codes.TROLL:
        action_cards.set_trap(pos, code - codes.TRAP)
    elif code < codes.STORM:
        action_cards.set_troll(pos, code - codes.TROLL)
    elif code < codes.LOOK:
        action_cards.storm(pos, code - codes.STORM)
    else:
        action_cards.look(pos, (code - codes.LOOK) // 32, (code - codes.LOOK) % 32)


def _walk_or_end(pos: Position) -> None:
    """A walk follows the card, unless it was the very last of all: then the round ends immediately (L7.1).

    Under revision 1 of the rules the turn is finished first.
    """
    if pos.revision > 1 and pos.pile_size() == 0 and counts.none_left(pos.hand_size, pos.players):
        pass_on(pos)
    else:
        pos.phase = codes.WALK_PHASE


def _vote(pos: Position, code: int) -> None:
    """Calls a vote, or answers one: the others are asked clockwise, the first no ends it (L7.2)."""
    if code == codes.VOTE:
        pos.caller = pos.seat
        pos.voted = 1
        pos.phase = codes.VOTE_PHASE
        pos.emit(codes.E_VOTE_CALLED, codes.EVERYONE, pos.seat, 0, 0, 0)
    else:
        pos.emit(codes.E_VOTED, codes.EVERYONE, pos.seat, code == codes.YES, 0, 0)
    if code == codes.NO:
        pos.seat = pos.caller
        pos.phase = codes.TURN_PHASE
        return
    pos.seat = (pos.seat + 1) % pos.players
    if pos.seat == pos.caller:
        scoring.end_round(pos, codes.VOTE_ENDING)


def _walk(pos: Position, code: int) -> None:
    """Stays, or sets out; the cards lost on the way are drawn before the dwarf arrives."""
    if code == codes.STAY:
        pos.emit(codes.E_STAYED, codes.EVERYONE, pos.seat, 0, 0, 0)
        _look_for_treasure(pos)
        return
    walk = code - codes.WALK
    walking.begin_walk(pos, walk // 30, walk // 6 % 5, walk % 6)
    if pos.losses:
        pos.phase = codes.LOSS_PHASE
    else:
        _arrive(pos)


def lose_card(pos: Position, kind: int) -> None:
    """A card lost to a trap; after the last one the dwarf arrives (L5.3)."""
    walking.lose_card(pos, kind)
    if not pos.losses:
        _arrive(pos)


def _arrive(pos: Position) -> None:
    pos.phase = codes.WALK_PHASE
    walking.arrive(pos)
    if pos.phase != codes.TURN_MINE_PHASE:
        _look_for_treasure(pos)


def _look_for_treasure(pos: Position) -> None:
    """At the end of the move a dwarf in an open mine must take a treasure (L6.4)."""
    kind = walking.treasure_here(pos)
    if kind == codes.UNKNOWN:
        draw_or_pass_on(pos)
    elif pos.slots_left(kind) == 1:
        _take(pos, walking.only_slot(pos, kind))
    else:
        pos.phase = codes.TAKE_PHASE


def _take(pos: Position, slot: int) -> None:
    walking.take(pos, slot)
    if walking.is_all_taken(pos):
        scoring.end_round(pos, codes.TREASURES_ENDING)  # L7.1: no draw follows
    else:
        draw_or_pass_on(pos)


def draw_or_pass_on(pos: Position) -> None:
    """Ends a turn with the draws it is due, as far as the pile goes (L3.2)."""
    if pos.to_draw and pos.pile_size() > 0:
        pos.phase = codes.DRAW_PHASE
    else:
        pass_on(pos)


def draw_card(pos: Position, kind: int) -> None:
    """The player draws this card (L3.2)."""
    pos.give(pos.seat, kind)
    pos.to_draw -= 1
    pos.emit(codes.E_DREW, codes.EVERYONE, pos.seat, 0, 0, 0)
    pos.emit(codes.E_YOUR_CARD, pos.seat, pos.seat, kind, 0, 0)
    draw_or_pass_on(pos)


def pass_on(pos: Position) -> None:
    """Turns clockwise to the next seat with cards; trolls of seats passed over leave too (L3.3, L5.4, L7.1)."""
    pos.to_draw = pos.voted = 0
    pos.caller = codes.UNKNOWN
    if counts.none_left(pos.hand_size, pos.players):
        scoring.end_round(pos, codes.CARDS_ENDING)
        return
    while True:
        pos.seat = (pos.seat + 1) % pos.players
        action_cards.remove_troll(pos, pos.seat)
        if pos.hand_size[pos.seat]:
            pos.phase = codes.TURN_PHASE
            return
        pos.emit(codes.E_OUT, codes.EVERYONE, pos.seat, 0, 0, 0)
