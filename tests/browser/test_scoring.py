"""The Lost Mines set up, described and scored: from the first page to the standings."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import forest
from tests.browser.axe import expect_no_barriers
from tests.browser.browsing import LAPTOP, PHONE
from tests.browser.conftest import Visit
from tests.browser.deals import State
from tests.browser.lobby import expect_table
from tests.browser.playing import come, hurry, hurry_unseen, is_mine, is_over, skip_role, state

WORTH = {"take": 0, "turn": 1, "walk": 2, "lay": 3, "tool": 4, "yes": 5, "look": 6, "discard": 8, "stay": 9, "vote": 99}


def eager(choices: list[dict[str, Any]]) -> dict[str, Any]:
    """What somebody does who wants to be in the mines in the east."""
    return min(choices, key=lambda one: (WORTH.get(one["verb"], 7), -(one.get("x") or 0)))


def is_near_the_end(now: State) -> bool:
    """Whether a treasure or a few cards are all that is left."""
    view = now["view"]
    return view["pile"] == 0 or sum(treasure["taken_by"] is None for treasure in view["treasures"]) <= 1


# How many steps of the scoring have been made, and whose points are still open.
COUNTED = """() => [
  document.querySelectorAll('[data-step]').length,
  [...document.querySelectorAll('.points')].filter((one) => one.textContent === '…').length,
]"""


def points_shown(page: Page) -> list[int]:
    """What is under each role card, by seat."""
    shown = page.locator("[data-points]").all()
    return [int(one.get_attribute("data-points") or "") for one in shown]


def test_play_now_deals_the_game_that_was_chosen_last(home: Page):
    home.get_by_role("radio", name="The Lost Mines").check(force=True)
    expect(home.get_by_text("5 players · medium bots · 2 rounds")).to_be_visible()
    home.reload()
    expect(home.get_by_role("radio", name="The Lost Mines")).to_be_checked()
    home.get_by_text("5 players · medium bots · 2 rounds").click()
    seats = home.get_by_role("spinbutton", name="Seats")
    seats.press("End")
    expect(seats).to_have_text("9")
    seats.press("Home")
    home.get_by_role("radio", name="Sly").check(force=True)
    expect(home.get_by_text("3 players · medium bots, Sly · 2 rounds")).to_be_visible()
    home.get_by_role("button", name="Play now").click()
    expect_table(home)
    now = state(home, home.url[-6:])
    assert now["view"]["game"] == "lost-mines"
    assert [seat["bot"] for seat in now["table"]["seats"]] == [None, "digger:sly", "digger:sly"]
    home.goto("/")
    expect(home.get_by_role("region", name="Your tables")).to_contain_text("The Lost Mines")


def test_a_table_of_the_lost_mines_is_set_up_with_its_own_options(visit: Visit):
    host, guest = visit().page, visit(viewport=PHONE).page
    host.goto("/new")
    host.get_by_label("Your name").fill("Ola")
    host.get_by_role("radio", name="Classic").check(force=True)
    host.get_by_role("radio", name="The Lost Mines").check(force=True)
    expect(host.get_by_role("radio", name="Classic")).to_have_count(0)
    expect(host.get_by_text("The rulebook says two")).to_be_visible()
    host.get_by_role("switch", name="Open table").click()
    host.get_by_text("House rules").click()
    host.get_by_role("switch", name="Play on until one player leads").click()
    host.get_by_label("Who starts").select_option("2")
    host.get_by_text("Pace", exact=True).click()
    host.get_by_label("Stand-in bot").select_option("novice:cautious")
    expect_no_barriers(host)
    host.get_by_role("button", name="Create table").click()
    for word in ("The Lost Mines", "2 rounds", "Play on until one player leads"):
        expect(host.get_by_role("region", name="Game and options").get_by_text(word, exact=True)).to_be_visible()
    now = state(host, host.url[-6:])["table"]
    assert (now["options"]["until_alone"], now["options"]["first"]) == (True, 2)
    assert now["settings"]["away_bot"] == "novice:cautious"
    guest.goto("/")
    expect(guest.get_by_role("listitem").filter(has_text=host.url[-6:])).to_contain_text("The Lost Mines · 5 players")
    host.get_by_role("button", name="Seat a bot here: Digger").first.click()
    level = host.get_by_label("Level of Onyx")
    level.select_option("digger:loud")
    expect(level).to_have_value("digger:loud")
    host.get_by_role("button", name="Change", exact=True).click()
    host.get_by_role("dialog").get_by_role("radio", name="Saboteur").check(force=True)
    host.get_by_role("button", name="Save").click()
    options = host.get_by_role("region", name="Game and options")
    expect(options.get_by_text("Revised edition", exact=True)).to_be_visible()


def test_a_round_is_summarized_and_scored_step_by_step_and_the_game_ends_in_standings(visit: Visit):
    page, watcher = visit().page, visit(viewport=PHONE, reduced_motion="no-preference").page
    code = forest.made(page, level="novice")
    assert hurry_unseen(page, code, is_near_the_end, eager) is not None
    come(page, code)
    watcher.goto(f"/t/{code}")
    expect_table(watcher)
    hurry(page, code, is_over, eager)
    won, steps = state(page, code)["view"]["points"], watcher.locator("[data-step]")
    # One step comes after another, until somebody wants them all.
    skip = watcher.get_by_role("button", name="Show everything now")
    expect(steps).not_to_have_count(0)
    begun = steps.count()
    # Nobody is said to have no points before theirs are counted, and nothing flies over the result.
    counted, uncounted = watcher.evaluate(COUNTED)
    depth = "one => Number(getComputedStyle(one).zIndex)"
    assert watcher.locator(".flights").evaluate(depth) < watcher.locator(".veil").evaluate(depth)
    skip.press("Enter")
    expect(skip).to_have_count(0)
    total = steps.count()
    assert total > begun
    assert uncounted or counted == total
    assert points_shown(watcher) == won
    # Without motion everything is there immediately.
    expect(page.locator("[data-step]")).to_have_count(total)
    expect(page.get_by_role("button", name="Show everything now")).to_have_count(0)
    assert points_shown(page) == won
    log = page.get_by_role("list", name="Game log")
    for said in (r"You were (loyal|selfish|a saboteur) \((blue|yellow) clan\)", r"You score .* \(\d+ in total\)"):
        expect(log).to_contain_text(re.compile(said))
    expect_no_barriers(page)
    # The standings, also after a reload, and the way to another game.
    page.get_by_role("button", name="Standings").click()
    page.reload()
    row = page.locator(".standings tr.me")
    expect(row.locator(".won")).to_contain_text(f"+{won[0]}" if won[0] else "0")
    expect(row.locator(".sum")).to_have_text(str(won[0]))
    expect(row.get_by_role("img", name=re.compile("clan"))).to_have_count(1)
    expect_no_barriers(page)
    page.get_by_role("button", name="Rematch").click()
    expect(page).not_to_have_url(re.compile(code))
    expect_table(page)
    assert state(page, page.url[-6:])["view"]["game"] == "lost-mines"


# Whether the heading is in sight, and the scoring is as high as its lines, none of them behind heading or buttons.
READABLE = """() => {
  const box = (one) => one.getBoundingClientRect()
  const [head, list, foot] = ['.reveal header', '.scoring', '.reveal footer'].map((one) => document.querySelector(one))
  const last = document.querySelector('[data-step]:last-child')
  const isInFront = head.contains(document.elementFromPoint(innerWidth / 2, box(head.querySelector('h2')).top + 8))
  const isFirst = isInFront && box(head).top >= 0
  return [isFirst, list.scrollHeight === list.clientHeight, box(last).bottom <= box(foot).top + 8]
}"""


# Whether one's own role card and points are in sight, below the heading and above the buttons.
OWN_IN_SIGHT = """() => {
  const box = (selector) => document.querySelector(selector).getBoundingClientRect()
  const own = box('[data-revealed="0"]')
  return own.top >= box('.reveal header').bottom - 8 && own.bottom <= box('.reveal footer').top + 8
}"""


def test_on_a_phone_the_scoring_of_nine_ends_with_ones_own_points_in_sight(visit: Visit):
    page = visit(viewport={"width": 390, "height": 664}, reduced_motion="no-preference", has_touch=True).page
    code = forest.made(page, 9, level="novice")
    assert hurry_unseen(page, code, lambda now: is_near_the_end(now) and is_mine(now), eager) is not None
    come(page, code)
    skip_role(page)
    hurry(page, code, is_over, eager)
    expect(page.locator("[data-step]")).not_to_have_count(0)
    page.locator(".reveal").evaluate("one => one.scrollTo(0, one.scrollHeight)")
    page.get_by_role("button", name="Show everything now").tap()
    page.wait_for_function(OWN_IN_SIGHT)


# The role cards and steps of the scoring that are not whole between the heading and the buttons.
BELOW_THE_FOLD = """() => {
  const box = (one) => one.getBoundingClientRect()
  const top = box(document.querySelector('.reveal header')).bottom - 8
  const bottom = box(document.querySelector('.reveal footer')).top + 8
  return [...document.querySelectorAll('[data-revealed], [data-step]')]
    .filter((one) => box(one).top < top || box(one).bottom > bottom)
    .map((one) => one.textContent)
}"""


@pytest.mark.parametrize("size", [(360, 612), (390, 664)])
def test_the_scoring_of_nine_is_read_below_its_heading_on_a_phone_and_beside_the_roles_on_a_laptop(
    visit: Visit, size: tuple[int, int]
):
    page = visit(viewport={"width": size[0], "height": size[1]}).page
    code = forest.made(page, 9, level="novice")
    hurry_unseen(page, code, is_over, eager)
    come(page, code)
    expect(page.locator("[data-step]")).not_to_have_count(0)
    page.locator(".reveal").evaluate("one => one.scrollTo(0, one.scrollHeight)")
    assert page.evaluate(READABLE) == [True, True, True]
    page.set_viewport_size(LAPTOP)
    assert page.evaluate(BELOW_THE_FOLD) == []
