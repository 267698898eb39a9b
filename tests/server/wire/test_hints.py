"""Help at the table: whom a bot would suspect, and why, from nothing but what the asker knows."""

import random

import pytest

import pyrite
from pyrite.event_text import people_called
from pyrite.suspicion_text import explain
from tests.server.client import Person
from tests.server.conftest import Served

pytestmark = [pytest.mark.anyio, pytest.mark.once]


async def underway(ann: Person, game: str, moves: int, **settings: bool) -> str:
    """A table with bots in the other seats, after some moves of a person who then thinks about the next one."""
    code = await ann.play_now(game=game, options={"players": 5}, level="novice", settings={"pace": 0, **settings})
    rng = random.Random(1)
    async with ann.at(code) as chair:
        for _ in range(moves):
            await chair.until(lambda one: one.acts)
            await chair.play(rng)
        await chair.until(lambda one: one.acts)
    return code


@pytest.mark.parametrize("game", ["saboteur", "lost-mines"])
async def test_a_hint_is_what_the_strongest_bot_thinks_from_the_same_view(server: Served, game: str) -> None:
    ann = server.person()
    code = await underway(ann, game, moves=3, hints=True)
    hints = (await ann.get(f"/api/tables/{code}/hints", language="pl")).json()
    table = server.live_tables.tables[code].table
    assert table.match is not None
    view = table.match.view(0).with_talk(tuple(table.said))
    thoughts = pyrite.bot("detective", seed=0).suspicion(view)
    assert [hint["seat"] for hint in hints] == [1, 2, 3, 4]
    assert [hint["chances"] for hint in hints] == [thought.chances for thought in thoughts]
    assert all(hint["text"].startswith(table.seats[hint["seat"]].name) for hint in hints)
    with people_called([seat.name for seat in table.seats]):
        assert [hint["text"] for hint in hints] == [explain(view, thought, "pl") for thought in thoughts]


async def test_hints_are_off_until_the_host_allows_them(server: Served) -> None:
    ann, ben = server.person(), server.person()
    code = await underway(ann, "saboteur", moves=1)
    path = f"/api/tables/{code}/hints"
    assert (await ann.get(path)).json()["why"]["code"] == "no_hints"
    await ann.command(code, "settings", change={"hints": True})
    assert len((await ann.get(path)).json()) == 4
    assert (await ben.get(path)).json()["why"]["code"] == "not_your_seat"
    assert (await ann.get(path, seat=2)).json()["why"]["code"] == "not_your_seat"
    assert (await ann.get(path, language="English")).status_code == 400


@pytest.mark.parametrize("game", ["saboteur", "lost-mines"])
async def test_a_move_is_suggested_to_somebody_alone_with_bots_in_their_turn(server: Served, game: str) -> None:
    ann, ben = server.person(), server.person()
    code = await underway(ann, game, moves=1)
    path = f"/api/tables/{code}/suggestion"
    table = server.live_tables.tables[code].table
    assert table.match is not None
    suggested = (await ann.get(path)).json()["action"]
    assert suggested in [action.text for action in table.match.legal()]
    assert (await ann.get(path)).json() == {"action": suggested}
    assert (await ben.get(path)).json()["why"]["code"] == "not_your_seat"
    await ann.command(code, "settings", change={"latecomers": True, "pace": 10_000})
    await ben.command(code, "take_over", target=1, name="Ben")
    assert (await ann.get(path)).json()["why"]["code"] == "no_hints"
    await ben.command(code, "stand")
    await ann.command(code, "play", expect=table.seq, action=suggested)
    if table.match.turn != 0:
        assert (await ann.get(path)).json()["why"]["code"] == "not_your_turn"
