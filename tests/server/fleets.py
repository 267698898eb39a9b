"""Workers of one fleet in this process, and wires between them that can be cut."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, Protocol

from pyrite.server.bots.workers import Thinkers
from pyrite.server.fleet.fleet import Fleet
from pyrite.server.settings import ServerSettings
from tests.server.client import Person
from tests.server.conftest import GENEROUS, Served, serve


class Hiring(Protocol):
    """Makes another worker of the same fleet."""

    async def __call__(self, thinkers: Thinkers | None = None, **settings: Any) -> Served: ...


@asynccontextmanager
async def fleet_on(database: str, bus: str, thinkers: Thinkers) -> AsyncIterator[Hiring]:
    """A fleet on a database and a bus; its workers end with it."""
    usual = thinkers
    async with AsyncExitStack() as stack:

        async def hire(thinkers: Thinkers | None = None, **settings: Any) -> Served:
            given = {"database": database, "bus": bus, "limits": GENEROUS, **settings}
            served = await stack.enter_async_context(serve(ServerSettings(**given), thinkers or usual))
            await until(lambda: fleet_of(served).bus.is_connected or bus != given["bus"])
            return served

        yield hire


def fleet_of(worker: Served) -> Fleet:
    assert isinstance(worker.live_tables.fleet, Fleet)
    return worker.live_tables.fleet


def at(worker: Served, somebody: Person) -> Person:
    """The same person at another worker."""
    other = Person(worker.url, somebody.token)
    worker.people.append(other)
    return other


def figure(worker: Served, name: str) -> float:
    return worker.live_tables.figures.registry.get_sample_value(name) or 0


async def until(holds: Callable[[], bool], seconds: float = 30) -> None:
    async with asyncio.timeout(seconds):
        while not holds():
            await asyncio.sleep(0.01)


class Wire:
    """A port that leads to another one, or to a socket file, until it is cut; what is on its way then waits."""

    def __init__(self, target: str | int) -> None:
        self.target = target
        self.port = 0
        self._is_whole = asyncio.Event()
        self._is_whole.set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._ends: list[asyncio.StreamWriter] = []
        self._is_closed = False

    def cut(self) -> None:
        self._is_whole.clear()

    def mend(self) -> None:
        self._is_whole.set()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._ends.append(writer)
        if isinstance(self.target, int):
            far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self.target)
        else:
            far_reader, far_writer = await asyncio.open_unix_connection(self.target)
        self._ends.append(far_writer)
        if self._is_closed:
            far_writer.transport.abort()
            return
        for pair in ((reader, far_writer), (far_reader, writer)):
            task = asyncio.create_task(self._carry(*pair))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(65_536):
                await self._is_whole.wait()
                writer.write(data)
                await writer.drain()
        writer.close()

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._is_closed = True
        for end in self._ends:
            end.transport.abort()
        await asyncio.sleep(0.1)  # for those that were just connecting


@asynccontextmanager
async def wire_to(target: str | int) -> AsyncIterator[Wire]:
    wire = Wire(target)
    server = await asyncio.start_server(wire._serve, "127.0.0.1", 0)
    wire.port = server.sockets[0].getsockname()[1]
    try:
        yield wire
    finally:
        server.close()
        await wire.close()
