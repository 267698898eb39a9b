"""What happens by itself, with a clock that the test sets: bots' pace, people who leave, turn clocks."""

from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from pyrite.server.bots.workers import Thinkers
from pyrite.server.live import readers
from pyrite.server.settings import ServerSettings
from tests.server.client import Chair, FakeClock, settle
from tests.server.conftest import GENEROUS, serve

pytestmark = [pytest.mark.anyio, pytest.mark.once]

Serving = Any


def kinds(chair: Chair) -> list[str]:
    return [one["what"]["kind"] for one in chair.happened]


async def test_a_bot_moves_at_its_pace_and_not_when_it_has_thought(serving: Serving) -> None:
    clock = FakeClock()
    server = await serving(time=clock)
    ann = server.person()
    code = await ann.play_now(options={"players": 3, "first": 1}, settings={"pace": 1_500})
    async with ann.at(code) as chair:
        began = clock.now()
        await clock.pass_by(1.4)
        await chair.quiet(0.2)
        assert kinds(chair) == []
        await clock.pass_by(0.2)
        await chair.until(lambda chair: kinds(chair) == ["stepped"])
        assert chair.happened[0]["at"] == began + 1_500
        await clock.pass_by(1.5)
        await chair.until(lambda chair: kinds(chair) == ["stepped"] * 2)
        assert chair.happened[1]["at"] == began + 3_000
        await clock.pass_by(20)
        await chair.quiet(0.1)
        assert len(kinds(chair)) == 2


async def test_another_pace_is_felt_by_the_bot_that_waits_to_move(serving: Serving) -> None:
    clock = FakeClock()
    server = await serving(time=clock)
    ann = server.person()
    code = await ann.play_now(options={"players": 3, "first": 1}, settings={"pace": 10_000})
    async with ann.at(code) as chair:
        await clock.pass_by(1)
        await chair.do("settings", change={"pace": 5_000})
        await clock.pass_by(3.9)
        assert kinds(chair).count("stepped") == 0
        await clock.pass_by(0.1)
        await chair.until(lambda chair: kinds(chair).count("stepped") == 1)
        await chair.do("settings", change={"pace": 0})
        await chair.until(lambda chair: kinds(chair).count("stepped") == 2)  # without any time


async def test_a_seat_left_alone_gets_a_countdown_then_a_bot_and_is_taken_back(serving: Serving) -> None:
    clock = FakeClock()
    server = await serving(time=clock)
    ann, ben = server.person(), server.person()
    code = await ann.make_table(
        options={"players": 3, "first": 1}, bots=["random"], settings={"away": 60, "away_bot": "random", "pace": 500}
    )
    async with ann.at(code) as first:
        async with ben.at(code) as second:
            await second.do("sit", name="Ben")
            await first.do("start")
            await second.until(lambda chair: chair.view)
            knew = second.view
        await clock.pass_by(0.1)
        await first.until(lambda chair: chair.presence["away_until"][1])
        assert first.presence["here"] == [True, False, True]
        left = first.presence["away_until"][1]
        assert 59_000 <= left - clock.now() <= 60_000
        assert first.table["seats"][1]["bot"] is None
        await clock.pass_by(60)
        await first.until(lambda chair: "bot_took_over" in kinds(chair))
        assert first.table["seats"][1] == {
            "seat": 1,
            "sitter": "person",
            "name": "Ben",
            "bot": "random",
            "ready": False,
            "muted": False,
        }
        await clock.pass_by(0.6)
        await first.until(lambda chair: "stepped" in kinds(chair) and chair.presence["away_until"] == [None] * 3)
        async with ben.at(code) as again:
            assert again.you["seat"] == 1
            assert again.view is not None
            assert knew is not None
            assert again.view["role"] == knew["role"]
            await again.do("take_back")
            assert again.table["seats"][1]["bot"] is None
            assert await again.refusal("take_back") == "not_a_bot"
            await clock.pass_by(0.1)
            await first.until(lambda chair: chair.presence["here"] == [True] * 3)
            assert first.presence["away_until"] == [None] * 3


@pytest.mark.parametrize("is_away", [False, True])
async def test_a_seat_that_moves_to_another_device_stays_its_persons(serving: Serving, is_away: bool) -> None:
    clock = FakeClock()
    server = await serving(time=clock)
    ann, ben, phone = server.person(), server.person(), server.person()
    code = await ann.make_table(
        options={"players": 3, "first": 0}, bots=["random"], settings={"away": 60, "away_bot": "random"}
    )
    async with ann.at(code) as first:
        async with ben.at(code) as old:
            await old.do("sit", name="Ben")
            await first.do("start")
            await clock.pass_by(600)  # longer than a bot waits
            link = (await old.do("move_link"))["link"]
        if is_away:
            await clock.pass_by(61)
            await first.until(lambda chair: kinds(chair)[-1] == "bot_took_over")
            link = (await first.do("move_link", target=1))["link"]
        assert (await phone.post("/api/links", link=link.partition("#link=")[2])).status_code == 200
        await clock.pass_by(30)  # the new device has yet to connect
        await first.quiet(0.1)
        told = [kind for kind in kinds(first) if kind in ("moved", "returned", "bot_took_over")]
        assert told == (["bot_took_over", "moved", "returned"] if is_away else ["moved"])
        assert first.table["seats"][1]["bot"] is None
        async with phone.at(code) as new:
            assert new.you["seat"] == 1
            await clock.pass_by(60)
            await new.quiet(0.1)
            assert new.table["seats"][1]["bot"] is None


async def test_without_people_the_table_waits_and_no_bot_plays_on_alone(serving: Serving) -> None:
    clock = FakeClock()
    server = await serving(time=clock)
    ann, watcher = server.person(), server.person()
    code = await ann.play_now(options={"players": 3, "first": 1}, settings={"pace": 500, "clock": "brisk", "away": 10})
    await clock.pass_by(600)
    table = server.live_tables.tables[code].table
    assert table.last_step == table.seq
    async with watcher.at(code) as spectator:
        await clock.pass_by(600)
        await spectator.until(lambda chair: chair.presence["waiting"])
        await spectator.quiet(0.1)
        assert kinds(spectator) == []
        async with ann.at(code):
            await clock.pass_by(1.1)
            await spectator.until(lambda chair: kinds(chair) == ["stepped", "stepped"])
            assert not spectator.presence["waiting"]
        await clock.pass_by(600)
        await spectator.quiet(0.1)
        assert spectator.table["seats"][0]["bot"] is None
        assert kinds(spectator) == ["stepped", "stepped"]


async def test_the_clock_takes_from_the_bank_and_then_a_bot_plays(serving: Serving) -> None:
    clock = FakeClock()
    server = await serving(time=clock)
    ann = server.person()
    code = await ann.play_now(
        options={"players": 3, "first": 0}, settings={"pace": 500, "clock": "brisk", "away_bot": "random"}
    )
    async with ann.at(code) as chair:
        assert chair.prompt is not None
        assert chair.prompt["clock"] == {"banks": [60_000] * 3, "more": 10_000, "until": clock.now() + 70_000}
        await clock.pass_by(30)
        await chair.do("play", expect=chair.seq, action=chair.prompt["choices"][0]["action"])
        await clock.pass_by(1.2)
        await chair.until(lambda chair: chair.acts)
        assert chair.prompt["clock"]["banks"] == [40_000, 60_000, 60_000]
        began = chair.prompt["clock"]["until"] - 50_000  # when the second bot moved: at its pace, or a moment later
        assert clock.now() - 200 <= began <= clock.now()
        await clock.pass_by(49)
        await chair.quiet(0.1)
        assert "bot_took_over" not in kinds(chair)
        await clock.pass_by(1)
        await chair.until(lambda chair: "bot_took_over" in kinds(chair))
        assert chair.happened[-1]["what"] == {"kind": "bot_took_over", "seat": 0, "level": "random", "why": "clock"}
        await clock.pass_by(2)
        await chair.until(lambda chair: kinds(chair)[-1] == "stepped")
        assert chair.prompt is not None
        assert chair.prompt["clock"]["banks"][0] == 0
        await chair.do("take_back")


async def test_the_clock_stops_while_the_game_is_paused(serving: Serving) -> None:
    clock = FakeClock()
    server = await serving(time=clock)
    ann = server.person()
    code = await ann.play_now(options={"players": 3, "first": 0}, settings={"clock": "brisk"})
    async with ann.at(code) as chair:
        await clock.pass_by(30)
        await chair.do("pause")
        assert chair.prompt is not None
        assert not chair.prompt["clock"]["until"]
        await clock.pass_by(3_600)
        await chair.do("resume")
        assert chair.prompt["clock"]["until"] == clock.now() + 40_000
        await chair.do("play", expect=chair.seq, action=chair.prompt["choices"][0]["action"])
        assert chair.prompt["clock"]["banks"][0] == 40_000


async def test_the_clock_stops_while_the_server_is_down(thinkers: Thinkers, tmp_path: Path) -> None:
    clock = FakeClock()
    settings = ServerSettings(database=f"sqlite+aiosqlite:///{tmp_path / 'down.db'}", limits=GENEROUS)
    async with serve(settings, thinkers, clock) as before:
        ann = before.person()
        code = await ann.play_now(options={"players": 3, "first": 0}, settings={"clock": "relaxed"})
        async with ann.at(code):
            await clock.pass_by(10)
    await clock.pass_by(86_400)
    async with serve(settings, thinkers, clock) as after:
        again = after.person()
        again.token = ann.token
        async with again.at(code) as chair:
            assert chair.prompt is not None
            assert chair.prompt["clock"]["banks"] == [300_000] * 3
            assert chair.prompt["clock"]["until"] == clock.now() + 330_000


async def test_the_hosts_role_passes_on_when_the_host_is_gone(serving: Serving) -> None:
    clock = FakeClock()
    server = await serving(time=clock)
    ann, ben = server.person(), server.person()
    code = await ann.make_table(options={"players": 3}, settings={"away": 30})
    async with ben.at(code) as guest:
        async with ann.at(code):
            await guest.do("sit", name="Ben")
            await clock.pass_by(100)
            assert not guest.you["host"]
        await settle()
        await clock.pass_by(29)
        await guest.quiet(0.1)
        assert not guest.you["host"]
        await clock.pass_by(2)
        await guest.until(lambda chair: chair.you["host"])
        assert guest.table["host"] == 1
    async with ann.at(code) as host:
        assert not host.you["host"]


async def test_a_move_of_the_person_ends_the_bots_turn_for_them(serving: Serving) -> None:
    clock = FakeClock()
    server = await serving(time=clock)
    ann, ben = server.person(), server.person()
    code = await ann.make_table(
        options={"players": 3, "first": 1}, bots=["random"], settings={"away": 5, "away_bot": "random", "pace": 2_000}
    )
    async with ann.at(code) as first:
        async with ben.at(code) as second:
            await second.do("sit", name="Ben")
            await first.do("start")
        await settle()
        await clock.pass_by(5.5)
        await first.until(lambda chair: "bot_took_over" in kinds(chair))
        async with ben.at(code) as again:
            assert again.prompt is not None
            if again.acts:
                await again.do("play", expect=again.seq, action=again.prompt["choices"][0]["action"])
                assert kinds(again)[-2:] == ["returned", "stepped"]


async def test_presence_is_sent_once_for_many_who_come_together_and_a_screen_does_not_count(serving: Serving) -> None:
    clock = FakeClock()
    server = await serving(time=clock)
    ann = server.person()
    code = await ann.make_table()
    async with ann.at(code) as chair:
        async with AsyncExitStack() as stack:
            for _ in range(5):
                await stack.enter_async_context(server.person().at(code))
            await stack.enter_async_context(server.person().at(code, seat="none"))
            await clock.pass_by(0.1)
            await chair.until(lambda chair: chair.presence.get("watching"))
            assert chair.presence["watching"] == 5
            assert [message["type"] for message in chair.messages].count("presence") == 1
        await settle()
        await clock.pass_by(0.1)
        await chair.until(lambda chair: chair.presence["watching"] == 0)


@pytest.mark.parametrize("is_done", [True, False])
async def test_the_next_round_waits_for_those_who_look_at_the_end_of_the_last_one(
    serving: Serving, is_done: bool
) -> None:
    clock = FakeClock()
    server = await serving(time=clock)
    ann = server.person()
    code = await ann.play_now(options={"players": 3, "rounds": 2, "first": 0})
    async with ann.at(code) as chair:
        await chair.do("read", round=1)
        await play_until(chair, lambda chair: chair.view is not None and chair.view["round"] == 2)
        await clock.pass_by(0.1)
        await chair.until(lambda chair: chair.presence["reading"] == [True, False, False])
        assert chair.presence["reading_until"] - clock.now() == readers.ALONE - 100
        await play_until(chair, lambda chair: chair.prompt is not None and chair.prompt["seat"] != 0)
        seen = chair.seq
        await chair.quiet(0.1)
        assert chair.seq == seen, "bots wait"
        if is_done:
            await chair.do("read", round=1, is_done=True)
        await clock.pass_by(0.1 if is_done else readers.ALONE / 1000)
        await chair.quiet(0.1)
        assert chair.seq == seen, "a moment in which the next round opens"
        await clock.pass_by(readers.OPENING / 1000)
        await chair.until(lambda chair: chair.seq > seen)


async def test_a_screen_learns_who_still_looks_at_the_end_of_the_last_round(serving: Serving) -> None:
    clock = FakeClock()
    server = await serving(time=clock)
    ann = server.person()
    code = await ann.play_now(options={"players": 3, "rounds": 1})
    async with ann.at(code) as chair, server.person().at(code, seat="none") as screen:
        await play_until(chair, lambda chair: chair.table["status"] == "finished")
        for is_done in (False, True):
            await chair.do("read", round=1, is_done=is_done)
            await clock.pass_by(0.1)
            await screen.until(lambda chair, reads=not is_done: chair.presence["reading"] == [reads, False, False])
            assert (screen.presence["reading_until"] is None) == is_done


async def test_who_loads_the_page_again_goes_on_reading(serving: Serving) -> None:
    server = await serving(time=FakeClock())
    ann = server.person()
    code = await ann.play_now(options={"players": 3, "rounds": 2, "first": 0})
    async with ann.at(code) as chair:
        await chair.do("read", round=1)
        await play_until(chair, lambda chair: chair.view is not None and chair.view["round"] == 2)
    await settle()
    async with server.person().at(code) as watching:
        assert watching.presence["reading_until"] is None, "nobody waits for somebody who is away"
    async with ann.at(code) as chair:
        assert chair.presence["reading"] == [True, False, False]
        await chair.do("read", round=1, is_done=True)
    await settle()
    async with ann.at(code) as chair:
        assert chair.presence["reading_until"] is None


async def test_who_keeps_others_waiting_reads_for_less_than_a_minute(serving: Serving) -> None:
    clock = FakeClock()
    server = await serving(time=clock)
    ann, ben = server.person(), server.person()
    code = await ann.make_table(options={"players": 3, "rounds": 1, "first": 2}, bots=["random"], settings={"pace": 0})
    async with ann.at(code) as first, ben.at(code) as second:
        await second.do("sit", name="Ben")
        await first.do("start")
        await first.do("read", round=0)
        await clock.pass_by(0.1)
        await second.until(lambda chair: chair.presence["reading_until"])
        assert second.presence["reading_until"] - clock.now() == readers.READING_TIME - 100


async def test_the_first_round_waits_for_those_who_look_at_their_role(serving: Serving) -> None:
    clock = FakeClock()
    server = await serving(time=clock)
    ann = server.person()
    code = await ann.play_now(options={"players": 3, "rounds": 1, "first": 1})
    async with ann.at(code) as chair:
        await chair.do("read", round=0, is_role=True)
        seen = chair.seq
        await clock.pass_by(20)
        await chair.quiet(0.1)
        assert chair.seq == seen, "bots wait"
        await chair.do("read", round=0, is_role=True, is_done=True)
        await clock.pass_by(2)
        await chair.until(lambda chair: chair.seq > seen)


@pytest.mark.parametrize("is_late", [False, True])
async def test_each_round_waits_for_those_who_look_at_their_role(serving: Serving, is_late: bool) -> None:
    clock = FakeClock()
    server = await serving(time=clock)
    ann, ben = server.person(), server.person()
    code = await ann.make_table(options={"players": 3, "rounds": 2, "first": 2}, bots=["random"], settings={"pace": 0})
    async with ann.at(code) as first, ben.at(code) as second:
        await second.do("sit", name="Ben")
        await first.do("start")
        await first.do("read", round=1)
        await play_both_until(first, second, lambda chair: chair.view is not None and chair.view["round"] == 2)
        await play_both_until(first, second, lambda chair: chair.prompt is not None and chair.prompt["seat"] == 2)
        seen = first.seq
        if is_late:
            await clock.pass_by(readers.READING_TIME / 1000)
        else:
            await first.do("read", round=1, is_done=True)
        await first.do("read", round=1, is_role=True)
        await clock.pass_by(5)
        await first.until(lambda chair: chair.presence["reading_until"] and not any(chair.presence["reading"]))
        await first.quiet(0.1)
        assert first.seq == seen, "bots wait"
        await clock.pass_by(readers.READING_TIME / 1000)
        await first.until(lambda chair: chair.seq > seen)
        await first.do("read", round=1, is_role=True)
        await clock.pass_by(0.1)
        await first.quiet(0.1)
        assert not first.presence["reading_until"], "once in a round"


async def play_both_until(first: Chair, second: Chair, is_enough: Callable[[Chair], bool]) -> None:
    """Plays the first legal action in every turn of the first two seats."""
    while not is_enough(first):
        seat = first.prompt["seat"] if first.prompt else None
        if seat == 0 and first.prompt:
            await first.do("play", action=first.prompt["choices"][0]["action"], expect=first.seq)
        elif seat == 1:
            await second.until(lambda chair: chair.seq >= first.seq)
            assert second.prompt is not None
            await second.do("play", action=second.prompt["choices"][0]["action"], expect=second.seq)
            await first.until(lambda chair: chair.seq >= second.seq)
        else:
            await first.read()


async def play_until(chair: Chair, is_enough: Callable[[Chair], bool]) -> None:
    """Plays the first legal action in every turn of the first seat."""
    while not is_enough(chair):
        if chair.prompt and chair.prompt["seat"] == 0:
            await chair.do("play", action=chair.prompt["choices"][0]["action"], expect=chair.seq)
        else:
            await chair.read()
