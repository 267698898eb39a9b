"""A seat's view of its turn, worked out: where the gold may be, how near it is, and what each action would change."""

from collections.abc import Callable, Sequence
from typing import Any

from pyrite.games.saboteur.bots.knowledge.goals import gold_chances, potential, public_chances
from pyrite.games.saboteur.bots.knowledge.ground import FACES, ground_of
from pyrite.games.saboteur.bots.knowledge.survey import Survey, expected
from pyrite.games.saboteur.rules.view import View

TEMPO = 0.25  # what a card of progress adds to the potential, as a share of it
SURE_OF_GOLD = 0.97  # from this chance on nobody needs to look any more
ROUTE = 0.04  # each further cell to set out from on a shortest way, up to two
BY_WAYS = [1 + ROUTE * (min(max(count, 1), 3) - 1) for count in range(64)]


class Outlook:
    """What a seat can know before it decides."""

    def __init__(self, view: Any, suspects: Sequence[float], gold: Sequence[float] | None = None) -> None:
        """`suspects`: the chance of each seat to be a saboteur; `gold`: that of each goal, by default as seen."""
        self.view: View = view  # `last_…` tell of the card that was asked for last
        self.suspects = suspects
        self.ground = ground_of(view.table)
        self.gold = gold_chances(view) if gold is None else gold
        self.public_gold = public_chances(view)
        self.knows_gold = max(self.gold) > SURE_OF_GOLD
        self.distances = self.last_distances = self.ground.distances()
        self.ways = self.last_ways = self.ground.shortest_ways()
        self.costs = self.last_costs = self._costs(None)
        self.now = self._worth()
        self.public_now = potential(self.public_gold, self.costs)
        self.nearest = self.last_nearest
        self.public_nearest = _nearest(self.distances, self.public_gold)
        self._asked: dict[int, tuple[tuple[int, int, int], tuple[int, int, int], Sequence[float], float]] = {}

    def _costs(self, action: Any, *face: int) -> Sequence[float]:
        """What the way to each goal costs the miners now, or after an action: here simply the cards to lay."""
        return self.last_distances

    def _worth(self) -> float:
        """The potential, a little more when there are several ways to go on."""
        one, two, three = self.gold
        first, second, third = self.last_ways
        return potential((one * BY_WAYS[first], two * BY_WAYS[second], three * BY_WAYS[third]), self.last_costs)

    def if_laid(self, action: Any) -> float:
        """How much nearer the gold a tunnel would bring, further away if negative."""
        return self._if(action, self.ground.if_laid, FACES[action.face])

    def if_fallen(self, action: Any) -> float:
        """What a rockfall would change."""
        return self._if(action, self.ground.if_lifted)

    def _if(self, action: Any, ask: Callable[..., tuple[int, int, int]], *face: int) -> float:
        """Asks the ground once for each action."""
        answer = self._asked.get(action.code)
        if answer is None:
            self.last_distances = ask(action.x, action.y, *face)
            self.last_ways = self.ground.shortest_ways()
            self.last_costs = self._costs(action, *face)
            gain = self._worth() - self.now
            answer = self._asked[action.code] = self.last_distances, self.last_ways, self.last_costs, gain
        self.last_distances, self.last_ways, self.last_costs, gain = answer
        return gain

    @property
    def last_nearest(self) -> int:
        """The distance of the nearest goal that may be the gold, with the card that was asked for last."""
        return _nearest(self.last_distances, self.gold)

    @property
    def tempo(self) -> float:
        """What one card more or less is worth to the miners now."""
        return TEMPO * self.now

    def suspect(self, seat: int) -> float:
        """The chance of a seat to be a saboteur."""
        return self.suspects[seat]

    def tools_broken(self, seat: int) -> int:
        """How many broken tools lie before a seat."""
        return len(self.view.broken[seat])

    def turns_until(self, seat: int) -> int:
        """How many turns from now a seat acts again, the next one first."""
        return (seat - (self.view.seat or 0) - 1) % self.view.options.players


class Prospect(Outlook):
    """The same for who counts cards: a way costs more where few of those that may still come would fit."""

    def _costs(self, action: Any, *face: int) -> Sequence[float]:
        if action is None:
            self.survey = Survey(self.ground, expected(self.view))
            return self.survey.distances()
        if face:
            return self.survey.if_laid(action.x, action.y, *face)
        return self.survey.if_lifted(action.x, action.y)


def _nearest(distances: Sequence[int], gold: Sequence[float]) -> int:
    """The distance of the nearest goal that may be the gold."""
    return min((distance for distance, chance in zip(distances, gold, strict=True) if chance), default=0)
