"""The types of this game put together, for annotations."""

from typing import TypeAlias

from pyrite.games.saboteur.rules.actions import Action
from pyrite.games.saboteur.rules.events import Event
from pyrite.games.saboteur.rules.options import Options
from pyrite.games.saboteur.rules.state import State
from pyrite.games.saboteur.rules.view import View
from pyrite.match import Match

SaboteurMatch: TypeAlias = Match[Options, State, Action, View, Event]
