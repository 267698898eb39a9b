"""What tests of the text forms need to know of a game."""

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from pyrite.game import GAMES, AnyGame


@dataclass(frozen=True)
class Notation:
    """The text forms of one game: setups to play through, fields of positions, examples of actions and draws."""

    name: str
    setups: Sequence[Mapping[str, Any]]
    choose: Callable[[random.Random, list[Any]], Any]
    phases: Sequence[str]
    fields: Sequence[str]  # the numbers that make up a position
    numbers: Callable[[Any], dict[str, object]]  # the value of each
    written: set[str]  # the fields that some text of the setups above has to name
    small: Sequence[int]  # setups of few players
    alphabet: str
    values: Mapping[str, Sequence[str]]
    actions: Sequence[str]
    draws: Sequence[str]
    rule_of_draws: str
    frequent: set[str]  # phases of which a few positions are enough
    most_steps: int = 500
    shorter: Callable[[str], str] = field(default=str)  # a text without its long parts that have defaults

    @cached_property
    def game(self) -> AnyGame:
        """The game itself."""
        return GAMES[self.name]

    def walk(self, number: int) -> Iterator[Any]:
        """The state of a game of one of the setups before every step, and at its end."""
        rng = random.Random(number)
        state: Any = self.game.new_state(self.game.options_from(self.setups[number]))
        for _ in range(self.most_steps):
            yield state
            if state.is_over:
                return
            if state.turn is None:
                state.draw(state.drawn_by(rng.randrange(state.tickets())))
            else:
                state.play(self.choose(rng, state.legal()))

    def phase_of(self, state: Any) -> str:
        """The name of the phase of a state."""
        return self.phases[state.phase]

    @cached_property
    def corpus(self) -> tuple[str, ...]:
        """Positions of all phases, from games of few players."""
        found = {}
        for number in self.small:
            for step, state in enumerate(self.walk(number)):
                phase = self.phase_of(state)
                if step % 11 == 0 or phase not in self.frequent:
                    found[number, phase, step % 2] = self.shorter(str(state))
        return tuple(sorted(found.values()))
