"""`pyrite admin check`: damaged databases are recognized, and the rest is salvaged; the same on PostgreSQL."""

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.engine import make_url

from pyrite.server.bots.workers import Thinkers
from pyrite.server.live.live_tables import LiveTables
from pyrite.server.messages import Sat, Status
from pyrite.server.operations.alarms import Alarm
from pyrite.server.settings import ServerSettings
from pyrite.server.store.appends import Append
from pyrite.server.store.store import Store
from pyrite.server.tables import entries as log
from tests.cli.databases import NOW, SETUP, fill, refused, rows
from tests.server.postgres import postgres

pytestmark = pytest.mark.once

COMMAND = "admin"


def play_some(url: str) -> list[str]:
    """Fills a database with four tables that take several pages each; their codes."""

    async def run_it() -> list[str]:
        store = Store(url)
        await store.start()
        codes = ["AAAAAA", "BBBBBB", "CCCCCC", "DDDDDD"]
        for code in codes:
            await store.save(
                Append(code=code, entries=game_of(code), secrets={1: bytes(32)}, status="playing", is_new=True)
            )
        await store.stop()
        return codes

    return asyncio.run(run_it())


def game_of(code: str) -> list[log.LogEntry]:
    sat = [log.LogEntry(2 + seat, NOW, f"{code} {seat}", Sat(seat, f"Player {seat}")) for seat in range(3)]
    lines = [log.LogEntry(5 + n, NOW, f"{code} 0", log.Spoke(seat=0, text=f"{code} {n} " * 20)) for n in range(40)]
    return [log.LogEntry(1, NOW, f"{code} 0", SETUP), *sat, *lines]


def damage(path: Path, word: bytes) -> None:
    """Overwrites the page of the database in which a word is, but not the indexes."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("pragma wal_checkpoint(truncate)")
        (size,) = connection.execute("pragma page_size").fetchone()
    data = bytearray(path.read_bytes())
    start = data.index(word) // size * size
    data[start : start + 100] = b"\xff" * 100
    path.write_bytes(data)


def test_a_sound_database_is_said_to_be_sound(run, tmp_path):
    path = tmp_path / "tables.db"
    play_some(f"sqlite+aiosqlite:///{path}")
    code, out, err = run("check", "--database", str(path))
    assert (code, err) == (0, "")
    assert out == f"{path}: 4 tables were read\nno damage was found\n"


def test_a_database_from_before_there_were_marks_is_checked_and_salvaged_as_it_is(run, tmp_path):
    path, rescued = tmp_path / "tables.db", tmp_path / "rescued.db"
    play_some(f"sqlite+aiosqlite:///{path}")
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("alter table log drop column mark")
        connection.execute("update log set entry = '{}' where code = 'CCCCCC' and seq = 20")
        connection.commit()
    code, out, _ = run("check", "--database", str(path), "--salvage", str(rescued), "--json")
    report = json.loads(out)
    assert code == 1
    assert [(one["code"], one["entries"]) for one in report["findings"]["damaged"]] == [("CCCCCC", 19)]
    assert report["findings"]["problems"] == []
    with closing(sqlite3.connect(path)) as connection, closing(sqlite3.connect(rescued)) as copy:
        before = connection.execute("select code, seq, at, who, entry from log order by code, seq").fetchall()
        assert copy.execute("select code, seq, at, who, entry from log order by code, seq").fetchall() == before


def test_a_damaged_page_is_found_and_the_rest_is_salvaged(run, tmp_path):
    path, rescued = tmp_path / "tables.db", tmp_path / "rescued.db"
    play_some(f"sqlite+aiosqlite:///{path}")
    damage(path, b"CCCCCC 20 ")
    before = path.read_bytes()
    code, out, _ = run("check", "--database", str(path), "--salvage", str(rescued), "--json")
    report = json.loads(out)
    assert code == 1
    assert report["findings"]["tables"] == 4
    assert report["findings"]["problems"]
    assert "CCCCCC" in {one["code"] for one in report["findings"]["damaged"]}
    assert path.read_bytes() == before, "nothing is changed"
    whole = {"AAAAAA", "BBBBBB", "CCCCCC", "DDDDDD"} - {one["code"] for one in report["findings"]["damaged"]}
    assert whole
    for one in whole:
        assert len(rows(rescued, f"select * from log where code = '{one}'")) == 44
    code, out, _ = run("check", "--database", str(rescued))
    assert code == 1, "a log that breaks off does not look whole"
    assert "table CCCCCC cannot be continued: entry" in out
    assert "the database is damaged" not in out
    assert "already exists" in refused(run("check", "--database", str(path), "--salvage", str(rescued)), 2)


def test_a_server_starts_with_a_damaged_table_and_plays_the_others(tmp_path):
    path = tmp_path / "tables.db"
    play_some(f"sqlite+aiosqlite:///{path}")
    damage(path, b"CCCCCC 20 ")

    async def start() -> None:
        live_tables = LiveTables(ServerSettings(database=f"sqlite+aiosqlite:///{path}"), thinkers=Thinkers(1))
        await live_tables.start()
        try:
            assert "CCCCCC" in live_tables.frozen
            assert len(live_tables.frozen) < 4
            assert live_tables.alarms.text(Alarm.FROZEN_TABLES) is not None
            statuses = {code: live.table.status for code, live in live_tables.tables.items()}
            assert {code for code, status in statuses.items() if status is Status.GATHERING} == (
                {"AAAAAA", "BBBBBB", "CCCCCC", "DDDDDD"} - set(live_tables.frozen)
            )
        finally:
            await live_tables.stop()

    asyncio.run(start())


# PostgreSQL


@pytest.fixture(scope="module")
def postgresql() -> Iterator[str]:
    """The address of a real PostgreSQL."""
    with postgres() as running:
        yield running.url


@pytest.mark.slow
def test_the_same_serves_postgresql(run, postgresql):
    url = make_url(postgresql)
    asyncio.run(fill(url.set(drivername="postgresql+asyncpg").render_as_string(hide_password=False)))
    assert run("migrate", "--database", postgresql)[0] == 0
    assert json.loads(run("stats", "--database", postgresql, "--json")[1])["tables"] == {"finished": 1, "playing": 2}
    code, out, _ = run("remove", "--older-than", "30d", "--unfinished", "--records", "--yes", "--database", postgresql)
    assert (code, out.splitlines()[-1]) == (0, "removed 2 tables, 1 record")
    assert json.loads(run("stats", "--database", postgresql, "--json")[1])["tables"] == {"playing": 1}


@pytest.mark.slow
def test_a_damaged_table_in_postgresql_is_found_and_salvaged_into_a_file(run, postgresql, tmp_path):
    url = make_url(postgresql).set(drivername="postgresql+asyncpg").render_as_string(hide_password=False)
    play_some(url)

    async def harm() -> None:
        store = Store(url)
        await store.start()
        async with store.database.engine.begin() as connection:
            await connection.execute(text("delete from log where code = 'BBBBBB' and seq = 20"))
            await connection.execute(text("update log set entry = '{' where code = 'CCCCCC' and seq = 30"))
        await store.stop()

    asyncio.run(harm())
    rescued = tmp_path / "rescued.db"
    code, out, _ = run("check", "--database", postgresql, "--salvage", str(rescued))
    assert code == 1
    assert "table BBBBBB cannot be continued: entry 20" in out
    assert "table CCCCCC cannot be continued: entry 30" in out
    assert len(rows(rescued, "select * from log where code in ('AAAAAA', 'DDDDDD')")) == 88
    code, out, _ = run("check", "--database", str(rescued))
    assert code == 1
    assert "AAAAAA" not in out
    assert "table BBBBBB cannot be continued: entry 20" in out
