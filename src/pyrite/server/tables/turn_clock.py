"""The clock of the seat to act. It runs while someone is connected and the game isn't paused."""

from pyrite.server.messages import Bank
from pyrite.server.tables.held_seat import BANKS
from pyrite.server.tables.table import Table


class TurnClock:
    """How long the present decision has taken, without the time for which the clock was stopped."""

    def __init__(self) -> None:
        """Stopped, with no time used."""
        self._step = 0
        self._spent = 0
        self._runs_since: int | None = None

    def follow(self, table: Table, awake: bool, now: int) -> None:
        """Restarts for a new decision, and runs or stops according to the table."""
        if self._step != table.last_step:
            self._step, self._spent, self._runs_since = table.last_step, 0, None
        turn = table.turn
        runs = table.is_running and awake and turn is not None and table.seats[turn].bot is None
        if runs and self._runs_since is None:
            self._runs_since = now
        elif not runs and self._runs_since is not None:
            self._spent += now - self._runs_since
            self._runs_since = None

    def start_over(self) -> None:
        """The present decision is another one, although it has the number of the one before."""
        self._step = 0

    def left(self, table: Table, now: int) -> int | None:
        """What would be left in the bank of the seat to act if it acted now; None without a clock."""
        if table.turn is None or not table.banks:
            return None
        spent = self._spent + (now - self._runs_since if self._runs_since is not None else 0)
        return max(0, table.banks[table.turn] - max(0, spent - BANKS[table.settings.clock][1]))

    def runs_out(self, table: Table) -> int | None:
        """When the bank of the seat to act is empty; None while the clock is stopped."""
        if table.turn is None or not table.banks or self._runs_since is None:
            return None
        return self._runs_since - self._spent + BANKS[table.settings.clock][1] + table.banks[table.turn]

    def seen(self, table: Table) -> Bank | None:
        """The clock as everyone sees it."""
        if not table.banks:
            return None
        more = BANKS[table.settings.clock][1]
        return Bank(banks=tuple(table.banks), more=more, until=self.runs_out(table))
