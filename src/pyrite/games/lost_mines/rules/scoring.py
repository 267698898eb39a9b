"""End of a round (L7): who scores with whom, splitting the treasures, the dragon, and the next round."""

from pyrite.games.lost_mines.rules import codes, setup
from pyrite.games.lost_mines.rules.position import Position


def end_round(pos: Position, ending: int) -> None:
    """Turns up all dwarf cards and treasures (L7.3) and gives points; then the next round begins or the game ends."""
    pos.ending = ending
    pos.seat = codes.UNKNOWN
    pos.emit(codes.E_ROUND_ENDED, codes.EVERYONE, codes.UNKNOWN, ending, 0, 0)
    for seat in range(pos.players):
        pos.emit(codes.E_CHARACTER_SHOWN, codes.EVERYONE, seat, pos.character[seat], pos.clan[seat], 0)
    for slot in range(pos.players):
        if pos.slot_taken[slot] != codes.UNKNOWN:
            pos.emit(codes.E_TREASURE_SHOWN, codes.EVERYONE, pos.slot_taken[slot], slot, pos.slot_value[slot], 0)
    for seat in range(pos.players):
        won = points_won(pos, seat)
        pos.points[seat] += won
        pos.emit(codes.E_SCORED, codes.EVERYONE, seat, won, pos.points[seat], 0)
    if is_last_round(pos):
        pos.emit(codes.E_GAME_ENDED, codes.EVERYONE, codes.UNKNOWN, 0, 0, 0)
        pos.phase = codes.OVER_PHASE
    else:
        setup.begin_round(pos, next_first(pos))


def side_of(pos: Position, seat: int) -> int:
    """The clan a seat scores with: loyal dwarfs: their own, saboteurs: the other, selfish ones: none (L7.4)."""
    if pos.character[seat] == codes.LOYALTY:
        return pos.clan[seat]
    return 1 - pos.clan[seat] if pos.character[seat] == codes.SABOTEUR else codes.UNKNOWN


def brought(pos: Position, seat: int) -> int:
    """The sum of the treasures a seat has taken."""
    total = 0
    for slot in range(pos.players):
        if pos.slot_taken[slot] == seat:
            total += pos.slot_value[slot]
    return total


def best_of(pos: Position, seat: int) -> int:
    """The most valuable single treasure a seat has taken; 0 without one."""
    best = 0
    for slot in range(pos.players):
        if pos.slot_taken[slot] == seat:
            best = max(best, pos.slot_value[slot])
    return best


def points_won(pos: Position, seat: int) -> int:
    """What a seat wins in this round (L7.3 to L7.6)."""
    won = brought(pos, seat) if side_of(pos, seat) == codes.UNKNOWN else share(pos, seat)
    return max(0, won - 2) if pos.dragon == seat else won


def share(pos: Position, seat: int) -> int:
    """An even part of what the side brought, and of the rest if nobody on it brought a better treasure (L7.4, L7.5)."""
    side = side_of(pos, seat)
    best = side_best(pos, side)
    return even_part(pos, side) + (rest_part(pos, side) if best and best_of(pos, seat) == best else 0)


def side_size(pos: Position, side: int) -> int:
    """How many seats score with a clan."""
    members = 0
    for seat in range(pos.players):
        if side_of(pos, seat) == side:
            members += 1
    return members


def side_sum(pos: Position, side: int) -> int:
    """What all seats that score with a clan have brought."""
    total = 0
    for seat in range(pos.players):
        if side_of(pos, seat) == side:
            total += brought(pos, seat)
    return total


def side_best(pos: Position, side: int) -> int:
    """The most valuable single treasure on a side; 0 without one."""
    best = 0
    for seat in range(pos.players):
        if side_of(pos, seat) == side:
            best = max(best, best_of(pos, seat))
    return best


def even_part(pos: Position, side: int) -> int:
    """What each seat on a side gets (L7.4)."""
    return side_sum(pos, side) // side_size(pos, side)


def rest_part(pos: Position, side: int) -> int:
    """What each seat with the best treasure of a side gets of what did not divide (L7.5)."""
    best = side_best(pos, side)
    holders = 0
    for seat in range(pos.players):
        if best and side_of(pos, seat) == side and best_of(pos, seat) == best:
            holders += 1
    return side_sum(pos, side) % side_size(pos, side) // holders if holders else 0


def side_parts(pos: Position, side: int) -> tuple[int, int, int, int, int]:
    """How a side splits: its sum, each seat's part, the rest, the best treasure, its owners' part of the rest."""
    members = side_size(pos, side)
    total = side_sum(pos, side)
    return total, even_part(pos, side), total % members, side_best(pos, side), rest_part(pos, side)


def scored(pos: Position) -> list[tuple[int, int, int, int]]:
    """By seat: the clan it scores with or -1, what it brought, its best treasure, and what it wins."""
    return [
        (side_of(pos, seat), brought(pos, seat), best_of(pos, seat), points_won(pos, seat))
        for seat in range(pos.players)
    ]


def is_last_round(pos: Position) -> bool:
    """Whether the game is over: after the last round, under `until_alone` once one player leads alone (L1.1)."""
    if pos.round < pos.rounds:
        return False
    if not pos.until_alone or pos.round >= 99:
        return True
    best = 0
    leaders = 0
    for seat in range(pos.players):
        if pos.points[seat] > best or not leaders:
            best = pos.points[seat]
            leaders = 0
        if pos.points[seat] == best:
            leaders += 1
    return leaders == 1


def next_first(pos: Position) -> int:
    """The left neighbour of the seat that last played a path or action card, or else of the one that began (L7.8)."""
    last = pos.first if pos.last_card == codes.UNKNOWN else pos.last_card
    return (last + 1) % pos.players
