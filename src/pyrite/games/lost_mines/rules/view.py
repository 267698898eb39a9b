"""What one seat may know (L8): plain values, fit for bots, encoders, the server and the page."""

from typing import TYPE_CHECKING

import msgspec

from pyrite.core.require import require
from pyrite.core.views import SeatView
from pyrite.games.lost_mines.rules.actions import Action
from pyrite.games.lost_mines.rules.events import Event
from pyrite.games.lost_mines.rules.options import Options

if TYPE_CHECKING:
    from pyrite.games.lost_mines.rules.samples import Sampler
    from pyrite.games.lost_mines.rules.state import State  # noqa: F401 (the base class of View names it)


class Card(msgspec.Struct, frozen=True):
    """A card that is face up on the board."""

    x: int
    y: int
    face: str  # its open sides as it is placed
    what: str  # "start", "path" or "mine"
    feature: str  # of a path, such as "tree" or "tree+axe"; the clan of a start; what a mine holds


class MineSeen(msgspec.Struct, frozen=True):
    """A mine as far as the viewer knows it."""

    x: int
    y: int
    face_up: bool
    holds: str | None  # None when the viewer does not know
    looked_by: tuple[int, ...]


class TreasureSeen(msgspec.Struct, frozen=True):
    """A treasure that was laid out; its kind is public, its value is known to players who looked or took it."""

    kind: str
    value: int | None
    taken_by: int | None
    looked_by: tuple[int, ...]


class DwarfSeen(msgspec.Struct, frozen=True):
    """A player's dwarf: clan and place are public, the character is known to its player and to those who looked."""

    clan: str | None
    character: str | None
    x: int | None
    y: int | None
    looked_by: tuple[int, ...]

    @property
    def cell(self) -> tuple[int, int]:
        """Where the dwarf is, as x and y; ValueError before it is placed."""
        return require(self.x), require(self.y)


class Token(msgspec.Struct, frozen=True):
    """A trap or a troll on the joint between a cell and its eastern or southern neighbour."""

    x: int
    y: int
    side: str
    what: str  # "trap" or "troll"
    owner: int | None  # of a troll


class WalkSeen(msgspec.Struct, frozen=True):
    """A walk under way: where to, by which side into a mine, and how many cards are still to be lost."""

    x: int
    y: int
    side: str | None
    losses: int


class View(SeatView[Event, "State"], frozen=True, kw_only=True):
    """A position as one seat may know it; `seat` is None for a spectator.

    >>> import pyrite, random
    >>> view = pyrite.new("lost-mines", players=5, seed=7).view(0)
    >>> view.sample(random.Random(1)).view(0) == view
    True
    """

    game: str
    options: Options
    seat: int | None
    round: int
    phase: str
    turn: int | None
    draws_for: int | None  # the seat for which chance draws
    first: int | None
    ending: str
    role: str | None  # the viewer's own character
    dwarfs: tuple[DwarfSeen, ...]
    hand: tuple[str, ...]
    hand_sizes: tuple[int, ...]
    discarded: tuple[str, ...]  # the viewer's own, cards lost to traps among them
    discarded_counts: tuple[int, ...]
    played: tuple[str, ...]  # shown, and now in the discard
    pile: int
    to_draw: int
    board: tuple[Card, ...]
    mines: tuple[MineSeen, ...]
    treasures: tuple[TreasureSeen, ...]
    tokens: tuple[Token, ...]
    walk: WalkSeen | None
    caller: int | None  # of the vote
    has_voted: bool  # whether a vote was called this turn
    last_card: int | None
    dragon: int | None
    points: tuple[int, ...]
    winners: tuple[int, ...] | None
    legal: tuple[Action, ...]

    def describe(self, language: str = "en") -> str:
        """The view in words: exactly what a person at the table knows, in order."""
        from pyrite.view_text import describe  # words take long to load, and few views are read

        return describe(self, language)

    def make_sampler(self) -> "Sampler":
        """Draws full positions that this viewer cannot tell from the true one."""
        from pyrite.games.lost_mines.rules.samples import Sampler  # a sampler makes states, and states make views

        return Sampler(self)
