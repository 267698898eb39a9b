"""What code that works with any game may expect of its options, events, views and states.

Each game's own classes have more. A compiled class cannot be generic, so these are protocols instead of base classes.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol, Self, TypeAlias, TypeVar

from pyrite.core.interned import BaseDraw, Interned
from pyrite.core.text_fields import OptionValue
from pyrite.core.views import SpokenPhrase

if TYPE_CHECKING:
    import random

A = TypeVar("A", bound=Interned)
A_co = TypeVar("A_co", bound=Interned, covariant=True)
E_co = TypeVar("E_co", bound="Event", covariant=True)


class Options(Protocol):
    """What is chosen before a game; a frozen msgspec struct whose constructor refuses what cannot be played."""

    @property
    def players(self) -> int:
        """The number of players."""

    @property
    def rounds(self) -> int:
        """The number of rounds."""

    @property
    def rule_revision(self) -> int:
        """The revision of the rules that is played; a record names it."""

    def changed(self) -> dict[str, OptionValue]:
        """The options that differ from the defaults, without the number of players, as a record writes them."""


class Event(Protocol):
    """Something that happened, and who may see it."""

    @property
    def kind(self) -> str:
        """The name of what happened."""

    @property
    def audience(self) -> int | None:
        """The only seat that may see it; None when everyone may."""

    @property
    def seat(self) -> int | None:
        """Who did it, or to whom it happened."""

    def is_for(self, seat: int | None) -> bool:
        """Whether this seat, or with None a spectator, may see it."""


class View(Protocol[A_co, E_co]):
    """What one seat may know."""

    @property
    def game(self) -> str:
        """The name of the game."""

    @property
    def options(self) -> Options:
        """What is played."""

    @property
    def seat(self) -> int | None:
        """Whose view it is; None for a spectator."""

    @property
    def round(self) -> int:
        """The round being played, from 1."""

    @property
    def phase(self) -> str:
        """What the game waits for."""

    @property
    def turn(self) -> int | None:
        """The seat to act."""

    @property
    def role(self) -> str | None:
        """The viewer's own role."""

    @property
    def hand(self) -> tuple[str, ...]:
        """The viewer's cards."""

    @property
    def pile(self) -> int:
        """How many cards can still be drawn."""

    @property
    def ending(self) -> str:
        """How the round ended; "none" while it is played."""

    @property
    def legal(self) -> Sequence[A_co]:
        """What the viewer may do, when it is their turn."""

    @property
    def events(self) -> Sequence[E_co]:
        """What the viewer has seen happen so far."""

    @property
    def talk(self) -> Sequence[SpokenPhrase]:
        """The quick phrases said at the table."""

    def to_json(self) -> bytes:
        """The view as JSON."""

    def describe(self, language: str = ...) -> str:
        """The view in words: exactly what a person at the table knows, in order."""

    def with_events(self, events: Sequence[Any]) -> Self:  # Any: E_co, which a parameter cannot have
        """The same view, with what the viewer has seen happen."""

    def with_talk(self, talk: Sequence[SpokenPhrase]) -> Self:
        """The same view, with what has been said at the table."""

    def sample(self, rng: "random.Random") -> "State[Any, Any, Any]":  # Any: a state is not covariant in its actions
        """A full position that this viewer could not tell from the true one."""


V_co = TypeVar("V_co", bound="View[Interned, Event]", covariant=True)


class State(Protocol[A, V_co, E_co]):
    """A game at one moment."""

    @classmethod
    def parse(cls, text: str) -> Self:
        """The position with this text; ValueError says what is wrong with it."""

    @property
    def turn(self) -> int | None:
        """The seat to act; None when chance is to act or the game is over."""

    @property
    def round(self) -> int:
        """The round being played, from 1."""

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""

    @property
    def scores(self) -> list[int]:
        """One number per seat."""

    @property
    def winners(self) -> list[int]:
        """The seats that have won; empty until the game is over."""

    @property
    def drawn_what(self) -> str:
        """What chance draws now, such as "card"; empty when it does not act."""

    @property
    def is_dealing(self) -> bool:
        """Whether what chance draws now belongs to the deal rather than to somebody's move."""

    @property
    def begins_hand(self) -> bool:
        """Whether chance is about to deal the first card of a hand."""

    def legal(self) -> list[A]:
        """What the seat to act may do."""

    def play(self, action: A) -> Sequence[E_co]:
        """Carry out an action and return what happened; IllegalAction changes nothing."""

    def chance(self) -> list[tuple[BaseDraw, int]]:
        """What chance can draw now, each with its weight."""

    def tickets(self) -> int:
        """The sum of the weights."""

    def drawn_by(self, ticket: int) -> BaseDraw:
        """The draw that a ticket from 0 to tickets() - 1 selects."""

    @property
    def options(self) -> Options:
        """What is played."""

    def draw(self, draw: BaseDraw) -> Sequence[E_co]:
        """Let chance draw this and return what happened; IllegalAction changes nothing."""

    def last_events(self) -> Sequence[E_co]:
        """What happened in the last step; for a new game, at its beginning."""

    def view(self, seat: int | None) -> V_co:
        """What a seat may know; with None what a spectator may."""

    def copy(self) -> Self:
        """The same position, independent of this one."""


SomeState: TypeAlias = State[Any, Any, Any]  # Any: a bound cannot name other type variables

O = TypeVar("O", bound=Options)  # noqa: E741
S = TypeVar("S", bound=SomeState)
V = TypeVar("V", bound="View[Interned, Event]")
E = TypeVar("E", bound=Event)
