"""The list of tables in the database: every worker shows the same one, without having all tables in memory."""

import asyncio

import msgspec
from sqlalchemy import Executable

from pyrite.server.live.expiry import DAY, MINUTE, RestingTable, resting
from pyrite.server.live.live_tables import LiveTables
from pyrite.server.messages import MySeat, Status, TableListed
from pyrite.server.store.appends import Append
from pyrite.server.store.errors import NotSaved
from pyrite.server.store.fleet import FleetStore, Summary, list_statements, unlisting
from pyrite.server.tables.replay import replay
from pyrite.server.tables.table import Table

WRITE = 1.0  # seconds between two writes of what has changed
SELDOM = 20_000  # milliseconds between two writes of whose turn it is
AT_ONCE = 100  # tables that are looked at in one sweep

_RESTING = msgspec.json.Decoder(RestingTable)


def summary_of(table: Table) -> Summary:
    """A table for the list."""
    short = resting(table)
    return Summary(
        code=table.code,
        seq=table.seq,
        is_open=short.listed is not None,
        created=short.created,
        last=short.last,
        status=short.status.value,
        holders=frozenset(who for who, _ in short.seats),
        summary=msgspec.json.encode(short).decode(),
    )


class DirectoryEntry(msgspec.Struct, frozen=True):
    """What is in the list of a table."""

    changed: int  # the entry that last changed more than whose turn it is
    holders: frozenset[str]
    at: int


class Directory:
    """The list of tables of a fleet."""

    def __init__(self, live_tables: LiveTables, store: FleetStore) -> None:
        """Nothing has changed yet."""
        self._live_tables = live_tables
        self._store = store
        self._changed: dict[str, Table] = {}
        self._written: dict[str, DirectoryEntry] = {}  # what this worker wrote last of the tables in its memory

    def note(self, table: Table) -> None:
        """Writes a table that this worker has changed to the list soon."""
        self._changed[table.code] = table

    def statements(self, table: Table) -> tuple[Executable, ...]:
        """The statements that add a new table to the list."""
        return list_statements([summary_of(table)], [table.code])

    async def replace(self, table: Table) -> None:
        """Writes a table of which the database has lost entries: the list may know a state that is no longer true."""
        self._written.pop(table.code, None)
        self.note(table)
        await self._live_tables.store.save(Append(code="", statements=unlisting(table.code)))

    def forget(self, code: str) -> None:
        """A table has left memory."""
        self._written.pop(code, None)

    async def write_on(self) -> None:
        """Writes what has changed, once a second."""
        while True:
            await asyncio.sleep(WRITE)
            await self.write()

    async def write(self) -> None:
        """Writes what has changed. After moves, which only change whose turn it is, it writes rarely."""
        now = self._live_tables.time.now()
        changed = {code: table for code, table in self._changed.items() if self._is_due(table, now)}
        summaries, reseated = [], set()
        for code, table in changed.items():
            del self._changed[code]
            summary, before = summary_of(table), self._written.get(code)
            if before is None or before.holders != summary.holders:
                reseated.add(code)
            self._written[code] = DirectoryEntry(table.changed, summary.holders, now)
            summaries.append(summary)
        if summaries:
            try:
                await self._live_tables.store.save(Append(code="", statements=list_statements(summaries, reseated)))
            except NotSaved:
                self._changed = changed | self._changed
                for code in changed:
                    self.forget(code)

    def _is_due(self, table: Table, now: int) -> bool:
        before = self._written.get(table.code)
        return before is None or before.changed != table.changed or now >= before.at + SELDOM

    async def listed(self, most: int) -> tuple[TableListed, ...]:
        """The open tables, the newest first."""
        found = [_RESTING.decode(text).listed for text in await self._store.listed(most)]
        return tuple([one for one in found if one is not None])

    async def seats_of(self, who: str, most: int) -> tuple[MySeat, ...]:
        """The seats that an identity holds, the newest table first."""
        finished_since = self._live_tables.time.now() - self._live_tables.settings.finished_minutes * MINUTE
        found = [_RESTING.decode(text) for text in await self._store.held_by(who, finished_since, most)]
        return tuple([seat for one in found for holder, seat in one.seats if holder == who][:most])

    async def expired(self) -> list[str]:
        """Tables at which nothing has happened for days."""
        now, settings = self._live_tables.time.now(), self._live_tables.settings
        unstarted, abandoned = now - settings.unstarted_days * DAY, now - settings.abandoned_days * DAY
        begun = (Status.PLAYING.value, Status.PAUSED.value)
        found = await self._store.quiet((Status.GATHERING.value,), round(unstarted), AT_ONCE)
        return found + await self._store.quiet(begun, round(abandoned), AT_ONCE)

    async def complete(self) -> None:
        """Adds tables that a single server wrote before this fleet began."""
        for code in await self._store.unlisted(AT_ONCE):
            table = replay(code, await self._live_tables.store.entries(code))
            if table.seq:
                await self._live_tables.store.save(Append(code="", statements=self.statements(table)))
