"""Threads that do their parts of a job together, thousands of times a second.

Waking a thread through a queue takes a small part of the time that a task of an executor takes, which counts when the
job itself takes less than a millisecond.
"""

import threading
from collections.abc import Callable, Sequence
from queue import SimpleQueue

Part = Callable[[], None]


class Crew:
    """So many threads, the caller's among them; the others end with `dismiss`."""

    def __init__(self, size: int) -> None:
        """The caller does the first part of each job, so one thread less is started."""
        self._others = [_Member() for _ in range(size - 1)]

    def do(self, parts: Sequence[Part]) -> None:
        """Do all parts, one in each thread, and return when all are done; an error of one is raised here."""
        first, *rest = parts
        for member, part in zip(self._others, rest, strict=True):
            member.begin(part)
        first()
        for member in self._others:
            member.wait()

    def settle(self) -> None:
        """Wait for parts that are still being done because an interrupt ended `do` early."""
        for member in self._others:
            if member.is_busy:
                member.wait()

    def dismiss(self) -> None:
        """End the threads."""
        for member in self._others:
            member.begin(None)


class _Member:
    """A thread that sleeps until there is something to do."""

    def __init__(self) -> None:
        self._asked = self._done = 0
        self._error: Exception | None = None
        self._to_do: SimpleQueue[tuple[int, Part | None]] = SimpleQueue()
        self._ends: SimpleQueue[int] = SimpleQueue()
        threading.Thread(target=self._work, name="pyrite batch", daemon=True).start()

    @property
    def is_busy(self) -> bool:
        """Whether it is doing a part."""
        return self._done < self._asked

    def begin(self, part: Part | None) -> None:
        """Wake it to do this part; None ends it."""
        self._to_do.put((self._asked + 1, part))
        self._asked += 1

    def wait(self) -> None:
        """Wait until the part is done, and raise the error that it ended with, if any."""
        while self._ends.get() < self._asked:
            pass  # the end of an earlier part that an interrupt kept us from waiting for
        error, self._error = self._error, None
        if error is not None:
            raise error

    def _work(self) -> None:
        while True:
            number, part = self._to_do.get()
            if part is None:
                return
            try:
                part()
            except Exception as error:  # raised in `wait`
                self._error = error
            self._done = number
            self._ends.put(number)
