"""Chunks of deals, played by as many processes as there are cores."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from multiprocessing.connection import Connection
from typing import TypeVar

from pyrite.arena.contest import Chunk, Contest
from pyrite.arena.deals import ChunkResult, play_chunk

Plan = TypeVar("Plan")
Piece = TypeVar("Piece")
Done = TypeVar("Done")


def all_cores() -> int:
    """How many processes can run at the same time here."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play(contest: Contest, todo: Sequence[Chunk], cores: int) -> Iterator[ChunkResult]:
    """Plays chunks of a contest; what came of them, in the order in which they end."""
    yield from spread(play_chunk, contest, todo, cores)


def spread(work: Callable[[Plan, Piece], Done], plan: Plan, todo: Sequence[Piece], cores: int) -> Iterator[Done]:
    """Does the pieces of a plan, each as soon as a core is free; what came of them, in the order in which they end."""
    cores = min(cores, len(todo))
    if cores <= 1:
        yield from (work(plan, piece) for piece in todo)
        return
    with pool(cores) as processes:
        with deaf():  # the first submission starts all workers
            futures = [processes.submit(work, plan, piece) for piece in todo]
        for done in as_completed(futures):
            yield done.result()


@contextmanager
def pool(cores: int) -> Iterator[ProcessPoolExecutor]:
    """Processes that end with this one, however it ends; submit the first task while `deaf`."""
    context = multiprocessing.get_context("spawn")  # the same on every system, and safe with threads
    worker_end, our_end = context.Pipe(duplex=False)
    processes = ProcessPoolExecutor(cores, context, _begin, (worker_end,))
    try:
        yield processes
    finally:  # also when something failed, or the caller has had enough
        our_end.close()
        processes.shutdown(cancel_futures=True)
        worker_end.close()


@contextmanager
def deaf() -> Iterator[None]:
    """Lets interrupts wait for a moment: processes started meanwhile do not hear them, from their first line on."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows, where a process has to be started deaf in another way
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)  # one that came meanwhile is heard now


def _begin(worker_end: Connection) -> None:
    """A worker leaves interrupts to its parent, and ends when that closes its end of the pipe, or is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, args=(worker_end,), daemon=True).start()


def _end_with_parent(worker_end: Connection) -> None:
    worker_end.poll(None)
    os._exit(0)
