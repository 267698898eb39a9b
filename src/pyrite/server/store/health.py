"""Whether the store takes what is written, tried through the same queue as everything else."""

import asyncio
import time

from pyrite.server.operations.alarms import Alarm, Alarms
from pyrite.server.store.errors import NotSaved
from pyrite.server.store.store import Store

FRESH = 5.0  # seconds for which a result is good, so that asking often writes no more
PATIENCE = 15.0  # seconds for a write


class HealthCheck:
    """Writes to the store, at most once in `FRESH` seconds, however many ask."""

    def __init__(self, store: Store, alarms: Alarms) -> None:
        """Nothing is known yet."""
        self._store = store
        self._alarms = alarms
        self._at: float | None = None
        self._checking: asyncio.Task[None] | None = None

    async def trouble(self) -> str | None:
        """What is wrong with saving; None if it works."""
        await self.check()
        return self._alarms.text(Alarm.SAVING)

    async def check(self) -> None:
        """Writes, unless that was just done; a failure sounds the alarm."""
        loop = asyncio.get_running_loop()
        if self._at is None or loop.time() - self._at >= FRESH:
            if self._checking is None or self._checking.done():
                self._checking = loop.create_task(self._check())
            await asyncio.shield(self._checking)

    async def _check(self) -> None:
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(PATIENCE):
                await self._store.check_writing(round(time.time()))
        except TimeoutError:
            self._alarms.sound(Alarm.SAVING, "the database does not answer")
        except NotSaved:
            pass  # the store has sounded the alarm
        self._at = loop.time()
