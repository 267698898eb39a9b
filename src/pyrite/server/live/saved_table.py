"""A table and its log in the store: entries are saved, then applied and shown; what others have saved is taken in."""

import asyncio
import secrets
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Iterable
from typing import TYPE_CHECKING, NamedTuple, TypeVar

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
from pyrite.server.tables.table import RecentEntry, Table

if TYPE_CHECKING:
    from pyrite.server.live.live_tables import LiveTables

TRIES = 20  # to save something while other servers write to the same table
BRINGS_SECRET = '"commitment":'  # in an entry with which a secret was stored

_ENCODER = msgspec.json.Encoder()
T = TypeVar("T")


class EntriesRead(NamedTuple):
    """Entries of a table as they were read from the store, and the one that they follow."""

    after: log.LogPlace
    rows: list[Row]


class SavedTable(ABC):
    """A table that is written to the store under its lock."""

    def __init__(self, table: Table, round_secrets: dict[int, bytes], live_tables: "LiveTables") -> None:
        """Start from the log in the store."""
        self.table = table
        self.secrets = round_secrets
        self.live_tables = live_tables
        self.lock = asyncio.Lock()
        self.answers = Answers(table.code, live_tables.store)
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
    def _start_over(self, since: int) -> None:
        """The table was read again: all viewers have to see it as it is now, and what has happened since an entry."""

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
        """Saves entries, then applies and shows them; the table's lock is held. `beside` is saved with them."""
        kept = None
        if decided.over and chance is not None:
            kept = finish(self.table, decided, chance, self.live_tables.time.now())
        append = Append(
            code=self.table.code,
            entries=self._placed(decided.entries),
            after=self.table.place,
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
        if self.live_tables.fleet is not None:
            reached = LogReached(self.table.seq, saved, self.live_tables.traces.current, self.table.mark)
            self.live_tables.fleet.publish(self.table.code, reached)
            self.live_tables.fleet.directory.note(self.table)
        self._news()

    def _placed(self, entries: list[tuple[str | None, log.Entry]]) -> list[log.LogEntry]:
        now, mark, first = self.live_tables.time.now(), log.new_mark(), self.table.seq + 1
        return [log.LogEntry(seq, now, who, what, mark) for seq, (who, what) in enumerate(entries, first)]

    async def give_up(self) -> None:
        """Ends a game that nobody continues: its secrets are opened; the table's lock is held."""
        await self.append(TableDecision([], over=True), self.chance())

    async def _save(self, *appends: Append) -> int:
        """Waits for the store, and returns when it was saved; if it fails, it may still have been written."""
        began = self.live_tables.time.now()
        self._is_uncertain = True
        await self.live_tables.store.save(*appends)
        self._is_uncertain = False
        saved = self.live_tables.time.now()
        self.live_tables.figures.save_seconds.observe((saved - began) / 1000)
        return saved

    async def attempt(self, work: Callable[[], Awaitable[T]]) -> T:
        """Does something under the lock, with the table as it is; again if another server has written meanwhile."""
        for _ in range(TRIES):
            if self._is_uncertain:
                await self._take_in()
            if self._is_rewritten:
                await self.read_again()
            if self.is_removed:
                raise Declined(Code.NO_SUCH_TABLE, "this table was closed")
            try:
                return await work()
            except Conflict:
                self._is_uncertain = True
                self.live_tables.figures.stale_appends.inc()
        raise NotSaved("too many servers write to this table")

    async def _take_in(self) -> bool:
        """Takes in what the store knows and we do not, after a failure or from another server; False for nothing."""
        rows = await self.live_tables.store.entries_after(self.table.code, self.table.place)
        if rows is None:
            await self._go_back()
            return True
        return await self._take(rows)

    async def _take(self, rows: list[Row]) -> bool:
        """Takes in the next entries, as they were read from the store; False if there are none."""
        if any(BRINGS_SECRET in row.entry for row in rows):
            self.secrets = (await self.live_tables.store.secrets([self.table.code])).get(self.table.code, {})
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
        rows = await self.live_tables.store.entries(self.table.code)
        before = self.table.recent
        if rows:
            self.table.become(replay(self.table.code, rows))
        self._is_rewritten = False
        self._start_over(_last_in_common(before, self.table.recent))
        self._news()

    async def _go_back(self) -> None:
        """Our last entry is not in the store: another server has removed the table, or the database has lost entries.

        It does so when it fails over to a copy that did not have them yet; other servers may have written since.
        """
        code, store, fleet = self.table.code, self.live_tables.store, self.live_tables.fleet
        if fleet is not None and not await store.has(code):
            await self._forget()
            return
        server_log.warning("the database has lost entries of a table, which goes back to what is there")
        self.secrets = (await store.secrets([code])).get(code, {})
        self.answers = Answers(code, store)
        self._is_uncertain = False
        await self.read_again()
        if fleet is not None:
            await fleet.directory.replace(self.table)

    async def is_behind(self) -> bool:
        """Whether the log has gone on without us, or ends before our last entry."""
        return not self.live_tables.is_alone and not await self.live_tables.store.ends_with(
            self.table.code, self.table.place
        )

    async def catch_up(self, news: log.LogPlace | None = None, read: EntriesRead | None = None) -> None:
        """Takes in what other servers have written to this table, unless it is known already.

        What was read of it may be out of date: then it is read again.
        """
        async with self.lock:
            if self.is_removed or (news is not None and self.table.knows(news)):
                return
            if read is not None and read.rows and read.after == self.table.place:
                await self._take(read.rows)
            else:
                await self._take_in()


def _last_in_common(before: Iterable[RecentEntry], now: Iterable[RecentEntry]) -> int:
    """The number of the last entry that a table knew and still has; 0 if all of them are others."""
    known = {(one.logged.seq, one.logged.mark) for one in before}
    return max((one.logged.seq for one in now if (one.logged.seq, one.logged.mark) in known), default=0)


def _make_secret() -> bytes:
    return secrets.token_bytes(32)


def _status_after(decided: TableDecision) -> str | None:
    """The status that is stored with the log, by which tables are searched."""
    if any(isinstance(what, Opened) for _, what in decided.entries):
        return Status.FINISHED.value
    return Status.PLAYING.value if any(isinstance(what, log.Begun) for _, what in decided.entries) else None
