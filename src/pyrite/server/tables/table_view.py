"""What each viewer sees of a table, built for that viewer: a seat, or with None a spectator."""

from collections.abc import Iterable, Iterator
from enum import Enum

import msgspec
from msgspec import UNSET, Raw, UnsetType

from pyrite.core.interned import Interned
from pyrite.core.score_steps import ScoreStep
from pyrite.game import AnyView
from pyrite.server.messages import (
    Bank,
    Changed,
    Choice,
    Created,
    EntropySeen,
    Happened,
    Happening,
    Line,
    LinkGiven,
    Prompt,
    SealSeen,
    SeatSeen,
    Sitter,
    SpokenLine,
    Started,
    Status,
    Stepped,
    TableListed,
    TableNow,
    TableSeen,
    TakenOver,
    Takeover,
    You,
)
from pyrite.server.tables import entries as log
from pyrite.server.tables.held_seat import HeldSeat
from pyrite.server.tables.table import LINES, REVEAL_TIME, RecentEntry, Table

_CHOICE_FIELDS = tuple(name for name in Choice.__struct_fields__ if name not in ("action", "cards"))
_ENCODER = msgspec.json.Encoder()
_CHOICES: dict[Interned, bytes] = {}  # every action exists once, so it is taken apart once


def table_seen(table: Table) -> TableSeen:
    """The table as everyone at it sees it."""
    host = table.seats_of(table.host)
    return TableSeen(
        code=table.code,
        title=table.title,
        game=table.game.name,
        options=Raw(_ENCODER.encode(table.options)),
        settings=table.settings,
        status=table.status,
        seats=tuple([_seat_seen(number, table) for number in range(len(table.seats))]),
        host=host[0] if host else None,
        chat_closed=table.chat_closed,
        rules=table.rules,
        commitments=tuple(table.commitments),
        secrets=table.secrets,
        record=table.record,
        rematch=table.rematch,
        trouble=table.trouble,
        seal=_seal_seen(table),
        password=table.password is not None,
        requests=tuple(table.requests.values()) if table.turn is not None else (),
        created=table.created,
    )


def _seal_seen(table: Table) -> SealSeen | None:
    if table.match is not None and table.sealed is None:
        return None
    return SealSeen(
        setup=table.setup,
        entropy=tuple(
            [EntropySeen(seat=one.seat, commitment=one.commitment, reveal=one.reveal) for one in table.promised]
        ),
        commitment=table.sealed,
        until=table.sealed_at + REVEAL_TIME if table.waits_for_reveals else None,
        secret=table.secret,
    )


def _seat_seen(number: int, table: Table) -> SeatSeen:
    seat = table.seats[number]
    return SeatSeen(
        seat=number,
        sitter=seat.sitter,
        name=seat.name,
        bot=seat.bot,
        ready=seat.ready,
        muted=seat.muted,
        offered=seat.offered,
        same_device=tuple([other for other in table.seats_of(seat.who) if other != number]),
        votes=len(table.votes.get(number, ())),
        portrait=seat.portrait,
    )


def table_listed(table: Table) -> TableListed:
    """What anybody may know of the table."""
    free = [number for number, seat in enumerate(table.seats) if _is_free(table, seat)]
    return TableListed(
        code=table.code,
        title=table.title,
        game=table.game.name,
        status=table.status,
        players=len(table.seats),
        free=tuple(free),
        spectators=table.settings.spectators,
        password=table.password is not None,
        created=table.created,
    )


def _is_free(table: Table, seat: HeldSeat) -> bool:
    if table.status is Status.GATHERING:
        return seat.sitter is Sitter.NOBODY
    is_open = table.settings.latecomers or seat.offered
    return table.status in (Status.PLAYING, Status.PAUSED) and seat.sitter is Sitter.BOT and is_open


def you(table: Table, who: str | None, seat: int | None) -> You:
    """Who the viewer is at this table."""
    muted = [target for hearer, target in sorted(table.deaf) if hearer == seat]
    seats = tuple(table.seats_of(who))
    return You(
        seat=seat,
        seats=seats,
        host=who is not None and table.host == who,
        muted=tuple(muted),
        removed=who in table.removed or who in table.banned,
        hands=() if seats or who is None else tuple(sorted(table.hands.get(who, ()))),
        asked=who in table.requests,
        declined=who in table.declined,
    )


def view_and_prompt(table: Table, seat: int | None, clock: Bank | None) -> tuple[Raw | None, Prompt | None]:
    """The game as a seat sees it, and what it waits for; once it is over, or was ended, everything is turned up."""
    if table.match is None or table.status is Status.FROZEN:
        return None, None
    is_over = table.status is Status.FINISHED
    view = table.game.open_view(table.match.state, seat) if is_over else table.match.state.view(seat)
    return Raw(view.to_json()), None if table.turn is None else _prompt(table, view, clock)


def prompt_for(table: Table, seat: int | None, clock: Bank | None) -> Prompt | None:
    """What is waited for, to a seat."""
    if table.match is None or table.turn is None:
        return None
    return _prompt(table, table.match.state.view(seat), clock)


def _prompt(table: Table, view: AnyView, clock: Bank | None) -> Prompt | None:
    if view.turn is None:
        return None
    acts = view.seat is not None and view.turn == view.seat
    return Prompt(
        what=table.game.decisions[view.phase],
        seat=view.turn,
        since=table.since,
        clock=clock,
        choices=choices_of(view.legal) if acts else UNSET,
    )


def choices_of(legal: Iterable[Interned]) -> Raw:
    """Actions, taken apart."""
    return Raw(b"[" + b",".join([_CHOICES.get(action) or _take_apart(action) for action in legal]) + b"]")


def _take_apart(action: Interned) -> bytes:
    cards: tuple[str, ...] = getattr(action, "cards", ())
    fields = {name: _field(action, name) for name in _CHOICE_FIELDS}
    choice = msgspec.convert({**fields, "action": action.text, "cards": cards if len(cards) > 1 else ()}, Choice)
    _CHOICES[action] = encoded = _ENCODER.encode(choice)
    return encoded


def _field(action: Interned, name: str) -> str | int | None:
    """A field of an action, an enum member by its name; None if the actions of this game have no such field."""
    value: str | int | Enum | None = getattr(action, name, None)
    return value.name.lower() if isinstance(value, Enum) else value


def state(table: Table, who: str | None, seat: int | None, clock: Bank | None) -> TableNow:
    """The state of the table as a viewer sees it."""
    view, prompt = view_and_prompt(table, seat, clock)
    return TableNow(you=you(table, who, seat), table=table_seen(table), view=view, prompt=prompt)


def happened(table: Table, entries: Iterable[RecentEntry], seat: int | None) -> tuple[Happened, ...]:
    """What a viewer may know of some entries."""
    seen = ((remembered, _what(table, remembered.logged, seat)) for remembered in entries)
    return tuple(
        [
            Happened(one.logged.seq, one.logged.at, what, _events(one, seat), _scoring(table, one))
            for one, what in seen
            if what is not None
        ]
    )


def _events(remembered: RecentEntry, seat: int | None) -> Raw | UnsetType:
    if not remembered.events:
        return UNSET
    return Raw(_ENCODER.encode([event for event in remembered.events if event.is_for(seat)]))


def _scoring(table: Table, remembered: RecentEntry) -> tuple[ScoreStep, ...]:
    """How the points of a round came about, if one ended; everybody sees what it follows from."""
    return table.game.score_steps(remembered.events)


def _what(table: Table, logged: log.LogEntry, seat: int | None) -> Happening | None:
    """An entry as the viewer may know it; None if they may not."""
    entry = logged.what
    if isinstance(entry, log.Step):
        return Stepped(entry.seat)
    if isinstance(entry, log.Spoke):
        return line(logged, entry) if is_heard(table, entry, seat) else None
    if isinstance(entry, log.Begun):
        return Started()
    if isinstance(entry, log.Setup):
        return Created() if logged.seq == 1 else Changed()
    if isinstance(entry, log.LinkMade):
        return LinkGiven(entry.seat, entry.by_host)
    if isinstance(entry, TakenOver):
        return _taken_over(table, logged.seq, entry)
    return None if isinstance(entry, log.UNTOLD) else entry


def _taken_over(table: Table, seq: int, entry: TakenOver) -> TakenOver:
    return msgspec.structs.replace(entry, was=table.former_names[seq])


def is_heard(table: Table, spoke: log.Spoke, seat: int | None) -> bool:
    """Spectators' lines are for spectators; a seat does not hear whom it has muted; nobody hears deleted lines."""
    if spoke.is_deleted:
        return False
    if spoke.seat is None:
        return seat is None
    return seat is None or (seat, spoke.seat) not in table.deaf


def line(logged: log.LogEntry, spoke: log.Spoke) -> Line:
    """A line of chat or a phrase, as it is shown."""
    return Line(
        seq=logged.seq,
        at=logged.at,
        seat=spoke.seat,
        name=spoke.name,
        text=spoke.text,
        phrase=spoke.phrase,
        args=spoke.args,
    )


def spoken(logged: Iterable[log.LogEntry]) -> Iterator[SpokenLine]:
    """What was said by those who sat at the table, each line with the number of decisions before it."""
    step = 0
    for one in logged:
        step += isinstance(one.what, log.Step)
        if isinstance(one.what, log.Spoke) and one.what.seat is not None and not one.what.is_deleted:
            yield SpokenLine(step, line(one, one.what))


def takeovers(table: Table, logged: Iterable[log.LogEntry]) -> Iterator[Takeover]:
    """Who took over which bot's seat, each with the number of decisions before it."""
    step = 0
    for one in logged:
        step += isinstance(one.what, log.Step)
        if isinstance(one.what, TakenOver):
            yield Takeover(step, _taken_over(table, one.seq, one.what))


def talk(table: Table, gallery: Iterable[Line], seat: int | None) -> tuple[Line, ...]:
    """The last lines that a viewer may hear; `gallery` are those of spectators, for spectators."""
    spoken = [(remembered.logged, remembered.logged.what) for remembered in table.lines]
    lines = [
        line(logged, spoke) for logged, spoke in spoken if isinstance(spoke, log.Spoke) and is_heard(table, spoke, seat)
    ]
    if seat is None:
        lines = sorted([*lines, *gallery], key=lambda one: one.at)[-LINES:]
    return tuple(lines)
