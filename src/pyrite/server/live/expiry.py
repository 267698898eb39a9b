"""Idle tables leave memory, and after some days they expire.

A table without viewers rests: it leaves memory, except for a few lines about it, and is loaded again when somebody
comes. A table at which nothing happens for days expires: one that never began is removed, and a game that was abandoned
ends, with its secrets opened and its record kept.
"""

import asyncio
from typing import TYPE_CHECKING

import msgspec

from pyrite.server.errors import Declined
from pyrite.server.live.live_table import LiveTable
from pyrite.server.live.news import LogReached
from pyrite.server.messages import Close, Code, Done, MySeat, Status, TableListed
from pyrite.server.operations.metrics import note
from pyrite.server.store.errors import NotSaved
from pyrite.server.tables import table_view
from pyrite.server.tables.request import expect_host
from pyrite.server.tables.table import Table

if TYPE_CHECKING:
    from pyrite.server.live.live_tables import LiveTables

MINUTE = 60_000  # milliseconds
DAY = 24 * 60 * MINUTE
SHORTEST_REST = 1  # minutes without anybody after which a table leaves memory when room is needed


class RestingTable(msgspec.Struct, frozen=True):
    """What is remembered of a table that has left memory."""

    listed: TableListed | None  # for the list of open tables, if it is to be there
    seats: tuple[tuple[str, MySeat], ...]  # with the identities that hold them
    created: int
    last: int  # when something last happened
    status: Status


def resting(table: Table) -> RestingTable:
    """The summary of a table that leaves memory."""
    is_listed = table.settings.open and table.status not in (Status.FINISHED, Status.FROZEN)
    return RestingTable(
        listed=table_view.table_listed(table) if is_listed else None,
        seats=tuple((held.who, my_seat(table, seat)) for seat, held in enumerate(table.seats) if held.who is not None),
        created=table.created,
        last=last_change(table),
        status=table.status,
    )


def my_seat(table: Table, seat: int) -> MySeat:
    """A seat as its holder finds it on the first page."""
    is_next = table.is_running and table.turn == seat
    return MySeat(table.code, seat, table.title, table.game.name, table.status, is_next)


def last_change(table: Table) -> int:
    """When something last happened at a table."""
    return table.recent[-1].logged.at if table.recent else table.created


class Expiry:
    """Removes idle tables from memory, and ends tables that were abandoned for days."""

    def __init__(self, live_tables: "LiveTables") -> None:
        """`sweep` does the work."""
        self._live_tables = live_tables

    def is_idle(self, live: LiveTable) -> bool:
        """Whether a table should leave memory."""
        settings = self._live_tables.settings
        is_finished = live.table.status is Status.FINISHED
        return self._is_quiet(live, settings.finished_minutes if is_finished else settings.idle_minutes)

    def _is_quiet(self, live: LiveTable, minutes: float) -> bool:
        """Whether the table has been empty and idle for so many minutes."""
        is_empty = not live.viewers.everyone and not live.lock.locked()
        return is_empty and live.touched <= self._live_tables.time.now() - minutes * MINUTE

    async def make_room(self) -> None:
        """Makes sure that memory has room for one more table; Declined if all of them are in use."""
        tables, most = self._live_tables.tables, self._live_tables.settings.limits.tables
        if len(tables) >= most:
            quiet = [live for live in tables.values() if self._is_quiet(live, SHORTEST_REST)]
            for live in sorted(quiet, key=lambda live: live.touched)[: 1 + most // 10]:
                await self.rest(live)
        if len(tables) >= most:
            raise Declined(Code.TOO_MANY, "the server is full; try again later")

    def is_expired(self, status: Status, last: int) -> bool:
        """Whether a table at which nothing has happened since then has expired."""
        settings = self._live_tables.settings
        if status is Status.GATHERING:
            return last <= self._live_tables.time.now() - settings.unstarted_days * DAY
        if status in (Status.PLAYING, Status.PAUSED):
            return last <= self._live_tables.time.now() - settings.abandoned_days * DAY
        return False

    async def sweep(self) -> None:
        """Expire tables that were abandoned for days, and unload tables without viewers."""
        live_tables = self._live_tables
        for code in await self._expired():
            try:
                await self.end(code)
            except (Declined, NotSaved):
                continue  # it has gone meanwhile, or the store is in trouble: the next sweep comes
            note("a table has expired")
        for live in list(live_tables.tables.values()):
            if self.is_idle(live):
                await self.rest(live)
            await asyncio.sleep(0)

    async def _expired(self) -> list[str]:
        """Tables that have been left for days; in a fleet one worker looks for them."""
        live_tables = self._live_tables
        if live_tables.fleet is not None:
            return await live_tables.fleet.expired()
        expired = [code for code, one in live_tables.resting.items() if self.is_expired(one.status, one.last)]
        for code, live in list(live_tables.tables.items()):
            is_old = self.is_expired(live.table.status, last_change(live.table))
            if is_old and not live.viewers.everyone and not live.lock.locked():
                expired.append(code)
        return expired

    async def rest(self, live: LiveTable) -> None:
        """Lets a table leave memory."""
        code = live.table.code
        if self._live_tables.tables.pop(code, None) is not live:
            return  # somebody else was quicker
        if self._live_tables.fleet is not None:
            await self._live_tables.fleet.leave(code)
        elif live.table.status is not Status.FINISHED:
            self._live_tables.resting[code] = resting(live.table)
        await live.close()

    async def end(self, code: str) -> None:
        """Ends a table: a game opens its secrets and keeps its record, a table without a game is removed."""
        live = await self._live_tables.table(code)
        async with live.lock:
            await live.attempt(lambda: self._end(live))

    async def _end(self, live: LiveTable) -> None:
        if live.table.status in (Status.PLAYING, Status.PAUSED):
            await live.give_up()
        elif live.table.status is Status.GATHERING:
            await self.remove(live, "this table was closed")

    async def close(self, live: LiveTable, who: str, command: Close) -> Done:
        """Removes a table without a game for its host; the table's lock is held."""
        expect_host(live.table, who)
        done = Done(id=command.id, seq=live.table.seq)
        await self.remove(live, "the host has closed this table")
        return done

    async def remove(self, live: LiveTable, why: str) -> None:
        """Removes a table from the store and from memory, and notifies its viewers."""
        await self._live_tables.store.remove_table(live.table.code, live.table.place)
        if self._live_tables.fleet is not None:
            self._live_tables.fleet.publish(
                live.table.code, LogReached(live.table.seq + 1, self._live_tables.time.now())
            )
        await self.forget(live, why)

    async def forget(self, live: LiveTable, why: str) -> None:
        """Removes a table from memory that is no longer in the store."""
        live.is_removed = True
        live.send_away(Code.TABLE_CLOSED, why)
        await live.close()
        self._live_tables.tables.pop(live.table.code, None)
        if self._live_tables.fleet is not None:
            await self._live_tables.fleet.leave(live.table.code)
