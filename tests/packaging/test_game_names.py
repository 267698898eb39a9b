"""Nothing outside a game's own folder names a game: not in code, comments or texts, and not in the name of a file."""

import ast
import re
from collections.abc import Iterator
from importlib.metadata import entry_points
from pathlib import Path

import pytest

from pyrite import moved, texts
from pyrite.core.phrases import EVERYWHERE
from pyrite.game import GAMES, GROUP
from tests import ROOT

pytestmark = pytest.mark.once

SRC = ROOT / "src" / "pyrite"
MODULES = {entry.name: entry.module for entry in entry_points(group=GROUP)}
OURS = {name: MODULES[name] for name in GAMES if MODULES[name].startswith("pyrite.games.")}
# What is special to our games and is in no list of theirs.
VOCABULARY = ("forest", "clan", "troll", "dragon", "pickaxe", "lost mines", "lostmines")
# Import paths of the last release; they go away with the next one.
MOVED = "moved.py"
# The types of our games for an editor; a test below compares them with the entry points.
OVERLOADS = "__init__.py"


def words() -> set[str]:
    """What only one of our games has: names of the game, its roles, its options and its phrases."""
    found = set(VOCABULARY)
    common = set.intersection(*(set(GAMES[name].option_specs) for name in OURS))
    for name in OURS:
        game = GAMES[name]
        phrases = {phrase.id for phrase in game.phrases if phrase not in EVERYWHERE}
        options = set(game.option_specs) - common
        found |= {name, *game.roles, *(one for one in phrases | options if "_" in one)}
    return {spelling for one in found for spelling in (one, one.replace("-", "_"), one.replace("_", "-"))}


NAMES = re.compile("|".join(map(re.escape, sorted(words()))), re.IGNORECASE)


def sources() -> Iterator[tuple[str, str]]:
    """Every file outside the games that is not built, by its path, with its text."""
    kinds = (".py", ".pxd", ".ftl", ".toml", ".json", ".sql", ".html", ".css", ".typed")
    is_built = re.compile(r"(^|/)(static/|_stamp\.json)")
    for path in sorted(SRC.rglob("*")):
        name = path.relative_to(SRC).as_posix()
        if path.suffix in kinds and not name.startswith("games/") and not is_built.search(name):
            yield name, path.read_text("utf-8")


def without_examples(source: str) -> str:
    """The text without the examples in docstrings: those are run, so they need a real game."""
    return re.sub(r"^ *>>> .*\n(?: *\.\.\. .*\n)*(?:(?! *(?:>>>|\"\"\"|$)).*\n)*", "", source, flags=re.MULTILINE)


def naming(name: str, source: str) -> list[str]:
    """The lines of a file that name a game."""
    lines = without_examples(source).splitlines()
    return [f"{name}: {line.strip()}" for line in lines if NAMES.search(line)]


def test_no_source_and_no_file_outside_the_games_names_one() -> None:
    files = dict(sources())
    assert len(files) > 150
    others = {name: source for name, source in files.items() if name not in (MOVED, OVERLOADS)}
    assert not [line for name, source in others.items() for line in naming(name, source)]
    assert not [name for name in files if NAMES.search(name)]


def test_a_name_is_found_wherever_it_is() -> None:
    assert {"saboteur", "lost-mines", "lost_mines", "miner", "selfish", "loyal", "bonus_nuggets"} <= words()
    for line in ('game = "saboteur"', "def miners(): ...", "# as in The Lost Mines", "LostMinesView()", "clan = 1"):
        assert naming("x.py", f"{line}\n"), line
    assert not naming("x.py", '    """\n    >>> new("saboteur", players=3)\n    Match(...)\n    """\n')


def test_only_the_types_of_new_name_our_games() -> None:
    source = (SRC / OVERLOADS).read_text("utf-8")
    tree = ast.parse(source)
    kept = [
        node
        for node in tree.body
        if not (isinstance(node, ast.FunctionDef) and node.name == "new")
        and not (isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING")
    ]
    assert not [ast.unparse(node) for node in kept if NAMES.search(ast.unparse(node))]
    overloads = [node for node in tree.body if isinstance(node, ast.FunctionDef) and node.name == "new"][:-2]
    literals = [re.findall(r"Literal\['([\w-]+)'\]", ast.unparse(node.args)) for node in overloads]
    assert literals == [[name] for name in OURS]
    for node, (name,) in zip(overloads, literals, strict=True):
        given = {argument.arg for argument in node.args.kwonlyargs} - {"seed", "revision"}
        assert given == set(GAMES[name].option_specs), name


def test_only_import_paths_that_lead_into_a_game_name_it_among_those_that_moved() -> None:
    folders = {module.rpartition(".")[0] for module in OURS.values()}
    naming_one = {old: new for old, new in moved.MOVED.items() if NAMES.search(old + new)}
    assert naming_one
    for old, new in naming_one.items():
        folder = next(one for one in folders if new.startswith(f"{one}."))
        assert folder.rpartition(".")[2] in old.split(".")
    entries = [f'"{old}": "{new}",' for old, new in naming_one.items()]
    assert [line.partition(": ")[2] for line in naming(MOVED, (SRC / MOVED).read_text("utf-8"))] == entries


@pytest.mark.parametrize("language", texts.languages())
def test_no_common_text_names_a_game_or_a_role_in_its_language(language: str) -> None:
    names = [texts.game_name(game, language) for game in OURS]
    names += [texts.game_text(game, f"role-{game}-{role}", language) for game in OURS for role in GAMES[game].roles]
    stems = [re.escape(name.lower()[:-2]) for name in names if len(name) > 6]  # without what grammar changes
    assert len(stems) >= 4
    said = "\n".join(path.read_text("utf-8") for path in Path(str(texts.locales() / language)).glob("*.ftl"))
    assert not re.findall(rf".*(?:{'|'.join(stems)}).*", said.lower())
