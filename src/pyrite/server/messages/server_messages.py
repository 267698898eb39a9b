"""Messages that the server sends to a viewer over a WebSocket or a stream."""

import msgspec
from msgspec import UNSET, UnsetType

from pyrite.server.messages.common import GameView, GameViewChanges, RefusalReason, Time
from pyrite.server.messages.happenings import Happened, Line
from pyrite.server.messages.views import Prompt, TableListed, TableSeen, You

PROTOCOL = 1  # rises when messages change otherwise than by more fields; a page that knows a lower number loads again


class Presence(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="presence"):
    """Who is connected now; not part of the log."""

    here: tuple[bool, ...]  # by seat; bots always are
    away_until: tuple[Time | None, ...]  # by seat: when a bot takes over from a person who is not here
    watching: int  # spectators
    waiting: bool  # nobody is connected: the game waits
    reading: tuple[bool, ...]  # by seat: who still looks at how the last round ended
    reading_until: Time | None  # when the next round waits for them no longer; None if nobody does


class Welcome(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="welcome"):
    """Everything, at the beginning and whenever the viewer's seat changes."""

    seq: int
    at: Time
    you: You
    table: TableSeen
    view: GameView | None  # None before the game
    prompt: Prompt | None  # None when nobody is to act
    talk: tuple[Line, ...]  # the last lines
    happened: tuple[Happened, ...]  # after the number the viewer asked for, at most the last 200
    presence: Presence
    protocol: int = PROTOCOL


class Door(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="door"):
    """Instead of a welcome to somebody who may not watch.

    Either no spectators are wanted, or a password is needed, or they were banned.
    """

    seq: int
    table: TableListed
    banned: bool | UnsetType = UNSET  # true if the viewer was banned, or removed from this game, and may take no seat
    happened: tuple[Happened, ...] | UnsetType = UNSET  # how the viewer has just lost a seat
    protocol: int = PROTOCOL


class Update(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="update", omit_defaults=True):
    """What happened; table, view and prompt if they changed.

    Who has asked for changes gets the fields of the view that differ from the last one in place of the view.
    """

    seq: int
    at: Time
    happened: tuple[Happened, ...] = ()
    table: TableSeen | UnsetType = UNSET
    view: GameView | UnsetType = UNSET
    changes: GameViewChanges | UnsetType = UNSET
    prompt: Prompt | UnsetType | None = UNSET


class Gallery(msgspec.Struct, frozen=True, tag_field="type", tag="gallery"):
    """A line of a spectator to the other spectators; it is not part of the log and is lost when the server stops."""

    line: Line


class Done(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="done", omit_defaults=True):
    """A command was carried out and is saved."""

    id: str
    seq: int
    seat: int | None = None  # the seat that was taken
    link: str | None = None  # the path of a one-time link; its secret is behind the #
    code: str | None = None  # of the new table


class TableNow(msgspec.Struct, frozen=True, kw_only=True):
    """The table as the viewer sees it now, sent with a refusal."""

    you: You
    table: TableSeen
    view: GameView | None
    prompt: Prompt | None


class Refused(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="refused", omit_defaults=True):
    """A command was refused: why, and the state of the table now."""

    id: str | None = None  # None when the message could not be read so far
    seq: int = 0
    why: RefusalReason
    now: TableNow | None = None


class Ping(msgspec.Struct, frozen=True, tag_field="type", tag="ping", omit_defaults=True):
    """Sent every 20 seconds to show that the connection works, and when saving fails or works again."""

    at: Time
    announcement: str = ""  # of the server's operator, to everyone
    waits: bool = False  # nothing can be saved at the moment, so the game waits


class Bye(msgspec.Struct, frozen=True, tag_field="type", tag="bye"):
    """The last message of a connection that the server ends."""

    why: RefusalReason


ServerMessage = Welcome | Door | Update | Presence | Gallery | Done | Refused | Ping | Bye
