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
from pyrite.server.operations.metrics import Figures, note
from pyrite.server.operations.metrics import log as server_log
from pyrite.server.settings import ServerSettings
from pyrite.server.store.store import Append, Conflict, Store
from pyrite.server.tables import entries as log
from pyrite.server.tables import play, table_view
from pyrite.server.tables.play import Chance
from pyrite.server.tables.request import Decided, expect_level, held_by
from pyrite.server.tables.seats import BOT_NAMES, options_given
from pyrite.server.tables.table import Table
from pyrite.server.tables.typed_text import clean_name, clean_title
from pyrite.server.wire import identity
from pyrite.server.wire.hindsight import Hindsights
from pyrite.server.wire.messages import (
    BotSeated,
    Bye,
    Code,
    Done,
    MySeat,
    NewTable,
    Ping,
    PlayNow,
    Refusal,
    Rematch,
    Rematched,
    Sat,
    Seated,
    Sitter,
    Status,
    TableListed,
)
from pyrite.server.wire.rate_limits import Crowd, Limiter

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"  # no I and no O, which look like digits
CODE_LENGTH = 6
LISTED = 100  # open tables in a list
SWEEP = 60.0  # seconds

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
        self.store = Store(settings.database_url)
        self.hindsights = Hindsights(self.store)
        self.bus: Bus = bus or MemoryBus()
        self.figures = Figures()
        self.limiter = Limiter(self.time.now)
        self.crowd = Crowd(settings.limits)
        self.tables: dict[str, LiveTable] = {}
        self.is_stopping = False
        self._thinkers = thinkers or Thinkers(settings.thinkers)
        self._has_own_thinkers = thinkers is None
        self._tasks: set[asyncio.Task[Any]] = set()
        self._loading: dict[str, asyncio.Lock] = {}

    # Opening and closing.

    async def start(self) -> None:
        """Opens the store, loads every table at which something may yet happen, and sets the bots up."""
        await self.store.start()
        codes = await self.store.unfinished()
        round_secrets = await self.store.secrets(codes)
        async for code, rows in self.store.logs(codes):
            self.tables[code] = LiveTable(_replay(code, rows), round_secrets.get(code, {}), self)
        if self._has_own_thinkers:
            await asyncio.to_thread(self._thinkers.start)
        self.bus.subscribe(self._hear)
        self._every(SWEEP, self._sweep)
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
        async with self._loading.setdefault(code, asyncio.Lock()):
            try:
                if code not in self.tables:
                    rows = await self.store.entries(code)
                    if not rows:
                        raise Declined(Code.NO_SUCH_TABLE, "there is no table of that code")
                    self._expect_room()
                    round_secrets = (await self.store.secrets([code])).get(code, {})
                    self.tables[code] = LiveTable(_replay(code, rows), round_secrets, self)
                return self.tables[code]
            finally:
                self._loading.pop(code, None)

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

    # Making tables.

    def _expect_room(self) -> None:
        if len(self.tables) >= self.settings.limits.tables:
            raise Declined(Code.TOO_MANY, "the house is full; try again later")

    async def _new_code(self) -> str:
        while True:
            code = "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))
            if code not in self.tables and not await self.store.has(code):
                return code

    async def create(self, who: str, new: NewTable) -> Seated:
        """Makes a table; the creator sits in seat 0 if they give a name."""
        opening: list[tuple[str | None, log.Entry]] = [(who, _setup(new))]
        if new.name is not None:
            opening.append((who, Sat(0, clean_name(new.name))))
        players = options_given(new.game, new.options)["players"]
        names = [name for name in BOT_NAMES if new.name is None or name != clean_name(new.name)]
        first = 0 if new.name is None else 1
        if len(new.bots) > players - first:
            raise Declined(Code.TABLE_FULL, f"{len(new.bots)} bots do not fit beside you at {players} seats")
        for place, level in enumerate(new.bots):
            opening.append((None, BotSeated(players - 1 - place, expect_level(level), names[place])))
        return await self._open(who, new.id, opening, None if new.name is None else 0)

    async def play_now(self, who: str, new: PlayNow) -> Seated:
        """Makes a table with bots in all other seats, and deals."""
        options = options_given(new.game, new.options)
        name = clean_name(new.name)
        table = NewTable(id=new.id, game=new.game, options=new.options, name=name, settings=new.settings)
        opening: list[tuple[str | None, log.Entry]] = [(who, _setup(table)), (who, Sat(0, name))]
        names = [bot for bot in BOT_NAMES if bot != name]
        level = expect_level(new.level)
        opening += [(None, BotSeated(seat, level, names[seat])) for seat in range(1, options["players"])]
        return await self._open(who, new.id, opening, 0, is_begun=True)

    async def _open(
        self,
        who: str,
        command: str,
        opening: list[tuple[str | None, log.Entry]],
        seat: int | None,
        *,
        is_begun: bool = False,
    ) -> Seated:
        """Writes a new table down and opens it; the same command again gets the same table."""
        earlier = await self.store.making(who, command)
        if earlier is not None:
            return msgspec.json.decode(earlier, type=Seated)
        self._expect_room()
        live, append = self._lay(await self._new_code(), opening, is_begun=is_begun)
        seated = Seated(code=live.table.code, seat=seat, seq=live.table.seq)
        append.making = (who, command, _ENCODER.encode(seated).decode())
        try:
            await self.store.save(append)
        except Conflict:
            earlier = await self.store.making(who, command)
            if earlier is None:
                raise
            return msgspec.json.decode(earlier, type=Seated)
        self.tables[live.table.code] = live
        return seated

    def _lay(
        self, code: str, opening: list[tuple[str | None, log.Entry]], *, is_begun: bool
    ) -> tuple[LiveTable, Append]:
        """A table with its first entries, not yet written down; dealt if it begins at once."""
        table, now, chance = Table(code), self.time.now(), Chance({}, lambda: secrets.token_bytes(32))
        entries: list[log.Logged] = []
        for who, what in opening:
            entries.append(log.Logged(len(entries) + 1, now, who, what))
            table.apply(entries[-1])
        if is_begun:
            begun = play.begin(table.game.new_state(table.options), chance)
            entries.append(log.Logged(len(entries) + 1, now, opening[0][0], begun))
            table.apply(entries[-1])
        live = LiveTable(table, chance.secrets, self)
        status = table.status.value
        return live, Append(code=code, entries=entries, secrets=chance.new, status=status, is_new=True)

    async def rematch(self, live: LiveTable, who: str, command: Rematch) -> Done:
        """The same people at a new table; one person against bots plays at once. Under the old table's lock."""
        table = live.table
        seat = held_by(table, who, command)
        if table.status is not Status.FINISHED:
            raise Declined(Code.NOT_FINISHED, "the game is not over")
        if table.rematch is not None:
            return Done(id=command.id, seq=table.seq, seat=seat, code=table.rematch)
        self._expect_room()
        options = {"players": len(table.seats), **table.options.changed()}
        setup = log.Setup(game=table.game.name, options=options, title=table.title, settings=table.settings)
        host = table.host if table.host in table.people() else who
        opening: list[tuple[str | None, log.Entry]] = [(host, setup)]
        for number, held in enumerate(table.seats):
            if held.sitter is Sitter.PERSON:
                opening.append((held.who, Sat(number, held.name)))
            else:
                opening.append((None, BotSeated(number, held.bot or table.settings.away_bot, held.name)))
        fresh, append = self._lay(await self._new_code(), opening, is_begun=len(table.people()) == 1)
        code = fresh.table.code
        done = Done(id=command.id, seq=table.seq + 1, seat=seat, code=code)
        answer = (who, command.id, _ENCODER.encode(done).decode())
        await live.append(Decided([(who, Rematched(code))]), answer=answer, beside=(append,))
        self.tables[code] = fresh
        return done

    async def use_link(self, who: str, link: str) -> Seated:
        """Takes the seat that a one-time link moves."""
        found = await self.store.link(identity.who_is(link))
        if found is None:
            raise Declined(Code.NO_SUCH_LINK, "this link has been used, or is too old")
        live = await self.table(found.code)
        seat = await live.use_link(who, found.link, found.seat)
        return Seated(code=found.code, seat=seat, seq=live.table.seq)


def _setup(new: NewTable) -> log.Setup:
    expect_level(new.settings.away_bot)
    options = options_given(new.game, new.options)
    return log.Setup(game=new.game, options=options, title=clean_title(new.title), settings=new.settings)


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
