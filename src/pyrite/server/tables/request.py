"""Requests to a table: the sender, the acting seat, and the refusals that many commands share."""

from collections.abc import Iterable

import msgspec

from pyrite.bots import PERSONALITIES, read, spelled
from pyrite.game import AnyGame
from pyrite.server.errors import Declined
from pyrite.server.messages import Code, Command, Sitter, Status
from pyrite.server.tables.entries import Entry
from pyrite.server.tables.held_seat import HeldSeat
from pyrite.server.tables.look_alikes import look_alike
from pyrite.server.tables.table import Table


class TableDecision(msgspec.Struct):
    """What a command leads to: entries, each with the identity it is about, and what else the answer says."""

    entries: list[tuple[str | None, Entry]]
    seat: int | None = None
    over: bool = False  # the game ends with it


def held_by(table: Table, who: str, command: Command) -> int:
    """The seat that acts; Declined if it is not the asker's, or unclear."""
    seats = table.seats_of(who)
    if command.seat is not None:
        if command.seat not in seats:
            raise Declined(Code.NOT_YOUR_SEAT, f"seat {command.seat} is not yours")
        return command.seat
    if not seats:
        raise Declined(Code.NOT_YOUR_SEAT, "you have no seat at this table")
    if len(seats) > 1:
        raise Declined(Code.WHICH_SEAT, f"you have the seats {', '.join(map(str, seats))}: choose one with seat")
    return seats[0]


def seat_at(table: Table, number: int) -> HeldSeat:
    """A seat by its number; Declined if there is none."""
    if number >= len(table.seats):
        raise Declined(Code.NO_SUCH_SEAT, f"the seats are 0 to {len(table.seats) - 1}")
    return table.seats[number]


def expect_host(table: Table, who: str) -> None:
    """Declined unless the asker is the host."""
    if table.host != who:
        raise Declined(Code.NOT_HOST, "only the host may do that")


def expect_gathering(table: Table) -> None:
    """Declined unless the game has yet to begin."""
    if table.status is not Status.GATHERING or table.sealed is not None:
        raise Declined(Code.HAS_BEGUN, "the game has already started")


def expect_underway(table: Table) -> None:
    """Declined unless the game runs or is paused."""
    if table.status is Status.GATHERING:
        raise Declined(Code.NOT_BEGUN, "the game has not started yet")
    if table.status is Status.FINISHED:
        raise Declined(Code.IS_FINISHED, "the game is over")


def offered_levels(a_game: AnyGame) -> tuple[str, ...]:
    """The bots that people can invite to a table of this game."""
    return tuple(name for name, level in a_game.levels().items() if level.offered)


def expect_level(a_game: AnyGame, level: str, most: int = 40) -> str:
    """The level of a bot, and its personality after a colon; Declined if there is no such bot at tables."""
    try:
        name, personality = read(level)
    except ValueError:
        name = ""
    levels = a_game.levels()
    if name not in levels or not levels[name].at_tables:
        known = (
            f"{', '.join(offered_levels(a_game))}, each also with a personality behind it: {', '.join(PERSONALITIES)}"
        )
        raise Declined(Code.NO_SUCH_BOT, f"unknown bot {level[:most]!r}: choose one of {known}")
    return spelled(name, personality)


def expect_new_name(name: str, others: Iterable[HeldSeat]) -> str:
    """The name; Declined if someone else at the table has it or a similar one."""
    if any(seat.sitter is not Sitter.NOBODY and look_alike(seat.name, name) for seat in others):
        raise Declined(Code.BAD_NAME, "someone at this table already has that name or a similar one")
    return name
