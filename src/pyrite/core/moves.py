"""A list of actions being gathered, as numbers in a buffer that is used again and again."""

MOST = 4096


class Moves:
    """Room for every action that can be legal in one position.

    In Saboteur a hand has at most six kinds. A tunnel can be laid in two ways, beside one of at most 45 cards with four
    sides each: 6 * 2 * 180 actions, and no action card has as many. In The Lost Mines a hand has at most five kinds,
    each for one of 256 cells in two ways or for one of 512 joints: 5 * 512 actions. A walk ends on one of 256 cells
    with 0 to 5 cards lost, or on one of 4 sides of 4 mines. With passing, discarding and voting all stay below 2,600.
    """

    def __init__(self) -> None:
        """An empty list."""
        self.code = [0] * 4096
        self.count = 0
        self.overflowed = 0  # whether an action found no room

    def clear(self) -> None:
        """Empties the list."""
        self.count = self.overflowed = 0

    def add(self, code: int) -> None:
        """Adds an action by its number."""
        if self.count == MOST:
            self.overflowed = 1
            return
        self.code[self.count] = code
        self.count += 1
