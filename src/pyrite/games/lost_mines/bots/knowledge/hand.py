"""How useful a card in the hand is likely to be later, from 0 to 1; the least useful is discarded first."""

SHAPES = {"NESW": 1.0, "NES": 0.8, "NEW": 0.8, "EW": 0.7, "NS": 0.3, "NE": 0.4, "NW": 0.4}
OBSTACLES = ("tree", "lake", "pit")
OBSTACLE = 0.25  # subtracted for a path that is blocked until somebody plays its tool
ACTIONS = {
    **dict.fromkeys(("axe", "boat", "rope"), 0.4),
    "trap": 0.3,
    **dict.fromkeys(("troll", "storm"), 0.5),
    **dict.fromkeys(("infoMT", "infoMD"), 0.4),
    "infoTD": 0.1,
}


def keeping(card: str) -> float:
    """What a card is worth to keep.

    >>> keeping("NESW") > keeping("NESW-pit") > keeping("NS") > keeping("NS-pit")
    True
    """
    if card in ACTIONS:
        return ACTIONS[card]
    shape, _, feature = card.partition("-")
    return SHAPES[shape] - OBSTACLE * (feature in OBSTACLES)
