"""A bot by name: the levels of each game, a personality, and randomness of its own."""

import random
from typing import Protocol, TypeVar

from pyrite.bots import talk
from pyrite.bots.levels import Level
from pyrite.bots.personalities import PLAIN, Personality, personality
from pyrite.bots.suspicion import Suspicion
from pyrite.core.interned import Interned
from pyrite.core.views import SpokenPhrase
from pyrite.game import GAMES, AnyView, Event, View, game

A = TypeVar("A", bound=Interned)


def level_names() -> tuple[str, ...]:
    """The names of all bots of all games."""
    return tuple(dict.fromkeys(name for a_game in GAMES.values() for name in a_game.levels()))


class Bot(Protocol):
    """A player: it gets what its seat may know, and says what it does and whom it suspects."""

    def act(self, view: View[A, Event], budget: float | None = None) -> A:
        """One of the view's legal actions, within this many seconds."""

    def suspicion(self, view: AnyView) -> tuple[Suspicion, ...]:
        """How likely each other seat has each role."""


class Player:
    """The bot of a name, for every game that it plays."""

    def __init__(self, name: str, seed: int | str | None = None, personality: Personality = PLAIN) -> None:
        """Without a seed, random numbers come from the operating system."""
        self.name = name
        self.personality = personality
        self._random = random.SystemRandom() if seed is None else random.Random(seed)
        # What is said must not change what is played.
        self._tongue = random.SystemRandom() if seed is None else random.Random(f"{seed}/talk")
        self._decided: tuple[AnyView, Interned] | None = None  # the last decision

    def __repr__(self) -> str:
        return f"<bot {spelled(self.name, self.personality)}>"

    def act(self, view: View[A, Event], budget: float | None = None) -> A:
        """One of the view's legal actions; if there is only one, without thinking."""
        if not view.legal:
            raise ValueError("there is nothing to decide: it is not the turn of this view's seat")
        if len(view.legal) == 1:
            return view.legal[0]
        chosen = self._level(view).choose(view, self._random, budget, self.personality)
        action = view.legal[view.legal.index(chosen)]
        self._decided = view, action
        return action

    def suspicion(self, view: AnyView) -> tuple[Suspicion, ...]:
        """How likely each other seat has each role, by seat; what is certain has the chance 1."""
        return self._level(view).suspicion(view)

    def say(self, view: AnyView) -> SpokenPhrase | None:
        """A quick phrase before its move, if there is something worth saying and its personality makes it talk.

        If it has already decided what to do on this view, it says nothing that its move contradicts.
        """
        if not self._level(view).talks:
            return None
        decided = self._decided[1] if self._decided is not None and self._decided[0] is view else None
        return talk.say(view, self.suspicion, self.personality, self._tongue, decided)

    def _level(self, view: AnyView) -> Level[AnyView, Interned]:
        check_plays(self.name, view.game)
        return game(view.game).levels()[self.name]


def words_of(bot: Bot, view: AnyView) -> SpokenPhrase | None:
    """What a bot says before its move; one that cannot talk says nothing."""
    say = getattr(bot, "say", None)
    said: SpokenPhrase | None = say(view) if callable(say) else None
    return said


def spelled(name: str, personality: Personality) -> str:
    """A bot as people write it: its level, and its personality unless that is plain."""
    return name if personality is PLAIN else f"{name}:{personality.name}"


def read(text: str) -> tuple[str, Personality]:
    """The level and the personality with this text; ValueError lists the valid ones.

    >>> level, personality = read("digger:sly")
    >>> level, personality.lying
    ('digger', 0.7)
    """
    level, colon, mood = text.partition(":")
    if level not in level_names():
        raise ValueError(f"unknown bot {text!r}: choose one of {', '.join(level_names())}, or your own as module:Class")
    return level, personality(mood) if colon else PLAIN


def check_plays(text: str, name: str) -> None:
    """Refuse one of our bots in a game that it does not play; ValueError names the bots that do."""
    level = text.partition(":")[0]
    levels = game(name).levels()
    if level not in levels and level in level_names():
        raise ValueError(f"the bot {level} does not play {name}: choose one of {', '.join(levels)}")
