"""`pyrite bench`: how fast the engine is on this machine."""

import argparse
import json
import os
import sys

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.table import Table

from pyrite import __version__, engine
from pyrite.arena.speed import Figure, figures_of, import_ms
from pyrite.cli.messages import Commands, add_command, decimal, say
from pyrite.cli.messages import game_name as spelled
from pyrite.cli.screen import show_table
from pyrite.core.json_values import JsonObject
from pyrite.game import GAMES, AnyGame, game

Figures = dict[str, dict[int, dict[str, Figure]]]  # by game and players


def add_to(commands: Commands) -> None:
    """Adds the command to the parser."""
    command = add_command(commands, "bench", "--json", run)
    command.add_argument("--json", action="store_true", help=say("cli-option-json"))


def run(given: argparse.Namespace) -> int:
    """Measures and prints."""
    figures, importing = _measure()
    if given.json:
        print(json.dumps(report(figures, importing), indent=2))
    else:
        _print(figures, importing)
    return 0


def _measure() -> tuple[Figures, Figure]:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not sys.stderr.isatty()) as progress:
        total = sum(len(counts(a_game)) * len(figures_of(name)) for name, a_game in GAMES.items())
        task = progress.add_task("", total=total + 1)
        figures: Figures = {}
        for game_name, a_game in GAMES.items():
            figures[game_name] = {players: {} for players in counts(a_game)}
            for players, found in figures[game_name].items():
                for name, measure in figures_of(game_name).items():
                    what = say("cli-measuring", game=spelled(game_name), players=players, figure=_name(name))
                    progress.update(task, description=what)
                    found[name] = measure(game_name, players)
                    progress.advance(task)
        progress.update(task, description=say("cli-measuring-import"))
        return figures, import_ms()


def counts(a_game: AnyGame) -> list[int]:
    """The numbers of players that are measured: the fewest, the usual and the most."""
    return sorted({a_game.players[0], a_game.usual_players, a_game.players[-1]})


def report(figures: Figures, importing: Figure) -> JsonObject:
    """The figures as data: of each game the middle at its usual number of players, and all with their spread."""
    games: JsonObject = {
        game_name: {
            **{name: value.median for name, value in by_players[game(game_name).usual_players].items()},
            "by_players": msgspec.to_builtins(by_players, str_keys=True),
        }
        for game_name, by_players in figures.items()
    }
    return {
        "version": __version__,
        "build": engine.build(),
        "cores": os.cpu_count(),
        "load": os.getloadavg()[0],
        **games,
        "import_ms": importing.median,
        "import_ms_spread": msgspec.to_builtins(importing),
    }


def _print(figures: Figures, importing: Figure) -> None:
    place = say("cli-bench-place", build=engine.build(), cores=os.cpu_count() or 1, load=os.getloadavg()[0])
    for game_name, by_players in figures.items():
        table = Table(title=say("cli-bench-title", game=spelled(game_name), place=place))
        table.add_column(say("cli-column-figure"))
        for players in by_players:
            table.add_column(say("cli-players", count=players), justify="right")
        for name in figures_of(game_name):
            table.add_row(_name(name), *(_text(row[name]) for row in by_players.values()))
        show_table(table, "")
    spread = (f"{value:.0f}" for value in (importing.median, importing.low, importing.high))
    print(say("cli-bench-import", **dict(zip(("median", "low", "high"), spread, strict=True))))


def _name(figure: str) -> str:
    return say(f"cli-figure-{figure.replace('_', '-')}")


def _text(value: Figure) -> str:
    digits = 2 if value.median < 100 else 0
    ends = (("value", value.median), ("low", value.low), ("high", value.high))
    return say("cli-interval", **{name: decimal(end, digits) for name, end in ends})
