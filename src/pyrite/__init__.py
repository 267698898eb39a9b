"""Pyrite: hidden-role board games, from the table to research."""

from typing import TYPE_CHECKING, Literal, overload

from pyrite import (
    engine,  # first: it decides which engine the others are
    moved,
)
from pyrite import match as _match
from pyrite.bots import bot
from pyrite.core.illegal import IllegalAction
from pyrite.game import GAMES
from pyrite.match import Match, load
from pyrite.record import RecordError
from pyrite.version import __version__

if TYPE_CHECKING:
    from pyrite.core.text_fields import GivenOption
    from pyrite.games.lost_mines.rules.box import Box
    from pyrite.games.lost_mines.types import LostMinesMatch
    from pyrite.games.saboteur.types import SaboteurMatch
    from pyrite.match import AnyMatch

moved.install()

__all__ = ["GAMES", "IllegalAction", "Match", "RecordError", "__version__", "bot", "engine", "load", "new"]


# The overloads of our own games overlap with the last one, which takes any name.
@overload
def new(  # type: ignore[overload-overlap]
    name: Literal["saboteur"],
    *,
    seed: int | str | None = None,
    players: int,
    edition: str = ...,
    rounds: int = ...,
    sabotaged_unpaid: bool = ...,
    bonus_nuggets: bool = ...,
    all_saboteurs: bool = ...,
    maps: int = ...,
    first: int | None = ...,
) -> "SaboteurMatch": ...


@overload
def new(  # type: ignore[overload-overlap]
    name: Literal["lost-mines"],
    *,
    seed: int | str | None = None,
    players: int,
    rounds: int = ...,
    until_alone: bool = ...,
    first: int | None = ...,
    box: "Box | str" = ...,
    revision: int = ...,
) -> "LostMinesMatch": ...


@overload
def new(name: str, *, seed: int | str | None = None, **options: "GivenOption") -> "AnyMatch": ...


def new(
    name: str, *, seed: int | str | None = None, **options: "GivenOption"
) -> "SaboteurMatch | LostMinesMatch | AnyMatch":
    """A match that is dealt and waits for its first seat; an editor knows the types of our own games.

    >>> match = new("saboteur", players=5, seed=7)
    >>> match.turn, len(match.view(match.turn).hand)
    (4, 6)
    """
    return _match.new(name, seed=seed, **options)
