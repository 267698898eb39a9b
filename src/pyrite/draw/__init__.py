"""Pictures of cards and boards, drawn from what they are: SVG for screens and text for terminals.

It knows no rules: a face is named by a text, a board is a list of cells.
"""

from .boards import MARKS, board
from .cards import DEFS, FACES, LOST_MINES_FACES, SABOTEUR_FACES, card, face, face_id, parts
from .tables import Table, table_of
from .text import terminal

__all__ = [
    "DEFS",
    "FACES",
    "LOST_MINES_FACES",
    "MARKS",
    "SABOTEUR_FACES",
    "Table",
    "board",
    "card",
    "face",
    "face_id",
    "parts",
    "table_of",
    "terminal",
]
