"""Arrays of numbers as a file holds the networks that bots use."""

import math
import struct
from array import array
from base64 import b64decode

import msgspec


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
