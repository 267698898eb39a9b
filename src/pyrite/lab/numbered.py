"""One match by numbers: what environments for a single game have in common."""

from typing import TYPE_CHECKING, Literal, TypeAlias

import numpy as np
import numpy.typing as npt

from pyrite.core.layout import Layout
from pyrite.core.require import require
from pyrite.core.window import HEIGHT, WIDTH
from pyrite.game import AnyView, game
from pyrite.match import AnyMatch, Match

if TYPE_CHECKING:
    from pyrite.core.interned import Interned
    from pyrite.core.text_fields import GivenOption

Form: TypeAlias = Literal["compact", "dense"]
Numbers: TypeAlias = npt.NDArray[np.int32] | npt.NDArray[np.float32]
Mask: TypeAlias = npt.NDArray[np.int8]

LEAST, MOST = -64, 2**WIDTH  # what a number of an observation can be: coordinates below 0, rows of 17 bits


def layout_of(name: str) -> Layout:
    """The layout of a game's observations and actions; ValueError if the game has none."""
    found = game(name).layout()
    if found is None:
        raise ValueError(f"{name} has no numbered actions and observations")
    return found


class NumberedMatch:
    """A match whose actions and observations are numbers.

    >>> match = NumberedMatch("saboteur", {"players": 3}, seed=1)
    >>> match.play(match.legal()[0])
    >>> match.observation(0, "compact").shape
    (613,)
    """

    def __init__(self, name: str, options: "dict[str, GivenOption]", seed: int | str | None = None) -> None:
        """Deal a match; the same seed deals the same cards."""
        self.layout = layout_of(name)
        a_game = game(name)
        self.match: AnyMatch = Match(a_game, a_game.options_from(options), seed)
        self._observer = require(a_game.observer(self.match.state))
        self.match.deal()

    @property
    def turn(self) -> int | None:
        """The seat to act; None when the game is over."""
        return self.match.turn

    @property
    def players(self) -> int:
        """How many play."""
        return self.match.options.players

    def view(self, seat: int | None) -> AnyView:
        """What a seat may know."""
        return self.match.view(seat)

    def legal(self) -> list[int]:
        """The numbers of the legal actions; none when the game is over."""
        return self._observer.legal() if self.turn is not None else []

    def mask(self, seat: int) -> Mask:
        """1 for every action that this seat may play now."""
        mask = np.zeros(self.layout.action_count, np.int8)
        if self.turn == seat:
            mask[self._observer.legal()] = 1
        return mask

    def compact(self, seat: int) -> npt.NDArray[np.int32]:
        """What a seat may know, in the compact form."""
        return np.array(self._observer.observation(seat), np.int32)

    def observation(self, seat: int, form: Form) -> Numbers:
        """What a seat may know: the compact numbers, or the planes cell by cell and then the other numbers."""
        return self.compact(seat) if form == "compact" else dense(self.compact(seat), self.layout)

    def action(self, number: int) -> "Interned":
        """The legal action with this number; ValueError if it is not legal."""
        legal = self.legal()
        if number not in legal:
            raise ValueError(f"action {number} is not legal here")
        return self.match.legal()[legal.index(number)]

    def number(self, action: "Interned") -> int:
        """The number of a legal action."""
        return self.legal()[self.match.legal().index(action)]

    def play(self, number: int) -> None:
        """Play an action by its number; ValueError, and nothing happens, if it is not legal."""
        self.play_action(self.action(number))

    def play_action(self, action: "Interned") -> None:
        """Play a legal action, then let chance draw."""
        self.match.take_step(action)
        self._observer.decided()
        self.match.deal()


def dense(compact: npt.NDArray[np.int32], layout: Layout) -> npt.NDArray[np.float32]:
    """A compact observation as planes cell by cell, row by row, and then its other numbers, in one row."""
    rows = len(layout.planes) * HEIGHT
    cells = compact[:rows, None] >> np.arange(WIDTH, dtype=np.int32) & 1
    return np.concatenate([cells.ravel(), compact[rows:]]).astype(np.float32)


def observation_size(layout: Layout, form: Form) -> int:
    """How many numbers an observation has."""
    planes = len(layout.planes) * HEIGHT
    return layout.compact_size if form == "compact" else planes * WIDTH + layout.compact_size - planes
