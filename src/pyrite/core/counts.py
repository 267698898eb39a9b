"""Cards as counts by kind or by seat, the way positions hold them."""

from collections.abc import Sequence


def none_left(counts: Sequence[int], length: int) -> bool:
    """Whether the first so many counts are all 0."""
    for place in range(length):
        if counts[place]:
            return False
    return True


def names_of(counts: Sequence[int], first: int, names: tuple[str, ...]) -> tuple[str, ...]:
    """The name of every card, kind by kind; the counts of the kinds begin at `first`."""
    found: list[str] = []
    for kind in range(len(names)):
        for _ in range(counts[first + kind]):
            found.append(names[kind])
    return tuple(found)
