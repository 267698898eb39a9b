"""Players made of code: they see a view and answer with an action, never the table's state."""

import random
from typing import Any, Protocol


class Bot(Protocol):
    """A player: given what its seat may know, what it does."""

    def act(self, view: Any, budget: float | None = None) -> Any:
        """One of the view's legal actions, within so many seconds."""


class Random:
    """Does anything legal, every action with the same chance."""

    def __init__(self, seed: int | str | None = None) -> None:
        """Without a seed it takes the operating system's randomness."""
        self._random = random.SystemRandom() if seed is None else random.Random(seed)

    def act(self, view: Any, budget: float | None = None) -> Any:
        """One of the view's legal actions; it needs no time to think."""
        if not view.legal:
            raise ValueError("there is nothing to decide: it is not the turn of this view's seat")
        return self._random.choice(view.legal)


BOTS = {"random": Random}


def bot(name: str, *, seed: int | str | None = None) -> Bot:
    """The bot of this name; ValueError lists those there are.

    >>> bot("random", seed=1).act
    <bound method Random.act of ...>
    """
    if name not in BOTS:
        raise ValueError(f"there is no bot {name!r}; there is {', '.join(BOTS)}")
    return BOTS[name](seed)
