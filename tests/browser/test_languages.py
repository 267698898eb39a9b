"""Every language fits a phone: on each main screen nothing is cut off or runs out, and every text is there."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from pyrite import texts
from pyrite.game import GAMES
from tests.browser import forest
from tests.browser.browsing import DESKTOP, PHONE, TABLET, measured
from tests.browser.conftest import Visit
from tests.browser.playing import chip, deal, hurry_unseen, is_over, made, make_table, my_move
from tests.families import some

LOCALES = [Path(str(folder)) for folder in (texts.locales(), *(game.locales for game in GAMES.values()))]
LANGUAGES = sorted(texts.languages())
IDS = frozenset(
    found
    for folder in LOCALES
    for file in (folder / "en").glob("*.ftl")
    for found in re.findall(r"^([a-z][\w-]*-[\w-]+) =", file.read_text(encoding="utf-8"), re.MULTILINE)
)

# Every visible piece of text: against the window, against the button, label or cell it is in, and against
# boxes that cut off what does not fit. What may be scrolled sideways is not cut off, nor is the board, which is panned.
TOO_WIDE = """
() => {
  const BOX = 'button, a, label, legend, summary, option, h1, h2, h3, p, li, td, th, dt, dd'
  const scrolls = (element) => ['auto', 'scroll'].includes(getComputedStyle(element).overflowX)
  const clipped = (part) => getComputedStyle(part).clipPath === 'inset(50%)'
  const onlyHeard = (part) => part && (clipped(part) || onlyHeard(part.parentElement))
  const found = []
  const root = document.scrollingElement
  if (root.scrollWidth > innerWidth + 1) found.push(`the page is ${root.scrollWidth} wide`)
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walk.nextNode()) {
    const text = walk.currentNode.data.trim()
    const parent = walk.currentNode.parentElement
    if (!text || !parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    if (parent.closest('.unseen, .board, script, style, select, svg') || onlyHeard(parent)) continue
    const range = document.createRange()
    range.selectNodeContents(walk.currentNode)
    const { left, right } = range.getBoundingClientRect()
    const told = `“${text.slice(0, 60)}” in ${parent.tagName.toLowerCase()}.${parent.className}`
    const box = parent.closest(BOX)?.getBoundingClientRect()
    if (box && (left < box.left - 1 || right > box.right + 1)) found.push(`${told} runs out of its box`)
    let canScroll = false
    let placedIn = null // what is between an absolutely placed part and this does not cut it
    for (let around = parent; around && around !== document.body; around = around.parentElement) {
      if (scrolls(around)) canScroll = true
      const cut = getComputedStyle(around).overflowX === 'hidden' || getComputedStyle(around).overflowX === 'clip'
      const edge = around.getBoundingClientRect()
      if (around === placedIn) placedIn = null
      const isCut = cut && !placedIn && (left < edge.left - 1 || right > edge.right + 1)
      if (!canScroll && isCut) found.push(`${told} is cut off`)
      if (!placedIn && getComputedStyle(around).position === 'absolute') placedIn = around.offsetParent
    }
    if (!canScroll && (left < -1 || right > innerWidth + 1)) found.push(`${told} runs out of the window`)
    const inner = getComputedStyle(parent).display !== 'inline' && !canScroll
    if (inner && parent.scrollWidth > parent.clientWidth + 1) found.push(`${told} is wider than its place`)
  }
  for (const select of document.querySelectorAll('select')) {
    if (!select.checkVisibility()) continue
    const twin = select.cloneNode(true)
    twin.selectedIndex = select.selectedIndex // some boxes are as wide as what is chosen
    Object.assign(twin.style, { position: 'absolute', width: 'max-content', minWidth: '0', maxWidth: 'none' })
    select.after(twin)
    const longest = [...select.options].map((option) => option.text).sort((a, b) => b.length - a.length)[0]
    if (twin.offsetWidth > select.offsetWidth + 1) found.push(`“${longest}” is wider than the box it is chosen in`)
    twin.remove()
  }
  return [...new Set(found)]
}
"""

# All that is read, by eyes or by a screen reader.
WORDS = """
() => [document.title, document.body.innerText, ...['aria-label', 'title', 'placeholder', 'alt'].flatMap((name) =>
  [...document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name)))].join('\\n')
"""


def _text(language: str, name: str) -> str:
    """A text without blanks, as its file has it."""
    files = [file for folder in LOCALES for file in (folder / language).glob("*.ftl")]
    found = re.search(rf"^{name} = (.+)$", "\n".join(file.read_text(encoding="utf-8") for file in files), re.MULTILINE)
    assert found is not None, f"{language} has no {name}"
    return found[1]


def _home(page: Page) -> None:
    page.goto("/")
    _unfold(page)


def _new_table(page: Page) -> None:
    page.goto("/new")
    _unfold(page)


def _unfold(page: Page) -> None:
    expect(page.locator("summary").first).to_be_visible()
    for summary in page.locator("details:not([open]) > summary").all()[::-1]:
        summary.click()
    expect(page.locator("details:not([open])")).to_have_count(0)


def _lobby(page: Page) -> None:
    page.goto(f"/t/{make_table(page, 'Ann', players=4, bots=1)}")
    expect(page.get_by_role("img").first).to_be_visible()


def _screens(page: Page, language: str) -> Iterator[str]:
    """Brings the page from one main screen to the next; the name of each."""
    for come in (_home, _new_table, _lobby):
        come(page)
        yield come.__name__.strip("_")
    my_move(page, deal(page, 5))
    yield "table"
    page.locator("[data-card]").first.click()
    yield "a card is picked"
    page.keyboard.press("Escape")
    for opened in ("menu-open", "moves-open", "talk-open"):
        page.get_by_role("button", name=_text(language, opened)).click()
        expect(page.locator("dialog[open]")).to_be_visible()
        yield opened
        page.keyboard.press("Escape")
    page.get_by_role("button", name=_text(language, "menu-open")).click()
    for opened in ("settings-open", "keys-open"):  # one leads to the other
        page.get_by_role("button", name=_text(language, opened)).click()
        expect(page.locator("dialog[open]")).to_be_visible()
        yield opened
    page.keyboard.press("Escape")
    chip(page, 1).click()
    yield "a player"


def _lay(choices: list[dict[str, Any]]) -> dict[str, Any]:
    """A path, if one can be laid."""
    return next((choice for choice in choices if choice["verb"] == "lay"), choices[0])


def _forest_screens(page: Page, language: str) -> Iterator[str]:
    """The same for The Lost Mines, and the rules of both games."""
    my_move(page, forest.deal(page, 5))
    yield "forest"
    page.locator("[data-card]").first.click()
    yield "a card of the forest is picked"
    page.keyboard.press("Escape")
    for opened in ("moves-open", "talk-open"):
        page.get_by_role("button", name=_text(language, opened)).click()
        expect(page.locator("dialog[open]")).to_be_visible()
        yield f"{opened} in the forest"
        page.keyboard.press("Escape")
    forest.dealt_where(page, forest.can("walk"), 5, _lay)
    yield "a walk"
    for game in ("saboteur", "lost-mines"):
        page.goto(f"/rules/{game}")
        expect(page.get_by_role("heading", level=1)).to_contain_text(_text(language, f"game-{game}"))
        yield f"rules of {game}"


def _wrong_with(page: Page, screen: str, language: str) -> list[str]:
    expect(page.locator("html")).to_have_attribute("lang", language)
    missing = IDS.intersection(re.findall(r"[\w-]+", page.evaluate(WORDS)))
    wrong = [*measured(page, TOO_WIDE), *(f"the text {one} is missing" for one in missing)]
    return [f"{language}, {screen}: {what}" for what in wrong]


# Russian has long texts in wide letters; the others are for `make long`. tests/test_texts.py finds texts that are
# missing there.
each_language = pytest.mark.parametrize("language", some(zip(LANGUAGES), lambda language: language == "ru"))


@each_language
def test_every_screen_fits_a_phone_in(language: str, visit: Visit):
    page = visit(viewport=PHONE, has_touch=True, locale=language).page
    wrong = [what for screen in _screens(page, language) for what in _wrong_with(page, screen, language)]
    assert not wrong, "\n".join(wrong)


@each_language
def test_the_forest_and_the_rules_fit_a_phone_in(language: str, visit: Visit):
    page = visit(viewport=PHONE, has_touch=True, locale=language).page
    wrong = [what for screen in _forest_screens(page, language) for what in _wrong_with(page, screen, language)]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(("made", "players"), [(made, 10), (forest.made, 9)], ids=["saboteur", "lost-mines"])
def test_the_end_of_a_game_fits_a_phone_in_every_language(made: Callable[..., str], players: int, visit: Visit):
    page = visit(viewport=PHONE, has_touch=True).page
    code = made(page, players)
    hurry_unseen(page, code, is_over)
    wrong = []
    for language in LANGUAGES:
        page.evaluate("code => localStorage.setItem('pyrite.language', code)", language)
        page.evaluate("sessionStorage.clear()")  # the roles are shown as if for the first time
        page.goto(f"/t/{code}")
        expect(page.locator(".reveal")).to_be_visible()
        wrong += _wrong_with(page, "roles", language)
        page.locator(".reveal footer button").click()
        expect(page.locator(".standings")).to_be_visible()
        wrong += _wrong_with(page, "standings", language)
    assert not wrong, "\n".join(wrong)


def test_text_that_does_not_fit_is_found(visit: Visit):
    page = visit(viewport=PHONE).page
    _home(page)
    assert measured(page, TOO_WIDE) == []
    page.evaluate("document.querySelector('.button').append(' ' + 'unbreakable'.repeat(9))")
    assert any("unbreakable" in what for what in measured(page, TOO_WIDE))


# Words under treasures that overlap or run out of the place of the treasures.
CAPTIONS = """() => {
  const box = (one) => one.getBoundingClientRect()
  const around = box(document.querySelector('.side-cards'))
  const all = [...document.querySelectorAll('.side-cards .caption')].map((one) => [one.textContent, box(one)])
  const overlap = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
  return all.filter(([, one], i) =>
    one.left < around.left || one.right > around.right || all.slice(i + 1).some(([, other]) => overlap(one, other)))
    .map(([words]) => words)
}"""


def test_what_treasures_are_called_is_whole_in_every_language(page: Page):
    my_move(page, forest.deal(page, 9))
    for language in LANGUAGES:
        page.evaluate("(language) => localStorage.setItem('pyrite.language', language)", language)
        page.reload()
        expect(page.locator(".side-cards .caption").first).not_to_be_empty()
        for size in (DESKTOP, TABLET):
            page.set_viewport_size(size)
            assert measured(page, CAPTIONS) == [], (language, size)
    page.set_viewport_size(DESKTOP)
