"""Thinking times of bots, counted in bins of a logarithmic scale."""

import math

import msgspec

BINS_A_DECADE = 40  # a bin's ends are 6 % apart
LEAST = 1e-7  # seconds; what is quicker counts as this


class Thinking(msgspec.Struct):
    """The times of all moves of one bot: how many fell into each bin, and their sum in seconds."""

    bins: dict[int, int] = {}
    seconds: float = 0.0

    @property
    def moves(self) -> int:
        """How many moves were timed."""
        return sum(self.bins.values())

    def add(self, seconds: float) -> None:
        """Counts one move."""
        place = math.floor(math.log10(max(seconds, LEAST)) * BINS_A_DECADE)
        self.bins[place] = self.bins.get(place, 0) + 1
        self.seconds += seconds

    def merge(self, other: "Thinking") -> None:
        """Adds the moves of another count."""
        for place, count in other.bins.items():
            self.bins[place] = self.bins.get(place, 0) + count
        self.seconds += other.seconds

    def quantile(self, part: float) -> float:
        """The time in seconds that this part of all moves did not exceed, to within 3 %; 0 without moves.

        >>> thinking = Thinking()
        >>> for milliseconds in range(1, 101):
        ...     thinking.add(milliseconds / 1000)
        >>> round(thinking.quantile(0.5), 2)
        0.05
        """
        wanted, seen = part * self.moves, 0
        for place in sorted(self.bins):
            seen += self.bins[place]
            if seen >= wanted:
                return middle(place)
        return 0.0


def middle(place: int) -> float:
    """The time in the middle of a bin, in seconds."""
    return float(10 ** ((place + 0.5) / BINS_A_DECADE))
