"""What happened at a table, as everyone may know it. The events of the game are sent beside it."""

import msgspec
from msgspec import UNSET, UnsetType

from pyrite.core.score_steps import ScoreStep
from pyrite.server.messages.common import GameEvents, Time


class Created(msgspec.Struct, frozen=True, tag_field="kind", tag="created"):
    """The table was set up."""


class Sat(msgspec.Struct, frozen=True, tag_field="kind", tag="sat", omit_defaults=True):
    """A person took a seat before the game."""

    seat: int
    name: str
    portrait: int | None = None


class Stood(msgspec.Struct, frozen=True, tag_field="kind", tag="stood"):
    """A person left their seat and does not return; while a game is running, `bot` continues for them."""

    seat: int
    bot: str | None = None


class Removed(msgspec.Struct, frozen=True, tag_field="kind", tag="removed", omit_defaults=True):
    """The host emptied a seat, or the host or a vote gave it to a bot in the running game."""

    seat: int
    bot: str | None = None
    by_vote: bool = False
    banned: bool = False  # the person may not come back to this table


class RemovalVoted(msgspec.Struct, frozen=True, tag_field="kind", tag="removal_voted"):
    """The person in a seat wants to remove the one in `target` from the game, or no longer."""

    seat: int
    target: int
    remove: bool


class SeatOffered(msgspec.Struct, frozen=True, tag_field="kind", tag="seat_offered"):
    """The host lets a latecomer take a bot's seat, or no longer."""

    seat: int
    offered: bool


class LinkGiven(msgspec.Struct, frozen=True, tag_field="kind", tag="link_given"):
    """Somebody may take a seat with a one-time link: its person asked for one, or the host while they were away."""

    seat: int
    by_host: bool


class Renamed(msgspec.Struct, frozen=True, tag_field="kind", tag="renamed", omit_defaults=True):
    """A person has another name or portrait."""

    seat: int
    name: str
    portrait: int | None = None  # as before if not given


class BotSeated(msgspec.Struct, frozen=True, tag_field="kind", tag="bot_seated"):
    """A bot sits in a seat."""

    seat: int
    level: str
    name: str


class Readied(msgspec.Struct, frozen=True, tag_field="kind", tag="readied"):
    """A person is ready, or no longer."""

    seat: int
    ready: bool


class Changed(msgspec.Struct, frozen=True, tag_field="kind", tag="changed"):
    """The host changed the settings; the table shows them."""


class HostIs(msgspec.Struct, frozen=True, tag_field="kind", tag="host_is"):
    """The host's role went to the person in a seat."""

    seat: int


class Started(msgspec.Struct, frozen=True, tag_field="kind", tag="started"):
    """The game began."""


class Stepped(msgspec.Struct, frozen=True, tag_field="kind", tag="stepped"):
    """A seat decided; the events beside it tell what the viewer may know of it."""

    seat: int


class Line(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="line", omit_defaults=True):
    """A line of chat, or a phrase."""

    seq: int  # of the entry in the log; a spectator's line is not in the log and has a negative number of its own
    at: Time
    seat: int | None = None  # None: a spectator's
    name: str = ""
    text: str | None = None
    phrase: str | None = None
    args: tuple[int | str, ...] = ()


class Muted(msgspec.Struct, frozen=True, tag_field="kind", tag="muted"):
    """The host muted a seat for everyone, or no longer."""

    seat: int
    muted: bool


class ChatClosed(msgspec.Struct, frozen=True, tag_field="kind", tag="chat_closed"):
    """The host closed the chat, or opened it again."""

    closed: bool


class Paused(msgspec.Struct, frozen=True, tag_field="kind", tag="paused"):
    """The game is paused."""


class Resumed(msgspec.Struct, frozen=True, tag_field="kind", tag="resumed"):
    """The game was resumed."""


class BotTookOver(msgspec.Struct, frozen=True, tag_field="kind", tag="bot_took_over"):
    """A bot plays for a person."""

    seat: int
    level: str
    why: str  # "away" or "clock"


class Returned(msgspec.Struct, frozen=True, tag_field="kind", tag="returned"):
    """The person plays their seat again."""

    seat: int


class TakenOver(msgspec.Struct, frozen=True, tag_field="kind", tag="taken_over", omit_defaults=True):
    """A latecomer took a bot's seat."""

    seat: int
    name: str
    was: str = ""  # the bot's name, under which the seat was played until then; not in the log, where it came before


class Moved(msgspec.Struct, frozen=True, tag_field="kind", tag="moved"):
    """A seat went to another device of its person."""

    seat: int


class Closed(msgspec.Struct, frozen=True, tag_field="kind", tag="closed"):
    """The host ended the game before its end."""


class Opened(msgspec.Struct, frozen=True, tag_field="kind", tag="opened", omit_defaults=True):
    """The game is over: the secrets of the rounds in hexadecimal, so that anyone can check the deal, and the record."""

    secrets: tuple[str, ...]
    record: str  # its id
    secret: str | None = None  # that of the whole game, from which those of the rounds follow


class Rematched(msgspec.Struct, frozen=True, tag_field="kind", tag="rematched"):
    """The same people play again at a new table."""

    code: str


Happening = (
    Created | Sat | Stood | Removed | Renamed | BotSeated | Readied | Changed | HostIs | Started | Stepped | Line
    | Muted | ChatClosed | Paused | Resumed | BotTookOver | Returned | TakenOver | Moved | Opened | Rematched
    | RemovalVoted | SeatOffered | LinkGiven | Closed
)  # fmt: skip


class Happened(msgspec.Struct, frozen=True, omit_defaults=True):
    """One entry of the table's log, as this viewer may know it."""

    seq: int
    at: Time
    what: Happening
    events: GameEvents | UnsetType = UNSET  # what happened in the game
    scoring: tuple[ScoreStep, ...] = ()  # how the points of a round that ended came about
