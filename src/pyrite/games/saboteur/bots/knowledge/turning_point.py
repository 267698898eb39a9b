"""Hindsight: the move that decided a round."""

from collections.abc import Sequence

from pyrite.game import RoundEvents
from pyrite.games.saboteur.bots.knowledge.deeds import Deeds
from pyrite.games.saboteur.bots.knowledge.goals import CLOSER
from pyrite.games.saboteur.rules.events import Event
from pyrite.games.saboteur.rules.view import View

LEAST = 0.02  # a smaller change in how close the tunnels are decided nothing


def turning_point(heard: RoundEvents, events: Sequence[tuple[int, Event]], opened: View) -> int | None:
    """The step that brought the tunnels closest to the gold if the miners won, or took them furthest away if not."""
    gold = [goal.treasure for goal in opened.goals].index("gold")
    deeds = Deeds(len(heard.roles))
    for step, event in events:
        deeds.read(step, event)
    side = 1 if heard.ending == "miners" else -1
    gains = [(side * (CLOSER ** deed.after[gold] - CLOSER ** deed.before[gold]), deed.event) for deed in deeds.done]
    gain, step = max(gains, default=(0.0, 0))
    return step if gain >= LEAST else None
