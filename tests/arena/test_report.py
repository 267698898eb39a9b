"""The page: well formed, with nothing from outside, nothing unescaped, and every figure."""

import datetime
import re
import xml.etree.ElementTree as ET
from typing import Any

import pytest

from pyrite.arena.contest import Chunk, Contest
from pyrite.arena.deals import ChunkResult, PointsDeal, TeamsDeal
from pyrite.arena.figures import figures, lines
from pyrite.arena.move_times import Thinking
from pyrite.arena.plots import Dot, axis_of, intervals
from pyrite.arena.report import page
from pyrite.game import game

pytestmark = pytest.mark.once

TODAY = datetime.date(2026, 1, 2)
NASTY = "<script>alert('1')</script> & \"more\""


def times() -> dict[str, Thinking]:
    return {"a": Thinking({-120: 5, -100: 7}, 0.1), "b": Thinking({-80: 3}, 0.2)}


def contest(game: str, **more: Any) -> Contest:
    return Contest(**{"game": game, "a": "digger", "b": "novice", "deals": 4, "seed": 77, **more})


def miners_page(language: str = "en", **more: object) -> str:
    deals = [
        TeamsDeal(n, 1 + n % 2, {"ab": n != 3, "ba": n == 1} | ({"aa": True, "bb": False} if "grid" in more else {}))
        for n in range(4)
    ]
    return page(
        figures(contest("saboteur", **more), [ChunkResult(Chunk(5, (0, 1, 2, 3)), list(deals), times())]),
        TODAY,
        language,
    )


def dwarfs_page(language: str = "en") -> str:
    deals = [PointsDeal(n, ("loyal", "selfish", "loyal"), (n, 2, 3), (1, 2, n)) for n in range(4)]
    found = figures(contest("lost-mines"), [ChunkResult(Chunk(5, (0, 1, 2, 3)), list(deals), times())])
    return page(found, TODAY, language)


def empty_page() -> str:
    one = TeamsDeal(0, 0, {"ab": False, "ba": False})
    return page(
        figures(contest("saboteur"), [ChunkResult(Chunk(5, (0,)), [one], {"a": Thinking(), "b": Thinking()})]), TODAY
    )


PAGES = pytest.mark.parametrize(
    "text", [miners_page(), miners_page(grid=True), dwarfs_page(), empty_page(), miners_page(a=NASTY, b=NASTY)]
)


@PAGES
def test_the_page_is_well_formed_and_every_plot_has_a_name(text):
    root = ET.fromstring(text)
    drawn = root.findall(".//svg")
    assert len(drawn) == 3
    assert all(plot.get("aria-label") for plot in drawn)
    assert "NaN" not in text
    assert "nan" not in re.sub(r"<style>.*?</style>", "", text, flags=re.DOTALL)


@PAGES
def test_the_page_refers_to_nothing_outside_and_runs_nothing(text):
    root = ET.fromstring(text)
    assert {element.tag for element in root.iter()} <= {
        *("html", "head", "meta", "title", "style", "body", "h1", "h2", "p", "b", "code", "span"),
        *("table", "tr", "th", "td", "svg", "g", "path", "circle", "text"),
    }
    names = {name for element in root.iter() for name in element.keys()}  # noqa: SIM118 - an Element is no dict
    assert not [name for name in names if name.startswith("on") or name in ("src", "href", "style")]
    assert not re.search(r"://|@import|url\(", text)


@pytest.mark.parametrize("field", ["a", "b", "options"])
def test_everything_is_escaped(field):
    given: dict[str, Any] = {field: {"edition": NASTY} if field == "options" else NASTY}
    text = miners_page(**given)
    assert "<script" not in text
    assert NASTY in "".join(ET.fromstring(text).itertext())


def test_the_page_holds_every_figure_and_what_made_it():
    text = "".join(ET.fromstring(miners_page(grid=True)).itertext())
    found = figures(contest("saboteur"), [])
    assert found.contest.command in text
    for part in ("seed 77", f"pyrite {found.version}", f"{found.build} engine", "2026-01-02", "A sabotages better by"):
        assert part in text
    deals = [TeamsDeal(n, 1 + n % 2, {"ab": n != 3, "ba": n == 1}) for n in range(4)]
    whole = figures(contest("saboteur"), [ChunkResult(Chunk(5, (0, 1, 2, 3)), list(deals), times())])
    for cell in whole.by_players[5].values():
        for line in lines(cell, game("saboteur").report_words):
            assert str(line).replace(" %", "%") in text


LATIN = re.compile(r"[A-Za-z]{2,}")
NAMES = {"digger", "novice", "ms", "pyrite", "match", "game", "players", "deals", "seed", "lost", "mines", "saboteur"}


@pytest.mark.parametrize("make", [miners_page, dwarfs_page])
def test_no_english_is_left_in_another_language(make):
    """In Russian every Latin word would be one: only names, units and the command are."""
    root = ET.fromstring(make(language="ru"))
    assert root.get("lang") == "ru"
    texts = [text for element in root.iter() if element.tag not in ("style", "code") for text in (element.text or "",)]
    assert {word for text in texts for word in LATIN.findall(text)} <= NAMES


def test_both_colours_of_the_world_are_thought_of():
    assert "prefers-color-scheme: dark" in miners_page()


@pytest.mark.parametrize(
    ("values", "ticks"),
    [
        ([0.0], (0.0, 0.2)),
        ([0.0, 3.1], (0.0, 1.0, 2.0, 3.0, 4.0)),
        ([-0.12, 0.31], (-0.2, -0.1, 0.0, 0.1, 0.2, 0.3, 0.4)),
        ([-12.0, -3.0], (-12.0, -10.0, -8.0, -6.0, -4.0, -2.0)),
    ],
)
def test_axes_have_round_numbers_and_hold_their_values(values, ticks):
    axis = axis_of(values)
    assert axis.ticks == ticks
    assert axis.low <= min(values) <= max(values) <= axis.high


def test_a_dot_is_between_the_ends_of_its_interval_and_in_proportion():
    axis = axis_of([0.0, 1.0])
    plot = ET.fromstring(intervals("t", [("row", [Dot("a", 0.5, 0.25, 1.0, "half")])], axis, ".0%"))
    circle = plot.find(".//g/circle")
    whisker = plot.find(".//g/path")
    assert circle is not None
    assert whisker is not None
    low, high = (float(number) for number in re.findall(r"M([\d.]+) .*H([\d.]+)", whisker.get("d") or "")[0])
    middle = float(circle.get("cx") or 0)
    assert (middle - low) * 2 == pytest.approx(high - middle, abs=0.3)
