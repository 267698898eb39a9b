"""The first minute."""

import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.browsing import LAPTOP, PHONE
from tests.browser.conftest import Visit
from tests.browser.lobby import expect_table, set_up


def test_play_now_deals(home: Page):
    home.get_by_role("button", name="Play now").click()
    expect_table(home)
    assert re.search(r"/t/[A-Z]{6}$", home.url)


def test_a_browser_that_asks_for_an_icon_by_itself_gets_one(home: Page):
    icon = home.request.get("/favicon.ico")
    assert icon.ok
    assert icon.headers["content-type"].startswith("image/")
    assert icon.body()[:4] == b"\0\0\1\0", "what a file of icons begins with"


def test_who_plays_before_their_cookie_came_gets_no_second_one(visit: Visit):
    page = visit().page
    held: list[Route] = []
    page.route("**/api/me", lambda route: held.append(route))
    with page.expect_request("**/api/me"):
        page.goto("/")
    with page.expect_request("**/api/play-now") as asked:
        page.get_by_role("button", name="Play now").click()
        held[0].continue_()
    assert "pyrite=" in asked.value.all_headers()["cookie"]
    expect_table(page)


def test_how_one_likes_to_play_is_remembered(home: Page):
    home.get_by_text("5 players · medium bots · 3 rounds").click()
    home.get_by_role("spinbutton", name="Seats").press("ArrowDown")
    home.get_by_role("button", name="Decrease: Rounds").click()
    home.get_by_role("radio", name="Novice").check()
    expect(home.get_by_text("4 players · easy bots · 2 rounds")).to_be_visible()
    home.reload()
    expect(home.get_by_text("4 players · easy bots · 2 rounds")).to_be_visible()
    home.get_by_role("button", name="Play now").click()
    expect_table(home)
    expect(home.locator("main.table")).to_contain_text("Round 1 of 2")


def test_on_a_laptop_the_code_is_above_the_fold_and_a_new_table_asks_for_a_name_first(visit: Visit):
    page = visit(viewport=LAPTOP).page
    page.goto("/")
    expect(page.get_by_label("Table code")).to_be_in_viewport(ratio=1)
    page.get_by_role("link", name="Play with friends").click()
    expect(page.get_by_label("Your name")).to_be_focused()


def test_the_picture_is_that_of_the_chosen_game(home: Page):
    expect(home.locator('.hero use[href="#face-start"]')).to_have_count(1)
    home.get_by_role("radio", name="The Lost Mines").check()
    expect(home.locator('.hero use[href="#face-start-blue"]')).to_have_count(1)
    expect(home.locator("#face-start-blue")).to_be_attached()  # its pictures have come
    expect(home.locator('.hero use[href="#face-start"]')).to_have_count(0)
    expect(home.get_by_role("heading", level=1)).to_have_text("Find the hidden mines. Mind who walks beside you.")
    home.get_by_text("5 players · medium bots").click()
    home.get_by_role("spinbutton", name="Seats").press("End")
    home.get_by_role("link", name="Play with friends").click()
    expect(home.get_by_role("radio", name="The Lost Mines")).to_be_checked()  # with friends, too
    expect(home.get_by_role("spinbutton", name="Seats")).to_have_text("9")


def test_the_language_is_the_browsers_and_can_be_changed(visit: Visit):
    page = visit(locale="pl-PL").page
    page.goto("/")
    expect(page.get_by_role("button", name="Graj teraz")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    page.get_by_label("Język").select_option("en")
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.reload()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()


# How much wider the words of the first page are in our fonts than in those shown until they have come.
WIDER = """async () => {
  const style = getComputedStyle(document.documentElement)
  const fonts = [['400', '--font'], ['700', '--font'], ['700', '--font-title']].map(([weight, name]) =>
    [`${weight} 16px ${style.getPropertyValue(name)}`, `${weight} 16px ${style.getPropertyValue(name + '-until')}`])
  const words = [...document.querySelectorAll('main p')].map((one) => one.textContent.trim()).join(' ')
  await Promise.allSettled([...document.fonts].map((one) => one.load())) // the device has some of them only
  const pen = document.createElement('canvas').getContext('2d')
  const width = (font) => ((pen.font = font), pen.measureText(words).width)
  return fonts.map(([ours, until]) => width(ours) / width(until))
}"""


@pytest.mark.parametrize("language", ["en", "ru"])
def test_words_take_as_much_room_before_the_fonts_have_come(visit: Visit, language: str):
    page = visit(locale=language).page
    page.goto("/")
    expect(page.locator("main .choice p").first).to_be_visible()
    assert page.evaluate(WIDER) == pytest.approx([1, 1, 1], abs=0.06), "the page jumps when they come (look/fonts.css)"


def test_only_one_language_is_loaded(visit: Visit):
    page = visit().page
    loaded: list[str] = []
    page.on("request", lambda request: loaded.append(request.url))
    page.goto("/")
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    assert len([url for url in loaded if "texts" in url]) == 1, loaded


@pytest.mark.parametrize("device", ["dark", "light"])
def test_the_theme_is_the_devices_and_can_be_changed(visit: Visit, device: str):
    page = visit(color_scheme=device).page
    page.goto("/")
    html = page.locator("html")
    expect(html).to_have_attribute("data-theme", device)
    page.get_by_role("button", name="Theme").click()
    expect(html).to_have_attribute("data-theme", "dark")
    page.get_by_role("button", name="Theme").click()
    expect(html).to_have_attribute("data-theme", "light")
    page.reload()
    expect(html).to_have_attribute("data-theme", "light")


def test_a_wrong_code_says_so(home: Page):
    home.get_by_label("Table code").fill("ABC")
    home.get_by_role("button", name="Join", exact=True).click()
    expect(home.get_by_role("alert")).to_have_text("Codes have six letters.")


def test_a_table_that_does_not_exist_is_said_to_be_none(visit: Visit):
    visitor = visit()
    visitor.page.goto("/")
    visitor.page.get_by_label("Table code").fill("zzz zzz")
    with visitor.forgiving():
        visitor.page.get_by_role("button", name="Join", exact=True).click()
        expect(visitor.page.get_by_role("heading", name="No table with code ZZZZZZ")).to_be_visible()
    existing = set_up(visit().page, "Ola")
    visitor.page.get_by_label("Table code").fill(existing)
    visitor.page.get_by_role("button", name="Join", exact=True).click()
    expect(visitor.page).to_have_url(re.compile(f"/t/{existing}$"))


def test_an_address_without_a_page_leads_home(page: Page):
    page.goto("/nowhere/at/all")
    expect(page.get_by_role("heading", name="Page not found")).to_be_visible()
    page.get_by_role("link", name="Home").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()


def test_an_open_table_is_listed_and_a_private_one_is_not(visit: Visit):
    host = visit().page
    private = set_up(host, "Ola")
    other = visit().page
    other.goto("/new")
    other.get_by_label("Your name").fill("Petr")
    other.get_by_role("switch", name="Open table").click()
    other.get_by_role("button", name="Create table").click()
    expect(other.get_by_role("heading", name="Invite your friends")).to_be_visible()
    guest = visit(viewport=PHONE).page
    guest.goto("/")
    opened = other.url[-6:]
    expect(guest.get_by_text(f"Table {opened}")).to_be_visible()
    expect(guest.get_by_text(f"Table {private}")).to_have_count(0)
    guest.get_by_role("listitem").filter(has_text=opened).get_by_role("link", name="Sit down").click()
    expect(guest.get_by_role("heading", name="Take a seat")).to_be_visible()


def test_the_way_back_to_a_table_is_on_the_first_page(visit: Visit):
    page = visit().page
    code = set_up(page, "Ola")
    page.get_by_role("link", name="Pyrite").click()
    page.get_by_role("link", name=re.compile(code)).click()
    expect(page.get_by_role("heading", name="Invite your friends")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
