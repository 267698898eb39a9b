"""An update while people play: the database is migrated under workers of the version before, which write on."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from pyrite.server.bots.workers import Thinkers
from pyrite.server.messages import Settings
from pyrite.server.store import migrate
from pyrite.server.store.store import Store
from pyrite.server.tables import entries
from pyrite.server.tables.replay import Row
from tests.server.conftest import Served, empty_postgres
from tests.server.fleets import at, fleet_of, fleet_on, until
from tests.server.nats import nats

pytestmark = [pytest.mark.anyio, pytest.mark.once, pytest.mark.slow, pytest.mark.xdist_group("postgres")]

UNKNOWN = ('"kind":"forgotten"', '"kind":"unknown"')
BEFORE = ("0004", "0005", "0006", "0007")  # the schemas of versions before: without fleets, deletions, feedback, marks
CODE = "ABCDEF"
SECRET_BYTES = b"s" * 32
ANSWER = text("insert into commands (code, who, id, answer) values (:code, repeat('a', 64), :id, :answer)")
SECRET = text("insert into secrets (code, round, secret) values (:code, :round, :secret)")
LINE = text("insert into log (code, seq, at, who, entry) values (:code, :seq, :at, :who, :entry)")


def migrated(connection: Connection, schema: str) -> None:
    """Makes the schema of a version before."""
    config = Config()
    config.set_main_option("script_location", str(Path(migrate.__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, schema)


@asynccontextmanager
async def old_database(url: str, schema: str) -> AsyncIterator[AsyncEngine]:
    engine = create_async_engine(url)
    async with engine.connect() as connection:
        await connection.run_sync(migrated, schema)
    yield engine
    await engine.dispose()


async def write(connection: AsyncConnection, seq: int, entry: entries.Entry) -> None:
    row = {"code": CODE, "seq": seq, "at": seq, "who": "a" * 64, "entry": entries.write(entry)}
    await connection.execute(LINE, row)


def answer(seq: int) -> str:
    return f'{{"type":"done","id":"old-{seq}","seq":{seq + 1}}}'


class OldWorker:
    """What a worker of a version before writes for a command: an entry, its answer, and the secret of a round."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.seq = 0
        self._engine = engine
        self._is_enough = False

    async def run(self) -> None:
        setup = entries.Setup(game="saboteur", options={"players": 3}, title="", settings=Settings())
        async with self._engine.begin() as connection:
            row = f"insert into tables (code, status, created) values ('{CODE}', 'gathering', 1)"
            await connection.execute(text(row))
            await write(connection, 1, setup)
        self.seq = 1
        while not self._is_enough:
            async with self._engine.begin() as connection:
                await write(connection, self.seq + 1, entries.Spoke(name="Old", text=f"line {self.seq}"))
                await connection.execute(ANSWER, {"code": CODE, "id": f"old-{self.seq}", "answer": answer(self.seq)})
                await connection.execute(SECRET, {"code": CODE, "round": self.seq, "secret": SECRET_BYTES})
            self.seq += 1
            await asyncio.sleep(0.005)

    async def stop(self, task: asyncio.Task[None]) -> None:
        self._is_enough = True
        await task


@pytest.mark.parametrize("schema", [BEFORE[-1], *(pytest.param(one, marks=pytest.mark.long) for one in BEFORE[:-1])])
async def test_a_worker_of_the_version_before_writes_while_the_next_one_migrates_and_plays(
    postgres: str, thinkers: Thinkers, schema: str
) -> None:
    url = await empty_postgres(postgres)
    with nats() as bus:
        async with old_database(url, schema) as engine, fleet_on(url, bus.url, thinkers) as hire:
            old = OldWorker(engine)
            writing = asyncio.create_task(old.run())
            while old.seq < 20:
                await asyncio.sleep(0.01)
            new = await hire()  # migrates
            migrated = old.seq
            ann = new.person()
            code = await ann.make_table(options={"players": 3})
            assert (await ann.command(code, "say", text="hello"))["type"] == "done"
            async with ann.at(CODE) as chair:
                seen = chair.seq
                assert seen >= migrated
                await chair.until(lambda one: one.seq > seen)  # what the old one writes is shown by the new one
            await old.stop(writing)
            assert (await ann.get(f"/api/tables/{CODE}")).json()["seq"] == old.seq
            assert (await ann.command(CODE, "sit", name="Ann"))["seq"] == old.seq + 1
            last = old.seq - 1
            assert await new.live_tables.store.answer(CODE, "a" * 64, f"old-{last}") == answer(last)
            secrets = (await new.live_tables.store.secrets([CODE]))[CODE]
            assert secrets == dict.fromkeys(range(1, last + 1), SECRET_BYTES)
            marks = [row.mark for row in await new.live_tables.store.entries(CODE)]
            assert marks[0] is None  # from before the update
            assert len(set(marks[migrated:])) == len(marks[migrated:])  # also of what the old one wrote after it
            assert None not in marks[migrated:]


async def test_two_workers_that_start_together_migrate_once_and_finish_an_index_that_was_not_finished(
    postgres: str,
) -> None:
    url = await empty_postgres(postgres)
    async with old_database(url, "0005") as engine:
        async with engine.begin() as connection:
            await connection.execute(text("create index log_who on log (who)"))
            await connection.execute(
                text("update pg_index set indisvalid = false where indexrelid = 'log_who'::regclass")
            )
        both = Store(url), Store(url)
        await asyncio.gather(*(store.start(shared=True) for store in both))
        async with engine.connect() as connection:
            found = "select indisvalid, indpred is not null from pg_index where indexrelid = 'log_who'::regclass"
            assert (await connection.execute(text(found))).one() == (True, True)
        for store in both:
            await store.stop()


async def test_workers_write_while_the_index_of_an_update_is_built(postgres: str) -> None:
    url = await empty_postgres(postgres)
    building = text(
        "select count(*) from pg_stat_activity where query ilike 'create index%' and wait_event_type = 'Lock'"
    )
    async with old_database(url, "0005") as engine, engine.connect() as slow, engine.connect() as quick:
        await slow.execute(text("insert into tables (code, status, created) values ('ABCDEF', 'gathering', 1)"))
        await slow.commit()
        await write(slow, 1, entries.Spoke(name="Old", text="not committed yet"))
        store = Store(url)
        starting = asyncio.create_task(store.start())
        while not (await quick.execute(building)).scalar():  # it waits for the slow one
            await quick.rollback()
        await quick.execute(text("set statement_timeout = '20s'"))
        await write(quick, 2, entries.Spoke(name="Old", text="does not wait"))
        await quick.commit()
        assert not starting.done()
        await slow.commit()
        await starting
        assert [row[0] for row in await store.entries(CODE)] == [1, 2]
        await store.stop()


async def test_workers_write_while_an_update_waits_for_somebody_who_reads_the_log_for_long(postgres: str) -> None:
    url = await empty_postgres(postgres)
    waiting = text(
        "select count(*) from pg_stat_activity where query like 'alter table log%' and wait_event_type = 'Lock'"
    )
    async with old_database(url, "0007") as engine, engine.connect() as slow, engine.connect() as quick:
        await slow.execute(text("select count(*) from log"))  # and its transaction goes on
        store = Store(url)
        starting = asyncio.create_task(store.start())
        while not (await quick.execute(waiting)).scalar():
            await quick.rollback()
        await quick.execute(text("set statement_timeout = '20s'"))
        await write(quick, 1, entries.Spoke(name="Old", text="waits for a moment only"))
        await quick.commit()
        assert not starting.done()
        await slow.commit()
        await starting
        assert [row.seq for row in await store.entries(CODE)] == [1]
        await store.stop()


def make_older(worker: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """Makes a worker of the version before deletions: it does not know the entry that says that a log was rewritten."""
    store, fleet = worker.live_tables.store, fleet_of(worker).store
    entries_of, entries_after = store._entries_from, fleet.entries_after

    def as_read(rows: list[Row]) -> list[Row]:
        return [row._replace(entry=row.entry.replace(*UNKNOWN)) for row in rows]

    async def old_entries(code: str, seq: int) -> list[Row]:
        return as_read(await entries_of(code, seq))

    async def old_entries_after(behind: dict[str, entries.LogPlace]) -> dict[str, list[Row]]:
        return {code: as_read(rows) for code, rows in (await entries_after(behind)).items()}

    monkeypatch.setattr(store, "_entries_from", old_entries)
    monkeypatch.setattr(fleet, "entries_after", old_entries_after)


async def test_a_worker_of_the_version_before_leaves_a_table_to_the_others_after_a_deletion(
    postgres: str, thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    with nats() as bus:
        async with fleet_on(await empty_postgres(postgres), bus.url, thinkers) as hire:
            new, old = await hire(), await hire()
            make_older(old, monkeypatch)
            ann, ben, cy = new.person(), old.person(), new.person()
            code = await ann.make_table(options={"players": 3})
            for person, name in ((ben, "Ben"), (cy, "Cyrilla")):
                await person.command(code, "sit", name=name)
            async with ann.at(code) as a:
                async with ben.at(code) as b:
                    assert (await cy.post("/api/me/delete")).status_code == 200
                    await b.until(lambda one: one.messages[-1]["type"] == "bye")
                    assert b.messages[-1]["why"]["code"] == "stopping"
                async with ben.at(code) as b:  # the balancer sends him to the old one again
                    assert b.table["status"] == "frozen"
                    refused = await ben.command(code, "ready")
                    assert refused["why"]["code"] == "is_frozen"
                    live = new.live_tables.tables[code]
                    await until(lambda: any(one.is_frozen for one in live.attendance.elsewhere.values()))
                    assert live.is_ours  # clocks and bots go on
                    assert not old.live_tables.tables[code].is_ours
                    done = await ann.command(code, "say", text="we play on")
                    assert done["type"] == "done"
                    await a.until(lambda one: one.table["seats"][2]["sitter"] == "nobody")
                async with at(new, ben).at(code) as b:
                    assert (b.you["seat"], b.table["status"]) == (1, "gathering")
                    assert "Cyrilla" not in str(b.messages)
            rows = await new.live_tables.store.entries(code)
            assert [row[0] for row in rows] == list(range(1, done["seq"] + 1))
