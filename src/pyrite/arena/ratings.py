"""Ratings from rounds with mixed seats: how much a bot helps the miners as one of them, and harms them as a saboteur.

The logarithm of the odds that miners win is a constant of the number of players and saboteurs, plus the mean digging of
the miners, less the mean sabotage of the saboteurs. Both are told in points of which 400 are odds of ten to one, as in
chess, against an anchor, which has 0: a team of miners worth 100 each has odds 1.78 times those of a team of anchors.
"""

import math
from collections.abc import Sequence
from typing import Any

import msgspec

from pyrite.arena.statistics import Z95, Mean

POINTS = 400 / math.log(10)  # of a natural logarithm of odds
FIRMNESS = 0.05  # how much nothing is believed before anything was played: keeps what was never seen at 0


class Mixed(msgspec.Struct, frozen=True):
    """A round with mixed seats: by seat the number of the bot and whether it was a saboteur; whether miners won."""

    number: int
    bots: tuple[int, ...]
    saboteurs: tuple[bool, ...]
    won: bool


class Rating(msgspec.Struct, frozen=True):
    """What a bot is worth in either role, with 95 % intervals, and in how many seats it sat."""

    miner: Mean
    saboteur: Mean
    seats: int


def ratings(rounds: Sequence[Mixed], bots: int, anchor: int = 0) -> list[Rating]:
    """The rating of each bot, against the anchor; rounds without a saboteur say nothing.

    The most likely ones by Newton's method; the intervals are those of the curvature there.
    """
    import numpy

    played = [one for one in rounds if any(one.saboteurs)]
    tables = sorted({_table(one) for one in played})
    facts = numpy.array([_facts(one, bots, tables) for one in played]).reshape(len(played), 2 * bots + len(tables))
    fixed = [anchor, bots + anchor]
    facts[:, fixed] = 0
    won = numpy.array([float(one.won) for one in played])
    worth, spread = _fit(facts, won)
    seats = [sum(one.bots.count(place) for one in played) for place in range(bots)]
    means = [_mean(worth[place], spread[place], place in fixed) for place in range(2 * bots)]
    return [Rating(means[place], means[bots + place], seats[place]) for place in range(bots)]


def _table(one: Mixed) -> tuple[int, int]:
    return len(one.bots), sum(one.saboteurs)


def _facts(one: Mixed, bots: int, tables: Sequence[tuple[int, int]]) -> list[float]:
    """How much of the miners is each bot, how much of the saboteurs, and which kind of table it was."""
    facts = [0.0] * (2 * bots + len(tables))
    saboteurs = sum(one.saboteurs)
    miners = len(one.bots) - saboteurs
    for bot, is_saboteur in zip(one.bots, one.saboteurs, strict=True):
        if is_saboteur:
            facts[bots + bot] -= 1 / saboteurs
        else:
            facts[bot] += 1 / miners
    facts[2 * bots + tables.index(_table(one))] = 1.0
    return facts


def _fit(facts: Any, won: Any) -> tuple[Any, Any]:
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
