"""`pyrite serve`: opens the tables to everyone who can reach this machine."""

import argparse
import contextlib
import ipaddress
import socket
import sys
import webbrowser
from collections.abc import Callable
from typing import TYPE_CHECKING

from pyrite.cli import extras
from pyrite.cli.errors import CommandError
from pyrite.cli.inputs import read_text
from pyrite.cli.messages import Commands, add_command, say, say_fault, trouble

if TYPE_CHECKING:
    from pyrite.server.settings import ServerSettings


def add_to(commands: Commands) -> None:
    """Adds the command to the parser."""
    command = add_command(commands, "serve", "--port 8420 --database tables.db", run)
    address, file, name = say("cli-metavar-address"), say("cli-metavar-file"), say("cli-metavar-name")
    command.add_argument("--host", metavar=address, help=say("cli-serve-host"))
    command.add_argument("--port", type=port, metavar="N", help=say("cli-serve-port"))
    command.add_argument("--thinkers", type=count, metavar="N", help=say("cli-serve-thinkers"))
    command.add_argument("--settings", metavar=file, help=say("cli-serve-settings"))
    command.add_argument("--database", "-d", metavar=address, help=say("cli-option-database"))
    command.add_argument("--bus", type=bus, metavar=address, help=say("cli-serve-bus"))
    command.add_argument("--name", action="append", metavar=name, help=say("cli-serve-name"))
    command.add_argument("--proxy", action="append", type=network, metavar=address, help=say("cli-serve-proxy"))
    command.add_argument("--public", action="store_true", help=say("cli-serve-public"))
    command.add_argument("--no-browser", action="store_true", help=say("cli-serve-no-browser"))
    levels = ("info", "warning", "error")
    command.add_argument("--log", choices=levels, default="warning", help=say("cli-serve-log"))


def port(text: str) -> int:
    """The number of a port."""
    if not text.isascii() or not text.isdigit() or int(text) > 65_535:
        raise argparse.ArgumentTypeError(say("cli-not-a-port", text=repr(text[:40])))
    return int(text)


def network(text: str) -> str:
    """The address of a proxy, or a network of them."""
    try:
        return str(ipaddress.ip_network(text, strict=False))
    except ValueError:
        raise argparse.ArgumentTypeError(say("cli-not-a-proxy", text=repr(text[:40]))) from None


def bus(text: str) -> str:
    """The address of a NATS server."""
    if not text.startswith(("nats://", "tls://", "ws://", "wss://")):
        raise argparse.ArgumentTypeError(say("cli-not-a-bus", text=repr(text[:40])))
    return text


def count(text: str) -> int:
    """A number of processes."""
    if not text.isascii() or not text.isdigit() or not 1 <= int(text) <= 64:
        raise argparse.ArgumentTypeError(say("cli-not-up-to-64", text=repr(text[:40])))
    return int(text)


def run(given: argparse.Namespace) -> int:
    """Serves until it is stopped."""
    extras.expect("server")
    from pyrite.server.operations.addresses import bind  # what a server needs takes longer to load than most commands

    settings = read_arguments(given)
    extras.expect_driver(settings.database)
    if settings.bus:
        extras.expect("nats")
    if settings.traces:
        extras.expect("telemetry")
    try:
        listening = bind(settings.host, settings.port)
    except OSError as error:
        raise CommandError(say("cli-not-listening", host=settings.host, why=trouble(error))) from None
    with contextlib.closing(listening):
        number = listening.getsockname()[1]
        _serve(settings, listening, lambda: announce(settings, number, given.no_browser), given.log)
    return 0


def _serve(settings: "ServerSettings", listening: socket.socket, ready: Callable[[], None], level: str) -> None:
    import asyncio

    from sqlalchemy.exc import SQLAlchemyError

    from pyrite.server.operations.metrics import write_logs
    from pyrite.server.run import serve
    from pyrite.server.store.database import shown
    from pyrite.server.store.errors import InUse, NotSaved, describe
    from pyrite.server.store.migrate import NewerDatabase
    from pyrite.server.wire.admin_page import SHORTEST_SECRET, NoSecret

    write_logs(level)
    try:
        asyncio.run(serve(settings, listening, ready))
    except NoSecret:
        raise CommandError(say("cli-admin-secret", count=str(SHORTEST_SECRET))) from None
    except InUse:
        raise CommandError(say("cli-database-in-use"), code=1) from None
    except NewerDatabase:
        raise CommandError(say("cli-database-newer"), code=1) from None
    except FileNotFoundError as error:
        raise CommandError(say("cli-file-gone", file=str(error.filename)), code=1) from None
    except (NotSaved, SQLAlchemyError, ImportError, OSError) as error:
        raise CommandError(
            say("cli-database-unusable", file=shown(settings.database_url), why=say_fault(describe(error))), code=1
        ) from None


def read_arguments(given: argparse.Namespace) -> "ServerSettings":
    """The settings of the file, if one is given, and what was said on the command line."""
    import msgspec

    from pyrite.server.settings import database_url, read_settings

    text = "" if given.settings is None else read_text(given.settings)
    try:
        settings = read_settings(text, public=given.public)
    except ValueError as error:
        raise CommandError(say("cli-wrong-settings", file=str(given.settings), why=str(error))) from None
    said = {name: getattr(given, name) for name in ("host", "port", "thinkers", "database", "bus")}
    said["hosts"] = tuple(name.lower() for name in given.name) if given.name else None
    said["proxies"] = tuple(given.proxy) if given.proxy else None
    settings = msgspec.structs.replace(settings, **{name: value for name, value in said.items() if value is not None})
    if settings.public:
        _expect_public(settings)
    if settings.bus and not settings.database.startswith("postgres"):
        raise CommandError(say("cli-bus-needs-postgresql"))
    if not settings.database:
        return settings
    return msgspec.structs.replace(settings, database=database_url(settings.database))


def _expect_public(settings: "ServerSettings") -> None:
    """Refused for a public server with a setting that is unsafe on the open internet."""
    from pyrite.server.settings import UnsafeSetting, expect_public

    try:
        expect_public(settings)
    except UnsafeSetting as unsafe:
        why = say(f"cli-public-{unsafe.what}", proxy=unsafe.value, names=unsafe.value)
        raise CommandError(say("cli-public-unsafe", why=why)) from None


def announce(settings: "ServerSettings", number: int, no_browser: bool) -> None:
    """Says where the tables are, with a QR code for a phone, and opens the page."""
    from pyrite.server.operations.addresses import AddressScope, addresses, qr

    if settings.port and number != settings.port:
        print(say("cli-port-taken", port=str(settings.port), number=str(number)))
    found = addresses(settings.host, number)
    for address in found:
        where = say(f"cli-where-{address.where.name.lower()}")
        print(f"{address.url:32} {where}")
    shared = [address.url for address in found if address.where is AddressScope.NETWORK]
    is_terminal = sys.stdout.isatty()
    if shared and is_terminal:
        print(qr(shared[0]))
    print(say("cli-stop-with"), flush=True)
    if is_terminal and not no_browser:
        webbrowser.open(found[0].url)
