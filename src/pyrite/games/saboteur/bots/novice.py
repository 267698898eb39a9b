"""Plays like a person in their first game: sensible tunnels, some mistakes, and no idea who has which role.

Sabotage is harder to learn than digging, so it makes more mistakes as a saboteur: a beginner among novices can win.
"""

import random

from pyrite.core.require import require
from pyrite.games.saboteur.bots.knowledge import digging_value, nuggets, sabotage_value
from pyrite.games.saboteur.bots.knowledge.outlook import Outlook
from pyrite.games.saboteur.bots.knowledge.roles import saboteur_chances, suspicion
from pyrite.games.saboteur.rules.actions import Action
from pyrite.games.saboteur.rules.view import View

__all__ = ["choose", "suspicion"]

SLIP = {"miner": 0.04, "saboteur": 0.12}  # how often it plays any legal action
DOUBT = {"miner": 0.2, "saboteur": 0.5}  # the standard deviation of its errors about actions, in cards of progress

STYLE = sabotage_value.SabotageStyle(openly_from=2, boldness=0.0)  # it hides too long


def choose(view: View, rng: random.Random, budget: float | None) -> Action:
    """What looks best at first sight. It ignores the budget."""
    if view.phase != "turn":
        return nuggets.choose(view)
    role = require(view.role)
    if rng.random() < SLIP[role]:
        return rng.choice([action for action in view.legal if action.seat != view.seat] or view.legal)
    outlook = Outlook(view, saboteur_chances(view, [0.0] * view.options.players))
    values = sabotage_value.values(outlook, STYLE) if role == "saboteur" else digging_value.values(outlook)
    glances = [value + rng.gauss(0, DOUBT[role] * outlook.tempo) for value in values]
    return view.legal[glances.index(max(glances))]
