"""A seat's turn analysed: where the gold may be, how near it is, and what each action would change."""

from collections.abc import Callable, Sequence

from pyrite.core.require import require
from pyrite.games.saboteur.bots.knowledge.goals import gold_chances, potential, public_chances
from pyrite.games.saboteur.bots.knowledge.ground import FACES, ground_of
from pyrite.games.saboteur.bots.knowledge.survey import Survey
from pyrite.games.saboteur.bots.knowledge.unseen_cards import expected
from pyrite.games.saboteur.rules.actions import Action
from pyrite.games.saboteur.rules.view import View

TEMPO = 0.25  # what a card of progress adds to the potential, as a part of it
SURE_OF_GOLD = 0.97  # at this chance of a goal, looking is no longer needed
ROUTE = 0.04  # added for a second and a third cell that a shortest way can begin with
BY_WAYS = [1 + ROUTE * (min(max(count, 1), 3) - 1) for count in range(64)]


class Outlook:
    """What a seat can know before it decides. Fields named `last_...` refer to the action asked about last."""

    def __init__(self, view: View, suspects: Sequence[float], gold: Sequence[float] | None = None) -> None:
        """`suspects`: the chance of each seat to be a saboteur; `gold`: that of each goal, by default as seen."""
        self.view = view
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

    def _costs(self, action: Action | None, *face: int) -> Sequence[float]:
        """What the way to each goal costs the miners now, or after an action: here the cards to lay."""
        return self.last_distances

    def _worth(self) -> float:
        """The potential, a little more when there are several ways to go on."""
        one, two, three = self.gold
        first, second, third = self.last_ways
        return potential((one * BY_WAYS[first], two * BY_WAYS[second], three * BY_WAYS[third]), self.last_costs)

    def if_laid(self, action: Action) -> float:
        """How much nearer to the gold a tunnel would lead; negative if it leads away from it."""
        return self._if(action, self.ground.if_laid, FACES[require(action.face)])

    def if_fallen(self, action: Action) -> float:
        """What a rockfall would change."""
        return self._if(action, self.ground.if_lifted)

    def _if(self, action: Action, ask: Callable[..., tuple[int, int, int]], *face: int) -> float:
        """The change of the potential; the ground is asked once for each action."""
        answer = self._asked.get(action.code)
        if answer is None:
            self.last_distances = ask(*action.cell, *face)
            self.last_ways = self.ground.shortest_ways()
            self.last_costs = self._costs(action, *face)
            gain = self._worth() - self.now
            answer = self._asked[action.code] = self.last_distances, self.last_ways, self.last_costs, gain
        self.last_distances, self.last_ways, self.last_costs, gain = answer
        return gain

    @property
    def last_nearest(self) -> int:
        """The distance of the nearest goal that may be the gold, after the action asked about last."""
        return _nearest(self.last_distances, self.gold)

    @property
    def tempo(self) -> float:
        """What one card of progress is worth to the miners now."""
        return TEMPO * self.now

    def suspect(self, seat: int) -> float:
        """The chance of a seat to be a saboteur."""
        return self.suspects[seat]

    def tools_broken(self, seat: int) -> int:
        """How many tools of a seat are broken."""
        return len(self.view.broken[seat])

    def turns_until(self, seat: int) -> int:
        """How many other turns come before a seat acts; 0 for the next seat."""
        return (seat - (self.view.seat or 0) - 1) % self.view.options.players


class Prospect(Outlook):
    """An outlook that counts cards: a way costs more where few cards fit that may still come."""

    def _costs(self, action: Action | None, *face: int) -> Sequence[float]:
        if action is None:
            self.survey = Survey(self.ground, expected(self.view))
            return self.survey.distances()
        if face:
            return self.survey.if_laid(*action.cell, *face)
        return self.survey.if_lifted(*action.cell)


def _nearest(distances: Sequence[int], gold: Sequence[float]) -> int:
    """The distance of the nearest goal that may be the gold."""
    return min((distance for distance, chance in zip(distances, gold, strict=True) if chance), default=0)
