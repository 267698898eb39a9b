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
MADE = {"saboteur": lambda page: playing.made(page, 5), "lost-mines": forest.made}


def watched(visit: Visit, game: str) -> Page:
    """A phone on which a table has been opened, with what was counted meanwhile."""
    page = visit(viewport=PHONE).page
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
