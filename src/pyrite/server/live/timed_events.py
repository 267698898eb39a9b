"""What happens at a table automatically at some time: bots take over, the host's role passes on, cards are dealt."""

from typing import TYPE_CHECKING

from pyrite.server.messages import BotTookOver, HostIs
from pyrite.server.tables import entries as log
from pyrite.server.tables import play
from pyrite.server.tables.play import Chance
from pyrite.server.tables.table import REVEAL_TIME

if TYPE_CHECKING:
    from pyrite.server.live.live_table import LiveTable


def next_time(live: "LiveTable") -> int | None:
    """When the next thing is due; None if nothing is."""
    table, attendance = live.table, live.attendance
    host = attendance.host_until(table)
    times = [attendance.away_until(table, seat) for seat in range(len(table.seats))]
    times += [live.clock.runs_out(table), host[0] if host else None]
    times.append(table.sealed_at + REVEAL_TIME if table.waits_for_reveals else None)
    times.append(attendance.readers.until(table))
    return min((time for time in times if time is not None), default=None)


def entries(live: "LiveTable", now: int, chance: Chance) -> list[tuple[str | None, log.Entry]]:
    """What is due now, each entry with the identity it is about."""
    table, attendance = live.table, live.attendance
    late = {}
    out = live.clock.runs_out(table)
    if out is not None and out <= now and table.turn is not None:
        late[table.turn] = "clock"
    for seat in range(len(table.seats)):
        until = attendance.away_until(table, seat)
        if until is not None and until <= now:
            late[seat] = "away"
    due: list[tuple[str | None, log.Entry]] = [
        (table.seats[seat].who, BotTookOver(seat, table.away_bot, why)) for seat, why in late.items()
    ]
    if table.waits_for_reveals and table.sealed_at + REVEAL_TIME <= now:
        due.append((None, play.deal(table, chance)))
    host = attendance.host_until(table)
    if host is not None and host[0] <= now:
        due.append((table.seats[host[1]].who, HostIs(host[1])))
    return due
