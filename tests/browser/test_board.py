"""What is on the board is where the board says it is."""

from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser import forest, playing
from tests.browser.browsing import Theme, eventually, measured, wait_for_rest
from tests.browser.conftest import Visit
from tests.browser.playing import card, command, confirm, deal_to_lay, skip_role, target

LEAST_NUMBER = 11  # pixels
LEAST_PORTRAIT = 18
LEAST_CARD = 48  # of a mine or a treasure where there is room

# The cells that cards cover on the screen, counted from the start card.
CELLS = """cards => {
    const start = cards.find(card => card.querySelector('[aria-label="Start"]')).getBoundingClientRect()
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


# How large the numbers of dwarfs and the portraits of those who looked are on the screen.
LEGIBLE = """() => {
  const scale = Number(/scale\\((.+)\\)/.exec(document.querySelector('.layer').style.transform)[1])
  const number = (one) => parseFloat(getComputedStyle(one).fontSize) * scale
  return {
    numbers: [...document.querySelectorAll('.figure .number')].map(number),
    portraits: [...document.querySelectorAll('.layer .seers > *')].map((one) => one.getBoundingClientRect().width),
    treasures: [...document.querySelectorAll('.prize > svg')].map((one) => one.getBoundingClientRect().width),
    mine: 100 * scale,
  }
}"""


@pytest.mark.parametrize(
    ("size", "larger"),
    [
        (ViewportSize(width=360, height=612), 1),
        (ViewportSize(width=844, height=390), 1),
        (ViewportSize(width=1366, height=768), 1),
        (ViewportSize(width=1920, height=1080), 1.5),
    ],
    ids=["small", "aside", "desktop", "television"],
)
def test_numbers_of_dwarfs_and_who_looked_into_a_mine_can_be_read(page: Page, size: ViewportSize, larger: float):
    page.set_viewport_size(size)
    now = forest.dealt_where(page, forest.can("look", seen="mine"), players=9, box=forest.LOOKS["infoMT"])
    look = forest.choices_of(now, "look", seen="mine")[0]
    command(page, now["table"]["code"], "play", expect=now["seq"], action=look["action"])
    expect(page.locator(".layer .seers > *").first).to_be_attached()
    wait_for_rest(page)
    found: dict[str, Any] = measured(page, LEGIBLE)
    assert len(found["numbers"]) == 9
    assert min(found["numbers"]) >= LEAST_NUMBER * larger, found
    assert min(found["portraits"]) >= LEAST_PORTRAIT * larger - 0.5, found
    if size["width"] >= 1200:
        assert min(found["mine"], *found["treasures"]) >= LEAST_CARD * larger, found


# What marks the cards that can be chosen: whether it leaves them as they are, and how it stands out from the ground.
# A mark that comes and goes is measured where it is faintest.
MARKS = """() => {
  const board = getComputedStyle(document.querySelector('.board'))
  const numbers = (colour) => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.color = colour
    const found = getComputedStyle(probe).color.match(/[\\d.]+/g).map(Number)
    probe.remove()
    return found
  }
  const light = ([r, g, b]) => [r, g, b]
    .map((part) => part / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    .reduce((sum, part, i) => sum + part * [0.2126, 0.7152, 0.0722][i], 0)
  const contrast = (a, b) => (Math.max(light(a), light(b)) + 0.05) / (Math.min(light(a), light(b)) + 0.05)
  const grounds = ['--lit', '--half', '--dim', '--dark'].map((name) => numbers(board.getPropertyValue(name)))
  const cards = [...document.querySelectorAll('.layer > .card')].map((one) => one.getBoundingClientRect())
  return [...document.querySelectorAll('.target')].map((one) => {
    const style = getComputedStyle(one)
    const { left, top, width } = one.getBoundingClientRect()
    const inner = left + one.clientLeft * (width / one.offsetWidth)
    const mark = numbers(style.borderTopColor)
    const moments = one.getAnimations().flatMap(({ effect }) => effect.getKeyframes())
    const faint = Math.min(1, ...moments.map(({ opacity }) => opacity))
    const on = (ground) => mark.slice(0, 3).map((part, i) => part * faint + ground[i] * (1 - faint))
    return {
      fill: numbers(style.backgroundColor)[3] ?? 1,
      around: cards.some((card) => inner <= card.left + 0.5 && inner > card.left - 9 && top < card.top),
      contrast: Math.min(...grounds.map((ground) => contrast(on(ground), ground))),
      line: style.borderTopStyle,
      glows: style.boxShadow !== 'none',
    }
  })
}"""


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_light_is_around_cards_that_can_be_chosen_and_on_the_one_that_is(visit: Visit, theme: Theme):
    page = visit(color_scheme=theme).page
    playing.game_where(page, playing.holds("map", "map"), players=5)
    card(page, "map").click()
    expect(page.locator(".target")).to_have_count(3)
    wait_for_rest(page)
    for mark in measured(page, MARKS):
        assert mark["fill"] == 0, mark
        assert mark["around"], mark
        assert mark["glows"], mark
        assert mark["line"] == "dashed", mark
        assert mark["contrast"] >= 3, mark
    page.locator(".target").first.click()
    page.mouse.move(1, 1)
    chosen, *others = measured(page, MARKS)
    assert (chosen["line"], chosen["glows"], chosen["fill"]) == ("solid", True, 0)
    assert [(one["line"], one["glows"]) for one in others] == [("dashed", False)] * 2


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_places_in_the_forest_stand_out_from_it(visit: Visit, theme: Theme):
    page = visit(color_scheme=theme, reduced_motion="no-preference").page
    lay = forest.lay_of(forest.dealt_where(page, forest.can("lay")))
    skip_role(page)
    card(page, lay["card"]).click()
    expect(page.locator(".target").first).to_be_visible()
    wait_for_rest(page)
    assert min(mark["contrast"] for mark in measured(page, MARKS)) >= 3
    page.emulate_media(forced_colors="active")
    assert {mark["line"] for mark in measured(page, MARKS)} == {"dashed"}
