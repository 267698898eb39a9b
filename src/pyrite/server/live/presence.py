"""Presence: who is at a table, and since when others are away. It is not part of the log."""

from collections import Counter

import msgspec

from pyrite.server.live.readers import Readers
from pyrite.server.messages import Presence, Sitter, Status
from pyrite.server.tables.table import Table


class RemotePresence(msgspec.Struct, frozen=True):
    """Who is connected to the same table through another worker."""

    here: frozenset[str] = frozenset()  # of those who play or host
    watching: int = 0
    reading_round: int = 0
    reading: frozenset[str] = frozenset()  # the end of that round, or the role that was dealt then
    looking: frozenset[str] = frozenset()  # those of them who look at the role
    is_frozen: bool = False  # the table, there: that worker is older and cannot read what a newer one wrote


class Attendance:
    """The connections to a table, by identity."""

    def __init__(self, now: int) -> None:
        """Nobody is here."""
        self._here: Counter[str] = Counter()
        self._elsewhere: dict[str, RemotePresence] = {}  # by worker
        self._gone: dict[str, int] = {}  # since when
        self._known: set[str] = set()  # those who played or hosted when last looked at
        self._awake_since: int | None = None
        self._began = now
        self.readers = Readers()

    def come(self, table: Table, who: str | None, now: int) -> None:
        """A connection begins."""
        if who is not None:
            self._here[who] += 1
            self.readers.come_back(who, now)
        self.follow(table, now)

    def go(self, table: Table, who: str | None, now: int) -> None:
        """A connection ends."""
        if who is not None:
            self._here[who] -= 1
            if not self._here[who]:
                del self._here[who]
                self._note_gone({who}, now)
                self.readers.part(who, now)
        self.follow(table, now)

    def set_elsewhere(self, table: Table, worker: str, there: RemotePresence, now: int) -> None:
        """Another worker says who is connected to it."""
        before = self._elsewhere.pop(worker, RemotePresence())
        if there.here or there.watching:
            self._elsewhere[worker] = there
        self._note_gone(before.here - there.here, now)
        self.readers.set_elsewhere(worker, there.reading_round, there.reading, there.looking, now)
        self.follow(table, now)

    def _note_gone(self, people: set[str] | frozenset[str], now: int) -> None:
        for who in people:
            if not self.is_here(who):
                self._gone[who] = now

    def heard(self, who: str, now: int) -> None:
        """Note that a person acted; without a connection, this is all we know about them."""
        self._gone[who] = now

    def follow(self, table: Table, now: int) -> None:
        """Falls asleep when the last of those who play or host has gone, wakes up with the first.

        Somebody who has just begun to play or host, with a device that has yet to connect, is not away before now.
        """
        ours = _ours(table)
        self._note_gone(ours - self._known, now)
        self._known = ours
        if not any(self.is_here(who) for who in ours):
            self._awake_since = None
        elif self._awake_since is None:
            self._awake_since = now

    @property
    def is_awake(self) -> bool:
        """Whether any player or host is here; otherwise the game is paused."""
        return self._awake_since is not None

    def is_moving(self, table: Table) -> bool:
        """Whether bots and clocks run: someone is here, and the round isn't waiting for readers."""
        return self.is_awake and self.readers.until(table) is None

    @property
    def awake_since(self) -> int:
        """When the first of them came."""
        return self._awake_since or 0

    def is_here(self, who: str | None) -> bool:
        """Whether the holder of a seat is connected to any worker."""
        if who in self._here:
            return True
        return bool(self._elsewhere) and any(who in there.here for there in self._elsewhere.values())

    def here_of(self, table: Table) -> frozenset[str]:
        """Those who play or host and are connected to this worker."""
        return frozenset(who for who in _ours(table) if who in self._here)

    @property
    def elsewhere(self) -> dict[str, RemotePresence]:
        """Who is connected to other workers, by worker."""
        return self._elsewhere

    def gone_since(self, who: str) -> int:
        """Since when somebody has not been here, counted while the table was awake."""
        return max(self._gone.get(who, self._began), self.awake_since)

    def away_until(self, table: Table, number: int) -> int | None:
        """When a bot takes a seat over from a person who is not here; None if it does not."""
        seat = table.seats[number]
        waits = self.is_awake and table.status is Status.PLAYING and seat.who is not None and seat.bot is None
        if not waits or seat.who is None or self.is_here(seat.who):
            return None
        return self.gone_since(seat.who) + table.settings.away * 1000

    def host_until(self, table: Table) -> tuple[int, int] | None:
        """When the host's role passes on from somebody who is not here, and to which seat."""
        if table.host is None or self.is_here(table.host) or table.status is Status.FROZEN:
            return None
        heirs = [number for number, seat in enumerate(table.seats) if seat.who is not None and self.is_here(seat.who)]
        return (self.gone_since(table.host) + table.settings.away * 1000, heirs[0]) if heirs else None

    def seen(self, table: Table, spectators: int) -> Presence:
        """What everyone sees of it."""
        seats = range(len(table.seats))
        return Presence(
            here=tuple([table.seats[n].sitter is Sitter.BOT or self.is_here(table.seats[n].who) for n in seats]),
            away_until=tuple([self.away_until(table, n) for n in seats]),
            watching=spectators + sum(there.watching for there in self._elsewhere.values()),
            waiting=not self.is_awake,
            reading=tuple([self.readers.is_reading_end(table, table.seats[n].who) for n in seats]),
            reading_until=self.readers.until(table),
        )


def _ours(table: Table) -> set[str]:
    """Players and the host."""
    return table.people() if table.host is None else table.people() | {table.host}
