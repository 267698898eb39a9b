"""The forest as everybody saw it grow, and what every change of it meant to every dwarf."""

from pyrite.games.lost_mines.bots.knowledge import distance
from pyrite.games.lost_mines.bots.knowledge.points import Race
from pyrite.games.lost_mines.rules import codes

TURN = 12  # distances are in twelfths of a turn
SEATS = 9
SIDE = 16  # cells of a board's side, at most


class Trail:
    """The board while the deeds of a round are read one after the other."""

    def __init__(self, players: int, width: int, height: int) -> None:
        """An empty board; all dwarfs wait in a corner."""
        self.race = Race()
        self.share = [0.0] * 9  # by seat: the part of all treasure that it can hope for
        self.race.players = distance.checked(players, SEATS + 1)
        self.race.forest.width = distance.checked(width, SIDE + 1)
        self.race.forest.height = distance.checked(height, SIDE + 1)
        for seat in range(SEATS):
            self.race.runs[seat] = 1
            self.race.cell[seat] = 0
        for cell in range(256):
            self.race.forest.face[cell] = distance.EMPTY
        self.race.forest.standing[0] = 9

    def hide(self, mine: int, cell: int) -> None:
        """A mine lies face down on a cell."""
        self.race.forest.mine_cell[distance.checked(mine, 4)] = distance.checked(cell, codes.CELLS)
        self.race.forest.face[cell] = distance.HIDDEN

    def clear(self, cell: int) -> None:
        """A storm has removed what lay on a cell."""
        self.lay(cell, distance.EMPTY, codes.PLAIN)

    def lay(self, cell: int, face: int, feature: int) -> None:
        """Something else lies on a cell from now on."""
        self.race.forest.face[distance.checked(cell, codes.CELLS)] = face
        self.race.forest.feature[cell] = feature

    def bridge(self, cell: int) -> None:
        """An obstacle has its tool from now on."""
        self.race.forest.feature[distance.checked(cell, codes.CELLS)] += 3

    def put(self, joint: int, token: int) -> None:
        """A token lies on a joint from now on, or none."""
        self.race.forest.token[distance.checked(joint, codes.JOINTS)] = token

    def go(self, seat: int, cell: int) -> None:
        """A dwarf has walked."""
        distance.checked(cell, codes.CELLS)
        self.race.forest.standing[self.race.cell[distance.checked(seat, SEATS)]] -= 1
        self.race.forest.standing[cell] += 1
        self.race.cell[seat] = cell

    def hold(self, mine: int, worth: float) -> None:
        """What is left in a mine is worth this much, as far as everybody knows."""
        self.race.worth[distance.checked(mine, 4)] = worth

    def weigh(self, doer: int) -> None:
        """Shares all treasure out by who is how near, on the distances measured last, while this seat acts."""
        race = self.race
        total = 0.0
        for seat in range(race.players):
            race.waits[seat] = (seat - doer + race.players) % race.players * TURN // race.players
            self.share[seat] = 0.0
        for mine in range(4):
            if race.worth[mine] <= 0:
                continue
            total += race.worth[mine]
            weights = 0.0
            for seat in range(race.players):
                time = race.time_to(seat, mine)
                if time < distance.FAR:
                    weights += race.ahead[time]
            if weights <= 0:
                continue
            for seat in range(race.players):
                time = race.time_to(seat, mine)
                if time < distance.FAR:
                    self.share[seat] += race.worth[mine] * race.ahead[time] / weights * race.in_time[time]
        if total > 0:
            for seat in range(race.players):
                self.share[seat] /= total

    def shares(self, doer: int, measured: bool) -> list[float]:
        """The share of every seat while one acts; `measured` if no card has changed since it was asked last."""
        if not measured:
            self.race.forest.measure()
        self.weigh(doer)
        return [self.share[seat] for seat in range(self.race.players)]
