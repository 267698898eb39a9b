"""The quick reader leaves no connection behind, whatever ends it."""

import asyncio
from collections.abc import AsyncIterator

import pytest
from sqlalchemy.pool import QueuePool

from pyrite.server.store.database import Database
from pyrite.server.store.errors import NotSaved
from pyrite.server.store.quick_reader import QuickReader
from tests.server.conftest import empty_postgres

pytestmark = [pytest.mark.anyio, pytest.mark.once, pytest.mark.xdist_group("postgres")]


@pytest.fixture
async def open_database(postgres: str) -> AsyncIterator[Database]:
    opened = Database(await empty_postgres(postgres))
    opened.open()
    yield opened
    await opened.close()


def lent(database: Database) -> int:
    """How many connections somebody has."""
    pool = database.engine.pool
    assert isinstance(pool, QueuePool)
    return pool.checkedout()


async def test_a_question_after_the_end_or_during_it_keeps_no_connection(open_database: Database) -> None:
    reader = QuickReader(open_database)
    assert await reader.ask(int, "select 7") == [7]
    assert lent(open_database) == 1
    await reader.stop()
    assert lent(open_database) == 0
    with pytest.raises(NotSaved, match="the server stops"):
        await reader.ask(int, "select 7")
    other = QuickReader(open_database)
    asking = asyncio.create_task(other.ask(int, "select 7"))
    await asyncio.sleep(0)  # it is connecting
    await other.stop()
    with pytest.raises(NotSaved, match="the server stops"):
        await asking
    assert lent(open_database) == 0


async def test_a_task_that_is_cancelled_while_it_closes_gives_the_connection_back(open_database: Database) -> None:
    reader = QuickReader(open_database)
    assert await reader.ask(int, "select 7") == [7]

    async def close() -> None:
        task = asyncio.current_task()
        assert task is not None
        task.cancel()
        await reader.close()

    closing = asyncio.create_task(close())
    await asyncio.wait([closing])
    assert closing.cancelled()
    assert lent(open_database) == 0
