"""What goes wrong in real life: reloads, a restarting server, no network; nothing is lost or doubled."""

import re

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import Visit
from tests.browser.playing import (
    card,
    confirm,
    deal,
    deal_to_lay,
    happened,
    my_move,
    state,
    take_turn,
    target,
    wait_for,
)
from tests.browser.serving import Served


def aim(page: Page, choice: dict) -> None:
    """Picks a card and its place, and does not confirm yet."""
    card(page, choice["card"]).click()
    target(page, choice["x"], choice["y"]).click()
    expect(page.locator("[data-confirm]")).to_be_visible()


def steps_of(page: Page, code: str, seat: int) -> int:
    """How many decisions a seat has made."""
    return sum(one["what"]["kind"] == "stepped" and one["what"]["seat"] == seat for one in happened(page, code))


def test_a_reload_in_the_middle_of_a_turn_loses_nothing(page: Page):
    code, choice = deal_to_lay(page)
    now = state(page, code)
    aim(page, choice)
    page.reload()
    expect(page.locator("[data-card]")).to_have_count(len(now["view"]["hand"]))
    expect(page.locator("[data-card].up")).to_have_count(0)
    assert state(page, code)["view"]["hand"] == now["view"]["hand"]
    aim(page, choice)
    confirm(page)
    wait_for(page, code, lambda seen: seen["seq"] > now["seq"])


@pytest.mark.parametrize("lost", ["the command", "the answer"])
def test_a_reload_right_after_a_move_neither_loses_nor_doubles_it(visit: Visit, lost: str):
    visitor = visit()
    page = visitor.page
    cut = False

    def wire(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        socket.on_message(lambda text: None if cut and lost == "the command" else server.send(text))
        server.on_message(lambda text: None if cut else socket.send(text))

    page.route_web_socket(re.compile("/ws"), wire)
    code, choice = deal_to_lay(page)
    before = steps_of(page, code, 0)
    cut = True
    aim(page, choice)
    confirm(page)
    if lost == "the answer":
        wait_for(page, code, lambda now: steps_of(page, code, 0) == before + 1)
    cut = False
    page.reload()
    wait_for(page, code, lambda now: steps_of(page, code, 0) == before + 1)
    expect(page.locator(".prompt.mine, .reveal").first).to_be_visible()
    assert steps_of(page, code, 0) == before + 1


def test_offline_and_back_says_so_and_continues_by_itself(visit: Visit):
    visitor = visit()
    page = visitor.page
    code, choice = deal_to_lay(page)
    now = state(page, code)
    with visitor.forgiving():
        visitor.context.set_offline(True)
        expect(page.locator(".banner")).to_be_visible()
        aim(page, choice)
        confirm(page)
        visitor.context.set_offline(False)
        wait_for(page, code, lambda seen: seen["seq"] > now["seq"])
    expect(page.locator(".prompt.mine, .reveal").first).to_be_visible()
    take_turn(page)


def test_the_server_restarts_in_mid_game_and_the_game_continues(visit: Visit, own_served: Served):
    visitor = visit(own_served.address)
    page = visitor.page
    code = deal(page)
    before = my_move(page, code)
    expect(page.locator(".prompt.mine")).to_be_visible()
    with visitor.forgiving():
        own_served.kill()
        expect(page.locator(".banner")).to_contain_text("Connection lost")
        own_served.begin()
        page.evaluate("() => dispatchEvent(new Event('online'))")  # as a phone does; it tries again immediately
        expect(page.get_by_text("Connection lost").first).to_be_hidden()
    after = state(page, code)
    assert after["view"] == before["view"]
    assert after["seq"] == before["seq"]
    take_turn(page)
    wait_for(page, code, lambda seen: steps_of(page, code, 0) > 0)
