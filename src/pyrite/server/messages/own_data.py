"""What a server has of one person, for that person."""

import msgspec

from pyrite.server.messages.common import Status, Time
from pyrite.server.messages.feedback import Opinion


class OwnEntry(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something that the asker did at a table, or that was done to them there."""

    at: Time
    kind: str  # as in the log of the table: "sat", "step", "spoke", …
    seat: int | None = None
    name: str = ""  # that they took
    title: str = ""  # that they gave the table
    text: str | None = None  # a line of chat
    phrase: str | None = None
    args: tuple[int | str, ...] = ()
    action: str | None = None  # a move


class OwnTable(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A table at which the asker played, or which they set up."""

    code: str
    game: str
    status: Status
    deeds: tuple[OwnEntry, ...]
    muted: tuple[int, ...] = ()  # seats that the asker does not want to hear
    opinions: tuple[Opinion, ...] = ()  # what they said about the game
    record: str | None = None  # of a finished game


class OwnReport(msgspec.Struct, frozen=True, kw_only=True):
    """A report of the person to the operator about somebody."""

    at: Time
    code: str
    name: str  # of the person it was about
    reason: str


class OwnData(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/me/data: everything that the server has stored about the asker."""

    at: Time
    tables: tuple[OwnTable, ...]
    reports: tuple[OwnReport, ...]
