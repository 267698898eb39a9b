"""The types of this game put together, for annotations."""

from typing import TypeAlias

from pyrite.games.lost_mines.rules.actions import Action
from pyrite.games.lost_mines.rules.events import Event
from pyrite.games.lost_mines.rules.options import Options
from pyrite.games.lost_mines.rules.state import State
from pyrite.games.lost_mines.rules.view import View
from pyrite.match import Match

LostMinesMatch: TypeAlias = Match[Options, State, Action, View, Event]
