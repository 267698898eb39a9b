"""Bots: they see a view, never the state, and answer with an action."""

import importlib
from collections.abc import Callable

from pyrite.bots.personalities import PERSONALITIES, Personality
from pyrite.bots.player import Bot, Player, check_plays, level_names, read, spelled, words_of
from pyrite.bots.suspicion import Reason, Suspicion

__all__ = [
    "PERSONALITIES",
    "Bot",
    "Personality",
    "Player",
    "Reason",
    "Suspicion",
    "bot",
    "check_plays",
    "level_names",
    "read",
    "spelled",
    "words_of",
]


def bot(name: str, *, seed: int | str | None = None) -> Bot:
    """The bot of this name: `LEVEL`, `LEVEL:PERSONALITY`, `llm:MODEL`, or your own as `module:Class`.

    >>> import pyrite
    >>> match = pyrite.new("saboteur", players=5, seed=7)
    >>> bot("digger:sly", seed=1).act(match.view(match.turn)) in match.legal()
    True
    """
    level, colon, rest = name.partition(":")
    if level == "llm" and colon:
        from pyrite.bots.llm import LanguageModel  # most people never use one

        return LanguageModel(rest, seed)
    if colon and level not in level_names():
        return _own(name, seed)
    level, personality = read(name)
    return Player(level, seed, personality)


def _own(name: str, seed: int | str | None) -> Bot:
    """A bot from outside: a class in a module that Python finds, called with the seed."""
    module, _, attribute = name.partition(":")
    try:
        make: Callable[[int | str | None], Bot] = getattr(importlib.import_module(module), attribute)
        made = make(seed)
    except (ImportError, AttributeError, TypeError, ValueError) as error:
        raise ValueError(f"unknown bot {name!r}: {error}") from None
    if not callable(getattr(made, "act", None)):
        raise ValueError(f"{name!r} is not a bot: it has no act(view, budget)")
    return made
