"""Results kept in a file while a contest runs, so that it can go on after an interruption.

The file is lines of JSON: the first says what is played and by which program, each further one is a chunk that was
played. A chunk is written whole or, if the program was killed meanwhile, as a torn last line that is cut off.
"""

import hashlib
import os
from functools import cache
from pathlib import Path
from typing import Any, BinaryIO

import msgspec

from pyrite import __version__, engine, stamp
from pyrite.arena.contest import Chunk, Contest, chunks
from pyrite.arena.deals import Played

FORMAT = "pyrite match 1"


class Header(msgspec.Struct, frozen=True):
    """The first line: what is played, and by which program."""

    format: str
    contest: Contest
    version: str
    build: str
    sources: str  # of rules and bots: figures of changed bots are not mixed


class WrongFile(ValueError):
    """A file that this contest cannot go on from; the message says why."""


def header(contest: Contest) -> Header:
    """The first line of a contest that is played now."""
    return Header(FORMAT, contest, __version__, engine.build(), sources())


@cache  # what changes later does not change the program that runs
def sources() -> str:
    """A digest of everything that decides how games go: the rules and the bots."""
    told = hashlib.sha256(repr(sorted(stamp.hashes(engine.PACKAGE).items())).encode())
    for path in stamp.files(engine.PACKAGE / "bots"):
        if path.suffix not in (".so", ".pyd", ".pyc"):
            told.update(path.relative_to(engine.PACKAGE).as_posix().encode() + b"\0" + path.read_bytes())
    return told.hexdigest()[:16]


def read_seed(path: Path) -> int | None:
    """The seed of the contest in a file; None if there is none yet."""
    lines = _lines(path)
    return _read_header(path, lines[0]).contest.seed if lines else None


def _lines(path: Path) -> list[bytes]:
    """The whole lines of a file; none if it is not there or nothing but the torn beginning of a first line."""
    try:
        data = path.read_bytes()
    except FileNotFoundError:
        return []
    *lines, torn = data.split(b"\n")
    if not lines and not _beginning().startswith(torn[: len(_beginning())]):
        raise WrongFile(f"{path} is no file of a match: it does not begin with one")
    return lines


def _beginning() -> bytes:
    return f'{{"format":"{FORMAT}"'.encode()


def _read_header(path: Path, line: bytes) -> Header:
    try:
        return msgspec.json.decode(line, type=Header)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise WrongFile(f"{path} is no file of a match: its first line does not describe one") from None


class Saved:
    """A file that grows by a line a chunk."""

    def __init__(self, path: Path, contest: Contest) -> None:
        """Opens the file, or begins it; WrongFile if it holds something else."""
        self.played: list[Played] = []  # what the file held when it was opened
        lines = _lines(path)
        if lines:
            _check_same(path, _read_header(path, lines[0]), header(contest))
            self.played = _read_chunks(path, lines[1:], set(chunks(contest)))
        self._file: BinaryIO = path.open("r+b" if path.exists() else "xb")
        self._file.seek(sum(len(line) + 1 for line in lines))
        self._file.truncate()
        if not lines:
            self._write(header(contest))

    def add(self, played: Played) -> None:
        """Keeps what came of a chunk."""
        self._write(played)

    def close(self) -> None:
        """Closes the file."""
        self._file.close()

    def _write(self, line: Any) -> None:
        self._file.write(msgspec.json.encode(line) + b"\n")
        self._file.flush()
        os.fsync(self._file.fileno())


def _check_same(path: Path, theirs: Header, ours: Header) -> None:
    """Refuses to mix two contests, or two versions of the program, and says in what they differ."""
    pairs = [(name, getattr(theirs.contest, name), getattr(ours.contest, name)) for name in Contest.__struct_fields__]
    pairs += [(name, getattr(theirs, name), getattr(ours, name)) for name in ("format", "version", "build")]
    for name, their, our in pairs:
        if their != our:
            raise WrongFile(f"{path} is of another match: its {name} is {their!r}, not {our!r}")
    if theirs.sources != ours.sources:
        raise WrongFile(f"{path} was begun with other bots or rules: their sources have changed since")


def _read_chunks(path: Path, lines: list[bytes], wanted: set[Chunk]) -> list[Played]:
    """What was played so far, every chunk once."""
    found: dict[Chunk, Played] = {}
    for number, line in enumerate(lines, 2):
        try:
            played = msgspec.json.decode(line, type=Played)
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise WrongFile(f"{path} is damaged: line {number} is no result") from None
        if played.chunk not in wanted or [one.number for one in played.results] != list(played.chunk.deals):
            raise WrongFile(f"{path} is damaged: line {number} is of no deals of this match")
        found[played.chunk] = played
    return list(found.values())
