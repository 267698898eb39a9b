"""`pyrite admin copy`: from SQLite to PostgreSQL and back, row by row."""

import random
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select, update

from pyrite import cli
from pyrite.server.settings import ServerSettings
from pyrite.server.store.appends import Append
from pyrite.server.store.copy import COPIED, CopyDiffers, DatabaseNotEmpty, copy
from pyrite.server.store.moderation import Ban, BanKind, ModerationStore
from pyrite.server.store.schema import SECRETS
from pyrite.server.store.store import Store
from tests.server.conftest import GENEROUS, empty_postgres, serve

pytestmark = [pytest.mark.anyio, pytest.mark.once, pytest.mark.xdist_group("postgres")]


async def everything(store: Store) -> dict[str, set[tuple[Any, ...]]]:
    found = {}
    async with store.database.engine.connect() as connection:
        for table in COPIED:
            found[table.name] = {tuple(row) for row in await connection.execute(select(table))}
    return found


async def test_a_database_moves_to_postgresql_and_back(postgres: str, tmp_path: Path, thinkers: Any) -> None:
    first, last = (f"sqlite+aiosqlite:///{tmp_path / name}" for name in ("first.db", "last.db"))
    between = await empty_postgres(postgres)
    async with serve(ServerSettings(database=first, limits=GENEROUS), thinkers) as server:
        ann = server.person()
        code = await ann.play_now(options={"players": 3, "rounds": 1})
        async with ann.at(code) as chair:
            await chair.play_out(random.Random(1))
        await ann.make_table(options={"players": 3})
    source, middle, end = Store(first), Store(between), Store(last)
    for store in (source, middle, end):
        await store.start(alone=True)
    try:
        bans = ModerationStore(source)
        await bans.ban(Ban(kind=BanKind.IDENTITY, value="0" * 64, until=None, at=1, reason="spam"))
        rows = await copy(source, middle)
        assert rows["log"] > 10
        assert rows["records"] == rows["bans"] == 1
        await copy(middle, end)
        assert await everything(source) == await everything(middle) == await everything(end)
        await ModerationStore(middle).ban(Ban(kind=BanKind.IDENTITY, value="1" * 64, until=None, at=1, reason="again"))
        with pytest.raises(DatabaseNotEmpty):
            await copy(source, middle)
    finally:
        for store in (source, middle, end):
            await store.stop()
    async with serve(ServerSettings(database=between, limits=GENEROUS), thinkers) as server:
        twin = server.person()
        assert (await twin.get(f"/api/tables/{code}")).json()["table"]["status"] == "finished"


async def test_a_copy_that_differs_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source, target = (Store(f"sqlite+aiosqlite:///{tmp_path / name}") for name in ("source.db", "target.db"))
    for store in (source, target):
        await store.start(alone=True)
    secret = {"code": "ABCDEF", "round": 1, "secret": b"x" * 32}
    await source.save(Append(code="", statements=(insert(SECRETS).values(secret),)))
    save = target.save

    async def save_something_else(*appends: Append) -> None:
        await save(*appends)
        await save(Append(code="", statements=(update(SECRETS).values(secret=b"y" * 32),)))

    monkeypatch.setattr(target, "save", save_something_else)
    try:
        with pytest.raises(CopyDiffers, match="secrets"):
            await copy(source, target)
    finally:
        for store in (source, target):
            await store.stop()


def test_the_command_copies_files_and_says_how_much(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source, target = tmp_path / "source.db", tmp_path / "target.db"
    assert cli.main(["admin", "migrate", "--database", str(source)]) == 0
    assert cli.main(["admin", "copy", str(source), str(target)]) == 0
    assert "0 rows were copied and compared" in capsys.readouterr().out
    assert cli.main(["admin", "copy", str(tmp_path / "none.db"), str(target)]) == 2
