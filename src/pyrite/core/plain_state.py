"""What the states of games in plain Python have in common; those of compiled games are built on `playable`."""

import copy
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Generic, Self, TypeVar

from pyrite.core.events import BaseEvent
from pyrite.core.interned import BaseDraw

E = TypeVar("E", bound=BaseEvent)


class PlainState(ABC, Generic[E]):
    """A game of one round at one moment; `happened` is what happened in the last step."""

    round = 1

    def __init__(self, began: E) -> None:
        """A game about to be dealt, with the event that says so."""
        self.happened: Sequence[E] = [began]

    @property
    @abstractmethod
    def is_over(self) -> bool:
        """Whether the game has ended."""

    @property
    @abstractmethod
    def scores(self) -> list[int]:
        """One number per seat."""

    @abstractmethod
    def chance(self) -> list[tuple[BaseDraw, int]]:
        """What chance can draw now, each with its weight."""

    @property
    def drawn_what(self) -> str:
        """What chance draws now; empty when it does not act."""
        return self.chance()[0][0].what if self.chance() else ""

    @property
    def is_dealing(self) -> bool:
        """Whether chance acts; it only deals."""
        return self.drawn_what != ""

    @property
    def begins_hand(self) -> bool:
        """Whether the next card is the first of a hand, where chance deals hands."""
        return False

    @property
    def winners(self) -> list[int]:
        """The seats with the most points; empty until the game is over."""
        return [seat for seat, score in enumerate(self.scores) if self.is_over and score == max(self.scores)]

    def tickets(self) -> int:
        """The sum of the weights."""
        return sum(weight for _, weight in self.chance())

    def drawn_by(self, ticket: int) -> BaseDraw:
        """The draw that a ticket from 0 to tickets() - 1 selects."""
        return [draw for draw, weight in self.chance() for _ in range(weight)][ticket]

    def last_events(self) -> Sequence[E]:
        """What happened in the last step."""
        return self.happened

    def copy(self) -> Self:
        """The same position, independent of this one."""
        return copy.deepcopy(self)
