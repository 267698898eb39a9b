"""Greedy by what each action changes at once: digs and mends as a miner, loses time and then blocks as a saboteur."""

import random
from typing import Any

from pyrite.bots.saboteur import extras, miner, saboteur
from pyrite.bots.saboteur.deeds import deeds_of
from pyrite.bots.saboteur.grudges import Grudges
from pyrite.bots.saboteur.outlook import Outlook
from pyrite.bots.saboteur.roles import of_seat, saboteur_chances
from pyrite.bots.suspicion import Suspicion

STYLE = saboteur.Style()


def choose(view: Any, rng: random.Random, budget: float | None) -> Any:
    """The action that is worth most; chance decides between equals."""
    if view.phase != "turn":
        return extras.choose(view)
    outlook = Outlook(view, saboteur_chances(view, grudges_of(view).log_odds))
    values = saboteur.values(outlook, STYLE) if view.role == "saboteur" else miner.values(outlook)
    best = max(values)
    return view.legal[rng.choice([place for place, value in enumerate(values) if value >= best - 1e-9])]


def suspicion(view: Any) -> tuple[Suspicion, ...]:
    """What the deeds of the round say of everyone."""
    held = grudges_of(view)
    chances = saboteur_chances(view, held.log_odds)
    return tuple(of_seat(seat, chance, held.reasons(seat)) for seat, chance in enumerate(chances) if seat != view.seat)


def grudges_of(view: Any) -> Grudges:
    """What is held against everyone after what they have done this round."""
    return Grudges(view.options, deeds_of(view).done)
