"""Records read and replayed in a process of their own: `python -m pyrite.server.bots.record_worker`.

What people upload can take seconds to read. Here it takes them from nobody else. A message is framed as for bots: a
`Question` comes in, an `Answer` goes out, both as MessagePack. The process ends when its input does.
"""

import contextlib
import os
import signal
import sys

import msgspec

from pyrite import record
from pyrite.server.bots import replays
from pyrite.server.bots.worker import receive, send
from pyrite.server.errors import Declined
from pyrite.server.messages import Code, Refusal

NICE = 10  # everything else comes first


class Question(msgspec.Struct, frozen=True):
    """A record, and whether it is to be replayed through somebody's eyes, packed or not."""

    record: str
    is_replay: bool = False
    eyes: str | None = None
    is_packed: bool = False


class Described(msgspec.Struct, frozen=True):
    """What a record is of."""

    game: str
    options: msgspec.Raw  # as JSON
    steps: int  # decisions


class Answer(msgspec.Struct, frozen=True):
    """What the record says, as JSON or as lines of it; or why it cannot be read."""

    body: bytes = b""
    why: Refusal | None = None


def answer(question: Question) -> Answer:
    """Reads a record, and replays it if that is asked for."""
    try:
        return Answer(_replay(question) if question.is_replay else _describe(question))
    except record.RecordError as error:
        return Answer(why=Refusal(Code.BAD_RECORD, str(error)[:300], error.rule))
    except Declined as declined:
        return Answer(why=declined.why)
    except (RecursionError, MemoryError):
        return Answer(why=Refusal(Code.BAD_RECORD, "this record cannot be read"))


def _describe(question: Question) -> bytes:
    a_game, options, steps = record.read(question.record)
    decisions = sum(not isinstance(step, a_game.draw) for step in steps)
    return msgspec.json.encode(Described(a_game.name, msgspec.Raw(msgspec.json.encode(options)), decisions))


def _replay(question: Question) -> bytes:
    a_game, options, steps = record.read(question.record)
    eyes = replays.eyes_asked(question.eyes, options.players)
    return replays.joined(replays.moments(a_game, options, steps, eyes, is_over=True), is_packed=question.is_packed)


def main() -> None:
    """Answers until the input ends."""
    for ending in (signal.SIGINT, signal.SIGTERM):  # the server ends us when it is done
        signal.signal(ending, signal.SIG_IGN)
    with contextlib.suppress(AttributeError, OSError):
        os.nice(NICE)
    questions = msgspec.msgpack.Decoder(Question)
    with contextlib.suppress(EOFError, BrokenPipeError):
        while True:
            send(sys.stdout.buffer, msgspec.msgpack.encode(answer(questions.decode(receive(sys.stdin.buffer)))))


if __name__ == "__main__":
    main()
