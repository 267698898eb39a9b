"""`pyrite train GAME`: a bot learns by playing, into a file."""

import argparse
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from pyrite.arena import plots, workers
from pyrite.cli import extras
from pyrite.cli.errors import CommandError
from pyrite.cli.messages import Commands, add_command, one_of, say, say_fault, say_of, trouble
from pyrite.cli.options import at_least_one
from pyrite.cli.where import add_where, refusing_cluster, where
from pyrite.game import GAMES, Spread, Training, game

STEPS = 100
ROUNDS = 160
SMOOTH = 30  # points of a line in the plot

T = TypeVar("T")
R = TypeVar("R")


def add_to(commands: Commands) -> None:
    """Adds the command to the parser."""
    games = [name for name, a_game in GAMES.items() if a_game.is_trained]
    command = add_command(commands, "train", f"{games[0]} --out detective.json --seed 1 --steps 100", run)
    command.add_argument("game", choices=games, metavar=say("cli-metavar-game"), help=one_of(games))
    command.add_argument("--out", required=True, metavar=say("cli-metavar-file"), help=say("cli-train-out"))
    command.add_argument("--seed", type=int, default=1, metavar="N", help=say("cli-train-seed"))
    steps = say("cli-train-steps", steps=str(STEPS))
    command.add_argument("--steps", type=at_least_one, default=STEPS, metavar="N", help=steps)
    rounds = say("cli-train-rounds", rounds=str(ROUNDS))
    command.add_argument("--rounds", type=at_least_one, default=ROUNDS, metavar="N", help=rounds)
    add_where(command)


def run(given: argparse.Namespace) -> int:
    """Trains, writes the file and its plot."""
    extras.expect("train")
    out, partial = Path(given.out), Path(f"{given.out}.partial")
    try:
        course = _course(given, partial)
        with refusing_cluster(given.on), spreading(*where(given)) as spread:
            _train(given.game, course, spread, given.steps, out)
    except OSError as error:
        raise CommandError(say("cli-not-used", file=str(error.filename or out), why=trouble(error))) from None
    except KeyboardInterrupt:
        done = say("cli-stopped-after-steps", done=str(course.steps_done), steps=str(given.steps))
        print(f"pyrite train: {done}", file=sys.stderr)
        return 130
    partial.unlink(missing_ok=True)
    print(say("cli-trained", file=str(out), steps=given.steps, plot=f"{out}.svg"))
    return 0


def _course(given: argparse.Namespace, partial: Path) -> Training:
    try:
        return game(given.game).training(given.seed, given.steps, given.rounds, partial)
    except ValueError as error:
        raise CommandError(say_fault(error)) from None


def _train(name: str, course: Training, spread: Spread, steps: int, out: Path) -> None:
    columns = (TextColumn(say("cli-column-steps")), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task("steps", total=steps, completed=course.steps_done)
        while not course.is_over:
            course.step(spread)
            progress.advance(task)
    learned = course.learned(spread)
    title = say_of(name, "cli-train-plot", command=course.command)
    found = course.curves(max(1, steps // SMOOTH))
    plot = plots.curves(title, [(say_of(name, f"cli-curve-{curve}"), points) for curve, points in found])
    Path(f"{out}.svg").write_text(plot, encoding="utf-8")
    out.write_bytes(learned)


@contextmanager
def spreading(cores: int, cluster: str | None = None) -> Iterator[Spread]:
    """Something that maps tasks in their order, over so many processes or a cluster."""
    if cores == 1 and cluster is None:
        yield map
        return
    with workers.pool(cores, cluster) as processes:

        def spread(function: Callable[[T], R], tasks: Iterable[T], /) -> Iterator[R]:
            with workers.holding_interrupts():  # the first task starts the processes
                futures = [processes.submit(function, task) for task in tasks]
            return (future.result() for future in futures)

        yield spread
