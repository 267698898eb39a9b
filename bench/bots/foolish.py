"""Foolish moves, as a person at the table would see them."""

from collections.abc import Callable
from typing import Any

import pyrite
from bench.bots.rounds import Tally
from pyrite.games.lost_mines.bots.knowledge import mines
from pyrite.games.saboteur.bots.knowledge.reading import Reading, news

SUSPECTED = 0.8
LESS = 0.02  # a look that tells less than another one by more than this, in parts of a bit, is a foolish one

Watch = Callable[[Any, int, Any, Any], None]


def watch_saboteur(found: Tally, who: str = "detective") -> Watch:
    """Count repairs of suspected players, maps on the less informative goal, and cards behind the start, by miners."""
    reader = pyrite.bot(who, seed=0)

    def watch(table: Any, seat: int, view: Any, action: Any) -> None:
        if view.role != "miner":
            return
        verb = action.verb.value
        if verb == "mend" and action.seat != seat:
            chance = next(one for one in reader.suspicion(view) if one.seat == action.seat).chances["saboteur"]
            found.counts["repairs of others"] += 1
            found.counts["repairs of suspected"] += chance > SUSPECTED
        elif verb == "map":
            looks = news(view, Reading(view).gold)
            found.counts["maps"] += 1
            found.counts["maps on less"] += looks[action.goal] < max(looks) - LESS
        elif verb == "lay":
            found.counts["cards laid"] += 1
            found.counts["dead ends behind the start"] += action.x <= 0 and action.face.islower()

    return watch


def watch_lost_mines(found: Tally, names: list[str], who: str) -> Watch:
    """Count treasures that a dwarf had looked at or could deduce, could walk to, and left."""

    def watch(table: Any, seat: int, view: Any, action: Any) -> None:
        if names[seat] != who or view.phase != "walk":
            return
        own = view.dwarfs[seat]
        left = mines.left(view)
        certain = {
            (mine.x, mine.y)
            for mine, chances in zip(view.mines, mines.beliefs(view), strict=True)
            if any(chance == 1 and row for chance, row in zip(chances, left, strict=True))
        }
        ends = {(own.x, own.y) if one.verb.value == "stay" else one.cell for one in view.legal}
        chosen = (own.x, own.y) if action.verb.value == "stay" else action.cell
        if ends & certain:
            found.counts["treasures in reach"] += 1
            found.counts["treasures left"] += chosen not in certain

    return watch
