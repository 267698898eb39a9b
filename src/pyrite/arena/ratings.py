"""Ratings from rounds with mixed seats: how much a bot helps the first team as one of it, and harms it in the second.

The logarithm of the odds that the first team wins is a constant of the sizes of both teams, plus the mean worth of the
first team, less that of the second. Both are in points of which 400 are odds of ten to one, as in chess, against an
anchor, which has 0: a first team worth 100 each has odds 1.78 times those of a team of anchors.
"""

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from pyrite.arena.statistics import Z95, Mean

if TYPE_CHECKING:
    from numpy import float64
    from numpy.typing import NDArray

POINTS = 400 / math.log(10)  # of a natural logarithm of odds
FIRMNESS = 0.05  # how much nothing is believed before anything was played: keeps what was never seen at 0


class MixedRound(msgspec.Struct, frozen=True):
    """A round with mixed seats: by seat the bot and whether it was of the second team; whether the first team won."""

    number: int
    bots: tuple[int, ...]
    second: tuple[bool, ...]
    won: bool


class Rating(msgspec.Struct, frozen=True):
    """What a bot is worth in either team, with 95 % intervals, and in how many seats it sat."""

    first: Mean
    second: Mean
    seats: int


def ratings(rounds: Sequence[MixedRound], bots: int, anchor: int = 0) -> list[Rating]:
    """The rating of each bot, against the anchor; rounds without a second team say nothing.

    The most likely ones by Newton's method; the intervals are those of the curvature there.
    """
    import numpy

    played = [one for one in rounds if any(one.second)]
    tables = sorted({_table(one) for one in played})
    facts = numpy.array([_facts(one, bots, tables) for one in played]).reshape(len(played), 2 * bots + len(tables))
    fixed = [anchor, bots + anchor]
    facts[:, fixed] = 0
    won = numpy.array([float(one.won) for one in played])
    worth, spread = _fit(facts, won)
    seats = [sum(one.bots.count(place) for one in played) for place in range(bots)]
    means = [_mean(worth[place], spread[place], place in fixed) for place in range(2 * bots)]
    return [Rating(means[place], means[bots + place], seats[place]) for place in range(bots)]


def _table(one: MixedRound) -> tuple[int, int]:
    return len(one.bots), sum(one.second)


def _facts(one: MixedRound, bots: int, tables: Sequence[tuple[int, int]]) -> list[float]:
    """How much of the first team is each bot, how much of the second, and which kind of table it was."""
    facts = [0.0] * (2 * bots + len(tables))
    seconds = sum(one.second)
    firsts = len(one.bots) - seconds
    for bot, is_second in zip(one.bots, one.second, strict=True):
        if is_second:
            facts[bots + bot] -= 1 / seconds
        else:
            facts[bot] += 1 / firsts
    facts[2 * bots + tables.index(_table(one))] = 1.0
    return facts


def _fit(facts: "NDArray[float64]", won: "NDArray[float64]") -> "tuple[NDArray[float64], NDArray[float64]]":
    """Logistic regression: what each fact is worth, and its standard error."""
    import numpy

    worth = numpy.zeros(facts.shape[1])
    firm = numpy.eye(facts.shape[1]) * FIRMNESS
    for _ in range(50):
        chance = 1 / (1 + numpy.exp(-(facts @ worth)))
        curve = facts.T @ (facts * (chance * (1 - chance))[:, None]) + firm
        step = numpy.linalg.solve(curve, facts.T @ (won - chance) - FIRMNESS * worth)
        worth = worth + numpy.clip(step, -2, 2)
        if abs(step).max(initial=0) < 1e-9:
            break
    chance = 1 / (1 + numpy.exp(-(facts @ worth)))
    curve = facts.T @ (facts * (chance * (1 - chance))[:, None]) + firm
    return worth, numpy.sqrt(numpy.diag(numpy.linalg.inv(curve)))


def _mean(worth: float, spread: float, is_fixed: bool) -> Mean:
    if is_fixed:
        return Mean(0.0, 0.0, 0.0)
    ends = (worth, worth - Z95 * spread, worth + Z95 * spread)
    value, low, high = (float(POINTS * end) for end in ends)
    return Mean(value, low, high)
