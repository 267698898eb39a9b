"""A move that is refused on a phone: the reason is read in full, and the board stays where it is."""

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser import forest
from tests.browser.browsing import DESKTOP, measured, wait_for_rest
from tests.browser.conftest import Visit
from tests.browser.phones import ASIDE, SMALL, UPRIGHT
from tests.browser.playing import card

LEAST_BOARD = 0.45  # of the height

# Where the board is, what of it is shown, and where its targets are.
BOARD = """() => {
  const box = (one) => Object.values(one.getBoundingClientRect().toJSON()).map(Math.round)
  const targets = [...document.querySelectorAll('.target')].map(box)
  return [box(document.querySelector('.board')), document.querySelector('.layer').style.transform, targets]
}"""
# The reason has the width of the prompt, and nothing that can be pressed is under it.
REASON = """() => {
  const [why, prompt] = ['.why', '.prompt'].map((name) => document.querySelector(name).getBoundingClientRect())
  const buttons = [...document.querySelectorAll('.prompt button')].map((one) => one.getBoundingClientRect())
  const isApart = buttons.every(({ top }) => top >= why.bottom)
  return [Math.round(why.width - prompt.width), isApart, why.height < 0.2 * innerHeight]
}"""
STEP = """() => {
  const { borderTopColor } = getComputedStyle(document.querySelector('.steps .now'))
  return borderTopColor !== getComputedStyle(document.querySelector('.prompt')).backgroundColor
}"""


# A point of the board at which nothing is offered; the twelfth of the width from which on it is looked for.
IDLE = """(first) => {
  const { left, top, width, height } = document.querySelector('.board').getBoundingClientRect()
  const column = (across) => [0.5, 0.6, 0.7].map((down) => [left + across * width, top + down * height])
  const spots = [...Array(12 - first).keys()].flatMap((i) => column((first + i + 0.4) / 12))
  return spots.find(([x, y]) => !document.elementFromPoint(x, y).closest('.target, .sign, .tools, .strip, .card'))
}"""


def _pick_a_path(page: Page, size: ViewportSize) -> None:
    page.set_viewport_size(size)
    lay = forest.lay_of(forest.dealt_where(page, forest.can("lay"), players=5))
    card(page, lay["card"]).tap()
    expect(page.locator(".target").first).to_be_visible()
    wait_for_rest(page)


def _place_it_where_nothing_fits(page: Page, first: int = 0) -> None:
    page.touchscreen.tap(*measured(page, IDLE, first))
    expect(page.locator(".prompt.wrong")).to_be_visible()
    wait_for_rest(page)


@pytest.mark.parametrize("language", ["en-GB", "ru-RU"])
def test_a_refusal_is_read_in_full_and_the_board_neither_shrinks_nor_moves(visit: Visit, language: str):
    page = visit(viewport=UPRIGHT, locale=language, has_touch=True).page
    for size in (UPRIGHT, SMALL):
        _pick_a_path(page, size)
        before = measured(page, BOARD)
        _place_it_where_nothing_fits(page)
        assert measured(page, BOARD) == before, size
        assert before[0][3] >= LEAST_BOARD * size["height"], size
        assert measured(page, REASON) == [0, True, True], size
        assert measured(page, STEP), size


def test_on_a_wide_screen_too_the_board_stays_where_it_is_under_a_long_refusal(visit: Visit):
    page = visit(viewport=DESKTOP, locale="ru-RU", has_touch=True).page
    _pick_a_path(page, DESKTOP)
    before = measured(page, BOARD)
    _place_it_where_nothing_fits(page, first=4)  # beside the forest nothing is refused
    lines = "() => document.querySelector('.why').getClientRects().length"
    assert measured(page, lines) > 1
    assert measured(page, BOARD) == before


def test_the_step_of_the_turn_is_seen_during_a_refusal_on_a_phones_side(visit: Visit):
    page = visit(viewport=ASIDE, has_touch=True).page
    _pick_a_path(page, ASIDE)
    _place_it_where_nothing_fits(page)
    assert measured(page, STEP)
