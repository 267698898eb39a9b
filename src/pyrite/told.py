"""The events of one step; they are made when somebody looks."""

from collections.abc import Callable, Sequence
from typing import Any, overload


class Told(Sequence[Any]):
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
        return f"Told({list(self)!r})"
