"""`pyrite match A B`: two bots on the same deals, and which one is better, with how much is known of it."""

import argparse
import json
import re
import secrets
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager, nullcontext
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from pyrite import GAMES
from pyrite.arena import report, workers
from pyrite.arena.contest import Contest, chunks
from pyrite.arena.deals import Played
from pyrite.arena.figures import DwarfsCell, Figures, figures, lines
from pyrite.arena.saved import Saved, WrongFile, read_seed
from pyrite.bots import BOTS
from pyrite.cli.errors import Refused
from pyrite.cli.options import add_options, at_least_one, check_bots, read_options
from pyrite.cli.screen import show_table


def add_to(commands: Any) -> None:
    """Adds the command to the parser."""
    command = commands.add_parser(
        "match",
        help="find out which of two bots is better",
        description="Two bots play the same deals, one round each. In Saboteur A digs and B sabotages, then the\n"
        "reverse; in The Lost Mines A plays the blue side and B the yellow one, then the reverse.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog="example: pyrite match digger novice --players 3-10 --deals 1000 --seed 1 --report match.html",
    )
    command.add_argument("a", metavar="A", help=f"a bot: {', '.join(BOTS)}, or your own as module:Class")
    command.add_argument("b", metavar="B", help="another bot, or the same")
    command.add_argument("--game", choices=GAMES, default="saboteur", metavar="GAME", help=f"one of {', '.join(GAMES)}")
    command.add_argument("--players", type=numbers, default=(5,), metavar="N", help="5 (default), or 3,5,8, or 3-10")
    deals = "deals for each number of players (default 1000)"
    command.add_argument("--deals", type=at_least_one, default=1000, metavar="N", help=deals)
    command.add_argument("--seed", type=int, metavar="N", help="the same deals again (default: a new seed, told)")
    command.add_argument("--grid", action="store_true", help="Saboteur: also A against A and B against B")
    command.add_argument("--cores", type=at_least_one, metavar="N", help="processes at a time (default: every core)")
    command.add_argument("--save", metavar="FILE", help="keep results there; the same command again goes on from it")
    command.add_argument("--report", metavar="FILE", help="write a page of HTML with plots")
    command.add_argument("--json", action="store_true", help="print the figures as JSON")
    add_options(command, rounds=False)
    command.set_defaults(run=run, command="match")


def numbers(text: str) -> tuple[int, ...]:
    """Numbers of players: one, several, or from one to another.

    >>> numbers("3-5,8")
    (3, 4, 5, 8)
    """
    if not re.fullmatch(r"\d{1,2}(-\d{1,2})?(,\d{1,2}(-\d{1,2})?)*", text, re.ASCII):
        raise argparse.ArgumentTypeError(f"{text!r} is no number of players, nor several, such as 5 or 3,5,8 or 3-10")
    found: set[int] = set()
    for part in text.split(","):
        ends = [int(end) for end in part.split("-")]
        if ends[0] > ends[-1]:
            raise argparse.ArgumentTypeError(f"{part!r} runs backwards")
        found |= set(range(ends[0], ends[-1] + 1))
    return tuple(sorted(found))


def run(given: argparse.Namespace) -> int:
    """Plays, prints and reports."""
    contest = read_contest(given)
    if given.report is not None:
        _check_writable(Path(given.report))
    began = time.perf_counter()
    with _refusing(given.save):
        saved = Saved(Path(given.save), contest) if given.save is not None else None
    played = list(saved.played) if saved else []
    try:
        with closing(saved) if saved else nullcontext():
            _play(contest, played, saved, given.cores or workers.all_cores())
    except KeyboardInterrupt:
        print(f"pyrite match: {_stopped(contest, played, given.save)}", file=sys.stderr)
        return 130
    found = figures(contest, played)
    seconds = time.perf_counter() - began
    if given.report is not None:
        _write(Path(given.report), report.page(found))
    if given.json:
        print(json.dumps({**found.to_data(), "seconds": seconds}, indent=2))
    else:
        _print(found, seconds)
    return 0


def read_contest(given: argparse.Namespace) -> Contest:
    """The contest that was asked for; Refused if there is none such."""
    check_bots((given.a, given.b))
    if given.grid and given.game != "saboteur":
        raise Refused("--grid is for Saboteur: in The Lost Mines both bots play every seat of every deal anyway")
    options = read_options(given, given.players)
    if "box" in options:
        options["box"] = options["box"].to_text()
    return Contest(
        game=given.game,
        a=given.a,
        b=given.b,
        players=given.players,
        deals=given.deals,
        seed=_seed(given),
        grid=given.grid,
        options=options,
    )


def _seed(given: argparse.Namespace) -> int:
    """The seed that was given, or that of the match to go on with, or a new one."""
    if given.seed is not None:
        return int(given.seed)
    with _refusing(given.save):
        begun = read_seed(Path(given.save)) if given.save is not None else None
    return secrets.randbelow(1_000_000_000) if begun is None else begun


@contextmanager
def _refusing(name: str) -> Iterator[None]:
    """Refuses a file that a match cannot be saved in."""
    try:
        yield
    except WrongFile as error:
        raise Refused(str(error)) from None
    except (OSError, ValueError) as error:  # a name may be impossible, too
        raise Refused(f"{name} cannot be used: {getattr(error, 'strerror', None) or error}") from None


def _play(contest: Contest, played: list[Played], saved: Saved | None, cores: int) -> None:
    """Plays what has not been played yet, and adds it."""
    known = {part.chunk for part in played}
    todo = [chunk for chunk in chunks(contest) if chunk not in known]
    columns = (TextColumn("deals"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task("deals", total=_deals(contest), completed=sum(len(chunk.deals) for chunk in known))
        for part in workers.play(contest, todo, cores):
            if saved:
                saved.add(part)
            played.append(part)
            progress.advance(task, len(part.chunk.deals))


def _deals(contest: Contest) -> int:
    return contest.deals * len(contest.players)


def _stopped(contest: Contest, played: list[Played], name: str | None) -> str:
    """What to tell who interrupts."""
    done = f"stopped after {sum(len(part.chunk.deals) for part in played)} of {_deals(contest)} deals"
    more = f"the same command with --save {name} goes on" if name else "with --save FILE it could have gone on"
    return f"{done}; {more}"


def _check_writable(file: Path) -> None:
    """Refuses a file that could not be written in the end, before anything is played."""
    is_new = not file.exists()
    _write(file, "", "a")
    if is_new:
        file.unlink()


def _write(file: Path, text: str, mode: str = "w") -> None:
    try:
        with file.open(mode, encoding="utf-8") as page:
            page.write(text)
    except OSError as error:
        raise Refused(f"{file} cannot be written: {error.strerror}") from None


def _print(found: Figures, seconds: float) -> None:
    contest = found.contest
    is_saboteur = contest.game == "saboteur"
    table = Table(title=f"{contest.game}, A {contest.a}, B {contest.b}, {contest.deals} deals, seed {contest.seed}")
    table.add_column("players", justify="right")
    table.add_column("saboteurs" if is_saboteur else "character", justify="right")
    table.add_column("deals" if is_saboteur else "seats", justify="right")
    table.add_column("who")
    table.add_column("miners win, 95 %" if is_saboteur else "points a round, 95 %", justify="right")
    for players, by_group in found.by_players.items():
        for group, cell in by_group.items():
            count = cell.seats if isinstance(cell, DwarfsCell) else cell.deals
            begins: Sequence[str] = (str(players), group, str(count))
            for line in lines(cell):
                table.add_row(*begins, line.who, str(line))
                begins = ("", "", "")
            table.add_section()
    show_table(table, "\n".join([*_paces(found), f"{seconds:.1f} s, {found.build} engine"]))


def _paces(found: Figures) -> Iterator[str]:
    for letter, pace in found.thinking.items():
        name = getattr(found.contest, letter)
        times = f"median {pace.median_ms:.3g} ms, 99 % within {pace.p99_ms:.3g} ms"
        yield f"{letter.upper()} {name}: {pace.moves:,} moves, {times}"
