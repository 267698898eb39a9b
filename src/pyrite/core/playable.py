"""What every game's position can do: list, check and carry out actions, let chance draw, report what happened.

A game fills in the first half; the second half follows from it. The rules work with small numbers for actions and
outcomes of chance; callers get interned objects.
"""

from collections.abc import Callable, Sequence
from typing import Never, Protocol, TypeVar

from pyrite.core import seats
from pyrite.core.events import BaseEvent, EventLog
from pyrite.core.illegal import IllegalAction
from pyrite.core.interned import BaseAction, BaseDraw
from pyrite.core.moves import Moves
from pyrite.core.sheet import Sheet

A = TypeVar("A", bound=BaseAction)
E = TypeVar("E", bound=BaseEvent)
E_co = TypeVar("E_co", bound=BaseEvent, covariant=True)
P = TypeVar("P", bound="Playable")

MOST_EVENTS = 128
_MOVES = Moves()


class RuleViolation(Protocol):
    """The rule that forbids something, and what it asks for."""

    @property
    def rule(self) -> str:
        """The number of the rule."""

    @property
    def reason(self) -> str:
        """What the rule asks for."""


class Rules(Protocol[A, E_co]):
    """A position whose actions are of type A and whose events are of type E.

    A compiled class cannot be generic. The methods of `Playable` take `self` as these rules instead, so that
    `state.legal()` has the type of that game's actions.
    """

    log: list[int]
    event_count: int

    def list_legal(self, moves: Moves) -> None:
        """List every legal action."""

    def act(self, code: int) -> None:
        """Carry out a legal action."""

    def outcomes(self) -> int:
        """How many outcomes chance can have."""

    def weight(self, outcome: int) -> int:
        """How likely an outcome is."""

    def happen(self, outcome: int) -> None:
        """Carry out an outcome."""

    def refusal(self, action: A) -> RuleViolation | None:
        """The rule that forbids an action."""

    def action_of(self, code: int) -> A:
        """The action with this number."""

    def draw_of(self, outcome: int) -> BaseDraw:
        """The draw of this outcome."""

    def event_of(self, numbers: Sequence[int]) -> E_co:
        """The event that was noted as these six numbers."""

    def cannot_be_drawn(self) -> tuple[str, str]:
        """The rule and the reason for an impossible draw."""

    def last_events(self) -> EventLog[E_co]:
        """The events of the last step."""

    def check_room(self) -> None:
        """Raise OverflowError if there was no room for what happened."""

    def _carry_out(self, action: A) -> None:
        """Check and carry out an action."""


def _parse(state: type[P], text: str) -> P:
    return state.parse(text)


class Playable:
    """A position that can be played on."""

    def __init__(self) -> None:
        """No events yet. The log holds those of the last step, six numbers each; it is not part of the position.

        The longest steps end a game, and none has more than 60 events: each game counts them in its module `turns`.
        """
        self.log = [0] * 768
        self.event_count = 0
        self.players = 0
        self.overflowed = 0  # whether there was no room for an event or a line of a ledger: it is then invalid

    def emit(self, kind: int, audience: int, seat: int, a: int, b: int, c: int) -> None:
        """Note an event of this step and who may see it."""
        if self.event_count == MOST_EVENTS:
            self.overflowed = 1
            return
        place = self.event_count * 6
        self.log[place] = kind
        self.log[place + 1] = audience
        self.log[place + 2] = seat
        self.log[place + 3] = a
        self.log[place + 4] = b
        self.log[place + 5] = c
        self.event_count += 1

    # Each game fills these in.

    def list_legal(self, moves: Moves) -> None:
        """List every legal action of the seat to act; none when chance acts or the game is over."""

    def act(self, code: int) -> None:
        """Carry out a legal action, and what follows until a player has to decide or chance to draw."""

    def outcomes(self) -> int:
        """How many outcomes chance can have now, including those of weight 0; 0 when chance does not act."""
        return 0

    def weight(self, outcome: int) -> int:
        """How likely an outcome is, relative to the other weights."""
        return 0

    def total_weight(self) -> int:
        """The sum of all weights; 0 when chance does not act."""
        total = 0
        for outcome in range(self.outcomes()):
            total += self.weight(outcome)
        return total

    def happen(self, outcome: int) -> None:
        """Let chance draw an outcome, and what follows until a player has to decide or chance to draw."""

    def is_finished(self) -> bool:
        """Whether the game has ended."""
        return True

    def acting(self) -> int:
        """The seat to act; -1 when chance acts or the game is over."""
        return -1

    def score(self, seat: int) -> int:
        """What a seat has scored so far; only for games that are over."""
        return 0

    def numbered_actions(self) -> int:
        """How many actions have a number of their own; from there on, numbers are given out in each position."""
        return 0

    def number_of(self, code: int) -> int:
        """The number of an action for learning, which does not depend on the position; -1 if it has none."""
        return -1

    def encode(self, viewer: int, sheet: Sheet) -> None:
        """Fill in everything that a seat may know, except the last decisions."""

    def seat_in_event(self, kind: int, a: int) -> int:
        """Which of the numbers a, b, c of a public event is a seat, from 1; 0 for none."""
        return 0

    def become(self, other: "Playable") -> None:
        """Become equal to another position of the same game; unlike `copy`, without memory of its own."""

    def refusal(self, action: Never) -> RuleViolation | None:
        """The rule that forbids an action, with its reason; None if it is legal."""
        raise NotImplementedError

    def action_of(self, code: int) -> BaseAction:
        """The action with this number."""
        raise NotImplementedError

    def draw_of(self, outcome: int) -> BaseDraw:
        """The draw of this outcome, in this phase."""
        raise NotImplementedError

    def event_of(self, numbers: Sequence[int]) -> BaseEvent:
        """The event that was noted as these six numbers."""
        raise NotImplementedError

    def copy(self: P) -> P:
        """A copy of this position that can be played on independently."""
        raise NotImplementedError

    @classmethod
    def parse(cls: type[P], text: str) -> P:
        """The position with this text; ValueError says what is wrong with it."""
        raise NotImplementedError

    # From here on all games are the same.

    @property
    def turn(self) -> int | None:
        """The seat to act; None when chance is to act or the game is over."""
        return seats.known_seat(self.acting())

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.is_finished())

    @property
    def scores(self) -> list[int]:
        """What each seat has scored so far."""
        return [self.score(seat) for seat in range(self.players)]

    def __repr__(self) -> str:
        """The position as text, quoted."""
        return f"State.parse({str(self)!r})"

    def __eq__(self, other: object) -> bool:
        """Whether both are the same position of the same game."""
        return type(other) is type(self) and str(self) == str(other)

    def __hash__(self) -> int:
        """Equal positions have equal hashes."""
        return hash(str(self))

    def __reduce__(self: P) -> tuple[Callable[[type[P], str], P], tuple[type[P], str]]:
        """A position is pickled as its text."""
        return _parse, (type(self), str(self))

    def ticket_outcome(self, ticket: int) -> int:
        """The outcome that a ticket from 0 to tickets - 1 selects: each outcome has as many tickets as its weight."""
        outcome = 0
        while ticket >= self.weight(outcome):
            ticket -= self.weight(outcome)
            outcome += 1
        return outcome

    def legal(self: Rules[A, E]) -> list[A]:
        """What the seat to act may do; never empty while somebody is to act."""
        self.list_legal(_MOVES)
        if _MOVES.overflowed:
            raise OverflowError(f"more than {_MOVES.count} actions are legal here; no play can have led to it")
        return [self.action_of(_MOVES.code[place]) for place in range(_MOVES.count)]

    def play(self: Rules[A, E], action: A) -> EventLog[E]:
        """Carry out an action of the seat to act and return what happened; IllegalAction if a rule forbids it."""
        self._carry_out(action)
        return self.last_events()

    def step(self: Rules[A, E], code: int) -> None:
        """`play` by the number of the action and without events, for search."""
        self._carry_out(self.action_of(code))

    def _carry_out(self: Rules[A, E], action: A) -> None:
        why = self.refusal(action)
        if why is not None:
            raise IllegalAction(action.text, why.rule, why.reason)
        self.event_count = 0
        self.act(action.code)
        self.check_room()

    def chance(self) -> list[tuple[BaseDraw, int]]:
        """What chance can draw now, each with its weight; empty when chance does not act."""
        weights = [(outcome, self.weight(outcome)) for outcome in range(self.outcomes())]
        return [(self.draw_of(outcome), weight) for outcome, weight in weights if weight]

    def tickets(self) -> int:
        """The sum of the weights of what chance can draw; 0 when it does not act."""
        return self.total_weight()

    def drawn_by(self, ticket: int) -> BaseDraw:
        """The draw that a ticket from 0 to tickets() - 1 selects: each outcome has as many tickets as its weight."""
        if not 0 <= ticket < self.total_weight():
            raise ValueError(f"ticket {ticket} is not one of {self.total_weight()}")
        return self.draw_of(self.ticket_outcome(ticket))

    def draw(self: Rules[A, E], draw: BaseDraw) -> EventLog[E]:
        """Let chance draw this and return what happened; IllegalAction if it cannot be drawn now."""
        outcome = draw.outcome
        possible = outcome < self.outcomes() and self.weight(outcome) > 0 and self.draw_of(outcome) is draw
        if not possible:
            raise IllegalAction(draw.text, *self.cannot_be_drawn())
        self.event_count = 0
        self.happen(outcome)
        self.check_room()
        return self.last_events()

    def check_room(self) -> None:
        """Raise OverflowError if a step of this position had more to note than there is room for."""
        if self.overflowed:
            raise OverflowError("this position has no room for what happened; no play can have led to it")

    def cannot_be_drawn(self) -> tuple[str, str]:
        """The rule and the reason for an impossible draw."""
        return "", "that cannot be drawn now"

    def last_events(self: Rules[A, E]) -> EventLog[E]:
        """What happened in the last step; for a new game, at its beginning."""
        return EventLog([self.log[place] for place in range(self.event_count * 6)], self.event_of)
