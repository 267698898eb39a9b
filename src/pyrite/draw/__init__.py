"""Pictures of cards and boards, drawn from what they are: SVG for screens and text for terminals.

It does not depend on rules or games: a game's `Look` says how its cards and its board look (`Game.look`).
"""

from .boards import board
from .faces import FaceSet
from .look import Background, Look, Signs
from .tables import DrawnTable, table_of
from .text import terminal

__all__ = ["Background", "DrawnTable", "FaceSet", "Look", "Signs", "board", "table_of", "terminal"]
