"""A second implementation of a game: the whole game as one function that stops wherever somebody or chance must act."""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Generator
from dataclasses import dataclass
from typing import TypeVar

T = TypeVar("T", str, int)
R = TypeVar("R")


@dataclass
class Draw:
    """Chance is to act; the outcomes are counted when asked for."""

    outcomes: Callable[[], dict[str, int]]


@dataclass
class Decision:
    """A seat is to act; the actions are worked out when asked for."""

    seat: int
    actions: Callable[[], set[str]]


Story = Generator[Draw | Decision, str, R]


class Oracle(ABC):
    """A game, played by texts."""

    def _begin(self) -> None:
        self._story = self._game()
        self._ask: Draw | Decision | None = next(self._story)

    @abstractmethod
    def _game(self) -> Story[None]:
        """The whole game."""

    @property
    def turn(self) -> int | None:
        """The seat to act; None when chance is to act or the game is over."""
        return self._ask.seat if isinstance(self._ask, Decision) else None

    @property
    def over(self) -> bool:
        """Whether the last round has been counted."""
        return self._ask is None

    def chance(self) -> dict[str, int]:
        """The possible draws with their weights; empty unless chance is to act."""
        return self._ask.outcomes() if isinstance(self._ask, Draw) else {}

    def legal(self) -> set[str]:
        """The legal actions of the seat to act; empty unless a seat is to act."""
        return self._ask.actions() if isinstance(self._ask, Decision) else set()

    def play(self, text: str) -> None:
        """Do an action or a draw; ValueError, and nothing changed, if it is not allowed."""
        allowed = set(self.chance()) | self.legal()
        if text not in allowed:
            raise ValueError(f"{text!r} is not allowed now; allowed: {sorted(allowed)}")
        try:
            self._ask = self._story.send(text)
        except StopIteration:
            self._ask = None

    def _draw(self, name: str, cards: list[T]) -> Story[T]:
        """One card, drawn by chance, taken out of the list."""
        text = yield Draw(lambda: dict(Counter(f"{name}:{card}" for card in cards)))
        drawn = next(card for card in cards if text == f"{name}:{card}")
        cards.remove(drawn)
        return drawn


def cell_of(place: str) -> tuple[int, int]:
    """The cell that a text like 4,2 names."""
    x, y = place.split(",")
    return int(x), int(y)
