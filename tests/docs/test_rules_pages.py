"""The rules are the same in every language: numbers, marks, examples and tables; and what they cite exists."""

import itertools
import re

import pytest

from pyrite.draw import examples
from pyrite.draw.boxes import boxes
from pyrite.games.lost_mines.rules import box
from pyrite.games.lost_mines.rules.words import Refusal as LostMinesRefusal
from pyrite.games.saboteur.rules.cards import MINERS, SABOTEURS
from pyrite.games.saboteur.rules.words import Refusal as SaboteurRefusal
from tests import ROOT

PAGES = ROOT / "docs/rules"
GAMES = ("saboteur", "lost-mines")
LANGUAGES = sorted(folder.name for folder in PAGES.iterdir() if (folder / "saboteur.md").is_file())
OTHERS = [(language, game) for language in LANGUAGES if language != "en" for game in GAMES]

pytestmark = pytest.mark.once

RULE = re.compile(r"^- ([SL]\d+\.\d+) \*\*.+?\*\* ", re.M)


def page(language: str, game: str) -> str:
    """The rules of a game in a language."""
    return (PAGES / language / f"{game}.md").read_text(encoding="utf-8")


def rules(text: str) -> dict[str, str]:
    """The line of each rule, by number."""
    return {found[1]: line for line in text.splitlines() if (found := RULE.match(line))}


def table_after(text: str, number: str) -> list[list[str]]:
    """The cells of the table below a rule: its head, then its rows."""
    lines = iter(filter(None, text.split(f"- {number} ")[1].splitlines()[1:]))
    rows = [line.strip("| ").split(" | ") for line in itertools.takewhile(lambda line: line.startswith("|"), lines)]
    return [rows[0], *rows[2:]]


def shape(text: str) -> list[str]:
    """What all languages share, in order: chapters, rules, pictures, parts of the box, paragraphs, tables."""
    kinds = (
        (r"## ([SL]\d+) .+", "chapter {}"),
        (r"(##) (?![SL]\d).+", "chapter"),
        (r"- ([SL]\d+\.\d+) \*\*.+?\*\* .+", "rule {}"),
        (r"!\[.+\]\(((?:example|box):[\w.-]+)\)", "picture {}"),
        (r"(\|.*\|)", "row of {}"),
    )
    found = []
    for line in filter(None, text.splitlines()[1:]):
        for pattern, name in kinds:
            if match := re.fullmatch(pattern, line):
                found.append(name.format(match[1].count("|") if match[1].startswith("|") else match[1]))
                break
        else:
            found.append("paragraph")
    return found


@pytest.mark.parametrize(("language", "game"), OTHERS)
def test_every_language_has_the_form_of_english(language: str, game: str):
    assert shape(page(language, game)) == shape(page("en", game))


@pytest.mark.parametrize(("language", "game"), OTHERS)
def test_every_language_marks_what_english_marks(language: str, game: str):
    english, other = rules(page("en", game)), rules(page(language, game))
    assert list(other) == list(english)
    for mark in ("(assumed)", "(R)"):
        assert {number: line.count(mark) for number, line in other.items()} == {
            number: line.count(mark) for number, line in english.items()
        }


@pytest.mark.parametrize(("language", "game"), OTHERS)
def test_every_language_names_the_same_rules_and_options(language: str, game: str):
    for number, line in rules(page("en", game)).items():
        other = rules(page(language, game))[number]
        for named in (r"\b[SL]\d+(?:\.\d+)?\b", r"`[^`]+`"):
            assert sorted(re.findall(named, other)) == sorted(re.findall(named, line)), number


@pytest.mark.parametrize("game", GAMES)
def test_a_page_has_all_rules_and_cites_no_other(game: str):
    numbers = list(rules(page("en", game)))
    assert len(numbers) == {"saboteur": 49, "lost-mines": 44}[game]
    cited = set(re.findall(r"\b[SL]\d+\.\d+\b", page("en", game)))
    assert cited <= {*numbers}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_first_chapter_begins_with_its_first_rule(language: str, game: str):
    """How the rules are written is at the end: who reads them for the first time wants to play."""
    lines = list(filter(None, page(language, game).splitlines()))
    first = next(place for place, line in enumerate(lines) if line.startswith(("## S1 ", "## L1 ")))
    assert RULE.match(lines[first + 1])


def test_every_refusal_cites_a_rule_that_has_an_anchor():
    numbers = {**rules(page("en", "saboteur")), **rules(page("en", "lost-mines"))}
    assert [refusal.name for refusal in (*SaboteurRefusal, *LostMinesRefusal) if refusal.rule not in numbers] == []


def test_every_picture_is_drawn_and_every_example_is_used():
    named = {name for game in GAMES for name in re.findall(r"\(example:([\w.-]+)\)", page("en", game))}
    assert named == set(examples.read(PAGES / "examples.toml"))
    assert sum(name.startswith("S") for name in named) >= 8
    assert sum(name.startswith("L") for name in named) >= 8


@pytest.mark.parametrize("game", GAMES)
def test_every_part_of_the_box_is_shown(game: str):
    assert re.findall(r"\(box:([\w-]+)\)", page("en", game)) == list(boxes()[game])


@pytest.mark.parametrize("language", LANGUAGES)
def test_L1_4_and_L1_5_say_what_the_box_holds(language: str):
    deck = dict(zip(box.KINDS, box.default().deck, strict=True))
    lines = rules(page(language, "lost-mines"))
    shapes = []
    for sides in box.SHAPES:
        kinds = [sides if feature == "plain" else f"{sides}-{feature}" for feature in box.FEATURES]
        shapes.append([sides, *(str(deck[kind]) for kind in kinds)])
    assert table_after(page(language, "lost-mines"), "L1.4")[1:] == shapes
    counts = [deck[kind] for kind in box.ACTIONS]
    numbers = [int(number) for number in re.findall(r"(?<![\d.L])\b\d+\b", lines["L1.5"].split("**")[2])]
    assert numbers == [sum(counts), *counts, sum(deck[kind] for kind in box.WITH_TOKEN)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_S1_2_says_which_roles_are_used(language: str):
    head, saboteurs, miners = (row[1:] for row in table_after(page(language, "saboteur"), "S1.2"))
    for players, bad, good in zip(head, saboteurs, miners, strict=True):
        assert (int(bad), int(good)) == (SABOTEURS[int(players)], MINERS[int(players)])
    assert [int(players) for players in head] == list(SABOTEURS)


def test_the_boxes_add_up():
    sums = {
        game: {name: sum(card["count"] for card in cards) for name, cards in groups.items()}
        for game, groups in boxes().items()
    }
    assert sums == {
        "saboteur": {
            "tunnels": 31,
            "dead-ends": 9,
            "actions": 27,
            "goals": 4,
            "roles": 11,
            "nuggets": 28,
            "bonus": 3,
        },
        "lost-mines": {"paths": 40, "actions": 23, "treasures": 12, "mines": 6, "dwarfs": 10, "tokens": 14},
    }
