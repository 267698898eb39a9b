"""What a ban from a table covers: all seats of a person, links to them, rematches, and for a while their address."""

from typing import Any

from tests.server.client import FakeClock, Person
from tests.server.conftest import Served

Serving = Any
SLOW = {"pace": 10_000}
HOME, SCHOOL = "192.0.2.1", "203.0.113.9"


def person_at(server: Served, address: str) -> Person:
    somebody = server.person()
    somebody.http.headers["x-forwarded-for"] = address
    return somebody


async def answer_to(person: Person, code: str, do: str, **fields: Any) -> str:
    answer = await person.command(code, do, **fields)
    return answer["why"]["code"] if answer["type"] == "refused" else "done"


async def use_link(person: Person, link: str) -> str:
    answer = (await person.post("/api/links", link=link.partition("#link=")[2])).json()
    return answer["why"]["code"] if "why" in answer else "done"


async def test_who_is_banned_loses_all_their_seats(server: Served) -> None:
    ann, ben = server.person(), server.person()
    code = await ann.make_table(options={"players": 4})
    for name in ("Ben", "Bea"):
        assert await answer_to(ben, code, "sit", name=name) == "done"
    assert await answer_to(ann, code, "remove", target=2, ban=True) == "done"
    seats = (await ann.get(f"/api/tables/{code}")).json()["table"]["seats"]
    assert [seat["sitter"] for seat in seats] == ["person", "nobody", "nobody", "nobody"]


async def test_who_is_removed_without_a_ban_keeps_their_other_seats(server: Served) -> None:
    ann, ben = server.person(), server.person()
    code = await ann.make_table(options={"players": 4})
    for name in ("Ben", "Bea"):
        assert await answer_to(ben, code, "sit", name=name) == "done"
    assert await answer_to(ann, code, "remove", target=2) == "done"
    seats = (await ann.get(f"/api/tables/{code}")).json()["table"]["seats"]
    assert [seat["sitter"] for seat in seats] == ["person", "person", "nobody", "nobody"]


async def test_a_link_to_a_seat_is_void_once_somebody_else_sits_there(server: Served) -> None:
    ann, ben, cleo, spy = (server.person() for _ in range(4))
    code = await ann.make_table(options={"players": 3})
    assert await answer_to(ben, code, "sit", name="Ben") == "done"
    link = (await ben.command(code, "move_link"))["link"]
    assert await answer_to(ben, code, "stand") == "done"
    assert await answer_to(cleo, code, "sit", name="Cleo", target=1) == "done"
    assert await use_link(spy, link) == "no_such_link"


async def test_M5_older_links_stay_void_after_the_newest_was_used(server: Served) -> None:
    ann, phone, spy = (server.person() for _ in range(3))
    code = await ann.make_table(options={"players": 3})
    first, second = [(await ann.command(code, "move_link"))["link"] for _ in range(2)]
    assert await use_link(phone, second) == "done"
    assert await use_link(spy, first) == "no_such_link"


async def test_who_is_banned_does_not_come_back_by_a_friends_link(server: Served) -> None:
    ann, ben, cleo = (server.person() for _ in range(3))
    code = await ann.make_table(options={"players": 3})
    assert await answer_to(ben, code, "sit", name="Ben") == "done"
    assert await answer_to(cleo, code, "sit", name="Cleo") == "done"
    link = (await cleo.command(code, "move_link"))["link"]
    assert await answer_to(ann, code, "remove", target=1, ban=True) == "done"
    assert await use_link(ben, link) == "was_removed"


async def test_a_ban_lasts_through_a_rematch(server: Served) -> None:
    ann, ben, cleo = (server.person() for _ in range(3))
    code = await ann.make_table(options={"players": 3}, settings=SLOW)
    assert await answer_to(ben, code, "sit", name="Ben") == "done"
    assert await answer_to(cleo, code, "sit", name="Cleo") == "done"
    assert await answer_to(ann, code, "remove", target=1, ban=True) == "done"
    assert await answer_to(ann, code, "start", fill="random") == "done"
    assert await answer_to(ann, code, "close") == "done"
    again = (await ann.command(code, "rematch"))["code"]
    assert await answer_to(ann, again, "remove", target=1) == "done"
    assert await answer_to(ben, again, "sit", name="Ben") == "was_removed"


async def test_no_newcomer_from_the_address_of_somebody_banned_takes_part_for_an_hour(serving: Serving) -> None:
    clock = FakeClock()
    server = await serving(time=clock, proxies=("127.0.0.1",))
    ann, ben = person_at(server, HOME), person_at(server, SCHOOL)
    code = await ann.make_table(options={"players": 4})
    assert await answer_to(ben, code, "sit", name="Ben") == "done"
    assert await answer_to(ann, code, "remove", target=1, ban=True) == "done"
    newcomer = person_at(server, SCHOOL)
    for do, fields in (("sit", {"name": "Eve"}), ("say", {"text": "hey"}), ("enter", {"password": "gold"})):
        assert await answer_to(newcomer, code, do, **fields) == "address_waits"
    assert await answer_to(person_at(server, HOME), code, "sit", name="Dan") == "done"
    other = await person_at(server, HOME).make_table(options={"players": 3})
    assert await answer_to(newcomer, other, "sit", name="Eve") == "done"
    await clock.pass_by(3_600)
    assert await answer_to(newcomer, code, "sit", name="Eve") == "done"


async def test_a_ban_does_not_keep_a_school_from_playing(serving: Serving) -> None:
    server = await serving(proxies=("127.0.0.1",))
    teacher, rude, others = person_at(server, SCHOOL), person_at(server, SCHOOL), person_at(server, SCHOOL)
    code = await teacher.make_table(options={"players": 4})
    assert await answer_to(rude, code, "sit", name="Ben") == "done"
    assert await answer_to(teacher, code, "remove", target=1, ban=True) == "done"
    assert await answer_to(others, code, "sit", name="Cleo") == "done"
    online = await person_at(server, HOME).make_table(options={"players": 4})
    host = server.people[-1]
    assert await answer_to(others, online, "sit", name="Cleo") == "done"
    assert await answer_to(rude, online, "sit", name="Ben") == "done"
    assert await answer_to(host, online, "remove", target=2, ban=True) == "done"
    assert await answer_to(person_at(server, SCHOOL), online, "sit", name="Dan") == "done"
