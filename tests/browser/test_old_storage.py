"""What a browser stored under an older version: the person, their settings and their tables are still there."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Visit
from tests.browser.playing import hurry, state
from tests.browser.serving import Served
from tests.fixtures.stored import Stored

OLD = Stored("f6011aa")
TABLES = OLD.notes["browser"]


@pytest.fixture(scope="module")
def old_served(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """This version's server on the old database."""
    folder = tmp_path_factory.mktemp("old")
    OLD.database_of_today(folder)
    served = Served(folder)
    served.begin()
    yield served
    served.stop()


@pytest.fixture
def page(old_served: Served, visit: Visit) -> Page:
    """The page of somebody who comes back with their old browser."""
    address = old_served.address
    opened = visit(address, storage_state=OLD.browser_storage(address)).page
    opened.goto("/")
    return opened


def test_settings_name_and_progress_are_kept(page: Page):
    html = page.locator("html")
    wanted = {"theme": "light", "cards": "large", "colours": "contrast", "motion": "still"}
    for name, value in wanted.items():
        expect(html).to_have_attribute(f"data-{name}", value)
    expect(html).to_have_attribute("lang", "pl")
    expect(page.locator('a[href^="/r/"]')).to_have_count(1)  # the finished game
    page.goto("/new")
    expect(page.get_by_role("textbox").first).to_have_value("Zofia")
    page.goto("/learn/saboteur")
    expect(page.get_by_text(re.compile(r"\b2\b.*\b9$"))).to_be_visible()


def test_the_tables_are_found_and_the_game_continues(page: Page):
    for code in (TABLES["lobby"], TABLES["playing"]):
        expect(page.locator(f'a[href="/t/{code}"]').first).to_be_visible()
    page.locator(f'a[href="/t/{TABLES["playing"]}"]').first.click()
    expect(page.locator("main.table")).to_be_visible()
    then = OLD.seen["browser"]["view"]
    now = state(page, TABLES["playing"])["view"]
    assert {name: now[name] for name in then} == then
    expect(page.locator("[data-card]")).to_have_count(len(then["hand"]))
    kinds = [card.get_attribute("data-kind") for card in page.locator("[data-card]").all()]
    assert sorted(map(str, kinds)) == sorted(then["hand"])
    expect(page.locator(".prompt.mine")).to_be_visible()
    page.locator('[data-seat="2"]').click()
    expect(page.get_by_role("dialog").get_by_role("textbox")).to_have_value("passed twice")
    page.keyboard.press("Escape")
    hurry(page, TABLES["playing"], lambda seen: seen["view"]["round"] == 2)
    expect(page.locator("main.table")).to_be_visible()


def test_a_finished_game_is_watched_again(page: Page):
    page.locator('a[href^="/r/"]').click()
    expect(page.locator(".board").first).to_be_visible()
