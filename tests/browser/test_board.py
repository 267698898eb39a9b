"""What is on the board is where the board says it is."""

from playwright.sync_api import Page, expect

from tests.browser.browsing import eventually
from tests.browser.playing import card, confirm, deal_to_lay, target

# The cells that cards cover on the screen, counted from the start card.
CELLS = """cards => {
    const start = cards.find(card => card.querySelector('[aria-label^="Start,"]')).getBoundingClientRect()
    return cards.map(card => {
        const { left, top } = card.getBoundingClientRect()
        return [Math.round((left - start.left) / start.width), Math.round((top - start.top) / start.height)]
    })
}"""


def test_a_tunnel_is_on_the_cell_that_was_chosen_for_it(page: Page):
    _, choice = deal_to_lay(page)
    card(page, choice["card"]).click()
    chosen = target(page, choice["x"], choice["y"])
    expect(chosen).to_have_css("border-top-style", "dashed")
    chosen.click()
    confirm(page)
    expect(page.locator(".ghost")).to_have_count(0)
    eventually(lambda: [choice["x"], choice["y"]] in page.locator(".layer > .card").evaluate_all(CELLS))
