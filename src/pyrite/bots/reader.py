"""The part of a trained network that judges the other seats by their deeds, in compiled code.

`pyrite/train/reader.py` says what the layers are; a test compares both.
"""

import math
from array import array
from collections.abc import Mapping, Sequence

from pyrite.bots.trunk import add_product_at, cut
from pyrite.bots.weights import WeightArray

SEATS = 10  # the one that reads comes last
SUREST = 6.0  # log-odds
SCALE = 3.0

Deed = tuple[int, int, Sequence[float]]  # who did it, to whom (or -1), and its numbers


class DeedReader:
    """The layers that read deeds, and then seats."""

    def __init__(self, parts: Mapping[str, WeightArray]) -> None:
        """Copy the arrays; ValueError if their shapes do not fit together."""
        self.numbers, self.own = parts["own"].shape
        self.aimed = parts["aimed"].shape[1]
        self.width = self.own + self.aimed
        self.read, self.second = parts["seat"].shape
        expected = {
            "own": (self.numbers, self.own),
            "own_bias": (self.own,),
            "aimed": (self.numbers, self.aimed),
            "aimed_bias": (self.aimed,),
            "seat": (self.read, self.second),
            "others": (self.width, self.second),
            "seat_bias": (self.second,),
            "out": (self.second,),
            "linear": (self.read,),
        }
        if {name: part.shape for name, part in parts.items()} != expected:
            raise ValueError("the arrays of this reader do not fit together")
        self._own = parts["own"].numbers()
        self._own_bias = parts["own_bias"].numbers()
        self._aimed = parts["aimed"].numbers()
        self._aimed_bias = parts["aimed_bias"].numbers()
        self._seat = parts["seat"].numbers()
        self._others = parts["others"].numbers()
        self._seat_bias = parts["seat_bias"].numbers()
        self._out = parts["out"].numbers()
        self._linear = parts["linear"].numbers()

    def judge(self, deeds: Sequence[Deed], seats: Sequence[Sequence[float]], there: Sequence[bool]) -> "SeatJudgment":
        """What it thinks of the other seats after these deeds; ValueError for other sizes."""
        if len(seats) != SEATS or len(there) != SEATS or any(len(one) != self.read - self.width for one in seats):
            raise ValueError("a table has numbers for ten seats, as many as the reader reads")
        for doer, target, numbers in deeds:
            if not (0 <= doer < SEATS and -1 <= target < SEATS) or len(numbers) != self.numbers:
                raise ValueError("a deed is of a seat, and has as many numbers as the reader reads")
        sums = self._sums(deeds)
        log_odds = [self._log_odds(seat, seats[seat], sums, sum(there)) for seat in range(SEATS - 1)]
        return SeatJudgment(log_odds, there)

    def _sums(self, deeds: Sequence[Deed]) -> "array[float]":
        """What the deeds of each seat come to."""
        sums = array("f", [0.0] * (SEATS * self.width))
        for doer, target, numbers in deeds:
            given = array("f", numbers)
            made = array("f", self._own_bias)
            add_product_at(made, 0, given, 0, self.numbers, self._own, 0, self.own)
            _add(sums, doer * self.width, made)
            if target >= 0:
                made = array("f", self._aimed_bias)
                add_product_at(made, 0, given, 0, self.numbers, self._aimed, 0, self.aimed)
                _add(sums, target * self.width + self.own, made)
        for place in range(len(sums)):
            sums[place] = math.log1p(sums[place])
        return sums

    def _log_odds(self, seat: int, numbers: Sequence[float], sums: "array[float]", players: int) -> float:
        read = array("f", sums[seat * self.width : (seat + 1) * self.width])
        read.extend(numbers)
        mean = array("f", [sum(sums[unit :: self.width]) / max(1, players) for unit in range(self.width)])
        second = array("f", self._seat_bias)
        add_product_at(second, 0, read, 0, self.read, self._seat, 0, self.second)
        add_product_at(second, 0, mean, 0, self.width, self._others, 0, self.second)
        cut(second, self.second)
        return sum(a * b for a, b in zip(second, self._out, strict=True)) + sum(
            a * b for a, b in zip(read, self._linear, strict=True)
        )


def _add(sums: "array[float]", at: int, made: "array[float]") -> None:
    """Add what a layer made of a deed, where it is above zero."""
    for place, value in enumerate(made):
        if value > 0:
            sums[at + place] += value


class SeatJudgment:
    """What a reader thinks of the other seats: the log-odds of each, and the numbers that policies read."""

    def __init__(self, log_odds: Sequence[float], there: Sequence[bool]) -> None:
        """`there` says which seats are at the table."""
        self.log_odds = list(log_odds)
        self.numbers = array("f")
        for odds, is_there in zip(log_odds, there, strict=False):
            self.numbers.extend(_told(odds) if is_there else (0.0, 0.0))

    def at(self, seat: int) -> "array[float]":
        """The numbers of one seat; zeros for none, or for oneself."""
        return self.numbers[2 * seat : 2 * seat + 2] if 0 <= seat < SEATS - 1 else array("f", (0.0, 0.0))


def _told(log_odds: float) -> tuple[float, float]:
    return max(-SUREST, min(SUREST, log_odds)) / SCALE, 1 / (1 + math.exp(-max(-30.0, min(30.0, log_odds))))
