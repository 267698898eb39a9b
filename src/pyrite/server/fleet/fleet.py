"""A worker among others: its lease, what it sends them and hears from them, and which tables it looks after.

What counts is in the database. News over the bus makes it fast; without the bus, the database is asked twice a second.
"""

import asyncio
import contextlib
import functools
import hashlib
import secrets
import time

import msgspec

from pyrite import __version__
from pyrite.server.errors import Declined
from pyrite.server.fleet.catch_up import CatchUp
from pyrite.server.fleet.clock import SharedClock
from pyrite.server.fleet.directory import Directory
from pyrite.server.fleet.nats_bus import ALL, NatsBus
from pyrite.server.live import news as bus_news
from pyrite.server.live.live_table import LiveTable
from pyrite.server.live.live_tables import LiveTables
from pyrite.server.live.news import (
    AddressBanned,
    GalleryLine,
    LogReached,
    MutesChanged,
    News,
    WorkerAlive,
    WorkerPresence,
)
from pyrite.server.live.presence import RemotePresence
from pyrite.server.messages import Code, Status
from pyrite.server.operations.metrics import log as server_log
from pyrite.server.operations.metrics import note
from pyrite.server.store.errors import NotSaved
from pyrite.server.store.fleet import FleetStore, LeaseRenewal

BEAT = 0.6  # seconds between two beats
LEASE = 2.0  # seconds that a worker counts as alive after a beat; with the beat of another one: takeover within 3 s
FAILURES = 2  # to renew the lease, after which a worker counts as cut off from the database
CUT_OFF = 2.0  # seconds without what others have, after which a worker sends everybody to them
POLL = 0.4  # seconds between two looks into the database while the bus is away
SELDOM = 5.0  # the same while the bus is there, since a message can get lost
LEAVE = 1.5  # seconds to give the lease back when a worker stops
AT_ONCE = 500  # tables in one question
PRESENCE = 0.03  # seconds in which comings and goings at all tables are gathered into one write

_PRESENCE = msgspec.json.Decoder(RemotePresence)


class Fleet:
    """A worker as a part of a fleet."""

    def __init__(self, live_tables: LiveTables, address: str, clock: SharedClock) -> None:
        """`start` joins it."""
        self.id = secrets.token_hex(4)
        self.workers: dict[str, bool] = {self.id: False}  # those that are alive, and whether they have the bus
        self.store = FleetStore(live_tables.store)
        self.directory = Directory(live_tables, self.store)
        self.bus = NatsBus(address, self._hear, self._think, self._look_soon, live_tables.figures.bus_refused.inc)
        self._reading = CatchUp(live_tables, self.store)
        self._live_tables = live_tables
        self._clock = clock
        self._beaten = 0.0  # when the lease was renewed, by the monotonic clock
        self.is_cut_off = False  # others can do more, so people are better off there
        self._failures = 0  # to renew the lease, one after the other; a busy worker is late, which is not a failure
        self._others_alive = 0.0  # when another worker said that it has renewed its lease
        self._shared: dict[str, str] = {}
        self._looks = asyncio.Event()
        self._moved: set[str] = set()  # tables at which somebody came or went
        self._moves = asyncio.Event()

    async def start(self) -> None:
        """Takes a lease, and begins to hear of the others."""
        self._shared = (await self._beat()).shared
        self.bus.start(await self.store.fleet(), __version__, await self.store.bus_key())
        self._live_tables.spawn(self._beat_on())
        self._live_tables.spawn(self._send_away_on())
        self._live_tables.spawn(self._look_on())
        self._live_tables.spawn(self._reading.run())
        self._live_tables.spawn(self._tell_presence())
        self._live_tables.spawn(self.directory.write_on())

    async def stop(self) -> None:
        """Leaves: the others take over immediately."""
        try:
            async with asyncio.timeout(LEAVE):
                await self.directory.write()
                await self.store.leave(self.id)
        except (NotSaved, TimeoutError):
            note("the lease could not be given back; it runs out by itself")
        await self.bus.stop()
        await self.store.stop()

    async def expired(self) -> list[str]:
        """Tables that were left for days, if this worker is the one to look for them."""
        if not self.is_leader:
            return []
        await self.store.forget_workers()
        await self.directory.complete()
        return await self.directory.expired()

    # Leases.

    @property
    def is_leased(self) -> bool:
        """Whether this worker's lease holds, as far as it knows."""
        return time.monotonic() < self._beaten + LEASE

    @property
    def is_leader(self) -> bool:
        """Whether this worker does what one of them has to do for all."""
        return self.is_leased and self.id == min(self.workers)

    def _is_without(self) -> bool:
        """Whether others have the database or the bus and this worker does not, as far as it knows."""
        if self._failures >= FAILURES:
            return time.monotonic() < self._others_alive + LEASE
        others = [has_bus for worker, has_bus in self.workers.items() if worker != self.id]
        return not self.bus.is_connected and any(others)

    def is_ours(self, live: LiveTable) -> bool:
        """Whether this worker runs the bots and clocks of a table: one of those through which somebody plays there.

        The others would do the same, and only one of them could save it.
        """
        if not self.is_leased or live.table.status is Status.FROZEN:
            return False
        elsewhere = live.attendance.elsewhere.items()
        there = [worker for worker, one in elsewhere if one.here and not one.is_frozen and worker in self.workers]
        if not there:
            return True
        if not live.attendance.here_of(live.table):
            return False
        return self.id == min([*there, self.id], key=lambda worker: _rank(worker, live.table.code))

    async def _beat(self) -> LeaseRenewal:
        sent = time.monotonic()
        beat = await self.store.beat(self.id, round(LEASE * 1000), __version__, has_bus=self.bus.is_connected)
        self._beaten = sent
        self._failures = 0
        self._clock.set(beat.now, beat.asked, beat.answered)
        self.workers = beat.workers | {self.id: self.bus.is_connected}
        return beat

    async def _beat_on(self) -> None:
        was_leased = True
        while True:
            await asyncio.sleep(BEAT)
            before = set(self.workers)
            try:
                beat = await self._beat()
            except NotSaved:
                self._failures += 1
                if was_leased and not self.is_leased:
                    was_leased = False
                    server_log.warning("the lease has run out: the database does not answer")
                continue
            if beat.is_new:
                self._moved.update(self._live_tables.tables)  # what we had written about presence is gone
                self._moves.set()
            if before != set(self.workers) or not was_leased:
                self._rearrange(before - set(self.workers))
            was_leased = True
            self.publish(ALL, WorkerAlive(self.id))
            await self._hear_shared(beat.shared)

    async def _send_away_on(self) -> None:
        """Sends everybody to other workers when this one has been cut off for some time."""
        seconds = 0.0
        while True:
            await asyncio.sleep(BEAT)
            seconds = seconds + BEAT if self._is_without() else 0.0
            self.is_cut_off = seconds >= CUT_OFF
            if self.is_cut_off:
                for live in list(self._live_tables.tables.values()):
                    live.send_away(Code.STOPPING, "this server has lost its connection to the others; come back now")

    def _rearrange(self, gone: set[str]) -> None:
        """Workers came or went: people who were connected to those are gone, and others take their tables over."""
        now = self._live_tables.time.now()
        for live in list(self._live_tables.tables.values()):
            for worker in gone & live.attendance.elsewhere.keys():
                live.attendance.set_elsewhere(live.table, worker, RemotePresence(), now)
            live.notice_attendance()

    async def _hear_shared(self, shared: dict[str, str]) -> None:
        """Reads again what another worker has changed for all."""
        before, self._shared = self._shared, shared
        if any(shared.get(name) != before.get(name) for name in ("announcement", "maintenance", "bans")):
            await self._live_tables.moderation.start()
            self._live_tables.send_away_banned()
        if shared.get("tokens") != before.get("tokens"):
            for who in await self._live_tables.tokens.read_again():
                self._live_tables.send_away(who, Code.NO_TOKEN, "you have logged out everywhere")

    # News of tables.

    def publish(self, code: str, news: News) -> None:
        """Send the other workers news of a table."""
        self.bus.publish(code, bus_news.pack(news))

    def _hear(self, code: str, data: bytes) -> None:
        try:
            news = bus_news.unpack(data)
        except msgspec.DecodeError:
            return  # of another version; what matters is in the database
        live = self._live_tables.tables.get(code)
        if isinstance(news, WorkerAlive):
            self._others_alive = time.monotonic()
        elif live is not None:
            self._hear_of(live, news)

    def _hear_of(self, live: LiveTable, news: News) -> None:
        if isinstance(news, LogReached):
            self._live_tables.figures.bus_seconds.observe(max(0, self._live_tables.time.now() - news.at) / 1000)
            self._reading.hear(live.table.code, news)
        elif isinstance(news, WorkerPresence):
            self._place(live, news.worker, _elsewhere(news))
        elif isinstance(news, GalleryLine):
            live.answers.remember(news.who, news.done.id, news.done)
            live.viewers.show_line(news.line)
        elif isinstance(news, AddressBanned):
            live.banned_addresses.add(news.address, (), self._live_tables.time.now())
        elif isinstance(news, MutesChanged):
            self._live_tables.spawn(self._read_mutes(live))

    async def _catch_up(self, live: LiveTable) -> None:
        with contextlib.suppress(NotSaved, Declined):  # the next look finds it
            await live.catch_up()

    def _place(self, live: LiveTable, worker: str, there: RemotePresence) -> None:
        if live.attendance.elsewhere.get(worker, RemotePresence()) != there:
            live.attendance.set_elsewhere(live.table, worker, there, self._live_tables.time.now())
            live.notice_attendance()

    async def _read_mutes(self, live: LiveTable) -> None:
        try:
            mutes = (await self._live_tables.store.mutes([live.table.code])).get(live.table.code, [])
        except NotSaved:
            return
        for mute in mutes:
            live.table.hear(mute.seat, mute.target, is_muted=mute.muted)
        live.viewers.welcome_changed(self._live_tables.time.now())

    # Looking into the database.

    def _look_soon(self) -> None:
        self._looks.set()

    async def _look_on(self) -> None:
        while True:
            try:
                async with asyncio.timeout(SELDOM if self.bus.is_connected else POLL):
                    await self._looks.wait()
            except TimeoutError:
                pass
            self._looks.clear()
            codes = list(self._live_tables.tables)
            for start in range(0, len(codes), AT_ONCE):
                await self.look(codes[start : start + AT_ONCE])

    async def look(self, codes: list[str]) -> None:
        """Takes in what happened at tables, and who came and went, whether or not we heard of it."""
        before = {code: live.table.place for code in codes if (live := self._live_tables.tables.get(code)) is not None}
        try:
            last, present = await self.store.last_entries(codes), await self.store.presence(codes)
        except NotSaved:
            return
        for code in codes:
            live = self._live_tables.tables.get(code)
            if live is None:
                continue
            await self.bus.follow(code)
            self._place_all(live, present[code])
            if last.get(code) != before.get(code) and live.table.place == before.get(code):
                await self._catch_up(live)

    def _place_all(self, live: LiveTable, rows: dict[str, str]) -> None:
        for worker in live.attendance.elsewhere.keys() - rows.keys():
            self._place(live, worker, RemotePresence())
        for worker, row in rows.items():
            if worker != self.id and worker in self.workers:
                self._place(live, worker, _PRESENCE.decode(row))

    async def enter(self, live: LiveTable) -> None:
        """A table was taken into memory: hears of it, and finds out who is there and what was missed meanwhile."""
        await self.bus.follow(live.table.code)
        await self.look([live.table.code])

    async def leave(self, code: str) -> None:
        """A table left memory."""
        self.directory.forget(code)
        self.note_presence(code)
        await self.bus.leave(code)

    # Who is connected to this worker.

    def note_presence(self, code: str) -> None:
        """Send the others soon that somebody came to a table or left it."""
        self._moved.add(code)
        self._moves.set()

    async def _tell_presence(self) -> None:
        while True:
            await self._moves.wait()
            await asyncio.sleep(PRESENCE)
            self._moves.clear()
            codes, self._moved = self._moved, set()
            rows = []
            for code in codes:
                live = self._live_tables.tables.get(code)
                here = RemotePresence() if live is None else live.connected
                self.publish(code, _present(self.id, here))
                is_empty = here == RemotePresence()
                rows.append((code, self.id, "" if is_empty else msgspec.json.encode(here).decode()))
            try:
                await self.store.set_presence(rows)
            except NotSaved:
                self._moved |= codes
                await asyncio.sleep(BEAT)
                self._moves.set()

    # Thinking for others.

    async def _think(self, question: bytes) -> bytes:
        return await self._live_tables.think_for_another(question)


def _present(worker: str, there: RemotePresence) -> WorkerPresence:
    """Who is connected to a worker, as it is sent to the others."""
    here, reading, looking = tuple(there.here), tuple(there.reading), tuple(there.looking)
    return WorkerPresence(worker, here, there.watching, there.reading_round, reading, looking, there.is_frozen)


def _elsewhere(news: WorkerPresence) -> RemotePresence:
    """Who is connected to another worker, from what it sent."""
    here, reading, looking = frozenset(news.here), frozenset(news.reading), frozenset(news.looking)
    return RemotePresence(here, news.watching, news.reading_round, reading, looking, news.is_frozen)


@functools.lru_cache(maxsize=100_000)
def _rank(worker: str, code: str) -> bytes:
    """The worker of the lowest rank looks after a table: each of them after as many as the others."""
    return hashlib.blake2b(f"{worker} {code}".encode(), digest_size=8).digest()
