"""Plays any legal action, each with the same chance, and suspects nobody in particular."""

import random

from pyrite.games.lost_mines.bots.knowledge.roles import suspicion
from pyrite.games.lost_mines.rules.actions import Action
from pyrite.games.lost_mines.rules.view import View

__all__ = ["choose", "suspicion"]


def choose(view: View, rng: random.Random, budget: float | None) -> Action:
    """One of the legal actions at random. It ignores the budget."""
    return rng.choice(view.legal)
