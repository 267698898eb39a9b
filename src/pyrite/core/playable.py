"""What every game's position can do: list, check and carry out actions, let chance draw, tell what happened.

A game fills in the first half; the second half follows from it. Actions and outcomes of chance are small numbers
inside and interned objects at the door.
"""

from collections.abc import Callable
from typing import Any

from pyrite.core.events import EventLog
from pyrite.core.illegal import IllegalAction
from pyrite.core.moves import Moves

MOST_EVENTS = 128
_MOVES = Moves()


def _parse(state: Any, text: str) -> Any:
    return state.parse(text)


class Playable:
    """A position that can be played on."""

    def __init__(self) -> None:
        """What the last step told: six numbers an event. Not part of the position.

        The longest steps end a game, and none has more than 60 events. In Saboteur: 2 of the last card, 1 that the
        round ended, 11 roles, 1 for the extra nuggets, 9 nugget cards paid, 11 for the scores. In The Lost Mines: 6 of
        a walk, 2 for each of 9 seats passed over, 1 that the round ended, 9 characters, 9 treasures, 10 for the points.
        """
        self.log = [0] * 768
        self.event_count = 0
        self.overflowed = 0  # whether an event or a line of a ledger found no room; the position is then of no use

    def emit(self, kind: int, audience: int, seat: int, a: int, b: int, c: int) -> None:
        """Notes an event of this step and who may see it."""
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
        """Lists every legal action of the seat to act; none when chance acts or the game is over."""

    def act(self, code: int) -> None:
        """Carries out a legal action, and what follows until somebody has to decide or chance to draw."""

    def outcomes(self) -> int:
        """How many numbers an outcome of chance can have now, those of weight 0 among them; 0 when it does not act."""
        return 0

    def weight(self, outcome: int) -> int:
        """How likely an outcome is, against the other weights."""
        return 0

    def total_weight(self) -> int:
        """The sum of all weights; 0 when chance does not act."""
        total = 0
        for outcome in range(self.outcomes()):
            total += self.weight(outcome)
        return total

    def happen(self, outcome: int) -> None:
        """Lets an outcome of some weight come, and what follows until somebody has to decide or chance to draw."""

    def is_finished(self) -> bool:
        """Whether the game has ended."""
        return True

    def refusal(self, action: Any) -> Any:
        """The rule that forbids an action, with its reason; None if it is legal."""

    def action_of(self, code: int) -> Any:
        """The action with this number."""

    def draw_of(self, outcome: int) -> Any:
        """The draw of this outcome, in this phase."""

    def event_of(self, numbers: Any) -> Any:
        """The event that was noted as these six numbers."""

    def copy(self) -> Any:
        """The same position, free to go its own way."""

    # From here on it is the same for all.

    def __repr__(self) -> str:
        """The position as text, quoted."""
        return f"State.parse({str(self)!r})"

    def __eq__(self, other: object) -> bool:
        """Whether the same game stands at the same position."""
        return type(other) is type(self) and str(self) == str(other)

    def __hash__(self) -> int:
        """Equal positions have equal hashes."""
        return hash(str(self))

    def __reduce__(self) -> tuple[Callable[[type, str], Any], tuple[type, str]]:
        """A position travels as its text."""
        return _parse, (type(self), str(self))

    def ticket_outcome(self, ticket: int) -> int:
        """The outcome that a ticket from 0 to tickets - 1 brings: each outcome has as many tickets as its weight."""
        outcome = 0
        while ticket >= self.weight(outcome):
            ticket -= self.weight(outcome)
            outcome += 1
        return outcome

    def legal_codes(self) -> list[int]:
        """The legal actions by their numbers."""
        self._list_checked()
        return [_MOVES.code[place] for place in range(_MOVES.count)]

    def legal(self) -> list[Any]:
        """What the seat to act may do; never empty while somebody is to act."""
        self._list_checked()
        return [self.action_of(_MOVES.code[place]) for place in range(_MOVES.count)]

    def _list_checked(self) -> None:
        """Lists the legal actions; OverflowError if there are more than the list has room for."""
        self.list_legal(_MOVES)
        if _MOVES.overflowed:
            raise OverflowError(f"more than {_MOVES.count} actions are legal here; no play can have led to it")

    def play(self, action: Any) -> EventLog:
        """Carries out an action of the seat to act and tells what happened; IllegalAction if a rule forbids it."""
        self._carry_out(action)
        return self.last_events()

    def step(self, code: int) -> None:
        """`play` by the number of the action and without events, for search."""
        self._carry_out(self.action_of(code))

    def _carry_out(self, action: Any) -> None:
        why = self.refusal(action)
        if why is not None:
            raise IllegalAction(action.text, why.rule, why.reason)
        self.event_count = 0
        self.act(action.code)
        self.check_room()

    def chance(self) -> list[tuple[Any, int]]:
        """What chance can draw now, each with its weight; empty when chance does not act."""
        weights = [(outcome, self.weight(outcome)) for outcome in range(self.outcomes())]
        return [(self.draw_of(outcome), weight) for outcome, weight in weights if weight]

    def tickets(self) -> int:
        """The sum of the weights of what chance can draw; 0 when it does not act."""
        return self.total_weight()

    def drawn_by(self, ticket: int) -> Any:
        """The draw that a ticket from 0 to tickets() - 1 brings, each outcome by its weight."""
        if not 0 <= ticket < self.total_weight():
            raise ValueError(f"ticket {ticket} is not one of {self.total_weight()}")
        return self.draw_of(self.ticket_outcome(ticket))

    def draw(self, draw: Any) -> EventLog:
        """Lets chance draw this and tells what happened; IllegalAction if it cannot come now."""
        outcome = draw.outcome
        possible = outcome < self.outcomes() and self.weight(outcome) > 0 and self.draw_of(outcome) is draw
        if not possible:
            raise IllegalAction(draw.text, *self.cannot_be_drawn())
        self.event_count = 0
        self.happen(outcome)
        self.check_room()
        return self.last_events()

    def check_room(self) -> None:
        """Raises OverflowError if a step of this position had more to note than there is room for."""
        if self.overflowed:
            raise OverflowError("this position has no room for what happened; no play can have led to it")

    def cannot_be_drawn(self) -> tuple[str, str]:
        """The rule and the reason when something is drawn that cannot come."""
        return "", "that cannot be drawn now"

    def last_events(self) -> EventLog:
        """What the last step told; of a new game, what its beginning did."""
        return EventLog([self.log[place] for place in range(self.event_count * 6)], self.event_of)
