"""The table "before and after" of bench/README.md, from two checkouts: `python -m bench.before_after OLD NEW`.

In both, `make build page` has run. Everything is measured in turn, so that a busy machine is busy for both: first one
side, then the other, and the other way round the next time. The engines play the same games (`same_games.py`). A ratio
is the median of the ratios of single runs, with the lowest and the highest. `--runs 1 --imports 3 --rounds 1
--seconds 1` is a quick try.
"""

import argparse
import asyncio
import datetime
import json
import os
import resource
import statistics
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from bench import page_weight, versions

ENGINES = {"compiled": "compiled engine", "python": "interpreted engine"}
FIGURES = {
    "playout_steps_per_s": "steps/s of random games",
    "api_steps_per_s": "steps/s through Match",
    "samples_per_s": "samples/s",
    "views_per_s": "views/s",
}


class Row(NamedTuple):
    """One line of the table: the figures of both sides, run by run."""

    what: str
    old: Sequence[float]
    new: Sequence[float]
    unit: str

    def __str__(self) -> str:
        ratios = sorted(new / old for old, new in zip(self.old, self.new, strict=True))
        middle, old, new = (statistics.median(figures) for figures in (ratios, self.old, self.new))
        spread = f" ({ratios[0]:.3f} to {ratios[-1]:.3f})" if len(ratios) > 1 else ""
        return f"| {self.what} | {spell(old)} {self.unit} | {spell(new)} {self.unit} | {middle:.3f}{spread} |"


def spell(figure: float) -> str:
    return f"{figure:,.0f}" if figure >= 1000 else f"{figure:.3g}"


def in_turn(sides: tuple[Path, Path], runs: int) -> Iterator[Path]:
    """Which side is measured next."""
    for number in range(runs):
        yield from sides if number % 2 else reversed(sides)


def python(checkout: Path) -> str:
    return str(checkout.resolve() / ".venv" / "bin" / "python")


def engine_rows(sides: tuple[Path, Path], runs: int, engine: str) -> Iterator[Row]:
    """The figures of `same_games.py`, of each game."""
    records = same_games(sides[0], engine, "play", "")
    found: dict[Path, list[dict[str, dict[str, float]]]] = {side: [] for side in sides}
    for side in in_turn(sides, runs):
        found[side].append(json.loads(same_games(side, engine, "measure", records)))
    old, new = (found[side] for side in sides)
    for game in ("saboteur", "lost-mines"):
        if len({report[game]["digest"] for report in (*old, *new)}) > 1:
            raise SystemExit(f"{game}: the two engines did not play the same games")
        for figure, what in FIGURES.items():
            before, after = ([report[game][figure] for report in reports] for reports in (old, new))
            yield Row(f"{ENGINES[engine]}, {game}: {what}", before, after, "")


def same_games(side: Path, engine: str, what: str, given: str) -> str:
    """What `same_games.py` writes in a checkout; -P keeps the modules of this folder out of its way."""
    command = [python(side), "-P", str(Path(__file__).resolve().with_name("same_games.py")), what]
    environment = os.environ | {"PYRITE_ENGINE": engine}
    ran = subprocess.run(command, env=environment, cwd=side, input=given, stdout=subprocess.PIPE, text=True, check=True)
    return ran.stdout


def import_row(sides: tuple[Path, Path], runs: int) -> Row:
    """Processor time of a process that imports pyrite; the first import of each side writes its bytecode."""
    found: dict[Path, list[float]] = {side: [] for side in sides}
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    with tempfile.TemporaryDirectory() as folder:
        for side in (*sides, *in_turn(sides, runs)):
            before = used_by_children()
            cached = environment | {"PYTHONPYCACHEPREFIX": folder}
            subprocess.run([python(side), "-c", "import pyrite"], cwd=side, env=cached, check=True)
            found[side].append(1000 * (used_by_children() - before))
    for times in found.values():
        del times[0]
    return Row("processor time of `import pyrite`", found[sides[0]], found[sides[1]], "ms")


def used_by_children() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def server_row(sides: tuple[Path, Path], rounds: int, seconds: float) -> Row:
    """Processor time of the server for a command."""
    found = asyncio.run(versions.measure(*sides, tables=20, rounds=rounds, rate=50, seconds=seconds))
    return Row("server: processor time of a command", found["old"], found["new"], "ms")


def page_row(sides: tuple[Path, Path]) -> Row:
    """What a table fetches with an empty cache."""
    old, new = (weights.total() for weights in asyncio.run(page_weight.weigh_all(sides)))
    return Row("page: what a table fetches with an empty cache", [old], [new], "bytes")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("old", type=Path)
    parser.add_argument("new", type=Path)
    parser.add_argument("--runs", type=int, default=5, help="of both engines")
    parser.add_argument("--engines", nargs="+", choices=ENGINES, default=["compiled"])
    parser.add_argument("--imports", type=int, default=40)
    parser.add_argument("--rounds", type=int, default=10, help="of commands to the server")
    parser.add_argument("--seconds", type=float, default=4, help="that a round takes")
    given = parser.parse_args()
    sides = (given.old, given.new)
    if given.old.resolve() == given.new.resolve():
        parser.error("OLD and NEW are the same checkout")
    print(f"{datetime.date.today()}, load {os.getloadavg()[0]:.1f}\n")
    print("| what | before | after | after / before |\n| --- | ---: | ---: | ---: |", flush=True)
    for engine in given.engines:
        print(*engine_rows(sides, given.runs, engine), sep="\n", flush=True)
    print(import_row(sides, given.imports), flush=True)
    print(server_row(sides, given.rounds, given.seconds), flush=True)
    print(page_row(sides), flush=True)
    print(f"\nload at the end {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main()
