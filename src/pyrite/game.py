"""What a game is: the one interface that all satisfy, and the list of games."""

from collections.abc import Sequence
from functools import cached_property
from importlib import import_module
from typing import Any, Protocol

import msgspec


class Action(Protocol):
    """Something a seat can decide to do."""

    text: str


class Draw(Protocol):
    """Something chance can draw: what it is ("card") and its text ("card:NES")."""

    what: str
    text: str


class Event(Protocol):
    """Something that happened, and who may see it."""

    @property
    def kind(self) -> str:
        """The name of what happened."""

    def is_for(self, seat: int | None) -> bool:
        """Whether this seat, or with None a spectator, may see it."""


class View(Protocol):
    """What one seat may know."""

    @property
    def seat(self) -> int | None:
        """Whose view it is; None for a spectator."""

    @property
    def turn(self) -> int | None:
        """The seat to act."""

    @property
    def role(self) -> str | None:
        """The viewer's own role."""

    @property
    def legal(self) -> Sequence[Any]:
        """What the viewer may do, when it is their turn."""

    @property
    def events(self) -> Sequence[Any]:
        """What the viewer has been told so far."""

    def with_events(self, events: Sequence[Any]) -> Any:
        """The same view, carrying these events."""

    def to_json(self) -> bytes:
        """The view as JSON."""


class State(Protocol):
    """A game at one moment."""

    @property
    def turn(self) -> int | None:
        """The seat to act; None when chance is to act or the game is over."""

    @property
    def round(self) -> int:
        """The round that is played, from 1."""

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""

    @property
    def scores(self) -> list[int]:
        """One number per seat."""

    @property
    def winners(self) -> list[int]:
        """The seats that have won; nobody until the game is over."""

    @property
    def drawn_what(self) -> str:
        """What chance draws now, such as "card"; empty when it does not act."""

    @property
    def is_dealing(self) -> bool:
        """Whether what chance draws now belongs to the deal, and not behind somebody's move."""

    @property
    def begins_hand(self) -> bool:
        """Whether chance is about to deal the first card of a hand."""

    def legal(self) -> list[Any]:
        """What the seat to act may do."""

    def play(self, action: Any) -> Sequence[Any]:
        """Carries out an action, or raises IllegalAction and changes nothing; what happened."""

    def chance(self) -> list[tuple[Any, int]]:
        """What chance can draw now, each with its weight."""

    def tickets(self) -> int:
        """The sum of the weights."""

    def drawn_by(self, ticket: int) -> Any:
        """The draw that a ticket from 0 to tickets() - 1 brings."""

    def draw(self, draw: Any) -> Sequence[Any]:
        """Lets chance draw this, or raises IllegalAction and changes nothing; what happened."""

    def last_events(self) -> Sequence[Any]:
        """What the last step told; of a new game, what its beginning did."""

    def view(self, seat: int | None) -> Any:
        """What a seat may know; with None what a spectator may."""

    def copy(self) -> Any:
        """The same position, free to go its own way."""


class Game:
    """A game that can be played: its name, and the classes it is made of, which are loaded when first asked for."""

    def __init__(self, name: str, package: str) -> None:
        """A game whose package has the modules options, state and actions."""
        self.name = name
        self._package = package

    @cached_property
    def options(self) -> type[Any]:
        """What can be chosen before a game."""
        options: type[Any] = import_module(f"{self._package}.options").Options
        return options

    @cached_property
    def state(self) -> type[Any]:
        """The game at one moment."""
        state: type[Any] = import_module(f"{self._package}.state").State
        return state

    @cached_property
    def action(self) -> type[Any]:
        """What a seat can decide to do."""
        action: type[Any] = import_module(f"{self._package}.actions").Action
        return action

    @cached_property
    def draw(self) -> type[Any]:
        """What chance can draw."""
        draw: type[Any] = import_module(f"{self._package}.actions").Draw
        return draw

    def new_state(self, options: Any) -> State:
        """A game about to be dealt."""
        state: State = self.state.new(options)
        return state


GAMES = {
    "saboteur": Game("saboteur", "pyrite.games.saboteur.rules"),
    "lost-mines": Game("lost-mines", "pyrite.games.lost_mines.rules"),
}


def game(name: str) -> Game:
    """The game of this name; ValueError lists those there are."""
    if name not in GAMES:
        raise ValueError(f"there is no game {name!r}; there is {', '.join(GAMES)}")
    return GAMES[name]


def options_of(a_game: Game, given: dict[str, Any]) -> Any:
    """The options of a new game by name, under the newest rules; ValueError says which one is wrong."""
    known = [field.name for field in msgspec.structs.fields(a_game.options)]
    for name in given:
        if name not in known:
            raise ValueError(f"{a_game.name} has no option {name!r}; its options are {', '.join(known)}")
    if "players" not in given:
        raise ValueError("players is missing: how many play?")
    return a_game.options(**given)


def at_revision(options: Any, revision: int) -> Any:
    """The same options under a revision of the rules; ValueError if this version does not know it."""
    if options.rule_revision == revision:
        return options
    try:
        return msgspec.structs.replace(options, revision=revision)
    except TypeError:
        raise ValueError(f"revision is {revision}; of these rules there is only {options.rule_revision}") from None
