"""A table in play: how a command is carried out, and what happens automatically: bots, clocks, people who leave.

Under the table's lock: has this command been answered before? decide, append to the store, apply, and only then show.
"""

from typing import TYPE_CHECKING, TypeVar

import msgspec

from pyrite.server.errors import Declined
from pyrite.server.live import seat_links, table_passwords, timed_events, unlogged
from pyrite.server.live.banned_addresses import BannedAddresses
from pyrite.server.live.bot_turns import RETRY, BotTurns
from pyrite.server.live.clock import Call
from pyrite.server.live.news import AddressBanned
from pyrite.server.live.presence import Attendance, RemotePresence
from pyrite.server.live.saved_table import SavedTable
from pyrite.server.live.viewers import Viewer, Viewers
from pyrite.server.messages import (
    AnyCommand,
    ChangeSettings,
    Close,
    Code,
    Done,
    Enter,
    Feedback,
    MoveLink,
    Mute,
    Read,
    RefusalReason,
    Refused,
    Rematch,
    Removed,
    Report,
    Say,
    Status,
)
from pyrite.server.store.errors import Conflict, NotSaved
from pyrite.server.tables import budget, chat, moderation, table_view
from pyrite.server.tables import entries as log
from pyrite.server.tables.commands import decide
from pyrite.server.tables.play import CommandContext
from pyrite.server.tables.request import TableDecision
from pyrite.server.tables.table import Table
from pyrite.server.tables.turn_clock import TurnClock

if TYPE_CHECKING:
    from pyrite.server.live.live_tables import LiveTables

PRESENCE = 50  # milliseconds in which comings and goings are gathered into one message
TRIES = 20  # to save something while other servers write to the same table
PASSING = (Code.TOO_FAST, Code.NOT_SAVED, Code.STOPPING, Code.FAULT)  # refusals that are not final

_ENCODER = msgspec.json.Encoder()
T = TypeVar("T")


class LiveTable(SavedTable):
    """A table in play."""

    def __init__(self, table: Table, round_secrets: dict[int, bytes], live_tables: "LiveTables") -> None:
        """Start from the log in the store, with nobody connected."""
        super().__init__(table, round_secrets, live_tables)
        self.attendance = Attendance(live_tables.time.now())
        self.clock = TurnClock()
        self.viewers = Viewers(table, self.clock, self.attendance)
        self.touched = live_tables.time.now()  # when something last happened
        self.banned_addresses = BannedAddresses()
        self._timer: Call | None = None
        self._presence_timer: Call | None = None
        self._told_presence = RemotePresence()  # to other workers
        self.bots = BotTurns(self)

    # Viewers come and go.

    def come(self, viewer: Viewer, since: int | None) -> None:
        """A viewer connects, and gets the whole state."""
        now = self.live_tables.time.now()
        self.viewers.everyone.add(viewer)
        was_awake = self.attendance.is_awake
        self.attendance.come(self.table, viewer.who, now)
        self._arrange()
        viewer.deliver(self.viewers.welcome(viewer, since, now))
        if not was_awake and self.attendance.is_awake and self.table.banks:
            self.viewers.show_prompt(now)
        self._tell_presence()
        self._show_presence_soon()

    @property
    def connected(self) -> RemotePresence:
        """Who is connected to this worker, for the others."""
        readers = self.attendance.readers
        a_round = readers.round if readers.here else 0
        here, watching = self.attendance.here_of(self.table), self.viewers.spectators()
        is_frozen = self.table.status is Status.FROZEN
        return RemotePresence(here, watching, a_round, readers.here, readers.roles_here, is_frozen)

    def _tell_presence(self) -> None:
        if self.live_tables.fleet is None:
            return
        connected = self.connected
        if connected != self._told_presence:
            self._told_presence = connected
            self.live_tables.fleet.note_presence(self.table.code)

    def notice_attendance(self) -> None:
        """Somebody came to this table or left it through another worker, or a worker has gone."""
        self._arrange()
        if self.table.banks:
            self.viewers.show_prompt(self.live_tables.time.now())
        self._show_presence_soon()

    def go(self, viewer: Viewer) -> None:
        """A viewer's connection ended."""
        if viewer not in self.viewers.everyone:
            return
        now = self.live_tables.time.now()
        self.viewers.everyone.discard(viewer)
        self.touched = now
        self.attendance.go(self.table, viewer.who, now)
        self._arrange()
        self._tell_presence()
        self._show_presence_soon()

    def wait_for_readers(self) -> None:
        """Bots and clocks wait, or no longer do, for those who look at how the last round ended."""
        self._arrange()
        if self.table.banks:
            self.viewers.show_prompt(self.live_tables.time.now())
        self._tell_presence()
        self._show_presence_soon()

    def send_away(self, code: Code, text: str) -> None:
        """Ends the connections of all viewers."""
        for viewer in list(self.viewers.everyone):
            viewer.send_away(code, text)

    def _show_presence_soon(self) -> None:
        if self._presence_timer is None and not self.live_tables.is_stopping:
            self._presence_timer = self.live_tables.time.call_at(
                self.live_tables.time.now() + PRESENCE, self._show_presence
            )

    def _show_presence(self) -> None:
        self._presence_timer = None
        self.viewers.show_presence()

    # Commands.

    async def carry_out(self, who: str, command: AnyCommand, seat: int | None = None) -> Done | Refused:
        """Execute a command once, and answer when it is saved."""
        if command.seat is None and seat is not None:
            command = msgspec.structs.replace(command, seat=seat)
        async with self.lock:
            try:
                done = await self.attempt(lambda: self._carry_out_once(who, command))
            except Declined as declined:
                why = declined.why
            except NotSaved:
                why = RefusalReason(
                    Code.NOT_SAVED, "the server cannot save at the moment; send the same command again later"
                )
            else:
                if not self.attendance.is_here(who):
                    self.attendance.heard(who, self.live_tables.time.now())
                return done
            if why.code not in PASSING:
                self.answers.remember(who, command.id, why)
            return self._refused(who, command, seat, why)

    def _refused(self, who: str, command: AnyCommand, seat: int | None, why: RefusalReason) -> Refused:
        """A refusal with the table as the sender of the command may see it."""
        held = self.table.seats_of(who)
        if seat not in held:
            seat = command.seat if command.seat in held else held[0] if held else None
        now = None
        if seat is not None or self.viewers.may_watch(who):
            now = table_view.state(self.table, who, seat, self.clock.seen(self.table))
        return Refused(id=command.id, seq=self.table.seq, why=why, now=now)

    async def _carry_out_once(self, who: str, command: AnyCommand) -> Done:
        """Carries out a command, unless it already has an answer."""
        known = self.answers.recent(who, command.id)
        if isinstance(known, Done):
            return known
        if known is not None:
            raise Declined(known.code, known.text, known.rule)
        if command.expect > self.table.seq and not self.live_tables.is_alone:
            await self._take_in()
        try:
            return await self._do(who, command)
        except (Declined, Conflict) as error:
            if isinstance(error, Declined) and error.why.code in PASSING:
                raise
            first = await self._first_answer(who, command.id)
            if first is not None:
                return first
            is_readable = self.table.status is not Status.FROZEN
            if isinstance(error, Declined) and is_readable and await self.is_behind():
                raise Conflict("the table has gone on meanwhile") from None
            raise

    async def _first_answer(self, who: str, command: str) -> Done | None:
        """The answer that another worker has stored, after what it led to was shown here, too."""
        first = await self.answers.stored(who, command)
        if first is not None and first.seq > self.table.seq:
            await self._take_in()
        return first

    async def _do(self, who: str, command: AnyCommand) -> Done:
        if self.live_tables.is_stopping:
            raise Declined(Code.STOPPING, "the server is stopping; try again in a moment")
        if self.table.status is not Status.FROZEN:
            moderation.expect_admitted(self.table, who, command)
            if isinstance(command, MoveLink):
                return await seat_links.give(self, who, command)
            if isinstance(command, Rematch):
                return await self.live_tables.new_tables.rematch(self, who, command)
            if isinstance(command, Say) and chat.is_spectators(self.table, who, command):
                return unlogged.say_in_gallery(self, who, command)
            if isinstance(command, Mute) and not command.for_all:
                return await unlogged.mute(self, who, command)
            if isinstance(command, Read):
                return unlogged.read(self, who, command)
            if isinstance(command, Report):
                return await unlogged.report(self, who, command)
            if isinstance(command, Feedback):
                return await unlogged.feedback(self, who, command)
            if isinstance(command, Close) and self.table.status is Status.GATHERING:
                return await self.live_tables.expiry.close(self, who, command)
        limits = self.live_tables.settings.limits
        budget.expect_room(self.table, who, command, limits.entries, limits.entries_of_seat)
        asked = CommandContext(self.chance(), self._bank())
        if isinstance(command, (Enter, ChangeSettings)):
            await table_passwords.work_out(self, who, command, asked)
        decided = decide(self.table, who, command, asked)
        done = Done(id=command.id, seq=self.table.seq + len(decided.entries) + decided.over, seat=decided.seat)
        if not decided.entries and not decided.over:
            done = await self._first_answer(who, command.id) or done
            self.answers.remember(who, command.id, done)  # it is not stored, so that nobody can fill the disk with it
            return done
        await self.answer(who, done, decided, asked.chance)
        for about, entry in decided.entries:
            self._ban_address_in(about, entry)
        return done

    def _ban_address_in(self, who: str | None, entry: log.Entry) -> None:
        """Keeps newcomers out from the address of somebody who was banned, if this worker has seen them."""
        if who is None or not isinstance(entry, Removed) or not entry.banned:
            return
        address_of = self.live_tables.newcomers.address_of
        address, others = address_of(who), [address_of(other) for other in (self.table.host, *self.table.people())]
        if (
            self.banned_addresses.add(address, others, self.live_tables.time.now())
            and self.live_tables.fleet is not None
        ):
            self.live_tables.fleet.publish(self.table.code, AddressBanned(str(address)))

    def _bank(self) -> int | None:
        turn = self.table.turn
        if turn is None or self.table.seats[turn].bot is not None:
            return None
        return self.clock.left(self.table, self.live_tables.time.now())

    # What was saved, here or elsewhere.

    def _hear(self, logged: log.LogEntry) -> None:
        """Note an entry of another worker: the person who acted isn't away."""
        if logged.who is not None and not self.attendance.is_here(logged.who):
            self.attendance.heard(logged.who, logged.at)
        self._ban_address_in(logged.who, logged.what)

    def _start_over(self, since: int) -> None:
        if since < self.table.last_step:
            self.clock.start_over()
        self.viewers.start_over(since)

    def _get_stuck(self) -> None:
        """A newer worker has written what this one cannot read: the other workers continue the table."""
        self.send_away(Code.STOPPING, "a newer server goes on with this table; come back now")

    async def _forget(self) -> None:
        """Another worker has removed this table."""
        await self.live_tables.expiry.forget(self, "this table was closed")

    def _news(self) -> None:
        """Shows what was saved, and does what follows from it."""
        self.touched = self.live_tables.time.now()
        self.attendance.follow(self.table, self.touched)
        self._arrange()
        self.live_tables.figures.messages.inc(self.viewers.show(self.touched))
        self._tell_presence()
        self._show_presence_soon()

    # What happens automatically.

    def _arrange(self) -> None:
        """Starts or stops the clock, lets a bot think, and sets the timer for the next thing to do."""
        now = self.live_tables.time.now()
        self.attendance.readers.follow(now)
        self.clock.follow(self.table, self.attendance.is_moving(self.table), now)
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self.live_tables.is_stopping or self.table.status is Status.FROZEN:
            return
        if not self.is_ours:
            return
        when = timed_events.next_time(self)
        if when is not None:
            self._timer = self.live_tables.time.call_at(when, self._tick_soon)
        self.bots.think()

    def _tick_soon(self) -> None:
        self._timer = None
        self.live_tables.spawn(self._tick())

    async def _tick(self) -> None:
        """Do everything that is due."""
        async with self.lock:
            try:
                await self.attempt(self._do_what_is_due)
            except Declined:
                return  # the table was removed
            except NotSaved:
                self._timer = self.live_tables.time.call_at(self.live_tables.time.now() + RETRY, self._tick_soon)

    async def _do_what_is_due(self) -> None:
        chance = self.chance()
        entries = timed_events.entries(self, self.live_tables.time.now(), chance)
        if entries:
            await self.append(TableDecision(entries), chance)
        else:
            self.wait_for_readers()

    @property
    def is_ours(self) -> bool:
        """Whether this worker runs the bots and clocks of this table."""
        return self.live_tables.fleet is None or self.live_tables.fleet.is_ours(self)

    def look_again(self) -> None:
        """Starts the bot whose turn it is, however the last one ended."""
        if not self.live_tables.is_stopping and self.table.status is not Status.FROZEN:
            self.bots.think()

    async def close(self) -> None:
        """Cancels everything that would happen automatically."""
        for timer in (self._timer, self._presence_timer):
            if timer is not None:
                timer.cancel()
        await self.bots.stop()
