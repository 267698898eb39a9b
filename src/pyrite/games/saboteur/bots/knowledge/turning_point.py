"""Hindsight: the move that decided a round."""

from collections.abc import Sequence

from pyrite.game import RoundEvents, TurningPoint
from pyrite.games.saboteur.bots.knowledge.deeds import Deeds
from pyrite.games.saboteur.bots.knowledge.goals import CLOSER
from pyrite.games.saboteur.rules.events import Event
from pyrite.games.saboteur.rules.view import View

LEAST = 0.02  # a smaller change in how close the tunnels are decided nothing


def turning_point(heard: RoundEvents, events: Sequence[tuple[int, Event]], opened: View) -> TurningPoint | None:
    """The step that brought the tunnels closest to the gold if the miners won, or took them furthest away if not.

    It is measured by the cards that the way to the gold lacks: 0 when it is reached, FAR when it is cut off.
    """
    gold = [goal.treasure for goal in opened.goals].index("gold")
    deeds = Deeds(len(heard.roles))
    for step, event in events:
        deeds.read(step, event)
    side = 1 if heard.ending == "miners" else -1
    ways = [(deed.event, deed.before[gold], deed.after[gold]) for deed in deeds.done]
    gains = [(side * (CLOSER**after - CLOSER**before), step, before, after) for step, before, after in ways]
    gain, step, before, after = max(gains, default=(0.0, 0, 0, 0))
    return TurningPoint(step=step, before=before, after=after) if gain >= LEAST else None
