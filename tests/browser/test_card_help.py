"""What a card does: before it is picked, and in the prompt after that."""

import re

import pytest
from playwright.sync_api import Page, expect

from pyrite.texts import game_text, languages
from tests.browser import forest, playing
from tests.browser.browsing import measured, wait_for_rest
from tests.browser.conftest import Visit
from tests.browser.phones import SMALL
from tests.browser.playing import card, command, game_where, holds, my_move
from tests.browser.test_table_ways import box, middle
from tests.families import some

TOOLS = ("pickaxe", "lantern", "cart")
OF_SABOTEUR = [
    ("prompt-tunnel-broken", {}),
    ("prompt-dead-end-where", {}),
    *(("prompt-break-who", {"tool": tool}) for tool in TOOLS),
    *(("prompt-only-pass", {"what": what, "tool": tool}) for what in ("break", "mend") for tool in TOOLS),
    *(("prompt-only-pass", {"what": what}) for what in ("tunnel", "rockfall", "mend-either", "map")),
]
OF_THE_LOST_MINES = [
    *(("forest-lay-where", {"feature": name}) for name in ("", "rocks", "camp", "tree", "lake", "pit")),
    ("forest-trap-where", {}),
    ("forest-troll-where", {}),
    *(("forest-only-discard-now", {"card": name}) for name in ("path", "axe", "boat", "rope", "trap", "storm", "info")),
]

GAMES = ((playing.GAME, playing.deal, OF_SABOTEUR), (forest.GAME, forest.deal, OF_THE_LOST_MINES))

# The texts that need more than three lines in the prompt.
TOO_LONG = """(texts) => {
  const words = document.querySelector('.prompt .words')
  const range = document.createRange()
  const lines = (text) => {
    words.textContent = text
    range.selectNodeContents(words)
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
  }
  return texts.filter((text) => lines(text) > 3)
}"""


def test_a_card_that_a_mouse_or_the_keyboard_rests_on_says_what_it_does(page: Page):
    game_where(page, holds("break", "break"))
    wait_for_rest(page)
    broken, last = card(page, "break"), page.locator("[data-card]").last
    note = page.locator(".help")
    broken.hover()
    expect(note).to_contain_text("place tunnels")
    said = box(note)
    assert said["y"] + said["height"] <= box(page.locator(".prompt"))["y"], "it covers the prompt"
    broken.click()
    expect(note).to_have_count(0)  # the prompt says it now
    expect(page.locator(".prompt")).to_contain_text("place tunnels then")
    page.keyboard.press("Escape")
    page.mouse.move(5, 5)
    expect(last).to_have_accessible_description(re.compile(r"\w\.$"))
    page.locator("[data-card]").first.press("ArrowLeft")
    expect(last).to_be_focused()
    expect(note).to_be_visible()
    page.keyboard.press("Escape")
    expect(note).to_have_count(0)
    page.keyboard.press("ArrowRight")
    expect(last).to_have_accessible_description("")  # a screen reader has said it once


def test_a_card_on_which_a_finger_rests_says_what_it_does_and_is_not_picked(visit: Visit):
    page = visit(viewport=SMALL, has_touch=True).page
    game_where(page, holds("break", "break"))
    wait_for_rest(page)
    broken, note = card(page, "break"), page.locator(".help")
    finger = page.context.new_cdp_session(page)
    x, y = middle(broken)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    expect(note).to_contain_text("place tunnels")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    wait_for_rest(page)
    expect(note).to_be_visible()
    expect(broken).to_have_attribute("aria-pressed", "false")
    assert box(note)["y"] + box(note)["height"] <= box(page.locator(".prompt"))["y"]
    broken.tap()
    expect(note).to_have_count(0)
    expect(broken).to_have_attribute("aria-pressed", "true")


def test_what_is_known_of_a_mine_is_said_where_a_mouse_or_the_keyboard_rests_and_why_no_card_can_be_played(page: Page):
    now = forest.dealt_where(page, forest.can("look", seen="mine"), box=forest.LOOKS["infoMT"])
    look = forest.choices_of(now, "look", seen="mine")[0]
    command(page, now["table"]["code"], "play", expect=now["seq"], action=look["action"])
    expect(page.locator('.prompt[data-what="walk_or_stay"], .prompt[data-what="walk"]').first).to_be_visible()
    wait_for_rest(page)
    note, mine = page.locator(".help"), page.locator(f'[data-sought="mine{look["slot"]}"]')
    page.mouse.move(*middle(mine))
    expect(note).to_contain_text("face down. You saw")
    expect(note).to_contain_text("The first dwarf to walk in reveals it")
    expect(note).to_contain_text("Seen by: you")
    said, lies = box(note), box(mine)
    assert said["y"] + said["height"] <= lies["y"] or said["y"] >= lies["y"] + lies["height"], "it covers the mine"
    page.locator("[data-card]").first.hover()
    expect(note).to_contain_text("Not in this step of your turn")
    page.keyboard.press("Escape")
    mine.focus()
    expect(note).to_contain_text("Seen by: you")
    page.keyboard.press("Tab")
    expect(note).not_to_contain_text("Seen by: you")


@pytest.mark.parametrize("language", some(zip(languages()), lambda language: language == "ru"))
def test_on_a_small_phone_a_prompt_about_a_card_has_three_lines_at_most(visit: Visit, language: str):
    page = visit(viewport=SMALL, locale=language, has_touch=True).page
    for game, deal, prompts in GAMES:
        my_move(page, deal(page, 5))
        page.locator("[data-card]").first.tap()
        texts = [game_text(game, name, language, **given) for name, given in prompts]
        assert measured(page, TOO_LONG, texts) == []


# How far the middles of what is said and of the buttons are apart.
APART = """() => {
  const box = (name) => document.querySelector(name).getBoundingClientRect()
  const boxes = ['.prompt .words', '.prompt .buttons'].map(box)
  const [words, buttons] = boxes.map(({ top, bottom }) => (top + bottom) / 2)
  return Math.abs(words - buttons)
}"""


def test_a_short_prompt_shares_a_row_with_its_buttons(visit: Visit):
    page = visit().page
    now = game_where(page, holds("map", "map"), players=5)
    my_move(page, now["table"]["code"])
    card(page, "map").click()
    page.locator(".target").first.click()
    expect(page.locator(".prompt .words")).to_contain_text("Look at goal")
    assert measured(page, APART) < 5
