"""The texts as Python reads them: the same in every language, all there, none left over, and none outside the files."""

import argparse
import ast as python
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from babel import Locale
from fluent.syntax import FluentParser, ast, visitor

import pyrite
from pyrite import cli, texts
from pyrite.cli import messages as words
from pyrite.game import GAMES
from tests import ROOT

pytestmark = [pytest.mark.once, pytest.mark.xdist_group("texts")]  # one process reads all files

FOLDERS = {texts.PYRITE: ROOT / "src/pyrite/locales"} | {name: Path(str(game.locales)) for name, game in GAMES.items()}
LANGUAGES = texts.languages()
OTHERS = [language for language in LANGUAGES if language != texts.ENGLISH]
PLURALS = {"zero", "one", "two", "few", "many", "other"}
File = tuple[str, str]  # the game it belongs to, or none, and its name


def files_of(owner: str, language: str) -> list[File]:
    return [(owner, path.name) for path in sorted((FOLDERS[owner] / language).glob("*.ftl"))]


FILES = [file for owner in FOLDERS for file in files_of(owner, "en")]


@cache
def entries(language: str, file: File) -> list[Any]:
    owner, name = file
    return FluentParser().parse((FOLDERS[owner] / language / name).read_text("utf-8")).body


def messages(language: str, file: File) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in entries(language, file) if isinstance(entry, ast.Message)}


@cache
def all_messages(owner: str, language: str) -> dict[str, ast.Message]:
    """The texts that an owner can use: its own, and those that all games share."""
    files = [file for file in FILES if file[0] in (owner, texts.PYRITE)]
    return {name: message for file in files for name, message in messages(language, file).items()}


class Blanks(visitor.Visitor):
    """Finds the placeholders of a text, also in the texts that it is made of."""

    def __init__(self, owner: str, language: str) -> None:
        self.owner, self.language = owner, language
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        files = [file for file in FILES if file[0] == self.owner]  # no text is made of those of another owner
        own = {name: message for file in files for name, message in messages(self.language, file).items()}
        self.visit(own[node.id.name].value)


def blanks(owner: str, language: str, part: Any) -> set[str]:
    finding = Blanks(owner, language)
    finding.visit(part)
    return finding.found


class Counts(visitor.Visitor):
    """Finds every choice by a number's plural form; `*[other]` alone is not one."""

    def __init__(self) -> None:
        self.found: list[set[str]] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        if (forms := keys & PLURALS) - {"other"}:
            self.found.append(forms)
        self.generic_visit(node)


class Words(visitor.Visitor):
    """Collects the words of a text, those of every variant."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.found.append(node.value)


def optional(file: File, name: str) -> set[str]:
    """What a language may tell or not: the blanks that a comment names, on top of the file or right above a text."""
    notes = [entry.content or "" for entry in entries("en", file) if isinstance(entry, ast.ResourceComment)]
    message = messages("en", file)[name]
    own = [message.comment.content or ""] if message.comment else []
    return set(re.findall(r"\$(\w+)", "\n".join(notes + own)))


# The files


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_files_of_english(language: str) -> None:
    assert len(FOLDERS) == 1 + len(GAMES) >= 3
    assert [file for owner in FOLDERS for file in files_of(owner, language)] == FILES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_every_line_can_be_read(language: str, file: File) -> None:
    assert not [entry.content for entry in entries(language, file) if isinstance(entry, ast.Junk)]


@pytest.mark.parametrize("owner", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_there_twice(language: str, owner: str) -> None:
    """Neither in the common texts, nor in those of a game, nor in both."""
    files = [file for file in FILES if file[0] in (owner, texts.PYRITE)]
    names = [entry.id.name for file in files for entry in entries(language, file) if isinstance(entry, ast.Message)]
    assert len(names) > 400
    assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("file", FILES)
def test_every_language_has_the_texts_of_english(language: str, file: File) -> None:
    assert set(messages(language, file)) == set(messages("en", file))


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("file", FILES)
def test_a_text_tells_of_the_same_things_in_every_language(language: str, file: File) -> None:
    for name, message in messages(language, file).items():
        free = optional(file, name)
        english = messages("en", file)[name]
        assert blanks(file[0], language, message) - free == blanks(file[0], "en", english) - free, name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_what_is_counted_has_every_plural_form_of_the_language(language: str, file: File) -> None:
    plural_form = Locale(language).plural_form
    wanted = {plural_form(number) for number in range(200)}
    for name, message in messages(language, file).items():
        counting = Counts()
        counting.visit(message)
        assert all(forms == wanted for forms in counting.found), name


# The reader is "Ty", with a capital letter, in Polish, and one person in Czech and Russian; only players are several.
WRONG_ADDRESS = {
    "pl": r"\b(ty|ci|cię|tobie|tobą|two(?:ja|je|jego|jej|ją|im|i|ich|imi)|twój|wam|wami|wasz\w*)\b",
    "cs": r"(?i)\b((?<!proti )vám|váš)\b",  # "against you": all miners
    "ru": r"(?i)\b(вам|ваш|вами)\b",
}


@pytest.mark.parametrize("language", WRONG_ADDRESS)
def test_the_reader_is_addressed_in_one_way(language: str) -> None:
    lines = [
        line
        for folder in FOLDERS.values()
        for path in sorted((folder / language).glob("*.ftl"))
        for line in path.read_text("utf-8").splitlines()
        if not line.startswith("#")
    ]
    assert len(lines) > 1000
    assert [line for line in lines if re.search(WRONG_ADDRESS[language], line)] == []


# To pass in Saboteur is to discard a card face down: one act, and one word for it wherever it is named.
DISCARD = {"en": r"discard", "pl": r"odrzu", "cs": r"odho(ď|d|z)|odhaz", "ru": r"сбр[ао][сш]"}  # noqa: RUF001

SAID = re.compile(
    r"(passed|(your|do|only|keys|prompt|prompt-only)-pass|pass-(card|which)|your-turn-broken|mend-other|pile-drop|S3-1)$"
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_to_discard_a_card_has_one_word(language: str) -> None:
    named = {name: message for name, message in all_messages("saboteur", language).items() if SAID.search(name)}
    assert len(named) >= 14
    for name, message in named.items():
        said = Words()
        said.visit(message)
        assert any(re.search(DISCARD[language], words.lower()) for words in said.found), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_many_can_play_is_never_on_two_lines(language: str) -> None:
    said = Words()
    said.visit(all_messages("saboteur", language)["home-lead"])
    assert re.search(r"3(\u2013|\u00a0\w+\u00a0)10\u00a0\w", "".join(said.found))


def test_whole_numbers_take_as_many_forms_as_grammars_say() -> None:
    forms = {language: {Locale(language).plural_form(number) for number in range(200)} for language in LANGUAGES}
    assert forms["en"] == {"one", "other"}
    assert forms["pl"] == forms["ru"] == {"one", "few", "many"}
    assert forms["cs"] == {"one", "few", "other"}


@pytest.mark.parametrize("owner", FOLDERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_plain_lines_are_said_as_fluent_says_them(language: str, owner: str) -> None:
    plain = texts.plain_texts(owner, language)
    assert len(plain) > 100
    for name in plain:
        found = blanks(owner, language, all_messages(owner, language)[name])
        args: dict[str, Any] = {blank: f"<{blank}>" for blank in found}
        assert texts._said_plainly(owner, name, language, args) == texts._said(owner, name, language, args), name


def test_numbers_are_written_and_counted_as_the_language_does() -> None:
    said = [texts.text("cli-backed-up", language, file="x", bytes=1_022_000) for language in ("en", "pl", "cs", "ru")]
    assert said[0] == "x: 1,022,000 bytes, checked"
    assert [re.sub(r"\s", " ", one).partition(",")[0] for one in said[1:]] == [
        *("x: 1 022 000 bajtów", "x: 1 022 000 bajtů", "x: 1 022 000 байт"),
    ]
    assert [texts.text("cli-cards", "ru", count=count) for count in (1, 2, 5, 11, 21, 24)] == [
        *("1 карта", "2 карты", "5 карт", "11 карт", "21 карта", "24 карты"),
    ]


def test_a_text_that_is_not_there_or_lacks_a_fact_is_a_fault() -> None:
    for name in ("cli-dance", "cli-seat", "cli-cards"):
        with pytest.raises(texts.NoText, match=name):
            texts.text(name, "pl")


# What Python names


def owner_of(path: Path) -> str:
    """The game that a source belongs to."""
    modules = {name: Path(str(game.locales)).parent for name, game in GAMES.items()}
    return next((name for name, folder in modules.items() if path.is_relative_to(folder)), texts.PYRITE)


def sources() -> Iterator[tuple[str, str]]:
    """Every source, with the game that it belongs to."""
    for path in sorted((ROOT / "src" / "pyrite").rglob("*.py")):
        yield owner_of(path), path.read_text("utf-8")


def named() -> set[tuple[str, str]]:
    """Every text that is named in full where it is said, with the game in whose sources that is."""
    wanted = r"\b(?:say|text)\(\s*[\"']([\w-]+)[\"']"
    return {(owner, found) for owner, source in sources() for found in re.findall(wanted, source)}


def put_together() -> list[re.Pattern[str]]:
    """The texts whose names are put together, such as f"cli-group-{role}"."""
    made = {
        found
        for _, source in sources()
        for found in re.findall(r'f"((?:[a-z]+-)*(?:\{[^"{}]+\}-?)[\w{}().-]*)"', source)
    }
    wanted = [
        one
        for one in made
        if one.startswith(("cli-", "server-", "admin-", "refusal-", "game-", "event-", "card-", "side-"))
    ]
    return [re.compile(re.sub(r"\\\{.+?\\\}", "[\\\\w-]+", re.escape(one))) for one in wanted]


def test_every_text_that_python_names_exists() -> None:
    assert len(named()) > 120
    assert not [(owner, name) for owner, name in named() if name not in all_messages(owner, "en")]
    known = {name for owner in FOLDERS for name in all_messages(owner, "en")}
    assert len(put_together()) > 10
    assert not [one.pattern for one in put_together() if not any(one.fullmatch(name) for name in known)]


def test_every_text_of_the_command_line_and_the_server_is_said_somewhere() -> None:
    said = [file for file in FILES if file[1] in texts.OWN and file[1] != "faults.ftl"]  # those: tests/test_faults.py
    own = {name for file in said for name in messages("en", file)}
    strings = {
        found for _, source in sources() for found in re.findall(r"[\"']((?:cli|server|admin)-[\w-]+)[\"']", source)
    }
    patterns = put_together()
    assert not {name for name in own - strings if not any(one.fullmatch(name) for one in patterns)}


# The command line


def parsers(language: str) -> dict[str, argparse.ArgumentParser]:
    """Every parser, by its command."""
    words.speak(language)
    try:
        return dict(_below(cli.parser()))
    finally:
        words.speak(texts.ENGLISH)


def _below(parser: argparse.ArgumentParser) -> Iterator[tuple[str, argparse.ArgumentParser]]:
    yield parser.prog, parser
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for below in action.choices.values():
                yield from _below(below)


def readable(parser: argparse.ArgumentParser) -> Iterator[str]:
    """Everything that its help says in words, in order."""
    yield parser.description or ""
    if parser.epilog:
        yield parser.epilog.partition(":")[0]
    yield from (group.title or "" for group in parser._action_groups)
    for action in parser._actions:
        yield action.help or ""
        yield action.metavar if isinstance(action.metavar, str) else ""
        if isinstance(action, argparse._SubParsersAction):
            yield from (choice.help or "" for choice in action._choices_actions)


@pytest.mark.parametrize("language", OTHERS)
def test_help_says_nothing_in_english_to_those_who_read_another_language(language: str) -> None:
    english, other = (list(parsers(one).values()) for one in ("en", language))
    assert len(english) == len(other) >= 13
    pairs = [
        pair for one, two in zip(english, other, strict=True) for pair in zip(readable(one), readable(two), strict=True)
    ]
    assert len(pairs) > 150
    assert {said for said, again in pairs if said == again} <= {"", "N", "A", "B", "ray://…"}  # nothing to translate


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_of_every_command_can_be_printed(language: str) -> None:
    for parser in parsers(language).values():
        assert "%(" not in parser.format_help()


def printed(*arguments: str, **environment: str) -> tuple[str, str]:
    kept = {name: value for name, value in os.environ.items() if name not in ("LANG", "LC_ALL", "LC_MESSAGES")}
    ran = subprocess.run(
        [sys.executable, "-m", "pyrite", *arguments],
        env=kept | {"PYTHONUTF8": "1"} | environment,
        capture_output=True,
        encoding="utf-8",
        timeout=60,
    )
    return ran.stdout, ran.stderr


def test_the_terminal_or_an_option_chooses_the_language() -> None:
    opening = {language: texts.text("cli-serve-help", language) for language in LANGUAGES}
    assert len(set(opening.values())) == len(LANGUAGES)
    assert opening["cs"] in printed("--help", LANG="cs_CZ.UTF-8")[0]
    assert opening["pl"] in printed("--help", LANG="cs_CZ.UTF-8", LC_ALL="pl_PL.UTF-8")[0]
    assert opening["ru"] in printed("--language", "ru", "--help", LANG="cs_CZ.UTF-8")[0]
    for environment in ({"LANG": "C"}, {"LANG": "de_DE.UTF-8"}, {"LC_ALL": "C.UTF-8", "LANG": "pl_PL"}, {}):
        assert opening["en"] in printed("--help", **environment)[0]


def test_what_is_refused_is_said_in_the_language_too() -> None:
    why = texts.text("cli-trouble-ENOENT", "cs")
    said = texts.text("cli-not-read", "cs", file="nowhere.pyrite", why=why)
    assert printed("show", "nowhere.pyrite", LANG="cs_CZ.UTF-8")[1] == f"pyrite show: {said}\n"
    refused = printed("simulate", "chess", "--language=ru")[1]
    assert refused.startswith("pyrite simulate: аргумент ИГРА: такого нет: 'chess'")
    said = texts.text("cli-argparse-required", "pl", what=texts.text("cli-metavar-source", "pl"))
    see = texts.text("cli-see-help", "pl", command="pyrite show --help")
    assert printed("show", LANG="pl_PL.UTF-8")[1] == f"pyrite show: {said} ({see})\n"


def test_a_rule_that_a_record_breaks_is_named_in_the_language_too(tmp_path: Path) -> None:
    match = pyrite.new("saboteur", players=3, seed=1)
    match.play(match.legal()[0])
    file = tmp_path / "cheat.pyrite"
    file.write_text(re.sub(r"^(\d) \S+", r"\1 NS@20,20", match.record(), count=1, flags=re.MULTILINE))
    rule = re.search(r"line 5: NS@20,20: .* \((S\d\.\d)\)$", printed("replay", str(file), LANG="C")[1])
    assert rule
    said = texts.game_text("saboteur", f"illegal-{rule[1].replace('.', '-')}", "ru")
    assert f"строка 5: NS@20,20: {said} ({rule[1]})" in printed("replay", str(file), LANG="ru_RU.UTF-8")[1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["saboteur", "lost-mines"])
def test_every_event_of_a_game_is_described_in_every_language(language: str, game: str) -> None:
    bot = pyrite.bot("random", seed=3)
    more = {"bonus_nuggets": True} if game == "saboteur" else {}
    ran: dict[str, str] = {}
    words.speak(language)
    try:
        for seed in range(2):
            match = pyrite.new(game, players=5, seed=seed, **more)
            while match.turn is not None:
                match.play(bot.act(match.view(match.turn), budget=0))
            for seat in (None, *range(5)):
                ran |= {
                    event.kind: said for event in match.events(seat) if (said := match.game.describe_event(event, "en"))
                }
    finally:
        words.speak(texts.ENGLISH)
    assert len(ran) > 15
    assert not [said for said in ran.values() if "{" in said or "None" in said]


@pytest.mark.parametrize(
    "arguments", [["-c", "import pyrite"], ["-m", "pyrite", "--help"], ["-m", "pyrite", "match", "-h"]]
)
def test_what_fluent_needs_is_not_loaded_before_it_is_needed(arguments: list[str]) -> None:
    loaded = subprocess.run(
        [sys.executable, "-X", "importtime", *arguments], capture_output=True, text=True, timeout=60, check=True
    ).stderr
    assert "pyrite.game" in loaded
    assert "fluent" not in loaded
    assert "babel" not in loaded


def test_no_file_of_the_command_line_says_a_sentence_of_its_own() -> None:
    """Three words in a row belong into the files of texts, unless they are a command to be copied."""
    for path in sorted((ROOT / "src" / "pyrite" / "cli").rglob("*.py")):
        said = [
            one for one in strings(python.parse(path.read_text("utf-8"))) if re.search("[a-z]{2,} [a-z]{2,} [a-z]", one)
        ]
        copied = re.compile(r"(pyrite|digger|saboteur) ")
        assert not [one for one in said if not copied.match(one) and one not in words.ARGPARSE], path


def strings(tree: python.AST) -> Iterator[str]:
    """Every string in some code that is not a docstring."""
    scopes = (python.Module, python.ClassDef, python.FunctionDef, python.AsyncFunctionDef)
    first = [node.body[0] for node in python.walk(tree) if isinstance(node, scopes) and node.body]
    notes = {id(node.value) for node in first if isinstance(node, python.Expr)}
    for node in python.walk(tree):
        if isinstance(node, python.Constant) and isinstance(node.value, str) and id(node) not in notes:
            yield node.value
