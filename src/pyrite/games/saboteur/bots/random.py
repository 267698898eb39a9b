"""Does anything legal, every action with the same chance, and suspects nobody in particular."""

import random
from typing import Any

from pyrite.games.saboteur.bots.knowledge.roles import suspicion

__all__ = ["choose", "suspicion"]


def choose(view: Any, rng: random.Random, budget: float | None) -> Any:
    """Any of the legal actions; it needs no time to think."""
    return rng.choice(view.legal)
