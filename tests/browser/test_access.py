"""For everyone: by keyboard alone, in both themes without a barrier, and from a name that browsers do not trust."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import expect_no_barriers
from tests.browser.browsing import PHONE
from tests.browser.conftest import Visit
from tests.browser.lobby import expect_table, set_up, sit_down
from tests.browser.serving import Served

MOST_TABS = 60


def tab_to(page: Page, name: str) -> None:
    """Presses Tab until something of this name has the focus."""
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        focused = page.evaluate(
            "() => { const e = document.activeElement; return e === document.body ? '' :"
            " [e.getAttribute('aria-label'), e.innerText, e.labels?.[0]?.innerText].join(' ') }"
        )
        if name in focused:
            return
    pytest.fail(f"Tab never comes to {name!r}")


def test_from_home_to_a_game_by_keyboard_alone(visit: Visit):
    page = visit().page
    page.goto("/")
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    tab_to(page, "Play with friends")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="A table for friends")).to_be_visible()
    tab_to(page, "Your name")
    page.keyboard.type("Ola")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Invite your friends")).to_be_visible()
    tab_to(page, "Seat a bot here")
    page.keyboard.press("Enter")
    expect(page.get_by_text("2 of 5 taken")).to_be_visible()
    tab_to(page, "Change")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    tab_to(page, "Start with bots")
    page.keyboard.press("Enter")
    expect_table(page)


def test_play_now_by_keyboard_alone(home: Page):
    expect(home.get_by_role("button", name="Play now")).to_be_visible()
    home.keyboard.press("Tab")
    expect(home.get_by_role("link", name="Skip to content")).to_be_focused()
    home.keyboard.press("Enter")
    tab_to(home, "Play now")
    home.keyboard.press("Enter")
    expect_table(home)


def test_home_has_no_barrier(visit: Visit):
    page = visit().page
    page.goto("/")
    page.get_by_text("5 players · medium bots").click()  # others may have open tables of five
    expect(page.get_by_role("radio", name="Novice easy")).to_be_visible()
    expect_no_barriers(page)


def test_a_new_table_has_no_barrier(visit: Visit):
    page = visit(viewport=PHONE).page
    page.goto("/new")
    for hidden in ("House rules", "Pace"):
        page.get_by_role("heading", name=hidden).click()
    expect_no_barriers(page)


def test_the_lobby_has_no_barrier(visit: Visit):
    host, friend, watcher = (visit().page for _ in range(3))
    code = set_up(host, "Ola")
    sit_down(friend, code, "Petr")
    watcher.goto(f"/t/{code}")
    host.get_by_role("button", name="Seat a bot here").first.click()
    expect(host.get_by_text("3 of 5 taken")).to_be_visible()
    for page in (host, friend, watcher):
        expect_no_barriers(page)
    host.get_by_role("button", name="Change", exact=True).click()
    expect_no_barriers(host)


def test_what_is_not_there_has_no_barrier(visit: Visit):
    page = visit().page
    page.goto("/nowhere/at/all")
    expect(page.get_by_role("heading", name="Page not found")).to_be_visible()
    expect_no_barriers(page)


def test_friends_on_a_home_network_play_over_plain_http(visit: Visit, served: Served):
    address = f"http://pyrite.lan:{served.port}"
    host, phone = visit(address).page, visit(address, viewport=PHONE, has_touch=True, is_mobile=True).page
    code = set_up(host, "Ola")
    assert host.evaluate("() => isSecureContext") is False
    assert host.get_by_label("Link").input_value() == f"{address}/t/{code}"
    host.get_by_role("button", name="Copy").click()
    expect(host.get_by_text("Copied")).to_be_visible()
    sit_down(phone, code, "Anya")
    host.get_by_role("button", name="Start with bots in 3 empty seats").click()
    for page in (host, phone):
        expect_table(page)
