"""Budgets for a table's log, so nobody can fill it and commands that recover a table always work."""

from pyrite.server.errors import Declined
from pyrite.server.messages import (
    AnyCommand,
    Code,
    Contribute,
    Mute,
    Play,
    Ready,
    Rename,
    Reveal,
    Say,
    SayPhrase,
    TakeBack,
    TakeOver,
    VoteRemove,
    Why,
)
from pyrite.server.tables.request import held_by
from pyrite.server.tables.table import Table

# What a seat may do as often as it likes; counted together for the seat, also after its person has changed.
SMALL = (Say, SayPhrase, Rename, Ready, VoteRemove, Contribute)
ALWAYS = (Play, Why, TakeBack, VoteRemove, Reveal)


def expect_room(table: Table, who: str, command: AnyCommand, most: int, most_of_seat: int) -> None:
    """Declined when the log is full, except for moves, votes and what a host needs to recover the table."""
    if isinstance(command, SMALL) and table.seats_of(who):
        seat = held_by(table, who, command)
        if table.spent[seat] >= most_of_seat:
            raise Declined(Code.TOO_MANY, "this seat has used up its entries; it can still play")
    if table.seq >= most and not _is_needed(table, who, command):
        raise Declined(
            Code.TOO_MANY, "this table's log is full; only moves, votes and the host's commands are accepted"
        )


def _is_needed(table: Table, who: str, command: AnyCommand) -> bool:
    if isinstance(command, ALWAYS):
        return True
    if isinstance(command, TakeOver):  # the host has offered it
        return command.target < len(table.seats) and table.seats[command.target].offered
    is_talk = isinstance(command, (Say, SayPhrase)) or (isinstance(command, Mute) and not command.for_all)
    return table.host == who and not is_talk
