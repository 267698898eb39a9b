"""A match, from the deal to the scores: seats decide, chance is drawn from a seed, everything that happened is kept."""

import random
from collections.abc import Iterator, Mapping, Sequence
from typing import Generic, TypeAlias

from pyrite import record
from pyrite.core.interned import BaseDraw, Interned
from pyrite.core.text_fields import GivenOption
from pyrite.game import A, AnyState, AnyView, E, Event, Game, O, Options, S, V, game


def random_from(seed: int | str | None) -> random.Random:
    """Chance from a seed, every seed another; without one the operating system's."""
    return random.SystemRandom() if seed is None else random.Random(repr(seed))


class Match(Generic[O, S, A, V, E]):
    """A game being played.

    >>> match = new("saboteur", players=5, seed=7)
    >>> match.turn, len(match.view(match.turn).hand)
    (4, 6)
    """

    def __init__(self, a_game: Game[O, S, A, V, E], options: O, seed: int | str | None = None) -> None:
        """A match about to begin; `deal` lets chance act. Without a seed chance is the operating system's."""
        self.game = a_game
        self.options = options
        self.state: S = a_game.new_state(options)
        self.steps: list[A | BaseDraw] = []  # every draw and every action, in order
        self.fair: dict[int, record.RoundFairness] = {}  # by round: where its chance came from, once that may be shown
        self.seal: record.Seal | None = None  # the same for the whole game
        self._random = random_from(seed)
        self._happened: list[Sequence[E]] = [self.state.last_events()]  # the events of every step
        self._seen: dict[int | None, tuple[int, list[E]]] = {}  # by seat: of how many steps, and those it may see

    def __repr__(self) -> str:
        """Which game it is, and how far it has come."""
        place = f"turn {self.turn}" if self.turn is not None else f"scores {self.scores}"
        return f"<Match {self.game.name}, {self.options.players} players, round {self.state.round}, {place}>"

    @property
    def turn(self) -> int | None:
        """The seat to act; None when the game is over."""
        turn: int | None = self.state.turn
        return turn

    @property
    def scores(self) -> list[int]:
        """One number per seat."""
        scores: list[int] = self.state.scores
        return scores

    @property
    def winners(self) -> list[int]:
        """The seats that have won; empty until the game is over."""
        winners: list[int] = self.state.winners
        return winners

    def legal(self) -> list[A]:
        """What the seat to act may do."""
        legal: list[A] = self.state.legal()
        return legal

    def play(self, action: A | str) -> None:
        """Play an action, or its text, for the seat to act, then let chance draw; `events` returns what happened."""
        if isinstance(action, str):
            action = self.game.parse_action(action)
        if not isinstance(action, self.game.action):
            raise TypeError(f"{action!r} is not an action of {self.game.name}, nor the text of one")
        self.take_step(action)
        self.deal()

    def deal(self) -> None:
        """Lets chance draw until somebody has to decide."""
        while tickets := self.state.tickets():
            self.take_step(self.state.drawn_by(self._random.randrange(tickets)))

    def take_step(self, step: A | BaseDraw) -> None:
        """One action, or one draw, and nothing after it; IllegalAction changes nothing."""
        happened: Sequence[E] = self.state.draw(step) if isinstance(step, BaseDraw) else self.state.play(step)
        self._happened.append(happened)
        self.steps.append(step)

    def events(self, seat: int | None) -> Sequence[E]:
        """What a seat, or with None a spectator, has seen happen so far."""
        known, seen = self._seen.get(seat, (0, []))
        seen += [event for happened in self._happened[known:] for event in happened if event.is_for(seat)]
        self._seen[seat] = (len(self._happened), seen)
        return tuple(seen)

    def view(self, seat: int | None) -> V:
        """What this seat may know, with what it has seen happen; with None what a spectator may."""
        view: V = self.state.view(seat).with_events(self.events(seat))
        return view

    def record(self) -> str:
        """The game as text; `load` gives the match back."""
        return record.write(self.game, self.options, self.steps, self.fair, self.seal)


AnyMatch: TypeAlias = Match[Options, AnyState, Interned, AnyView, Event]


def new(name: str, *, seed: int | str | None = None, **options: GivenOption) -> AnyMatch:
    """A match that is dealt and waits for its first seat.

    The values of options are those of the game's own options, which check them.

    >>> match = new("saboteur", players=3, rounds=1, seed=1)
    >>> match.scores
    [0, 0, 0]
    """
    return new_match(game(name), options, seed)


def new_match(
    a_game: Game[O, S, A, V, E], options: Mapping[str, GivenOption], seed: int | str | None = None
) -> Match[O, S, A, V, E]:
    """A match of this game that is dealt and waits for its first seat."""
    match = Match(a_game, a_game.options_from(options), seed)
    match.deal()
    return match


def load(text: str, *, seed: int | str | None = None) -> AnyMatch:
    """The match that a record describes, ready to continue; RecordError names the line and the rule that is broken.

    >>> match = new("saboteur", players=3, seed=1)
    >>> load(match.record()).view(0) == match.view(0)
    True
    """
    contents = record.read_contents(text)
    match = Match(contents.game, contents.options, seed)
    match.fair, match.seal = contents.fair, contents.seal
    for step in contents.steps:
        match.take_step(step)
    return match


def replay(
    a_game: Game[O, S, A, V, E], options: O, steps: Sequence[A | BaseDraw]
) -> Iterator[tuple[Match[O, S, A, V, E], str | None, list[E]]]:
    """A game step by step: the same match after the deal and after every decision, what was decided, what happened."""
    match = Match(a_game, options)
    decided: str | None = None
    happened: list[E] = list(match.state.last_events())
    for step in steps:
        if not isinstance(step, BaseDraw):
            yield match, decided, happened
            decided, happened = step.text, []
        match.take_step(step)
        happened += match.state.last_events()
    yield match, decided, happened
