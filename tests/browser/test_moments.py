"""Moments: each is seen in its order, and nothing tells it before the table does."""

from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.deals import State
from tests.browser.playing import deal, hurry, is_mine, my_move, wait_for

MOTION: dict[str, Any] = {"reduced_motion": "no-preference"}
ONE_ROLE = 420  # milliseconds that one role card takes


def _has_ended(now: State) -> bool:
    """Whether the first round is over."""
    return bool(now["view"]["round"] > 1 or now["view"]["ending"] != "none")


def _goes_on(now: State) -> bool:
    return bool(now["view"]["round"] > 1)


def test_the_next_round_waits_until_the_end_of_this_one_was_seen(page: Page):
    code = deal(page, rounds=2)
    my_move(page, code)
    hurry(page, code, _goes_on)
    expect(page.locator(".reveal")).to_be_visible()
    expect(page.get_by_text("Round 1 of 2")).to_be_visible()
    expect(page.locator(".log li.heading").filter(has_text="Round 2")).to_have_count(0)
    page.get_by_role("button", name="Next round").click()
    expect(page.locator(".reveal")).to_have_count(0)
    expect(page.get_by_text("Round 2 of 2")).to_be_visible()


# Notes when the end of a round is first seen, and when the log and the players first tell a role.
NOTE = """() => {
  window.firsts = {}
  const note = (name, isThere) => isThere && (window.firsts[name] ??= performance.now())
  new MutationObserver(() => {
    note('reveal', document.querySelector('.reveal'))
    note('log', [...document.querySelectorAll('.log li')].some((line) => line.textContent.includes('was a ')))
    note('chips', document.querySelector('.chip .role'))
  }).observe(document.body, { childList: true, subtree: true })
}"""


def test_roles_are_told_by_the_cards_before_the_log_and_the_players(visit: Visit):
    page = visit(**MOTION).page
    code = deal(page, rounds=2)
    my_move(page, code)
    page.evaluate(NOTE)
    hurry(page, code, _has_ended)
    expect(page.locator(".log li").filter(has_text="was a ")).not_to_have_count(0)
    firsts: dict[str, float] = page.evaluate("window.firsts")
    assert firsts["log"] - firsts["reveal"] > 3 * ONE_ROLE  # three players' cards were turned over between them
    assert "chips" not in firsts


def test_a_role_is_dealt_with_a_card_that_is_turned_over_once(visit: Visit):
    page = visit(**MOTION).page
    code = deal(page)
    moment = page.locator(".moment")
    expect(moment).to_be_visible()
    page.keyboard.press("Escape")
    expect(moment).to_have_count(0)
    page.reload()
    expect(page.locator("main.table")).to_be_visible()
    wait_for(page, code, is_mine)
    expect(moment).to_have_count(0)
