"""How a game looks: the one object through which boards, sprites and examples are drawn."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple, TypeAlias

from .faces import FaceSet

Frame: TypeAlias = tuple[int, int, int, int]  # left, top, width and height
Grid: TypeAlias = list[list[str]]  # three rows of five signs: a card on a terminal


class Background(NamedTuple):
    """What cards are on, lit from where the game begins."""

    light: tuple[tuple[str, str], ...]  # offset and colour, from the lamp outwards
    shade: tuple[tuple[str, str, str], ...]  # offset, colour and opacity of what is over the cards
    margin: int
    texture: Callable[[Frame], str]


class Signs(NamedTuple):
    """What a board looks like on a terminal."""

    card: Callable[[str, str], Grid]  # from the name of a face, and the sign of what the viewer knows of it
    known: Mapping[str, str]  # the sign of each thing that a viewer can know of a card face down
    hues: Mapping[str, str]  # ANSI colours by sign
    tokens: Mapping[str, str] = {}  # the sign of each token that is between two cards
    figures: Mapping[str, str] = {}  # the ANSI colour of each kind of figure


class Look(ABC):
    """How a game looks."""

    faces: FaceSet
    ground: Background
    signs: Signs
    known: Mapping[str, str]  # what a viewer can know of a card face down, as a picture around (0, 0)

    @abstractmethod
    def symbols(self) -> Iterator[str]:
        """The symbols of the game's sprite on the page, by the ids that the page uses."""

    def laid_face(self, what: str) -> str | None:
        """The face of the card that an action on a cell lays there, from the text before "@"; None if it lays none."""
        return what
