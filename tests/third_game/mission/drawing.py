"""Cards and table of Mission, as pictures and as text."""

from typing import NamedTuple

SIGNS = {"help": ("+", "#2e7d32"), "harm": ("-", "#c62828"), "loyal": ("L", "#1565c0"), "traitor": ("T", "#6a1b9a")}
SIGNS |= {"back": ("", "#5d4037"), "role-back": ("?", "#37474f")}
WIDTH, HEIGHT = 100, 140


def shape(card: str) -> str:
    """A card without the document around it."""
    sign, colour = SIGNS[card]
    return (
        f'<rect x="2" y="2" width="96" height="136" rx="8" fill="{colour}"/>'
        f'<text x="50" y="90" font-size="60" text-anchor="middle" fill="#fff">{sign}</text>'
    )


def document(inside: str, width: int, title: str) -> str:
    """An SVG document."""
    box = f"0 0 {width} {HEIGHT}"
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}"><title>{title}</title>{inside}</svg>'


def cards() -> dict[str, str]:
    """Every face and back."""
    return {card: document(shape(card), WIDTH, card) for card in SIGNS}


class Row(NamedTuple):
    """The cards played, in a row."""

    cards: tuple[str, ...]

    def svg(self, title: str) -> str:
        """The row as an SVG document."""
        shapes = [f'<g transform="translate({WIDTH * at} 0)">{shape(card)}</g>' for at, card in enumerate(self.cards)]
        return document("".join(shapes), WIDTH * max(1, len(self.cards)), title)

    def text(self, *, colour: bool) -> str:
        """The row for a terminal."""
        return " ".join(f"[{SIGNS[card][0]}]" for card in self.cards) or "[ ]"
