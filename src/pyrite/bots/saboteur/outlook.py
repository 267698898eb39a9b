"""A seat's view of its turn, worked out: where the gold may be, how near it is, and what each action would change."""

from collections.abc import Sequence
from typing import Any

from pyrite.bots.saboteur.goals import gold_chances, potential
from pyrite.bots.saboteur.ground import FACES, ground_of
from pyrite.saboteur.view import View

TEMPO = 0.25  # what a card of progress adds to the potential, as a share of it
ROUTE = 0.04  # each further cell to set out from on a shortest way, up to two


class Outlook:
    """What a seat can know before it decides."""

    def __init__(self, view: Any, suspects: Sequence[float]) -> None:
        """`suspects`: the chance of each seat to be a saboteur."""
        self.view: View = view
        self.suspects = suspects
        self.ground = ground_of(view.table)
        self.gold = gold_chances(view)
        self.knows_gold = max(self.gold) == 1
        self.distances = self.ground.distances()
        self.now = self._worth(self.distances)
        self.nearest = min(
            (distance for distance, chance in zip(self.distances, self.gold, strict=True) if chance), default=0
        )

    def _worth(self, distances: Sequence[int]) -> float:
        """The potential, a little more when there are several ways to go on."""
        routes = self.ground.shortest_ways()
        ways = [1 + ROUTE * (min(max(count, 1), 3) - 1) for count in routes]
        return potential([chance * way for chance, way in zip(self.gold, ways, strict=True)], distances)

    def if_laid(self, action: Any) -> float:
        """How much nearer the gold a tunnel would bring, further away if negative."""
        return self._worth(self.ground.if_laid(action.x, action.y, FACES[action.face])) - self.now

    def if_fallen(self, action: Any) -> float:
        """What a rockfall would change."""
        return self._worth(self.ground.if_lifted(action.x, action.y)) - self.now

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
