"""A match, from the deal to the scores: seats decide, chance is drawn from a seed, everything that happened is kept."""

import random
from collections.abc import Iterator, Sequence
from typing import Any

from pyrite import record
from pyrite.game import Game, game, options_of


def random_from(seed: int | str | None) -> random.Random:
    """Chance from a seed, every seed another; without one the operating system's."""
    return random.SystemRandom() if seed is None else random.Random(repr(seed))


class Match:
    """A game being played.

    >>> match = new("saboteur", players=5, seed=7)
    >>> match.turn, len(match.view(match.turn).hand)
    (4, 6)
    """

    def __init__(self, a_game: Game, options: Any, seed: int | str | None = None) -> None:
        """A match about to begin; `deal` lets chance act. Without a seed chance is the operating system's."""
        self.game = a_game
        self.options = options
        self.state = a_game.new_state(options)
        self.steps: list[Any] = []  # every draw and every action, in order
        self.fair: dict[int, record.Fair] = {}  # by round: where its chance came from, once that may be told
        self.seal: record.Seal | None = None  # the same for the whole game
        self._random = random_from(seed)
        self._happened = [self.state.last_events()]  # the events of every step
        self._told: dict[int | None, tuple[int, list[Any]]] = {}  # by seat: of how many steps, and those it may see

    def __repr__(self) -> str:
        """Which game it is, and how far it has come."""
        place = f"turn {self.turn}" if self.turn is not None else f"scores {self.scores}"
        return f"<Match {self.game.name}, {self.options.players} players, round {self.state.round}, {place}>"

    @property
    def turn(self) -> int | None:
        """The seat to act; None when the game is over."""
        return self.state.turn

    @property
    def scores(self) -> list[int]:
        """One number per seat."""
        return self.state.scores

    @property
    def winners(self) -> list[int]:
        """The seats that have won; nobody until the game is over."""
        return self.state.winners

    def legal(self) -> list[Any]:
        """What the seat to act may do."""
        return self.state.legal()

    def play(self, action: Any) -> None:
        """Plays an action, or its text, for the seat to act, then lets chance draw; `events` tells what happened."""
        if isinstance(action, str):
            action = self.game.action.parse(action)
        if not isinstance(action, self.game.action):
            raise TypeError(f"{action!r} is no action of {self.game.name}, nor the text of one")
        self.take_step(action)
        self.deal()

    def deal(self) -> None:
        """Lets chance draw until somebody has to decide."""
        while tickets := self.state.tickets():
            self.take_step(self.state.drawn_by(self._random.randrange(tickets)))

    def take_step(self, step: Any) -> None:
        """One action, or one draw, and nothing after it; IllegalAction changes nothing."""
        happened = self.state.draw(step) if isinstance(step, self.game.draw) else self.state.play(step)
        self._happened.append(happened)
        self.steps.append(step)

    def events(self, seat: int | None) -> Sequence[Any]:
        """What a seat, or with None a spectator, has been told so far."""
        known, told = self._told.get(seat, (0, []))
        told += [event for happened in self._happened[known:] for event in happened if event.is_for(seat)]
        self._told[seat] = (len(self._happened), told)
        return tuple(told)

    def view(self, seat: int | None) -> Any:
        """What this seat may know, with what it has been told; with None what a spectator may."""
        return self.state.view(seat).with_events(self.events(seat))

    def record(self) -> str:
        """The game as text; `load` gives the match back."""
        return record.write(self.game, self.options, self.steps, self.fair, self.seal)


def new(name: str, *, seed: int | str | None = None, **options: Any) -> Match:
    """A match that is dealt and waits for its first seat.

    >>> match = new("saboteur", players=3, rounds=1, seed=1)
    >>> match.scores
    [0, 0, 0]
    """
    a_game = game(name)
    match = Match(a_game, options_of(a_game, options), seed)
    match.deal()
    return match


def load(text: str, *, seed: int | str | None = None) -> Match:
    """The match that a record tells, ready to go on; RecordError names the line and the rule that is broken.

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


def retold(a_game: Game, options: Any, steps: Sequence[Any]) -> Iterator[tuple[Match, str | None, list[Any]]]:
    """A game told again: the same match after the deal and after every decision, what was decided, what happened."""
    match = Match(a_game, options)
    decided: str | None = None
    happened = list(match.state.last_events())
    for step in steps:
        if not isinstance(step, a_game.draw):
            yield match, decided, happened
            decided, happened = step.text, []
        match.take_step(step)
        happened += match.state.last_events()
    yield match, decided, happened
