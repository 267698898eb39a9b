"""M4: expensive requests have budgets by cost, and wait in a queue that one address cannot fill."""

import asyncio
import os
from typing import Any

import msgspec
import pytest

import pyrite
from pyrite.server.bots.jobs import Jobs
from pyrite.server.errors import Declined
from pyrite.server.messages import Code
from pyrite.server.settings import Limits, Rate
from tests.server.conftest import GENEROUS, Served

pytestmark = [pytest.mark.anyio, pytest.mark.once]

Serving = Any


def limits(**changed: Any) -> Any:
    return msgspec.to_builtins(msgspec.structs.replace(GENEROUS, **changed))


def long_record(seed: int = 1, players: int = 3) -> str:
    """A game of two rounds."""
    match = pyrite.new("saboteur", players=players, rounds=2, seed=seed)
    while match.turn is not None:
        match.play(match.legal()[-1])
    return match.record()


async def upload(server: Served, seed: int = 1, players: int = 3) -> str:
    kept = await server.person().post("/api/records", record=long_record(seed, players))
    assert kept.status_code == 201, kept.text
    return str(kept.json()["id"])


async def test_M4_replays_cost_by_the_size_of_the_record_and_twice_for_all_eyes(serving: Serving) -> None:
    units = 1 + len(long_record()) / 10_000
    server = await serving(limits=limits(work=Rate(int(4 * units) + 1, 1, 3_600)))
    path = f"/api/records/{await upload(server)}/replay"
    ann, bob = server.person(), server.person()
    assert (await ann.get(path, seat="all")).status_code == 200
    assert (await ann.get(path)).status_code == 200
    assert [(await ann.get(path, seat=seat)).status_code for seat in range(3)][-1] == 429
    assert (await bob.get(path, seat=2)).status_code == 200  # somebody else at the same address goes on


async def test_M4_new_identities_do_not_renew_the_budget_of_an_address(serving: Serving) -> None:
    units = 1 + len(long_record(players=6)) / 10_000
    server = await serving(limits=limits(work_of_address=Rate(int(5 * units), 1, 3_600)))
    path = f"/api/records/{await upload(server, players=6)}/replay"
    answers = [(await server.person().get(path, seat=seat)).status_code for seat in range(6)]
    assert answers[0] == 200
    assert answers[-1] == 429


async def test_a_replay_that_friends_ask_for_together_is_read_once_and_counted_once(serving: Serving) -> None:
    units = 1 + len(long_record()) / 10_000
    server = await serving(limits=limits(work_of_address=Rate(int(4 * units), 1, 3_600), jobs_of_address=1))
    path = f"/api/records/{await upload(server)}/replay"
    friends = [server.person() for _ in range(10)]
    answers = await asyncio.gather(*(friend.get(path) for friend in friends))
    assert [answer.status_code for answer in answers] == [200] * 10
    assert len({answer.content for answer in answers}) == 1
    assert (await server.person().get(path)).status_code == 200  # who comes later gets the same


async def test_M4_addresses_take_turns_so_that_nobody_waits_for_all_of_another() -> None:
    jobs, order, may_go_on = Jobs(Limits()), list[str](), asyncio.Event()

    async def work(address: str) -> None:
        async with jobs.turn(address):
            order.append(address)
            await may_go_on.wait()

    tasks = [asyncio.create_task(work(address)) for address in ("eve", "eve", "eve", "gone", "ann")]
    while len(order) < 1 or not jobs._waiting.get("ann"):
        await asyncio.sleep(0)
    tasks[3].cancel()
    may_go_on.set()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert order == ["eve", "eve", "ann", "eve"]
    async with jobs.turn("eve"):  # nothing is left waiting
        pass


async def test_M4_one_address_cannot_fill_the_queue(serving: Serving) -> None:
    jobs = Jobs(Limits(jobs=5, jobs_of_address=2))
    began = asyncio.Event()

    async def hold(address: str) -> None:
        async with jobs.turn(address):
            began.set()
            await asyncio.sleep(60)

    tasks = [asyncio.create_task(hold("192.0.2.1")) for _ in range(2)]
    await began.wait()
    await asyncio.sleep(0)
    with pytest.raises(Declined) as declined:
        await hold("192.0.2.1")
    assert declined.value.why.code is Code.TOO_MANY
    tasks += [asyncio.create_task(hold(f"192.0.2.{n}")) for n in (2, 3, 4)]
    await asyncio.sleep(0)
    with pytest.raises(Declined):
        await hold("192.0.2.5")
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    jobs.expect_room("192.0.2.1")


async def test_M4_uploads_are_read_in_another_process_that_can_die(serving: Serving) -> None:
    server = await serving()
    first = await upload(server)
    reader = server.live_tables.records
    process = reader._process
    assert process is not None
    assert process.pid != os.getpid()
    process.kill()
    await process.wait()
    ann = server.person()
    assert (await ann.get(f"/api/records/{first}/replay")).status_code == 200
    assert reader._process is not process


async def test_M4_twenty_uploads_do_not_keep_others_from_their_hindsight(serving: Serving) -> None:
    server = await serving(limits=limits(jobs_of_address=2), proxies=("127.0.0.1",))
    ids = [await upload(server, seed) for seed in range(4)]
    eve, ann = server.person(), server.person()

    async def ask(person: Any, record: str, address: str) -> int:
        headers = {"x-forwarded-for": address}
        return int((await person.http.get(f"/api/records/{record}/hindsight", headers=headers)).status_code)

    asked = [ask(eve, record, "192.0.2.66") for record in ids[:3]]
    *answers, honest = await asyncio.gather(*asked, ask(ann, ids[3], "192.0.2.1"))
    assert sorted(answers) == [200, 200, 429]
    assert honest == 200


async def test_a_long_game_is_not_replayed_without_end(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    from pyrite.server.bots import replays
    from pyrite.server.bots.record_worker import RecordQuestion, answer

    monkeypatch.setattr(replays, "MOST_BYTES", 10_000)
    refused = answer(RecordQuestion(long_record(), is_replay=True, eyes="all"))
    assert refused.why is not None
    assert refused.why.code is Code.TOO_LARGE
