"""A person downloads and deletes what the server has of them."""

import json
from typing import Any

import pytest
from sqlalchemy import select

from pyrite.server.access.identity import digest
from pyrite.server.store.schema import METADATA
from tests.server.client import Person
from tests.server.conftest import Served

Serving = Any
SLOW = {"pace": 10_000}


async def everything_stored(server: Served) -> str:
    """All rows of the database as one text."""
    found = []
    async with server.live_tables.store.database.reading() as connection:
        for table in METADATA.sorted_tables:
            rows = (await connection.execute(select(table))).all()
            found.append(f"{table.name}: {[tuple(row) for row in rows]}")
    return "\n".join(found)


async def two_at_a_table(server: Served) -> tuple[Person, Person, str]:
    """Anneliese has set up a game with Ben and a bot, and it has started; both have spoken."""
    ann, ben = server.person(), server.person()
    code = await ann.make_table(
        name="Anneliese", title="Anneliese's evening", options={"players": 3, "rounds": 1}, settings=SLOW
    )
    await ben.command(code, "sit", name="Ben")
    await ann.command(code, "seat_bot", target=2, level="random")
    for person in (ann, ben):
        await person.command(code, "ready", ready=True)
    assert (await ann.command(code, "start"))["type"] == "done"
    await ann.command(code, "say", text="Zwetschgendatschi for everyone")
    await ben.command(code, "say", text="hello")
    await ann.command(code, "say_phrase", phrase="oops")
    return ann, ben, code


async def names(person: Person, code: str) -> list[str]:
    return [seat["name"] for seat in (await person.get(f"/api/tables/{code}")).json()["table"]["seats"]]


@pytest.fixture
async def server_on(database: str, serving: Serving) -> Served:
    return await serving(database=database)


async def test_deleting_ones_data_leaves_no_trace_of_the_person(server_on: Served) -> None:
    ann, ben, code = await two_at_a_table(server_on)
    await ann.command(code, "report", target=1, reason="nothing in particular")
    assert (await ann.post("/api/me/delete")).status_code == 200
    stored = await everything_stored(server_on)
    ended = f"tokens: [('{digest(ann.token)}', None)]"  # so that nobody can use it again
    assert ended in stored
    for trace in ("Anneliese", "Zwetschgendatschi", "oops", digest(ann.token)):
        assert trace not in stored.replace(ended, ""), trace
    assert "hello" in stored
    assert (await names(ben, code))[:2] == ["Player 1", "Ben"]


async def test_the_others_play_on_and_see_it_immediately(server: Served) -> None:
    ann, ben, code = await two_at_a_table(server)
    async with ben.at(code) as chair, ann.at(code) as leaving:
        await ann.post("/api/me/delete")
        await chair.until(lambda one: one.table["seats"][0]["name"] == "Player 1")
        assert chair.table["seats"][0]["sitter"] == "bot"
        assert [line["text"] for line in chair.talk] == ["hello"]
        assert (chair.you["host"], chair.table["title"]) == (True, "")
        assert chair.view is not None
        await leaving.until(lambda one: one.messages[-1]["type"] == "bye")
    assert (await ann.command(code, "say", text="still here"))["why"]["code"] == "no_token"


async def test_a_table_is_the_same_after_a_restart(serving: Serving) -> None:
    server = await serving()
    ann, ben, code = await two_at_a_table(server)
    await ann.post("/api/me/delete")
    before = (await ben.get(f"/api/tables/{code}")).json()
    server = await serving()
    again = Person(server.url, ben.token)
    server.people.append(again)
    after = (await again.get(f"/api/tables/{code}")).json()
    for field in ("seq", "table", "view", "you", "talk"):
        assert before[field] == after[field], field


async def test_records_keep_the_game_without_the_name(server: Served) -> None:
    ann, ben, code = await two_at_a_table(server)
    await ann.command(code, "close")
    table = (await ben.get(f"/api/tables/{code}")).json()["table"]
    before = (await ben.get(f"/api/records/{table['record']}")).json()
    await ann.post("/api/me/delete")
    after = (await ben.get(f"/api/records/{table['record']}")).json()
    assert before["names"][:2] == ["Anneliese", "Ben"]
    assert after["names"][:2] == ["Player 1", "Ben"]
    assert before["record"] == after["record"]
    talk = (await ben.get(f"/api/tables/{code}/talk")).json()
    assert [one["line"]["text"] for one in talk["lines"]] == ["hello"]
    assert (await names(ben, code))[0] == "Player 1"


async def test_deleting_twice_does_no_harm(server: Served) -> None:
    ann, ben, code = await two_at_a_table(server)
    first = await ann.post("/api/me/delete")
    before = (await ben.get(f"/api/tables/{code}")).json()["seq"]
    again = await ann.post("/api/me/delete")
    assert (first.status_code, again.status_code) == (200, 200)
    assert (await ben.get(f"/api/tables/{code}")).json()["seq"] == before


async def test_a_table_where_nobody_else_sat_is_removed(server: Served) -> None:
    ann = server.person()
    code = await ann.make_table(options={"players": 3})
    await ann.post("/api/me/delete")
    assert (await server.person().get(f"/api/tables/{code}")).status_code == 404


async def test_a_seat_that_moved_to_another_device_is_the_same_person(server: Served) -> None:
    ann, ben, code = await two_at_a_table(server)
    link = (await ann.command(code, "move_link"))["link"].partition("#link=")[2]
    phone = server.person()
    assert (await phone.post("/api/links", link=link)).status_code == 200
    await phone.command(code, "say", text="from my phone")
    assert "Zwetschgendatschi" in (await phone.get("/api/me/data")).text
    await phone.post("/api/me/delete")
    assert (await names(ben, code))[0] == "Player 1"
    assert [line["text"] for line in (await ben.get(f"/api/tables/{code}")).json()["talk"]] == ["hello"]


async def test_a_browser_gets_a_new_identity(server: Served) -> None:
    ann = server.person()
    del ann.http.headers["authorization"]
    await ann.post("/api/me")
    before = ann.http.cookies["pyrite"]
    assert (await ann.post("/api/me/delete")).json()["seats"] == []
    assert ann.http.cookies["pyrite"] != before


async def test_the_download_has_what_the_person_did_and_nothing_of_others(server: Served) -> None:
    ann, ben, code = await two_at_a_table(server)
    await ann.command(code, "mute", target=1)
    await ben.command(code, "report", target=0, reason="talks about cake")
    answer = await ann.get("/api/me/data")
    assert "attachment" in answer.headers["content-disposition"]
    found = answer.json()
    (table,) = found["tables"]
    kinds = [deed["kind"] for deed in table["deeds"]]
    assert (table["code"], table["game"], table["muted"]) == (code, "saboteur", [1])
    assert {"setup", "sat", "spoke"} <= set(kinds)
    assert "Zwetschgendatschi for everyone" in answer.text
    for hidden in ("hello", "Ben", "talks about cake", "draws", "commitment", "password", digest(ben.token)):
        assert hidden not in answer.text
    assert [report["reason"] for report in (await ben.get("/api/me/data")).json()["reports"]] == ["talks about cake"]


async def test_the_download_of_a_stranger_is_empty(server: Served) -> None:
    found = (await server.person().get("/api/me/data")).json()
    assert (found["tables"], found["reports"]) == ([], [])
    stranger = server.person()
    del stranger.http.headers["authorization"]
    assert json.loads((await stranger.get("/api/me/data")).text)["why"]["code"] == "no_token"
