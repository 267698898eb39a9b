"""A list of actions being gathered, as numbers in a buffer that is used again and again."""

MOST = 4096


class Moves:
    """Room for every action that can be legal in one position.

    Each game shows at `list_legal` in its module `turns` that it has fewer; 2,600 are the most of those there are.
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
