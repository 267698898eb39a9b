"""How much a mine's looker tells about it in The Lost Mines, by where they go and lay paths after the look.

    python -m bench.foreman.mine_hints --rounds 70 --processes 2 --seed 1

Rounds of detectives with 3 to 9 players are read from public events. For every turn, the chances of what the hidden
mines hold are fitted to how much nearer each looker has come to the mine since its look, compared with the other hidden
mines. It prints the mean log-loss of the viewer to act on rounds that the fit has not seen, beside that of taking every
order of the hidden kinds to be equally likely.
"""

import argparse
import itertools
import sys
from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

import numpy
import numpy.typing

from bench.bots.rounds import deal, player
from bench.progress import watched
from pyrite.arena.workers import spread
from pyrite.core.events import round_begin
from pyrite.core.require import require
from pyrite.games.lost_mines.bots.knowledge.deeds import Deeds
from pyrite.games.lost_mines.rules import box
from pyrite.games.lost_mines.rules.events import Event
from pyrite.games.lost_mines.rules.view import View

Numbers: TypeAlias = numpy.typing.NDArray[numpy.float64]

MINES = range(4)
WALKED, LAID = range(2)  # ways in which a looker comes nearer
HINTS = 3  # a constant, and both ways
FAR = 500  # as `distance.FAR`
TURN = 12
MOST_TURNS = 2  # that one deed brings anybody nearer, where a way opens or closes
MOST_HINT = 3
STEPS, RATE, DECAY = 150, 0.5, 1e-3  # of the fit
HELD_OUT = 5  # every fifth round is for the test


class Turn(NamedTuple):
    """A turn of somebody who does not know all mines: a row of hints for each order of the kinds, and the true one."""

    hints: Numbers
    true: int


class LookerDeeds(Deeds):
    """The deeds of a round, and by looker and mine how many turns nearer it came to each mine since the look."""

    def __init__(self, view: View, begin: int) -> None:
        super().__init__(view, begin)
        self.nearer: dict[tuple[int, int], list[list[float]]] = {}

    def read(self, place: int, event: Event) -> None:
        if event.kind == "walked":
            self._compare(WALKED, require(event.seat), lambda: super(LookerDeeds, self).read(place, event))
        else:
            super().read(place, event)
        if event.kind == "looked" and event.seen == "mine":
            self.nearer[require(event.seat), require(event.which)] = [[0.0] * 4, [0.0] * 4]

    def _change(self, place: int, event: Event, kind: str, change: Callable[[], None]) -> None:
        if not self.is_measured:
            self.trail.race.forest.measure()
        self._compare(LAID, require(event.seat), lambda: super(LookerDeeds, self)._change(place, event, kind, change))

    def _compare(self, way: int, seat: int, happen: Callable[[], None]) -> None:
        before = self._away(seat)
        happen()
        for (looker, _), nearer in self.nearer.items():
            if looker == seat:
                for mine, (was, now) in enumerate(zip(before, self._away(seat), strict=True)):
                    if max(was, now) < FAR:
                        nearer[way][mine] += max(-MOST_TURNS, min(MOST_TURNS, (was - now) / TURN))

    def _away(self, seat: int) -> list[int]:
        race = self.trail.race
        return [race.forest.away(mine, race.cell[seat]) for mine in MINES]


def work(seed: int, piece: tuple[int, int]) -> tuple[int, list[Turn]]:
    """Play a round, and read it at every turn."""
    players, number = piece
    name = f"mine hints/{seed}/{players}/{number}"
    table: Any = deal("lost-mines", players, name)
    bots = [player("detective", f"{name}/{seat}") for seat in range(players)]
    seen: LookerDeeds | None = None
    read: list[tuple[View, dict[tuple[int, int], list[float]]]] = []
    while (seat := table.turn) is not None:
        view = table.view(seat)
        public = table.view(None)
        seen = seen or LookerDeeds(public, round_begin(public.events))
        seen.read_on(public.events)
        if view.phase == "turn":
            read.append((view, hints_of(view, seen)))
        table.play(bots[seat].act(view))
    truth = [box.MINES[kind] for kind in table.state.mine]
    turns = [turn_of(view, hints, truth) for view, hints in read if hints]
    return number, [turn for turn in turns if turn is not None]


def hints_of(view: View, deeds: LookerDeeds) -> dict[tuple[int, int], list[float]]:
    """By looker and mine that the viewer does not know: how much nearer it came, compared with other hidden mines."""
    hidden = [mine for mine in MINES if not view.mines[mine].face_up]
    found = {}
    for (looker, mine), nearer in deeds.nearer.items():
        others = [other for other in hidden if other != mine]
        if looker != view.seat and view.mines[mine].holds is None and others:
            gains = [way[mine] - sum(way[other] for other in others) / len(others) for way in nearer]
            found[looker, mine] = [1.0, *(max(-MOST_HINT, min(MOST_HINT, gain)) for gain in gains)]
    return found


def turn_of(view: View, hints: dict[tuple[int, int], list[float]], truth: list[str]) -> Turn | None:
    """The hints for each order of the kinds that the viewer does not know; None if it knows all."""
    unknown = [mine for mine in MINES if view.mines[mine].holds is None]
    kinds = [kind for kind in box.MINES if kind not in [mine.holds for mine in view.mines]]
    orders = list(itertools.permutations(kinds))
    if len(orders) == 1:
        return None
    rows = numpy.zeros((len(orders), len(box.MINES), HINTS))
    for place, order in enumerate(orders):
        for mine, kind in zip(unknown, order, strict=True):
            for (_, looked_at), hint in hints.items():
                if looked_at == mine:
                    rows[place, box.MINES.index(kind)] += hint
    return Turn(rows.reshape(len(orders), -1), orders.index(tuple(truth[mine] for mine in unknown)))


def chances(turn: Turn, weights: Numbers) -> Numbers:
    """The chance of each order."""
    scores = turn.hints @ weights
    powers = numpy.exp(scores - scores.max())
    found: Numbers = powers / powers.sum()
    return found


def fit(turns: list[Turn]) -> Numbers:
    """The weights under which what was true is likeliest."""
    weights = numpy.zeros(len(box.MINES) * HINTS)
    for _ in range(STEPS):
        slope = sum(turn.hints[turn.true] - chances(turn, weights) @ turn.hints for turn in turns)
        weights += RATE * (slope / len(turns) - DECAY * weights)
    return weights


def loss(turns: list[Turn], weights: Numbers) -> float:
    """The mean log-loss."""
    return float(numpy.mean([-numpy.log(chances(turn, weights)[turn.true]) for turn in turns]))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=70, help="of each number of players")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--seed", type=int, required=True)
    given = parser.parse_args()
    pieces = [(players, number) for number in range(given.rounds) for players in range(3, 10)]
    learned: list[Turn] = []
    tested: list[Turn] = []
    for number, turns in watched(spread(work, given.seed, pieces, given.processes), len(pieces)):
        (learned if number % HELD_OUT else tested).extend(turns)
    weights = fit(learned)
    print(f"{len(learned)} turns to learn from, {len(tested)} to test with")
    print(f"log-loss {loss(tested, weights):.3f}, every order equally likely {loss(tested, 0 * weights):.3f}")
    for kind, row in zip(box.MINES, weights.reshape(-1, HINTS), strict=True):
        print(f"{kind:>8}: looked at {row[0]:+.2f}, a turn nearer by walking {row[1]:+.2f}, by paths {row[2]:+.2f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
