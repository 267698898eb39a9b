"""Bodies of HTTP requests and answers about records of finished games."""

import msgspec
from msgspec import UNSET, UnsetType

from pyrite.server.messages.common import GameEvents, GameOptions, GameView
from pyrite.server.messages.happenings import Line, TakenOver


class NewRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/records: a record to look at."""

    record: str


class RecordLink(msgspec.Struct, frozen=True):
    """Where a record is found: GET /api/records/{id}, and as a file with `/file` behind it."""

    id: str


class RecordSeen(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A finished game: everything is open now, and can be stepped through."""

    id: str
    game: str
    options: GameOptions
    record: str
    names: tuple[str, ...] = ()
    steps: int  # decisions; GET /api/records/{id}/replay?seat= gives them one by one
    table: str | None = None  # the table it was played at


class SpokenLine(msgspec.Struct, frozen=True):
    """A line, and the step of the game after which it was said."""

    step: int
    line: Line


class Takeover(msgspec.Struct, frozen=True):
    """Somebody took a bot's seat, and the step of the game after which they did."""

    step: int
    what: TakenOver


class Talk(msgspec.Struct, frozen=True):
    """GET /api/tables/{code}/talk: what was said at a table whose game is over, and who came late to it."""

    lines: tuple[SpokenLine, ...]
    takeovers: tuple[Takeover, ...]


class Moment(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """GET /api/records/{id}/replay, /api/tables/{code}/past: a line for the deal and for each decision after it."""

    step: int
    steps: int
    seat: int | None
    action: str | None  # the decision that led here, once the game is over and nothing is secret
    view: GameView
    events: GameEvents
    hands: tuple[tuple[str, ...], ...] | UnsetType = UNSET  # by seat, when everything is shown together
