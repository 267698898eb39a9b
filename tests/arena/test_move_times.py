"""Times of moves: counted in bins, exact to within a bin."""

import pytest

from pyrite.arena.move_times import Thinking


def thinking(*seconds: float) -> Thinking:
    times = Thinking()
    for one in seconds:
        times.add(one)
    return times


@pytest.mark.once
def test_quantiles_are_right_to_within_3_percent():
    times = thinking(*(number / 1000 for number in range(1, 1001)))
    assert times.moves == 1000
    assert times.seconds == pytest.approx(500.5)
    for part in (0.1, 0.5, 0.9, 0.99):
        assert times.quantile(part) == pytest.approx(part, rel=0.031)


@pytest.mark.once
def test_one_slow_move_in_a_hundred_is_beyond_the_99th_percentile_and_two_are_not():
    assert thinking(*[0.001] * 99, 1.0).quantile(0.99) == pytest.approx(0.001, rel=0.03)
    assert thinking(*[0.001] * 98, 1.0, 1.0).quantile(0.99) == pytest.approx(1.0, rel=0.03)


@pytest.mark.once
def test_counts_of_several_processes_add_up():
    whole, part = thinking(0.001, 0.002, 0.5), thinking(0.001, 0.002)
    part.merge(thinking(0.5))
    assert part.bins == whole.bins
    assert part.seconds == pytest.approx(whole.seconds)


@pytest.mark.once
def test_nothing_is_as_quick_as_no_time_at_all():
    assert thinking(0.0, -1.0).moves == 2
    assert 0 < thinking(0.0).quantile(0.5) < 1e-6
    assert Thinking().quantile(0.5) == 0.0


@pytest.mark.once
def test_new_counts_share_nothing():
    thinking(0.5)
    assert Thinking().moves == 0
