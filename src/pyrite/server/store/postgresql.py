"""Writing to PostgreSQL: on one connection, which also holds the lock that keeps other servers out.

The lock belongs to the connection. A server whose connection broke has lost the lock, and it cannot write before it has
a new connection and the lock again; so it never acknowledges anything after another server took over.

The workers of a fleet share the lock, and all of them write. What keeps their logs from forking is in the transaction:
an append proves which entry it follows, by its number and its mark, the database takes each number once, and a table is
locked against removal while somebody appends to it. After a failover, a server may know entries that the database has
lost, and that another server has replaced: it cannot write after them.
"""

import asyncio
import contextlib
from collections.abc import Sequence

from sqlalchemy import URL, Connection, String, bindparam, select, text
from sqlalchemy.dialects.postgresql import ARRAY
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine
from sqlalchemy.pool import NullPool

from pyrite.server.store.appends import Append, foundations, write_appends
from pyrite.server.store.errors import Conflict, InUse, NotSaved
from pyrite.server.store.schema import LOG, TABLES
from pyrite.server.tables import entries

WRITABLE = {"target_session_attrs": "read-write"}  # for the driver: a standby cannot be written
IS_WRITABLE = text("select current_setting('transaction_read_only') = 'off'")
LOCK = 0x50797269  # the advisory lock of a Pyrite server
PATIENCE = 10.0  # seconds for a transaction
CHECK_SECONDS = 2.0  # after which a quiet server looks whether it still has its connection
ALONE, SHARED = "pg_try_advisory_lock", "pg_try_advisory_lock_shared"  # how the lock is taken
TRIES = 20  # for the lock, while PostgreSQL may still be clearing away the last connection
TRY_SECONDS = 0.1  # between two of them
KEEP_TABLES = text("select code from tables where code = any(:codes) order by code for key share").bindparams(
    bindparam("codes", type_=ARRAY(String))
)

# Of how many tables the entry is there that is to be followed.
CONTINUED = (
    "select count(*) from unnest($1::text[], $2::int[], $3::bigint[]) as followed (code, seq, mark)"
    " where exists (select from log where log.code = followed.code and log.seq = followed.seq"
    " and log.mark is not distinct from followed.mark)"
)

# Entries and answers of tables that are there, in one statement; how many of the tables are there, and continued.
PLAIN = (
    "with kept as (select code from tables where code = any($1::text[]) order by code for key share),"
    " lines as (insert into log (code, seq, at, who, entry, mark)"
    " select * from unnest($4::text[], $5::int[], $6::bigint[], $7::text[], $8::text[], $9::bigint[])),"
    " answers as (insert into commands (code, who, id, answer)"
    " select * from unnest($10::text[], $11::text[], $12::text[], $13::text[]))"
    f" select least((select count(*) from kept), ({CONTINUED}))"
)


class PostgresqlWriter:
    """The one connection through which PostgreSQL is written."""

    check_seconds = CHECK_SECONDS

    def __init__(self, url: URL) -> None:
        """Connects at the first use."""
        self._engine = create_async_engine(url, poolclass=NullPool, connect_args=WRITABLE)
        self._connection: AsyncConnection | None = None
        self._lock: str | None = None  # how it is taken

    async def hold(self, *, shared: bool = False) -> None:
        """Keeps other servers out, or those that do not share it; InUse if one is there already."""
        self._lock = SHARED if shared else ALONE
        try:
            await self._connected()
        except NotSaved:
            raise InUse("another server uses this database; use another --database") from None

    async def start(self) -> None:
        """Connects."""
        await self._connected()

    async def _connected(self) -> AsyncConnection:
        """The connection, with the lock if this server wants to be alone.

        SQLAlchemy would connect an invalidated one again by itself, without the lock, so it is never used again.
        """
        if self._connection is not None and self._connection.invalidated:
            await self._drop(self._connection)
        if self._connection is None:
            connection = await self._engine.connect()
            try:
                if self._lock is not None:
                    await _take_lock(connection, self._lock)
            except BaseException:
                await connection.close()
                raise
            self._connection = connection
        return self._connection

    async def write(self, appends: list[Append]) -> None:
        """Writes everything in one transaction."""
        async with asyncio.timeout(PATIENCE):
            connection = await self._connected()
            try:
                async with connection.begin():
                    await connection.run_sync(_write, appends)
            except BaseException:
                await self._drop_broken(connection)
                raise

    async def check(self) -> None:
        """Looks whether the connection is still there, and connects again if it is not."""
        async with asyncio.timeout(PATIENCE):
            connection = await self._connected()
            try:
                await _expect_writable(connection)
            except BaseException:
                await self._drop(connection)
                raise

    async def _drop_broken(self, connection: AsyncConnection) -> None:
        """After an error: keeps a connection that can still be written to, since then the data caused the error."""
        if not connection.invalidated:
            with contextlib.suppress(Exception):
                async with asyncio.timeout(1):
                    await _expect_writable(connection)
                    return
        await self._drop(connection)

    async def _drop(self, connection: AsyncConnection) -> None:
        self._connection = None
        with contextlib.suppress(Exception):
            await connection.invalidate()
        with contextlib.suppress(Exception):
            await connection.close()

    async def stop(self) -> None:
        """Closes the connection, and with it lets other servers in."""
        if self._connection is not None:
            await self._drop(self._connection)
        await self._engine.dispose()


def _write(connection: Connection, appends: list[Append]) -> None:
    if all(append.is_plain for append in appends):
        _write_plain(connection, sorted(appends, key=lambda append: append.code))
        return
    followed = foundations(appends)
    _expect_tables(connection, list(followed))
    _expect_count(connection.exec_driver_sql(CONTINUED, _columns_of(followed)).scalar_one(), followed)
    for append in appends:
        if append.removes_after is not None:
            _expect_end(connection, append.code, append.removes_after)
    write_appends(connection, appends)


def _write_plain(connection: Connection, appends: list[Append]) -> None:
    """Does the same as the rest of `_write`, with one statement in place of three."""
    followed = foundations(appends)
    lines = [
        (append.code, logged.seq, logged.at, logged.who, entries.write(logged.what), logged.mark)
        for append in appends
        for logged in append.entries
    ]
    answers = [(append.code, *append.answer) for append in appends if append.answer is not None]
    columns = (*_columns_of(followed), *_columns(lines, 6), *_columns(answers, 4))
    _expect_count(connection.exec_driver_sql(PLAIN, columns).scalar_one(), followed)


def _columns_of(followed: dict[str, entries.LogPlace]) -> tuple[list[str], list[int], list[int | None]]:
    places = followed.values()
    return list(followed), [place.seq for place in places], [place.mark for place in places]


def _expect_count(count: int, followed: dict[str, entries.LogPlace]) -> None:
    if count < len(followed):
        raise Conflict("the table was removed, or the entry that was to be followed is not there")


def _columns(rows: Sequence[Sequence[str | int | None]], count: int) -> list[list[str | int | None]]:
    return [[row[place] for row in rows] for place in range(count)]


def _expect_tables(connection: Connection, codes: list[str]) -> None:
    """Conflict if one of the tables was removed; until the transaction ends, nobody can remove them."""
    if codes:
        found = connection.execute(KEEP_TABLES, {"codes": codes}).all()
        if len(found) < len(codes):
            raise Conflict("the table was removed")


def _expect_end(connection: Connection, code: str, place: entries.LogPlace) -> None:
    """Conflict unless the log of a table ends with this entry; until the transaction ends, nobody can append to it."""
    connection.execute(select(TABLES.c.code).where(TABLES.c.code == code).with_for_update())
    last = select(LOG.c.seq, LOG.c.mark).where(LOG.c.code == code).order_by(LOG.c.seq.desc()).limit(1)
    if connection.execute(last).first() != place:
        raise Conflict("something has happened at the table meanwhile")


async def _expect_writable(connection: AsyncConnection) -> None:
    is_writable = await connection.scalar(IS_WRITABLE)
    await connection.rollback()
    if not is_writable:
        raise NotSaved("the database can only be read")


async def _take_lock(connection: AsyncConnection, lock: str) -> None:
    for _ in range(TRIES):
        is_taken = await connection.scalar(text(f"SELECT {lock}(:key)"), {"key": LOCK})
        await connection.commit()  # the lock is the connection's, not the transaction's
        if is_taken:
            return
        await asyncio.sleep(TRY_SECONDS)
    raise NotSaved("another server has taken over this database")
