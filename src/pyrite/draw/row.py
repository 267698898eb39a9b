"""Cards in a row, from one SVG document for each kind of card."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

WIDTH, HEIGHT = 100, 140  # of a card


class CardRow(NamedTuple):
    """The cards on a table without cells."""

    shown: Sequence[str]
    drawings: Mapping[str, str]

    def svg(self, title: str) -> str:
        """The row as an SVG document."""
        box = f"0 0 {WIDTH * max(1, len(self.shown))} {HEIGHT}"
        cards = [
            f'<svg x="{WIDTH * at}" width="{WIDTH}" height="{HEIGHT}">{self.drawings[card]}</svg>'
            for at, card in enumerate(self.shown)
        ]
        return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}"><title>{title}</title>{"".join(cards)}</svg>'

    def text(self, *, colour: bool) -> str:
        """The row for a terminal."""
        return " ".join(f"[{card}]" for card in self.shown) or "[ ]"
