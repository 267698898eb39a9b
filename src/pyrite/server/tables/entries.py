"""What is written down of a table, entry by entry; a table is the fold over them.

An entry that everyone may know is the message that everyone gets; the others, here, hold more, and become a message for
each viewer. `who` of an entry is the identity it is about; nobody is ever shown it.
"""

import secrets
from typing import NamedTuple, TypeAlias

import msgspec

from pyrite.core.text_fields import OptionValue
from pyrite.server.messages import (
    BotSeated,
    BotTookOver,
    ChatClosed,
    Closed,
    HostIs,
    Moved,
    Muted,
    Opened,
    Paused,
    Readied,
    Rematched,
    RemovalVoted,
    Removed,
    Renamed,
    Resumed,
    Returned,
    Sat,
    SeatOffered,
    Settings,
    Stood,
    TakenOver,
)


class Setup(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="setup"):
    """What is played and how; the first entry of a table, and again when the host changes it before the game."""

    game: str
    options: dict[str, OptionValue]  # players, and those that differ from the book's
    title: str
    settings: Settings
    password: str | None = None  # salted and hashed
    banned: tuple[str, ...] = ()  # identities that were banned from the table before a rematch


class Contributed(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="contributed"):
    """A person promises random bytes for the deal."""

    seat: int
    commitment: str


class Sealed(msgspec.Struct, frozen=True, tag_field="kind", tag="sealed"):
    """The secret of the game is fixed; this is the commitment to it."""

    commitment: str


class Revealed(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="revealed"):
    """A person reveals the bytes that they promised."""

    seat: int
    reveal: str


class Begun(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="begun"):
    """The game begins: under which rules, with which commitment to the first round's secret, and the deal."""

    rules: str  # the version of the program
    version: int  # of records, which changes when old games can no longer be replayed
    commitment: str
    draws: tuple[str, ...]
    revision: int = 1  # of the game's rules; logs from before there were revisions do not say it


class Step(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="step", omit_defaults=True):
    """A decision, and what chance drew after it."""

    seat: int
    action: str
    draws: tuple[str, ...] = ()
    bank: int | None = None  # milliseconds left in the seat's bank, if there is a clock
    commitment: str | None = None  # to the secret of the round that began with it


class Spoke(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="spoke", omit_defaults=True):
    """A line of chat or a phrase; without a seat a spectator's. Without both, its speaker has deleted it."""

    seat: int | None = None
    name: str = ""
    text: str | None = None
    phrase: str | None = None
    args: tuple[int | str, ...] = ()

    @property
    def is_deleted(self) -> bool:
        """Whether nothing is left of it."""
        return self.text is None and self.phrase is None


class Deafened(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="deafened"):
    """A person does not want to hear a seat's lines, or does again; only old logs contain it."""

    seat: int
    target: int
    muted: bool


class LinkMade(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="link_made"):
    """A one-time link for a seat, by its SHA-256; the links made before it are void."""

    seat: int
    link: str
    by_host: bool


class Entered(msgspec.Struct, frozen=True, tag_field="kind", tag="entered"):
    """Somebody knew the password; nobody else sees this."""


class AskedToPlay(msgspec.Struct, frozen=True, tag_field="kind", tag="asked_to_play"):
    """A spectator asks to play; the number of the entry is that of the request."""

    name: str


class RequestDeclined(msgspec.Struct, frozen=True, tag_field="kind", tag="request_declined"):
    """The host has said no to somebody who asked to play."""


class Forgotten(msgspec.Struct, frozen=True, tag_field="kind", tag="forgotten"):
    """A person has deleted their data: entries before this one were rewritten, so the log has to be read again."""


Entry: TypeAlias = (
    Setup | Begun | Step | Spoke | Deafened | Sat | Stood | Removed | Renamed | BotSeated | Readied | HostIs | Muted
    | ChatClosed | Paused | Resumed | BotTookOver | Returned | TakenOver | Moved | Opened | Rematched | RemovalVoted
    | SeatOffered | LinkMade | Entered | Contributed | Sealed | Revealed | Closed | AskedToPlay
    | RequestDeclined | Forgotten
)  # fmt: skip


# Not shown as news: the table shows it, or nobody may know it.
UNTOLD = (Deafened, Entered, Contributed, Sealed, Revealed, AskedToPlay, RequestDeclined, Forgotten)


class LogPlace(NamedTuple):
    """An entry of a table's log by its number and its mark, since a database that failed over may have lost others.

    The log up to it is always the same: the worker that appended it has proved which entry it follows.
    """

    seq: int  # 0: before the first entry
    mark: int | None


class LogEntry(msgspec.Struct, frozen=True):
    """An entry in its place."""

    seq: int  # from 1
    at: int  # milliseconds since the epoch
    who: str | None
    what: Entry
    mark: int | None = None  # of the append that wrote it; none in logs from before there were marks


def new_mark() -> int:
    """A mark for the entries of one append, that no other append has."""
    return secrets.randbits(62)


_ENCODER = msgspec.json.Encoder()
_DECODER: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)


def write(entry: Entry) -> str:
    """An entry as it is stored."""
    return _ENCODER.encode(entry).decode()


def read(text: str) -> Entry:
    """An entry that was stored; ValueError if this version does not know it."""
    return _DECODER.decode(text)
