"""Looking back: at a finished game through any eyes, at one that goes on through one's own."""

import asyncio
import contextlib
import itertools
import json
import os
import random
import signal
import sys
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

import pyrite
from pyrite import hindsight
from pyrite.match import Match
from pyrite.server.bots import hindsight as hindsights
from pyrite.server.bots import jobs
from tests.server.client import Person
from tests.server.conftest import Served
from tests.server.process import process, wait_for

pytestmark = [pytest.mark.anyio, pytest.mark.once]


NUMBERS = itertools.count(100)  # of games that are played only once


def played(game: str, players: int, rounds: int = 1, seed: int | None = None) -> Match:
    match = pyrite.new(game, players=players, rounds=rounds, seed=players if seed is None else seed)
    rng = random.Random(players)
    while match.turn is not None:
        match.play(rng.choice(match.legal()))
    return match


def lines(answer: Any) -> list[dict[str, Any]]:
    assert answer.status_code == 200, answer.text
    return [json.loads(line) for line in answer.text.splitlines()]


@pytest.mark.parametrize(("game", "players"), [("saboteur", 5), ("lost-mines", 4)])
async def test_all_eyes_together_see_every_hand_role_and_card(server: Served, game: str, players: int) -> None:
    match = played(game, players)
    ann = server.person()
    kept = (await ann.post("/api/records", record=match.record())).json()["id"]
    moments = lines(await ann.get(f"/api/records/{kept}/replay", seat="all"))
    again = pyrite.new(game, players=players, rounds=1, seed=players)
    for moment in moments:
        if moment["step"]:
            again.play(moment["action"])
        views = [again.view(seat) for seat in range(players)]
        assert moment["hands"] == [list(view.hand) for view in views]
        view = moment["view"]
        roles = view["roles"] if game == "saboteur" else [dwarf["character"] for dwarf in view["dwarfs"]]
        assert roles == [view.role for view in views]
        hidden = view["goals"] if game == "saboteur" else view["mines"]
        assert None not in [one["treasure" if game == "saboteur" else "holds"] for one in hidden]
    shown = [event for moment in moments for event in moment["events"]]
    assert shown == [msgspec.to_builtins(event) for happened in match._happened for event in happened]


async def test_a_table_shows_its_past_to_each_through_their_own_eyes(server: Served) -> None:
    ann = server.person()
    code = await ann.play_now(options={"players": 4}, settings={"pace": 0})
    path = f"/api/tables/{code}"
    async with ann.at(code) as chair:
        for _ in range(3):
            await chair.until(lambda chair: chair.acts)
            await chair.play(random.Random(1))
        await chair.until(lambda chair: chair.acts)
        mine = lines(await ann.get(f"{path}/past"))
        assert mine[-1]["view"] == chair.view
        assert [moment["step"] for moment in mine] == list(range(len(mine)))
        assert {moment["action"] for moment in mine} == {None}
        assert chair.view is not None
        assert mine[0]["view"]["role"] == chair.view["role"] is not None
        bob = server.person()
        theirs = lines(await bob.get(f"{path}/past"))
        assert len(theirs) == len(mine)
        assert {moment["view"]["role"] for moment in theirs} == {None}
        assert {len(moment["view"]["hand"]) for moment in theirs} == {0}
        assert not [event for moment in theirs for event in moment["events"] if event["kind"].startswith("your_")]
        assert (await bob.get(f"{path}/past", seat="0")).status_code == 403
        assert (await bob.get(f"{path}/past", seat="all")).status_code == 400


async def test_nobody_looks_back_at_what_has_not_begun(server: Served) -> None:
    ann = server.person()
    code = await ann.make_table(name="Ann", options={"players": 3})
    refused = await ann.get(f"/api/tables/{code}/past")
    assert (refused.status_code, refused.json()["why"]["code"]) == (409, "not_begun")


async def test_a_replay_travels_packed(server: Served) -> None:
    ann = server.person()
    kept = (await ann.post("/api/records", record=played("saboteur", 10).record())).json()["id"]
    packed = await ann.get(f"/api/records/{kept}/replay", seat="all")
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) < len(packed.content) / 10


async def test_hindsight_is_worked_out_once_and_stored(server: Served) -> None:
    match = played("saboteur", 3)
    ann = server.person()
    kept = (await ann.post("/api/records", record=match.record())).json()["id"]
    path = f"/api/records/{kept}/hindsight"
    first, same = await asyncio.gather(ann.get(path), ann.get(path))
    assert first.status_code == 200
    shown = hindsight.read_again(match.record())
    assert msgspec.json.decode(first.content, type=hindsight.Hindsight) == shown
    assert same.content == first.content
    stored = await server.app.live_tables.store.hindsight(kept, hindsight.VERSION)
    assert stored == first.text
    assert (await ann.get(path)).content == first.content
    assert (await ann.get(f"/api/records/{'A' * 22}/hindsight")).status_code == 404


async def test_hindsight_whose_process_is_killed_is_worked_out_by_another(server: Served) -> None:
    ann = server.person()
    path = f"/api/records/{await kept_record(ann)}/hindsight"
    asked = asyncio.create_task(ann.get(path))
    os.kill(await worker_of(os.getpid()), signal.SIGKILL)
    assert (await asked).status_code == 200


async def test_hindsight_whose_process_is_killed_again_and_again_is_put_off(server: Served) -> None:
    ann = server.person()
    path = f"/api/records/{await kept_record(ann)}/hindsight"
    asked = asyncio.create_task(ann.get(path))
    first = await worker_of(os.getpid())
    os.kill(first, signal.SIGKILL)
    os.kill(await worker_of(os.getpid(), but=first), signal.SIGKILL)
    answer = await asked
    assert (answer.status_code, answer.json()["why"]["code"]) == (429, "too_many")


# A process that never comes to an answer, and may work for a moment only.
ENDLESS = """
from pyrite.server.bots import {0} as worker
worker.LONGEST = 0
worker.{1} = lambda _: sum(iter(int, 1))
worker.main()
"""


@pytest.mark.skipif(sys.platform == "win32", reason="processor time has no limit there")
async def test_a_game_that_takes_too_much_work_is_refused_however_busy_the_machine_is(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = server.person()
    kept = await kept_record(ann)
    ends = {"hindsight": (hindsights, "hindsight_worker", "read_again"), "replay": (jobs, "record_worker", "answer")}
    for end, (module, *names) in ends.items():
        await server.app.live_tables.records.stop()  # the next one is another process
        monkeypatch.setattr(module, "WORKER", (sys.executable, "-c", ENDLESS.format(*names)))
        answer = await ann.get(f"/api/records/{kept}/{end}")
        assert (answer.status_code, answer.json()["why"]["code"]) == (413, "too_large")
        monkeypatch.undo()
        assert (await ann.get(f"/api/records/{kept}/{end}")).status_code == 200


# One that has closed its pipes, and ends a moment later because its work took too long.
LATE_END = """
import os, signal, sys, time
sys.stdin.buffer.read(4)
os.close(0)
os.close(1)
time.sleep(0.3)
os.kill(os.getpid(), signal.SIGXCPU)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="processor time has no limit there")
async def test_the_reason_why_a_process_ended_is_not_lost_when_its_answers_end_first(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = server.person()
    kept = await kept_record(ann)
    for end, module in {"hindsight": hindsights, "replay": jobs}.items():
        await server.app.live_tables.records.stop()  # the next one is another process
        monkeypatch.setattr(module, "WORKER", (sys.executable, "-c", LATE_END))
        answer = await ann.get(f"/api/records/{kept}/{end}")
        assert (answer.status_code, answer.json()["why"]["code"]) == (413, "too_large")


async def test_hindsight_is_not_worked_out_on_after_the_servers_death(tmp_path: Path) -> None:
    with process(str(tmp_path / "tables.db"), tmp_path) as served:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{served.port}", timeout=120) as client:
            long = {"record": played("saboteur", 10, rounds=20).record()}
            kept = (await client.post("/api/records", json=long)).json()
            asked = asyncio.create_task(client.get(f"/api/records/{kept['id']}/hindsight"))
            worker = await worker_of(served.pid)
            await asyncio.to_thread(wait_for, lambda: len(os.listdir(f"/proc/{worker}/task")) > 1)  # it has the record
            served.end(signal.SIGKILL)
            await asyncio.gather(asked, return_exceptions=True)
        await asyncio.to_thread(wait_for, lambda: not is_worker(worker))
        assert asked.exception() is not None  # nobody was answered


async def kept_record(person: Person) -> str:
    """Uploads a short game; another one each time, since hindsight is worked out once and replays are kept."""
    answer = await person.post("/api/records", record=played("saboteur", 3, seed=next(NUMBERS)).record())
    found: str = answer.json()["id"]
    return found


async def worker_of(server: int, but: int | None = None) -> int:
    """The process that works out hindsight, once there is a new one, other than one that was killed before."""
    async with asyncio.timeout(120):
        while True:
            children = Path(f"/proc/{server}/task/{server}/children").read_text().split()
            found = [int(pid) for pid in children if int(pid) != but and is_worker(int(pid))]
            if found:
                return found[0]
            await asyncio.sleep(0.01)


def is_worker(pid: int) -> bool:
    with contextlib.suppress(OSError):
        return "hindsight_worker" in Path(f"/proc/{pid}/cmdline").read_text()
    return False


async def test_what_was_said_is_read_with_its_step_once_the_game_is_over(server: Served) -> None:
    ann, ben = server.person(), server.person()
    code = await ann.make_table(options={"players": 3, "rounds": 1, "first": 0}, bots=["random", "random"])
    async with ann.at(code) as chair:
        await chair.do("say", text="before")
        await chair.do("start")
        assert (await ann.get(f"/api/tables/{code}/talk")).json()["why"]["code"] == "not_finished"
        said = False
        while not chair.is_over:
            if chair.prompt and chair.prompt["seat"] == 0:
                await chair.do("play", action=chair.prompt["choices"][0]["action"], expect=chair.seq)
                if not said:
                    said = True
                    await chair.do("phrase", phrase="hello")
            else:
                await chair.read()
    spoken = (await ben.get(f"/api/tables/{code}/talk")).json()["lines"]
    own = [
        (one["step"], one["line"].get("text") or one["line"]["phrase"]) for one in spoken if one["line"]["seat"] == 0
    ]
    assert own[0] == (0, "before")
    assert own[1][1] == "hello"
    assert own[1][0] >= 1
