"""The rules in the app: every rule has its place, can be found, is drawn, and opens from where it is needed."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from pyrite.draw.boxes import boxes
from tests.browser import forest
from tests.browser.axe import expect_no_barriers
from tests.browser.browsing import PHONE, measured, wait_for_rest
from tests.browser.conftest import Visit
from tests.browser.playing import card, deal, deal_to_lay, my_move, my_turn
from tests.browser.test_languages import TOO_WIDE
from tests.families import some

PAGES = Path(__file__).parents[2] / "docs/rules"
GAMES = ["saboteur", "lost-mines"]
LANGUAGES = ["en", "pl", "cs", "ru"]

# Goes to each anchor as a link does; the first number whose rule does not come to be marked and on the screen.
FOLLOW_ALL = """
async (numbers) => {
  for (const number of numbers) {
    location.hash = number
    const isThere = () => {
      const marked = document.querySelector('.here')
      const { top, bottom } = marked?.getBoundingClientRect() ?? {}
      return marked?.dataset.rule === number && top >= 0 && top < innerHeight && bottom > 0
    }
    const until = Date.now() + 60_000
    while (!isThere() && Date.now() < until) await new Promise((done) => setTimeout(done, 4))
    if (!isThere()) return number
  }
  return null
}
"""


def numbers_of(game: str) -> list[str]:
    """The numbers of all rules of a game."""
    return re.findall(r"^- ([SL]\d+\.\d+) ", (PAGES / "en" / f"{game}.md").read_text(encoding="utf-8"), re.M)


def read(page: Page, game: str, anchor: str = "") -> None:
    """Opens the rules, and waits for their last rule."""
    page.goto(f"/rules/{game}{anchor}")
    expect(page.locator(f"[id='{numbers_of(game)[-1]}']")).to_be_attached()


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_an_anchor_that_scrolls_there_and_marks_it(game: str, visit: Visit):
    page = visit(viewport=PHONE).page
    numbers = numbers_of(game)
    read(page, game, f"#{numbers[-2]}")
    expect(page.locator(".here")).to_have_attribute("data-rule", numbers[-2])
    expect(page.locator(".here")).to_be_in_viewport()
    assert page.evaluate(FOLLOW_ALL, numbers) is None
    page.go_back()
    expect(page.locator(".here")).to_have_attribute("data-rule", numbers[-2])


def test_contents_and_links_lead_to_chapters_and_rules(visit: Visit):
    page = visit().page
    read(page, "saboteur")
    page.get_by_role("navigation", name="Contents").get_by_role("link", name="S6 Reaching a goal").click()
    expect(page.get_by_role("heading", name="S6 Reaching a goal")).to_be_in_viewport()
    page.locator("[id='S7.2']").get_by_role("link", name="S9.3").click()
    expect(page.locator(".here")).to_have_attribute("data-rule", "S9.3")
    expect(page.locator("[id='S9.3']")).to_be_focused()
    page.get_by_role("link", name="The Lost Mines", exact=True).click()
    expect(page.get_by_role("heading", name="Rules: The Lost Mines")).to_be_visible()


def test_search_finds_words_and_numbers_and_counts_them(visit: Visit):
    page = visit().page
    read(page, "saboteur")
    field, count = page.get_by_label("Search the rules"), page.get_by_role("status")
    field.fill("s5.4")
    expect(page.locator("[data-rule]")).to_have_count(1)
    expect(count).to_have_text("1 passage found")
    field.fill("rockfall REMOVE")
    expect(page.locator("[id='S9.5'] mark").first).to_have_text("rockfall")
    expect(count).to_have_text(re.compile(r"^[2-9] passages found$"))
    field.fill("xyzzy")
    expect(count).to_have_text("Nothing found. Try fewer letters.")
    field.press("Escape")
    expect(page.locator("[data-rule]")).to_have_count(len(numbers_of("saboteur")))


def test_search_asks_for_no_accents(visit: Visit):
    page = visit(locale="pl-PL").page
    read(page, "saboteur")
    line = next(
        line
        for line in (PAGES / "pl" / "saboteur.md").read_text(encoding="utf-8").splitlines()
        if line.startswith("- S5.4 ")
    )
    word = next(word for word in re.findall(r"\w{5,}", line) if re.search("[ąćęłńóśźż]", word))
    page.locator("search input").fill(word.translate(str.maketrans("ąćęłńóśźżĄĆĘŁŃÓŚŹŻ", "acelnoszzACELNOSZZ")).upper())
    expect(page.locator("[id='S5.4'] mark").first).to_have_text(word)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_every_card_of_the_box_and_every_example_is_drawn(game: str, visit: Visit):
    page = visit().page
    read(page, game)
    for group, cards in boxes()[game].items():
        shown = page.locator(f"[data-box='{group}'] li")
        expect(shown).to_have_count(len(cards))
        assert [int("".join(re.findall(r"^\d+", text))) for text in shown.all_inner_texts()] == [
            card["count"] for card in cards
        ]
    empty = "() => [...document.querySelectorAll('[data-face] use')].filter((use) => !use.getBBox().width).length"
    page.wait_for_function(f"() => ({empty})() === 0")
    pictures = page.locator("figure img")
    assert pictures.count() >= 8
    for picture in pictures.all():
        picture.scroll_into_view_if_needed()
    page.wait_for_function("() => [...document.querySelectorAll('figure img')].every((one) => one.naturalWidth > 0)")


@pytest.mark.parametrize("game", some(zip(GAMES), lambda game: game == "lost-mines"))  # the same page shows both
def test_the_rules_have_no_barrier(game: str, visit: Visit):
    page = visit().page
    read(page, game, f"#{numbers_of(game)[5]}")
    expect_no_barriers(page)


@pytest.mark.long
def test_what_was_found_has_no_barrier(visit: Visit):
    page = visit(viewport=PHONE).page
    read(page, "lost-mines")
    page.get_by_label("Search the rules").fill("trap")
    expect(page.locator("mark").first).to_be_visible()
    expect_no_barriers(page)


def test_on_paper_the_rules_are_black_on_white(visit: Visit):
    page = visit(color_scheme="dark").page
    read(page, "saboteur")
    page.emulate_media(media="print")
    expect(page.get_by_role("heading", name="Rules: Saboteur")).to_have_css("color", "rgb(17, 17, 17)")
    for left_out in ("#app > header", ".contents", "search"):
        expect(page.locator(left_out)).to_be_hidden()


@pytest.mark.long
def test_the_rules_fit_a_phone_in_every_language(visit: Visit):
    page = visit(viewport=PHONE, has_touch=True).page
    titles, wrong = set(), []
    for language in LANGUAGES:
        for game in GAMES:
            page.goto("/")
            page.evaluate("code => localStorage.setItem('pyrite.language', code)", language)
            read(page, game)
            expect(page.locator("html")).to_have_attribute("lang", language)
            expect(page.locator(".columns")).to_have_attribute("lang", language)
            titles.add(page.locator("h2").nth(3).inner_text())
            wrong += [f"{language}, {game}: {what}" for what in measured(page, TOO_WIDE)]
    assert not wrong, "\n".join(wrong)
    assert len(titles) == len(LANGUAGES) * len(GAMES)


def test_the_first_page_loads_no_rules(visit: Visit):
    page = visit().page
    page.goto("/")
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    fetched = page.evaluate("() => performance.getEntriesByType('resource').map((entry) => entry.name)")
    assert [name for name in fetched if re.search(r"Rule|example|box-", name)] == []
    page.get_by_role("link", name="Rules").first.click()
    expect(page.get_by_role("heading", name="Rules: Saboteur")).to_be_visible()


def test_a_prompt_opens_the_game_in_short_and_then_its_rule_over_the_table(visit: Visit):
    page = visit().page
    my_move(page, deal(page, 3))
    page.get_by_role("button", name="Rule S3.1").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("heading", name="In short")).to_be_visible()
    expect_no_barriers(page)
    dialog.get_by_role("button", name=re.compile("^Rule S3.1: .+")).click()
    expect(dialog.get_by_role("heading", name="S3 A turn")).to_be_visible()
    expect(dialog.locator(".here")).to_have_attribute("data-rule", "S3.1")
    expect(dialog.get_by_role("link", name="Full rules")).to_have_attribute("href", "/rules/saboteur#S3.1")
    expect_no_barriers(page)
    expect(dialog.locator(".here")).to_be_focused()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(page.get_by_role("button", name="Rule S3.1")).to_be_focused()
    expect(my_turn(page)).to_be_visible()


def test_a_refusal_opens_the_rule_that_forbids_it(visit: Visit):
    page = visit(color_scheme="light").page
    _, choice = deal_to_lay(page)
    card(page, choice["card"]).click()
    wait_for_rest(page)
    board = page.locator(".board").bounding_box()
    assert board is not None
    page.mouse.click(board["x"] + board["width"] * 0.6, board["y"] + board["height"] * 0.8)  # far from everything
    expect(my_turn(page)).to_contain_text("next to a face-up card")
    page.get_by_role("button", name="Rule S4.1").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.locator(".here")).to_have_attribute("data-rule", "S4.1")
    expect(dialog.locator(".here")).to_be_in_viewport()
    dialog.locator("[data-rule='S4.6']").scroll_into_view_if_needed()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(my_turn(page)).to_be_visible()


def test_every_number_in_the_dialog_leads_on_within_it(visit: Visit):
    page = visit().page
    my_move(page, forest.deal(page, 3))
    page.get_by_role("button", name="Rule L3.1").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Rule L3.1").click()
    dialog.locator("[data-rule='L3.3']").get_by_role("button", name="L5.6").click()
    expect(dialog.get_by_role("heading", name="L5 Action cards")).to_be_visible()
    expect(dialog.locator(".here")).to_have_attribute("data-rule", "L5.6")
    expect(dialog.locator(".here")).to_be_in_viewport()
    assert "/t/" in page.url
