"""How a saboteur hides: what it costs to look like one, and when hiding ends.

A saboteur keeps its own log-odds, as the others can judge them, below a limit. What goes beyond the limit costs. Hiding
ends when the gold is near enough for a strike, or when everyone knows anyway. It can also
fade from some lap on.
"""

import math
from collections.abc import Sequence
from typing import NamedTuple

from pyrite.bots.personalities import Personality

PRICE = 6.0  # of each nat beyond the limit, for the stealthiest
BOLD_LIMIT, SLEEPER_LIMIT = 3.0, -1.0  # the log-odds that the boldest and the stealthiest keep below
BOLD_STRIKE, SLEEPER_STRIKE = 5, 2  # hiding ends when the gold is this many cards away
EXPOSED = 3.0  # from these log-odds on, hiding is pointless
STUBBORN = 0.85  # who is stealthier than this resigns later
FADES = 3  # laps in which hiding fades, once it begins to


class Leeway(NamedTuple):
    """How much more or less a saboteur hides than its stealth says."""

    limit: float = 0.0  # added to the log-odds that it keeps below
    strike: float = 0.0  # hiding ends this many cards earlier
    price: float = 1.0  # a factor on the price of each nat
    lasts: float = math.inf  # hiding fades after this many laps
    resigns: float = 0.0  # all but the stealthiest think at log-odds lower by this that hiding is pointless


USUAL = Leeway()


def prices(
    seen: Sequence[float],
    log_odds: float,
    nearest: int,
    personality: Personality,
    leeway: Leeway = USUAL,
    laps: float = 0.0,
) -> list[float]:
    """What the suspicion that each action raises costs a saboteur of this personality, in the policy's nats.

    `seen` is by how much each action raises its log-odds, which are `log_odds` now; the gold is `nearest` cards away,
    and every seat has acted `laps` times.
    """
    stealth = personality.stealth
    strikes = nearest <= _between(BOLD_STRIKE, SLEEPER_STRIKE, stealth) + leeway.strike
    fading = max(0.0, 1 - max(0.0, laps - leeway.lasts) / FADES)
    resigned = log_odds > EXPOSED - leeway.resigns * (1 - stubbornness(stealth))
    if strikes or resigned or not stealth:
        return [0.0] * len(seen)
    limit = _between(BOLD_LIMIT, SLEEPER_LIMIT, stealth) + leeway.limit
    return [fading * leeway.price * PRICE * stealth * max(0.0, log_odds + one - limit) for one in seen]


def stubbornness(stealth: float) -> float:
    """From 0 for most to 1 for the stealthiest.

    >>> [round(stubbornness(stealth), 2) for stealth in (0.5, 0.85, 0.95, 1.0)]
    [0.0, 0.0, 0.67, 1.0]
    """
    return max(0.0, (stealth - STUBBORN) / (1 - STUBBORN))


def _between(bold: float, sleeper: float, stealth: float) -> float:
    return bold + (sleeper - bold) * stealth
