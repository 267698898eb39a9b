"""Every command by its kind, decided: entries for the log, or Declined."""

from collections.abc import Callable
from typing import Any

from pyrite.server.errors import Declined
from pyrite.server.messages import (
    AnswerRequest,
    AnyCommand,
    AskToPlay,
    ChangeSettings,
    Close,
    CloseChat,
    Code,
    Contribute,
    Enter,
    GiveHost,
    Mute,
    OfferSeat,
    Pause,
    Play,
    Ready,
    Remove,
    Rename,
    Resume,
    Reveal,
    Say,
    SayPhrase,
    SeatBot,
    Sit,
    Stand,
    Start,
    Status,
    TakeBack,
    TakeOver,
    VoteRemove,
    Why,
)
from pyrite.server.tables import chat, late_joining, moderation, play, seats
from pyrite.server.tables.request import TableDecision
from pyrite.server.tables.table import Table

# Any: each takes its own kind of command
_BY_KIND: dict[type[AnyCommand], Callable[[Table, str, Any], TableDecision]] = {
    Sit: seats.sit,
    Stand: seats.stand,
    Rename: seats.rename,
    Ready: seats.ready,
    SeatBot: seats.seat_bot,
    Remove: moderation.remove,
    VoteRemove: moderation.vote_remove,
    Contribute: play.contribute,
    Why: play.why,
    OfferSeat: late_joining.offer_seat,
    AskToPlay: late_joining.ask_to_play,
    AnswerRequest: late_joining.answer_request,
    GiveHost: seats.give_host,
    TakeOver: late_joining.take_over,
    TakeBack: seats.take_back,
    Close: play.close,
    Pause: play.pause,
    Resume: play.resume,
    Say: chat.say,
    SayPhrase: chat.say_phrase,
    Mute: chat.mute,
    CloseChat: chat.close_chat,
}


def decide(table: Table, who: str, command: AnyCommand, asked: play.CommandContext) -> TableDecision:
    """What a command leads to at this table; Declined says why it is refused."""
    if table.status is Status.FROZEN:
        raise Declined(Code.IS_FROZEN, f"this table is frozen: {table.trouble}")
    moderation.expect_admitted(table, who, command)
    if isinstance(command, Play):
        return play.play(table, who, command, asked)
    if isinstance(command, Start):
        return play.start(table, who, command, asked)
    if isinstance(command, ChangeSettings):
        return seats.change(table, who, command, asked.hashed)
    if isinstance(command, Enter):
        return moderation.enter(table, who, knows_password=asked.knows_password)
    if isinstance(command, Reveal):
        return play.reveal(table, who, command, asked)
    return _BY_KIND[type(command)](table, who, command)
