"""The rules of Mission.

M1 Three to six play; one of them is the traitor, the others are loyal.
M2 A deck has two cards "help" and two cards "harm" for each player. Everybody gets a hand of three.
M3 In turn, from seat 0, everybody plays one card from the hand, face up, and then a second one.
M4 If more "help" than "harm" was played, the mission succeeds and each loyal player gets a point; else the traitor
   gets two. Then the roles are shown.
"""

import random
from collections.abc import Sequence
from typing import ClassVar

import msgspec

from pyrite.core.events import BaseEvent
from pyrite.core.illegal import IllegalAction
from pyrite.core.interned import BaseDraw, Interned
from pyrite.core.plain_state import PlainState
from pyrite.core.text_fields import OptionValue, read_seats, read_words, write_seats, write_words
from pyrite.core.views import SeatView

CARDS = ("help", "harm")
ROLES = ("loyal", "traitor")
FIELDS = ("roles", "hands", "table")  # of a position as text
HAND, PLAYED = 3, 2  # cards that a seat is dealt, and plays


class Options(msgspec.Struct, frozen=True, kw_only=True):
    """The number of players is all there is to choose."""

    rounds: ClassVar[int] = 1
    rule_revision: ClassVar[int] = 1
    players: int

    def __post_init__(self) -> None:
        """Refuses what cannot be played."""
        if type(self.players) is not int or not 3 <= self.players <= 6:
            raise ValueError(f"players is {self.players!r}; 3 to 6 can play (M1)")

    def changed(self) -> dict[str, OptionValue]:
        """Nothing can be chosen beside the number of players."""
        return {}


class Action(Interned):
    """Playing a kind of card: ``play:help``."""

    __slots__ = ("card",)
    verb = "play"
    card: str

    @classmethod
    def parse(cls, text: str) -> "Action":
        """The action with this text."""
        if text not in ACTIONS:
            raise ValueError(f"{text[:60]!r} is not an action; examples: {', '.join(ACTIONS)}")
        return ACTIONS[text]


ACTIONS = {f"play:{card}": Action() for card in CARDS}
for _text, _action in ACTIONS.items():
    _action.text, _action.card = _text, _text.partition(":")[2]


class Chance(BaseDraw):
    """The role or the card that a seat is dealt: ``role:loyal``, ``card:help``."""

    EXAMPLES = "role:loyal, card:help"


Chance.declare({"role": dict(enumerate(ROLES)), "card": dict(enumerate(CARDS))})


class Event(BaseEvent, frozen=True, kw_only=True, omit_defaults=True):
    """Something that happened; each kind uses some of the fields."""

    card: str | None = None
    role: str | None = None
    ending: str | None = None
    points: int | None = None


class View(SeatView[Event, "State"], frozen=True, kw_only=True):
    """What a seat may know."""

    game: str = "mission"
    options: Options
    seat: int | None
    round: int = 1
    phase: str
    turn: int | None
    role: str | None
    hand: tuple[str, ...]
    hand_sizes: tuple[int, ...]
    pile: int
    table: tuple[str, ...]  # the cards played, in order
    roles: tuple[str | None, ...]  # by seat, as far as the viewer knows them
    ending: str
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    legal: tuple[Action, ...]

    def describe(self, language: str = "en") -> str:
        """The view in words."""
        from pyrite.view_text import describe

        return describe(self, language)

    def sample(self, rng: random.Random) -> "State":
        """A full position that this viewer cannot tell from the true one: what is hidden is dealt at random."""
        state, players = State(self.options), self.options.players
        hidden = [seat for seat in range(players) if self.roles[seat] is None]
        traitor = rng.choice(hidden) if hidden and "traitor" not in self.roles else None
        state.roles = [role or ROLES[seat == traitor] for seat, role in enumerate(self.roles)]
        state.table = list(self.table)
        deck = [card for card in CARDS for _ in range(2 * players - self.table.count(card) - self.hand.count(card))]
        rng.shuffle(deck)
        for seat, size in enumerate(self.hand_sizes):
            cards = self.hand if seat == self.seat else [deck.pop() for _ in range(size)]
            state.hands[seat] = sorted(cards, key=CARDS.index)
        return state


class State(PlainState[Event]):
    """A game of Mission at one moment."""

    def __init__(self, options: Options) -> None:
        """A game about to be dealt."""
        super().__init__(Event(kind="round_began"))
        self.options = options
        self.roles: list[str] = []
        self.hands: list[list[str]] = [[] for _ in range(options.players)]
        self.table: list[str] = []

    def __str__(self) -> str:
        """``mission players=3 roles=loyal,traitor,loyal hands=help,harm/help/harm table=help``, without empty parts."""
        hands = write_seats(",".join(hand) for hand in self.hands)
        fields = {"roles": ",".join(self.roles), "hands": hands, "table": ",".join(self.table)}
        return write_words("mission", self.options, FIELDS, fields)

    @classmethod
    def parse(cls, text: str) -> "State":
        """The position that is written so; ValueError unless the rules lead there."""
        options, fields = read_words("mission", text, Options, [], FIELDS, [])
        state, players = cls(options), options.players
        hands = read_seats("hands", fields.get("hands", ""), players)
        state.hands = [hand.split(",") if hand else [] for hand in hands]
        state.roles, state.table = (fields[name].split(",") if name in fields else [] for name in ("roles", "table"))
        cards = [card for hand in state.hands for card in hand] + state.table
        held = [len(hand) + len(state.table[seat::players]) for seat, hand in enumerate(state.hands)]
        if (
            state.roles.count("traitor") != (len(state.roles) == players or "traitor" in state.roles)
            or len(state.roles) > players
            or not {*state.roles, *cards} <= {*ROLES, *CARDS}
            or (cards and len(state.roles) < players)
            or any(cards.count(card) > 2 * players for card in CARDS)
            or held != [min(HAND, max(0, len(cards) - HAND * seat)) for seat in range(players)]
            or (state.table and len(cards) < HAND * players)
            or len(state.table) > PLAYED * players
        ):
            raise ValueError("a traitor among loyal players, three cards each, played in turn (M1 to M3)")
        return state

    @property
    def is_over(self) -> bool:
        """Whether everybody has played two cards (M4)."""
        return len(self.table) == PLAYED * self.options.players

    @property
    def turn(self) -> int | None:
        """The seat to act."""
        return None if self.is_over or self.drawn_what else len(self.table) % self.options.players

    @property
    def ending(self) -> str:
        """How the game ended (M4)."""
        if not self.is_over:
            return "none"
        return "success" if self.table.count("help") > self.table.count("harm") else "failure"

    @property
    def scores(self) -> list[int]:
        """A point for each loyal player, or two for the traitor (M4)."""
        points = {"none": (0, 0), "success": (1, 0), "failure": (0, 2)}[self.ending]
        return [points[self.roles[seat] == "traitor"] if self.is_over else 0 for seat in range(self.options.players)]

    @property
    def drawn_what(self) -> str:
        """Roles are dealt first, then cards."""
        if len(self.roles) < self.options.players:
            return "role"
        return "" if self.table or len(self.hands[-1]) == HAND else "card"

    @property
    def begins_hand(self) -> bool:
        """Whether the next card is the first of a hand."""
        return self.drawn_what == "card" and sum(map(len, self.hands)) % HAND == 0

    def legal(self) -> list[Action]:
        """One action for each kind of card in the hand."""
        hand = [] if self.turn is None else self.hands[self.turn]
        return [ACTIONS[f"play:{card}"] for card in CARDS if card in hand]

    def play(self, action: Action) -> Sequence[Event]:
        """Plays a card; after the last one the roles are shown (M3, M4)."""
        seat = self.turn
        if seat is None or action.card not in self.hands[seat]:
            raise IllegalAction(action.text, "M3", "the seat to act plays a card from its hand")
        self.hands[seat].remove(action.card)
        self.table.append(action.card)
        happened = [Event(kind="played", seat=seat, card=action.card)]
        if self.is_over:
            happened.append(Event(kind="round_ended", ending=self.ending))
            happened += [Event(kind="role_shown", seat=who, role=role) for who, role in enumerate(self.roles)]
            happened += [Event(kind="scored", seat=who, points=won) for who, won in enumerate(self.scores)]
        self.happened = happened
        return happened

    def chance(self) -> list[tuple[BaseDraw, int]]:
        """The role cards, or the cards of the deck, that are left."""
        players, what = self.options.players, self.drawn_what
        if what == "role":
            left = [players - 1 - self.roles.count("loyal"), 1 - self.roles.count("traitor")]
        else:
            left = [2 * players - sum(hand.count(card) for hand in self.hands) for card in CARDS]
        return [(Chance.of(what, number), weight) for number, weight in enumerate(left) if what and weight]

    def draw(self, draw: BaseDraw) -> Sequence[Event]:
        """Deals a role or a card to the next seat (M1, M2)."""
        if draw not in [possible for possible, _ in self.chance()]:
            raise IllegalAction(draw.text, "M2", f"chance draws a {self.drawn_what or 'card no more'} that is left")
        name = draw.text.partition(":")[2]
        if draw.what == "role":
            seat = len(self.roles)
            self.roles.append(name)
            self.happened = [Event(kind="role_dealt", audience=seat, seat=seat, role=name)]
        else:
            seat = next(number for number, hand in enumerate(self.hands) if len(hand) < HAND)
            self.hands[seat] = sorted([*self.hands[seat], name], key=CARDS.index)
            self.happened = [Event(kind="card_dealt", audience=seat, seat=seat, card=name)]
        return self.happened

    def view(self, seat: int | None) -> View:
        """What a seat may know, field by field."""
        return self._view(seat, is_open=self.is_over)

    def open_view(self, seat: int | None = None) -> View:
        """The view of a seat, or of a spectator, with every role turned up."""
        return self._view(seat, is_open=True)

    def _view(self, seat: int | None, *, is_open: bool) -> View:
        players = self.options.players
        roles = self.roles + [None] * (players - len(self.roles))
        sizes = tuple([len(hand) for hand in self.hands])
        return View(
            options=self.options,
            seat=seat,
            phase="over" if self.is_over else "deal" if self.turn is None else "turn",
            turn=self.turn,
            role=None if seat is None else roles[seat],
            hand=() if seat is None else tuple(self.hands[seat]),
            hand_sizes=sizes,
            pile=4 * players - sum(sizes) - len(self.table),
            table=tuple(self.table),
            roles=tuple([role if is_open or who == seat else None for who, role in enumerate(roles)]),
            ending=self.ending,
            scores=tuple(self.scores),
            winners=tuple(self.winners),
            legal=tuple(self.legal()) if seat is not None and seat == self.turn else (),
        )
