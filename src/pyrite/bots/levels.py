"""A level: how one bot plays one game."""

import random
from collections.abc import Callable
from typing import Generic, TypeAlias, TypeVar

from pyrite.bots.personalities import Personality
from pyrite.bots.suspicion import Suspicion
from pyrite.core.interned import Interned
from pyrite.game import AnyView

V = TypeVar("V", bound=AnyView)
A = TypeVar("A", bound=Interned)

Words: TypeAlias = tuple[str, tuple[int | str, ...]]  # a phrase, and what it is about
Suspect: TypeAlias = Callable[[V], tuple[Suspicion, ...]]


class Level(Generic[V, A]):
    """What one bot does in one game: choose one of several legal actions, and say how likely each role is."""

    def __init__(
        self,
        choose: Callable[[V, random.Random, float | None, Personality], A],
        suspicion: Suspect[V],
        *,
        offered: bool = True,
        at_tables: bool = True,
        talks: bool = True,
    ) -> None:
        """Whether people are offered it, whether it may play at tables at all, and whether it says quick phrases."""
        self.choose = choose
        self.suspicion = suspicion
        self.offered = offered
        self.at_tables = at_tables
        self.talks = talks


def without_personality(
    choose: Callable[[V, random.Random, float | None], A],
) -> Callable[[V, random.Random, float | None, Personality], A]:
    """A way to choose that is the same for every personality."""

    def chosen(view: V, rng: random.Random, budget: float | None, personality: Personality) -> A:
        return choose(view, rng, budget)

    return chosen
