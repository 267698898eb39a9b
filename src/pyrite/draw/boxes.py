"""What is in the boxes, as the rules pages show it: every card by its face, with how many there are."""

from typing import TypedDict

from pyrite.game import GAMES


class BoxCard(TypedDict):
    """A card of a box."""

    face: str  # as the game's `FaceSet` calls it
    count: int


Groups = dict[str, list[BoxCard]]


def boxes() -> dict[str, Groups]:
    """The cards of each game, in groups."""
    return {name: a_game.box() for name, a_game in GAMES.items()}


def listed(counts: dict[str, int]) -> list[BoxCard]:
    """Cards by their faces; those with a count of 0 are left out.

    >>> listed({"knight": 4, "castle": 0})
    [{'face': 'knight', 'count': 4}]
    """
    return [{"face": face, "count": count} for face, count in counts.items() if count]
