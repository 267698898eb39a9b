"""Tables that nobody uses: they leave memory and come back, and after some days they expire."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest

from pyrite import fairness
from pyrite.server.bots.workers import Thinkers
from pyrite.server.settings import ServerSettings
from tests.server.client import FakeClock
from tests.server.conftest import GENEROUS, Served, serve

pytestmark = [pytest.mark.anyio, pytest.mark.once]

MINUTE, DAY = 60, 24 * 3_600  # seconds
MINE: dict[str, Any] = {"players": 3, "first": 0}
SLOW = {"pace": 10_000}


@asynccontextmanager
async def serving(database: str, thinkers: Thinkers, clock: FakeClock) -> AsyncIterator[Served]:
    async with serve(ServerSettings(database=database, limits=GENEROUS), thinkers, clock) as server:
        yield server


async def pass_by(server: Served, clock: FakeClock, seconds: float) -> None:
    """Lets time go by, and sweeps, which a server does every minute of its own."""
    await clock.pass_by(seconds)
    await server.live_tables.expiry.sweep()


async def test_an_unfinished_table_without_viewers_leaves_memory_and_comes_back(
    database: str, thinkers: Thinkers
) -> None:
    clock = FakeClock()
    async with serving(database, thinkers, clock) as server:
        ann = server.person()
        code = await ann.play_now(options=MINE, settings={**SLOW, "open": True})
        async with ann.at(code) as chair:
            await pass_by(server, clock, 31 * MINUTE)
            assert code in server.live_tables.tables, "somebody looks at it"
            before = (chair.seq, chair.view)
        await pass_by(server, clock, 29 * MINUTE)
        assert code in server.live_tables.tables
        await pass_by(server, clock, 2 * MINUTE)
        assert code not in server.live_tables.tables
        mine = (await ann.post("/api/me")).json()["seats"]
        assert [(seat["code"], seat["seat"], seat["turn"]) for seat in mine] == [(code, 0, True)]
        assert [table["code"] for table in (await ann.get("/api/tables")).json()["tables"]] == [code]
        async with ann.at(code) as chair:
            assert (chair.seq, chair.view) == before
            assert chair.acts
            assert server.live_tables.resting == {}


async def test_a_server_starts_with_idle_tables_at_rest(database: str, thinkers: Thinkers) -> None:
    clock = FakeClock()
    async with serving(database, thinkers, clock) as server:
        ann = server.person()
        token = ann.token
        old = await ann.play_now(options=MINE, settings=SLOW)
        await clock.pass_by(2 * 3_600)
        new = await ann.play_now(options=MINE, settings=SLOW)
    async with serving(database, thinkers, clock) as server:
        ann = server.person()
        ann.http.headers["authorization"] = f"Bearer {token}"
        assert set(server.live_tables.tables) == {new}
        assert set(server.live_tables.resting) == {old}
        assert [seat["code"] for seat in (await ann.post("/api/me")).json()["seats"]] == [new, old]


async def test_a_table_that_never_began_is_removed(database: str, thinkers: Thinkers) -> None:
    clock = FakeClock()
    async with serving(database, thinkers, clock) as server:
        ann = server.person()
        resting, watched = await ann.make_table(options=MINE), await ann.make_table(options=MINE)
        async with ann.at(watched):
            await pass_by(server, clock, 7 * DAY - 60)
            assert await server.live_tables.store.has(resting)
            await pass_by(server, clock, 120)
            assert not await server.live_tables.store.has(resting)
            assert await server.live_tables.store.entries(resting) == []
            assert await server.live_tables.store.has(watched), "somebody is there"
        assert (await ann.get(f"/api/tables/{resting}")).status_code == 404
        await pass_by(server, clock, 60)
        assert not await server.live_tables.store.has(watched)


async def test_an_abandoned_game_ends_and_opens_its_secrets(database: str, thinkers: Thinkers) -> None:
    clock = FakeClock()
    async with serving(database, thinkers, clock) as server:
        ann = server.person()
        code = await ann.play_now(options=MINE, settings=SLOW)
        async with ann.at(code) as chair:
            assert chair.prompt is not None
            await chair.do("play", expect=chair.seq, action=chair.prompt["choices"][0]["action"])
        await pass_by(server, clock, 30 * DAY - 60)
        assert await server.live_tables.store.unfinished() == [code]
        await pass_by(server, clock, 120)
        assert await server.live_tables.store.unfinished() == []
        async with ann.at(code) as chair:
            assert chair.table["status"] == "finished"
            assert chair.prompt is None
            assert await chair.refusal("play", expect=chair.seq, action="pass") == "is_finished"
            kept = chair.table["record"]
        text = (await ann.get(f"/api/records/{kept}/file")).text
        assert fairness.check(text).troubles == []
        assert len((await ann.get(f"/api/records/{kept}/replay", seat="all")).text.splitlines()) == 2


async def test_a_command_to_a_table_that_was_just_removed_is_refused(database: str, thinkers: Thinkers) -> None:
    async with serving(database, thinkers, FakeClock()) as server:
        ann, ben = server.person(), server.person()
        code = await ann.make_table(options=MINE)
        live = server.live_tables.tables[code]
        async with ben.at(code) as chair:
            await server.live_tables.expiry.end(code)
            message = await chair.read()
            while message["type"] != "bye":
                message = await chair.read()
            assert message["why"]["code"] == "table_closed"
        assert code not in server.live_tables.tables
        assert (await ben.command(code, "sit", name="Ben", target=1))["why"]["code"] == "no_such_table"
        assert live.is_removed
        assert not await server.live_tables.store.entries(code)


async def test_a_full_memory_makes_room_from_tables_without_viewers(database: str, thinkers: Thinkers) -> None:
    clock = FakeClock()
    settings = ServerSettings(database=database, limits=msgspec.structs.replace(GENEROUS, tables=3))
    async with serve(settings, thinkers, clock) as server:
        ann = server.person()
        codes = [await ann.make_table(options=MINE) for _ in range(3)]
        full = await ann.post("/api/tables", id="one-more", game="saboteur")
        assert (full.status_code, full.json()["why"]["code"]) == (429, "too_many")
        async with ann.at(codes[0]):
            clock.time += 2 * MINUTE * 1000
            assert (await ann.post("/api/tables", id="one-more", game="saboteur")).status_code == 201
            assert codes[0] in server.live_tables.tables, "somebody looks at it"
            assert len(server.live_tables.resting) == 1
        assert (await ann.get(f"/api/tables/{next(iter(server.live_tables.resting))}")).status_code == 200
