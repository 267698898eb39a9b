"""The store, on both databases, and what becomes of a table when it fails."""

import asyncio
import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select, text

from pyrite.server.bots.workers import Thinkers
from pyrite.server.messages import Moved, Paused, Resumed, Settings
from pyrite.server.settings import ServerSettings, database_url
from pyrite.server.store.appends import Append, Link, StoredMute, StoredRecord
from pyrite.server.store.errors import Conflict, InUse, NotSaved
from pyrite.server.store.migrate import NewerDatabase
from pyrite.server.store.own_data import removal_at
from pyrite.server.store.schema import HOLDERS, SUMMARIES
from pyrite.server.store.store import Store
from pyrite.server.tables import entries
from pyrite.server.tables.entries import LogPlace
from pyrite.server.tables.own_data import CleanedLog
from tests.server.conftest import GENEROUS, serve

pytestmark = [pytest.mark.anyio, pytest.mark.once]

SETUP = entries.Setup(game="saboteur", options={"players": 3}, title="", settings=Settings())


def logged(seq: int, what: entries.Entry, who: str | None = None) -> entries.LogEntry:
    return entries.LogEntry(seq, 1_000 + seq, who, what, mark=seq)


@pytest.fixture
async def store(database: str) -> AsyncIterator[Store]:
    opened = Store(database)
    await opened.start()
    yield opened
    await opened.stop()


async def test_what_is_saved_is_read_again(store: Store) -> None:
    new = Append(code="ABCDEF", entries=[logged(1, SETUP, "ann")], is_new=True, secrets={1: b"s" * 32})
    new.answer = ("ann", "1", '{"type":"done"}')
    new.making = ("ann", "make", '{"code":"ABCDEF"}')
    await store.save(new)
    await store.save(Append(code="ABCDEF", after=LogPlace(1, 1), entries=[logged(2, Paused()), logged(3, Resumed())]))
    rows = await store.entries("ABCDEF")
    seen = [(row.seq, row.at, row.who, row.mark) for row in rows]
    assert seen == [(1, 1_001, "ann", 1), (2, 1_002, None, 2), (3, 1_003, None, 3)]
    assert [entries.read(row.entry) for row in rows] == [SETUP, Paused(), Resumed()]
    for place, left in ((LogPlace(0, None), 3), (LogPlace(1, 1), 2), (LogPlace(2, 2), 1), (LogPlace(3, 3), 0)):
        assert await store.entries_after("ABCDEF", place) == rows[3 - left :]
        assert await store.ends_with("ABCDEF", place) == (left == 0)
    for place in (LogPlace(2, 9), LogPlace(2, None), LogPlace(4, 4)):  # nothing follows what is not there
        assert await store.entries_after("ABCDEF", place) is None
        assert not await store.ends_with("ABCDEF", place)
    assert await store.secrets(["ABCDEF"]) == {"ABCDEF": {1: b"s" * 32}}
    assert await store.answers("ABCDEF") == {("ann", "1"): '{"type":"done"}'}
    assert await store.making("ann", "make") == '{"code":"ABCDEF"}'
    assert await store.unfinished() == ["ABCDEF"]
    await store.save(Append(code="ABCDEF", after=LogPlace(3, 3), entries=[logged(4, Paused())], status="finished"))
    assert await store.unfinished() == []
    assert await store.has("ABCDEF")
    assert not await store.has("FEDCBA")


async def test_appends_that_wait_together_share_a_transaction(store: Store) -> None:
    codes = [f"T{number:05}" for number in range(60)]
    await asyncio.gather(*(store.save(Append(code=code, entries=[logged(1, SETUP)], is_new=True)) for code in codes))
    assert sorted(await store.unfinished()) == codes
    assert store.queue.saved < 10


async def test_one_that_collides_does_not_harm_the_others(store: Store) -> None:
    await store.save(Append(code="AAAAAA", entries=[logged(1, SETUP)], is_new=True))
    saves = [
        store.save(Append(code="AAAAAA", entries=[logged(1, SETUP)])),
        store.save(Append(code="BBBBBB", entries=[logged(1, SETUP)], is_new=True)),
        store.save(Append(code="CCCCCC", entries=[logged(1, SETUP)], is_new=True)),
    ]
    results = await asyncio.gather(*saves, return_exceptions=True)
    assert isinstance(results[0], Conflict)
    assert results[1:] == [None, None]
    assert sorted(await store.unfinished()) == ["AAAAAA", "BBBBBB", "CCCCCC"]


async def test_what_is_saved_together_is_saved_whole_or_not_at_all(store: Store) -> None:
    await store.save(Append(code="AAAAAA", entries=[logged(1, SETUP)], is_new=True))
    with pytest.raises(Conflict):
        await store.save(
            Append(code="BBBBBB", entries=[logged(1, SETUP)], is_new=True, secrets={1: b"x" * 32}),
            Append(code="AAAAAA", entries=[logged(1, SETUP)]),
        )
    assert not await store.has("BBBBBB")
    assert await store.secrets(["BBBBBB"]) == {}


async def test_links_and_records_are_kept(store: Store) -> None:
    await store.save(Append(code="AAAAAA", entries=[logged(1, SETUP)], is_new=True))
    await store.save(Append(code="AAAAAA", link=Link("hash", "AAAAAA", 2, 5_000)))
    assert await store.link("hash") == Link("hash", "AAAAAA", 2, 5_000)
    await store.save(Append(code="AAAAAA", after=LogPlace(1, 1), entries=[entries.LogEntry(2, 1, "who", Moved(2))]))
    assert await store.link("hash") is None
    kept = StoredRecord("an-id", None, 7, ("Ann", "Žofie"), "pyrite 1\n")
    await store.keep_record(kept)
    assert await store.record("an-id") == kept
    assert await store.record("another") is None
    assert await store.remove_records(before=7) == 0
    assert await store.remove_records(before=8) == 1
    assert await store.record("an-id") is None


async def test_hindsight_is_of_one_record_and_one_version(store: Store) -> None:
    for record, version in (("one", 1), ("two", 1), ("two", 2)):
        await store.save(Append(code="", hindsight=(record, version, f"{record} {version}")))
    assert [await store.hindsight("two", version) for version in (1, 2, 3)] == ["two 1", "two 2", None]
    assert [await store.hindsight("one", version) for version in (1, 2)] == ["one 1", None]


async def test_a_mute_that_is_taken_back_leaves_those_of_others_as_they_were(store: Store) -> None:
    await store.save(Append(code="AAAAAA", entries=[logged(1, SETUP)], is_new=True))
    for seat, target in ((0, 1), (0, 2), (1, 2)):
        await store.save(Append(code="AAAAAA", mute=StoredMute(seat, target, True)))
    await store.save(Append(code="AAAAAA", mute=StoredMute(0, 2, False)))
    found = (await store.mutes(["AAAAAA"]))["AAAAAA"]
    assert {(mute.seat, mute.target): mute.muted for mute in found} == {(0, 1): True, (0, 2): False, (1, 2): True}
    assert len(found) == 3


async def test_each_of_many_tables_that_are_read_together_is_read_once(store: Store) -> None:
    codes = [f"T{number:05}" for number in range(150)]
    there = [codes[place] for place in (0, 99, 100, 101, 149)]  # the others are not there
    for code in there:
        mute = StoredMute(0, 1, True)
        new = Append(code=code, entries=[logged(1, SETUP)], is_new=True, secrets={1: b"x" * 32}, mute=mute)
        await store.save(new)
    assert [(code, len(rows)) async for code, rows in store.logs(codes)] == [(code, 1) for code in there]
    assert await store.secrets(codes) == {code: {1: b"x" * 32} for code in there}
    assert await store.mutes(codes) == {code: [StoredMute(0, 1, True)] for code in there}
    await store.remove_tables(codes)
    assert await store.unfinished() == []


async def test_who_deletes_their_data_leaves_the_list_of_a_fleet_and_nobody_else_does(store: Store) -> None:
    listed = {"seq": 1, "is_open": True, "created": 1, "last": 1, "status": "playing", "summary": "{}"}
    for code in ("AAAAAA", "BBBBBB"):
        rows = insert(SUMMARIES).values(code=code, **listed), insert(HOLDERS).values(who="ann", code=code)
        await store.save(Append(code=code, statements=rows))
    removal = removal_at("AAAAAA", CleanedLog(frozenset({"ann"}), (), frozenset()), [])
    await store.save(Append(code="AAAAAA", statements=removal))
    async with store.database.reading() as connection:
        for table in (SUMMARIES, HOLDERS):
            assert list((await connection.execute(select(table.c.code))).scalars()) == ["BBBBBB"]


async def test_old_tables_are_removed_with_all_that_is_theirs(store: Store) -> None:
    for code in ("OLDOLD", "NEWNEW"):
        await store.save(Append(code=code, entries=[logged(1, SETUP)], is_new=True, secrets={1: b"x" * 32}))
    await store.save(Append(code="NEWNEW", after=LogPlace(1, 1), entries=[entries.LogEntry(2, 9_000, None, Paused())]))
    assert await store.old_tables(before=5_000) == ["OLDOLD"]
    await store.remove_tables(["OLDOLD"])
    assert await store.unfinished() == ["NEWNEW"]
    assert await store.secrets(["OLDOLD", "NEWNEW"]) == {"NEWNEW": {1: b"x" * 32}}


async def test_a_database_of_a_later_version_is_not_touched(database: str) -> None:
    store = Store(database)
    await store.start()
    async with store.database.engine.begin() as connection:
        await connection.execute(text("update alembic_version set version_num = '9999'"))
    await store.stop()
    with pytest.raises(NewerDatabase, match="9999"):
        await Store(database).start()


async def test_a_table_that_cannot_be_replayed_is_frozen_and_says_so(database: str, thinkers: Thinkers) -> None:
    settings = ServerSettings(database=database, limits=GENEROUS)
    async with serve(settings, thinkers) as server:
        ann = server.person()
        codes = [await ann.play_now(options={"players": 3, "first": 0}, settings={"pace": 10_000}) for _ in range(4)]
        token = ann.token
    store = Store(database)
    await store.start()
    async with store.database.engine.begin() as connection:
        harms = (('"card:', '"cord:'), ('"version":1', '"version":0'), ('"kind":"begun"', '"kind":"bygone"'))
        for code, (old, new) in zip(codes[:3], harms, strict=True):
            harm = text("update log set entry = replace(entry, :old, :new) where code = :code and entry like '%begun%'")
            await connection.execute(harm, {"old": old, "new": new, "code": code})
    await store.stop()
    async with serve(settings, thinkers) as server:
        ann = server.person()
        ann.token, ann.http.headers["authorization"] = token, f"Bearer {token}"
        for code in codes[:3]:
            async with ann.at(code) as chair:
                assert chair.table["status"] == "frozen"
                assert "cannot be replayed" in chair.table["trouble"]
                assert chair.view is None
                assert chair.you["seat"] == 0
                assert await chair.refusal("play", expect=chair.seq, action="map>top") == "is_frozen"
                assert await chair.refusal("say", text="hello?") == "is_frozen"
        async with ann.at(codes[3]) as chair:
            assert chair.table["status"] == "playing"


@pytest.mark.parametrize("was_written", [True, False])
async def test_when_saving_fails_nothing_is_shown_and_the_same_command_works_later(
    database: str, thinkers: Thinkers, was_written: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serve(ServerSettings(database=database, limits=GENEROUS), thinkers) as server:
        ann, watcher = server.person(), server.person()
        code = await ann.play_now(options={"players": 3, "first": 0}, settings={"pace": 10_000})
        save = server.live_tables.store.save

        async def fail(*appends: Append) -> None:
            if was_written:
                await save(*appends)
            raise NotSaved("the line was cut")

        async with ann.at(code) as chair, watcher.at(code) as spectator:
            assert chair.prompt is not None
            fields = {"id": "mine", "expect": chair.seq, "action": chair.prompt["choices"][0]["action"]}
            before = chair.seq
            monkeypatch.setattr(server.live_tables.store, "save", fail)
            assert await chair.refusal("play", **fields) == "not_saved"
            await spectator.quiet(0.1)  # a command would read what was written
            assert (chair.seq, spectator.seq) == (before, before)
            monkeypatch.undo()
            done = await chair.do("play", **fields)
            assert done["seq"] == before + 1
            await spectator.until(lambda chair: chair.seq == before + 1)
            assert [one["what"]["kind"] for one in spectator.happened] == ["stepped"]
            assert len(await server.live_tables.store.entries(code)) == before + 1


async def test_a_slow_store_keeps_the_order_of_races(
    thinkers: Thinkers, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = ServerSettings(database=f"sqlite+aiosqlite:///{tmp_path / 'slow.db'}", limits=GENEROUS)
    async with serve(settings, thinkers) as server:
        save = server.live_tables.store.save
        rng = random.Random(3)

        async def slowly(*appends: Append) -> None:
            await asyncio.sleep(rng.random() / 50)
            await save(*appends)

        monkeypatch.setattr(server.live_tables.store, "save", slowly)
        ann = server.person()
        code = await ann.play_now(options={"players": 3, "rounds": 1})
        async with ann.at(code) as one, ann.at(code) as other:
            await asyncio.gather(race(one, rng), race(other, rng))
            await other.catch_up()
            await one.catch_up()
            assert one.seq == other.seq
        rows = await server.live_tables.store.entries(code)
        assert [seq for seq, *_ in rows] == list(range(1, one.seq + 1))


async def race(chair: Any, rng: random.Random) -> None:
    """Moves from a second tab, too; what comes late is refused as stale or out of turn."""
    while not chair.is_over:
        await chair.until(lambda chair: chair.acts or chair.is_over)
        if chair.acts:
            answer = await chair.ask("play", expect=chair.seq, action=rng.choice(chair.prompt["choices"])["action"])
            late = ("stale", "not_your_turn", "is_finished")
            assert answer["type"] == "done" or answer["why"]["code"] in late


def test_databases_are_named_by_file_or_address() -> None:
    assert database_url("/data/tables.db") == "sqlite+aiosqlite:////data/tables.db"
    assert database_url("postgres://ann@host/tables") == "postgresql+asyncpg://ann@host/tables"
    assert database_url("sqlite:///x.db") == "sqlite+aiosqlite:///x.db"


async def test_a_database_is_held_against_a_second_server(database: str) -> None:
    first = Store(database)
    await first.start(alone=True)
    with pytest.raises(InUse, match="another server uses"):
        await Store(database).start(alone=True)
    await first.stop()
    second = Store(database)
    await second.start(alone=True)  # free again
    await second.stop()


async def test_a_new_file_is_for_its_owner_alone(tmp_path: Path) -> None:
    store = Store(f"sqlite+aiosqlite:///{tmp_path / 'deep' / 'tables.db'}")
    await store.start()
    assert (tmp_path / "deep" / "tables.db").stat().st_mode & 0o777 == 0o600
    await store.stop()


def test_only_entries_and_an_answer_are_plain() -> None:
    entry, after = logged(2, Paused()), LogPlace(1, 1)
    assert Append(code="ABCDEF", after=after, entries=[entry], answer=("ann", "1", "{}")).is_plain
    others = [
        Append(code="ABCDEF"),
        Append(code="ABCDEF", entries=[logged(1, Paused())], is_new=True),
        Append(code="ABCDEF", after=after, entries=[entry, logged(3, Moved(0))]),  # makes links void
        Append(code="ABCDEF", after=after, entries=[entry], status="finished"),
        Append(code="ABCDEF", after=after, entries=[entry], secrets={1: b"s" * 32}),
    ]
    assert [one.is_plain for one in others] == [False] * len(others)


def test_entries_say_which_entry_they_follow() -> None:
    for after in (None, LogPlace(2, 2), LogPlace(0, None)):
        with pytest.raises(ValueError, match="do not follow"):
            Append(code="ABCDEF", after=after, entries=[logged(2, Paused())])


@pytest.mark.parametrize("is_plain", [True, False])
async def test_an_append_to_an_entry_that_is_not_there_or_another_is_refused(store: Store, is_plain: bool) -> None:
    await store.save(Append(code="ABCDEF", entries=[logged(1, SETUP)], is_new=True))
    await store.save(Append(code="ABCDEF", after=LogPlace(1, 1), entries=[logged(2, Paused())]))
    status = None if is_plain else "playing"
    for after in (LogPlace(2, None), LogPlace(2, 9), LogPlace(1, 9), LogPlace(3, 3)):
        append = Append(code="ABCDEF", after=after, entries=[logged(after.seq + 1, Resumed())], status=status)
        append.answer = ("ann", "1", "{}")
        assert append.is_plain is is_plain
        with pytest.raises(Conflict):
            await store.save(append)
    assert [row.seq for row in await store.entries("ABCDEF")] == [1, 2]
    assert await store.answers("ABCDEF") == {}
    with pytest.raises(Conflict):
        await store.remove_table("ABCDEF", LogPlace(2, 9))
    assert await store.has("ABCDEF")
