"""What a big screen and ten phones cost the server: `python -m bench.room --moves 200`.

Ten people play Saboteur by HTTP, while nobody looks; eleven spectators; ten players at the page of the table and a
spectator; or ten phones and a screen. Measured is the server's processor time for a move until all have seen it, in the
median; what viewers cost is what is more than with nobody. The four take turns move by move, so that a busy machine is
busy for all of them.
"""

import argparse
import asyncio
import json
import random
import statistics
import time
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

from bench.clients import HOST, Client, get, new_token, post, until
from bench.servers import running
from pyrite.core.json_values import JsonObject

PLAYERS = 10
SETTLE, PAUSE = 0.3, 0.02  # seconds
Looks = Sequence[tuple[int | None, str]]  # by whom, None a stranger, and how
LOOKS: dict[str, Looks] = {
    "nobody": (),
    "eleven spectators": [(None, "")] * (PLAYERS + 1),
    "ten players and a spectator": [*((seat, "") for seat in range(PLAYERS)), (None, "")],
    "ten phones and a screen": [*((seat, "") for seat in range(PLAYERS)), (0, "?seat=none")],
}


async def set_up(port: int) -> tuple[str, list[str]]:
    """A game of ten that has started: its code, and who they are."""
    tokens = [new_token() for _ in range(PLAYERS)]
    new: JsonObject = {"id": "new", "game": "saboteur", "options": {"players": PLAYERS}, "name": "Player 0"}
    code = (await post(port, "/api/tables", tokens[0], new))["code"]
    for seat in range(1, PLAYERS):
        await command(port, code, tokens[seat], {"do": "sit", "name": f"Player {seat}", "target": seat})
    await command(port, code, tokens[0], {"do": "start"})
    return code, tokens


async def command(port: int, code: str, token: str, body: dict[str, Any]) -> None:
    await post(port, f"/api/tables/{code}/commands", token, {"id": new_token()[:16], **body})


def _same(client: Client) -> Client:
    return client


async def look(port: int, code: str, tokens: Sequence[str], looks: Looks) -> list[Client]:
    """All the viewers, each welcomed."""
    heard = [0] * len(looks)
    loop = asyncio.get_running_loop()
    viewers = []
    for place, (seat, how) in enumerate(looks):
        token = new_token() if seat is None else tokens[seat]

        def hear(_payload: bytes, _now: float, place: int = place) -> None:
            heard[place] += 1

        client = Client(f"/api/tables/{code}/ws{how}", port, token, hear)
        await loop.create_connection(partial(_same, client), HOST, port)
        viewers.append(client)
    await until(lambda: all(heard), "the welcomes")
    return viewers


class Room:
    """A game of ten and those who look at it; when it ends another one is started."""

    def __init__(self, port: int, looks: Looks) -> None:
        self.port = port
        self.looks = looks
        self.code = ""
        self.tokens: list[str] = []
        self.viewers: list[Client] = []
        self.rng = random.Random(1)

    async def open(self) -> None:
        for viewer in self.viewers:
            viewer.transport.close()
        self.code, self.tokens = await set_up(self.port)
        self.viewers = await look(self.port, self.code, self.tokens, self.looks)
        await asyncio.sleep(SETTLE)  # until everybody knows who is here

    async def ready(self) -> tuple[str, dict[str, Any]]:
        """Who is to move, and a move."""
        path = f"/api/tables/{self.code}"
        now = await get(self.port, path, self.tokens[0])
        if now["prompt"] is None:
            await self.open()
            return await self.ready()
        token = self.tokens[now["prompt"]["seat"]]
        now = await get(self.port, path, token)
        action = self.rng.choice(now["prompt"]["choices"])["action"]
        return token, {"do": "play", "expect": now["seq"], "action": action}

    async def cost(self, server: int) -> float:
        """Milliseconds of processor time that a move takes until all have seen it."""
        token, move = await self.ready()
        await asyncio.sleep(PAUSE)
        before = nanoseconds(server)
        await command(self.port, self.code, token, move)
        await asyncio.sleep(PAUSE)
        return (nanoseconds(server) - before) / 1e6


def nanoseconds(pid: int) -> int:
    """Time on a processor, of all threads."""
    return sum(int(task.read_text().split()[0]) for task in Path(f"/proc/{pid}/task").glob("*/schedstat"))


async def measure(moves: int) -> dict[str, Any]:
    async with running() as server:
        rooms = {who: Room(server.port, looks) for who, looks in LOOKS.items()}
        found: dict[str, list[float]] = {who: [] for who in LOOKS}
        for room in rooms.values():
            await room.open()
        for _ in range(moves):
            for who, room in rooms.items():
                found[who].append(await room.cost(server.pid))
    return report(found)


def report(found: dict[str, list[float]]) -> dict[str, Any]:
    each = {who: statistics.median(times) for who, times in found.items()}
    viewers = {who: each[who] - each["nobody"] for who in each if who != "nobody"}
    room = "ten phones and a screen"
    return {
        "ms_per_move": {who: round(ms, 3) for who, ms in each.items()},
        "ms_of_viewers": {who: round(ms, 3) for who, ms in viewers.items()},
        "room_to_players": round(each[room] / each["ten players and a spectator"], 3),
        "room_to_spectators": round(each[room] / each["eleven spectators"], 3),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--moves", type=int, default=200)
    asked = parser.parse_args()
    began = time.perf_counter()
    figures = asyncio.run(measure(asked.moves))
    print(json.dumps({**figures, "seconds": round(time.perf_counter() - began, 1)}, indent=2))


if __name__ == "__main__":
    main()
