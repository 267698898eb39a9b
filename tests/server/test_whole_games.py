"""Whole games over real sockets, on both databases: people, bots, restarts."""

import asyncio
import random
from contextlib import AsyncExitStack
from importlib import resources
from typing import Any

import pytest

import pyrite
from pyrite import fairness
from pyrite.core.views import SpokenPhrase
from pyrite.server.bots.workers import Thinkers
from pyrite.server.settings import ServerSettings
from tests.server.client import Chair
from tests.server.conftest import GENEROUS, Served, serve

pytestmark = [pytest.mark.anyio, pytest.mark.once]


@pytest.mark.parametrize("game", ["saboteur", "lost-mines"])
async def test_three_people_and_two_bots_play_to_the_end(game: str, database: str, thinkers: Thinkers) -> None:
    async with serve(ServerSettings(database=database, limits=GENEROUS), thinkers) as server:
        ann, ben, cleo = server.person(), server.person(), server.person()
        code = await ann.make_table(game=game, options={"players": 5, "rounds": 1}, bots=["random", "novice"])
        async with ann.at(code) as first, ben.at(code) as second, cleo.at(code) as third:
            assert second.you["seat"] is None
            await second.do("sit", name="Ben")
            await third.do("sit", name="Cleo", target=2)
            await first.do("start")
            chairs = [first, second, third]
            await asyncio.gather(*(chair.play_out(random.Random(seat)) for seat, chair in enumerate(chairs)))
            assert [chair.you["seat"] for chair in chairs] == [0, 1, 2]
            await expect_same_ending(chairs)
            text = (await ann.get(f"/api/records/{first.table['record']}")).json()["record"]
        match = pyrite.load(text)
        assert match.turn is None
        assert first.view is not None
        winners = first.view["winners"]
        assert winners == match.winners
        assert fairness.check(text).troubles == []


async def expect_same_ending(chairs: list[Chair]) -> None:
    for chair in chairs:
        await chair.catch_up()
    assert len({chair.seq for chair in chairs}) == 1
    for chair in chairs:
        setup, secret = chair.table["seal"]["setup"], bytes.fromhex(chair.table["secrets"][0])
        shown = fairness.round_commitment(chair.table["code"], setup, 1, secret)
        assert shown == chair.table["commitments"][0]


async def test_a_restart_in_mid_round_loses_nothing(database: str, thinkers: Thinkers) -> None:
    settings = ServerSettings(database=database, limits=GENEROUS)
    rng = random.Random(5)
    tokens: list[str] = []
    async with serve(settings, thinkers) as server:
        code = await play_some(server, rng, tokens)
        before = [await state_of(server, code, token) for token in tokens]
    async with serve(settings, thinkers) as server:
        assert set(server.live_tables.tables) == {code}
        for token, (seq, view, talk) in zip(tokens, before, strict=True):
            person = server.person()
            person.http.headers["authorization"] = f"Bearer {token}"
            person.token = token
            async with person.at(code) as chair:
                assert (chair.seq, chair.view, chair.talk) == (seq, view, talk)
        await play_on(server, code, tokens, rng)


async def play_some(server: Served, rng: random.Random, tokens: list[str]) -> str:
    people = [server.person() for _ in range(3)]
    tokens += [person.token for person in people]
    code = await people[0].make_table(options={"players": 3, "rounds": 1})
    async with AsyncExitStack() as stack:
        chairs = [await stack.enter_async_context(person.at(code)) for person in people]
        await chairs[1].do("sit", name="Ben")
        await chairs[2].do("sit", name="Cleo")
        await chairs[1].do("say", text="hello")
        await chairs[0].do("start")
        for _ in range(6):
            for chair in chairs:
                await chair.catch_up()
            acting = next(chair for chair in chairs if chair.acts)
            await acting.play(rng)
    return code


async def state_of(server: Served, code: str, token: str) -> tuple[int, Any, Any]:
    person = server.person()
    person.http.headers["authorization"] = f"Bearer {token}"
    seen = (await person.get(f"/api/tables/{code}")).json()
    return seen["seq"], seen["view"], seen["talk"]


async def play_on(server: Served, code: str, tokens: list[str], rng: random.Random) -> None:
    async with AsyncExitStack() as stack:
        chairs = []
        for token in tokens:
            person = server.person()
            person.token = token
            chairs.append(await stack.enter_async_context(person.at(code)))
        await asyncio.gather(*(chair.play_out(rng) for chair in chairs))
        assert all(chair.is_over for chair in chairs)
        assert len(chairs[0].table["secrets"]) == 1


async def test_a_table_remembers_its_box(database: str, thinkers: Thinkers) -> None:
    settings = ServerSettings(database=database, limits=GENEROUS)
    text = resources.files("pyrite.games.lost_mines.rules").joinpath("box.toml").read_text(encoding="utf-8")
    other = text.replace("silver = [1, 2, 2, 3]", "silver = [1, 1, 1, 1]")
    assert other != text
    async with serve(settings, thinkers) as server:
        ann = server.person()
        options = {"players": 3, "rounds": 1, "box": other}
        code = await ann.play_now(game="lost-mines", options=options, settings={"pace": 10_000})
        before = (await ann.get(f"/api/tables/{code}")).json()["table"]["options"]
        assert before["box"]["treasures"][0] == [1, 1, 1, 1]
    async with serve(settings, thinkers) as server:
        assert (await server.person().get(f"/api/tables/{code}")).json()["table"]["options"] == before


async def test_bots_hear_phrases_as_data(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[Any] = []
    think = server.live_tables.think

    async def listen(level: str, seed: str, view: Any, budget: float) -> Any:
        heard.append((view.seat, view.talk, len(view.events)))
        return await think(level, seed, view, budget)

    monkeypatch.setattr(server.live_tables, "think", listen)
    ann = server.person()
    code = await ann.play_now(options={"players": 3, "first": 0, "rounds": 1})
    async with ann.at(code) as chair:
        await chair.do("phrase", phrase="goal_is_gold", args=["top"])
        await chair.play(random.Random(1))
        await chair.until(lambda chair: chair.acts or chair.is_over)
    assert [seat for seat, *_ in heard] == [1, 2]
    assert {talk for _, talk, _ in heard} == {(SpokenPhrase(0, 1, "goal_is_gold", ("top",)),)}
    assert all(events > 0 for *_, events in heard)


async def test_bots_play_a_whole_game_for_a_host_who_watches(server: Served) -> None:
    ann = server.person()
    code = await ann.make_table(name=None, options={"players": 3, "rounds": 1}, bots=["random"] * 3)
    async with ann.at(code) as chair:
        assert chair.you == {"seat": None, "seats": [], "host": True, "muted": []}
        await chair.do("start")
        await chair.until(lambda chair: chair.is_over)
    kinds = [one["what"]["kind"] for one in chair.happened]
    assert kinds.count("stepped") >= 10
    assert kinds[-1] == "opened"


async def test_play_now_deals_immediately(server: Served) -> None:
    ann = server.person()
    code = await ann.play_now(game="lost-mines", options={"players": 4, "rounds": 1})
    async with ann.at(code) as chair:
        assert chair.table["status"] == "playing"
        assert chair.view is not None
        assert chair.view["seat"] == 0
        assert [seat["sitter"] for seat in chair.table["seats"]] == ["person", "bot", "bot", "bot"]
        await chair.play_out(random.Random(2))
