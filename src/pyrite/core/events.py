"""Events: what happened and who may see it. Event objects are created when they are first read."""

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeVar, overload

import msgspec

SIZE = 6  # how many numbers a position notes for an event


class BaseEvent(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One thing that happened. `audience` is the only seat that may see it, None when everyone may."""

    kind: str
    audience: int | None = None
    seat: int | None = None  # the seat that did it, or that it happened to

    def is_for(self, seat: int | None) -> bool:
        """Whether this seat, or with None a spectator, may see it."""
        return self.audience is None or self.audience == seat


E_co = TypeVar("E_co", covariant=True)


class EventNumbers(NamedTuple):
    """An event as a position notes it; what the last three numbers mean depends on the kind."""

    kind: int
    audience: int | None
    seat: int | None
    a: int
    b: int
    c: int


def noted(numbers: Sequence[int]) -> EventNumbers:
    """The six numbers of an event, with None instead of negative seats."""
    kind, audience, seat, a, b, c = numbers
    return EventNumbers(kind, None if audience < 0 else audience, None if seat < 0 else seat, a, b, c)


def round_begin(events: Sequence[BaseEvent]) -> int:
    """The place of the first event of the last round, right after `round_began`; 0 if no round has begun."""
    begin = len(events)
    while begin and events[begin - 1].kind != "round_began":
        begin -= 1
    return begin


class EventLog(Sequence[E_co]):
    """A sequence of events, kept as the numbers that a position noted until one of them is read."""

    __slots__ = ("_event_of", "_events", "_numbers")

    def __init__(self, numbers: Sequence[int], event_of: Callable[[Sequence[int]], E_co]) -> None:
        """`numbers` are six for each event; `event_of` makes an event of six numbers."""
        self._numbers = numbers
        self._event_of = event_of
        self._events: tuple[E_co, ...] | None = None

    def _made(self) -> tuple[E_co, ...]:
        if self._events is None:
            numbers = self._numbers
            self._events = tuple([self._event_of(numbers[at : at + SIZE]) for at in range(0, len(numbers), SIZE)])
        return self._events

    def __len__(self) -> int:
        return len(self._numbers) // SIZE

    @overload
    def __getitem__(self, place: int) -> E_co: ...

    @overload
    def __getitem__(self, place: slice) -> Sequence[E_co]: ...

    def __getitem__(self, place: int | slice) -> E_co | Sequence[E_co]:
        return self._made()[place]

    def __repr__(self) -> str:
        return f"EventLog({list(self)!r})"
