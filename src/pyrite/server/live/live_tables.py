"""All live tables of a server, with what they share: the store, the bus, the bots, the clock."""

import asyncio
import contextlib
import secrets
from collections.abc import Callable, Coroutine

import msgspec

from pyrite.game import AnyView
from pyrite.server.access import identity
from pyrite.server.access.moderation import Moderation
from pyrite.server.access.rate_limits import ConnectionCounts, Limiter, Newcomers
from pyrite.server.access.tokens import Tokens
from pyrite.server.bots.hindsight import Hindsights
from pyrite.server.bots.jobs import RecordReader
from pyrite.server.bots.worker import BotAnswer
from pyrite.server.bots.workers import Thinkers
from pyrite.server.errors import Declined
from pyrite.server.live import seat_links
from pyrite.server.live.clock import Timekeeper, WallClock
from pyrite.server.live.expiry import Expiry, RestingTable, last_change, my_seat
from pyrite.server.live.live_table import LiveTable
from pyrite.server.live.new_tables import NewTables
from pyrite.server.live.other_workers import OtherWorkers
from pyrite.server.messages import (
    Code,
    MySeat,
    NewSeat,
    Ping,
    Status,
    TableListed,
)
from pyrite.server.operations.alarms import Alarm, Alarms
from pyrite.server.operations.metrics import Metrics, note
from pyrite.server.operations.metrics import log as server_log
from pyrite.server.operations.tracing import Traces
from pyrite.server.settings import ServerSettings
from pyrite.server.store.appends import StoredMute
from pyrite.server.store.errors import NotSaved
from pyrite.server.store.health import HealthCheck
from pyrite.server.store.store import Store
from pyrite.server.tables import table_view
from pyrite.server.tables.replay import Row, replay
from pyrite.server.tables.table import Table

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"  # no I and no O, which look like digits
CODE_LENGTH = 6
LISTED = 100  # open tables in a list
SWEEP = 60.0  # seconds
DRAIN = 4.0  # seconds in which everybody is sent to other workers
DRAIN_PAUSE = 0.02  # seconds between two of them, if they are few
HEALTH = 30.0  # seconds between checks of the store

_ENCODER = msgspec.json.Encoder()


class LiveTables:
    """All live tables of a server, and what they share."""

    def __init__(
        self,
        settings: ServerSettings,
        time: Timekeeper | None = None,
        thinkers: Thinkers | None = None,
    ) -> None:
        """Closed: `start` opens the store and loads the tables. Bots that are given think for others, too."""
        self.settings = settings
        self.time: Timekeeper = time or WallClock()
        self.figures = Metrics()
        self.traces = Traces(are_on=settings.traces)
        self.alarms = Alarms(self.figures.alarms, self._tell_alarm)
        self.store = Store(settings.database_url, self.alarms)
        self.hindsights = Hindsights(self.store, settings.limits)
        self.records = RecordReader(settings.limits)
        self.tokens = Tokens(self.store)
        self.moderation = Moderation(self.store, self.time.now)
        self.health = HealthCheck(self.store, self.alarms)
        self.limiter = Limiter(self.time.now)
        self.newcomers = Newcomers(self.limiter, settings.limits.new_identities)
        self.connection_counts = ConnectionCounts(settings.limits)
        self.tables: dict[str, LiveTable] = {}
        self.resting: dict[str, RestingTable] = {}  # unfinished ones that are not in memory
        self.frozen: dict[str, str] = {}  # why tables cannot be replayed, by their codes
        self.new_tables = NewTables(self)
        self.expiry = Expiry(self)
        self.fleet: OtherWorkers | None = None  # set by `join`
        self.is_draining = False  # everybody is being sent to other workers
        self.is_stopping = False
        self._thinkers = thinkers or Thinkers(settings.thinkers)
        self._has_own_thinkers = thinkers is None
        self._tasks: set[asyncio.Task[None]] = set()
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}

    def join(self, fleet: OtherWorkers) -> None:
        """Be one of several workers; called before `start`."""
        self.fleet = fleet

    @property
    def is_alone(self) -> bool:
        """Whether no other server writes to the store."""
        return self.fleet is None

    # Opening and closing.

    async def start(self, *, alone: bool = False) -> None:
        """Opens the store, loads every unfinished table, and starts the bots.

        `alone` keeps other servers away from the database; InUse if one is there already.
        """
        await self.store.start(alone=alone and self.is_alone, shared=not self.is_alone)
        if self.fleet is not None:
            await self.fleet.start()
        await self.moderation.start()
        await self.tokens.start()
        if self.is_alone:
            await self._load_unfinished()
        if self._has_own_thinkers:
            await asyncio.to_thread(self._thinkers.start)
        self._every(SWEEP, self.expiry.sweep)
        self._every(HEALTH, self.health.check)
        self._every(self.settings.ping_seconds, self._ping_all)
        note("all tables are loaded", tables=len(self.tables), resting=len(self.resting), frozen=len(self.frozen))

    async def _load_unfinished(self) -> None:
        """Loads every unfinished table; a damaged one does not stop the others from starting."""
        codes = await self.store.unfinished()
        for start in range(0, len(codes), 100):
            some = codes[start : start + 100]
            try:
                round_secrets = await self.store.secrets(some)
                mutes = await self.store.mutes(some)
                logs = [one async for one in self.store.logs(some)]
            except NotSaved:
                await self.store.unfinished()  # the database answers: some of these tables are damaged
                for code in some:
                    await self._load_damaged(code)
                continue
            for code, rows in logs:
                await self._place(_replayed(code, rows, mutes.get(code, [])), round_secrets.get(code, {}))

    async def _load_damaged(self, code: str) -> None:
        """Loads as much of a table as can be read."""
        rows, why = await self.store.readable_entries(code)
        round_secrets: dict[int, bytes] = {}
        try:
            round_secrets = (await self.store.secrets([code])).get(code, {})
        except NotSaved as error:
            why = why or str(error)
        if rows:
            await self._place(replay(code, rows, why), round_secrets)
        else:
            self._note_frozen(code, why or "its log is empty")

    async def _place(self, table: Table, round_secrets: dict[int, bytes]) -> None:
        """Puts a table where it belongs at the start: into memory, or to rest if nothing has happened for long."""
        if table.trouble is not None:
            self._note_frozen(table.code, table.trouble)
        live = self.tables[table.code] = LiveTable(table, round_secrets, self)
        live.touched = last_change(table)
        if self.expiry.is_idle(live):
            await self.expiry.rest(live)

    def _note_frozen(self, code: str, why: str) -> None:
        self.frozen[code] = why
        server_log.warning("a table is frozen", extra={"fields": {"table": code, "reason": why}})
        self.alarms.sound(Alarm.FROZEN_TABLES, f"{len(self.frozen)} tables cannot be replayed; see the admin page")

    def send_away_banned(self) -> None:
        """Ends the connections of identities that are banned."""
        connected = {viewer.who for live in self.tables.values() for viewer in live.viewers.everyone}
        for who in connected:
            if who is not None and self.moderation.is_banned(who):
                self.send_away(who, Code.BANNED, "the operator of this server has banned you")

    def send_away(self, who: str, code: Code, text: str) -> None:
        """Ends all connections of an identity."""
        for live in self.tables.values():
            for viewer in list(live.viewers.everyone):
                if viewer.who == who:
                    viewer.send_away(code, text)

    @property
    def takes_people(self) -> bool:
        """Whether people may connect: not when the server stops, or others of its fleet serve them better."""
        return not (self.is_stopping or self.is_draining or (self.fleet is not None and self.fleet.is_cut_off))

    async def drain(self) -> None:
        """Takes no more people and no new tables, and sends everybody to other workers, one by one."""
        self.is_draining = True
        viewers = [viewer for live in self.tables.values() for viewer in live.viewers.everyone]
        clock = asyncio.get_running_loop().time
        began, pause = clock(), min(DRAIN_PAUSE, DRAIN / max(1, len(viewers)))
        for place, viewer in enumerate(viewers, 1):
            viewer.send_away(Code.STOPPING, "this server stops; another one goes on")
            await asyncio.sleep(began + place * pause - clock())

    def say_goodbye(self) -> None:
        """Takes no more commands and ends all connections."""
        self.is_stopping = True
        for live in self.tables.values():
            live.send_away(Code.STOPPING, "the server stops; come back in a moment")

    async def stop(self) -> None:
        """Finishes what is being saved, and closes everything."""
        self.say_goodbye()
        for live in list(self.tables.values()):
            async with live.lock:  # what is being saved is saved and shown
                await live.close()
        if self.fleet is not None:
            await self.fleet.stop()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.hindsights.stop()
        await self.records.stop()
        if self._has_own_thinkers:
            await self._thinkers.stop()
        await self.store.stop()
        note("the server has stopped")

    def spawn(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        """Runs something in the background; an error is logged."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None and not self.is_stopping:
            self.figures.faults.inc()
            server_log.error("a task failed", exc_info=task.exception())

    def _every(self, seconds: float, what: Callable[[], Coroutine[None, None, None]]) -> None:
        async def again() -> None:
            while True:
                await asyncio.sleep(seconds)
                with contextlib.suppress(Exception):  # it has been logged
                    await self.spawn(what())

        self.spawn(again())

    def _tell_alarm(self) -> None:
        """Shows everybody that nothing can be saved, or that saving works again."""
        if self.tables and not self.is_stopping:
            self.spawn(self._ping_all())

    async def _ping_all(self) -> None:
        """Pings every viewer, one table at a time, so that other work is not held up."""
        waits = self.alarms.text(Alarm.SAVING) is not None
        ping = _ENCODER.encode(Ping(self.time.now(), self.moderation.announcement, waits))
        for live in list(self.tables.values()):
            for viewer in live.viewers.everyone:
                viewer.deliver(ping)
            live.look_again()
            await asyncio.sleep(0)

    async def wait_until(self, when: int, woken: asyncio.Event | None = None) -> None:
        """Sleep until a time of the server's clock, or until the event is set."""
        woken = woken or asyncio.Event()
        call = self.time.call_at(when, woken.set)
        try:
            await woken.wait()
        finally:
            call.cancel()

    async def think(self, level: str, seed: str, view: AnyView, budget: float) -> BotAnswer:
        """A bot's decision, and what it says; an idle worker of the fleet may compute it."""
        ask = self.fleet.bus.ask if self.fleet is not None else None
        answer = await self._thinkers.think(level, seed, view, budget, ask)
        for kind, count in self._thinkers.troubles.items():
            self.figures.bot_troubles.labels(kind).set(count)
        return answer

    async def think_for_another(self, question: bytes) -> bytes:
        """The answer to a question of another worker; empty if all bots are busy."""
        return await self._thinkers.answer_another(question)

    # Finding tables.

    async def table(self, code: str, *, is_shown: bool = False) -> LiveTable:
        """The table of a code, from the store if it is not in memory; Declined if there is none.

        One that is shown is not older than what anybody has seen of it through another worker.
        """
        code = code.upper()
        live = self.tables.get(code)
        if live is not None and code not in self._loading:
            live.touched = self.time.now()  # it does not leave memory under those who just came
            if self.fleet is not None and is_shown:
                await live.catch_up()
            return live
        if len(code) != CODE_LENGTH or any(letter not in LETTERS for letter in code):
            raise Declined(Code.NO_SUCH_TABLE, "there is no table with that code")
        if code not in self._loading:
            loading = self._loading[code] = asyncio.get_running_loop().create_task(self._load(code))
            loading.add_done_callback(lambda done: self._loaded(code, done))
        return await asyncio.shield(self._loading[code])

    async def _load(self, code: str) -> LiveTable:
        """Load a table into memory; concurrent requests wait for the same one."""
        try:
            rows = await self.store.entries(code)
        except NotSaved:
            if code not in self.frozen:
                raise
            raise Declined(Code.IS_FROZEN, f"this table is frozen: {self.frozen[code]}") from None
        if not rows:
            raise Declined(Code.NO_SUCH_TABLE, "there is no table with that code")
        await self.expiry.make_room()
        round_secrets = (await self.store.secrets([code])).get(code, {})
        mutes = (await self.store.mutes([code])).get(code, [])
        live = self.tables[code] = LiveTable(_replayed(code, rows, mutes), round_secrets, self)
        self.resting.pop(code, None)
        if self.fleet is not None:
            await self.fleet.enter(live)
        return live

    def _loaded(self, code: str, loading: asyncio.Task[LiveTable]) -> None:
        self._loading.pop(code, None)
        if not loading.cancelled():
            loading.exception()  # those who waited have it; there may be none left

    async def listed(self) -> tuple[TableListed, ...]:
        """The open tables that can be joined or watched, the newest first."""
        if self.fleet is not None:
            return tuple([self._with_sleep(one) for one in await self.fleet.directory.listed(LISTED)])
        tables = [live.table for live in self.tables.values() if live.table.settings.open]
        found: list[tuple[int, Table | TableListed]] = [
            (table.created, table) for table in tables if table.status not in (Status.FINISHED, Status.FROZEN)
        ]
        found += [(one.created, one.listed) for one in self.resting.values() if one.listed is not None]
        found.sort(key=lambda pair: -pair[0])
        newest = [one for _, one in found[:LISTED]]
        shown = [table_view.table_listed(one) if isinstance(one, Table) else one for one in newest]
        return tuple([self._with_sleep(one) for one in shown])

    def _with_sleep(self, listed: TableListed) -> TableListed:
        """The same, with whether the table sleeps; what only another worker has in memory is taken to be awake."""
        live = self.tables.get(listed.code)
        is_asleep = self.fleet is None if live is None else not live.attendance.is_awake
        return msgspec.structs.replace(listed, asleep=is_asleep) if is_asleep else listed

    async def seats_of(self, who: str) -> tuple[MySeat, ...]:
        """The seats that an identity holds, the newest table first."""
        if self.fleet is not None:
            return await self.fleet.directory.seats_of(who, LISTED)
        tables = [live.table for live in self.tables.values()]
        found = [(table.created, my_seat(table, seat)) for table in tables for seat in table.seats_of(who)]
        found += [(one.created, seat) for one in self.resting.values() for holder, seat in one.seats if holder == who]
        found.sort(key=lambda pair: -pair[0])
        return tuple([seat for _, seat in found[:LISTED]])

    async def new_code(self) -> str:
        """A code that no table has."""
        while True:
            code = "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))
            if code not in self.tables and not await self.store.has(code):
                return code

    async def use_link(self, who: str, link: str) -> NewSeat:
        """Takes the seat that a one-time link moves."""
        found = await self.store.link(identity.digest(link))
        if found is None:
            raise Declined(Code.NO_SUCH_LINK, "this link has been used or has expired")
        live = await self.table(found.code)
        seat = await seat_links.use(live, who, found.link, found.seat)
        return NewSeat(code=found.code, seat=seat, seq=live.table.seq)


def _replayed(code: str, rows: list[Row], mutes: list[StoredMute]) -> Table:
    table = replay(code, rows)
    for mute in mutes:
        table.hear(mute.seat, mute.target, is_muted=mute.muted)
    return table
