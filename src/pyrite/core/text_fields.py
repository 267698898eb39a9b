"""The words of which a position's text is made: reading and writing them, the same for all games.

A text is the name of the game, then words: options as in a record (``players=5 rounds=1``) and fields (``turn=2``).
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from enum import IntEnum
from typing import Protocol, TypeAlias, TypeVar

import msgspec

NOBODY = -1

OptionValue: TypeAlias = int | str | bool | None  # as records, tables and forms have it
GivenOption: TypeAlias = OptionValue | msgspec.Struct  # as a program may give it: also as an object, such as a box


class WrittenOptions(Protocol):
    """What is chosen before a game, as far as its text goes."""

    @property
    def players(self) -> int:
        """The number of players."""

    def changed(self) -> dict[str, OptionValue]:
        """The options that differ from the defaults, without the number of players."""


O = TypeVar("O", bound=WrittenOptions)  # noqa: E741


def write_words(game: str, options: WrittenOptions, names: Sequence[str], fields: Mapping[str, str]) -> str:
    """A position's text; empty fields are left out."""
    words = [game, f"players={options.players}"]
    words += [name if value is True else f"{name}={value}" for name, value in options.changed().items()]
    words += [f"{name}={fields[name]}" for name in names if fields.get(name)]
    return " ".join(words)


def read_words(
    game: str, text: str, make: type[O], options: Sequence[str], names: Sequence[str], texts: Sequence[str]
) -> tuple[O, dict[str, str]]:
    """The options and the fields of a position's text; `texts` are the options that are not numbers."""
    words = text.split()
    if not words or words[0] != game:
        raise ValueError(f"a position of this game must start with the word {game!r}")
    given: dict[str, OptionValue] = {}
    fields: dict[str, str] = {}
    for word in words[1:]:
        name, equals, value = word.partition("=")
        if name in given or name in fields:
            raise ValueError(f"{name} is given twice")
        if name == "players" or name in options:
            given[name] = (value if name in texts else number(name, value)) if equals else True
        elif name in names and value:
            fields[name] = value
        else:
            raise ValueError(f"{word[:60]!r} is not a field of a position: choose from {', '.join(names)}")
    if "players" not in given:
        raise ValueError("players=... is missing")
    return make(**given), fields


def number(name: str, value: str) -> int:
    """A small number."""
    if not re.fullmatch(r"\d{1,4}", value, re.ASCII):
        raise ValueError(f"{name}={value} should be a number")
    return int(value)


def member(words: type[IntEnum], name: str, value: str) -> int:
    """The number of an enum's member, by its name."""
    names = {word.name.lower(): int(word) for word in words}
    if value not in names:
        raise ValueError(f"{name}={value} should be one of {', '.join(names)}")
    return names[value]


def write_seat(seat: int) -> str:
    """A seat; - for nobody."""
    return "-" if seat < 0 else str(seat)


def read_seat(name: str, value: str, players: int) -> int:
    """A seat; NOBODY for -."""
    if value == "-":
        return NOBODY
    seat = number(name, value)
    if seat >= players:
        raise ValueError(f"{name}={value}: seats are 0 to {players - 1}")
    return seat


def write_seats(texts: Iterable[str]) -> str:
    """A text for each seat; empty if all of them are."""
    seats = list(texts)
    return "/".join(text or "-" for text in seats) if any(seats) else ""


def read_seats(name: str, value: str, players: int) -> list[str]:
    """The text for each seat."""
    if not value:
        return [""] * players
    texts = value.split("/")
    if len(texts) != players:
        raise ValueError(f"{name} names {len(texts)} seats, but there are {players} players")
    return ["" if text == "-" else text for text in texts]


def write_letters(bits: int, letters: str) -> str:
    """The letters whose bits are set."""
    return "".join(letter for bit, letter in enumerate(letters) if bits >> bit & 1)


def read_letters(name: str, text: str, letters: str) -> int:
    """The bits of the letters in a text, which has them in order."""
    bits = sum(1 << letters.index(letter) for letter in set(text) if letter in letters)
    if write_letters(bits, letters) != text:
        raise ValueError(f"{name}: {text!r} should be some of {letters}, in that order")
    return bits


def write_kinds(counts: Sequence[int], kinds: Sequence[str]) -> str:
    """Cards by kind: ``NES,2map``."""
    named = [(count, kinds[kind]) for kind, count in enumerate(counts) if count]
    return ",".join(name if count == 1 else f"{count}{name}" for count, name in named)


def read_kinds(name: str, text: str, kinds: Sequence[str]) -> list[int]:
    """How many cards of each kind."""
    counts = [0] * len(kinds)
    for word in filter(None, text.split(",")):
        match = re.fullmatch(r"(\d{0,2})(\D[\w-]*)", word, re.ASCII)
        if not match or match[2] not in kinds:
            raise ValueError(f"{name}: {word!r} is not a card: choose from {', '.join(kinds)}")
        counts[kinds.index(match[2])] += int(match[1] or 1)
    return counts
