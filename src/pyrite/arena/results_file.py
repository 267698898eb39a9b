"""Results kept in a file while a contest or a league runs, so that it can continue after an interruption.

The file is lines of JSON: the first says what is played and by which program, each further one is a piece of work that
was done. A piece is written whole or, if the program was killed meanwhile, as a torn last line that is cut off.
"""

import hashlib
import os
from collections.abc import Callable, Hashable, Iterable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO, Generic, NamedTuple, TypeVar

import msgspec

from pyrite import __version__, engine, stamp
from pyrite.arena.contest import Chunk, Contest, chunks
from pyrite.arena.deals import ChunkResult

if TYPE_CHECKING:
    from pyrite.arena.league import League

Plan = TypeVar("Plan", bound="Contest | League")
Result = TypeVar("Result", bound=msgspec.Struct)
Piece = TypeVar("Piece", bound=Hashable)


class Header(msgspec.Struct, Generic[Plan], frozen=True):
    """The first line: what is played, and by which program."""

    format: str
    contest: Plan
    version: str
    build: str
    sources: str  # of rules and bots: figures of changed bots are not mixed


class FileKind(NamedTuple, Generic[Plan, Result, Piece]):
    """What a file can hold."""

    format: str
    what: str  # the command that writes it
    header: type[Header[Plan]]
    result: type[Result]  # of a piece
    pieces: Callable[[Plan], Iterable[Piece]]
    piece: Callable[[Result], Piece | None]  # None if the result is not whole


def _chunk(played: ChunkResult) -> Chunk | None:
    return played.chunk if [one.number for one in played.results] == list(played.chunk.deals) else None


MATCH = FileKind("pyrite match 2", "match", Header[Contest], ChunkResult, chunks, _chunk)


class WrongFile(ValueError):
    """The contest can't continue from a file; the message says why."""


def header(plan: Plan, sort: FileKind[Plan, Result, Piece]) -> Header[Plan]:
    """The first line of what is played now."""
    return Header(sort.format, plan, __version__, engine.build(), sources())


@cache  # what changes later does not change the program that runs
def sources() -> str:
    """A digest of everything that decides how games go: the rules and the bots."""
    digest = hashlib.sha256(repr(sorted(stamp.hashes(engine.PACKAGE).items())).encode())
    for path in (path for folder in ("bots", "games") for path in stamp.files(engine.PACKAGE / folder)):
        if path.suffix not in (".so", ".pyd", ".pyc"):
            digest.update(path.relative_to(engine.PACKAGE).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:16]


def read_seed(path: Path, sort: FileKind[Plan, Result, Piece]) -> int | None:
    """The seed of what a file holds; None if there is nothing yet."""
    lines = _lines(path, sort)
    return _read_header(path, lines[0], sort).contest.seed if lines else None


def _lines(path: Path, sort: FileKind[Plan, Result, Piece]) -> list[bytes]:
    """The whole lines of a file; none if it is not there or nothing but the torn beginning of a first line."""
    try:
        data = path.read_bytes()
    except FileNotFoundError:
        return []
    *lines, torn = data.split(b"\n")
    beginning = f'{{"format":"{sort.format}"'.encode()
    if not lines and not beginning.startswith(torn[: len(beginning)]):
        raise WrongFile(f"{path} is not a results file of pyrite {sort.what}")
    return lines


def _read_header(path: Path, line: bytes, sort: FileKind[Plan, Result, Piece]) -> Header[Plan]:
    try:
        return msgspec.json.decode(line, type=sort.header)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise WrongFile(f"{path} is not a results file of pyrite {sort.what}") from None


class ResultsFile(Generic[Plan, Result, Piece]):
    """A file that grows by a line a piece."""

    def __init__(self, path: Path, plan: Plan, sort: FileKind[Plan, Result, Piece]) -> None:
        """Opens the file, or creates it; WrongFile if it holds something else."""
        self.played: list[Result] = []  # what the file held when it was opened
        lines = _lines(path, sort)
        if lines:
            _check_same(path, _read_header(path, lines[0], sort), header(plan, sort), sort)
            self.played = _read_results(path, lines[1:], plan, sort)
        self._file: BinaryIO = path.open("r+b" if path.exists() else "xb")
        self._file.seek(sum(len(line) + 1 for line in lines))
        self._file.truncate()
        if not lines:
            self._write(header(plan, sort))

    def add(self, played: Result) -> None:
        """Saves the result of a piece."""
        self._write(played)

    def close(self) -> None:
        """Closes the file."""
        self._file.close()

    def _write(self, line: msgspec.Struct) -> None:
        self._file.write(msgspec.json.encode(line) + b"\n")
        self._file.flush()
        os.fsync(self._file.fileno())


def _check_same(path: Path, theirs: Header[Plan], ours: Header[Plan], sort: FileKind[Plan, Result, Piece]) -> None:
    """Refuse to mix two contests or two versions of the program; the error names the difference."""
    fields = msgspec.structs.fields(ours.contest)
    pairs = [(one.name, getattr(theirs.contest, one.name), getattr(ours.contest, one.name)) for one in fields]
    pairs += [(name, getattr(theirs, name), getattr(ours, name)) for name in ("format", "version", "build")]
    for name, their, our in pairs:
        if their != our:
            raise WrongFile(f"{path} has results of another pyrite {sort.what}: its {name} is {their!r}, not {our!r}")
    if theirs.sources != ours.sources:
        raise WrongFile(f"{path} was started with other bots or rules: their sources have changed since")


def _read_results(path: Path, lines: list[bytes], plan: Plan, sort: FileKind[Plan, Result, Piece]) -> list[Result]:
    """What was played so far, every piece once."""
    found: dict[Piece, Result] = {}
    wanted = set(sort.pieces(plan))
    for number, line in enumerate(lines, 2):
        try:
            played = msgspec.json.decode(line, type=sort.result)
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise WrongFile(f"{path} is damaged: line {number} is not a result") from None
        piece = sort.piece(played)
        if piece is None or piece not in wanted:
            raise WrongFile(f"{path} is damaged: line {number} is not a result of this pyrite {sort.what}")
        found[piece] = played
    return list(found.values())
