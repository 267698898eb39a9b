"""Moderation: removing a person, votes, bans, and the password of a table."""

from pyrite.server.errors import Declined
from pyrite.server.messages import (
    AnyCommand,
    Code,
    Enter,
    HostIs,
    RemovalVoted,
    Remove,
    Removed,
    Sitter,
    Status,
    VoteRemove,
)
from pyrite.server.tables import entries as log
from pyrite.server.tables.held_seat import HeldSeat
from pyrite.server.tables.request import TableDecision, expect_gathering, expect_host, expect_underway, held_by, seat_at
from pyrite.server.tables.table import Table

FEWEST_VOTES = 2  # so that one of two people cannot remove the other


def expect_admitted(table: Table, who: str, command: AnyCommand) -> None:
    """Declined for people who were banned, or have yet to say the password."""
    if who in table.banned:
        raise Declined(Code.WAS_REMOVED, "the host has banned you from this table")
    if not table.is_admitted(who) and not isinstance(command, Enter):
        raise Declined(Code.NEEDS_PASSWORD, "this table has a password")


def enter(table: Table, who: str, *, knows_password: bool) -> TableDecision:
    """Let in a person who knows the password."""
    if table.password is None or table.is_admitted(who):
        return TableDecision([])
    if not knows_password:
        raise Declined(Code.WRONG_PASSWORD, "wrong password")
    return TableDecision([(who, log.Entered())])


def remove(table: Table, who: str, command: Remove) -> TableDecision:
    """Empties a seat before the game; in the game a bot plays on for a person who is away."""
    expect_host(table, who)
    seat = seat_at(table, command.target)
    if table.status is Status.FINISHED:
        raise Declined(Code.IS_FINISHED, "the game is over")
    if command.ban and (seat.sitter is not Sitter.PERSON or seat.who == who):
        raise Declined(Code.NOT_A_PERSON, "only another person can be banned")
    if table.status is Status.GATHERING:
        expect_gathering(table)
        if seat.sitter is Sitter.NOBODY:
            raise Declined(Code.NO_SUCH_SEAT, f"seat {command.target} is empty")
        return _removal(table, command, None)
    _expect_somebody_else(seat, who, command.target)
    if seat.bot is None:
        raise Declined(Code.STILL_HERE, "this player is here; the others can vote to remove them")
    return _removal(table, command, table.away_bot)


def _removal(table: Table, command: Remove, bot: str | None) -> TableDecision:
    """The person leaves the seat; a person who is banned leaves all their seats."""
    who = table.seats[command.target].who
    seats = table.seats_of(who) if command.ban else [command.target]
    return TableDecision([(who, Removed(seat, bot, banned=command.ban)) for seat in seats])


def vote_remove(table: Table, who: str, command: VoteRemove) -> TableDecision:
    """A vote to remove a person; with more than half of the other people a bot plays the seat."""
    expect_underway(table)
    voter = held_by(table, who, command)
    seat = seat_at(table, command.target)
    _expect_somebody_else(seat, who, command.target)
    if votes_needed(table, command.target) > len(table.people() - {seat.who}):
        raise Declined(Code.TOO_FEW_VOTERS, "a vote needs at least two people besides the player it is about")
    if (who in table.votes.get(command.target, ())) == command.remove:
        return TableDecision([])
    decided = TableDecision([(who, RemovalVoted(voter, command.target, command.remove))])
    votes = table.votes.get(command.target, set()) | {who}
    if command.remove and len(votes) >= votes_needed(table, command.target):
        decided.entries.append((seat.who, Removed(command.target, table.away_bot, by_vote=True)))
        if table.host == seat.who and len(table.seats_of(seat.who)) == 1:
            decided.entries.append((who, HostIs(voter)))
    return decided


def votes_needed(table: Table, target: int) -> int:
    """How many people have to want it: more than half of the other people who play."""
    others = table.people() - {table.seats[target].who}
    return max(FEWEST_VOTES, len(others) // 2 + 1)


def _expect_somebody_else(seat: HeldSeat, who: str, target: int) -> None:
    if seat.who is None or seat.who == who:
        raise Declined(Code.NOT_A_PERSON, f"there is no other person in seat {target}")
