"""Pyrite, the open home of two hidden-role board games: Saboteur and The Lost Mines."""

from pyrite import engine  # first: it decides which engine the others are
from pyrite.bots import bot
from pyrite.core.illegal import IllegalAction
from pyrite.game import GAMES
from pyrite.match import Match, load, new
from pyrite.record import RecordError

__version__ = "0.1.0"

__all__ = ["GAMES", "IllegalAction", "Match", "RecordError", "__version__", "bot", "engine", "load", "new"]
