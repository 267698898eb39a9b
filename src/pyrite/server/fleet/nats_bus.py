"""Messages between workers over NATS, a subject for each table: PREFIX.table.CODE, and PREFIX.think.VERSION for bots.

A message that gets lost costs nothing but time. While NATS is away, nothing is sent and nothing is kept for later.
Every message has a seal. What has none, or a wrong one, is counted and not even decoded.
"""

import asyncio
import contextlib
import secrets
from collections.abc import Awaitable, Callable

from nats.aio.client import Client, Srv
from nats.aio.msg import Msg
from nats.aio.subscription import Subscription
from nats.errors import Error as NatsError

from pyrite.server.fleet.seal import MessageSeal
from pyrite.server.operations.metrics import log as server_log

CONNECT_SECONDS = 2  # for one try
CLOSE_SECONDS = 1  # for the end of the connection
AGAIN_SECONDS = 1  # between two tries
PING_SECONDS = 2  # a server that does not answer two of them is lost
ALL = "all"  # in place of the code of a table: news for all workers
GROUP = "thinkers"  # one of those who can think gets a question

Hear = Callable[[str, bytes], None]
Think = Callable[[bytes], Awaitable[bytes]]


class DirectClient(Client):
    """A client that hands news of tables over as they come, without a queue and a task for each subject.

    It also leaves no connection open to a server that accepted it and then said nothing.
    """

    def __init__(self, prefix: str, hear: Callable[[str, bytes], None]) -> None:
        """`hear` gets the subject and the bytes of each message whose subject has the prefix."""
        super().__init__()
        self._prefix = prefix.encode()
        self._hear = hear

    async def _process_msg(self, sid: int, subject: bytes, reply: bytes, data: bytes, headers: bytes) -> None:
        """Handle every message."""
        if subject.startswith(self._prefix):
            self._hear(subject.decode(), data)
        else:
            await super()._process_msg(sid, subject, reply, data, headers)

    async def _connect_to_server(self, s: Srv) -> None:
        """Every try begins here, and would overwrite the connection of the last one."""
        if self._transport:
            close: Callable[[], None] = self._transport.close  # it has no types
            close()
        await super()._connect_to_server(s)


class NatsBus:
    """A connection to NATS that reconnects automatically."""

    def __init__(
        self, address: str, hear: Hear, think: Think, changed: Callable[[], None], refused: Callable[[], None]
    ) -> None:
        """`hear` gets the code of a table and news of it, `think` questions to bots, `changed` a call at both ends.

        `refused` gets a call for each message that no worker of this fleet has sent.
        """
        self._address = address
        self._hear = hear
        self._think = think
        self._changed = changed
        self._refused = refused
        self._seal = MessageSeal(secrets.token_bytes())
        self._prefix = "pyrite"
        self._thinking = ""
        self._client: Client | None = None
        self._connecting: asyncio.Task[None] | None = None
        self._sending: asyncio.Task[None] | None = None
        self._outgoing: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()
        self._followed: dict[str, Subscription] = {}
        self._answering: set[asyncio.Task[None]] = set()

    @property
    def is_connected(self) -> bool:
        """Whether messages go through now."""
        return self._client is not None and self._client.is_connected

    def start(self, fleet: str, version: str, key: bytes) -> None:
        """Begins to connect, as a worker of this fleet that can think for those of the same version."""
        self._seal = MessageSeal(key)
        self._prefix = f"pyrite.{fleet}"
        self._thinking = f"{self._prefix}.think.{version.replace('.', '-')}"
        loop = asyncio.get_running_loop()
        self._connecting = loop.create_task(self._connect())
        self._sending = loop.create_task(self._send_all())

    async def _connect(self) -> None:
        client = DirectClient(f"{self._prefix}.table.", self._receive)
        try:
            await client.connect(
                self._address,
                no_echo=True,
                connect_timeout=CONNECT_SECONDS,
                reconnect_time_wait=AGAIN_SECONDS,
                max_reconnect_attempts=-1,
                ping_interval=PING_SECONDS,
                max_outstanding_pings=2,
                disconnected_cb=self._note_change,
                reconnected_cb=self._note_change,
                error_cb=_ignore,
            )
        except BaseException:  # the worker stops before it was connected
            await client.close()
            raise
        self._client = client
        await client.subscribe(self._thinking, queue=GROUP, cb=self._answer)
        await self.follow(ALL)
        self._changed()

    async def _note_change(self) -> None:
        if self._client is None or self._client.is_closed:
            return
        server_log.warning("the bus is %s", "connected" if self.is_connected else "not connected")
        self._changed()

    async def stop(self) -> None:
        """Ends the connection."""
        for task in (self._connecting, self._sending):
            if task is not None:
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError, Exception):
                    await task
        if self._client is not None:
            with contextlib.suppress(Exception):
                async with asyncio.timeout(CLOSE_SECONDS):
                    await self._client.close()

    # News of tables.

    def publish(self, code: str, news: bytes) -> None:
        """Send the other workers news of a table, if they can be reached."""
        if self.is_connected:
            subject = f"{self._prefix}.table.{code}"
            self._outgoing.put_nowait((subject, self._seal.put_on(subject, news)))

    async def _send_all(self) -> None:
        while True:
            subject, news = await self._outgoing.get()
            if self._client is not None and self.is_connected:
                with contextlib.suppress(NatsError, OSError):
                    await self._client.publish(subject, news)

    async def follow(self, code: str) -> None:
        """Hears of a table from now on, if NATS is there; otherwise from when it is back."""
        if self._client is None or code in self._followed:
            return
        with contextlib.suppress(NatsError, OSError, TimeoutError):
            self._followed[code] = await self._client.subscribe(f"{self._prefix}.table.{code}")
            if self.is_connected:
                await self._client.flush(CONNECT_SECONDS)

    async def leave(self, code: str) -> None:
        """Hears of a table no more."""
        found = self._followed.pop(code, None)
        if found is not None:
            with contextlib.suppress(NatsError, OSError):
                await found.unsubscribe()

    def _receive(self, subject: str, data: bytes) -> None:
        news = self._opened(subject, data)
        if news is not None:
            self._hear(subject.rpartition(".")[2], news)

    def _opened(self, subject: str, data: bytes) -> bytes | None:
        opened = self._seal.open(subject, data)
        if opened is None:
            self._refused()
        return opened

    # Thinking for others.

    async def ask(self, question: bytes, seconds: float) -> bytes | None:
        """The answer of a bot of another worker; None if nobody has one to spare."""
        if self._client is None or not self.is_connected:
            return None
        sealed = self._seal.put_on(self._thinking, question)
        try:
            answer = await self._client.request(self._thinking, sealed, timeout=seconds)
        except (NatsError, OSError, TimeoutError):
            return None
        return self._opened(answer.subject, answer.data) or None

    async def _answer(self, message: Msg) -> None:
        question = self._opened(message.subject, message.data)
        if question is None:
            return
        task = asyncio.get_running_loop().create_task(self._respond(message, question))  # NATS waits for the callback
        self._answering.add(task)
        task.add_done_callback(self._answering.discard)

    async def _respond(self, message: Msg, question: bytes) -> None:
        answer = await self._think(question)
        with contextlib.suppress(NatsError, OSError):
            await message.respond(self._seal.put_on(message.reply, answer))


async def _ignore(error: Exception) -> None:
    """What goes wrong with a connection is seen in `is_connected`."""
