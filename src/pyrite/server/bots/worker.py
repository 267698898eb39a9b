"""A bot at work, in a process of its own: `python -m pyrite.server.bots.worker` reads views and answers with actions.

A message is its length in four bytes, the highest first, then its bytes. What comes in is a packed question, what goes
out an `BotAnswer` as JSON; the first answer, to nothing, says that the process is warm. It ends when its input does.
"""

import contextlib
import math
import os
import pickle
import signal
import sys
import time
from functools import cache
from types import GenericAlias
from typing import IO

import msgspec

from pyrite import bot, new
from pyrite.bots import words_of
from pyrite.game import GAMES, AnyView, Event

NICE = 5  # those who wait for an answer of the server come first
WARM_BUDGET = 0.02  # seconds

_EVENTS = msgspec.msgpack.Encoder()


class BotAnswer(msgspec.Struct, frozen=True, omit_defaults=True):
    """An action in its text form and what is said before it, or the kind of error that kept the bot from either."""

    action: str = ""
    phrase: str = ""
    args: tuple[int | str, ...] = ()
    error: str = ""


def pack(name: str, seed: str, view: AnyView, budget: float) -> bytes:
    """A question to a bot: only the view, the events its seat has seen, and what was said at the table."""
    events = tuple(view.events)
    packed = (type(events[0]), _EVENTS.encode(events)) if events else None  # pickle would need ten times as long
    return pickle.dumps((name, seed, view, packed, tuple(view.talk), budget), protocol=pickle.HIGHEST_PROTOCOL)


def unpack(question: bytes) -> tuple[str, str, AnyView, float]:
    """The bot's name, its seed, the view with its events and talk, and the seconds it may think."""
    name, seed, view, packed, talk, budget = pickle.loads(question)
    events = _decoder(packed[0]).decode(packed[1]) if packed else ()
    return name, seed, view.with_events(events).with_talk(talk), budget


@cache
def _decoder(event: type[Event]) -> msgspec.msgpack.Decoder[tuple[Event, ...]]:
    return msgspec.msgpack.Decoder(GenericAlias(tuple, (event, ...)))  # the type is known only when one is met


def send(pipe: IO[bytes], message: bytes) -> None:
    """Writes a message into a pipe."""
    pipe.write(len(message).to_bytes(4, "big") + message)
    pipe.flush()


def receive(pipe: IO[bytes]) -> bytes:
    """Read a message from a pipe; EOFError when its other end is closed."""
    length = int.from_bytes(_read(pipe, 4), "big")
    return _read(pipe, length)


def _read(pipe: IO[bytes], length: int) -> bytes:
    data = pipe.read(length)
    if len(data) < length:
        raise EOFError("the other side has gone")
    return data


def limit_work(seconds: int) -> None:
    """Ends this process when it has worked so long from now on, in processor time: waiting does not count."""
    with contextlib.suppress(ImportError):  # where there are no such limits, only the server's patience ends
        import resource

        most = math.ceil(time.process_time()) + seconds
        resource.setrlimit(resource.RLIMIT_CPU, (most, resource.getrlimit(resource.RLIMIT_CPU)[1]))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))  # no file with what was read


def has_overworked(exit_code: int | None) -> bool:
    """Whether a process was ended by that limit."""
    return exit_code is not None and exit_code < 0 and exit_code == -getattr(signal, "SIGXCPU", 0)


def think(question: bytes) -> BotAnswer:
    """What the bot answers; of an error only its kind, since its text could contain what the seat knows."""
    action = ""
    try:
        name, seed, view, budget = unpack(question)
        player = bot(name, seed=seed)
        action = player.act(view, budget).text
        said = words_of(player, view)
    except Exception as error:
        return BotAnswer(action=action, error=type(error).__name__)
    return (
        BotAnswer(action=action, phrase=said.phrase, args=said.args) if said is not None else BotAnswer(action=action)
    )


def warm_up() -> None:
    """Let every bot decide once in every game, so players don't wait for what is loaded at first use."""
    for name, a_game in GAMES.items():
        match = new(name, players=a_game.usual_players, seed=0)
        for level in (name for name, one in a_game.levels().items() if one.at_tables):
            think(pack(level, "0", match.view(match.turn), WARM_BUDGET))


def main() -> None:
    """Answers until the input ends."""
    for ending in (signal.SIGINT, signal.SIGTERM):  # the server ends us when it is done
        signal.signal(ending, signal.SIG_IGN)
    with contextlib.suppress(AttributeError, OSError):
        os.nice(NICE)
    questions, answers = sys.stdin.buffer, os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)  # what a bot prints goes to the log, not among the answers
    warm_up()
    with contextlib.suppress(EOFError, BrokenPipeError, KeyboardInterrupt):
        send(answers, msgspec.json.encode(BotAnswer()))
        while True:
            send(answers, msgspec.json.encode(think(receive(questions))))


if __name__ == "__main__":
    main()
