"""Servers to talk to: real ones on free ports, on real databases."""

import asyncio
import functools
import itertools
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
import uvicorn
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from pyrite.server.access.identity import make_token
from pyrite.server.bots.workers import Thinkers
from pyrite.server.operations.addresses import bind
from pyrite.server.run import config_of
from pyrite.server.settings import Limits, Rate, ServerSettings
from pyrite.server.wire.app import App, create_app
from pyrite.server.wire.pages import Pages
from tests.server.client import Person
from tests.server.postgres import postgres as run_postgres

NAMES = itertools.count()
PLENTY = Rate(100_000, 100_000)
GENEROUS = Limits(
    commands=PLENTY,
    commands_of_address=PLENTY,
    lines=PLENTY,
    requests=PLENTY,
    wrong_guesses=PLENTY,
    new_identities=PLENTY,
    work=PLENTY,
    work_of_address=PLENTY,
    new_tables=PLENTY,
    new_tables_of_address=PLENTY,
    records=PLENTY,
)


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session", autouse=True)
def _one_page() -> Iterator[None]:
    """The files of the page are read once for all servers of this process."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("pyrite.server.wire.app.Pages", functools.cache(Pages))
        yield


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a real PostgreSQL."""
    with run_postgres() as server:
        for command in ("alter system set fsync = off", "select pg_reload_conf()"):  # nobody pulls this plug
            server.ask(command)
        yield server.url


@pytest.fixture(scope="session")
async def thinkers(anyio_backend: str) -> AsyncIterator[Thinkers]:
    """Bots for all servers of this process."""
    bots = Thinkers(1)
    await asyncio.to_thread(bots.start)
    yield bots
    await bots.stop()


# In one process when the suite runs in several, so that one PostgreSQL is enough.
@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.xdist_group("postgres"))])
async def database(request: pytest.FixtureRequest, tmp_path: Path, anyio_backend: str) -> str:
    """The address of an empty database, of each kind in turn."""
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}"
    return await empty_postgres(request.getfixturevalue("postgres"))


async def empty_postgres(address: str) -> str:
    name = f"tables_{next(NAMES)}"
    url = address.replace("postgresql://", "postgresql+asyncpg://")
    engine = create_async_engine(url, isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.execute(text(f"create database {name}"))
    await engine.dispose()
    return url.replace("/postgres?", f"/{name}?")


class Served:
    """A server that runs, and people who know its address."""

    def __init__(self, app: App, url: str) -> None:
        self.app = app
        self.live_tables = app.live_tables
        self.url = url
        self.people: list[Person] = []

    def person(self) -> Person:
        somebody = Person(self.url, make_token())
        self.people.append(somebody)
        return somebody


@asynccontextmanager
async def serve(settings: ServerSettings, thinkers: Thinkers, time: Any = None) -> AsyncIterator[Served]:
    app = create_app(settings, time, thinkers)
    listening = bind("127.0.0.1", 0)
    port = listening.getsockname()[1]
    await app.live_tables.start()
    config = config_of(app, settings)
    server = uvicorn.Server(config)
    config.load()
    server.lifespan = config.lifespan_class(config)
    await server.startup(sockets=[listening])
    served = Served(app, f"http://127.0.0.1:{port}")
    app.live_tables.spawn(app.gate.watch())
    ticking = asyncio.create_task(server.main_loop())
    try:
        yield served
    finally:
        for person in served.people:
            await person.http.aclose()
        app.live_tables.say_goodbye()
        server.should_exit = True
        await ticking
        await server.shutdown(sockets=[listening])
        await app.live_tables.stop()


@pytest.fixture(scope="session")
async def server(tmp_path_factory: pytest.TempPathFactory, thinkers: Thinkers) -> AsyncIterator[Served]:
    """A server on SQLite that tests share, each with its own tables, with limits that none meets by chance."""
    folder = tmp_path_factory.mktemp("server")
    settings = ServerSettings(database=f"sqlite+aiosqlite:///{folder / 'tables.db'}", limits=GENEROUS)
    async with serve(settings, thinkers) as served:
        yield served


@pytest.fixture
async def serving(tmp_path: Path, thinkers: Thinkers) -> AsyncIterator[Any]:
    """Makes servers: `await serving(database=…, time=…, limits=…)`, one after the other."""
    async with AsyncExitStack() as stack:

        async def begin(time: Any = None, **settings: Any) -> Served:
            given = {"database": f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}", "limits": GENEROUS, **settings}
            return await stack.enter_async_context(serve(msgspec.convert(given, ServerSettings), thinkers, time))

        yield begin
