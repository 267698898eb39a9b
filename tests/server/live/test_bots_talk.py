"""Bots at tables: their levels and personalities, and what they say before they move."""

import itertools
from typing import Any

import pytest

import pyrite
from pyrite.server.tables import entries, phrases
from pyrite.server.tables.chat import say_as_bot
from pyrite.server.tables.held_seat import HeldSeat
from pyrite.server.tables.table import Table
from tests.server.client import Chair
from tests.server.conftest import Served

pytestmark = [pytest.mark.anyio, pytest.mark.once]


async def test_levels_and_personalities_are_offered_and_taken(server: Served) -> None:
    ann = server.person()
    offered = (await ann.get("/api/games")).json()
    assert offered["bots"] == ["novice", "digger", "detective", "foreman"]
    levels = {one["game"]: one["bots"] for one in offered["games"]}
    assert levels == {"saboteur": offered["bots"], "lost-mines": offered["bots"]}
    assert offered["personalities"] == ["plain", "cautious", "loud", "sly"]
    code = await ann.make_table(options={"players": 3})
    async with ann.at(code) as chair:
        for level in offered["bots"]:
            for personality in offered["personalities"]:
                await chair.do("seat_bot", level=f"{level}:{personality}", target=2)
                spelled = level if personality == "plain" else f"{level}:{personality}"
                assert chair.table["seats"][2]["bot"] == spelled
        await chair.do("settings", change={"away_bot": "novice:cautious"})
        await chair.do("start", fill="digger:sly")
        assert [seat["bot"] for seat in chair.table["seats"]][1] == "digger:sly"


@pytest.mark.parametrize("level", ["scout", "digger:", "digger:mad", "os:getcwd", ":sly", "digger:sly:sly", "x" * 500])
async def test_a_bot_that_is_none_at_tables_is_refused(server: Served, level: str) -> None:
    ann = server.person()
    code = await ann.make_table(options={"players": 3})
    async with ann.at(code) as chair:
        assert await chair.refusal("seat_bot", level=level) == "no_such_bot"
        assert await chair.refusal("start", fill=level) == "no_such_bot"
        assert await chair.refusal("settings", change={"away_bot": level}) == "no_such_bot"


def spoken(chair: Chair) -> list[dict[str, Any]]:
    """Everything that happened since the beginning: lines and steps, in order."""
    return [one["what"] for one in chair.happened if one["what"]["kind"] in ("line", "stepped")]


@pytest.mark.parametrize("game", pyrite.GAMES)
async def test_bots_say_a_phrase_before_a_move_of_theirs_and_nothing_else(server: Served, game: str) -> None:
    ann, zoe = server.person(), server.person()
    settings = {"pace": 0}
    code = await ann.make_table(
        game=game, name=None, options={"players": 5, "rounds": 1}, bots=["digger:loud"] * 5, settings=settings
    )
    async with ann.at(code) as host, zoe.at(code) as spectator:
        await host.do("mute", target=1, for_all=True, muted=True)
        await host.do("start")
        for chair in (host, spectator):
            await chair.until(lambda chair: chair.table["status"] == "finished")
        happened = spoken(spectator)
        assert happened == spoken(host), "what bots say is for everyone"
    lines = [what for what in happened if what["kind"] == "line"]
    assert lines
    assert 1 not in [line["seat"] for line in lines], "who is muted is silent"
    for what, after in itertools.pairwise(happened):
        if what["kind"] == "line":
            assert (after["kind"], after["seat"]) == ("stepped", what["seat"])
            assert what.get("text") is None
            phrases.check(pyrite.GAMES[game], what["phrase"], what.get("args", []), 5)


def table_of(*seats: HeldSeat) -> Table:
    table = Table("ABCDEF")
    table.seats = list(seats)
    return table


def test_a_bot_that_plays_for_a_person_does_not_speak_for_them() -> None:
    table = table_of(HeldSeat(who="ann", name="Ann", bot="digger:loud"), HeldSeat(name="Flint", bot="digger:loud"))
    assert say_as_bot(table, 0, "suspect", (1,)) == []
    said = entries.Spoke(seat=1, name="Flint", phrase="suspect", args=(0,))
    assert say_as_bot(table, 1, "suspect", (0,)) == [(None, said)]


def test_a_bot_that_has_nothing_to_say_or_is_muted_or_talks_nonsense_is_not_heard() -> None:
    table = table_of(HeldSeat(name="Flint", bot="digger"), HeldSeat(name="Ember", bot="digger", muted=True))
    assert say_as_bot(table, 0, "", ()) == []
    assert say_as_bot(table, 1, "hello", ()) == []
    assert say_as_bot(table, 0, "suspect", (7,)) == []
    assert say_as_bot(table, 0, "my hand is full of maps", ()) == []
