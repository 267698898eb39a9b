"""Moves: once and only once, in turn, by the rules, against the number that was seen."""

import asyncio
import contextlib
import json
import random

import pytest

from pyrite.server.bots.workers import Thinkers
from pyrite.server.settings import ServerSettings
from tests.server.client import unique
from tests.server.conftest import GENEROUS, Served, serve

pytestmark = [pytest.mark.anyio, pytest.mark.once]

SLOW = {"pace": 10_000}  # no bot moves while a test looks
MINE = {"players": 3, "first": 0}


async def test_a_repeated_command_gets_its_first_answer_and_changes_nothing(server: Served) -> None:
    ann = server.person()
    code = await ann.play_now(options=MINE, settings=SLOW)
    async with ann.at(code) as chair:
        assert chair.prompt is not None
        command = unique()
        fields = {"id": command, "expect": chair.seq, "action": chair.prompt["choices"][0]["action"]}
        first = await chair.ask("play", **fields)
        again = await chair.ask("play", **fields)
        assert first["type"] == "done"
        assert again == first
        over_http = await ann.command(code, "play", **fields)
        assert over_http == first
        assert chair.seq == first["seq"]
        assert [one["what"]["kind"] for one in chair.happened].count("stepped") == 1


async def test_a_command_is_not_repeated_after_a_restart(database: str, thinkers: Thinkers) -> None:
    settings = ServerSettings(database=database, limits=GENEROUS)
    async with serve(settings, thinkers) as server:
        ann = server.person()
        code = await ann.play_now(options=MINE, settings=SLOW)
        seen = (await ann.get(f"/api/tables/{code}")).json()
        fields = {"id": "once", "expect": seen["seq"], "action": seen["prompt"]["choices"][0]["action"]}
        first = await ann.command(code, "play", **fields)
        line = await ann.command(code, "say", id="said", text="hello")
        made = await ann.post("/api/play-now", id="made", level="random", settings=SLOW)
        token = ann.token
    async with serve(settings, thinkers) as server:
        ann = server.person()
        ann.http.headers["authorization"] = f"Bearer {token}"
        assert await ann.command(code, "play", **fields) == first
        assert await ann.command(code, "say", id="said", text="hello") == line
        seen = (await ann.get(f"/api/tables/{code}")).json()
        assert seen["seq"] == line["seq"]
        assert len(seen["talk"]) == 1
        again = await ann.post("/api/play-now", id="made", level="random", settings=SLOW)
        assert again.json() == made.json()
        assert len((await ann.post("/api/me")).json()["seats"]) == 2


async def test_two_tabs_of_one_seat_cannot_move_twice(server: Served) -> None:
    ann = server.person()
    code = await ann.play_now(options=MINE, settings=SLOW)
    async with ann.at(code) as one, ann.at(code) as other:
        assert one.prompt is not None
        actions = [choice["action"] for choice in one.prompt["choices"]][:2]
        first = await one.send("play", expect=one.seq, action=actions[0])
        second = await other.send("play", expect=other.seq, action=actions[1])
        answers = await asyncio.gather(one.answer(first), other.answer(second))
        assert sorted(answer["type"] for answer in answers) == ["done", "refused"]
        refused = next(answer for answer in answers if answer["type"] == "refused")
        assert refused["why"]["code"] == "stale"
        await one.catch_up()
        await other.catch_up()
        assert one.view == other.view == refused["now"]["view"]


async def test_a_stale_move_gets_the_present_view(server: Served) -> None:
    ann = server.person()
    code = await ann.play_now(options=MINE, settings=SLOW)
    async with ann.at(code) as chair:
        assert chair.prompt is not None
        action = chair.prompt["choices"][0]["action"]
        for expect in (0, 1, chair.seq - 1, chair.seq + 1):
            refused = await chair.ask("play", expect=expect, action=action)
            assert refused["why"]["code"] == "stale"
        assert refused["now"]["view"] == chair.view
        assert refused["now"]["prompt"] == chair.prompt
        assert refused["seq"] == chair.seq
        await chair.do("play", expect=chair.seq, action=action)


async def test_moves_out_of_turn_and_against_the_rules_say_why(server: Served) -> None:
    ann, ben, watcher = server.person(), server.person(), server.person()
    code = await ann.make_table(options=MINE, bots=["random"], settings=SLOW)
    async with ann.at(code) as first, ben.at(code) as second, watcher.at(code) as spectator:
        await second.do("sit", name="Ben")
        assert await first.refusal("play", expect=first.seq, action="map>top") == "not_begun"
        await first.do("start")
        await second.until(lambda chair: chair.view)
        await spectator.until(lambda chair: chair.view)
        before = first.seq
        assert await second.refusal("play", expect=second.seq, action="map>top") == "not_your_turn"
        assert await second.refusal("play", seat=0, expect=second.seq, action="map>top") == "not_your_seat"
        assert await spectator.refusal("play", expect=spectator.seq, action="map>top") == "not_your_seat"
        assert await spectator.refusal("play", seat=0, expect=spectator.seq, action="map>top") == "not_your_seat"
        assert await first.refusal("play", expect=first.seq, action="dance") == "no_such_action"
        refused = await first.ask("play", expect=first.seq, action="NESW@0,0")
        assert (refused["why"]["code"], refused["why"]["rule"]) in (("illegal", "S4.1"), ("illegal", "S3.1"))
        assert first.seq == second.seq == before


async def test_why_an_action_is_not_legal_is_answered_and_changes_nothing(server: Served) -> None:
    ann, ben = server.person(), server.person()
    code = await ann.make_table(options=MINE, bots=["random"], settings=SLOW)
    async with ann.at(code) as first, ben.at(code) as second, server.person().at(code) as spectator:
        await second.do("sit", name="Ben")
        await first.do("start")
        await second.until(lambda chair: chair.view)
        await spectator.until(lambda chair: chair.view)
        assert first.view is not None
        before, now = first.seq, {"expect": first.seq}
        assert (await first.ask("why", **now, action="NESW@0,0"))["why"] == (
            await first.ask("play", **now, action="NESW@0,0")
        )["why"]
        assert (await first.ask("why", **now, action=first.view["legal"][0]))["type"] == "done"
        assert await first.refusal("why", **now, action="dance") == "no_such_action"
        assert await first.refusal("why", expect=0, action="map>top") == "stale"
        assert await second.refusal("why", **now, action="map>top") == "not_your_turn"
        assert await second.refusal("why", **now, seat=0, action="map>top") == "not_your_seat"
        assert await spectator.refusal("why", **now, action="map>top") == "not_your_seat"
        seen = (await ann.get(f"/api/tables/{code}")).json()
        assert seen["seq"] == first.seq == second.seq == before
        assert first.prompt is not None
        assert first.prompt["seat"] == 0


async def test_only_who_acts_gets_choices_and_everyone_the_prompt(server: Served) -> None:
    ann, ben = server.person(), server.person()
    code = await ann.make_table(options=MINE, bots=["random"], settings=SLOW)
    async with ann.at(code) as first, ben.at(code) as second:
        await second.do("sit", name="Ben")
        await first.do("start")
        await second.until(lambda chair: chair.prompt)
        assert first.prompt is not None
        assert first.view is not None
        assert second.prompt is not None
        assert [choice["action"] for choice in first.prompt["choices"]] == first.view["legal"]
        assert (second.prompt["what"], second.prompt["seat"]) == ("lay_or_play", 0)
        assert "choices" not in second.prompt


async def test_the_host_pauses_and_resumes(server: Served) -> None:
    ann = server.person()
    code = await ann.play_now(options=MINE, settings=SLOW)
    async with ann.at(code) as chair:
        assert chair.prompt is not None
        action = chair.prompt["choices"][0]["action"]
        assert await chair.refusal("resume") == "not_paused"
        await chair.do("pause")
        assert chair.table["status"] == "paused"
        assert await chair.refusal("play", expect=chair.seq, action=action) == "is_paused"
        assert await chair.refusal("pause") == "is_paused"
        await chair.do("resume")
        await chair.do("play", expect=chair.seq, action=action)


async def test_a_finished_game_takes_no_more_moves(server: Served) -> None:
    ann = server.person()
    code = await ann.play_now(options={"players": 3, "rounds": 1})
    async with ann.at(code) as chair:
        await chair.play_out(random.Random(8))
        assert await chair.refusal("play", expect=chair.seq, action="map>top") == "is_finished"
        assert await chair.refusal("pause") == "is_finished"
        assert await chair.refusal("take_back") == "is_finished"
        await chair.do("say", text="well played")


async def test_who_comes_back_receives_what_happened_since(server: Served) -> None:
    ann, watcher = server.person(), server.person()
    code = await ann.play_now(options={"players": 3, "rounds": 1})
    async with ann.at(code) as chair:
        middle = chair.seq
        async with watcher.at(code, since=middle) as spectator:
            await chair.play_out(random.Random(9))
            await spectator.until(lambda chair: chair.is_over)
    live = [one for one in spectator.happened if one["seq"] > middle]
    async with watcher.at(code, since=middle) as again:
        assert [one["seq"] for one in again.happened] == list(range(middle + 1, chair.seq + 1))
        assert again.happened == live
        assert again.view == spectator.view
    async with watcher.at(code, since=chair.seq) as again:
        assert again.happened == []


async def test_answers_come_in_the_order_of_the_questions(server: Served) -> None:
    ann = server.person()
    code = await ann.make_table()
    async with ann.at(code) as chair:
        sent = [await chair.send("say", text=f"line {number}") for number in range(20)]
        answered: list[str] = []
        while len(answered) < len(sent):
            message = await chair.read()
            if message["type"] == "done":
                answered.append(message["id"])
        assert answered == sent
        assert [line["text"] for line in chair.talk] == [f"line {number}" for number in range(20)]


async def test_a_game_continues_over_http_alone(server: Served) -> None:
    ann = server.person()
    code = await ann.play_now(options=MINE, settings=SLOW)
    seen = (await ann.get(f"/api/tables/{code}")).json()
    done = await ann.post(
        f"/api/tables/{code}/commands",
        do="play",
        id="a",
        expect=seen["seq"],
        action=seen["prompt"]["choices"][0]["action"],
    )
    assert (done.status_code, done.json()["type"]) == (200, "done")
    refused = await ann.post(f"/api/tables/{code}/commands", do="play", id="b", expect=seen["seq"], action="map>top")
    assert (refused.status_code, refused.json()["why"]["code"]) == (409, "stale")
    assert refused.json()["now"]["view"]["seat"] == 0
    assert json.dumps(refused.json()["now"]).count("choices") == 0


async def test_a_bot_whose_thought_was_lost_thinks_again(server: Served) -> None:
    ann = server.person()
    code = await ann.play_now(options={"players": 3, "first": 1}, settings=SLOW)
    live = server.live_tables.tables[code]
    async with ann.at(code) as chair:
        lost = live.bots._thinking
        assert lost is not None
        lost.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await lost
        live.look_again()
        assert live.bots._thinking is not None
        assert live.bots._thinking is not lost
        assert live.table.turn == 1  # it waits until it is time to move
        await chair.do("settings", change={"pace": 0})
        await chair.until(lambda seen: live.table.turn != 1)
