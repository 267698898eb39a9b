"""A store that is slow, fails, or has saved and does not say so, and players who go on nevertheless."""

import asyncio
import itertools
import random
from typing import Any, Literal

from pyrite.server.store.appends import Append
from pyrite.server.store.errors import NotSaved
from pyrite.server.tables import entries as log
from pyrite.server.tables import table_view
from pyrite.server.tables.table import Table
from tests.server.client import Chair, Person
from tests.server.conftest import Served

# How the saves of an odd store end, in turn and then again from the first. Not drawn: every run meets all of them.
Fates = tuple[Literal["saved", "before", "after"], ...]
SAVED: Fates = ("saved",)
LOST: Fates = ("after",)  # it is written, and the server does not hear of it


class OddStore:
    """A real store with odd habits: it takes its time, and sometimes fails before writing or after it."""

    def __init__(self, server: Served, seed: str, seconds: float = 0.01, fates: Fates = SAVED) -> None:
        self.random = random.Random(seed)
        self.seconds = seconds
        self.turn_to(fates)
        self._save = server.live_tables.store.save
        server.live_tables.store.save = self.save  # type: ignore[method-assign]

    def turn_to(self, fates: Fates) -> None:
        self._fates = itertools.cycle(fates)

    async def save(self, *appends: Append) -> None:
        fate = next(self._fates)
        await asyncio.sleep(self.random.random() * self.seconds)
        if fate == "before":
            raise NotSaved("the store was not reached")
        await self._save(*appends)
        await asyncio.sleep(self.random.random() * self.seconds)
        if fate == "after":
            raise NotSaved("the answer was lost")


async def logged(server: Served, code: str) -> list[Any]:
    """The entries of a table's log, which counts without gaps, and from which the same table follows."""
    rows = await server.live_tables.store.entries(code)
    assert [seq for seq, *_ in rows] == list(range(1, len(rows) + 1))
    again = Table(code)
    for row in rows:
        again.apply(log.LogEntry(row.seq, row.at, row.who, log.read(row.entry)))
    assert table_view.table_seen(again) == table_view.table_seen(server.live_tables.tables[code].table)
    return [log.read(row.entry) for row in rows]


async def persist(person: Person, path: str, **body: Any) -> dict[str, Any]:
    """Sends the same again until it is known whether it was done."""
    while True:
        answer = (await person.post(path, **body)).json()
        if "why" not in answer or answer["why"]["code"] != "not_saved":
            result: dict[str, Any] = answer
            return result


async def play_out(chair: Chair, rng: random.Random, tag: str, *, may_fail: bool = False) -> list[str]:
    """Plays a game to its end over a socket, sending everything again whose fate is unknown; the ids that were done."""
    done: list[str] = []
    async with asyncio.timeout(300):
        while not chair.is_over:
            await chair.until(lambda chair: chair.acts or chair.is_over)
            if not chair.acts or chair.prompt is None:
                continue
            action = rng.choice(chair.prompt["choices"])["action"]
            wish = {"id": f"{tag}-{len(done)}", "expect": chair.seq, "action": action}
            while (answer := await chair.ask("play", **wish))["type"] == "refused":
                assert answer["why"]["code"] == "not_saved"
                assert may_fail
            done.append(wish["id"])
    return done
