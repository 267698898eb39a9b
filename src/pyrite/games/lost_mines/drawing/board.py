"""The forest as a viewer sees it: faces on cells, tokens and dwarfs."""

from pyrite.draw.tables import DrawnTable
from pyrite.games.lost_mines.drawing.look import LOOK
from pyrite.games.lost_mines.rules.view import Card, View


def board(view: View) -> DrawnTable:
    """Paths, mines, tokens and dwarfs; what the viewer alone knows of a mine face down is marked on it."""
    laid = [(card.x, card.y, _forest_face(card)) for card in view.board]
    lying = {(card.x, card.y) for card in view.board}
    hidden = [mine for mine in view.mines if (mine.x, mine.y) not in lying]
    laid += [(mine.x, mine.y, "mine-back") for mine in hidden]
    dwarfs = [
        (dwarf.x, dwarf.y, dwarf.clan, str(seat))
        for seat, dwarf in enumerate(view.dwarfs)
        if dwarf.x is not None and dwarf.y is not None and dwarf.clan is not None
    ]
    return DrawnTable(
        LOOK,
        laid,
        labels={(mine.x, mine.y): str(number) for number, mine in enumerate(view.mines, 1) if mine in hidden},
        marks=[(mine.x, mine.y, mine.holds) for mine in hidden if mine.holds is not None],
        frame=(view.options.box.width, view.options.box.height),
        tokens=tuple((token.x, token.y, token.side, token.what) for token in view.tokens),
        figures=tuple(dwarfs),
    )


def _forest_face(card: Card) -> str:
    if card.what == "start":
        return f"start-{card.feature}"
    if card.what == "mine":
        return f"mine-{card.feature}-{card.face}"
    return f"path-{card.face}" + (f"-{card.feature}" if card.feature else "")
