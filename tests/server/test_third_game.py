"""A third game, added through its entry point alone, on a real server: played over WebSockets, with texts and cards."""

import asyncio
import random
import xml.etree.ElementTree as ET
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

import pyrite
from pyrite import fairness, texts
from pyrite.game import AnyGame
from pyrite.server.bots.workers import Thinkers
from pyrite.server.settings import ServerSettings
from tests.server.conftest import GENEROUS, Served, serve

pytestmark = [pytest.mark.anyio, pytest.mark.once]


@pytest.fixture
async def bots(third_game: AnyGame, anyio_backend: str) -> AsyncIterator[Thinkers]:
    """Bots whose processes were started with the third game."""
    bots = Thinkers(1)
    await asyncio.to_thread(bots.start)
    yield bots
    await bots.stop()


async def test_two_people_and_two_bots_play_it_to_the_end(bots: Thinkers, tmp_path: Path) -> None:
    settings = ServerSettings(database=f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}", limits=GENEROUS)
    async with serve(settings, bots) as server:
        await expect_a_whole_game(server)
        await expect_choices(server)


async def expect_a_whole_game(server: Served) -> None:
    ann, ben = server.person(), server.person()
    code = await ann.make_table(game="mission", options={"players": 4}, bots=["partisan", "random"])
    async with ann.at(code) as first, ben.at(code) as second:
        await second.do("sit", name="Ben")
        await first.do("start")
        assert first.view is not None
        assert [first.view["game"], first.view["roles"][1:]] == ["mission", [None] * 3]
        await asyncio.gather(first.play_out(random.Random(1)), second.play_out(random.Random(2)))
        assert first.view["winners"]
        assert None not in first.view["roles"]
        seen = [event for one in second.happened for event in one.get("events", ())]
        assert {event.get("audience", 1) for event in seen} == {1}
        record = first.table["record"]
    text = (await ben.get(f"/api/records/{record}")).json()["record"]
    match = pyrite.load(text)
    assert match.game.name == "mission"
    assert match.winners == first.view["winners"]
    assert fairness.check(text).troubles == []
    replay = (await ann.get(f"/api/records/{record}/replay", seat="none")).text
    assert len(replay.strip().split("\n")) == 5


async def expect_choices(server: Served) -> None:
    ann = server.person()
    code = await ann.play_now(game="mission", options={"players": 3}, level="partisan")
    async with ann.at(code) as chair:
        await chair.until(lambda chair: chair.acts)
        assert chair.prompt is not None
        assert chair.prompt["what"] == "play_card"
        for choice in chair.prompt["choices"]:
            assert choice == {"action": f"play:{choice['card']}", "verb": "play", "card": choice["card"]}
        refusal = await chair.refusal("play", expect=chair.seq, action="play:nothing")
        assert refusal == "no_such_action"
        await chair.do("stand")
        await chair.until(lambda chair: chair.is_over)
        assert chair.table["seats"][0]["bot"] == "partisan"  # the default, digger, does not play this game


async def test_it_is_offered_with_its_options_and_bots(third_game: AnyGame, server: Served) -> None:
    games = {one["game"]: one for one in (await server.person().get("/api/games")).json()["games"]}
    assert games["mission"]["bots"] == ["random", "partisan"]
    assert [option["name"] for option in games["mission"]["options"]] == ["players"]
    assert games["mission"]["roles"]["4"] == {"loyal": 3, "traitor": 1}


@pytest.mark.parametrize("language", texts.languages())
async def test_its_texts_are_served_in_every_language(third_game: AnyGame, server: Served, language: str) -> None:
    answer = await server.person().get(f"/api/games/mission/texts/{language}")
    assert answer.status_code == 200
    assert answer.json()["game-mission"] == texts.game_text("mission", "game-mission", language)
    assert "{ $cardname }" in answer.json()["event-played"]


async def test_its_cards_are_served_as_drawings(third_game: AnyGame, server: Served) -> None:
    cards = (await server.person().get("/api/games/mission/cards")).json()
    assert {"help", "harm", "back", "role-back", "loyal", "traitor"} == set(cards)
    for drawing in cards.values():
        assert ET.fromstring(drawing).get("viewBox") == "0 0 100 140"


async def test_games_built_into_the_page_have_their_texts_and_cards_there_too(server: Served) -> None:
    person = server.person()
    wanted = texts.game_text("saboteur", "game-saboteur", "en")
    assert (await person.get("/api/games/saboteur/texts/en")).json()["game-saboteur"] == wanted
    assert (await person.get("/api/games/saboteur/cards")).json()


@pytest.mark.parametrize("path", ["nothing/cards", "nothing/texts/en", "mission/texts/xx"])
async def test_what_is_not_there_is_refused_with_a_reason(third_game: AnyGame, server: Served, path: str) -> None:
    answer = await server.person().get(f"/api/games/{path}")
    assert answer.status_code == 404
    assert answer.json()["why"]["code"] == "no_such_page"
    assert "unknown" in answer.json()["why"]["text"]
