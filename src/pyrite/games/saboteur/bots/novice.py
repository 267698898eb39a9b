"""Plays like a person in their first game: sensible tunnels, slips now and then, and no idea who is who."""

import random
from typing import Any

from pyrite.games.saboteur.bots.knowledge import digging_value, nuggets, sabotage_value
from pyrite.games.saboteur.bots.knowledge.outlook import Outlook
from pyrite.games.saboteur.bots.knowledge.roles import saboteur_chances, suspicion

__all__ = ["choose", "suspicion"]

SLIP = 0.06  # how often something is played just because it can be
DOUBT = 0.35  # how unsure it is of what an action is worth, in cards of progress

STYLE = sabotage_value.Style(openly_from=2, boldness=0.0)  # hides too long, mostly


def choose(view: Any, rng: random.Random, budget: float | None) -> Any:
    """What looks best at a glance."""
    if view.phase != "turn":
        return nuggets.choose(view)
    if rng.random() < SLIP:
        return rng.choice([action for action in view.legal if action.seat != view.seat] or view.legal)
    outlook = Outlook(view, saboteur_chances(view, [0.0] * view.options.players))
    values = sabotage_value.values(outlook, STYLE) if view.role == "saboteur" else digging_value.values(outlook)
    glances = [value + rng.gauss(0, DOUBT * outlook.tempo) for value in values]
    return view.legal[glances.index(max(glances))]
