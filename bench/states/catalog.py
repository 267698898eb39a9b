"""The states of the page: each is a function that brings a page there."""

import itertools
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, ViewportSize, expect

from tests.browser import deals, forest, playing, replays, room
from tests.browser.browsing import LINGERING
from tests.browser.deals import State

PHONE = ViewportSize(width=390, height=664)
# Stops what moves in the middle, where everything can be seen.
HALFWAY = """() => document.getAnimations().forEach((one) => { one.pause(); one.currentTime = 2500 })"""
STATES: dict[str, Callable[[Page], None]] = {}


def state(show: Callable[[Page], None]) -> Callable[[Page], None]:
    """A state is a function that brings a page there; it is called by its name."""
    STATES[show.__name__.replace("_", "-")] = show
    return show


@state
def home(page: Page) -> None:
    page.goto("/")


@state
def new_table(page: Page) -> None:
    page.goto("/new")


@state
def lobby(page: Page) -> None:
    code = playing.make_table(page, "Ola", players=5, bots=2)
    page.goto(f"/t/{code}")


@state
def settings(page: Page) -> None:
    page.goto("/")
    page.locator("header button").last.click()


@state
def rules(page: Page) -> None:
    page.goto("/rules/saboteur#S4.2")


@state
def lesson(page: Page) -> None:
    page.goto("/learn/saboteur")


@state
def mine_table(page: Page) -> None:
    playing.game_where(page, lambda now: playing.one_way(now) is not None and len(now["view"]["table"]) > 8, players=5)


@state
def mine_three_players(page: Page) -> None:
    playing.my_move(page, playing.deal(page, players=3))


@state
def mine_seen_goal(page: Page) -> None:
    page.set_viewport_size(PHONE)
    now = playing.game_where(page, playing.holds("map", "map"), players=5)
    playing.my_move(page, now["table"]["code"])
    playing.card(page, "map").click()
    page.locator(".target").first.click()
    playing.confirm(page)
    expect(page.locator(".learnt")).to_be_visible()


@state
def mine_ten_players(page: Page) -> None:
    playing.deal(page, players=10)


@state
def mine_aimed(page: Page) -> None:
    code, choice = playing.deal_to_lay(page)
    playing.my_move(page, code)
    playing.card(page, choice["card"]).click()
    playing.target(page, choice["x"], choice["y"]).click()


@state
def mine_moves(page: Page) -> None:
    code = playing.deal(page, players=5)
    playing.my_move(page, code)
    page.keyboard.press("m")


@state
def mine_round_over(page: Page) -> None:
    code = playing.deal(page, players=5, rounds=2)
    playing.my_move(page, code)
    playing.hurry(page, code, lambda now: bool(now["view"]["round"] > 1 or now["view"]["ending"] != "none"))
    expect(page.locator(".reveal")).to_be_visible()


@state
def mine_standings(page: Page) -> None:
    code = playing.deal(page, players=5)
    playing.my_move(page, code)
    playing.hurry(page, code, playing.is_over)
    expect(page.locator(".reveal")).to_be_visible()
    page.locator(".reveal footer .button").last.click()
    expect(page.locator(".standings")).to_be_visible()


@state
def replay(page: Page) -> None:
    code = playing.deal(page, players=5)
    playing.hurry(page, code, playing.is_over)
    record = playing.state(page, code)["table"]["record"]
    page.goto(f"/r/{record}#eyes=all&step=12")


@state
def forest_table(page: Page) -> None:
    code = forest.deal(page, players=5)
    playing.hurry(page, code, lambda now: playing.is_mine(now) and len(now["view"]["board"]) > 10, lambda all_: all_[0])


@state
def forest_three_players(page: Page) -> None:
    playing.my_move(page, forest.deal(page, players=3))


@state
def forest_standings(page: Page) -> None:
    code = forest.deal(page, players=5)
    playing.my_move(page, code)
    playing.hurry(page, code, playing.is_over, lambda all_: all_[0])
    expect(page.locator(".reveal")).to_be_visible()


@state
def forest_lesson(page: Page) -> None:
    page.goto("/learn/lost-mines")


@state
def forest_nine_players(page: Page) -> None:
    forest.deal(page, players=9)


@state
def forest_walk(page: Page) -> None:
    now = forest.dealt_where(page, forest.can("walk"), choose=lambda choices: choices[0])
    walk = forest.choices_of(now, "walk")[-1]
    playing.target(page, walk["x"], walk["y"]).first.click()


@state
def play_now_options(page: Page) -> None:
    page.goto("/")
    page.locator("details summary").first.click()
    page.locator("details").first.scroll_into_view_if_needed()


@state
def keys(page: Page) -> None:
    page.goto("/")
    page.wait_for_load_state("networkidle")
    page.keyboard.press("?")
    expect(page.locator("dialog[open]").first).to_be_visible()


@state
def mine_role(page: Page) -> None:
    page.emulate_media(reduced_motion="no-preference")
    page.add_init_script(LINGERING)
    playing.deal(page, players=5)
    expect(page.locator(".moment")).to_be_visible()
    page.evaluate(HALFWAY)


@state
def mine_role_still(page: Page) -> None:
    page.add_init_script(LINGERING)
    playing.deal(page, players=5)
    expect(page.locator(".moment")).to_be_visible()


@state
def mine_goal_turned(page: Page) -> None:
    def is_stone(now: State) -> bool:
        return any(goal["face_up"] and goal["treasure"] != "gold" for goal in now["view"]["goals"])

    page.emulate_media(reduced_motion="no-preference")
    page.add_init_script(LINGERING)
    for secret in itertools.islice(deals.all_secrets(), 12):
        code = playing.deal(page, players=3, secret=secret)
        playing.skip_role(page)
        found = playing.hurry(page, code, is_stone)
        if found is not None and not playing.is_over(found) and found["view"]["ending"] == "none":
            break
    expect(page.locator(".big-news")).to_be_visible()


@state
def mine_broken(page: Page) -> None:
    def is_broken(now: State) -> bool:
        return playing.is_mine(now) and bool(now["view"]["broken"][0])

    playing.game_where(page, is_broken, players=5)


@state
def mine_menu(page: Page) -> None:
    playing.my_move(page, playing.deal(page, players=5))
    page.locator(".bar .icons button").last.click()
    expect(page.locator("dialog[open]").first).to_be_visible()


@state
def mine_player(page: Page) -> None:
    playing.my_move(page, playing.deal(page, players=5))
    playing.chip(page, 1).click()
    expect(page.locator("dialog[open]").first).to_be_visible()


@state
def mine_talk(page: Page) -> None:
    page.set_viewport_size(PHONE)
    playing.game_where(page, lambda now: playing.is_mine(now) and len(now["view"]["table"]) > 6, players=5)
    page.locator(".bar .icons button").nth(1).click()
    expect(page.locator("dialog[open]").first).to_be_visible()


@state
def mine_nuggets(page: Page) -> None:
    def picks(now: State) -> bool:
        return playing.is_mine(now) and now["prompt"]["what"] == "pick_nugget"

    playing.game_where(page, picks, players=5)
    page.wait_for_timeout(3000)


@state
def mine_standings_ten(page: Page) -> None:
    code = playing.deal(page, players=10)
    playing.hurry(page, code, playing.is_over)
    expect(page.locator(".reveal")).to_be_visible()
    page.locator(".reveal footer .button").last.click()
    expect(page.locator(".standings")).to_be_visible()


@state
def mine_spectator(page: Page) -> None:
    code = playing.made(page, players=5)
    page.context.clear_cookies()
    playing.come(page, code)


@state
def offline(page: Page) -> None:
    playing.my_move(page, playing.deal(page, players=5))
    page.context.set_offline(True)
    expect(page.locator(".banner")).to_be_visible()


@state
def replay_hindsight(page: Page) -> None:
    kept = replays.keep(page, replays.MINE)
    page.request.get(f"/api/records/{kept}/hindsight", timeout=0)
    replays.come(page, f"/r/{kept}#step=30&show=hindsight")
    expect(page.locator("article svg").first).to_be_visible()


@state
def replay_forest(page: Page) -> None:
    replays.come(page, f"/r/{replays.keep(page, replays.FOREST)}#step=30")


@state
def forest_storm(page: Page) -> None:
    code = forest.deal(page, players=5, box=forest.TREES)
    now = playing.hurry(page, code, forest.can("storm"), laying)
    assert now is not None
    choice = forest.choices_of(now, "storm")[0]
    expect(page.locator('.prompt[data-what="card_or_vote"]')).to_be_visible()
    playing.card(page, "storm").click()
    playing.target(page, choice["x"], choice["y"]).click()


@state
def forest_storm_news(page: Page) -> None:
    forest_storm(page)
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate(f"() => {LINGERING}")
    playing.confirm(page)
    expect(page.locator(".big-news")).to_be_visible()


@state
def forest_opened_mine(page: Page) -> None:
    forest.dealt_where(page, forest.can("turn"), choose=eager, box=forest.MINES)


@state
def forest_take(page: Page) -> None:
    page.set_viewport_size(PHONE)
    forest.dealt_where(page, forest.can("take"), choose=eager, box=forest.MINES)


@state
def forest_seen_dwarf(page: Page) -> None:
    page.set_viewport_size(PHONE)
    now = forest.dealt_where(page, forest.can("look", seen="dwarf"), players=5, box=forest.LOOKS["infoMD"])
    choice = forest.choices_of(now, "look", card="infoMD", seen="dwarf")[0]
    playing.card(page, "infoMD").click()
    playing.chip(page, choice["seat"]).click()
    playing.confirm(page)
    expect(page.locator(".learnt")).to_be_visible()


@state
def forest_trap(page: Page) -> None:
    page.set_viewport_size(PHONE)
    forest.dealt_where(page, forest.can("trap"), players=5, box=forest.TRAPS)
    playing.card(page, "trap").click()


@state
def forest_final_scores(page: Page) -> None:
    forest_standings(page)
    page.locator(".reveal footer .button").last.click()
    expect(page.locator(".standings")).to_be_visible()


@state
def lesson_refused(page: Page) -> None:
    page.goto("/learn/saboteur")
    page.wait_for_load_state("networkidle")
    page.locator("[data-hint]").click()
    page.locator("[data-card]").last.click()
    page.locator("[data-pass]").first.click()


@state
def screen_gathering(page: Page) -> None:
    code = playing.make_table(page, "Ola", players=5, bots=2)
    page.goto(f"/t/{code}/screen")


@state
def screen_forest(page: Page) -> None:
    code = forest.deal(page, players=9)
    page.goto(f"/t/{code}/screen")


@state
def screen_standings(page: Page) -> None:
    code = playing.deal(page, players=10)
    playing.hurry(page, code, playing.is_over)
    page.goto(f"/t/{code}/screen")
    expect(page.locator(".standings, .reveal").first).to_be_visible()


@state
def curtain(page: Page) -> None:
    code = playing.make_table(page, "Ann", players=3, bots=1)
    page.goto(f"/t/{code}")
    page.locator("[data-pass-add]").click()
    page.locator("dialog[open] input").fill("Bob")
    page.keyboard.press("Enter")
    playing.wait_for(page, code, lambda now: all(seat["sitter"] != "nobody" for seat in now["table"]["seats"]))
    playing.command(page, code, "start")
    expect(room.curtain(page)).to_be_visible()


@state
def screen(page: Page) -> None:
    code = playing.deal(page, players=5)
    page.goto(f"/t/{code}/screen")


@state
def missing(page: Page) -> None:
    page.goto("/nowhere")


def eager(choices: list[dict[str, Any]]) -> dict[str, Any]:
    """What somebody does who wants to be in a mine."""
    order = ("take", "turn", "walk", "lay", "stay")
    return min(choices, key=lambda one: (order.index(one["verb"]) if one["verb"] in order else 9, -(one.get("x") or 0)))


def laying(choices: list[dict[str, Any]]) -> dict[str, Any]:
    """A path, and then no walk."""
    order = ("lay", "stay", "no", "discard")
    return min(choices, key=lambda one: order.index(one["verb"]) if one["verb"] in order else 9)
