"""What people do before a game: set a table up, come to it, sit down."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.playing import make_table


def set_up(page: Page, name: str) -> str:
    """Sets a table up from the first page; its code."""
    page.goto("/")
    page.get_by_role("link", name="Play with friends").click()
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Create table").click()
    expect(page.get_by_role("heading", name="Invite your friends")).to_be_visible()
    found = re.search(r"/t/([A-Z]{6})$", page.url)
    assert found is not None, page.url
    return found[1]


def hold(page: Page, name: str) -> str:
    """A table set up elsewhere, with its host at it; its code."""
    code = make_table(page, name, players=5)
    page.goto(f"/t/{code}")
    expect(page.get_by_role("heading", name="Invite your friends")).to_be_visible()
    return code


def sit_down(page: Page, code: str, name: str) -> None:
    """Comes by the link and takes a seat."""
    page.goto(f"/t/{code}")
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down", exact=True).click()
    expect(seat_of(page, name)).to_contain_text("(you)")


def seat_of(page: Page, name: str) -> Locator:
    """The row of somebody in the list of seats."""
    return page.get_by_role("region", name="Seats").get_by_role("listitem").filter(has_text=name)


def expect_table(page: Page) -> None:
    """The game is on: the board is there."""
    expect(page.get_by_role("heading", name="Invite your friends")).to_have_count(0)
    expect(page.locator("main.table")).to_be_visible()
