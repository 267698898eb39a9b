"""What the engine asks of Cython, for machines that run the interpreted files without it."""

from contextlib import nullcontext
from typing import TypeVar

T = TypeVar("T")

nogil = nullcontext()


def cast(_kind: type[T], value: T) -> T:
    """The same value; the compiler takes it to be of this kind."""
    return value
