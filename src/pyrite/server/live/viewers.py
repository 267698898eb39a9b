"""Those who look at a table now, and what goes to them: bytes made once for each seat, once for all spectators."""

from collections import deque
from collections.abc import Callable, Iterable

import msgspec
from msgspec import UNSET, UnsetType

from pyrite.server.live.presence import Attendance
from pyrite.server.messages import (
    Bye,
    Code,
    Door,
    Gallery,
    Line,
    Moved,
    Presence,
    RefusalReason,
    Removed,
    Status,
    TableSeen,
    Update,
    Welcome,
    You,
)
from pyrite.server.tables import entries, table_view
from pyrite.server.tables.table import LINES, RecentEntry, Table
from pyrite.server.tables.turn_clock import TurnClock

LOSSES = (Moved, Removed)  # what takes a seat from somebody who is told about it
ViewFields = dict[str, msgspec.Raw]

_ENCODER = msgspec.json.Encoder()
_FIELDS = msgspec.json.Decoder(ViewFields)


class Viewer:
    """A connection: who looks, through which seat, and how bytes get there."""

    __slots__ = ("at_door", "deliver", "fields", "held", "is_screen", "seat", "wants_changes", "who", "you")

    def __init__(
        self,
        who: str | None,
        seat: int | None,
        deliver: Callable[[bytes], None],
        *,
        is_screen: bool,
        wants_changes: bool = False,
    ) -> None:
        """With `is_screen` it sees what a spectator sees, also if its identity holds seats.

        With `wants_changes` it gets the fields of a view that have changed in place of the whole view.
        """
        self.who = who
        self.seat = seat
        self.deliver = deliver
        self.is_screen = is_screen
        self.wants_changes = wants_changes
        self.fields: ViewFields | None = None  # of the last view that it got, if it wants changes
        self.at_door = False
        self.you: You | None = None
        self.held: tuple[int, ...] = ()  # the seats that it knows to be its own

    def send_away(self, code: Code, text: str) -> None:
        """Ends the connection."""
        self.deliver(_ENCODER.encode(Bye(RefusalReason(code, text))))
        self.deliver(b"")  # nothing more comes


class Viewers:
    """All viewers of one table."""

    def __init__(self, table: Table, clock: TurnClock, attendance: Attendance) -> None:
        """Nobody yet; what was logged before is not shown to them."""
        self.table = table
        self.clock = clock
        self.attendance = attendance
        self.everyone: set[Viewer] = set()
        self.shown = table.seq
        self.gallery: deque[Line] = deque(maxlen=LINES)  # the last lines of spectators
        self.lines_in_gallery = 0
        self._presence: Presence | None = None
        self._seen: tuple[int, TableSeen] | None = None

    def may_watch(self, who: str | None) -> bool:
        """Whether somebody who looks through no seat sees more than the door; with a shared device players do."""
        is_ours = who is not None and (who == self.table.host or bool(self.table.seats_of(who)))
        return is_ours or (self.table.settings.spectators and self.table.is_admitted(who))

    def table_seen(self) -> TableSeen:
        """The table as everyone sees it, built when it has changed."""
        if self._seen is None or self._seen[0] != self.table.changed:
            self._seen = (self.table.changed, table_view.table_seen(self.table))
        return self._seen[1]

    def welcome(self, viewer: Viewer, since: int | None, now: int) -> bytes:
        """Everything for a viewer; for one who may not watch, what is written on the door."""
        self._reseat(viewer)
        viewer.at_door = viewer.seat is None and not self.may_watch(viewer.who)
        viewer.you = table_view.you(self.table, viewer.who, viewer.seat)
        held, viewer.held = viewer.held, viewer.you.seats
        missed = [one for one in self.table.recent if since is not None and one.logged.seq > since]
        if viewer.at_door:
            lost = [one for one in missed if isinstance(one.logged.what, LOSSES) and one.logged.what.seat in held]
            return self._door(viewer, lost)
        view, prompt = table_view.view_and_prompt(self.table, viewer.seat, self.clock.seen(self.table))
        viewer.fields = _FIELDS.decode(view) if viewer.wants_changes and view is not None else None
        welcome = Welcome(
            seq=self.table.seq,
            at=now,
            you=viewer.you,
            table=self.table_seen(),
            view=view,
            prompt=prompt,
            talk=table_view.talk(self.table, self.gallery, viewer.seat),
            happened=table_view.happened(self.table, missed, viewer.seat),
            presence=self.attendance.seen(self.table, self.spectators()),
        )
        return _ENCODER.encode(welcome)

    def spectators(self) -> int:
        """How many people watch; a big screen or a shared device does not count, nor what somebody else plays with."""
        watchers = (one for one in self.everyone if one.seat is None and not one.is_screen and not one.at_door)
        return sum(not (one.you and one.you.seats) for one in watchers)

    def _door(self, viewer: Viewer, lost: Iterable[RecentEntry] = ()) -> bytes:
        door = Door(
            seq=self.table.seq,
            table=table_view.table_listed(self.table),
            banned=viewer.who in self.table.removed or viewer.who in self.table.banned or UNSET,
            happened=table_view.happened(self.table, lost, None) or UNSET,
        )
        return _ENCODER.encode(door)

    def show(self, now: int) -> int:
        """Sends everyone what has happened since the last time; to how many."""
        before, self.shown = self.shown, self.table.seq
        news = _newest(self.table, before)
        if any(not isinstance(one.logged.what, (entries.Step, entries.Spoke)) for one in news):
            self._turn_around()
        groups: dict[int | None, list[Viewer]] = {}
        for viewer in self.everyone:
            if viewer.you is not None and not viewer.at_door:
                groups.setdefault(viewer.seat, []).append(viewer)
        sent = 0
        for seat, viewers in groups.items():
            update = self._update(before, news, seat, now)
            if update is not None:
                sent += self._send_update(viewers, update)
        if self.table.changed > before:
            for viewer in self.everyone:
                if viewer.at_door:
                    viewer.deliver(self._door(viewer))
        return sent + self._welcome_turned(before, now)

    def _welcome_turned(self, before: int, now: int) -> int:
        turned = [viewer for viewer in self.everyone if viewer.you is None]
        for viewer in turned:
            viewer.deliver(self.welcome(viewer, before, now))
        return len(turned)

    def welcome_changed(self, now: int) -> None:
        """Welcomes those again for whom something has changed that is not in the log."""
        self._turn_around()
        self._welcome_turned(self.shown, now)

    def start_over(self, since: int) -> None:
        """Welcomes everyone again with what is shown next: the table was read again, and differs after an entry."""
        self._seen = None
        self.shown = min(self.shown, since)
        for viewer in self.everyone:
            viewer.you, viewer.at_door = None, False

    def show_line(self, line: Line) -> None:
        """Shows a spectator's line to the spectators."""
        self.gallery.append(line)
        self.lines_in_gallery += 1
        spectators = (viewer for viewer in self.everyone if viewer.seat is None and not viewer.at_door)
        self._send(spectators, _ENCODER.encode(Gallery(line)))

    def _reseat(self, viewer: Viewer) -> None:
        """Nobody sees the view of a seat that is now somebody else's, even if it changed hands while they connected."""
        held = self.table.seats_of(viewer.who)
        if viewer.seat not in held:
            viewer.seat = held[0] if held and not viewer.is_screen else None

    def _turn_around(self) -> None:
        """Those who are somebody else at this table than before get a welcome in place of an update."""
        for viewer in self.everyone:
            self._reseat(viewer)
            at_door = viewer.seat is None and not self.may_watch(viewer.who)
            if viewer.at_door != at_door or viewer.you != table_view.you(self.table, viewer.who, viewer.seat):
                viewer.you, viewer.at_door = None, False

    def _update(self, before: int, news: list[RecentEntry], seat: int | None, now: int) -> Update | None:
        """What has happened, for one seat or for the spectators; None if there is nothing that they may know."""
        happened = table_view.happened(self.table, news, seat)
        if not happened and self.table.changed <= before:
            return None
        update = Update(seq=self.table.seq, at=now, happened=happened)
        if self.table.changed > before:
            update = msgspec.structs.replace(update, table=self.table_seen())
        if self.table.match is not None:
            clock = self.clock.seen(self.table)
            was_turned_up = self.table.status is Status.FINISHED and self.table.changed > before
            if self.table.last_step > before or was_turned_up:
                view, prompt = table_view.view_and_prompt(self.table, seat, clock)
                update = msgspec.structs.replace(update, view=UNSET if view is None else view, prompt=prompt)
            elif self.table.changed > before:
                update = msgspec.structs.replace(update, prompt=table_view.prompt_for(self.table, seat, clock))
        return update

    def _send_update(self, viewers: list[Viewer], update: Update) -> int:
        """Sends an update; those who want changes get what differs from what they have."""
        if isinstance(update.view, UnsetType) or not any(viewer.wants_changes for viewer in viewers):
            return self._send(viewers, _ENCODER.encode(update))
        fields = _FIELDS.decode(update.view)
        made: dict[int, bytes] = {}  # by what they have, which is mostly the same
        for viewer in viewers:
            basis = viewer.fields if viewer.wants_changes else None
            if id(basis) not in made:
                made[id(basis)] = _ENCODER.encode(update if basis is None else _changed(update, basis, fields))
            viewer.deliver(made[id(basis)])
        for viewer in viewers:
            viewer.fields = fields if viewer.wants_changes else None
        return len(viewers)

    def _send(self, viewers: Iterable[Viewer], message: bytes | None) -> int:
        sent = 0
        if message is not None:
            for viewer in viewers:
                viewer.deliver(message)
                sent += 1
        return sent

    def show_prompt(self, now: int) -> None:
        """Sends the prompt again, since the clock was started or stopped."""
        for seat in {viewer.seat for viewer in self.everyone if not viewer.at_door}:
            prompt = table_view.prompt_for(self.table, seat, self.clock.seen(self.table))
            message = _ENCODER.encode(Update(seq=self.table.seq, at=now, prompt=prompt))
            self._send((viewer for viewer in self.everyone if viewer.seat == seat and not viewer.at_door), message)

    def show_presence(self) -> None:
        """Sends everyone who is here, if that has changed."""
        presence = self.attendance.seen(self.table, self.spectators())
        if presence != self._presence:
            self._presence = presence
            self._send((viewer for viewer in self.everyone if not viewer.at_door), _ENCODER.encode(presence))


def _changed(update: Update, basis: ViewFields, fields: ViewFields) -> Update:
    """An update with the fields of its view that differ from those before."""
    if not basis.keys() <= fields.keys():
        return update
    changes = {name: value for name, value in fields.items() if basis.get(name) != value}
    return msgspec.structs.replace(update, view=UNSET, changes=msgspec.Raw(_ENCODER.encode(changes)))


def _newest(table: Table, after: int) -> list[RecentEntry]:
    news: list[RecentEntry] = []
    for remembered in reversed(table.recent):
        if remembered.logged.seq <= after:
            break
        news.append(remembered)
    return news[::-1]
