"""The state of a game of Saboteur: what can be done with a position, with every action checked."""

from collections.abc import Sequence

from pyrite.core import seats
from pyrite.core.moves import Moves
from pyrite.core.playable import Playable
from pyrite.core.sheet import Sheet
from pyrite.games.saboteur.rules import (
    codes,
    draws,
    encoding,
    knowledge,
    notation,
    numbers,
    refusals,
    rounds,
    setup,
    turns,
    validation,
)
from pyrite.games.saboteur.rules.actions import DRAWN_IN, Action, Draw
from pyrite.games.saboteur.rules.events import Event, event_of
from pyrite.games.saboteur.rules.options import Options
from pyrite.games.saboteur.rules.position import Position
from pyrite.games.saboteur.rules.view import View
from pyrite.games.saboteur.rules.words import Phase, Refusal

try:
    import cython
except ImportError:  # without Cython there are no types to convert
    from pyrite.core import uncompiled as cython

_PHASES = tuple(phase.name.lower() for phase in Phase)


class State(Position):
    """A game at one moment: whose turn it is, what may be done, and what each seat may know.

    >>> state = State.new(Options(players=5, first=0))
    >>> state.turn is None, [str(draw) for draw, weight in state.chance()]
    (True, ['role:miner', 'role:saboteur'])
    """

    @staticmethod
    def new(options: Options) -> "State":
        """A game about to be dealt: chance is the first to act."""
        state = State()
        state.players = options.players
        state.revised = options.edition == "revised"
        state.rounds = options.rounds
        state.sabotaged_unpaid = options.sabotaged_unpaid
        state.bonus_nuggets = options.bonus_nuggets
        state.all_saboteurs = options.all_saboteurs
        state.maps = options.maps
        state.given_first = codes.UNKNOWN if options.first is None else options.first
        state.bonus_left = 7 if options.bonus_nuggets else 0
        for value in range(3):
            state.supply[value] = codes.NUGGETS[value]
        setup.begin_round(state, state.given_first)
        return state

    @staticmethod
    def parse(text: str) -> "State":
        """The position with this text; ValueError says what is wrong with it."""
        options, fields = notation.read_fields(text)
        state = State.new(options)
        notation.read(state, options, fields)
        validation.check(state)
        state.event_count = 0
        return state

    def __str__(self) -> str:
        """The position as text."""
        return notation.write(self, self.options)

    def copy(self) -> "State":
        """A copy of this position that can be played on independently."""
        twin = State()
        twin.copy_from(self)
        return twin

    def become(self, other: Playable) -> None:
        """Becomes equal to another position of this game."""
        self.copy_from(cython.cast(Position, other))

    @property
    def options(self) -> Options:
        """What is played."""
        return knowledge.options_of(self)

    @property
    def winners(self) -> list[int]:
        """The seats with the most nuggets, which share the win (S8.3); nobody until the game is over."""
        return list(knowledge.winners(self) or ())

    # What a position of this game can do, from the chapters of its rules.

    def list_legal(self, moves: Moves) -> None:
        """Lists every legal action of the seat to act."""
        turns.list_legal(self, moves)

    def act(self, code: int) -> None:
        """Carries out a legal action and what follows."""
        turns.act(self, code)

    def outcomes(self) -> int:
        """How many numbers an outcome of chance can have in this phase."""
        return draws.outcomes(self)

    def weight(self, outcome: int) -> int:
        """How likely an outcome is."""
        return draws.weight(self, outcome)

    def total_weight(self) -> int:
        """The sum of all weights; 0 when chance does not act."""
        return draws.total_weight(self)

    def happen(self, outcome: int) -> None:
        """Carries out an outcome and what follows."""
        draws.happen(self, outcome)

    def is_finished(self) -> bool:
        """Whether the game has ended."""
        return self.phase == codes.OVER_PHASE

    def acting(self) -> int:
        """The seat to act; -1 when chance acts or the game is over."""
        is_decision = self.phase == codes.TURN_PHASE or self.phase == codes.STOP_PHASE
        is_decision = is_decision or self.phase == codes.PICK_PHASE or self.phase == codes.BONUS_PHASE
        return self.seat if is_decision else codes.UNKNOWN

    def score(self, seat: int) -> int:
        """What a seat has scored so far."""
        return rounds.score(self, seat)

    def numbered_actions(self) -> int:
        """How many actions have a number of their own."""
        return numbers.ACTIONS

    def number_of(self, code: int) -> int:
        """The number of an action for learning; -1 if it is played outside the window."""
        return numbers.number_of(self, code)

    def encode(self, viewer: int, sheet: Sheet) -> None:
        """Fill in what a seat may know as numbers."""
        encoding.encode(self, viewer, sheet)

    def seat_in_event(self, kind: int, a: int) -> int:
        """Which of the numbers of a public event is a seat, from 1; 0 for none."""
        return encoding.seat_in_event(kind)

    def refusal(self, action: Action) -> Refusal | None:
        """The rule that forbids an action, with its reason; None if it is legal."""
        if not isinstance(action, Action):
            raise TypeError(f"{action!r} is not an action of this game")
        why: Refusal | None = refusals.refusal(self, action.code)
        return why

    def action_of(self, code: int) -> Action:
        """The action with this number."""
        return Action.of(code)

    def draw_of(self, outcome: int) -> Draw:
        """The draw of this outcome, in this phase."""
        return Draw.of(DRAWN_IN[self.phase], outcome)

    def event_of(self, numbers: Sequence[int]) -> Event:
        """The event that was noted as these six numbers."""
        return event_of(numbers)

    def cannot_be_drawn(self) -> tuple[str, str]:
        """The rule and the reason for a draw that is not possible."""
        return Refusal.NOT_POSSIBLE.rule, Refusal.NOT_POSSIBLE.reason

    @property
    def drawn_what(self) -> str:
        """What chance draws now: first, role, goal, card or nugget; empty when it does not act."""
        return DRAWN_IN.get(self.phase, "")

    @property
    def is_dealing(self) -> bool:
        """Whether what chance draws now belongs to the deal rather than to somebody's move."""
        return self.phase <= codes.HANDS_PHASE and self.phase != codes.BONUS_PHASE

    @property
    def begins_hand(self) -> bool:
        """Whether chance is about to deal the first card of a hand."""
        return self.phase == codes.HANDS_PHASE and not self.hand_size[self.seat]

    def view(self, seat: int | None) -> View:
        """What this seat may know; with None what a spectator may."""
        seats.check_seat(seat, self.players)
        viewer = codes.UNKNOWN if seat is None else seat
        return View(
            game="saboteur",
            options=knowledge.options_of(self),
            seat=seat,
            round=self.round,
            phase=_PHASES[self.phase],
            turn=self.turn,
            draws_for=knowledge.draws_for(self),
            first=seats.known_seat(self.first),
            ending=knowledge.ending(self),
            role=knowledge.roles(self, viewer)[seat] if seat is not None else None,
            roles=knowledge.roles(self, viewer),
            leftover=knowledge.leftover(self),
            hand=knowledge.hand(self, viewer),
            hand_sizes=knowledge.hand_sizes(self),
            passed=knowledge.passed(self, viewer),
            passed_counts=knowledge.passed_counts(self),
            pile=self.pile_size,
            discard=knowledge.discard(self),
            broken=knowledge.broken(self),
            table=knowledge.table(self),
            goals=knowledge.goals(self, viewer),
            last_laid=(self.laid_x, self.laid_y) if self.last_tunnel >= 0 else None,
            last_tunnel=seats.known_seat(self.last_tunnel),
            last_card=seats.known_seat(self.last_card),
            nuggets=knowledge.nuggets(self, viewer),
            nugget_counts=knowledge.nugget_counts(self),
            supply=self.supply_size(),
            pool_size=self.pool_size(),
            pool=knowledge.pool(self, viewer),
            ledger=knowledge.ledger_seen(self, viewer),
            bonus=knowledge.bonus_seen(self),
            bonuses_left=knowledge.bonuses_left(self),
            scores=knowledge.scores(self),
            winners=knowledge.winners(self),
            legal=tuple(self.legal()) if seat is not None and seat == self.turn else (),
        )
