"""A level: how one bot plays one game."""

import random
from collections.abc import Callable
from typing import Generic, NamedTuple, TypeAlias, TypeVar

from pyrite.bots.personalities import Personality
from pyrite.bots.suspicion import Suspicion
from pyrite.core.interned import Interned
from pyrite.game import AnyView, Event, View

V = TypeVar("V", bound=AnyView)
A = TypeVar("A", bound=Interned)


class Remark(NamedTuple):
    """Something worth saying: a phrase, what it is about, and how much it matters."""

    phrase: str
    args: tuple[int | str, ...] = ()
    weight: int = 1  # 1: small talk, 2: useful to others, 3 and more: it may decide the round


Choose: TypeAlias = Callable[[V, random.Random, float | None, Personality], A]
Suspect: TypeAlias = Callable[[V], tuple[Suspicion, ...]]


class Level(Generic[V, A]):
    """What one bot does in one game: choose one of several legal actions, and say how likely each role is."""

    def __init__(
        self,
        choose: Choose[V, A],
        suspicion: Suspect[V],
        *,
        offered: bool = True,
        at_tables: bool = True,
        talks: bool = True,
        frozen: bool = False,
    ) -> None:
        """The flags: offered to people, may play at tables, says quick phrases, kept only for comparison."""
        self.choose = choose
        self.suspicion = suspicion
        self.offered = offered
        self.at_tables = at_tables
        self.talks = talks
        self.frozen = frozen


def without_personality(
    choose: Callable[[V, random.Random, float | None], A],
) -> Choose[V, A]:
    """A way to choose that is the same for every personality."""

    def chosen(view: V, rng: random.Random, budget: float | None, personality: Personality) -> A:
        return choose(view, rng, budget)

    return chosen


def choose_any(view: View[A, Event], rng: random.Random, budget: float | None, personality: Personality) -> A:
    """One of the legal actions at random, the same for every personality. It ignores the budget."""
    return rng.choice(view.legal)
