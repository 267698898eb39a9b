"""The house: all live tables, with what they share: the store, the bus, the bots, the clock."""

import asyncio
import secrets
from collections.abc import Coroutine
from typing import Any

import msgspec

from pyrite.server.bots.worker import Answer
from pyrite.server.bots.workers import Thinkers
from pyrite.server.errors import Declined
from pyrite.server.live.bus import Bus, MemoryBus
from pyrite.server.live.clock import Timekeeper, WallClock
from pyrite.server.live.live_table import LiveTable
from pyrite.server.live.new_tables import NewTables
from pyrite.server.operations.alarms import Alarms
from pyrite.server.operations.health import HealthCheck
from pyrite.server.operations.metrics import Figures, note
from pyrite.server.operations.metrics import log as server_log
from pyrite.server.settings import ServerSettings
from pyrite.server.store.store import Store
from pyrite.server.tables import entries as log
from pyrite.server.tables import table_view
from pyrite.server.tables.table import Table
from pyrite.server.wire import identity
from pyrite.server.wire.hindsight import Hindsights
from pyrite.server.wire.messages import (
    Bye,
    Code,
    MySeat,
    Ping,
    Refusal,
    Seated,
    Status,
    TableListed,
)
from pyrite.server.wire.rate_limits import Crowd, Limiter

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"  # no I and no O, which look like digits
CODE_LENGTH = 6
LISTED = 100  # open tables in a list
SWEEP = 60.0  # seconds
HEALTH = 30.0  # seconds between checks of the store, whoever asks

_ENCODER = msgspec.json.Encoder()


class House:
    """All live tables."""

    def __init__(
        self,
        settings: ServerSettings,
        time: Timekeeper | None = None,
        thinkers: Thinkers | None = None,
        bus: Bus | None = None,
    ) -> None:
        """Closed: `start` opens the store and loads the tables. Bots that are given think for others, too."""
        self.settings = settings
        self.time: Timekeeper = time or WallClock()
        self.figures = Figures()
        self.alarms = Alarms(self.figures.alarms)
        self.store = Store(settings.database_url, self.alarms)
        self.hindsights = Hindsights(self.store)
        self.bus: Bus = bus or MemoryBus()
        self.health = HealthCheck(self.store, self.alarms)
        self.limiter = Limiter(self.time.now)
        self.crowd = Crowd(settings.limits)
        self.tables: dict[str, LiveTable] = {}
        self.new_tables = NewTables(self)
        self.is_stopping = False
        self._thinkers = thinkers or Thinkers(settings.thinkers)
        self._has_own_thinkers = thinkers is None
        self._tasks: set[asyncio.Task[Any]] = set()
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}

    # Opening and closing.

    async def start(self, *, alone: bool = False) -> None:
        """Opens the store, loads every table at which something may yet happen, and sets the bots up.

        `alone` keeps other servers away from the database; InUse if one is there already.
        """
        await self.store.start(alone=alone)
        codes = await self.store.unfinished()
        round_secrets = await self.store.secrets(codes)
        async for code, rows in self.store.logs(codes):
            self.tables[code] = LiveTable(_replay(code, rows), round_secrets.get(code, {}), self)
        if self._has_own_thinkers:
            await asyncio.to_thread(self._thinkers.start)
        self.bus.subscribe(self._hear)
        self._every(SWEEP, self._sweep)
        self._every(HEALTH, self._check_health)
        self._every(self.settings.ping_seconds, self._ping)
        frozen = sum(live.table.status is Status.FROZEN for live in self.tables.values())
        note("the house is open", tables=len(self.tables), frozen=frozen)

    def say_goodbye(self) -> None:
        """Takes no more commands and ends all connections."""
        self.is_stopping = True
        bye = _ENCODER.encode(Bye(Refusal(Code.STOPPING, "the server stops; come back in a moment")))
        for live in self.tables.values():
            for viewer in list(live.viewers.everyone):
                viewer.deliver(bye)
                viewer.deliver(b"")  # nothing more comes

    async def stop(self) -> None:
        """Finishes what is being saved, and closes everything."""
        self.say_goodbye()
        for live in list(self.tables.values()):
            async with live.lock:  # what is being saved is saved and shown
                await live.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.hindsights.stop()
        if self._has_own_thinkers:
            await self._thinkers.stop()
        await self.store.stop()
        note("the house is closed")

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Lets something run by itself; an error is logged."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None and not self.is_stopping:
            self.figures.faults.inc()
            server_log.error("a task failed", exc_info=task.exception())

    def _every(self, seconds: float, what: Any) -> None:
        async def again() -> None:
            while True:
                await asyncio.sleep(seconds)
                what()

        self.spawn(again())

    def _check_health(self) -> None:
        self.spawn(self.health.check())

    def _ping(self) -> None:
        self.spawn(self._ping_all())

    async def _ping_all(self) -> None:
        """A sign of life to every viewer, a table at a time: to all at once nobody else would get a word in."""
        ping = _ENCODER.encode(Ping(self.time.now()))
        for live in list(self.tables.values()):
            for viewer in live.viewers.everyone:
                viewer.deliver(ping)
            live.look_again()
            await asyncio.sleep(0)

    def _sweep(self) -> None:
        """Lets go of finished tables that nobody looks at; they are found again in the store."""
        old = self.time.now() - self.settings.finished_minutes * 60_000
        for code, live in list(self.tables.items()):
            is_done = live.table.status is Status.FINISHED and not live.viewers.everyone
            if is_done and live.touched < old and not live.lock.locked():
                del self.tables[code]

    async def wait_until(self, when: int) -> None:
        """Sleeps until a time of the house's clock."""
        woken: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        call = self.time.call_at(when, lambda: None if woken.done() else woken.set_result(None))
        try:
            await woken
        finally:
            call.cancel()

    async def think(self, level: str, seed: str, view: Any, budget: float) -> Answer:
        """A bot's decision, and what it says."""
        answer = await self._thinkers.think(level, seed, view, budget)
        for kind, count in self._thinkers.troubles.items():
            self.figures.bot_troubles.labels(kind).set(count)
        return answer

    def _hear(self, code: str, seq: int) -> None:
        live = self.tables.get(code)
        if live is not None and live.table.seq >= seq:
            live.show()
        elif live is not None:
            self.spawn(live.catch_up())

    # Finding tables.

    async def table(self, code: str) -> LiveTable:
        """The table of a code, from the store if it is not in memory; Declined if there is none."""
        code = code.upper()
        if code in self.tables:
            return self.tables[code]
        if len(code) != CODE_LENGTH or any(letter not in LETTERS for letter in code):
            raise Declined(Code.NO_SUCH_TABLE, "there is no table of that code")
        if code not in self._loading:
            loading = self._loading[code] = asyncio.get_running_loop().create_task(self._load(code))
            loading.add_done_callback(lambda done: self._loaded(code, done))
        return await asyncio.shield(self._loading[code])

    async def _load(self, code: str) -> LiveTable:
        """Takes a table into memory; all who ask for it meanwhile wait for the same one."""
        rows = await self.store.entries(code)
        if not rows:
            raise Declined(Code.NO_SUCH_TABLE, "there is no table of that code")
        self.expect_room()
        round_secrets = (await self.store.secrets([code])).get(code, {})
        live = self.tables[code] = LiveTable(_replay(code, rows), round_secrets, self)
        return live

    def _loaded(self, code: str, loading: asyncio.Task[LiveTable]) -> None:
        self._loading.pop(code, None)
        if not loading.cancelled():
            loading.exception()  # those who waited have it; there may be none left

    def listed(self) -> tuple[TableListed, ...]:
        """The open tables that can be joined or watched, the newest first."""
        tables = [live.table for live in self.tables.values() if live.table.settings.open]
        found = [table for table in tables if table.status not in (Status.FINISHED, Status.FROZEN)]
        found.sort(key=lambda table: -table.created)
        return tuple([table_view.table_listed(table) for table in found[:LISTED]])

    def seats_of(self, who: str) -> tuple[MySeat, ...]:
        """The seats that an identity holds, the newest table first."""
        found = [(live.table, seat) for live in self.tables.values() for seat in live.table.seats_of(who)]
        found.sort(key=lambda pair: -pair[0].created)
        return tuple(
            [
                MySeat(
                    table.code,
                    seat,
                    table.title,
                    table.game.name,
                    table.status,
                    table.is_running and table.turn == seat,
                )
                for table, seat in found[:LISTED]
            ]
        )

    # Room for more.

    def expect_room(self) -> None:
        """Declined when there are too many tables in memory."""
        if len(self.tables) >= self.settings.limits.tables:
            raise Declined(Code.TOO_MANY, "the house is full; try again later")

    async def new_code(self) -> str:
        """A code that no table has."""
        while True:
            code = "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))
            if code not in self.tables and not await self.store.has(code):
                return code

    async def use_link(self, who: str, link: str) -> Seated:
        """Takes the seat that a one-time link moves."""
        found = await self.store.link(identity.who_is(link))
        if found is None:
            raise Declined(Code.NO_SUCH_LINK, "this link has been used, or is too old")
        live = await self.table(found.code)
        seat = await live.use_link(who, found.link, found.seat)
        return Seated(code=found.code, seat=seat, seq=live.table.seq)


def _replay(code: str, rows: list[tuple[int, int, str | None, str]]) -> Table:
    """A table from its log; frozen, and saying why, at the first entry that this version cannot read or play."""
    table = Table(code)
    try:
        for seq, at, who, entry in rows:
            table.apply(log.Logged(seq, at, who, log.read(entry)))
    except Exception as error:
        server_log.warning("a table is frozen", extra={"fields": {"table": code, "entry": table.seq + 1}})
        reason = str(error) if type(error) is ValueError else type(error).__name__
        table.freeze(f"entry {table.seq + 1} cannot be replayed: {reason[:200]}")
    return table
