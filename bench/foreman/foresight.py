"""What the foreman would win more if it asked the critics of its training about each of its actions.

    python -m bench.foreman.foresight --worlds 0    # in the true world, which no player may know
    python -m bench.foreman.foresight --worlds 6    # on average over worlds that its seat believes possible
    python -m bench.foreman.foresight --worlds 6 --role saboteur

The critics see all cards and roles (`games/saboteur/training/many_rounds.py`). A world says who is a saboteur and where
the gold is; the others hold what is not in one's own hand, in equal parts. The chance of the miners to win that the
critics see after an action is added to its score, times `--weight`. The other side plays as the detective. Every table
plays one round with and without asking, with the same deal and the same luck until the first different move.
"""

import argparse
import math
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import numpy
from numpy.typing import NDArray

from pyrite.games.saboteur.bots.knowledge.policy import ROLES, default_policy
from pyrite.games.saboteur.rules import cards
from pyrite.games.saboteur.training.foreman_lessons import DETECTIVE_SHARPNESS, PRICE
from pyrite.games.saboteur.training.foreman_tables import ForemanTables
from pyrite.games.saboteur.training.many_rounds import DETECTIVE_PRICE, MOST_ROWS, ROW_STEP, Seating
from pyrite.train.learner import CRITIC, WORTH
from pyrite.train.lessons import OWN
from pyrite.train.network import Array, Weights, read_weights

Whole = NDArray[numpy.int64]
Chances = Callable[["Decisions"], Array]

BOT = Path("src/pyrite/games/saboteur/bots/foreman.json")
CRITICS = Path("bench/foreman/saboteur_critics.json")
PLAYERS = (5, 6, 7, 8)
SHARPNESS = 5.0  # as the bot draws
AT_TIME = 64  # decisions: their numbers fit into the cache
# Places in what the foreman reads of a moment and of an action (`seat_sheet.py`, `turn_sheet.py`) ...
GOLD, COSTS, DISTANCES, HAND, SEATS, OF_SEAT = 48, 51, 54, 60, 92, 23
ROW_COSTS, ROW_STEPS, ROW_DISTANCES, TARGET = 143, 146, 149, 152
LOG_ODDS, LOOKED = 2, 6  # of each seat; the seat itself comes last
# ... and in what the critics read (`many_rounds.py`), where the seat itself comes first.
SEEN_SEATS, SEEN_OF_SEAT = 14, 23
IS_SABOTEUR, SIZE, HELD, KNOWS, LEARNS, IS_DETECTIVE, STEALTH = 1, 5, slice(6, 18), 18, 20, 21, 22
OTHERS = 9
SETS = (numpy.arange(1 << OTHERS)[:, None] >> numpy.arange(OTHERS)) & 1  # of other seats
GROUP = numpy.array([*range(7), *[7] * 9, *[8] * 3, *[9] * 6, 10, 11])  # of each kind of card, as the critics count
DECK = numpy.array([cards.DECK[kind] for kind in cards.KINDS])


class Decisions(NamedTuple):
    """Some decisions, and all their legal actions one after the other."""

    rows: Array
    secrets: Array
    contexts: Array
    seen: Array  # by the critics
    players: Whole
    role: int
    owner: Whole  # the decision of each action
    starts: Whole  # the first action of each decision


def taken_from(tables: ForemanTables, places: Whole, role: int) -> Decisions:
    """The decisions of these tables."""
    counts = tables.counts[places]
    starts = numpy.concatenate([[0], numpy.cumsum(counts)[:-1]])
    owner = numpy.repeat(numpy.arange(len(places)), counts)
    where = numpy.arange(counts.sum()) - starts[owner] + tables.firsts[places][owner]
    rows, secrets = (array[where].astype(numpy.float32) / ROW_STEP for array in (tables.rows, tables.secrets))
    seen = tables.critics[places]
    return Decisions(
        rows, secrets, tables.contexts[places], seen, tables.players[places].astype(int), role, owner, starts
    )


def scores(net: Weights, rows: Array, contexts: Array, at: Decisions) -> Array:
    """As `network.scores`, for several decisions."""
    usual = rows @ net["linear"]
    first = numpy.maximum(rows @ net["rows"] + (contexts @ net["context"] + net["bias"])[at.owner], 0)
    grown = numpy.exp(usual - numpy.maximum.reduceat(usual, at.starts)[at.owner])
    grown /= numpy.add.reduceat(grown, at.starts)[at.owner]
    pooled = numpy.add.reduceat(first * grown[:, None], at.starts) @ net["pooled"] + net["second_bias"]
    second = numpy.maximum(first @ net["second"] + pooled[at.owner], 0)
    return numpy.asarray(usual + second @ net["out"], numpy.float32)


def chances(critics: dict[str, Weights], at: Decisions, secrets: Array, seen: Array) -> Array:
    """The chance of the miners to win after each action, as the critics see it."""
    net = critics[CRITIC]
    first = numpy.maximum(seen @ net["first"] + net["first_bias"], 0)
    second = numpy.maximum(first @ net["second"] + net["second_bias"], 0)
    position = (second @ net["out"] + net["out_bias"])[:, 0]
    worth = scores(critics[WORTH], numpy.hstack([at.rows, secrets]), seen, at)
    return numpy.asarray(1 / (1 + numpy.exp(-worth - position[at.owner])), numpy.float32)


def likely(at: Decisions) -> Array:
    """How likely each set of other saboteurs is with each goal of the gold, as the seats believe."""
    odds = at.contexts[:, SEATS:].reshape(len(at.players), OTHERS + 1, OF_SEAT)[:, :OTHERS, LOG_ODDS] * 3
    found = numpy.exp(odds @ SETS.T)
    for place, players in enumerate(at.players):
        most, drawn = cards.SABOTEURS[players], players + 1
        dealt = {most: cards.MINERS[players], most - 1: most}  # the card left over is a miner's or a saboteur's
        weights = numpy.zeros(1 << OTHERS)
        for count, weight in dealt.items():
            of_size = (SETS.sum(axis=1) == count - at.role) & (SETS[:, players - 1 :].sum(axis=1) == 0)
            weights[of_size] = weight / math.comb(drawn - 1, count)
        found[place] *= weights
    both = found[:, :, None] * at.contexts[:, None, GOLD : GOLD + 3]
    return numpy.asarray(both.reshape(len(both), -1) / both.sum(axis=(1, 2))[:, None])


def worlds(at: Decisions, count: int, rng: numpy.random.Generator) -> Iterator[tuple[Array, Array]]:
    """Evenly drawn worlds: what the critics see in each of them, of the actions and of the moment."""
    passed = numpy.cumsum(likely(at), axis=1)
    first = rng.random(len(at.players))
    for number in range(count):
        drawn = (passed < ((first + number) / count)[:, None]).sum(axis=1).clip(0, passed.shape[1] - 1)
        yield seen_in(at, SETS[drawn // 3], drawn % 3)


def seen_in(at: Decisions, saboteurs: Whole, gold: Whole) -> tuple[Array, Array]:
    """What the critics see of the actions and of the moment in a world."""
    everyone = numpy.arange(len(at.players))
    known = at.contexts[:, SEATS:].reshape(len(everyone), OTHERS + 1, OF_SEAT)
    seen = at.seen.copy()
    cost, distance = at.contexts[everyone, COSTS + gold] * 12, at.contexts[everyone, DISTANCES + gold] * 12
    seen[:, 3], seen[:, 4], seen[:, 5], seen[:, 9] = cost / 12, distance / 12, 0.8**cost, gold == 1
    seen[:, 10], seen[:, 11] = distance < 1.5, distance < 2.5
    seen[:, 12] = numpy.maximum(0, 1 - distance * at.players / (numpy.rint(seen[:, 13] * 60) + 1))
    seats = seen[:, SEEN_SEATS:].reshape(len(everyone), OTHERS + 1, SEEN_OF_SEAT)
    others = seats[:, 1:]
    here = others[:, :, 0]
    others[:, :, IS_SABOTEUR] = saboteurs
    others[:, :, LEARNS], others[:, :, IS_DETECTIVE] = here * (1 - saboteurs), here * saboteurs
    others[:, :, STEALTH] = here * 0.85
    unseen = numpy.zeros((len(everyone), 12))
    numpy.add.at(unseen.T, GROUP, numpy.maximum(DECK - at.contexts[:, HAND : HAND + len(DECK)] * 2, 0).T)
    unseen /= unseen.sum(axis=1, keepdims=True)
    others[:, :, HELD] = unseen[:, None] * others[:, :, SIZE, None] * 3
    looked = known[everyone[:, None], numpy.arange(OTHERS + 1), LOOKED + gold[:, None]]
    others[:, :, KNOWS], seats[:, 0, KNOWS] = looked[:, :OTHERS], looked[:, OTHERS]
    secrets = at.secrets.copy()
    actions, goal = numpy.arange(len(at.owner)), gold[at.owner]
    for place, first in enumerate((ROW_STEPS, ROW_COSTS, ROW_DISTANCES)):
        secrets[:, place] = at.rows[actions, first + goal]
    ahead = numpy.rint(at.rows[:, TARGET] * 10).astype(int)
    side = 2 * saboteurs[at.owner, numpy.maximum(ahead - 1, 0)] - 1
    secrets[:, 3] = numpy.where(ahead > 0, side, secrets[:, 3])
    return secrets, seen


def detective(at: Decisions) -> Array:
    """The values by which the detective draws."""
    worth = at.rows[:, :PRICE] @ numpy.array(default_policy().vector(ROLES[at.role]), numpy.float32)
    price = DETECTIVE_PRICE * at.rows[:, PRICE] if at.role else 0.0
    return numpy.asarray(DETECTIVE_SHARPNESS[at.role] * (worth - price), numpy.float32)


def play(given: argparse.Namespace, ask: Chances | None) -> tuple[Whole, Whole]:
    """Who won at each table, and the players there."""
    role = ROLES.index(given.role)
    sides = ("own", "detective") if role == 0 else ("detective", "own")
    tables = ForemanTables(given.tables, 1, given.seed, Seating([(*sides, 1)], [0.85], ["own"]), PLAYERS, 0.0)
    nets = read_weights(BOT)
    luck = numpy.random.default_rng([ord(letter) for letter in given.seed])
    won = numpy.full(given.tables, -1)
    while (won < 0).any():
        lucky = luck.gumbel(size=(given.tables, MOST_ROWS)).astype(numpy.float32)
        tables.chosen[:] = -1
        waiting = (won < 0) & (tables.counts > 0)
        for side in range(2):
            places = numpy.flatnonzero(waiting & (tables.role == side))
            for first in range(0, len(places), AT_TIME):
                some = places[first : first + AT_TIME]
                at = taken_from(tables, some, side)
                values = detective(at)
                if tables.who[some[0]] == OWN:
                    values = scores(nets[ROLES[side]], at.rows, at.contexts, at)
                    if ask is not None:
                        values += (given.weight if side == 0 else -given.weight) * ask(at)
                    values *= SHARPNESS
                numbers = numpy.arange(len(values)) - at.starts[at.owner]
                values = values + lucky[some[at.owner], numbers]
                best = numpy.flatnonzero(values >= numpy.maximum.reduceat(values, at.starts)[at.owner])
                tables.chosen[some[at.owner[best]]] = numbers[best]
        tables.step()
        over = (tables.ended > 0) & waiting
        won[over] = tables.won[over]
    return won, tables.players.astype(int)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--worlds", type=int, default=6, help="0: the true one")
    parser.add_argument("--weight", type=float, default=500.0, help="of the chance to win, in nats of the network")
    parser.add_argument("--role", choices=ROLES, default=ROLES[0], help="who asks")
    parser.add_argument("--tables", type=int, default=4096)
    parser.add_argument("--seed", default="foresight")
    given = parser.parse_args()
    critics = read_weights(CRITICS)
    rng = numpy.random.default_rng(1)

    def ask(at: Decisions) -> Array:
        if not given.worlds:
            return chances(critics, at, at.secrets, at.seen)
        found = [chances(critics, at, *world) for world in worlds(at, given.worlds, rng)]
        return numpy.asarray(numpy.mean(found, axis=0), numpy.float32)

    before, players = play(given, None)
    after, _ = play(given, ask)
    print(f"miners' wins in % when no {given.role} asks and when each does, {given.tables} rounds")
    more, spread = [], []
    for number in PLAYERS:
        here = players == number
        difference = 100.0 * (after[here] - before[here])
        more.append(difference.mean())
        spread.append(difference.var() / here.sum())
        print(f"{number} players: {100 * before[here].mean():.1f} {100 * after[here].mean():.1f}, {more[-1]:+.1f}")
    print(f"together: {sum(more) / 4:+.2f} ±{1.96 * math.sqrt(sum(spread)) / 4:.2f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
