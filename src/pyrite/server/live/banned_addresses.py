"""Addresses of people who were banned from a table: for an hour no newcomer from there can take part in it.

Anybody can get a new identity, so a ban of an identity alone would end with the next cookie. An address is not held
where the host or somebody else at the table has the same one: at home, at school, behind one proxy.
"""

from collections.abc import Iterable

from pyrite.server.access.visitors import Visitor
from pyrite.server.errors import Declined
from pyrite.server.messages import Code
from pyrite.server.tables.table import Table

HOUR = 3_600_000  # milliseconds


class BannedAddresses:
    """Those of one table, in memory only."""

    def __init__(self) -> None:
        """None yet."""
        self._until: dict[str, int] = {}

    def add(self, address: str | None, others: Iterable[str | None], now: int) -> bool:
        """Somebody who was banned has this address; False if it is unknown, or one of the others has it, too."""
        if address is None or address in others:
            return False
        self._until[address] = now + HOUR
        return True

    def expect_other(self, table: Table, visitor: Visitor, now: int) -> None:
        """Declined for a newcomer from such an address; not for those who play, host or knew the password."""
        if self._until.get(visitor.address, 0) <= now:
            return
        who = visitor.who
        if who is None or not (who == table.host or who in table.guests or table.seats_of(who)):
            raise Declined(Code.ADDRESS_WAITS, "someone at your address was banned from this table; try again later")
