"""Every command by its kind, decided: entries for the log, or Declined."""

from typing import Any

from pyrite.server import seating, steps, talking
from pyrite.server.asking import Decided
from pyrite.server.declined import Declined
from pyrite.server.messages import (
    AnyCommand,
    CloseChat,
    Code,
    GiveHost,
    Mute,
    Pause,
    Play,
    Ready,
    Remove,
    Rename,
    Resume,
    Say,
    SayPhrase,
    SeatBot,
    Set,
    Sit,
    Stand,
    Start,
    Status,
    TakeBack,
    TakeOver,
)
from pyrite.server.table import Table

_BY_KIND: dict[type, Any] = {
    Sit: seating.sit,
    Stand: seating.stand,
    Rename: seating.rename,
    Ready: seating.ready,
    Set: seating.change,
    SeatBot: seating.seat_bot,
    Remove: seating.remove,
    GiveHost: seating.give_host,
    TakeOver: seating.take_over,
    TakeBack: seating.take_back,
    Pause: steps.pause,
    Resume: steps.resume,
    Say: talking.say,
    SayPhrase: talking.say_phrase,
    Mute: talking.mute,
    CloseChat: talking.close_chat,
}


def decide(table: Table, who: str, command: AnyCommand, asked: steps.Asked) -> Decided:
    """What a command leads to at this table; Declined says why to nothing."""
    if table.status is Status.FROZEN:
        raise Declined(Code.IS_FROZEN, f"this table cannot be played on: {table.trouble}")
    if isinstance(command, Play):
        return steps.play(table, who, command, asked)
    if isinstance(command, Start):
        return steps.start(table, who, command, asked)
    decided: Decided = _BY_KIND[type(command)](table, who, command)
    return decided
