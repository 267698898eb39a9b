"""`pyrite admin`: migrations, backups while somebody writes, old tables, figures; on real databases."""

import asyncio
import io
import json
import re
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from pyrite.server.store.appends import Append
from pyrite.server.store.migrations import versions
from pyrite.server.store.store import Store
from pyrite.server.tables import entries as log
from tests.cli.databases import NOW, SETUP, codes, fill, refused, rows

pytestmark = pytest.mark.once

COMMAND = "admin"


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """A database with a finished table, an unfinished one and a new one, 40, 35 and 0 days old, and two records."""
    path = tmp_path / "tables.db"
    asyncio.run(fill(f"sqlite+aiosqlite:///{path}"))
    return path


# Arguments


@pytest.mark.parametrize("part", ["migrate", "backup", "remove", "check", "stats"])
def test_every_part_has_help_with_an_example(run, part):
    code, out, err = run(part, "--help")
    assert (code, err) == (0, "")
    assert out.rstrip("\n").split("\n")[-1].startswith(f"example: pyrite admin {part}")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ([], "WHAT"),
        (["dance"], "dance"),
        (["backup"], "FILE"),
        (["remove"], "--older-than"),
        (["remove", "--older-than", "30"], "30d"),
        (["remove", "--older-than", "0d"], "30d"),
        (["remove", "--older-than", "-1d"], "--older-than"),
        (["remove", "--older-than", "\u0663d"], "30d"),
        (["stats", "--database", "http://a:b:c"], "--database"),
    ],
)
def test_wrong_arguments_are_said_in_one_line(run, arguments, said):
    assert said in refused(run(*arguments), 2)


@pytest.mark.parametrize("part", [["backup", "copy.db"], ["stats"], ["check"], ["remove", "--older-than", "30d"]])
def test_a_database_that_is_not_there_is_not_made(run, part, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert "does not exist" in refused(run(*part, "--database", "nowhere.db"), 2)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("part", ["stats", "check"])
def test_a_server_that_does_not_answer_is_said_without_its_password(run, part):
    said = refused(run(part, "--database", "postgresql://me:hushhush@127.0.0.1:1/tables"), 1)
    assert "127.0.0.1:1" in said
    assert "hushhush" not in said


def test_a_file_that_is_not_a_database_is_said(run, tmp_path):
    path = tmp_path / "tables.db"
    path.write_text("my dear diary, " * 100)
    assert "cannot be used: file is not a database" in refused(run("stats", "--database", str(path)), 1)
    assert "cannot be written" in refused(run("backup", str(tmp_path / "copy.db"), "--database", str(path)), 1)
    salvage = ("--salvage", str(tmp_path / "rescued.db"), "--database", str(path))
    assert f"{path} cannot be used: file is not a database" in refused(run("check", *salvage), 1)
    assert [one.name for one in tmp_path.iterdir()] == ["tables.db"]


# Migrations


def test_a_database_is_made_and_brought_up_to_date(run, tmp_path):
    path = tmp_path / "folder" / "tables.db"
    newest = max(one.name[1:5] for one in Path(versions.__path__[0]).glob("m[0-9]*.py"))
    for _ in range(2):
        code, out, _ = run("migrate", "--database", str(path))
        assert (code, out) == (0, f"{path} is at revision {newest}\n")
    assert codes(path) == set()


def test_a_database_of_a_later_version_is_left_alone(run, database):
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("update alembic_version set version_num = '9999'")
    assert "newer version" in refused(run("migrate", "--database", str(database)), 1)
    assert rows(database, "select version_num from alembic_version") == [("9999",)]


# Backup


def test_a_backup_is_the_whole_database_in_one_file_for_its_owner_alone(run, database, tmp_path):
    copy = tmp_path / "copy.db"
    code, out, _ = run("backup", str(copy), "--database", str(database))
    assert code == 0
    assert re.fullmatch(re.escape(str(copy)) + r": [\d,]+ bytes, checked\n", out)
    for table in ("tables", "log", "commands", "secrets", "records"):
        assert rows(copy, f"select * from {table}") == rows(database, f"select * from {table}")
        assert rows(copy, f"select count(*) from {table}") != [(0,)]
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert sorted(one.name for one in tmp_path.iterdir()) == ["copy.db", "tables.db"]


def test_a_backup_serves_as_a_database(run, database, tmp_path):
    copy = tmp_path / "copy.db"
    run("backup", str(copy), "--database", str(database))
    assert run("stats", "--database", str(copy), "--json")[0] == 0


def test_nothing_is_overwritten_by_a_backup(run, database, tmp_path):
    copy = tmp_path / "copy.db"
    copy.write_text("dear to me")
    assert "already exists" in refused(run("backup", str(copy), "--database", str(database)), 2)
    assert copy.read_text() == "dear to me"


def test_a_backup_into_no_folder_is_refused(run, database, tmp_path):
    assert "cannot be written" in refused(
        run("backup", str(tmp_path / "no" / "copy.db"), "--database", str(database)), 1
    )


def test_postgresql_is_backed_up_with_its_own_tool(run):
    assert "pg_dump" in refused(run("backup", "copy.db", "--database", "postgresql://me:hushhush@host/tables"), 2)


def test_a_backup_while_somebody_writes_is_of_one_moment(database, tmp_path):
    """Every append writes an entry and its answer in one transaction: no copy may have one without the other."""

    async def write_meanwhile() -> int:
        store = Store(f"sqlite+aiosqlite:///{database}")
        await store.start()
        copies = asyncio.create_task(make_copies())
        seq = 3
        while not copies.done():
            seq += 1
            entries = [log.LogEntry(seq, NOW, "somebody", SETUP)]
            answer = ("somebody", f"id {seq}", "{}")
            await store.save(Append(code="NEWRUN", after=log.LogPlace(seq - 1, None), entries=entries, answer=answer))
            await asyncio.sleep(0.002)
        await store.stop()
        await copies
        return seq

    async def make_copies() -> None:
        for number in range(3):
            arguments = ["admin", "backup", str(tmp_path / f"copy{number}.db"), "--database", str(database)]
            process = await asyncio.create_subprocess_exec(sys.executable, "-m", "pyrite", *arguments, stdout=-3)
            assert await process.wait() == 0

    written = asyncio.run(write_meanwhile())
    lengths = []
    for number in range(3):
        copy = tmp_path / f"copy{number}.db"
        seqs = [seq for (seq,) in rows(copy, "select seq from log where code = 'NEWRUN' order by seq")]
        assert seqs == list(range(1, len(seqs) + 1))
        answers = {answer for (answer,) in rows(copy, "select id from commands where code = 'NEWRUN'")}
        assert answers == {"id NEWRUN", *(f"id {seq}" for seq in seqs[3:])}
        lengths.append(len(seqs))
    assert 3 < lengths[0] < lengths[2] <= written, "it was written while the copies were made"


# Old tables


def test_old_finished_tables_are_removed_and_nothing_else(run, database):
    code, out, _ = run("remove", "--older-than", "30d", "--yes", "--database", str(database))
    assert code == 0
    assert re.search(r"^OLDEND  finished       3 entries, the last on \d{4}-\d\d-\d\d$", out, re.MULTILINE)
    assert out.endswith("removed 1 table\n")
    assert codes(database) == {"OLDRUN", "NEWRUN"}
    for table in ("log", "commands", "secrets"):
        assert {code for (code,) in rows(database, f"select distinct code from {table}")} == {"OLDRUN", "NEWRUN"}
    assert len(rows(database, "select * from records")) == 2, "records stay"


def test_unfinished_tables_and_records_are_removed_when_asked_for(run, database):
    arguments = ["--older-than", "5w", "--unfinished", "--records", "--yes", "--database", str(database)]
    code, out, _ = run("remove", *arguments)
    assert code == 0
    assert "OLDRUN  playing" in out
    assert out.endswith("removed 2 tables, 1 record\n")
    assert codes(database) == {"NEWRUN"}
    assert rows(database, "select id from records") == [("recordNEWRUN",)]


def test_nothing_old_enough_is_said(run, database):
    code, out, _ = run("remove", "--older-than", "41d", "--yes", "--database", str(database))
    assert (code, out) == (0, "nothing is that old\n")
    assert len(codes(database)) == 3


def test_without_somebody_to_ask_nothing_is_removed(run, database, monkeypatch):
    monkeypatch.setattr(sys, "stdin", io.StringIO("y\n"))
    assert "--yes" in refused(run("remove", "--older-than", "30d", "--database", str(database)), 2)
    assert len(codes(database)) == 3


@pytest.mark.parametrize(("answer", "left"), [("y", 2), ("Yes", 2), ("n", 3), ("", 3), ("remove", 3)])
def test_somebody_is_asked(run, database, monkeypatch, answer, left):
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    monkeypatch.setattr(sys, "stdin", Terminal(f"{answer}\n"))
    assert run("remove", "--older-than", "30d", "--database", str(database))[0] == 0
    assert len(codes(database)) == left


@pytest.fixture
def in_use(database: Path) -> Iterator[None]:
    """A server has the database open."""
    arguments = ["serve", "--host", "127.0.0.1", "--port", "0", "--database", str(database), "--no-browser"]
    with subprocess.Popen([sys.executable, "-m", "pyrite", *arguments], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline().startswith("http://127.0.0.1:")
        yield
        process.terminate()
        process.communicate(timeout=120)


@pytest.mark.usefixtures("in_use")
def test_unfinished_tables_are_not_removed_under_a_running_server(run, database):
    arguments = ["--older-than", "30d", "--yes", "--database", str(database)]
    assert "stop the server" in refused(run("remove", "--unfinished", *arguments), 2)
    assert len(codes(database)) == 3
    assert run("remove", *arguments)[0] == 0, "finished ones may go"
    assert len(codes(database)) == 2


# Figures


def test_what_is_there_is_counted(run, database):
    code, out, _ = run("stats", "--database", str(database), "--json")
    report = json.loads(out)
    assert code == 0
    assert report["tables"] == {"finished": 1, "playing": 2}
    assert (report["entries"], report["commands"], report["records"], report["links"]) == (9, 3, 2, 0)
    assert report["bytes"] == database.stat().st_size
    assert report["last"] == NOW + 3


def test_figures_are_shown_to_people(run, database):
    code, out, _ = run("stats", "--database", str(database))
    assert code == 0
    assert re.search(r"tables +1 finished, 2 playing", out)
    assert re.search(r"entries +9\n", out)
