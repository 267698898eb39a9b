"""Tables from before a rule changed: they finish under the revision that they were started under."""

import re
import time

import pytest
from sqlalchemy import text

import pyrite
from pyrite.server.access.identity import digest, make_token
from pyrite.server.bots.workers import Thinkers
from pyrite.server.messages import Sat, Settings
from pyrite.server.settings import ServerSettings
from pyrite.server.store.appends import Append
from pyrite.server.store.store import Store
from pyrite.server.tables import entries as log
from tests.golden.write import FOLDER
from tests.server.client import Person
from tests.server.conftest import GENEROUS, Served, serve

pytestmark = [pytest.mark.anyio, pytest.mark.once]

OLD = (FOLDER / "lost-mines-players-3-rounds-1-until_alone-True.pyrite").read_text(encoding="utf-8")
CODE = "OLDOLD"


def old_entries(left_out: int) -> list[log.Entry]:
    """The log of the golden game, all seats held by one person, without its last decisions."""
    match = pyrite.load(OLD)
    options = {"players": 3, **match.options.changed()}
    entries: list[log.Entry] = [log.Setup(game="lost-mines", options=options, title="", settings=Settings(pace=0))]
    entries += [Sat(seat, f"Ann {seat}") for seat in range(3)]
    state = match.game.new_state(match.options)
    moves: list[tuple[int, str, list[str]]] = []
    deal: list[str] = []
    for step in match.steps:
        if isinstance(step, match.game.draw):
            (moves[-1][2] if moves else deal).append(step.text)
            state.draw(step)
        else:
            assert state.turn is not None
            moves.append((state.turn, step.text, []))
            state.play(step)
    entries.append(log.Begun(rules="0.1.0", version=1, commitment="0" * 64, draws=tuple(deal)))
    entries += [log.Step(seat=seat, action=action, draws=tuple(draws)) for seat, action, draws in moves[:-left_out]]
    return entries


def with_token(server: Served, token: str) -> Person:
    """Somebody who has been here before."""
    ann = server.person()
    ann.token, ann.http.headers["authorization"] = token, f"Bearer {token}"
    return ann


async def save_old_table(database: str, who: str) -> None:
    """Writes the table as the version before wrote it: without a revision."""
    store = Store(database)
    await store.start()
    now = time.time_ns() // 1_000_000  # an old table would have expired
    logged = [log.LogEntry(seq, now, who, what) for seq, what in enumerate(old_entries(left_out=2), 1)]
    await store.save(Append(code=CODE, entries=logged, is_new=True, secrets={1: b"s" * 32}, status="playing"))
    async with store.database.engine.begin() as connection:
        unmark = text("update log set entry = replace(entry, :mark, '')")
        await connection.execute(unmark, {"mark": ',"revision":1'})
    assert not any("revision" in row.entry for row in await store.entries(CODE))
    await store.stop()


async def test_a_table_begun_before_the_rule_changed_continues_under_its_own_revision(
    database: str, thinkers: Thinkers
) -> None:
    token = make_token()
    await save_old_table(database, digest(token))
    settings = ServerSettings(database=database, limits=GENEROUS)
    async with serve(settings, thinkers) as server:
        ann = with_token(server, token)
        async with ann.at(CODE, seat=2) as chair:
            assert chair.table["status"] == "playing"
            assert chair.view is not None
            assert "revision" not in chair.view["options"]
            await chair.do("play", expect=chair.seq, seat=2, action="discard:storm")
            await chair.until(lambda chair: (chair.view or {})["phase"] == "walk")
            assert chair.prompt is not None
            assert "walk@1,4" in {choice["action"] for choice in chair.prompt["choices"]}
    async with serve(settings, thinkers) as server:  # the same after a restart
        ann = with_token(server, token)
        async with ann.at(CODE, seat=2) as chair:
            await chair.do("play", expect=chair.seq, seat=2, action="walk@1,4")
            await chair.until(lambda chair: chair.is_over)
            kept = (await ann.get(f"/api/records/{chair.table['record']}")).json()["record"]
            code = (await chair.do("rematch", seat=2))["code"]
        assert re.sub(r"(?m)^fair .*\n", "", kept) == OLD
        async with ann.at(code, seat=2) as chair:
            assert chair.table["options"]["revision"] == 2  # a new game is played by the newest rules


async def test_a_table_gathered_before_the_rule_changed_begins_under_the_newest_revision(
    database: str, thinkers: Thinkers
) -> None:
    settings = ServerSettings(database=database, limits=GENEROUS)
    async with serve(settings, thinkers) as server:
        ann = server.person()
        code = await ann.make_table(game="lost-mines", options={"players": 3})
        setup, *_ = [row.entry for row in await server.live_tables.store.entries(code)]
        assert "revision" not in setup  # as before
        await ann.command(code, "start", fill="random")
        *_, begun = [row.entry for row in await server.live_tables.store.entries(code) if '"begun"' in row.entry]
        assert '"revision":2' in begun
        async with ann.at(code) as chair:
            assert chair.view is not None
            assert chair.view["options"]["revision"] == 2


async def test_the_revision_is_not_chosen(server: Served) -> None:
    ann = server.person()
    new = {"id": "new", "game": "lost-mines", "name": "Ann", "options": {"players": 3, "revision": 1}}
    why = (await ann.post("/api/tables", **new)).json()["why"]
    assert (why["code"], "newest rules" in why["text"]) == ("bad_options", True)
    games = (await ann.get("/api/games")).json()["games"]
    assert "revision" not in {option["name"] for game in games for option in game["options"]}
