"""A bot by name: for each game a module that chooses, and randomness of its own."""

import importlib
import random
from typing import Any, Protocol, cast

from pyrite.bots.suspicion import Suspicion

BOTS = ("random", "novice", "digger")
GAMES = {"saboteur": "saboteur", "lost-mines": "lost_mines"}  # the package that knows each game


class Bot(Protocol):
    """A player: given what its seat may know, what it does and whom it suspects."""

    def act(self, view: Any, budget: float | None = None) -> Any:
        """One of the view's legal actions, within so many seconds."""

    def suspicion(self, view: Any) -> tuple[Suspicion, ...]:
        """How likely each other seat has each role."""


class Chooser(Protocol):
    """A module that plays one game at one level, such as `bots/saboteur/digger.py`."""

    def choose(self, view: Any, rng: random.Random, budget: float | None) -> Any:
        """One of the view's legal actions, of which there are several."""

    def suspicion(self, view: Any) -> tuple[Suspicion, ...]:
        """How likely each other seat has each role."""


class Player:
    """The bot of a name, for every game."""

    def __init__(self, name: str, seed: int | str | None = None) -> None:
        """Without a seed it takes the operating system's randomness."""
        self.name = name
        self._random = random.SystemRandom() if seed is None else random.Random(seed)

    def __repr__(self) -> str:
        return f"<bot {self.name}>"

    def act(self, view: Any, budget: float | None = None) -> Any:
        """One of the view's legal actions; where there is only one, at once."""
        if not view.legal:
            raise ValueError("there is nothing to decide: it is not the turn of this view's seat")
        if len(view.legal) == 1:
            return view.legal[0]
        return self._chooser(view).choose(view, self._random, budget)

    def suspicion(self, view: Any) -> tuple[Suspicion, ...]:
        """How likely each other seat has each role, by seat; what is certain has the chance 1."""
        return self._chooser(view).suspicion(view)

    def _chooser(self, view: Any) -> Chooser:
        return cast(Chooser, importlib.import_module(f"pyrite.bots.{GAMES[view.game]}.{self.name}"))
