"""Reads what other workers have written, for all tables with news in one question, as long as there are any."""

import asyncio
import contextlib

from pyrite.server.errors import Declined
from pyrite.server.live.live_table import LiveTable
from pyrite.server.live.live_tables import LiveTables
from pyrite.server.live.news import LogReached
from pyrite.server.live.saved_table import EntriesRead
from pyrite.server.operations.metrics import note
from pyrite.server.store.errors import NotSaved
from pyrite.server.store.fleet import FleetStore
from pyrite.server.tables.entries import LogPlace


class CatchUp:
    """The tables of a worker of which it has heard news."""

    def __init__(self, live_tables: LiveTables, store: FleetStore) -> None:
        """Nothing heard yet."""
        self._live_tables = live_tables
        self._store = store
        self._heard: dict[str, LogReached] = {}  # the latest news, by table
        self._wake = asyncio.Event()

    def hear(self, code: str, news: LogReached) -> None:
        """Another worker has saved something at a table."""
        before = self._heard.get(code)
        if before is None or before.seq < news.seq:
            self._heard[code] = news
            self._wake.set()

    async def run(self) -> None:
        """Reads as soon as there is something to read."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            heard, self._heard = self._heard, {}
            behind = {code: live for code in heard if (live := self._behind(code, heard[code])) is not None}
            if not behind:
                continue
            places = {code: live.table.place for code, live in behind.items()}
            with contextlib.suppress(NotSaved):  # the next look finds it
                rows = await self._store.entries_after(places)
                for code, live in behind.items():
                    await self._take(live, EntriesRead(places[code], rows.get(code, [])), heard[code])

    def _behind(self, code: str, news: LogReached) -> LiveTable | None:
        live = self._live_tables.tables.get(code)
        return None if live is None or live.table.knows(LogPlace(news.seq, news.mark)) else live

    async def _take(self, live: LiveTable, read: EntriesRead, news: LogReached) -> None:
        if live.lock.locked():  # something is being saved; the other tables do not wait for it
            self._live_tables.spawn(self._show(live, read, news))
        else:
            await self._show(live, read, news)

    async def _show(self, live: LiveTable, read: EntriesRead, news: LogReached) -> None:
        traces, figures, time = self._live_tables.traces, self._live_tables.figures, self._live_tables.time
        with traces.span("show", news.trace, table=live.table.code):
            try:
                await live.catch_up(LogPlace(news.seq, news.mark), read)
            except (NotSaved, Declined):
                return  # the next look finds it
            if self._live_tables.settings.traces:
                note("news were shown", trace=traces.id, table=live.table.code)
        figures.display_seconds.observe(max(0, time.now() - news.at) / 1000)
