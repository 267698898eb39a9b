"""Plays like a person in their first game: sensible tunnels, slips now and then, and no idea who is who."""

import random
from typing import Any

from pyrite.bots.saboteur import extras, miner, saboteur
from pyrite.bots.saboteur.outlook import Outlook
from pyrite.bots.saboteur.roles import saboteur_chances, suspicion

__all__ = ["choose", "suspicion"]

SLIP = 0.06  # how often something is played just because it can be
DOUBT = 0.35  # how unsure it is of what an action is worth, in cards of progress

STYLE = saboteur.Style(openly_from=2, boldness=0.0)  # hides too long, mostly


def choose(view: Any, rng: random.Random, budget: float | None) -> Any:
    """What looks best at a glance."""
    if view.phase != "turn":
        return extras.choose(view)
    if rng.random() < SLIP:
        return rng.choice([action for action in view.legal if action.seat != view.seat] or view.legal)
    outlook = Outlook(view, saboteur_chances(view, [0.0] * view.options.players))
    values = saboteur.values(outlook, STYLE) if view.role == "saboteur" else miner.values(outlook)
    glances = [value + rng.gauss(0, DOUBT * outlook.tempo) for value in values]
    return view.legal[glances.index(max(glances))]
