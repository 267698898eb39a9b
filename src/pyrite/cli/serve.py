"""`pyrite serve`: opens the tables to everyone who can reach this machine."""

import argparse
import contextlib
import socket
import sys
import webbrowser
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from pyrite.cli.errors import Refused
from pyrite.cli.sources import read_text

if TYPE_CHECKING:
    from pyrite.server.settings import ServerSettings


def add_to(commands: Any) -> None:
    """Adds the command to the parser."""
    command = commands.add_parser(
        "serve",
        help="open tables to play at, in the browser",
        description="Serves tables to this machine and its network. Friends open one of the addresses it prints.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog="example: pyrite serve --port 8420 --database tables.db",
    )
    for name, kind, metavar, meaning in (
        ("--host", str, "ADDRESS", "where to listen (default: everywhere; 127.0.0.1: on this machine alone)"),
        ("--port", port, "N", "the first port to try (default 8420; 0: any)"),
        ("--thinkers", count, "N", "processes for the bots (default 1)"),
        ("--settings", str, "FILE", "a TOML file with limits and more (docs/hosting.md)"),
    ):
        command.add_argument(name, type=kind, metavar=metavar, help=meaning)
    command.add_argument(
        *("--database", "-d"),
        metavar="ADDRESS",
        help="a SQLite file, or an address such as postgresql://user@host/name (else the one in your data folder)",
    )
    command.add_argument("--name", action="append", metavar="NAME", help="answer to this host name only; repeatable")
    command.add_argument("--no-browser", action="store_true", help="do not open the page here")
    command.add_argument(
        "--log", choices=("info", "warning", "error"), default="warning", help="how much is logged (default warning)"
    )
    command.set_defaults(run=run, command="serve")


def port(text: str) -> int:
    """The number of a port."""
    if not text.isascii() or not text.isdigit() or int(text) > 65_535:
        raise argparse.ArgumentTypeError(f"{text[:40]!r} is not a port from 0 to 65535")
    return int(text)


def count(text: str) -> int:
    """A number of processes."""
    if not text.isascii() or not text.isdigit() or not 1 <= int(text) <= 64:
        raise argparse.ArgumentTypeError(f"{text[:40]!r} is not a number from 1 to 64")
    return int(text)


def run(given: argparse.Namespace) -> int:
    """Serves until it is stopped."""
    from pyrite.server.addresses import bind  # what a server needs takes longer to load than most commands

    settings = read_arguments(given)
    try:
        listening = bind(settings.host, settings.port)
    except OSError as error:
        raise Refused(f"cannot listen on {settings.host}: {error.strerror}") from None
    with contextlib.closing(listening):
        number = listening.getsockname()[1]
        _serve(settings, listening, lambda: announce(settings, number, given.no_browser), given.log)
    return 0


def _serve(settings: "ServerSettings", listening: socket.socket, ready: Callable[[], None], level: str) -> None:
    import asyncio

    from sqlalchemy.exc import SQLAlchemyError

    from pyrite.server.migrating import NewerDatabase
    from pyrite.server.observing import write_logs
    from pyrite.server.serving import InUse, serve
    from pyrite.server.store import NotSaved

    write_logs(level)
    try:
        asyncio.run(serve(settings, listening, ready))
    except (InUse, NewerDatabase) as error:
        raise Refused(str(error), code=1) from None
    except FileNotFoundError as error:
        raise Refused(f"{error.filename} is gone; if the page is being built just now, try again", code=1) from None
    except (NotSaved, SQLAlchemyError, ImportError, OSError) as error:
        cause = getattr(error, "orig", None) or error
        raise Refused(f"the database cannot be used: {type(cause).__name__}", code=1) from None


def read_arguments(given: argparse.Namespace) -> "ServerSettings":
    """The settings of the file, if one is given, and what was said on the command line."""
    import msgspec

    from pyrite.server.settings import ServerSettings, database_url, read_settings

    settings = ServerSettings()
    if given.settings is not None:
        try:
            settings = read_settings(read_text(given.settings))
        except ValueError as error:
            raise Refused(f"{given.settings}: {error}") from None
    said = {name: getattr(given, name) for name in ("host", "port", "thinkers", "database")}
    said["hosts"] = tuple(name.lower() for name in given.name) if given.name else None
    settings = msgspec.structs.replace(settings, **{name: value for name, value in said.items() if value is not None})
    if not settings.database:
        return settings
    return msgspec.structs.replace(settings, database=database_url(settings.database))


def announce(settings: "ServerSettings", number: int, no_browser: bool) -> None:
    """Says where the tables are, with a QR code for a phone, and opens the page."""
    from pyrite.server.addresses import Where, addresses, qr

    if settings.port and number != settings.port:
        print(f"port {settings.port} is taken; this is {number}")
    found = addresses(settings.host, number)
    for address in found:
        print(f"{address.url:32} {address.where.value}")
    shared = [address.url for address in found if address.where is Where.NETWORK]
    is_terminal = sys.stdout.isatty()
    if shared and is_terminal:
        print(qr(shared[0]))
    print("stop with Ctrl-C", flush=True)
    if is_terminal and not no_browser:
        webbrowser.open(found[0].url)
