"""The store: logs of tables, answers to commands, secrets, records and links; SQLite, or PostgreSQL by its address.

Everything is appended by one task, which puts what waits from all tables into one transaction. Whoever waits goes on
after the commit. For SQLite the whole transaction is done in a thread at once: going back and forth for each statement
would cost more than the transaction.
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import groupby
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, create_engine, delete, event, func, insert, select, text, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from pyrite.server.store.migrate import migrate
from pyrite.server.store.schema import COMMANDS, HINDSIGHTS, LINKS, LOG, RECORDS, SECRETS, TABLES
from pyrite.server.tables import entries as log

MOST_AT_ONCE = 200  # appends in a transaction
PATIENCE = 10.0  # seconds for a transaction
BUSY = 5_000  # milliseconds that SQLite waits for another process


class NotSaved(Exception):
    """The database did not take it, or nobody knows whether it did."""


class Conflict(NotSaved):
    """Somebody else has written what was to be written."""


class Kept(msgspec.Struct, frozen=True):
    """A record in the store."""

    id: str
    code: str | None
    at: int
    names: tuple[str, ...]
    record: str


class Link(msgspec.Struct, frozen=True):
    """A one-time link, by its hash."""

    link: str
    code: str
    seat: int
    until: int


class Append(msgspec.Struct, kw_only=True):
    """What is to be written of one table, whole or not at all."""

    code: str
    entries: list[log.Logged] = []
    answer: tuple[str, str, str] | None = None  # who, the id of their command, the answer as JSON
    making: tuple[str, str, str] | None = None  # the same of who made the table
    secrets: dict[int, bytes] = {}
    status: str | None = None  # if it has changed
    is_new: bool = False
    record: Kept | None = None
    hindsight: tuple[str, int, str] | None = None  # of a record, by which version, as JSON
    link: Link | None = None  # given
    used_link: str | None = None


class Store:
    """A database of tables."""

    def __init__(self, url: str) -> None:
        """Not open yet: `start` brings it up to date and begins to write."""
        self.url = make_url(url)
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        self.saved = 0  # transactions
        self.trouble: str | None = None  # of the last one
        self._engine: AsyncEngine | None = None
        self._sqlite: Engine | None = None  # in its thread
        self._thread: ThreadPoolExecutor | None = None
        self._waiting: list[tuple[list[Append], asyncio.Future[None]]] = []
        self._wake = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None
        self._stops = False

    @property
    def engine(self) -> AsyncEngine:
        """The open database."""
        if self._engine is None:
            raise RuntimeError("the store is not open")
        return self._engine

    async def start(self) -> None:
        """Opens the database, brings it up to date, and begins to write."""
        self._engine = open_engine(self.url.render_as_string(hide_password=False))
        try:
            await migrate(self._engine)
        except BaseException:
            await self._engine.dispose()
            raise
        if self.is_sqlite:
            self._thread = ThreadPoolExecutor(1, thread_name_prefix="store")
            self._sqlite = create_engine(self.url.set(drivername="sqlite"))
            event.listen(self._sqlite, "connect", _set_up_sqlite)
        self._writer = asyncio.get_running_loop().create_task(self._write())

    async def stop(self) -> None:
        """Writes what waits, and closes the database."""
        self._stops = True
        self._wake.set()
        if self._writer is not None:
            await self._writer
        if self._thread is not None and self._sqlite is not None:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._sqlite.dispose)
            self._thread.shutdown()
        await self.engine.dispose()

    # Writing.

    async def save(self, *appends: Append) -> None:
        """Writes all of it in one transaction; returns when it is safe, NotSaved if it is not or nobody knows."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((list(appends), done))
        self._wake.set()
        await done

    async def _write(self) -> None:
        while not self._stops:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                await self._write_waiting()

    async def _write_waiting(self) -> None:
        group, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
        try:
            await self._write_group(group)
        except Exception as error:  # whatever a driver raises: the task that writes has to go on
            if len(group) > 1 and _is_of_what_was_written(error):
                await self._write_one_by_one(group)
            else:
                self._fail(group, error)

    async def _write_group(self, group: list[tuple[list[Append], asyncio.Future[None]]]) -> None:
        appends = [append for several, _ in group for append in several]
        if self._thread is not None:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._write_in_thread, appends)
        else:
            async with asyncio.timeout(PATIENCE), self.engine.begin() as connection:
                await connection.run_sync(_write_appends, appends)
        self.saved += 1
        self.trouble = None
        for _, done in group:
            if not done.done():
                done.set_result(None)

    def _write_in_thread(self, appends: list[Append]) -> None:
        assert self._sqlite is not None
        with self._sqlite.begin() as connection:
            _write_appends(connection, appends)

    async def _write_one_by_one(self, group: list[tuple[list[Append], asyncio.Future[None]]]) -> None:
        """One of them collides with what is there, or cannot be stored; the others shall not suffer."""
        for one in group:
            try:
                await self._write_group([one])
            except Exception as error:
                self._fail([one], error)

    def _fail(self, group: list[tuple[list[Append], asyncio.Future[None]]], error: Exception) -> None:
        self.trouble = type(error).__name__
        kind = Conflict if isinstance(error, IntegrityError) else NotSaved
        for _, done in group:
            if not done.done():
                done.set_exception(kind(type(error).__name__))

    # Reading.

    @contextlib.asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with asyncio.timeout(PATIENCE), self.engine.connect() as connection:
                yield connection
        except Exception as error:
            self.trouble = type(error).__name__
            raise NotSaved(type(error).__name__) from None

    async def check(self) -> None:
        """NotSaved unless the database answers."""
        async with self._reading() as connection:
            await connection.execute(text("select 1"))

    async def unfinished(self) -> list[str]:
        """The codes of the tables at which something may yet happen."""
        async with self._reading() as connection:
            found = await connection.execute(select(TABLES.c.code).where(TABLES.c.status != "finished"))
            return [row.code for row in found]

    async def has(self, code: str) -> bool:
        """Whether there is a table of this code."""
        async with self._reading() as connection:
            return (await connection.execute(select(TABLES.c.code).where(TABLES.c.code == code))).first() is not None

    async def entries(self, code: str, after: int = 0) -> list[tuple[int, int, str | None, str]]:
        """The rows of a table's log after a number: seq, at, who, entry."""
        query = select(LOG.c.seq, LOG.c.at, LOG.c.who, LOG.c.entry).where(LOG.c.code == code, LOG.c.seq > after)
        async with self._reading() as connection:
            return [tuple(row) for row in await connection.execute(query.order_by(LOG.c.seq))]

    async def logs(self, codes: list[str]) -> AsyncIterator[tuple[str, list[tuple[int, int, str | None, str]]]]:
        """The logs of many tables, a hundred at a time."""
        for start in range(0, len(codes), 100):
            query = select(LOG).where(LOG.c.code.in_(codes[start : start + 100])).order_by(LOG.c.code, LOG.c.seq)
            async with self._reading() as connection:
                rows = (await connection.execute(query)).all()
            for code, entries in _by_code(rows):
                yield code, [(row.seq, row.at, row.who, row.entry) for row in entries]

    async def secrets(self, codes: list[str]) -> dict[str, dict[int, bytes]]:
        """The secrets of tables, by round."""
        found: dict[str, dict[int, bytes]] = {}
        for start in range(0, len(codes), 100):
            query = select(SECRETS).where(SECRETS.c.code.in_(codes[start : start + 100]))
            async with self._reading() as connection:
                for row in await connection.execute(query):
                    found.setdefault(row.code, {})[row.round] = bytes(row.secret)
        return found

    async def answers(self, code: str) -> dict[tuple[str, str], str]:
        """The answers to all commands at a table, by identity and id."""
        query = select(COMMANDS.c.who, COMMANDS.c.id, COMMANDS.c.answer).where(COMMANDS.c.code == code)
        async with self._reading() as connection:
            return {(row.who, row.id): row.answer for row in await connection.execute(query)}

    async def making(self, who: str, command: str) -> str | None:
        """The answer to the making of a table."""
        query = select(COMMANDS.c.answer).where(COMMANDS.c.code == "", COMMANDS.c.who == who, COMMANDS.c.id == command)
        async with self._reading() as connection:
            return (await connection.execute(query)).scalar()

    async def link(self, link: str) -> Link | None:
        """A one-time link that has been given and not used, by its hash."""
        async with self._reading() as connection:
            row = (await connection.execute(select(LINKS).where(LINKS.c.link == link))).first()
        return None if row is None else Link(row.link, row.code, row.seat, row.until)

    async def record(self, record: str) -> Kept | None:
        """A record by its id."""
        async with self._reading() as connection:
            row = (await connection.execute(select(RECORDS).where(RECORDS.c.id == record))).first()
        if row is None:
            return None
        return Kept(row.id, row.code, row.at, tuple(msgspec.json.decode(row.names)), row.record)

    async def hindsight(self, record: str, version: int) -> str | None:
        """What was worked out about a record by this version."""
        query = select(HINDSIGHTS.c.told).where(HINDSIGHTS.c.record == record, HINDSIGHTS.c.version == version)
        async with self._reading() as connection:
            return (await connection.execute(query)).scalar()

    async def keep_record(self, kept: Kept) -> None:
        """Keeps an uploaded record."""
        await self.save(Append(code="", record=kept))

    # For `pyrite admin`.

    async def old_tables(self, before: int) -> list[str]:
        """The tables at which nothing has happened since a time."""
        last = select(LOG.c.code).group_by(LOG.c.code).having(func.max(LOG.c.at) < before)
        async with self._reading() as connection:
            return [row.code for row in await connection.execute(last)]

    async def remove_tables(self, codes: list[str]) -> None:
        """Removes tables with all that belongs to them, their records excepted."""
        async with self.engine.begin() as connection:
            for start in range(0, len(codes), 100):
                some = codes[start : start + 100]
                for table in (LOG, COMMANDS, SECRETS, LINKS, TABLES):
                    await connection.execute(delete(table).where(table.c.code.in_(some)))

    async def remove_records(self, before: int) -> int:
        """Removes records older than a time; how many."""
        old = select(RECORDS.c.id).where(RECORDS.c.at < before)
        async with self.engine.begin() as connection:
            await connection.execute(delete(HINDSIGHTS).where(HINDSIGHTS.c.record.in_(old)))
            return (await connection.execute(delete(RECORDS).where(RECORDS.c.at < before))).rowcount


def open_engine(url: str) -> AsyncEngine:
    """An engine for an address; a SQLite file's folder is made if it is not there."""
    where = make_url(url)
    if where.get_backend_name() != "sqlite":
        return create_async_engine(where, pool_size=4, max_overflow=4, pool_pre_ping=True)
    if where.database and where.database != ":memory:":
        Path(where.database).parent.mkdir(parents=True, exist_ok=True)
    engine = create_async_engine(where, pool_size=3, max_overflow=2)
    event.listen(engine.sync_engine, "connect", _set_up_sqlite)
    return engine


def _set_up_sqlite(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", f"busy_timeout={BUSY}"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _is_of_what_was_written(error: Exception) -> bool:
    """Whether the database works, and only refused what it was given."""
    is_down = isinstance(error, (OperationalError, InterfaceError)) or getattr(error, "connection_invalidated", True)
    return isinstance(error, DBAPIError) and not is_down


def _by_code(rows: Any) -> Iterator[tuple[str, Any]]:
    return groupby(rows, key=lambda row: row.code)


def _write_appends(connection: Connection, appends: list[Append]) -> None:
    """Writes everything, a statement to each table of the database that gets something."""
    for table, rows in _rows(appends).items():
        if rows:
            connection.execute(insert(table), rows)
    for append in appends:
        if append.status is not None and not append.is_new:
            connection.execute(update(TABLES).where(TABLES.c.code == append.code).values(status=append.status))
        if append.used_link is not None:
            connection.execute(delete(LINKS).where(LINKS.c.link == append.used_link))


def _rows(appends: list[Append]) -> dict[Any, list[dict[str, Any]]]:
    tables = (TABLES, LOG, COMMANDS, SECRETS, RECORDS, HINDSIGHTS, LINKS)
    rows: dict[Any, list[dict[str, Any]]] = {table: [] for table in tables}
    for append in appends:
        code = append.code
        if append.is_new:
            created = append.entries[0].at
            rows[TABLES].append({"code": code, "status": append.status or "gathering", "created": created})
        for logged in append.entries:
            entry = log.write(logged.what)
            rows[LOG].append({"code": code, "seq": logged.seq, "at": logged.at, "who": logged.who, "entry": entry})
        for place, answer in ((code, append.answer), ("", append.making)):
            if answer is not None:
                rows[COMMANDS].append({"code": place, "who": answer[0], "id": answer[1], "answer": answer[2]})
        rows[SECRETS] += [{"code": code, "round": r, "secret": secret} for r, secret in append.secrets.items()]
        if append.record is not None:
            kept = msgspec.structs.asdict(append.record)
            rows[RECORDS].append({**kept, "names": msgspec.json.encode(append.record.names).decode()})
        if append.hindsight is not None:
            rows[HINDSIGHTS].append(dict(zip(("record", "version", "told"), append.hindsight, strict=True)))
        if append.link is not None:
            rows[LINKS].append(msgspec.structs.asdict(append.link))
    return rows
