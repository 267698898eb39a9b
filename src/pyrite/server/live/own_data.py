"""Export or delete everything that the server has stored about a person."""

import asyncio
import secrets
from functools import partial
from typing import TYPE_CHECKING

from pyrite.server.errors import Declined
from pyrite.server.messages import OwnData, OwnReport, OwnTable, Status
from pyrite.server.store.appends import Append
from pyrite.server.store.feedback import feedback_at
from pyrite.server.store.own_data import records_of, removal_at, removal_elsewhere, reports_by, tables_of
from pyrite.server.tables import entries as log
from pyrite.server.tables import own_data, seats
from pyrite.server.tables.request import TableDecision

if TYPE_CHECKING:
    from pyrite.server.live.live_table import LiveTable
    from pyrite.server.live.live_tables import LiveTables


async def collect(live_tables: "LiveTables", who: str) -> OwnData:
    """Everything that is stored about a person."""
    tables = []
    for code, status in (await tables_of(live_tables.store, who)).items():
        tables.append(await _table(live_tables, who, code, Status(status)))
        await asyncio.sleep(0)
    reports = [
        OwnReport(at=report.at, code=report.code, name=report.name, reason=report.reason)
        for report in await reports_by(live_tables.store, who)
    ]
    return OwnData(at=live_tables.time.now(), tables=tuple(tables), reports=tuple(reports))


async def _table(live_tables: "LiveTables", who: str, code: str, status: Status) -> OwnTable:
    logged = own_data.read_log(await live_tables.store.entries(code))
    setups = [one.what for one in logged if isinstance(one.what, log.Setup)]
    identities = own_data.identities_of(logged, who)
    deeds = own_data.deeds(logged, identities)
    held = {deed.seat for deed in deeds}
    muted = [
        mute.target
        for mute in (await live_tables.store.mutes([code])).get(code, [])
        if mute.muted and mute.seat in held
    ]
    records = await records_of(live_tables.store, code)
    return OwnTable(
        code=code,
        game=setups[-1].game if setups else "",
        status=status,
        deeds=deeds,
        muted=tuple(muted),
        opinions=tuple([said.seen() for said in await feedback_at(live_tables.store, code) if said.who in identities]),
        record=records[0].record if records else None,
    )


async def delete(live_tables: "LiveTables", who: str) -> None:
    """Removes a person from all tables and records. Repeated after a failure, it continues where it was."""
    for code in await tables_of(live_tables.store, who):
        try:
            live = await live_tables.table(code)
            async with live.lock:
                await live.attempt(partial(_delete_at, live, who))
        except Declined:
            if await live_tables.store.has(code):
                raise
    await live_tables.store.save(Append(code="", statements=removal_elsewhere(who, secrets.token_hex(32))))


async def _delete_at(live: "LiveTable", who: str) -> None:
    """Removes a person from a table: they leave their seats, and what the log has of them is rewritten."""
    table, store = live.table, live.live_tables.store
    alias = secrets.token_hex(32)
    cleaned = own_data.without(await store.entries(table.code), who, alias)
    if not cleaned.rows:
        return
    if table.status is Status.GATHERING and not table.people() - cleaned.identities:
        await live.live_tables.expiry.remove(live, "this table was closed")
        return
    removal = removal_at(table.code, cleaned, await records_of(store, table.code))
    if table.status is Status.FROZEN:  # nothing can be added to its log
        await store.save(Append(code=table.code, statements=removal))
    else:
        held = [seat for seat, one in enumerate(table.seats) if one.who in cleaned.identities]
        is_over = table.status is Status.FINISHED
        leaving = [] if is_over else seats.leave(table, held, cleaned.identities, alias)
        decided = TableDecision([*leaving, (alias, log.Forgotten())])
        await live.append(decided, beside=(Append(code=table.code, statements=removal),))
    await live.read_again()
