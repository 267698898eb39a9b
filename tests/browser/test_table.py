"""The table of Saboteur by mouse: a whole round against bots, and everything that a card can be aimed at."""

import re

from playwright.sync_api import Page, expect

from tests.browser.browsing import wait_for_rest
from tests.browser.conftest import Visit
from tests.browser.playing import (
    card,
    chip,
    confirm,
    deal,
    deal_to_lay,
    game_where,
    happened,
    holds,
    is_mine,
    my_move,
    my_turn,
    play_round,
    state,
    target,
    wait_for,
)


def lays(now: dict) -> list[dict]:
    """What can be laid now."""
    return [choice for choice in now["prompt"]["choices"] if choice["verb"] == "lay"]


def log(page: Page):
    """The lines of what happened."""
    return page.locator(".side .log li")


def test_a_whole_round_is_played_by_clicks_against_bots_and_then_another(page: Page):
    code = deal(page, 8)  # the more players, the fewer turns each
    assert play_round(page) > 0
    reveal = page.get_by_role("dialog")
    expect(reveal.get_by_role("heading", level=2)).to_have_text(
        re.compile("The miners found the gold!|The saboteurs win|Nobody wins")
    )
    # the players and the card left over
    expect(reveal.get_by_role("list", name="The roles").get_by_role("listitem")).to_have_count(9)
    for _ in range(2):
        nuggets = page.locator("[data-nugget]:enabled")  # not one that has just been picked
        expect(nuggets.or_(page.locator(".reveal footer .main")).first).to_be_visible()
        if nuggets.count():
            nuggets.last.click()
    page.get_by_role("button", name="Standings").click()
    expect(page.locator(".standings td.sum").first).to_be_visible()
    scores = [int(text) for text in page.locator(".standings td.sum").all_inner_texts()]
    assert scores == sorted(state(page, code)["view"]["scores"], reverse=True)
    page.get_by_role("button", name="Rematch").click()
    expect(page).not_to_have_url(re.compile(code))
    expect(page.locator("main")).to_be_visible()


def test_a_picked_card_lights_up_every_cell_where_it_can_lie_and_no_other(page: Page):
    code, choice = deal_to_lay(page)
    now = state(page, code)
    kind = choice["card"]
    expect(page.locator(".target")).to_have_count(0)
    card(page, kind).click()
    wanted = {f"{choice['x']},{choice['y']}" for choice in lays(now) if choice["card"] == kind}
    expect(page.locator(".target")).to_have_count(len(wanted))
    assert {spot.get_attribute("data-cell") for spot in page.locator(".target").all()} == wanted
    page.keyboard.press("Escape")
    expect(page.locator(".target")).to_have_count(0)


def test_a_ghost_shows_the_card_in_place_and_r_turns_it_where_both_ways_fit(page: Page):
    def has_both(now):
        cells = [(choice["card"], choice["x"], choice["y"]) for choice in lays(now)] if is_mine(now) else []
        return len(cells) > len(set(cells))

    now = game_where(page, has_both)
    cells = [(choice["card"], choice["x"], choice["y"]) for choice in lays(now)]
    kind, x, y = next(cell for cell in cells if cells.count(cell) == 2)
    faces = {choice["face"] for choice in lays(now) if (choice["card"], choice["x"], choice["y"]) == (kind, x, y)}
    card(page, kind).click()
    target(page, x, y).hover()
    ghost = page.locator(".ghost use")
    expect(ghost).to_have_attribute("href", re.compile(kind.lower()))
    target(page, x, y).click()
    page.keyboard.press("r")
    turned = next(face for face in faces if face != kind)
    expect(ghost).to_have_attribute("href", re.compile(f"-{turned.lower()}$"))
    confirm(page)
    laid = wait_for(page, now["table"]["code"], lambda seen: seen["seq"] > now["seq"])
    assert {"x": x, "y": y, "face": turned, "what": "tunnel"} in laid["view"]["table"]


def test_without_asking_a_card_is_laid_immediately(page: Page):
    code, choice = deal_to_lay(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("switch", name="Ask before every move").uncheck()
    page.get_by_role("button", name="Close", exact=True).click()
    x, y = choice["x"], choice["y"]
    card(page, choice["card"]).click()
    target(page, x, y).click()
    wait_for(page, code, lambda seen: any((lies["x"], lies["y"]) == (x, y) for lies in seen["view"]["table"]))


def test_an_illegal_try_names_the_reason(page: Page):
    code, choice = deal_to_lay(page)
    now = state(page, code)
    card(page, choice["card"]).click()
    wait_for_rest(page)
    board = page.locator(".board").bounding_box()
    assert board is not None
    page.mouse.click(board["x"] + board["width"] * 0.6, board["y"] + board["height"] * 0.8)  # far from everything
    expect(my_turn(page)).to_contain_text("Place a tunnel on an empty space next to a face-up card.")
    assert state(page, code)["seq"] == now["seq"]


def test_a_goal_looked_at_stays_marked_also_after_a_reload(page: Page):
    now = game_where(page, holds("map", "map"))
    goal = next(choice["goal"] for choice in now["prompt"]["choices"] if choice["verb"] == "map")
    spot = next(seen for seen in now["view"]["goals"] if seen["name"] == goal)
    card(page, "map").click()
    target(page, spot["x"], spot["y"]).click()
    expect(my_turn(page)).to_contain_text("Look at goal")
    confirm(page)
    known = page.get_by_role("img", name=re.compile("face down. You saw (gold|stone)"))
    expect(known.first).to_be_visible()
    expect(log(page).filter(has_text="You looked at goal")).not_to_have_count(0)
    page.reload()
    expect(known.first).to_be_visible()


def test_a_rockfall_takes_a_tunnel_away(page: Page):
    now = game_where(page, holds("rockfall", "rockfall"), level="random")
    choice = next(choice for choice in now["prompt"]["choices"] if choice["verb"] == "rockfall")
    card(page, "rockfall").click()
    target(page, choice["x"], choice["y"]).click()
    confirm(page)
    expect(log(page).filter(has_text=re.compile("You collapsed a "))).to_have_count(1)
    events = [event for one in happened(page, now["table"]["code"]) for event in one.get("events", [])]
    assert any(
        event["kind"] == "rockfall" and (event["x"], event["y"]) == (choice["x"], choice["y"]) for event in events
    )


def test_a_tool_breaks_before_the_player_who_is_pointed_at(page: Page):
    def own(now):
        """What breaks a tool of one's own; not all can be broken once more."""
        choices = now["prompt"]["choices"] if is_mine(now) else []
        return [choice for choice in choices if choice["verb"] == "break" and choice["seat"] == 0]

    now = game_where(page, lambda seen: bool(own(seen)))
    choice = own(now)[0]
    card(page, choice["card"]).click()
    aims = {
        one["seat"] for one in now["prompt"]["choices"] if one.get("card") == choice["card"] and one["verb"] == "break"
    }
    expect(page.locator(".chip.aim")).to_have_count(len(aims))
    assert {int(one.get_attribute("data-seat") or -1) for one in page.locator(".chip.aim").all()} == aims
    chip(page, 0).click()
    expect(my_turn(page)).to_contain_text(f"Break your own {choice['tool']}?")
    confirm(page)
    expect(log(page).filter(has_text=f"You broke your own {choice['tool']}")).to_have_count(1)


def test_passing_asks_for_a_card_and_tells_it_to_nobody_else(page: Page):
    code = deal(page)
    my_move(page, code)
    page.get_by_role("button", name="Discard", exact=True).click()
    page.locator("[data-card]").first.click()
    confirm(page)
    expect(log(page).filter(has_text="You discarded:")).to_have_count(1)


def test_the_log_shows_on_the_board_what_it_tells(page: Page):
    _, choice = deal_to_lay(page)
    card(page, choice["card"]).click()
    target(page, choice["x"], choice["y"]).click()
    confirm(page)
    page.get_by_role("button", name=re.compile("^You placed")).click()
    expect(page.locator(".flash")).to_have_count(1)


def test_the_role_hides_behind_a_cover_and_shows_while_it_is_held(page: Page):
    code = deal(page)
    role = state(page, code)["view"]["role"]
    title = page.get_by_role("heading", name=f"You are a {role}")
    expect(title).to_be_visible()
    page.get_by_role("button", name="Cover my role").click()
    expect(title).to_have_count(0)
    wait_for_rest(page)
    hold = page.get_by_role("button", name="Hold to peek").bounding_box()
    assert hold is not None
    page.mouse.move(hold["x"] + 20, hold["y"] + 20)
    page.mouse.down()
    expect(title).to_be_visible()
    page.mouse.up()
    expect(title).to_have_count(0)
    page.reload()
    expect(page.get_by_text("Your role is covered")).to_be_visible()


def test_private_marks_are_kept_in_this_browser(page: Page):
    deal(page)
    chip(page, 1).click()
    page.get_by_role("button", name="I suspect them").click()
    page.get_by_label("Note").fill("broke my lantern")
    page.get_by_role("button", name="Close", exact=True).click()
    expect(chip(page, 1)).to_have_accessible_name(re.compile("you suspect them"))
    page.reload()
    expect(chip(page, 1)).to_have_accessible_name(re.compile("you suspect them"))
    chip(page, 1).click()
    expect(page.get_by_label("Note")).to_have_value("broke my lantern")


def test_everything_is_said_in_polish_too(visit: Visit):
    page = visit(locale="pl-PL").page
    code = deal(page)
    my_move(page, code)
    expect(my_turn(page)).to_contain_text("Twoja kolej: wybierz kartę")
    page.get_by_role("button", name="Odrzuć", exact=True).click()
    page.locator("[data-card]").first.click()
    confirm(page)
    expect(log(page).filter(has_text="Odrzucasz:")).to_have_count(1)
