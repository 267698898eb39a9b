"""Writing to a SQLite file: in a thread of its own, on one connection, into a file that is watched.

A whole transaction runs in the thread: going back and forth for each statement would cost more than the transaction.
The connection stays open until the end, so that SQLite never replaces its `-wal` file by itself.
"""

import asyncio
import os
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import IO

from sqlalchemy import URL, Connection, Engine, create_engine, event, text
from sqlalchemy.pool import ConnectionPoolEntry

from pyrite.server.store.appends import Append, foundations, write_appends
from pyrite.server.store.errors import Conflict, InUse, NotSaved
from pyrite.server.tables.entries import LogPlace

BUSY = 5_000  # milliseconds that SQLite waits for another process
THERE = "select count(*) from log where code = ? and seq = ? and mark is ?"  # whether an entry is there
LATER = "select count(*) from log where code = ? and seq > ?"  # how many are behind it
WATCHED = ("", "-wal")  # the files that hold what was saved, by the ends of their names

Identity = tuple[int, int]  # device and inode


def set_up(connection: sqlite3.Connection, _: ConnectionPoolEntry) -> None:
    """Prepares a new connection: what is committed survives a power cut, and readers do not block the writer."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", f"busy_timeout={BUSY}"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


class DatabaseFile:
    """The file of a database, to notice that it was deleted or replaced: what is written to it then is lost."""

    def __init__(self, path: Path) -> None:
        """Creates the file if it is missing; it holds the secrets of games, so only its owner may read it."""
        self.path = path
        self._known: dict[str, Identity] = {}
        self._lock: IO[str] | None = None
        path.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(path, os.O_CREAT | os.O_RDONLY, 0o600))

    def lock(self) -> None:
        """Keeps other servers out; InUse if one is there already."""
        try:
            import fcntl  # not on every system
        except ImportError:
            return
        file = Path(f"{self.path}.lock").open("w")  # noqa: SIM115  # held until `unlock`
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            file.close()
            raise InUse(f"another server uses {self.path}; use another --database") from None
        self._lock = file

    def unlock(self) -> None:
        """Lets other servers in."""
        if self._lock is not None:
            self._lock.close()
            self._lock = None

    def remember(self) -> None:
        """Takes the files that are there now for the right ones."""
        paths = [f"{self.path}{end}" for end in WATCHED]
        self._known = {path: found for path in paths if (found := _identity(path)) is not None}

    def expect_unchanged(self) -> None:
        """NotSaved if the file was deleted or replaced since `remember`."""
        for path, known in self._known.items():
            found = _identity(path)
            if found is None:
                raise NotSaved(f"{path} was deleted or moved away while the server was running")
            if found != known:
                raise NotSaved(f"{path} was replaced by another file while the server was running")


def _identity(path: str) -> Identity | None:
    try:
        found = os.stat(path)  # quicker than a Path, and asked twice for each transaction
    except OSError:
        return None
    return found.st_dev, found.st_ino


class SqliteWriter:
    """The one connection through which a SQLite file is written."""

    check_seconds = None  # nothing can be lost silently between two writes

    def __init__(self, url: URL, file: DatabaseFile | None) -> None:
        """Without a file the database is in memory."""
        self._file = file
        self._engine: Engine = create_engine(url.set(drivername="sqlite"))
        event.listen(self._engine, "connect", set_up)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="store")
        self._connection: Connection | None = None

    async def hold(self, *, shared: bool = False) -> None:
        """Keeps other servers out; InUse if one is there already. A file is never shared."""
        if self._file is not None:
            self._file.lock()

    async def start(self) -> None:
        """Opens the connection."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._open)

    def _open(self) -> None:
        self._connection = self._engine.connect()
        self._connection.execute(text("select count(*) from sqlite_master"))  # makes SQLite open its -wal file
        self._connection.rollback()
        if self._file is not None:
            self._file.remember()

    async def write(self, appends: list[Append]) -> None:
        """Writes everything in one transaction, into the file that was opened."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._write, appends)

    def _write(self, appends: list[Append]) -> None:
        assert self._connection is not None
        if self._file is not None:
            self._file.expect_unchanged()
        with self._connection.begin():
            for code, place in foundations(appends).items():
                _expect_entry(self._connection, code, place)
            for append in appends:
                if append.removes_after is not None:
                    _expect_end(self._connection, append.code, append.removes_after)
            write_appends(self._connection, appends)
        if self._file is not None:
            self._file.expect_unchanged()

    async def check(self) -> None:
        """Nothing to check between writes."""

    async def stop(self) -> None:
        """Closes the connection, and lets other servers in."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown()
        if self._file is not None:
            self._file.unlock()

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()
        self._engine.dispose()


def _expect_entry(connection: Connection, code: str, place: LogPlace) -> None:
    if not connection.exec_driver_sql(THERE, (code, *place)).scalar():
        raise Conflict("the entry that was to be followed is not there")


def _expect_end(connection: Connection, code: str, place: LogPlace) -> None:
    _expect_entry(connection, code, place)
    if connection.exec_driver_sql(LATER, (code, place.seq)).scalar():
        raise Conflict("something has happened at the table meanwhile")
