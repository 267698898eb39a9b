"""Nobody gets to see two hands of one game: latecomers, seats that were left, one-time links, shared devices."""

from typing import Any

import msgspec

from tests.server.client import Chair, FakeClock, Person
from tests.server.conftest import Served

Serving = Any
BOTS: dict[str, Any] = {"options": {"players": 4, "first": 0}, "level": "random"}
SLOW = {"pace": 10_000}


async def take_link(person: Person, link: str) -> tuple[int, str]:
    response = await person.post("/api/links", link=link.partition("#link=")[2])
    return response.status_code, response.json().get("why", {}).get("code", "")


def kinds(chair: Chair) -> list[str]:
    return [one["what"]["kind"] for one in chair.happened]


async def test_H3_a_bots_seat_is_taken_only_when_the_host_offers_it(server: Served) -> None:
    ann, ben = server.person(), server.person()
    code = await ann.play_now(**BOTS, settings=SLOW)
    async with ann.at(code) as host, ben.at(code) as late:
        assert await late.refusal("take_over", target=1, name="Ben") == "latecomers_not_wanted"
        assert await late.refusal("offer_seat", target=1) == "not_host"
        assert await host.refusal("offer_seat", target=0) == "not_a_bot"
        await host.do("offer_seat", target=2)
        await late.until(lambda chair: chair.table["seats"][2].get("offered"))
        assert await late.refusal("take_over", target=1, name="Ben") == "latecomers_not_wanted"
        await late.do("take_over", target=2, name="Ben")
        assert late.you["seats"] == [2]
        assert not late.table["seats"][2].get("offered")


async def test_H3_the_host_opens_and_closes_a_running_game_to_latecomers(server: Served) -> None:
    ann, ben = server.person(), server.person()
    code = await ann.play_now(**BOTS, settings=SLOW)
    async with ann.at(code) as host, ben.at(code) as late:
        await host.do("settings", change={"latecomers": True})
        await host.do("settings", change={"latecomers": False})
        assert await late.refusal("take_over", target=1, name="Ben") == "latecomers_not_wanted"
        await host.do("settings", change={"latecomers": True})
        assert await host.refusal("settings", change={"latecomers": True, "clock": "brisk"}) == "has_begun"
        view = host.view
        await late.do("take_over", target=1, name="Ben")
        await host.until(lambda chair: chair.table["seats"][1]["sitter"] == "person")
        assert host.view == view


async def test_H3_who_has_seen_a_hand_sees_no_other_and_may_come_back_to_their_own(server: Served) -> None:
    ann, ben = server.person(), server.person()
    code = await ann.play_now(**BOTS, settings={**SLOW, "latecomers": True})
    async with ann.at(code) as host, ben.at(code) as late:
        await late.do("take_over", target=1, name="Ben")
        assert await late.refusal("take_over", target=2, name="Ben too") == "already_seated"
        await late.do("stand")
        assert await late.refusal("take_over", target=2, name="Ben too") == "seen_another_hand"
        await host.do("stand")
        assert await host.refusal("take_over", target=3, name="Ann") == "seen_another_hand"
        await host.do("take_over", target=0, name="Ann")
        assert host.you["seats"] == [0]


async def test_H3_the_rule_outlives_a_restart(serving: Serving) -> None:
    server = await serving()
    ann = server.person()
    code = await ann.play_now(**BOTS, settings={**SLOW, "latecomers": True})
    assert (await ann.command(code, "stand"))["type"] == "done"
    server = await serving()
    again = server.person()
    again.http.headers["authorization"] = ann.http.headers["authorization"]
    answer = await again.command(code, "take_over", target=2, name="Ann")
    assert answer["why"]["code"] == "seen_another_hand"


async def test_M5_the_host_cannot_take_the_seat_of_a_person_who_plays(serving: Serving) -> None:
    clock = FakeClock()
    server = await serving(time=clock)
    ann, ben, spy = server.person(), server.person(), server.person()
    code = await ann.make_table(options={"players": 3}, bots=["random"], settings=SLOW)
    async with ann.at(code) as host:
        async with ben.at(code) as guest:
            await guest.do("sit", name="Ben")
            await host.do("start")
            assert await host.refusal("move_link", target=1) == "still_here"
            early = (await guest.do("move_link"))["link"]
        assert await host.refusal("move_link", target=1) == "still_here"
        await clock.pass_by(61)
        link = (await host.do("move_link", target=1))["link"]
        assert kinds(host)[-1] == "link_given"
        assert host.happened[-1]["what"] == {"kind": "link_given", "seat": 1, "by_host": True}
        assert await take_link(spy, early) == (404, "no_such_link")
        assert await take_link(ann, link) == (403, "seen_another_hand")
        async with ben.at(code):
            assert await take_link(spy, link) == (409, "still_here")
        await clock.pass_by(61)
        assert await take_link(spy, link) == (200, "")


async def test_M5_a_new_link_makes_the_older_ones_void(server: Served) -> None:
    ann, phone = server.person(), server.person()
    code = await ann.play_now(**BOTS, settings=SLOW)
    async with ann.at(code) as chair:
        first, second = [(await chair.do("move_link"))["link"] for _ in range(2)]
        assert await take_link(phone, first) == (404, "no_such_link")
        assert await take_link(phone, second) == (200, "")


async def test_M5_the_secret_of_a_link_is_not_stored(server: Served) -> None:
    ann = server.person()
    code = await ann.play_now(**BOTS, settings=SLOW)
    link = (await ann.command(code, "move_link", id="link"))["link"]
    assert (await ann.command(code, "move_link", id="link"))["link"] == link
    stored = (await server.live_tables.store.answers(code)).values()
    assert [msgspec.json.decode(answer)["id"] for answer in stored] == ["link"]
    assert not [answer for answer in stored if "link=" in answer]


async def test_L6_seats_on_one_device_are_marked_for_everyone(server: Served) -> None:
    ann, ben = server.person(), server.person()
    code = await ann.make_table(options={"players": 4})
    async with ben.at(code) as other:
        await ann.command(code, "sit", name="Cleo", target=2)
        await ben.command(code, "sit", name="Ben", target=1)
        await other.until(lambda chair: chair.table["seats"][1]["name"] == "Ben")
        assert [seat.get("same_device", []) for seat in other.table["seats"]] == [[2], [], [0], []]
