"""What deeds say about who did them, fitted on many kinds of players so that it holds for strangers too.

The log-odds of a seat are a weighted sum over its deeds. Each deed adds to a few numbers: how often the seat did
things like it, what the counted evidence (`evidence.py`) and the rules of thumb (`grudges.py`) say for and against the
seat, and whom it helped or harmed, as far as that player is trusted by now. What is repeated says less each time, so
most numbers count by their square root. `python -m bench.bots.fit` makes the file of weights.
"""

import math
from collections.abc import Iterator
from functools import cache
from importlib import resources
from typing import NamedTuple

import msgspec

from pyrite.bots.suspicion import Reason
from pyrite.games.saboteur.bots.knowledge.evidence import STRUCK, Evidence
from pyrite.games.saboteur.bots.knowledge.grudges import MOST_REASONS

FORMAT = "pyrite judgement 2"
FILE = "judgement.json"
# The first guess, by which deeds against others are weighed: weights of evidence and grudges, and what is added.
FIRST_GUESS = (0.25, 0.45, -0.7)


class JudgementWeights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The weights, and what made them."""

    format: str
    command: str
    temper: float  # a factor on everything: strangers do not play like the players it was fitted on
    weights: dict[str, float]  # of what deeds add to, by name


class Part(NamedTuple):
    """What an event adds to one of a seat's numbers."""

    event: int
    seat: int
    name: str
    amount: float


@cache
def fitted() -> JudgementWeights:
    """The weights that come with the program."""
    data = resources.files("pyrite.games.saboteur.bots").joinpath(FILE).read_bytes()
    return msgspec.json.decode(data, type=JudgementWeights)


@cache
def alike(context: str) -> str:
    """What is counted together with deeds in this context.

    >>> alike("halfway, knowing: laid ++"), alike("near, hampered: passed"), alike("far: broke trusted")
    ('far laid ++', 'passed hampered', 'broke trusted')
    """
    faced, _, deed = context.partition(": ")
    if faced == STRUCK:
        return context
    phase = faced.partition(",")[0]
    if deed.startswith("laid"):
        return f"{'near' if phase == 'near' else 'far'} {deed}"
    if deed == "passed":
        return f"{deed} {'hampered' if 'hampered' in faced else phase}"
    return deed


def parts(evidence: Evidence) -> Iterator[Part]:
    """What the deeds that this evidence has taken into account add to the numbers of each seat."""
    sums: dict[tuple[int, str], float] = {}

    def grown(event: int, seat: int, name: str, amount: float) -> Part:
        before = sums.get((seat, name), 0.0)
        sums[seat, name] = before + amount
        return Part(event, seat, f"root of {name}", math.sqrt(before + amount) - math.sqrt(before))

    for event, seat, context in evidence.contexts:
        yield grown(event, seat, alike(context), 1.0)
    sharpness = evidence.table.sharpness
    said = (
        ("evidence", [(event, seat, weight / sharpness) for event, seat, weight in evidence.weights]),
        ("grudges", evidence.grudges.weights),
    )
    for source, weights in said:
        for event, seat, weight in weights:
            name = f"{source} {'against' if weight > 0 else 'for'} it"
            yield Part(event, seat, name, abs(weight))
            yield grown(event, seat, name, abs(weight))
    trusts = [0.5 - chance for chance in _first_guess(evidence)]
    for event, seat, target, kind in evidence.aimed:
        yield Part(event, seat, f"{kind} the trusted", trusts[target])
        yield Part(event, target, f"{kind} by the trusted", trusts[seat])


def _first_guess(evidence: Evidence) -> list[float]:
    by_evidence, by_grudges, begin = FIRST_GUESS
    by_evidence /= evidence.table.sharpness
    log_odds = [
        begin + by_evidence * one + by_grudges * other
        for one, other in zip(evidence.log_odds, evidence.grudges.log_odds, strict=True)
    ]
    return [(1 + math.tanh(one / 2)) / 2 for one in log_odds]


class Judgement:
    """The log-odds of every seat being a saboteur, and why."""

    def __init__(self, evidence: Evidence, judged: JudgementWeights) -> None:
        """After the deeds that this evidence has taken into account."""
        weights = judged.weights
        self._weights: dict[tuple[int, int], float] = {}  # by seat and event
        self.log_odds = [0.0] * len(evidence.log_odds)
        for event, seat, name, amount in parts(evidence):
            weight = judged.temper * weights.get(name, 0.0) * amount
            self._weights[seat, event] = self._weights.get((seat, event), 0.0) + weight
            self.log_odds[seat] += weight

    def reasons(self, seat: int) -> tuple[Reason, ...]:
        """The few events that changed this seat's log-odds most, the strongest first."""
        found = [Reason(event, "saboteur", weight) for (one, event), weight in self._weights.items() if one == seat]
        return tuple(sorted(found, key=lambda reason: -abs(reason.weight))[:MOST_REASONS])
