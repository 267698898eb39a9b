"""Databases for the tests of `pyrite admin`, and looks into them."""

import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

from pyrite.server.messages import Settings
from pyrite.server.store.appends import Append, StoredRecord
from pyrite.server.store.store import Store
from pyrite.server.tables import entries as log

DAY = 24 * 3600 * 1000
NOW = round(time.time() * 1000)
SETUP = log.Setup(game="saboteur", options={"players": 3}, title="", settings=Settings())


async def fill(url: str) -> None:
    store = Store(url)
    await store.start()
    for code, status, days in (("OLDEND", "finished", 40), ("OLDRUN", "playing", 35), ("NEWRUN", "playing", 0)):
        at = NOW - days * DAY
        entries = [log.LogEntry(seq, at + seq, "somebody", SETUP) for seq in range(1, 4)]
        answer = ("somebody", f"id {code}", "{}")
        record = StoredRecord(f"record{code}", code, at, ("Ann",), "pyrite 1\n") if code != "OLDRUN" else None
        append = Append(
            code=code, entries=entries, answer=answer, secrets={1: bytes(32)}, status=status, is_new=True, record=record
        )
        await store.save(append)
    await store.stop()


def rows(path: Path, query: str) -> list[Any]:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(query).fetchall()


def codes(path: Path) -> set[str]:
    return {code for (code,) in rows(path, "select code from tables")}


def refused(outcome: tuple[int, str, str], code: int) -> str:
    got, out, err = outcome
    assert got == code, (out, err)
    assert err.count("\n") == 1
    assert err.startswith("pyrite admin")
    assert "Traceback" not in err
    return err
