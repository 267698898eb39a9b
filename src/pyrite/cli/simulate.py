"""`pyrite simulate`: many games between bots, and how their rounds ended."""

import argparse
import json
import secrets
import sys
import time

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from pyrite import GAMES, engine
from pyrite.arena.simulation import SimulatedRound, Tally, play_game, simulate, tally
from pyrite.cli.errors import CommandError
from pyrite.cli.messages import Commands, add_command, game_name, one_of, say, say_of, trouble
from pyrite.cli.options import add_options, at_least_one, check_bots, first_game, read_options
from pyrite.cli.replay import add_pace, follow
from pyrite.cli.screen import show_table
from pyrite.core.text_fields import OptionValue
from pyrite.game import game


def add_to(commands: Commands) -> None:
    """Adds the command to the parser."""
    example = f"{first_game()} --players 5 --games 1000 --bots random --seed 1"
    command = add_command(commands, "simulate", example, run)
    command.add_argument("game", choices=GAMES, metavar=say("cli-metavar-game"), help=one_of(GAMES))
    command.add_argument("--players", type=int, default=5, metavar="N", help=say("cli-simulate-players"))
    command.add_argument("--games", type=at_least_one, default=100, metavar="N", help=say("cli-simulate-games"))
    command.add_argument("--bots", default="random", metavar=say("cli-metavar-names"), help=say("cli-simulate-bots"))
    command.add_argument("--seed", type=int, metavar="N", help=say("cli-simulate-seed"))
    command.add_argument("--json", action="store_true", help=say("cli-option-json"))
    command.add_argument("--watch", action="store_true", help=say("cli-simulate-watch"))
    command.add_argument("--record", metavar=say("cli-metavar-file"), help=say("cli-simulate-record"))
    add_pace(command)
    add_options(command)


def run(given: argparse.Namespace) -> int:
    """Plays, watches or records."""
    options = read_options(given, [given.players]) | {"players": given.players}
    bots = given.bots.split(",")
    check_bots(bots, given.game)
    seed = secrets.randbelow(1_000_000_000) if given.seed is None else given.seed
    if given.watch or given.record is not None:
        first = play_game(given.game, bots, f"{seed}/0", options)
        if given.record is not None:
            _write(given.record, first.record())
        if given.watch:
            follow(first, None, given.pace)
        return 0
    began = time.perf_counter()
    rounds, scores = _simulate(given, bots, seed, options)
    tallies = tally(given.game, rounds)
    specs = game(given.game).option_specs
    figures = SimulationReport(
        given.game,
        {name: value for name, value in options.items() if specs[name].kind != "file"},
        bots,
        given.games,
        seed,
        engine.build(),
        tallies,
        [sum(column) / len(scores) for column in zip(*scores, strict=True)],
        time.perf_counter() - began,
    )
    if given.json:
        print(json.dumps(msgspec.to_builtins(figures), indent=2))
    else:
        _print(figures)
    return 0


class SimulationReport(msgspec.Struct, frozen=True):
    """What was played and how it ended, as `--json` prints it."""

    game: str
    options: dict[str, OptionValue]
    bots: list[str]
    games: int
    seed: int
    build: str
    rounds: dict[str, Tally]
    mean_score_by_seat: list[float]
    seconds: float


def _write(name: str, text: str) -> None:
    if name == "-":
        print(text, end="")
        return
    try:
        with open(name, "w", encoding="utf-8") as file:
            file.write(text)
    except OSError as error:
        raise CommandError(say("cli-not-written", file=name, why=trouble(error))) from None


def _simulate(
    given: argparse.Namespace, bots: list[str], seed: int, options: dict[str, OptionValue]
) -> tuple[list[SimulatedRound], list[list[int]]]:
    columns = (TextColumn(say("cli-column-games")), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task("games", total=given.games)
        return simulate(given.game, bots, given.games, seed, options, lambda: progress.advance(task))


def _print(figures: SimulationReport) -> None:
    a_game = game(figures.game)
    facts = {"game": game_name(figures.game), "bots": ",".join(figures.bots), "seed": str(figures.seed)}
    counts = {"players": int(figures.options["players"] or 0), "games": figures.games}
    table = Table(title=say("cli-simulate-title", **facts, **counts))
    group_heading = a_game.report_words.teams[1] if a_game.is_won_by_teams else ""
    for heading in (group_heading, "rounds", "ended-by", "how-often"):
        table.add_column(heading and say_of(figures.game, f"cli-column-{heading}"), justify="right")
    for group, counted in figures.rounds.items():
        for ending, one in counted.endings.items():
            often = say("cli-how-often", count=str(one.count), rate=one.rate, low=one.low, high=one.high)
            named = group if group.isdigit() else say_of(figures.game, f"cli-group-{group}")
            table.add_row(named, str(counted.rounds), say_of(figures.game, f"cli-ending-{ending}"), often)
    points = [
        (role, mean) for counted in figures.rounds.values() for role, mean in counted.points_by_role.items() if mean
    ]
    roles = {role: say_of(figures.game, f"cli-group-{role}") for role, _ in points}
    below = [say("cli-points-a-round", role=roles[role], points=mean) for role, mean in points]
    took = say("cli-took", seconds=figures.seconds, build=figures.build)
    show_table(table, "\n".join([*below, took]))
