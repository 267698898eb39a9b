"""What the table shows beyond the rules: routes, claims, captions, who is taken along, who gets a notice."""

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser import forest, playing
from tests.browser.browsing import wait_for_rest
from tests.browser.conftest import Visit
from tests.browser.lobby import seat_of
from tests.browser.phones import SMALL, UPRIGHT
from tests.browser.playing import command, hurry, is_over, make_table, sit, start, state

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 664}, "has_touch": True}


# How many dwarfs are drawn over something.
COVERED_BY_DWARFS = """(one) => {
  const word = one.getBoundingClientRect()
  const isOver = ({ left, right, top, bottom }) =>
    left < word.right && word.left < right && top < word.bottom && word.top < bottom
  return [...document.querySelectorAll('.figure')].filter((dwarf) => isOver(dwarf.getBoundingClientRect())).length
}"""


def test_A13_a_walk_is_drawn_with_its_way_and_its_cost_and_the_rest_has_labels(page: Page):
    """One's own dwarf stands out, traps and treasures have names, and paths show where they can lead."""
    traps = forest.dealt_where(page, forest.can("trap"), box=forest.TRAPS)
    trap = next(one for one in forest.choices_of(traps, "trap") if (one["x"], one["y"], one["side"]) == (3, 3, "E"))
    code = traps["table"]["code"]
    command(page, code, "play", expect=traps["seq"], action=trap["action"])
    expect(page.locator('.prompt[data-what="walk_or_stay"], .prompt[data-what="walk"]').first).to_be_visible()
    expect(page.locator(".token .caption")).to_have_text("Trap")
    assert page.locator(".token .caption").evaluate(COVERED_BY_DWARFS) == 0, "dwarfs stand beside the name of a trap"
    expect(page.locator(".side-cards .caption").first).to_have_text(re.compile("Silver|Gold|Gems"))
    expect(page.locator(".figure.own")).to_have_count(1)
    expect(page.locator(".routes .ends")).to_have_count(1)
    walks = forest.choices_of(state(page, code), "walk")
    dear = next(one for one in walks if one["losses"] == 1)
    playing.target(page, dear["x"], dear["y"]).click()
    expect(page.locator(".routes .way")).to_have_attribute("data-route", re.compile("[1-5]"))
    expect(playing.my_turn(page)).to_contain_text("lose 1 card")
    page.set_viewport_size(SMALL)
    expect(page.locator(".token")).to_have_count(1)
    expect(page.locator(".token .caption")).to_have_count(0)  # too small to be read: the picture says it
    command(page, code, "pause")
    expect(page.locator(".target")).to_have_count(0)
    wait_for_rest(page)
    trap_at = page.locator(".token").bounding_box()
    assert trap_at is not None
    page.mouse.click(trap_at["x"] + trap_at["width"] / 2, trap_at["y"] + trap_at["height"] / 2)
    expect(page.locator(".help")).to_contain_text("loses a card")


def test_the_card_just_placed_looks_like_every_other_card_that_can_be_walked_to(page: Page):
    now = forest.dealt_where(page, forest.can("lay"), box=forest.TRAPS)
    own = now["view"]["dwarfs"][0]
    lay = next(one for one in forest.choices_of(now, "lay") if abs(one["x"] - own["x"]) + abs(one["y"] - own["y"]) == 1)
    command(page, now["table"]["code"], "play", expect=now["seq"], action=lay["action"])
    expect(playing.target(page, lay["x"], lay["y"])).to_be_visible()
    expect(page.locator(".ring.last")).to_have_count(0)


def test_B2_the_result_of_a_look_is_shown_on_a_phone_in_the_lost_mines_too(visit: Visit):
    page = visit(**PHONE).page
    now = forest.dealt_where(page, forest.can("look", seen="mine"), box=forest.LOOKS["infoMT"])
    look = forest.choices_of(now, "look", seen="mine")[0]
    command(page, now["table"]["code"], "play", expect=now["seq"], action=look["action"])
    learnt = page.locator(".learnt")
    expect(learnt).to_contain_text(f"You looked into mine {look['slot'] + 1}")
    learnt.get_by_role("button").first.click()
    expect(learnt).to_have_count(0)


def test_A14_claims_stay_pinned_goals_are_turned_up_and_friends_are_taken_along(visit: Visit):
    first, second = visit().page, visit().page
    code = make_table(first, "Ann", players=3, bots=1)
    sit(second, code, "Bob")
    start(code, first, second)
    command(second, code, "phrase", phrase="goal_is_gold", args=["top"])
    command(second, code, "phrase", phrase="suspect", args=[0])
    expect(first.locator(".claim")).to_have_count(1)
    expect(first.locator('[data-seat="0"] [data-claim="suspect"]')).to_have_text("!1")
    wide = first.viewport_size
    assert wide is not None
    first.set_viewport_size(UPRIGHT)
    expect(first.locator(".claim")).to_have_text("1")  # on a phone there is room to count them
    first.locator('[data-sought="top"]').click(force=True)
    expect(first.locator(".help .said")).to_have_text("Bob says: goal 1 is gold")
    first.set_viewport_size(wide)
    while not is_over(state(first, code)):
        hurry(first, code, lambda now: now["prompt"] is not None and now["prompt"]["seat"] == 1)
        hurry(second, code, lambda now: now["prompt"] is not None and now["prompt"]["seat"] == 0)
    view = state(second, code)["view"]
    assert [goal["treasure"] is not None for goal in view["goals"]] == [True] * 3
    second.get_by_role("button", name="Standings").click()
    again = command(first, code, "rematch")["code"]
    second.wait_for_url(f"**/t/{again}")
    expect(seat_of(second, "Bob")).to_contain_text("(you)")
    command(first, again, "remove", target=1, ban=True)
    expect(second.get_by_role("alert")).to_contain_text("You were removed from this table")
    second.reload()
    expect(second.get_by_role("alert")).to_contain_text("You were removed from this table")
    expect(second.get_by_label("Your name")).to_have_count(0)
    record = state(first, code)["table"]["record"]
    first.goto(f"/r/{record}#eyes=all&step=30")
    expect(first.locator(".course li").filter(has_text="Goal 1 is gold")).not_to_have_count(0)
    expect(first.get_by_role("link", name="Back to the table")).to_have_attribute("href", f"/t/{code}")
    expect(first.locator("[data-discarded]")).to_be_visible()
