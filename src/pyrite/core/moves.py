"""A list of actions being gathered, as numbers in a buffer that is used again and again."""


class Moves:
    """Room for every action that can be legal at once."""

    def __init__(self) -> None:
        """An empty list.

        In Saboteur a hand has at most six kinds, each with two ways to lie, and a cell beside one of 45 cards, were
        they all apart, is one of 180. In The Lost Mines it has five, each for one of at most 256 cells with two ways to
        lie, or for one of 512 joints. Both stay below 4,096 with everything else that can be done.
        """
        self.code = [0] * 4096
        self.count = 0

    def add(self, code: int) -> None:
        """Adds an action by its number."""
        self.code[self.count] = code
        self.count += 1
