"""`pyrite league`: every bot against every other, and what each is worth in either role."""

import argparse
import json
import secrets
import sys
import time
from contextlib import closing, nullcontext
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from pyrite.arena import league_report, workers
from pyrite.arena.figures import ThinkingTime
from pyrite.arena.league import (
    FULL,
    QUICK,
    League,
    LeagueChunk,
    Outcome,
    batches,
    check,
    kinds_of,
    play_batch,
    whole_batch,
)
from pyrite.arena.results_file import FileKind, Header, ResultsFile, read_seed
from pyrite.arena.standings import ALL, PointsComparison, Standings, standings
from pyrite.arena.statistics import Mean
from pyrite.arena.workers import WorkPlace
from pyrite.bots import level_names
from pyrite.cli import extras
from pyrite.cli.errors import CommandError
from pyrite.cli.match import check_writable, refusing, write_text
from pyrite.cli.messages import Commands, add_command, decimal, game_name, one_of, say, say_fault, say_of, spoken
from pyrite.cli.screen import show_table
from pyrite.cli.where import add_where, refusing_cluster, where
from pyrite.game import GAMES, game

LEAGUE = FileKind("pyrite league 2", "league", Header[League], Outcome, batches, whole_batch)


def add_to(commands: Commands) -> None:
    """Adds the command to the parser."""
    command = add_command(commands, "league", "--quick --seed 1 --report docs/league/index.html", run)
    file = say("cli-metavar-file")
    size = command.add_mutually_exclusive_group(required=True)
    size.add_argument("--quick", action="store_true", help=say("cli-league-quick"))
    size.add_argument("--full", action="store_true", help=say("cli-league-full"))
    command.add_argument("--game", choices=GAMES, metavar=say("cli-metavar-game"), help=one_of(GAMES))
    command.add_argument("--bots", metavar=say("cli-metavar-names"), help=say("cli-league-bots"))
    command.add_argument("--seed", type=int, metavar="N", help=say("cli-match-seed"))
    add_where(command)
    command.add_argument("--save", metavar=file, help=say("cli-match-save"))
    command.add_argument("--report", metavar=file, help=say("cli-match-report"))
    command.add_argument("--json", action="store_true", help=say("cli-option-json"))


def run(given: argparse.Namespace) -> int:
    """Plays, prints and reports."""
    extras.expect("arena")
    league = read_league(given)
    if given.report is not None:
        check_writable(Path(given.report))
    began = time.perf_counter()
    with refusing(given.save):
        saved = ResultsFile(Path(given.save), league, LEAGUE) if given.save is not None else None
    outcomes: list[Outcome] = list(saved.played) if saved else []
    try:
        with closing(saved) if saved else nullcontext(), refusing_cluster(given.on):
            _play(league, outcomes, saved, where(given))
    except KeyboardInterrupt:
        done = say("cli-stopped-after-batches", done=str(len(outcomes)), batches=str(len(batches(league))))
        more = say("cli-goes-on", file=given.save) if saved else say("cli-could-go-on")
        print(f"pyrite league: {done}; {more}", file=sys.stderr)
        return 130
    found = standings(league, outcomes)
    seconds = time.perf_counter() - began
    if given.report is not None:
        write_text(Path(given.report), league_report.page(found, language=spoken()))
    if given.json:
        print(json.dumps({**found.to_data(), "seconds": seconds}, indent=2))
    else:
        _print(found, seconds)
    return 0


def read_league(given: argparse.Namespace) -> League:
    """The league that was asked for; Refused if it cannot be played."""
    names, options = list(GAMES), []
    if given.game is not None:
        names = [given.game]
        options.append(f"--game {given.game}")
    bots = {name: tuple(bot for bot, one in game(name).levels().items() if not one.frozen) for name in names}
    if given.bots is not None:
        bots = {name: _playing(given.bots.split(","), name) for name in names}
        options.append(f"--bots {given.bots}")
    bots = {name: several for name, several in bots.items() if len(set(several)) > 1} or bots
    kinds = {kind for name in bots for kind in kinds_of(game(name))}
    deals = {kind: many for kind, many in (QUICK if given.quick else FULL).items() if kind in kinds}
    name = "quick" if given.quick else "full"
    league = League(bots=bots, deals=deals, seed=_seed(given), name=name, options=tuple(options))
    try:
        check(league)
    except ValueError as error:
        raise CommandError(say_fault(error)) from None
    return league


def _playing(names: list[str], name_of_game: str) -> tuple[str, ...]:
    """Those of ours that play a game; a name that is not known stays, to be refused."""
    levels, ours = game(name_of_game).levels(), level_names()
    return tuple(name for name in names if (level := name.partition(":")[0]) in levels or level not in ours)


def _seed(given: argparse.Namespace) -> int:
    """The seed that was given, or that of the league to continue, or a new one."""
    if given.seed is not None:
        return int(given.seed)
    with refusing(given.save):
        begun = read_seed(Path(given.save), LEAGUE) if given.save is not None else None
    return secrets.randbelow(1_000_000_000) if begun is None else begun


def _play(
    league: League, outcomes: list[Outcome], saved: ResultsFile[League, Outcome, LeagueChunk] | None, place: WorkPlace
) -> None:
    """Plays what has not been played yet, and adds it."""
    known = {outcome.batch for outcome in outcomes}
    todo = [batch for batch in batches(league) if batch not in known]
    columns = (TextColumn(say("cli-column-batches")), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task("batches", total=len(known) + len(todo), completed=len(known))
        for outcome in workers.spread(play_batch, league, todo, *place):
            if saved:
                saved.add(outcome)
            outcomes.append(outcome)
            progress.advance(task)


def _print(found: Standings, seconds: float) -> None:
    """What each bot is worth; everything else is in the page and in the JSON."""
    rated = [_ratings(found, name) for name in found.league.bots if game(name).is_won_by_teams]
    lines = [_points(one, one.difference) for one in found.sided if one.players == ALL and one.difference]
    lines += [_pace(key, pace) for key, pace in found.thinking.items()]
    for table in rated[:-1]:
        show_table(table, "")
    below = "\n".join([*lines, say("cli-took", seconds=seconds, build=found.build)])
    show_table(rated[-1] if rated else Table(title=_title(found)), below)


def _title(found: Standings) -> str:
    return say("cli-league-title", name=found.league.name, seed=str(found.league.seed))


def _ratings(found: Standings, name: str) -> Table:
    """The bots of a game that is won by teams."""
    words = game(name).report_words
    (first, second), members = words.teams, words.members
    table = Table(title=_title(found))
    table.add_column(say("cli-column-bot"))
    for member in members:
        table.add_column(say_of(name, f"cli-league-as-{member}"), justify="right")
    table.add_column(say_of(name, f"cli-league-{first}-win"), justify="right")
    table.add_column(say_of(name, f"cli-league-against-{second}"), justify="right")
    pooled = [one for one in found.teams if (one.game, one.players, one.dealt) == (name, ALL, None)]
    for one in (one for one in found.rated if one.game == name):
        won = [team.won.rate for team in pooled if team.first == one.bot]
        against = [team.won.rate for team in pooled if team.second == one.bot]
        worth = [_interval(mean, 0) for mean in (one.rating.first, one.rating.second)]
        shares = [say("cli-share", rate=sum(rates) / len(rates)) if rates else "" for rates in (won, against)]
        table.add_row(one.bot, *worth, *shares)
    return table


def _points(one: PointsComparison, difference: Mean) -> str:
    return say("cli-league-points", game=game_name(one.game), a=one.a, b=one.b, points=_interval(difference, 2))


def _pace(key: str, pace: ThinkingTime) -> str:
    name, _, bot = key.partition(" ")
    facts = {"game": game_name(name), "bot": bot}
    return say("cli-league-pace", **facts, median=decimal(pace.median_ms), most=decimal(pace.p99_ms))


def _interval(mean: Mean, digits: int) -> str:
    """A difference with its interval."""
    ends = (("value", mean.mean), ("low", mean.low), ("high", mean.high))
    return say("cli-interval", **{name: decimal(end, digits, "+") for name, end in ends})
