"""`pyrite admin`: looks after the database of a server: migrations, backups, copies, old tables, damage, figures."""

import argparse
import re
from collections.abc import Callable

from pyrite.cli import extras
from pyrite.cli.messages import Commands, add_command, add_language, say

HOURS = {"h": 1, "d": 24, "w": 24 * 7}


def add_to(commands: Commands) -> None:
    """Adds the command to the parser, with a subcommand for each task."""
    command = commands.add_parser(
        "admin",
        help=say("cli-admin-help"),
        description=say("cli-admin-what"),
        formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog=say("cli-example", command="pyrite admin backup tables-backup.db"),
    )
    add_language(command)
    parts = command.add_subparsers(metavar=say("cli-metavar-what"), required=True, parser_class=type(command))
    _add(parts, "migrate", "")
    backup_command = _add(parts, "backup", "tables-backup.db")
    backup_command.add_argument("file", metavar=say("cli-metavar-file"), help=say("cli-backup-file"))
    remove_command = _add(parts, "remove", "--older-than 30d --yes")
    remove_command.add_argument(
        "--older-than",
        dest="hours",
        type=age,
        required=True,
        metavar=say("cli-metavar-age"),
        help=say("cli-remove-older"),
    )
    remove_command.add_argument("--unfinished", action="store_true", help=say("cli-remove-unfinished"))
    remove_command.add_argument("--records", action="store_true", help=say("cli-remove-records"))
    remove_command.add_argument("--yes", action="store_true", help=say("cli-remove-yes"))
    check_command = _add(parts, "check", "--salvage rescued.db")
    check_command.add_argument("--salvage", metavar=say("cli-metavar-address"), help=say("cli-check-salvage"))
    check_command.add_argument("--json", action="store_true", help=say("cli-option-json"))
    copy_command = add_command(parts, "admin copy", "tables.db postgresql://pyrite@localhost/pyrite", run)
    for name in ("source", "target"):
        copy_command.add_argument(name, metavar=say("cli-metavar-address"), help=say(f"cli-copy-{name}"))
    copy_command.set_defaults(part="copy")
    stats_command = _add(parts, "stats", "--json")
    stats_command.add_argument("--json", action="store_true", help=say("cli-option-json"))


def _add(parts: Commands, name: str, example: str) -> argparse.ArgumentParser:
    part = add_command(parts, f"admin {name}", example, run)
    part.add_argument(
        "--database", "-d", default="", metavar=say("cli-metavar-address"), help=say("cli-option-database")
    )
    part.set_defaults(part=name)
    return part


def age(text: str) -> int:
    """How many hours an age such as 12h, 30d or 8w has."""
    found = re.fullmatch(r"([1-9]\d{0,4})([hdw])", text, re.ASCII)
    if not found:
        raise argparse.ArgumentTypeError(say("cli-not-an-age", text=repr(text[:40])))
    return int(found[1]) * HOURS[found[2]]


def run(given: argparse.Namespace) -> int:
    """Does one of these things."""
    extras.expect("server")
    for address in (getattr(given, name, "") for name in ("database", "source", "target")):
        extras.expect_driver(address or "")
    from pyrite.cli import (
        admin_check,
        admin_copy,
        admin_tasks,
    )  # loading what speaks to databases takes longer than most commands

    parts: dict[str, Callable[[argparse.Namespace], int]] = {
        "migrate": admin_tasks.migrate,
        "backup": admin_tasks.backup,
        "remove": admin_tasks.remove,
        "check": admin_check.run,
        "copy": admin_copy.run,
        "stats": admin_tasks.stats,
    }
    return parts[given.part](given)
