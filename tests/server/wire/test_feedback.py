"""The question after a game: whether it was fun, and who fooled whom."""

import random

import pytest

from tests.server.client import Person
from tests.server.conftest import Served

pytestmark = [pytest.mark.anyio, pytest.mark.once]


async def finished(ann: Person) -> str:
    """A table whose game is over."""
    code = await ann.play_now(options={"players": 3, "rounds": 1}, level="random", settings={"pace": 0})
    rng = random.Random(1)
    async with ann.at(code) as chair:
        while not chair.is_over:
            await chair.until(lambda one: one.acts or one.is_over)
            if chair.acts:
                await chair.play(rng)
    return code


async def test_the_host_reads_what_people_said_and_nobody_else_does(server: Served) -> None:
    ann, ben = server.person(), server.person()
    code = await finished(ann)
    path = f"/api/tables/{code}/feedback"
    assert (await ann.command(code, "feedback", fun=True))["type"] == "done"
    assert (await ann.command(code, "feedback", fun=False, fooled_by=2))["type"] == "done"
    (said,) = (await ann.get(path)).json()
    assert (said["seat"], said["fun"], said["fooled_by"]) == (0, False, 2)
    assert (await ben.get(path)).json()["why"]["code"] == "not_host"
    assert (await ben.command(code, "feedback", fun=True))["why"]["code"] == "not_your_seat"
    assert (await ann.command(code, "feedback", fooled_by=3))["why"]["code"] == "no_such_seat"
    assert len((await ann.get(path)).json()) == 1


async def test_it_is_asked_after_the_game_only(server: Served) -> None:
    ann = server.person()
    code = await ann.play_now(options={"players": 3})
    assert (await ann.command(code, "feedback", fun=True))["why"]["code"] == "not_finished"
    assert (await ann.get(f"/api/tables/{code}/feedback")).json() == []


async def test_it_goes_with_the_data_of_the_person(server: Served) -> None:
    ann = server.person()
    code = await finished(ann)
    await ann.command(code, "feedback", fun=True, fooled_by=1)
    (table,) = (await ann.get("/api/me/data")).json()["tables"]
    assert [(said["fun"], said["fooled_by"]) for said in table["opinions"]] == [(True, 1)]
    await ann.post("/api/me/delete")
    async with server.live_tables.store.database.reading() as connection:
        left = await connection.exec_driver_sql(f"SELECT * FROM feedback WHERE code = '{code}'")
        assert left.all() == []
