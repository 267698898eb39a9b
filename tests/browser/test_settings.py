"""The settings, in one place: each takes effect and stays; the sheet of keys; the games that were played."""

import base64
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import forest
from tests.browser.axe import expect_no_barriers
from tests.browser.browsing import PHONE, eventually, measured, painted, wait_for_rest
from tests.browser.conftest import Visit
from tests.browser.playing import deal, game_where, hurry, is_mine, is_over, state
from tests.browser.test_board import MARKS

COLOURS = {
    "red-green": "Red-green colour blindness",
    "blue-yellow": "Blue-yellow colour blindness",
    "contrast": "High contrast",
    "normal": "Standard",
}

# How much blue a picture has in its middle, a third from the left.
BLUE = """
async (png) => {
  const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0))
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  const context = canvas.getContext('2d')
  context.drawImage(bitmap, 0, 0)
  return context.getImageData(bitmap.width * 0.3, bitmap.height / 2, 1, 1).data[2]
}
"""


def test_the_page_does_not_move_when_a_dialog_opens(home: Page):
    before = home.locator("main h1").bounding_box()
    open_settings(home)
    assert home.locator("main h1").bounding_box() == before
    assert home.evaluate("getComputedStyle(document.documentElement).scrollbarGutter") == "auto"  # the veil covers all


def open_settings(page: Page) -> Locator:
    """From the first page, or from the menu of a table."""
    menu = page.get_by_role("button", name="Menu")
    if menu.count():
        menu.click()
    page.get_by_role("button", name="Settings").click()
    sheet = page.get_by_role("dialog", name="Settings")
    expect(sheet).to_be_visible()
    return sheet


def one_of(sheet: Locator, group: str, choice: str) -> Locator:
    """A choice among a few."""
    return sheet.get_by_role("group", name=group).get_by_role("radio", name=choice)


def width_of_cards(page: Page) -> float:
    box = page.locator("[data-card]").first.bounding_box()
    assert box is not None
    return box["width"]


def test_every_setting_takes_effect_immediately_and_stays(visit: Visit):
    page = visit(reduced_motion="no-preference").page
    page.goto("/")
    html = page.locator("html")
    expect(html).to_have_attribute("data-motion", "full")
    sheet = open_settings(page)
    one_of(sheet, "Theme", "Light").check()
    one_of(sheet, "Card size", "Large").check()
    one_of(sheet, "Colours", "High contrast").check()
    one_of(sheet, "Animations", "Off").check()
    for switch in ("Ask before every move", "Sounds", "Cover my role"):
        sheet.get_by_role("switch", name=switch).click()
    sheet.get_by_role("spinbutton", name="Bot delay").press("Home")
    sheet.get_by_label("Language").select_option("pl")
    wanted = {"theme": "light", "cards": "large", "colours": "contrast", "motion": "still"}
    for name, value in wanted.items():
        expect(html).to_have_attribute(f"data-{name}", value)
    expect(html).to_have_attribute("lang", "pl")
    expect(page.locator("body")).to_have_css("color", "rgb(0, 0, 0)")
    expect(page.locator(".button").first).to_have_css("transition-duration", re.compile("^0s"))
    page.reload()
    page.get_by_role("button", name="Ustawienia").click()
    sheet = page.get_by_role("dialog", name="Ustawienia")
    for name, value in wanted.items():
        expect(html).to_have_attribute(f"data-{name}", value)
    expect(sheet.get_by_role("switch", name="Pytaj przed każdym ruchem")).not_to_be_checked()
    expect(sheet.get_by_role("switch", name="Dźwięki")).not_to_be_checked()
    expect(sheet.get_by_role("switch", name="Zakryj moją rolę")).to_be_checked()
    expect(sheet.get_by_role("spinbutton", name="Pauza botów")).to_have_text("Od razu")
    for choice in ("Jasny", "Duże", "Mocny kontrast", "Wyłączone"):
        expect(sheet.get_by_role("radio", name=choice)).to_be_checked()


def test_motion_stays_on_for_who_wants_it_whatever_the_device_says(home: Page):
    html = home.locator("html")
    expect(html).to_have_attribute("data-motion", "still")  # these browsers ask for little motion
    home.emulate_media(reduced_motion="no-preference")
    expect(html).to_have_attribute("data-motion", "full")
    home.emulate_media(reduced_motion="reduce")
    expect(html).to_have_attribute("data-motion", "still")
    one_of(open_settings(home), "Animations", "On").check()
    expect(html).to_have_attribute("data-motion", "full")
    expect(home.locator(".button").first).not_to_have_css("transition-duration", re.compile("^0s"))


def test_settings_are_felt_at_the_table(page: Page):
    deal(page)
    wait_for_rest(page)
    usual = width_of_cards(page)
    sheet = open_settings(page)
    one_of(sheet, "Card size", "Large").check()
    eventually(lambda: width_of_cards(page) > 1.2 * usual)
    one_of(sheet, "Card size", "Small").check()
    eventually(lambda: width_of_cards(page) < 0.9 * usual)
    sheet.get_by_role("switch", name="Cover my role").click()
    page.keyboard.press("Escape")
    expect(page.get_by_text("Your role is covered")).to_be_visible()
    expect(page.get_by_role("button", name="Menu")).to_be_focused()


@pytest.mark.long
def test_large_cards_on_a_phone_are_larger_and_all_there(visit: Visit):
    page = visit(viewport=PHONE, has_touch=True).page
    deal(page)
    wait_for_rest(page)
    usual = width_of_cards(page)
    one_of(open_settings(page), "Card size", "Large").check()
    page.keyboard.press("Escape")
    eventually(lambda: width_of_cards(page) > 1.3 * usual)
    for one in page.locator("[data-card]").all():
        expect(one).to_be_in_viewport(ratio=1)
    expect(page.locator(".board")).to_be_in_viewport()


def test_every_set_of_colours_has_no_barrier_in_either_theme(page: Page):
    game_where(page, is_mine)
    page.locator("[data-card]").first.click()
    expect(page.locator("#face-goal")).to_have_count(1)
    for name, words in COLOURS.items():
        one_of(open_settings(page), "Colours", words).check()
        page.keyboard.press("Escape")
        expect(page.locator("html")).to_have_attribute("data-colours", name)
        expect_no_barriers(page, ["color-contrast"])  # nothing else depends on colours
    one_of(open_settings(page), "Colours", COLOURS["contrast"]).check()
    page.keyboard.press("Escape")
    wait_for_rest(page)
    marks = measured(page, MARKS)
    assert marks
    assert min(mark["contrast"] for mark in marks) >= 7


def test_the_settings_have_no_barrier(visit: Visit):
    page = visit(viewport=PHONE).page
    page.goto("/")
    sheet = open_settings(page)
    for words in ("Standard", "High contrast"):
        one_of(sheet, "Colours", words).check()
        expect_no_barriers(page)


@pytest.mark.long
def test_the_pictures_take_part_in_a_set_of_colours(page: Page):
    code = forest.deal(page, 5)
    expect(page.locator("#face-start-blue")).to_have_count(1)
    clans = [dwarf["clan"] for dwarf in state(page, code)["view"]["dwarfs"]]
    badge = page.locator(".chip .badge svg").nth(clans.index("yellow"))

    def blue(words: str) -> int:
        """How much blue is in the yellow badge, left of its number, in a set of colours."""
        one_of(open_settings(page), "Colours", words).check()
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
        wait_for_rest(page)
        with painted(page):
            picture = badge.screenshot()
        found: int = page.evaluate(BLUE, base64.b64encode(picture).decode())
        return found

    assert blue("Blue-yellow colour blindness") > 130  # pale
    assert blue("Standard") < 90


def test_the_question_mark_shows_all_keys(home: Page):
    home.get_by_label("Table code").press("?")
    expect(home.get_by_role("dialog")).to_have_count(0)  # it was typed
    home.get_by_role("heading").first.click()
    home.keyboard.press("?")
    sheet = home.get_by_role("dialog", name="Keyboard shortcuts")
    expect(sheet).to_be_visible()
    for place in ("At the table", "The board", "Replay", "Lessons", "Everywhere"):
        expect(sheet.get_by_role("heading", name=place)).to_be_visible()
    expect_no_barriers(home)
    home.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    deal(home)
    home.get_by_role("button", name="Menu").click()
    home.get_by_role("button", name="Keyboard shortcuts").click()
    expect(sheet).to_be_visible()
    home.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    home.keyboard.press("?")
    expect(sheet).to_contain_text("Rotate the card")
    home.keyboard.press("Escape")
    open_settings(home).get_by_role("button", name="Keyboard shortcuts").click()
    expect(home.get_by_role("dialog")).to_have_accessible_name("Keyboard shortcuts")


def test_a_finished_game_is_remembered_and_forgotten_by_one_click(home: Page):
    expect(home.get_by_role("heading", name="Your games")).to_have_count(0)
    hurry(home, deal(home), is_over)
    expect(home.locator(".reveal, .standings").first).to_be_visible()
    home.goto("/")
    evening = home.get_by_role("region", name="Your games")
    expect(evening.get_by_role("link", name="Watch the replay")).to_have_attribute(
        "href", re.compile(r"^/r/[\w-]{10,}$")
    )
    expect(evening).to_contain_text(re.compile(r"(Miner|Saboteur) Rounds that went your way: [01] of 1"))
    expect_no_barriers(home)
    evening.get_by_role("button", name="Clear history").click()
    expect(evening).to_have_count(0)
    home.reload()
    expect(home.get_by_role("link", name="Learn Saboteur")).to_have_attribute("href", "/learn/saboteur")
    expect(home.get_by_role("link", name="Learn The Lost Mines")).to_have_attribute("href", "/learn/lost-mines")
    expect(evening).to_have_count(0)
