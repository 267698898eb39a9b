"""Reasons about who is lying, and lies well: beliefs from counted evidence, a policy learned by self-play."""

import random
from collections.abc import Sequence
from typing import Any

from pyrite.bots.personalities import PLAIN, Character
from pyrite.bots.suspicion import Suspicion
from pyrite.games.saboteur.bots.knowledge import claims, nuggets, styles
from pyrite.games.saboteur.bots.knowledge.deeds import Deeds, deeds_of
from pyrite.games.saboteur.bots.knowledge.evidence import Evidence, Table, believed_gold
from pyrite.games.saboteur.bots.knowledge.features import PLACE, Decision
from pyrite.games.saboteur.bots.knowledge.outlook import Prospect
from pyrite.games.saboteur.bots.knowledge.policy import default_policy, default_weights, scores
from pyrite.games.saboteur.bots.knowledge.roles import of_seat, saboteur_chances

STEALTH = 2.0  # what a saboteur pays for each nat of suspicion, who minds it fully more than others do


def choose(view: Any, rng: random.Random, budget: float | None, character: Character = PLAIN) -> Any:
    """The action that the policy values most; chance decides between equals."""
    if view.phase != "turn":
        return nuggets.choose(view)
    deeds = deeds_of(view)
    decision = decision_of(view, deeds, evidence_of(view, deeds, default_policy().table))
    return styles.best(view.legal, scores(weights_of(view.role, character), decision.rows), rng)


def weights_of(role: str, character: Character) -> Sequence[float]:
    """What was learned; to be suspected costs a saboteur more or less than that, by character."""
    learned = default_weights(role)
    if role == "miner" or character.stealth == PLAIN.stealth:
        return learned
    price = STEALTH * (character.stealth - PLAIN.stealth)
    return [weight - price * (place == PLACE["seen"]) for place, weight in enumerate(learned)]


def evidence_of(view: Any, deeds: Deeds, table: Table) -> Evidence:
    """What speaks for and against everyone after what they have done this round, for who knows what the viewer does."""
    return Evidence(table, view.options, deeds.done, known_goals(view))


def known_goals(view: Any) -> dict[int, bool]:
    """For each goal that the viewer knows, whether it is the gold."""
    return {place: goal.treasure == "gold" for place, goal in enumerate(view.goals) if goal.treasure is not None}


def beliefs(view: Any, deeds: Deeds, evidence: Evidence) -> tuple[list[float], list[float]]:
    """The chance of each seat to be a saboteur and of each goal to be the gold, from deeds and from what was said."""
    suspects = saboteur_chances(view, evidence.log_odds)
    gold = believed_gold(view, evidence.table, deeds.done, suspects)
    if not view.talk:
        return suspects, gold
    said = claims.weigh(view, suspects, gold)
    moved = [one + other for one, other in zip(evidence.log_odds, said.log_odds, strict=True)]
    return saboteur_chances(view, moved), said.gold


def decision_of(view: Any, deeds: Deeds, evidence: Evidence) -> Decision:
    """A turn, as the detective looks at it."""
    return Decision(Prospect(view, *beliefs(view, deeds, evidence)), evidence)


def suspicion(view: Any) -> tuple[Suspicion, ...]:
    """What the deeds of the round, and what was said in it, tell of everyone."""
    deeds = deeds_of(view)
    held = evidence_of(view, deeds, default_policy().table)
    chances, _ = beliefs(view, deeds, held)
    return tuple(of_seat(seat, chance, held.reasons(seat)) for seat, chance in enumerate(chances) if seat != view.seat)
