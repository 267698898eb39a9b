"""Expensive work: one piece at a time, in a process of its own, with a limit on how much may wait."""

import asyncio
import contextlib
import sys
from collections import Counter
from collections.abc import AsyncIterator

import msgspec

from pyrite.server.bots.record_worker import RecordAnswer, RecordQuestion, RecordSummary
from pyrite.server.bots.worker import has_overworked
from pyrite.server.errors import Declined
from pyrite.server.messages import Code
from pyrite.server.settings import Limits

WORKER = (sys.executable, "-m", "pyrite.server.bots.record_worker")
PATIENCE = 300.0  # seconds for one answer; the work has a limit of its own, and may have to wait for everything else

_ANSWERS = msgspec.msgpack.Decoder(RecordAnswer)


class Jobs:
    """Work of one kind, done one piece after the other."""

    def __init__(self, limits: Limits) -> None:
        """Nothing to do."""
        self._limits = limits
        self._by_address: Counter[str] = Counter()
        self._one_at_a_time = asyncio.Lock()

    def expect_room(self, address: str) -> None:
        """Declined when too much waits, in all or of one address."""
        of_address, in_all = self._by_address[address], self._by_address.total()
        if of_address >= self._limits.jobs_of_address or in_all >= self._limits.jobs:
            raise Declined(Code.TOO_MANY, "many games are being read; try again in a moment")

    @contextlib.asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        """Waits for its turn; Declined when too much waits already."""
        self.expect_room(address)
        self._by_address[address] += 1
        try:
            async with self._one_at_a_time:
                yield
        finally:
            self._by_address[address] -= 1
            self._by_address += Counter()  # forgets those that are at 0


class RecordReader:
    """Reads and replays records in another process, which begins when it is first needed."""

    def __init__(self, limits: Limits) -> None:
        """No process yet."""
        self.jobs = Jobs(limits)
        self._process: asyncio.subprocess.Process | None = None

    async def describe(self, record: str, address: str) -> RecordSummary:
        """What a record is of; Declined if it is none."""
        return msgspec.json.decode(await self._ask(RecordQuestion(record), address), type=RecordSummary)

    async def replay(self, record: str, eyes: str | None, address: str, *, is_packed: bool) -> bytes:
        """The game step by step, as lines of JSON, packed with gzip or not."""
        return await self._ask(RecordQuestion(record, True, eyes, is_packed), address)

    async def stop(self) -> int | None:
        """Ends the process; its exit code, if there was one."""
        process, self._process = self._process, None
        if process is None:
            return None
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        return await process.wait()

    async def _ask(self, question: RecordQuestion, address: str) -> bytes:
        async with self.jobs.turn(address):
            try:
                async with asyncio.timeout(PATIENCE):
                    answer = await self._answer(msgspec.msgpack.encode(question))
            except (TimeoutError, ConnectionError, asyncio.IncompleteReadError):
                if has_overworked(await self.stop()):
                    raise Declined(Code.TOO_LARGE, "this game takes too long to read") from None
                raise Declined(Code.TOO_MANY, "the server is too busy to read this game; try again later") from None
            except BaseException:  # nobody waits any more: the next question must not get this answer
                await self.stop()
                raise
        if answer.why is not None:
            raise Declined(answer.why.code, answer.why.text, answer.why.rule)
        return answer.body

    async def _answer(self, question: bytes) -> RecordAnswer:
        if self._process is None or self._process.returncode is not None:
            pipe = asyncio.subprocess.PIPE
            self._process = await asyncio.create_subprocess_exec(
                *WORKER, stdin=pipe, stdout=pipe, start_new_session=True
            )
        questions, answers = self._process.stdin, self._process.stdout
        assert questions is not None
        assert answers is not None
        questions.write(len(question).to_bytes(4, "big") + question)
        await questions.drain()
        length = int.from_bytes(await answers.readexactly(4), "big")
        return _ANSWERS.decode(await answers.readexactly(length))
