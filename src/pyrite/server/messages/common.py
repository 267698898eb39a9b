"""What all messages share: field types, enumerations and refusals."""

from enum import Enum
from typing import Annotated

import msgspec
from msgspec import Meta, Raw

LONGEST_NAME = 24
LONGEST_TITLE = 48  # of a table
LONGEST_LINE = 300  # of chat

# What the games themselves make is carried as it is; docs/protocol.schema.json and web/src/protocol.ts name its type.
GameOptions = Annotated[Raw, Meta(extra={"ts": "GameOptions"}, extra_json_schema={"$ref": "#/$defs/GameOptions"})]
GameView = Annotated[Raw, Meta(extra={"ts": "GameView"}, extra_json_schema={"$ref": "#/$defs/GameView"})]
GameViewChanges = Annotated[Raw, Meta(extra={"ts": "Partial<GameView>"}, extra_json_schema={"type": "object"})]
GameEvents = Annotated[
    Raw,
    Meta(
        extra={"ts": "GameEvent[]"},
        extra_json_schema={"type": "array", "items": {"$ref": "#/$defs/GameEvent"}},
    ),
]
CommandId = Annotated[str, Meta(pattern="^[!-~]{1,64}$")]  # visible ASCII
Seat = Annotated[int, Meta(ge=0, le=9)]
Time = int  # milliseconds since the epoch
Digits = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]  # 32 bytes in hexadecimal
Password = Annotated[str, Meta(min_length=1, max_length=64)]  # of a table


class Status(Enum):
    """The status of a table."""

    GATHERING = "gathering"
    PLAYING = "playing"
    PAUSED = "paused"
    FINISHED = "finished"
    FROZEN = "frozen"  # begun under rules that this version cannot replay


class Clock(Enum):
    """How long decisions may take: a bank of time, and some more for each decision."""

    NONE = "none"
    RELAXED = "relaxed"  # 5 minutes, and 30 seconds a decision
    BRISK = "brisk"  # 1 minute, and 10 seconds a decision


class Sitter(Enum):
    """Who sits in a seat."""

    NOBODY = "nobody"
    PERSON = "person"
    BOT = "bot"


class Code(Enum):
    """Every reason for which the server refuses something."""

    BAD_MESSAGE = "bad_message"  # not JSON, not a command, a field of the wrong type
    TOO_LARGE = "too_large"
    TOO_FAST = "too_fast"
    TOO_MANY = "too_many"  # tables, seats, connections
    FOREIGN_ORIGIN = "foreign_origin"
    NO_TOKEN = "no_token"  # nobody knows who asks
    NO_SUCH_TABLE = "no_such_table"
    TABLE_CLOSED = "table_closed"  # while the asker was there
    NO_SUCH_LINK = "no_such_link"  # never given, used, or too old
    NO_SUCH_RECORD = "no_such_record"
    NO_SUCH_PAGE = "no_such_page"
    NO_SPECTATORS = "no_spectators"
    NO_SUCH_SEAT = "no_such_seat"
    NOT_YOUR_SEAT = "not_your_seat"
    WHICH_SEAT = "which_seat"  # the asker holds several, or none that fits
    SEAT_TAKEN = "seat_taken"
    ALREADY_SEATED = "already_seated"
    TABLE_FULL = "table_full"
    SEATS_EMPTY = "seats_empty"
    NOT_A_BOT = "not_a_bot"
    NO_SUCH_BOT = "no_such_bot"
    NOT_HOST = "not_host"
    NOT_A_PERSON = "not_a_person"
    HAS_BEGUN = "has_begun"
    NOT_BEGUN = "not_begun"
    IS_PAUSED = "is_paused"
    NOT_PAUSED = "not_paused"
    NOT_FINISHED = "not_finished"
    IS_FINISHED = "is_finished"
    IS_FROZEN = "is_frozen"
    STALE = "stale"  # a step was taken since the number that was expected
    NOT_YOUR_TURN = "not_your_turn"
    NO_SUCH_ACTION = "no_such_action"
    ILLEGAL = "illegal"  # `rule` is the number of the rule that forbids it
    BAD_OPTIONS = "bad_options"
    BAD_NAME = "bad_name"
    BAD_TEXT = "bad_text"
    BAD_PHRASE = "bad_phrase"
    BAD_RECORD = "bad_record"
    CHAT_CLOSED = "chat_closed"
    YOU_ARE_MUTED = "you_are_muted"
    LATECOMERS_NOT_WANTED = "latecomers_not_wanted"
    REQUEST_DECLINED = "request_declined"  # the host has said no to somebody who asked to play
    NO_SUCH_REQUEST = "no_such_request"
    NO_HINTS = "no_hints"  # the host has not allowed them at this table
    SEEN_ANOTHER_HAND = "seen_another_hand"  # a person who has seen a hand of this game cannot take another seat in it
    WAS_REMOVED = "was_removed"  # from this game by the host or a vote, or banned from the table
    ADDRESS_WAITS = "address_waits"  # somebody was banned from the table, and this newcomer has the same address
    STILL_HERE = "still_here"  # only people who are away can be replaced; others are removed by a vote
    TOO_FEW_VOTERS = "too_few_voters"
    BAD_REVEAL = "bad_reveal"  # nothing was promised, or something else, or it is too late
    NEEDS_PASSWORD = "needs_password"
    WRONG_PASSWORD = "wrong_password"
    BANNED = "banned"  # from the server, by its operator
    MAINTENANCE = "maintenance"  # no new tables at the moment
    NOT_SAVED = "not_saved"  # the store does not answer; nothing has changed, try again
    STOPPING = "stopping"  # the server is about to stop
    FAULT = "fault"  # of the server


class RefusalReason(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why something was refused: a stable code, a sentence in English, and the number of the rule if a rule forbids it.

    Where the code alone does not say what is wrong, `texts` has the sentence in the other languages, by their codes.
    """

    code: Code
    text: str
    rule: str | None = None
    texts: dict[str, str] = {}
