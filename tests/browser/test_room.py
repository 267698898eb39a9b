"""Together in one room: a big screen with phones around it, and who may not come in."""

import functools
import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser import forest, playing
from tests.browser.axe import expect_no_barriers
from tests.browser.browsing import NOWHERE, PHONE, TABLET, eventually, measured
from tests.browser.conftest import Visit
from tests.browser.phones import WIDTHS
from tests.browser.playing import (
    chip,
    command,
    make_table,
    my_turn,
    sit,
    state,
)
from tests.browser.room import (
    TELEVISION,
    Traffic,
    begin_rushing,
    curtain,
    join,
    lift,
    phone,
    share,
    tap_turn,
)
from tests.browser.test_languages import TOO_WIDE
from tests.families import some

SMALL = {"width": 360, "height": 640}
ON_ITS_SIDE: ViewportSize = {"width": 844, "height": 390}
LONG_NAMES = ("Maximiliana Konstantina", "Bartholomew the Second")
LOCALES = {"en": "en-GB", "pl": "pl-PL", "cs": "cs-CZ", "ru": "ru-RU"}
SILENT = """localStorage.setItem('pyrite.likings', '{"sound": false}')"""
LEAST_CLAIM = 17.5  # pixels on a small television, of a portrait or symbol in what somebody claims
CLAIMS_UPON_NUMBERS = """() => {
  const box = (one) => one.getBoundingClientRect()
  const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
  const tags = [...document.querySelectorAll('.board .card .tag')].map(box)
  return [...document.querySelectorAll('.claim')].map(box).filter((one) => tags.some((tag) => meet(one, tag))).length
}"""
LONG = 16_000  # milliseconds in which the end of a round goes by itself on a screen


# A big screen and phones.


def expect_nothing_secret(traffic: Traffic) -> None:
    """No hand, no choice, no private event, and no role before it is shown to all."""
    ended, turned = False, set()  # the goals that all have seen turned up
    for message in traffic.messages():
        events = [event for one in message.get("happened", []) for event in one.get("events", [])]
        ended = ended or any(event["kind"] == "round_ended" for event in events)
        turned |= {event["goal"] for event in events if event["kind"] == "revealed"}
        assert not any(event["kind"].startswith("your_") or event.get("audience") is not None for event in events)
        assert "choices" not in (message.get("prompt") or {})
        view = message.get("view")
        if not view:
            continue
        assert view["seat"] is None
        assert view["hand"] == []
        assert view.get("role") is None
        if not ended:
            assert set(view["roles"]) == {None}
            assert {goal["name"] for goal in view["goals"] if goal["treasure"] is not None} == turned
    assert ended, "the round was to be seen to its end"
    for body in traffic.bodies():
        assert "your_" not in body
        assert '"hand":["' not in body
        assert '"choices":' not in body


# Notes how many cards are on the board as soon as the big screen shows a game.
FIRST_FRAME = """() => new MutationObserver(() => {
  if (document.querySelector('.stage')) window.first ??= document.querySelectorAll('.board [role=img]').length
}).observe(document.body, { childList: true, subtree: true })"""


def test_a_screen_and_three_phones_play_a_round_and_no_secret_reaches_the_screen(visit: Visit):
    phones = [phone(visit), phone(visit), phone(visit, viewport=SMALL)]
    screen = visit(viewport=TELEVISION).page
    traffic = Traffic(screen)
    screen.add_init_script(SILENT)
    screen.clock.install()
    code = make_table(phones[0], "Ann")
    screen.goto(f"/t/{code}/screen")
    expect(screen.get_by_role("heading", name="Grab your phones")).to_be_visible()
    expect(screen.locator("[data-played]")).to_have_text("Saboteur · 1 round")
    expect(screen.get_by_role("img", name="QR code for this table")).to_be_visible()
    expect(screen.get_by_role("status").last).to_have_text("2 free seats.")
    phones[0].goto(f"/t/{code}/hand")
    for page, name in zip(phones[1:], ("Bob", "Cid"), strict=True):
        join(page, code, name)
        expect(screen.get_by_role("list", name="Players")).to_contain_text(name)
    screen.evaluate(FIRST_FRAME)
    phones[0].get_by_role("button", name="Start the game").tap()

    expect(screen.locator(".board")).to_be_visible()
    assert screen.evaluate("window.first") > 0, "the board comes with everything else"
    screen.get_by_role("button", name="Turn sound on").click()
    expect(screen.locator("[data-sound]")).to_have_count(0)
    screen.get_by_role("button", name="Mute").click()
    screen.get_by_role("button", name="Turn sound on").click()
    for page in phones:
        expect(page.locator("main.table.handheld [data-card]")).to_have_count(6)
    for _ in range(3):
        turn = state(phones[0], code)["prompt"]["seat"]
        expect(screen.locator(".bar .turn")).to_contain_text(["Ann", "Bob", "Cid"][turn])
        expect(my_turn(phones[turn])).to_be_visible()
        before = screen.locator(".side .log li").count()
        tap_turn(phones[turn])
        expect(my_turn(phones[turn])).to_have_count(0)
        expect(screen.locator(".side .log li").nth(before)).to_be_visible()
    for seat, page in enumerate(phones):  # each has a role and a hand of their own, and the screen has neither
        shown = [one.get_attribute("data-kind") for one in page.locator("[data-card]").all()]
        assert sorted(shown, key=str) == sorted(state(page, code)["view"]["hand"])
        expect(chip(page, seat)).to_contain_text("You")
        expect(screen.locator(f'[data-seat="{seat}"] .role')).to_have_count(0)
    expect(screen.locator("[data-card], [data-hand], .known, .prompt")).to_have_count(0)
    assert "Your turn" not in screen.title()

    for page in phones:
        begin_rushing(page, code)
    expect(screen.locator(".reveal")).to_be_visible()
    expect(screen.locator("[data-revealed]")).to_have_count(3)
    screen.clock.fast_forward(LONG)  # nobody presses anything there
    for page in phones:
        expect(screen.locator(".standings")).to_have_count(0)  # which is no news for any phone
        page.get_by_role("button", name="Standings").tap()
    expect(screen.locator(".standings")).to_be_visible()
    expect_nothing_secret(traffic)

    phones[0].locator("[data-rematch]").tap()
    expect(phones[0]).to_have_url(re.compile(r"/t/(?!" + code + r")[A-Z]{6}/hand$"))
    expect(screen).to_have_url(phones[0].url.replace("/hand", "/screen"))
    expect(screen.get_by_role("list", name="Players")).to_contain_text("Cid")


# Whether all of the window, and all of what is in it, is on the screen.
WHOLE = """(dialog) => [dialog, ...dialog.querySelectorAll('li, tr, section, h2')].every((one) => {
  const { top, left, bottom, right } = one.getBoundingClientRect()
  return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth
})"""


# How far the middle of each row of role cards is from the middle of all of them.
ROWS = """() => {
  const box = (one) => one.getBoundingClientRect()
  const all = box(document.querySelector('.roles'))
  const rows = Map.groupBy([...document.querySelectorAll('.roles > li')].map(box), ({ top }) => Math.round(top))
  return [...rows.values()].map((row) => Math.abs(row[0].left + row.at(-1).right - all.left - all.right) / 2)
}"""
LEAST_ROLE = 95  # pixels


@pytest.mark.parametrize(
    ("game", "players"),
    [
        ("saboteur", 10),
        ("lost-mines", 5),
        pytest.param("saboteur", 3, marks=pytest.mark.long),
        pytest.param("lost-mines", 9, marks=pytest.mark.long),
    ],
)
def test_the_end_of_a_round_and_the_standings_fill_the_screen_and_nothing_is_below_its_edge(
    visit: Visit, game: str, players: int
):
    visitor = visit()
    deal = playing.made if game == "saboteur" else forest.made
    code = deal(visitor.page, players)
    screen = visit(viewport=TELEVISION).page
    screen.clock.install()
    screen.goto(f"/t/{code}/screen")
    expect(screen.locator(".board")).to_be_visible()
    for name in screen.locator(".people .name").all():
        assert name.evaluate("(one) => parseFloat(getComputedStyle(one).fontSize)") >= 20
    for small in (PHONE, ON_ITS_SIDE, TABLET):  # somebody looks at it on a phone
        screen.set_viewport_size(small)
        assert screen.locator(".board").evaluate("(one) => one.clientHeight / innerHeight") > 0.45, small
    screen.set_viewport_size(TELEVISION)
    visitor.page.goto(f"/t/{code}")
    command(visitor.page, code, "rename", name=LONG_NAMES[1])
    if game == "saboteur":
        for goal in ("top", "middle", "bottom"):
            command(visitor.page, code, "phrase", phrase="goal_is_gold", args=[goal])
        expect(screen.locator(".claim")).not_to_have_count(0)
        screen.clock.run_for(1_000)  # the board rests
        eventually(lambda: min(screen.locator(".claim svg").evaluate_all(WIDTHS)) >= LEAST_CLAIM)
        assert screen.evaluate(CLAIMS_UPON_NUMBERS) == 0
    playing.hurry(visitor.page, code, playing.is_over, lambda choices: choices[0])
    for window in (screen.locator(".reveal"), screen.locator(".standings")):
        expect(window).to_be_visible()
        eventually(functools.partial(window.evaluate, WHOLE))
        taken = window.evaluate("(one) => one.getBoundingClientRect().height / innerHeight")
        assert taken > 0.55, f"{window} has {taken:.0%} of the height"
        if window.locator(".roles").count():
            eventually(lambda: len(rows := screen.evaluate(ROWS)) == (1 if players <= 5 else 2) and max(rows) < 2)
            if players <= 5:
                eventually(lambda: min(screen.locator(".roles .flip").evaluate_all(WIDTHS)) >= LEAST_ROLE)
        for name in window.locator(".roles .name").all():
            assert name.evaluate(
                "(one) => one.scrollWidth <= one.clientWidth && one.scrollHeight <= one.clientHeight + 2"
            )
        if window.locator(".roles").count():
            visitor.page.get_by_role("button", name="Standings").click()
        screen.clock.fast_forward(LONG)
    expect(screen.locator(".note")).to_have_text("Another game? Tap “Rematch” on your phone.")


def test_on_the_screen_long_names_are_whole_the_log_has_room_and_the_sound_button_has_words(visit: Visit):
    host = visit().page
    code = make_table(host, "Bartholomew", players=5, bots=3)
    sit(host, code, LONG_NAMES[1])
    command(host, code, "start")
    screen = visit(viewport=TELEVISION).page
    screen.add_init_script(SILENT)
    screen.goto(f"/t/{code}/screen")
    expect(screen.locator(".board")).to_be_visible()
    name = screen.locator(".people .who").filter(has_text=LONG_NAMES[1])
    assert name.evaluate("(one) => one.scrollWidth <= one.clientWidth && one.scrollHeight <= one.clientHeight + 2")
    way = screen.locator(".side .way").evaluate("(one) => one.clientHeight / one.parentElement.clientHeight")
    assert way < 0.2, f"the way in has {way:.0%} of the column"
    screen.get_by_role("button", name="Turn sound on").click()
    words = screen.locator("[data-mute] .words")
    expect(words).to_have_text("Mute")
    assert words.evaluate("(one) => one.getBoundingClientRect().width") > 20


def test_a_screen_of_somebody_who_plays_shows_no_more_than_any_other(visit: Visit):
    visitor = visit()
    code = make_table(visitor.page, "Ann", bots=2)
    command(visitor.page, code, "start")
    screen = visitor.open_page()
    traffic = Traffic(screen)
    screen.goto(f"/t/{code}/screen")
    expect(screen.locator(".board")).to_be_visible()
    views = [message["view"] for message in traffic.messages() if message.get("view")]
    assert views
    assert all(view["seat"] is None and view["hand"] == [] for view in views)
    assert not any("your_" in body for body in [*traffic.frames, *traffic.bodies()])


# For everybody.


def test_screen_hand_and_curtain_keep_nobody_out(visit: Visit):
    page, screen = phone(visit), visit(viewport=TELEVISION).page
    code = make_table(page, "Ann", players=10, bots=8)
    screen.goto(f"/t/{code}/screen")
    expect(screen.get_by_role("heading", name="Grab your phones")).to_be_visible()
    expect_no_barriers(screen)
    share(page, code, "Bob")
    expect(screen.get_by_text("All seats are taken. The host can start.")).to_be_visible()
    page.goto(NOWHERE)
    expect(screen.get_by_text("Not here yet: Ann and Bob.")).to_be_visible()
    expect_no_barriers(screen)
    page.goto(f"/t/{code}/hand")
    command(page, code, "start")
    expect(screen.locator(".board")).to_be_visible()
    expect_no_barriers(screen)
    expect(curtain(page)).to_be_visible()
    expect_no_barriers(page)
    lift(page)
    expect(page.locator("main.handheld")).to_be_visible()
    expect_no_barriers(page)


def too_wide(page: Page) -> list[str]:
    """What is too wide for its place; a long name beside a portrait is cut on purpose, what is said hangs over."""
    return [one for one in measured(page, TOO_WIDE) if not any(part in one for part in (*LONG_NAMES, "span.bubble"))]


# Russian has long texts in wide letters; the others are for `make long`.
@pytest.mark.parametrize("language", some(zip(LOCALES), lambda language: language == "ru"))
def test_curtain_and_hand_fit_a_small_phone_in_every_language(visit: Visit, language: str):
    page = phone(visit, viewport=SMALL, locale=LOCALES[language])
    code = make_table(page, LONG_NAMES[0], players=10, bots=8)
    sit(page, code, LONG_NAMES[1])
    command(page, code, "start")
    page.goto(f"/t/{code}/hand")
    expect(curtain(page)).to_be_visible()
    assert too_wide(page) == []
    lift(page)
    expect(page.locator("[data-card]").first).to_be_visible()
    assert too_wide(page) == []
    for card in page.locator("[data-card]").all():  # the hand is the page: all of it is in sight
        box = card.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= SMALL["height"]
        assert box["width"] >= 60
    page.set_viewport_size(PHONE)
    assert too_wide(page) == []
    board = page.locator(".board").bounding_box()
    assert board is not None
    assert board["height"] >= 120
