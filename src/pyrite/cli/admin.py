"""`pyrite admin`: looks after the database of a server: migrations, backups, old tables, figures."""

import argparse
import re
from collections.abc import Callable
from typing import Any

HOURS = {"h": 1, "d": 24, "w": 24 * 7}


def add_to(commands: Any) -> None:
    """Adds the command, with one of its own for each thing to do, to the parser."""
    command = commands.add_parser(
        "admin",
        help="look after the database of a server",
        description="Looks after the database of a server: migrations, backups, old tables, figures.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog="example: pyrite admin backup tables-backup.db",
    )
    parts = command.add_subparsers(metavar="WHAT", required=True, parser_class=type(command))
    _add(parts, "migrate", "bring the database up to date; `pyrite serve` does it too", "")
    backup_command = _add(parts, "backup", "copy a SQLite database while it is in use", "tables-backup.db")
    backup_command.add_argument("file", metavar="FILE", help="where the copy goes; nothing is overwritten")
    remove_command = _add(parts, "remove", "remove old tables", "--older-than 30d --yes")
    remove_command.add_argument(
        *("--older-than",), dest="hours", type=age, required=True, metavar="AGE", help="untouched for 12h, 30d or 8w"
    )
    remove_command.add_argument("--unfinished", action="store_true", help="also games not ended; stop the server first")
    remove_command.add_argument("--records", action="store_true", help="also records of that age")
    remove_command.add_argument("--yes", action="store_true", help="do not ask")
    stats_command = _add(parts, "stats", "count what is there", "--json")
    stats_command.add_argument("--json", action="store_true", help="print the figures as JSON")


def _add(parts: Any, name: str, what: str, example: str) -> Any:
    part = parts.add_parser(
        name,
        help=what,
        description=f"{what[0].upper()}{what[1:]}.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog=f"example: pyrite admin {name} {example}".rstrip(),
    )
    part.add_argument(
        *("--database", "-d"),
        default="",
        metavar="ADDRESS",
        help="a SQLite file, or an address such as postgresql://user@host/name (else the one in your data folder)",
    )
    part.set_defaults(run=run, part=name, command=f"admin {name}")
    return part


def age(text: str) -> int:
    """How many hours an age such as 12h, 30d or 8w has."""
    found = re.fullmatch(r"([1-9]\d{0,4})([hdw])", text, re.ASCII)
    if not found:
        raise argparse.ArgumentTypeError(f"{text[:40]!r} is not an age such as 12h, 30d or 8w")
    return int(found[1]) * HOURS[found[2]]


def run(given: argparse.Namespace) -> int:
    """Does one of these things."""
    from pyrite.cli import keeping  # loading what speaks to databases takes longer than most commands

    parts: dict[str, Callable[[argparse.Namespace], int]] = {
        "migrate": keeping.migrate,
        "backup": keeping.backup,
        "remove": keeping.remove,
        "stats": keeping.stats,
    }
    return parts[given.part](given)
