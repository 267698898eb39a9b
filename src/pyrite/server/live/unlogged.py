"""Commands that leave nothing in the log of a table: spectators' lines, mutes, reports, feedback, reading."""

from typing import TYPE_CHECKING

from pyrite.server.errors import Declined
from pyrite.server.live.news import GalleryLine, MutesChanged
from pyrite.server.messages import AnyCommand, Code, Done, Feedback, Mute, Read, Report, Say, Status
from pyrite.server.store import feedback as stored_feedback
from pyrite.server.store.appends import Append, StoredMute
from pyrite.server.store.moderation import StoredReport, add_report
from pyrite.server.tables import chat
from pyrite.server.tables.request import TableDecision, held_by, seat_at
from pyrite.server.tables.typed_text import clean_line

if TYPE_CHECKING:
    from pyrite.server.live.live_table import LiveTable


def say_in_gallery(live: "LiveTable", who: str, command: Say) -> Done:
    """Shows a spectator's line to the spectators."""
    live_tables = live.live_tables
    line = chat.spectators_line(live.table, command, live.viewers.lines_in_gallery + 1, live_tables.time.now())
    live_tables.limiter.take("gallery", live.table.code, live_tables.settings.limits.spectators_lines)
    live.viewers.show_line(line)
    done = _done(live, who, command)
    if live_tables.fleet is not None:
        live_tables.fleet.publish(live.table.code, GalleryLine(line, who, done))
    return done


async def mute(live: "LiveTable", who: str, command: Mute) -> Done:
    """Somebody does not want to hear a seat, or does again; it is stored outside the log."""
    seat_at(live.table, command.target)
    seat = held_by(live.table, who, command)
    if ((seat, command.target) in live.table.deaf) != command.muted:
        stored = StoredMute(seat, command.target, command.muted)
        await live.live_tables.store.save(Append(code=live.table.code, mute=stored))
        live.table.hear(seat, command.target, is_muted=command.muted)
        live.viewers.welcome_changed(live.live_tables.time.now())
        if live.live_tables.fleet is not None:
            live.live_tables.fleet.publish(live.table.code, MutesChanged())
    return _done(live, who, command)


def read(live: "LiveTable", who: str, command: Read) -> Done:
    """Somebody looks at how a round ended or at a role, or has seen it."""
    held_by(live.table, who, command)
    if live.table.match is None:
        raise Declined(Code.NOT_BEGUN, "the game has not started yet")
    readers, now = live.attendance.readers, live.live_tables.time.now()
    if command.is_done:
        readers.leave(who, now)
    elif command.round <= live.table.match.state.round:
        readers.read(live.table, who, command.round, now, is_role=command.is_role)
    live.wait_for_readers()
    return _done(live, who, command)


def _done(live: "LiveTable", who: str, command: AnyCommand) -> Done:
    done = Done(id=command.id, seq=live.table.seq)
    live.answers.remember(who, command.id, done)
    return done


async def report(live: "LiveTable", who: str, command: Report) -> Done:
    """Stores a report about a seat for the operator."""
    seat = seat_at(live.table, command.target)
    live.live_tables.limiter.take("reports", who, live.live_tables.settings.limits.reports)
    stored = StoredReport(
        at=live.live_tables.time.now(),
        code=live.table.code,
        who=who,
        about=seat.who,
        seat=command.target,
        name=seat.name,
        reason=clean_line(command.reason),
    )
    done = Done(id=command.id, seq=live.table.seq)
    await live.answer(
        who, done, TableDecision([]), beside=(Append(code=live.table.code, statements=(add_report(stored),)),)
    )
    return done


async def feedback(live: "LiveTable", who: str, command: Feedback) -> Done:
    """Stores what the person in a seat says about a finished game, in place of what they said before."""
    seat = held_by(live.table, who, command)
    if command.fooled_by is not None:
        seat_at(live.table, command.fooled_by)
    if live.table.status is not Status.FINISHED:
        raise Declined(Code.NOT_FINISHED, "the game is not over")
    said = stored_feedback.StoredFeedback(
        code=live.table.code,
        seat=seat,
        who=who,
        at=live.live_tables.time.now(),
        fun=command.fun,
        fooled_by=command.fooled_by,
    )
    statements = stored_feedback.replace_feedback(said)
    await live.live_tables.store.save(Append(code=live.table.code, statements=statements))
    return _done(live, who, command)
