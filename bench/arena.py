"""Measures the bots: who beats whom, by how much, and how long they think.

python bench/arena.py                      everything, as Markdown
python bench/arena.py --only a,d --json    some parts, as JSON
"""

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from statistics import pvariance
from typing import TypeAlias, TypeVar

from pyrite import GAMES, __version__, engine
from pyrite.arena.contest import Chunk, Contest, chunks, cut
from pyrite.arena.deals import ChunkResult, PointsDeal, TeamsDeal, lay_out, roles
from pyrite.arena.figures import difference, figures, points_cell, teams_cell
from pyrite.arena.statistics import Mean, Share
from pyrite.arena.workers import all_cores, play
from pyrite.core.require import require

Row: TypeAlias = dict[str, str | int | float | bool]
D = TypeVar("D", TeamsDeal, PointsDeal)

BAR = {(5, 2): 73.5, (6, 2): 83.0, (4, 1): 90.0}  # the best public bot's miners against random saboteurs, in percent
PAIRS = (("digger", "novice"), ("novice", "random"), ("digger", "random"))


def played(contest: Contest, todo: Sequence[Chunk], given: argparse.Namespace, only: str = "") -> list[ChunkResult]:
    print(f"{contest.command}{only} ...", file=sys.stderr)
    return list(play(contest, todo, given.cores))


def deals_with(contest: Contest, players: int, saboteurs: int, count: int) -> list[int]:
    """The first deals in which so many saboteurs are truly dealt."""
    found: list[int] = []
    number = 0
    while len(found) < count:
        if roles(lay_out(contest, players, number)).count("saboteur") == saboteurs:
            found.append(number)
        number += 1
    return found


def rate(one: Share) -> str:
    return f"{one.rate:.1%} ({one.low:.1%} to {one.high:.1%})"


def mean(one: Mean, scale: float = 1, form: str = "+.2f") -> str:
    low, middle, high = (format(scale * value, form) for value in (one.low, one.mean, one.high))
    return f"{middle} ({low} to {high})"


def against_random(given: argparse.Namespace) -> list[Row]:
    """(a) Miners against random saboteurs, and against their own kind, by what was truly dealt."""
    rows: list[Row] = []
    for (players, saboteurs), bar in BAR.items():
        count = given.deals or 2000
        contest = Contest(
            game="saboteur", a="digger", b="random", players=(players,), deals=count, seed=given.seed, grid=True
        )
        todo = list(cut(players, deals_with(contest, players, saboteurs, count)))
        only = f", of deals with {saboteurs} saboteurs"
        cell = teams_cell(deals_of(played(contest, todo, given, only), TeamsDeal))
        rows.append(
            {
                "miners + saboteurs": f"{players - saboteurs}+{saboteurs}",
                "deals": cell.deals,
                "digger digs, random sabotages": rate(cell.won["ab"]),
                "bar": f"{bar} %",
                "interval above the bar": 100 * cell.won["ab"].low > bar,
                "digger against digger": rate(cell.won["aa"]),
                "random against random": rate(cell.won["bb"]),
            }
        )
    return rows


def deals_of(parts: Iterable[ChunkResult], kind: type[D]) -> list[D]:
    return [one for part in parts for one in part.results if isinstance(one, kind)]


def each_role(given: argparse.Namespace) -> list[Row]:
    """(b) Every pair of bots in each role of each game, five players."""
    rows: list[Row] = []
    for game in given.game:
        for a, b in PAIRS:
            contest = Contest(game=game, a=a, b=b, deals=given.deals or 2000, seed=given.seed, grid=game == "saboteur")
            results = played(contest, chunks(contest), given)
            if GAMES[game].is_won_by_teams:
                rows += as_miners(contest, deals_of(results, TeamsDeal))
            else:
                rows += as_dwarfs(contest, deals_of(results, PointsDeal))
    return rows


def as_miners(contest: Contest, deals: Sequence[TeamsDeal]) -> list[Row]:
    """Both bots in the same role against the same opponents: miners' wins."""
    cell = teams_cell(deals)
    won = cell.won
    rows: list[Row] = []
    for role, opponents, of_a, of_b in (
        ("miner", contest.b, "ab", "bb"),
        ("miner", contest.a, "aa", "ba"),
        ("saboteur", contest.b, "ba", "bb"),
        ("saboteur", contest.a, "aa", "ab"),
    ):
        sign = 1 if role == "miner" else -1  # saboteurs are better when miners win less
        better = require(difference(deals, {of_a: sign, of_b: -sign}))
        rows.append(
            {
                "game": contest.game,
                "A": contest.a,
                "B": contest.b,
                "role": f"{role} against {opponents}",
                "with A": rate(won[of_a]),
                "with B": rate(won[of_b]),
                "A better by": mean(better, 100),
                "difference apart from 0": better.is_apart,
                "intervals apart": won[of_a].low > won[of_b].high or won[of_a].high < won[of_b].low,
                "variance saved by pairing": saved([(one.won[of_a], one.won[of_b]) for one in deals]),
            }
        )
    return rows


def as_dwarfs(contest: Contest, deals: Sequence[PointsDeal]) -> list[Row]:
    """Both bots in the same seats: points a round."""
    rows: list[Row] = []
    roles_of = GAMES[contest.game].roles
    for names in (roles_of, *((name,) for name in roles_of)):
        cell = points_cell(deals, names)
        with_a, with_b, better = require(cell.a), require(cell.b), require(cell.difference)
        pairs = [
            (sum(a for a, role in zip(one.a, one.roles, strict=True) if role in names),
             sum(b for b, role in zip(one.b, one.roles, strict=True) if role in names))
            for one in deals
        ]  # fmt: skip
        rows.append(
            {
                "game": contest.game,
                "A": contest.a,
                "B": contest.b,
                "role": "all" if len(names) > 1 else names[0],
                "with A": mean(with_a, form=".2f"),
                "with B": mean(with_b, form=".2f"),
                "A better by": mean(better),
                "difference apart from 0": better.is_apart,
                "intervals apart": with_a.low > with_b.high or with_a.high < with_b.low,
                "variance saved by pairing": saved(pairs),
            }
        )
    return rows


def saved(pairs: Sequence[tuple[float, float]]) -> str:
    """How much smaller the variance of the difference is than on separate deals."""
    apart = pvariance([a for a, _ in pairs]) + pvariance([b for _, b in pairs])
    return f"{1 - pvariance([a - b for a, b in pairs]) / apart:.0%}" if apart else "-"


def thinking(given: argparse.Namespace) -> list[Row]:
    """(c) How long each bot thinks about a move, one process at a time."""
    rows: list[Row] = []
    for game in given.game:
        for players in (5, 9):
            contest = Contest(game=game, a="digger", b="novice", players=(players,), deals=100, seed=given.seed)
            print(f"{contest.command} --cores 1 ...", file=sys.stderr)
            found = figures(contest, list(play(contest, chunks(contest), 1)))
            for letter, pace in found.thinking.items():
                times = {"median ms": round(pace.median_ms, 3), "99 % within ms": round(pace.p99_ms, 3)}
                name = getattr(contest, letter)
                rows.append({"game": game, "players": players, "bot": name, "moves": pace.moves, **times})
    return rows


def wall_time(given: argparse.Namespace) -> list[Row]:
    """(d) How long a match takes."""
    arguments = [
        "match",
        "digger",
        "novice",
        "--deals",
        str(given.deals or 1000),
        "--players",
        "5",
        "--seed",
        str(given.seed),
    ]
    arguments += ["--cores", str(given.cores)]
    print(f"pyrite {' '.join(arguments)} ...", file=sys.stderr)
    began = time.perf_counter()
    subprocess.run([sys.executable, "-m", "pyrite", *arguments], stdout=subprocess.DEVNULL, check=True)
    return [
        {"command": f"pyrite {' '.join(arguments)}", "seconds": round(time.perf_counter() - began, 1), "bar": "60 s"}
    ]


PARTS: dict[str, Callable[[argparse.Namespace], list[Row]]] = {
    "a": against_random,
    "b": each_role,
    "c": thinking,
    "d": wall_time,
}


def markdown(rows: Sequence[Row]) -> str:
    heads = list(rows[0])
    lines = [heads, ["---"] * len(heads), *([text(row[head]) for head in heads] for row in rows)]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def text(value: str | int | float | bool) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def read(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", default="a,b,c,d", help="the parts to measure, such as a,d")
    parser.add_argument("--game", choices=GAMES, help="only this game, in parts b and c")
    parser.add_argument("--deals", type=int, help="deals a cell (default 2000 in part a, 1000 in b and d)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cores", type=int, default=all_cores())
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args(arguments)
    given.game = [given.game] if given.game else list(GAMES)
    given.only = given.only.split(",")
    if unknown := set(given.only) - set(PARTS):
        parser.error(f"there is no part {', '.join(sorted(unknown))}; there is {', '.join(PARTS)}")
    return given


def main() -> None:
    given = read(None)
    about = {
        "version": __version__,
        "build": engine.build(),
        "seed": given.seed,
        "cores": given.cores,
        "load": round(os.getloadavg()[0], 2),
    }
    if not given.json:
        print(", ".join(f"{name} {value}" for name, value in about.items()))
    measured = {}
    for part in given.only:
        measured[part] = PARTS[part](given)
        if not given.json:
            print(f"\n{PARTS[part].__doc__}\n\n{markdown(measured[part])}", flush=True)
    if given.json:
        print(json.dumps({**about, **measured}, indent=2))


if __name__ == "__main__":
    main()
