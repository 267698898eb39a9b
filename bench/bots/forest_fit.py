"""Fit what deeds in The Lost Mines say about characters, on rounds between many kinds of players.

    python -m bench.bots.forest_fit --rounds 3600 --seed 1 --processes 2

The two networks of `judgement.py` are fitted to the likelihood of all dwarf cards of a clan together, given what a
viewer knows. Families of players are left out in turn, and rounds with them say by how much to temper what is fitted
on the others. The held-out players take no part in this. `--keep FOLDER` stores the rounds, and reads those that are
already there, so that a run can be interrupted.
"""

import argparse
import math
import pickle
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy
from numpy.typing import NDArray

from bench.bots.forest_rounds import CHUNK, Moment, PlayedRound, work
from pyrite.arena.beliefs import Belief, judge
from pyrite.arena.workers import spread
from pyrite.games.lost_mines.bots.knowledge import judgement
from pyrite.games.lost_mines.bots.knowledge.judgement import FORMAT, NAMES, SUM_SCALE, JudgementWeights
from pyrite.games.lost_mines.bots.knowledge.roles import CHARACTERS, CLANS, deals
from pyrite.games.lost_mines.rules.options import role_deck

OUT = Path(judgement.__file__).with_name(judgement.FILE)
HIDDEN, SUMS, SECOND = 24, 8, 12  # units of the first network, numbers of a seat, units of the second network
BATCH = 100  # moments
EPOCHS = 16
RATE, DECAY = 2e-3, 1e-2
FORGOTTEN = 0.2  # the share of entries that are left out at random, so that no single one decides
LEFT_OUT = (  # in turn, to find the tempering
    ("wasting", "careful"),
    ("hitting", "blocking"),
    ("waiting", "patient", "hasty"),
    ("simple", "novice"),
    ("open", "foreman", "digger"),
)
TEMPERS = [step / 20 for step in range(12, 25)]
SELFISH, SABOTEUR = CHARACTERS.index("selfish"), CHARACTERS.index("saboteur")

Array = NDArray[numpy.float32]
Weights = dict[str, Array]


class Case(NamedTuple):
    """A moment of a round: what is read of it, and the truth."""

    number: int
    kinds: list[str]
    clans: list[str]
    characters: list[int]
    known: tuple[int, ...]
    rows: NDArray[numpy.float16]
    seats: NDArray[numpy.int64]


def cases(rounds: Iterable[PlayedRound]) -> Iterator[Case]:
    for one in rounds:
        for moment in one.moments:
            yield _case(one, moment)


def _case(one: PlayedRound, moment: Moment) -> Case:
    entries = sorted(one.entries[: moment.entries], key=lambda entry: entry.seat)
    rows = numpy.array([judgement.row(entry, moment.mines) for entry in entries], numpy.float16)
    seats = numpy.array([entry.seat for entry in entries], numpy.int64)
    return Case(one.number, one.kinds, one.clans, one.characters, moment.characters, rows, seats)


class Clans(NamedTuple):
    """All clans of a batch with the same number of seats and cards."""

    places: NDArray[numpy.int64]  # clan, member: its place among all seats of the batch
    known: NDArray[numpy.int64]
    truth: NDArray[numpy.int64]
    selfish: Array  # deal, member: whether it is the selfish dwarf
    saboteur: Array
    weights: Array  # clan, deal: the logarithm of its weight, far below 0 where the viewer knows better
    is_dealt: NDArray[numpy.bool_]  # clan, deal: whether it is the true one


class Batch(NamedTuple):
    """Some moments together."""

    rows: Array
    owner: NDArray[numpy.int64]  # of each row, among all seats
    context: Array
    counts: Array  # rows of each seat
    clans: list[Clans]
    strange: NDArray[numpy.int64]  # the seats whose characters the viewer does not know
    truth: NDArray[numpy.int64]


def batch(some: list[Case]) -> Batch:
    rows, owner, context = [], [], []
    truth: list[int] = []
    known: list[int] = []
    members: defaultdict[tuple[int, int], list[list[int]]] = defaultdict(list)
    for one in some:
        begin, players = len(truth), len(one.clans)
        rows.append(one.rows)
        owner.append(one.seats + begin)
        truth += one.characters
        known += one.known
        context += [judgement.context(players, one.clans.count(clan), len(one.seats)) for clan in one.clans]
        for clan in CLANS:
            seats = [begin + seat for seat in range(players) if one.clans[seat] == clan]
            if seats:
                members[len(seats), role_deck(players)["loyal"]].append(seats)
    owners = numpy.concatenate(owner)
    characters, seen = numpy.array(truth), numpy.array(known)
    return Batch(
        numpy.concatenate(rows).astype(numpy.float32),
        owners,
        numpy.array(context, numpy.float32),
        numpy.bincount(owners, minlength=len(truth)).astype(numpy.float32),
        [_clans(*cards, numpy.array(seats), characters, seen) for cards, seats in members.items()],
        numpy.nonzero(seen < 0)[0],
        characters,
    )


def _clans(size: int, loyal: int, places: NDArray[Any], characters: NDArray[Any], seen: NDArray[Any]) -> Clans:
    possible = list(deals(loyal, (None,) * size))
    dealt = numpy.array([[CHARACTERS.index(str(one)) for one in deal] for deal, _ in possible])
    weights = numpy.log(numpy.array([weight for _, weight in possible], numpy.float32))
    known, truth = seen[places], characters[places]
    fits = ((known[:, None, :] < 0) | (known[:, None, :] == dealt[None])).all(2)
    return Clans(
        places,
        known,
        truth,
        (dealt == SELFISH).astype(numpy.float32),
        (dealt == SABOTEUR).astype(numpy.float32),
        numpy.where(fits, weights, -1e9).astype(numpy.float32),
        (truth[:, None, :] == dealt[None]).all(2),
    )


def believed(seen: Batch, logs: Array) -> tuple[Array, float, Array]:
    """The chances of all characters by seat, the log-loss of all clans together, and its slope."""
    chances = numpy.zeros((len(logs), len(CHARACTERS)), numpy.float32)
    slope = numpy.zeros_like(logs)
    loss = 0.0
    for clans in seen.clans:
        of_seat = logs[clans.places]
        weights = of_seat[:, :, 0] @ clans.selfish.T + of_seat[:, :, 1] @ clans.saboteur.T + clans.weights
        grown = numpy.exp(weights - weights.max(1, keepdims=True))
        grown /= grown.sum(1, keepdims=True)
        loss -= float(numpy.log(numpy.maximum(grown[clans.is_dealt], 1e-9)).sum())
        for place, (character, dealt) in enumerate(((SELFISH, clans.selfish), (SABOTEUR, clans.saboteur))):
            chance = grown @ dealt
            chances[clans.places, character] = chance
            slope[clans.places, place] = chance - (clans.truth == character)
    chances[:, 0] = 1 - chances[:, 1:].sum(1)
    return chances, loss, slope


def first_weights(rng: numpy.random.Generator) -> Weights:
    def drawn(rows: int, columns: int, scale: float) -> Array:
        return (scale / math.sqrt(rows) * rng.normal(size=(rows, columns))).astype(numpy.float32)

    read = 2 * SUMS + judgement.CONTEXT
    return {
        "first": drawn(len(NAMES), HIDDEN, 1.0),
        "first_bias": numpy.zeros(HIDDEN, numpy.float32),
        "sums": drawn(HIDDEN, SUMS, 0.3),
        "second": drawn(read, SECOND, 1.0),
        "second_bias": numpy.zeros(SECOND, numpy.float32),
        "out": drawn(SECOND, 2, 0.1),
        "direct": numpy.zeros((read, 2), numpy.float32),
        "out_bias": numpy.zeros(2, numpy.float32),
    }


class Reading(NamedTuple):
    """What the networks make of a batch, with what the slopes need."""

    first: Array
    keep: Array
    root: Array
    read: Array
    second: Array
    logs: Array


def reading(weights: Weights, seen: Batch, keep: Array) -> Reading:
    """`keep` is 1 for each row that counts."""
    first = seen.rows @ weights["first"] + weights["first_bias"]
    sums = numpy.zeros((len(seen.truth), SUMS), numpy.float32)
    begins = numpy.nonzero(numpy.diff(seen.owner, prepend=-1))[0]
    of_rows = (numpy.maximum(first, 0) @ weights["sums"]) * keep[:, None]
    sums[seen.owner[begins]] = numpy.add.reduceat(of_rows, begins, 0)
    root: Array = (1 / numpy.sqrt(1 + seen.counts)[:, None]).astype(numpy.float32)
    read = numpy.concatenate([sums / numpy.float32(SUM_SCALE), sums * root, seen.context], 1)
    second = read @ weights["second"] + weights["second_bias"]
    logs = numpy.maximum(second, 0) @ weights["out"] + read @ weights["direct"] + weights["out_bias"]
    return Reading(first, keep, root, read, second, logs)


def slopes(weights: Weights, seen: Batch, of: Reading, by_logs: Array) -> Weights:
    """How the loss changes with each weight, from how it changes with the logarithms."""
    by_second = (by_logs @ weights["out"].T) * (of.second > 0)
    by_read = by_second @ weights["second"].T + by_logs @ weights["direct"].T
    by_sums = by_read[:, :SUMS] / numpy.float32(SUM_SCALE) + by_read[:, SUMS : 2 * SUMS] * of.root
    by_rows = by_sums[seen.owner] * of.keep[:, None]
    by_first = (by_rows @ weights["sums"].T) * (of.first > 0)
    return {
        "first": seen.rows.T @ by_first,
        "first_bias": by_first.sum(0),
        "sums": numpy.maximum(of.first, 0).T @ by_rows,
        "second": of.read.T @ by_second,
        "second_bias": by_second.sum(0),
        "out": numpy.maximum(of.second, 0).T @ by_logs,
        "direct": of.read.T @ by_logs,
        "out_bias": by_logs.sum(0),
    }


def learn(found: list[Batch], seed: int) -> Weights:
    """The weights that explain the characters best."""
    rng = numpy.random.default_rng(seed)
    weights = first_weights(rng)
    speed = {name: numpy.zeros_like(one) for name, one in weights.items()}
    scale = {name: numpy.zeros_like(one) for name, one in weights.items()}
    step, steps = 0, EPOCHS * len(found)
    for _ in range(EPOCHS):
        for place in rng.permutation(len(found)):
            seen = found[place]
            step += 1
            keep = (rng.random(len(seen.rows)) >= FORGOTTEN).astype(numpy.float32)
            read = reading(weights, seen, keep)
            by_logs = believed(seen, read.logs)[2] / sum(len(clans.places) for clans in seen.clans)
            rate = RATE * min(1, step / 50) * (0.02 + (1 + math.cos(math.pi * step / steps)) / 2)
            for name, slope in slopes(weights, seen, read, by_logs.astype(numpy.float32)).items():
                speed[name] = 0.9 * speed[name] + 0.1 * slope
                scale[name] = 0.99 * scale[name] + 0.01 * slope**2
                change = speed[name] / (1 - 0.9**step) / (numpy.sqrt(scale[name] / (1 - 0.99**step)) + 1e-7)
                if weights[name].ndim > 1:
                    change = change + DECAY * weights[name]
                weights[name] = (weights[name] - rate * change).astype(numpy.float32)
    return weights


def chances(weights: Weights, found: list[Batch], temper: float) -> Iterator[tuple[Batch, Array, float]]:
    """What is believed of each batch, and its loss."""
    for seen in found:
        logs = reading(weights, seen, numpy.ones(len(seen.rows), numpy.float32)).logs
        of_seats, loss, _ = believed(seen, (temper * logs).astype(numpy.float32))
        yield seen, of_seats, loss


def log_loss(weights: Weights, found: list[Batch], temper: float) -> tuple[float, int]:
    """The sum over all clans, and how many these are."""
    loss = sum(one for _, _, one in chances(weights, found, temper))
    return loss, sum(len(clans.places) for seen in found for clans in seen.clans)


def told(weights: Weights, found: list[Batch], temper: float) -> str:
    """AUC, log-loss and calibration error of the chances to be a saboteur and to be selfish."""
    parts = []
    for character in (SABOTEUR, SELFISH):
        belief = Belief()
        for seen, of_seats, _ in chances(weights, found, temper):
            for seat in seen.strange:
                belief.add(float(of_seats[seat, character]), bool(seen.truth[seat] == character))
        judged = judge(belief)
        if judged is not None:
            figures = (
                f"AUC {judged.auc:.3f}, log-loss {judged.log_loss:.3f}, calibration {judged.calibration_error:.3f}"
            )
            parts.append(f"{CHARACTERS[character]}: {figures}")
    return "; ".join(parts)


def batches(some: list[Case]) -> list[Batch]:
    order = numpy.random.default_rng(1).permutation(len(some))
    return [batch([some[place] for place in order[at : at + BATCH]]) for at in range(0, len(order), BATCH)]


def best_temper(found: list[Case], seed: int) -> float:
    """The tempering that predicts rounds with kinds best that were left out of the fit."""
    losses: defaultdict[float, float] = defaultdict(float)
    number = 0
    for kinds in LEFT_OUT:
        known = learn(batches([one for one in found if not set(kinds) & set(one.kinds)]), seed)
        strange = batches([one for one in found if set(kinds) & set(one.kinds)])
        for temper in TEMPERS:
            loss, clans = log_loss(known, strange, temper)
            losses[temper] += loss
        number += clans
        print(f"without {', '.join(kinds)}: {told(known, strange, 1.0)}", flush=True)
    for temper, loss in losses.items():
        print(f"tempered by {temper}: log-loss of a clan {loss / number:.4f} with kinds that were left out")
    return min(losses, key=lambda one: losses[one])


def rounds(count: int, seed: int, processes: int, folder: Path | None) -> list[PlayedRound]:
    """Play the rounds, except those that are in the folder."""
    chunks: dict[int, list[PlayedRound]] = {}
    wanted = range(0, count, CHUNK)
    for first in wanted if folder is not None else ():
        file = Path(str(folder)) / f"{seed}-{first}"
        if file.exists():
            chunks[first] = pickle.loads(file.read_bytes())
    for first, some in spread(work, seed, [first for first in wanted if first not in chunks], processes):
        chunks[first] = some
        if folder is not None:
            (folder / f"{seed}-{first}").write_bytes(pickle.dumps(some))
    return [one for first in wanted for one in chunks[first]]


def written(weights: Weights, temper: float, command: str) -> bytes:
    parts = {name: numpy.round(one.astype(float), 4).tolist() for name, one in weights.items()}
    given = {"format": FORMAT, "command": command, "temper": temper, "names": NAMES, **parts}
    return msgspec.json.encode(msgspec.convert(given, JudgementWeights)) + b"\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=3600)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--keep", type=Path, help="a folder for the rounds")
    parser.add_argument("--out", type=Path, default=OUT)
    given = parser.parse_args()
    found = list(cases(rounds(given.rounds, given.seed, given.processes, given.keep)))
    known = learn(batches([one for one in found if one.number % 5]), given.seed)
    others = batches([one for one in found if one.number % 5 == 0])
    print(f"the same kinds in other rounds: {told(known, others, 1.0)}", flush=True)
    temper = best_temper(found, given.seed)
    weights = learn(batches(found), given.seed)
    command = f"python -m bench.bots.forest_fit --rounds {given.rounds} --seed {given.seed}"
    given.out.write_bytes(written(weights, temper, command))


if __name__ == "__main__":
    main()
