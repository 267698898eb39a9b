"""Plays like a person in their first game: sensible tunnels, some mistakes, and no idea who has which role."""

import random

from pyrite.games.saboteur.bots.knowledge import digging_value, nuggets, sabotage_value
from pyrite.games.saboteur.bots.knowledge.outlook import Outlook
from pyrite.games.saboteur.bots.knowledge.roles import saboteur_chances, suspicion
from pyrite.games.saboteur.rules.actions import Action
from pyrite.games.saboteur.rules.view import View

__all__ = ["choose", "suspicion"]

SLIP = 0.06  # how often it plays any legal action
DOUBT = 0.35  # the standard deviation of its errors about what an action is worth, in cards of progress

STYLE = sabotage_value.Style(openly_from=2, boldness=0.0)  # it hides too long


def choose(view: View, rng: random.Random, budget: float | None) -> Action:
    """What looks best at first sight. It ignores the budget."""
    if view.phase != "turn":
        return nuggets.choose(view)
    if rng.random() < SLIP:
        return rng.choice([action for action in view.legal if action.seat != view.seat] or view.legal)
    outlook = Outlook(view, saboteur_chances(view, [0.0] * view.options.players))
    values = sabotage_value.values(outlook, STYLE) if view.role == "saboteur" else digging_value.values(outlook)
    glances = [value + rng.gauss(0, DOUBT * outlook.tempo) for value in values]
    return view.legal[glances.index(max(glances))]
