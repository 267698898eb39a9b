"""Databases of older versions: every seat, link and record in them works, and running games go on under their rules.

Messages may have gained fields since then: what was shown then has to be in what is shown now.
"""

import asyncio
import itertools
import json
import random
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

import pyrite
from pyrite import fairness
from pyrite.server.bots.workers import Thinkers
from pyrite.server.live.clock import Call, WallClock
from pyrite.server.settings import ServerSettings
from tests.fixtures.stored import Stored, copy_to_postgres
from tests.server.client import Chair, Person
from tests.server.conftest import GENEROUS, Served, empty_postgres, serve

pytestmark = [pytest.mark.anyio, pytest.mark.once]

OLD = Stored("f6011aa")
TABLES: dict[str, Any] = OLD.notes["tables"]
TOLD = 10  # entries of the log in what was shown then
RUNNING = [
    label for label, seats in OLD.seen["before"].items() if seats["none"].get("table", {}).get("status") == "playing"
]
TIMES = ("at", "since", "until")  # the time of a message, and clocks, which stop with the server
UNSAVED = ("presence",)


class ClockThen:
    """A clock that goes on a minute after the old server was stopped, so that nothing has expired meanwhile."""

    def __init__(self) -> None:
        self._clock = WallClock()
        self._ahead = self._clock.now() - OLD.made - 60_000

    def now(self) -> int:
        return self._clock.now() - self._ahead

    def call_at(self, when: int, what: Callable[[], None]) -> Call:
        return self._clock.call_at(when + self._ahead, what)


def serve_old(address: str, thinkers: Thinkers) -> AbstractAsyncContextManager[Served]:
    """This version's server on an old database."""
    return serve(ServerSettings(database=address, limits=GENEROUS), thinkers, ClockThen())


@pytest.fixture
async def old(tmp_path: Path, thinkers: Thinkers) -> AsyncIterator[Served]:
    """A server on the old database, a SQLite file."""
    async with serve_old(f"sqlite+aiosqlite:///{OLD.database(tmp_path)}", thinkers) as server:
        yield server


@pytest.fixture
async def old_on_postgres(postgres: str, tmp_path: Path, thinkers: Thinkers) -> AsyncIterator[Served]:
    """A server on the same tables and rows in a PostgreSQL."""
    address = await empty_postgres(postgres)
    await copy_to_postgres(OLD.database(tmp_path), address)
    async with serve_old(address, thinkers) as server:
        yield server


def person(server: Served, name: str) -> Person:
    """Somebody of then, with their token."""
    token = OLD.notes["people"][name]
    for somebody in server.people:
        if somebody.token == token:
            return somebody
    server.people.append(Person(server.url, token))
    return server.people[-1]


def expect_within(then: Any, now: Any, where: str = "") -> None:
    """Everything that was shown then is shown now; objects may have more fields."""
    if isinstance(then, dict):
        assert isinstance(now, dict), where
        for name in set(then) - set(TIMES) - set(UNSAVED):
            assert name in now, f"{where}.{name} is missing"
            expect_within(then[name], now[name], f"{where}.{name}")
    elif isinstance(then, list):
        assert isinstance(now, list), where
        assert len(then) == len(now), where
        for number, (one, other) in enumerate(zip(then, now, strict=True)):
            expect_within(one, other, f"{where}[{number}]")
    elif then is None and where.startswith("finished"):
        return  # a game that is over turns everything up
    else:
        assert then == now, where


async def expect_shown(server: Served, moment: str) -> None:
    """Every seat, host and spectator see every table as they did at a moment."""
    for label, seats in OLD.seen[moment].items():
        path = f"/api/tables/{TABLES[label]['code']}"
        for seat, then in seats.items():
            name = TABLES[label]["seats"].get(seat) or ("Watcher" if seat == "none" else TABLES[label]["host"])
            query = {"seat": seat, "since": max(0, then["seq"] - TOLD)} if seat.isdigit() else {}
            now = await person(server, name).get(path, **query)
            assert now.status_code == 200, now.text
            expect_within(then, now.json(), f"{label}, {seat}: ")


async def test_every_seat_sees_what_it_saw_then(old: Served) -> None:
    await expect_shown(old, "before")


async def test_everyone_finds_their_seats_again(old: Served) -> None:
    for name in OLD.notes["people"]:
        mine = (await person(old, name).post("/api/me")).json()["seats"]
        expected = {
            (TABLES[label]["code"], int(seat))
            for label, shown in OLD.seen["before"].items()
            for seat in shown
            if TABLES[label]["seats"].get(seat) == name and shown[seat]["table"]["status"] != "finished"
        }
        assert expected <= {(seat["code"], seat["seat"]) for seat in mine}, name


async def test_the_same_move_leads_where_it_led_then(old: Served) -> None:
    await play_moves(old)
    await expect_shown(old, "after")


@pytest.mark.xdist_group("postgres")
async def test_postgresql_shows_the_same_before_and_after_the_same_move(old_on_postgres: Served) -> None:
    await expect_shown(old_on_postgres, "before")
    await play_moves(old_on_postgres)
    await expect_shown(old_on_postgres, "after")


async def play_moves(server: Served) -> None:
    """At each table the move that was played then."""
    for label, move in OLD.notes["moves"].items():
        code, name = TABLES[label]["code"], TABLES[label]["seats"][str(move["seat"])]
        expect = OLD.seen["before"][label]["none"]["seq"]
        answer = await person(server, name).command(code, "play", **move, expect=expect)
        assert answer["type"] == "done", (label, answer)


async def test_L7_1_who_plays_the_last_card_of_an_old_game_still_walks(old: Served) -> None:
    move, table = OLD.notes["moves"]["the last card"], TABLES["the last card"]
    somebody = person(old, table["seats"][str(move["seat"])])
    before = (await somebody.get(f"/api/tables/{table['code']}")).json()
    assert (before["view"]["pile"], sum(before["view"]["hand_sizes"])) == (0, 1)
    await somebody.command(table["code"], "play", **move, expect=before["seq"])
    asked = (await somebody.get(f"/api/tables/{table['code']}")).json()["prompt"]
    assert (asked["what"], asked["seat"]) == ("walk", move["seat"])
    assert len(asked["choices"]) > 1


@pytest.mark.parametrize("label", RUNNING)
async def test_a_running_game_is_played_on(old: Served, label: str) -> None:
    async with AsyncExitStack() as stack:
        chairs = []
        for seat, name in TABLES[label]["seats"].items():
            chair = await stack.enter_async_context(person(old, name).at(TABLES[label]["code"], seat=seat))
            chairs.append(chair)
            if chair.table["seats"][int(seat)]["bot"]:
                await chair.do("take_back")
        await play_round(chairs)
        assert chairs[0].table["trouble"] is None
        if chairs[0].is_over:
            await expect_sound_record(person(old, "Ann"), chairs[0].table["record"])


async def play_round(chairs: list[Chair]) -> None:
    """Everybody plays something legal until the round is over."""
    assert chairs[0].view is not None
    number = chairs[0].view["round"]

    def is_over(chair: Chair) -> bool:
        return chair.is_over or (chair.view is not None and chair.view["round"] > number)

    async def play(chair: Chair, rng: random.Random) -> None:
        while True:
            await chair.until(lambda seen: seen.acts or is_over(seen))
            if is_over(chair):
                return
            await chair.play(rng)

    await asyncio.gather(*(play(chair, random.Random(seat)) for seat, chair in enumerate(chairs)))
    assert all(is_over(chair) for chair in chairs)


async def expect_sound_record(somebody: Person, record: str) -> dict[str, Any]:
    """A record is there, can be replayed to its end, and its deals agree with what was committed to."""
    seen = (await somebody.get(f"/api/records/{record}")).json()
    assert pyrite.load(seen["record"]).turn is None
    rounds = fairness.check(seen["record"]).rounds
    assert rounds
    assert not [one.trouble for one in rounds if one.trouble]
    moments = (await somebody.get(f"/api/records/{record}/replay", seat="all")).text.splitlines()
    assert len(moments) == seen["steps"] + 1
    assert json.loads(moments[-1])["view"]["winners"] is not None
    return seen


async def test_a_paused_game_is_resumed_by_its_host(old: Served) -> None:
    code = TABLES["paused"]["code"]
    async with person(old, "Ann").at(code) as host, person(old, "Cleo").at(code) as guest:
        assert (host.table["status"], guest.table["status"]) == ("paused", "paused")
        await host.do("resume")
        await play_round([host, guest])


async def test_people_who_gathered_begin_their_game(old: Served) -> None:
    for label in ("lobby", "the rematch"):
        async with person(old, "Ann").at(TABLES[label]["code"]) as host:
            await host.do("start", fill="random")
            await host.until(lambda chair: chair.view)
            assert host.table["status"] == "playing"
    async with person(old, "Ola").at(TABLES["watching host"]["code"]) as host:
        assert host.you["host"]
        await host.do("start", fill="random")


async def test_a_link_that_was_not_used_moves_its_seat_once(old: Served) -> None:
    links = [(label, one) for label in TABLES for one in TABLES[label]["links"]]
    assert len(links) == 2
    for label, one in links:
        code, seat = TABLES[label]["code"], one["seat"]
        phone, before = old.person(), person(old, TABLES[label]["seats"][str(seat)])
        taken = await phone.post("/api/links", link=secret_of(one["link"]))
        assert (taken.status_code, taken.json()["code"], taken.json()["seat"]) == (200, code, seat)
        then, now = OLD.seen["before"][label][str(seat)], (await phone.get(f"/api/tables/{code}")).json()
        expect_within(then["view"], now["view"], label)
        assert (await before.get(f"/api/tables/{code}")).json()["you"]["seats"] == []
        again = await old.person().post("/api/links", link=secret_of(one["link"]))
        assert again.status_code == 404


async def test_a_link_that_was_used_stays_used(old: Served) -> None:
    refused = await old.person().post("/api/links", link=secret_of(TABLES["moved and taken over"]["used_link"]))
    assert (refused.status_code, refused.json()["why"]["code"]) == (404, "no_such_link")


def secret_of(link: str) -> str:
    return link.partition("#link=")[2]


async def test_what_was_asked_for_then_is_not_done_twice(old: Served) -> None:
    again = await person(old, "Eva").post("/api/play-now", id="alone", level="random")
    assert again.json()["code"] == TABLES["finished mines"]["code"]


@pytest.mark.parametrize("label", OLD.seen["records"])
async def test_a_record_is_replayed_and_its_deals_are_checked(old: Served, label: str) -> None:
    then = OLD.seen["records"][label]["seen"]
    expect_within(then, await expect_sound_record(person(old, "Ann"), then["id"]), label)


async def test_L7_1_an_old_record_may_end_with_a_walk_after_the_last_card(old: Served) -> None:
    text = OLD.seen["records"]["finished by a walk"]["seen"]["record"]
    *_, last_card, walk, scores = text.splitlines()
    assert (walk.split()[0], walk.split()[1][:5], scores[:6]) == (last_card.split()[0], "walk@", "scores")
    match = pyrite.load(text)
    assert match.view(0).ending == "cards"
    assert (await old.person().post("/api/records", record=text)).status_code == 201


async def test_hindsight_is_there(old: Served) -> None:
    kept = {label: one for label, one in OLD.seen["records"].items() if "hindsight" in one}
    assert len(kept) == 3
    for label, one in kept.items():
        answer = await old.person().get(f"/api/records/{one['seen']['id']}/hindsight")
        assert answer.status_code == 200, label
        then, now = one["hindsight"], answer.json()
        expect_within(then["roles"], now["roles"], label)
        assert len(now["rounds"]) == len(then["rounds"])
        if now["version"] == then["version"]:  # another one is worked out again
            expect_within(then, now, label)


def test_a_difference_is_found() -> None:
    for then, now in itertools.permutations(({"a": [1]}, {"a": [2]}, {"a": [1, 2]}, {"b": []}), 2):
        with pytest.raises(AssertionError):
            expect_within(then, now)
    expect_within({"a": [{"b": 1}]}, {"a": [{"b": 1, "new": 2}], "newer": 3})
