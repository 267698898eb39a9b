"""Whether a position that was read from text can be played on: what each phase presupposes."""

from pyrite.games.saboteur.rules import cards, ledger
from pyrite.games.saboteur.rules.position import Position
from pyrite.games.saboteur.rules.words import Claim, Ending, Entry, Phase, Role

EMPTY = 10  # the row of a payment without a card
DEAL = (Phase.FIRST, Phase.ROLES, Phase.GOALS, Phase.BONUS, Phase.HANDS)
BEFORE_HANDS = (Phase.FIRST, Phase.ROLES, Phase.GOALS, Phase.BONUS)
OF_A_SEAT = (Phase.ROLES, Phase.BONUS, Phase.HANDS, Phase.TURN, Phase.CLAIM, Phase.STOP, Phase.DRAW, Phase.PICK)


def check(pos: Position) -> None:
    """Raises ValueError that names the field which does not go with the others."""
    phase = Phase(pos.phase)
    _check_seats(pos, phase)
    _check_deal(pos, phase)
    _check_bonus(pos, phase)
    _check_hands(pos, phase)
    _check_sharing(pos, phase)
    _check_ledger(pos)


def _expect(holds: bool, otherwise: str) -> None:
    if not holds:
        raise ValueError(otherwise)


def _check_seats(pos: Position, phase: Phase) -> None:
    name = phase.name.lower()
    _expect((pos.first < 0) == (phase == Phase.FIRST), f"starter: in phase={name} it must be {_seat(pos.first)}")
    _expect((pos.seat >= 0) == (phase in OF_A_SEAT), f"turn: in phase={name} it must be {_seat(pos.seat)}")


def _seat(seat: int) -> str:
    return "a seat, not -" if seat < 0 else f"-, not {seat}"


def _check_deal(pos: Position, phase: Phase) -> None:
    """Roles go round from seat 0, goals from top to bottom."""
    dealt = {Phase.FIRST: 0, Phase.ROLES: pos.seat}.get(phase, pos.players)
    roles = [role >= 0 for role in pos.role[: pos.players]]
    _expect(roles == [seat < dealt for seat in range(pos.players)], f"roles: {dealt} must be dealt in this phase")
    goals = [goal >= 0 for goal in pos.goal]
    if phase in (Phase.FIRST, Phase.ROLES):
        _expect(not any(goals), "goals: there are none in this phase")
    elif phase == Phase.GOALS:
        _expect(goals == sorted(goals, reverse=True) and not all(goals), "goals: they must be dealt from top to bottom")
    else:
        _expect(all(goals), "goals: all must be dealt in this phase")


def _check_hands(pos: Position, phase: Phase) -> None:
    full = cards.HAND[pos.players]
    sizes = pos.hand_size[: pos.players]
    if phase in BEFORE_HANDS:
        _expect(not any(sizes), "hands: there are none in this phase")
    if phase == Phase.HANDS:
        _expect(pos.pile_size >= full * pos.players - sum(sizes), "pile: there are too few cards for all hands")
    if phase in DEAL:
        untouched = not any(pos.passed) and not any(pos.discard) and not any(pos.broken)
        _expect(untouched and not _tunnels(pos), "table: nothing can have been played in this phase")
        _expect(not any(pos.looked), "looked: nobody can have looked at anything in this phase")
    if phase == Phase.HANDS:
        before, after = sizes[: pos.seat], sizes[pos.seat + 1 :]
        goes_round = all(size == full for size in before) and not any(after) and sizes[pos.seat] < full
        _expect(goes_round, "hands: they must be dealt one after the other from seat 0")
    if phase == Phase.TURN:
        _expect(sizes[pos.seat] > 0, f"hands: it is the turn of seat {pos.seat}, which has no cards")
    if phase == Phase.DRAW:
        _expect(pos.pile_size > 0, "pile: there is no card to draw")
        _expect(sizes[pos.seat] < full, f"hands: seat {pos.seat} must draw, but its hand is full")


def _tunnels(pos: Position) -> int:
    """How many tunnels are on the table."""
    fixed = {cards.START_CELL, *cards.GOAL_CELLS} | ({(pos.bonus_x, pos.bonus_y)} if pos.bonus else set())
    return sum((x, y) not in fixed for x, y, _ in pos.grid.cards())


def _check_bonus(pos: Position, phase: Phase) -> None:
    _expect(not (pos.bonus and phase in BEFORE_HANDS), "bonus: there is none on the table in this phase")
    if phase == Phase.BONUS:
        _expect(bool(pos.bonus_left), "left: there is no extra card to place")
    shown = sum(pos.shown)
    if phase == Phase.CLAIM:
        _expect(
            pos.claim == Claim.AT_ONCE, "claim: in this phase, a player who has just joined the extra card must draw"
        )
        _expect(shown < pos.bonus and sum(pos.supply) > 0, "ledger: no nugget card is left to draw for the extra card")
    elif phase == Phase.STOP:
        _expect(pos.claim in (Claim.AT_ONCE, Claim.NEXT_TURN), "claim: no player can stop now")
    elif pos.ending == Ending.NONE:
        _expect(pos.claim != Claim.AT_ONCE, "claim: a player must first decide whether to stop")
    if phase in (Phase.CLAIM, Phase.STOP):
        _expect(pos.claimer == pos.seat, f"claimer: it is the turn of seat {pos.seat}")
    if pos.claim == Claim.AT_ONCE:
        just_laid = pos.hand_size[pos.claimer] < cards.HAND[pos.players]
        _expect(just_laid, f"hands: seat {pos.claimer} has just placed a tunnel and not drawn yet")


def _check_sharing(pos: Position, phase: Phase) -> None:
    pool = sum(pos.pool)
    if phase not in (Phase.POOL, Phase.PICK):
        _expect((pos.ending == Ending.NONE) == (phase != Phase.OVER), "ending: not possible in this phase")
        _expect(not pool, "pool: nothing is shared in this phase")
        return
    _expect(pos.ending == Ending.MINERS, "ending: only miners share")
    _expect(pos.last_tunnel >= 0, "tunnel: a seat must have placed the last one")
    sharers = [seat for seat in range(pos.players) if _shares(pos, seat)]
    _expect(bool(sharers), "roles: no player shares the gold")
    drawn = min(len(sharers) if pos.revised else min(pos.players, 9), pool + sum(pos.supply))
    if phase == Phase.POOL:
        _expect(pool < drawn, "pool: all cards to share have been drawn")
    else:
        _expect(pool > 1, "pool: a single card leaves no choice")
        _expect(pos.seat in sharers, f"turn: seat {pos.seat} does not share the gold")


def _shares(pos: Position, seat: int) -> bool:
    stopped = pos.claim == Claim.STOPPED and pos.claimer == seat
    barred = pos.sabotaged_unpaid and pos.broken[seat]
    return pos.role[seat] == Role.MINER and not stopped and not barred


def _check_ledger(pos: Position) -> None:
    """What keeps the ledger short (`ledger` has the proof), and the payments of one round to those of a game."""
    lines = [(line >> 13, Entry(line >> 8 & 3), line & 15) for line in pos.ledger[: pos.entries]]
    extra = sum(entry in (Entry.BONUS, Entry.RETURNED) for _, entry, _ in lines)
    most = ledger.MOST_EXTRA if pos.bonus_nuggets else 0
    _expect(extra <= most, "ledger: the extra cards do not have so many nuggets")
    paid: dict[int, list[int]] = {}
    for number, entry, what in lines:
        if entry == Entry.PAID:
            paid.setdefault(number, []).append(what)
    is_early = pos.ending == Ending.NONE and pos.round in paid
    _expect(not is_early, f"ledger: round {pos.round} has not ended, so nobody is paid for it yet (S7.4)")
    empty = sum(rows.count(EMPTY) for rows in paid.values())
    _expect(empty <= ledger.MOST_EMPTY, "ledger: there are too many empty payments")
    for number, rows in paid.items():
        saboteurs = cards.SABOTEURS[pos.players]
        _expect(len(rows) <= saboteurs, f"ledger: round {number} paid more than {saboteurs} saboteurs (S1.2)")
        _expect(rows.count(EMPTY) < len(rows), f"ledger: round {number} paid nobody, so it has no entries")
