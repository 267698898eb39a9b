"""Everything on the table turned up: for a game that is over or was ended, never for one that is played."""

import msgspec

from pyrite.games.saboteur.rules.events import ROLE_NAMES, TREASURE_NAMES
from pyrite.games.saboteur.rules.state import State
from pyrite.games.saboteur.rules.view import View


def opened(state: State, seat: int | None) -> View:
    """The view of a seat, or of a spectator, with all roles and all goals in it."""
    view: View = state.view(seat)
    roles = tuple([ROLE_NAMES[role] if role >= 0 else None for role in state.role[: state.players]])
    goals = [
        goal if state.goal[number] < 0 else msgspec.structs.replace(goal, treasure=TREASURE_NAMES[state.goal[number]])
        for number, goal in enumerate(view.goals)
    ]
    return msgspec.structs.replace(view, roles=roles, goals=tuple(goals))
