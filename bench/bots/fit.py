"""Fit how much deeds say about roles, on rounds between many kinds of players, and write it to a file.

    python -m bench.bots.fit --rounds 900 --seed 2 --out src/pyrite/games/saboteur/bots/judgement.json

The log-odds of a seat are linear in how often it did what (`evidence.context`), in the detective's counted evidence and
in the digger's grudges; the likelihood is that of all roles at the table together. A quarter of the kinds is then left
out of a second fit, and rounds with them say how far to trust the fit: how near its beginning to keep it (ridge), and
by how much to temper everything.
"""

import argparse
import itertools
import math
import random
from collections import Counter, defaultdict
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy
from numpy.typing import NDArray

from bench.bots.rounds import deal, drawn, roles
from bench.bots.training_kinds import KINDS, Trainer
from pyrite.games.saboteur.bots.knowledge.deeds import deeds_of
from pyrite.games.saboteur.bots.knowledge.evidence import Evidence, known_goals
from pyrite.games.saboteur.bots.knowledge.judgement import FORMAT, JudgementWeights
from pyrite.games.saboteur.bots.knowledge.policy import default_policy
from pyrite.games.saboteur.bots.knowledge.roles import deals
from pyrite.games.saboteur.rules.options import Options

PLAYERS = (4, 5, 5, 5, 6, 7, 7, 8)
VIEWERS = 2  # miners whose views are used, in each round
RARE = 5  # contexts of fewer rounds are left out
BEGIN = (0.25, 0.4)  # the weights of evidence and grudges to begin with
RIDGES = (1e-3, 1e-2)  # how strongly weights are kept near those to begin with
STEPS, RATE = 80, 0.05
STRANGERS = ("clumsy", "lazy", "sleeper", "breaker")  # left out to find the tempering
TEMPERS = [step / 20 for step in range(6, 24)]

Array = NDArray[numpy.float64]


class Moment(NamedTuple):
    """What one viewer knows after a lap: by seat, how often it did what, and what evidence and grudges say."""

    number: int  # of the round
    viewer: int
    done: Counter[tuple[int, str]]
    evidence: list[float]
    grudges: list[float]
    saboteurs: list[bool]
    has_strangers: bool


def moments(number: int, seed: int) -> list[Moment]:
    """Play a round."""
    rng = random.Random(f"fit {seed}/{number}")
    players = rng.choice(PLAYERS)
    table: Any = deal("saboteur", players, f"fit {seed}/{number}")
    who = roles(table)
    kinds = drawn(who, KINDS, rng)
    bots = [Trainer(kind, f"{seed}/{number}/{seat}") for seat, kind in enumerate(kinds)]
    strange = any(kind in STRANGERS for kind in kinds)
    viewers = [seat for seat in range(players) if who[seat] == "miner"][:VIEWERS]
    found: list[Moment] = []
    turns = 0
    while table.turn is not None and table.view(table.turn).phase == "turn":
        table.play(bots[table.turn].act(table.view(table.turn)))
        turns += 1
        if turns % players == 0 and table.view(None).ending == "none":
            found += [
                _moment(number, table.view(seat), [role == "saboteur" for role in who], strange) for seat in viewers
            ]
    return found


def _moment(number: int, view: Any, saboteurs: list[bool], strange: bool) -> Moment:
    table = default_policy().table
    held = Evidence(table, view.options, deeds_of(view).done, known_goals(view))
    done = Counter((seat, name) for _, seat, name in held.contexts)
    log_odds = [odds / table.sharpness for odds in held.log_odds]
    return Moment(number, view.seat, done, log_odds, list(held.grudges.log_odds), saboteurs, strange)


class Group(NamedTuple):
    """Moments of tables of one size and one viewer."""

    rows: Array  # moment, seat, feature
    truth: Array  # moment, seat
    deals: Array  # every way to deal saboteurs: by seat, whether it is one
    chances: Array  # its logarithm


def groups(found: Iterable[Moment], names: list[str]) -> list[Group]:
    place = {name: number for number, name in enumerate(names)}
    by_table: defaultdict[tuple[int, int], list[tuple[Array, Array]]] = defaultdict(list)
    for one in found:
        rows = numpy.zeros((len(one.saboteurs), len(names) + 2))
        for (seat, name), often in one.done.items():
            if name in place:
                rows[seat, place[name]] = often
        rows[:, -2], rows[:, -1] = one.evidence, one.grudges
        by_table[len(one.saboteurs), one.viewer].append((rows, numpy.array(one.saboteurs, float)))
    return [
        Group(numpy.stack([one for one, _ in some]), numpy.stack([one for _, one in some]), *_deals(*table))
        for table, some in by_table.items()
    ]


def _deals(players: int, viewer: int) -> tuple[Array, Array]:
    others = [seat for seat in range(players) if seat != viewer]
    rows, chances = [], []
    for count, weight in deals(Options(players=players)).items():
        for chosen in itertools.combinations(others, count):
            rows.append([float(seat in chosen) for seat in range(players)])
            chances.append(math.log(weight))
    return numpy.array(rows), numpy.array(chances)


def believed(group: Group, log_odds: Array) -> Array:
    """The chance of each seat to be a saboteur."""
    weights = log_odds @ group.deals.T + group.chances
    grown = numpy.exp(weights - weights.max(1, keepdims=True))
    chances: Array = (grown / grown.sum(1, keepdims=True)) @ group.deals
    return chances


def learn(found: list[Group], begin: Array, ridge: float) -> Array:
    """The weights that explain the roles best, near those to begin with."""
    weights, speed, scale = begin.copy(), numpy.zeros_like(begin), numpy.zeros_like(begin)
    seats = sum(group.truth.size for group in found)
    for step in range(1, STEPS + 1):
        slope = ridge * (weights - begin)
        for group in found:
            wrong = believed(group, group.rows @ weights) - group.truth
            slope += numpy.tensordot(wrong, group.rows, 2) / seats
        speed = 0.9 * speed + 0.1 * slope
        scale = 0.999 * scale + 0.001 * slope**2
        weights -= RATE * (speed / (1 - 0.9**step)) / (numpy.sqrt(scale / (1 - 0.999**step)) + 1e-8)
    return weights


def log_loss(found: list[Group], weights: Array) -> float:
    loss, seats = 0.0, 0
    for group in found:
        chances = numpy.clip(believed(group, group.rows @ weights), 5e-4, 1 - 5e-4)
        loss -= float(numpy.log(numpy.where(group.truth > 0, chances, 1 - chances)).sum())
        seats += group.truth.size
    return loss / seats


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=900)
    parser.add_argument("--seed", type=int, default=2)
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    found = [one for number in range(given.rounds) for one in moments(number, given.seed)]
    seen = Counter(name for _, name in {(one.number, name) for one in found for _, name in one.done})
    names = sorted(name for name, often in seen.items() if often >= RARE)
    begin = numpy.zeros(len(names) + 2)
    begin[-2:] = BEGIN
    known = groups([one for one in found if not one.has_strangers], names)
    strange = groups([one for one in found if one.has_strangers], names)
    of_known = {ridge: learn(known, begin, ridge) for ridge in RIDGES}
    losses = {
        (ridge, temper): log_loss(strange, temper * weights)
        for ridge, weights in of_known.items()
        for temper in TEMPERS
    }
    ridge, temper = min(losses, key=lambda one: losses[one])
    for one, loss in losses.items():
        print(f"ridge {one[0]}, tempered by {one[1]}: log-loss with strangers {loss:.4f}")
    everything = groups(found, names)
    weights = learn(everything, begin, ridge)
    print(f"{len(names)} contexts; log-loss {log_loss(everything, weights):.4f} on all kinds; tempered by {temper}")
    judged = JudgementWeights(
        format=FORMAT,
        command=f"python -m bench.bots.fit --rounds {given.rounds} --seed {given.seed}",
        temper=temper,
        evidence=round(float(weights[-2]), 4),
        grudges=round(float(weights[-1]), 4),
        contexts={name: round(float(weight), 3) for name, weight in zip(names, weights, strict=False)},
    )
    given.out.write_bytes(msgspec.json.format(msgspec.json.encode(judged), indent=1) + b"\n")


if __name__ == "__main__":
    main()
