"""One-time links that move a seat to another device."""

from typing import TYPE_CHECKING

from pyrite.server.access import identity
from pyrite.server.errors import Declined
from pyrite.server.messages import Code, Done, Moved, MoveLink, Returned, Sitter, Status
from pyrite.server.store.appends import Link
from pyrite.server.tables import entries as log
from pyrite.server.tables.late_joining import expect_one_hand
from pyrite.server.tables.request import TableDecision, expect_host, held_by, seat_at
from pyrite.server.tables.table import Table

if TYPE_CHECKING:
    from pyrite.server.live.live_table import LiveTable


async def give(live: "LiveTable", who: str, command: MoveLink) -> Done:
    """A link for one's own seat, or of the host for a person who is away; everyone at the table sees that there is one.

    The stored answer does not contain the link: a client that repeats the command after a restart asks for a new one.
    """
    table, limits = live.table, live.live_tables.settings.limits
    seat = held_by(table, who, command) if command.target is None else command.target
    if seat_at(table, seat).sitter is not Sitter.PERSON:
        raise Declined(Code.NOT_A_PERSON, f"there is no person in seat {seat}")
    is_own = table.seats[seat].who == who
    if is_own and table.spent[seat] >= limits.entries_of_seat:
        raise Declined(Code.TOO_MANY, "too many links were made for this seat")
    if not is_own:
        expect_host(table, who)
        _expect_away(live, seat)
    token = identity.make_token()
    link = Link(identity.digest(token), table.code, seat, live.live_tables.time.now() + limits.link_seconds * 1000)
    done = Done(id=command.id, seq=table.seq + 1, seat=seat, link=f"/t/{table.code}#link={token}")
    made = log.LinkMade(seat=seat, link=link.link, by_host=not is_own)
    await live.answer(who, done, TableDecision([(who, made)]), link=link)
    return done


async def use(live: "LiveTable", who: str, link: str, seat: int) -> int:
    """Moves a seat to the device that has its newest link."""
    async with live.lock:
        return await live.attempt(lambda: _move(live, who, link, seat))


async def _move(live: "LiveTable", who: str, link: str, seat: int) -> int:
    table = live.table
    found = await live.live_tables.store.link(link)
    made = table.links.get(seat)  # none for a link that an older version made
    is_void = found is None or found.until < live.live_tables.time.now() or (made is not None and made.link != link)
    if is_void or seat >= len(table.seats):
        raise Declined(Code.NO_SUCH_LINK, "this link has been used or has expired")
    if table.seats[seat].who is None:
        raise Declined(Code.NO_SUCH_LINK, "this seat is free now")
    if who in table.banned:
        raise Declined(Code.WAS_REMOVED, "the host has banned you from this table")
    if _hides_hands(table):
        expect_one_hand(table, who, seat)
        if made is not None and made.by_host:
            _expect_away(live, seat)
    decided = TableDecision([(who, Moved(seat))])
    if _hides_hands(table) and table.seats[seat].bot is not None:
        decided.entries.append((who, Returned(seat)))  # they are here, so no bot has to play for them
    await live.append(decided)
    return seat


def _expect_away(live: "LiveTable", seat: int) -> None:
    """Declined in a running game unless the person of the seat has been away for as long as a bot waits."""
    table, who = live.table, live.table.seats[seat].who
    if not _hides_hands(table) or who is None:
        return
    since = live.attendance.gone_since(who)
    if live.attendance.is_here(who) or live.live_tables.time.now() < since + table.settings.away * 1000:
        raise Declined(Code.STILL_HERE, "the person in this seat has not been away long enough")


def _hides_hands(table: Table) -> bool:
    return table.status in (Status.PLAYING, Status.PAUSED)
