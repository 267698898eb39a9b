"""A search bot for any game: it tries every legal action on positions it can't tell from the true one.

A view can be sampled: every sample is a full position that agrees with all that the seat has seen. The bot plays each
of its legal actions on the same samples, lets random players finish the game, and picks the action with the best
average result. Random players are poor ones, so this is a start for search bots and not a strong player.

    pyrite match examples.flat_monte_carlo:FlatMonteCarlo random --game saboteur --players 4 --deals 20
"""

import random
from collections.abc import Sequence
from typing import Protocol, TypeVar

from pyrite.core.interned import BaseAction
from pyrite.core.playable import Playable
from pyrite.core.playouts import finish

A = TypeVar("A", bound=BaseAction)
A_co = TypeVar("A_co", bound=BaseAction, covariant=True)

SAMPLES = 10  # without a budget
SAMPLES_PER_SECOND = 100  # of budget; counting instead of reading the clock keeps a seeded game the same


class Searchable(Protocol[A_co]):
    """The part of a view that the search needs."""

    @property
    def seat(self) -> int | None:
        """The seat whose view it is."""

    @property
    def legal(self) -> Sequence[A_co]:
        """What it may do."""

    def sample(self, rng: random.Random) -> Playable:
        """A full position that the seat cannot tell from the true one."""


class FlatMonteCarlo:
    """A bot that searches one action deep."""

    def __init__(self, seed: int | str | None = None) -> None:
        """The same seed plays the same game."""
        self.random = random.Random(seed)

    def act(self, view: Searchable[A], budget: float | None = None) -> A:
        """The legal action that does best on average; a larger budget means more samples."""
        samples = SAMPLES if budget is None else max(1, int(budget * SAMPLES_PER_SECOND))
        averages = self.averages(view, samples)
        return view.legal[averages.index(max(averages))]

    def averages(self, view: Searchable[A], samples: int) -> list[float]:
        """For each legal action, how far ahead of the others the seat ends up on average."""
        totals = [0.0] * len(view.legal)
        for _ in range(samples):
            position = view.sample(self.random)
            for place, action in enumerate(view.legal):
                trial = position.copy()
                trial.step(action.code)
                finish(trial, self.random.getrandbits(64))
                totals[place] += lead(trial.scores, view.seat or 0)
        return [total / samples for total in totals]


def lead(scores: Sequence[int], seat: int) -> float:
    """By how much a seat's score is above the average of the others."""
    return scores[seat] - (sum(scores) - scores[seat]) / (len(scores) - 1)
