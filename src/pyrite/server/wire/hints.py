"""Whom a bot would suspect in the asker's place, and why; only what their seat knows is used."""

import asyncio
from collections.abc import Sequence

from litestar import get

from pyrite import bot
from pyrite.event_text import people_called
from pyrite.game import AnyView
from pyrite.server.errors import Declined
from pyrite.server.messages import Code, Hint
from pyrite.server.tables.request import expect_underway, offered_levels
from pyrite.server.wire.game_files import LanguageAsked
from pyrite.server.wire.gateway import find_table, seat_asked
from pyrite.server.wire.http import REFUSALS, Asker, SeatAsked, TableCode, asker, house_of, visitor
from pyrite.suspicion_text import explain


@get("/tables/{code:str}/hints", responses=REFUSALS)
async def see(request: Asker, code: TableCode, seat: SeatAsked = None, language: LanguageAsked = "en") -> list[Hint]:
    """What the strongest bot would think of the others with what the asker knows; if the host allows it."""
    live_tables, who = house_of(request), asker(request)
    live = await find_table(live_tables, code, visitor(request))
    table, looking = live.table, seat_asked(live, who, seat)
    if who is None or looking is None:
        raise Declined(Code.NOT_YOUR_SEAT, "you have no seat at this table")
    if not table.settings.hints:
        raise Declined(Code.NO_HINTS, "the host has not allowed hints at this table")
    expect_underway(table)
    assert table.match is not None
    live_tables.limiter.take("hints", who, live_tables.settings.limits.hints)
    view = table.match.view(looking).with_talk(tuple(table.said))
    names = [one.name for one in table.seats]
    return await asyncio.to_thread(_think, view, offered_levels(table.game)[-1], names, language)


def _think(view: AnyView, level: str, names: Sequence[str], language: str) -> list[Hint]:
    with people_called(names):
        return [
            Hint(thought.seat, explain(view, thought, language), thought.chances)
            for thought in bot(level, seed=0).suspicion(view)
        ]
