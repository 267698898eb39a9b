"""What is found in a database with damage in it, and what is copied of it, without the commands around it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import delete, func, insert, select, update

from pyrite.server.store import salvage as salvaging
from pyrite.server.store.appends import Append
from pyrite.server.store.check import check, codes_in
from pyrite.server.store.errors import NotSaved
from pyrite.server.store.salvage import DAMAGED, salvage
from pyrite.server.store.schema import LOG, TABLES
from pyrite.server.store.store import Store
from pyrite.server.tables import entries
from tests.server.store.test_store import SETUP, logged

pytestmark = [pytest.mark.anyio, pytest.mark.once]

LENGTH = 6  # entries of each log
CODES = ("AAAAAA", "BBBBBB", "CCCCCC")


async def opened(path: Path) -> Store:
    store = Store(f"sqlite+aiosqlite:///{path}")
    await store.start()
    return store


@pytest.fixture
async def source(tmp_path: Path, anyio_backend: str) -> AsyncIterator[Store]:
    store = await opened(tmp_path / "source.db")
    lines = [logged(seq, entries.Spoke(seat=0, text=f"line {seq}"), "ann") for seq in range(2, LENGTH + 1)]
    for code in CODES:
        await store.save(Append(code=code, entries=[logged(1, SETUP, "ann"), *lines], is_new=True))
    yield store
    await store.stop()


@pytest.fixture
async def target(tmp_path: Path, anyio_backend: str) -> AsyncIterator[Store]:
    store = await opened(tmp_path / "target.db")
    yield store
    await store.stop()


async def change(store: Store, *statements: Any) -> None:
    await store.save(Append(code="", statements=statements))


async def log_of(store: Store, code: str) -> list[tuple[int, int, str]]:
    return [(row.seq, row.at, row.entry) for row in await store.entries(code)]


def entry(code: str, seq: int) -> tuple[Any, Any]:
    return LOG.c.code == code, LOG.c.seq == seq


async def test_a_sound_database_has_no_damage_and_is_copied_whole(source: Store, target: Store) -> None:
    findings = await check(source)
    assert (findings.is_sound, findings.tables) == (True, 3)
    counts = await salvage(source, target, findings)
    assert (counts.rows["log"], counts.rows["tables"], counts.lost, counts.unread) == (3 * LENGTH, 3, {}, ())
    for code in CODES:
        assert await log_of(target, code) == await log_of(source, code)


async def test_a_log_that_breaks_off_ends_where_it_can_be_read_and_no_other_log_is_touched(
    source: Store, target: Store
) -> None:
    await change(
        source,
        update(LOG).where(*entry("AAAAAA", 5)).values(entry="{}"),  # it is there, and says nothing that is known
        delete(LOG).where(*entry("BBBBBB", 4)),
        insert(TABLES).values(code="DDDDDD", created=1, status="playing"),
    )
    findings = await check(source)
    found = {damage.code: (damage.entries, damage.is_cut) for damage in findings.damaged}
    assert found == {"AAAAAA": (4, False), "BBBBBB": (3, True), "DDDDDD": (0, True)}
    assert {damage.code: damage.why for damage in findings.damaged}["DDDDDD"] == "its log is empty"
    await salvage(source, target, findings)
    for code in ("AAAAAA", "CCCCCC"):
        assert await log_of(target, code) == await log_of(source, code)
    before = await log_of(source, "BBBBBB")
    assert await log_of(target, "BBBBBB") == [*before[:3], (4, 1_003, DAMAGED), *before[3:]]


async def test_rows_that_cannot_be_read_are_counted_and_those_behind_them_copied(
    source: Store, target: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    fetch = salvaging._fetch

    async def fail(reader: Any, query: Any) -> Any:
        """Reading the whole log fails, and so does reading one of its rows."""
        text = str(query.compile(compile_kwargs={"literal_binds": True}))
        if "FROM log" in text and ("WHERE" not in text or "'BBBBBB' AND log.seq = 2" in text):
            raise NotSaved("the page is damaged")
        return await fetch(reader, query)

    monkeypatch.setattr(salvaging, "_fetch", fail)
    counts = await salvage(source, target, await check(source))
    assert (counts.rows["log"], counts.lost, counts.unread) == (3 * LENGTH - 1, {"log": 1}, ())
    assert [seq for seq, *_ in await log_of(target, "BBBBBB")] == [1, 3, 4, 5, 6]
    assert await log_of(target, "CCCCCC") == await log_of(source, "CCCCCC")


@pytest.mark.parametrize(("readable", "unread"), [(4, ("log",)), (3 * LENGTH, ())])
async def test_keys_are_read_from_both_ends_up_to_the_damage(
    source: Store, target: Store, monkeypatch: pytest.MonkeyPatch, readable: int, unread: tuple[str, ...]
) -> None:
    findings = await check(source)
    reading, streams = source.database.reading, []

    @asynccontextmanager
    async def damaged(patience: float | None = None, *, is_stream: bool = False) -> AsyncIterator[Any]:
        async with reading(patience, is_stream=is_stream) as connection:

            async def stream(query: Any) -> Any:
                streams.append(query)
                return rows_until_damage(await connection.stream(query))

            async def execute(query: Any) -> Any:
                if "FROM log" in str(query) and "WHERE" not in str(query):
                    raise NotSaved("the page is damaged")
                return await connection.execute(query)

            yield SimpleNamespace(stream=stream, execute=execute, run_sync=connection.run_sync)

    async def rows_until_damage(rows: Any) -> AsyncIterator[Any]:
        count = 0
        async for row in rows:
            if count == readable:
                raise NotSaved("the page is damaged")
            count += 1
            yield row

    monkeypatch.setattr(source.database, "reading", damaged)
    counts = await salvage(source, target, findings)
    assert (counts.unread, counts.lost) == (unread, {})
    assert counts.rows["log"] == min(2 * readable, 3 * LENGTH)
    assert len(streams) == (2 if unread else 1)
    async with target.database.reading() as connection:
        ends = (await connection.execute(select(func.min(LOG.c.code), func.max(LOG.c.code)))).one()
    assert tuple(ends) == ("AAAAAA", "CCCCCC")


async def test_codes_are_found_in_logs_too_and_what_could_not_be_read_is_named(
    source: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    reading = source.database.reading

    @asynccontextmanager
    async def damaged(patience: float | None = None, *, is_stream: bool = False) -> AsyncIterator[Any]:
        async with reading(patience, is_stream=is_stream) as connection:

            async def execute(query: Any) -> Any:
                if "FROM tables" in str(query):
                    raise NotSaved("the page is damaged")
                return await connection.execute(query)

            yield SimpleNamespace(execute=execute)

    monkeypatch.setattr(source.database, "reading", damaged)
    assert await codes_in(source) == (list(CODES), ["the page is damaged"])
