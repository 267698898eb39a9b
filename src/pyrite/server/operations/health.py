"""Whether the store takes what is written: a small row, written through the same queue as everything else."""

import asyncio

from pyrite.server.operations.alarms import Alarm, Alarms
from pyrite.server.store.errors import NotSaved
from pyrite.server.store.store import Store

FRESH = 5.0  # seconds for which a result is good, so that asking often writes no more
PATIENCE = 15.0  # seconds for a write
CHECKED = "checked"


class HealthCheck:
    """Writes to the store, at most once in `FRESH` seconds, however many ask."""

    def __init__(self, store: Store, alarms: Alarms) -> None:
        """Nothing is known yet."""
        self._store = store
        self._alarms = alarms
        self._trouble: str | None = None
        self._at: float | None = None
        self._checking: asyncio.Task[None] | None = None

    async def trouble(self) -> str | None:
        """What is wrong with saving; None if it works."""
        loop = asyncio.get_running_loop()
        if self._at is None or loop.time() - self._at >= FRESH:
            if self._checking is None or self._checking.done():
                self._checking = loop.create_task(self._check())
            await asyncio.shield(self._checking)
        return self._trouble or self._alarms.text(Alarm.SAVING)

    async def _check(self) -> None:
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(PATIENCE):
                await self._store.set_state(CHECKED, str(round(loop.time())))
        except TimeoutError:
            self._trouble = "the database does not answer"
            self._alarms.sound(Alarm.SAVING, self._trouble)
        except NotSaved as error:
            self._trouble = str(error)
        else:
            self._trouble = None
        self._at = loop.time()
