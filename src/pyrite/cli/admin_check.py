"""`pyrite admin check`: examines the database of a server, and salvages what can be read."""

import argparse
import asyncio
from pathlib import Path

import msgspec
from sqlalchemy.engine import URL, make_url

from pyrite.cli.admin_tasks import expect_there, opened, where
from pyrite.cli.errors import CommandError
from pyrite.cli.messages import say, say_fault
from pyrite.server.settings import database_url
from pyrite.server.store.check import Findings, check, tables_in
from pyrite.server.store.database import Database, shown
from pyrite.server.store.errors import NotSaved
from pyrite.server.store.reader import Reader
from pyrite.server.store.salvage import SalvageCounts, salvage


class CheckReport(msgspec.Struct):
    """What was found and salvaged, as `--json` prints it."""

    findings: Findings
    salvaged: SalvageCounts | None


def run(given: argparse.Namespace) -> int:
    """Examines the database; 0 if it is sound, 1 if not."""
    url = where(given)
    expect_there(url)
    target = _target(given.salvage) if given.salvage else None
    report = asyncio.run(_examine(url, target))
    if given.json:
        print(msgspec.json.format(msgspec.json.encode(report)).decode())
    else:
        _tell(report, url, target)
    return 0 if report.findings.is_sound else 1


def _target(given: str) -> URL:
    url = make_url(database_url(given))
    if url.get_backend_name() == "sqlite" and Path(str(url.database)).exists():
        raise CommandError(say("cli-there-already", file=shown(url)))
    return url


async def _examine(url: URL, target: URL | None) -> CheckReport:
    database = Database(url.render_as_string(hide_password=False))
    database.open()
    reader = Reader(database)
    try:
        await _expect_readable(reader, url)
        findings = await check(reader)
        if target is None:
            return CheckReport(findings, None)
        async with opened(target, alone=True) as store:
            return CheckReport(findings, await salvage(reader, store, findings))
    finally:
        await database.close()


async def _expect_readable(reader: Reader, url: URL) -> None:
    """Refuses what is not a database at all, or does not answer."""
    try:
        await tables_in(reader)
    except NotSaved as error:
        raise CommandError(say("cli-not-used", file=shown(url), why=say_fault(str(error))), code=1) from None


def _tell(report: CheckReport, url: URL, target: URL | None) -> None:
    findings = report.findings
    print(say("cli-check-tables", file=shown(url), count=findings.tables))
    for problem in findings.problems:
        print(say("cli-check-problem", why=say_fault(problem)))
    for damage in findings.damaged:
        print(say("cli-check-damaged", code=damage.code, why=say_fault(damage.why)))
    if findings.is_sound:
        print(say("cli-check-sound"))
    if report.salvaged is not None and target is not None:
        rows = sum(report.salvaged.rows.values())
        print(say("cli-check-salvaged", file=shown(target), count=rows))
        for name, count in report.salvaged.lost.items():
            print(say("cli-check-lost", name=name, count=count))
        for name in report.salvaged.unread:
            print(say("cli-check-unread", name=name))
