"""The cards of the box, for the rules page."""

from pyrite.draw.boxes import Groups, listed
from pyrite.games.saboteur.rules import cards


def groups() -> Groups:
    """Tunnels, dead ends, actions, goals, roles and nuggets."""
    actions = {kind: count for kind, count in cards.DECK.items() if kind not in cards.TUNNELS | cards.DEAD_ENDS}
    stones = {f"stone{face}": 1 for name, face in cards.TREASURES.items() if name != "gold"}
    return {
        "tunnels": listed(cards.TUNNELS),
        "dead-ends": listed(cards.DEAD_ENDS),
        "actions": listed(actions),
        "goals": listed({"start": 1, "gold": 1, **stones}),
        "roles": listed({"miner": max(cards.MINERS.values()), "saboteur": max(cards.SABOTEURS.values())}),
        "nuggets": listed({f"nugget{value}": count for value, count in cards.NUGGETS.items()}),
        "bonus": listed({f"bonus{value}": 1 for value in cards.BONUSES}),
    }
