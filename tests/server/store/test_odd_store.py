"""A store that has saved and does not say so, a database that is locked, and a load that fails."""

import asyncio
import random
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from pyrite import fairness
from pyrite.server.live import live_table
from pyrite.server.store import sqlite
from pyrite.server.store.errors import NotSaved
from pyrite.server.tables import entries as log
from tests.server.odd_store import LOST, SAVED, OddStore, logged, persist, play_out

pytestmark = [pytest.mark.anyio, pytest.mark.once]

Serving = Any


# Saved, and nobody knows.


async def test_a_game_continues_fairly_at_a_table_whose_making_was_saved_unsaid(serving: Serving) -> None:
    """The table is then read from the store, and with it the secret of its first round."""
    server = await serving()
    odd = OddStore(server, "unsaid", seconds=0.0)
    ann = server.person()
    for number in range(3):
        odd.turn_to(LOST)
        wish = {"id": f"unsaid-{number}", "level": "random", "options": {"players": 3, "rounds": 1, "first": 0}}
        lost = await ann.post("/api/play-now", **wish, settings={"pace": 0})
        assert lost.status_code == 503
        odd.turn_to(SAVED)
        made = (await ann.post("/api/play-now", **wish, settings={"pace": 0})).json()
        async with ann.at(made["code"]) as chair:
            await play_out(chair, random.Random(number), "move")
            record = (await ann.get(f"/api/records/{chair.table['record']}")).json()["record"]
        assert fairness.check(record).troubles == []
        await logged(server, made["code"])


async def test_a_rematch_that_was_saved_unsaid_is_there(serving: Serving) -> None:
    server = await serving()
    ann = server.person()
    code = await ann.play_now(options={"players": 3, "rounds": 1})
    async with ann.at(code) as chair:
        await play_out(chair, random.Random(1), "move")
    odd = OddStore(server, "rematch", seconds=0.0, fates=LOST)
    lost = await ann.command(code, "rematch", id="again")
    assert lost["why"]["code"] == "not_saved"
    odd.turn_to(SAVED)
    again = await ann.command(code, "rematch", id="again")
    async with ann.at(again["code"]) as chair:
        assert chair.table["status"] == "playing"
        await play_out(chair, random.Random(2), "move")
        record = (await ann.get(f"/api/records/{chair.table['record']}")).json()["record"]
    assert fairness.check(record).troubles == []


@pytest.mark.parametrize("game", ["saboteur", "lost-mines"])
async def test_games_are_played_out_on_a_store_that_fails_every_third_time(
    serving: Serving, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_table, "RETRY", 20)  # bots try again soon
    server = await serving()
    OddStore(server, f"fails {game}", seconds=0.002, fates=("saved", "saved", "before", "saved", "saved", "after"))
    ann, bob = server.person(), server.person()
    table = {"id": "it", "game": game, "name": "Ann", "bots": ["random"], "options": {"players": 3, "rounds": 1}}
    code = (await persist(ann, "/api/tables", **table, settings={"pace": 0}))["code"]
    await persist(bob, f"/api/tables/{code}/commands", do="sit", id="sit", name="Bob")
    await persist(ann, f"/api/tables/{code}/commands", do="start", id="start")
    async with ann.at(code) as one, bob.at(code) as two:
        rng = random.Random(game)
        done = await asyncio.gather(play_out(one, rng, "ann", may_fail=True), play_out(two, rng, "bob", may_fail=True))
        assert one.table == two.table
    steps = [entry.seat for entry in await logged(server, code) if isinstance(entry, log.Step)]
    assert [steps.count(seat) for seat in (0, 1)] == [len(ids) for ids in done]


async def test_a_command_is_done_though_its_sender_has_hung_up(serving: Serving) -> None:
    server = await serving()
    OddStore(server, "hung up", seconds=0.1)
    ann, bob = server.person(), server.person()
    code = await ann.make_table(options={"players": 3})
    async with bob.at(code) as watcher:
        async with ann.at(code) as chair:
            await chair.send("say", id="last-words", text="goodbye")
        await watcher.until(lambda chair: any(line["text"] == "goodbye" for line in chair.talk))
    assert (await ann.command(code, "say", id="last-words", text="goodbye"))["type"] == "done"
    assert sum(isinstance(entry, log.Spoke) for entry in await logged(server, code)) == 1


# A database that another program holds.


async def test_a_database_that_another_program_holds_is_said_and_waited_for(
    serving: Serving, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "BUSY", 150)
    server = await serving()
    ann = server.person()
    code = await ann.play_now(options={"players": 3, "first": 0}, settings={"pace": 10_000})
    async with ann.at(code) as chair:
        assert chair.prompt is not None
        before, view = chair.seq, chair.view
        wish = {"id": "mine", "expect": chair.seq, "action": chair.prompt["choices"][0]["action"]}
        with closing(sqlite3.connect(tmp_path / "tables.db", isolation_level=None)) as other:
            other.execute("begin exclusive")
            refused = await chair.ask("play", **wish)
            assert refused["why"]["code"] == "not_saved"
            assert (refused["seq"], refused["now"]["view"]) == (before, view)
            assert (await ann.post("/api/tables", id="new", game="saboteur")).status_code == 503
            assert (await ann.get(f"/api/tables/{code}")).json()["seq"] == before
            other.execute("rollback")
        assert (await chair.do("play", **wish))["seq"] == before + 1
        assert (await ann.post("/api/tables", id="new", game="saboteur")).status_code == 201
    assert len(await logged(server, code)) == before + 1


async def test_a_writer_that_meets_something_unheard_of_continues_writing(serving: Serving) -> None:
    """An error of the driver that SQLAlchemy does not know must not end the one task that writes."""
    server = await serving()
    ann = server.person()
    code = await ann.make_table(options={"players": 3})
    real = server.live_tables.store.queue.write_group  # the only place where a driver's error comes up
    strange = iter([ValueError("what is this?"), RuntimeError("the connection is in an odd state")])

    async def fail(group: Any) -> None:
        for error in strange:
            raise error
        await real(group)

    server.live_tables.store.queue.write_group = fail
    for _ in range(2):
        assert (await ann.command(code, "say", id="heard", text="anyone?"))["why"]["code"] == "not_saved"
    assert (await ann.command(code, "say", id="heard", text="anyone?"))["type"] == "done"


async def test_a_table_whose_first_load_fails_is_loaded_once_by_all_who_wait(serving: Serving) -> None:
    """Some wait while the first load fails, others come later: there is never a second live table of one code."""
    server = await serving()
    code = await server.person().make_table(options={"players": 3})
    del server.live_tables.tables[code]  # as if everybody had left long ago
    read, is_asked, may_fail = server.live_tables.store.entries, asyncio.Event(), asyncio.Event()

    async def fail_once(asked: str) -> Any:
        if not is_asked.is_set():
            is_asked.set()
            await may_fail.wait()
            raise NotSaved("the line was cut")
        await asyncio.sleep(0)
        return await read(asked)

    server.live_tables.store.entries = fail_once
    waiting = [asyncio.create_task(server.live_tables.table(code)) for _ in range(3)]
    await is_asked.wait()
    may_fail.set()
    newcomers = [asyncio.create_task(come_after(server, code, steps)) for steps in range(8)]
    results = await asyncio.gather(*waiting, *newcomers, return_exceptions=True)
    assert all(isinstance(result, NotSaved) for result in results[:3])
    found = [result for result in results if not isinstance(result, NotSaved)]
    assert len(found) >= 5
    assert all(live is server.live_tables.tables[code] for live in found)


async def come_after(server: Any, code: str, steps: int) -> Any:
    """Asks for the table after so many turns of the event loop."""
    for _ in range(steps):
        await asyncio.sleep(0)
    return await server.live_tables.table(code)
