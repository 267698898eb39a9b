"""A chi-square test: samples of a view bring every possible position equally often."""

import math
import random
from collections import Counter
from collections.abc import Callable, Hashable
from typing import TypeVar

from pyrite import engine
from pyrite.core.views import SeatView

E = TypeVar("E")
S = TypeVar("S")

DRAWS = 10_000 if engine.build() == "compiled" else 1_000
Ways = Counter[Hashable]  # in how many ways of laying out the unseen cards each outcome comes about


def check_evenness(view: SeatView[E, S], ways: Ways, outcome: Callable[[S], Hashable]) -> None:
    """Samples bring every outcome, no other, and each as often as it has ways, by a chi-square test."""
    assert ways, "the case cannot be"
    total = ways.total()
    rarest = min(ways.values()) / total
    draws = max(DRAWS, math.ceil(18 / rarest)) if len(ways) > 1 else 50  # of the rarest 18 are to be expected
    assert draws <= 30_000, "the case is too large for a test"
    rng = random.Random(2024)
    found = Counter(outcome(view.sample(rng)) for _ in range(draws))
    assert set(found) == set(ways)
    expected = {way: count * draws / total for way, count in ways.items()}
    distance = sum((found[way] - expected[way]) ** 2 / expected[way] for way in ways)
    assert chance_of(distance, len(ways) - 1) > 1e-4, f"{distance:.1f} of {len(ways)} outcomes"


def chance_of(distance: float, freedom: int) -> float:
    """The chance that even dice come out this far off or further (chi-square, after Wilson and Hilferty)."""
    if not freedom:
        return 1.0
    spread = 2 / (9 * freedom)
    return math.erfc(((distance / freedom) ** (1 / 3) - 1 + spread) / math.sqrt(2 * spread)) / 2
