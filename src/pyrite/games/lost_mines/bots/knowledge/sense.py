"""Moves that detective and foreman never make, however they rate them, because people find them foolish."""

from pyrite.core.require import require
from pyrite.games.lost_mines.bots.knowledge import mines
from pyrite.games.lost_mines.rules import box
from pyrite.games.lost_mines.rules.actions import Action
from pyrite.games.lost_mines.rules.view import View
from pyrite.games.lost_mines.rules.words import Seen, Verb


def sensible(view: View) -> tuple[Action, ...]:
    """The legal actions without foolish ones; all of them if nothing else is left.

    A walk ends at a treasure that is certain to be there, if one can be reached. Nobody wakes the dragon knowingly,
    nor looks at what they know, nor walks through a trap to a place that can be reached without it.
    """
    if view.phase == "walk":
        return _walks(view)
    if view.phase == "turn":
        return tuple(action for action in view.legal if not _tells_nothing(view, action)) or view.legal
    return view.legal


def _walks(view: View) -> tuple[Action, ...]:
    treasures, dragons = _certain(view)
    own = view.dwarfs[require(view.seat)].cell
    ends = {action: own if action.verb is Verb.STAY else action.cell for action in view.legal}
    found = [action for action in view.legal if ends[action] in treasures] or [
        action for action in view.legal if ends[action] not in dragons
    ]
    fewest = {ends[action]: min(one.losses or 0 for one in found if ends[one] == ends[action]) for action in found}
    return tuple(action for action in found if (action.losses or 0) == fewest[ends[action]]) or view.legal


def _certain(view: View) -> tuple[set[tuple[int, int]], set[tuple[int, int]]]:
    """The cells of the mines that certainly have treasure, and of a dragon that still sleeps; also those deduced."""
    left = mines.left(view)
    treasures, dragons = set(), set()
    for mine, chances in zip(view.mines, mines.beliefs(view), strict=True):
        kind = chances.index(max(chances))
        if chances[kind] == 1:
            if left[kind]:
                treasures.add((mine.x, mine.y))
            elif box.MINES[kind] == "dragon" and not mine.face_up:
                dragons.add((mine.x, mine.y))
    return treasures, dragons


def _tells_nothing(view: View, action: Action) -> bool:
    """Whether an action is a look at something that the viewer knows already."""
    if action.verb is not Verb.LOOK:
        return False
    if action.seen is Seen.MINE:
        return max(mines.beliefs(view)[require(action.slot)]) == 1
    if action.seen is Seen.TREASURE:
        return view.treasures[require(action.slot)].value is not None
    return view.dwarfs[require(action.seat)].character is not None
