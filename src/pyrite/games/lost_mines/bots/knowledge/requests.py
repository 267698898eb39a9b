"""What a bot of The Lost Mines asks for at the table: only what everyone sees and its own hand (L5.2)."""

from collections.abc import Iterator

from pyrite.bots.levels import Words
from pyrite.games.lost_mines.rules.view import View

TOOL_FOR = {"tree": "axe", "lake": "boat", "pit": "rope"}
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))


def worth_saying(view: View) -> Iterator[Words]:
    """The tools that would bridge an obstacle next to the own dwarf, unless they are in the own hand."""
    if view.seat is None:
        return
    own = view.dwarfs[view.seat]
    if own.x is None or own.y is None:
        return
    around = {(own.x + x, own.y + y) for x, y in STEPS}
    for card in view.board:
        tool = TOOL_FOR.get(card.feature) if card.what == "path" else None
        if (card.x, card.y) in around and tool is not None and tool not in view.hand:
            yield "need", (tool,)
