"""Who sits where: before the game, during it, and on other devices."""

import asyncio
import random
from typing import Any

import pytest

from tests.server.client import Chair, Person
from tests.server.conftest import Served

pytestmark = [pytest.mark.anyio, pytest.mark.once]


def seats(chair: Chair) -> list[tuple[str, str]]:
    return [(seat["sitter"], seat["name"]) for seat in chair.table["seats"]]


async def test_the_creator_sits_in_seat_0_and_hosts(server: Served) -> None:
    ann = server.person()
    code = await ann.make_table(title="Friday", options={"players": 4})
    async with ann.at(code) as chair:
        assert chair.you == {"seat": 0, "seats": [0], "host": True, "muted": []}
        assert (chair.table["title"], chair.table["host"], chair.table["status"]) == ("Friday", 0, "gathering")
        assert seats(chair) == [("person", "Ann"), ("nobody", ""), ("nobody", ""), ("nobody", "")]


async def test_people_sit_where_it_is_free_and_everyone_is_notified(server: Served) -> None:
    ann, ben, cleo = server.person(), server.person(), server.person()
    code = await ann.make_table(options={"players": 3})
    async with ann.at(code) as first, ben.at(code) as second, cleo.at(code) as third:
        assert (await second.do("sit", name="Ben", target=2))["seat"] == 2
        assert await third.refusal("sit", name="Cleo", target=2) == "seat_taken"
        assert await third.refusal("sit", name="Cleo", target=7) == "no_such_seat"
        assert await third.refusal("sit", name="ann") == "bad_name"
        assert (await third.do("sit", name="Cleo"))["seat"] == 1
        assert third.you["seat"] == 1
        await first.until(lambda chair: chair.seq == third.seq)
        assert seats(first) == [("person", "Ann"), ("person", "Cleo"), ("person", "Ben")]
        assert [one["what"] for one in first.happened] == [
            {"kind": "sat", "seat": 2, "name": "Ben"},
            {"kind": "sat", "seat": 1, "name": "Cleo"},
        ]
        dora = server.person()
        async with dora.at(code) as fourth:
            assert await fourth.refusal("sit", name="Dora") == "table_full"


async def test_one_browser_may_hold_several_seats(server: Served) -> None:
    ann = server.person()
    code = await ann.make_table(options={"players": 3, "rounds": 1})
    async with ann.at(code) as first:
        await first.do("sit", name="Ben")
        await first.do("sit", name="Cleo")
        assert first.you["seats"] == [0, 1, 2]
        assert (await ann.command(code, "rename", name="Bob"))["why"]["code"] == "which_seat"
        await first.do("rename", name="Anna")
        assert seats(first)[0] == ("person", "Anna")
        await first.do("start")
        async with ann.at(code, seat=2) as third, ann.at(code, seat="none") as screen:
            assert third.view is not None
            assert third.view["seat"] == 2
            assert screen.view is not None
            assert screen.view["seat"] is None
            rng = random.Random(1)
            for _ in range(4):
                chair = third if third.acts else first
                seat = chair.prompt["seat"] if chair.prompt else None
                async with ann.at(code, seat=seat) as acting:
                    await acting.play(rng)
                for one in (first, third):
                    await one.catch_up()
            assert first.seq == third.seq


async def test_names_are_cleaned_and_kept_from_tricks(server: Served) -> None:
    ann, ben = server.person(), server.person()
    code = await ann.make_table(options={"players": 3})
    async with ben.at(code) as chair:
        for name in ("", "   ", "\u202e", "\x00\x07", "x" * 25, "\u200d"):
            assert await chair.refusal("sit", name=name) == "bad_name", name
        await chair.do("sit", name=" <b>Be\x00n</b>\u202e \n & co ")
        assert chair.table["seats"][1]["name"] == "<b>Ben</b> & co"
        await chair.do("rename", name="Be\u0301n")
        assert chair.table["seats"][1]["name"] == "B\u00e9n"
        assert await chair.refusal("rename", name="ANN") == "bad_name"


async def test_only_the_host_sets_the_table_and_only_before_the_game(server: Served) -> None:
    ann, ben = server.person(), server.person()
    code = await ann.make_table(options={"players": 4})
    async with ann.at(code) as host, ben.at(code) as guest:
        await guest.do("sit", name="Ben", target=3)
        for do, fields in (
            ("settings", {"change": {"title": "mine"}}),
            ("seat_bot", {"level": "random"}),
            ("remove", {"target": 0}),
            ("give_host", {"target": 1}),
            ("start", {"fill": "random"}),
            ("close_chat", {}),
            ("mute", {"target": 0, "for_all": True}),
        ):
            assert await guest.refusal(do, **fields) == "not_host", do
        change = {"title": "Deep", "options": {"edition": "classic", "rounds": 1}, "clock": "brisk", "pace": 0}
        await host.do("settings", change=change)
        assert host.table["options"]["edition"] == "classic"
        assert (host.table["title"], host.table["settings"]["clock"]) == ("Deep", "brisk")
        assert await host.refusal("settings", change={"options": {"players": 3}}) == "seat_taken"
        assert await host.refusal("settings", change={"options": {"players": 30}}) == "bad_options"
        assert await host.refusal("settings", change={"options": {"nonsense": 1}}) == "bad_options"
        assert await host.refusal("settings", change={"away_bot": "nobody"}) == "no_such_bot"
        await host.do("settings", change={"game": "lost-mines"})
        assert (host.table["game"], host.table["options"]["rounds"]) == ("lost-mines", 2)
        await host.do("start", fill="random")
        assert await host.refusal("settings", change={"title": "late"}) == "has_begun"
        assert await host.refusal("remove", target=3) == "still_here"
        assert await host.refusal("start") == "has_begun"
        assert await guest.refusal("sit", name="Again") == "has_begun"


async def test_bots_are_seated_changed_and_removed(server: Served) -> None:
    ann = server.person()
    code = await ann.make_table(options={"players": 3})
    async with ann.at(code) as chair:
        await chair.do("seat_bot", level="random", target=2, name="Deep Thought")
        await chair.do("seat_bot", level="digger", target=2)
        assert chair.table["seats"][2]["bot"] == "digger"
        assert chair.table["seats"][2]["name"] == "Deep Thought"
        assert await chair.refusal("seat_bot", level="genius") == "no_such_bot"
        assert await chair.refusal("seat_bot", level="random", target=0) == "seat_taken"
        assert await chair.refusal("start") == "seats_empty"
        await chair.do("seat_bot", level="novice")
        assert await chair.refusal("seat_bot", level="novice") == "table_full"
        await chair.do("remove", target=1)
        assert await chair.refusal("remove", target=1) == "no_such_seat"
        assert chair.table["seats"][1]["sitter"] == "nobody"


async def test_ready_is_shown_and_forgotten_when_the_game_changes(server: Served) -> None:
    ann, ben = server.person(), server.person()
    code = await ann.make_table(options={"players": 3})
    async with ann.at(code) as host, ben.at(code) as guest:
        assert await guest.refusal("ready") == "not_your_seat"
        await guest.do("sit", name="Ben")
        await guest.do("ready")
        assert guest.table["seats"][1]["ready"]
        await host.do("settings", change={"options": {"rounds": 1}})
        await guest.until(lambda chair: not chair.table["seats"][1]["ready"])


async def test_somebody_who_is_removed_or_leaves_becomes_a_spectator(server: Served) -> None:
    ann, ben, cleo = server.person(), server.person(), server.person()
    code = await ann.make_table(options={"players": 3})
    async with ann.at(code) as host, ben.at(code) as second, cleo.at(code) as third:
        await second.do("sit", name="Ben")
        await third.do("sit", name="Cleo")
        await host.do("remove", target=1)
        await second.until(lambda chair: chair.you["seat"] is None)
        await host.do("stand")
        await third.until(lambda chair: chair.you["host"])
        assert third.table["host"] == 2
        assert await third.refusal("remove", target=1) == "no_such_seat"
        assert await host.refusal("remove", target=2) == "not_host"


async def test_the_host_hands_the_role_over(server: Served) -> None:
    ann, ben = server.person(), server.person()
    code = await ann.make_table(options={"players": 3}, bots=["random"])
    async with ann.at(code) as first, ben.at(code) as second:
        await second.do("sit", name="Ben")
        assert await first.refusal("give_host", target=2) == "not_a_person"
        await first.do("give_host", target=1)
        await second.until(lambda chair: chair.you["host"])
        assert not first.you["host"]
        assert await first.refusal("start") == "not_host"
        await second.do("start")


async def test_who_leaves_a_running_game_is_played_by_a_bot_and_a_latecomer_takes_the_seat(server: Served) -> None:
    ann, ben, cleo = server.person(), server.person(), server.person()
    settings = {"away_bot": "random", "pace": 10_000, "latecomers": True}
    code = await ann.make_table(options={"players": 3, "rounds": 1}, bots=["random"], settings=settings)
    async with ann.at(code) as first, ben.at(code) as second, cleo.at(code) as third:
        await second.do("sit", name="Ben")
        await first.do("start")
        hand = second.view["hand"] if second.view else None
        assert await third.refusal("take_over", target=1, name="Cleo") == "not_a_bot"
        await second.do("stand")
        assert second.you["seat"] is None
        assert await first.refusal("take_over", target=1, name="Ann too") == "already_seated"
        assert await third.refusal("take_over", target=1, name="Ann") == "bad_name"
        await third.do("take_over", target=1, name="Cleo")
        assert third.view is not None
        assert (third.you["seat"], third.view["seat"]) == (1, 1)
        assert hand is None or third.view["hand"] == hand or third.view["turn"] != 1
        assert third.table["seats"][1]["bot"] is None


async def test_latecomers_can_be_kept_out(server: Served) -> None:
    ann, ben = server.person(), server.person()
    code = await ann.play_now(settings={"latecomers": False, "pace": 10_000})
    async with ben.at(code) as chair:
        assert await chair.refusal("take_over", target=1, name="Ben") == "latecomers_not_wanted"


async def take_link(person: Person, link: str) -> tuple[int, dict[str, Any]]:
    response = await person.post("/api/links", link=link.partition("#link=")[2])
    return response.status_code, response.json()


async def test_a_link_moves_a_seat_to_another_device_once(server: Served) -> None:
    ann, phone, thief = server.person(), server.person(), server.person()
    code = await ann.play_now(settings={"pace": 10_000})
    async with ann.at(code) as old:
        link = (await old.do("move_link"))["link"]
        assert link.startswith(f"/t/{code}#link=")
        assert await take_link(phone, link) == (200, {"code": code, "seat": 0, "seq": old.seq + 1})
        await old.until(lambda chair: chair.you["seat"] is None)
        assert old.view is not None
        assert old.view["hand"] == []
        status, refused = await take_link(thief, link)
        assert (status, refused["why"]["code"]) == (404, "no_such_link")
        async with phone.at(code) as new:
            assert new.you["seat"] == 0
            assert new.view is not None
            assert new.view["seat"] == 0
            assert new.you["host"]  # the host's role goes with the seat
        assert not old.you["host"]


async def test_the_host_gives_a_fresh_link_to_who_lost_theirs(server: Served) -> None:
    ann, ben, ben_again = server.person(), server.person(), server.person()
    code = await ann.make_table(options={"players": 3}, bots=["random"])
    async with ann.at(code) as host, ben.at(code) as guest:
        await guest.do("sit", name="Ben")
        assert await guest.refusal("move_link", target=0) == "not_host"
        assert await host.refusal("move_link", target=2) == "not_a_person"
        link = (await host.do("move_link", target=1))["link"]
        assert (await take_link(ben_again, link))[0] == 200
        await guest.until(lambda chair: chair.you["seat"] is None)


async def test_rematch_seats_the_same_people_at_a_new_table(server: Served) -> None:
    ann, ben = server.person(), server.person()
    code = await ann.make_table(options={"players": 3, "rounds": 1}, bots=["random"], title="Again")
    async with ann.at(code) as first, ben.at(code) as second:
        await second.do("sit", name="Ben")
        await first.do("start")
        assert await first.refusal("rematch") == "not_finished"
        rng = random.Random(3)
        await asyncio.gather(first.play_out(rng), second.play_out(rng))
        done = await second.do("rematch")
        await first.until(lambda chair: chair.table["rematch"] == done["code"])
        assert (await first.do("rematch"))["code"] == done["code"]
    async with ben.at(done["code"]) as again:
        assert again.you["seat"] == 1
        assert again.table["title"] == "Again"
        assert seats(again)[:2] == [("person", "Ann"), ("person", "Ben")]
        assert (again.table["status"], again.table["host"]) == ("gathering", 0)


async def test_a_rematch_alone_against_bots_begins_immediately(server: Served) -> None:
    ann = server.person()
    code = await ann.play_now(options={"players": 3, "rounds": 1}, settings={"pace": 10})
    async with ann.at(code) as chair:
        await chair.do("settings", change={"pace": 0})
        await chair.play_out(random.Random(4))
        again = (await chair.do("rematch"))["code"]
    async with ann.at(again) as chair:
        assert chair.table["status"] == "playing"
        assert chair.you["seat"] == 0
        assert chair.table["settings"]["pace"] == 10, "bots were hurried in the last game alone"


async def test_my_seats_are_found_again(server: Served) -> None:
    ann = server.person()
    code = await ann.play_now(settings={"pace": 10_000})
    mine = (await ann.post("/api/me")).json()["seats"]
    assert [(seat["code"], seat["seat"], seat["status"]) for seat in mine] == [(code, 0, "playing")]


async def test_a_person_chooses_one_of_the_portraits(server: Served) -> None:
    ann, ben = server.person(), server.person()
    code = await ann.make_table(options={"players": 3})
    async with ann.at(code) as first, ben.at(code) as second:
        await second.do("sit", name="Ben", portrait=5)
        await first.until(lambda chair: chair.table["seats"][1].get("portrait") == 5)
        await second.do("rename", name="Ben", portrait=0)
        await first.until(lambda chair: chair.table["seats"][1].get("portrait") == 0)
        await second.do("rename", name="Benedikt")
        await first.until(lambda chair: chair.table["seats"][1]["name"] == "Benedikt")
        assert first.table["seats"][1]["portrait"] == 0
        assert await second.refusal("rename", name="Ben", portrait=10) == "bad_message"
