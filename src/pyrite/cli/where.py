"""Where the work of a command is done: `--cores N` processes of this machine, or `--on ray://…`, a cluster."""

import argparse
import contextlib
from collections.abc import Iterator

from pyrite.arena import workers
from pyrite.arena.cluster import SCHEME, OtherProgram
from pyrite.arena.workers import WorkPlace
from pyrite.cli import extras
from pyrite.cli.errors import CommandError
from pyrite.cli.messages import say
from pyrite.cli.options import at_least_one


def add_where(command: argparse.ArgumentParser) -> None:
    """The options that say where."""
    group = command.add_mutually_exclusive_group()
    group.add_argument("--cores", type=at_least_one, metavar="N", help=say("cli-match-cores"))
    group.add_argument("--on", type=address, metavar=f"{SCHEME}…", help=say("cli-match-on"))


def address(text: str) -> str:
    """The address of a cluster."""
    if not text.startswith(SCHEME) or text == SCHEME:
        raise argparse.ArgumentTypeError(say("cli-not-cluster", text=repr(text)))
    return text


def where(given: argparse.Namespace) -> WorkPlace:
    """What was asked for; all cores of this machine if nothing was."""
    return WorkPlace(given.cores or workers.all_cores(), given.on)


@contextlib.contextmanager
def refusing_cluster(cluster: str | None) -> Iterator[None]:
    """Refuses a cluster that cannot be reached or is not ours to use."""
    if cluster is not None:
        extras.expect("ray")
    try:
        yield
    except ConnectionError as error:
        raise CommandError(say("cli-no-cluster", address=str(cluster), why=str(error)), 1) from None
    except OtherProgram:
        raise CommandError(say("cli-cluster-differs", address=str(cluster)), 1) from None
