"""Bots in worker processes: a view goes in, and an action comes out even if the worker fails.

A worker that dies, hangs or answers nonsense is replaced, and any legal action is taken instead, so that a table never
waits for a broken bot.
"""

import asyncio
import contextlib
import logging
import secrets
import subprocess
import sys
import threading
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

import msgspec

from pyrite.game import AnyView
from pyrite.server.bots import worker as thinking
from pyrite.server.bots.worker import BotAnswer

GRACE = 1.0  # seconds beyond its budget after which a bot counts as hanging
WARM_SECONDS = 60.0  # that a worker may take to begin
LONGEST_WAIT = 30.0  # seconds for a free worker
LONGEST_WITHOUT = 5.0  # the same while all of them are being replaced, which takes long on a busy machine
WORKER = (sys.executable, "-m", "pyrite.server.bots.worker")

LONGEST_FOR_ANOTHER = 10.0  # seconds for a question from another server, which gives up earlier

log = logging.getLogger("pyrite.thinkers")
Ask = Callable[[bytes, float], Awaitable[bytes | None]]  # a question, and for how many seconds to wait
A = TypeVar("A", bound=BotAnswer | None)


class WorkerProcess:
    """A process that thinks, one question at a time."""

    def __init__(self, command: Sequence[str]) -> None:
        """Start to warm up; the first answer means that it is ready."""
        # In a session of its own, so that Ctrl-C in a terminal does not reach it before the server has stopped.
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(command, stdin=pipe, stdout=pipe, start_new_session=True)
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self._questions, self._answers = self.process.stdin, self.process.stdout

    def ask(self, question: bytes) -> BotAnswer:
        """Waits for the answer; EOFError when the process dies meanwhile."""
        try:
            thinking.send(self._questions, question)
        except OSError:
            raise EOFError("the process has gone") from None
        return self._receive()

    def is_warm(self) -> bool:
        """Waits until it is ready to be asked; False if it does not come to that."""
        patience = threading.Timer(WARM_SECONDS, self.kill)
        patience.start()
        try:
            return not self._receive().error
        except (EOFError, msgspec.DecodeError):
            return False
        finally:
            patience.cancel()

    def _receive(self) -> BotAnswer:
        return msgspec.json.decode(thinking.receive(self._answers), type=BotAnswer)

    def kill(self) -> None:
        """Ends the process; a caller that waits for its answer gets an EOFError."""
        self.process.kill()

    def close(self) -> None:
        """End the process and release everything; nobody may be waiting for it."""
        self.process.kill()
        self.process.wait()
        self._answers.close()
        with contextlib.suppress(OSError):  # half a question may be in it
            self._questions.close()


class Thinkers:
    """The workers of a server.

    `troubles` counts by kind what went wrong: "died", "hung", "raised", "illegal", "busy" (no worker became free).
    """

    def __init__(self, processes: int = 1, command: Sequence[str] = WORKER, grace: float = GRACE) -> None:
        """For so many processes; `start` begins them."""
        self.processes = processes
        self.troubles: Counter[str] = Counter()
        self._command = command
        self._grace = grace
        self._workers: set[WorkerProcess] = set()
        self._idle: asyncio.Queue[WorkerProcess] = asyncio.Queue()
        self._threads = ThreadPoolExecutor(max_workers=2 * processes, thread_name_prefix="thinkers")
        self._tasks: set[asyncio.Task[BotAnswer | None]] = set()
        self._replaced = 0  # workers in whose places others are about to be
        self._is_stopped = False

    @property
    def idle(self) -> int:
        """How many workers wait for a question."""
        return self._idle.qsize()

    def start(self) -> None:
        """Begins the workers and waits until they are warm."""
        workers = [WorkerProcess(self._command) for _ in range(self.processes)]
        self._workers.update(workers)
        for worker in workers:
            if not worker.is_warm():
                self._close()
                raise RuntimeError(f"a bot's process does not start: {' '.join(self._command)}")
            self._idle.put_nowait(worker)

    async def stop(self) -> None:
        """Ends the workers; callers who still wait for an answer get none."""
        self._is_stopped = True
        for worker in self._workers:
            worker.kill()
        while self._tasks:
            await asyncio.wait(self._tasks)
        self._close()

    def _close(self) -> None:
        for worker in self._workers:
            worker.close()
        self._workers.clear()
        self._threads.shutdown()

    async def think(self, bot: str, seed: str, view: AnyView, budget: float, ask: Ask | None = None) -> BotAnswer:
        """A legal action of the view's seat, the bot's own, or any if it does not come in time; and what it says.

        The same seed and view give the same answer. If all workers are busy, `ask` may find another one elsewhere.
        """
        legal: list[str] = [action.text for action in view.legal]
        if not legal:
            raise ValueError("there is nothing to decide: it is not the turn of this view's seat")
        if len(legal) == 1:
            return BotAnswer(action=legal[0])
        question = thinking.pack(bot, seed, view, budget)
        answer = None
        if ask is not None and not self.idle:
            answer = _decoded(await ask(question, budget + self._grace))
        if answer is None:
            answer = await self._answer(bot, question, budget + self._grace)
        if self._is_stopped:
            raise RuntimeError("the bots have stopped thinking")
        if answer.action and answer.action not in legal:
            self._note("illegal", bot)
        return answer if answer.action in legal else BotAnswer(action=secrets.choice(legal))

    async def answer_another(self, question: bytes) -> bytes:
        """The answer to a question from elsewhere; empty if no worker is idle."""
        if not self.idle or self._is_stopped:
            return b""
        answer = await self._answer("a bot of another server", question, LONGEST_FOR_ANOTHER)
        return b"" if answer.error or not answer.action else msgspec.json.encode(answer)

    async def _answer(self, bot: str, question: bytes, seconds: float) -> BotAnswer:
        """The answer of the next free worker; an empty one if there is none to be had."""
        patience = LONGEST_WAIT if self._replaced < self.processes else LONGEST_WITHOUT
        try:
            async with asyncio.timeout(patience):
                worker = await self._idle.get()
        except TimeoutError:
            self._note("busy", bot)
            return BotAnswer()
        # If the caller stops waiting, the worker still has to return to the idle ones.
        return await asyncio.shield(self._in_background(self._ask(worker, bot, question, seconds)))

    async def _ask(self, worker: WorkerProcess, bot: str, question: bytes, seconds: float) -> BotAnswer:
        """The worker's answer, or an empty one; then it is idle again, or another in its place."""
        asking = asyncio.get_running_loop().run_in_executor(self._threads, worker.ask, question)
        in_time, _ = await asyncio.wait([asking], timeout=seconds)
        if not in_time:
            worker.kill()
        try:
            answer = await asking
        except (EOFError, msgspec.DecodeError):
            answer = None
        if answer is None or not in_time:
            self._note("died" if in_time else "hung", bot)
            self._replaced += 1
            self._in_background(self._replace(worker))
            return BotAnswer()
        if answer.error:
            self._note("raised", bot, answer.error)
        self._idle.put_nowait(worker)
        return answer

    async def _replace(self, worker: WorkerProcess) -> None:
        """Replaces a worker that failed."""
        loop = asyncio.get_running_loop()
        self._workers.discard(worker)
        await loop.run_in_executor(self._threads, worker.close)
        while not self._is_stopped:
            fresh = self._begin()
            if fresh is not None:
                if await loop.run_in_executor(self._threads, fresh.is_warm):
                    self._idle.put_nowait(fresh)
                    self._replaced -= 1
                    return
                self._workers.discard(fresh)
                await loop.run_in_executor(self._threads, fresh.close)
            log.error("a bot's process does not start")
            await asyncio.sleep(self._grace)

    def _begin(self) -> WorkerProcess | None:
        """A new worker, which is not warm yet; None if the machine has no room for its process now."""
        try:
            fresh = WorkerProcess(self._command)
        except OSError:
            return None
        self._workers.add(fresh)
        return fresh

    def _in_background(self, work: Coroutine[None, None, A]) -> asyncio.Task[A]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def _note(self, trouble: str, bot: str, error: str = "") -> None:
        if not self._is_stopped:
            self.troubles[trouble] += 1
            log.warning("a bot failed: %s", " ".join(filter(None, [bot, trouble, error])))


def _decoded(answer: bytes | None) -> BotAnswer | None:
    try:
        return None if answer is None else msgspec.json.decode(answer, type=BotAnswer)
    except msgspec.DecodeError:
        return None
