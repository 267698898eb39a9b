"""Commands that clients send, over a WebSocket or to POST /api/tables/{code}/commands."""

from typing import Annotated

import msgspec
from msgspec import Meta

from pyrite.server.messages.common import CommandId, Digits, Password, Seat
from pyrite.server.messages.settings import Change


class Command(msgspec.Struct, frozen=True, kw_only=True, tag_field="do", forbid_unknown_fields=True):
    """What a client asks for, with an id of its own: the same id again gets the first answer and changes nothing."""

    id: CommandId
    expect: Annotated[int, Meta(ge=0)] = 0  # the last number the client had seen
    seat: Seat | None = None  # which of the asker's seats acts; not needed by those who hold only one


Portrait = Annotated[int, Meta(ge=0, le=9)]  # one of our drawings


class Sit(Command, frozen=True, tag="sit"):
    """Takes a free seat before the game begins."""

    name: str
    target: Seat | None = None  # the first free one if not given
    portrait: Portrait | None = None  # that of the seat if not given


class Stand(Command, frozen=True, tag="stand"):
    """Leaves the seat: before the game it is free, then a bot plays it on."""


class Rename(Command, frozen=True, tag="rename"):
    """Another name or portrait for one's seat."""

    name: str
    portrait: Portrait | None = None  # as before if not given


class Ready(Command, frozen=True, tag="ready"):
    """Says that one is ready to begin, or no longer."""

    ready: bool = True


class ChangeSettings(Command, frozen=True, tag="settings"):
    """Changes what is played and how; the host, most of it before the game begins."""

    change: Change


class SeatBot(Command, frozen=True, tag="seat_bot"):
    """Puts a bot in a free seat, or another level in a bot's seat; the host, before the game begins."""

    level: str
    target: Seat | None = None
    name: str | None = None


class Remove(Command, frozen=True, tag="remove"):
    """Empties a seat before the game begins, or gives the seat of a person who is away to a bot; the host."""

    target: Seat
    ban: bool = False  # the person may not come back to this table


class Contribute(Command, frozen=True, tag="contribute"):
    """Promises 32 random bytes for the deal, by their commitment; a person, before the game begins."""

    commitment: Digits


class Reveal(Command, frozen=True, tag="reveal"):
    """Reveals the bytes that were promised, in hexadecimal, once the secret of the game is fixed."""

    reveal: Digits


class VoteRemove(Command, frozen=True, tag="vote_remove"):
    """Votes to remove a person from the running game, or withdraws the vote; more than half of the others remove."""

    target: Seat
    remove: bool = True


class Report(Command, frozen=True, tag="report"):
    """Tells the operator of the server about the person or bot in a seat; nobody at the table sees it."""

    target: Seat
    reason: Annotated[str, Meta(min_length=1, max_length=300)]


class Feedback(Command, frozen=True, tag="feedback"):
    """Says after a game whether it was fun, and who was the best liar; only the host can read it."""

    fun: bool | None = None
    fooled_by: Seat | None = None


class OfferSeat(Command, frozen=True, tag="offer_seat"):
    """Lets the next latecomer take a bot's seat in the running game, or no longer; the host."""

    target: Seat
    offered: bool = True


class AskToPlay(Command, frozen=True, tag="ask_to_play"):
    """A spectator asks the host of the running game for a bot's seat."""

    name: str


class AnswerRequest(Command, frozen=True, tag="answer_request"):
    """Gives a bot's seat to somebody who asked to play, or says no; the host."""

    request: Annotated[int, Meta(ge=1)]
    target: Seat | None = None  # no if not given


class Enter(Command, frozen=True, tag="enter"):
    """Says the password of a table."""

    password: Password


class Close(Command, frozen=True, tag="close"):
    """Ends the game and opens its secrets, or removes a table whose game has not begun; the host."""


class GiveHost(Command, frozen=True, tag="give_host"):
    """Hands the host's role to the person in a seat."""

    target: Seat


class Start(Command, frozen=True, tag="start"):
    """Begins the game; the host. Empty seats are refused, or filled with bots of a level."""

    fill: str | None = None


class Play(Command, frozen=True, tag="play"):
    """An action in its text form; refused as stale when a step was taken after `expect`."""

    action: Annotated[str, Meta(min_length=1, max_length=80)]


class Why(Command, frozen=True, tag="why"):
    """Asks which rule forbids an action, in its turn; refused with the answer, and nothing changes."""

    action: Annotated[str, Meta(min_length=1, max_length=80)]


class Read(Command, frozen=True, tag="read"):
    """Looks at how a round ended, or has seen it: bots and clocks of the next round wait for readers, up to a limit.

    So does each round for those who look at the role they were dealt: `round` is the one before, 0 before the first.
    """

    round: Annotated[int, Meta(ge=0, le=1_000)]
    is_done: bool = False
    is_role: bool = False


class Pause(Command, frozen=True, tag="pause"):
    """Stops game and clocks; the host."""


class Resume(Command, frozen=True, tag="resume"):
    """Resumes the game after a pause; the host."""


class Say(Command, frozen=True, tag="say"):
    """A line of chat: to everyone at the table; a spectator's to the other spectators."""

    text: str
    name: str | None = None  # of a spectator


class SayPhrase(Command, frozen=True, tag="phrase"):
    """A quick phrase by its id, with its arguments, which every reader sees in their own language."""

    phrase: Annotated[str, Meta(min_length=1, max_length=40)]
    args: Annotated[list[int | Annotated[str, Meta(max_length=40)]], Meta(max_length=6)] = []


class Mute(Command, frozen=True, tag="mute"):
    """Hears no more lines of a seat, which is not written down; with `for_all`, by the host, nobody does."""

    target: Seat
    muted: bool = True
    for_all: bool = False


class CloseChat(Command, frozen=True, tag="close_chat"):
    """Closes the chat for everyone, phrases stay; the host."""

    closed: bool = True


class TakeOver(Command, frozen=True, tag="take_over"):
    """A latecomer takes a bot's seat that is offered, or a person the seat that they left, while the game runs."""

    target: Seat
    name: str


class TakeBack(Command, frozen=True, tag="take_back"):
    """The person returns to a seat that a bot plays for them."""


class MoveLink(Command, frozen=True, tag="move_link"):
    """Asks for a one-time link that moves a seat to another device; the host may for a person who is away."""

    target: Seat | None = None  # one's own if not given


class Rematch(Command, frozen=True, tag="rematch"):
    """The same people at a new table, once the game is over."""


AnyCommand = (
    Sit | Stand | Rename | Ready | ChangeSettings | SeatBot | Remove | GiveHost | Start | Play | Pause | Resume | Say
    | SayPhrase | Mute | CloseChat | TakeOver | TakeBack | MoveLink | Rematch | VoteRemove | OfferSeat | Enter
    | Contribute | Reveal | Report | Close | Why | Read | Feedback | AskToPlay | AnswerRequest
)  # fmt: skip
