"""What the players have done this round, and what it says about them: from public events alone, in plain steps.

Every deed moves the log-odds of a seat being a saboteur. What counts is what it changed: how near the tunnels are to
the goals as everyone knows them, and at whom it was aimed.
"""

import math
from collections.abc import Callable
from typing import Any

from pyrite.bots.saboteur.goals import GOAL_PLACES, potential
from pyrite.bots.saboteur.ground import FACES, Ground
from pyrite.bots.saboteur.roles import prior
from pyrite.bots.suspicion import Reason

PASSED = 0.25
EVEN = 0.25  # a tunnel that changes nothing
EVEN_DEAD_END = 0.8
HELP, HELP_BY_GAIN = -0.5, -3.0
HARM, HARM_BY_LOSS = 1.5, 6.0
ROCKFALL_HARM, ROCKFALL_HELP = 2.5, -1.0
BROKE, BROKEN_BY, MENDED = 1.6, 0.8, -1.0
MOST_REASONS = 3


class Deeds:
    """The deeds of a round, read event by event."""

    def __init__(self, options: Any) -> None:
        """Nobody has done anything."""
        self.ground = Ground()
        self.gold = [1 / 3] * 3  # as everyone knows it
        self.potential = potential(self.gold, self.ground.distances())
        self.log_odds = [0.0] * options.players
        self.weights: list[tuple[int, int, float]] = []  # the place of an event, a seat, how much it moved it
        chance = prior(options)
        self._prior = math.log(chance / (1 - chance))

    def read(self, place: int, event: Any) -> None:
        """Takes one event into account; `place` is its number in the view."""
        reader = _READERS.get(event.kind)
        if reader is not None:
            reader(self, place, event)

    def leaning(self, seat: int) -> float:
        """From -1, surely a saboteur, to 1, surely a miner, judged by this seat's own deeds."""
        return math.tanh(-(self._prior + self.log_odds[seat]) / 2)

    def reasons(self, seat: int) -> tuple[Reason, ...]:
        """The few events that moved this seat's log-odds most, the weightiest first."""
        found = [Reason(place, "saboteur", weight) for place, moved, weight in self.weights if moved == seat]
        return tuple(sorted(found, key=lambda reason: -abs(reason.weight))[:MOST_REASONS])

    def _moves(self, place: int, seat: int, weight: float) -> None:
        self.log_odds[seat] += weight
        self.weights.append((place, seat, weight))

    def _change(self) -> float:
        """How much nearer the goals have come since this was asked last."""
        before = self.potential
        self.potential = potential(self.gold, self.ground.distances())
        return self.potential - before

    def _laid(self, place: int, event: Any) -> None:
        self.ground.lay(event.x, event.y, FACES[event.face])
        gain = self._change()
        if gain > 0:
            self._moves(place, event.seat, HELP + HELP_BY_GAIN * gain)
        elif gain < 0:
            self._moves(place, event.seat, HARM - HARM_BY_LOSS * gain)
        else:
            self._moves(place, event.seat, EVEN_DEAD_END if event.face.islower() else EVEN)

    def _rockfall(self, place: int, event: Any) -> None:
        self.ground.lift(event.x, event.y)
        gain = self._change()
        if gain:
            self._moves(place, event.seat, ROCKFALL_HELP if gain > 0 else ROCKFALL_HARM)

    def _broke(self, place: int, event: Any) -> None:
        if event.target == event.seat:
            return
        doer, target = self.leaning(event.seat), self.leaning(event.target)
        self._moves(place, event.seat, BROKE * target)
        self._moves(place, event.target, BROKEN_BY * doer)

    def _mended(self, place: int, event: Any) -> None:
        if event.target != event.seat:
            self._moves(place, event.seat, MENDED * self.leaning(event.target))

    def _passed(self, place: int, event: Any) -> None:
        self._moves(place, event.seat, PASSED)

    def _revealed(self, place: int, event: Any) -> None:
        goal = GOAL_PLACES[event.goal]
        self.ground.lay(*goal.cell, FACES[event.face])
        self.gold[goal.number] = float(event.treasure == "gold")
        left = sum(self.gold)
        self.gold = [chance / left for chance in self.gold]
        self._change()

    def _bonus_laid(self, place: int, event: Any) -> None:
        self.ground.lay(event.x, event.y, FACES["NESW"])
        self._change()


_READERS: dict[str, Callable[[Deeds, int, Any], None]] = {
    "laid": Deeds._laid,
    "rockfall": Deeds._rockfall,
    "broke": Deeds._broke,
    "mended": Deeds._mended,
    "passed": Deeds._passed,
    "revealed": Deeds._revealed,
    "bonus_laid": Deeds._bonus_laid,
}


def deeds_of(view: Any) -> Deeds:
    """The deeds of the round that the view shows."""
    deeds = Deeds(view.options)
    events = view.events
    begin = len(events)
    while begin and events[begin - 1].kind != "round_began":
        begin -= 1
    for place in range(begin, len(events)):
        deeds.read(place, events[place])
    return deeds
