"""How a saboteur hides: what it costs to look like one, and when hiding ends.

A saboteur keeps its own log-odds, as the others can judge them, below a limit. What goes beyond the limit costs. Hiding
ends when the gold is near enough for a strike, or when everyone knows anyway.
"""

import math

from pyrite.bots.personalities import Personality
from pyrite.games.saboteur.bots.knowledge.features import PLACE, Decision
from pyrite.games.saboteur.bots.knowledge.roles import prior

PRICE = 6.0  # of each nat beyond the limit, for the stealthiest
BOLD_LIMIT, SLEEPER_LIMIT = 3.0, -1.0  # the log-odds that the boldest and the stealthiest keep below
BOLD_STRIKE, SLEEPER_STRIKE = 5, 2  # hiding ends when the gold is so many cards away
EXPOSED = 3.0  # from these log-odds on there is nothing left to hide


def prices(decision: Decision, personality: Personality, ease: float = 0.0) -> list[float]:
    """What the suspicion that each action raises costs a saboteur of this personality, in the policy's nats.

    `ease` is added to the limit.
    """
    stealth = personality.stealth
    strikes = decision.outlook.nearest <= _between(BOLD_STRIKE, SLEEPER_STRIKE, stealth)
    chance = prior(decision.outlook.view.options)
    now = decision.evidence.log_odds[decision.seat] + math.log(chance / (1 - chance))
    if strikes or now > EXPOSED or not stealth:
        return [0.0] * len(decision.rows)
    limit = _between(BOLD_LIMIT, SLEEPER_LIMIT, stealth) + ease
    seen = PLACE["seen"]
    return [PRICE * stealth * max(0.0, now + row[seen] - limit) for row in decision.rows]


def _between(bold: float, sleeper: float, stealth: float) -> float:
    return bold + (sleeper - bold) * stealth
