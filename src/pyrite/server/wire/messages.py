"""Everything that crosses the wire, as structs: what clients send and what viewers get. docs/protocol.md explains it.

Commands are told apart by `do`, the server's messages by `type`, what happened at a table by `kind`. Times are
milliseconds since the epoch, by the server's clock; seats count from 0.
"""

from enum import Enum
from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, Raw, UnsetType

LONGEST_NAME = 24
LONGEST_TITLE = 48  # of a table
LONGEST_LINE = 300  # of chat

# What the games themselves make is carried as it is; docs/protocol.schema.json and web/src/protocol.ts name its type.
GameOptions = Annotated[Any, Meta(extra={"ts": "GameOptions"}, extra_json_schema={"$ref": "#/$defs/GameOptions"})]
GameView = Annotated[Raw, Meta(extra={"ts": "GameView"}, extra_json_schema={"$ref": "#/$defs/GameView"})]
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


class Status(Enum):
    """Where a table stands."""

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
    """Every way the server can say no."""

    BAD_MESSAGE = "bad_message"  # not JSON, not a command, a field of the wrong type
    TOO_LARGE = "too_large"
    TOO_FAST = "too_fast"
    TOO_MANY = "too_many"  # tables, seats, connections
    FOREIGN_ORIGIN = "foreign_origin"
    NO_TOKEN = "no_token"  # nobody knows who asks
    NO_SUCH_TABLE = "no_such_table"
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
    NOT_SAVED = "not_saved"  # the store does not answer; nothing has changed, try again
    STOPPING = "stopping"  # the server is about to stop
    FAULT = "fault"  # of the server


class Refusal(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why not: a stable code, a sentence in English, and the number of the rule if it is one of the game's."""

    code: Code
    text: str
    rule: str | None = None


# What a table is set to.


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """What the host chooses beside the game and its options."""

    open: bool = False  # listed for everyone; otherwise found by its code alone
    spectators: bool = True
    latecomers: bool = True  # somebody may take a bot's seat while the game runs
    clock: Clock = Clock.NONE
    pace: Annotated[int, Meta(ge=0, le=10_000)] = 1_000  # milliseconds between a bot's move and the move before; 0: off
    away: Annotated[int, Meta(ge=5, le=3_600)] = 60  # seconds that a seat is left alone before a bot plays it
    away_bot: str = "digger"  # the level of that bot


class Change(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """New settings of a table that has not begun; what is left out stays."""

    title: str | UnsetType = UNSET
    game: str | UnsetType = UNSET
    options: dict[str, Any] | UnsetType = UNSET  # all of them, players among them; the others are as in the book
    open: bool | UnsetType = UNSET
    spectators: bool | UnsetType = UNSET
    latecomers: bool | UnsetType = UNSET
    clock: Clock | UnsetType = UNSET
    pace: Annotated[int, Meta(ge=0, le=10_000)] | UnsetType = UNSET
    away: Annotated[int, Meta(ge=5, le=3_600)] | UnsetType = UNSET
    away_bot: str | UnsetType = UNSET


# What clients send: over a WebSocket, or to POST /api/tables/{code}/commands.


class Command(msgspec.Struct, frozen=True, kw_only=True, tag_field="do", forbid_unknown_fields=True):
    """A wish, with the client's own id for it: the same id again gets the first answer and changes nothing."""

    id: CommandId
    expect: Annotated[int, Meta(ge=0)] = 0  # the last number the client had seen
    seat: Seat | None = None  # which of the asker's seats acts; not needed by who holds one


class Sit(Command, frozen=True, tag="sit"):
    """Takes a free seat before the game begins."""

    name: str
    target: Seat | None = None  # the first free one if not given


class Stand(Command, frozen=True, tag="stand"):
    """Leaves the seat: before the game it is free, then a bot plays it on."""


class Rename(Command, frozen=True, tag="rename"):
    """Another name for one's seat."""

    name: str


class Ready(Command, frozen=True, tag="ready"):
    """Says that one is ready to begin, or no longer."""

    ready: bool = True


class Set(Command, frozen=True, tag="settings"):
    """Changes what is played and how; the host, before the game begins."""

    change: Change


class SeatBot(Command, frozen=True, tag="seat_bot"):
    """Puts a bot in a free seat, or another level in a bot's seat; the host, before the game begins."""

    level: str
    target: Seat | None = None
    name: str | None = None


class Remove(Command, frozen=True, tag="remove"):
    """Empties a seat; the host, before the game begins."""

    target: Seat


class GiveHost(Command, frozen=True, tag="give_host"):
    """Hands the host's role to the person in a seat."""

    target: Seat


class Start(Command, frozen=True, tag="start"):
    """Begins the game; the host. Empty seats are refused, or filled with bots of a level."""

    fill: str | None = None


class Play(Command, frozen=True, tag="play"):
    """An action in its text form; refused as stale when a step was taken after `expect`."""

    action: Annotated[str, Meta(min_length=1, max_length=80)]


class Pause(Command, frozen=True, tag="pause"):
    """Stops game and clocks; the host."""


class Resume(Command, frozen=True, tag="resume"):
    """Goes on after a pause; the host."""


class Say(Command, frozen=True, tag="say"):
    """A line of chat: to everyone at the table; a spectator's to the other spectators."""

    text: str
    name: str | None = None  # of a spectator


class SayPhrase(Command, frozen=True, tag="phrase"):
    """A quick phrase by its id, with its arguments, which every reader sees in their own language."""

    phrase: Annotated[str, Meta(min_length=1, max_length=40)]
    args: Annotated[list[int | Annotated[str, Meta(max_length=40)]], Meta(max_length=6)] = []


class Mute(Command, frozen=True, tag="mute"):
    """Hears no more lines of a seat; with `for_all`, by the host, nobody does."""

    target: Seat
    muted: bool = True
    for_all: bool = False


class CloseChat(Command, frozen=True, tag="close_chat"):
    """Closes the chat for everyone, phrases stay; the host."""

    closed: bool = True


class TakeOver(Command, frozen=True, tag="take_over"):
    """A latecomer takes a bot's seat while the game runs."""

    target: Seat
    name: str


class TakeBack(Command, frozen=True, tag="take_back"):
    """The person returns to a seat that a bot plays for them."""


class MoveLink(Command, frozen=True, tag="move_link"):
    """Asks for a one-time link that moves a seat to another device; the host may for any person's seat."""

    target: Seat | None = None  # one's own if not given


class Rematch(Command, frozen=True, tag="rematch"):
    """The same people at a new table, once the game is over."""


AnyCommand = (
    Sit | Stand | Rename | Ready | Set | SeatBot | Remove | GiveHost | Start | Play | Pause | Resume | Say | SayPhrase
    | Mute | CloseChat | TakeOver | TakeBack | MoveLink | Rematch
)  # fmt: skip


# What happened at a table, as everyone may know it; what happened in the game are the events that come beside it.


class Created(msgspec.Struct, frozen=True, tag_field="kind", tag="created"):
    """The table was set up."""


class Sat(msgspec.Struct, frozen=True, tag_field="kind", tag="sat"):
    """A person took a seat before the game."""

    seat: int
    name: str


class Stood(msgspec.Struct, frozen=True, tag_field="kind", tag="stood"):
    """A person left their seat for good; while a game runs, `bot` plays it on."""

    seat: int
    bot: str | None = None


class Removed(msgspec.Struct, frozen=True, tag_field="kind", tag="removed"):
    """The host emptied a seat."""

    seat: int


class Renamed(msgspec.Struct, frozen=True, tag_field="kind", tag="renamed"):
    """A person has another name."""

    seat: int
    name: str


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

    seq: int
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
    """The game stands still."""


class Resumed(msgspec.Struct, frozen=True, tag_field="kind", tag="resumed"):
    """The game goes on."""


class BotTookOver(msgspec.Struct, frozen=True, tag_field="kind", tag="bot_took_over"):
    """A bot plays for a person."""

    seat: int
    level: str
    why: str  # "away" or "clock"


class Returned(msgspec.Struct, frozen=True, tag_field="kind", tag="returned"):
    """The person plays their seat again."""

    seat: int


class TakenOver(msgspec.Struct, frozen=True, tag_field="kind", tag="taken_over"):
    """A latecomer took a bot's seat."""

    seat: int
    name: str


class Moved(msgspec.Struct, frozen=True, tag_field="kind", tag="moved"):
    """A seat went to another device of its person."""

    seat: int


class Opened(msgspec.Struct, frozen=True, tag_field="kind", tag="opened"):
    """The game is over: the secrets of the rounds in hexadecimal, so that anyone can check the deal, and the record."""

    secrets: tuple[str, ...]
    record: str  # its id


class Rematched(msgspec.Struct, frozen=True, tag_field="kind", tag="rematched"):
    """The same people play again at a new table."""

    code: str


Happening = (
    Created | Sat | Stood | Removed | Renamed | BotSeated | Readied | Changed | HostIs | Started | Stepped | Line
    | Muted | ChatClosed | Paused | Resumed | BotTookOver | Returned | TakenOver | Moved | Opened | Rematched
)  # fmt: skip


class Happened(msgspec.Struct, frozen=True, omit_defaults=True):
    """One entry of the table's log, as this viewer may know it."""

    seq: int
    at: Time
    what: Happening
    events: GameEvents | UnsetType = UNSET  # what happened in the game


# What a viewer sees.


class SeatSeen(msgspec.Struct, frozen=True, kw_only=True):
    """A seat as everyone sees it."""

    seat: int
    sitter: Sitter
    name: str  # empty when nobody sits there
    bot: str | None  # the level of the bot that plays: a bot's seat, or one whose person is away
    ready: bool
    muted: bool  # by the host, for everyone


class TableSeen(msgspec.Struct, frozen=True, kw_only=True):
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
    commitments: tuple[str, ...]  # SHA-256 of each round's secret so far, in hexadecimal
    secrets: tuple[str, ...]  # the secrets themselves, once the game is over
    record: str | None  # the id of the game's record, once it is over
    rematch: str | None  # the code of the table where the same people play again
    trouble: str | None  # why the table is frozen
    created: Time


class You(msgspec.Struct, frozen=True, kw_only=True):
    """Who the viewer is at this table."""

    seat: int | None  # through which seat they look; None for a spectator
    seats: tuple[int, ...]  # all that they hold
    host: bool
    muted: tuple[int, ...]  # the seats whose lines they do not want to hear


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
    seen: str | None = None  # what is looked at: "mine", "treasure" or "dwarf"
    slot: int | None = None  # of a mine or treasure
    losses: int | None = None


class Bank(msgspec.Struct, frozen=True, kw_only=True):
    """The clock of whoever is to act."""

    banks: tuple[int, ...]  # milliseconds that each seat has in its bank, when its clock last stopped
    more: int  # milliseconds that each decision has before the bank is touched
    until: Time | None  # when the bank of the seat to act is empty; None while the clock stands still


class Prompt(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What is waited for. Saboteur: place_bonus, lay_or_play, stop_or_stay, pick_nugget.

    The Lost Mines: card_or_vote, vote, walk, turn_mine, take_treasure.
    """

    what: str
    seat: int
    since: Time
    clock: Bank | None = None
    choices: Annotated[
        Raw | UnsetType,
        Meta(extra={"ts": "Choice[]"}, extra_json_schema={"type": "array", "items": {"$ref": "#/$defs/Choice"}}),
    ] = UNSET  # for whoever is to act


# What the server sends to a viewer.


class Presence(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="presence"):
    """Who is connected now; not part of the log."""

    here: tuple[bool, ...]  # by seat; bots always are
    away_until: tuple[Time | None, ...]  # by seat: when a bot takes over from a person who is not here
    watching: int  # spectators
    waiting: bool  # nobody is here: the game stands still


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


class TableListed(msgspec.Struct, frozen=True, kw_only=True):
    """What anybody may know of a table: it is what the list of open tables shows."""

    code: str
    title: str
    game: str
    status: Status
    players: int
    free: tuple[int, ...]  # the seats that can be taken, before the game or as a latecomer
    spectators: bool
    created: Time


class Door(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="door"):
    """Instead of a welcome to somebody who has no seat where spectators are not wanted."""

    seq: int
    table: TableListed


class Update(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="update", omit_defaults=True):
    """What happened; table, view and prompt if they changed."""

    seq: int
    at: Time
    happened: tuple[Happened, ...] = ()
    table: TableSeen | UnsetType = UNSET
    view: GameView | UnsetType = UNSET
    prompt: Prompt | UnsetType | None = UNSET


class Done(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="done", omit_defaults=True):
    """A command was carried out and is saved."""

    id: str
    seq: int
    seat: int | None = None  # the seat that was taken
    link: str | None = None  # the path of a one-time link; its secret is behind the #
    code: str | None = None  # of the new table


class State(msgspec.Struct, frozen=True, kw_only=True):
    """How the table stands for the viewer, beside a refusal."""

    you: You
    table: TableSeen
    view: GameView | None
    prompt: Prompt | None


class Refused(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="refused", omit_defaults=True):
    """A command was not carried out, why not, and how the table stands now."""

    id: str | None = None  # None when the message could not be read so far
    seq: int = 0
    why: Refusal
    now: State | None = None


class Ping(msgspec.Struct, frozen=True, tag_field="type", tag="ping"):
    """A sign of life, every 20 seconds."""

    at: Time


class Bye(msgspec.Struct, frozen=True, tag_field="type", tag="bye"):
    """The last message of a connection that the server ends."""

    why: Refusal


ServerMessage = Welcome | Door | Update | Presence | Done | Refused | Ping | Bye


# What the HTTP API takes and gives beside these.


class NewTable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """POST /api/tables: a table to set up."""

    id: CommandId  # the same id again gets the same table
    game: str
    options: dict[str, Any] = {}  # by name, players among them; `box` is the text of a box file
    title: str = ""
    name: str | None = None  # the creator's, who then sits in seat 0; without one they only host
    bots: Annotated[tuple[str, ...], Meta(max_length=10)] = ()  # their levels, from the last seat down
    settings: Settings = Settings()


class PlayNow(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """POST /api/play-now: a game against bots, dealt at once."""

    id: CommandId
    game: str = "saboteur"
    options: dict[str, Any] = {}
    name: str = "You"
    level: str = "digger"
    settings: Settings = Settings()


class Seated(msgspec.Struct, frozen=True, kw_only=True):
    """The table that was made, and the asker's seat there."""

    code: str
    seat: int | None
    seq: int


class UseLink(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """POST /api/links: takes the seat that a one-time link moves."""

    link: Annotated[str, Meta(min_length=1, max_length=100)]


class Token(msgspec.Struct, frozen=True):
    """POST /api/tokens: a new identity for a program, to be sent as `Authorization: Bearer …`."""

    token: str


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


class OptionOffered(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An option of a game: its kind is "number", "flag", "choice", "seat" or "box"."""

    name: str
    kind: str
    default: Any = None
    least: int | None = None
    most: int | None = None
    choices: tuple[str, ...] = ()
    rule: str | None = None


class PhraseOffered(msgspec.Struct, frozen=True, kw_only=True):
    """A quick phrase: the kinds of its arguments, in order."""

    id: str
    args: tuple[str, ...]


class GameOffered(msgspec.Struct, frozen=True, kw_only=True):
    """A game that can be played here, with everything that can be chosen."""

    game: str
    options: tuple[OptionOffered, ...]
    phrases: tuple[PhraseOffered, ...]


class Games(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/games: what can be played, and with which bots, clocks and settings."""

    games: tuple[GameOffered, ...]
    bots: tuple[str, ...]  # their levels, the weakest first
    characters: tuple[str, ...]  # the plain one first; "digger:sly" is a level with another one
    clocks: tuple[Clock, ...]
    settings: Settings  # the defaults
    longest_name: int = LONGEST_NAME
    longest_title: int = LONGEST_TITLE
    longest_line: int = LONGEST_LINE


class Tables(msgspec.Struct, frozen=True):
    """GET /api/tables: the open tables, the newest first."""

    tables: tuple[TableListed, ...]


class Invitation(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/tables/{code}/invitation: the link to give to friends; .../qr.svg draws it."""

    link: str
    reaches_others: bool  # whether other devices can open it


class NewRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/records: a record to look at."""

    record: str


class RecordKept(msgspec.Struct, frozen=True):
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


class Moment(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """GET /api/records/{id}/replay, /api/tables/{code}/past: a line for the deal and for each decision after it."""

    step: int
    steps: int
    seat: int | None
    action: str | None  # the decision that led here, once the game is over and nothing is secret
    view: GameView
    events: GameEvents
    hands: tuple[tuple[str, ...], ...] | UnsetType = UNSET  # by seat, when one looks through all eyes together


class LessonStep(msgspec.Struct, frozen=True, kw_only=True):
    """A step of a lesson: a real position, and what can be tried in it, some of it against the rules."""

    name: str  # its texts are those of `lesson-GAME-NAME`
    rule: str  # where to read more
    view: GameView
    prompt: Prompt


class Lesson(msgspec.Struct, frozen=True):
    """GET /api/lessons/{game}: how a game is learned."""

    steps: tuple[LessonStep, ...]


class Attempt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/lessons/{game}/{step}: an action that is tried; nothing is kept of it."""

    action: Annotated[str, Meta(min_length=1, max_length=80)]


class Attempted(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What came of it: "right", "other" (legal, yet not what is asked for) or "illegal"; and the table after it."""

    result: str
    why: Refusal | None = None
    view: GameView | UnsetType = UNSET
    events: GameEvents | UnsetType = UNSET


class Health(msgspec.Struct, frozen=True, kw_only=True):
    """GET /health: whether the server serves."""

    status: str  # "ok" or "trouble"
    version: str
    engine: str
    tables: int
    viewers: int
    store: str  # "ok" or what is wrong
