"""Players made of code: they see a view and answer with an action, never the table's state."""

from pyrite.bots.player import BOTS, Bot, Player
from pyrite.bots.suspicion import Reason, Suspicion

__all__ = ["BOTS", "Bot", "Player", "Reason", "Suspicion", "bot"]


def bot(name: str, *, seed: int | str | None = None) -> Bot:
    """The bot of this name; ValueError lists those there are.

    >>> import pyrite
    >>> match = pyrite.new("saboteur", players=5, seed=7)
    >>> bot("random", seed=1).act(match.view(match.turn)) in match.legal()
    True
    """
    if name not in BOTS:
        raise ValueError(f"there is no bot {name!r}; there is {', '.join(BOTS)}")
    return Player(name, seed)
