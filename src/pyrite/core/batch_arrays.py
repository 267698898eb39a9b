"""The arrays that the games of a batch are written into, without the interpreter lock."""

from collections.abc import Sequence
from typing import TypeAlias

from pyrite.core import moves
from pyrite.core import sheet as sheets
from pyrite.core.moves import Moves
from pyrite.core.require import require
from pyrite.core.sheet import Sheet

Rows: TypeAlias = memoryview  # of two dimensions, so an index has two numbers


class Arrays:
    """The arrays that all games of a batch are written into, one row for each game; they belong to the caller.

    `codes` has the engine's codes of the legal actions in `legal`. `finals` has what the seat that was asked last saw
    when the game ended. `planes`, `features` and `mask` are the dense form and have no rows if it is not wanted.
    """

    def __init__(self, ints: Sequence[Rows], lists: Sequence[memoryview], rewards: Rows, dense: Sequence[Rows]) -> None:
        """`ints`: observations, finals, legal, codes; `lists`: counts, seats, ended, actions; `dense` as above."""
        observations, finals, legal, codes = ints
        planes, features, mask = dense
        if columns(legal) < moves.MOST or columns(codes) < moves.MOST:
            raise ValueError("the arrays of legal actions have too few columns")
        self.observations, self.finals, self.legal, self.codes = observations, finals, legal, codes
        self.counts, self.seats, self.ended, self.actions = lists
        self.rewards = rewards
        self.planes, self.features, self.mask = planes, features, mask
        self.is_compact = len(observations) > 0
        self.is_dense = len(planes) > 0
        self.plane_rows = columns(planes) // sheets.WIDTH
        self.row_length = columns(finals)
        self.mask_length = columns(mask)
        if columns(observations) != self.row_length or self.plane_rows + columns(features) != self.row_length:
            raise ValueError("the arrays of observations have different numbers of columns")


def columns(rows: Rows) -> int:
    """How many columns an array of two dimensions has."""
    return require(rows.shape)[1]


def write_legal(index: int, legal: Moves, numbers: Moves, arrays: Arrays) -> None:
    """Write the legal actions, with their numbers, in place of the last ones; what is left of those becomes -1."""
    before = arrays.counts[index]
    if arrays.is_dense:
        for place in range(before):
            if arrays.legal[index, place] < arrays.mask_length:
                arrays.mask[index, arrays.legal[index, place]] = 0
    for place in range(legal.count):
        arrays.legal[index, place] = numbers.code[place]
        arrays.codes[index, place] = legal.code[place]
    for place in range(legal.count, before):
        arrays.legal[index, place] = -1
    arrays.counts[index] = legal.count
    if arrays.is_dense:
        for place in range(legal.count):
            if numbers.code[place] < arrays.mask_length:  # as every layout proves at its `overflow`
                arrays.mask[index, numbers.code[place]] = 1


def write_compact(index: int, sheet: Sheet, length: int, rows: Rows) -> None:
    """Write the numbers of a sheet as they are."""
    for place in range(min(sheet.count, length)):
        rows[index, place] = sheet.value[place]


def write_planes(index: int, sheet: Sheet, count: int, planes: Rows) -> None:
    """Write so many rows of planes of the dense form: a byte for each of their 17 cells."""
    for row in range(count):
        bits = sheet.value[row]
        for column in range(17):
            planes[index, row * 17 + column] = bits >> column & 1


def write_features(index: int, sheet: Sheet, first: int, length: int, features: Rows) -> None:
    """Write the numbers that follow the planes."""
    for place in range(first, min(sheet.count, length)):
        features[index, place - first] = sheet.value[place]
