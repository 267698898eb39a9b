"""Parts for a small card game of one round: written in plain Python, shown on the page's plain table.

docs/new-game.md builds a game from them. A game that needs speed is built on `pyrite.core.playable` instead.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, Generic, Self, TypeVar

import msgspec

from pyrite.core.events import BaseEvent
from pyrite.core.illegal import IllegalAction
from pyrite.core.interned import BaseDraw, Interned
from pyrite.core.options import BaseOptions
from pyrite.core.phrases import EVERYWHERE
from pyrite.core.protocols import SomeState
from pyrite.core.text_fields import read_words, write_words
from pyrite.core.views import SeatView
from pyrite.event_text import seat_name
from pyrite.game import Game
from pyrite.texts import NoText, game_text

if TYPE_CHECKING:
    from pyrite.draw.row import CardRow

C = TypeVar("C", bound="CardAction")


class PlainOptions(BaseOptions, frozen=True, kw_only=True):
    """What is chosen before a game of one round."""

    rounds: ClassVar[int] = 1
    rule_revision: ClassVar[int] = 1


class CardAction(Interned):
    """What is done with a card: ``play:help``."""

    __slots__ = ("card", "verb")
    verb: str
    card: str
    _by_text: ClassVar[dict[str, Self]]

    @classmethod
    def declare(cls: type[C], verb: str, cards: Iterable[str]) -> None:
        """Creates all actions of a game."""
        cls._by_text = {}
        for card in cards:
            action = cls()
            action.text, action.verb, action.card = f"{verb}:{card}", verb, card
            cls._by_text[action.text] = action

    @classmethod
    def parse(cls, text: str) -> Self:
        """The action with this text; ValueError if there is none."""
        if text not in cls._by_text:
            raise ValueError(f"{text[:60]!r} is not an action; examples: {', '.join(cls._by_text)}")
        return cls._by_text[text]


class PlainEvent(BaseEvent, frozen=True, kw_only=True, omit_defaults=True):
    """Something that happened; each kind uses some of the fields."""

    card: str | None = None
    role: str | None = None
    ending: str | None = None
    points: int | None = None


A_co = TypeVar("A_co", bound=CardAction, covariant=True)
S_co = TypeVar("S_co", bound=SomeState, covariant=True)


class PlainView(SeatView[PlainEvent, S_co], Generic[A_co, S_co], frozen=True, kw_only=True):
    """What a seat may know, as the page's plain table shows it; a game adds `sample`."""

    game: str
    options: PlainOptions
    seat: int | None
    round: int = 1
    phase: str
    turn: int | None
    role: str | None
    hand: tuple[str, ...]
    hand_sizes: tuple[int, ...]
    pile: int
    table: tuple[str, ...]  # the cards that everybody sees
    roles: tuple[str | None, ...]  # by seat, as far as the viewer knows them
    ending: str
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    legal: tuple[A_co, ...]

    def describe(self, language: str = "en") -> str:
        """The view in words: exactly what a person at the table knows, in order."""
        from pyrite.view_text import describe  # words take long to load, and few views are read

        return describe(self, language)


O_co = TypeVar("O_co", bound=PlainOptions, covariant=True)
V_co = TypeVar("V_co", bound=PlainView[CardAction, SomeState], covariant=True)


class PlainState(ABC, Generic[O_co, A_co, V_co]):
    """A game at one moment: its options, and every draw and action so far.

    A game says what can be drawn and done, what everybody has, and who wins. Roles are shown when it is over.
    """

    game: str
    options_type: type[O_co]
    action_type: type[A_co]
    draw_type: type[BaseDraw]
    view_type: type[V_co]
    draw_rule: str  # the numbers of the rules that a wrong draw and a wrong action break
    action_rule: str
    round = 1

    def __init__(self, options: O_co, steps: Iterable[str] = ()) -> None:
        """A game after these steps; without any, it is about to be dealt."""
        self.options = options
        self.draws: list[BaseDraw] = []
        self.actions: list[CardAction] = []
        self.steps: list[str] = []
        self.happened = [PlainEvent(kind="round_began")]
        for step in steps:
            if self.chance():
                self.draw(self.draw_type.parse(step))
            else:
                self.play(self.action_type.parse(step))

    # What a game has to say

    @property
    @abstractmethod
    def turn(self) -> int | None:
        """The seat to act; None when chance is to act or the game is over."""

    @property
    @abstractmethod
    def ending(self) -> str:
        """How the game ended; "none" while it is played."""

    @property
    @abstractmethod
    def scores(self) -> list[int]:
        """One number per seat."""

    @property
    @abstractmethod
    def roles(self) -> list[str]:
        """The roles that were dealt so far, by seat."""

    @property
    @abstractmethod
    def table(self) -> list[str]:
        """The cards that everybody sees."""

    @abstractmethod
    def hand(self, seat: int) -> list[str]:
        """The cards of a seat, which only that seat sees."""

    @abstractmethod
    def legal(self) -> list[A_co]:
        """What the seat to act may do."""

    @abstractmethod
    def chance(self) -> list[tuple[BaseDraw, int]]:
        """What chance can draw now, each with its weight; it only deals, before anybody acts."""

    @abstractmethod
    def event_of(self, step: CardAction | BaseDraw, seat: int | None) -> PlainEvent:
        """What happened in the last step; `seat` is the one that acted."""

    # What follows from that

    def __str__(self) -> str:
        """The name of the game, the options and the steps, in one line of text."""
        return write_words(self.game, self.options, ["steps"], {"steps": ",".join(self.steps)})

    @classmethod
    def parse(cls, text: str) -> Self:
        """The position with this text; ValueError says what is wrong with it."""
        chosen = {field.name: field.type for field in msgspec.structs.fields(cls.options_type)}
        words = [name for name, kind in chosen.items() if kind is str]
        options, fields = read_words(cls.game, text, cls.options_type, [*chosen], ["steps"], words)
        return cls(options, fields["steps"].split(",") if "steps" in fields else ())

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.ending != "none"

    @property
    def winners(self) -> list[int]:
        """The seats with the most points; empty until the game is over."""
        return [seat for seat, score in enumerate(self.scores) if self.is_over and score == max(self.scores)]

    @property
    def drawn_what(self) -> str:
        """What chance draws now; empty when it does not act."""
        return self.chance()[0][0].what if self.chance() else ""

    @property
    def is_dealing(self) -> bool:
        """Whether chance acts."""
        return self.drawn_what != ""

    @property
    def begins_hand(self) -> bool:
        """Whether the next card is the first of a hand; a game that deals hands says so, for its records."""
        return False

    def tickets(self) -> int:
        """The sum of the weights."""
        return sum(weight for _, weight in self.chance())

    def drawn_by(self, ticket: int) -> BaseDraw:
        """The draw that a ticket from 0 to tickets() - 1 selects."""
        return [draw for draw, weight in self.chance() for _ in range(weight)][ticket]

    def draw(self, draw: BaseDraw) -> Sequence[PlainEvent]:
        """Let chance draw this and return what happened; IllegalAction changes nothing."""
        if draw not in [possible for possible, _ in self.chance()]:
            raise IllegalAction(draw.text, self.draw_rule, "that cannot be drawn now")
        self.draws.append(draw)
        return self._note(draw, None)

    def play(self, action: CardAction) -> Sequence[PlainEvent]:
        """Carry out an action and return what happened; IllegalAction changes nothing."""
        seat = self.turn
        if seat is None or action not in self.legal():
            raise IllegalAction(action.text, self.action_rule, "that cannot be done now")
        self.actions.append(action)
        return self._note(action, seat)

    def _note(self, step: CardAction | BaseDraw, seat: int | None) -> Sequence[PlainEvent]:
        """Keeps a step and what happened; at the end all roles are shown and the points are counted."""
        self.steps.append(step.text)
        self.happened = [self.event_of(step, seat)]
        if self.is_over:
            self.happened.append(PlainEvent(kind="round_ended", ending=self.ending))
            self.happened += [PlainEvent(kind="role_shown", seat=who, role=role) for who, role in enumerate(self.roles)]
            self.happened += [PlainEvent(kind="scored", seat=who, points=won) for who, won in enumerate(self.scores)]
        return self.happened

    def last_events(self) -> Sequence[PlainEvent]:
        """What happened in the last step."""
        return self.happened

    def copy(self) -> Self:
        """The same position, independent of this one."""
        return type(self)(self.options, self.steps)

    def view(self, seat: int | None) -> V_co:
        """What a seat may know; with None what a spectator may."""
        return self._view(seat, is_open=self.is_over)

    def open_view(self, seat: int | None) -> V_co:
        """The same with every role turned up."""
        return self._view(seat, is_open=True)

    def _view(self, seat: int | None, *, is_open: bool) -> V_co:
        seats = range(self.options.players)
        dealt = dict(enumerate(self.roles))
        return self.view_type(
            game=self.game,
            options=self.options,
            seat=seat,
            phase="over" if self.is_over else "deal" if self.turn is None else "turn",
            turn=self.turn,
            role=None if seat is None else dealt.get(seat),
            hand=() if seat is None else tuple(self.hand(seat)),
            hand_sizes=tuple([len(self.hand(who)) for who in seats]),
            pile=self.tickets(),
            table=tuple(self.table),
            roles=tuple([dealt.get(who) if is_open or who == seat else None for who in seats]),
            ending=self.ending,
            scores=tuple(self.scores),
            winners=tuple(self.winners),
            legal=tuple(self.legal()) if seat is not None and seat == self.turn else (),
        )


O = TypeVar("O", bound=PlainOptions)  # noqa: E741
A = TypeVar("A", bound=CardAction)
V = TypeVar("V", bound=PlainView[CardAction, SomeState])
P = TypeVar("P", bound=PlainState[PlainOptions, CardAction, PlainView[CardAction, SomeState]])


class PlainGame(Game[O, P, A, V, PlainEvent]):
    """A game whose seats decide in the phase "turn" only, and whose table is a row of cards."""

    event = PlainEvent
    decisions: Mapping[str, str] = {"turn": "play_card"}
    phrases = EVERYWHERE

    def new_state(self, options: O) -> P:
        """A game about to be dealt."""
        return self.state(options)

    def describe_event(self, event: PlainEvent, language: str) -> str | None:
        """The text `event-KIND`; None if the game has none."""
        facts = {
            name: value for name in ("card", "role", "ending", "points") if (value := getattr(event, name)) is not None
        }
        if event.card is not None:
            facts["cardname"] = game_text(self.name, f"card-{event.card}", language)
        try:
            text = f"event-{event.kind.replace('_', '-')}"
            return game_text(self.name, text, language, who=seat_name(event.seat, language), **facts)
        except NoText:
            return None

    def describe_seat(self, view: V, seat: int, language: str) -> str:
        """The number of cards in the hand, and the role once it is known."""
        role = view.roles[seat]
        shown = "?" if role is None else game_text(self.name, f"role-{role}", language)
        return f"{shown}  {game_text(self.name, 'cli-cards', language, count=view.hand_sizes[seat])}"

    def board(self, view: V) -> "CardRow":
        """The cards that everybody sees, in a row."""
        from pyrite.draw.row import CardRow

        return CardRow(view.table, self.cards())

    def ending_of(self, event: PlainEvent) -> str | None:
        """How the game ended."""
        return event.ending

    def points_of(self, event: PlainEvent) -> int | None:
        """The points of a seat."""
        return event.points

    def shown_role(self, event: PlainEvent) -> str | None:
        """The role that is shown at the end."""
        return event.role if event.kind == "role_shown" else None
