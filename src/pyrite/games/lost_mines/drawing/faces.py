"""The faces of the cards, each as a picture of its own."""

from pyrite.draw.cards import LOST_MINES_FACES, card


def pictures() -> dict[str, str]:
    """Every face by its name, as an SVG document."""
    return {name: card(name) for name in LOST_MINES_FACES}
