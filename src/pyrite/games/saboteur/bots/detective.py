"""Infers who is a saboteur and hides well as one: beliefs from counted evidence, a policy learned by self-play."""

import random
from collections.abc import Sequence

from pyrite.bots.personalities import PLAIN, Personality
from pyrite.bots.suspicion import Suspicion
from pyrite.core.require import require
from pyrite.games.saboteur.bots.knowledge import claims, nuggets, styles
from pyrite.games.saboteur.bots.knowledge.deeds import Deeds, deeds_of
from pyrite.games.saboteur.bots.knowledge.evidence import Evidence, Table, believed_gold, known_goals
from pyrite.games.saboteur.bots.knowledge.features import PLACE, Decision
from pyrite.games.saboteur.bots.knowledge.outlook import Prospect
from pyrite.games.saboteur.bots.knowledge.policy import default_policy, default_weights, scores
from pyrite.games.saboteur.bots.knowledge.roles import of_seat, saboteur_chances
from pyrite.games.saboteur.rules.actions import Action
from pyrite.games.saboteur.rules.view import View

STEALTH = 2.0  # subtracted for each nat of suspicion if a saboteur's stealth is higher by 1 than the plain one


def choose(view: View, rng: random.Random, budget: float | None, personality: Personality = PLAIN) -> Action:
    """The action that the policy values most, one of them at random if several are. It ignores the budget."""
    if view.phase != "turn":
        return nuggets.choose(view)
    deeds = deeds_of(view)
    decision = decision_of(view, deeds, evidence_of(view, deeds, default_policy().table))
    return styles.best(view.legal, scores(weights_of(require(view.role), personality), decision.rows), rng)


def weights_of(role: str, personality: Personality) -> Sequence[float]:
    """The learned weights; for a saboteur, suspicion costs more or less by how much stealth the personality has."""
    learned = default_weights(role)
    if role == "miner" or personality.stealth == PLAIN.stealth:
        return learned
    price = STEALTH * (personality.stealth - PLAIN.stealth)
    return [weight - price * (place == PLACE["seen"]) for place, weight in enumerate(learned)]


def evidence_of(view: View, deeds: Deeds, table: Table) -> Evidence:
    """What the deeds of this round say about everyone, for somebody with the viewer's knowledge of the goals."""
    return Evidence(table, view.options, deeds.done, known_goals(view))


def beliefs(view: View, deeds: Deeds, evidence: Evidence) -> tuple[list[float], list[float]]:
    """The chance of each seat to be a saboteur and of each goal to be the gold, from deeds and from what was said."""
    suspects = saboteur_chances(view, evidence.log_odds)
    gold = believed_gold(view, evidence.table, deeds.done, suspects)
    if not view.talk:
        return suspects, gold
    said = claims.weigh(view, suspects, gold)
    moved = [one + other for one, other in zip(evidence.log_odds, said.log_odds, strict=True)]
    return saboteur_chances(view, moved), said.gold


def decision_of(view: View, deeds: Deeds, evidence: Evidence) -> Decision:
    """The turn of a view as the policy sees it."""
    return Decision(Prospect(view, *beliefs(view, deeds, evidence)), evidence)


def news(view: View, goal: int) -> float:
    """How much looking at a goal tells the viewer: 1 where gold and stone are equally likely, 0 where it is known."""
    if view.goals[goal].treasure is not None:
        return 0.0
    deeds = deeds_of(view)
    chance = beliefs(view, deeds, evidence_of(view, deeds, default_policy().table))[1][goal]
    return 4 * chance * (1 - chance)


def suspicion(view: View) -> tuple[Suspicion, ...]:
    """What the deeds of the round and the talk in it say about everyone."""
    deeds = deeds_of(view)
    held = evidence_of(view, deeds, default_policy().table)
    chances, _ = beliefs(view, deeds, held)
    return tuple(of_seat(seat, chance, held.reasons(seat)) for seat, chance in enumerate(chances) if seat != view.seat)
