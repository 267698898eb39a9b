"""A table and its log in the store: entries are saved, then applied and shown; what others have saved is taken in."""

import asyncio
import secrets
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, TypeVar

import msgspec

from pyrite.server.errors import Declined
from pyrite.server.live.answers import Answers
from pyrite.server.live.game_end import finish
from pyrite.server.live.news import LogReached
from pyrite.server.messages import Code, Done, Opened, Status
from pyrite.server.operations.metrics import log as server_log
from pyrite.server.store.appends import Append, Link
from pyrite.server.store.errors import Conflict, NotSaved
from pyrite.server.tables import entries as log
from pyrite.server.tables.play import Chance
from pyrite.server.tables.replay import Row, go_on, replay
from pyrite.server.tables.request import TableDecision
from pyrite.server.tables.table import Table

if TYPE_CHECKING:
    from pyrite.server.live.live_tables import House

TRIES = 20  # to save something while other servers write to the same table
BRINGS_SECRET = '"commitment":'  # in an entry with which a secret was stored

_ENCODER = msgspec.json.Encoder()
T = TypeVar("T")


class SavedTable(ABC):
    """A table that is written to the store under its lock."""

    def __init__(self, table: Table, round_secrets: dict[int, bytes], house: "House") -> None:
        """As the store has it."""
        self.table = table
        self.secrets = round_secrets
        self.house = house
        self.lock = asyncio.Lock()
        self.answers = Answers(table.code, house.store)
        self.is_removed = False  # from the store
        self._is_uncertain = False  # an append failed: the store may know more than we do
        self._is_rewritten = False  # in the store, because somebody has deleted their data

    @abstractmethod
    def _news(self) -> None:
        """Something was saved and applied: shows it, and does what follows from it."""

    @abstractmethod
    def _hear(self, logged: log.LogEntry) -> None:
        """Another server has written an entry, which was applied."""

    @abstractmethod
    def _start_over(self) -> None:
        """The table was read again, and all viewers have to see it as it is now."""

    @abstractmethod
    def _get_stuck(self) -> None:
        """Another server has written an entry that this version cannot read or play."""

    @abstractmethod
    async def _forget(self) -> None:
        """Another server has removed this table from the store."""

    def chance(self) -> Chance:
        """What the next draws follow from."""
        return Chance(dict(self.secrets), _make_secret, self.table.promised)

    async def answer(
        self,
        who: str,
        done: Done,
        decided: TableDecision,
        chance: Chance | None = None,
        *,
        link: Link | None = None,
        beside: tuple[Append, ...] = (),
    ) -> None:
        """Saves what a command leads to with the answer to it, without the secret of a link."""
        stored = _ENCODER.encode(msgspec.structs.replace(done, link=None)).decode()
        await self.append(decided, chance, answer=(who, done.id, stored), link=link, beside=beside)
        self.answers.remember(who, done.id, done)

    async def append(
        self,
        decided: TableDecision,
        chance: Chance | None = None,
        *,
        answer: tuple[str, str, str] | None = None,
        link: Link | None = None,
        beside: tuple[Append, ...] = (),
    ) -> None:
        """Writes entries down, then applies and shows them; the table's lock is held. `beside` is written with them."""
        kept = None
        if decided.over and chance is not None:
            kept = finish(self.table, decided, chance, self.house.time.now())
        append = Append(
            code=self.table.code,
            entries=self._placed(decided.entries),
            answer=answer,
            secrets=chance.new if chance is not None else {},
            status=_status_after(decided),
            record=kept,
            link=link,
        )
        saved = await self._save(append, *beside)
        if chance is not None:
            self.secrets.update(chance.new)
        for logged in append.entries:
            self.table.apply(logged)
            self._is_rewritten |= isinstance(logged.what, log.Forgotten)
        if self.house.fleet is not None:
            self.house.fleet.publish(self.table.code, LogReached(self.table.seq, saved, self.house.traces.current))
            self.house.fleet.directory.note(self.table)
        self._news()

    def _placed(self, entries: list[tuple[str | None, log.Entry]]) -> list[log.LogEntry]:
        now = self.house.time.now()
        return [log.LogEntry(self.table.seq + place, now, who, what) for place, (who, what) in enumerate(entries, 1)]

    async def give_up(self) -> None:
        """Ends a game that nobody continues: its secrets are opened; the table's lock is held."""
        await self.append(TableDecision([], over=True), self.chance())

    async def _save(self, *appends: Append) -> int:
        """Waits for the store, and returns when it was saved; if it fails, it may still have been written."""
        began = self.house.time.now()
        self._is_uncertain = True
        await self.house.store.save(*appends)
        self._is_uncertain = False
        saved = self.house.time.now()
        self.house.figures.save_seconds.observe((saved - began) / 1000)
        return saved

    async def attempt(self, work: Callable[[], Awaitable[T]]) -> T:
        """Does something under the lock, with the table as it is; again if another server has written meanwhile."""
        for _ in range(TRIES):
            if self._is_uncertain and not await self._take_in():
                await self.expect_there()
            if self._is_rewritten:
                await self.read_again()
            if self.is_removed:
                raise Declined(Code.NO_SUCH_TABLE, "this table was closed")
            try:
                return await work()
            except Conflict:
                self._is_uncertain = True
                self.house.figures.stale_appends.inc()
        raise NotSaved("too many servers write to this table")

    async def _take_in(self) -> bool:
        """Takes in what the store knows and we do not, after a failure or from another server; False for nothing."""
        return await self._take(await self.house.store.entries(self.table.code, self.table.seq))

    async def _take(self, rows: list[Row]) -> bool:
        """Takes in the next entries, as they were read from the store; False if there are none."""
        if any(BRINGS_SECRET in entry for *_, entry in rows):
            self.secrets = (await self.house.store.secrets([self.table.code])).get(self.table.code, {})
        was_frozen = self.table.status is Status.FROZEN
        for logged in go_on(self.table, rows):
            self._hear(logged)
            self._is_rewritten |= isinstance(logged.what, log.Forgotten)
        self._is_uncertain = False
        if rows:
            self._news()
        if self.table.status is Status.FROZEN and not was_frozen:
            self._get_stuck()
        if self._is_rewritten:
            await self.read_again()
        return bool(rows)

    async def read_again(self) -> None:
        """Reads the whole log again, after a part of it was rewritten, and shows the table as it is now."""
        rows = await self.house.store.entries(self.table.code)
        if rows:
            self.table.become(replay(self.table.code, rows))
        self._is_rewritten = False
        self._start_over()
        self._news()

    async def expect_there(self) -> None:
        """Forgets the table if another server has removed it from the store; the table's lock is held.

        Goes back to what the store knows if that is less: after a failover, a database may have lost the last entries.
        """
        if await self.house.store.last_entry(self.table.code) >= self.table.seq:
            return
        if not self.house.is_alone and not await self.house.store.has(self.table.code):
            await self._forget()
            return
        server_log.warning("the database has lost entries of a table, which goes back to what is there")
        self.secrets = (await self.house.store.secrets([self.table.code])).get(self.table.code, {})
        self.answers = Answers(self.table.code, self.house.store)
        await self.read_again()

    async def go_back(self) -> None:
        """Looks whether the store still knows this table and everything that happened at it."""
        async with self.lock:
            if not self.is_removed:
                await self.expect_there()

    async def is_behind(self) -> bool:
        """Whether another server has written to this table."""
        return not self.house.is_alone and await self.house.store.last_entry(self.table.code) > self.table.seq

    async def catch_up(self, seq: int | None = None, read: list[Row] | None = None) -> None:
        """Takes in what other servers have written to this table, at least up to an entry, if it is known.

        What was read of it already may be out of date: then it is read again.
        """
        async with self.lock:
            if self.is_removed or (seq is not None and self.table.seq >= seq):
                return
            if read and read[0][0] == self.table.seq + 1:
                await self._take(read)
            elif not await self._take_in() and seq is not None:
                await self.expect_there()


def _make_secret() -> bytes:
    return secrets.token_bytes(32)


def _status_after(decided: TableDecision) -> str | None:
    """The status to store beside the log, by which tables are searched."""
    if any(isinstance(what, Opened) for _, what in decided.entries):
        return Status.FINISHED.value
    return Status.PLAYING.value if any(isinstance(what, log.Begun) for _, what in decided.entries) else None
