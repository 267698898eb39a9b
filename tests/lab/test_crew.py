"""Threads that share a job: each part is done once, errors are raised, and interrupts leave nothing half done."""

import gc
import threading

import pytest

from pyrite.lab import Batch
from pyrite.lab.crew import Crew


def test_every_part_is_done_by_a_thread_of_its_own():
    crew, who = Crew(3), {}
    meeting = threading.Barrier(3)

    def part(place):
        def do():
            meeting.wait(30)  # only if all three are at work at the same time
            who[place] = threading.get_ident()

        return do

    for _ in range(50):
        who.clear()
        crew.do([part(place) for place in range(3)])
        assert who[0] == threading.get_ident()
        assert len(set(who.values())) == 3
    crew.dismiss()


def test_an_error_of_another_thread_is_raised_and_the_next_job_is_done():
    crew, done = Crew(2), []

    def fail():
        raise MemoryError("no room")

    with pytest.raises(MemoryError, match="no room"):
        crew.do([lambda: None, fail])
    crew.do([lambda: None, lambda: done.append(1)])
    assert done == [1]
    crew.dismiss()


def test_after_an_interrupt_the_parts_under_way_are_waited_for():
    crew, go, done = Crew(2), threading.Event(), []

    def interrupted():
        raise KeyboardInterrupt

    def slow():
        go.wait(30)
        done.append("slow")

    with pytest.raises(KeyboardInterrupt):
        crew.do([interrupted, slow])
    assert done == []
    threading.Timer(0.01, go.set).start()
    crew.settle()
    assert done == ["slow"]
    crew.do([lambda: None, lambda: done.append("next")])
    assert done == ["slow", "next"]
    crew.settle()  # nothing is under way: does not wait
    crew.dismiss()


def test_a_batch_that_nobody_needs_any_more_ends_its_threads():
    before = set(threading.enumerate())
    batch = Batch("saboteur", 4, 3, threads=2, seed=1)
    (started,) = set(threading.enumerate()) - before
    del batch
    gc.collect()
    started.join(30)
    assert not started.is_alive()
