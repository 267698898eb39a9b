"""`pyrite match A B`: two bots on the same deals, and which one is better, with intervals."""

import argparse
import json
import re
import secrets
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager, nullcontext
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from pyrite import GAMES
from pyrite.arena import report, workers
from pyrite.arena.contest import Chunk, Contest, chunks
from pyrite.arena.deals import ChunkResult
from pyrite.arena.figures import ContestFigures, FigureLine, PointsCell, figures, lines
from pyrite.arena.results_file import MATCH, ResultsFile, WrongFile, read_seed
from pyrite.arena.workers import WorkPlace
from pyrite.bots import level_names
from pyrite.cli import extras
from pyrite.cli.errors import CommandError
from pyrite.cli.messages import (
    Commands,
    add_command,
    decimal,
    game_name,
    listed,
    one_of,
    say,
    say_fault,
    say_of,
    spoken,
    trouble,
)
from pyrite.cli.options import add_options, at_least_one, check_bots, first_game, read_options
from pyrite.cli.screen import show_table
from pyrite.cli.where import add_where, refusing_cluster, where
from pyrite.game import game


def add_to(commands: Commands) -> None:
    """Adds the command to the parser."""
    example = "digger novice --players 3-10 --deals 1000 --seed 1 --report match.html"
    command = add_command(commands, "match", example, run)
    file, game = say("cli-metavar-file"), say("cli-metavar-game")
    command.add_argument("a", metavar="A", help=say("cli-match-a", names=", ".join(level_names())))
    command.add_argument("b", metavar="B", help=say("cli-match-b"))
    command.add_argument("--game", choices=GAMES, default=first_game(), metavar=game, help=one_of(GAMES))
    command.add_argument("--players", type=numbers, default=(5,), metavar="N", help=say("cli-match-players"))
    command.add_argument("--deals", type=at_least_one, default=1000, metavar="N", help=say("cli-match-deals"))
    command.add_argument("--seed", type=int, metavar="N", help=say("cli-match-seed"))
    command.add_argument("--grid", action="store_true", help=say("cli-match-grid"))
    command.add_argument("--talk", action="store_true", help=say("cli-match-talk"))
    add_where(command)
    command.add_argument("--save", metavar=file, help=say("cli-match-save"))
    command.add_argument("--report", metavar=file, help=say("cli-match-report"))
    command.add_argument("--json", action="store_true", help=say("cli-option-json"))
    add_options(command, rounds=False)


def numbers(text: str) -> tuple[int, ...]:
    """Numbers of players: one, several, or from one to another.

    >>> numbers("3-5,8")
    (3, 4, 5, 8)
    """
    if not re.fullmatch(r"\d{1,2}(-\d{1,2})?(,\d{1,2}(-\d{1,2})?)*", text, re.ASCII):
        raise argparse.ArgumentTypeError(say("cli-not-numbers", text=repr(text)))
    found: set[int] = set()
    for part in text.split(","):
        ends = [int(end) for end in part.split("-")]
        if ends[0] > ends[-1]:
            raise argparse.ArgumentTypeError(say("cli-backwards", text=repr(part)))
        found |= set(range(ends[0], ends[-1] + 1))
    return tuple(sorted(found))


def run(given: argparse.Namespace) -> int:
    """Plays, prints and reports."""
    extras.expect("arena")
    contest = read_contest(given)
    if given.report is not None:
        check_writable(Path(given.report))
    began = time.perf_counter()
    with refusing(given.save):
        saved = ResultsFile(Path(given.save), contest, MATCH) if given.save is not None else None
    played = list(saved.played) if saved else []
    try:
        with closing(saved) if saved else nullcontext(), refusing_cluster(given.on):
            _play(contest, played, saved, where(given))
    except KeyboardInterrupt:
        print(f"pyrite match: {_stopped(contest, played, given.save)}", file=sys.stderr)
        return 130
    found = figures(contest, played)
    seconds = time.perf_counter() - began
    if given.report is not None:
        write_text(Path(given.report), report.page(found, language=spoken()))
    if given.json:
        print(json.dumps({**found.to_data(), "seconds": seconds}, indent=2))
    else:
        _print(found, seconds)
    return 0


def read_contest(given: argparse.Namespace) -> Contest:
    """The contest that was asked for; Refused if it cannot be played."""
    check_bots((given.a, given.b), given.game)
    if given.grid and not game(given.game).is_won_by_teams:
        by_teams = listed(game_name(name) for name, one in GAMES.items() if one.is_won_by_teams)
        raise CommandError(say("cli-grid-for-teams", games=by_teams, game=game_name(given.game)))
    options = read_options(given, given.players)
    return Contest(
        game=given.game,
        a=given.a,
        b=given.b,
        players=given.players,
        deals=given.deals,
        seed=_seed(given),
        grid=given.grid,
        talk=given.talk,
        options=options,
    )


def _seed(given: argparse.Namespace) -> int:
    """The seed that was given, or that of the match to continue, or a new one."""
    if given.seed is not None:
        return int(given.seed)
    with refusing(given.save):
        begun = read_seed(Path(given.save), MATCH) if given.save is not None else None
    return secrets.randbelow(1_000_000_000) if begun is None else begun


@contextmanager
def refusing(name: str) -> Iterator[None]:
    """Refuses a file that a match cannot be saved in."""
    try:
        yield
    except WrongFile as error:
        raise CommandError(say_fault(error)) from None
    except (OSError, ValueError) as error:  # a name may be impossible, too
        why = trouble(error) if isinstance(error, OSError) else str(error)
        raise CommandError(say("cli-not-used", file=name, why=why)) from None


def _play(
    contest: Contest,
    played: list[ChunkResult],
    saved: ResultsFile[Contest, ChunkResult, Chunk] | None,
    place: WorkPlace,
) -> None:
    """Plays what has not been played yet, and adds it."""
    known = {part.chunk for part in played}
    todo = [chunk for chunk in chunks(contest) if chunk not in known]
    columns = (TextColumn(say("cli-column-deals")), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task("deals", total=_deals(contest), completed=sum(len(chunk.deals) for chunk in known))
        for part in workers.play(contest, todo, *place):
            if saved:
                saved.add(part)
            played.append(part)
            progress.advance(task, len(part.chunk.deals))


def _deals(contest: Contest) -> int:
    return contest.deals * len(contest.players)


def _stopped(contest: Contest, played: list[ChunkResult], name: str | None) -> str:
    """What to say after an interruption."""
    done = sum(len(part.chunk.deals) for part in played)
    more = say("cli-goes-on", file=name) if name else say("cli-could-go-on")
    return f"{say('cli-stopped-after', done=str(done), deals=str(_deals(contest)))}; {more}"


def check_writable(file: Path) -> None:
    """Refuses a file that could not be written in the end, before anything is played."""
    is_new = not file.exists()
    write_text(file, "", "a")
    if is_new:
        file.unlink()


def write_text(file: Path, text: str, mode: str = "w") -> None:
    """Writes a file; Refused if that cannot be."""
    try:
        with file.open(mode, encoding="utf-8") as page:
            page.write(text)
    except OSError as error:
        raise CommandError(say("cli-not-written", file=str(file), why=trouble(error))) from None


def _print(found: ContestFigures, seconds: float) -> None:
    contest = found.contest
    a_game = game(contest.game)
    words = a_game.report_words
    if a_game.is_won_by_teams:
        group_heading, count_heading, heading = words.teams[1], "deals", f"{words.teams[0]}-win"
    else:
        group_heading, count_heading, heading = words.role, "seats", "points"
    facts = {"game": game_name(contest.game), "a": contest.a, "b": contest.b, "seed": str(contest.seed)}
    table = Table(title=say("cli-match-title", **facts, deals=contest.deals))
    for name in ("players", group_heading, count_heading):
        table.add_column(say_of(contest.game, f"cli-column-{name}"), justify="right")
    table.add_column(say("cli-column-who"))
    table.add_column(say_of(contest.game, f"cli-column-{heading}"), justify="right")
    for players, by_group in found.by_players.items():
        for group, cell in by_group.items():
            count = cell.seats if isinstance(cell, PointsCell) else cell.deals
            begins: Sequence[str] = (str(players), _group(contest.game, group), str(count))
            for line in lines(cell, words):
                table.add_row(*begins, _who(contest.game, line), _figure(line))
                begins = ("", "", "")
            table.add_section()
    show_table(table, "\n".join([*_paces(found), say("cli-took", seconds=seconds, build=found.build)]))


def _who(name: str, line: FigureLine) -> str:
    """What a figure of a game is about: a seating, a bot, or a difference."""
    words = game(name).report_words
    if line.series in ("ab", "ba"):
        return say_of(name, f"cli-seated-{words.teams[0]}-{line.series}")
    skills = dict(zip(("first", "second"), words.skills, strict=True))
    return say_of(name, f"cli-seated-{skills.get(line.series, line.series)}")


def _figure(line: FigureLine) -> str:
    """A figure with its interval; shares in percent, differences with their sign."""
    is_share = line.unit in ("rate", "rates")
    scale, digits = (100, 1) if is_share else (1, 2)
    sign = "+" if line.unit in ("rates", "more") else ""
    ends = (("value", line.value), ("low", line.low), ("high", line.high))
    values = {name: decimal(scale * value, digits, sign) for name, value in ends}
    return say("cli-interval-percent" if line.unit == "rate" else "cli-interval", **values)


def _group(name: str, group: str) -> str:
    """The size of the second team of a game, a role, or all of them."""
    return group if group.isdigit() else say_of(name, f"cli-group-{group}")


def _paces(found: ContestFigures) -> Iterator[str]:
    for letter, pace in found.thinking.items():
        median, most = decimal(pace.median_ms), decimal(pace.p99_ms)
        name = getattr(found.contest, letter)
        yield say("cli-pace", letter=letter.upper(), name=name, moves=pace.moves, median=median, most=most)
    for letter, usage in found.usage.items():
        counts = {"questions": usage.questions, "replaced": usage.replaced, "late": usage.late, "failed": usage.failed}
        tokens = usage.prompt_tokens + usage.completion_tokens
        dollars = decimal(usage.dollars, 4)
        yield say("cli-model-usage", letter=letter.upper(), tokens=tokens, dollars=dollars, **counts)
