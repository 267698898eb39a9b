"""The board on a phone: its scale, what is in sight of it, and places that a finger hits."""

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser import forest, playing
from tests.browser.browsing import SIGNS_UPON_CARDS, measured, wait_for_rest
from tests.browser.conftest import Visit
from tests.browser.phones import ASIDE, FINGER, SCALE, SIZES, SMALL, UPRIGHT, WIDTHS, expect_large
from tests.browser.playing import card, confirm, my_move, target

# What is seen at some points of the strip over the board: nothing of the board itself.
IN_THE_STRIP = """() => {
  const { left, width, top } = document.querySelector('.board').getBoundingClientRect()
  return [...Array(20).keys()]
    .map((i) => document.elementFromPoint(left + ((i + 0.5) * width) / 20, top + 40))
    .filter((one) => !one.closest('.strip, .tools'))
    .map((one) => one.className)
}"""


def _expect_sign_leads_to_a_target(page: Page) -> None:
    """A target outside the frame has a sign at its edge, which brings it in; the others have none."""
    for _ in range(2):
        page.get_by_role("button", name="Zoom in").tap()
        wait_for_rest(page)
    sign = page.locator(".sign.lit:visible").first
    expect(sign).to_be_visible()
    name = sign.get_attribute("data-sign")
    sign.tap()
    wait_for_rest(page)
    expect(page.locator(f'.sign.lit[data-sign="{name}"]')).to_be_hidden()
    expect(page.locator(f'.target[data-cell="{name}"]')).to_be_in_viewport(ratio=0.9)


@pytest.mark.parametrize("size", [UPRIGHT, SMALL, ASIDE], ids=["upright", "small", "aside"])
def test_a_picked_path_brings_the_board_near_once_and_nothing_slides_under_the_news(phone: Page, size: ViewportSize):
    phone.set_viewport_size(size)
    lay = forest.lay_of(forest.dealt_where(phone, forest.can("lay"), players=9))
    card(phone, lay["card"]).tap()
    expect_large(phone)
    near = measured(phone, SCALE)
    assert min(phone.locator(".target").evaluate_all(WIDTHS)) >= FINGER
    if size is SMALL:
        _expect_sign_leads_to_a_target(phone)
        return
    assert measured(phone, IN_THE_STRIP) == []
    target(phone, lay["x"], lay["y"]).tap()
    assert measured(phone, SCALE) == near
    confirm(phone)
    expect(phone.locator('.prompt[data-what="walk"]')).to_be_visible()
    assert measured(phone, SCALE) == near
    assert measured(phone, IN_THE_STRIP) == []


# The cards that lie face down, or others, that are not whole in the board's frame, below its buttons.
NOT_WHOLE = """(which = '.layer > .card:has(.tag)') => {
  const box = (one) => one.getBoundingClientRect()
  const frame = box(document.querySelector('.board'))
  const top = box(document.querySelector('.board .tools')).bottom
  return [...document.querySelectorAll(which)]
    .map(box)
    .filter((one) => one.left < frame.left || one.right > frame.right || one.top < top || one.bottom > frame.bottom)
    .map(({ left, top, right, bottom }) => [left, top, right, bottom])
}"""


def test_aside_all_goals_of_ten_are_whole_before_and_after_a_tunnel_is_picked(phone: Page):
    phone.set_viewport_size(ASIDE)
    lay = playing.one_way(playing.game_where(phone, lambda now: playing.one_way(now) is not None, players=10))
    assert lay is not None
    wait_for_rest(phone)
    assert measured(phone, NOT_WHOLE) == []
    before = measured(phone, SCALE)
    card(phone, lay["card"]).tap()
    expect_large(phone)
    assert min(phone.locator(".target").evaluate_all(WIDTHS)) >= FINGER
    assert measured(phone, NOT_WHOLE) == []
    assert measured(phone, SCALE) == before


def test_goals_that_can_be_looked_at_are_as_wide_as_a_finger_with_ten_players_too(phone: Page):
    phone.set_viewport_size(SMALL)
    playing.game_where(phone, playing.holds("map", "map"), players=10)
    card(phone, "map").tap()
    expect_large(phone, most=3)
    assert min(phone.locator(".target").evaluate_all(WIDTHS)) >= FINGER - 0.1


def test_who_looks_into_a_mine_sees_all_of_them_and_the_board_stays_where_it_is(phone: Page):
    phone.set_viewport_size(SMALL)
    forest.dealt_where(phone, forest.can("look", seen="mine"), players=5, box=forest.LOOKS["infoMD"])
    wait_for_rest(phone)
    before = measured(phone, SCALE)
    card(phone, "infoMD").tap()
    expect_large(phone, most=4)
    assert measured(phone, NOT_WHOLE) == []
    assert measured(phone, SCALE) == before


# How many of the face-down cards are in sight, or have a sign at the edge of the board.
LED_TO = """() => {
  const box = (one) => one.getBoundingClientRect()
  const frame = box(document.querySelector('.board'))
  const isIn = (one) => {
    const { x, y, width, height } = box(one)
    const [left, top] = [x + width / 2, y + height / 2]
    return left > frame.left && left < frame.right && top > frame.top && top < frame.bottom
  }
  const isSeen = (one) => one.checkVisibility({ visibilityProperty: true }) && isIn(one)
  const signs = [...document.querySelectorAll('.sign:not(.lit)')].filter(isSeen)
  return signs.length + [...document.querySelectorAll('.layer > .card:has(.tag)')].filter(isSeen).length
}"""


# How far the goals are from the edges of the board.
GOALS_TO_EDGE = """() => {
  const frame = document.querySelector('.board').getBoundingClientRect()
  const goals = [...document.querySelectorAll('.layer > .card:has(.tag)')].map((one) => one.getBoundingClientRect())
  return Math.min(...goals.map((one) => Math.min(frame.right - one.right, frame.bottom - one.bottom)))
}"""


def test_who_picks_a_tunnel_has_seen_the_whole_mine_and_still_sees_where_the_goals_are(phone: Page):
    phone.set_viewport_size(SMALL)
    _, lay = playing.deal_to_lay(phone)
    for size in SIZES:
        phone.set_viewport_size(size)
        wait_for_rest(phone)
        assert measured(phone, NOT_WHOLE) == [], size
        assert measured(phone, NOT_WHOLE, ".layer > .card") == [], size
        assert measured(phone, GOALS_TO_EDGE) >= 5, size
    card(phone, lay["card"]).tap()
    expect_large(phone)
    for size in SIZES:
        phone.set_viewport_size(size)
        wait_for_rest(phone)
        assert measured(phone, LED_TO) == 3, size
        assert measured(phone, NOT_WHOLE, ".target") == [], size
        assert measured(phone, SIGNS_UPON_CARDS) == 0, size


# The distance from each place to its nearest neighbour.
APART = """(all) => {
  const boxes = all.map((one) => one.getBoundingClientRect())
  const far = (a, b) => Math.hypot(a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2)
  return Math.min(...boxes.flatMap((a, i) => boxes.slice(i + 1).map((b) => far(a, b))))
}"""


def test_a_trap_can_be_put_down_with_a_finger(visit: Visit):
    page = visit(viewport=SMALL, has_touch=True).page
    trap = forest.choices_of(forest.dealt_where(page, forest.can("trap"), players=9, box=forest.TRAPS), "trap")[0]
    card(page, "trap").tap()
    expect_large(page)
    assert page.locator(".target").evaluate_all(APART) >= FINGER
    near = measured(page, SCALE)
    forest.joint(page, trap).tap()
    confirm(page)
    expect(page.locator(".prompt[data-what^=walk]")).to_be_visible()
    assert measured(page, SCALE) == near


def test_places_are_as_wide_as_a_finger_also_for_those_who_like_small_cards(visit: Visit):
    page = visit(viewport=ASIDE, has_touch=True).page
    page.add_init_script("""localStorage['pyrite.likings'] = '{"forced": false, "cards": "small"}'""")
    _, lay = playing.deal_to_lay(page)
    for size in SIZES:
        page.set_viewport_size(size)
        page.keyboard.press("Escape")
        card(page, lay["card"]).tap()
        expect_large(page)
        assert min(page.locator(".target").evaluate_all(WIDTHS)) >= 0.95 * FINGER, size  # for all goals to be in sight


# At each edge of the board the number of signs that lead beyond it.
SIGNS_AT_EDGES = """() => {
  const { left, top, right, bottom } = document.querySelector('.board').getBoundingClientRect()
  const strip = document.querySelector('.board .strip').getBoundingClientRect().height
  const middles = [...document.querySelectorAll('.sign:not([hidden])')].map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect()
    return [x + width / 2, y + height / 2]
  })
  const near = 40 // pixels, less than the height of two signs
  const within = [
    ([x]) => x - left < near,
    ([x]) => right - x < near,
    ([, y]) => y - top - strip < near,
    ([, y]) => bottom - y < near,
  ]
  return within.map((one) => middles.filter(one).length)
}"""


def test_signs_of_places_outside_the_frame_are_not_drawn_upon_mines(phone: Page):
    phone.set_viewport_size(SMALL)
    forest.dealt_where(phone, forest.can("trap"), players=9)
    card(phone, "trap").tap()
    expect_large(phone)
    for by in (-200, -200, 20, 20):  # mines come to the edge at which signs lead back to the villages
        phone.mouse.move(240, 250)
        phone.mouse.down()
        phone.mouse.move(240 + by, 250)
        phone.mouse.up()
        wait_for_rest(phone)
        assert measured(phone, SIGNS_UPON_CARDS) == 0, by
        assert max(measured(phone, SIGNS_AT_EDGES)) <= 2, by  # its own, and one in its corner of another edge
    expect(phone.locator(".sign.lit:visible").first).to_be_visible()


# How wide the column of treasures is, and how much of its height is empty above the first and below the last.
COLUMN = """() => {
  const column = document.querySelector('.side-cards').getBoundingClientRect()
  const prizes = [...document.querySelectorAll('[data-prize]')].map((one) => one.getBoundingClientRect())
  return {
    wide: column.width,
    above: Math.min(...prizes.map(({ top }) => top)) - column.top,
    below: column.bottom - Math.max(...prizes.map(({ bottom }) => bottom)),
    within: prizes.every(({ left, right }) => left >= column.left && right <= column.right),
  }
}"""
MOST_COLUMN = 45  # pixels
MOST_EMPTY = 12


@pytest.mark.parametrize("players", [5, 9])
def test_treasures_are_one_narrow_column_as_high_as_the_board(phone: Page, players: int):
    phone.set_viewport_size(UPRIGHT)
    my_move(phone, forest.deal(phone, players))
    for size in SIZES:
        phone.set_viewport_size(size)
        found = measured(phone, COLUMN)
        assert found["wide"] <= MOST_COLUMN, (size, found)
        assert max(found["above"], found["below"]) <= MOST_EMPTY, (size, found)
        assert found["within"], (size, found)
