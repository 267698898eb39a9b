"""Who still looks at how a round ended, or at a new role: what comes next waits, up to a limit. It is not logged.

That is the next round, and after the last one the standings on a big screen.
"""

from pyrite.server.messages import Status
from pyrite.server.tables.table import Table

READING_TIME = 45_000  # milliseconds after the first of them has begun to read
ROLE_TIME = 15_000  # milliseconds after the first of them has begun to look at a role
ALONE = 3_600_000  # milliseconds for somebody who keeps no other person waiting
OPENING = 1_000  # milliseconds after the last has read in which the next round opens everywhere, with its roles


class Readers:
    """Those who look at the end of the round before the one that is played, or at their role in it."""

    def __init__(self) -> None:
        """Nobody reads."""
        self.round = -1  # the round whose end they look at; 0 before the first one
        self._role_round = -1  # the same, once somebody has begun to look at a role
        self._here: set[str] = set()
        self._roles_here: set[str] = set()  # those of them who look at their role
        self._parted: set[str] = set()  # who looked at the end when their connection ended; nobody waits for them
        self._elsewhere: dict[str, frozenset[str]] = {}  # connected to other workers, by worker
        self._roles_elsewhere: dict[str, frozenset[str]] = {}
        self._until = 0
        self._done_at = 0  # when the last of them had seen how the round ended

    @property
    def here(self) -> frozenset[str]:
        """Those who are connected to this worker."""
        return frozenset(self._here)

    @property
    def roles_here(self) -> frozenset[str]:
        """Those of them who look at their role."""
        return frozenset(self._roles_here)

    @property
    def opened_at(self) -> int:
        """When the round that waited for readers has opened everywhere; bots move later."""
        return self._done_at + OPENING

    def read(self, table: Table, who: str, a_round: int, now: int, *, is_role: bool = False) -> None:
        """Somebody begins to look at the end of a round, or at a role; the first one of each sets the limit."""
        is_alone = all(seat.who in (None, who) for seat in table.seats)
        self._turn_to(a_round, now, ALONE if is_alone else READING_TIME)
        if is_role:
            self._turn_to_roles(a_round, now, ALONE if is_alone else ROLE_TIME)
        if a_round == self.round and now < self._until:
            self._here.add(who)
            if is_role:
                self._roles_here.add(who)

    def _turn_to(self, a_round: int, now: int, limit: int = READING_TIME) -> None:
        if a_round > self.round:
            self.round, self._until = a_round, now + limit
            self._here.clear()
            self._roles_here.clear()
            self._parted.clear()
            self._elsewhere.clear()
            self._roles_elsewhere.clear()

    def _turn_to_roles(self, a_round: int, now: int, limit: int = ROLE_TIME) -> None:
        """Once in each round the limit moves, since roles are dealt after the end of the last round was seen."""
        if a_round == self.round > self._role_round:
            self._role_round = a_round
            self._until = max(self._until, now + limit)

    def set_elsewhere(self, worker: str, a_round: int, who: frozenset[str], roles: frozenset[str], now: int) -> None:
        """Another worker says who reads there, and who of them looks at a role."""
        self._turn_to(a_round, now)
        if roles:
            self._turn_to_roles(a_round, now)
        read_before = self._reads_end()
        is_now = a_round == self.round
        self._elsewhere[worker] = who if is_now else frozenset()
        self._roles_elsewhere[worker] = roles if is_now else frozenset()
        self._note_done(now, read_before=read_before)

    def leave(self, who: str, now: int) -> None:
        """Note that a reader has finished."""
        self._parted.discard(who)
        self._lose(who, now)

    def part(self, who: str, now: int) -> None:
        """The last connection of a reader ended: they read on if they come back, for instance when a page reloads."""
        if who in self._here and who not in self._roles_here:
            self._parted.add(who)
        self._lose(who, now)

    def come_back(self, who: str, now: int) -> None:
        """A connection begins, perhaps of a reader who was away."""
        if who in self._parted and now < self._until:
            self._here.add(who)
        self._parted.discard(who)

    def _lose(self, who: str, now: int) -> None:
        read_before = self._reads_end()
        self._here.discard(who)
        self._roles_here.discard(who)
        self._note_done(now, read_before=read_before)

    def follow(self, now: int) -> None:
        """Nobody is waited for after the limit."""
        if self._until <= now:
            read_before = self._reads_end()
            for readers in (self._here, self._roles_here, self._parted, self._elsewhere, self._roles_elsewhere):
                readers.clear()
            self._note_done(now, read_before=read_before)

    def _reads_end(self) -> bool:
        """Whether anybody looks at the end of a round."""
        readers = self._here.union(*self._elsewhere.values())
        return bool(readers - self._looking())

    def _looking(self) -> set[str]:
        """Those who look at their role."""
        return self._roles_here.union(*self._roles_elsewhere.values())

    def _note_done(self, now: int, *, read_before: bool) -> None:
        if read_before and not self._reads_end():
            self._done_at = now

    def is_reading(self, table: Table, who: str | None) -> bool:
        """Whether the round being played waits for somebody, or the standings after the last one."""
        if who not in self._here and not any(who in there for there in self._elsewhere.values()):
            return False
        if table.match is None:
            return False
        is_over = table.status is Status.FINISHED
        return is_over or (table.is_running and table.match.state.round > self.round)

    def is_reading_end(self, table: Table, who: str | None) -> bool:
        """Whether it waits for somebody who looks at how the last round ended."""
        return who not in self._looking() and self.is_reading(table, who)

    def until(self, table: Table) -> int | None:
        """Until when it waits; None if it does not."""
        if not self._here and not self._elsewhere:
            return None
        waits = any(self.is_reading(table, seat.who) for seat in table.seats)
        return self._until if waits else None
