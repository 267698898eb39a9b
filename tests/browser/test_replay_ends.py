"""The end of a round and of a game in a replay."""

from playwright.sync_api import Page, expect

from tests.browser.axe import expect_no_barriers
from tests.browser.browsing import run_clock_until, stop_clock
from tests.browser.conftest import Visit
from tests.browser.replays import MINE, at_step, come, keep, scrub, states


def round_ends(name: str) -> list[int]:
    """The steps with which rounds end."""
    endings = [then.state.view(None).ending for _, then in states(name)]
    return [step for step in range(1, len(endings)) if endings[step] != "none" and endings[step - 1] == "none"]


def test_the_end_of_a_round_is_seen_when_a_step_comes_to_it(page: Page):
    come(page, f"/r/{keep(page, MINE)}")
    first = round_ends(MINE)[0]
    scrub(page, first)  # a jump shows the board
    expect(page.locator(".reveal")).to_have_count(0)
    scrub(page, first - 1)
    page.locator('[data-to="on"]').click()
    result = page.locator(".reveal")
    expect(result.locator("[data-revealed]")).to_have_count(5)
    expect_no_barriers(page)
    dealt = next(step for step, then in states(MINE) if then.state.view(None).round == 2)
    for step in range(first + 1, dealt + 1):  # nuggets are shared, step by step
        result.get_by_role("button", name="Next step").click()
        expect(at_step(page, step)).to_be_attached()
    expect(result).to_have_count(0)
    expect(page.get_by_text("Round 2 of 3")).to_be_visible()


def test_the_end_of_the_game_is_seen_when_a_step_comes_to_it(page: Page):
    last = round_ends(MINE)[-1]
    come(page, f"/r/{keep(page, MINE)}#step={last - 1}")
    expect(at_step(page, last - 1)).to_be_attached()
    page.keyboard.press("ArrowRight")
    page.locator(".reveal").get_by_role("button", name="Standings").click()
    expect(page.locator(".standings")).to_contain_text("The game is over")
    page.get_by_role("button", name="Look at the board").click()
    expect(page.locator(".standings")).to_have_count(0)


# Notes, when the log first tells a role, which cards are turned over; and whether the players tell one before.
NOTE_ROLES = """() => {
  const ended = (card) => card.getAnimations().every((one) => one.playState === 'finished')
  new MutationObserver(() => {
    const isTold = [...document.querySelectorAll('.course li')].some((line) => line.textContent.includes('was a '))
    if (document.querySelector('.chip .role')) window.chips = true
    const words = [...document.querySelectorAll('.reveal [data-revealed] .word')]
    if (words.length) window.heard ??= words.filter((word) => getComputedStyle(word).visibility !== 'hidden').length
    if (isTold) window.turned ??= [...document.querySelectorAll('.reveal [data-revealed] .front')].map(ended)
  }).observe(document.body, { childList: true, subtree: true })
}"""


def test_the_log_of_a_replay_tells_no_role_before_its_card_is_turned(visit: Visit):
    page = visit(reduced_motion="no-preference").page
    first = round_ends(MINE)[0]
    come(page, f"/r/{keep(page, MINE)}#step={first - 1}&eyes=none")  # else all roles are known from the start
    expect(at_step(page, first - 1)).to_be_attached()
    expect(page.locator(f'.course [data-step="{first}"]')).to_have_count(0)  # nor anything else that is still to come
    page.evaluate(NOTE_ROLES)
    page.locator('[data-to="on"]').click()
    expect(page.locator(".course li").filter(has_text="was a ")).not_to_have_count(0)
    assert page.evaluate("window.turned") == [True] * 5
    assert page.evaluate("window.chips") is None
    assert page.evaluate("window.heard") == 0  # for a screen reader no role is there before its card turns


def test_the_end_of_a_round_in_a_replay_can_be_skipped(visit: Visit):
    page = visit(reduced_motion="no-preference").page
    first = round_ends(MINE)[0]
    page.clock.install()
    come(page, f"/r/{keep(page, MINE)}#step={first - 1}")
    expect(at_step(page, first - 1)).to_be_attached()
    stop_clock(page)
    page.get_by_role("button", name="Play", exact=True).click()
    skip = page.get_by_role("button", name="Show everything now")
    run_clock_until(page, lambda: skip.count() > 0)
    skip.click()
    page.clock.resume()
    expect(page.locator(".course li").filter(has_text="was a ")).not_to_have_count(0)
    page.wait_for_function("(step) => document.querySelector('main').dataset.step > step", arg=first)  # plays on
