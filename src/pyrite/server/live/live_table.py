"""A table in play: the one way a command takes, and what happens by itself: bots, clocks, people who leave.

Under the table's lock: has this command been answered before? decide, append to the store, apply, and only then show.
"""

import asyncio
import secrets
from collections import OrderedDict
from typing import TYPE_CHECKING

import msgspec

from pyrite.server.errors import Declined
from pyrite.server.live import seat_links, table_passwords, unlogged
from pyrite.server.live.banned_addresses import BannedAddresses
from pyrite.server.live.bot_turns import RETRY, BotTurns
from pyrite.server.live.clock import Call
from pyrite.server.live.game_end import finish
from pyrite.server.live.presence import Attendance
from pyrite.server.live.viewers import Viewer, Viewers
from pyrite.server.store.appends import Append, Link
from pyrite.server.store.errors import NotSaved
from pyrite.server.tables import budget, chat, moderation, play, table_view
from pyrite.server.tables import entries as log
from pyrite.server.tables.commands import decide
from pyrite.server.tables.play import Asked, Chance
from pyrite.server.tables.request import Decided
from pyrite.server.tables.table import REVEAL_TIME, Table
from pyrite.server.tables.turn_clock import TurnClock
from pyrite.server.wire.messages import (
    AnyCommand,
    BotTookOver,
    Close,
    Code,
    Done,
    Enter,
    HostIs,
    MoveLink,
    Mute,
    Opened,
    Refusal,
    Refused,
    Rematch,
    Removed,
    Report,
    Say,
    Set,
    Status,
)

if TYPE_CHECKING:
    from pyrite.server.live.live_tables import House

PRESENCE = 50  # milliseconds in which comings and goings are gathered into one message
UNSAVED = 200  # answers that a table remembers without storing them
PASSING = (Code.TOO_FAST, Code.NOT_SAVED, Code.STOPPING, Code.FAULT)  # refusals that are no answer for good

_ENCODER = msgspec.json.Encoder()
_DONE = msgspec.json.Decoder(Done)


class LiveTable:
    """A table in play."""

    def __init__(self, table: Table, round_secrets: dict[int, bytes], house: "House") -> None:
        """As the store has it; nobody is connected."""
        self.table = table
        self.secrets = round_secrets
        self.house = house
        self.lock = asyncio.Lock()
        self.attendance = Attendance(house.time.now())
        self.clock = TurnClock()
        self.viewers = Viewers(table, self.clock, self.attendance)
        self.touched = house.time.now()  # when something last happened
        self._answers: dict[tuple[str, str], Done] | None = None  # to all commands, read when the first one comes
        self._unsaved: OrderedDict[tuple[str, str], Done | Refusal] = OrderedDict()  # the last that are not stored
        self.banned_addresses = BannedAddresses()
        self.is_removed = False  # from the store
        self._is_uncertain = False  # an append failed: the store may know more than we do
        self._timer: Call | None = None
        self._presence_timer: Call | None = None
        self.bots = BotTurns(self)

    # Viewers come and go.

    def come(self, viewer: Viewer, since: int | None) -> None:
        """A viewer connects, and gets the whole state."""
        now = self.house.time.now()
        self.viewers.everyone.add(viewer)
        was_awake = self.attendance.is_awake
        self.attendance.come(self.table, viewer.who, now)
        self._arrange()
        viewer.deliver(self.viewers.welcome(viewer, since, now))
        if not was_awake and self.attendance.is_awake and self.table.banks:
            self.viewers.show_prompt(now)
        self._show_presence_soon()

    def go(self, viewer: Viewer) -> None:
        """A viewer's connection ended."""
        if viewer not in self.viewers.everyone:
            return
        now = self.house.time.now()
        self.viewers.everyone.discard(viewer)
        self.touched = now
        self.attendance.go(self.table, viewer.who, now)
        self._arrange()
        self._show_presence_soon()

    def send_away(self, code: Code, text: str) -> None:
        """Ends the connections of all viewers."""
        for viewer in list(self.viewers.everyone):
            viewer.send_away(code, text)

    def _show_presence_soon(self) -> None:
        if self._presence_timer is None and not self.house.is_stopping:
            self._presence_timer = self.house.time.call_at(self.house.time.now() + PRESENCE, self._show_presence)

    def _show_presence(self) -> None:
        self._presence_timer = None
        self.viewers.show_presence()

    # Commands.

    async def carry_out(self, who: str, command: AnyCommand, seat: int | None = None) -> Done | Refused:
        """Does what somebody who looks through a seat asks, once, and answers when it is saved."""
        if command.seat is None and seat is not None:
            command = msgspec.structs.replace(command, seat=seat)
        async with self.lock:
            try:
                await self.settle()
                first = await self._first_answer(who, command.id)
                if isinstance(first, Done):
                    return first
                if first is not None:
                    return self._refused(who, command, seat, first)
                done = await self._do(who, command)
            except Declined as declined:
                why = declined.why
            except NotSaved:
                why = Refusal(Code.NOT_SAVED, "the server cannot save at the moment; send the same command again later")
            else:
                if not self.attendance.is_here(who):
                    self.attendance.heard(who, self.house.time.now())
                return done
            if why.code not in PASSING:
                self.remember(who, command, why)
            return self._refused(who, command, seat, why)

    def remember(self, who: str, command: AnyCommand, answer: Done | Refusal) -> None:
        """Keeps an answer that is not stored for a while, for who sends the command again."""
        self._unsaved[who, command.id] = answer
        if len(self._unsaved) > UNSAVED:
            self._unsaved.popitem(last=False)

    def _refused(self, who: str, command: AnyCommand, seat: int | None, why: Refusal) -> Refused:
        """A refusal with the table as the asker may see it."""
        held = self.table.seats_of(who)
        if seat not in held:
            seat = command.seat if command.seat in held else held[0] if held else None
        now = None
        if seat is not None or self.viewers.may_watch(who):
            now = table_view.state(self.table, who, seat, self.clock.seen(self.table))
        return Refused(id=command.id, seq=self.table.seq, why=why, now=now)

    async def _first_answer(self, who: str, command: str) -> Done | Refusal | None:
        if self._answers is None:
            stored = await self.house.store.answers(self.table.code)
            self._answers = {key: _DONE.decode(answer) for key, answer in stored.items()}
        return self._answers.get((who, command)) or self._unsaved.get((who, command))

    async def _do(self, who: str, command: AnyCommand) -> Done:
        if self.house.is_stopping:
            raise Declined(Code.STOPPING, "the server is about to stop; try again in a moment")
        if self.table.status is not Status.FROZEN:
            moderation.expect_admitted(self.table, who, command)
            if isinstance(command, MoveLink):
                return await seat_links.give(self, who, command)
            if isinstance(command, Rematch):
                return await self.house.new_tables.rematch(self, who, command)
            if isinstance(command, Say) and chat.is_spectators(self.table, who, command):
                return unlogged.say_in_gallery(self, who, command)
            if isinstance(command, Mute) and not command.for_all:
                return await unlogged.mute(self, who, command)
            if isinstance(command, Report):
                return await unlogged.report(self, who, command)
            if isinstance(command, Close) and self.table.status is Status.GATHERING:
                return await self.house.expiry.close(self, who, command)
        limits = self.house.settings.limits
        budget.expect_room(self.table, who, command, limits.entries, limits.entries_of_seat)
        asked = Asked(self.chance(), self._bank())
        if isinstance(command, (Enter, Set)):
            await table_passwords.work_out(self, who, command, asked)
        decided = decide(self.table, who, command, asked)
        done = Done(id=command.id, seq=self.table.seq + len(decided.entries) + decided.over, seat=decided.seat)
        if not decided.entries and not decided.over:
            self.remember(who, command, done)  # nothing changes, so nothing is stored that could fill the disk
            return done
        await self.answer(who, done, decided, asked.chance)
        for about, entry in decided.entries:
            if about is not None and isinstance(entry, Removed) and entry.banned:
                self._ban_address(about)
        return done

    def _ban_address(self, who: str) -> None:
        address_of = self.house.newcomers.address_of
        others = [address_of(other) for other in (self.table.host, *self.table.people())]
        self.banned_addresses.add(address_of(who), others, self.house.time.now())

    async def answer(
        self,
        who: str,
        done: Done,
        decided: Decided,
        chance: Chance | None = None,
        *,
        link: Link | None = None,
        beside: tuple[Append, ...] = (),
    ) -> None:
        """Saves what a command leads to with the answer to it, without the secret of a link."""
        stored = _ENCODER.encode(msgspec.structs.replace(done, link=None)).decode()
        await self.append(decided, chance, answer=(who, done.id, stored), link=link, beside=beside)
        if self._answers is not None:
            self._answers[who, done.id] = done

    def chance(self) -> Chance:
        """What the next draws follow from."""
        return Chance(dict(self.secrets), _make_secret, self.table.promised)

    def _bank(self) -> int | None:
        turn = self.table.turn
        if turn is None or self.table.seats[turn].bot is not None:
            return None
        return self.clock.left(self.table, self.house.time.now())

    # Saving.

    async def append(
        self,
        decided: Decided,
        chance: Chance | None = None,
        *,
        answer: tuple[str, str, str] | None = None,
        link: Link | None = None,
        beside: tuple[Append, ...] = (),
    ) -> None:
        """Writes entries down, then applies and shows them; the table's lock is held. `beside` is written with them."""
        kept = None
        if decided.over and chance is not None:
            kept = finish(self.table, decided, chance, self.house.time.now())
        append = Append(
            code=self.table.code,
            entries=self._placed(decided.entries),
            answer=answer,
            secrets=chance.new if chance is not None else {},
            status=_status_after(decided),
            record=kept,
            link=link,
        )
        await self._save(append, *beside)
        if chance is not None:
            self.secrets.update(chance.new)
        for logged in append.entries:
            self.table.apply(logged)
        self._news()

    def _placed(self, entries: list[tuple[str | None, log.Entry]]) -> list[log.Logged]:
        now = self.house.time.now()
        return [log.Logged(self.table.seq + place, now, who, what) for place, (who, what) in enumerate(entries, 1)]

    async def give_up(self) -> None:
        """Ends a game that nobody goes on with: its secrets are opened; the table's lock is held."""
        await self.append(Decided([], over=True), self.chance())

    async def _save(self, *appends: Append) -> None:
        """Waits for the store; if it fails, or nobody waits for it any more, it may still have been written."""
        began = self.house.time.now()
        self._is_uncertain = True
        await self.house.store.save(*appends)
        self._is_uncertain = False
        self.house.figures.save_seconds.observe((self.house.time.now() - began) / 1000)

    async def settle(self) -> None:
        """Before anything else under the lock: takes in what the store knows and we do not, after a failure."""
        if self.is_removed:
            raise Declined(Code.NO_SUCH_TABLE, "this table was closed")
        if not self._is_uncertain:
            return
        rows = await self.house.store.entries(self.table.code, self.table.seq)
        self.secrets = (await self.house.store.secrets([self.table.code])).get(self.table.code, {})
        self._answers = None
        for seq, at, who, entry in rows:
            self.table.apply(log.Logged(seq, at, who, log.read(entry)))
        self._is_uncertain = False
        if rows:
            self._news()

    def _news(self) -> None:
        self.touched = self.house.time.now()
        self.attendance.follow(self.table, self.touched)
        self._arrange()
        self.house.bus.publish(self.table.code, self.table.seq)
        self._show_presence_soon()

    def show(self) -> None:
        """Sends everyone the news."""
        self.house.figures.messages.inc(self.viewers.show(self.house.time.now()))

    async def catch_up(self) -> None:
        """Somebody else has written to this table: takes it in."""
        async with self.lock:
            self._is_uncertain = True
            await self.settle()

    # What happens by itself.

    def _arrange(self) -> None:
        """Sets the clock going or still, a bot thinking, and the timer to the next thing that is due."""
        now = self.house.time.now()
        self.clock.follow(self.table, self.attendance.is_awake, now)
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self.house.is_stopping or self.table.status is Status.FROZEN:
            return
        due = [when for when in self._due_times() if when is not None]
        if due:
            self._timer = self.house.time.call_at(min(due), self._tick_soon)
        self.bots.think()

    def _due_times(self) -> list[int | None]:
        away = [self.attendance.away_until(self.table, seat) for seat in range(len(self.table.seats))]
        host = self.attendance.host_until(self.table)
        deal = self.table.sealed_at + REVEAL_TIME if self.table.waits_for_reveals else None
        return [*away, self.clock.runs_out(self.table), host[0] if host else None, deal]

    def _tick_soon(self) -> None:
        self._timer = None
        self.house.spawn(self._tick())

    async def _tick(self) -> None:
        """Does what is due: bots take over, the host's role passes on."""
        async with self.lock:
            try:
                await self.settle()
                chance = self.chance()
                entries = self._due(self.house.time.now(), chance)
                if entries:
                    await self.append(Decided(entries), chance)
                else:
                    self._arrange()
            except NotSaved:
                self._timer = self.house.time.call_at(self.house.time.now() + RETRY, self._tick_soon)

    def _due(self, now: int, chance: Chance) -> list[tuple[str | None, log.Entry]]:
        entries: list[tuple[str | None, log.Entry]] = []
        level = self.table.away_bot
        late = {}
        out = self.clock.runs_out(self.table)
        if out is not None and out <= now and self.table.turn is not None:
            late[self.table.turn] = "clock"
        for seat in range(len(self.table.seats)):
            until = self.attendance.away_until(self.table, seat)
            if until is not None and until <= now:
                late[seat] = "away"
        for seat, why in late.items():
            entries.append((self.table.seats[seat].who, BotTookOver(seat, level, why)))
        if self.table.waits_for_reveals and self.table.sealed_at + REVEAL_TIME <= now:
            entries.append((None, play.deal(self.table, chance)))
        host = self.attendance.host_until(self.table)
        if host is not None and host[0] <= now:
            entries.append((self.table.seats[host[1]].who, HostIs(host[1])))
        return entries

    def look_again(self) -> None:
        """Whatever became of the last one: a bot whose turn it is thinks."""
        if not self.house.is_stopping and self.table.status is not Status.FROZEN:
            self.bots.think()

    async def close(self) -> None:
        """Ends everything that would happen by itself."""
        for timer in (self._timer, self._presence_timer):
            if timer is not None:
                timer.cancel()
        await self.bots.stop()


def _make_secret() -> bytes:
    return secrets.token_bytes(32)


def _status_after(decided: Decided) -> str | None:
    """The status to store beside the log, by which tables are searched."""
    if any(isinstance(what, Opened) for _, what in decided.entries):
        return Status.FINISHED.value
    return Status.PLAYING.value if any(isinstance(what, log.Begun) for _, what in decided.entries) else None
