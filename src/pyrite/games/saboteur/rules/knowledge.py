"""What each may know (S11): builds a view for its viewer, field by field, from what that viewer may know."""

import functools

from pyrite.core import counts, grid, seats
from pyrite.games.saboteur.rules import cards, codes, ledger, rounds, setup, sharing
from pyrite.games.saboteur.rules.events import ENDING_NAMES, GOAL_NAMES, ROLE_NAMES, TREASURE_NAMES
from pyrite.games.saboteur.rules.options import Options
from pyrite.games.saboteur.rules.position import Position
from pyrite.games.saboteur.rules.view import BonusSeen, Card, GoalSeen, LedgerLine
from pyrite.games.saboteur.rules.words import Claim, Entry

TOOLS_BROKEN = tuple("".join(tool for bit, tool in enumerate(cards.TOOLS) if bits >> bit & 1) for bits in range(8))
CLAIM_NAMES = tuple(claim.name.lower() for claim in Claim)
ENTRY_NAMES = tuple(entry.name.lower() for entry in Entry)


def options_of(pos: Position) -> Options:
    """What is played, which everyone knows."""
    rules = (pos.sabotaged_unpaid, pos.bonus_nuggets, pos.all_saboteurs)
    return _options(pos.players, pos.revised, pos.rounds, rules, pos.maps, pos.given_first)


@functools.lru_cache(maxsize=256)  # every view asks, and hardly any game is played with options of its own
def _options(
    players: int, revised: int, rounds_played: int, rules: tuple[int, int, int], maps: int, given_first: int
) -> Options:
    sabotaged_unpaid, bonus_nuggets, all_saboteurs = rules
    return Options(
        players=players,
        edition="revised" if revised else "classic",
        rounds=rounds_played,
        sabotaged_unpaid=bool(sabotaged_unpaid),
        bonus_nuggets=bool(bonus_nuggets),
        all_saboteurs=bool(all_saboteurs),
        maps=maps,
        first=seats.known_seat(given_first),
    )


def draws_for(pos: Position) -> int | None:
    """The seat for which chance draws: the deal goes round, and everyone sees whose turn it was."""
    drawing = (codes.ROLES_PHASE, codes.HANDS_PHASE, codes.DRAW_PHASE, codes.CLAIM_PHASE)
    return pos.seat if pos.phase in drawing else None


def are_roles_shown(pos: Position) -> bool:
    """From the end of the round on all roles are face up (S7.1)."""
    return pos.ending != codes.NO_ENDING


def roles(pos: Position, viewer: int) -> tuple[str | None, ...]:
    """The roles the viewer knows: their own (S11.2), all once they are turned up (S7.1)."""
    shown = are_roles_shown(pos)
    return tuple(
        [ROLE_NAMES[pos.role[seat]] if (shown or seat == viewer) and pos.role[seat] >= 0 else None
         for seat in range(pos.players)]
    )  # fmt: skip


def leftover(pos: Position) -> str | None:
    """The role that was left over, once it is turned up (S7.1, S11.3)."""
    if not are_roles_shown(pos) or pos.all_saboteurs:
        return None
    return ROLE_NAMES[codes.SABOTEUR if setup.roles_left(pos, codes.SABOTEUR) else codes.MINER]


def hand(pos: Position, viewer: int) -> tuple[str, ...]:
    """The viewer's own cards (S11.2)."""
    return counts.names_of(pos.hand, viewer * codes.KINDS, cards.KINDS) if viewer >= 0 else ()


def passed(pos: Position, viewer: int) -> tuple[str, ...]:
    """The cards the viewer has passed or put away (S11.2)."""
    return counts.names_of(pos.passed, viewer * codes.KINDS, cards.KINDS) if viewer >= 0 else ()


def passed_counts(pos: Position) -> tuple[int, ...]:
    """How many cards each seat has passed or put away (S11.1)."""
    return tuple([counts.total(pos.passed, seat * codes.KINDS, codes.KINDS) for seat in range(pos.players)])


def discard(pos: Position) -> tuple[str, ...]:
    """The cards discarded face up (S11.1)."""
    return counts.names_of(pos.discard, 0, cards.KINDS)


def hand_sizes(pos: Position) -> tuple[int, ...]:
    """How many cards each seat holds (S11.1)."""
    return tuple([pos.hand_size[seat] for seat in range(pos.players)])


def broken(pos: Position) -> tuple[str, ...]:
    """The broken tools before each seat (S11.1)."""
    return tuple([TOOLS_BROKEN[pos.broken[seat]] for seat in range(pos.players)])


def table(pos: Position) -> tuple[Card, ...]:
    """Every card that is face up, row by row (S11.1)."""
    return tuple([Card(x, y, OPENINGS[face], _what(pos, x, y)) for x, y, face in pos.grid.cards()])


OPENINGS = tuple(grid.openings(face) for face in range(32))


def _what(pos: Position, x: int, y: int) -> str:
    if x == 0 and y == 0:
        return "start"
    if x == codes.GOAL_X and (y == codes.GOAL_Y[0] or y == codes.GOAL_Y[1] or y == codes.GOAL_Y[2]):
        return "goal"
    return "bonus" if pos.bonus and x == pos.bonus_x and y == pos.bonus_y else "tunnel"


def goals(pos: Position, viewer: int) -> tuple[GoalSeen, ...]:
    """The goals: what is face up is known to all, what was looked at to those who looked (S11.1 to S11.3)."""
    seen: list[GoalSeen] = []
    for goal in range(3):
        face_up = pos.face_up >> goal & 1 != 0
        knows = face_up or (viewer >= 0 and pos.looked[viewer] >> goal & 1)
        looked_by = tuple([seat for seat in range(pos.players) if pos.looked[seat] >> goal & 1])
        treasure = TREASURE_NAMES[pos.goal[goal]] if knows else None
        seen.append(GoalSeen(GOAL_NAMES[goal], codes.GOAL_X, codes.GOAL_Y[goal], face_up, treasure, looked_by))
    return tuple(seen)


def values(ones: int, twos: int, threes: int) -> tuple[int, ...]:
    """Nugget cards as their values in order."""
    return (1,) * ones + (2,) * twos + (3,) * threes


def nuggets(pos: Position, viewer: int) -> tuple[int, ...]:
    """The values of the viewer's own nugget cards (S11.2)."""
    if viewer < 0:
        return ()
    return values(pos.nuggets[viewer * 3], pos.nuggets[viewer * 3 + 1], pos.nuggets[viewer * 3 + 2])


def nugget_counts(pos: Position) -> tuple[int, ...]:
    """How many nugget cards each seat holds (S7.7)."""
    return tuple(
        [pos.nuggets[seat * 3] + pos.nuggets[seat * 3 + 1] + pos.nuggets[seat * 3 + 2] for seat in range(pos.players)]
    )


def ledger_seen(pos: Position, viewer: int) -> tuple[LedgerLine, ...]:
    """How the nugget cards went (S7.4, S7.7, S11): picks are known to their picker, all others to everyone."""
    over = pos.phase == codes.OVER_PHASE
    lines: list[LedgerLine] = []
    for place in range(pos.entries):
        line = pos.ledger[place]
        entry = ledger.entry_of(line)
        seat = ledger.seat_of(line)
        own_pick = entry == codes.SHARED_ENTRY and seat == viewer
        known = over or own_pick or entry != codes.SHARED_ENTRY
        cards_got = _values_of(line) if known else None
        worth = ledger.worth_of(line) if entry == codes.PAID_ENTRY else None
        pool = _pool_before(pos, place) if own_pick else None
        lines.append(LedgerLine(ledger.round_of(line), ENTRY_NAMES[entry], seat, cards_got, worth, pool))
    return tuple(lines)


def _values_of(line: int) -> tuple[int, ...]:
    what = ledger.what_of(line)
    if ledger.entry_of(line) != codes.PAID_ENTRY:
        return (what,)
    return values(sharing.PAYS_1[what], sharing.PAYS_2[what], sharing.PAYS_3[what])


def _pool_before(pos: Position, place: int) -> tuple[int, ...]:
    """The pool out of which the pick at this place of the ledger was made: it, and what was left after it."""
    counts = [0, 0, 0]
    for later in range(place, pos.entries):
        if ledger.is_same_share(pos.ledger[place], pos.ledger[later]):
            counts[ledger.what_of(pos.ledger[later]) - 1] += 1
    if ledger.round_of(pos.ledger[place]) == pos.round:
        for value in range(3):
            counts[value] += pos.pool[value]
    return values(counts[0], counts[1], counts[2])


def pool(pos: Position, viewer: int) -> tuple[int, ...] | None:
    """The nugget cards to pick from, for the picker alone (S7.2)."""
    if pos.phase != codes.PICK_PHASE or pos.seat != viewer:
        return None
    return values(pos.pool[0], pos.pool[1], pos.pool[2])


def bonus_seen(pos: Position) -> BonusSeen | None:
    """The extra card of this round, and the nugget cards that are face up for it (S9, S11.1)."""
    if not pos.bonus:
        return None
    shown = values(pos.shown[0], pos.shown[1], pos.shown[2])
    return BonusSeen(pos.bonus, pos.bonus_x, pos.bonus_y, seats.known_seat(pos.claimer), CLAIM_NAMES[pos.claim], shown)


def bonuses_left(pos: Position) -> tuple[int, ...]:
    """The extra cards that are still in the game (S9.1)."""
    return tuple([value for value in cards.BONUSES if pos.bonus_left >> (value - 1) & 1])


def scores(pos: Position) -> tuple[int, ...] | None:
    """Everyone's nuggets, once the game is over (S7.7, S8.3)."""
    if pos.phase != codes.OVER_PHASE:
        return None
    return tuple([rounds.score(pos, seat) for seat in range(pos.players)])


def winners(pos: Position) -> tuple[int, ...] | None:
    """The seats with the most nuggets, once the game is over; equals share the win (S8.3)."""
    counted = scores(pos)
    return None if counted is None else tuple([seat for seat, count in enumerate(counted) if count == max(counted)])


def ending(pos: Position) -> str:
    """How the round ended, or "none"."""
    return ENDING_NAMES[pos.ending]
