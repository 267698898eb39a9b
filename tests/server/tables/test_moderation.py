"""Bans, votes, passwords, and what keeps talk from filling a table's log."""

from typing import Any

import msgspec

from pyrite.server.settings import Rate
from pyrite.server.store.moderation import ModerationStore
from pyrite.server.tables.passwords import hash_password, is_password
from tests.server.client import Chair, FakeClock, Person
from tests.server.conftest import GENEROUS, Served

Serving = Any
SLOW = {"pace": 10_000}


async def seat_of(person: Person, code: str, name: str) -> None:
    assert (await person.command(code, "sit", name=name))["type"] == "done"


def happenings(chair: Chair, kind: str) -> list[dict[str, Any]]:
    return [one["what"] for one in chair.happened if one["what"]["kind"] == kind]


async def test_who_is_banned_before_the_game_does_not_come_back(server: Served) -> None:
    ann, ben, cleo = server.person(), server.person(), server.person()
    code = await ann.make_table(options={"players": 3})
    await seat_of(ben, code, "Ben")
    await seat_of(cleo, code, "Cleo")
    async with ann.at(code) as host, ben.at(code) as banned:
        assert await host.refusal("remove", target=0, ban=True) == "not_a_person"
        await host.do("remove", target=1, ban=True)
        await banned.until(lambda chair: chair.messages[-1]["type"] == "door")
        for do, more in (("sit", {"name": "Ben"}), ("say", {"text": "hey"}), ("take_over", {"target": 1, "name": "B"})):
            assert await banned.refusal(do, **more) == "was_removed"
        assert (await ben.get(f"/api/tables/{code}")).json()["type"] == "door"
        assert [one.get("banned") for one in happenings(host, "removed")] == [True]
    assert (await cleo.command(code, "stand"))["type"] == "done"


async def test_the_host_replaces_only_a_person_who_is_away(serving: Serving) -> None:
    clock = FakeClock()
    server = await serving(time=clock)
    ann, ben, cleo = server.person(), server.person(), server.person()
    code = await ann.make_table(options={"players": 3}, bots=["random"], settings=SLOW)
    async with ann.at(code) as host, cleo.at(code) as late:
        async with ben.at(code) as guest:
            await guest.do("sit", name="Ben")
            await host.do("start")
            assert await host.refusal("remove", target=1) == "still_here"
        await clock.pass_by(61)
        await host.do("remove", target=1)
        assert host.table["seats"][1]["sitter"] == "bot"
        answer = await ben.command(code, "take_over", target=1, name="Ben")
        assert answer["why"]["code"] == "was_removed"
        await host.do("offer_seat", target=1)
        await late.do("take_over", target=1, name="Cleo")


async def test_more_than_half_of_the_others_remove_a_player_and_a_bot_plays_on(server: Served) -> None:
    people = [server.person() for _ in range(4)]
    code = await people[0].make_table(options={"players": 5}, bots=["random"], settings=SLOW)
    for person, name in zip(people[1:], ("Ben", "Cleo", "Dan"), strict=True):
        await seat_of(person, code, name)
    async with people[0].at(code) as host, people[1].at(code) as ben, people[2].at(code) as cleo:
        await host.do("start")
        assert await ben.refusal("vote_remove", target=1) == "not_a_person"
        assert await ben.refusal("vote_remove", target=4) == "not_a_person"
        await ben.do("vote_remove", target=0)
        await ben.do("vote_remove", target=0)
        await cleo.until(lambda chair: chair.table["seats"][0].get("votes") == 1)
        await ben.do("vote_remove", target=0, remove=False)
        await cleo.do("vote_remove", target=0)
        await ben.until(lambda chair: chair.table["seats"][0].get("votes") == 1)
        assert ben.table["seats"][0]["sitter"] == "person"
        await ben.do("vote_remove", target=0)
        await host.until(lambda chair: chair.you["seats"] == [])
        assert ben.table["seats"][0]["sitter"] == "bot"
        await cleo.until(lambda chair: happenings(chair, "removed"))
        assert happenings(cleo, "removed")[-1].get("by_vote")
        assert ben.you["host"]
        assert (host.you["removed"], ben.you.get("removed")) == (True, None)
        assert await host.refusal("take_over", target=0, name="Ann") == "was_removed"


async def test_one_of_two_people_cannot_remove_the_other(server: Served) -> None:
    ann, ben = server.person(), server.person()
    code = await ann.make_table(options={"players": 3}, bots=["random"], settings=SLOW)
    await seat_of(ben, code, "Ben")
    async with ann.at(code) as host:
        await host.do("start")
        assert await host.refusal("vote_remove", target=1) == "too_few_voters"


def test_a_password_is_stored_salted_and_hashed():
    assert hash_password("gold") != hash_password("gold")
    assert is_password("gold", hash_password("gold"))
    assert not is_password("silver", hash_password("gold"))


STORED = (  # the hash of "gold" in databases of this version
    f"{bytes(16).hex()}:c436cce5c07437b5d73455e1ca93e0bdf2cad68d8a4b2a971d4d6558440c057b"
    "22d968b1bf03825fa5d48f2260696547fdb0d4594eeb703af31484b60cd078d3"
)


def test_a_password_that_was_stored_before_still_opens_its_table():
    assert is_password("gold", STORED)
    assert not is_password("silver", STORED)


async def test_a_table_with_a_password_lets_nobody_in_without_it(server: Served) -> None:
    ann, ben = server.person(), server.person()
    code = await ann.make_table(options={"players": 3}, password="gold", settings={"open": True})
    listed = {table["code"]: table for table in (await ben.get("/api/tables")).json()["tables"]}
    assert listed[code]["password"]
    async with ben.at(code) as guest:
        assert guest.messages[0]["type"] == "door"
        assert await guest.refusal("sit", name="Ben") == "needs_password"
        assert await guest.refusal("enter", password="silver") == "wrong_password"
        await guest.do("enter", password="gold")
        await guest.until(lambda chair: chair.messages[-1]["type"] != "done")
        await guest.do("sit", name="Ben")
        assert guest.table["password"]
        assert "gold" not in str(guest.messages)


async def test_the_host_changes_and_drops_the_password_while_the_game_runs(server: Served) -> None:
    ann, ben = server.person(), server.person()
    code = await ann.play_now(settings=SLOW)
    async with ann.at(code) as host:
        await host.do("settings", change={"password": "gold"})
        assert (await ben.get(f"/api/tables/{code}")).json()["type"] == "door"
        await host.do("settings", change={"password": None})
        assert (await ben.get(f"/api/tables/{code}")).json()["type"] == "welcome"


async def test_passwords_cannot_be_tried_fast(serving: Serving) -> None:
    server = await serving(limits=msgspec.structs.replace(GENEROUS, passwords=Rate(2, 1, 3_600)))
    ann, ben = server.person(), server.person()
    code = await ann.make_table(password="gold")
    tries = [(await ben.command(code, "enter", password=f"{n}"))["why"]["code"] for n in range(3)]
    assert tries == ["wrong_password", "wrong_password", "too_fast"]


async def test_passwords_cannot_be_set_fast(serving: Serving) -> None:
    """A hash takes long on purpose; it is worked out beside the event loop, and only so often."""
    server = await serving(limits=msgspec.structs.replace(GENEROUS, passwords=Rate(2, 1, 3_600)))
    ann = server.person()
    code = await ann.make_table()
    answers = [await ann.command(code, "settings", change={"password": f"gold {n}"}) for n in range(3)]
    assert [answer["type"] for answer in answers] == ["done", "done", "refused"]
    assert (await ann.command(code, "settings", change={"password": None}))["type"] == "done"


async def test_H4_spectators_write_nothing_into_the_log(serving: Serving) -> None:
    server = await serving(limits=msgspec.structs.replace(GENEROUS, spectators_lines=Rate(3, 1, 3_600)))
    ann, watchers = server.person(), [server.person() for _ in range(4)]
    code = await ann.play_now(settings=SLOW)
    async with ann.at(code) as host, watchers[0].at(code) as first:
        before = host.seq
        answers = [await one.command(code, "say", text="boo", name="Eve") for one in watchers]
        assert [answer["type"] for answer in answers] == ["done", "done", "done", "refused"]
        assert answers[3]["why"]["code"] == "too_fast"
        await first.until(lambda chair: len(chair.talk) == 3)
        assert len({line["seq"] for line in first.talk}) == 3
        assert server.live_tables.tables[code].table.seq == before
        assert (await host.do("say", text="hm"))["seq"] == before + 1
        await host.catch_up()
        assert [line["text"] for line in host.talk] == ["hm"]
    async with watchers[1].at(code) as second:
        assert [line["text"] for line in second.talk] == ["boo", "boo", "boo", "hm"]


async def test_H4_muting_for_oneself_writes_nothing_into_the_log(server: Served) -> None:
    ann = server.person()
    code = await ann.play_now(settings=SLOW)
    async with ann.at(code) as chair:
        before = chair.seq
        for number in range(10):
            await chair.do("mute", target=1, muted=number % 2 == 0)
        assert server.live_tables.tables[code].table.seq == before
        await chair.do("mute", target=1)
        assert chair.you["muted"] == [1]


async def test_H4_commands_that_change_nothing_store_nothing(server: Served) -> None:
    ann, eve = server.person(), server.person()
    code = await ann.play_now(settings=SLOW)
    before = await server.live_tables.store.answers(code)
    for _ in range(5):
        assert (await eve.command(code, "enter", password="gold"))["type"] == "done"
        assert (await ann.command(code, "mute", target=1, muted=False, for_all=True))["type"] == "done"
        assert (await ann.command(code, "offer_seat", target=1, offered=False))["type"] == "done"
    assert await server.live_tables.store.answers(code) == before


async def test_H4_a_seat_that_talked_too_much_is_silent_and_plays_on(serving: Serving) -> None:
    server = await serving(limits=msgspec.structs.replace(GENEROUS, entries_of_seat=3))
    ann = server.person()
    code = await ann.play_now(options={"players": 3, "first": 0}, settings=SLOW)
    async with ann.at(code) as chair:
        await chair.do("say", text="one")
        await chair.do("phrase", phrase="hello")
        await chair.do("rename", name="Anna")
        assert await chair.refusal("say", text="four") == "too_many"
        assert await chair.refusal("move_link") == "too_many"
        assert chair.prompt is not None
        await chair.do("play", expect=chair.seq, action=chair.prompt["choices"][0]["action"])


async def test_H4_at_the_limit_the_host_still_recovers_the_table(serving: Serving) -> None:
    server = await serving(limits=msgspec.structs.replace(GENEROUS, entries=8))
    ann, ben, cleo = server.person(), server.person(), server.person()
    code = await ann.make_table(options={"players": 3, "first": 0}, bots=["random"], settings=SLOW)
    await seat_of(ben, code, "Ben")
    async with ann.at(code) as host, ben.at(code) as guest, cleo.at(code) as late:
        await host.do("start")
        await host.do("pause")
        await guest.do("say", text="filled")
        await guest.until(lambda chair: chair.seq >= 8)
        assert await guest.refusal("say", text="more") == "too_many"
        assert await host.refusal("say", text="more") == "too_many"
        await host.do("resume")
        await host.do("offer_seat", target=2)
        await late.do("take_over", target=2, name="Cleo")
        assert host.prompt is not None
        await host.do("play", expect=host.seq, action=host.prompt["choices"][0]["action"])
        await host.do("give_host", target=1)


async def test_a_report_reaches_the_operator_and_nobody_at_the_table(server: Served) -> None:
    ann, ben = server.person(), server.person()
    code = await ann.make_table(options={"players": 3})
    await seat_of(ben, code, "Ben")
    async with ben.at(code) as reported:
        before = reported.seq
        assert (await ann.command(code, "report", target=1, reason="He \x07 shouts."))["type"] == "done"
        assert (await ann.command(code, "report", target=5, reason="?"))["why"]["code"] == "no_such_seat"
        await reported.catch_up()
        assert reported.seq == before
        assert not [message for message in reported.messages if "shouts" in str(message)]
    reports = [one for one in await ModerationStore(server.live_tables.store).reports() if one.code == code]
    assert [(one.seat, one.name, one.reason) for one in reports] == [(1, "Ben", "He shouts.")]


async def test_a_personal_mute_outlives_a_restart_and_ends_with_the_seat(serving: Serving) -> None:
    server = await serving()
    ann, ben = server.person(), server.person()
    code = await ann.make_table(options={"players": 3})
    await seat_of(ben, code, "Ben")
    for target, muted in ((1, True), (2, True), (2, False)):
        assert (await ann.command(code, "mute", target=target, muted=muted))["type"] == "done"
    server = await serving()
    ann, ben = again(server, ann), again(server, ben)
    async with ann.at(code) as chair:
        assert chair.you["muted"] == [1]
        assert (await ben.command(code, "say", text="hey"))["type"] == "done"
        await chair.catch_up()
        assert chair.talk == []
    assert (await ben.command(code, "stand"))["type"] == "done"
    server = await serving()
    assert (await again(server, ann).get(f"/api/tables/{code}")).json()["you"]["muted"] == []


def again(server: Served, person: Person) -> Person:
    """The same person at a server that was started again."""
    somebody = server.person()
    somebody.token = person.token
    somebody.http.headers["authorization"] = f"Bearer {person.token}"
    return somebody
