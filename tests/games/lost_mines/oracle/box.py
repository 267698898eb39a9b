"""What is in the box, and what of it so many players use."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

Cell = tuple[int, int]

SHAPES = ["NESW", "NES", "NEW", "NS", "EW", "NE", "NW"]
FEATURES = ["", "-rocks", "-camp", "-tree", "-lake", "-pit"]
PATHS = [shape + feature for shape in SHAPES for feature in FEATURES]
ACTIONS = ["axe", "boat", "rope", "trap", "troll", "storm", "infoMT", "infoMD", "infoTD"]
KINDS = PATHS + ACTIONS  # the order in which kinds are named
TREASURES = ["silver", "gold", "gems"]
MINES = ["gems", "gold", "silver", "dragon"]
CLANS = ["blue", "yellow"]

# L1.4: of each shape, the copies with each feature
COPIES = {
    "NESW": [4, 0, 5, 0, 0, 0],
    "NES": [4, 1, 2, 1, 0, 0],
    "NEW": [5, 1, 2, 0, 1, 0],
    "NS": [1, 1, 0, 0, 1, 1],
    "EW": [3, 1, 0, 1, 0, 1],
    "NE": [2, 0, 0, 0, 0, 0],
    "NW": [2, 0, 0, 0, 0, 0],
}
DEFAULT: dict[str, Any] = {
    # L1.3
    "width": 11,
    "height": 7,
    "starts": [(2, 2), (2, 4)],
    "mines": [(8, 0), (8, 2), (8, 4), (8, 6)],
    "paths": {shape + FEATURES[i]: COPIES[shape][i] for shape in SHAPES for i in range(6)},
    # L1.5
    "actions": dict(zip(ACTIONS, [3, 3, 3, 3, 2, 2, 3, 2, 2], strict=True)),
    # L1.6
    "treasures": {"silver": [1, 2, 2, 3], "gold": [2, 3, 3, 4], "gems": [3, 4, 4, 5]},
    # L1.7
    "mine_shapes": {"gems": "NESW", "gold": "NES", "silver": "NEW", "dragon": "NE"},
}
START = "NESW"  # L1.7
ASIDE = 10  # L2.4
HAND_SIZE = {3: 5, 4: 5, 5: 5, 6: 5, 7: 4, 8: 4, 9: 4}  # L2.4
LOYAL = {3: 1, 4: 1, 5: 2, 6: 2, 7: 3, 8: 3, 9: 3}  # L1.2: in each clan

assert sum(DEFAULT["paths"].values()) == 40
assert sum(DEFAULT["actions"].values()) == 23
assert sum(DEFAULT["actions"][name] for name in ("axe", "boat", "rope", "trap", "troll")) == 14
assert sum(len(values) for values in DEFAULT["treasures"].values()) == 12
assert set(HAND_SIZE) == set(LOYAL) == set(range(3, 10))


@dataclass
class Box:
    """The board and all cards but the dwarfs."""

    width: int
    height: int
    starts: list[Cell]
    mines: list[Cell]
    deck: list[str]
    treasures: list[str]
    mine_shapes: dict[str, str]


def open_box(content: Mapping[str, Any], players: int) -> Box:
    """The box as lists of single cards; ValueError if so many cannot play with it."""
    copies = {**content["paths"], **content["actions"]}
    box = Box(
        width=content["width"],
        height=content["height"],
        starts=[(x, y) for x, y in content["starts"]],
        mines=[(x, y) for x, y in content["mines"]],
        deck=[kind for kind in KINDS for _ in range(copies.get(kind, 0))],
        treasures=[f"{kind}{value}" for kind in TREASURES for value in content["treasures"].get(kind, [])],
        mine_shapes=dict(content["mine_shapes"]),
    )
    cells = box.starts + box.mines
    if len(box.starts) != 2 or len(box.mines) != 4 or len(set(cells)) != 6:
        raise ValueError("a box needs two starts and four mines, each on a cell of its own (L1.3)")
    if not all(x in range(box.width) and y in range(box.height) for x, y in cells):
        raise ValueError(f"a start or mine off the board of {box.width} by {box.height} (L1.3)")
    if not set(copies) <= set(KINDS):
        raise ValueError(f"unknown kinds of cards: {sorted(set(copies) - set(KINDS))} (L1.4, L1.5)")
    if len(box.deck) < ASIDE + players * HAND_SIZE[players]:
        raise ValueError(f"{len(box.deck)} cards are too few to deal to {players} players (L2.4)")
    if len(box.treasures) < players:
        raise ValueError(f"{len(box.treasures)} treasures are too few for {players} players (L2.2)")
    if set(box.mine_shapes) != set(MINES):
        raise ValueError(f"the four mines are {MINES} (L1.7)")
    if not all(set(shape) & set("NS") and set(shape) & set("EW") for shape in box.mine_shapes.values()):
        raise ValueError("upright or turned, a mine must be open to a dwarf from any side (L6.3)")
    return box


def dwarf_pool(players: int) -> list[str]:
    """The dwarf cards that are shuffled for so many players (L1.2)."""
    characters = ["loyal"] * LOYAL[players] + ["selfish", "saboteur"]
    return [f"{clan}-{character}" for clan in CLANS for character in characters]


def in_order(kinds: list[str]) -> list[str]:
    """The kinds of cards in the order in which they are named."""
    return sorted(kinds, key=KINDS.index)
