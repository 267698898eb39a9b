"""The server is killed in the middle of everything, its database taken away: nothing acknowledged or shown is lost."""

import asyncio
import contextlib
import os
import random
import signal
import sys
from collections import Counter
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from pyrite import fairness
from pyrite.server.settings import database_url
from pyrite.server.store.appends import Append
from pyrite.server.store.errors import NotSaved
from pyrite.server.store.store import Store
from pyrite.server.tables import entries as log
from pyrite.server.tables import table_view
from pyrite.server.tables.table import Table
from tests.server.players import Evening, Player, Tables, has_finished, headers_of
from tests.server.postgres import Postgres, postgres
from tests.server.process import Process, process, wait_for

pytestmark = [pytest.mark.once, pytest.mark.slow]

KILLS = int(os.environ.get("PYRITE_KILLS", "3"))  # many more of them in a soak
KILLS_OF_POSTGRESQL = int(os.environ.get("PYRITE_KILLS", "2"))
RESENT = 3  # of each player's commands

Trouble = Callable[[Evening], Coroutine[None, None, None]]
MANY: Tables = [
    ("saboteur", 3, 0, {"rounds": 3}),
    ("saboteur", 3, 0, {"rounds": 2, "bonus_nuggets": True}),
    ("saboteur", 4, 0, {"rounds": 2, "edition": "classic"}),
    ("saboteur", 1, 2, {"rounds": 2}),
    ("saboteur", 2, 2, {"rounds": 2}),
    ("lost-mines", 3, 0, {"rounds": 1}),
    ("lost-mines", 1, 3, {"rounds": 1}),
]
# Bytes of a file: the server's own log is shorter, and SQLite's log, which begins again now and then, is longer.
FULL = 16_384
FEW: Tables = [
    ("saboteur", 3, 0, {"rounds": 2}),
    ("saboteur", 1, 2, {"rounds": 1}),
    ("lost-mines", 3, 0, {"rounds": 1}),
]


async def play(server: Process, tables: Tables, trouble: Trouble) -> list[list[Player]]:
    """Lets everybody play while there is trouble, and on until every game is over; the people of each game."""
    evening = Evening(lambda: server.port)
    await evening.play(tables, trouble(evening))
    return evening.played


async def until(holds: Callable[[], bool], seconds: float = 120) -> None:
    """Waits for something without standing in the way of those who play."""
    async with asyncio.timeout(seconds):
        while not holds():
            await asyncio.sleep(0.01)


async def kill_again_and_again(server: Process, evening: Evening, kills: int) -> None:
    """Kills the server at random moments, sometimes before it has quite started."""
    chance = random.Random(f"kills {kills}")
    for kill in range(kills):
        people = evening.people
        wanted = {player.name: player.welcomes + 1 for player in people if not has_finished(player)}
        await until(lambda: all(has_finished(one) or one.welcomes >= wanted.get(one.name, 0) for one in people))  # noqa: B023
        await asyncio.sleep(chance.uniform(0.0, 0.6))
        workers = server.children()
        server.end(signal.SIGKILL)
        if kill % 2:
            server.launch()
            await asyncio.sleep(chance.uniform(0.1, 1.2))
            server.end(signal.SIGKILL)
        await asyncio.to_thread(server.begin)
        await asyncio.to_thread(wait_for, lambda: not any(map(is_process, workers)))  # noqa: B023


def is_process(pid: int) -> bool:
    """Whether a process is still there."""
    with contextlib.suppress(OSError):
        return "pyrite.server.bots.worker" in Path(f"/proc/{pid}/cmdline").read_text()
    return False


async def resend(server: Process, players: list[Player]) -> None:
    """The same commands again, long after the game and its restarts, get their first answers."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}", timeout=120) as client:
        for player in players:
            some = random.Random(player.name).sample(sorted(player.commands), min(RESENT, len(player.commands)))
            for command in some:
                path = f"/api/tables/{player.code}/commands"
                while True:
                    answer = await client.post(path, json=player.commands[command], headers=headers_of(player.token))
                    if answer.json().get("why", {}).get("code") != "too_fast":  # as many lines of talk as we send here
                        break
                    await asyncio.sleep(0.5)
                assert answer.json() == player.done[command]


# What is compared afterwards.


async def check(url: str, played: list[list[Player]]) -> None:
    """Compares what all players noted with what the database holds."""
    store = Store(url)
    await store.start()
    try:
        for players in played:
            code = players[0].code
            rows = await store.entries(code)
            entries = [log.LogEntry(row.seq, row.at, row.who, log.read(row.entry)) for row in rows]
            check_commands(players, entries, await store.answers(code))
            table = check_shown(players, entries)
            assert table.record is not None
            kept = await store.record(table.record)
            assert kept is not None
            assert fairness.check(kept.record).troubles == []
    finally:
        await store.stop()


def check_commands(players: list[Player], entries: list[log.LogEntry], answers: dict[tuple[str, str], str]) -> None:
    """Every acknowledged command is in the log, once."""
    assert [logged.seq for logged in entries] == list(range(1, len(entries) + 1))
    steps = Counter(logged.what.seat for logged in entries if isinstance(logged.what, log.Step))
    lines = Counter(logged.what.seat for logged in entries if isinstance(logged.what, log.Spoke))
    stored = {command: msgspec.json.decode(answer) for (_, command), answer in answers.items()}
    for player in players:
        assert player.done.keys() == player.commands.keys(), "a command has no answer"
        for command, done in player.done.items():
            assert stored[command] == done
            check_entry(player.commands[command], player.seat, done["seq"], entries)
        wishes = Counter(command["do"] for command in player.commands.values())
        assert (wishes["play"], wishes["say"]) == (steps[player.seat], lines[player.seat])


def check_entry(command: dict[str, Any], seat: int, seq: int, entries: list[log.LogEntry]) -> None:
    """The entry that a command led to is where its answer says; behind the last move the secrets are opened."""
    entry: Any = entries[seq - 1].what
    if command["do"] == "say":
        assert (entry.seat, entry.text) == (seat, command["text"])
        return
    if not isinstance(entry, log.Step):
        entry = entries[seq - 2].what
    assert (entry.seat, entry.action) == (seat, command["action"])


def check_shown(players: list[Player], entries: list[log.LogEntry]) -> Table:
    """Nothing was shown that is not in the log just so, and everything up to the end was shown."""
    table = Table(players[0].code)
    for logged in entries:
        remembered = table.apply(logged)
        for player in players:
            shown = msgspec.json.decode(msgspec.json.encode(table_view.happened(table, [remembered], player.seat)))
            if logged.seq in player.shown:
                assert [player.shown[logged.seq]] == shown
    assert table.status.value == "finished"
    for player in players:
        assert max(player.shown) == len(entries)
        assert min(player.shown) == 1
        shown = [one for one in entries if not isinstance(one.what, log.UNTOLD)]
        assert len(player.shown) == len(shown), "an entry was never shown"
    return table


def check_logs(server: Process, played: list[list[Player]], secrets: list[str], *, with_alarm: bool = False) -> None:
    """The server's own log is without errors, tokens, secrets and cards; with an alarm if there was trouble."""
    logs = server.logs.read_text()
    actions = {
        command["action"]
        for players in played
        for one in players
        for command in one.commands.values()
        if "action" in command
    }
    hidden = [player.token for players in played for player in players]
    hidden += [player.name for players in played for player in players]
    hidden += [action for action in actions if len(action) > 6]
    assert logs.count("all tables are loaded") >= server.begun
    assert [word for word in (*hidden, *secrets) if word in logs] == []
    said = [msgspec.json.decode(line) for line in logs.splitlines()]
    assert {line["level"] for line in said if line["logger"] != "pyrite.alarms"} <= {"info", "warning"}
    alarms = [line["message"] for line in said if line["logger"] == "pyrite.alarms"]
    assert ("alarm" in alarms, "alarm over" in alarms) == (with_alarm, with_alarm)


def secrets_of(played: list[list[Player]]) -> list[str]:
    return [secret for players in played for secret in players[0].table["secrets"]]


# The tests.


@pytest.fixture(scope="module")
def database() -> Iterator[Postgres]:
    """A PostgreSQL of this module's own, since it is taken away."""
    with postgres() as running:
        yield running


# With PostgreSQL, workers of a fleet are killed at every point in `make test`: tests/server/fleet/test_fleet_crash.py.
@pytest.mark.parametrize(
    "kind", ["sqlite", pytest.param("postgresql", marks=[pytest.mark.xdist_group("postgresql"), pytest.mark.long])]
)
def test_killed_again_and_again_the_server_loses_nothing_acknowledged_or_shown(kind, tmp_path, request):
    if kind == "sqlite":
        address, kills, tables = str(tmp_path / "tables.db"), KILLS, MANY
    else:
        address, kills = request.getfixturevalue("database").url, KILLS_OF_POSTGRESQL
        tables = MANY if kills > 2 else FEW

    async def crash() -> None:
        with process(address, tmp_path) as server:
            played = await play(server, tables, lambda evening: kill_again_and_again(server, evening, kills))
            for players in played:
                await resend(server, players)
            assert server.begun == kills + 1
            assert server.end(signal.SIGTERM) == 0
        assert {code for players in played for one in players for code in one.refused} <= {"too_fast"}
        await check(database_url(address), played)
        check_logs(server, played, secrets_of(played))
        acknowledged = sum(len(one.done) for players in played for one in players)
        print(f"{kind}: {kills + kills // 2} kills, {acknowledged} acknowledged commands, nothing lost")

    asyncio.run(crash())


@pytest.mark.skipif(sys.platform != "linux", reason="the disk of a running process is filled by Linux's prlimit")
def test_a_full_disk_changes_nothing_and_when_there_is_room_again_the_games_continue(tmp_path):
    import resource

    database = tmp_path / "tables.db"

    async def fill(server: Process, evening: Evening) -> None:
        for _ in range(2):
            await until(lambda: any(player.done for player in evening.people))
            resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (FULL, resource.RLIM_INFINITY))
            before = sum(player.refused["not_saved"] for player in evening.people)
            await until(lambda: sum(player.refused["not_saved"] for player in evening.people) > before + 3)  # noqa: B023
            async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}", timeout=120) as client:
                seen = await client.get(f"/api/tables/{evening.people[0].code}")
                assert seen.json()["seq"] >= evening.people[0].seq
            resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
            await asyncio.sleep(0.3)

    async def full_disk() -> None:
        with process(str(database), tmp_path) as server:
            played = await play(server, FEW, lambda evening: fill(server, evening))
            assert server.end(signal.SIGTERM) == 0
        await check(database_url(str(database)), played)
        check_logs(server, played, secrets_of(played), with_alarm=True)

    asyncio.run(full_disk())


@pytest.mark.xdist_group("postgresql")
def test_what_postgresql_cannot_store_does_not_keep_it_from_storing_the_rest(database):
    """Unlike SQLite it takes no zero characters; what waits for the same transaction is saved."""

    async def save_both() -> list[Any]:
        store = Store(database.engine_url)
        await store.start()
        try:
            appends = [Append(code="", making=("somebody", word, "{}")) for word in ("good", "b\0d", "fine")]
            saved = await asyncio.gather(*(store.save(append) for append in appends), return_exceptions=True)
            assert [await store.making("somebody", word) for word in ("good", "fine")] == ["{}", "{}"]
            return saved
        finally:
            await store.stop()

    good, bad, fine = asyncio.run(save_both())
    assert (good, fine) == (None, None)
    assert isinstance(bad, NotSaved)


@pytest.mark.long  # test_postgresql_and_the_bus_taken_away_and_given_back_lose_nothing does it to a fleet
@pytest.mark.xdist_group("postgresql")
def test_postgresql_taken_away_and_given_back_and_the_server_killed_lose_nothing(database, tmp_path):
    async def take_away(server: Process, evening: Evening) -> None:
        await until(lambda: any(player.done for player in evening.people))
        await asyncio.to_thread(database.take_away)
        await until(lambda: any(player.refused["not_saved"] for player in evening.people))
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}", timeout=120) as client:
            health = await client.get("/health")
            assert health.status_code == 503
            assert health.json()["status"] == "trouble"
            assert (await client.get(f"/api/tables/{evening.people[0].code}")).status_code == 200
        await asyncio.to_thread(database.give_back)
        done = sum(len(player.done) for player in evening.people)
        await until(lambda: sum(len(player.done) for player in evening.people) > done + 5)
        await kill_again_and_again(server, evening, 1)

    async def troubled() -> None:
        with process(database.url, tmp_path) as server:
            played = await play(server, FEW, lambda evening: take_away(server, evening))
            for players in played:
                await resend(server, players)
            assert server.end(signal.SIGTERM) == 0
        await check(database.engine_url, played)
        check_logs(server, played, secrets_of(played), with_alarm=True)

    asyncio.run(troubled())
