"""`pyrite data`: games as Parquet files, one row for each decision."""

import argparse
import asyncio
import json
import secrets
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from pyrite import GAMES
from pyrite.arena import workers
from pyrite.cli import extras
from pyrite.cli.errors import CommandError
from pyrite.cli.inputs import read_record, read_text
from pyrite.cli.messages import Commands, add_command, one_of, say, say_fault, trouble
from pyrite.cli.options import add_options, at_least_one, check_bots, first_game, read_options

if TYPE_CHECKING:
    from pyrite.lab.data import DataPartResult, DataPlan


def add_to(commands: Commands) -> None:
    """Adds the command to the parser."""
    command = add_command(commands, "data", "decisions --players 5 --games 1000 --bots digger --seed 1", run)
    command.add_argument("out", metavar=say("cli-metavar-folder"), help=say("cli-data-out"))
    command.add_argument(
        "--game", choices=GAMES, default=first_game(), metavar=say("cli-metavar-game"), help=one_of(GAMES)
    )
    command.add_argument("--players", type=int, default=5, metavar="N", help=say("cli-simulate-players"))
    command.add_argument("--games", type=at_least_one, default=100, metavar="N", help=say("cli-simulate-games"))
    command.add_argument("--bots", default="digger", metavar=say("cli-metavar-names"), help=say("cli-simulate-bots"))
    command.add_argument("--seed", type=int, metavar="N", help=say("cli-simulate-seed"))
    command.add_argument("--talk", action="store_true", help=say("cli-match-talk"))
    command.add_argument("--records", nargs="+", metavar=say("cli-metavar-file"), help=say("cli-data-records"))
    command.add_argument("--database", metavar=say("cli-metavar-address"), help=say("cli-data-database"))
    command.add_argument("--cores", type=at_least_one, metavar="N", help=say("cli-match-cores"))
    command.add_argument("--json", action="store_true", help=say("cli-option-json"))
    add_options(command)


def run(given: argparse.Namespace) -> int:
    """Writes what is missing."""
    extras.expect("lab")
    from pyrite.lab import data

    folder, records = Path(given.out), _records(given)
    plan = _plan(given, len(records))
    began = time.perf_counter()
    try:
        written = list(_shown(data.write(folder, plan, given.cores or workers.all_cores(), records), plan))
    except data.OtherPlan as error:
        raise CommandError(say_fault(error)) from None
    except OSError as error:
        raise CommandError(say("cli-not-written", file=given.out, why=trouble(error))) from None
    counts = {"games": sum(part.games for part in written), "decisions": sum(part.decisions for part in written)}
    seconds = time.perf_counter() - began
    if given.json:
        print(json.dumps({**counts, "parts": len(written), "seconds": seconds}, indent=2))
    else:
        print(say("cli-data-written", folder=given.out, seconds=seconds, **counts))
    return 0


def _plan(given: argparse.Namespace, records: int) -> "DataPlan":
    from pyrite.lab.data import PLAN, DataPlan

    if given.records or given.database:
        return DataPlan(source="records" if given.records else "database", games=records)
    options = read_options(given, [given.players]) | {"players": given.players}
    bots = tuple(given.bots.split(","))
    check_bots(bots, given.game)
    seed = secrets.randbelow(1_000_000_000) if given.seed is None else given.seed
    begun = Path(given.out) / PLAN
    if given.seed is None and begun.exists():
        seed = int(json.loads(begun.read_text("utf-8")).get("seed", seed))
    return DataPlan(
        source="bots",
        game=given.game,
        options=options,
        bots=bots,
        games=given.games,
        seed=seed,
        talk=given.talk,
    )


def _records(given: argparse.Namespace) -> list[tuple[str, str]]:
    """The names and texts of the records that were asked for, in an order that is always the same."""
    if given.records and given.database:
        raise CommandError(say("cli-data-one-source"))
    if given.records:
        return [_checked(name) for name in sorted(given.records)]
    if given.database:
        extras.expect("server")
        return asyncio.run(_stored(given))
    return []


def _checked(name: str) -> tuple[str, str]:
    """The name and the text of a record; Refused if it cannot be played again."""
    text = read_text(name)
    read_record(name, text)
    return Path(name).stem, text


async def _stored(given: argparse.Namespace) -> list[tuple[str, str]]:
    """The records of finished games in a server's database; without names, and without the ids that addresses use."""
    from sqlalchemy import select

    from pyrite.cli import admin_tasks
    from pyrite.server.store.schema import RECORDS

    url = admin_tasks.where(given)
    admin_tasks.expect_there(url)
    async with admin_tasks.opened(url) as store, store.database.engine.connect() as connection:
        rows = await connection.execute(select(RECORDS.c.record).order_by(RECORDS.c.at, RECORDS.c.id))
        return [(f"game {number}", str(row.record)) for number, row in enumerate(rows)]


def _shown(written: "Iterator[DataPartResult]", plan: "DataPlan") -> "Iterator[DataPartResult]":
    """The same parts, with a progress bar in a terminal."""
    columns = (TextColumn(say("cli-column-games")), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task("games", total=plan.games)
        for part in written:
            progress.advance(task, part.games)
            yield part
