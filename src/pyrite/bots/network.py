"""A trained network as a bot uses it: plain Python, so that playing needs nothing installed beside the program.

The file holds a network for each role, how it was trained, and the curve of the training. `pyrite.train` writes it and
says what the layers are (`pyrite/train/network.py`); a test compares both.
"""

from array import array
from base64 import b64decode
from collections.abc import Mapping, Sequence
from operator import mul

import msgspec

FORMAT = "pyrite network 1"

Numbers = list[float]
RunSettings = dict[str, str | int | float]  # by name, as in the settings file of a run


class WeightArray(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An array of a network: its shape, and its numbers in base64."""

    shape: tuple[int, ...]
    data: str

    def rows(self) -> list[Numbers]:
        """The numbers, row by row; one row if it has one dimension."""
        numbers = array("f", b64decode(self.data))
        if array("H", b"\1\0")[0] != 1:  # a machine of the other order
            numbers.byteswap()
        width = self.shape[-1]
        return [numbers[first : first + width].tolist() for first in range(0, len(numbers), width)]


class NetworkFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The networks of a run by role, and what made them."""

    format: str
    command: str
    settings: RunSettings
    earlier: list[tuple[int, RunSettings]]  # settings before these, and the update until which each was used
    updates: int
    rounds: int
    curve: list[dict[str, float]]
    networks: dict[str, dict[str, WeightArray]]


def read_networks(data: bytes) -> "dict[str, Network]":
    """The network of each role, from a file; ValueError if it is not one."""
    file = msgspec.json.decode(data, type=NetworkFile)
    if file.format != FORMAT:
        raise ValueError(f"the format of this network is {file.format!r}, and {FORMAT!r} is read")
    return {role: Network(parts) for role, parts in file.networks.items()}


class Network:
    """A policy that scores the legal actions of a decision."""

    def __init__(self, parts: Mapping[str, WeightArray]) -> None:
        """Take the arrays apart into the rows that are multiplied."""
        self._rows = parts["rows"].rows()
        self._context = parts["context"].rows()
        (self._bias,) = parts["bias"].rows()
        self._second = _columns(parts["second"].rows())
        self._pooled = _columns(parts["pooled"].rows())
        (self._second_bias,) = parts["second_bias"].rows()
        (self._out,) = parts["out"].rows()
        (self._linear,) = parts["linear"].rows()

    def scores(self, rows: Sequence[Sequence[float]], context: Sequence[float]) -> Numbers:
        """The score of each legal action, from its row and the row of the moment."""
        common = _added(self._bias, context, self._context)
        first = [[max(0.0, value) for value in _added(common, row, self._rows)] for row in rows]
        largest = [max(values) for values in zip(*first, strict=True)]
        pooled = [
            bias + sum(map(mul, largest, column)) for bias, column in zip(self._second_bias, self._pooled, strict=True)
        ]
        return [
            sum(map(mul, row, self._linear)) + self._worth(values, pooled)
            for row, values in zip(rows, first, strict=True)
        ]

    def _worth(self, first: Numbers, pooled: Numbers) -> float:
        """What the second layer makes of an action."""
        worth = 0.0
        for start, column, weight in zip(pooled, self._second, self._out, strict=True):
            value = start + sum(map(mul, first, column))
            if value > 0:
                worth += value * weight
        return worth


def _columns(rows: list[Numbers]) -> list[Numbers]:
    return [list(column) for column in zip(*rows, strict=True)]


def _added(start: Numbers, values: Sequence[float], rows: list[Numbers]) -> Numbers:
    """The start, and each row as often as its value says; most values are 0."""
    total = start
    for value, row in zip(values, rows, strict=True):
        if value:
            total = [one + value * weight for one, weight in zip(total, row, strict=True)]
    return total
