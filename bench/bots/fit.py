"""Fit how much deeds say about roles, on rounds between many kinds of players, and write it to a file.

    python -m bench.bots.fit --rounds 2400 --seed 31 --processes 2 --out src/pyrite/games/saboteur/bots/judgement.json

The log-odds of a seat are linear in what its deeds add up to (`judgement.parts`); the likelihood is that of all roles
at the table together. Families of players are left out in turn, and rounds with them say how strongly to hold the
weights (ridge) and by how much to temper the log-odds among strangers. The held-out players take no part in this.
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

from bench.bots.rounds import deal, roles
from bench.bots.training_kinds import Trainer, drawn
from pyrite.arena.workers import spread
from pyrite.games.saboteur.bots.knowledge.deeds import deeds_of
from pyrite.games.saboteur.bots.knowledge.evidence import Evidence, known_goals
from pyrite.games.saboteur.bots.knowledge.judgement import FORMAT, JudgementWeights, parts
from pyrite.games.saboteur.bots.knowledge.policy import default_policy
from pyrite.games.saboteur.bots.knowledge.roles import deals
from pyrite.games.saboteur.rules.options import Options

PLAYERS = (4, 5, 5, 5, 5, 6, 7, 7, 7, 8, 10)
LAPS = 2  # a moment is taken after every second lap: they differ little from one to the next
RARE = 5  # numbers that change in fewer rounds are left out
RIDGES = (5e-4, 2e-3)  # how strongly weights are held near 0
STEPS, RATE = 120, 0.05
LEFT_OUT = (  # in turn, to find the ridge and the tempering
    ("wasting", "careful", "tiring"),
    ("hitting", "quarrelsome", "mistrustful"),
    ("waiting", "hasty", "moody"),
    ("simple", "stubborn"),
    ("sidling", "hoarding", "helpful"),
    ("open", "novice", "scout"),
)
TEMPERS = [step / 20 for step in range(12, 23)]
CHUNK = 25

Array = NDArray[numpy.float64]


class Moment(NamedTuple):
    """What one viewer knows after a lap: by seat and name, what its deeds add up to."""

    number: int  # of the round
    viewer: int
    sums: dict[tuple[int, str], float]
    saboteurs: list[bool]
    kinds: list[str]


def moments(number: int, seed: int) -> list[Moment]:
    """Play a round."""
    rng = random.Random(f"fit {seed}/{number}")
    players = rng.choice(PLAYERS)
    table: Any = deal("saboteur", players, f"fit {seed}/{number}")
    who = roles(table)
    kinds = drawn(who, rng)
    bots = [Trainer(kinds[seat], who[seat], f"{seed}/{number}/{seat}") for seat in range(players)]
    miners = [seat for seat in range(players) if who[seat] == "miner"]
    rng.shuffle(miners)
    viewer = miners[0]
    saboteurs = [role == "saboteur" for role in who]
    found: list[Moment] = []
    turns = 0
    while table.turn is not None and table.view(table.turn).phase == "turn":
        table.play(bots[table.turn].act(table.view(table.turn)))
        turns += 1
        is_taken = turns % players == 0 and (turns // players + number) % LAPS == 0
        if is_taken and table.view(None).ending == "none":
            found.append(Moment(number, viewer, _sums(table.view(viewer)), saboteurs, kinds))
    return found


def _sums(view: Any) -> dict[tuple[int, str], float]:
    held = Evidence(default_policy().table, view.options, deeds_of(view).done, known_goals(view))
    found: defaultdict[tuple[int, str], float] = defaultdict(float)
    for _, seat, name, amount in parts(held):
        found[seat, name] += amount
    return dict(found)


def work(seed: int, first: int) -> tuple[int, list[Moment]]:
    return first, [one for number in range(first, first + CHUNK) for one in moments(number, seed)]


class Group(NamedTuple):
    """Moments of tables of one size and one viewer."""

    rows: Array  # moment, seat, number
    truth: Array  # moment, seat
    deals: Array  # every way to deal saboteurs: by seat, whether it is one
    chances: Array  # its logarithm
    viewer: int


def groups(found: Iterable[Moment], names: list[str]) -> list[Group]:
    place = {name: number for number, name in enumerate(names)}
    by_table: defaultdict[tuple[int, int], list[tuple[Array, Array]]] = defaultdict(list)
    for one in found:
        rows = numpy.zeros((len(one.saboteurs), len(names)))
        for (seat, name), amount in one.sums.items():
            if name in place:
                rows[seat, place[name]] = amount
        by_table[len(one.saboteurs), one.viewer].append((rows, numpy.array(one.saboteurs, float)))
    return [
        Group(numpy.stack([one for one, _ in some]), numpy.stack([one for _, one in some]), *_deals(*table), table[1])
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


def learn(found: list[Group], ridge: float) -> Array:
    """The weights that explain the roles best, not far from 0."""
    weights = numpy.zeros(found[0].rows.shape[2])
    speed, scale = numpy.zeros_like(weights), numpy.zeros_like(weights)
    seats = sum(group.truth.size for group in found)
    for step in range(1, STEPS + 1):
        slope = ridge * weights
        for group in found:
            wrong = believed(group, group.rows @ weights) - group.truth
            slope += numpy.tensordot(wrong, group.rows, 2) / seats
        speed = 0.9 * speed + 0.1 * slope
        scale = 0.99 * scale + 0.01 * slope**2
        rate = RATE if step < 0.7 * STEPS else 0.3 * RATE
        weights -= rate * (speed / (1 - 0.9**step)) / (numpy.sqrt(scale / (1 - 0.99**step)) + 1e-8)
    return weights


def log_loss(found: list[Group], weights: Array) -> tuple[float, int]:
    """The sum over the seats of others, and how many these are."""
    loss, seats = 0.0, 0
    for group in found:
        others = numpy.arange(group.truth.shape[1]) != group.viewer
        truth = group.truth[:, others]
        chances = numpy.clip(believed(group, group.rows @ weights)[:, others], 5e-4, 1 - 5e-4)
        loss -= float(numpy.log(numpy.where(truth > 0, chances, 1 - chances)).sum())
        seats += truth.size
    return loss, seats


def tested(found: list[Moment], names: list[str]) -> dict[tuple[float, float], float]:
    """By ridge and tempering, the log-loss in rounds with kinds that were left out."""
    losses: defaultdict[tuple[float, float], float] = defaultdict(float)
    seats = 0
    for kinds in LEFT_OUT:
        known = groups([one for one in found if not set(kinds) & set(one.kinds)], names)
        strange = groups([one for one in found if set(kinds) & set(one.kinds)], names)
        for ridge in RIDGES:
            weights = learn(known, ridge)
            for temper in TEMPERS:
                losses[ridge, temper] += log_loss(strange, temper * weights)[0]
        seats += log_loss(strange, weights)[1]
    return {settings: loss / seats for settings, loss in losses.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=2400)
    parser.add_argument("--seed", type=int, default=31)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    chunks = sorted(spread(work, given.seed, range(0, given.rounds, CHUNK), given.processes))
    found = [one for _, some in chunks for one in some]
    seen = Counter(name for _, name in {(one.number, name) for one in found for _, name in one.sums})
    names = sorted(name for name, often in seen.items() if often >= RARE)
    losses = tested(found, names)
    for (ridge, temper), loss in losses.items():
        print(f"ridge {ridge}, tempered by {temper}: log-loss with kinds that were left out {loss:.4f}")
    ridge, temper = min(losses, key=lambda one: losses[one])
    everything = groups(found, names)
    weights = learn(everything, ridge)
    loss, seats = log_loss(everything, weights)
    print(f"{len(names)} numbers; log-loss {loss / seats:.4f} on all kinds; ridge {ridge}, tempered by {temper}")
    judged = JudgementWeights(
        format=FORMAT,
        command=f"python -m bench.bots.fit --rounds {given.rounds} --seed {given.seed}",
        temper=temper,
        weights={name: round(float(weight), 3) for name, weight in zip(names, weights, strict=True)},
    )
    given.out.write_bytes(msgspec.json.format(msgspec.json.encode(judged), indent=1) + b"\n")


if __name__ == "__main__":
    main()
