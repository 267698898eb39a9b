"""What live tables need of the other workers; `fleet/` provides it; a single server does not need it."""

from typing import TYPE_CHECKING, Protocol

from sqlalchemy import Executable

from pyrite.server.live.news import News
from pyrite.server.messages import MySeat, TableListed
from pyrite.server.tables.table import Table

if TYPE_CHECKING:
    from pyrite.server.live.live_table import LiveTable


class SharedList(Protocol):
    """The list of tables that all workers share."""

    def note(self, table: Table) -> None:
        """Write a table that this worker has changed to the list soon."""

    async def replace(self, table: Table) -> None:
        """Write a table of which the database has lost entries."""

    def statements(self, table: Table) -> tuple[Executable, ...]:
        """The statements that add a new table to the list."""

    async def listed(self, most: int) -> tuple[TableListed, ...]:
        """The open tables, the newest first."""

    async def seats_of(self, who: str, most: int) -> tuple[MySeat, ...]:
        """The seats that an identity holds, the newest table first."""


class Bus(Protocol):
    """A connection to the other workers."""

    @property
    def is_connected(self) -> bool:
        """Whether messages get through now."""

    async def ask(self, question: bytes, seconds: float) -> bytes | None:
        """The answer of a bot of another worker; None if none is free."""


class OtherWorkers(Protocol):
    """A worker's place among the others."""

    workers: dict[str, bool]
    is_cut_off: bool

    @property
    def bus(self) -> Bus:
        """How they speak to each other."""

    @property
    def directory(self) -> SharedList:
        """The list of tables."""

    async def start(self) -> None:
        """Join the others."""

    async def stop(self) -> None:
        """Leave the others."""

    def is_ours(self, live: "LiveTable") -> bool:
        """Whether this worker runs the clocks and bots of a table."""

    def publish(self, code: str, news: News) -> None:
        """Notify the workers that have the table in memory."""

    def note_presence(self, code: str) -> None:
        """Send the others soon who is connected to a table here."""

    async def enter(self, live: "LiveTable") -> None:
        """A table has come into memory."""

    async def leave(self, code: str) -> None:
        """A table has left memory."""

    async def expired(self) -> list[str]:
        """Tables that were left for days, if this worker is the one to look for them."""
