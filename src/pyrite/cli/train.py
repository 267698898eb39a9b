"""`pyrite train saboteur`: the detective learns anew, into a file."""

import argparse
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from pyrite.arena import plots, workers
from pyrite.cli.errors import Refused
from pyrite.cli.messages import add_command, one_of, say, trouble
from pyrite.cli.options import at_least_one

STEPS = 100
ROUNDS = 160
SMOOTH = 30  # points of a line in the plot


def add_to(commands: Any) -> None:
    """Adds the command to the parser."""
    command = add_command(commands, "train", "saboteur --out detective.json --seed 1 --steps 100", run)
    command.add_argument("game", choices=["saboteur"], metavar=say("cli-metavar-game"), help=one_of(["saboteur"]))
    command.add_argument("--out", required=True, metavar=say("cli-metavar-file"), help=say("cli-train-out"))
    command.add_argument("--seed", type=int, default=1, metavar="N", help=say("cli-train-seed"))
    steps = say("cli-train-steps", steps=str(STEPS))
    command.add_argument("--steps", type=at_least_one, default=STEPS, metavar="N", help=steps)
    rounds = say("cli-train-rounds", rounds=str(ROUNDS))
    command.add_argument("--rounds", type=at_least_one, default=ROUNDS, metavar="N", help=rounds)
    command.add_argument("--cores", type=at_least_one, metavar="N", help=say("cli-match-cores"))


def run(given: argparse.Namespace) -> int:
    """Trains, writes the file and its plot."""
    from pyrite.games.saboteur.training.course import Course, Plan, WrongCourse  # numpy takes long to load

    out, partial = Path(given.out), Path(f"{given.out}.partial")
    try:
        course = Course(Plan(given.seed, given.steps, given.rounds), partial)
        with _spreading(given.cores or workers.all_cores()) as spread:
            _train(course, spread, out)
    except WrongCourse as error:
        raise Refused(str(error)) from None
    except OSError as error:
        raise Refused(say("cli-not-used", file=str(error.filename or out), why=trouble(error))) from None
    except KeyboardInterrupt:
        done = say("cli-stopped-after-steps", done=str(course.kept.step), steps=str(given.steps))
        print(f"pyrite train: {done}", file=sys.stderr)
        return 130
    partial.unlink(missing_ok=True)
    print(say("cli-trained", file=str(out), steps=given.steps, plot=f"{out}.svg"))
    return 0


def _train(course: Any, spread: Any, out: Path) -> None:
    from pyrite.games.saboteur.bots.knowledge.policy import write_policy
    from pyrite.games.saboteur.training.course import curves

    columns = (TextColumn(say("cli-column-steps")), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    steps = course.plan.steps
    with Progress(*columns, console=console, transient=True, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task("steps", total=steps, completed=course.kept.step)
        while not course.is_over:
            course.step(spread)
            progress.advance(task)
    learned = course.finish(spread)
    lines = [(curve.name, curve.points) for curve in curves(course.kept.curve, max(1, steps // SMOOTH))]
    title = say("cli-train-plot", command=course.plan.command)
    Path(f"{out}.svg").write_text(plots.curves(title, lines), encoding="utf-8")
    out.write_bytes(write_policy(learned))


@contextmanager
def _spreading(cores: int) -> Iterator[Callable[[Callable[[Any], Any], Iterable[Any]], Iterator[Any]]]:
    """Something that maps tasks in their order, over so many processes."""
    if cores == 1:
        yield map
        return
    with workers.pool(cores) as processes:

        def spread(function: Callable[[Any], Any], tasks: Iterable[Any]) -> Iterator[Any]:
            with workers.deaf():  # the first task starts the processes
                futures = [processes.submit(function, task) for task in tasks]
            return (future.result() for future in futures)

        yield spread
