"""Who still looks at how a round ended, or at a new role: the round waits for them, up to a limit. It is not logged."""

from pyrite.server.tables.table import Table

READING_TIME = 45_000  # milliseconds after the first of them has begun to read
ALONE = 3_600_000  # milliseconds for somebody who keeps no other person waiting


class Readers:
    """Those who look at the end of the round before the one that is played."""

    def __init__(self) -> None:
        """Nobody reads."""
        self.round = -1  # the round whose end they look at; 0 before the first one
        self._here: set[str] = set()
        self._elsewhere: dict[str, frozenset[str]] = {}  # connected to other workers, by worker
        self._until = 0

    @property
    def here(self) -> frozenset[str]:
        """Those who are connected to this worker."""
        return frozenset(self._here)

    def read(self, table: Table, who: str, a_round: int, now: int) -> None:
        """Somebody begins to look at the end of a round; the first one of each round sets the limit."""
        is_alone = all(seat.who in (None, who) for seat in table.seats)
        self._turn_to(a_round, now, ALONE if is_alone else READING_TIME)
        if a_round == self.round and now < self._until:
            self._here.add(who)

    def _turn_to(self, a_round: int, now: int, limit: int = READING_TIME) -> None:
        if a_round > self.round:
            self.round, self._until = a_round, now + limit
            self._here.clear()
            self._elsewhere.clear()

    def set_elsewhere(self, worker: str, a_round: int, who: frozenset[str], now: int) -> None:
        """Another worker says who reads there."""
        self._turn_to(a_round, now)
        self._elsewhere[worker] = who if a_round == self.round else frozenset()

    def leave(self, who: str) -> None:
        """Somebody has seen enough, or is gone."""
        self._here.discard(who)

    def follow(self, now: int) -> None:
        """Nobody is waited for after the limit."""
        if self._until <= now:
            self._here.clear()
            self._elsewhere.clear()

    def is_reading(self, table: Table, who: str | None) -> bool:
        """Whether the round being played waits for somebody."""
        if who not in self._here and not any(who in there for there in self._elsewhere.values()):
            return False
        return table.match is not None and table.is_running and table.match.state.round > self.round

    def until(self, table: Table) -> int | None:
        """Until when it waits; None if it does not."""
        if not self._here and not self._elsewhere:
            return None
        waits = any(self.is_reading(table, seat.who) for seat in table.seats)
        return self._until if waits else None
