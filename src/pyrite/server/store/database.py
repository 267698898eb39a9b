"""The open database: its address, its engine, and how it is read."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

from sqlalchemy import URL, event
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from pyrite.server.store import sqlite
from pyrite.server.store.errors import NotSaved, describe
from pyrite.server.store.postgresql import WRITABLE, PostgresqlWriter
from pyrite.server.store.sqlite import DatabaseFile, SqliteWriter

PATIENCE = 10.0  # seconds for a question


def shown(url: str | URL) -> str:
    """The address of a database for display: a file, or an address without its password."""
    address = make_url(url)
    is_file = address.get_backend_name() == "sqlite"
    return str(address.database) if is_file else address.render_as_string(hide_password=True)


class Database:
    """A database of either kind."""

    def __init__(self, url: str) -> None:
        """Not open yet."""
        self.url = make_url(url)
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        self.file: DatabaseFile | None = None
        self._engine: AsyncEngine | None = None
        self._quick_engine: AsyncEngine | None = None  # the same without transactions; SQLite gains nothing by that

    def open(self) -> SqliteWriter | PostgresqlWriter:
        """Makes the engine, and a writer that has yet to be started; a missing SQLite file is created."""
        if not self.is_sqlite:
            self._engine = create_async_engine(
                self.url, pool_size=4, max_overflow=4, pool_pre_ping=True, connect_args=WRITABLE
            )
            self._quick_engine = self._engine.execution_options(isolation_level="AUTOCOMMIT")
            return PostgresqlWriter(self.url)
        if self.url.database and self.url.database != ":memory:":
            self.file = DatabaseFile(Path(self.url.database))
        self._engine = create_async_engine(self.url, pool_size=3, max_overflow=2)
        event.listen(self._engine.sync_engine, "connect", sqlite.set_up)
        return SqliteWriter(self.url, self.file)

    @property
    def engine(self) -> AsyncEngine:
        """The engine, for reading."""
        if self._engine is None:
            raise RuntimeError("the database is not open")
        return self._engine

    @contextlib.asynccontextmanager
    async def reading(
        self, patience: float | None = PATIENCE, *, is_stream: bool = False
    ) -> AsyncIterator[AsyncConnection]:
        """A connection to read from; NotSaved if the database does not answer, or its file was taken away.

        Only a stream needs a transaction: a single question is quicker without one.
        """
        engine = self.engine if is_stream or self._quick_engine is None else self._quick_engine
        try:
            if self.file is not None:
                self.file.expect_unchanged()
            async with asyncio.timeout(patience), engine.connect() as connection:
                yield connection
        except NotSaved:
            raise
        except Exception as error:
            raise NotSaved(describe(error)) from None

    async def close(self) -> None:
        """Closes all connections."""
        await self.engine.dispose()
