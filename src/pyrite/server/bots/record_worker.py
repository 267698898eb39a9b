"""Records read and replayed in a process of their own: `python -m pyrite.server.bots.record_worker`.

What people upload can take seconds to read. Here it takes them from nobody else. A message is framed as for bots: a
`RecordQuestion` comes in, an `RecordAnswer` goes out, both as MessagePack. The process ends when its input does.
"""

import contextlib
import os
import signal
import sys

import msgspec

from pyrite import record
from pyrite.server.bots import replays
from pyrite.server.bots.worker import limit_work, receive, send
from pyrite.server.errors import Declined
from pyrite.server.messages import Code, RefusalReason

NICE = 10  # everything else comes first
LONGEST = 30  # seconds of work for one answer


class RecordQuestion(msgspec.Struct, frozen=True):
    """A record, and whether to replay it from somebody's point of view, compressed or not."""

    record: str
    is_replay: bool = False
    eyes: str | None = None
    is_packed: bool = False


class RecordSummary(msgspec.Struct, frozen=True):
    """What a record is of."""

    game: str
    options: msgspec.Raw  # as JSON
    steps: int  # decisions


class RecordAnswer(msgspec.Struct, frozen=True):
    """What the record says, as JSON or as lines of it; or why it cannot be read."""

    body: bytes = b""
    why: RefusalReason | None = None


def answer(question: RecordQuestion) -> RecordAnswer:
    """Reads a record, and replays it if that is asked for."""
    try:
        return RecordAnswer(_replay(question) if question.is_replay else _describe(question))
    except record.RecordError as error:
        return RecordAnswer(why=RefusalReason(Code.BAD_RECORD, str(error)[:300], error.rule))
    except Declined as declined:
        return RecordAnswer(why=declined.why)
    except (RecursionError, MemoryError):
        return RecordAnswer(why=RefusalReason(Code.BAD_RECORD, "this record cannot be read"))


def _describe(question: RecordQuestion) -> bytes:
    a_game, options, steps = record.read(question.record)
    decisions = sum(not isinstance(step, a_game.draw) for step in steps)
    return msgspec.json.encode(RecordSummary(a_game.name, msgspec.Raw(msgspec.json.encode(options)), decisions))


def _replay(question: RecordQuestion) -> bytes:
    a_game, options, steps = record.read(question.record)
    eyes = replays.eyes_asked(question.eyes, options.players)
    return replays.joined(replays.moments(a_game, options, steps, eyes, is_over=True), is_packed=question.is_packed)


def main() -> None:
    """Answers until the input ends."""
    for ending in (signal.SIGINT, signal.SIGTERM):  # the server ends us when it is done
        signal.signal(ending, signal.SIG_IGN)
    with contextlib.suppress(AttributeError, OSError):
        os.nice(NICE)
    questions = msgspec.msgpack.Decoder(RecordQuestion)
    with contextlib.suppress(EOFError, BrokenPipeError):
        while True:
            question = questions.decode(receive(sys.stdin.buffer))
            limit_work(LONGEST)
            send(sys.stdout.buffer, msgspec.msgpack.encode(answer(question)))


if __name__ == "__main__":
    main()
