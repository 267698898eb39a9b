"""Hindsight on demand: worked out once in a separate process with low priority, then stored."""

import asyncio
import contextlib
import sys

from pyrite import hindsight
from pyrite.server.bots.jobs import Jobs
from pyrite.server.bots.worker import has_overworked
from pyrite.server.errors import Declined
from pyrite.server.messages import Code
from pyrite.server.settings import Limits
from pyrite.server.store.appends import Append, StoredRecord
from pyrite.server.store.errors import Conflict
from pyrite.server.store.store import Store

WORKER = (sys.executable, "-m", "pyrite.server.bots.hindsight_worker")
PATIENCE = 600.0  # seconds; the work has a limit of its own, and may have to wait for everything else
TRIES = 2  # when the process is killed, by a system that is short of memory, say


class ProcessKilled(Exception):
    """The process was ended from outside."""


class Hindsights:
    """What finished games show in hindsight."""

    def __init__(self, store: Store, limits: Limits) -> None:
        """One is worked out at a time."""
        self._store = store
        self._jobs = Jobs(limits)
        self._waiting: dict[str, asyncio.Task[str]] = {}

    async def of(self, kept: StoredRecord, address: str) -> str:
        """The hindsight as JSON; callers who ask for the same game wait for the same result."""
        found = await self._store.hindsight(kept.id, hindsight.VERSION)
        if found is not None:
            return found
        if kept.id not in self._waiting:
            self._jobs.expect_room(address)
            task = self._waiting[kept.id] = asyncio.get_running_loop().create_task(self._work_out(kept, address))
            task.add_done_callback(lambda _: self._waiting.pop(kept.id, None))
        return await asyncio.shield(self._waiting[kept.id])

    async def stop(self) -> None:
        """Gives up what is being worked out."""
        for task in [*self._waiting.values()]:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await task

    async def _work_out(self, kept: StoredRecord, address: str) -> str:
        async with self._jobs.turn(address):
            found = await _read_again(kept.record)
        with contextlib.suppress(Conflict):  # another server has stored the same
            await self._store.save(Append(code="", hindsight=(kept.id, hindsight.VERSION, found)))
        return found


async def _read_again(record: str) -> str:
    for _ in range(TRIES):
        try:
            async with asyncio.timeout(PATIENCE):
                return await ask_worker(record)
        except TimeoutError:
            break
        except ProcessKilled:
            continue
    raise Declined(Code.TOO_MANY, "the server is too busy to analyse this game; try again later")


async def ask_worker(record: str) -> str:
    """What a separate process says about a record; ProcessKilled if it was ended from outside."""
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(*WORKER, stdin=pipe, stdout=pipe, start_new_session=True)
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        question = record.encode()
        process.stdin.write(len(question).to_bytes(4, "big") + question)
        await process.stdin.drain()
        length = int.from_bytes(await process.stdout.readexactly(4), "big")
        return (await process.stdout.readexactly(length)).decode()
    except (ConnectionError, asyncio.IncompleteReadError):
        code = await process.wait()
        if has_overworked(code):
            raise Declined(Code.TOO_LARGE, "this game takes too long to analyse") from None
        if code < 0:
            raise ProcessKilled from None
        raise Declined(Code.FAULT, "this game could not be analysed") from None
    finally:
        process.stdin.close()
        if process.returncode is None:
            process.kill()
            await process.wait()
