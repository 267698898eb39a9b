"""Moves that look foolish to everyone at the table, and what a miner's personality likes to do."""

from pyrite.bots.personalities import Personality
from pyrite.core.require import require
from pyrite.games.saboteur.bots.knowledge.features import Decision
from pyrite.games.saboteur.rules.actions import Action
from pyrite.games.saboteur.rules.words import Verb

SUSPECTED = 0.75  # nobody mends a tool of a player suspected more than this
LESS = 0.02  # a goal tells less than another if its news are less by this
ANGER = 3.0  # what breaking a certain saboteur's tool is worth more to the most quarrelsome, in nats


def sensible(decision: Decision) -> list[int]:
    """The places of the legal actions that do not look foolish; of all actions if all do."""
    legal = decision.outlook.view.legal
    most = max((_news(decision, action) for action in legal if action.verb is Verb.MAP), default=0.0)
    found = [place for place, action in enumerate(legal) if not _is_foolish(decision, action, most)]
    return found or list(range(len(legal)))


def _is_foolish(decision: Decision, action: Action, most_news: float) -> bool:
    if action.verb is Verb.MAP:
        return _news(decision, action) < most_news - LESS
    if action.verb is Verb.MEND and action.seat != decision.seat:
        return decision.outlook.suspect(require(action.seat)) > SUSPECTED
    if action.verb is Verb.LAY:
        return action.cell[0] <= 0 and decision.outlook.if_laid(action) <= 0  # behind the start, for nothing
    return False


def _news(decision: Decision, action: Action) -> float:
    """How much looking at a goal would tell."""
    goal = require(action.goal)
    chance = decision.outlook.gold[goal]
    return 0.0 if decision.outlook.view.goals[goal].treasure is not None else 4 * chance * (1 - chance)


def moods(decision: Decision, personality: Personality) -> list[float]:
    """What each action is worth more to a miner of this personality than to a plain one."""
    anger = ANGER * (personality.quarrelsome - 0.5)
    return [
        anger * (decision.outlook.suspect(require(action.seat)) - 0.5)
        if anger and action.verb is Verb.BREAK and action.seat != decision.seat
        else 0.0
        for action in decision.outlook.view.legal
    ]
