"""Ways to be a saboteur, from the one who hides nothing to the one who digs along until the gold is near.

The detective's evidence is counted on them, and its suspicion is measured by them.
"""

import random
from collections.abc import Sequence
from typing import Any

from pyrite.games.saboteur.bots.knowledge import digging_value, sabotage_value
from pyrite.games.saboteur.bots.knowledge.outlook import Outlook
from pyrite.games.saboteur.bots.knowledge.sabotage_value import Style

GREEDY = {
    "blatant": Style(openly_from=9, boldness=1.0),
    "steady": Style(),
    "sly": Style(openly_from=2, boldness=0.0),
}
SLEEPER = "sleeper"
RANDOM = "random"
NAMES = (*GREEDY, SLEEPER, RANDOM)
WAKES = 2  # cards from the gold


def choose(style: str, outlook: Outlook, rng: random.Random) -> Any:
    """What a saboteur of this style does."""
    legal = outlook.view.legal
    if style == RANDOM:
        return rng.choice(legal)
    if style == SLEEPER and outlook.nearest > WAKES:
        return best(legal, digging_value.values(outlook), rng)
    return best(legal, sabotage_value.values(outlook, GREEDY.get(style, GREEDY["blatant"])), rng)


def best(actions: Sequence[Any], values: Sequence[float], rng: random.Random) -> Any:
    """The action of the highest value; chance decides between equals."""
    most = max(values)
    return actions[rng.choice([place for place, value in enumerate(values) if value >= most - 1e-9])]
