"""Styles of playing a saboteur, from hiding nothing to digging along until the gold is near.

The detective's evidence is counted on them, and its suspicion is measured by them.
"""

import math
import random
from collections.abc import Sequence

from pyrite.games.saboteur.bots.knowledge import digging_value, sabotage_value
from pyrite.games.saboteur.bots.knowledge.outlook import Outlook
from pyrite.games.saboteur.bots.knowledge.sabotage_value import SabotageStyle
from pyrite.games.saboteur.rules.actions import Action

GREEDY = {
    "blatant": SabotageStyle(openly_from=9, boldness=1.0),
    "steady": SabotageStyle(),
    "sly": SabotageStyle(openly_from=2, boldness=0.0),
}
SLEEPER = "sleeper"
RANDOM = "random"
NAMES = (*GREEDY, SLEEPER, RANDOM)
FAR_BELOW = 3.0  # values this many temperatures below the best are never drawn
WAKES = 2  # a sleeper digs along until the gold is this many cards away


def choose(style: str, outlook: Outlook, rng: random.Random) -> Action:
    """What a saboteur of this style does."""
    legal = outlook.view.legal
    if style == RANDOM:
        return rng.choice(legal)
    if style == SLEEPER and outlook.nearest > WAKES:
        return best(legal, digging_value.values(outlook), rng)
    return best(legal, sabotage_value.values(outlook, GREEDY.get(style, GREEDY["blatant"])), rng)


def best(actions: Sequence[Action], values: Sequence[float], rng: random.Random) -> Action:
    """The action with the highest value; one of them at random if several have it."""
    most = max(values)
    return actions[rng.choice([place for place, value in enumerate(values) if value >= most - 1e-9])]


def draw(values: Sequence[float], temperature: float, rng: random.Random) -> int:
    """The place of a value drawn by its softmax at this temperature; values far below the best are never drawn.

    >>> draw([0.0, 5.0, 1.0], 0.5, random.Random(1))
    1
    """
    most = max(values)
    near = [place for place, value in enumerate(values) if value >= most - FAR_BELOW * temperature - 1e-9]
    return rng.choices(near, [math.exp((values[place] - most) / max(temperature, 1e-9)) for place in near])[0]
