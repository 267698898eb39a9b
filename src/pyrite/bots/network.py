"""A trained network as a bot uses it: it runs in Pyrite's own compiled code, so playing needs no other packages.

The file holds a network for each role, how it was trained, and the curve of the training. `pyrite.train` writes it and
says what the layers are (`pyrite/train/network.py`); a test compares both.
"""

import math
from array import array
from collections.abc import Mapping, Sequence

import msgspec

from pyrite.bots.reader import DeedReader, SeatJudgment
from pyrite.bots.trunk import BoardSight, Trunk, add_product_at
from pyrite.bots.weights import WeightArray as WeightArray

TRUNK, READER = "trunk", "reader"  # names of networks that the others read
NOTHING = array("f")
FORMAT = "pyrite network 2"

RunSettings = dict[str, str | int | float | bool]  # by name, as in the settings file of a run


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


class Networks:
    """What a file holds: a network for each role, and those that they share, if there are any."""

    def __init__(self, data: bytes) -> None:
        """Read a file; ValueError if it is not one."""
        file = msgspec.json.decode(data, type=NetworkFile)
        if file.format != FORMAT:
            raise ValueError(f"the format of this network is {file.format!r}, and {FORMAT!r} is read")
        parts = dict(file.networks)
        trunk, reader = parts.pop(TRUNK, None), parts.pop(READER, None)
        self.trunk = Trunk(trunk) if trunk else None
        self.reader = DeedReader(reader) if reader else None
        self.roles = {role: Network(arrays) for role, arrays in parts.items()}


class Network:
    """A policy that scores the legal actions of a decision."""

    def __init__(self, parts: Mapping[str, WeightArray]) -> None:
        """Copy the arrays; ValueError if their shapes do not fit together."""
        self.row_size, self.hidden = parts["rows"].shape
        self.context_size = parts["context"].shape[0]
        self.second = parts["second"].shape[1]
        self.channels = parts["cell"].shape[0] if "cell" in parts else 0
        self.kinds = parts["kinds"].shape[0] if "cell" in parts else 0
        self.judged = parts["judged"].shape[0] if "judged" in parts else 0
        self.of_target = parts["target"].shape[0] if "judged" in parts else 0
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
        if self.channels:
            expected["whole"] = (2 * self.channels, self.hidden)
            expected["cell"] = (self.channels, self.hidden)
            expected["kinds"] = (self.kinds, self.channels)
        if self.judged:
            expected["judged"] = (self.judged, self.hidden)
            expected["target"] = (self.of_target, self.hidden)
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
        self._whole = parts["whole"].numbers() if self.channels else NOTHING
        self._cell = parts["cell"].numbers() if self.channels else NOTHING
        self._kinds = parts["kinds"].numbers() if self.channels else NOTHING
        self._judged = parts["judged"].numbers() if self.judged else NOTHING
        self._target = parts["target"].numbers() if self.judged else NOTHING

    def scores(
        self,
        rows: Sequence[Sequence[float]],
        context: Sequence[float],
        sight: BoardSight | None = None,
        places: Sequence[tuple[int, int, int]] = (),
        judgment: SeatJudgment | None = None,
    ) -> list[float]:
        """The score of each legal action, from its row and the row of the moment; ValueError for other sizes.

        `sight` and `judgment` are what trunk and reader found. `places` says of each action the cell it is about, what
        it does there, and the place of the seat it is aimed at, with -1 for none.
        """
        if len(context) != self.context_size or any(len(row) != self.row_size for row in rows):
            raise ValueError("rows or context of another size than the network reads")
        self._check(len(rows), sight, places, judgment)
        given = array("f", [number for row in rows for number in row])
        found = array("f", [0.0] * len(rows))
        first = array("f", [0.0] * (len(rows) * self.hidden))
        common = array("f", self._bias)
        add_product(common, 0, array("f", context), 0, self.context_size, self._context, self.hidden)
        if sight is not None:
            self._add_whole(common, sight)
        if judgment is not None:
            add_product(common, 0, judgment.numbers, 0, self.judged, self._judged, self.hidden)
        for row in range(len(rows)):
            first[row * self.hidden : (row + 1) * self.hidden] = common
            if sight is not None:
                self._add_cell(first, row * self.hidden, sight, places[row][0], places[row][1])
            if judgment is not None:
                aimed = judgment.at(places[row][2])
                add_product(first, row * self.hidden, aimed, 0, self.of_target, self._target, self.hidden)
        self._score(len(rows), given, first, found)
        return found.tolist()

    def _check(
        self,
        count: int,
        sight: BoardSight | None,
        places: Sequence[tuple[int, int, int]],
        judgment: SeatJudgment | None,
    ) -> None:
        """Raise ValueError if what other networks found is not what this one reads."""
        if (sight is None) == bool(self.channels) or (judgment is None) == bool(self.judged):
            raise ValueError("this network reads a board or a judgment, or it does not")
        if sight is not None:
            fits = sight.channels == self.channels and len(places) == count
            if not fits or any(not (-1 <= cell < sight.count and 0 <= kind < self.kinds) for cell, kind, _ in places):
                raise ValueError("a board or actions on it of another size than the network reads")
        if judgment is not None and (len(judgment.numbers) != self.judged or len(places) != count):
            raise ValueError("a judgment of another size than the network reads")

    def _add_whole(self, common: "array[float]", sight: BoardSight) -> None:
        """Add what the trunk makes of the whole board."""
        add_product(common, 0, sight.whole, 0, 2 * self.channels, self._whole, self.hidden)

    def _add_cell(self, first: "array[float]", at: int, sight: BoardSight, cell: int, kind: int) -> None:
        """Add what the trunk makes of the cell that an action is about."""
        if cell < 0:
            return
        seen = array("f", [0.0] * self.channels)
        for unit in range(self.channels):
            seen[unit] = sight.cells[cell * self.channels + unit] * self._kinds[kind * self.channels + unit]
        add_product(first, at, seen, 0, self.channels, self._cell, self.hidden)

    def _score(self, count: int, rows: "array[float]", first: "array[float]", found: "array[float]") -> None:
        """Fill in `found`; `first` holds what the first layer makes of all but the rows."""
        for row in range(count):
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
    """Add the product of some values and a matrix to a target."""
    add_product_at(target, target_at, values, values_at, count, matrix, 0, width)
