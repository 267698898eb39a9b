"""A gate at which one thread waits until another opens it, without the interpreter lock."""

from pyrite.core import python_locks as locks

TRIES = 6000  # how often a thread looks before it sleeps


class ThreadGate:
    """One thread waits, another opens; the gate closes again behind the thread that passes.

    A thread that waits looks again and again for a moment before it sleeps: to wake it would take about as long as
    stepping a hundred games of a batch.
    """

    def __init__(self) -> None:
        """A closed gate."""
        self.lock = locks.allocate()
        locks.acquire(self.lock, 1)

    def __dealloc__(self) -> None:
        """Nobody waits here any more."""
        locks.free(self.lock)

    def passes(self) -> bool:
        """Whether it was open; if so, the thread has passed it."""
        return locks.acquire(self.lock, 0)

    def wait(self) -> None:
        """Pass it as soon as it is open."""
        for _ in range(TRIES):
            if locks.acquire(self.lock, 0):
                return
        locks.acquire(self.lock, 1)

    def open(self) -> None:
        """Let one thread pass, now or later; the gate is closed before."""
        locks.release(self.lock)

    def open_again(self) -> None:
        """Let one thread pass, now or later, whether the gate is open already or not."""
        locks.acquire(self.lock, 0)
        locks.release(self.lock)
