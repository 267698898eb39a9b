"""The extra nuggets (S9), option `bonus_nuggets`."""

from pyrite.core.moves import Moves
from pyrite.games.saboteur.rules import codes, ledger
from pyrite.games.saboteur.rules.position import Position


def is_place(x: int, y: int) -> bool:
    """Whether an extra card may be there: between start and goals, next to neither (S9.1)."""
    if not (1 <= x <= 7 and -2 <= y <= 2) or (x == 1 and y == 0):
        return False
    return not (x == 7 and (y == codes.GOAL_Y[0] or y == codes.GOAL_Y[1] or y == codes.GOAL_Y[2]))


def list_bonuses(pos: Position, moves: Moves) -> None:
    """Adds every way to lay one of the extra cards that are left (S9.1)."""
    for shown in range(3):
        if pos.bonus_left >> shown & 1:
            for y in range(-2, 3):
                for x in range(1, 8):
                    if is_place(x, y):
                        moves.add(codes.BONUS + shown * codes.CELLS + codes.cell_of(x, y))


def lay_bonus(pos: Position, nuggets: int, x: int, y: int) -> None:
    """Lays an extra card; it supports no tunnel until it has been joined to the start (S9.1)."""
    pos.bonus_left &= ~(1 << (nuggets - 1))
    pos.bonus, pos.bonus_x, pos.bonus_y = nuggets, x, y
    pos.grid.put(x, y, codes.CROSSING)
    pos.grid.loosen(x, y)
    pos.emit(codes.E_BONUS_LAID, codes.EVERYONE, pos.seat, nuggets, x, y)


def is_newly_joined(pos: Position) -> bool:
    """Whether the extra card is joined to the start for the first time (S9.2)."""
    return pos.bonus > 0 and pos.claim == codes.NO_CLAIM and pos.grid.is_reached(pos.bonus_x, pos.bonus_y)


def begin_claim(pos: Position) -> None:
    """The seat that joined the extra card draws its nuggets, and may then stop (S9.2, S9.3)."""
    pos.claimer = pos.seat
    pos.claim = codes.AT_ONCE
    pos.grid.fasten(pos.bonus_x, pos.bonus_y)
    pos.emit(codes.E_CLAIMED, codes.EVERYONE, pos.seat, pos.bonus, 0, 0)
    pos.phase = codes.CLAIM_PHASE if pos.supply_size() else codes.STOP_PHASE


def find_nugget(pos: Position, value: int) -> None:
    """One nugget card from the supply, face up before the seat that joined the extra card (S9.2)."""
    pos.supply[value - 1] -= 1
    pos.shown[value - 1] += 1
    ledger.write(pos, codes.BONUS_ENTRY, pos.claimer, value, 0)
    pos.emit(codes.E_FOUND, codes.EVERYONE, pos.claimer, value, 0, 0)
    if pos.shown[0] + pos.shown[1] + pos.shown[2] == pos.bonus or not pos.supply_size():
        pos.phase = codes.STOP_PHASE


def stop(pos: Position) -> None:
    """The seat plays no more this round: its nuggets are safe, its hand is put away unseen (S9.3)."""
    seat = pos.seat
    pos.claim = codes.STOPPED
    pos.emit(codes.E_STOPPED, codes.EVERYONE, seat, 0, 0, 0)
    _keep(pos)
    for kind in range(codes.KINDS):
        pos.passed[seat * codes.KINDS + kind] += pos.hand[seat * codes.KINDS + kind]
        pos.hand[seat * codes.KINDS + kind] = 0
    pos.hand_size[seat] = 0


def stay(pos: Position) -> None:
    """The seat plays on; it may stop once more at the start of its next turn, not later (S9.3)."""
    pos.claim = codes.NEXT_TURN if pos.claim == codes.AT_ONCE else codes.PLAYS_ON
    pos.emit(codes.E_STAYED, codes.EVERYONE, pos.seat, 0, 0, 0)


def settle(pos: Position) -> None:
    """At the end of the round: kept by a player who played on and won, otherwise back into the supply (S9.4)."""
    if pos.claim == codes.NO_CLAIM or pos.claim == codes.STOPPED:
        return
    winner = codes.UNKNOWN
    if pos.ending == codes.MINERS_WON:
        winner = codes.MINER
    elif pos.ending == codes.SABOTEURS_WON:
        winner = codes.SABOTEUR
    if pos.role[pos.claimer] == winner:
        pos.emit(codes.E_KEPT, codes.EVERYONE, pos.claimer, pos.shown[0], pos.shown[1], pos.shown[2])
        _keep(pos)
    else:
        pos.emit(codes.E_RETURNED, codes.EVERYONE, pos.claimer, pos.shown[0], pos.shown[1], pos.shown[2])
        _give_back(pos)


def _keep(pos: Position) -> None:
    for value in range(3):
        pos.nuggets[pos.claimer * 3 + value] += pos.shown[value]
        pos.shown[value] = 0


def _give_back(pos: Position) -> None:
    for value in range(3):
        pos.supply[value] += pos.shown[value]
        pos.shown[value] = 0
    for place in range(pos.entries):
        line = pos.ledger[place]
        if ledger.round_of(line) == pos.round and ledger.entry_of(line) == codes.BONUS_ENTRY:
            pos.ledger[place] = line + ((codes.RETURNED_ENTRY - codes.BONUS_ENTRY) << 8)
