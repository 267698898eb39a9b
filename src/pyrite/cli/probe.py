"""`pyrite probe BOT`: a network learns to beat a bot, and how much more than the bot itself it wins in each role."""

import argparse
import json
import secrets
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from rich.table import Table

from pyrite.arena import plots
from pyrite.bots import level_names
from pyrite.cli import extras
from pyrite.cli.match import check_writable, write_text
from pyrite.cli.messages import Commands, add_command, decimal, game_name, one_of, say, say_of
from pyrite.cli.options import at_least_one, check_bots, read_options
from pyrite.cli.screen import show_table
from pyrite.game import GAMES, game

if TYPE_CHECKING:
    from pyrite.arena.statistics import Mean
    from pyrite.lab.probe import ProbePoint, ProbeResult, Search


def add_to(commands: Commands) -> None:
    """Adds the command to the parser."""
    games = [name for name, a_game in GAMES.items() if a_game.is_won_by_teams]
    command = add_command(commands, "probe", "novice --players 3 --minutes 10 --seed 1 --plot curve.svg", run)
    command.add_argument(
        "bot", metavar=say("cli-metavar-name"), help=say("cli-probe-bot", names=", ".join(level_names()))
    )
    command.add_argument("--game", choices=games, default=games[0], metavar=say("cli-metavar-game"), help=one_of(games))
    command.add_argument("--players", type=int, default=3, metavar="N", help=say("cli-probe-players"))
    command.add_argument("--minutes", type=float, default=10.0, metavar="N", help=say("cli-probe-minutes"))
    command.add_argument("--deals", type=at_least_one, default=300, metavar="N", help=say("cli-probe-deals"))
    command.add_argument("--seed", type=int, metavar="N", help=say("cli-match-seed"))
    command.add_argument("--plot", metavar=say("cli-metavar-file"), help=say("cli-probe-plot"))
    command.add_argument("--json", action="store_true", help=say("cli-option-json"))


def run(given: argparse.Namespace) -> int:
    """Learns, compares, prints and draws."""
    extras.expect("lab")
    check_bots((given.bot,), given.game)
    read_options(given, [given.players])
    if given.plot is not None:
        check_writable(Path(given.plot))
    from pyrite.lab import probe

    seed = secrets.randbelow(1_000_000_000) if given.seed is None else given.seed
    search = probe.Search(
        bot=given.bot,
        game=given.game,
        players=given.players,
        minutes=given.minutes,
        deals=given.deals,
        seed=seed,
    )
    found = probe.probe(search, lambda point: print(_line(search, point), file=sys.stderr, flush=True))
    if given.plot is not None:
        write_text(Path(given.plot), plots.curves(_title(search), _curves(found)))
    if given.json:
        print(json.dumps(msgspec.to_builtins(found), indent=2))
    else:
        _print(found)
    return 0


def _percent(share: float) -> str:
    return f"{decimal(100 * share, 1)} %"


def _roles(search: "Search") -> list[str]:
    """What one of each team is called."""
    return [say_of(search.game, f"role-{search.game}-{member}") for member in game(search.game).report_words.members]


def _line(search: "Search", point: "ProbePoint") -> str:
    first, second = (f"{role} {_percent(share)}" for role, share in zip(_roles(search), point.won, strict=True))
    minutes, decisions = decimal(point.minutes, 1), str(point.decisions)
    return say("cli-probe-curve", minutes=minutes, bot=search.bot, decisions=decisions, first=first, second=second)


def _curves(found: "ProbeResult") -> list[tuple[str, list[tuple[float, float]]]]:
    return [
        (role, [(point.minutes, point.won[team]) for point in found.curve])
        for team, role in enumerate(_roles(found.search))
    ]


def _title(search: "Search") -> str:
    facts = {"game": game_name(search.game), "bot": search.bot}
    return say("cli-probe-title", **facts, deals=str(search.deals), seed=str(search.seed))


def _print(found: "ProbeResult") -> None:
    search = found.search
    table = Table(title=_title(search))
    table.add_column(say_of(search.game, "cli-column-role"))
    for name in ("itself", "untrained", "imitating", "trained", "gain"):
        table.add_column(say(f"cli-probe-{name}", bot=search.bot), justify="right")
    for role, answer in zip(_roles(search), found.answers, strict=True):
        shares = (answer.itself, answer.untrained, answer.imitating, answer.trained)
        table.add_row(role, *map(_percent, shares), _interval(answer.gain))
    show_table(table, "")


def _interval(mean: "Mean") -> str:
    ends = (("value", mean.mean), ("low", mean.low), ("high", mean.high))
    return say("cli-interval", **{name: decimal(100 * value, 1, "+") for name, value in ends})
