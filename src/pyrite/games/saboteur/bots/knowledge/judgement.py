"""What deeds say about who did them, fitted on many kinds of players so that it holds for strangers too.

The log-odds of a seat are a sum over its deeds: what the counted evidence says (`evidence.py`), what the rules of thumb
say (`grudges.py`), and a correction for each context. `python -m bench.bots.fit` makes the file.
"""

from functools import cache
from importlib import resources

import msgspec

from pyrite.bots.suspicion import Reason
from pyrite.games.saboteur.bots.knowledge.evidence import Evidence
from pyrite.games.saboteur.bots.knowledge.grudges import MOST_REASONS

FORMAT = "pyrite judgement 1"
FILE = "judgement.json"


class JudgementWeights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The weights, and what made them."""

    format: str
    command: str
    temper: float  # a factor on everything: strangers do not play like the players it was fitted on
    evidence: float  # of the counted evidence, before its own sharpness
    grudges: float  # of the rules of thumb
    contexts: dict[str, float]  # added for each deed in a context


@cache
def fitted() -> JudgementWeights:
    """The weights that come with the program."""
    data = resources.files("pyrite.games.saboteur.bots").joinpath(FILE).read_bytes()
    return msgspec.json.decode(data, type=JudgementWeights)


class Judgement:
    """The log-odds of every seat being a saboteur, and why."""

    def __init__(self, evidence: Evidence, judged: JudgementWeights) -> None:
        """After the deeds that this evidence has taken into account."""
        by_evidence = judged.temper * judged.evidence / evidence.table.sharpness
        by_grudges = judged.temper * judged.grudges
        self._weights: dict[tuple[int, int], float] = {}  # by seat and event
        for event, seat, name in evidence.contexts:
            self._add(seat, event, judged.temper * judged.contexts.get(name, 0.0))
        for event, seat, weight in evidence.weights:
            self._add(seat, event, by_evidence * weight)
        for event, seat, weight in evidence.grudges.weights:
            self._add(seat, event, by_grudges * weight)
        self.log_odds = [0.0] * len(evidence.log_odds)
        for (seat, _), weight in self._weights.items():
            self.log_odds[seat] += weight

    def _add(self, seat: int, event: int, weight: float) -> None:
        self._weights[seat, event] = self._weights.get((seat, event), 0.0) + weight

    def reasons(self, seat: int) -> tuple[Reason, ...]:
        """The few events that changed this seat's log-odds most, the strongest first."""
        found = [Reason(event, "saboteur", weight) for (one, event), weight in self._weights.items() if one == seat]
        return tuple(sorted(found, key=lambda reason: -abs(reason.weight))[:MOST_REASONS])
