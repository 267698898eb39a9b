"""What the command line says, in the reader's language."""

import argparse
import errno
import itertools
import re
import textwrap
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NoReturn, TypeAlias

from pyrite import texts
from pyrite.texts import ENGLISH, Argument, game_text, in_a_row, languages, of_environment, text

WIDTH = 96

Commands: TypeAlias = "argparse._SubParsersAction[Parser]"  # where a command is added

_language = ENGLISH


def speak(language: str) -> None:
    """Says everything in this language from now on."""
    global _language
    _language = language


def spoken() -> str:
    """The language of the reader."""
    return _language


def is_english() -> bool:
    """Whether English is spoken."""
    return _language == ENGLISH


def say(name: str, /, **args: Argument) -> str:
    """A text in the reader's language."""
    return text(name, _language, **args)


def say_of(game: str, name: str, /, **args: Argument) -> str:
    """A text of a game, or one that all games share, in the reader's language."""
    return game_text(game, name, _language, **args)


def game_name(game: str) -> str:
    """A game by the name on its box."""
    return texts.game_name(game, _language)


def say_fault(error: ValueError | str) -> str:
    """What is wrong with options, a bot, a box, a position or a record, in the reader's language."""
    from pyrite.faults import translated

    return translated(str(error), _language)


def seat_name(seat: int) -> str:
    """A seat by its number."""
    return say("cli-seat", seat=str(seat))


def listed(words: Iterable[str]) -> str:
    """Words in a row: north, east and south."""
    return in_a_row(list(words), _language)


def decimal(value: float, digits: int | None = None, sign: str = "") -> str:
    """A number as the reader's language writes it, with so many decimals, otherwise with three significant digits."""
    return texts.decimal(value, _language, digits, sign)


def one_of(names: Iterable[str]) -> str:
    """What can be chosen."""
    return say("cli-one-of", names=", ".join(names))


def wished(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language asked for with --language, else that of the terminal; needed before there is a parser.

    >>> wished(["show", "--language=pl"], {"LANG": "cs_CZ.UTF-8"})
    'pl'
    """
    for word, after in itertools.pairwise([*arguments, ""]):
        asked = after if word == "--language" else word.removeprefix("--language=") if "=" in word else ""
        if word.startswith("--language") and asked in languages():
            return asked
    return of_environment(environment)


def trouble(error: OSError) -> str:
    """What the system complains of; the commonest in the reader's language."""
    name = errno.errorcode.get(error.errno or 0, "")
    return say(f"cli-trouble-{name}") if name in TROUBLES else error.strerror or str(error)


TROUBLES = ("EACCES", "EISDIR", "ENAMETOOLONG", "ENOENT", "ENOSPC", "ENOTDIR")


class Parser(argparse.ArgumentParser):
    """Says what is wrong with the arguments in one line."""

    def error(self, message: str) -> NoReturn:
        """One clear line, exit code 2."""
        self.exit(
            2, f"{self.prog}: {' '.join(message.split())} ({say('cli-see-help', command=f'{self.prog} --help')})\n"
        )


def add_command(
    commands: Commands, name: str, example: str, run: Callable[[argparse.Namespace], int]
) -> argparse.ArgumentParser:
    """A command with its help, a description, and an example on one line to be copied."""
    command = commands.add_parser(
        name.rpartition(" ")[2],
        help=say(f"cli-{name.replace(' ', '-')}-help"),
        description=textwrap.fill(say(f"cli-{name.replace(' ', '-')}-what"), WIDTH),
        formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog=say("cli-example", command=f"pyrite {name} {example}".rstrip()),
    )
    add_language(command)
    command.set_defaults(run=run, command=name)
    return command


def add_language(command: argparse.ArgumentParser) -> None:
    """The option that every command has."""
    help_ = say("cli-option-language", codes=", ".join(languages()))
    metavar = say("cli-metavar-code")
    command.add_argument("--language", choices=languages(), default=argparse.SUPPRESS, metavar=metavar, help=help_)


def translate_argparse() -> None:
    """Lets argparse say its own sentences in the reader's language: it asks gettext, by these two names."""
    setattr(argparse, "_", _of_argparse)  # noqa: B010
    setattr(argparse, "ngettext", lambda one, many, count: _of_argparse(one if count == 1 else many))  # noqa: B010


def _of_argparse(said: str) -> str:
    """A sentence of argparse, with the same blanks for its facts; what is not known here stays as it is."""
    name = ARGPARSE.get(said)
    if name is None:
        return said
    blanks = re.findall(r"%(?:\((\w+)\))?([sr])", said)
    ours = say(name, **{key or "what": f"%({key}){kind}" if key else f"%{kind}" for key, kind in blanks})
    return f"{ours} " if said.endswith(" ") else ours


ARGPARSE = {
    "usage: ": "cli-argparse-usage",
    "positional arguments": "cli-argparse-positionals",
    "options": "cli-argparse-options",
    "show this help message and exit": "cli-argparse-help",
    "argument %(argument_name)s: %(message)s": "cli-argparse-argument",
    "the following arguments are required: %s": "cli-argparse-required",
    "unrecognized arguments: %s": "cli-argparse-unrecognized",
    "one of the arguments %s is required": "cli-argparse-one-required",
    "expected one argument": "cli-argparse-one-argument",
    "expected at most one argument": "cli-argparse-at-most-one",
    "expected at least one argument": "cli-argparse-at-least-one",
    "not allowed with argument %s": "cli-argparse-not-with",
    "ignored explicit argument %r": "cli-argparse-ignored",
    "ambiguous option: %(option)s could match %(matches)s": "cli-argparse-ambiguous",
    "invalid %(type)s value: %(value)r": "cli-argparse-invalid-value",
    "invalid choice: %(value)r (choose from %(choices)s)": "cli-argparse-invalid-choice",
    "unknown parser %(parser_name)r (choices: %(choices)s)": "cli-argparse-unknown-parser",
}
