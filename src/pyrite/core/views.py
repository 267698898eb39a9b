"""What all views have in common: they carry events and talk, become JSON, and can be sampled."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from pyrite.core.interned import Interned

if TYPE_CHECKING:
    import random


class SpokenPhrase(msgspec.Struct, frozen=True):
    """A quick phrase that a seat said: its id, and what it is about, such as a seat or the name of a goal."""

    seat: int
    round: int  # in which it was said: a claim about goals is worth nothing in the next
    phrase: str
    args: tuple[int | str, ...] = ()


class SeatView(msgspec.Struct, frozen=True, kw_only=True, dict=True):
    """A position as one seat may know it.

    `events`, what the seat has been told so far, is there when a match made the view, and `talk`, the quick phrases
    said at the table, when a table did. They are no part of the position, so they count neither for equality nor for
    `to_json`.
    """

    @property
    def events(self) -> Sequence[Any]:
        """What this seat has been told since the game began."""
        told: Sequence[Any] = self.__dict__.get("events", ())
        return told

    def with_events(self, events: Sequence[Any]) -> Any:
        """The same view, carrying these events."""
        self.__dict__["events"] = events
        return self

    @property
    def talk(self) -> Sequence[SpokenPhrase]:
        """What has been said at the table in quick phrases, true or not, in order."""
        said: Sequence[SpokenPhrase] = self.__dict__.get("talk", ())
        return said

    def with_talk(self, talk: Sequence[SpokenPhrase]) -> Any:
        """The same view, carrying what has been said."""
        self.__dict__["talk"] = talk
        return self

    def to_json(self) -> bytes:
        """The view as JSON; actions in their text form."""
        return _ENCODER.encode(self)

    def sample(self, rng: "random.Random") -> Any:
        """A full position that this viewer could not tell from the true one, drawn at random from all such."""
        sampler = self.__dict__.get("sampler")
        if sampler is None:
            sampler = self.__dict__["sampler"] = self.make_sampler()
        return sampler.sample(rng.getrandbits(64))

    def make_sampler(self) -> Any:
        """What draws the samples: each game's own."""


def _text(value: Any) -> str:
    if isinstance(value, Interned):
        return value.text
    raise TypeError(f"a view holds no {type(value).__name__}")


_ENCODER = msgspec.json.Encoder(enc_hook=_text)
