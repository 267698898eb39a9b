"""A miner's moves that look foolish to everyone at the table, and what its personality likes to do.

Saboteurs are free to look foolish: what that costs them is in `hiding.py`.
"""

from pyrite.bots.personalities import Personality
from pyrite.core.require import require
from pyrite.games.saboteur.bots.knowledge.features import PLACE
from pyrite.games.saboteur.bots.knowledge.turn import Turn
from pyrite.games.saboteur.rules.actions import Action
from pyrite.games.saboteur.rules.words import Verb

SUSPECTED = 0.8  # nobody mends a tool of a player suspected more than this
LESS = 0.02  # a goal is less informative than another if its `news` is lower by this
GAIN = PLACE["gain"]
ANGER = 12.0  # what breaking a certain saboteur's tool is worth more to the most quarrelsome, in nats


def sensible(turn: Turn) -> list[int]:
    """The places of the legal actions that do not look foolish for a miner; of all actions if all do."""
    legal = turn.view.legal
    most = max((turn.news[require(action.goal)] for action in legal if action.verb is Verb.MAP), default=0.0)
    found = [place for place, action in enumerate(legal) if not _is_foolish(turn, place, action, most)]
    return found or list(range(len(legal)))


def _is_foolish(turn: Turn, place: int, action: Action, most_news: float) -> bool:
    if action.verb is Verb.MAP:
        return turn.news[require(action.goal)] < most_news - LESS
    if action.verb is Verb.MEND and action.seat != turn.seat:
        return turn.judged[require(action.seat)] > SUSPECTED
    if action.verb is Verb.LAY and action.cell[0] <= 0:  # behind the start
        return turn.rows[place][GAIN] <= 0
    return False


def moods(turn: Turn, personality: Personality) -> list[float]:
    """What each action is worth more to a miner of this personality than to a plain one."""
    anger = ANGER * (personality.quarrelsome - 0.5)
    return [
        anger * (turn.suspects[require(action.seat)] - 0.5)
        if anger and action.verb is Verb.BREAK and action.seat != turn.seat
        else 0.0
        for action in turn.view.legal
    ]
