"""A game played on a server of its own, before viewers who look at it in every way there is and note every byte.

Chance is fed to the server draw by draw; codes, commitments, tokens and times are the same in every run.
"""

import asyncio
import base64
import contextlib
import json
import logging
import random
import secrets
from collections import deque
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from pyrite import fairness
from pyrite.match import Match
from pyrite.server.bots.worker import BotAnswer
from pyrite.server.live.live_tables import LiveTables
from pyrite.server.operations.metrics import JsonLines
from pyrite.server.settings import Audience, ServerSettings
from pyrite.server.wire.app import App, create_app
from pyrite.server.wire.sockets import Sockets
from tests.games.test_promise import PROBES
from tests.server.asgi import Ear, StillClock, Wire, rest
from tests.server.conftest import GENEROUS
from tests.server.players import token_of

STRANGER = "a stranger"
TICK = 100  # milliseconds
REVEAL = "5a" * 32  # what seat 0 adds to the deal
LOOKS = 8  # moves from one look around to the next
NEVER = 1e6  # seconds


class Script:
    """What chance draws, in order, in place of the secrets; and randomness that is the same in every run."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.draws: deque[Any] = deque()
        fixed = random.Random("the same codes and commitments")
        monkeypatch.setattr(fairness, "drawn", lambda state, secret, number: self.draws.popleft())
        monkeypatch.setattr(secrets, "token_bytes", fixed.randbytes)
        monkeypatch.setattr(secrets, "token_hex", lambda size: fixed.randbytes(size).hex())
        monkeypatch.setattr(secrets, "token_urlsafe", lambda size: _urlsafe(fixed.randbytes(size)))
        monkeypatch.setattr(secrets, "choice", fixed.choice)


def _urlsafe(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class ScriptedBots:
    """Bots that decide what and when the test says."""

    def __init__(self, clock: StillClock) -> None:
        self.clock = clock
        self.decisions: deque[str] = deque()
        self.troubles: dict[str, int] = {}

    def start(self) -> None:
        """They have no processes."""

    async def stop(self) -> None:
        """Nor anything to end."""

    async def think(self, bot: str, seed: str, view: Any, budget: float, ask: Any = None) -> BotAnswer:
        if seed.startswith("suggestion"):
            return BotAnswer(action=view.legal[0].text)
        if not self.decisions:
            await asyncio.get_running_loop().create_future()  # the script is over
        action = self.decisions.popleft()
        assert action in [legal.text for legal in view.legal]
        thought: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        seconds = random.Random(action).uniform(0, budget)  # other cards, other thoughts
        self.clock.call_at(self.clock.now() + round(seconds * 1000), lambda: thought.set_result(None))
        await thought
        return BotAnswer(action=action, phrase="hello")  # what depends on nothing must show nothing


class Sight:
    """A viewer who looks at a table in every way there is, and notes every byte."""

    def __init__(self, wire: Wire, code: str, seat: int | None, is_alone: bool) -> None:
        self.wire, self.code, self.seat = wire, code, seat
        self.token = token_of(STRANGER if seat is None else f"seat {seat}")
        self.is_alone = is_alone  # the figures count the tries of other viewers, which depend on their cards
        self.notes: list[list[bytes]] = []  # by move
        self.ears: list[Ear] = []
        self._asked = 0
        self._probes = 0
        self._pried = 0

    async def begin(self) -> None:
        chosen = "" if self.seat is None else f"?seat={self.seat}"
        path = f"/api/tables/{self.code}"
        self.ears = [await self.wire.connect(f"{path}/ws{chosen}", token=self.token)]
        self.ears.append(await self.wire.stream(f"{path}/stream{chosen}", token=self.token))
        self.ears.append(await self.wire.connect(f"{path}/ws?seat=none&since=0", token=self.token))

    def id(self) -> str:
        self._asked += 1
        return f"{self.seat}-{self._asked}"

    async def look(self, match: Match, around: bool) -> None:
        """Notes what came since the last move; and around, whatever else can be asked for."""
        heard: list[bytes] = []
        if around:
            heard += await self._pry(match)
        await rest()
        for ear in self.ears:
            heard += [b"--", *ear.heard]
            ear.heard.clear()
        self.notes.append(heard)

    async def _pry(self, match: Match) -> list[bytes]:
        heard: list[bytes] = []
        others = [seat for seat in range(match.options.players) if seat != self.seat][:2]
        table = f"/api/tables/{self.code}"
        for path in (
            *(table, f"{table}?seat=none", f"{table}?since=0", f"{table}?since=7&seat=none", f"{table}/invitation"),
            *(f"{table}{more}?seat={seat}" for seat in others for more in ("", "/stream", "/past")),
            *(f"{table}/past", f"{table}/past?seat=none", f"{table}/hints", f"{table}/suggestion", f"{table}/feedback"),
            *(f"/api/records/{'A' * 22}{more}" for more in ("", "/file", "/replay", "/replay?seat=all")),
            *("/api/tables", "/api/tables/ABCDEF", "/api/me/data", "/health", f"/t/{self.code}"),
        ):
            heard += await self.wire.ask(path, token=self.token)
        if self.is_alone:
            heard += _without_birthdays(await self.wire.ask("/metrics", token=self.token))
        heard += await self.wire.ask("/api/me", {}, token=self.token)
        self._pried += 1
        for number, command in enumerate(self._tries(match, others)):
            if (number + self._pried) % 2:  # the next time over the other connection
                heard += await self.wire.ask(f"{table}/commands", command, token=self.token)
            elif isinstance(command, dict):
                self.ears[0].say(command)
                await self.ears[0].answer_to(command["id"])  # some answers come from another thread
            else:
                self.ears[0].say("{")
        await rest()
        return heard

    def _tries(self, match: Match, others: list[int]) -> Iterator[Any]:
        """Commands that are refused, each for its own reason; the viewer does not hold the others' seats."""
        probes = PROBES[match.game.name]
        now = {"do": "play", "expect": 1_000_000 if self._probes % 3 == 2 else self.expect}
        for _ in range(6):
            self._probes += 1
            action = probes[self._probes % len(probes)]
            if self.seat != match.turn or action not in match.legal():
                yield {**now, "id": self.id(), "action": action.text}
            if self._probes % 3 == 0:
                yield {**now, "do": "why", "id": self.id(), "action": action.text}
        for seat in others:
            yield {**now, "id": self.id(), "seat": seat, "action": "pass:NS"}
            yield {"do": "stand", "id": self.id(), "seat": seat}
            yield {"do": "take_over", "id": self.id(), "target": seat, "name": "Me"}
            yield {"do": "ask_to_play", "id": self.id(), "name": "Me"}
            if self.seat != 0:  # who hosts
                yield {"do": "move_link", "id": self.id(), "target": seat}
                yield {"do": "remove", "id": self.id(), "target": seat}
                yield {"do": "offer_seat", "id": self.id(), "target": seat}
                yield {"do": "answer_request", "id": self.id(), "request": 1, "target": seat}
                yield {"do": "settings", "id": self.id(), "change": {"latecomers": True}}
                yield {"do": "give_host", "id": self.id(), "target": seat}
                yield {"do": "close", "id": self.id()}
                yield {"do": "pause", "id": self.id()}
        yield {"do": "mute", "id": self.id(), "target": others[0], "muted": self._probes % 4 > 1}
        yield {"do": "vote_remove", "id": self.id(), "target": self.seat or 0}
        yield {"do": "feedback", "id": self.id(), "fun": True, "fooled_by": 1}
        yield {"do": "report", "id": self.id(), "target": match.options.players, "reason": "too lucky"}
        yield {"do": "contribute", "id": self.id(), "commitment": "0" * 64}
        yield {"do": "reveal", "id": self.id(), "reveal": REVEAL}
        yield {"do": "rematch", "id": self.id()}
        yield {"do": "enter", "id": self.id(), "password": "gold"}
        yield {"do": "sit", "id": self.id(), "name": "Me"}
        yield {"do": "take_back", "id": self.id()}
        yield {"do": "phrase", "id": self.id(), "phrase": "nonsense"}
        yield b"{"

    expect = 0  # the number of the last entry

    async def end(self) -> None:
        for ear in self.ears:
            if ear.task is not None:
                ear.tell({"type": "http.disconnect"} if ear is self.ears[1] else {"type": "websocket.disconnect"})
                await ear.task


def _without_birthdays(heard: list[bytes]) -> list[bytes]:
    """Prometheus's counters say when they were made, by the machine's clock; their length is kept."""
    if b"_created" not in heard[-1]:
        return heard
    lines = [line.rpartition(b" ")[0] if b"_created" in line else line for line in heard[-1].split(b"\n")]
    head = [line for line in heard[0].split(b"\r\n") if not line.startswith(b"content-length")]
    return [b"\r\n".join(head), *heard[1:-1], b"\n".join(lines)]


@cache
def _app() -> App:
    return create_app(ServerSettings(limits=GENEROUS))


def app_with(live_tables: LiveTables) -> App:
    """An application for these tables; it is slow to make, so the tests that need many servers share one."""
    app = _app()
    app.live_tables, app.sockets = live_tables, Sockets(live_tables)
    app.litestar.state.live_tables = live_tables
    return app


class Run:
    """A game played on a server of its own, before the eyes of some viewers."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        _app()  # made once, so before chance is scripted
        self.script = Script(monkeypatch)
        self.clock = StillClock()
        self.bots = ScriptedBots(self.clock)
        settings = ServerSettings(
            database=f"sqlite+aiosqlite:///{folder / 'tables.db'}",
            limits=GENEROUS,
            metrics=Audience.EVERYONE,
            ping_seconds=NEVER,  # they would come between any two messages
        )
        thinkers: Any = self.bots
        self.live_tables = LiveTables(settings, self.clock, thinkers)
        self.wire = Wire(app_with(self.live_tables))
        self.logged: list[str] = []
        self._count = 0  # of commands

    @contextlib.asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        with logged(self.logged):
            await self.live_tables.start()
            try:
                yield
            finally:
                await self.live_tables.stop()

    async def command(self, code: str, token: str, **command: Any) -> dict[str, Any]:
        self._count += 1
        heard = await self.wire.ask(
            f"/api/tables/{code}/commands", {"id": f"{code}-{self._count}", **command}, token=token
        )
        answer: dict[str, Any] = json.loads(heard[-1])
        assert answer["type"] == "done", (command, answer["why"])
        return answer

    async def play(
        self, match: Match, steps: list[Any], viewers: dict[int | None, int], first: int = 0, **settings: Any
    ) -> dict[Any, Sight]:
        """Lets the steps be played, other seats by other people; what the viewers got of it from a move on."""
        ends = {len(moves_of(match, steps[:until])) - 1 for until in viewers.values()}
        tokens = [token_of(f"seat {seat}") for seat in range(match.options.players)]
        code = await self._set_up(match, tokens, settings)
        again = Match(match.game, match.options)
        moves = moves_of(match, steps)
        self.script.draws.extend(moves[0][1])
        await self.command(code, tokens[0], do="contribute", commitment=fairness.entropy_commitment(REVEAL))
        await self.command(code, tokens[0], do="start")
        seq = (await self.command(code, tokens[0], do="reveal", reveal=REVEAL))["seq"]
        follow(again, moves[0])
        sights = {seat: Sight(self.wire, code, seat, len(viewers) == 1) for seat in viewers}
        for number, move in enumerate(moves[1:]):
            await self.clock.go_on(100)
            for sight in sights.values() if number >= first else ():
                if number == first:
                    await sight.begin()
                sight.expect = seq
                await sight.look(again, around=number % LOOKS == 0 or number in ends)
            self.script.draws.extend(move[1])
            assert again.turn is not None
            if number % 11 == 5:
                await self.command(code, tokens[again.turn], do="say", text=f"hm {number}")
            played = {"do": "play", "expect": seq, "action": move[0].text, "id": f"move-{number}"}
            if number % 2 and again.turn in sights and number >= first:
                sights[again.turn].ears[0].say(played)
                seq = (await sights[again.turn].ears[0].answer_to(f"move-{number}"))["seq"]
            else:
                seq = (await self.command(code, tokens[again.turn], **played))["seq"]
            assert not self.script.draws
            follow(again, move)
        await self.clock.go_on(100)
        for sight in sights.values():
            sight.expect = seq
            await sight.look(again, around=True)
        for sight in sights.values():
            await sight.end()
        return sights

    async def play_against_bots(self, match: Match, steps: list[Any], pace: int) -> Sight:
        """Lets the steps be played, other seats by bots that think longer or shorter; what seat 0 got, and when."""
        code = await self._set_up(match, [token_of("seat 0")], {"pace": pace}, bots=match.options.players - 1)
        again = Match(match.game, match.options)
        moves = moves_of(match, steps)
        mine: deque[str] = deque()
        for move in moves:
            (mine if again.turn == 0 else self.bots.decisions).extend([] if move[0] is None else [move[0].text])
            self.script.draws.extend(move[1])
            follow(again, move)
        sight = Sight(self.wire, code, 0, is_alone=True)
        await sight.begin()
        await self.command(code, sight.token, do="start")
        live = self.live_tables.tables[code]
        for tick in range(len(moves) * pace // TICK):
            await sight.look(again, around=False)
            if live.table.turn == 0 and tick % 3 == 0 and mine:
                expect, action = live.table.seq, mine.popleft()
                await self.command(code, sight.token, do="play", expect=expect, action=action)
            await self.clock.go_on(TICK)
            await self._saved(live)
        assert [*mine, *self.bots.decisions, *self.script.draws] == [], "the script was not played to its end"
        await sight.end()
        return sight

    async def _saved(self, live: Any) -> None:
        """Waits while something is being written; that takes time which the clock here does not count."""
        await rest()
        while live.lock.locked():
            await asyncio.sleep(0.0005)
        await rest()

    async def _set_up(self, match: Match, tokens: list[str], settings: dict[str, Any], bots: int = 0) -> str:
        options = {"players": match.options.players, **match.options.changed()}
        table = {"id": "table", "game": match.game.name, "options": options, "name": "Seat 0", "title": "Twins"}
        table |= {"settings": settings, "bots": ["random"] * bots}
        made = await self.wire.ask("/api/tables", table, token=tokens[0])
        code: str = json.loads(made[-1])["code"]
        for seat, token in enumerate(tokens[: match.options.players - bots]):
            if seat:
                await self.command(code, token, do="sit", name=f"Seat {seat}", target=seat)
        return code


@contextlib.contextmanager
def logged(lines: list[str]) -> Iterator[None]:
    """Keeps what the server logs, as it would be written, without the time."""

    class Keeper(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            line = json.loads(JsonLines().format(record))
            lines.append(json.dumps({name: value for name, value in line.items() if name != "time"}))

    root, keeper = logging.getLogger(), Keeper(logging.INFO)
    level = root.level
    root.addHandler(keeper)
    root.setLevel(logging.INFO)
    try:
        yield
    finally:
        root.removeHandler(keeper)
        root.setLevel(level)


def moves_of(match: Match, steps: list[Any]) -> list[tuple[Any, list[Any]]]:
    """The steps by decision, each with the draws behind it; the first is the deal."""
    moves: list[tuple[Any, list[Any]]] = [(None, [])]
    for step in steps:
        if isinstance(step, match.game.draw):
            moves[-1][1].append(step)
        else:
            moves.append((step, []))
    return moves


def follow(match: Match, move: tuple[Any, list[Any]]) -> None:
    for step in ([] if move[0] is None else [move[0]]) + move[1]:
        match.take_step(step)


Played = Callable[[Run], Coroutine[Any, Any, Any]]


def on_its_own(folder: Path, played: Played) -> tuple[Any, list[str]]:
    """Something played on a server of its own: what came of it, and what was logged."""
    folder.mkdir()
    with pytest.MonkeyPatch.context() as monkeypatch:
        run = Run(folder, monkeypatch)

        async def all_of_it() -> Any:
            async with run.open():
                return await played(run)

        return asyncio.run(all_of_it()), run.logged


def compare(mine: Sight, theirs: Sight) -> None:
    """Both got the same bytes, as far as both have come."""
    assert mine.notes
    for number, (heard, other) in enumerate(zip(mine.notes, theirs.notes, strict=False)):
        for place, (one, two) in enumerate(zip(heard, other, strict=False)):
            assert one == two, f"seat {mine.seat}, move {number}, message {place}: {_difference(one, two)}"
        assert len(heard) == len(other), f"seat {mine.seat}, move {number}"


def _difference(one: bytes, two: bytes) -> str:
    """Where two messages begin to differ."""
    place = next((at for at, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), min(len(one), len(two)))
    return f"{one[max(0, place - 80) : place + 40]!r} and {two[max(0, place - 80) : place + 40]!r}"
