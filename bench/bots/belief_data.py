"""Rounds between many kinds of players, for the belief network: what everyone did, and the truth.

    python -m bench.bots.belief_data --rounds 20000 --seed 41 --processes 2 --out beliefs.npz

A round is stored once, as its deeds (`deeds.Deed`) in order; what a viewer knew at some moment follows from them. The
held-out players take no part in this.
"""

import argparse
import random
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import numpy
from numpy.typing import NDArray

from bench.bots.rounds import deal, roles
from bench.bots.training_kinds import BOTS, FAMILIES, Trainer, drawn
from pyrite.arena.workers import spread
from pyrite.games.saboteur.bots.knowledge.deeds import Deed, deeds_of
from pyrite.games.saboteur.bots.knowledge.goals import potential

PLAYERS = (3, 4, 5, 5, 5, 5, 6, 7, 7, 7, 7, 8, 9, 10)
KINDS = ("laid", "rockfall", "broke", "mended", "looked", "passed")
WHO = tuple(dict.fromkeys((*BOTS, *FAMILIES["miner"], *FAMILIES["saboteur"])))
CHUNK = 20
SEATS = 10

Number = TypeVar("Number", int, float)

DEED = numpy.dtype(
    [
        ("round", "i4"),
        ("seat", "i1"),
        ("kind", "i1"),
        ("target", "i1"),
        ("goal", "i1"),
        ("openings", "i1"),
        ("dead_end", "i1"),
        ("hampered", "i1"),
        ("distance", "i1"),
        ("before", "i1", 3),
        ("after", "i1", 3),
        ("cost_before", "f2", 3),
        ("cost_after", "f2", 3),
        ("gold", "i1", 3),  # whether everyone could take it for the gold
        ("knew", "i1"),  # a bit for each goal
    ]
)
ROUND = numpy.dtype(
    [
        ("round", "i4"),
        ("players", "i1"),
        ("saboteurs", "i1", SEATS),
        ("kinds", "i1", SEATS),  # a place in WHO
        ("gold", "i1"),
    ]
)


class PlayedRound(NamedTuple):
    """A round as it was stored."""

    number: int
    saboteurs: list[bool]
    kinds: list[str]
    gold: int  # the goal where it is
    deeds: list[Deed]


def play(number: int, seed: int) -> tuple[Any, list[Any]]:
    """A round, and its deeds, as they are stored."""
    rng = random.Random(f"beliefs {seed}/{number}")
    players = rng.choice(PLAYERS)
    table: Any = deal("saboteur", players, f"beliefs {seed}/{number}")
    who = roles(table)
    kinds = drawn(who, rng)
    bots = [Trainer(kinds[seat], who[seat], f"{seed}/{number}/{seat}") for seat in range(players)]
    while table.turn is not None and table.view(table.turn).phase == "turn":
        table.play(bots[table.turn].act(table.view(table.turn)))
    opened = table.game.open_view(table.state)
    empty = [0] * (SEATS - players)
    saboteurs = [int(role == "saboteur") for role in who]
    gold = next(place for place, goal in enumerate(opened.goals) if goal.treasure == "gold")
    names = [WHO.index(kind) for kind in kinds]
    return (number, players, saboteurs + empty, names + empty, gold), [
        _stored(number, deed) for deed in deeds_of(table.view(None)).done
    ]


def _stored(number: int, deed: Deed) -> tuple[Any, ...]:
    return (
        number,
        deed.seat,
        KINDS.index(deed.kind),
        deed.target,
        deed.goal,
        deed.openings,
        deed.dead_end,
        deed.hampered,
        min(deed.distance, 99),
        tuple(min(one, 99) for one in deed.before),
        tuple(min(one, 99) for one in deed.after),
        deed.cost_before,
        deed.cost_after,
        tuple(chance > 0 for chance in deed.gold),
        sum(1 << goal for goal in deed.knew),
    )


def read(path: Path, first: int = 0, step: int = 1) -> list[PlayedRound]:
    """The rounds of a file, beginning with this one, one in so many."""
    with numpy.load(path) as stored:
        rounds, deeds = stored["rounds"], stored["deeds"]
        who = [str(name) for name in stored["who"]]
    begins = numpy.searchsorted(deeds["round"], rounds["round"])
    ends = numpy.searchsorted(deeds["round"], rounds["round"], side="right")
    found = []
    for place in range(first, len(rounds), step):
        one = rounds[place]
        players = int(one["players"])
        found.append(
            PlayedRound(
                int(one["round"]),
                [bool(is_one) for is_one in one["saboteurs"][:players]],
                [who[kind] for kind in one["kinds"][:players]],
                int(one["gold"]),
                [_deed(place, row) for place, row in enumerate(deeds[begins[place] : ends[place]])],
            )
        )
    return found


def _deed(place: int, row: Any) -> Deed:
    gold = [int(one) for one in row["gold"]]
    chances = tuple(one / max(1, sum(gold)) for one in gold)
    before, after = _three(row["before"], int), _three(row["after"], int)
    now = potential(chances, before)
    return Deed(
        event=place,
        seat=int(row["seat"]),
        kind=KINDS[row["kind"]],
        target=int(row["target"]),
        gain=potential(chances, after) - now,
        potential=now,
        distance=int(row["distance"]),
        dead_end=bool(row["dead_end"]),
        hampered=bool(row["hampered"]),
        before=before,
        after=after,
        cost_before=_three(row["cost_before"], float),
        cost_after=_three(row["cost_after"], float),
        gold=chances,
        knew=frozenset(goal for goal in range(3) if row["knew"] >> goal & 1),
        openings=int(row["openings"]),
        goal=int(row["goal"]),
    )


def _three(row: Any, number: Callable[[Any], Number]) -> tuple[Number, Number, Number]:
    one, two, three = row
    return number(one), number(two), number(three)


def work(seed: int, first: int) -> tuple[int, NDArray[Any], NDArray[Any]]:
    played = [play(number, seed) for number in range(first, first + CHUNK)]
    rounds = numpy.array([one for one, _ in played], ROUND)
    return first, rounds, numpy.array([deed for _, deeds in played for deed in deeds], DEED)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=4000)
    parser.add_argument("--seed", type=int, default=41)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    began, chunks = time.monotonic(), []
    for chunk in spread(work, given.seed, range(0, given.rounds, CHUNK), given.processes):
        chunks.append(chunk)
        if len(chunks) % 50 == 0:
            print(f"{CHUNK * len(chunks)} rounds after {time.monotonic() - began:.0f} s", file=sys.stderr, flush=True)
    chunks.sort(key=lambda one: one[0])
    numpy.savez_compressed(
        given.out,
        rounds=numpy.concatenate([rounds for _, rounds, _ in chunks]),
        deeds=numpy.concatenate([deeds for _, _, deeds in chunks]),
        who=numpy.array(WHO),
    )
    print(
        f"{CHUNK * len(chunks)} rounds in {time.monotonic() - began:.0f} s: {given.out.stat().st_size / 2**20:.1f} MiB"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
