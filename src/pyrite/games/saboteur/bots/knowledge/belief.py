"""Who is probably a saboteur, by a network that learned from many kinds of players, and why.

The network (`belief_network.py`) gives log-odds of each seat and bonds between seats; together with the roles that can
have been dealt they give a chance to each combination of roles. `python -m bench.bots.belief_fit` makes the file.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from importlib import resources

import msgspec

from pyrite.bots.network import WeightArray
from pyrite.bots.suspicion import Reason
from pyrite.games.saboteur.bots.knowledge.belief_network import BeliefNetwork, RoundBelief
from pyrite.games.saboteur.bots.knowledge.belief_rows import round_rows
from pyrite.games.saboteur.bots.knowledge.deeds import Deed
from pyrite.games.saboteur.bots.knowledge.evidence import known_goals
from pyrite.games.saboteur.bots.knowledge.grudges import MOST_REASONS
from pyrite.games.saboteur.rules.view import View

FORMAT = "pyrite beliefs 1"
FILE = "beliefs.json"


class BeliefFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The weights of a network, and what made them."""

    format: str
    command: str
    temper: float  # the factor by which its log-odds were scaled: strangers do not play as those it learned from
    weights: dict[str, WeightArray]


@cache
def trained() -> BeliefNetwork:
    """The network that comes with the program."""
    return read_beliefs(resources.files("pyrite.games.saboteur.bots").joinpath(FILE).read_bytes())


def read_beliefs(data: bytes) -> BeliefNetwork:
    """A network from a file; ValueError if it is not one."""
    file = msgspec.json.decode(data, type=BeliefFile)
    if file.format != FORMAT:
        raise ValueError(f"the format of these beliefs is {file.format!r}, not {FORMAT!r}")
    return BeliefNetwork(file.weights)


class RoleBelief:
    """What a viewer believes of the roles of everyone, from what was done."""

    def __init__(self, view: View, deeds: Iterable[Deed]) -> None:
        """After these deeds."""
        self._rows = round_rows(view.options, list(deeds), known_goals(view), view.seat)
        self._read = RoundBelief(trained(), self._rows)
        self.log_odds: list[float] = self._read.log_odds
        self.bonds: dict[tuple[int, int], float] = {}  # by pair of seats: how much their roles differ
        for place, deed in enumerate(self._rows.deeds):
            if deed.target >= 0:
                pair = (min(deed.seat, deed.target), max(deed.seat, deed.target))
                self.bonds[pair] = self.bonds.get(pair, 0.0) + self._read.bond(place)

    def reasons(self, seat: int, chances: Sequence[float]) -> tuple[Reason, ...]:
        """The few events that changed this seat's log-odds most, the strongest first; each seat has these chances."""
        found = []
        for place, deed in enumerate(self._rows.deeds):
            if seat in (deed.seat, deed.target):
                other = deed.target if seat == deed.seat else deed.seat
                bond = 2 * self._read.bond(place) * (1 - 2 * chances[other]) if deed.target >= 0 else 0.0
                found.append(Reason(deed.event, "saboteur", self._read.shift(place, seat) + bond))
        return tuple(sorted(found, key=lambda reason: -abs(reason.weight))[:MOST_REASONS])
