"""Workers of a fleet are killed, at random and between saving, publishing and answering: nothing is lost or doubled."""

import asyncio
import os
import random
import signal
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import pytest

from pyrite.server.store.store import Store
from pyrite.server.tables import entries as log
from tests.server import cradle
from tests.server.client import Chair, Person
from tests.server.nats import Nats, nats
from tests.server.players import Evening, Permits, Player, Tables, token_of
from tests.server.postgres import Postgres, postgres, standby
from tests.server.process import Process
from tests.server.test_crash import check, resend, until

pytestmark = [pytest.mark.once, pytest.mark.slow, pytest.mark.xdist_group("postgresql")]

KILLS = int(os.environ.get("PYRITE_FLEET_KILLS", "7"))  # at every point once; many more of them in a soak
STOPPED = 10.0 if "PYRITE_FLEET_SECONDS" in os.environ else float("inf")  # seconds; a busy machine needs longer
WORKERS = 3
STAYS = 25  # messages, then a player connects to another worker
OUTSIDE = ""  # it is killed from outside, at any moment
POINTS = (*cradle.POINTS, OUTSIDE)  # at which a worker dies, one after the other, each time another worker
MEANWHILE = 6  # commands while a worker begins again
TABLES: Tables = [
    ("saboteur", 3, 0, {"rounds": 2}),
    ("saboteur", 2, 1, {"rounds": 1}),
    ("lost-mines", 3, 0, {"rounds": 1}),
]

Trouble = Callable[[list[Process], Evening, Permits], Coroutine[None, None, None]]


@pytest.fixture(scope="module")
def database() -> Iterator[Postgres]:
    with postgres() as running:
        yield running


@pytest.fixture(scope="module")
def bus() -> Iterator[Nats]:
    with nats() as running:
        yield running


@contextmanager
def workers(database: Postgres, bus: Nats, folder: Path, count: int = WORKERS) -> Iterator[list[Process]]:
    """Workers that serve; they end with the test."""
    with ExitStack() as stack:
        fleet = []
        for number in range(count):
            home = folder / f"worker-{number}"
            home.mkdir()
            worker = Process(database.url, home, "--bus", bus.url)
            stack.callback(worker.close)
            fleet.append(worker)
            worker.begin()
        yield fleet


class Balancer:
    """Sends each connection to any worker that is there, never the same one on purpose."""

    def __init__(self, fleet: list[Process]) -> None:
        self.fleet = fleet
        self._random = random.Random(len(fleet))

    def port(self) -> int:
        alive = [worker for worker in self.fleet if not worker.has_ended() and worker.port]
        return self._random.choice(alive or self.fleet).port


async def play(fleet: list[Process], trouble: Trouble) -> list[list[Player]]:
    """Lets everybody play while there is trouble, and on until every game is over; the people of each game."""
    balancer, permits = Balancer(fleet), Permits()
    evening = Evening(balancer.port, STAYS, permits)
    await evening.play(TABLES, trouble(fleet, evening, permits))
    return evening.played


async def kill_again_and_again(fleet: list[Process], evening: Evening, permits: Permits) -> None:
    """Kills one worker after the other: at random moments, and at points that it comes to by itself."""
    chance = random.Random(f"kills {KILLS}")
    died_at = set()
    for kill in range(KILLS):
        worker = fleet[kill % len(fleet)]
        if worker.fatal:
            await until(lambda: worker.has_ended() or one_more(permits))  # noqa: B023
        else:
            permits.give(chance.randint(1, 9))
            await until(lambda: permits.are_used_up)
            worker.end(signal.SIGKILL)
        died_at.add(worker.fatal.partition(" ")[0])
        point = OUTSIDE if kill >= KILLS - len(fleet) else POINTS[kill % len(POINTS)]
        worker.fatal = point and f"{point} {chance.randint(1, 5)}"
        permits.give(MEANWHILE)
        await asyncio.to_thread(worker.begin)
    assert died_at == set(POINTS)


def one_more(permits: Permits) -> bool:
    """Lets people send one more command if all wait for that; False, since that is not yet what is waited for."""
    if permits.are_used_up:
        permits.give(1)
    return False


def test_workers_killed_again_and_again_lose_nothing_acknowledged_or_shown(database, bus, tmp_path):
    async def crash() -> None:
        with workers(database, bus, tmp_path) as fleet:
            played = await play(fleet, kill_again_and_again)
            for players in played:
                await resend(fleet[0], players)
            for worker in fleet:
                asked = time.monotonic()
                assert worker.end(signal.SIGTERM) == 0
                assert time.monotonic() - asked < STOPPED
        assert {code for players in played for one in players for code in one.refused} <= {"too_fast", "stopping"}
        await check(database.engine_url, played)
        acknowledged = sum(len(one.done) for players in played for one in players)
        print(f"{KILLS} kills, {acknowledged} acknowledged commands, nothing lost")

    asyncio.run(crash())


def test_postgresql_and_the_bus_taken_away_and_given_back_lose_nothing(database, bus, tmp_path):
    async def take_away(fleet: list[Process], evening: Evening, permits: Permits) -> None:
        await more_commands(evening, permits)
        permits.give(MEANWHILE)
        await asyncio.to_thread(database.take_away)
        await in_trouble(fleet)
        await asyncio.to_thread(database.give_back)
        await more_commands(evening, permits)
        await asyncio.to_thread(bus.take_away)
        await more_commands(evening, permits)
        await asyncio.to_thread(bus.give_back)
        await more_commands(evening, permits)

    async def troubled() -> None:
        with workers(database, bus, tmp_path, 2) as fleet:
            played = await play(fleet, take_away)
            for players in played:
                await resend(fleet[0], players)
            for worker in fleet:
                assert worker.end(signal.SIGTERM) == 0
        await check(database.engine_url, played)

    asyncio.run(troubled())


@pytest.mark.long  # the test above takes PostgreSQL away and gives it back
def test_a_standby_of_postgresql_takes_over_and_nothing_is_lost(bus, tmp_path):
    async def fail_over(fleet: list[Process], evening: Evening, permits: Permits) -> None:
        await more_commands(evening, permits)
        permits.give(MEANWHILE)
        await asyncio.to_thread(copy.take_over)
        await more_commands(evening, permits)

    async def troubled() -> None:
        with workers(primary, bus, tmp_path, 2) as fleet:
            played = await play(fleet, fail_over)
            for players in played:
                await resend(fleet[0], players)
            for worker in fleet:
                assert worker.end(signal.SIGTERM) == 0
        await check(primary.engine_url, played)

    with postgres() as primary, standby(primary) as copy:
        asyncio.run(troubled())
        assert copy.folder in primary.ask("show data_directory"), "the standby has not taken over"


@pytest.mark.long
def test_after_a_failover_that_lost_the_last_commits_all_workers_go_on_from_what_is_left(bus, tmp_path):
    async def troubled() -> None:
        with workers(primary, bus, tmp_path, 2) as fleet:
            people = [
                Person(f"http://127.0.0.1:{worker.port}", token_of(name))
                for worker, name in zip(fleet, "AB", strict=True)
            ]
            await lose_and_go_on(*people)
            for person in people:
                await person.http.aclose()
            for worker in fleet:
                assert worker.end(signal.SIGTERM) == 0

    async def lose_and_go_on(ann: Person, ben: Person) -> None:
        code = await ann.make_table(options={"players": 3})
        await ben.command(code, "sit", name="Ben")
        async with ann.at(code) as a, ben.at(code) as b:
            await say(ann, code, "kept")
            await b.until(lambda one: lines_of(one) == ["kept"])
            await asyncio.to_thread(copy.fall_behind)
            await say(ann, code, "lost 1", "lost 2", "lost 3")
            await b.until(lambda one: lines_of(one)[-1] == "lost 3")  # both workers have seen it
            await asyncio.to_thread(copy.take_over)
            await say(ann, code, "true 1", "true 2", "true 3")  # as many as were lost
            await say(ben, code, "next")
            for chair in (a, b):
                await chair.until(lambda one: lines_of(one) == ["kept", "true 1", "true 2", "true 3", "next"])
        store = Store(primary.engine_url)
        await store.start(shared=True)
        rows = await store.entries(code)
        assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
        spoken = [entry for row in rows if isinstance(entry := log.read(row.entry), log.Spoke)]
        assert [line.text for line in spoken] == ["kept", "true 1", "true 2", "true 3", "next"]
        await store.stop()

    with postgres() as primary, standby(primary, is_synchronous=False) as copy:
        asyncio.run(troubled())
        assert copy.folder in primary.ask("show data_directory"), "the standby has not taken over"


def lines_of(chair: Chair) -> list[str]:
    return [line["text"] for line in chair.talk]


async def say(person: Person, code: str, *lines: str) -> None:
    """Says something, again and again while nothing can be saved, as a page does."""
    for line in lines:
        name = line.replace(" ", "-")
        while (answer := await person.command(code, "say", id=name, text=line))["type"] != "done":
            assert answer["why"]["code"] in ("not_saved", "too_fast"), answer
            await asyncio.sleep(0.1)


async def in_trouble(fleet: list[Process]) -> None:
    """Waits until every worker says that it cannot save."""
    async with httpx.AsyncClient(timeout=300) as client:
        for worker in fleet:
            while (await client.get(f"http://127.0.0.1:{worker.port}/health")).status_code != 503:
                await asyncio.sleep(0.1)


async def more_commands(evening: Evening, permits: Permits) -> None:
    """Lets people play on, and waits until they have."""
    done = sum(len(player.done) for player in evening.people)
    permits.give(11)
    await until(lambda: sum(len(player.done) for player in evening.people) > done + 10)
