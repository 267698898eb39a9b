"""People at tables over real WebSockets: they play anything legal, come back when the server was gone, note everything.

What they note is compared with the database afterwards.
"""

import asyncio
import contextlib
import hashlib
import itertools
import json
import random
from collections import Counter
from collections.abc import Callable, Coroutine, Sequence
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

OVERLAP = 20  # entries that somebody who comes back wants to hear again, to compare them
LOST = (OSError, WebSocketException, EOFError, TimeoutError)  # what a connection to a killed server ends with
# A database that several tests share must not take their people for each other, nor a table for the one before.
_PEOPLE, _TABLES = itertools.count(), itertools.count()

TableSetup = tuple[str, int, int, dict[str, Any]]  # game, people, bots, options
Tables = list[TableSetup]
LONGEST_GAME = 600  # seconds, however busy the machine is; only a game that never ends takes them

AGAIN = ("too_fast", "not_saved", "stopping")  # refusals after which the same command is sent again


def token_of(name: str) -> str:
    """A token that is always the same for a name."""
    return hashlib.sha256(name.encode()).hexdigest()[:43]


def headers_of(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


class Permits:
    """How many commands people may still send: who makes trouble gives them out, so that no game is over before it."""

    def __init__(self) -> None:
        self._left: int | None = 0
        self._changed = asyncio.Event()

    def give(self, count: int) -> None:
        """So many commands more."""
        if self._left is not None:
            self._left += count
        self._changed.set()

    def give_all(self) -> None:
        """From now on everybody plays on to the end."""
        self._left = None
        self._changed.set()

    async def take(self) -> None:
        """Returns when one more command may be sent."""
        while self._left == 0:
            self._changed.clear()
            await self._changed.wait()
        if self._left is not None:
            self._left -= 1

    @property
    def are_used_up(self) -> bool:
        """Whether everybody waits for more."""
        return self._left == 0


class Player:
    """A person in a seat."""

    def __init__(self, code: str, name: str, seat: int, talks: bool = False) -> None:
        self.code, self.name, self.seat, self.token = code, name, seat, token_of(name)
        self.random = random.Random(name)
        self.talks = talks
        self.table: dict[str, Any] = {}
        self.view: Any = None
        self.prompt: Any = None
        self.seq = 0  # the last that was shown
        self.waiting: dict[str, Any] | None = None  # a command that has no answer yet
        self.commands: dict[str, dict[str, Any]] = {}  # all that were ever sent, by id
        self.done: dict[str, dict[str, Any]] = {}  # answers, by the id of the command
        self.refused: Counter[str] = Counter()
        self.shown: dict[int, dict[str, Any]] = {}  # what happened, by its number
        self.welcomes = 0
        self.stays: int | None = None  # so many messages, then the player connects again
        self.permits: Permits | None = None  # for every new command, if somebody gives them out

    async def play(self, port: Callable[[], int], is_enough: Callable[["Player"], bool]) -> None:
        """Plays until it is enough, whatever becomes of the connection."""
        while not is_enough(self):
            since = max(0, self.seq - OVERLAP)
            url = f"ws://127.0.0.1:{port()}/api/tables/{self.code}/ws?seat={self.seat}&since={since}"
            try:
                async with connect(url, additional_headers=headers_of(self.token), compression=None) as socket:
                    await self._play_on(socket, is_enough)
            except LOST:
                await asyncio.sleep(0.05)

    async def _play_on(self, socket: ClientConnection, is_enough: Callable[["Player"], bool]) -> None:
        if self.waiting is not None:
            await self._send(socket, self.waiting)  # nobody knows whether it was done
        heard = 0
        while not is_enough(self) and (self.stays is None or heard < self.stays):
            heard += 1
            again = self.hear(json.loads(await socket.recv()))
            if again:
                await asyncio.sleep(0.1)
            if not again and self.permits is not None and self._wants_to_act():
                await self.permits.take()
            command = self.waiting if again else self._wish()
            if command is not None:
                await self._send(socket, command)

    async def _send(self, socket: ClientConnection, command: dict[str, Any]) -> None:
        self.waiting = self.commands[command["id"]] = command
        await socket.send(json.dumps(command))

    def _wants_to_act(self) -> bool:
        """Whether this player is to decide, and nothing is without an answer."""
        is_asked = self.prompt is not None and self.prompt["seat"] == self.seat
        return is_asked and self.waiting is None and self.table["status"] == "playing"

    def _wish(self) -> dict[str, Any] | None:
        """What to do next: a move when it is due, now and then a word."""
        if not self._wants_to_act():
            return None
        asked = {"id": f"{self.name}-{len(self.commands)}".replace(" ", "-"), "expect": self.seq}
        if self.talks and self.random.random() < 0.05:
            return {**asked, "do": "say", "text": f"number {len(self.commands)}"}
        action = self.random.choice(self.prompt["choices"])["action"]
        return {**asked, "do": "play", "action": action}

    def hear(self, message: dict[str, Any]) -> bool:
        """Notes a message; True if a command should be sent again."""
        kind = message["type"]
        if kind in ("welcome", "update"):
            self._see(message)
        elif kind == "done":
            first = self.done.setdefault(message["id"], message)
            assert first == message, "another answer to the same command"
            if self.waiting is not None and self.waiting["id"] == message["id"]:
                self.waiting = None
        elif kind == "refused":
            code = message["why"]["code"]
            self.refused[code] += 1
            assert code in AGAIN, f"{self.commands.get(message['id'])}: {message['why']}"
            return True
        return False

    def _see(self, message: dict[str, Any]) -> None:
        """Nothing that was ever shown may be different or missing later."""
        if message["type"] == "welcome":
            self.welcomes += 1
            assert message["seq"] >= self.seq, (
                f"seat {self.seat} was shown {self.seq}, but only {message['seq']} is saved"
            )
            if message["seq"] == self.seq and self.view is not None:
                assert message["view"] == self.view, "the view is another one after the restart"
            shown = [one["seq"] for one in message["happened"]]
            missed = [seq for seq in self.shown if message["seq"] - OVERLAP < seq and seq > self.seq - OVERLAP]
            assert set(missed) <= set(shown), "what was shown is missing after the restart"
        for one in message["happened"]:
            assert self.shown.setdefault(one["seq"], one) == one, "an entry was shown in two ways"
        self.seq = message["seq"]
        self.table = message.get("table", self.table)
        self.view = message.get("view", self.view)
        self.prompt = message.get("prompt", self.prompt)


def has_finished(player: Player) -> bool:
    """Whether the player has seen the end of the game, and has an answer to everything."""
    return player.table.get("status") == "finished" and player.waiting is None


async def set_up(
    port: Callable[[], int], names: Sequence[str], game: str, bots: int, options: dict[str, Any]
) -> list[Player]:
    """A table that has started, with people of these names and with bots that play immediately."""
    table_number = next(_TABLES)
    async with httpx.AsyncClient(timeout=120) as client:

        async def post(path: str, name: str, body: dict[str, Any]) -> dict[str, Any]:
            body = {"id": f"set-up-{table_number}-{body.get('do')}", **body}
            while True:
                url = f"http://127.0.0.1:{port()}{path}"
                with contextlib.suppress(httpx.TransportError):  # the server was killed
                    answer = await client.post(url, json=body, headers=headers_of(token_of(name)))
                    shown: dict[str, Any] = answer.json()
                    if answer.is_success:
                        return shown
                    assert shown["why"]["code"] in AGAIN, answer.text
                await asyncio.sleep(0.05)

        table = {
            "game": game,
            "options": {"players": len(names) + bots, **options},
            "name": names[0],
            "bots": ["random"] * bots,
            "settings": {"pace": 0},
        }
        code = (await post("/api/tables", names[0], table))["code"]
        commands = f"/api/tables/{code}/commands"
        for seat, name in enumerate(names[1:], 1):
            await post(commands, name, {"do": "sit", "name": name, "target": seat})
        await post(commands, names[0], {"do": "start"})
    return [Player(code, name, seat, talks=seat == 0) for seat, name in enumerate(names)]


class Evening:
    """People who play at some tables, one game after the other while there is trouble, and on until all are over."""

    def __init__(self, port: Callable[[], int], stays: int | None = None, permits: Permits | None = None) -> None:
        self.played: list[list[Player]] = []  # by game
        self._port, self._stays, self._permits = port, stays, permits
        self._is_troubled = True

    @property
    def people(self) -> list[Player]:
        """Everybody who plays or has played, once for each game."""
        return [player for players in self.played for player in players]

    async def play(self, tables: Tables, trouble: Coroutine[None, None, None]) -> None:
        """Plays at all tables. The trouble decides how many games there are: one has ended only when it has."""
        groups = [[f"Person number {next(_PEOPLE)}" for _ in range(people)] for _, people, _, _ in tables]
        together = list(zip(tables, groups, strict=True))
        begun = [await self._begin(table, names) for table, names in together]
        troubling = asyncio.create_task(trouble)
        playing = asyncio.gather(
            *(self._stay(table, names, first) for (table, names), first in zip(together, begun, strict=True))
        )
        try:
            both: list[asyncio.Future[Any]] = [playing, troubling]
            await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
            if playing.done():
                playing.result()  # an error, since games are played until the trouble is over
            await troubling
            self._is_troubled = False
            if self._permits is not None:
                self._permits.give_all()
            async with asyncio.timeout(LONGEST_GAME):
                await playing
        finally:
            troubling.cancel()
            playing.cancel()
            await asyncio.gather(troubling, playing, return_exceptions=True)

    async def _begin(self, table: TableSetup, names: Sequence[str]) -> list[Player]:
        game, _, bots, options = table
        players = await set_up(self._port, names, game, bots, options)
        for player in players:
            player.stays, player.permits = self._stays, self._permits
        self.played.append(players)
        return players

    async def _stay(self, table: TableSetup, names: Sequence[str], players: list[Player]) -> None:
        """The same people play at one table after the other, of the same kind."""
        while True:
            await asyncio.gather(*(player.play(self._port, has_finished) for player in players))
            if not self._is_troubled:
                return
            players = await self._begin(table, names)
