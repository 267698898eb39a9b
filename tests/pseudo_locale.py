"""A made-up language: English in brackets and with accents, half as long again, so that every other text stands out.

`python -m tests.pseudo_locale eo` writes it into the checkout, to look at the page. Remove its folders afterwards.
"""

import sys
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast, visitor

from tests import ROOT

ACCENTS = str.maketrans("aceinosuzACEINOSUZ", "áčéíñóšúžÁČÉÍÑÓŠÚŽ")
FOLDERS = ("src/pyrite/locales", "src/pyrite/games/*/locales")


class Accents(visitor.Transformer):
    """Replaces the words of a message, and nothing that the program reads: no placeholder, no name of a choice."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        return ast.TextElement(pseudo(node.value))


def pseudo(text: str) -> str:
    """A piece of text in the made-up language.

    >>> pseudo("three cards")
    '⟦thréé čárdš~~~~~⟧'
    """
    return f"⟦{text.translate(ACCENTS)}{'~' * (len(text) // 2)}⟧" if text.strip() else text


def translate(source: str, left_out: frozenset[str] = frozenset()) -> str:
    """A Fluent file in the made-up language, without the messages that are left out."""
    parsed = FluentParser().parse(source)
    parsed.body = [
        Accents().visit(entry)
        for entry in parsed.body
        if isinstance(entry, (ast.Message, ast.Term)) and entry.id.name not in left_out
    ]
    return FluentSerializer().serialize(parsed)


def write(project: Path, language: str, left_out: frozenset[str] = frozenset()) -> list[Path]:
    """Adds the language to a project; the folders that it made, and nothing else."""
    made = []
    for english in sorted(path / "en" for pattern in FOLDERS for path in project.glob(pattern)):
        folder = english.parent / language
        folder.mkdir()
        made.append(folder)
        for file in english.glob("*.ftl"):
            (folder / file.name).write_text(translate(file.read_text("utf-8"), left_out), "utf-8")
    return made


if __name__ == "__main__":
    for folder in write(ROOT, sys.argv[1]):
        print(folder)
