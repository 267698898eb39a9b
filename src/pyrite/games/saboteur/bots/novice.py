"""Plays like a person in their first games: sensible tunnels, some mistakes, and only the worst deeds are noticed.

Sabotage is harder to learn than digging, so it makes more mistakes as a saboteur: a beginner among novices can win.
"""

import random

from pyrite.bots.suspicion import Suspicion
from pyrite.core.require import require
from pyrite.games.saboteur.bots.digger import grudges_of
from pyrite.games.saboteur.bots.knowledge import digging_value, nuggets, sabotage_value
from pyrite.games.saboteur.bots.knowledge.outlook import Outlook
from pyrite.games.saboteur.bots.knowledge.roles import of_seat, saboteur_chances
from pyrite.games.saboteur.rules.actions import Action
from pyrite.games.saboteur.rules.view import View

SLIP = {"miner": 0.04, "saboteur": 0.08}  # how often it plays any legal action
DOUBT = {"miner": 0.2, "saboteur": 0.3}  # the standard deviation of its errors about actions, in cards of progress
NOTICED = 0.4  # the share of the digger's grudges that it has

STYLE = sabotage_value.SabotageStyle(openly_from=3, boldness=0.1)  # a novice hides too long


def choose(view: View, rng: random.Random, budget: float | None) -> Action:
    """What looks best at first sight. It ignores the budget."""
    if view.phase != "turn":
        return nuggets.choose(view)
    role = require(view.role)
    if rng.random() < SLIP[role]:
        return rng.choice([action for action in view.legal if action.seat != view.seat] or view.legal)
    outlook = Outlook(view, saboteur_chances(view, _noticed(view)))
    values = sabotage_value.values(outlook, STYLE) if role == "saboteur" else digging_value.values(outlook)
    glances = [value + rng.gauss(0, DOUBT[role] * outlook.tempo) for value in values]
    return view.legal[glances.index(max(glances))]


def suspicion(view: View) -> tuple[Suspicion, ...]:
    """What it has noticed of everyone."""
    chances = saboteur_chances(view, _noticed(view))
    return tuple(of_seat(seat, chance) for seat, chance in enumerate(chances) if seat != view.seat)


def _noticed(view: View) -> list[float]:
    """The log-odds of each seat to be a saboteur, as far as it notices."""
    return [NOTICED * one for one in grudges_of(view).log_odds]
