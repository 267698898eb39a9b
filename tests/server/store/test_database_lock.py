"""One server to a database: PostgreSQL's lock is taken again after a restart, and without it nothing is saved."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine
from sqlalchemy.pool import NullPool

from pyrite.server.operations.alarms import Alarm
from pyrite.server.store import postgresql
from pyrite.server.store.appends import Append
from pyrite.server.store.errors import InUse, NotSaved
from pyrite.server.store.store import Store
from tests.server.postgres import Postgres, postgres

pytestmark = [pytest.mark.anyio, pytest.mark.once, pytest.mark.slow, pytest.mark.xdist_group("postgresql")]

HOLDERS = "select pid from pg_locks where locktype = 'advisory' and objid = :key and granted"


@pytest.fixture(scope="module")
def database() -> Iterator[Postgres]:
    """A PostgreSQL of this module's own, since it is taken away."""
    with postgres() as running:
        yield running


@asynccontextmanager
async def connected(database: Postgres) -> AsyncIterator[AsyncConnection]:
    engine = create_async_engine(database.engine_url, poolclass=NullPool)
    async with engine.connect() as connection:
        yield connection
    await engine.dispose()


async def holder(connection: AsyncConnection) -> Any:
    pid = await connection.scalar(text(HOLDERS), {"key": postgresql.LOCK})
    await connection.rollback()
    return pid


async def until_held(connection: AsyncConnection) -> Any:
    async with asyncio.timeout(300):
        while (pid := await holder(connection)) is None:
            await asyncio.sleep(0.05)
    return pid


def entry(number: int) -> Append:
    return Append(code="", making=("somebody", f"command {number}", "{}"))


async def test_a_restarted_postgresql_is_held_again_by_a_server_that_does_nothing(database: Postgres) -> None:
    store = Store(database.engine_url)
    await store.start(alone=True)
    try:
        await asyncio.to_thread(database.take_away)
        await asyncio.to_thread(database.give_back)
        async with connected(database) as connection:
            await until_held(connection)
        with pytest.raises(InUse):
            await Store(database.engine_url).start(alone=True)
        await store.save(entry(1))
        assert store.alarms.text(Alarm.SAVING) is None
    finally:
        await store.stop()


async def test_a_server_that_lost_its_lock_to_another_saves_nothing_more(database: Postgres) -> None:
    store, other = Store(database.engine_url), Store(database.engine_url)
    await store.start(alone=True)
    async with connected(database) as connection:
        pid = await until_held(connection)
        await take(other, connection, pid)
    try:
        for number in range(2):
            with pytest.raises(NotSaved):
                await store.save(entry(10 + number))
        assert "another server has taken over" in (store.alarms.text(Alarm.SAVING) or "")
        assert await other.making("somebody", "command 10") is None
        await other.save(entry(20))
    finally:
        await other.stop()
    async with asyncio.timeout(300):
        while store.alarms.text(Alarm.SAVING) is not None:
            await asyncio.sleep(0.05)
    await store.save(entry(30))  # the other one has gone: it goes on
    await store.stop()


async def take(other: Store, connection: AsyncConnection, pid: int) -> None:
    """Ends the connection that holds the lock, and lets another server start before the first one notices."""
    await connection.execute(text("select pg_terminate_backend(:pid)"), {"pid": pid})
    await connection.commit()
    async with asyncio.timeout(300):
        while True:
            try:
                await other.start(alone=True)
                return
            except InUse:  # the first one was quicker
                pid = await until_held(connection)
                await connection.execute(text("select pg_terminate_backend(:pid)"), {"pid": pid})
                await connection.commit()
