"""The work of one process. A module of its own: the processes import it, and cannot import a `__main__`."""

from collections import Counter
from typing import Any, NamedTuple

import pyrite
from bench.bots.measures import EXPOSED, FIRST, OWN_TURNS, miners_won
from bench.bots.rounds import Tally, deal, play, roles, seated

HIDDEN = 0.5


class Cell(NamedTuple):
    """A comparison at one number of players."""

    who: str
    against: str
    players: int
    exposure: bool
    miners: str = ""  # who digs against the saboteurs of both bots; the bot it is compared with, if empty

    @property
    def name(self) -> str:
        digging = f", {self.miners} digging" if self.miners else ""
        return f"{self.who} against {self.against}{digging}, {self.players} players"


class Piece(NamedTuple):
    """Some deals of a cell."""

    cell: Cell
    first: int
    last: int


def work(seed: int, piece: Piece) -> tuple[Cell, Tally]:
    found = Tally()
    for number in range(piece.first, piece.last):
        found.merge(compare(piece.cell, f"foreman/{seed}/{piece.cell.players}/{number}"))
    return piece.cell, found


def compare(cell: Cell, seed: str) -> Tally:
    """One deal in each seating: who won, and how much that differs."""
    found = Tally()
    won = {}
    digger = cell.miners or cell.against
    seatings = [(digger, cell.against), (digger, cell.who)]
    if not cell.miners:
        seatings.append((cell.who, cell.against))
    for digs, sabotages in seatings:
        dealt = deal("saboteur", cell.players, seed)
        who = roles(dealt)
        exposed = Exposure(found, who) if cell.exposure and sabotages == cell.who else None
        watch = exposed.watch if exposed else None
        play(dealt, seated(who, {"miner": digs, "saboteur": sabotages}), seed, watch=watch, tally=found)
        won[digs, sabotages] = float(miners_won(dealt))
        if exposed and not miners_won(dealt):
            found.pairs["winning saboteurs hidden at the end"] = [(exposed.hidden(), len(exposed.last))]
    usual = won[digger, cell.against]
    found.pairs["miners' wins, all others of the other kind"] = [(usual, 1)]
    found.pairs["its saboteurs win more by"] = [(usual - won[digger, cell.who], 1)]
    if not cell.miners:
        found.pairs["its miners win more by"] = [(won[cell.who, cell.against] - usual, 1)]
    found.counts["deals"] = 1
    return found


class Exposure:
    """How exposed the saboteurs of a round are after each of their turns, as `detective@1` reads them."""

    def __init__(self, found: Tally, who: list[str]) -> None:
        self.last: dict[int, float] = {}  # by seat, after its last turn
        self._found = found
        self._who = who
        self._turns: Counter[int] = Counter()
        self._reader = pyrite.bot(FIRST, seed=0)

    def watch(self, table: Any, seat: int, view: Any, action: Any) -> None:
        self._turns[seat] += 1
        seen = table.view(None)
        if self._who[seat] != "saboteur" or seen.ending != "none":
            return
        self.last[seat] = self._reader.suspicion(seen)[seat].chances["saboteur"]
        turn = self._turns[seat]
        if turn <= OWN_TURNS:
            self._found.counts[f"turn {turn}"] += 1
            self._found.counts[f"exposed on turn {turn}, read by {FIRST}"] += self.last[seat] > EXPOSED

    def hidden(self) -> float:
        """How many of them are rather taken for miners."""
        return float(sum(chance < HIDDEN for chance in self.last.values()))
