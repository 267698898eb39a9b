"""A run's network for The Lost Mines against the detective, in compiled code, to choose between networks.

    python -m bench.foreman.forest_tables RUN --rounds 8 --threads 2
    python -m bench.foreman.forest_tables RUN --alone    # one seat for the network, as in `bench.foreman.lost_mines`

RUN is a folder of a run or a file that bots read. Each seat plays by the network or as the detective, and the figure is
how many points more those of the network make on average. With `--alone` it is the points of the only such seat, less
those of a detective on the same tables. The rules of `sense.py` are left out, and the network reads a decision once.
"""

import argparse
import sys
from functools import partial
from pathlib import Path

import jax
import numpy

from bench.foreman.tables import networks
from pyrite.games.lost_mines.training import foreman_lessons as lessons
from pyrite.games.lost_mines.training.foreman_tables import PLAYERS, ForemanTables
from pyrite.games.lost_mines.training.many_rounds import Seating
from pyrite.train import learner, scoring
from pyrite.train.course import SLOW
from pyrite.train.scoring import Nets

MOST_POINTS = 12  # that count as a result of 1


def play(nets: Nets, match: tuple[str, str], given: argparse.Namespace) -> dict[int, list[float]]:
    """By the number of players: for each round, how much the network is ahead, or its points if it is alone."""
    guesses = (given.guesses, given.others_guesses)
    seating = Seating([(*match, 1)], is_alone=given.alone)
    tables = ForemanTables(given.tables, given.threads, given.seed, seating, guesses=guesses)
    decide = jax.jit(partial(learner.decide, lessons, sharpness=given.sharpness))
    key = jax.random.key(1)
    done = numpy.zeros(given.tables, int)
    found: dict[int, list[float]] = {players: [] for players in PLAYERS}
    while (done < given.rounds).any():
        key, drawn = jax.random.split(key)
        taken = decide(nets, nets, scoring.look(tables), drawn)
        tables.chosen[:] = numpy.where(done < given.rounds, numpy.asarray(taken.place), -1)
        players = tables.players.copy()
        tables.step()
        for index in numpy.flatnonzero(tables.ended).tolist():
            found[int(players[index])].append(of_round(tables, index, int(players[index]), given.alone))
        done += tables.ended > 0
    return found


def of_round(tables: ForemanTables, index: int, players: int, is_alone: bool) -> float:
    """How much the network is ahead, or its points if it is alone: the tally is those less the mean of the others."""
    ahead = float(tables.tally[index])
    if not is_alone:
        return ahead
    total = MOST_POINTS * float(tables.won[index].sum())
    return (ahead * (players - 1) + total) / players


def mean(values: list[float]) -> tuple[float, float]:
    """The mean, and the variance of the mean."""
    return float(numpy.mean(values)), float(numpy.var(values)) / len(values)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("run", type=Path)
    parser.add_argument("--kind", default=SLOW)
    parser.add_argument("--alone", action="store_true", help="one seat for the network instead of half of them")
    parser.add_argument("--rounds", type=int, default=4, help="at each table")
    parser.add_argument("--tables", type=int, default=700)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--guesses", type=int, default=64, help="of the network")
    parser.add_argument("--others-guesses", type=int, default=40, help="of the detective")
    parser.add_argument("--sharpness", type=float, default=20.0)
    parser.add_argument("--seed", default="forest tables")
    given = parser.parse_args()
    nets = networks(given.run, given.kind)
    found = {players: mean(each) for players, each in play(nets, ("own", "detective"), given).items()}
    if given.alone:
        for players, each in play(nets, ("detective", "detective"), given).items():
            (ahead, variance), (usual, other) = found[players], mean(each)
            found[players] = ahead - usual, variance + other
    for players, (ahead, variance) in found.items():
        print(f"{players} players: {ahead:+.3f} ±{1.96 * variance**0.5:.3f}")
    together = sum(ahead for ahead, _ in found.values()) / len(found)
    spread = sum(variance for _, variance in found.values()) ** 0.5 / len(found)
    print(f"together: {together:+.3f} ±{1.96 * spread:.3f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
