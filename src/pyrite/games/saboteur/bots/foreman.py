"""Plays by a network that learned against itself, beginning with what the detective knows.

Beliefs are those of the detective (`reading`). The network scores each action from its features and from the moment,
so that what is worth doing depends on who is suspected, what is in the hand and how late it is. `docs/foreman.md` says
how it was trained and how strong it is.
"""

import random
from functools import cache
from importlib import resources

from pyrite.bots.network import Networks
from pyrite.bots.personalities import PLAIN, Personality
from pyrite.core.require import require
from pyrite.games.saboteur.bots.detective import suspicion as suspicion
from pyrite.games.saboteur.bots.knowledge import hiding, network_inputs, nuggets, sense, styles
from pyrite.games.saboteur.bots.knowledge.turn import Turn
from pyrite.games.saboteur.rules.actions import Action
from pyrite.games.saboteur.rules.view import View

FILE = "foreman.json"
MOST_STEALTH = 0.932  # what the stealthiest ask of the network; more would hide more than pays: `docs/foreman.md`


@cache
def networks() -> Networks:
    """The networks that come with the program."""
    return Networks(resources.files("pyrite.games.saboteur.bots").joinpath(FILE).read_bytes())


def choose(view: View, rng: random.Random, budget: float | None, personality: Personality = PLAIN) -> Action:
    """One of the actions that are worth about most. It ignores the budget."""
    if view.phase != "turn":
        return nuggets.choose(view)
    turn = Turn(view, asked_stealth(personality))
    worths = network_inputs.scores(networks(), turn, require(view.role))
    places = list(range(len(worths)))
    if view.role == "miner":
        worths = [worth + mood for worth, mood in zip(worths, sense.moods(turn, personality), strict=True)]
        places = sense.sensible(turn)
    chosen = styles.draw([worths[place] for place in places], personality.temperature, rng)
    return view.legal[places[chosen]]


def asked_stealth(personality: Personality) -> float:
    """The stealth that the network reads: that of the personality, but less above the usual one.

    >>> from pyrite.bots.personalities import personality
    >>> [round(asked_stealth(personality(name)), 3) for name in ("loud", "plain", "cautious", "sly")]
    [0.0, 0.85, 0.905, 0.932]
    """
    usual = min(personality.stealth, hiding.STUBBORN)
    return usual + (MOST_STEALTH - hiding.STUBBORN) * hiding.stubbornness(personality.stealth)
