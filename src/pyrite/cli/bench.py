"""`pyrite bench`: how fast the engine is on this machine."""

import argparse
import json
import os
import sys
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.table import Table

from pyrite import __version__, engine
from pyrite.arena.speed import FIGURES, Figure, import_ms
from pyrite.cli.messages import add_command, decimal, say
from pyrite.cli.screen import show_table

PLAYERS = {"saboteur": (3, 5, 10), "lost-mines": (3, 6, 9)}
MAIN = {"saboteur": 5, "lost-mines": 6}  # the players of the figures that others compare with

Figures = dict[str, dict[int, dict[str, Figure]]]  # by game and players


def add_to(commands: Any) -> None:
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
        task = progress.add_task("", total=sum(map(len, PLAYERS.values())) * len(FIGURES) + 1)
        figures: Figures = {}
        for game, counts in PLAYERS.items():
            figures[game] = {players: {} for players in counts}
            for players in counts:
                for name, measure in FIGURES.items():
                    progress.update(task, description=say("cli-measuring", game=game, players=players, figure=name))
                    figures[game][players][name] = measure(game, players)
                    progress.advance(task)
        progress.update(task, description=say("cli-measuring-import"))
        return figures, import_ms()


def report(figures: Figures, importing: Figure) -> dict[str, Any]:
    """The figures as data: of each game the middle at its main number of players, and all of them with their spread."""
    games = {
        game: {
            **{name: value.median for name, value in by_players[MAIN[game]].items()},
            "by_players": msgspec.to_builtins(by_players, str_keys=True),
        }
        for game, by_players in figures.items()
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
    place = say("cli-bench-place", build=engine.build(), cores=os.cpu_count(), load=os.getloadavg()[0])
    for game, by_players in figures.items():
        table = Table(title=say("cli-bench-title", game=game, place=place))
        table.add_column(say("cli-column-figure"))
        for players in by_players:
            table.add_column(say("cli-players", count=players), justify="right")
        for name in FIGURES:
            table.add_row(name, *(_text(row[name]) for row in by_players.values()))
        show_table(table, "")
    spread = (f"{value:.0f}" for value in (importing.median, importing.low, importing.high))
    print(say("cli-bench-import", **dict(zip(("median", "low", "high"), spread, strict=True))))


def _text(value: Figure) -> str:
    digits = 2 if value.median < 100 else 0
    ends = (("value", value.median), ("low", value.low), ("high", value.high))
    return say("cli-interval", **{name: decimal(end, digits) for name, end in ends})
