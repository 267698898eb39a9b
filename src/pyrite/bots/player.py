"""A bot by name: for each game a module that chooses, a character, and randomness of its own."""

import importlib
import random
from functools import cache
from typing import Any, Protocol, cast

from pyrite.bots import talk
from pyrite.bots.personalities import PLAIN, Character, character
from pyrite.bots.suspicion import Suspicion
from pyrite.core.views import SpokenPhrase

BOTS = {  # by game, the weakest first
    "saboteur": ("random", "novice", "scout", "digger", "detective"),
    "lost-mines": ("random", "novice", "digger", "detective"),
}
NAMES = tuple(dict.fromkeys(name for names in BOTS.values() for name in names))
EVERYWHERE = tuple(name for name in NAMES if all(name in names for names in BOTS.values()))  # who plays every game
GAMES = {"saboteur": "saboteur", "lost-mines": "lost_mines"}  # the package that knows each game


class Bot(Protocol):
    """A player: given what its seat may know, what it does and whom it suspects."""

    def act(self, view: Any, budget: float | None = None) -> Any:
        """One of the view's legal actions, within so many seconds."""

    def suspicion(self, view: Any) -> tuple[Suspicion, ...]:
        """How likely each other seat has each role."""


class Chooser(Protocol):
    """A module that plays one game at one level, such as `bots/saboteur/digger.py`.

    `choose(view, rng, budget)` gives one of the legal actions, of which there are several; it may also take a
    `character`, if that changes how it plays.
    """

    choose: Any

    def suspicion(self, view: Any) -> tuple[Suspicion, ...]:
        """How likely each other seat has each role."""


class Player:
    """The bot of a name, for every game that it plays."""

    def __init__(self, name: str, seed: int | str | None = None, character: Character = PLAIN) -> None:
        """Without a seed it takes the operating system's randomness."""
        self.name = name
        self.character = character
        self._random = random.SystemRandom() if seed is None else random.Random(seed)
        # What is said must not change what is played.
        self._tongue = random.SystemRandom() if seed is None else random.Random(f"{seed}/talk")

    def __repr__(self) -> str:
        return f"<bot {spelled(self.name, self.character)}>"

    def act(self, view: Any, budget: float | None = None) -> Any:
        """One of the view's legal actions; where there is only one, at once."""
        if not view.legal:
            raise ValueError("there is nothing to decide: it is not the turn of this view's seat")
        if len(view.legal) == 1:
            return view.legal[0]
        choose = self._chooser(view).choose
        given = (self.character,) if _takes_character(choose) else ()
        return choose(view, self._random, budget, *given)

    def suspicion(self, view: Any) -> tuple[Suspicion, ...]:
        """How likely each other seat has each role, by seat; what is certain has the chance 1."""
        return self._chooser(view).suspicion(view)

    def say(self, view: Any) -> SpokenPhrase | None:
        """A quick phrase before its move, if there is something worth saying and it is in the mood to."""
        if self.name == "random":
            return None
        return talk.say(view, self.suspicion, self.character, self._tongue)

    def _chooser(self, view: Any) -> Chooser:
        return _module(self.name, view.game)


def words_of(bot: Bot, view: Any) -> SpokenPhrase | None:
    """What a bot says before its move; one that cannot talk says nothing."""
    say = getattr(bot, "say", None)
    said: SpokenPhrase | None = say(view) if callable(say) else None
    return said


def spelled(name: str, character: Character) -> str:
    """A bot as people write it: its level, and its character unless that is plain."""
    return name if character is PLAIN else f"{name}:{character.name}"


def read(text: str) -> tuple[str, Character]:
    """The level and the character that are written so; ValueError lists those there are.

    >>> level, character = read("digger:sly")
    >>> level, character.lying
    ('digger', 1.0)
    """
    level, colon, mood = text.partition(":")
    if level not in NAMES:
        raise ValueError(f"there is no bot {text!r}; there is {', '.join(NAMES)}, or your own as module:Class")
    return level, character(mood) if colon else PLAIN


def check_plays(text: str, game: str) -> None:
    """Refuses one of our bots in a game that it does not play; ValueError names those that do."""
    level = text.partition(":")[0]
    if level in NAMES and level not in BOTS[game]:
        raise ValueError(f"the bot {level} does not play {game}; {', '.join(BOTS[game])} do")


@cache
def _module(name: str, game: str) -> Chooser:
    check_plays(name, game)
    return cast(Chooser, importlib.import_module(f"pyrite.games.{GAMES[game]}.bots.{name}"))


@cache
def _takes_character(choose: Any) -> bool:
    import inspect  # only who plays needs it, and it takes long to load

    return "character" in inspect.signature(choose).parameters
