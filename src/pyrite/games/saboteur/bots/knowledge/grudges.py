"""What deeds say about who did them, by simple rules: each changes the log-odds of a seat being a saboteur."""

import math
from collections.abc import Iterable

from pyrite.bots.suspicion import Reason
from pyrite.games.saboteur.bots.knowledge.deeds import Deed
from pyrite.games.saboteur.bots.knowledge.roles import prior
from pyrite.games.saboteur.rules.options import Options

PASSED = 0.25
EVEN = 0.25  # a tunnel that changes nothing
EVEN_DEAD_END = 0.8
HELP, HELP_BY_GAIN = -0.5, -3.0
HARM, HARM_BY_LOSS = 1.5, 6.0
ROCKFALL_HARM, ROCKFALL_HELP = 2.5, -1.0
BROKE, BROKEN_BY, MENDED = 1.6, 0.8, -1.0
MOST_REASONS = 3


class Grudges:
    """The log-odds of every seat being a saboteur."""

    def __init__(self, options: Options, deeds: Iterable[Deed] = ()) -> None:
        """After these deeds."""
        self.log_odds = [0.0] * options.players
        self.weights: list[tuple[int, int, float]] = []  # an event's place, a seat, the change of its log-odds
        chance = prior(options)
        self._prior = math.log(chance / (1 - chance))
        for deed in deeds:
            self.add(deed)

    def add(self, deed: Deed) -> None:
        """Take one more deed into account."""
        if deed.kind == "laid":
            self._move(deed, deed.seat, _of_tunnel(deed))
        elif deed.kind == "rockfall" and deed.gain:
            self._move(deed, deed.seat, ROCKFALL_HELP if deed.gain > 0 else ROCKFALL_HARM)
        elif deed.kind == "passed":
            self._move(deed, deed.seat, PASSED)
        elif deed.kind == "mended" and deed.target != deed.seat:
            self._move(deed, deed.seat, MENDED * self.leaning(deed.target))
        elif deed.kind == "broke" and deed.target != deed.seat:
            doer = self.leaning(deed.seat)
            self._move(deed, deed.seat, BROKE * self.leaning(deed.target))
            self._move(deed, deed.target, BROKEN_BY * doer)

    def _move(self, deed: Deed, seat: int, weight: float) -> None:
        self.log_odds[seat] += weight
        self.weights.append((deed.event, seat, weight))

    def leaning(self, seat: int) -> float:
        """How much a seat is trusted: from -1, certainly a saboteur, to 1, certainly a miner."""
        return math.tanh(-(self._prior + self.log_odds[seat]) / 2)

    def reasons(self, seat: int) -> tuple[Reason, ...]:
        """The few events that changed this seat's log-odds most, the strongest first."""
        found = [Reason(place, "saboteur", weight) for place, moved, weight in self.weights if moved == seat]
        return tuple(sorted(found, key=lambda reason: -abs(reason.weight))[:MOST_REASONS])


def _of_tunnel(deed: Deed) -> float:
    if deed.gain > 0:
        return HELP + HELP_BY_GAIN * deed.gain
    if deed.gain < 0:
        return HARM - HARM_BY_LOSS * deed.gain
    return EVEN_DEAD_END if deed.dead_end else EVEN
