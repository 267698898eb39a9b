"""What the players have done this round, read from public events: each deed with what it changed.

A deed is described by how much nearer to the goals it brought the tunnels, and by the seat it was aimed at. What that
says about the player who did it is judged in `grudges.py` and `evidence.py`.
"""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from pyrite.core.events import round_begin
from pyrite.core.require import require
from pyrite.games.saboteur.bots.knowledge.goals import GOAL_PLACES, potential
from pyrite.games.saboteur.bots.knowledge.ground import FACES, Ground
from pyrite.games.saboteur.bots.knowledge.survey import Survey
from pyrite.games.saboteur.bots.knowledge.unseen_cards import Count
from pyrite.games.saboteur.rules.events import Event
from pyrite.games.saboteur.rules.view import View


class Deed(NamedTuple):
    """One thing that somebody did."""

    event: int  # its place in the view's events
    seat: int
    kind: str  # as the event's: "laid", "rockfall", "broke", "mended", "looked", "passed"
    target: int  # the seat it was aimed at, -1 for none
    gain: float  # the change of the potential (`goals.potential`)
    potential: float  # before it
    distance: int  # before it, of the nearest goal that may be the gold
    dead_end: bool
    hampered: bool  # whether the player who did it had a broken tool
    before: tuple[int, int, int]  # how far each goal was
    after: tuple[int, int, int]
    cost_before: tuple[float, float, float]  # the same, counting the cards that could still come (`Survey`)
    cost_after: tuple[float, float, float]
    gold: tuple[float, ...]  # the chance of each goal, as everyone knew it
    knew: frozenset[int]  # the goals that the player who did it had looked at
    openings: int = 0  # of the tunnel that was laid
    goal: int = -1  # that was looked at


class Deeds:
    """The deeds of a round, read event by event."""

    def __init__(self, players: int, counts: bool = True) -> None:
        """The start of a round. `counts` says whether to count cards, which the costs of a deed need."""
        self.ground = Ground()
        self.count = Count()
        self._survey = Survey(self.ground, self.count.expected()) if counts else None
        self.gold = [1 / 3] * 3  # as everyone knows it
        self.tools_broken = [0] * players
        self.looked = [frozenset[int]()] * players
        self.done: list[Deed] = []
        self._measure()

    def _measure(self) -> None:
        self.distances = self.ground.distances()
        self.costs = self._costs()
        self.potential = potential(self.gold, self.distances)
        self.distance = min(
            distance for distance, chance in zip(self.distances, self.gold, strict=True) if chance or not any(self.gold)
        )

    def _costs(self) -> tuple[float, float, float]:
        """What the way to each goal costs, counting the cards that can still come."""
        if self._survey is None:
            return self.distances
        self._survey.expect(self.count.expected())
        return self._survey.distances()

    def read(self, place: int, event: Event) -> None:
        """Take one event into account; `place` is its number in the view."""
        reader = _READERS.get(event.kind)
        if reader is not None:
            reader(self, place, event)

    def _add(
        self,
        place: int,
        event: Event,
        *,
        target: int = -1,
        dead_end: bool = False,
        change: Callable[[], None] | None = None,
    ) -> None:
        """Note a deed; `change` is what it does to the tunnels."""
        seat, before, potential_before, distance = require(event.seat), self.distances, self.potential, self.distance
        gold = tuple(self.gold)
        cost_before = self.costs
        if change is not None:
            cost_before = self._costs()  # with the same cards counted as after it
            change()
            self._measure()
        self.done.append(
            Deed(
                event=place,
                seat=seat,
                kind=event.kind,
                target=target,
                gain=self.potential - potential_before,
                potential=potential_before,
                distance=distance,
                dead_end=dead_end,
                hampered=self.tools_broken[seat] > 0,
                before=before,
                after=self.distances,
                cost_before=cost_before,
                cost_after=self.costs,
                gold=gold,
                knew=self.looked[seat],
                openings=len(event.face or "") if event.kind == "laid" else 0,
                goal=GOAL_PLACES[event.goal].number if event.goal is not None else -1,
            )
        )

    def _laid(self, place: int, event: Event) -> None:
        face = require(event.face)
        self.count.see(face)
        self._add(place, event, dead_end=face.islower(), change=partial(self.ground.lay, *event.cell, FACES[face]))

    def _rockfall(self, place: int, event: Event) -> None:
        self.count.see(event.kind)
        self._add(place, event, change=partial(self.ground.lift, *event.cell))

    def _broke(self, place: int, event: Event) -> None:
        self.count.see(event.kind)
        target = require(event.target)
        self._add(place, event, target=target)
        self.tools_broken[target] += 1

    def _mended(self, place: int, event: Event) -> None:
        self.count.see(event.kind)
        target = require(event.target)
        self._add(place, event, target=target)
        self.tools_broken[target] -= 1

    def _looked(self, place: int, event: Event) -> None:
        self.count.see(event.kind)
        self._add(place, event)
        self.looked[require(event.seat)] |= {GOAL_PLACES[require(event.goal)].number}

    def _passed(self, place: int, event: Event) -> None:
        self.count.thrown += 1
        self._add(place, event)

    def _revealed(self, place: int, event: Event) -> None:
        goal = GOAL_PLACES[require(event.goal)]
        self.ground.lay(*goal.cell, FACES[require(event.face)])
        self.gold[goal.number] = float(event.treasure == "gold")
        left = sum(self.gold)
        self.gold = [chance / left for chance in self.gold]
        self._measure()

    def _bonus_laid(self, place: int, event: Event) -> None:
        self.ground.lay(*event.cell, FACES["NESW"])
        self._measure()


_READERS: dict[str, Callable[[Deeds, int, Event], None]] = {
    "laid": Deeds._laid,
    "rockfall": Deeds._rockfall,
    "broke": Deeds._broke,
    "mended": Deeds._mended,
    "looked": Deeds._looked,
    "passed": Deeds._passed,
    "revealed": Deeds._revealed,
    "bonus_laid": Deeds._bonus_laid,
}


def deeds_of(view: View, counts: bool = True) -> Deeds:
    """The deeds of the round that the view shows."""
    deeds = Deeds(view.options.players, counts)
    events = view.events
    for place in range(round_begin(events), len(events)):
        deeds.read(place, events[place])
    return deeds
