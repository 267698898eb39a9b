"""Greedy by what each action changes at once: digs and mends as a miner, loses time and then blocks as a saboteur."""

import random
from typing import Any

from pyrite.bots.personalities import PLAIN, Character
from pyrite.bots.suspicion import Suspicion
from pyrite.games.saboteur.bots.knowledge import digging_value, nuggets, sabotage_value, styles
from pyrite.games.saboteur.bots.knowledge.deeds import deeds_of
from pyrite.games.saboteur.bots.knowledge.grudges import Grudges
from pyrite.games.saboteur.bots.knowledge.outlook import Outlook
from pyrite.games.saboteur.bots.knowledge.roles import of_seat, saboteur_chances

STYLES = {  # of a saboteur, by character
    "plain": sabotage_value.Style(),
    "cautious": sabotage_value.Style(openly_from=3, boldness=0.15),
    "loud": styles.GREEDY["blatant"],
    "sly": styles.GREEDY["sly"],
}


def choose(view: Any, rng: random.Random, budget: float | None, character: Character = PLAIN) -> Any:
    """The action that is worth most; chance decides between equals."""
    if view.phase != "turn":
        return nuggets.choose(view)
    outlook = Outlook(view, saboteur_chances(view, grudges_of(view).log_odds))
    style = STYLES[character.name]
    values = sabotage_value.values(outlook, style) if view.role == "saboteur" else digging_value.values(outlook)
    return styles.best(view.legal, values, rng)


def suspicion(view: Any) -> tuple[Suspicion, ...]:
    """What the deeds of the round say of everyone."""
    held = grudges_of(view)
    chances = saboteur_chances(view, held.log_odds)
    return tuple(of_seat(seat, chance, held.reasons(seat)) for seat, chance in enumerate(chances) if seat != view.seat)


def grudges_of(view: Any) -> Grudges:
    """What is held against everyone after what they have done this round."""
    return Grudges(view.options, deeds_of(view, counts=False).done)
