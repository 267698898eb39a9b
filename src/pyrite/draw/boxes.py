"""What is in the boxes, as the rules pages show it: every card by its face, with how many there are."""

from collections import Counter
from typing import TypedDict

from pyrite.games.lost_mines.rules import box
from pyrite.games.saboteur.rules import cards


class Card(TypedDict):
    """A card of a box."""

    face: str  # as `pyrite.draw` calls it
    count: int


Groups = dict[str, list[Card]]


def boxes() -> dict[str, Groups]:
    """The cards of each game, in groups.

    >>> boxes()["saboteur"]["nuggets"][0]
    {'face': 'nugget1', 'count': 16}
    """
    return {"saboteur": _saboteur(), "lost-mines": _lost_mines(box.default())}


def _listed(counts: dict[str, int]) -> list[Card]:
    return [{"face": face, "count": count} for face, count in counts.items() if count]


def _saboteur() -> Groups:
    actions = {kind: count for kind, count in cards.DECK.items() if kind not in cards.TUNNELS | cards.DEAD_ENDS}
    stones = {f"stone{face}": 1 for name, face in cards.TREASURES.items() if name != "gold"}
    return {
        "tunnels": _listed(cards.TUNNELS),
        "dead-ends": _listed(cards.DEAD_ENDS),
        "actions": _listed(actions),
        "goals": _listed({"start": 1, "gold": 1, **stones}),
        "roles": _listed({"miner": max(cards.MINERS.values()), "saboteur": max(cards.SABOTEURS.values())}),
        "nuggets": _listed({f"nugget{value}": count for value, count in cards.NUGGETS.items()}),
        "bonus": _listed({f"bonus{value}": 1 for value in cards.BONUSES}),
    }


def _lost_mines(packed: box.Box) -> Groups:
    deck = dict(zip(box.KINDS, packed.deck, strict=True))
    values = Counter(
        f"treasure-{kind}-{value}"
        for kind, found in zip(box.TREASURES, packed.treasures, strict=True)
        for value in found
    )
    mines = {f"mine-{kind}-{shape}": 1 for kind, shape in zip(box.MINES, packed.mine_shapes, strict=True)}
    tokens = {"axe": "feature-tree+axe", "boat": "feature-lake+boat", "rope": "feature-pit+rope"}
    clans = ("blue", "yellow")
    return {
        "paths": _listed({f"path-{kind}": count for kind, count in deck.items() if kind not in box.ACTIONS}),
        "actions": _listed({kind: deck[kind] for kind in box.ACTIONS}),
        "treasures": _listed(values),
        "mines": _listed({**mines, **{f"start-{clan}": 1 for clan in clans}}),
        "dwarfs": _listed({f"{who}-{clan}": many for clan in clans for who, many in DWARFS.items()}),
        "tokens": _listed({tokens.get(kind, f"token-{kind}"): deck[kind] for kind in box.WITH_TOKEN}),
    }


DWARFS = {"loyal": 3, "selfish": 1, "saboteur": 1}  # L1.2, of each clan
