"""The digger and the detective as they were in their first version, to compare later ones with.

`digger@1` and `detective@1` use the same knowledge as their successors, but choose as that version did: they always
choose the best action, say nothing, and do not listen. A test pins their games, so knowledge they use cannot change.
"""

import random

from pyrite.bots.personalities import PLAIN, Personality
from pyrite.bots.suspicion import Suspicion
from pyrite.core.require import require
from pyrite.games.saboteur.bots.knowledge import digging_value, nuggets, sabotage_value, styles
from pyrite.games.saboteur.bots.knowledge.deeds import deeds_of
from pyrite.games.saboteur.bots.knowledge.evidence import Evidence, believed_gold, known_goals
from pyrite.games.saboteur.bots.knowledge.features import PLACE, Decision
from pyrite.games.saboteur.bots.knowledge.grudges import Grudges
from pyrite.games.saboteur.bots.knowledge.outlook import Outlook, Prospect
from pyrite.games.saboteur.bots.knowledge.policy import first_policy, scores
from pyrite.games.saboteur.bots.knowledge.roles import of_seat, saboteur_chances
from pyrite.games.saboteur.rules.actions import Action
from pyrite.games.saboteur.rules.view import View

STYLES = {  # of a saboteur, by personality; others play the plain one
    "cautious": sabotage_value.SabotageStyle(openly_from=3, boldness=0.15),
    "loud": styles.GREEDY["blatant"],
    "sly": styles.GREEDY["sly"],
}
PRICES = {"cautious": 0.6, "loud": -0.8, "sly": 1.2}  # added to the price of a nat of suspicion, compared with plain


def choose_digger(view: View, rng: random.Random, budget: float | None, personality: Personality = PLAIN) -> Action:
    """What `digger@1` does. It ignores the budget."""
    if view.phase != "turn":
        return nuggets.choose(view)
    outlook = Outlook(view, saboteur_chances(view, _grudges(view).log_odds))
    style = STYLES.get(personality.name, styles.GREEDY["steady"])
    values = sabotage_value.values(outlook, style) if view.role == "saboteur" else digging_value.values(outlook)
    return styles.best(view.legal, values, rng)


def suspicion_of_digger(view: View) -> tuple[Suspicion, ...]:
    """What `digger@1` thinks of everyone."""
    grudges = _grudges(view)
    return _suspicion(view, saboteur_chances(view, grudges.log_odds), grudges)


def _grudges(view: View) -> Grudges:
    return Grudges(view.options, deeds_of(view, counts=False).done)


def choose_detective(view: View, rng: random.Random, budget: float | None, personality: Personality = PLAIN) -> Action:
    """What `detective@1` does. It ignores the budget."""
    if view.phase != "turn":
        return nuggets.choose(view)
    evidence, suspects, gold = _beliefs(view)
    role = require(view.role)
    weights = first_policy().vector(role)
    if role == "saboteur":
        weights[PLACE["seen"]] -= PRICES.get(personality.name, 0.0)
    return styles.best(view.legal, scores(weights, Decision(Prospect(view, suspects, gold), evidence).rows), rng)


def suspicion_of_detective(view: View) -> tuple[Suspicion, ...]:
    """What `detective@1` thinks of everyone."""
    evidence, suspects, _ = _beliefs(view)
    return _suspicion(view, suspects, evidence)


def _beliefs(view: View) -> tuple[Evidence, list[float], list[float]]:
    """The evidence, the chance of each seat to be a saboteur, and that of each goal to be the gold."""
    deeds = deeds_of(view).done
    evidence = Evidence(first_policy().table, view.options, deeds, known_goals(view))
    suspects = saboteur_chances(view, evidence.log_odds)
    return evidence, suspects, believed_gold(view, evidence.table, deeds, suspects)


def _suspicion(view: View, chances: list[float], known: Grudges | Evidence) -> tuple[Suspicion, ...]:
    return tuple(of_seat(seat, chance, known.reasons(seat)) for seat, chance in enumerate(chances) if seat != view.seat)
