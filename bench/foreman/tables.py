"""A run's networks against the detective, in compiled code: thousands of rounds in seconds, drawn as bots draw.

    python -m bench.foreman.tables RUN --rounds 4 --threads 2 --sharpness 5
    python -m bench.foreman.tables BEST_RESPONSE --opponent FILE    # against other networks, and mixed with them
    python -m bench.foreman.tables RUN --shown gold roles    # if its miners knew more than they may

RUN and FILE are folders of runs or files that bots read.

The detective here is its linear policy without the rules of `sense.py`, so these figures choose between networks;
`python -m bench.foreman` measures the bots. Every table plays the same number of rounds.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path

import jax
import jax.numpy as jnp
import numpy

from pyrite.games.saboteur.training import foreman_lessons as lessons
from pyrite.games.saboteur.training.foreman_tables import ForemanTables
from pyrite.games.saboteur.training.many_rounds import Seating
from pyrite.games.saboteur.training.state_sheet import SHOW_GOLD, SHOW_ROLES
from pyrite.train import learner, scoring
from pyrite.train.course import CHECKPOINT, EXPOSED, SLOW
from pyrite.train.learner import TakenActions
from pyrite.train.lessons import OWN
from pyrite.train.network import read_weights
from pyrite.train.scoring import Nets, SeenStep

PAIRS = (("detective", "detective"), ("own", "detective"), ("detective", "own"), ("own", "own"))
WITH_OPPONENT = (("past", "past"), ("own", "past"), ("past", "own"), ("own", "own"), ("mixed", "mixed"))
SHOWN = {"gold": SHOW_GOLD, "roles": SHOW_ROLES}
Decide = Callable[[SeenStep, jax.Array], TakenActions]
USUAL_PLAYERS = range(5, 9)
MIXED = ("own", "past")  # who sits at a mixed table; "past" is the opponent


def networks(run: Path, kind: str) -> Nets:
    """The networks of a run, the slow copies or the policies themselves; or those in a file that a bot reads."""
    found: Nets = {}
    if run.is_file():
        read = read_weights(run)
        return {role: {part: jnp.asarray(array) for part, array in net.items()} for role, net in read.items()}
    with numpy.load(run / CHECKPOINT, allow_pickle=False) as file:
        for name in file.files:
            group, _, rest = name.partition("/")
            if group == kind:
                role, _, part = rest.partition("/")
                found.setdefault(role, {})[part] = jnp.asarray(file[name])
    return found


def play(decide: Decide, match: tuple[str, str], stealth: float, given: argparse.Namespace) -> Counter[str]:
    """Won and played rounds by the number of players, and who was exposed."""
    size, rounds = given.tables, given.rounds
    seating = Seating([(*match, 1)], [stealth], MIXED)
    shown = sum(SHOWN[what] for what in given.shown)
    tables = ForemanTables(size, given.threads, given.seed, seating, given.players, 0.0, shown)
    key = jax.random.key(1)
    done = numpy.zeros(size, int)
    counts: Counter[str] = Counter()
    while (done < rounds).any():
        key, drawn = jax.random.split(key)
        taken = decide(scoring.look(tables), drawn)
        tables.chosen[:] = numpy.where(done < rounds, numpy.asarray(taken.place), -1)
        who = tables.who.copy()
        players = tables.players.copy()
        tables.step()
        over = tables.ended > 0
        done += over
        for number in numpy.unique(players):
            here = over & (players == number)
            counts[f"rounds {number}"] += int(here.sum())
            counts[f"won {number}"] += int(tables.won[here].sum())
        read = (tables.exposed >= 0) & (who == OWN)
        for number in numpy.unique(players[read]):
            seen = tables.exposed[read & (players == number)]
            counts[f"read {number}"] += len(seen)
            counts[f"exposed {number}"] += int((seen > EXPOSED).sum())
    return counts


def rate(counts: Counter[str], some: str, all_of_them: str, numbers: Iterable[int]) -> float:
    """The part of something, in %, as the mean over these numbers of players."""
    found = [100 * counts[f"{some} {number}"] / max(1, counts[f"{all_of_them} {number}"]) for number in numbers]
    return sum(found) / len(found)


def pair(match: str) -> tuple[str, str]:
    """Who digs against whom."""
    digs, _, sabotages = match.partition(":")
    return digs, sabotages


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("run", type=Path)
    parser.add_argument("--kind", default=SLOW)
    parser.add_argument("--rounds", type=int, default=4, help="at each table")
    parser.add_argument("--tables", type=int, default=2048)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--opponent", type=Path, help="other networks instead of the detective")
    parser.add_argument("--sharpness", type=float, default=5.0)
    parser.add_argument("--opponent-sharpness", type=float, default=5.0)
    parser.add_argument("--stealth", type=float, nargs="+", default=[0.85])
    parser.add_argument("--players", type=int, nargs="+", default=list(range(3, 11)))
    parser.add_argument("--matches", type=pair, nargs="+", help="only these, such as own:detective")
    parser.add_argument("--shown", nargs="*", choices=SHOWN, default=(), help="what its miners know beyond the rules")
    parser.add_argument("--seed", default="tables")
    given = parser.parse_args()
    nets = networks(given.run, given.kind)
    opponent = networks(given.opponent, given.kind) if given.opponent else nets
    draw = partial(learner.decide, lessons, sharpness=given.sharpness, past_sharpness=given.opponent_sharpness)
    decide = partial(jax.jit(draw), nets, opponent)
    matches = given.matches or (WITH_OPPONENT if given.opponent else PAIRS)
    together = [number for number in given.players if number in USUAL_PLAYERS]
    print(f"miners' wins and exposed saboteurs in % with {' '.join(map(str, given.players))} players, then with 5 to 8")
    for stealth in given.stealth:
        for digs, sabotages in matches:
            counts = play(decide, (digs, sabotages), stealth, given)
            found = []
            for some, all_of_them in (("won", "rounds"), ("exposed", "read")):
                rates = " ".join(f"{rate(counts, some, all_of_them, [number]):5.1f}" for number in given.players)
                found.append(f"{rates}   {rate(counts, some, all_of_them, together):5.1f}")
            print(f"{digs:>9} against {sabotages:<9} at {stealth}: {'   exposed '.join(found)}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
