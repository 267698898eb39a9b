"""Honest figures: rates with their intervals."""

import math

Z95 = 1.959963984540054  # the normal quantile of a two-sided 95 % interval


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
