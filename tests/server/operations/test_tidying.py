"""When Python looks for garbage in a server: rarely in full, and then at quiet moments."""

import asyncio
import gc
import itertools
import time
import weakref
from collections.abc import Iterator

import pytest

from pyrite.server.operations import garbage

pytestmark = pytest.mark.once


@pytest.fixture(autouse=True)
def _usual_searches() -> Iterator[None]:
    """Puts back what a test has set."""
    before = gc.get_threshold()
    yield
    gc.set_threshold(*before)
    gc.unfreeze()


def test_full_searches_no_longer_come_by_themselves_and_what_is_loaded_is_left_alone():
    garbage.search_rarely()
    assert gc.get_threshold()[2] == garbage.NEVER
    assert gc.get_freeze_count() > 1_000
    assert gc.isenabled(), "young objects are searched as ever"


def full_searches(busy: Iterator[float], monkeypatch: pytest.MonkeyPatch, longest: float, seconds: float) -> int:
    """How many there are until the first, or in so many seconds; with a look every hundredth."""
    monkeypatch.setattr(garbage, "QUIET", 0.002)
    before = gc.get_stats()[2]["collections"]

    async def run() -> int:
        task = asyncio.create_task(garbage.tidy(lambda: next(busy), look=0.01, longest=longest))
        end = time.monotonic() + seconds
        while (found := int(gc.get_stats()[2]["collections"] - before)) == 0 and time.monotonic() < end:
            await asyncio.sleep(0.005)
        task.cancel()
        return found

    return asyncio.run(run())


def test_a_quiet_server_is_searched_in_full(monkeypatch):
    assert full_searches(itertools.repeat(7), monkeypatch, longest=900, seconds=10) >= 1


def test_a_busy_server_is_not_searched_in_full(monkeypatch):
    assert full_searches(itertools.count(), monkeypatch, longest=900, seconds=0.3) == 0


def test_a_server_that_is_always_busy_is_searched_at_last(monkeypatch):
    assert full_searches(itertools.count(), monkeypatch, longest=0.1, seconds=10) >= 1


def test_garbage_in_circles_goes_at_a_quiet_moment(monkeypatch):
    class Circle:
        itself: "Circle | None" = None

    one = Circle()
    one.itself = one
    gone: list[bool] = []
    watched = weakref.ref(one, lambda _: gone.append(True))
    del one
    full_searches(itertools.repeat(0), monkeypatch, longest=900, seconds=10)
    assert gone == [True]
    assert watched() is None
