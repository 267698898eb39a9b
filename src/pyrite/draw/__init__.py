"""Pictures of cards and boards, drawn from what they are: SVG for screens and text for terminals.

It knows no rules and no game: a game's `Look` says how its cards and its board look (`Game.look`).
"""

from .boards import board
from .faces import FaceSet
from .look import Ground, Look, Signs
from .tables import Table, table_of
from .text import terminal

__all__ = ["FaceSet", "Ground", "Look", "Signs", "Table", "board", "table_of", "terminal"]
