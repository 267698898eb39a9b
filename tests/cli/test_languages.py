"""No English is left in what the command line says and writes in another language.

Everything is said in a made-up language (tests/pseudo_locale.py), whose texts are in brackets. A word outside of them
is not in a Fluent file, or is a name that stays the same in every language.
"""

import asyncio
import contextlib
import re
from collections.abc import Callable, Collection, Iterator
from html import unescape
from pathlib import Path

import pytest

from pyrite import GAMES, load, texts
from pyrite.arena import speed
from pyrite.arena.league import QUICK
from pyrite.bots import level_names
from pyrite.bots.personalities import PERSONALITIES
from pyrite.cli import extras, main, serve
from pyrite.games.lost_mines.rules import notation as forest_notation
from pyrite.games.saboteur.rules import notation as saboteur_notation
from pyrite.server.settings import ServerSettings
from pyrite.server.store.schema import METADATA
from pyrite.view_text import describe
from tests import ROOT
from tests.cli.databases import fill
from tests.cli.running import COMMANDS, POSITION
from tests.pseudo_locale import write

LANGUAGE = "eo"
CACHES = (texts.languages, texts._names, texts.plain_texts, texts._bundle)
SABOTEUR = ROOT / "tests/golden/players-3-edition-classic-rounds-1.pyrite"
FOREST = ROOT / "tests/golden/lost-mines-players-4-rounds-1.pyrite"

ADMIN = ("migrate", "backup", "remove", "check", "copy", "stats")

Say = Callable[..., str]

pytestmark = [pytest.mark.once, pytest.mark.xdist_group("texts"), pytest.mark.usefixtures("_made_up")]


@pytest.fixture(scope="module")
def _made_up(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """The made-up language beside English, for Pyrite and for every game."""
    project = tmp_path_factory.mktemp("project")
    places = {"": project / "src/pyrite/locales"}
    places |= {name: project / f"src/pyrite/games/{name}/locales" for name in GAMES}
    for owner, place in places.items():
        place.mkdir(parents=True)
        real = GAMES[owner].locales if owner else texts.locales()
        (place / "en").symlink_to(str(real / "en"))
    write(project, LANGUAGE)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(texts, "locales", lambda: places[""])
        for name, a_game in GAMES.items():
            patch.setattr(type(a_game), "locales", places[name])
        patch.setenv("COLUMNS", "400")
        patch.setenv("LC_ALL", LANGUAGE)
        for cache in CACHES:
            cache.cache_clear()
        yield
    for cache in CACHES:
        cache.cache_clear()


@pytest.fixture
def say(capsys: pytest.CaptureFixture[str]) -> Say:
    """Runs a command: all that it prints, one way or the other."""

    def run(*arguments: str) -> str:
        with contextlib.suppress(SystemExit):
            main(arguments)
        printed = capsys.readouterr()
        assert "Traceback" not in printed.err, printed.err
        return printed.out + printed.err

    return run


SAME_IN_EVERY_LANGUAGE = (
    r"⟦.*?⟧",
    r"\bkaj\b",  # "and", as Babel says it
    r"'[^']*'",  # what was typed
    r"(?<!\w)--?[a-z][\w-]*",  # options
    r"[^\s|(),;]*[/.:=@][^\s|(),;]*\w",  # files, addresses, bots of one's own, fields of positions
    r"\bpyrite( admin)? [a-z]+",  # commands
    r"\b[NESW]+[a-z]*\b|\b[A-Z]{1,3}\b",  # cards, bots A and B
)
FILES = ("nowhere", "decisions", "else", "more", "copy", "out")  # files and other words that the tests type
FIELDS = (*saboteur_notation.FIELDS, *forest_notation.FIELDS)  # of positions
NAMES = {
    *("pyrite", "ray", "deals", "info", "warning", "error", *texts.languages(), LANGUAGE, *FILES),
    *(*GAMES, *level_names(), *PERSONALITIES, *COMMANDS, *ADMIN, *extras.declared()),
    *(word for a_game in GAMES.values() for word in a_game.option_specs),
}


def english(said: str, names: Collection[str] = ()) -> list[str]:
    """The words outside of the brackets that are no names."""
    for pattern in SAME_IN_EVERY_LANGUAGE:
        said = re.sub(pattern, " ", said, flags=re.DOTALL)
    return [word for word in re.findall(r"[^\W\d_][\w-]+", said) if word not in NAMES and word not in names]


def test_a_word_outside_of_the_brackets_is_found():
    assert english("pyrite match: ⟦sééd⟧ 3, the file 'a b' --out is broken") == ["the", "file", "is", "broken"]


def words_of_page(page: str) -> str:
    """What people read of HTML or SVG: texts, labels and titles, but not the command line."""
    page = re.sub(r"<style>.*?</style>|<code>.*?</code>", " ", page, flags=re.DOTALL)
    labels = re.findall(r'aria-label="(.*?)"', page)
    return unescape(" ".join([re.sub(r"<[^>]*>", " ", page), *labels]))


@pytest.mark.parametrize(
    "command",
    ["", *COMMANDS, *(f"admin {part}" for part in ADMIN)],
)
def test_help(say, command):
    said = say(*command.split(), "--help")
    assert said.count("⟦") > 5
    assert english(said) == []


def test_the_version(say):
    assert english(re.sub(r"Python:.*", "", say("--version"))) == []


@pytest.mark.parametrize(
    "arguments",
    [
        *([], ["dance"], ["simulate"], ["simulate", "chess"], ["simulate", "saboteur", "more"], ["league"]),
        *(["simulate", "saboteur", "--players"], ["simulate", "saboteur", "--players", "two"]),
        *(["simulate", "saboteur", "--players", "2"], ["simulate", "saboteur", "--games", "0"]),
        *(["simulate", "saboteur", "--bots", "dancer"], ["simulate", "saboteur", "--bots", "digger:mad"]),
        *(["simulate", "saboteur", "--bots", "nowhere:Bot"], ["simulate", "lost-mines", "--bots", "scout"]),
        *(["simulate", "saboteur", "--bots", "llm:"], ["simulate", "saboteur", "--bots", "llm:model"]),
        *(["simulate", "saboteur", "--edition", "latest"], ["simulate", "saboteur", "--until-alone"]),
        *(["simulate", "lost-mines", "--box", str(ROOT / "pyproject.toml")], ["simulate", "lost-mines", "--maps", "3"]),
        *(["simulate", "saboteur", "--watch", "--pace", "61"], ["simulate", "saboteur", "--bonus-nuggets=1"]),
        *(["simulate", "saboteur", "--record", "/"], ["simulate", "saboteur", "--p"]),
        *(["match", "random", "random", "--players", "5-3"], ["match", "random", "random", "--players", "x"]),
        *(["match", "random", "random", "--save", str(SABOTEUR)], ["match", "random", "random", "--report", "/"]),
        *(["match", "random", "digger", "--grid", "--game", "lost-mines"], ["match", "random", "digger", "--on", "x"]),
        *(["match", "random", "digger", "--cores", "1", "--on", "ray://x"], ["league", "--quick", "--bots", "random"]),
        *(["replay", "nowhere"], ["replay", "/"], ["show", POSITION, "--as", "3"], ["show", str(Path(__file__))]),
        *(["show", "saboteur players=3"], ["show", f"{POSITION} colour=red"], ["show", f"{POSITION} round=9"]),
        *(["show", "lost-mines players=3"], ["show", "saboteur players=3 hands=9NS/-/-"]),
        *(["verify", str(SABOTEUR), "-c", "1:xyz"], ["verify", str(SABOTEUR)], ["verify", "nowhere"]),
        *(["verify", str(SABOTEUR), "-c", "1:12345678", "-c", "1:12345678"],),
        *(["data", "out", "--records", "a", "--database", "b"], ["data", "out", "--records", str(Path(__file__))]),
        *(["train", "lost-mines", "--out", "x"], ["train", "saboteur"]),
        *(["probe", "nobody"], ["serve", "--port", "x"], ["serve", "--thinkers", "0"], ["serve", "--bus", "x"]),
        *(["serve", "--proxy", "x"], ["serve", "--public"], ["serve", "--bus", "nats://x"], ["serve", "--log", "x"]),
        *(
            ["admin"],
            ["admin", "backup"],
            ["admin", "stats", "-d", "nowhere"],
            ["admin", "remove", "--older-than", "x"],
        ),
        *(["admin", "copy", "nowhere", "else"], ["admin", "backup", "copy", "-d", "postgresql://x/y"]),
        *(["admin", "check", "-d", "postgresql:x"],),
    ],
    ids=lambda arguments: " ".join(word[-40:] for word in arguments),
)
def test_refusals(say, arguments, monkeypatch):
    monkeypatch.delenv("PYRITE_LLM_URL", raising=False)
    said = say(*arguments)
    assert "⟦" in said
    assert english(said, FIELDS if arguments[:1] == ["show"] else ()) == []


@pytest.mark.parametrize(("name", "record"), [("saboteur", SABOTEUR), ("lost-mines", FOREST)])
def test_games(say, name, record):
    cards = {
        card
        for group in re.findall(r"(?:card=|\+)(\S+)", record.read_text("utf-8"))
        for card in re.split("[,/-]", group)
    }
    assert english(say("simulate", name, "--games", "2", "--seed", "1")) == []
    assert english(say("replay", str(record), "--suspicion"), cards) == []
    assert english(say("replay", str(record), "--as", "1"), cards) == []
    assert english(say("show", str(record)), cards) == []
    assert english(words_of_page(say("show", str(record), "--svg"))) == []
    match = load(record.read_text("utf-8"))
    assert english(describe(match.view(0), LANGUAGE), cards) == []


@pytest.mark.parametrize(("name", "a"), [("saboteur", "novice"), ("lost-mines", "digger")])
def test_a_match_and_its_report(say, tmp_path, name, a):
    report, results = tmp_path / "match.html", tmp_path / "match.jsonl"
    match = ("match", a, "random", "--game", name, "--deals", "2", "--seed", "1", "--cores", "1")
    assert english(say(*match, "--report", str(report), "--save", str(results))) == []
    assert english(words_of_page(report.read_text("utf-8"))) == []
    assert english(say(*match[:6], "3", "--seed", "1", "--save", str(results))) == []
    results.write_text(results.read_text("utf-8") + "{}\n", "utf-8")
    assert english(say(*match, "--save", str(results))) == []


def test_a_league_and_its_report(say, tmp_path, monkeypatch):
    for kind in QUICK:
        monkeypatch.setitem(QUICK, kind, 1)
    report = tmp_path / "league.html"
    league = (
        "league",
        "--quick",
        "--bots",
        "random,random:sly",
        "--seed",
        "1",
        "--cores",
        "1",
        "--report",
        str(report),
    )
    assert english(say(*league)) == []
    first, *others = re.findall(r"<article.*?</article>", report.read_text("utf-8"), re.DOTALL)
    assert len(others) == len({*texts.languages()} - {LANGUAGE})  # what was asked for comes first
    page = words_of_page(first)
    assert page.count("⟦") > 100
    assert english(page) == []


def test_figures_of_the_engine(say, monkeypatch):
    monkeypatch.setattr(speed, "REPEATS", 1)
    monkeypatch.setattr(speed, "SECONDS", 0.0001)
    assert english(say("bench")) == []


def test_training_and_data(say, tmp_path):
    out = tmp_path / "learned.json"
    train = ("train", "saboteur", "--out", str(out), "--steps", "1", "--rounds", "1", "--cores", "1")
    assert english(say(*train)) == []
    assert english(words_of_page(Path(f"{out}.svg").read_text("utf-8"))) == []
    Path(f"{out}.partial").write_text("{}", "utf-8")
    assert english(say(*train)) == []
    data = ("data", str(tmp_path / "data"), "--games", "1", "--bots", "random", "--cores", "1", "--seed")
    assert english(say(*data, "1")) == []
    assert english(say(*data, "2")) == []


def test_a_server_and_its_database(say, tmp_path, capsys):
    file = str(tmp_path / "tables.db")
    asyncio.run(fill(f"sqlite+aiosqlite:///{file}"))
    copy, other = str(tmp_path / "copy.db"), str(tmp_path / "other.db")
    for arguments in (
        *(["migrate"], ["stats"], ["check"], ["check", "--salvage", other], ["backup", copy], ["backup", copy]),
        *(["remove", "--older-than", "30d"], ["remove", "--older-than", "30d", "--records", "--yes"]),
        *(["remove", "--older-than", "9999w", "--yes"],),
    ):
        said = say("admin", *arguments, "-d", file)
        assert english(re.sub(r"\b[A-Z]{6}\b", "", said)) == []
    assert english(say("admin", "copy", file, copy), METADATA.tables) == []
    Path(copy).write_bytes(b"not a database" * 1000)
    said = say("admin", "check", "-d", copy)
    assert english(said.replace("file is not a database", "")) == []  # SQLite says this
    serve.announce(ServerSettings(), 8421, True)
    assert english(capsys.readouterr().out) == []
