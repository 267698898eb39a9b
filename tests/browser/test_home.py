"""The first minute."""

import re
import time

import pytest
from playwright.sync_api import Page, expect

from tests.browser.browsing import PHONE
from tests.browser.conftest import Visit
from tests.browser.lobby import expect_table, set_up


def test_play_now_deals_at_once(page: Page):
    began = time.monotonic()
    page.get_by_role("button", name="Play now").click()
    expect_table(page)
    assert time.monotonic() - began < 5  # a second is measured elsewhere; this machine may be busy
    assert re.search(r"/t/[A-Z]{6}$", page.url)


def test_how_one_likes_to_play_is_remembered(page: Page):
    page.get_by_text("5 players · Digger · 3 rounds").click()
    page.get_by_role("spinbutton", name="Seats").press("ArrowDown")
    page.get_by_role("button", name="Decrease: Rounds").click()
    page.get_by_role("radio", name="Novice").check()
    expect(page.get_by_text("4 players · Novice · 2 rounds")).to_be_visible()
    page.reload()
    expect(page.get_by_text("4 players · Novice · 2 rounds")).to_be_visible()
    page.get_by_role("button", name="Play now").click()
    expect_table(page)
    expect(page.locator("main.table")).to_contain_text("Round 1 of 2")


def test_the_language_is_the_browsers_and_can_be_changed(visit: Visit):
    page = visit(locale="pl-PL").page
    page.goto("/")
    expect(page.get_by_role("button", name="Graj teraz")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    page.get_by_label("Język").select_option("en")
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.reload()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()


def test_only_one_language_is_loaded(visit: Visit):
    page = visit().page
    loaded: list[str] = []
    page.on("request", lambda request: loaded.append(request.url))
    page.goto("/")
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    assert len([url for url in loaded if "texts" in url]) == 1, loaded


@pytest.mark.parametrize("device", ["dark", "light"])
def test_the_theme_is_the_devices_and_can_be_changed(visit: Visit, device: str):
    page = visit(color_scheme=device).page
    page.goto("/")
    html = page.locator("html")
    expect(html).to_have_attribute("data-theme", device)
    page.get_by_role("button", name="Theme").click()
    expect(html).to_have_attribute("data-theme", "dark")
    page.get_by_role("button", name="Theme").click()
    expect(html).to_have_attribute("data-theme", "light")
    page.reload()
    expect(html).to_have_attribute("data-theme", "light")


def test_a_wrong_code_says_so(page: Page):
    page.get_by_label("Table code").fill("ABC")
    page.get_by_role("button", name="Join", exact=True).click()
    expect(page.get_by_role("alert")).to_have_text("Codes have six letters.")


def test_a_table_that_does_not_exist_is_said_to_be_none(visit: Visit):
    visitor = visit()
    visitor.page.goto("/")
    visitor.page.get_by_label("Table code").fill("zzz zzz")
    with visitor.forgiving():
        visitor.page.get_by_role("button", name="Join", exact=True).click()
        expect(visitor.page.get_by_role("heading", name="No table with code ZZZZZZ")).to_be_visible()


def test_an_address_without_a_page_leads_home(page: Page):
    page.goto("/nowhere/at/all")
    expect(page.get_by_role("heading", name="Page not found")).to_be_visible()
    page.get_by_role("link", name="Home").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()


def test_an_open_table_is_listed_and_a_private_one_is_not(visit: Visit):
    host = visit().page
    private = set_up(host, "Ola")
    other = visit().page
    other.goto("/new")
    other.get_by_label("Your name").fill("Petr")
    other.get_by_role("switch", name="Open table").click()
    other.get_by_role("button", name="Create table").click()
    expect(other.get_by_role("heading", name="Invite your friends")).to_be_visible()
    guest = visit(viewport=PHONE).page
    guest.goto("/")
    opened = other.url[-6:]
    expect(guest.get_by_text(f"Table {opened}")).to_be_visible()
    expect(guest.get_by_text(f"Table {private}")).to_have_count(0)
    guest.get_by_role("listitem").filter(has_text=opened).get_by_role("link", name="Sit down").click()
    expect(guest.get_by_role("heading", name="Take a seat")).to_be_visible()


def test_the_way_back_to_a_table_is_on_the_first_page(visit: Visit):
    page = visit().page
    code = set_up(page, "Ola")
    page.get_by_role("link", name="Pyrite").click()
    page.get_by_role("link", name=re.compile(code)).click()
    expect(page.get_by_role("heading", name="Invite your friends")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
