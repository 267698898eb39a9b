"""`pyrite admin copy`: moves everything from one database to another, from SQLite to PostgreSQL or back."""

import argparse
import asyncio

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import SQLAlchemyError

from pyrite.cli.admin_tasks import expect_there, opened
from pyrite.cli.errors import CommandError
from pyrite.cli.messages import say
from pyrite.server.settings import database_url
from pyrite.server.store.copy import CopyDiffers, DatabaseNotEmpty, copy
from pyrite.server.store.database import shown
from pyrite.server.store.errors import InUse


def run(given: argparse.Namespace) -> int:
    """Copies and compares; nobody may use either database meanwhile."""
    source, target = _address(given.source), _address(given.target)
    expect_there(source)
    try:
        rows = asyncio.run(_copy(source, target))
    except InUse:
        raise CommandError(say("cli-copy-in-use")) from None
    except DatabaseNotEmpty as error:
        raise CommandError(say("cli-copy-not-empty", file=shown(target), name=str(error))) from None
    except CopyDiffers as error:
        raise CommandError(say("cli-copy-differs", name=str(error)), code=1) from None
    print(say("cli-copied", file=shown(target), count=sum(rows.values())))
    return 0


def _address(text: str) -> URL:
    try:
        return make_url(database_url(text))
    except (SQLAlchemyError, ValueError):
        raise CommandError(say("cli-no-database-address")) from None


async def _copy(source: URL, target: URL) -> dict[str, int]:
    async with opened(source, alone=True) as reading, opened(target, alone=True) as writing:
        return await copy(reading, writing)
