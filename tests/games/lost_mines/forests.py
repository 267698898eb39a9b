"""Boards of The Lost Mines as bots measure them."""

from pyrite.games.lost_mines.bots.knowledge.distance import Forest, fill
from pyrite.games.lost_mines.rules.view import View


def forest_of(view: View) -> Forest:
    """The board that a view shows."""
    forest = Forest()
    fill(forest, view)
    return forest
