"""The screens of the table keep nobody out: axe finds nothing, in both themes; screen readers hear what happens."""

import re

from playwright.sync_api import Page, expect

from tests.browser.axe import expect_no_barriers
from tests.browser.browsing import PHONE, measured, wait_for_rest
from tests.browser.conftest import Visit
from tests.browser.deals import State
from tests.browser.phones import ASIDE, SMALL
from tests.browser.playing import (
    card,
    chip,
    confirm,
    deal,
    deal_to_lay,
    game_where,
    hurry,
    is_mine,
    is_over,
    my_move,
    target,
)


def picks_nugget(now: State) -> bool:
    return is_mine(now) and now["prompt"]["what"] == "pick_nugget"


def settled(page: Page) -> None:
    """The pictures are there, and nothing moves any more."""
    expect(page.locator("#face-goal")).to_have_count(1)
    wait_for_rest(page)


def test_the_table_has_no_barrier(page: Page):
    _, choice = deal_to_lay(page)
    settled(page)
    card(page, choice["card"]).click()
    target(page, choice["x"], choice["y"]).click()
    expect_no_barriers(page)
    page.get_by_role("button", name="Cancel").click()
    for opened in ("Menu", "List of moves"):
        page.get_by_role("button", name=opened).click()
        expect_no_barriers(page)
        page.keyboard.press("Escape")
    chip(page, 1).click()
    expect_no_barriers(page)


def test_the_table_on_a_phone_has_no_barrier(visit: Visit):
    page = visit(viewport=PHONE, has_touch=True).page
    deal(page, 10)
    settled(page)
    expect_no_barriers(page)
    page.get_by_role("button", name="Log and chat").click()
    expect_no_barriers(page)


# Where the result of a round and its parts are.
PARTS = """() => ['.reveal', '.reveal .roles', '.nuggets'].map((one) => {
  const { top, height } = document.querySelector(one).getBoundingClientRect()
  return [Math.round(top), Math.round(height)]
})"""


# How far from the middle another button would be, beside the one whose place is kept free.
OFF_CENTRE = """() => {
  const footer = document.querySelector('.reveal footer')
  const other = footer.querySelector('.choosing').cloneNode(true)
  other.classList.remove('choosing')
  footer.prepend(other)
  const [around, inside] = [footer, other].map((one) => one.getBoundingClientRect())
  other.remove()
  return Math.abs(inside.left + inside.right - around.left - around.right) / 2
}"""


# How far the nuggets that can be seen are from the middle.
NUGGETS_OFF_CENTRE = """() => {
  const around = document.querySelector('.nuggets').getBoundingClientRect()
  const cards = [...document.querySelectorAll('.nuggets .card')]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .map((one) => one.getBoundingClientRect())
  const [left, right] = [Math.min(...cards.map((one) => one.left)), Math.max(...cards.map((one) => one.right))]
  return Math.abs(left + right - around.left - around.right) / 2
}"""


def test_picking_nuggets_the_roles_and_the_end_have_no_barrier(page: Page):
    code = game_where(page, picks_nugget, players=10, level="digger", edition="classic")["table"]["code"]
    settled(page)
    expect(page.locator("[data-nugget]")).not_to_have_count(0)
    expect_no_barriers(page)
    usual = page.viewport_size
    assert usual is not None
    page.set_viewport_size(ASIDE)
    expect(page.locator("[data-revealed]").first).to_be_in_viewport(ratio=0.9)  # beside the nuggets
    page.set_viewport_size(SMALL)
    for flip in page.locator("[data-revealed] .flip").all():
        expect(flip).to_be_in_viewport(ratio=0.99)
    page.set_viewport_size(usual)
    assert measured(page, OFF_CENTRE) < 1
    expect(page.locator(".reveal footer")).to_have_css("position", "static")  # with nothing to press it covers nothing
    parts = measured(page, PARTS)
    hurry(page, code, is_over)
    expect(page.get_by_role("button", name="Standings")).to_be_visible()
    assert measured(page, PARTS) == parts  # nothing has moved
    page.set_viewport_size(SMALL)
    assert measured(page, NUGGETS_OFF_CENTRE) < 1
    page.set_viewport_size(usual)
    page.get_by_role("button", name="Standings").click()
    expect(page.locator(".standings")).to_be_visible()
    expect_no_barriers(page)


def test_a_screen_reader_hears_what_happens_and_whose_turn_it_is(page: Page):
    _, choice = deal_to_lay(page)
    heard = page.get_by_role("log")
    expect(heard).to_have_attribute("aria-live", "polite")
    card(page, choice["card"]).click()
    target(page, choice["x"], choice["y"]).click()
    confirm(page)
    expect(heard.get_by_text("You placed")).not_to_have_count(0)
    expect(heard.get_by_text(re.compile("^(Opal|Topaz) "))).not_to_have_count(0)
    expect(heard.get_by_text(re.compile("Your turn|found the gold|win")).last).to_be_attached()


def test_tools_cards_and_goals_have_words(page: Page):
    deal(page)
    for one in page.locator("[data-card]").all():
        assert len(one.get_attribute("aria-label") or "") > 2
    expect(page.get_by_role("img", name=re.compile("Goal [123], face down"))).to_have_count(3)
    expect(page.get_by_role("list", name="Players in playing order").get_by_role("listitem")).to_have_count(3)
    expect(chip(page, 1)).to_have_accessible_name(re.compile("6 cards in hand"))


# Notes everything that a screen reader is given to say, in its order.
HEAR = """() => {
  window.heard = []
  const note = ({ addedNodes }) => window.heard.push(...[...addedNodes].map((one) => one.textContent).filter(Boolean))
  new MutationObserver((all) => all.forEach(note)).observe(document.querySelector('[role=log]'), { childList: true })
}"""
TOLD = "() => [...document.querySelectorAll('.log li .text')].map((one) => one.textContent.trim())"


MOST_FOR_NOTHING = 70  # pixels for the one line of a player who gets no nuggets


def test_a_screen_reader_hears_every_moment_once_and_in_the_order_of_the_log(page: Page):
    code = deal(page, rounds=2)
    my_move(page, code)
    page.evaluate(HEAR)
    hurry(page, code, lambda now: bool(now["view"]["ending"] != "none" or now["view"]["round"] > 1))
    expect(page.locator(".reveal")).to_be_visible()
    expect(page.locator(".log").get_by_text("was a ").nth(2)).to_be_attached()  # the roles of three players
    nuggets = page.locator(".nuggets")
    expect(nuggets).to_have_text("This round: nothing. In all: 0.")
    assert nuggets.evaluate("one => one.offsetHeight") < MOST_FOR_NOTHING
    heard = [one for one in page.evaluate("window.heard") if not one.startswith("Your turn")]
    told = page.evaluate(TOLD)
    assert len(heard) > len("roles")
    assert heard == told[-len(heard) :]
    assert [one for one in heard if "was a " in one] == [one for one in told if "was a " in one]


# What is marked by more than a colour: it has a line of its own.
LINED = """(one) => {
  const { outlineStyle, outlineWidth, borderTopStyle, borderTopWidth } = getComputedStyle(one)
  return (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2)
    || (borderTopStyle !== 'none' && parseFloat(borderTopWidth) >= 2)
}"""


def test_where_the_device_chooses_the_colours_everything_that_is_marked_has_a_line(visit: Visit):
    page = visit(forced_colors="active").page
    _, choice = deal_to_lay(page)
    settled(page)
    card(page, choice["card"]).click()
    spot = target(page, choice["x"], choice["y"])
    marked = [spot, card(page, choice["card"]), page.locator(".chip.turn")]
    for one in marked:
        expect(one.first).to_be_visible()
        assert one.first.evaluate(LINED), one
    spot.click()
    assert page.locator("[data-confirm]").evaluate("(one) => getComputedStyle(one).borderTopStyle") == "solid"
    page.locator("[data-confirm]").focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    assert page.locator("[data-confirm]").evaluate(LINED)  # the focus
