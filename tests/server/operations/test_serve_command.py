"""`pyrite serve` as a process of its own: it says where it is, serves, stops in peace."""

import json
import logging
import os
import re
import signal
import socket
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from pyrite.cli import main

pytestmark = pytest.mark.once


@pytest.fixture(autouse=True)
def _logs_stay() -> Iterator[None]:
    """The command sets logging up for a process of its own; this one goes on."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)


COMMAND = (sys.executable, "-m", "pyrite", "serve", "--host", "127.0.0.1")


@contextmanager
def serving(*arguments: str) -> Iterator[tuple[Any, str, list[str]]]:
    process = subprocess.Popen(
        [*COMMAND, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env={**os.environ}
    )
    assert process.stdout is not None
    try:
        lines: list[str] = []
        while not lines or "Ctrl-C" not in lines[-1]:
            line = process.stdout.readline()
            if not line:
                raise AssertionError(process.communicate()[1])
            lines.append(line.strip())
        url = next(found[0] for found in map(re.compile(r"http://\S+").search, lines) if found)
        yield process, url, lines
    finally:
        process.kill()
        process.communicate()


def fetch(url: str, body: Any = None) -> Any:
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(url, data, {"content-type": "application/json"})) as answer:
        return json.load(answer)


def test_a_server_serves_keeps_its_tables_and_stops_in_peace(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "settings.toml").write_text("[limits.records]\nburst = 1\neach = 1\nseconds = 3600\n")
    database = ("--database", str(tmp_path / "deep" / "tables.db"), "--settings", str(tmp_path / "settings.toml"))
    with socket.create_server(("127.0.0.1", 0)) as taken:
        number = taken.getsockname()[1]
        with serving(*database, "--port", str(number), "--log", "info") as (process, url, lines):
            assert lines[0].startswith(f"port {number} is taken")
            assert f":{number}/" not in url
            made = fetch(f"{url}api/play-now", {"id": "x", "level": "random"})
            for status in ("400", "429"):
                with pytest.raises(urllib.error.HTTPError, match=status):
                    fetch(f"{url}api/records", {"record": ""})
            with urllib.request.urlopen(f"{url}api/tables/{made['code']}/stream") as stream:
                assert json.loads(stream.readline())["type"] == "welcome"
                assert main(["serve", "--host", "127.0.0.1", "--port", "0", *database]) == 1
                assert re.fullmatch(r"pyrite serve: another server is using .*\n", capsys.readouterr().err)
                process.send_signal(signal.SIGTERM)
                last = [json.loads(line) for line in stream][-1]
                assert last["why"]["code"] == "stopping"
            _, errors = process.communicate(timeout=120)
    assert process.returncode == 0
    logged = [json.loads(line) for line in errors.splitlines()]
    assert [line["message"] for line in logged][-1] == "the server has stopped"
    assert made["code"] not in errors
    with serving(*database, "--port", "0") as (process, url, _):
        assert fetch(f"{url}health")["tables"] == 1
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=120)
        assert process.returncode == 0


@pytest.mark.parametrize(
    ("arguments", "code", "error"),
    [
        (("--port", "70000"), 2, "not a port"),
        (("--thinkers", "0"), 2, "not a number from 1 to 64"),
        (("--host", "203.0.113.1"), 2, "cannot listen on 203.0.113.1"),
        (("--settings", "no-such-file.toml"), 2, "cannot be read"),
        (("--database", "postgresql://nobody@127.0.0.1:1/none", "--port", "0"), 1, "cannot be used: "),
        (("--database", "nonsense://x", "--port", "0"), 1, "cannot be used: "),
    ],
)
def test_what_cannot_be_served_is_said_in_one_line(
    arguments: tuple[str, ...], code: int, error: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        raise SystemExit(main(["serve", "--host", "127.0.0.1", *arguments]))
    assert ended.value.code == code
    said = capsys.readouterr().err
    assert error in said
    assert said.count("\n") == 1


def test_settings_that_are_wrong_are_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for text, error in (
        ("nonsense = 1", "nonsense"),
        ("[limits]\ntables = 'many'", "limits.tables"),
        ("x", "Expected"),
    ):
        (tmp_path / "settings.toml").write_text(text)
        assert main(["serve", "--settings", str(tmp_path / "settings.toml")]) == 2
        assert error in capsys.readouterr().err


def test_a_short_secret_of_the_admin_page_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYRITE_ADMIN_SECRET", "short")
    database = str(tmp_path / "tables.db")
    assert main(["serve", "--host", "127.0.0.1", "--port", "0", "--database", database]) == 2
    assert "at least 12 characters" in capsys.readouterr().err
    assert not (tmp_path / "tables.db").exists()
