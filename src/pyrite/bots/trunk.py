"""The part of a trained network that reads a board through convolutions, in compiled code.

`pyrite/train/trunk.py` says what the layers are; a test compares both.
"""

from array import array
from collections.abc import Mapping, Sequence

from pyrite.bots.weights import WeightArray

SIDE = 3  # cells of a convolution


class Trunk:
    """The layers that read planes of cells."""

    def __init__(self, parts: Mapping[str, WeightArray]) -> None:
        """Copy the arrays; ValueError if their shapes do not fit together."""
        _, _, self.planes, self.channels = parts["planes"].shape
        self.cells = parts["place"].shape[0]
        self.moment = parts["moment"].shape[0]
        self.roles = parts["role"].shape[0]
        self.blocks = sum(name.startswith("first bias") for name in parts)
        expected: dict[str, tuple[int, ...]] = {
            "planes": (SIDE, SIDE, self.planes, self.channels),
            "place": (self.cells, self.channels),
            "moment": (self.moment, self.channels),
            "role": (self.roles, self.channels),
        }
        names = [f"{which}{{}} {block}" for block in range(self.blocks) for which in ("first", "second")]
        for name in names:
            expected[name.format("")] = (SIDE, SIDE, self.channels, self.channels)
            expected[name.format(" bias")] = (self.channels,)
        if {name: part.shape for name, part in parts.items()} != expected:
            raise ValueError("the arrays of this trunk do not fit together")
        self._planes = parts["planes"].numbers()
        self._place = parts["place"].numbers()
        self._moment = parts["moment"].numbers()
        self._role = parts["role"].numbers()
        self._layers = [(parts[name.format("")].numbers(), parts[name.format(" bias")].numbers()) for name in names]

    def look(self, planes: Sequence[float], columns: int, moment: Sequence[float], role: int) -> "BoardSight":
        """What it makes of a board, given cell by cell, and of the moment; ValueError for other sizes."""
        if len(planes) != self.cells * self.planes or len(moment) != self.moment or not 0 <= role < self.roles:
            raise ValueError("a board or a moment of another size than the trunk reads")
        if columns < 1 or self.cells % columns:
            raise ValueError("the rows of a board are of the same length")
        now = array("f", [0.0] * (self.cells * self.channels))
        nothing = array("f", now)
        self._begin(array("f", moment), role, now)
        convolve(array("f", planes), self.planes, self._planes, now, self.channels, self.cells, columns)
        cut(now, len(now))
        for block in range(self.blocks):
            then = array("f", nothing)
            self._layer(2 * block, now, then, columns)
            self._layer(2 * block + 1, then, now, columns)
        return BoardSight(now, self.channels)

    def _begin(self, moment: "array[float]", role: int, now: "array[float]") -> None:
        """Fill in what depends on the place of a cell and on the moment alone."""
        common = array("f", self._role[role * self.channels : (role + 1) * self.channels])
        add_product_at(common, 0, moment, 0, self.moment, self._moment, 0, self.channels)
        for cell in range(self.cells):
            for unit in range(self.channels):
                now[cell * self.channels + unit] = common[unit] + self._place[cell * self.channels + unit]

    def _layer(self, number: int, values: "array[float]", target: "array[float]", columns: int) -> None:
        """Add what a layer makes of some values, and cut."""
        weights, bias = self._layers[number]
        for cell in range(self.cells):
            for unit in range(self.channels):
                target[cell * self.channels + unit] += bias[unit]
        convolve(values, self.channels, weights, target, self.channels, self.cells, columns)
        cut(target, len(target))


class BoardSight:
    """What a trunk makes of each cell of a board, and of the whole board."""

    def __init__(self, cells: "array[float]", channels: int) -> None:
        """Sum up the cells: the mean of each channel, then the largest."""
        self.channels = channels
        self.count = len(cells) // channels
        self.cells = cells
        self.whole = array("f", [0.0] * (2 * channels))
        self._sum_up()

    def _sum_up(self) -> None:
        for cell in range(self.count):
            for unit in range(self.channels):
                value = self.cells[cell * self.channels + unit]
                self.whole[unit] += value / self.count
                if value > self.whole[self.channels + unit]:
                    self.whole[self.channels + unit] = value


def convolve(
    values: "array[float]",
    inputs: int,
    weights: "array[float]",
    target: "array[float]",
    outputs: int,
    cells: int,
    columns: int,
) -> None:
    """Add to each cell of the target what the cells around it give; there is nothing outside the board."""
    rows = cells // columns
    for row in range(rows):
        for column in range(columns):
            for tap in range(SIDE * SIDE):
                y = row + tap // SIDE - 1
                x = column + tap % SIDE - 1
                if 0 <= y < rows and 0 <= x < columns:
                    add_product_at(
                        target,
                        (row * columns + column) * outputs,
                        values,
                        (y * columns + x) * inputs,
                        inputs,
                        weights,
                        tap * inputs * outputs,
                        outputs,
                    )


def cut(values: "array[float]", count: int) -> None:
    """Replace what is below zero by zero."""
    for place in range(count):
        if values[place] < 0:
            values[place] = 0.0


def add_product_at(
    target: "array[float]",
    target_at: int,
    values: "array[float]",
    values_at: int,
    count: int,
    matrix: "array[float]",
    matrix_at: int,
    width: int,
) -> None:
    """Add the product of some values and a matrix to a target; many values are 0, and those are left out."""
    for place in range(count):
        value = values[values_at + place]
        if value:
            for unit in range(width):
                target[target_at + unit] += value * matrix[matrix_at + place * width + unit]
