"""`pyrite simulate`: many games between bots, and how their rounds ended."""

import argparse
import json
import secrets
import sys
import time
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from pyrite import GAMES, engine
from pyrite.arena.simulation import Rounds, play_game, simulate
from pyrite.bots import BOTS
from pyrite.cli.errors import Refused
from pyrite.cli.replay import add_pace, follow
from pyrite.cli.screen import show_table
from pyrite.game import game, options_of


def add_to(commands: Any) -> None:
    """Adds the command to the parser."""
    command = commands.add_parser(
        "simulate",
        help="play many games between bots",
        description="Plays games between bots and counts how the rounds ended, by the true number of saboteurs.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog="example: pyrite simulate saboteur --players 5 --games 1000 --bots random --seed 1",
    )
    command.add_argument("game", choices=GAMES, metavar="GAME", help=f"one of {', '.join(GAMES)}")
    command.add_argument("--players", type=int, default=5, metavar="N", help="how many play (default 5)")
    command.add_argument("--games", type=at_least_one, default=100, metavar="N", help="how many games (default 100)")
    command.add_argument("--bots", default="random", metavar="NAMES", help="bots for the seats in turn: A or A,B,C")
    command.add_argument("--seed", type=int, metavar="N", help="the same games again (default: a new seed, told)")
    command.add_argument("--json", action="store_true", help="print the figures as JSON")
    command.add_argument("--watch", action="store_true", help="show the first game move by move instead of figures")
    command.add_argument("--record", metavar="FILE", help="write the first game's record; - for standard output")
    add_pace(command)
    add_options(command)
    command.set_defaults(run=run, command="simulate")


def add_options(command: argparse.ArgumentParser) -> None:
    """The options of Saboteur; what is not given is as in the book."""
    command.add_argument("--edition", metavar="NAME", help="revised (default) or classic")
    command.add_argument("--rounds", type=int, metavar="N", help="rounds in a game (default 3)")
    command.add_argument("--maps", type=int, metavar="N", help="map cards in the deck (default 6)")
    command.add_argument("--first", type=int, metavar="SEAT", help="the seat that begins (default: drawn)")
    for name, meaning in (
        ("sabotaged-unpaid", "miners with a broken tool share nothing"),
        ("bonus-nuggets", "play with the extra nugget cards"),
        ("all-saboteurs", "every saboteur in the pool is dealt"),
    ):
        command.add_argument(f"--{name}", action="store_true", default=None, help=meaning)


OPTIONS = ("edition", "rounds", "maps", "first", "sabotaged_unpaid", "bonus_nuggets", "all_saboteurs")


def at_least_one(text: str) -> int:
    """A number of games."""
    if not text.isascii() or not text.isdigit() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of games, 1 or more")
    return int(text)


def run(given: argparse.Namespace) -> int:
    """Plays, watches or records."""
    options = {name: getattr(given, name) for name in OPTIONS if getattr(given, name) is not None}
    options["players"] = given.players
    bots = given.bots.split(",")
    _check(given.game, options, bots)
    seed = secrets.randbelow(1_000_000_000) if given.seed is None else given.seed
    if given.watch or given.record is not None:
        first = play_game(given.game, bots, f"{seed}/0", options)
        if given.record is not None:
            _write(given.record, first.record())
        if given.watch:
            follow(first, None, given.pace)
        return 0
    began = time.perf_counter()
    by_saboteurs, scores = _simulate(given, bots, seed, options)
    figures = _figures(given, bots, seed, options, by_saboteurs, scores, time.perf_counter() - began)
    if given.json:
        print(json.dumps(figures, indent=2))
    else:
        _print(figures, by_saboteurs)
    return 0


def _check(name: str, options: dict[str, Any], bots: list[str]) -> None:
    try:
        options_of(game(name), options)
    except ValueError as error:
        raise Refused(str(error)) from None
    for bot in bots:
        if bot not in BOTS:
            raise Refused(f"there is no bot {bot!r}; there is {', '.join(BOTS)}")


def _write(name: str, text: str) -> None:
    if name == "-":
        print(text, end="")
        return
    try:
        with open(name, "w", encoding="utf-8") as file:
            file.write(text)
    except OSError as error:
        raise Refused(f"{name} cannot be written: {error.strerror}") from None


def _simulate(
    given: argparse.Namespace, bots: list[str], seed: int, options: dict[str, Any]
) -> tuple[dict[int, Rounds], list[list[int]]]:
    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task("games", total=given.games)
        return simulate(given.game, bots, given.games, seed, options, lambda: progress.advance(task))


def _figures(
    given: argparse.Namespace,
    bots: list[str],
    seed: int,
    options: dict[str, Any],
    by_saboteurs: dict[int, Rounds],
    scores: list[list[int]],
    seconds: float,
) -> dict[str, Any]:
    return {
        "game": given.game,
        "options": options,
        "bots": bots,
        "games": given.games,
        "seed": seed,
        "build": engine.build(),
        "rounds_by_saboteurs": {
            str(saboteurs): {
                "rounds": tally.rounds,
                "miners_won": tally.miners,
                "saboteurs_won": tally.saboteurs,
                "nobody_won": tally.nobody,
                "miners_rate": tally.rate(),
                "miners_rate_95": tally.interval(),
            }
            for saboteurs, tally in by_saboteurs.items()
        },
        "mean_score_by_seat": [sum(column) / len(scores) for column in zip(*scores, strict=True)],
        "seconds": seconds,
    }


def _print(figures: dict[str, Any], by_saboteurs: dict[int, Rounds]) -> None:
    title = f"{figures['game']}, {figures['options']['players']} players, {figures['games']} games"
    table = Table(title=f"{title}, bots {','.join(figures['bots'])}, seed {figures['seed']}")
    for heading in ("saboteurs dealt", "rounds", "miners won", "saboteurs won", "nobody won", "miners' rate, 95 %"):
        table.add_column(heading, justify="right")
    for saboteurs, tally in by_saboteurs.items():
        low, high = tally.interval()
        counts = (saboteurs, tally.rounds, tally.miners, tally.saboteurs, tally.nobody)
        table.add_row(*map(str, counts), f"{tally.rate():.1%} ({low:.1%} to {high:.1%})")
    show_table(table, f"{figures['seconds']:.1f} s, {figures['build']} engine")
