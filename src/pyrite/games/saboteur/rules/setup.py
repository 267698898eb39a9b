"""Setting up a round (S1): what is on the table, and chance dealing roles, goals and hands in small draws."""

from pyrite.games.saboteur.rules import codes
from pyrite.games.saboteur.rules.position import Position


def begin_round(pos: Position, first: int) -> None:
    """Puts all 67 cards back and lays out the table (S1.3, S8.1); `first` begins, UNKNOWN lets chance draw it."""
    pos.round += 1
    pos.ending = codes.NO_ENDING
    pos.last_tunnel = pos.last_card = codes.UNKNOWN
    _gather_cards(pos)
    _lay_out(pos)
    pos.emit(codes.E_ROUND_BEGAN, codes.EVERYONE, codes.UNKNOWN, pos.round, 0, 0)
    if first == codes.UNKNOWN:
        pos.first = pos.seat = codes.UNKNOWN
        pos.phase = codes.FIRST_PHASE
    else:
        deal_first(pos, first)


def _gather_cards(pos: Position) -> None:
    """Empties hands, discards and roles; the pile holds every card again (S1.4)."""
    for place in range(codes.SEATS * codes.KINDS):
        pos.hand[place] = pos.passed[place] = 0
    for seat in range(codes.SEATS):
        pos.hand_size[seat] = pos.broken[seat] = pos.looked[seat] = 0
        pos.role[seat] = codes.UNKNOWN
    pos.pile_size = 0
    for kind in range(codes.KINDS):
        pos.discard[kind] = 0
        pos.pile[kind] = pos.maps if kind == codes.MAPS else codes.COUNT[kind]  # S10.2
        pos.pile_size += pos.pile[kind]


def _lay_out(pos: Position) -> None:
    """The start face up, three goals face down (S1.3), no extra nuggets yet."""
    pos.grid.clear()
    pos.grid.put(0, 0, codes.CROSSING)
    pos.grid.flood(0, 0)
    pos.face_up = pos.laid_x = pos.laid_y = 0
    for goal in range(3):
        pos.goal[goal] = codes.UNKNOWN
        pos.grid.hide(codes.GOAL_X, codes.GOAL_Y[goal])
        pos.pool[goal] = pos.shown[goal] = 0
    pos.bonus = pos.bonus_x = pos.bonus_y = 0
    pos.claim = codes.NO_CLAIM
    pos.claimer = codes.UNKNOWN


def deal_first(pos: Position, seat: int) -> None:
    """Names the seat that begins (S1.6, S8.2); the roles are dealt next."""
    pos.first = seat
    pos.emit(codes.E_BEGINS, codes.EVERYONE, seat, 0, 0, 0)
    pos.seat = 0
    pos.phase = codes.ROLES_PHASE


def roles_left(pos: Position, role: int) -> int:
    """How many cards of this role are still in the pool (S1.2)."""
    left = codes.SABOTEURS[pos.players]
    if role == codes.MINER:
        left = codes.MINERS[pos.players] - pos.all_saboteurs  # S10.1
    for seat in range(pos.players):
        if pos.role[seat] == role:
            left -= 1
    return left


def deal_role(pos: Position, role: int) -> None:
    """A role to the next seat; it alone sees it (S1.2)."""
    pos.role[pos.seat] = role
    pos.emit(codes.E_ROLE_DEALT, codes.EVERYONE, pos.seat, 0, 0, 0)
    pos.emit(codes.E_YOUR_ROLE, pos.seat, pos.seat, role, 0, 0)
    pos.seat += 1
    if pos.seat == pos.players:
        pos.seat = codes.UNKNOWN
        pos.phase = codes.GOALS_PHASE


def next_goal(pos: Position) -> int:
    """The first goal that has no face yet."""
    goal = 0
    while pos.goal[goal] != codes.UNKNOWN:
        goal += 1
    return goal


def is_goal_dealt(pos: Position, treasure: int) -> bool:
    """Whether one of the goals already is this card."""
    return pos.goal[0] == treasure or pos.goal[1] == treasure or pos.goal[2] == treasure


def deal_goal(pos: Position, treasure: int) -> None:
    """A face to the next goal, seen by nobody; after the third come the extra nuggets (S9.1) or the hands."""
    pos.goal[next_goal(pos)] = treasure
    if pos.goal[2] == codes.UNKNOWN:
        return
    pos.emit(codes.E_GOALS_HIDDEN, codes.EVERYONE, codes.UNKNOWN, 0, 0, 0)
    if pos.bonus_left:
        pos.seat = (pos.first + pos.players - 1) % pos.players
        pos.phase = codes.BONUS_PHASE
    else:
        deal_hands(pos)


def deal_hands(pos: Position) -> None:
    """From now on chance deals cards, to one seat after the other (S1.4)."""
    pos.seat = 0
    pos.phase = codes.HANDS_PHASE


def deal_card(pos: Position, kind: int) -> None:
    """A card to the seat that is being dealt to; after the last one the first seat's turn begins."""
    seat = pos.seat
    pos.give(seat, kind)
    pos.emit(codes.E_CARD_DEALT, codes.EVERYONE, seat, 0, 0, 0)
    pos.emit(codes.E_YOUR_CARD, seat, seat, kind, 0, 0)
    if pos.hand_size[seat] == codes.HAND[pos.players]:
        pos.seat += 1
    if pos.seat == pos.players:
        pos.seat = pos.first
        pos.phase = codes.TURN_PHASE
