"""The digger and the detective as they were in their first version, to compare later ones with.

`digger@1` and `detective@1` use the same knowledge as their successors, but choose as that version did. They say
nothing and do not listen. A test pins their games, so knowledge they use cannot change.
"""

import random

from pyrite.bots.personalities import PLAIN, Personality
from pyrite.bots.suspicion import Suspicion
from pyrite.games.lost_mines.bots import detective, digger
from pyrite.games.lost_mines.bots.detective import FIRST_STYLE, NOISE, SHAME
from pyrite.games.lost_mines.bots.knowledge import evidence, roles
from pyrite.games.lost_mines.bots.knowledge.beliefs import suspicion_by
from pyrite.games.lost_mines.rules.actions import Action
from pyrite.games.lost_mines.rules.view import View

__all__ = ["choose_detective", "choose_digger", "suspicion_of_detective", "suspicion_of_digger"]

STEALTH = {"cautious": 0.3, "loud": -0.4, "sly": 0.6}  # beyond that of the plain personality

suspicion_of_digger = roles.suspicion


def choose_digger(view: View, rng: random.Random, budget: float | None, personality: Personality = PLAIN) -> Action:
    """What `digger@1` does. It ignores the budget."""
    return digger.choose(view, rng, budget)


def choose_detective(view: View, rng: random.Random, budget: float | None, personality: Personality = PLAIN) -> Action:
    """What `detective@1` does; a larger budget allows more guesses."""
    shame = SHAME * STEALTH.get(personality.name, 0.0)
    rates = detective.ratings(view, rng, budget, shame, evidence.first_version(), FIRST_STYLE)
    noisy = [rate + NOISE * rng.random() for rate in rates]
    return view.legal[noisy.index(max(noisy))]


def suspicion_of_detective(view: View) -> tuple[Suspicion, ...]:
    """What `detective@1` thinks of everyone."""
    return suspicion_by(evidence.first_version(), view)
