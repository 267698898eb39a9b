"""Players made of code: they see a view and answer with an action, never the table's state."""

import importlib
from typing import Any

from pyrite.bots.player import BOTS, Bot, Player
from pyrite.bots.suspicion import Reason, Suspicion

__all__ = ["BOTS", "Bot", "Player", "Reason", "Suspicion", "bot"]


def bot(name: str, *, seed: int | str | None = None) -> Bot:
    """The bot of this name, or your own as `module:Class`; ValueError lists those there are.

    >>> import pyrite
    >>> match = pyrite.new("saboteur", players=5, seed=7)
    >>> bot("random", seed=1).act(match.view(match.turn)) in match.legal()
    True
    """
    if ":" in name:
        return _own(name, seed)
    if name not in BOTS:
        raise ValueError(f"there is no bot {name!r}; there is {', '.join(BOTS)}, or your own as module:Class")
    return Player(name, seed)


def _own(name: str, seed: int | str | None) -> Bot:
    """A bot from outside: a class in a module that Python finds, called with the seed."""
    module, _, attribute = name.partition(":")
    try:
        make: Any = getattr(importlib.import_module(module), attribute)
        made: Bot = make(seed)
    except (ImportError, AttributeError, TypeError, ValueError) as error:
        raise ValueError(f"there is no bot {name!r}: {error}") from None
    if not callable(getattr(made, "act", None)):
        raise ValueError(f"{name!r} is no bot: it cannot act(view, budget)")
    return made
