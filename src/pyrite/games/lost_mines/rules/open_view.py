"""Everything on the board turned up: for a game that is over or was ended, never for one that is played."""

import msgspec

from pyrite.games.lost_mines.rules import box
from pyrite.games.lost_mines.rules.events import CHARACTER_NAMES
from pyrite.games.lost_mines.rules.state import State
from pyrite.games.lost_mines.rules.view import View

replace = msgspec.structs.replace


def opened(state: State, seat: int | None) -> View:
    """The view of a seat, or of a spectator, with all characters, mines and treasures in it."""
    view: View = state.view(seat)
    dwarfs = [
        dwarf if state.character[seat] < 0 else replace(dwarf, character=CHARACTER_NAMES[state.character[seat]])
        for seat, dwarf in enumerate(view.dwarfs)
    ]
    mines = [
        mine if state.mine[number] < 0 else replace(mine, holds=box.MINES[state.mine[number]])
        for number, mine in enumerate(view.mines)
    ]
    treasures = [replace(one, value=state.slot_value[slot]) for slot, one in enumerate(view.treasures)]
    return replace(view, dwarfs=tuple(dwarfs), mines=tuple(mines), treasures=tuple(treasures))
