"""Fast dice for playouts and samples: a splitmix64 generator that runs without the interpreter lock.

They are for positions that are thrown away afterwards. Deals of real games come from a seed through `match`, or from
the operating system.
"""

ALL = 0xFFFFFFFFFFFFFFFF
LOW = 0xFFFFFFFF
GOLDEN = 0x9E3779B97F4A7C15
MIX_1 = 0xBF58476D1CE4E5B9
MIX_2 = 0x94D049BB133111EB


class Dice:
    """A generator of numbers that look random; the same seed rolls the same numbers."""

    def __init__(self, seed: int) -> None:
        """Any integer is a seed; its lowest 64 bits count."""
        self.seed = seed & 0xFFFFFFFFFFFFFFFF

    def roll(self) -> int:
        """The next 64 bits."""
        self.seed = (self.seed + GOLDEN) & ALL
        bits = self.seed
        bits = ((bits ^ (bits >> 30)) * MIX_1) & ALL
        bits = ((bits ^ (bits >> 27)) * MIX_2) & ALL
        return bits ^ (bits >> 31)

    def below(self, count: int) -> int:
        """A number from 0 to count - 1, each with the same chance; count is at least 1 and below 2 ** 31."""
        share = (self.roll() >> 32) * count
        if share & LOW < count:
            # Numbers below this remainder would come up too often: roll again instead.
            remainder = (LOW - count + 1) % count
            while share & LOW < remainder:
                share = (self.roll() >> 32) * count
        return share >> 32
