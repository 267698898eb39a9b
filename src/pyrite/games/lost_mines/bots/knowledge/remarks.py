"""What a bot says in The Lost Mines: only what everyone sees, its own hand, and what follows from that (L5.2)."""

from collections.abc import Iterator

import msgspec

from pyrite.bots.levels import Remark, Suspect
from pyrite.bots.personalities import Personality
from pyrite.core.require import require
from pyrite.games.lost_mines.bots.knowledge.roles import LOYAL
from pyrite.games.lost_mines.rules.view import View

TOOL_FOR = {"tree": "axe", "lake": "boat", "pit": "rope"}
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))
SUSPECTED = 0.15  # somebody is named at a chance lower by this, because several roles are hidden
TRUSTED = 0.85  # a loyal dwarf is called trusted from this chance on


def worth_saying(view: View, thought: Suspect[View], personality: Personality) -> Iterator[Remark]:
    """The tools that are needed next to the own dwarf, and what the deeds of the others look like to everyone."""
    if view.seat is None:
        return
    yield from _needs(view)
    yield from _opinions(view, thought, personality)


def _needs(view: View) -> Iterator[Remark]:
    """The tools that would bridge an obstacle next to the own dwarf, unless they are in the own hand."""
    own = view.dwarfs[require(view.seat)]
    if own.x is None or own.y is None:
        return
    around = {(own.x + x, own.y + y) for x, y in STEPS}
    for card in view.board:
        tool = TOOL_FOR.get(card.feature) if card.what == "path" else None
        if (card.x, card.y) in around and tool is not None and tool not in view.hand:
            yield Remark("need", (tool,), 2)


def _opinions(view: View, thought: Suspect[View], personality: Personality) -> Iterator[Remark]:
    """Who does not play for their own clan, and who certainly does."""
    loyal = {one.seat: one.chances[LOYAL] for one in thought(without_looks(view))}
    for seat in sorted(loyal, key=lambda one: loyal[one]):
        if loyal[seat] <= 1 - personality.sure + SUSPECTED:
            yield Remark("suspect", (seat,), 2)
    for seat in sorted(loyal, key=lambda one: -loyal[one]):
        if loyal[seat] >= TRUSTED and personality.praises:
            yield Remark("trust", (seat,))


def without_looks(view: View) -> View:
    """The view without everything that information cards have shown its seat (L5.2)."""
    replace = msgspec.structs.replace
    return replace(
        view,
        mines=tuple(mine if mine.face_up else replace(mine, holds=None) for mine in view.mines),
        dwarfs=tuple(
            dwarf if seat == view.seat else replace(dwarf, character=None) for seat, dwarf in enumerate(view.dwarfs)
        ),
    )
