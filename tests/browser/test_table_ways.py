"""Every way to play: cards dragged, tapped on a phone, played by keyboard alone; and the board moved by all of them."""

import re

from playwright.sync_api import FloatRect, Locator, Page, expect

from tests.browser.browsing import PHONE, eventually, wait_for_rest
from tests.browser.conftest import Visit
from tests.browser.deals import State
from tests.browser.playing import (
    card,
    chip,
    confirm,
    deal,
    deal_to_lay,
    game_where,
    holds,
    my_move,
    my_turn,
    play_round,
    state,
    target,
    wait_for,
)


def box(of: Locator) -> FloatRect:
    found = of.bounding_box()
    assert found is not None
    return found


def middle(of: Locator) -> tuple[float, float]:
    found = box(of)
    return found["x"] + found["width"] / 2, found["y"] + found["height"] / 2


def drag(page: Page, what: Locator, to: tuple[float, float]) -> None:
    """Takes something with the mouse, moves it and lets it go."""
    wait_for_rest(page)
    page.mouse.move(*middle(what))
    page.mouse.down()
    page.mouse.move(*to, steps=4)
    page.mouse.up()


def lies(now: State, choice: dict) -> bool:
    return any((card["x"], card["y"]) == (choice["x"], choice["y"]) for card in now["view"]["table"])


def where_of(page: Page, choice: dict) -> tuple[float, float]:
    """Where a target will be: it lights up as soon as its card is picked."""
    card(page, choice["card"]).click()
    expect(target(page, choice["x"], choice["y"])).to_be_visible()
    wait_for_rest(page)
    spot = middle(target(page, choice["x"], choice["y"]))
    page.keyboard.press("Escape")
    expect(page.locator("[data-card].up")).to_have_count(0)
    return spot


SCALE = "layer => new DOMMatrix(getComputedStyle(layer).transform).a"
TWO_MORE = "tools => [1, 2].forEach(() => tools.append(tools.firstElementChild.cloneNode(true)))"
IS_WHOLE = "text => text.scrollWidth <= text.clientWidth"


# By mouse.


def test_a_tunnel_is_dragged_to_its_place(page: Page):
    code, choice = deal_to_lay(page)
    wait_for_rest(page)
    scale = page.locator(".layer").evaluate(SCALE)
    spot = where_of(page, choice)
    assert page.locator(".layer").evaluate(SCALE) == scale, "the board rescales when a card is picked"
    drag(page, card(page, choice["card"]), spot)
    expect(page.locator(".ghost.sure")).to_be_visible()
    confirm(page)
    wait_for(page, code, lambda now: lies(now, choice))


def test_a_card_dropped_beside_everything_goes_back_into_the_hand(page: Page):
    code = deal(page)
    now = my_move(page, code)
    drag(page, page.locator("[data-card]").first, (1300, 300))
    expect(page.locator("[data-card].up")).to_have_count(0)
    assert state(page, code)["view"]["hand"] == now["view"]["hand"]


def test_a_broken_tool_is_dragged_onto_a_player(page: Page):
    now = game_where(page, holds("break", "break"))
    choice = next(choice for choice in now["prompt"]["choices"] if choice["verb"] == "break")
    drag(page, card(page, choice["card"]), middle(chip(page, choice["seat"])))
    expect(my_turn(page)).to_contain_text(f"{choice['tool']}?")
    confirm(page)
    expect(page.locator(".side .log li").filter(has_text=re.compile(f"You broke .*{choice['tool']}"))).to_have_count(1)
    broken = chip(page, choice["seat"])
    broken.locator(".tools").evaluate(TWO_MORE)
    assert broken.locator(".who").evaluate(IS_WHOLE), "broken tools cut the name"


def test_a_map_is_dragged_onto_a_goal(page: Page):
    now = game_where(page, holds("map", "map"))
    choice = next(choice for choice in now["prompt"]["choices"] if choice["verb"] == "map")
    goal = next(seen for seen in now["view"]["goals"] if seen["name"] == choice["goal"])
    drag(page, card(page, "map"), where_of(page, {**choice, "x": goal["x"], "y": goal["y"]}))
    confirm(page)
    expect(page.get_by_role("img", name=re.compile("You saw"))).not_to_have_count(0)


def test_a_card_is_dragged_away_to_pass(page: Page):
    code = deal(page)
    my_move(page, code)
    wait_for_rest(page)
    page.mouse.move(*middle(page.locator("[data-card]").first))
    page.mouse.down()
    page.mouse.move(700, 500, steps=3)
    expect(page.get_by_text("Drop here to discard")).to_be_visible()
    page.mouse.move(*middle(page.get_by_text("Drop here to discard")))
    page.mouse.up()
    expect(my_turn(page)).to_contain_text("Discard this card face down")
    confirm(page)
    expect(page.locator(".side .log li").filter(has_text="You discarded")).to_have_count(1)


def test_the_board_moves_under_the_mouse_zooms_by_the_wheel_and_fits_itself_again(page: Page):
    my_move(page, deal(page))
    start = page.get_by_role("img", name=re.compile("^Start$"))
    expect(start).to_be_visible()
    wait_for_rest(page)
    before = box(start)
    page.mouse.move(*middle(page.locator(".board")))
    page.mouse.down()
    page.mouse.move(middle(page.locator(".board"))[0] + 80, middle(page.locator(".board"))[1] + 40, steps=3)
    page.mouse.up()
    eventually(lambda: (round(box(start)["x"] - before["x"]), round(box(start)["y"] - before["y"])) == (80, 40))
    page.mouse.wheel(0, -300)
    eventually(lambda: box(start)["width"] > before["width"] * 1.2)
    page.get_by_role("button", name="Show everything").click()
    eventually(lambda: abs(box(start)["x"] - before["x"]) < 2 and abs(box(start)["width"] - before["width"]) < 2)


# By touch.


def test_on_a_phone_a_card_is_tapped_and_its_place_is_tapped(visit: Visit):
    page = visit(viewport=PHONE, has_touch=True, is_mobile=True).page
    code, choice = deal_to_lay(page)
    card(page, choice["card"]).tap()
    target(page, choice["x"], choice["y"]).tap()
    page.locator("[data-confirm]").tap()
    wait_for(page, code, lambda now: lies(now, choice))
    page.get_by_role("button", name="Log and chat").tap()
    expect(page.get_by_role("dialog").get_by_text(re.compile("You placed")).first).to_be_visible()


def test_on_a_phone_a_finger_drags_a_card_and_moves_the_board(visit: Visit):
    visitor = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    page = visitor.page
    code, choice = deal_to_lay(page)
    to = where_of(page, choice)
    touch = visitor.context.new_cdp_session(page)

    def finger(kind: str, *points: tuple[float, float]) -> None:
        touches = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    start = middle(card(page, choice["card"]))
    finger("touchStart", start)
    for step in (0.3, 0.6, 1):
        finger("touchMove", (start[0] + (to[0] - start[0]) * step, start[1] + (to[1] - start[1]) * step))
    finger("touchEnd")
    confirm(page)
    wait_for(page, code, lambda now: lies(now, choice))

    entrance = page.get_by_role("img", name=re.compile("^Start$"))
    wait_for_rest(page)
    wide = box(entrance)["width"]
    x, y = middle(page.locator(".board"))
    finger("touchStart", (x - 20, y), (x + 20, y))
    for apart in (30, 45, 60):
        finger("touchMove", (x - apart, y), (x + apart, y))
    finger("touchEnd")
    eventually(lambda: box(entrance)["width"] > wide * 1.5)
    assert page.evaluate("() => scrollX + scrollY") == 0  # the page itself stays where it is


def test_nothing_on_the_phone_is_cut_off(visit: Visit):
    for players in (3, 10):
        page = visit(viewport=PHONE, has_touch=True, is_mobile=True).page
        deal(page, players)
        expect(page.locator("[data-card]").first).to_be_visible()
        wait_for_rest(page)
        assert page.evaluate("() => document.documentElement.scrollWidth") == PHONE["width"]
        for part in [*page.locator("[data-card]").all(), *page.locator("[data-seat]").all(), page.locator(".prompt")]:
            found = box(part)
            assert found["x"] >= 0
            assert found["x"] + found["width"] <= PHONE["width"]
            assert found["y"] + found["height"] <= PHONE["height"]
        assert box(page.locator(".board"))["height"] > 300


# By keyboard.


def turn_by_keys(page: Page) -> None:
    """One turn without a mouse: cards by number, Enter to choose and again to confirm, P to pass."""
    for number in range(page.locator("[data-card]").count()):
        if page.locator("[data-card]").nth(number).get_attribute("class").count("idle"):  # type: ignore[union-attr]
            continue
        page.keyboard.press(str(number + 1))
        expect(page.locator(".target:focus, .chip.aim:focus")).to_have_count(1)
        page.keyboard.press("Enter")
        if page.locator(".prompt [data-way]").count():
            break
        page.keyboard.press("Enter")
        return
    page.keyboard.press("Escape")
    page.keyboard.press("1")
    page.keyboard.press("p")
    expect(page.locator("[data-confirm]")).to_be_visible()
    page.evaluate("() => document.activeElement.blur()")
    page.keyboard.press("Enter")


def test_a_whole_round_is_played_by_keyboard_alone(page: Page):
    deal(page, 9)
    play_round(page, turn_by_keys)
    nuggets = page.locator("[data-nugget]")
    expect(nuggets.or_(page.locator(".reveal footer .main")).first).to_be_visible()
    if nuggets.count():
        page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        expect(nuggets).to_have_count(0)
        expect(page.locator(".reveal footer .main")).to_be_visible()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator(".standings")).to_be_visible()


def test_arrows_go_among_the_targets_and_escape_puts_the_card_back(page: Page):
    code, choice = deal_to_lay(page)
    now = state(page, code)
    number = now["view"]["hand"].index(choice["card"]) + 1
    page.keyboard.press(str(number))
    focused = page.locator(".target:focus")
    expect(focused).to_have_count(1)
    first = focused.get_attribute("data-cell")
    seen = {first}
    for key in ("ArrowUp", "ArrowDown", "ArrowRight", "ArrowLeft") * 2:
        page.keyboard.press(key)
        seen.add(focused.get_attribute("data-cell"))
    if page.locator(".target").count() > 1:
        assert len(seen) > 1
    page.keyboard.press("Escape")
    expect(page.locator(".target")).to_have_count(0)


def test_all_legal_moves_are_a_list_to_choose_from(page: Page):
    code, choice = deal_to_lay(page)
    now = state(page, code)
    page.keyboard.press("m")
    moves = page.get_by_role("dialog", name="All legal moves").get_by_role("listitem")
    expect(moves).to_have_count(len(now["prompt"]["choices"]))
    page.locator(f'[data-action="{choice["action"]}"]').press("Enter")
    page.locator("[data-confirm]").press("Enter")
    wait_for(page, code, lambda seen: lies(seen, choice))
