"""A table while people gather."""

import pytest
from playwright.sync_api import expect

from tests.browser.browsing import PHONE, measured
from tests.browser.conftest import Visit
from tests.browser.lobby import expect_table, hold, seat_of, set_up, sit_down
from tests.browser.phones import SMALL
from tests.browser.playing import make_table, sit
from tests.browser.serving import Served
from tests.families import some

LANGUAGES = ("en-GB", "pl-PL", "cs-CZ", "ru-RU")
RETRY = "() => dispatchEvent(new Event('online'))"  # as a phone does; it connects again immediately


def test_friends_come_by_code_and_by_link_and_play(visit: Visit):
    host, friend, phone = visit().page, visit().page, visit(viewport=PHONE, has_touch=True, is_mobile=True).page
    code = set_up(host, "Ola")
    friend.goto("/")
    friend.get_by_label("Table code").fill(f"{code[:3]} {code[3:].lower()}")
    friend.get_by_role("button", name="Join", exact=True).click()
    friend.get_by_label("Your name").fill("Petr")
    friend.get_by_role("button", name="Sit down", exact=True).click()
    sit_down(phone, code, "Anya")
    expect(seat_of(host, "Petr")).to_contain_text("Not ready yet")
    friend.get_by_role("button", name="m ready").click()
    phone.get_by_role("button", name="m ready").tap()
    expect(seat_of(host, "Petr")).to_contain_text("Ready")
    expect(seat_of(host, "Anya")).to_contain_text("Ready")
    host.get_by_role("button", name="Start with bots in 2 empty seats").click()
    for page in (host, friend, phone):
        expect_table(page)


def test_the_host_seats_bots_changes_their_level_and_removes_them(visit: Visit):
    host = visit().page
    hold(host, "Ola")
    host.get_by_role("button", name="Seat a bot here: Digger").first.click()
    expect(host.get_by_text("2 of 5 taken")).to_be_visible()
    expect(host.get_by_label("Bots in free seats")).to_have_value("digger")
    level = host.get_by_label("Level of", exact=False).first
    level.select_option("novice")
    expect(level).to_have_value("novice")
    host.get_by_role("button", name="Remove").click()
    expect(host.get_by_text("1 of 5 taken")).to_be_visible()


# Parts of the list of seats that reach over its edge.
OVER_THE_EDGE = """() => {
  const panel = document.querySelector('section:has(> .level)').getBoundingClientRect()
  return [...document.querySelectorAll('section:has(> .level) *')]
    .filter((one) => one.checkVisibility() && one.getBoundingClientRect().right > panel.right)
    .map((one) => one.className || one.tagName)
}"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_small_phone_the_longest_level_of_a_bot_stays_in_its_seat(visit: Visit, language: str):
    page = visit(viewport={"width": 360, "height": 612}, locale=language, has_touch=True).page
    page.goto(f"/t/{make_table(page, 'Ola', players=5, bots=2)}")
    expect(page.locator("section:has(> .level) select")).to_have_count(3)
    for choice in page.locator("section:has(> .level) select").all():
        choice.select_option("foreman:cautious")
    expect(page.locator(".level select")).to_have_value("foreman:cautious")
    assert measured(page, OVER_THE_EDGE) == []


# How large the buttons of the seats, or of the open dialog, are, and what they say.
BUTTONS = """all => all.map((one) => {
  const { width, height, right } = one.getBoundingClientRect()
  return [one.innerText.trim(), Math.min(width, height) >= 44 && right <= innerWidth]
})"""


# Russian has the longest words; the others are for `make long`.
@pytest.mark.parametrize("language", some(zip(LANGUAGES), lambda language: language == "ru-RU"))
def test_on_a_small_phone_the_host_reads_what_can_be_done_about_a_person(visit: Visit, language: str):
    host, guest = visit(viewport=SMALL, locale=language, has_touch=True).page, visit().page
    code = make_table(host, "Ola", players=3, bots=1)
    sit(guest, code, "Bartholomew the Second")
    host.goto(f"/t/{code}")
    more = host.locator(".seats li").nth(1).get_by_role("button")
    expect(more).to_have_count(1)
    assert all(is_large for _, is_large in host.locator(".seats li button").evaluate_all(BUTTONS))
    more.tap()
    deeds = host.locator("dialog[open] .deeds button")
    expect(deeds).to_have_count(3)
    shown = deeds.evaluate_all(BUTTONS)
    assert all("Bartholomew the Second" in words and is_large for words, is_large in shown), shown


def test_the_host_changes_what_is_played_and_all_see_it(visit: Visit):
    host, friend = visit().page, visit(locale="pl-PL").page
    code = hold(host, "Ola")
    friend.goto(f"/t/{code}")
    host.get_by_role("button", name="Change", exact=True).click()
    host.get_by_role("spinbutton", name="Seats").press("ArrowUp")
    host.get_by_role("radio", name="Classic").check()
    host.get_by_text("House rules").click()
    host.get_by_role("switch", name="Extra nuggets").click()
    host.get_by_role("button", name="Save").click()
    expect(host.get_by_text("1 of 6 taken")).to_be_visible()
    expect(host.get_by_text("Classic edition", exact=True)).to_be_visible()
    expect(friend.get_by_text("Zajęte: 1 z 6")).to_be_visible()
    expect(friend.get_by_text("Klasyczne wydanie", exact=True)).to_be_visible()
    expect(friend.get_by_text("Dodatkowe bryłki", exact=True)).to_be_visible()


def test_words_typed_by_others_are_shown_as_they_are(visit: Visit):
    host, friend = visit(viewport=PHONE, has_touch=True).page, visit().page
    code = hold(host, "<b>Ola</b>")
    sit_down(friend, code, "Petr <img src=x>")
    expect(host.get_by_role("log")).not_to_be_in_viewport()
    friend.get_by_label("Say something").fill("<script>alert(1)</script> hello")
    friend.get_by_label("Say something").press("Enter")
    news = host.locator("[data-unread]")  # where the host looks
    expect(news).to_have_text("Petr <img src=x>: <script>alert(1)</script> hello")
    expect(news).to_be_in_viewport(ratio=1)
    news.tap()
    expect(host.get_by_role("log")).to_be_in_viewport(ratio=1)
    expect(host.get_by_role("log")).to_have_text("Petr <img src=x>: <script>alert(1)</script> hello")
    expect(news).to_have_count(0)
    expect(seat_of(host, "<b>Ola</b>")).to_be_visible()


def test_leaving_a_seat_makes_it_free(visit: Visit):
    host, friend = visit().page, visit().page
    code = hold(host, "Ola")
    sit_down(friend, code, "Petr")
    friend.get_by_role("button", name="Leave seat").click()
    expect(friend.get_by_role("heading", name="Take a seat")).to_be_visible()
    expect(host.get_by_text("1 of 5 taken")).to_be_visible()
    friend.get_by_role("button", name="Free seat").last.click()
    expect(friend.get_by_label("Your name")).to_be_focused()


def test_a_name_that_somebody_has_is_refused_in_words(visit: Visit):
    host, friend = visit().page, visit().page
    code = hold(host, "Ola")
    friend.goto(f"/t/{code}")
    friend.get_by_label("Your name").fill("ola")
    friend.get_by_role("button", name="Sit down", exact=True).click()
    expect(friend.get_by_role("alert")).to_contain_text("Please choose another name")


def test_a_link_moves_a_seat_to_another_device(visit: Visit):
    desk, phone = visit().page, visit(viewport=PHONE).page
    hold(desk, "Ola")
    desk.get_by_role("button", name="Move my seat to another device").click()
    link = desk.get_by_role("dialog").get_by_label("Link").input_value()
    phone.goto(link)
    phone.get_by_role("button", name="Take the seat").click()
    expect(seat_of(phone, "Ola")).to_contain_text("(you)")
    assert "#" not in phone.url
    expect(desk.get_by_role("dialog")).to_have_count(0)
    expect(desk.get_by_role("alert")).to_contain_text("Your seat is on another device now")
    expect(desk.get_by_role("heading", name="Take a seat")).to_be_visible()


def test_a_table_without_spectators_shows_its_door(visit: Visit):
    host, stranger = visit().page, visit().page
    host.goto("/new")
    host.get_by_label("Your name").fill("Ola")
    host.get_by_role("switch", name="Spectators").click()
    host.get_by_role("button", name="Create table").click()
    expect(host.get_by_role("heading", name="Invite your friends")).to_be_visible()
    stranger.goto(host.url)
    expect(stranger.get_by_role("heading", name="Take a seat")).to_be_visible()
    expect(stranger.get_by_text("Ola")).to_have_count(0)
    stranger.get_by_label("Your name").fill("Petr")
    stranger.get_by_role("button", name="Sit down", exact=True).click()
    expect(seat_of(stranger, "Ola")).to_be_visible()


def test_a_restart_of_the_server_is_said_and_survived(visit: Visit, own_served: Served):
    visitor = visit(own_served.address)
    page = visitor.page
    hold(page, "Ola")
    page.get_by_label("Say something").fill("hello")
    page.get_by_label("Say something").press("Enter")
    expect(page.get_by_role("log")).to_contain_text("hello")  # it is connected
    with visitor.forgiving():
        own_served.stop()
        expect(page.get_by_text("The server is restarting").first).to_be_visible()
        page.get_by_label("Say something").fill("anybody there?")
        page.get_by_label("Say something").press("Enter")
        own_served.begin()
        page.evaluate(RETRY)
        expect(page.get_by_role("log")).to_contain_text("anybody there?")
    expect(page.get_by_role("log").get_by_text("anybody there?")).to_have_count(1)


def test_a_reload_in_mid_command_neither_loses_nor_doubles_it(visit: Visit):
    visitor = visit()
    page = visitor.page
    hold(page, "Ola")
    with visitor.forgiving():
        visitor.context.set_offline(True)
        page.get_by_label("Say something").fill("said once")
        page.get_by_label("Say something").press("Enter")
        visitor.context.set_offline(False)
        page.reload()
        expect(page.get_by_role("log").get_by_text("said once")).to_have_count(1)
    page.reload()
    expect(page.get_by_role("log").get_by_text("said once")).to_have_count(1)


def test_a_killed_server_is_found_again(visit: Visit, own_served: Served):
    visitor, friend = visit(own_served.address), visit(own_served.address).page
    page = visitor.page
    code = hold(page, "Ola")
    with visitor.forgiving():
        own_served.kill()
        expect(page.get_by_role("button", name="Try now")).to_be_visible()
        own_served.begin()
        page.evaluate(RETRY)
        expect(page.get_by_text("Reconnected.").first).to_be_visible()
    sit_down(friend, code, "Petr")
    expect(seat_of(page, "Petr")).to_be_visible()


# What a field looks like.
LOOK = """(one) => {
  const { minHeight, borderRadius, backgroundColor } = getComputedStyle(one)
  return { minHeight, borderRadius, backgroundColor }
}"""


def test_a_new_table_with_a_password_asks_for_it(visit: Visit):
    host, guest = visit().page, visit().page
    host.goto("/new")
    host.get_by_label("Your name").fill("Ola")
    host.get_by_role("switch", name="Open table").click()
    password = host.get_by_label("Password")
    assert password.evaluate(LOOK) == host.get_by_label("Your name").evaluate(LOOK)
    password.fill("gold")
    host.get_by_role("button", name="Create table").click()
    expect(host.get_by_text("This table has a password")).to_be_visible()
    guest.goto("/")
    guest.get_by_label("Table code").fill(host.url[-6:])
    guest.get_by_role("button", name="Join", exact=True).click()
    guest.get_by_label("Password").fill("gold")
    guest.get_by_role("button", name="Enter").click()
    guest.get_by_label("Your name").fill("Petr")
    guest.get_by_role("button", name="Sit down", exact=True).click()
    expect(seat_of(host, "Petr")).to_be_visible()


def test_the_host_closes_a_table_and_everyone_is_notified(visit: Visit):
    host, friend = visit().page, visit().page
    code = hold(host, "Ola")
    sit_down(friend, code, "Petr")
    host.get_by_role("button", name="Close the table").click()
    dialog = host.get_by_role("dialog", name="Close the table")
    expect(dialog).to_contain_text("Close and delete this table for everyone?")
    dialog.get_by_role("button", name="Close the table").click()
    for page in (host, friend):
        expect(page.get_by_text("This table was closed.")).to_be_visible()


def test_who_has_come_and_the_big_screen_are_seen_without_scrolling(visit: Visit):
    host = visit(viewport={"width": 390, "height": 664}, has_touch=True, locale="ru-RU").page
    code = make_table(host, "Ола", players=5)
    host.goto(f"/t/{code}")
    expect(host.locator(".seats li").first).to_be_in_viewport(ratio=1)
    expect(host.locator("[data-played] a[target=_blank]")).to_be_in_viewport(ratio=1)  # the lesson
    written = host.locator(".code")
    lines = "(one) => one.getBoundingClientRect().height / parseFloat(getComputedStyle(one).lineHeight)"
    assert round(written.evaluate(lines)) == 1, "the code is in one line"
    host.set_viewport_size({"width": 1366, "height": 768})
    expect(host.locator(f'a[href="/t/{code}/screen"]')).to_be_in_viewport(ratio=1)
    host.set_viewport_size({"width": 390, "height": 664})
    host.goto("/")
    small = "all => all.filter(one => one.getBoundingClientRect().height < 44).map(one => one.textContent)"
    expect(host.locator("footer a").first).to_be_attached()
    assert host.locator("footer a").evaluate_all(small) == []
