"""What one seat may know (S11): plain values, fit for bots, encoders, the server and the page."""

from typing import TYPE_CHECKING

import msgspec

from pyrite.core.views import SeatView
from pyrite.games.saboteur.rules.actions import Action
from pyrite.games.saboteur.rules.events import Event
from pyrite.games.saboteur.rules.options import Options

if TYPE_CHECKING:
    from pyrite.games.saboteur.rules.samples import Sampler
    from pyrite.games.saboteur.rules.state import State  # noqa: F401 (the base class of View names it)


class Card(msgspec.Struct, frozen=True):
    """A card that is face up on the table."""

    x: int
    y: int
    face: str  # its open sides as it is placed, in small letters for a dead end
    what: str  # "start", "tunnel", "goal" or "bonus"


class GoalSeen(msgspec.Struct, frozen=True):
    """A goal as far as the viewer knows it."""

    name: str
    x: int
    y: int
    face_up: bool
    treasure: str | None  # "gold", or the stone's openings; None when the viewer does not know
    looked_by: tuple[int, ...]  # the seats that have looked at it, which everyone saw


class BonusSeen(msgspec.Struct, frozen=True):
    """The extra card on the table this round."""

    value: int
    x: int
    y: int
    claimer: int | None
    claim: str
    shown: tuple[int, ...]  # the nugget cards face up before the claimer


class LedgerLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """Nugget cards that left the supply, as the viewer knows it; `values` is None when they do not."""

    round: int
    why: str  # "shared", "paid", "bonus" or "returned"
    seat: int
    values: tuple[int, ...] | None = None  # one card, or those of a payment
    worth: int | None = None  # what a payee was entitled to
    pool: tuple[int, ...] | None = None  # what the viewer saw before picking this card


class View(SeatView[Event, "State"], frozen=True, kw_only=True):
    """A position as one seat may know it; `seat` is None for a spectator.

    >>> import pyrite, random
    >>> view = pyrite.new("saboteur", players=5, seed=7).view(0)
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
    role: str | None
    roles: tuple[str | None, ...]
    leftover: str | None
    hand: tuple[str, ...]
    hand_sizes: tuple[int, ...]
    passed: tuple[str, ...]
    passed_counts: tuple[int, ...]
    pile: int
    discard: tuple[str, ...]  # face up
    broken: tuple[str, ...]  # the letters of the broken tools, by seat
    table: tuple[Card, ...]
    goals: tuple[GoalSeen, ...]
    last_laid: tuple[int, int] | None
    last_tunnel: int | None
    last_card: int | None
    nuggets: tuple[int, ...]
    nugget_counts: tuple[int, ...]
    supply: int
    pool_size: int
    pool: tuple[int, ...] | None
    ledger: tuple[LedgerLine, ...]
    bonus: BonusSeen | None
    bonuses_left: tuple[int, ...]
    scores: tuple[int, ...] | None  # once the game is over
    winners: tuple[int, ...] | None
    legal: tuple[Action, ...]

    def describe(self, language: str = "en") -> str:
        """The view in words: exactly what a person at the table knows, in order."""
        from pyrite.view_text import describe  # words take long to load, and few views are read

        return describe(self, language)

    def make_sampler(self) -> "Sampler":
        """Draws full positions that this viewer cannot tell from the true one."""
        from pyrite.games.saboteur.rules.samples import Sampler  # a sampler makes states, and states make views

        return Sampler(self)
