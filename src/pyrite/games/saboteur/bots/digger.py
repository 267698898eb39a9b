"""Greedy by what each action changes now: digs and repairs as a miner, wastes time and later blocks as a saboteur.

As a miner at a large table it counts which cards may still come. As a saboteur it misjudges a little what harms most.
So the steps from the novice to the digger and on to the detective have about the same size in both roles.
"""

import random

from pyrite.bots.personalities import PLAIN, Personality
from pyrite.bots.suspicion import Suspicion
from pyrite.games.saboteur.bots.knowledge import digging_value, nuggets, sabotage_value, styles
from pyrite.games.saboteur.bots.knowledge.deeds import deeds_of
from pyrite.games.saboteur.bots.knowledge.grudges import Grudges
from pyrite.games.saboteur.bots.knowledge.outlook import Outlook, Prospect
from pyrite.games.saboteur.bots.knowledge.roles import of_seat, saboteur_chances
from pyrite.games.saboteur.rules.actions import Action
from pyrite.games.saboteur.rules.view import View

STYLES = {  # of a saboteur, by personality
    "plain": sabotage_value.SabotageStyle(),
    "cautious": sabotage_value.SabotageStyle(openly_from=3, boldness=0.15),
    "loud": styles.GREEDY["blatant"],
    "sly": styles.GREEDY["sly"],
}
DOUBT = 0.2  # the standard deviation of a saboteur's errors about actions, in cards of progress
CROWD = 6  # miners count cards at tables of this many players or more


def choose(view: View, rng: random.Random, budget: float | None, personality: Personality = PLAIN) -> Action:
    """The action that is worth most, one of them at random if several are. It ignores the budget."""
    if view.phase != "turn":
        return nuggets.choose(view)
    suspects = saboteur_chances(view, grudges_of(view).log_odds)
    if view.role == "miner":
        looks = Prospect if view.options.players >= CROWD else Outlook
        return styles.best(view.legal, digging_value.values(looks(view, suspects)), rng)
    outlook = Outlook(view, suspects)
    worths = sabotage_value.values(outlook, STYLES[personality.name])
    return styles.best(view.legal, [worth + rng.gauss(0, DOUBT * outlook.tempo) for worth in worths], rng)


def suspicion(view: View) -> tuple[Suspicion, ...]:
    """What the deeds of the round say about everyone."""
    held = grudges_of(view)
    chances = saboteur_chances(view, held.log_odds)
    return tuple(of_seat(seat, chance, held.reasons(seat)) for seat, chance in enumerate(chances) if seat != view.seat)


def grudges_of(view: View) -> Grudges:
    """The grudges after the deeds of this round."""
    return Grudges(view.options, deeds_of(view, counts=False).done)
