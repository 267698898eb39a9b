"""Sharing the gold (S7): who shares, the picks of the miners, the payment of the saboteurs."""

from pyrite.core.moves import Moves
from pyrite.games.saboteur.rules import bonus, codes, ledger, rounds
from pyrite.games.saboteur.rules.position import Position

# Every payment of at most 4, best first: the greatest sum, then the fewest cards, then the highest card. Each row is
# the number of cards of value 1, 2 and 3; those worth at most 3 begin at row 4, those worth at most 2 at row 7.
PAYMENTS = 11
PAYS_1 = [1, 0, 2, 4, 0, 1, 3, 0, 2, 1, 0]
PAYS_2 = [0, 2, 1, 0, 0, 1, 0, 1, 0, 0, 0]
PAYS_3 = [1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0]
BEST_PAYMENT = [10, 9, 7, 4, 0]  # the first row worth at most so much
CHOICES = 11 * 11 * 11 * 11  # the rows of four seats


def end_round(pos: Position, ending: int) -> None:
    """The round is over: roles are turned up (S7.1), the extra nuggets settled (S9.4), the gold is shared."""
    if ending == codes.SABOTEURS_WON and not _count_saboteurs(pos):
        ending = codes.NOBODY_WON  # S7.5
    pos.ending = ending
    pos.seat = codes.UNKNOWN
    pos.emit(codes.E_ROUND_ENDED, codes.EVERYONE, codes.UNKNOWN, ending, 0, 0)
    _show_roles(pos)
    bonus.settle(pos)
    if ending == codes.SABOTEURS_WON:
        _pay_saboteurs(pos)
    if ending == codes.MINERS_WON and pool_target(pos):
        pos.phase = codes.POOL_PHASE
    else:
        rounds.end(pos)


def _count_saboteurs(pos: Position) -> int:
    count = 0
    for seat in range(pos.players):
        if pos.role[seat] == codes.SABOTEUR:
            count += 1
    return count


def _show_roles(pos: Position) -> None:
    saboteurs = codes.SABOTEURS[pos.players]
    for seat in range(pos.players):
        pos.emit(codes.E_ROLE_SHOWN, codes.EVERYONE, seat, pos.role[seat], 0, 0)
        saboteurs -= pos.role[seat]
    if not pos.all_saboteurs:
        leftover = codes.SABOTEUR if saboteurs else codes.MINER
        pos.emit(codes.E_LEFTOVER_SHOWN, codes.EVERYONE, codes.UNKNOWN, leftover, 0, 0)


def is_sharer(pos: Position, seat: int) -> bool:
    """Whether a seat shares when the miners win (S7.2)."""
    if pos.role[seat] != codes.MINER or pos.is_stopped(seat):  # S7.3, S9.3
        return False
    return not (pos.sabotaged_unpaid and pos.broken[seat])  # S7.6


def pool_target(pos: Position) -> int:
    """How many nugget cards are drawn to be shared, those already drawn among them (S7.2)."""
    sharers = 0
    for seat in range(pos.players):
        if is_sharer(pos, seat):
            sharers += 1
    target = sharers
    if sharers and not pos.revised:
        target = min(pos.players, 9)
    return min(target, pos.supply_size() + pos.pool_size())


def draw_nugget(pos: Position, value: int) -> None:
    """One nugget card into the pool, unseen; when it is full, the picks begin (S7.2)."""
    pos.supply[value - 1] -= 1
    pos.pool[value - 1] += 1
    if pos.pool_size() == pool_target(pos):
        pos.emit(codes.E_POOL_DRAWN, codes.EVERYONE, codes.UNKNOWN, pos.pool_size(), 0, 0)
        _offer(pos, _first_picker(pos))


def _first_picker(pos: Position) -> int:
    """The player who laid the last tunnel, or the first sharer counter-clockwise from there (S7.2, S7.3)."""
    if pos.last_tunnel != codes.UNKNOWN and is_sharer(pos, pos.last_tunnel):  # a text may leave out who laid it
        return pos.last_tunnel
    return _next_sharer(pos, pos.last_tunnel)


def _next_sharer(pos: Position, seat: int) -> int:
    """The next sharer counter-clockwise; the same one if there is nobody else."""
    while True:
        seat = (seat + pos.players - 1) % pos.players
        if is_sharer(pos, seat):
            return seat


def _offer(pos: Position, seat: int) -> None:
    """Hands the pool to a sharer, who looks at it and picks; a single card left needs no decision (S7.2)."""
    pos.seat = seat
    if pos.pool_size() == 1:
        value = 1 if pos.pool[0] else 2 if pos.pool[1] else 3
        _pick(pos, value)
        rounds.end(pos)
    else:
        pos.emit(codes.E_YOUR_POOL, seat, seat, pos.pool[0], pos.pool[1], pos.pool[2])
        pos.phase = codes.PICK_PHASE


def list_picks(pos: Position, moves: Moves) -> None:
    """Adds one action for each value in the pool."""
    for value in range(3):
        if pos.pool[value]:
            moves.add(codes.TAKE + value)


def take_nugget(pos: Position, value: int) -> None:
    """The sharer keeps one card and passes the rest on (S7.2)."""
    _pick(pos, value)
    _offer(pos, _next_sharer(pos, pos.seat))


def _pick(pos: Position, value: int) -> None:
    pos.pool[value - 1] -= 1
    pos.nuggets[pos.seat * 3 + value - 1] += 1
    ledger.write(pos, codes.SHARED_ENTRY, pos.seat, value, 0)
    pos.emit(codes.E_PICKED, codes.EVERYONE, pos.seat, 0, 0, 0)
    pos.emit(codes.E_YOUR_PICK, pos.seat, pos.seat, value, 0, 0)


def _is_paid(pos: Position, seat: int) -> bool:
    return pos.role[seat] == codes.SABOTEUR and not pos.is_stopped(seat)  # S9.3


def _pay_saboteurs(pos: Position) -> None:
    """Pays the saboteurs who did not stop, clockwise from the round's first seat (S7.4).

    The ledger gets a line for every payee if at least one of them is paid, and none otherwise.
    """
    payees = 0
    for seat in range(pos.players):
        if _is_paid(pos, seat):
            payees += 1
    worth = codes.PAYMENT[_count_saboteurs(pos)]
    payable = pos.supply[0] + pos.supply[1] + (pos.supply[2] if worth > 2 else 0)
    if not payees or not payable:
        return
    rows = best_rows(pos.supply[0], pos.supply[1], pos.supply[2], payees, worth)
    unit = CHOICES
    for _ in range(5 - payees):
        unit //= PAYMENTS
    for step in range(pos.players):
        seat = (pos.first + step) % pos.players
        if _is_paid(pos, seat):
            ledger.write(pos, codes.PAID_ENTRY, seat, rows // unit % PAYMENTS, worth)
            _pay(pos, seat, rows // unit % PAYMENTS)
            unit //= PAYMENTS


def _pay(pos: Position, seat: int, row: int) -> None:
    _pay_value(pos, seat, 3, PAYS_3[row])
    _pay_value(pos, seat, 2, PAYS_2[row])
    _pay_value(pos, seat, 1, PAYS_1[row])


def _pay_value(pos: Position, seat: int, value: int, count: int) -> None:
    for _ in range(count):
        pos.supply[value - 1] -= 1
        pos.nuggets[seat * 3 + value - 1] += 1
        pos.emit(codes.E_PAID, codes.EVERYONE, seat, value, 0, 0)


def best_rows(ones: int, twos: int, threes: int, payees: int, worth: int) -> int:
    """The payments out of a supply for so many seats: one base-11 digit a seat, the first seat's the highest."""
    best = _best_score(ones, twos, threes, payees, BEST_PAYMENT[worth], worth, 0, 0, 0)
    return CHOICES - 1 - best % CHOICES


def _best_score(
    ones: int, twos: int, threes: int, payees: int, first_row: int, smallest: int, total: int, count: int, rows: int
) -> int:
    """Tries every payment for the seats left; the best one as a number that is greater the better it is (S7.4).

    The number is made of the smallest payment, the total, the cards saved and, last, the rows: of equals the one
    whose rows come first, seat by seat.
    """
    if not payees:
        return ((smallest * 16 + total) * 16 + 15 - count) * CHOICES + CHOICES - 1 - rows
    best = -1
    for row in range(first_row, PAYMENTS):
        if PAYS_1[row] <= ones and PAYS_2[row] <= twos and PAYS_3[row] <= threes:
            worth = PAYS_1[row] + 2 * PAYS_2[row] + 3 * PAYS_3[row]
            score = _best_score(
                ones - PAYS_1[row],
                twos - PAYS_2[row],
                threes - PAYS_3[row],
                payees - 1,
                first_row,
                min(smallest, worth),
                total + worth,
                count + PAYS_1[row] + PAYS_2[row] + PAYS_3[row],
                rows * PAYMENTS + row,
            )
            best = max(best, score)
    return best
