"""A game that the page does not have built in: played on the generic table, from what the server tells about it."""

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Visit
from tests.browser.playing import introduce
from tests.browser.serving import Served

FOLDER = Path(__file__).parents[1] / "third_game"


@pytest.fixture(scope="module")
def served(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that finds the third game through its entry point."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join([str(FOLDER), *os.environ.get("PYTHONPATH", "").split(os.pathsep)]))
        server = Served(tmp_path_factory.mktemp("third"))
        server.begin()
        yield server
        server.stop()


@pytest.fixture
def page(visit: Visit) -> Page:
    """A page at that server."""
    return visit().page


def deal(page: Page) -> None:
    """Begins a game against two bots, and waits for the table."""
    introduce(page)
    asked = {"id": "deal", "game": "mission", "options": {"players": 3}, "name": "Ann", "level": "partisan"}
    answer = page.request.post("/api/play-now", data=asked)
    assert answer.ok, answer.text()
    page.goto(f"/t/{answer.json()['code']}")
    expect(page.locator("main.table")).to_be_visible()


def test_it_is_played_by_buttons_to_the_standings(page: Page):
    deal(page)
    expect(page.locator("[data-hand] [data-card]")).to_have_count(2)
    choices = page.locator(".prompt [data-deed]")
    expect(choices).to_have_text(["Play help", "Play harm"])
    choices.first.click()
    log = page.get_by_role("list", name="Game log")
    expect(log.get_by_text("You plays help")).to_have_count(1)
    reveal = page.locator(".reveal")
    expect(reveal.get_by_role("heading")).to_contain_text("The mission ")
    expect(reveal.locator("[data-revealed]")).to_have_count(3)
    reveal.get_by_role("button", name="Standings").click()
    expect(page.locator(".standings tbody tr")).to_have_count(3)


def test_its_cards_are_drawn_as_the_server_draws_them(page: Page):
    deal(page)
    expect(page.locator("[data-hand] [data-card]")).to_have_count(2)
    expect(page.locator("symbol#game-mission-help rect, symbol#game-mission-harm rect")).to_have_count(2)
    expect(page.locator(".role h2").first).to_have_text(re.compile("^(loyal|traitor)$"))
    expect(page.locator('.role use[href^="#game-mission-"]').first).to_be_attached()


def test_it_can_be_chosen_for_a_new_table_in_every_language(visit: Visit):
    for locale, name in (("en-GB", "Mission"), ("pl-PL", "Misja")):
        page = visit(locale=locale).page
        page.goto("/new")
        expect(page.get_by_text(name, exact=True).first).to_be_visible()
