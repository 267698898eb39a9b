"""What people said about a game after it, for the host of the table."""

from litestar import get

from pyrite.server.errors import Declined
from pyrite.server.messages import Code, Opinion
from pyrite.server.store.feedback import feedback_at
from pyrite.server.wire.gateway import find_table
from pyrite.server.wire.http import REFUSALS, Asker, TableCode, asker, house_of, visitor


@get("/tables/{code:str}/feedback", responses=REFUSALS)
async def see(request: Asker, code: TableCode) -> list[Opinion]:
    """What the people at the table answered when they were asked about the game; for the host."""
    live_tables = house_of(request)
    live = await find_table(live_tables, code, visitor(request))
    if asker(request) is None or asker(request) != live.table.host:
        raise Declined(Code.NOT_HOST, "only the host can see this")
    return [said.seen() for said in await feedback_at(live_tables.store, live.table.code)]
