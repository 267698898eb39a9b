"""Work spread over processes: what an interrupt does."""

import os
import signal
from collections.abc import Iterator

import pytest

from pyrite.arena import workers


@pytest.fixture
def interruptible() -> Iterator[None]:
    """A shell that runs the tests in the background may ignore interrupts."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


class InterruptsWhenDeleted:
    def __del__(self) -> None:
        os.kill(os.getpid(), signal.SIGINT)
        for _ in range(1000):  # the handler runs here, and Python drops what it raises
            pass


def double(plan: int, piece: int) -> int:
    if piece == 2:
        InterruptsWhenDeleted()
    return plan * piece


@pytest.mark.once
@pytest.mark.usefixtures("interruptible")
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_an_interrupt_that_comes_while_an_object_is_deleted_is_not_lost():
    results = workers.spread(double, 10, [1, 2, 3, 4], cores=1)
    assert next(results) == 10
    with pytest.raises(KeyboardInterrupt):
        next(results)
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


@pytest.mark.once
def test_a_program_that_handles_interrupts_keeps_its_handler():
    heard: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, frame: heard.append(number))
    try:
        assert list(workers.spread(double, 10, [1, 2, 3], cores=1)) == [10, 20, 30]
    finally:
        signal.signal(signal.SIGINT, before)
    assert heard == [signal.SIGINT]
