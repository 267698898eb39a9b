"""What people read, in their language: `text("cli-nothing-old", "cs")`, from the same Fluent files as the page.

Texts of one game are in the game's own folder (`Game.locales`), all others in `locales/` beside this file.
"""

import functools
import itertools
import re
from collections.abc import Iterator, Mapping, Sequence
from importlib import resources
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

Argument: TypeAlias = str | int | float  # what a text is filled in with

ENGLISH = "en"
PYRITE = ""  # the owner of the texts that belong to no game
# What is said outside the page; the page's own texts are read only when one is wanted.
OWN = ("cli.ftl", "faults.ftl", "server.ftl")

_PLAIN = re.compile(r"([a-z][\w-]*) = ((?:[^{}]|\{ \$\w+ \})*)", re.ASCII)
_NAME = re.compile(r"^([a-z][\w-]*) *=", re.ASCII | re.MULTILINE)
_BLANK = re.compile(r"\{ \$(\w+) \}", re.ASCII)


class NoText(LookupError):
    """A text is missing, or a value that it needs: an error in the program."""


def text(name: str, language: str = ENGLISH, /, **args: Argument) -> str:
    """A text in a language, or in English where it has none; a number is written, and counted, as the language does.

    >>> text("cli-seat", seat="3")
    'seat 3'
    """
    return _looked_up((PYRITE,), name, language, args)


def game_text(game: str, name: str, language: str = ENGLISH, /, **args: Argument) -> str:
    """A text from a game's own files (`Game.locales`), or one that all games share, in a language or in English.

    >>> from pyrite import GAMES
    >>> [game_text(game, "cli-seat", seat="3") for game in GAMES][0]
    'seat 3'
    """
    return _looked_up((game, PYRITE), name, language, args)


def game_name(game: str, language: str = ENGLISH) -> str:
    """A game by the name on its box."""
    return game_text(game, f"game-{game}", language)


def _looked_up(owners: Sequence[str], name: str, language: str, args: dict[str, Argument]) -> str:
    for spoken in (language, ENGLISH):
        for owner in owners if spoken in languages() else ():
            if name in _names(owner, spoken):
                said = _said_plainly(owner, name, spoken, args)
                return _said(owner, name, spoken, args) if said is None else said
    raise NoText(name)


def messages(game: str, language: str) -> dict[str, str]:
    """The patterns of a game's own texts by their ids, in a language, or in English where it has none."""
    from fluent.syntax import ast, parse

    found: dict[str, str] = {}
    for spoken in dict.fromkeys((ENGLISH, language)):
        for file in _files(game, spoken):
            source = file.read_text(encoding="utf-8")
            for entry in parse(source).body:
                if isinstance(entry, ast.Message) and entry.value is not None and entry.value.span is not None:
                    found[entry.id.name] = source[entry.value.span.start : entry.value.span.end]
    return found


def in_a_row(words: Sequence[str], language: str = ENGLISH) -> str:
    """Words one after the other, as the language puts them.

    >>> in_a_row(["north", "east", "south"])
    'north, east, and south'
    """
    from babel.lists import format_list

    return format_list(words, locale=language)


def decimal(value: float, language: str = ENGLISH, digits: int | None = None, sign: str = "") -> str:
    """A number as a language writes it, with so many decimals, otherwise with three significant digits.

    >>> decimal(1234.5, "en", 1), decimal(0.5, "cs", 2, "+")
    ('1,234.5', '+0,50')
    """
    form = f"{sign},.{digits}f" if digits is not None else f"{sign},.3g"
    if language == ENGLISH:
        return format(value, form)
    from babel.numbers import get_decimal_symbol, get_group_symbol

    signs = {".": get_decimal_symbol(language), ",": get_group_symbol(language)}
    return "".join(signs.get(letter, letter) for letter in format(value, form))


def padded(what: str | None, names: Mapping[str, str]) -> str:
    """What something is called, or a question mark, as wide as the longest of the names.

    >>> padded(None, {"spy": "spy", "traitor": "traitor"}), padded("spy", {"spy": "spy"})
    ('?      ', 'spy')
    """
    return (names[what] if what else "?").ljust(max(map(len, names.values())))


@functools.cache
def languages() -> tuple[str, ...]:
    """All languages, English first."""
    folders = sorted(entry.name for entry in locales().iterdir() if entry.is_dir() and len(entry.name) == 2)
    return (ENGLISH, *(name for name in folders if name != ENGLISH))


def of_environment(environment: Mapping[str, str]) -> str:
    """The language that the variables of a terminal ask for.

    >>> of_environment({"LANG": "cs_CZ.UTF-8"}), of_environment({"LC_ALL": "C", "LANG": "cs_CZ.UTF-8"})
    ('cs', 'en')
    """
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if locale := environment.get(variable):
            return _known(locale) or ENGLISH
    return ENGLISH


def of_browser(accepted: str) -> str:
    """The language that an `Accept-Language` header prefers, of those there are.

    >>> of_browser("de-AT, de;q=0.9, pl;q=0.8, en;q=0.5")
    'pl'
    """
    preferences: list[tuple[float, int, str]] = []
    for entry in accepted[:500].split(","):
        code, _, weight = entry.partition(";")
        wanted = re.fullmatch(r"\s*q=([01](?:\.\d{0,3})?)\s*", weight, re.ASCII)
        preferences.append((-float(wanted[1]) if wanted else -1.0, len(preferences), code.strip()))
    for wanted_less, _, code in sorted(preferences):
        if wanted_less and (language := _known(code)):
            return language
    return ENGLISH


def _known(locale: str) -> str | None:
    code = re.split(r"[^a-z]", locale.lower(), maxsplit=1)[0]
    return code if code in languages() else None


def locales() -> Traversable:
    """The folder of the texts that belong to no game, with one folder for each language."""
    return resources.files("pyrite") / "locales"


def _files(owner: str, language: str) -> Iterator[Traversable]:
    """The Fluent files of a game, or of Pyrite itself; none if it has no folder for the language."""
    if owner == PYRITE:
        folder = locales() / language
    else:
        from pyrite.game import GAMES  # takes long to load

        folder = GAMES[owner].locales / language
    if folder.is_dir():
        yield from (entry for entry in folder.iterdir() if entry.name.endswith(".ftl"))


@functools.cache
def _names(owner: str, language: str) -> frozenset[str]:
    """The ids of all texts."""
    sources = [file.read_text(encoding="utf-8") for file in _files(owner, language)]
    return frozenset(name for source in sources for name in _NAME.findall(source))


# A line without a choice or a number in it is filled in here: Fluent's library takes longer to load than most commands.


def _said_plainly(owner: str, name: str, language: str, args: Mapping[str, Argument]) -> str | None:
    plain = plain_texts(owner, language).get(name)
    if plain is None or not all(isinstance(value, str) for value in args.values()):
        return None
    if missing := set(_BLANK.findall(plain)) - set(args):
        raise NoText(f"{name} without {', '.join(sorted(missing))}")
    return _BLANK.sub(lambda blank: str(args[blank[1]]), plain)


@functools.cache
def plain_texts(owner: str, language: str) -> dict[str, str]:
    """The texts of one line without anything to choose or to count."""
    found: dict[str, str] = {}
    for file in _files(owner, language):
        lines = [*file.read_text(encoding="utf-8").split("\n"), ""]
        for line, after in itertools.pairwise(lines):
            plain = _PLAIN.fullmatch(line)
            if plain and plain[2].strip() and not after.startswith(" "):
                found[plain[1]] = plain[2].strip()
    return found


def _said(owner: str, name: str, language: str, args: dict[str, Argument]) -> str:
    bundle = _bundle(owner, language, False)
    if not bundle.has_message(name):
        bundle = _bundle(owner, language, True)
    pattern = bundle.get_message(name).value
    if pattern is None:
        raise NoText(f"{name} has only attributes")
    said, errors = bundle.format_pattern(pattern, args)
    if errors:
        raise NoText(f"{name}: {errors[0]}")
    return str(said)


@functools.cache
def _bundle(owner: str, language: str, is_whole: bool) -> "FluentBundle":
    """The texts said outside the page, or all that there are."""
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for file in _files(owner, language):
        if is_whole or file.name in OWN:
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
