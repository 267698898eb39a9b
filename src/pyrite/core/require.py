"""Reading fields that only some actions, events or views have."""

from typing import TypeVar

T = TypeVar("T")


def require(value: T | None) -> T:
    """The value; ValueError if there is none.

    >>> require(3)
    3
    """
    if value is None:
        raise ValueError("a field that should be set is None")
    return value
