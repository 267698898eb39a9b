"""Help for somebody who plays: whom a bot would suspect in their place, and what it would do; from their view alone."""

import asyncio
from collections.abc import Sequence

from litestar import get

from pyrite import bot
from pyrite.event_text import people_called
from pyrite.game import AnyView
from pyrite.server.errors import Declined
from pyrite.server.live.live_table import LiveTable
from pyrite.server.messages import Code, Hint, Suggestion
from pyrite.server.tables.request import expect_underway, offered_levels
from pyrite.server.wire.game_files import LanguageAsked
from pyrite.server.wire.gateway import find_table, seat_asked
from pyrite.server.wire.http import REFUSALS, Asker, SeatAsked, TableCode, asker, house_of, visitor
from pyrite.suspicion_text import explain


@get("/tables/{code:str}/hints", responses=REFUSALS)
async def see(request: Asker, code: TableCode, seat: SeatAsked = None, language: LanguageAsked = "en") -> list[Hint]:
    """What the strongest bot would think of the others with what the asker knows; if the host allows it."""
    live, who, looking = await _looking(request, code, seat)
    if not live.table.settings.hints:
        raise Declined(Code.NO_HINTS, "the host has not allowed hints at this table")
    view = _view(live, who, looking)
    names = [one.name for one in live.table.seats]
    return await asyncio.to_thread(_think, view, offered_levels(live.table.game)[-1], names, language)


@get("/tables/{code:str}/suggestion", responses=REFUSALS)
async def suggest(request: Asker, code: TableCode, seat: SeatAsked = None) -> Suggestion:
    """What the strongest bot would do with what the asker knows; for somebody alone with bots, in their turn."""
    live, who, looking = await _looking(request, code, seat)
    table = live.table
    if [one.who for one in table.seats if one.who is not None] != [who]:
        raise Declined(Code.NO_HINTS, "moves are suggested only to somebody who plays against bots alone")
    if not table.is_running or table.turn != looking:
        raise Declined(Code.NOT_YOUR_TURN, "it is not your turn")
    view = _view(live, who, looking)
    level, budget = offered_levels(table.game)[-1], live.live_tables.settings.bot_seconds
    thought = await live.live_tables.think(level, f"suggestion/{code}/{table.last_step}", view, budget)
    return Suggestion(thought.action)


async def _looking(request: Asker, code: str, seat: str | None) -> tuple[LiveTable, str, int]:
    """The table, and who asks from which seat."""
    live_tables, who = house_of(request), asker(request)
    live = await find_table(live_tables, code, visitor(request))
    looking = seat_asked(live, who, seat)
    if who is None or looking is None:
        raise Declined(Code.NOT_YOUR_SEAT, "you have no seat at this table")
    return live, who, looking


def _view(live: LiveTable, who: str, looking: int) -> AnyView:
    """What the asker knows; not too often, since bots think about it."""
    expect_underway(live.table)
    assert live.table.match is not None
    live.live_tables.limiter.take("hints", who, live.live_tables.settings.limits.hints)
    return live.table.match.view(looking).with_talk(tuple(live.table.said))


def _think(view: AnyView, level: str, names: Sequence[str], language: str) -> list[Hint]:
    with people_called(names):
        return [
            Hint(thought.seat, explain(view, thought, language), thought.chances)
            for thought in bot(level, seed=0).suspicion(view)
        ]
