"""Runs the server on a socket until it is told to stop."""

import contextlib
import os
import signal
import socket
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import IO

import uvicorn
from sqlalchemy import text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import create_async_engine

from pyrite.server.operations.garbage import search_rarely, tidy
from pyrite.server.settings import ServerSettings
from pyrite.server.wire.app import App, create_app

LOCK = 0x50797269  # of PostgreSQL's advisory locks, the one that a server of Pyrite holds
PATIENCE = 5  # seconds for those who are still connected when the server stops


class InUse(Exception):
    """Another server has the database; two of them would not hear of each other's moves."""


class Server(uvicorn.Server):
    """An HTTP server that says goodbye to viewers before it lets them go."""

    def __init__(self, config: uvicorn.Config, app: App, ready: Callable[[], None]) -> None:
        """Calls `ready` when it serves."""
        super().__init__(config)
        self._app = app
        self._ready = ready

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stops at a signal, and leaves it at that: raising it again would cut off what is still being saved."""
        before = {one: signal.signal(one, self.handle_exit) for one in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for one, handler in before.items():
                signal.signal(one, handler)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begins to serve."""
        await super().startup(sockets)
        self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Streams would never end by themselves."""
        self._app.house.say_goodbye()
        await super().shutdown(sockets)


def config_of(app: App, settings: ServerSettings) -> uvicorn.Config:
    """How uvicorn serves the application."""
    return uvicorn.Config(
        app,
        lifespan="off",
        ws="websockets-sansio",
        ws_max_size=settings.limits.message_bytes,
        ws_per_message_deflate=False,  # a compressor a socket would cost more memory than everything else
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=PATIENCE,
    )


async def serve(settings: ServerSettings, listening: socket.socket, ready: Callable[[], None]) -> None:
    """Opens the house, serves until a signal comes, and closes it."""
    app = create_app(settings)
    async with alone_with(settings.database_url):
        await app.house.start()
        search_rarely()
        app.house.spawn(tidy(lambda: app.house.store.saved))
        try:
            await Server(config_of(app, settings), app, ready).serve(sockets=[listening])
        finally:
            await app.house.stop()


@contextlib.asynccontextmanager
async def alone_with(database: str) -> AsyncIterator[None]:
    """Holds a database against other servers; InUse if one has it."""
    url = make_url(database)
    if url.get_backend_name() == "postgresql":
        async with _postgresql_alone(database):
            yield
    elif url.database and url.database != ":memory:":
        with _sqlite_alone(url.database):
            yield
    else:
        yield


@contextlib.contextmanager
def _sqlite_alone(path: str) -> Iterator[None]:
    """The file is made here, if it is not there: it will hold the secrets of games, so it is for its owner alone."""
    Path(path).parent.mkdir(parents=True, exist_ok=True)
    os.close(os.open(path, os.O_CREAT | os.O_RDONLY, 0o600))
    with Path(f"{path}.lock").open("w") as file:
        _lock(file, path)
        yield


@contextlib.asynccontextmanager
async def _postgresql_alone(database: str) -> AsyncIterator[None]:
    engine = create_async_engine(database)
    try:
        async with engine.connect() as connection:
            if not await connection.scalar(text("SELECT pg_try_advisory_lock(:key)"), {"key": LOCK}):
                raise InUse("another server uses this database; give this one a --database of its own")
            await connection.commit()  # the lock is the connection's, not the transaction's
            yield
    finally:
        await engine.dispose()


def _lock(file: IO[str], database: str) -> None:
    try:
        import fcntl  # not on every system
    except ImportError:
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        raise InUse(f"another server uses {database}; give this one a --database of its own") from None
