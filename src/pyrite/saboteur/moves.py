"""A list of actions being gathered, as numbers in a buffer that is used again and again."""


class Moves:
    """Room for every action that can be legal at once."""

    def __init__(self) -> None:
        """An empty list.

        A hand has at most six kinds, each with two ways to lie; a cell beside one of 45 cards, were they all apart,
        is one of 180. With breaks, repairs, maps, rockfalls and passes that stays below 2,560.
        """
        self.code = [0] * 2560
        self.count = 0

    def add(self, code: int) -> None:
        """Adds an action by its number."""
        self.code[self.count] = code
        self.count += 1
