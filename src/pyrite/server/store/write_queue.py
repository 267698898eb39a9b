"""The write queue: one task saves all waiting entries of all tables in one transaction."""

import asyncio
from typing import Protocol

from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, OperationalError

from pyrite.server.operations.alarms import Alarm, Alarms
from pyrite.server.store.appends import Append
from pyrite.server.store.errors import Conflict, NotSaved, describe

READ_ONLY = "25006"  # what PostgreSQL calls it when nothing can be written
MOST_AT_ONCE = 200  # appends in a transaction

Waiting = tuple[list[Append], asyncio.Future[None]]


class Writer(Protocol):
    """A connection to a database that takes transactions one after the other."""

    @property
    def check_seconds(self) -> float | None:
        """How long it may be left alone before `check`; None for ever."""

    async def write(self, appends: list[Append]) -> None:
        """Writes everything in one transaction."""

    async def check(self) -> None:
        """Raises an error if nothing could be written now."""


class WriteQueue:
    """What waits to be saved, and the task that saves it."""

    def __init__(self, writer: Writer, alarms: Alarms) -> None:
        """`start` begins to write."""
        self.saved = 0  # transactions
        self._writer = writer
        self._alarms = alarms
        self._waiting: list[Waiting] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._stops = False

    def start(self) -> None:
        """Begins to write."""
        self._task = asyncio.get_running_loop().create_task(self._run())

    async def stop(self) -> None:
        """Writes what waits, and ends."""
        self._stops = True
        self._wake.set()
        if self._task is not None:
            await self._task

    async def save(self, appends: list[Append]) -> None:
        """Writes all of it in one transaction; returns when it is safe, NotSaved if it is not or may not be."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((appends, done))
        self._wake.set()
        await done

    async def _run(self) -> None:
        while not self._stops:
            try:
                async with asyncio.timeout(self._writer.check_seconds):
                    await self._wake.wait()
            except TimeoutError:
                await self._check()
            self._wake.clear()
            while self._waiting:
                await self._write_waiting()

    async def _check(self) -> None:
        try:
            await self._writer.check()
        except Exception as error:
            self._alarms.sound(Alarm.SAVING, describe(error))
        else:
            self._alarms.clear(Alarm.SAVING)

    async def _write_waiting(self) -> None:
        group, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
        try:
            await self.write_group(group)
        except Exception as error:  # whatever a driver raises: the task that writes has to continue
            if len(group) > 1 and _is_of_what_was_written(error):
                await self._write_one_by_one(group)
            else:
                self._fail(group, error)

    async def write_group(self, group: list[Waiting]) -> None:
        """Writes what several callers wait for in one transaction, and wakes them."""
        await self._writer.write([append for appends, _ in group for append in appends])
        self.saved += 1
        self._alarms.clear(Alarm.SAVING)
        for _, done in group:
            if not done.done():
                done.set_result(None)

    async def _write_one_by_one(self, group: list[Waiting]) -> None:
        """One of them collides with what is there, or cannot be stored; the others are saved."""
        for one in group:
            try:
                await self.write_group([one])
            except Exception as error:
                self._fail([one], error)

    def _fail(self, group: list[Waiting], error: Exception) -> None:
        if not _is_of_what_was_written(error):
            self._alarms.sound(Alarm.SAVING, describe(error))
        kind = Conflict if isinstance(error, (IntegrityError, Conflict)) else NotSaved
        for _, done in group:
            if not done.done():
                done.set_exception(kind(describe(error)))


def _is_of_what_was_written(error: Exception) -> bool:
    """Whether the database works, and only refused what it was given."""
    if isinstance(error, Conflict):
        return True
    if not isinstance(error, DBAPIError) or getattr(error.orig, "sqlstate", "") == READ_ONLY:
        return False
    return not isinstance(error, (OperationalError, InterfaceError)) and not error.connection_invalidated
