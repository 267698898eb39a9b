"""Small things that a demanding newcomer noticed: what covers what, what looks the same, what asks before it acts."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser import deals, playing
from tests.browser.browsing import eventually, wait_for_rest
from tests.browser.conftest import Visit
from tests.browser.lobby import seat_of, sit_down
from tests.browser.phones import SMALL
from tests.browser.playing import (
    card,
    command,
    confirm,
    deal,
    deal_to_lay,
    game_where,
    holds,
    hurry,
    is_mine,
    make_table,
    my_move,
    sit,
    skip_role,
    state,
    target,
)
from tests.browser.room import TELEVISION
from tests.browser.test_table_ways import middle, where_of

DESKTOP: ViewportSize = {"width": 1280, "height": 800}
MOTION: dict[str, Any] = {"reduced_motion": "no-preference"}

# Follows each card that flies, and notes the names that it covers on its way.
FOLLOW = """() => {
  window.flown = 0
  window.covered = []
  const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
  const follow = (card) => {
    if (!card.querySelector('use')?.getAttribute('href').endsWith('-back')) return
    const [flying] = card.getAnimations()
    if (!flying) return void requestAnimationFrame(() => follow(card)) // it has not set off yet
    window.flown += 1
    const { delay, duration } = flying.effect.getTiming()
    for (let part = 0; part <= 1; part += 0.1) {
      flying.currentTime = delay + part * duration
      const at = card.getBoundingClientRect()
      for (const name of document.querySelectorAll('.chip .who'))
        if (meet(at, name.getBoundingClientRect())) window.covered.push(name.textContent)
    }
  }
  new MutationObserver((all) => {
    for (const { addedNodes } of all) for (const one of addedNodes) if (one.classList?.contains('flight')) follow(one)
  }).observe(document.querySelector('.flights'), { childList: true })
}"""


@pytest.mark.parametrize("size", [DESKTOP, SMALL], ids=["desktop", "phone"])
def test_a_drawn_card_flies_over_no_name(visit: Visit, size: ViewportSize):
    page = visit(viewport=size, **MOTION).page
    code = deal(page)
    now = my_move(page, code)
    skip_role(page)
    page.evaluate(FOLLOW)
    lay = next(choice for choice in now["prompt"]["choices"] if choice["verb"] == "lay")
    command(page, code, "play", expect=now["seq"], action=lay["action"])
    page.wait_for_function("() => window.flown > 0")
    assert page.evaluate("window.covered") == []


# Notes how the drawn card looks when it comes, and how far from its place its back flies to.
DRAWN = """() => {
  const card = document.querySelector('[data-hand] .new')
  const flying = [...document.querySelectorAll('.flight')].flatMap((one) => one.getAnimations())
  if (!card || !flying.length) return null
  const { x, y, width, height } = card.parentElement.getBoundingClientRect()
  const off = flying.map((one) => {
    const { e, f } = new DOMMatrix(one.effect.getKeyframes().at(-1).transform)
    return Math.hypot(e + 50 - x - width / 2, f + 70 - y - height / 2)
  })
  return [getComputedStyle(card).visibility, Math.min(...off)]
}"""


SHADOWS = "(all) => all.map((one) => getComputedStyle(one).boxShadow)"


def test_a_drawn_card_is_seen_when_it_has_flown_to_its_place(visit: Visit):
    page = visit(**MOTION).page
    code = deal(page)
    command(page, code, "settings", change={"pace": 2_000})  # or what the bots do lets the card land early
    now = my_move(page, code)
    skip_role(page)
    lay = next(choice for choice in now["prompt"]["choices"] if choice["verb"] == "lay")
    held = [one["card"] for one in now["prompt"]["choices"]]
    command(page, code, "play", expect=now["seq"], action=lay["action"])
    visibility, off = page.wait_for_function(DRAWN, polling="raf").json_value()
    assert visibility == "hidden"
    assert off < 3, held
    assert len(set(page.locator("[data-card]").evaluate_all(SHADOWS))) == 1  # it does not look picked


# Notes whether the card was still flying when it was shown what it had looked at, whether the log told it already, and
# whether it had been shown before its sign was on the board.
LOOKED = """() => new MutationObserver(() => {
  const flies = document.querySelector('.flight') !== null
  if (document.querySelector('.learnt')) window.early ??= flies
  if (document.querySelector('.board .known')) window.answered ??= document.querySelector('.learnt') !== null
  if (flies) window.told ??= document.querySelector('.log').textContent.includes('You looked')
}).observe(document.body, { childList: true, subtree: true })"""


def test_what_a_map_shows_is_told_when_the_map_is_there(visit: Visit):
    page = visit(**MOTION).page
    now = game_where(page, holds("map", "map"))
    skip_role(page)
    page.evaluate(LOOKED)
    look = next(choice for choice in now["prompt"]["choices"] if choice["verb"] == "map")
    command(page, now["table"]["code"], "play", expect=now["seq"], action=look["action"])
    expect(page.locator(".learnt")).to_be_visible()
    assert page.evaluate("window.early") is False
    assert page.evaluate("window.told") is False
    expect(page.locator(".log")).to_contain_text("You looked")
    expect(page.locator(".board .known").first).to_be_visible()
    assert page.evaluate("window.answered") is True


def test_the_ghost_under_a_dragged_card_can_be_seen(page: Page):
    _, choice = deal_to_lay(page)
    spot = where_of(page, choice)
    wait_for_rest(page)
    page.mouse.move(*middle(card(page, choice["card"])))
    page.mouse.down()
    page.mouse.move(spot[0] + 300, spot[1] + 200, steps=3)
    expect(page.locator(".held")).to_have_css("opacity", "1")
    page.mouse.move(*spot, steps=3)
    expect(page.locator(".card.ghost")).to_be_visible()
    expect(page.locator(".held")).to_have_css("opacity", "0.15")
    page.mouse.up()
    expect(target(page, choice["x"], choice["y"])).to_be_visible()


def test_the_focus_is_on_the_board_as_soon_as_a_card_is_picked_by_key(page: Page):
    my_move(page, deal(page))
    page.evaluate("() => { window.requestAnimationFrame = () => 0 }")  # a busy browser has no frame for a while
    page.keyboard.press("1")
    expect(page.locator(".target:focus")).to_have_count(1)


def test_where_the_keyboard_is_looks_different_from_the_card_that_is_picked(page: Page):
    my_move(page, deal(page))
    page.keyboard.press("1")
    picked = page.locator("[data-card].up")
    expect(picked).to_have_count(1)
    picked.focus()
    page.keyboard.press("ArrowRight")
    focused = page.locator("[data-card]:focus-visible")
    expect(focused).to_have_count(1)
    expect(focused).to_have_css("outline-style", "dashed")
    color = focused.evaluate("card => getComputedStyle(card).outlineColor")
    assert color not in picked.evaluate("card => getComputedStyle(card).boxShadow")
    expect(picked).to_have_css("outline-style", "none")


def test_who_plays_now_without_a_name_is_you_to_themselves_and_a_guest_to_others(page: Page):
    deals.choose_next(deals.expect_secret(playing.GAME, is_mine, {"players": 5, "rounds": 3}))
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    expect(page.locator("main.table")).to_be_visible()
    code = page.url[-6:]
    assert re.fullmatch(r"Guest \d+", state(page, code)["table"]["seats"][0]["name"])
    expect(page.locator(".log li").filter(has_text="You start")).to_have_count(1)
    expect(page.locator(".log li").filter(has_text="You starts")).to_have_count(0)


def test_nobody_is_removed_or_made_host_by_a_slip(visit: Visit):
    host, guest = visit().page, visit().page
    code = make_table(host, "Ann", players=3, bots=1)
    sit_down(guest, code, "Bob")
    host.goto(f"/t/{code}")
    seat_of(host, "Bob").get_by_role("button", name="More: Bob").click()
    deeds = host.get_by_role("dialog")
    for name in ("Make Bob the host", "Ban Bob from this table", "Free the seat of Bob"):
        deeds.get_by_role("button", name=name, exact=True).click()
        expect(deeds.get_by_role("button", name=f"{name}: Confirm")).to_be_visible()
    seats = state(host, code)["table"]["seats"]
    assert [seat["name"] for seat in seats][1] == "Bob"
    assert state(host, code)["you"]["host"]
    deeds.get_by_role("button", name="Free the seat of Bob: Confirm").click()
    expect(deeds).to_have_count(0)
    expect(seat_of(host, "Bob")).to_have_count(0)
    expect(guest.get_by_role("alert")).to_contain_text("Your seat was freed")
    guest.get_by_role("button", name="Sit down", exact=True).click()
    expect(seat_of(guest, "Bob")).to_contain_text("(you)")
    expect(guest.get_by_role("alert")).to_have_count(0)
    command(host, code, "remove", target=1)
    expect(guest.get_by_role("alert")).to_contain_text("Your seat was freed")
    command(host, code, "start", fill="novice")
    expect(guest.locator("[data-ask]")).to_be_visible()
    expect(guest.get_by_role("alert")).to_have_count(0)  # now there is no seat to sit down in


# Notes the largest part of the board that an announcement covers.
SHARE = """() => {
  window.share = 0
  new MutationObserver(() => {
    const said = document.querySelector('.big-news p')?.getBoundingClientRect()
    const board = document.querySelector('.board')?.getBoundingClientRect()
    if (said && board) window.share = Math.max(window.share, (said.width * said.height) / (board.width * board.height))
  }).observe(document.body, { childList: true, subtree: true })
}"""


def test_an_announcement_on_the_big_screen_leaves_the_board_in_sight(visit: Visit):
    visitor = visit()
    code = make_table(visitor.page, "Ann", players=3, bots=1)
    screen = visit(viewport=TELEVISION).page
    screen.goto(f"/t/{code}/screen")
    said = screen.get_by_role("status").last
    expect(said).to_have_text("1 free seat.")
    guest = visit().page
    sit(guest, code, "Bob")
    expect(said).to_have_text("Not here yet: Ann and Bob.")
    visitor.page.goto(f"/t/{code}")
    guest.goto(f"/t/{code}")
    expect(said).to_have_text("All seats are taken. The host can start.")
    alone = make_table(visitor.page, "Ann", players=3, bots=2)
    screen.goto(f"/t/{alone}/screen")
    command(visitor.page, alone, "start")
    visitor.page.goto(f"/t/{alone}")  # bots wait for the people who play
    expect(screen.locator(".board")).to_be_visible()
    screen.evaluate(SHARE)
    hurry(
        visitor.page,
        alone,
        lambda now: now["view"] is not None and any(goal["face_up"] for goal in now["view"]["goals"]),
    )
    screen.wait_for_function("() => window.share > 0")
    assert screen.evaluate("window.share") < 0.15


def test_the_number_of_spectators_covers_no_button(page: Page, visit: Visit):
    code = deal(page)
    visit().page.goto(f"/t/{code}")
    expect(page.locator(".watching")).to_be_visible()
    number, button = page.locator(".watching").bounding_box(), page.locator(".icons .button").first.bounding_box()
    assert number is not None
    assert button is not None
    assert number["x"] + number["width"] <= button["x"]


# The pixels of cards that lie behind what was seen.
BEHIND = """() => {
  const { left, top, right, bottom } = document.querySelector('.learnt').getBoundingClientRect()
  const common = (low, high, from, to) => Math.max(0, Math.min(high, to) - Math.max(low, from))
  return [...document.querySelectorAll('.layer > .card')].map((card) => card.getBoundingClientRect())
    .reduce((sum, at) => sum + common(left, right, at.left, at.right) * common(top, bottom, at.top, at.bottom), 0)
}"""


# How far what is known of a goal is from its card, and how large it is.
HANGS = """() => {
  const known = document.querySelector('.known').getBoundingClientRect()
  const card = document.querySelector('.layer > .card:has(.known)').getBoundingClientRect()
  return [known.left - card.right, known.width]
}"""


def test_what_was_seen_is_shown_in_front_of_the_player_on_a_wide_screen_too(page: Page):
    page.set_viewport_size({"width": 1100, "height": 640})  # below the board there is no room for it
    now = game_where(page, holds("map", "map"))
    my_move(page, now["table"]["code"])
    card(page, "map").click()
    page.locator(".target").first.click()
    confirm(page)
    expect(page.locator(".learnt")).to_contain_text("You looked at goal 1")
    depth = "one => Number(getComputedStyle(one).zIndex)"  # no card that is drawn flies over it
    assert page.locator(".learnt").evaluate(depth) > page.locator(".flights").evaluate(depth)
    eventually(lambda: page.evaluate(BEHIND) == 0)
    page.locator("[data-learnt]").click()
    expect(page.locator(".learnt")).to_have_count(0)
    page.set_viewport_size({"width": 1280, "height": 520})  # where cards are small, it hangs beside its goal
    wait_for_rest(page)
    aside, wide = page.evaluate(HANGS)
    assert aside >= 0
    assert wide >= 18
