"""A phone, upright and on its side: the board keeps its room, nothing collides, and a finger hits what it means."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser import forest, playing
from tests.browser.browsing import DESKTOP, TABLET, measured, wait_for_rest
from tests.browser.conftest import Visit
from tests.browser.lobby import expect_table
from tests.browser.phones import ASIDE, FINGER, SIZES, SMALL, UPRIGHT, expect_large
from tests.browser.playing import card, command, confirm, game_where, is_mine, my_move, target
from tests.families import some

LEAST_BOARD = 0.45  # of the height
MOST_PROMPT = {UPRIGHT["width"]: 88, SMALL["width"]: 88, ASIDE["width"]: 130}  # pixels; on its side it is narrow
PROMPT = "() => document.querySelector('.prompt').getBoundingClientRect().height"
STEPS = "() => [...document.querySelectorAll('.steps li > [aria-hidden]')].map((one) => one.offsetWidth)"

BOARD = "() => document.querySelector('.board').getBoundingClientRect().height / innerHeight"

# Pieces of text that overlap or are outside the window; what hangs on a portrait overlaps it on purpose.
COLLISIONS = """() => {
  const isClipped = (part) => getComputedStyle(part).clipPath === 'inset(50%)'
  const isHeardOnly = (part) => part && (isClipped(part) || isHeardOnly(part.parentElement))
  const texts = []
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walk.nextNode()) {
    const { data, parentElement: parent } = walk.currentNode
    if (!data.trim() || !parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    if (parent.closest('.board, .news, .states, .portrait, .clock, svg') || isHeardOnly(parent)) continue
    const range = document.createRange()
    range.selectNodeContents(walk.currentNode)
    for (const rect of range.getClientRects()) if (rect.width > 1) texts.push({ text: data.trim(), rect, parent })
  }
  const overlap = (a, b) => a.left < b.right - 2 && b.left < a.right - 2 && a.top < b.bottom - 3 && b.top < a.bottom - 3
  const frame = { left: -1, top: -1, right: innerWidth + 1, bottom: innerHeight + 1 }
  const isIn = ({ left, right, top, bottom }) =>
    left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom
  const collide = (a, b) => a.parent !== b.parent && overlap(a.rect, b.rect)
  return texts.flatMap((one, i) => [
    ...(isIn(one.rect) ? [] : [`${one.text} is outside the window`]),
    ...texts.slice(i + 1).filter((other) => collide(one, other)).map((other) => `${one.text} and ${other.text}`),
  ])
}"""

# Everything that can be pressed and is smaller than a finger. A target of the board is as large as what answers for it.
TOO_SMALL = """(finger) => [...document.querySelectorAll('button, a, input, select')]
  .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('.unseen'))
  .map((one) => ({ one, rect: one.getBoundingClientRect() }))
  .filter(({ one, rect }) => !one.matches('.target') && (rect.width < finger - 0.5 || rect.height < finger - 0.5))
  .map(({ one, rect }) => `${one.className} “${one.textContent.trim()}”: ${rect.width} x ${rect.height}`)"""

# The cards of the hand that are not whole in the window.
CUT = """() => [...document.querySelectorAll('[data-hand] > li')]
  .map((one) => one.getBoundingClientRect())
  .filter(({ left, right, top, bottom }) => left < -1 || right > innerWidth + 1 || top < -1 || bottom > innerHeight + 1)
  .map(({ left, bottom }) => [left, bottom])"""

# Words that are cut off where there is no room for them; names are as long as their owners like.
CUT_OFF = """() => [...document.querySelectorAll('body *')]
  .filter((one) => one.clientWidth > 1 && !one.closest('.board, .name'))
  .filter((one) => getComputedStyle(one).overflowX !== 'visible')
  .filter((one) => [...one.childNodes].some((part) => part.nodeType === Node.TEXT_NODE && part.data.trim()))
  .filter((one) => one.checkVisibility({ visibilityProperty: true }))
  .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 3)
  .map((one) => `${one.className}: ${one.textContent.trim()}`)"""

# Cards of the board that are under its buttons or under the line of news.
COVERED = """() => {
  const box = (one) => one.getBoundingClientRect()
  const over = [...document.querySelectorAll('.tool, .news')].filter((one) => one.checkVisibility()).map(box)
  const isOver = (card) => (one) =>
    one.left < card.right - 1 && card.left < one.right - 1 && one.top < card.bottom - 1 && card.top < one.bottom - 1
  return [...document.querySelectorAll('.layer [role=img]')]
    .filter((one) => over.some(isOver(box(one))))
    .map((one) => one.getAttribute('aria-label'))
}"""

# The line of news shares its strip with the buttons of the board, and covers none of them.
NEWS_END = "() => document.querySelector('.news')?.getBoundingClientRect().right ?? 0"
BUTTONS_BEGIN = "() => document.querySelector('.board .tools').getBoundingClientRect().left"


def _expect_room(page: Page, what: str) -> None:
    """The board's share, collisions and small targets at each size."""
    for size in SIZES:
        page.set_viewport_size(size)
        share: float = measured(page, BOARD)
        assert share >= LEAST_BOARD, f"{what} at {size}: the board has {share:.0%} of the height"
        assert measured(page, COLLISIONS) == [], f"{what} at {size}"
        assert all(width > 0 for width in measured(page, STEPS)), f"{what}: the steps of a turn have no names"
        assert measured(page, TOO_SMALL, FINGER) == [], f"{what} at {size}"
        assert measured(page, CUT) == [], f"{what} at {size}"
        assert measured(page, CUT_OFF) == [], f"{what} at {size}"
        assert measured(page, PROMPT) <= MOST_PROMPT[size["width"]], f"{what} at {size}"
        assert measured(page, NEWS_END) <= measured(page, BUTTONS_BEGIN) + 1, f"{what} at {size}: news covers buttons"


Deal = Callable[..., str]
USUAL_PLAYERS = (3, 5, 7, 9, 10)  # the room that players take grows with their number; the others are for `make long`


@pytest.mark.parametrize(
    ("deal", "players"),
    some(
        [(playing.deal, count) for count in range(3, 11)] + [(forest.deal, count) for count in range(3, 10)],
        lambda deal, count: count in USUAL_PLAYERS,
    ),
    ids=[f"saboteur-{count}" for count in range(3, 11)] + [f"lost-mines-{count}" for count in range(3, 10)],
)
def test_the_board_has_room_at_every_number_of_players(phone: Page, deal: Deal, players: int):
    phone.set_viewport_size(UPRIGHT)
    my_move(phone, deal(phone, players))
    _expect_room(phone, f"{players} players")


LONGEST_ROLE = {"pl-PL": "Samolubny", "cs-CZ": "Zlatokop", "ru-RU": "Старатель"}


# Russian has long texts in wide letters; the others are for `make long`.
@pytest.mark.parametrize("language", some(zip(["pl-PL", "cs-CZ", "ru-RU"]), lambda language: language == "ru-RU"))
def test_nothing_collides_in_any_language(visit: Visit, language: str):
    page = visit(viewport=UPRIGHT, locale=language, has_touch=True).page
    for deal, players in ((playing.deal, 6), (forest.deal, 9)):
        page.set_viewport_size(UPRIGHT)
        my_move(page, deal(page, players))
        _expect_room(page, language)
        page.set_viewport_size(SMALL)
        page.locator(".bar .role h2").evaluate("(one, longest) => (one.textContent = longest)", LONGEST_ROLE[language])
        expect(page.locator(".bar .sound")).to_be_in_viewport(ratio=1)
        assert measured(page, COLLISIONS) == []
        assert page.locator(".bar").evaluate("(one) => one.scrollWidth - one.clientWidth") == 0
    page.locator(".bar .round").last.tap()
    buttons = page.locator("dialog .pair .button")
    expect(buttons.first).to_be_visible()
    heights = buttons.evaluate_all("(all) => all.map((one) => one.offsetHeight)")
    assert max(heights) <= 2 * FINGER, heights


def test_a_map_shows_all_goals_and_then_what_was_seen(visit: Visit):
    page = visit(viewport=SMALL, has_touch=True).page
    now = game_where(page, playing.holds("map", "map"))
    card(page, "map").tap()
    expect_large(page, most=3)
    goal = now["view"]["goals"][0]
    target(page, goal["x"], goal["y"]).tap()
    confirm(page)
    seen = page.locator(".learnt")
    expect(seen).to_contain_text("goal 1")
    expect(seen.locator("svg")).to_be_visible()
    seen.get_by_role("button", name="Got it").tap()
    expect(seen).to_have_count(0)


def test_one_line_says_what_just_happened(phone: Page):
    phone.set_viewport_size(SMALL)
    code = playing.deal(phone)
    my_move(phone, code)
    command(phone, code, "say", text="The gold is mine")
    expect(phone.locator(".news")).to_have_text("You: The gold is mine")


def test_the_role_says_what_it_wants_when_it_is_tapped(phone: Page):
    phone.set_viewport_size(SMALL)
    my_move(phone, playing.deal(phone))
    about = phone.locator(".role .about")
    expect(about).to_have_count(0)
    phone.locator(".role .more").tap()
    expect(about).to_contain_text("You are the only saboteur.")
    left, right = measured(
        phone,
        "() => { const { left, right } = document.querySelector('.role .about')"
        ".getBoundingClientRect(); return [left, innerWidth - right] }",
    )
    assert min(left, right) >= 0
    phone.locator(".board").tap()
    expect(about).to_have_count(0)


# What can be pressed beside the board and is not whole in the window.
OUTSIDE = """() => [...document.querySelectorAll('.prompt button, .prompt a, .bar button, [data-card]')]
  .map((one) => ({ one, rect: one.getBoundingClientRect() }))
  .filter(({ rect }) => rect.left < -1 || rect.right > innerWidth + 1 || rect.bottom > innerHeight + 1)
  .map(({ one, rect }) => `${one.className} ${one.textContent.trim()}: ${rect.left} to ${rect.right}`)"""


# How far three lines of words are from the edges of the prompt.
CLEAR = """() => {
  const words = document.querySelector('.prompt .words')
  words.textContent = 'You have a broken tool. Repair it, or discard this card.'
  const range = document.createRange()
  range.selectNodeContents(words)
  const [text, prompt] = [range, words.closest('.prompt')].map((one) => one.getBoundingClientRect())
  return { lines: range.getClientRects().length, clear: Math.min(text.top - prompt.top, prompt.bottom - text.bottom) }
}"""


# How much higher the prompt becomes with other words.
GROWS = """(text) => {
  const words = document.querySelector('.prompt .words')
  const prompt = words.closest('.prompt')
  const before = [words.textContent, prompt.offsetHeight]
  words.textContent = text
  const grown = prompt.offsetHeight - before[1]
  words.textContent = before[0]
  return grown
}"""


def test_three_lines_of_a_prompt_are_clear_of_its_edges(phone: Page):
    phone.set_viewport_size(UPRIGHT)
    my_move(phone, playing.deal(phone))
    phone.set_viewport_size(SMALL)
    assert measured(phone, GROWS, "Broken tools: play an action, or discard") == 0
    phone.locator("[data-card]").first.tap()
    assert measured(phone, GROWS, "Where should it block the way?") == 0
    for size in (UPRIGHT, SMALL):
        phone.set_viewport_size(size)
        found = measured(phone, CLEAR)
        assert found["lines"] == 3, size
        assert found["clear"] >= 4.5, size


def test_small_cards_the_log_the_talk_and_the_menu_have_room_for_a_finger(phone: Page):
    phone.set_viewport_size(SMALL)
    code = playing.deal(phone)
    my_move(phone, code)
    phone.evaluate("() => { document.documentElement.dataset.cards = 'small' }")
    for size in SIZES:
        phone.set_viewport_size(size)
        assert measured(phone, TOO_SMALL, FINGER) == [], size
        assert measured(phone, CUT) == [], size
    phone.evaluate("() => { delete document.documentElement.dataset.cards }")
    phone.set_viewport_size(SMALL)
    playing.take_turn(phone)
    my_move(phone, code)
    phone.locator(".icons .button").nth(1).tap()
    expect(phone.locator("dialog .show").first).to_be_visible()
    assert measured(phone, TOO_SMALL, FINGER) == []
    phone.keyboard.press("Escape")
    phone.locator(".icons .button").last.tap()
    proof = phone.locator("dialog summary")
    expect(proof).to_be_visible()
    assert proof.evaluate("(one) => one.offsetHeight") >= FINGER


# Whether the button that cancels is on the line of the words, and how high the prompt is.
CANCEL = """() => {
  const [words, cancel] = ['.words', '[aria-label="Cancel"]']
    .map((name) => document.querySelector(`.prompt ${name}`).getBoundingClientRect())
  return cancel.top < words.bottom && words.top < cancel.bottom
}"""


def test_on_its_side_the_button_that_cancels_is_beside_the_words(phone: Page):
    def both_ways(now: dict[str, Any]) -> dict[str, Any] | None:
        lays = [choice for choice in now["prompt"]["choices"] if choice["verb"] == "lay"] if is_mine(now) else []
        cells = [(choice["card"], choice["x"], choice["y"]) for choice in lays]
        return next((lay for lay, cell in zip(lays, cells, strict=True) if cells.count(cell) == 2), None)

    phone.set_viewport_size(ASIDE)
    lay = both_ways(game_where(phone, lambda now: both_ways(now) is not None))
    assert lay is not None
    card(phone, lay["card"]).tap()
    target(phone, lay["x"], lay["y"]).tap()
    expect(phone.get_by_role("button", name="Rotate")).to_be_visible()
    assert measured(phone, CANCEL)
    assert measured(phone, PROMPT) <= MOST_PROMPT[ASIDE["width"]]


def test_show_everything_shows_the_goals(phone: Page):
    phone.set_viewport_size(SMALL)
    my_move(phone, playing.deal(phone))
    phone.get_by_role("button", name="Show everything").tap()
    for goal in phone.get_by_role("img", name=re.compile("^Goal")).all():
        expect(goal).to_be_in_viewport(ratio=0.9)


@pytest.mark.parametrize("deal", [playing.deal, forest.deal], ids=["saboteur", "lost-mines"])
def test_the_buttons_of_the_board_cover_no_card(phone: Page, deal: Deal):
    phone.set_viewport_size(UPRIGHT)
    my_move(phone, deal(phone, 5))
    for size in SIZES:
        phone.set_viewport_size(size)
        phone.get_by_role("button", name="Show everything").tap()
        wait_for_rest(phone)
        assert measured(phone, COVERED) == [], size


def test_the_code_comes_first_on_a_phone(phone: Page):
    phone.set_viewport_size(SMALL)
    phone.goto("/")
    expect(phone.get_by_text("3\u00a0to\u00a010\u00a0players")).to_be_visible()  # never on two lines
    field = phone.get_by_label("Table code")
    expect(field).to_be_in_viewport()
    code_at, play_at = field.bounding_box(), phone.get_by_role("button", name="Play now").bounding_box()
    assert code_at is not None
    assert play_at is not None
    assert code_at["y"] < play_at["y"]


# The rows of each choice of one out of a few that hold a single one, although others have more.
ALONE = """() => [...document.querySelectorAll('fieldset .row')].flatMap((row) => {
  const tops = [...row.children].map((one) => Math.round(one.getBoundingClientRect().top))
  const counts = [...new Set(tops)].map((top) => tops.filter((other) => other === top).length)
  return Math.max(...counts) > 1 && counts.includes(1) ? [row.textContent] : []
})"""


# Words that reach over the edge of their button.
OVER_THE_EDGE = """() => [...document.querySelectorAll('.big span')]
  .filter((one) => one.getBoundingClientRect().right > one.parentElement.getBoundingClientRect().right - 4)
  .map((one) => one.textContent)"""


@pytest.mark.parametrize("language", ["en-GB", "pl-PL", "cs-CZ", "ru-RU"])
def test_both_large_choices_are_above_the_fold(visit: Visit, language: str):
    page = visit(viewport=SMALL, locale=language, has_touch=True).page
    page.goto("/")
    for size in (ASIDE, UPRIGHT, SMALL):
        page.set_viewport_size(size)
        games = page.locator("fieldset .row").first
        for choice in (games, page.locator("button.big"), page.locator('a.big[href="/new"]')):
            expect(choice).to_be_in_viewport(ratio=1)
        assert measured(page, OVER_THE_EDGE) == [], size
        assert measured(page, "() => document.documentElement.scrollWidth - innerWidth") <= 0
    page.locator("details summary").tap()
    expect(page.locator("fieldset").nth(2)).to_be_visible()
    assert measured(page, ALONE) == []
    again = page.locator("details .button.main")  # those who have chosen need not go back up
    assert again.evaluate("(one) => one === one.parentElement.lastElementChild")
    if language == "en-GB":
        again.tap()
        expect_table(page)


LAPTOP: ViewportSize = {"width": 1280, "height": 800}

# The cards of the picture that are cut, under words or under something else, and how wide the picture is.
PICTURE = """() => {
  const hero = document.querySelector('.hero')
  const within = hero.getBoundingClientRect()
  const words = [...hero.querySelectorAll('h1, p')].map((one) => {
    const range = document.createRange()
    range.selectNodeContents(one)
    return range.getBoundingClientRect()
  })
  const cards = [...hero.querySelectorAll('use')].map((one) => { // what reaches over the edge of a card is not drawn
    const { a, e, f } = one.getScreenCTM()
    const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((name) => a * one[name].baseVal.value)
    return new DOMRect(e + x, f + y, width, height)
  })
  const covers = (a) => (b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
  const isCut = (one) =>
    one.left < within.left || one.right > within.right || one.top < within.top || one.bottom > within.bottom
  return {
    cards: cards.length,
    goals: hero.querySelectorAll('use:is([href*="goal"], [href*="gold"], [href*="mine-"])').length,
    cut: cards.filter((one) => isCut(one) || words.some(covers(one))).length,
    wide: Math.max(...cards.map(({ right }) => right)) - Math.min(...cards.map(({ left }) => left)),
  }
}"""


@pytest.mark.parametrize("game", ["saboteur", "lost-mines"])
def test_the_picture_of_the_first_page_shows_whole_cards(phone: Page, game: str):
    phone.goto("/")
    phone.locator(f'input[value="{game}"]').check()
    sizes = (UPRIGHT, 350, 2), (SMALL, 320, 2), (ASIDE, 300, 2), (TABLET, 380, 3), (LAPTOP, 520, 3), (DESKTOP, 580, 3)
    for size, least, goals in sizes:
        phone.set_viewport_size(size)
        expect(phone.locator(f'.hero[data-game="{game}"] use').first).to_be_attached()
        found = measured(phone, PICTURE)
        assert found["cards"] >= 14, size
        assert found["goals"] >= goals, size
        assert found["cut"] == 0, size
        assert found["wide"] >= least, size


# Notes how tall the part below the board is as soon as there is one, and how tall the hand is.
FIRST_HEIGHT = """new MutationObserver(() => {
  const hand = document.querySelector('.below [data-hand]')
  if (document.querySelector('.prompt')) window.firstHand ??= hand?.offsetHeight ?? 0
}).observe(document, { childList: true, subtree: true })"""


def test_nothing_moves_when_the_cards_of_the_hand_come(visit: Visit):
    visitor = visit(cold=True, viewport=UPRIGHT, has_touch=True)
    visitor.context.add_init_script(FIRST_HEIGHT)
    my_move(visitor.page, forest.deal(visitor.page))
    expect(visitor.page.locator("[data-card] svg").first).to_be_visible()
    first, last = visitor.page.evaluate("[window.firstHand, document.querySelector('[data-hand]').offsetHeight]")
    assert abs(first - last) <= 1
