"""`make fleet`: a balancer in front of three workers; one is killed and one is stopped while people play."""

import asyncio
import contextlib
import importlib.util
import os
import random
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets

from pyrite.server.live.live_tables import DRAIN
from pyrite.server.run import PATIENCE
from tests import ROOT
from tests.server.client import Chair, Person
from tests.server.players import token_of

pytestmark = [pytest.mark.once, pytest.mark.slow, pytest.mark.xdist_group("postgresql")]

# Seconds until a viewer of a killed worker is at another one: `make soak` asks for 5, `make test` only that it happens.
SOON = float(os.environ.get("PYRITE_FLEET_SECONDS", "inf"))


def load(path: Path) -> Any:
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[path.stem] = module
    spec.loader.exec_module(module)
    return module


async def come_back(person: Person, code: str, seq: int) -> tuple[float, int]:
    """Connects again and again until the table is there; how long it took, and what it had reached."""
    began = time.monotonic()
    while True:
        with contextlib.suppress(OSError, websockets.WebSocketException, EOFError):
            async with person.at(code, since=seq) as chair:
                return time.monotonic() - began, chair.seq
        await asyncio.sleep(0.05)


async def worker_of(chair: Chair, ports: list[int]) -> int:
    """The port of the worker that a viewer has come to, by the balancer."""
    viewers = {}
    for port in ports:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE) as client:
            viewers[port] = (await client.get("/health")).json()["viewers"]
    (port,) = [port for port, count in viewers.items() if count]
    return port


def test_a_viewer_is_soon_at_another_worker_when_one_is_killed_or_stopped() -> None:
    local = load(ROOT / "deploy/local_fleet.py")
    assert DRAIN + PATIENCE < 10  # seconds that a worker takes to stop, on a machine that is not too busy

    async def play(fleet: Any) -> None:
        ann = Person(f"http://127.0.0.1:{fleet.port}", token_of("Ann"))
        code = await ann.play_now(options={"players": 3})
        for how in ("kill", "terminate"):
            async with ann.at(code) as chair:
                await chair.until(lambda one: one.acts)
                await chair.play(random.Random(1))
                await chair.until(lambda one: one.acts)
                seen = chair.seq
                worker = fleet.workers[await worker_of(chair, fleet.ports)]
                getattr(worker, how)()
                with contextlib.suppress(websockets.WebSocketException):
                    await chair.until(lambda one: one.messages[-1]["type"] == "bye")
                    assert how == "terminate"
                    assert chair.messages[-1]["why"]["code"] == "stopping"
            seconds, reached = await come_back(ann, code, seen)
            assert reached >= seen
            assert seconds < SOON
            await asyncio.to_thread(worker.wait, 120)
            assert worker.returncode == (0 if how == "terminate" else -9)
            fleet.watch()
            while not all(map(local.is_ready, fleet.ports)):
                await asyncio.sleep(0.1)
        await ann.http.aclose()

    with local.local_fleet(workers=2) as fleet:
        assert str(fleet.port) in local.describe(fleet)
        asyncio.run(play(fleet))
