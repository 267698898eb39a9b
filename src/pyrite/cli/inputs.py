"""Where commands read from: a record or a position, in a file, on standard input, or on the command line."""

import sys
from pathlib import Path

from pyrite import GAMES, RecordError, load
from pyrite.cli.errors import CommandError
from pyrite.cli.messages import is_english, say, say_fault, say_of, trouble
from pyrite.game import AnyState
from pyrite.match import AnyMatch

MOST_BYTES = 4_000_000


def read_text(name: str) -> str:
    """What a file says; ``-`` is standard input."""
    if name == "-" and sys.stdin is None:
        raise CommandError(say("cli-no-input"))
    try:
        data = sys.stdin.buffer.read(MOST_BYTES + 1) if name == "-" else _read_file(Path(name))
        if len(data) > MOST_BYTES:
            raise CommandError(say("cli-too-long", file=name, bytes=MOST_BYTES))
        return data.decode("utf-8")
    except OSError as error:
        raise CommandError(say("cli-not-read", file=name, why=trouble(error))) from None
    except (UnicodeDecodeError, ValueError):
        raise CommandError(say("cli-no-text", file=name)) from None


def _read_file(path: Path) -> bytes:
    with path.open("rb") as file:
        return file.read(MOST_BYTES + 1)


def read_match(name: str) -> AnyMatch:
    """The match of a record in a file."""
    return read_record(name, read_text(name))


def read_state(name: str) -> AnyState:
    """The position that is written on the command line or in a file, or with which a record ends."""
    text = name if is_position(name) else read_text(name)
    if not is_position(text):
        return read_record(name, text).state
    try:
        return GAMES[text.split()[0]].parse_state(text)
    except ValueError as error:
        raise CommandError(say("cli-wrong-position", why=say_fault(error)), code=1) from None


def read_record(name: str, text: str) -> AnyMatch:
    """The match of a record; a record that breaks a rule ends the command with exit code 1."""
    try:
        return load(text)
    except RecordError as error:
        raise CommandError(wrong_record(name, error), code=1) from None


def wrong_record(name: str, error: RecordError) -> str:
    """What is wrong with a record, and where, in the reader's language."""
    why = say_fault(error.reason)
    if error.rule is not None and not is_english():
        said = say_of(error.game, f"illegal-{error.rule.replace('.', '-')}")
        why = f"{why.partition(': ')[0]}: {said} ({error.rule})"
    return say("cli-wrong-record", file=name, line=str(error.line), why=why)


def is_position(text: str) -> bool:
    """Whether a text is a position rather than a record or the name of a file."""
    words = text.split()
    return len(words) > 1 and words[0] in GAMES and any("=" in word for word in words)


def check_seat(seat: int | None, players: int) -> None:
    """Refuses a seat that nobody holds."""
    if seat is not None and not 0 <= seat < players:
        raise CommandError(say("cli-nobody-there", seat=str(seat), last=str(players - 1)))
