"""Limits on the log: nobody can fill the disk by causing the same line again and again."""

import logging
import time
from collections import Counter
from collections.abc import Callable

MOST = 20  # lines of one kind in a span of time
SPAN = 60.0  # seconds
LEFT_OUT = "lines like this were left out"


class RepeatFilter(logging.Filter):
    """Lets each kind of line through `most` times in `seconds`, then says how many were left out.

    A kind is a place in the program, such as the warning about a request that is not HTTP.
    """

    def __init__(self, most: int = MOST, seconds: float = SPAN, now: Callable[[], float] = time.monotonic) -> None:
        """Nothing has been logged."""
        super().__init__()
        self._most = most
        self._seconds = seconds
        self._now = now
        self._began = now()
        self._seen: Counter[tuple[str, str, int]] = Counter()
        self._left_out: Counter[tuple[str, str, int]] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a line is written."""
        if self._now() - self._began > self._seconds:
            self._left_out = Counter(
                {kind: seen - self._most for kind, seen in self._seen.items() if seen > self._most}
            )
            self._seen.clear()
            self._began = self._now()
        kind = (record.name, record.pathname, record.lineno)
        self._seen[kind] += 1
        missed = self._left_out.pop(kind, 0)
        if missed:
            record.msg, record.args = f"{record.getMessage()} ({missed} {LEFT_OUT})", ()
        return self._seen[kind] <= self._most
