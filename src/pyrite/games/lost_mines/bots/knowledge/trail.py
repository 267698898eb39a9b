"""The forest as it grew during a round, and how much treasure every dwarf could hope for at each moment."""

from pyrite.games.lost_mines.bots.knowledge import distance
from pyrite.games.lost_mines.bots.knowledge.points import Race
from pyrite.games.lost_mines.rules import codes

TURN = 12  # distances are in twelfths of a turn
SEATS = 9
SIDE = 16  # cells of a board's side, at most


class Trail:
    """The board, updated while the deeds of a round are read."""

    def __init__(self, players: int, width: int, height: int) -> None:
        """An empty board, with all dwarfs on cell 0."""
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
        """Place a mine face down."""
        self.race.forest.mine_cell[distance.checked(mine, 4)] = distance.checked(cell, codes.CELLS)
        self.race.forest.face[cell] = distance.HIDDEN

    def clear(self, cell: int) -> None:
        """Remove the card of a cell, after a storm."""
        self.lay(cell, distance.EMPTY, codes.PLAIN)

    def lay(self, cell: int, face: int, feature: int) -> None:
        """Place a card on a cell."""
        self.race.forest.face[distance.checked(cell, codes.CELLS)] = face
        self.race.forest.feature[cell] = feature

    def bridge(self, cell: int) -> None:
        """Put its tool on an obstacle."""
        self.race.forest.feature[distance.checked(cell, codes.CELLS)] += 3

    def put(self, joint: int, token: int) -> None:
        """Put a token on a joint, or remove it with 0."""
        self.race.forest.token[distance.checked(joint, codes.JOINTS)] = token

    def go(self, seat: int, cell: int) -> None:
        """Move a dwarf."""
        distance.checked(cell, codes.CELLS)
        self.race.forest.standing[self.race.cell[distance.checked(seat, SEATS)]] -= 1
        self.race.forest.standing[cell] += 1
        self.race.cell[seat] = cell

    def hold(self, mine: int, worth: float) -> None:
        """Set what the treasures in a mine are worth, as far as everybody knows."""
        self.race.worth[distance.checked(mine, 4)] = worth

    def weigh(self, doer: int) -> None:
        """Find the share of each seat by the distances measured last, while this seat acts."""
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
        """The share of every seat while one acts; `measured` if the board is the same as at the last call."""
        if not measured:
            self.race.forest.measure()
        self.weigh(doer)
        return [self.share[seat] for seat in range(self.race.players)]
