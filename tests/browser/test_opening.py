"""A table opens in short steps, so that a slow phone reacts meanwhile, and nothing that is seen moves."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import forest, playing
from tests.browser.browsing import PHONE
from tests.browser.conftest import Visit

# Counts what each step adds to the page: elements, and the copies that a browser makes for each `<use>`.
WATCH = """
window.steps = []
window.shifts = []
new MutationObserver((changes) => {
  const added = changes.flatMap(({ addedNodes }) => [...addedNodes])
  const elements = added.filter((node) => node.nodeType === Node.ELEMENT_NODE)
  window.steps.push(new Set(elements.flatMap((one) => [one, ...one.querySelectorAll('*')])))
}).observe(document, { childList: true, subtree: true })
new PerformanceObserver((list) => window.shifts.push(...list.getEntries().map(({ value }) => value))).observe({
  type: 'layout-shift',
  buffered: true,
})
"""
COUNT = """
() => {
  const sizeOf = (name) => {
    const found = document.getElementById(name)
    return found ? [found, ...found.querySelectorAll('*')].reduce((sum, one) => sum + 1 + copies(one), 0) : 0
  }
  const copies = (one) => (one.localName === 'use' ? sizeOf(one.getAttribute('href').slice(1)) : 0)
  const shown = (step) => [...step].filter((one) => one.closest('#content'))
  return window.steps.map(shown).map((step) => ({
    elements: step.length,
    copies: step.reduce((sum, one) => sum + copies(one), 0),
  }))
}
"""
SCRIPTS = "**/assets/*.js"
HERO = "() => Object.values(document.querySelector('.hero').getBoundingClientRect().toJSON()).map(Math.round)"
MADE = {"saboteur": lambda page: playing.made(page, 5), "lost-mines": forest.made}


def watched(visit: Visit, game: str) -> Page:
    """A phone on which a table has been opened, with what was counted meanwhile."""
    page = visit(cold=True, viewport=PHONE).page
    code = MADE[game](page)
    page.add_init_script(WATCH)
    page.goto(f"/t/{code}")
    expect(page.locator("[data-card]").last).to_be_visible()
    expect(page.locator("[data-hand] .blank")).to_have_count(0)
    return page


@pytest.mark.parametrize("game", MADE)
def test_a_table_opens_in_short_steps(visit: Visit, game: str) -> None:
    steps: list[dict[str, Any]] = watched(visit, game).evaluate(COUNT)
    assert max(step["elements"] for step in steps) < 100
    assert max(step["copies"] for step in steps) < 1_200


@pytest.mark.parametrize("game", MADE)
def test_nothing_moves_while_a_table_opens(visit: Visit, game: str) -> None:
    assert sum(watched(visit, game).evaluate("window.shifts")) < 0.01


def test_the_title_of_the_first_page_is_there_before_the_first_script_and_stays_where_it_is(visit: Visit) -> None:
    visitor = visit(cold=True, locale="pl-PL", viewport=PHONE)
    page = visitor.page
    with visitor.forgiving():
        page.route(SCRIPTS, lambda route: route.abort())
        page.goto("/")
        expect(page.get_by_role("heading", name="Dokop się do złota.")).to_be_visible()
        before = page.evaluate(HERO)
        page.unroute(SCRIPTS)
    page.reload()
    expect(page.locator(".splash")).to_have_count(0)
    expect(page.get_by_role("heading", name="Dokop się do złota.")).to_be_visible()
    assert page.evaluate(HERO) == before


def test_a_table_says_its_game_before_the_first_script_until_it_is_there(visit: Visit) -> None:
    visitor = visit(cold=True, viewport=PHONE)
    page = visitor.page
    code = playing.made(page, 5)
    with visitor.forgiving():
        page.route(SCRIPTS, lambda route: route.abort())
        page.goto(f"/t/{code}")
        expect(page.locator(".splash")).to_contain_text("Dig your way to the gold")
        page.unroute(SCRIPTS)
        for path in (f"/t/{code}", f"/t/{playing.make_table(page, 'Ann')}", "/t/QQQQQQ", "/new"):
            page.goto(path)
            expect(page.get_by_role("main").first).to_be_visible()
            expect(page.locator(".splash")).to_have_count(0)
