"""Expensive work: one piece at a time, in a process of its own, with a limit on how much may wait."""

import asyncio
import contextlib
import sys
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator

import msgspec

from pyrite.server.bots.record_worker import RecordAnswer, RecordQuestion, RecordSummary
from pyrite.server.bots.worker import has_overworked
from pyrite.server.errors import Declined
from pyrite.server.messages import Code
from pyrite.server.settings import Limits

WORKER = (sys.executable, "-m", "pyrite.server.bots.record_worker")
PATIENCE = 300.0  # seconds for one answer; the work has a limit of its own, and may have to wait for everything else
MOST_KEPT = 16_000_000  # bytes of answers, for others who ask the same

_ANSWERS = msgspec.msgpack.Decoder(RecordAnswer)


class Jobs:
    """Work of one kind, one job after the other; addresses take turns, so nobody waits for a crowd."""

    def __init__(self, limits: Limits) -> None:
        """Nothing to do."""
        self._limits = limits
        self._by_address: Counter[str] = Counter()
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()  # the next address first
        self._is_busy = False

    def expect_room(self, address: str) -> None:
        """Declined when too much waits, in all or of one address."""
        of_address, in_all = self._by_address[address], self._by_address.total()
        if of_address >= self._limits.jobs_of_address or in_all >= self._limits.jobs:
            raise Declined(Code.TOO_MANY, "too many games are being read; try again in a moment")

    @contextlib.asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        """Waits for its turn; Declined when too much waits already."""
        self.expect_room(address)
        self._by_address[address] += 1
        try:
            await self._wait(address)
            try:
                yield
            finally:
                self._begin_next()
        finally:
            self._by_address[address] -= 1
            self._by_address += Counter()  # forgets those that are at 0

    async def _wait(self, address: str) -> None:
        if not self._is_busy:
            self._is_busy = True
            return
        coming = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(address, deque()).append(coming)
        try:
            await coming
        except asyncio.CancelledError:
            if not coming.cancelled():  # its turn has come, but nobody needs it any more
                self._begin_next()
            raise

    def _begin_next(self) -> None:
        while self._waiting:
            address, its_own = self._waiting.popitem(last=False)
            coming = its_own.popleft()
            if its_own:
                self._waiting[address] = its_own  # behind all others
            if not coming.done():
                coming.set_result(None)
                return
        self._is_busy = False


class OverworkedError(Exception):
    """The process was ended because its work took too long."""


class RecordReader:
    """Reads and replays records in another process, which begins when it is first needed.

    Friends who have just played together ask for the same: it is read once for all of them.
    """

    def __init__(self, limits: Limits) -> None:
        """No process yet."""
        self.jobs = Jobs(limits)
        self._process: asyncio.subprocess.Process | None = None
        self._waiting: dict[RecordQuestion, asyncio.Task[bytes]] = {}
        self._kept: OrderedDict[RecordQuestion, bytes] = OrderedDict()  # the latest last
        self._kept_bytes = 0

    def has(self, question: RecordQuestion) -> bool:
        """Whether someone else has requested the same, so an answer causes no more work."""
        return question in self._kept or question in self._waiting

    async def describe(self, question: RecordQuestion, address: str) -> RecordSummary:
        """What a record is of; Declined if it is none."""
        return msgspec.json.decode(await self.answer(question, address), type=RecordSummary)

    async def answer(self, question: RecordQuestion, address: str) -> bytes:
        """What the record says, or the game step by step as lines of JSON."""
        if question in self._kept:
            self._kept.move_to_end(question)
            return self._kept[question]
        if question not in self._waiting:
            self.jobs.expect_room(address)
            task = self._waiting[question] = asyncio.get_running_loop().create_task(self._read(question, address))
            task.add_done_callback(lambda done: self._forget(question, done))
        return await asyncio.shield(self._waiting[question])

    async def stop(self) -> None:
        """Ends the process and gives up what is being read."""
        for task in [*self._waiting.values()]:
            task.cancel()
        await self._end_process()

    def _forget(self, question: RecordQuestion, done: asyncio.Task[bytes]) -> None:
        del self._waiting[question]
        if not done.cancelled() and done.exception() is None:
            self._keep(question, done.result())

    def _keep(self, question: RecordQuestion, body: bytes) -> None:
        self._kept[question] = body
        self._kept_bytes += _size(question, body)
        while self._kept_bytes > MOST_KEPT:
            self._kept_bytes -= _size(*self._kept.popitem(last=False))

    async def _end_process(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def _read(self, question: RecordQuestion, address: str) -> bytes:
        async with self.jobs.turn(address):
            try:
                async with asyncio.timeout(PATIENCE):
                    answer = await self._answer(msgspec.msgpack.encode(question))
            except OverworkedError:
                raise Declined(Code.TOO_LARGE, "this game takes too long to read") from None
            except (TimeoutError, ConnectionError, asyncio.IncompleteReadError):
                await self._end_process()
                raise Declined(Code.TOO_MANY, "the server is too busy to read this game; try again later") from None
            except BaseException:  # the server stops: nobody else must get this answer
                await self._end_process()
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
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(len(question).to_bytes(4, "big") + question)
            await process.stdin.drain()
            length = int.from_bytes(await process.stdout.readexactly(4), "big")
            return _ANSWERS.decode(await process.stdout.readexactly(length))
        except (ConnectionError, asyncio.IncompleteReadError):
            # It has ended by itself. Do not kill it: sending the signal would reap it, and its exit code would be lost.
            if has_overworked(await process.wait()):
                raise OverworkedError from None
            raise


def _size(question: RecordQuestion, body: bytes) -> int:
    return len(question.record) + len(body)
