"""Moments: each is seen in its order, and nothing tells it before the table does."""

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.browsing import eventually, measured
from tests.browser.conftest import Visit
from tests.browser.deals import State
from tests.browser.playing import (
    come,
    deal,
    happened,
    hurry,
    is_mine,
    is_over,
    made,
    my_move,
    skip_role,
    state,
)
from tests.browser.room import TELEVISION

MOTION: dict[str, Any] = {"reduced_motion": "no-preference"}


def _has_ended(now: State) -> bool:
    """Whether the first round is over."""
    return bool(now["view"]["round"] > 1 or now["view"]["ending"] != "none")


def _goes_on(now: State) -> bool:
    return bool(now["view"]["round"] > 1)


def test_the_next_round_waits_until_the_end_of_this_one_was_seen(visit: Visit):
    page = visit().page
    code = deal(page, rounds=2)
    screen = visit(viewport=TELEVISION).page
    screen.goto(f"/t/{code}/screen")
    expect(screen.locator(".board")).to_be_visible()
    my_move(page, code)
    hurry(page, code, _goes_on)
    expect(page.locator(".reveal")).to_be_visible()
    expect(page.get_by_text("Round 1 of 2")).to_be_visible()
    expect(page.locator(".log li.heading").filter(has_text="Round 2")).to_have_count(0)
    page.reload()
    expect(page.locator(".reveal")).to_be_visible()
    expect(screen.locator(".reveal")).to_be_visible()
    expect(screen.locator(".note")).to_have_text("Waiting for Ann to see the result.")  # an hour is not counted
    expect(screen.locator(".state")).to_have_count(0)
    page.get_by_role("button", name="Next round", exact=True).click()
    expect(page.locator(".reveal")).to_have_count(0)
    expect(page.get_by_text("Round 2 of 2")).to_be_visible()
    expect(screen.locator(".reveal")).to_have_count(0)
    expect(screen.get_by_text("Round 2 of 2")).to_be_visible()
    late = visit().page
    come(late, code)
    expect(late.get_by_text("Round 2 of 2")).to_be_visible()
    expect(late.locator(".reveal")).to_have_count(0)  # who comes now sees the round that is played
    skip_role(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Result of the last round").click()
    page.locator(".reveal").get_by_role("button", name="Look at the board").click()
    expect(page.locator(".reveal")).to_have_count(0)


# Notes, when the log first tells a role, which cards are turned over; whether the players tell one before; how high the
# result is, how many have got something at a time, and what is still said; and where the news of the gold are.
NOTE = """() => {
  window.heights = new Set()
  window.given = [0]
  const ended = (card) => card.getAnimations().every((one) => one.playState === 'finished')
  new MutationObserver(() => {
    const isTold = [...document.querySelectorAll('.log li')].some((line) => line.textContent.includes('was a '))
    if (document.querySelector('.chip .role')) window.chips = true
    const reveal = document.querySelector('.reveal')
    const given = document.querySelectorAll('.reveal .gain').length
    if (reveal) {
      window.heights.add(reveal.offsetHeight)
      window.bubbles ??= document.querySelectorAll('.bubble').length
    }
    if (given > window.given.at(-1)) window.given.push(given)
    window.sum ??= document.querySelector('.won')?.checkVisibility({ visibilityProperty: true }) ? given : undefined
    const news = document.querySelector('.big-news.great')?.getBoundingClientRect()
    const field = document.querySelector('.field')?.getBoundingClientRect()
    if (news) window.news ??= Math.abs(news.left + news.right - field.left - field.right) / 2
    if (isTold) window.turned ??= [...document.querySelectorAll('.reveal [data-revealed] .front')].map(ended)
  }).observe(document.body, { childList: true, subtree: true })
}"""

FROM_ITS_END = "(log) => log.scrollHeight - log.scrollTop - log.clientHeight"

# How much of its card each picture of a role takes.
FILLED = """() => [...document.querySelectorAll('.roles .side.front')].map((side) => {
  const [card, face] = [side.parentElement, side.querySelector('svg')].map((one) => one.getBoundingClientRect())
  return Math.min(face.width / card.width, face.height / card.height)
})"""


def test_roles_are_shown_by_the_cards_before_the_log_and_the_players(visit: Visit):
    page = visit(**MOTION).page
    code = made(page, rounds=2)
    page.goto("/")  # what the first page brings stays
    page.get_by_role("link", name=re.compile(code)).click()
    my_move(page, code)
    skip_role(page)
    page.evaluate(NOTE)
    hurry(page, code, _has_ended)
    expect(page.locator(".reveal")).to_be_visible()
    for width, height in ((1920, 1080), (1000, 560)):  # the log follows in a window of any size
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(100)
    expect(page.locator(".log li").filter(has_text="was a ")).not_to_have_count(0)
    eventually(lambda: page.locator(".log ol").evaluate(FROM_ITS_END) < 5)
    expect(page.locator(".log .more")).to_have_count(0)
    assert page.evaluate("window.turned") == [True] * 3  # three players' cards were turned over before
    assert page.evaluate("window.chips") is None
    assert page.evaluate("window.news") < 1  # in the middle
    assert page.evaluate("window.bubbles") == 0
    given = page.evaluate("window.given")
    assert given == list(range(len(given)))
    assert len(given) > 1
    assert page.evaluate("window.sum") == given[-1]
    assert min(measured(page, FILLED)) > 0.98  # a face is as large as its card


# Notes that a card has been turned over in the middle of the screen, and what told the role beside it.
WATCH = """new MutationObserver(() => {
  if (!document.querySelector('.moment')) return
  window.dealt = true
  window.light ??= getComputedStyle(document.querySelector('.moment'), '::before').opacity
  const beside = [...document.querySelectorAll('.role h2, .log li')].map((one) => one.textContent)
  window.told ||= beside.some((text) => text.includes('You are'))
}).observe(document, { childList: true, subtree: true })"""


def test_a_role_is_dealt_with_a_card_that_is_turned_over_once(visit: Visit):
    visitor = visit(**MOTION)
    visitor.context.add_init_script(WATCH)
    page = visitor.page
    code = deal(page)
    page.wait_for_function("() => window.dealt")
    assert state(page, code)["presence"]["reading_until"] is not None, "bots wait"
    assert not page.evaluate("window.told")
    assert page.evaluate("window.light") == "0", "its colour would tell the role before the card has turned"
    expect(page.locator(".moment")).to_have_class(re.compile("stays"))
    page.keyboard.press("Escape")
    expect(page.locator(".moment")).to_have_count(0)
    expect(page.locator(".role h2")).to_contain_text("You are")
    eventually(lambda: state(page, code)["presence"]["reading_until"] is None)
    page.reload()
    my_move(page, code)
    assert not page.evaluate("window.dealt")


# Whether anything of the dealt role moves, and what can be read of it.
STILL = """() => {
  const moment = document.querySelector('.moment')
  const isRead = moment.innerText.includes('You are')
  return [moment.getAnimations({ subtree: true }).length, getComputedStyle(moment).opacity, isRead]
}"""


def test_where_motion_is_turned_off_a_role_is_dealt_as_a_still_card(visit: Visit):
    visitor = visit(sees_role=True)
    visitor.context.add_init_script(WATCH)
    page = visitor.page
    code = deal(page)
    expect(page.locator(".moment")).to_be_visible()
    assert measured(page, STILL) == [0, "1", True]
    expect(page.locator(".moment")).to_contain_text("Tap or press a key to continue")
    assert not page.evaluate("window.told")
    assert state(page, code)["presence"]["reading_until"] is not None, "bots wait"
    page.mouse.click(700, 400)
    expect(page.locator(".moment")).to_have_count(0)
    expect(page.locator(".role h2")).to_contain_text("You are")
    page.reload()
    my_move(page, code)
    assert not page.evaluate("window.dealt")


# Notes, when log or players first tell what somebody won, whether the standings have been counted.
COUNT = """() => {
  const isOver = (row) => row.getAnimations().every((one) => one.playState === 'finished')
  new MutationObserver(() => {
    const lines = [...document.querySelectorAll('.log li')].map((one) => one.textContent)
    const isTold = lines.some((text) => /(has|have) \\d+ nugget/.test(text)) || document.querySelector('.chip .role')
    const rows = [...document.querySelectorAll('.standings tbody tr')]
    if (isTold) window.counted ??= rows.length > 0 && rows.every(isOver)
  }).observe(document.body, { childList: true, subtree: true })
}"""


def test_the_standings_are_counted_before_log_and_players_tell_them(visit: Visit):
    page = visit(**MOTION).page
    code = deal(page)
    my_move(page, code)
    skip_role(page)
    page.evaluate(COUNT)
    hurry(page, code, is_over)
    page.get_by_role("button", name="Show everything now").click()
    page.get_by_role("button", name="Standings").click()
    expect(page.locator(".log li").filter(has_text=re.compile(r"(has|have) \d+ nugget"))).not_to_have_count(0)
    assert page.evaluate("window.counted") is True


# Notes, frame by frame, what the end of a round tells before its card has turned, and an empty prompt.
EARLY = """() => {
  const style = (one) => getComputedStyle(one)
  const isSeen = (one) => one && style(one).visibility === 'visible' && style(one).opacity > 0.05
  const isTurned = (one) => one.getAnimations().every(({ currentTime, effect }) => {
    const { delay, duration } = effect.getTiming()
    return currentTime >= delay + duration * 0.9
  })
  window.early = new Set()
  const look = () => {
    for (const card of document.querySelectorAll('.roles > li')) {
      if (isSeen(card.querySelector('.word')) && !isTurned(card.querySelector('.front'))) window.early.add('role')
    }
    const goals = [...document.querySelectorAll('.goals li')]
    if (isSeen(document.querySelector('.where')) && !goals.every(isTurned)) window.early.add('gold')
    window.told ||= goals.length === 3 && isSeen(document.querySelector('.where'))
    const prompt = document.querySelector('.prompt')
    if (/^…?$/.test(prompt?.innerText.trim() ?? 'gone') && isSeen(prompt)) window.early.add('prompt')
    requestAnimationFrame(look)
  }
  look()
}"""


def _discards(choices: list[dict[str, Any]]) -> dict[str, Any]:
    """Breaks tools, and digs no tunnel."""
    return next((one for one in choices if one["verb"] == "break"), choices[-1])


def test_the_end_of_a_round_tells_nothing_before_its_card_has_turned(visit: Visit):
    page = visit(**MOTION).page
    code = deal(page, level="random")
    my_move(page, code)
    skip_role(page)
    page.evaluate(EARLY)
    hurry(page, code, is_over, _discards)
    expect(page.locator(".reveal .where")).to_have_text(re.compile(r"^The gold was goal \d\.$"))
    page.wait_for_function("() => window.told")
    expect(page.locator(".roles .word").last).to_have_css("opacity", "1")
    assert page.evaluate("[...window.early]") == []
    expect(page.locator(".chip .tool")).to_have_count(0)  # afterwards all are whole again


def _moves_of_round_2(page: Page, code: str) -> int:
    """How many steps came after the one that dealt it."""
    kinds = [[event["kind"] for event in one.get("events") or ()] for one in happened(page, code)]
    dealt = max(number for number, of_step in enumerate(kinds) if "round_began" in of_step)
    return len([of_step for of_step in kinds[dealt + 1 :] if of_step])


def test_bots_wait_behind_the_role_of_every_round(visit: Visit):
    page = visit(**MOTION).page
    code = deal(page, players=4, rounds=2)
    my_move(page, code)
    skip_role(page)
    hurry(page, code, _goes_on)
    page.get_by_role("button", name="Show everything now").click()
    page.get_by_role("button", name="Next round").click()
    expect(page.locator(".moment")).to_be_visible()
    dealt = state(page, code)
    assert not is_mine(dealt), "a bot begins"
    assert dealt["presence"]["reading_until"] is not None
    page.wait_for_timeout(2_000)  # longer than bots wait when nobody looks at a role
    expect(page.locator(".moment")).to_be_visible()
    expect(page.locator(".moment .go-on")).to_have_count(0)  # it goes by itself
    assert _moves_of_round_2(page, code) == 0
    page.keyboard.press("Escape")
    my_move(page, code)
