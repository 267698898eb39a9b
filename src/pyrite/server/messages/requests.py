"""Bodies of HTTP requests and answers about tables, identities and the server."""

from typing import Annotated

import msgspec
from msgspec import Meta

from pyrite.core.text_fields import OptionValue
from pyrite.game import GAMES
from pyrite.server.messages.common import CommandId, Password, Status
from pyrite.server.messages.settings import Settings
from pyrite.server.messages.views import TableListed


def first_game() -> str:
    """The game that is meant where none is named."""
    return next(iter(GAMES))


class NewTable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """POST /api/tables: a table to set up."""

    id: CommandId  # the same id again gets the same table
    game: str
    options: dict[str, OptionValue] = {}  # by name, players among them; `box` is the text of a box file
    title: str = ""
    name: str | None = None  # the creator's, who then sits in seat 0; without one they only host
    bots: Annotated[tuple[str, ...], Meta(max_length=10)] = ()  # their levels, from the last seat down
    settings: Settings = Settings()
    password: Password | None = None  # that newcomers need


class PlayNow(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """POST /api/play-now: a game against bots that is dealt immediately."""

    id: CommandId
    game: str = msgspec.field(default_factory=first_game)
    options: dict[str, OptionValue] = {}
    name: str = "You"
    level: str = "digger"
    settings: Settings = Settings()


class NewSeat(msgspec.Struct, frozen=True, kw_only=True):
    """The table that was made, and the asker's seat there."""

    code: str
    seat: int | None
    seq: int


class UseLink(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """POST /api/links: takes the seat that a one-time link moves."""

    link: Annotated[str, Meta(min_length=1, max_length=100)]


class ProgramToken(msgspec.Struct, frozen=True):
    """POST /api/tokens: a new identity for a program, to be sent as `Authorization: Bearer …`."""

    token: str


class LogOut(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/me/log-out: gives the asker a new token with all their seats; the old one holds nothing any more."""

    id: Annotated[str, Meta(pattern="^[!-~]{16,64}$")]  # random; the same id again gets the same new token


class MySeat(msgspec.Struct, frozen=True):
    """A seat of the asker."""

    code: str
    seat: int
    title: str
    game: str
    status: Status
    turn: bool  # whether it is this seat's turn


class Me(msgspec.Struct, frozen=True):
    """POST /api/me: the asker's seats at all tables; a browser gets its cookie here."""

    seats: tuple[MySeat, ...]
    announcement: str = ""  # of the server's operator, to everyone


class Tables(msgspec.Struct, frozen=True):
    """GET /api/tables: the open tables, the newest first."""

    tables: tuple[TableListed, ...]


class Invitation(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/tables/{code}/invitation: the link to give to friends; .../qr.svg draws it."""

    link: str
    reaches_others: bool  # whether other devices can open it


class Health(msgspec.Struct, frozen=True, kw_only=True):
    """GET /health: whether the server serves."""

    status: str  # "ok" or "trouble"
    version: str
    engine: str
    tables: int
    viewers: int
    store: str  # "ok" or what is wrong


class Readiness(msgspec.Struct, frozen=True):
    """GET /ready: whether people should be sent to this server."""

    status: str  # "ready" or "not ready"
