"""Events: what happened and who may see it. Those of one step are made when somebody looks."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, overload

import msgspec


class BaseEvent(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One thing that happened. `audience` is the seat that may see it, None when everyone may."""

    kind: str
    audience: int | None = None
    seat: int | None = None  # who did it, or to whom it happened

    def is_for(self, seat: int | None) -> bool:
        """Whether this seat, or with None a spectator, may see it."""
        return self.audience is None or self.audience == seat


Fields = Mapping[int, Callable[[int, int, int], dict[str, Any]]]  # what the last three numbers mean, by kind


def make_event(make: Callable[..., Any], names: Sequence[str], fields: Fields, numbers: Sequence[int]) -> Any:
    """The event that a position noted as six numbers: kind, audience, seat, and three that the kind explains."""
    kind, audience, seat, a, b, c = numbers
    whom, who = (None if number < 0 else number for number in (audience, seat))
    return make(kind=names[kind], audience=whom, seat=who, **fields[kind](a, b, c))


class EventLog(Sequence[Any]):
    """A sequence of events, kept as the numbers that a position noted until one of them is wanted."""

    __slots__ = ("_event_of", "_events", "_numbers")

    def __init__(self, numbers: Sequence[int], event_of: Callable[[Sequence[int]], Any]) -> None:
        """Six numbers an event, and what makes an event of them."""
        self._numbers = numbers
        self._event_of = event_of
        self._events: tuple[Any, ...] | None = None

    def _made(self) -> tuple[Any, ...]:
        if self._events is None:
            numbers = self._numbers
            self._events = tuple([self._event_of(numbers[at : at + 6]) for at in range(0, len(numbers), 6)])
        return self._events

    def __len__(self) -> int:
        return len(self._numbers) // 6

    @overload
    def __getitem__(self, place: int) -> Any: ...

    @overload
    def __getitem__(self, place: slice) -> Sequence[Any]: ...

    def __getitem__(self, place: int | slice) -> Any:
        return self._made()[place]

    def __repr__(self) -> str:
        return f"EventLog({list(self)!r})"
