"""How a saboteur hides: what it costs to look like one, and when hiding ends.

A saboteur keeps its own log-odds, as the others can judge them, below a limit. What goes beyond the limit costs. Hiding
ends when the gold is near enough for a strike, or when everyone knows anyway.
"""

from collections.abc import Sequence
from typing import NamedTuple

from pyrite.bots.personalities import Personality

PRICE = 6.0  # of each nat beyond the limit, for the stealthiest
BOLD_LIMIT, SLEEPER_LIMIT = 3.0, -1.0  # the log-odds that the boldest and the stealthiest keep below
BOLD_STRIKE, SLEEPER_STRIKE = 5, 2  # hiding ends when the gold is this many cards away
EXPOSED = 3.0  # from these log-odds on, hiding is pointless


class Leeway(NamedTuple):
    """How much more or less a saboteur hides than its stealth says."""

    limit: float = 0.0  # added to the log-odds that it keeps below
    strike: float = 0.0  # hiding ends this many cards earlier
    price: float = 1.0  # a factor on the price of each nat


USUAL = Leeway()


def prices(
    seen: Sequence[float], log_odds: float, nearest: int, personality: Personality, leeway: Leeway = USUAL
) -> list[float]:
    """What the suspicion that each action raises costs a saboteur of this personality, in the policy's nats.

    `seen` is by how much each action raises its log-odds, which are `log_odds` now; the gold is `nearest` cards away.
    """
    stealth = personality.stealth
    strikes = nearest <= _between(BOLD_STRIKE, SLEEPER_STRIKE, stealth) + leeway.strike
    if strikes or log_odds > EXPOSED or not stealth:
        return [0.0] * len(seen)
    limit = _between(BOLD_LIMIT, SLEEPER_LIMIT, stealth) + leeway.limit
    return [leeway.price * PRICE * stealth * max(0.0, log_odds + one - limit) for one in seen]


def _between(bold: float, sleeper: float, stealth: float) -> float:
    return bold + (sleeper - bold) * stealth
