"""What is known of the roles before anybody has done anything (S1.2, S10.1)."""

from typing import Any

from pyrite.bots.suspicion import Suspicion
from pyrite.saboteur import cards


def prior(view: Any) -> float:
    """The chance that another seat is a saboteur, knowing the role cards of the box and one's own.

    >>> import pyrite
    >>> view = pyrite.new("saboteur", players=5, seed=7).view(0)
    >>> view.role, prior(view)  # of 4 miners and 2 saboteurs, less one's own
    ('miner', 0.4)
    """
    players = view.options.players
    if view.options.all_saboteurs:
        return 1.0
    own = view.role is not None
    saboteurs = cards.SABOTEURS[players] - (view.role == "saboteur")
    return saboteurs / (players + 1 - own)


def suspicion(view: Any) -> tuple[Suspicion, ...]:
    """The same for everyone, except whose role lies open."""
    chance = prior(view)
    return tuple(
        Suspicion(seat, of_saboteur(chance if role is None else float(role == "saboteur")))
        for seat, role in enumerate(view.roles)
        if seat != view.seat
    )


def of_saboteur(chance: float) -> dict[str, float]:
    """The chances of both roles, from that of being a saboteur."""
    return {"miner": 1 - chance, "saboteur": chance}
