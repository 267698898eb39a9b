"""New tables: set up by a host, dealt against bots, or laid again for a rematch."""

import asyncio
import secrets
from typing import TYPE_CHECKING

import msgspec

from pyrite.game import game
from pyrite.server.errors import Declined
from pyrite.server.live.live_table import LiveTable
from pyrite.server.messages import (
    BotSeated,
    Code,
    Done,
    NewSeat,
    NewTable,
    PlayNow,
    Rematch,
    Rematched,
    Sat,
    Settings,
    Sitter,
    Status,
)
from pyrite.server.store.appends import Append
from pyrite.server.store.errors import Conflict
from pyrite.server.tables import entries as log
from pyrite.server.tables import play
from pyrite.server.tables.passwords import hash_password
from pyrite.server.tables.play import Chance
from pyrite.server.tables.request import TableDecision, expect_level, held_by
from pyrite.server.tables.seats import BOT_NAMES, options_given, options_written
from pyrite.server.tables.table import Table
from pyrite.server.tables.typed_text import clean_name, clean_title

if TYPE_CHECKING:
    from pyrite.server.live.live_tables import LiveTables

_ENCODER = msgspec.json.Encoder()


class NewTables:
    """Creates tables."""

    def __init__(self, live_tables: "LiveTables") -> None:
        """New tables are added to `live_tables`."""
        self._live_tables = live_tables

    async def create(self, who: str, new: NewTable) -> NewSeat:
        """Makes a table; the creator sits in seat 0 if they give a name."""
        hashed = None if new.password is None else await asyncio.to_thread(hash_password, new.password)
        opening: list[tuple[str | None, log.Entry]] = [(who, _setup(new, hashed))]
        if new.name is not None:
            opening.append((who, Sat(0, clean_name(new.name))))
        players = options_given(new.game, new.options).players
        names = [name for name in BOT_NAMES if new.name is None or name != clean_name(new.name)]
        first = 0 if new.name is None else 1
        if len(new.bots) > players - first:
            raise Declined(Code.TABLE_FULL, f"you and {len(new.bots)} bots do not fit at {players} seats")
        for place, level in enumerate(new.bots):
            opening.append((None, BotSeated(players - 1 - place, expect_level(game(new.game), level), names[place])))
        return await self._open(who, new.id, opening, None if new.name is None else 0)

    async def play_now(self, who: str, new: PlayNow) -> NewSeat:
        """Makes a table with bots in all other seats, and deals."""
        players = options_given(new.game, new.options).players
        name = clean_name(new.name)
        table = NewTable(id=new.id, game=new.game, options=new.options, name=name, settings=new.settings)
        opening: list[tuple[str | None, log.Entry]] = [(who, _setup(table)), (who, Sat(0, name))]
        names = [bot for bot in BOT_NAMES if bot != name]
        level = expect_level(game(new.game), new.level)
        opening += [(None, BotSeated(seat, level, names[seat])) for seat in range(1, players)]
        return await self._open(who, new.id, opening, 0, is_begun=True)

    async def _open(
        self,
        who: str,
        command: str,
        opening: list[tuple[str | None, log.Entry]],
        seat: int | None,
        *,
        is_begun: bool = False,
    ) -> NewSeat:
        """Writes a new table down and opens it; the same command again gets the same table."""
        earlier = await self._live_tables.store.making(who, command)
        if earlier is not None:
            return msgspec.json.decode(earlier, type=NewSeat)
        self._expect_open()
        await self._live_tables.expiry.make_room()
        live, append = self._lay(await self._live_tables.new_code(), opening, is_begun=is_begun)
        seated = NewSeat(code=live.table.code, seat=seat, seq=live.table.seq)
        append.making = (who, command, _ENCODER.encode(seated).decode())
        self._list(live, append)
        try:
            await self._live_tables.store.save(append)
        except Conflict:
            earlier = await self._live_tables.store.making(who, command)
            if earlier is None:
                raise
            return msgspec.json.decode(earlier, type=NewSeat)
        await self._enter(live)
        return seated

    def _expect_open(self) -> None:
        self._live_tables.moderation.expect_open()
        if not self._live_tables.takes_people:
            raise Declined(Code.STOPPING, "the server is stopping; try again in a moment")

    def _list(self, live: LiveTable, append: Append) -> None:
        """In a fleet a new table is in the list from the beginning."""
        if self._live_tables.fleet is not None:
            append.statements = self._live_tables.fleet.directory.statements(live.table)

    async def _enter(self, live: LiveTable) -> None:
        self._live_tables.tables[live.table.code] = live
        if self._live_tables.fleet is not None:
            await self._live_tables.fleet.enter(live)

    def _lay(
        self, code: str, opening: list[tuple[str | None, log.Entry]], *, is_begun: bool
    ) -> tuple[LiveTable, Append]:
        """A table with its first entries, not yet saved; dealt if the game begins immediately."""
        table, now, chance = Table(code), self._live_tables.time.now(), Chance({}, lambda: secrets.token_bytes(32))
        entries: list[log.LogEntry] = []
        mark = log.new_mark()
        for who, what in opening:
            entries.append(log.LogEntry(len(entries) + 1, now, who, what, mark))
            table.apply(entries[-1])
        if is_begun:
            for entry in play.begin(table, chance):
                entries.append(log.LogEntry(len(entries) + 1, now, opening[0][0], entry, mark))
                table.apply(entries[-1])
        live = LiveTable(table, chance.secrets, self._live_tables)
        status = table.status.value
        return live, Append(code=code, entries=entries, secrets=chance.new, status=status, is_new=True)

    async def rematch(self, live: LiveTable, who: str, command: Rematch) -> Done:
        """The same people at a new table, under the old one's lock; against bots alone the game begins immediately."""
        table = live.table
        seat = held_by(table, who, command)
        if table.status is not Status.FINISHED:
            raise Declined(Code.NOT_FINISHED, "the game is not over")
        if table.rematch is not None:
            return Done(id=command.id, seq=table.seq, seat=seat, code=table.rematch)
        self._expect_open()
        await self._live_tables.expiry.make_room()
        options = {"players": len(table.seats), **table.options.changed()}
        setup = log.Setup(
            game=table.game.name,
            options=options,
            title=table.title,
            settings=msgspec.structs.replace(table.settings, pace=table.chosen_pace),
            password=table.password,
            banned=tuple(sorted(table.banned)),
        )
        host = table.host if table.host in table.people() else who
        opening: list[tuple[str | None, log.Entry]] = [(host, setup)]
        taken = {held.name for held in table.seats}
        free_names = (name for name in BOT_NAMES if name not in taken)
        for number, held in enumerate(table.seats):
            if held.sitter is Sitter.PERSON:
                opening.append((held.who, Sat(number, held.name, held.portrait)))
            else:
                name = held.name if held.name in BOT_NAMES else next(free_names)  # people who left may come with theirs
                opening.append((None, BotSeated(number, held.bot or table.away_bot, name)))
        fresh, append = self._lay(await self._live_tables.new_code(), opening, is_begun=len(table.people()) == 1)
        code = fresh.table.code
        done = Done(id=command.id, seq=table.seq + 1, seat=seat, code=code)
        self._list(fresh, append)
        await live.answer(who, done, TableDecision([(who, Rematched(code))]), beside=(append,))
        await self._enter(fresh)
        return done


def _setup(new: NewTable, hashed: str | None = None) -> log.Setup:
    options = options_written(options_given(new.game, new.options))
    if new.settings.away_bot != Settings().away_bot:
        expect_level(game(new.game), new.settings.away_bot)
    title = clean_title(new.title)
    return log.Setup(game=new.game, options=options, title=title, settings=new.settings, password=hashed)
