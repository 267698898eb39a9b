"""Intervals against numbers from the literature and by hand."""

import math
import subprocess
import sys

import pytest

from pyrite.arena.statistics import Mean, bootstrap, share, wilson


@pytest.mark.once
@pytest.mark.parametrize(
    ("hits", "tries", "low", "high"),
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)],
)
def test_wilson_gives_the_intervals_of_newcombe_1998(hits, tries, low, high):
    assert list(wilson(hits, tries)) == pytest.approx([low, high], abs=5e-5)
    assert list(wilson(tries - hits, tries)) == pytest.approx([1 - high, 1 - low], abs=5e-5)


@pytest.mark.once
def test_a_share_of_nothing_may_be_anything():
    assert (share(0, 0).rate, share(0, 0).low, share(0, 0).high) == (0.0, 0.0, 1.0)


@pytest.mark.once
def test_the_bootstrap_of_many_deals_is_as_wide_as_the_normal_interval():
    deals = [(1, 1)] * 300 + [(0, 1)] * 500 + [(-1, 1)] * 200
    found = bootstrap(deals)
    assert found is not None
    assert found.mean == pytest.approx(0.1)
    reach = 1.96 * math.sqrt((0.5 - 0.01) / 1000)
    assert found.low == pytest.approx(0.1 - reach, abs=0.002)
    assert found.high == pytest.approx(0.1 + reach, abs=0.002)


@pytest.mark.once
def test_values_of_one_deal_are_drawn_together():
    """Ten equal values in each of 100 deals say no more than one value in each."""
    alone = bootstrap([(deal % 2, 1) for deal in range(100)])
    together = bootstrap([(10 * (deal % 2), 10) for deal in range(100)])
    assert alone == together
    spread = bootstrap([(deal % 2, 1) for deal in range(1000)])
    assert alone is not None
    assert spread is not None
    assert alone.high - alone.low > 2 * (spread.high - spread.low)


@pytest.mark.once
def test_deals_weigh_by_how_many_values_they_have():
    found = bootstrap([(9, 3), (1, 1), (0, 0)])
    assert found is not None
    assert found.mean == 2.5


@pytest.mark.once
def test_the_order_of_deals_does_not_matter_and_the_dice_are_always_the_same():
    deals = [(1, 1), (0, 1), (-1, 1), (1, 1), (2, 2)] * 7
    assert bootstrap(deals) == bootstrap(reversed(deals)) == bootstrap(deals)


@pytest.mark.once
def test_nothing_counted_has_no_mean_and_deals_that_agree_no_width():
    assert bootstrap([]) is None
    assert bootstrap([(0, 0)]) is None
    assert bootstrap([(1, 1)] * 5) == Mean(1.0, 1.0, 1.0)


@pytest.mark.once
@pytest.mark.parametrize(("low", "high", "apart"), [(0.1, 0.2, True), (-0.2, -0.1, True), (-0.1, 0.1, False)])
def test_an_interval_is_apart_from_0_or_not(low, high, apart):
    assert Mean(0.0, low, high).is_apart is apart


@pytest.mark.once
def test_the_command_line_starts_without_numpy():
    code = "import sys, pyrite.cli; sys.exit('numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-W", "ignore", "-c", code], timeout=300).returncode == 0
