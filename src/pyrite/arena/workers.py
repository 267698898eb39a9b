"""Chunks of deals, played by as many processes as there are cores, or on a cluster."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from multiprocessing.connection import Connection
from types import FrameType
from typing import NamedTuple, TypeVar

from pyrite.arena.cluster import Cluster
from pyrite.arena.contest import Chunk, Contest
from pyrite.arena.deals import ChunkResult, play_chunk

Plan = TypeVar("Plan")
Piece = TypeVar("Piece")
Done = TypeVar("Done")


class WorkPlace(NamedTuple):
    """Where work is done: by so many processes of this machine or, if there is an address, on a Ray cluster."""

    cores: int
    cluster: str | None = None


def all_cores() -> int:
    """How many processes can run at the same time here."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play(contest: Contest, todo: Sequence[Chunk], cores: int, cluster: str | None = None) -> Iterator[ChunkResult]:
    """Plays chunks of a contest; their results, in the order in which they end."""
    yield from spread(play_chunk, contest, todo, cores, cluster)


def spread(
    work: Callable[[Plan, Piece], Done], plan: Plan, todo: Sequence[Piece], cores: int, cluster: str | None = None
) -> Iterator[Done]:
    """Does the pieces of a plan, each as soon as a core is free; their results, in the order in which they end."""
    with remembering_interrupts() as was_interrupted:
        for done in _done(work, plan, todo, min(cores, len(todo)), cluster):
            if was_interrupted():
                raise KeyboardInterrupt
            yield done


def _done(
    work: Callable[[Plan, Piece], Done], plan: Plan, todo: Sequence[Piece], cores: int, cluster: str | None
) -> Iterator[Done]:
    if cores <= 1 and cluster is None:
        yield from (work(plan, piece) for piece in todo)
        return
    with pool(cores, cluster) as processes:
        with holding_interrupts():  # the first submission starts all workers
            futures = [processes.submit(work, plan, piece) for piece in todo]
        for done in as_completed(futures):
            yield done.result()


@contextmanager
def remembering_interrupts() -> Iterator[Callable[[], bool]]:
    """Says whether an interrupt came: Python drops the exception if it is raised while an object is being deleted."""
    came: list[int] = []

    def interrupt(number: int, frame: FrameType | None) -> None:
        came.append(number)
        signal.default_int_handler(number, frame)

    is_ours = threading.current_thread() is threading.main_thread()
    if not is_ours or signal.getsignal(signal.SIGINT) is not signal.default_int_handler:
        yield lambda: False  # somebody else handles interrupts, or ignores them
        return
    signal.signal(signal.SIGINT, interrupt)
    try:
        yield lambda: bool(came)
    finally:
        signal.signal(signal.SIGINT, signal.default_int_handler)


@contextmanager
def pool(cores: int, cluster: str | None = None) -> Iterator[Executor]:
    """Processes here, or the cluster at an address; submit the first task inside `holding_interrupts`."""
    if cluster is None:
        with _processes(cores) as processes:
            yield processes
        return
    with Cluster(cluster) as nodes:
        yield nodes


@contextmanager
def _processes(cores: int) -> Iterator[ProcessPoolExecutor]:
    """Processes that end with this one, however it ends."""
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
def holding_interrupts() -> Iterator[None]:
    """Lets interrupts wait for a moment: processes started meanwhile do not hear them, from their first line on."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows, where interrupts cannot be held back
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
