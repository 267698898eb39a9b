"""A store in trouble: it is noticed before anything is acknowledged, it is said, and it is over when it is over."""

import asyncio
import logging
import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from pyrite.server.operations.alarms import Alarms
from pyrite.server.store import health, sqlite
from pyrite.server.store.appends import Append
from pyrite.server.store.sqlite import SqliteWriter
from tests.server.client import Person, unique
from tests.server.conftest import Served

pytestmark = [pytest.mark.anyio, pytest.mark.once]

Serving = Any
Harm = Callable[[Path], None]


@pytest.fixture(autouse=True)
def _no_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every question is answered by a new check, and SQLite does not wait long for others."""
    monkeypatch.setattr(health, "FRESH", 0.0)
    monkeypatch.setattr(sqlite, "BUSY", 100)


async def alarm(server: Served) -> float:
    metrics = await server.person().get("/metrics")
    line = next(line for line in metrics.text.splitlines() if line.startswith('pyrite_alarms{alarm="saving"}'))
    return float(line.split()[-1])


async def expect_trouble(server: Served, said: str) -> None:
    answer = await server.person().get("/health")
    assert answer.status_code == 503
    assert answer.json()["status"] == "trouble"
    assert said in answer.json()["store"]
    assert await alarm(server) == 1


async def expect_health(server: Served) -> None:
    answer = await server.person().get("/health")
    assert (answer.status_code, answer.json()["status"], answer.json()["store"]) == (200, "ok", "ok")
    assert await alarm(server) == 0


async def try_to_sit(person: Person, code: str, command: str) -> dict[str, Any]:
    return await person.command(code, "sit", id=command, name="Ben", target=1)


async def test_a_health_check_writes_but_not_at_every_request(
    serving: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "FRESH", 1_000.0)
    server = await serving()
    before = server.live_tables.store.queue.saved
    await asyncio.gather(*(expect_health(server) for _ in range(20)))
    assert server.live_tables.store.queue.saved == before + 1
    assert await server.live_tables.store.state("checked") is not None


def delete(path: Path) -> None:
    path.unlink()


def move_away(path: Path) -> None:
    path.rename(path.with_suffix(".away"))


def replace_with_a_copy(path: Path) -> None:
    with closing(sqlite3.connect(path)) as source, closing(sqlite3.connect(path.with_suffix(".copy"))) as target:
        source.backup(target)
    os.replace(path.with_suffix(".copy"), path)


def delete_the_wal(path: Path) -> None:
    Path(f"{path}-wal").unlink()


@pytest.mark.parametrize(
    ("harm", "said"),
    [
        (delete, "was deleted or moved away"),
        (move_away, "was deleted or moved away"),
        (replace_with_a_copy, "was replaced by another file"),
        (delete_the_wal, "-wal was deleted or moved away"),
    ],
)
async def test_nothing_is_acknowledged_into_a_file_that_is_gone(
    serving: Serving, tmp_path: Path, harm: Harm, said: str, caplog: pytest.LogCaptureFixture
) -> None:
    server = await serving()
    ann, ben = server.person(), server.person()
    code = await ann.make_table(options={"players": 3})
    path = tmp_path / "tables.db"
    async with ann.at(code) as chair:
        before = chair.seq
        harm(path)
        is_there = path.exists()
        for _ in range(2):
            refused = await try_to_sit(ben, code, "mine")
            assert refused["why"]["code"] == "not_saved"
        assert (await ann.post("/api/tables", id=unique(), game="saboteur")).status_code == 503
        await chair.catch_up()
        assert chair.seq == before, "nothing unsaved is shown"
    await expect_trouble(server, said)
    logged = [record for record in caplog.records if record.getMessage() == "alarm"]
    assert len(logged) == 1, "it is said once"
    assert logged[0].levelno == logging.ERROR
    assert said in logged[0].__dict__["fields"]["reason"]
    assert path.exists() == is_there, "no empty database is made in its place"


async def test_a_file_that_comes_back_is_used_again(
    serving: Serving, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    server = await serving()
    ann, ben = server.person(), server.person()
    code = await ann.make_table(options={"players": 3})
    path, away = tmp_path / "tables.db", tmp_path / "tables.away"
    path.rename(away)
    assert (await try_to_sit(ben, code, "mine"))["why"]["code"] == "not_saved"
    await expect_trouble(server, "was deleted or moved away")
    away.rename(path)
    assert (await try_to_sit(ben, code, "mine"))["type"] == "done"
    await expect_health(server)
    assert [record.getMessage() for record in caplog.records if record.name == "pyrite.alarms"] == [
        "alarm",
        "alarm over",
    ]
    assert len(await server.live_tables.store.entries(code)) == 3


async def test_a_full_disk_is_said_and_over_when_there_is_room_again(serving: Serving) -> None:
    """SQLite answers a file that may not grow as it answers a full disk: SQLITE_FULL."""
    server = await serving()
    ann = server.person()
    code = await ann.make_table(options={"players": 3})
    await let_grow(server, pages=1)
    for number in range(100):  # until the last page is full
        answer = await ann.command(code, "say", text=f"{number:>299}")
        if answer["type"] == "refused":
            break
    assert answer["why"]["code"] == "not_saved"
    seq = answer["seq"]
    await expect_trouble(server, "full")
    await let_grow(server, pages=1_000_000)
    assert (await ann.command(code, "say", text="room again"))["seq"] == seq + 1
    await expect_health(server)


async def let_grow(server: Served, pages: int) -> None:
    writer = server.live_tables.store._writer
    assert isinstance(writer, SqliteWriter)

    def set_limit() -> None:
        assert writer._connection is not None
        writer._connection.exec_driver_sql(f"PRAGMA max_page_count={pages}")
        writer._connection.rollback()

    await asyncio.get_running_loop().run_in_executor(writer._thread, set_limit)


async def test_a_locked_database_is_said_and_over_when_it_is_free(serving: Serving, tmp_path: Path) -> None:
    server = await serving()
    ann, ben = server.person(), server.person()
    code = await ann.make_table(options={"players": 3})
    with closing(sqlite3.connect(tmp_path / "tables.db", isolation_level=None)) as other:
        other.execute("begin exclusive")
        assert (await try_to_sit(ben, code, "mine"))["why"]["code"] == "not_saved"
        await expect_trouble(server, "locked")
        other.execute("rollback")
    await expect_health(server)
    assert (await try_to_sit(ben, code, "mine"))["type"] == "done"


async def test_everybody_is_notified_that_the_game_waits_while_nothing_can_be_saved(
    serving: Serving, tmp_path: Path
) -> None:
    server = await serving()
    ann, ben = server.person(), server.person()
    code = await ann.make_table(options={"players": 3})
    async with ann.at(code) as chair:
        with closing(sqlite3.connect(tmp_path / "tables.db", isolation_level=None)) as other:
            other.execute("begin exclusive")
            await try_to_sit(ben, code, "mine")
            await chair.until(lambda one: one.messages[-1].get("waits") is True)
            other.execute("rollback")
        await expect_health(server)
        await chair.until(lambda one: one.messages[-1]["type"] == "ping" and "waits" not in one.messages[-1])


async def test_a_conflict_is_not_an_alarm(serving: Serving) -> None:
    server = await serving()
    code = await server.person().make_table(options={"players": 3})
    rows = await server.live_tables.store.entries(code)
    again = Append(code=code, making=("ann", "x", "{}"))
    await server.live_tables.store.save(again)
    with pytest.raises(Exception, match="UNIQUE"):
        await server.live_tables.store.save(again)
    assert len(rows) == 2
    await expect_health(server)


async def test_a_check_is_shared_by_all_who_ask_and_good_for_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "FRESH", 1_000.0)
    tried: list[int] = []

    class Slow:
        async def check_writing(self, at: int) -> None:
            tried.append(at)
            await asyncio.sleep(0)

    checking = health.HealthCheck(Slow(), Alarms())  # type: ignore[arg-type]
    assert await asyncio.gather(*(checking.trouble() for _ in range(3))) == [None] * 3
    assert await checking.trouble() is None
    assert len(tried) == 1
    monkeypatch.setattr(health, "FRESH", 0.0)
    assert await checking.trouble() is None
    assert len(tried) == 2
