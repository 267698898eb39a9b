"""What all views have in common: they carry events and talk, become JSON, and can be sampled."""

import warnings
from collections.abc import Sequence
from typing import TYPE_CHECKING, Generic, Protocol, Self, TypeVar

import msgspec

from pyrite.core.interned import Interned

if TYPE_CHECKING:
    import random

E = TypeVar("E")  # the events of a game
S_co = TypeVar("S_co", covariant=True)  # its states


class SpokenPhrase(msgspec.Struct, frozen=True):
    """A quick phrase that a seat said: its id, and what it is about, such as a seat."""

    seat: int
    round: int  # in which it was said: a claim about hidden cards means nothing in the next round
    phrase: str
    args: tuple[int | str, ...] = ()


class BaseSampler(Protocol[S_co]):
    """Draws full positions that agree with one view."""

    def sample(self, seed: int) -> S_co:
        """A full position that the viewer cannot tell from the true one."""


class SeatView(msgspec.Struct, Generic[E, S_co], frozen=True, kw_only=True, dict=True):
    """A position as one seat may know it.

    `events`, what the seat has seen happen so far, is set when a match made the view, and `talk`, the quick phrases
    said at the table, when a table did. They are not part of the position: equality and `to_json` ignore them.
    """

    @property
    def events(self) -> Sequence[E]:
        """What this seat has seen happen since the game began."""
        events: Sequence[E] = self.__dict__.get("events", ())
        return events

    def with_events(self, events: Sequence[E]) -> Self:
        """The same view, carrying these events."""
        self.__dict__["events"] = events
        return self

    @property
    def talk(self) -> Sequence[SpokenPhrase]:
        """The quick phrases said at the table, true or not, in order."""
        talk: Sequence[SpokenPhrase] = self.__dict__.get("talk", ())
        return talk

    def with_talk(self, talk: Sequence[SpokenPhrase]) -> Self:
        """The same view, carrying these quick phrases."""
        self.__dict__["talk"] = talk
        return self

    def to_json(self) -> bytes:
        """The view as JSON; actions in their text form."""
        return _ENCODER.encode(self)

    def sample(self, rng: "random.Random") -> S_co:
        """A full position that this viewer cannot tell from the true one, drawn at random from all such positions."""
        sampler: BaseSampler[S_co] | None = self.__dict__.get("sampler")
        if sampler is None:
            sampler = self.__dict__["sampler"] = self.make_sampler()
        return sampler.sample(rng.getrandbits(64))

    def make_sampler(self) -> BaseSampler[S_co]:
        """A new sampler for this view; each game has its own."""
        raise NotImplementedError


def _text(value: Interned) -> str:
    if isinstance(value, Interned):
        return value.text
    raise TypeError(f"a view holds no {type(value).__name__}")


_ENCODER = msgspec.json.Encoder(enc_hook=_text)


def __getattr__(name: str) -> type[SpokenPhrase]:
    if name == "Said":  # until the next release
        warnings.warn("Said is now SpokenPhrase; the old name will go away", DeprecationWarning, stacklevel=2)
        return SpokenPhrase
    raise AttributeError(name)
