"""The cards of the box, for the rules page."""

from collections import Counter

from pyrite.draw.boxes import Groups, listed
from pyrite.games.lost_mines.rules import box

DWARFS = {"loyal": 3, "selfish": 1, "saboteur": 1}  # L1.2, of each clan


def groups() -> Groups:
    """Paths, actions, treasures, mines, dwarfs and tokens of the usual box."""
    packed = box.default()
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
        "paths": listed({f"path-{kind}": count for kind, count in deck.items() if kind not in box.ACTIONS}),
        "actions": listed({kind: deck[kind] for kind in box.ACTIONS}),
        "treasures": listed(values),
        "mines": listed({**mines, **{f"start-{clan}": 1 for clan in clans}}),
        "dwarfs": listed({f"{who}-{clan}": many for clan in clans for who, many in DWARFS.items()}),
        "tokens": listed({tokens.get(kind, f"token-{kind}"): deck[kind] for kind in box.WITH_TOKEN}),
    }
