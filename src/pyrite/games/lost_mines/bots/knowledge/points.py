"""How many points the rest of the round is expected to bring the viewer: a race of all dwarfs for every mine.

The chance that a dwarf reaches a mine in time falls with the turns it needs, and faster when few cards are left. Among
several dwarfs the nearer one is more likely to come first (`RaceTiming`). What a dwarf takes counts for the viewer by
its part (`roles.parts`): the points that one point of treasure in that dwarf's hands gives the viewer.
"""

import math

from pyrite.core.require import require
from pyrite.games.lost_mines.bots.knowledge import distance
from pyrite.games.lost_mines.bots.knowledge.distance import Forest
from pyrite.games.lost_mines.bots.knowledge.race_time import RaceTiming
from pyrite.games.lost_mines.rules import codes
from pyrite.games.lost_mines.rules.view import View

TURN = 12  # distances are in twelfths of a turn
CAMP_STEPS = 20  # five steps from a campfire (L4.6)


class Race:
    """The distance of every dwarf to every mine, and what each dwarf's treasure is worth to the viewer."""

    def __init__(self) -> None:
        """A race without dwarfs; `race_of` places those of a view."""
        self.forest = Forest()
        self.players = self.seat = 0
        self.cell = [0] * 9
        self.waits = [0] * 9  # until the seat's next walk
        self.runs = [0] * 9  # whether the seat still moves its dwarf
        self.part = [0.0] * 9
        self.worth = [0.0] * 4  # of the treasures in each mine
        self.ahead = [0.0] * 512  # by time: the weight among the others
        self.in_time = [0.0] * 512  # by time: the chance to get there at all

    def time_to(self, seat: int, mine: int) -> int:
        """How long until a seat's dwarf is in a mine, in twelfths of a turn; FAR if that cannot be."""
        cell = self.cell[seat]
        away = self.forest.distance[mine * 256 + cell]
        if away >= distance.FAR or not self.runs[seat]:
            return distance.FAR
        first = CAMP_STEPS if self.forest.feature[cell] == codes.CAMP else TURN
        time = self.waits[seat] + (away - first if away > first else 0)
        return min(time, distance.FAR - 1)

    def expected(self) -> float:
        """The points still expected, on the distances that the forest has measured."""
        points = 0.0
        for mine in range(4):
            if self.worth[mine] > 0:
                points += self.worth[mine] * self.expected_of(mine)
        return points

    def expected_of(self, mine: int) -> float:
        """How many points the viewer can expect from one point of treasure in a mine."""
        weights = parts = 0.0
        for seat in range(self.players):
            time = self.time_to(seat, mine)
            if time < distance.FAR:
                weights += self.ahead[time]
                parts += self.ahead[time] * self.part[seat] * self.in_time[time]
        return parts / weights if weights > 0 else 0.0

    def after(self, code: int) -> float:
        """The points expected after a card is played; the board is as it was when this returns."""
        forest = self.forest
        distance.checked(code, codes.LOOK)  # other cards do not change the board
        if code < codes.TOOL:
            return self.after_change(code // 96, code & 15, code // 16 % 6)
        if code < codes.TRAP:
            cell = (code - codes.TOOL) // 3
            return self.after_change(cell, forest.face[cell], forest.feature[cell] + 3)
        if code < codes.TROLL:
            return self.after_token(code - codes.TRAP, distance.TRAP)
        if code < codes.STORM:
            return self.after_token(code - codes.TROLL, distance.TROLL)
        return self.after_change(code - codes.STORM, distance.EMPTY, codes.PLAIN)

    def after_change(self, cell: int, face: int, feature: int) -> float:
        """The points expected when a cell holds something else."""
        forest = self.forest
        distance.checked(cell, codes.CELLS)
        old_face, old_feature = forest.face[cell], forest.feature[cell]
        forest.face[cell], forest.feature[cell] = face, feature
        forest.measure()
        points = self.expected()
        forest.face[cell], forest.feature[cell] = old_face, old_feature
        return points

    def after_token(self, joint: int, token: int) -> float:
        """The points expected with a token on a joint."""
        forest = self.forest
        forest.token[joint] = token
        forest.measure()
        points = self.expected()
        forest.token[joint] = 0
        return points

    def after_walk(self, cell: int) -> float:
        """The points expected once the viewer's dwarf is on another cell, its turn over."""
        forest = self.forest
        distance.checked(cell, codes.CELLS)
        start, waits = self.cell[self.seat], self.waits[self.seat]
        forest.standing[start] -= 1
        forest.standing[cell] += 1
        self.cell[self.seat] = cell
        self.waits[self.seat] = TURN
        forest.measure()
        points = self.expected()
        forest.standing[cell] -= 1
        forest.standing[start] += 1
        self.cell[self.seat] = start
        self.waits[self.seat] = waits
        return points

    def plan(self, mine: int) -> float:
        """The chance that the viewer's own dwarf is in a mine in time."""
        time = self.time_to(self.seat, distance.checked(mine, 4))
        return self.in_time[time] if time < distance.FAR else 0.0

    def set_clock(self, clock: RaceTiming, turns: float) -> None:
        """Set how many turns are left; a dwarf that needs more has little chance to arrive."""
        self.set_time(clock.keep, clock.edge, clock.spread, turns)

    def set_time(self, keep: float, edge: float, spread: float, turns: float) -> None:
        """As `set_clock`, with the numbers of a RaceTiming."""
        kept = math.pow(keep, self.players)
        for turn in range(distance.FAR // TURN + 1):  # by whole turns: a dwarf arrives in its own turn
            ahead = math.pow(1.0 + turn, -edge)
            in_time = math.pow(kept, turn) / (1 + math.pow(2.0, (turn - turns) / spread))
            for time in range(turn * TURN, min(turn * TURN + TURN, distance.FAR)):
                self.ahead[time] = ahead
                self.in_time[time] = in_time

    def run_alone(self) -> None:
        """Remove the other dwarfs from the race."""
        for seat in range(self.players):
            if seat != self.seat:
                self.runs[seat] = 0

    def set_worth(self, mine: int, worth: float) -> None:
        """Set what the treasures in a mine are worth."""
        self.worth[distance.checked(mine, 4)] = worth

    def now(self) -> float:
        """The points expected on the board as it is."""
        self.forest.measure()
        return self.expected()


def race_of(view: View, parts: list[float], worth: list[float], clock: RaceTiming) -> Race:
    """The race that a view shows; `parts` are by seat, `worth` is by mine."""
    race = Race()
    fill(race, view, parts, worth)
    set_pace(race, clock)
    race.set_clock(clock, turns_left(view))
    return race


def set_pace(race: Race, clock: RaceTiming) -> None:
    """Set how long it takes to lay a card and to bridge an obstacle."""
    lay = TURN / (clock.lays * race.players)
    race.forest.lay = round(lay)
    race.forest.bridge = round(lay * clock.bridge)
    race.forest.wait = round(lay * clock.wait)


def turns_left(view: View) -> float:
    """How many turns each player still has, if everyone plays one card a turn."""
    return float((sum(view.hand_sizes) + view.pile) / view.options.players)


def is_last(view: View, spent: int = 1) -> bool:
    """Whether these are the last cards of the round, after which the player does not walk any more (L7.1)."""
    return view.options.rule_revision > 1 and sum(view.hand_sizes) + view.pile == spent


def fill(race: Race, view: View, parts: list[float], worth: list[float]) -> None:
    """Place the dwarfs of a view."""
    distance.fill(race.forest, view)
    race.players = view.options.players
    race.seat = distance.checked(require(view.seat), race.players)
    if min(len(parts), len(view.dwarfs), len(view.hand_sizes)) < race.players or len(worth) < 4:
        raise IndexError("a race needs a part for every seat and a worth for every mine")
    acting = view.turn if view.turn is not None else race.seat
    for seat in range(race.players):
        race.cell[seat] = distance.checked(distance.cell_of(view.dwarfs[seat].cell), codes.CELLS)
        race.part[seat] = parts[seat]
        race.waits[seat] = (seat - acting + race.players) % race.players * TURN // race.players
        race.runs[seat] = (view.hand_sizes[seat] > 0 or view.pile > 0) and not is_last(view)  # L3.3, L7.1
    for mine in range(4):
        race.worth[mine] = worth[mine]
