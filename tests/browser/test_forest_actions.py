"""The table of The Lost Mines: each kind of action, by clicks, keys and dragging."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.browsing import measured, wait_for_rest
from tests.browser.conftest import Visit
from tests.browser.forest import (
    LOOKS,
    MINES,
    TRAPS,
    TREES,
    TROLLS,
    can,
    choices_of,
    deal,
    dealt_where,
    joint,
    lay_of,
    treasure,
)
from tests.browser.phones import SMALL
from tests.browser.playing import (
    card,
    chip,
    confirm,
    hurry,
    is_mine,
    my_move,
    my_turn,
    skip_role,
    state,
    target,
    wait_for,
)

# Every kind of action.


def test_a_path_lights_up_its_cells_and_is_where_it_was_placed(page: Page):
    now = dealt_where(page, can("lay"))
    choice = lay_of(now)
    card(page, choice["card"]).click()
    wanted = {f"{one['x']},{one['y']}" for one in choices_of(now, "lay", card=choice["card"])}
    expect(page.locator(".target")).to_have_count(len(wanted))
    assert {spot.get_attribute("data-cell") for spot in page.locator(".target").all()} == wanted
    target(page, choice["x"], choice["y"]).click()
    expect(page.locator(".ghost use")).to_have_attribute("href", re.compile(f"face-path-{choice['face'].lower()}"))
    confirm(page)
    laid = wait_for(page, now["table"]["code"], lambda seen: seen["seq"] > now["seq"])
    assert any(
        (lies["x"], lies["y"], lies["face"]) == (choice["x"], choice["y"], choice["face"])
        for lies in laid["view"]["board"]
    )
    expect(page.locator(".steps [aria-current=step] .unseen")).to_have_text("now: Walk")


def laying(choices: list[dict]) -> dict:
    """A path, and then no walk."""
    order = ("lay", "stay", "no", "discard")
    return min(choices, key=lambda one: order.index(one["verb"]) if one["verb"] in order else 9)


def test_a_tool_is_on_its_obstacle_and_a_storm_takes_a_path_away(page: Page):
    code = deal(page, box=TREES)
    now = hurry(page, code, can("tool"), laying)
    assert now is not None
    choice = choices_of(now, "tool")[0]
    expect(page.locator('.prompt[data-what="card_or_vote"]')).to_be_visible()
    card(page, "axe").click()
    target(page, choice["x"], choice["y"]).click()
    expect(my_turn(page)).to_contain_text("Clear the way with the axe?")
    confirm(page)
    expect(page.get_by_role("img", name=re.compile("with a fallen tree and an axe")).first).to_be_visible()
    now = hurry(page, code, can("storm"), laying)
    assert now is not None
    choice = choices_of(now, "storm")[0]
    expect(page.locator('.prompt[data-what="card_or_vote"]')).to_be_visible()
    card(page, "storm").click()
    target(page, choice["x"], choice["y"]).click()
    expect(my_turn(page)).to_contain_text("Let the storm remove this path?")
    confirm(page)
    before = now["seq"]
    gone = wait_for(page, code, lambda seen: seen["seq"] > before)
    assert all((lies["x"], lies["y"]) != (choice["x"], choice["y"]) for lies in gone["view"]["board"])


def test_a_trap_is_set_on_a_joint_and_who_crosses_it_sees_the_price_and_chooses_the_way(page: Page):
    now = dealt_where(page, can("trap"), box=TRAPS)
    code = now["table"]["code"]
    choice = choices_of(now, "trap", x=3, y=3, side="E")[0]  # between the starts
    card(page, "trap").click()
    expect(page.locator(".target.joint")).to_have_count(len(choices_of(now, "trap")))
    joint(page, choice).click()
    expect(page.locator(".token.ghost")).to_be_visible()
    confirm(page)
    expect(page.get_by_role("img", name=re.compile("^Trap,"))).to_be_visible()
    expect(page.locator('.prompt[data-what="walk"]')).to_be_visible()
    now = state(page, code)
    there = 7 - now["view"]["dwarfs"][0]["x"]
    losses = sorted(one["losses"] for one in choices_of(now, "walk", x=there, y=3))
    assert losses == [1, 3]  # over the trap, or over it and back and over it again
    expect(target(page, there, 3).locator(".price")).to_have_text("\u22121")
    expect(target(page, there, 3)).to_have_accessible_name(re.compile("costs 1 card"))
    target(page, there, 3).click()
    expect(my_turn(page)).to_contain_text("lose 1 card to a trap?")  # what costs more is not offered
    confirm(page)
    walked = wait_for(page, code, lambda seen: seen["seq"] > now["seq"])
    assert walked["view"]["dwarfs"][0]["x"] == there
    assert walked["view"]["hand_sizes"][0] == 4  # one played, one lost, one drawn


# Whether a place is wholly within the board's frame.
IS_ON_BOARD = """(one) => {
  const [place, board] = [one, one.closest('.board')].map((part) => part.getBoundingClientRect())
  const isAcross = place.left >= board.left && place.right <= board.right
  return isAcross && place.top >= board.top && place.bottom <= board.bottom
}"""


def test_a_troll_is_put_on_a_joint_by_keys_and_by_dragging(page: Page):
    now = dealt_where(page, can("troll"), box=TROLLS)
    number = now["view"]["hand"].index("troll") + 1
    page.keyboard.press(str(number))
    focused = page.locator(".target.joint:focus")
    expect(focused).to_have_count(1)
    seen = {focused.get_attribute("data-cell")}
    for key in ("ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"):
        page.keyboard.press(key)
        seen.add(focused.get_attribute("data-cell"))
    assert len(seen) > 1
    page.keyboard.press("Enter")
    expect(my_turn(page)).to_contain_text("Put the troll here")
    page.keyboard.press("Escape")
    choice = choices_of(now, "troll")[0]
    for _ in range(12):
        page.keyboard.press("ArrowLeft")  # the board goes out of sight
    page.keyboard.press("m")
    page.locator(f'[data-action="{choice["action"]}"]').click()
    wait_for_rest(page)
    expect(joint(page, choice)).to_be_in_viewport(ratio=1)
    assert joint(page, choice).evaluate(IS_ON_BOARD)
    page.keyboard.press("Escape")
    card(page, "troll").click()
    expect(joint(page, choice)).to_be_visible()
    wait_for_rest(page)
    to = joint(page, choice).bounding_box()
    page.keyboard.press("Escape")
    expect(page.locator("[data-card].up")).to_have_count(0)
    wait_for_rest(page)
    held = card(page, "troll").bounding_box()
    assert to is not None
    assert held is not None
    page.mouse.move(held["x"] + 40, held["y"] + 60)
    page.mouse.down()
    page.mouse.move(to["x"] + to["width"] / 2, to["y"] + to["height"] / 2, steps=5)
    page.mouse.up()
    confirm(page)
    expect(page.get_by_role("img", name=re.compile(r"^Troll \(You\),"))).to_be_visible()
    expect(chip(page, 0)).to_have_accessible_name(re.compile("has a troll on the board"))


@pytest.mark.parametrize(("seen", "kind"), [("mine", "infoMT"), ("treasure", "infoTD"), ("dwarf", "infoMD")])
def test_what_was_looked_at_stays_in_sight(page: Page, seen: str, kind: str):
    now = dealt_where(page, can("look", seen=seen), box=LOOKS[kind])
    choice = choices_of(now, "look", card=kind, seen=seen)[0]
    card(page, kind).click()
    if seen == "mine":
        mine = now["view"]["mines"][choice["slot"]]
        target(page, mine["x"], mine["y"]).click()
        kept = page.get_by_role("img", name=re.compile("Mine 1, face down. You saw"))
    elif seen == "treasure":
        treasure(page, choice["slot"]).click()
        kept = page.get_by_role("list", name="Treasures laid out").get_by_role("img", name=re.compile(r"worth \d"))
    else:
        chip(page, choice["seat"]).click()
        kept = page.get_by_role("button", name=re.compile("you saw: (loyal|selfish|saboteur)"))
    expect(my_turn(page)).to_contain_text("Look at")
    confirm(page)
    expect(kept).to_have_count(1)
    page.reload()
    expect(kept).to_have_count(1)
    if seen == "treasure":
        _expect_known_on_a_phone(page, kept)


# What hangs over the edge of its treasure.
HANGING = """() => [...document.querySelectorAll('.side-cards .worth, .side-cards .looks')].filter((one) => {
  const [badge, card] = [one, one.closest('li')].map((each) => each.getBoundingClientRect())
  const isAcross = badge.left < card.left || badge.right > card.right
  return badge.width && (isAcross || badge.top < card.top || badge.bottom > card.bottom)
}).map((one) => one.className)"""


def _expect_known_on_a_phone(page: Page, kept: Locator) -> None:
    """What a treasure is worth can be seen there, who looked hides little of it, and a tap says it in words."""
    page.set_viewport_size(SMALL)
    beside = page.locator(".side-cards")
    expect(beside.locator(".seers:visible")).to_have_count(0)
    expect(beside.locator(".looks:visible").first).to_have_text(re.compile(r"^\d$"))
    worth = kept.locator("xpath=..").locator(".worth")
    expect(worth).to_be_visible()
    assert measured(page, HANGING) == []
    if kept.locator("xpath=ancestor::button").count() == 0:
        kept.locator("xpath=..").click()
        expect(page.locator(".help")).to_contain_text(re.compile(rf"worth {worth.inner_text()}, looked at by you"))


def test_one_card_or_two_are_discarded_and_a_dwarf_stays(page: Page):
    code = deal(page)
    now = my_move(page, code)
    page.locator("[data-card]").nth(0).click()
    page.locator("[data-pass]").click()
    expect(my_turn(page)).to_contain_text("Pick another to discard two")
    page.locator("[data-card]").nth(1).click()
    expect(page.locator("[data-card].up")).to_have_count(2)
    page.locator("[data-card]").nth(1).click()  # put back after all
    expect(page.locator("[data-card].up")).to_have_count(1)
    page.locator("[data-card]").nth(2).click()
    expect(my_turn(page)).to_contain_text("Discard both cards?")
    confirm(page)
    thrown = wait_for(page, code, lambda seen: seen["seq"] > now["seq"])
    hand = now["view"]["hand"]
    assert sorted(thrown["view"]["discarded"]) == sorted([hand[0], hand[2]])
    page.get_by_role("button", name="Stay").click()
    stayed = wait_for(page, code, lambda seen: is_mine(seen) and seen["view"]["phase"] == "turn")
    assert len(stayed["view"]["hand"]) == len(hand)


def test_A13_a_dwarf_that_cannot_walk_stays_without_being_asked_and_no_card_goes_by_itself(visit: Visit):
    page = visit(forced_steps=True).page
    code = deal(page)
    now = my_move(page, code)
    page.locator("[data-card]").nth(0).click()
    page.locator("[data-pass]").click()
    confirm(page)
    stayed = wait_for(
        page, code, lambda seen: seen["seq"] > now["seq"] and is_mine(seen) and seen["view"]["phase"] == "turn"
    )
    assert len(stayed["view"]["hand"]) == len(now["view"]["hand"])
    expect(my_turn(page)).to_be_visible()


# Notes every button that is offered while the step of the turn leaves no choice.
OFFERED = """new MutationObserver(() => {
  const buttons = document.querySelectorAll('.prompt[data-what="walk"] :is(button, a)')
  window.walks ||= document.querySelector('.prompt[data-what="walk"]') !== null
  window.offered = [...(window.offered ?? []), ...[...buttons].map((one) => one.ariaLabel ?? one.textContent)]
}).observe(document, { childList: true, subtree: true, attributes: true })"""


def test_a_step_that_is_taken_automatically_is_only_told(visit: Visit):
    page = visit(forced_steps=True, reduced_motion="no-preference").page
    code = deal(page)
    now = my_move(page, code)
    skip_role(page)
    page.locator("[data-card]").nth(0).click()
    page.locator("[data-pass]").click()
    page.evaluate(OFFERED)
    confirm(page)
    expect(my_turn(page)).to_contain_text("Nowhere to walk")
    wait_for(page, code, lambda seen: seen["seq"] > now["seq"] and is_mine(seen) and seen["view"]["phase"] == "turn")
    assert page.evaluate("[window.walks, window.offered]") == [True, []]


def test_a_mine_is_turned_up_laid_as_its_finder_wants_and_a_treasure_taken(page: Page):
    now = dealt_where(page, can("walk", side="N"), choose=discarding, box=MINES)
    code = now["table"]["code"]
    walk = choices_of(now, "walk", side="N")[0]
    target(page, walk["x"], walk["y"]).click()
    confirm(page)
    expect(page.locator('.prompt[data-what="turn_mine"] [data-way]')).to_have_count(2)
    page.locator("[data-way]").last.click()
    expect(page.locator(".ghost use")).to_have_attribute("href", re.compile("face-mine-.*-nsw"))
    confirm(page)
    lies = wait_for(page, code, lambda seen: seen["view"]["phase"] != "turn_mine")
    assert any((one["x"], one["y"], one["face"]) == (walk["x"], walk["y"], "NSW") for one in lies["view"]["board"])

    now = dealt_where(page, can("take"), choose=into_mines, box=MINES)
    choice = choices_of(now, "take")[-1]
    expect(page.locator("[data-slot]")).to_have_count(len(choices_of(now, "take")))
    treasure(page, choice["slot"]).click()
    confirm(page)
    worth = page.get_by_role("img", name=re.compile(r"worth \d, taken by You"))
    expect(worth).not_to_have_count(0)
    expect(chip(page, 0)).to_have_accessible_name(re.compile("taken: 1"))


def discarding(choices: list[dict]) -> dict:
    """The quickest way to the walk."""
    return next((one for one in choices if one["verb"] == "discard"), choices[0])


def into_mines(choices: list[dict]) -> dict:
    """Into the nearest mine."""
    order = ("take", "turn", "discard", "stay", "no")
    mines = [one for one in choices if one["verb"] == "walk" and one.get("side")]
    return mines[0] if mines else min(choices, key=lambda one: order.index(one["verb"]) if one["verb"] in order else 9)
