"""A trained network as a bot uses it: it runs in Pyrite's own compiled code, so playing needs no other packages.

The file holds a network for each role, how it was trained, and the curve of the training. `pyrite.train` writes it and
says what the layers are (`pyrite/train/network.py`); a test compares both.
"""

import math
import struct
from array import array
from base64 import b64decode
from collections.abc import Mapping, Sequence

import msgspec

FORMAT = "pyrite network 2"

RunSettings = dict[str, str | int | float]  # by name, as in the settings file of a run


class WeightArray(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An array of a network: its shape, and its numbers of 16 bits in base64."""

    shape: tuple[int, ...]
    data: str

    def numbers(self) -> "array[float]":
        """The numbers, row by row; ValueError if there are too many or too few."""
        data = b64decode(self.data)
        if len(data) != 2 * math.prod(self.shape):
            raise ValueError(f"{len(data) // 2} numbers are not an array of {self.shape}")
        return array("f", struct.unpack(f"<{len(data) // 2}e", data))


class NetworkFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The networks of a run by role, and what made them."""

    format: str
    command: str
    settings: RunSettings
    earlier: list[tuple[int, RunSettings]]  # settings before these, and the stage until which each was used
    stages: int
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
        """Copy the arrays; ValueError if their shapes do not fit together."""
        self.row_size, self.hidden = parts["rows"].shape
        self.context_size = parts["context"].shape[0]
        self.second = parts["second"].shape[1]
        expected = {
            "rows": (self.row_size, self.hidden),
            "context": (self.context_size, self.hidden),
            "bias": (self.hidden,),
            "second": (self.hidden, self.second),
            "pooled": (self.hidden, self.second),
            "second_bias": (self.second,),
            "out": (self.second,),
            "linear": (self.row_size,),
        }
        if {name: part.shape for name, part in parts.items()} != expected:
            raise ValueError("the arrays of this network do not fit together")
        self._rows = parts["rows"].numbers()
        self._context = parts["context"].numbers()
        self._bias = parts["bias"].numbers()
        self._second = parts["second"].numbers()
        self._pooled = parts["pooled"].numbers()
        self._second_bias = parts["second_bias"].numbers()
        self._out = parts["out"].numbers()
        self._linear = parts["linear"].numbers()

    def scores(self, rows: Sequence[Sequence[float]], context: Sequence[float]) -> list[float]:
        """The score of each legal action, from its row and the row of the moment; ValueError for other sizes."""
        if len(context) != self.context_size or any(len(row) != self.row_size for row in rows):
            raise ValueError("rows or context of another size than the network reads")
        given = array("f", [number for row in rows for number in row])
        found = array("f", [0.0] * len(rows))
        first = array("f", [0.0] * (len(rows) * self.hidden))
        self._score(len(rows), given, array("f", context), first, found)
        return found.tolist()

    def _score(
        self, count: int, rows: "array[float]", context: "array[float]", first: "array[float]", found: "array[float]"
    ) -> None:
        """Fill in `found`; `first` has room for the first layer."""
        common = array("f", self._bias)
        add_product(common, 0, context, 0, self.context_size, self._context, self.hidden)
        for row in range(count):
            for unit in range(self.hidden):
                first[row * self.hidden + unit] = common[unit]
            add_product(first, row * self.hidden, rows, row * self.row_size, self.row_size, self._rows, self.hidden)
            usual = 0.0
            for place in range(self.row_size):
                usual += rows[row * self.row_size + place] * self._linear[place]
            found[row] = usual
            for unit in range(self.hidden):
                if first[row * self.hidden + unit] < 0:
                    first[row * self.hidden + unit] = 0.0
        pooled = self._pool(count, first, found)
        then = array("f", pooled)
        for row in range(count):
            for unit in range(self.second):
                then[unit] = pooled[unit]
            add_product(then, 0, first, row * self.hidden, self.hidden, self._second, self.second)
            worth = 0.0
            for unit in range(self.second):
                if then[unit] > 0:
                    worth += then[unit] * self._out[unit]
            found[row] += worth

    def _pool(self, count: int, first: "array[float]", usual: "array[float]") -> "array[float]":
        """The mean of the first layer over all actions, each weighed by how likely it usually is."""
        most = usual[0]
        for row in range(count):
            most = max(most, usual[row])
        total = 0.0
        for row in range(count):
            total += math.exp(usual[row] - most)
        mean = array("f", [0.0] * self.hidden)
        for row in range(count):
            weight = math.exp(usual[row] - most) / total
            for unit in range(self.hidden):
                mean[unit] += weight * first[row * self.hidden + unit]
        pooled = array("f", self._second_bias)
        add_product(pooled, 0, mean, 0, self.hidden, self._pooled, self.second)
        return pooled


def add_product(
    target: "array[float]",
    target_at: int,
    values: "array[float]",
    values_at: int,
    count: int,
    matrix: "array[float]",
    width: int,
) -> None:
    """Add the product of some values and a matrix to a target; most values are 0, and those are left out."""
    for place in range(count):
        value = values[values_at + place]
        if value:
            for unit in range(width):
                target[target_at + unit] += value * matrix[place * width + unit]
