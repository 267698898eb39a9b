"""What the log of a table has of one person: everything they did there, and the log without it."""

from collections.abc import Iterable, Sequence

import msgspec

from pyrite.server.messages import (
    BotSeated,
    Moved,
    Opened,
    OwnEntry,
    Removed,
    Renamed,
    Sat,
    Stood,
    TakenOver,
)
from pyrite.server.tables import entries as log
from pyrite.server.tables.replay import Row

NAMED = (Sat, Renamed, TakenOver)  # entries that give the person in a seat a name


class CleanedLog(msgspec.Struct, frozen=True):
    """A log without one person."""

    identities: frozenset[str]  # that they had at the table
    rows: tuple[Row, ...]  # that have changed
    named: frozenset[int]  # the seats that had their name when the game ended


def read_log(rows: Iterable[Row]) -> list[log.LogEntry]:
    """The entries of a log that this version can read."""
    found = []
    for row in rows:
        try:
            found.append(log.LogEntry(row.seq, row.at, row.who, log.read(row.entry), row.mark))
        except ValueError:  # the table is frozen there
            continue
    return found


def identities_of(logged: Iterable[log.LogEntry], who: str) -> frozenset[str]:
    """The identities of a person at a table: a seat that they move to another device gets a second one."""
    holders: dict[int, str | None] = {}
    is_own_link: dict[int, bool] = {}
    pairs: list[set[str]] = []
    for one in logged:
        entry = one.what
        if isinstance(entry, log.LinkMade):
            is_own_link[entry.seat] = not entry.by_host
        elif isinstance(entry, (Sat, TakenOver)):
            holders[entry.seat] = one.who
        elif isinstance(entry, Moved):
            before, holders[entry.seat] = holders.get(entry.seat), one.who
            if is_own_link.get(entry.seat) and before is not None and one.who is not None:
                pairs.append({before, one.who})
    found = {who}
    for _ in pairs:  # a seat may have moved several times
        found.update(*(pair for pair in pairs if pair & found))
    return frozenset(found)


def without(rows: Sequence[Row], who: str, alias: str) -> CleanedLog:
    """The log without a person: nobody's identity in place of theirs, "Player 3" for their name, and no talk of theirs.

    What they played stays, since the others played the same game.
    """
    logged = {one.seq: one for one in read_log(rows)}
    identities = identities_of(logged.values(), who)
    titles = {one.what.title for one in logged.values() if one.who in identities and isinstance(one.what, log.Setup)}
    named: set[int] = set()  # the seats that have their name now
    named_at_end: set[int] = set()
    changed: list[Row] = []
    for row in rows:
        text, is_theirs = row.entry, row.who in identities
        if row.seq in logged:
            entry = logged[row.seq].what
            _follow_names(named, entry, is_theirs=is_theirs)
            if isinstance(entry, Opened):
                named_at_end |= named
            text = log.write(_cleaned(entry, named, titles, is_theirs=is_theirs))
        for identity in identities:
            text = text.replace(identity, alias)
        cleaned = row._replace(who=alias if is_theirs else row.who, entry=text)
        if cleaned != row:
            changed.append(cleaned)
    return CleanedLog(identities, tuple(changed), frozenset(named_at_end))


def placeholder(seat: int) -> str:
    """The name of a person who has deleted their data.

    >>> placeholder(2)
    'Player 3'
    """
    return f"Player {seat + 1}"


def _follow_names(named: set[int], entry: log.Entry, *, is_theirs: bool) -> None:
    if isinstance(entry, NAMED) and is_theirs:
        named.add(entry.seat)
    elif isinstance(entry, (*NAMED, BotSeated)) or (isinstance(entry, (Stood, Removed)) and entry.bot is None):
        named.discard(entry.seat)


def _cleaned(entry: log.Entry, named: set[int], titles: set[str], *, is_theirs: bool) -> log.Entry:
    if isinstance(entry, log.Setup) and entry.title in titles:
        return msgspec.structs.replace(entry, title="")
    if isinstance(entry, NAMED) and is_theirs:
        cleaned: log.Entry = msgspec.structs.replace(entry, name=placeholder(entry.seat))
        return cleaned if isinstance(cleaned, TakenOver) else msgspec.structs.replace(cleaned, portrait=None)
    if isinstance(entry, log.Spoke) and entry.seat is not None:
        name = placeholder(entry.seat) if entry.seat in named else entry.name
        return log.Spoke(seat=entry.seat, name=name) if is_theirs else msgspec.structs.replace(entry, name=name)
    if isinstance(entry, log.AskedToPlay) and is_theirs:
        return log.AskedToPlay("")
    return entry


def deeds(logged: Iterable[log.LogEntry], identities: frozenset[str]) -> tuple[OwnEntry, ...]:
    """What a person did at a table, without anything that was hidden from them."""
    return tuple([_deed(one) for one in logged if one.who in identities])


def _deed(logged: log.LogEntry) -> OwnEntry:
    entry = logged.what
    said = entry if isinstance(entry, log.Spoke) else None
    return OwnEntry(
        at=logged.at,
        kind=str(type(entry).__struct_config__.tag),
        seat=getattr(entry, "seat", None),
        name=entry.name if isinstance(entry, (*NAMED, log.AskedToPlay)) else "",
        title=entry.title if isinstance(entry, log.Setup) else "",
        text=said.text if said else None,
        phrase=said.phrase if said else None,
        args=said.args if said else (),
        action=entry.action if isinstance(entry, log.Step) else None,
    )
