"""Rates and means with their intervals."""

import math
from collections import Counter
from collections.abc import Iterable

import msgspec

Z95 = 1.959963984540054  # the normal quantile of a two-sided 95 % interval
RESAMPLES = 10_000


def wilson(hits: int, tries: int, z: float = Z95) -> tuple[float, float]:
    """The Wilson interval of a rate, 95 % unless `z` says otherwise; everything is possible when nothing was tried.

    >>> [round(bound, 3) for bound in wilson(8, 10)]
    [0.49, 0.943]
    """
    if tries == 0:
        return 0.0, 1.0
    rate = hits / tries
    centre = (rate + z * z / (2 * tries)) / (1 + z * z / tries)
    reach = z * math.sqrt(rate * (1 - rate) / tries + z * z / (4 * tries * tries)) / (1 + z * z / tries)
    return max(0.0, min(rate, centre - reach)), min(1.0, max(rate, centre + reach))


class Share(msgspec.Struct, frozen=True):
    """How often something happened, with its 95 % Wilson interval."""

    count: int
    rate: float
    low: float
    high: float


def share(count: int, tries: int) -> Share:
    """The share of so many tries."""
    low, high = wilson(count, tries)
    return Share(count, count / tries if tries else 0.0, low, high)


class Mean(msgspec.Struct, frozen=True):
    """A mean with its 95 % interval."""

    mean: float
    low: float
    high: float

    @property
    def is_apart(self) -> bool:
        """Whether the interval excludes 0."""
        return self.low > 0 or self.high < 0


def bootstrap(deals: Iterable[tuple[float, int]]) -> Mean | None:
    """The mean of what was counted, with the interval in which 95 % of the means of resampled deals lie.

    Each deal gives a sum and how many values it is the sum of: what belongs to one deal is drawn together, so that
    differences between seatings of the same deal stay paired. Resampling always uses the same seed. Where all deals
    agree the interval has no width: then the Wilson intervals say how much is known. None if nothing was counted.

    >>> bootstrap([(1, 1), (0, 1), (0, 1), (1, 1)])
    Mean(mean=0.5, low=0.0, high=1.0)
    """
    import numpy  # only here: it takes longer to load than all the rest

    counted = sorted(Counter(deal for deal in deals if deal[1]).items())
    if not counted:
        return None
    often = numpy.array([count for _, count in counted])
    rows = numpy.array([deal for deal, _ in counted], dtype=float)
    drawn = numpy.random.default_rng(1).multinomial(often.sum(), often / often.sum(), size=RESAMPLES)
    means = (drawn @ rows[:, 0]) / (drawn @ rows[:, 1])
    low, high = numpy.quantile(means, [0.025, 0.975])
    total, values = often @ rows
    return Mean(float(total / values), float(low), float(high))
