"""The mine as a viewer sees it: faces on cells."""

from pyrite.draw.tables import Cell, DrawnTable
from pyrite.games.saboteur.drawing.look import LOOK
from pyrite.games.saboteur.rules.view import Card, View


def board(view: View) -> DrawnTable:
    """Tunnels and goals; what the viewer alone knows of a goal face down is marked on it."""
    laid = [(card.x, card.y, _tunnel_face(view, card)) for card in view.table]
    labels: dict[Cell, str] = {}
    marks: list[tuple[int, int, str]] = []
    for number, goal in enumerate(view.goals, 1):  # from the top
        if not goal.face_up:
            laid.append((goal.x, goal.y, "goal"))
            labels[goal.x, goal.y] = str(number)
            if goal.treasure is not None:
                marks.append((goal.x, goal.y, "gold" if goal.treasure == "gold" else "stone"))
    if view.last_laid is not None and any((card.x, card.y) == view.last_laid for card in view.table):
        marks.append((*view.last_laid, "last"))
    return DrawnTable(LOOK, laid, labels, marks)


def _tunnel_face(view: View, card: Card) -> str:
    if card.what == "start":
        return "start"
    if card.what == "bonus" and view.bonus is not None:
        return f"bonus{view.bonus.value}"
    if card.what == "goal":
        return "gold" if card.face == "NESW" else f"stone{card.face}"
    return str(card.face)
