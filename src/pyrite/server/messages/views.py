"""What a viewer sees of a table."""

from typing import Annotated

import msgspec
from msgspec import UNSET, Meta, Raw, UnsetType

from pyrite.server.messages.common import GameOptions, Sitter, Status, Time
from pyrite.server.messages.settings import Settings


class SeatSeen(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A seat as everyone sees it."""

    seat: int
    sitter: Sitter
    name: str  # empty when nobody sits there
    bot: str | None  # the level of the bot that plays: a bot's seat, or one whose person is away
    ready: bool
    muted: bool  # by the host, for everyone
    offered: bool = False  # a bot's seat that a latecomer may take
    same_device: tuple[int, ...] = ()  # the other seats that are played from the same device
    votes: int = 0  # how many want to remove the person from the game
    portrait: int | None = None  # that the person has chosen; else it is that of the seat


class PlayRequest(msgspec.Struct, frozen=True):
    """A spectator who asks to play."""

    request: int  # a number for the answer
    name: str


class EntropySeen(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a seat adds to the chance of the game, in hexadecimal."""

    seat: int
    commitment: str
    reveal: str | None = None


class SealSeen(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Where the chance of the game comes from; docs/fairness.md explains it."""

    setup: str  # game and options, as they are hashed
    entropy: tuple[EntropySeen, ...]
    commitment: str | None = None  # to the secret of the game; None before it is fixed
    until: Time | None = None  # when the deal begins without those who have not revealed
    secret: str | None = None  # once the game is over


class TableSeen(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A table as everyone at it sees it."""

    code: str
    title: str
    game: str
    options: GameOptions
    settings: Settings
    status: Status
    seats: tuple[SeatSeen, ...]
    host: int | None  # a seat; None when the host watches
    chat_closed: bool
    rules: str  # the version of the program that the game began under
    commitments: tuple[str, ...]  # to each round's secret so far, in hexadecimal
    secrets: tuple[str, ...]  # the secrets themselves, once the game is over
    record: str | None  # the id of the game's record, once it is over
    rematch: str | None  # the code of the table where the same people play again
    trouble: str | None  # why the table is frozen
    seal: SealSeen | None = None  # None for games of older versions
    password: bool = False  # whether newcomers need one
    requests: tuple[PlayRequest, ...] = ()  # of those who ask to play in the running game
    created: Time


class You(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Who the viewer is at this table."""

    seat: int | None  # through which seat they look; None for a spectator
    seats: tuple[int, ...]  # all that they hold
    host: bool
    muted: tuple[int, ...]  # the seats whose lines they do not want to hear
    removed: bool = False  # from this game, or banned from the table: they may take no seat
    hands: tuple[int, ...] = ()  # of a spectator: the seats whose hands they have seen, the only ones they may take
    asked: bool = False  # to play; the host has yet to answer
    declined: bool = False  # the host has said no to it


class Choice(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A legal action taken apart, so that nobody has to read its text."""

    action: str  # the text to play
    verb: str
    card: str | None = None  # the kind of card it takes from the hand
    cards: tuple[str, ...] = ()  # if it takes two
    face: str | None = None
    x: int | None = None
    y: int | None = None
    side: str | None = None
    seat: int | None = None  # at whom
    tool: str | None = None
    goal: str | None = None
    value: int | None = None
    seen: str | None = None  # what kind of thing is looked at
    slot: int | None = None  # which of them
    losses: int | None = None


class Bank(msgspec.Struct, frozen=True, kw_only=True):
    """The clock of the seat to act."""

    banks: tuple[int, ...]  # milliseconds that each seat has in its bank, when its clock last stopped
    more: int  # milliseconds that each decision has before the bank is touched
    until: Time | None  # when the bank of the seat to act is empty; None while the clock is stopped


class Prompt(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What is waited for; docs/protocol.md lists the decisions of each game."""

    what: str
    seat: int
    since: Time
    clock: Bank | None = None
    choices: Annotated[
        Raw | UnsetType,
        Meta(extra={"ts": "Choice[]"}, extra_json_schema={"type": "array", "items": {"$ref": "#/$defs/Choice"}}),
    ] = UNSET  # for the seat to act


class TableListed(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What anybody may know of a table: it is what the list of open tables shows."""

    code: str
    title: str
    game: str
    status: Status
    players: int
    free: tuple[int, ...]  # the seats that can be taken, before the game or as a latecomer
    spectators: bool
    password: bool = False  # whether newcomers need one
    asleep: bool = False  # in the list of open tables: nobody who plays or hosts is connected
    created: Time
