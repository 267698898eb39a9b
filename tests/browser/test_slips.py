"""Double clicks and double taps: the second press does not hit a button that has just appeared under it."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import forest, playing
from tests.browser.browsing import wait_for_rest
from tests.browser.conftest import Visit
from tests.browser.phones import UPRIGHT
from tests.browser.playing import card, state, target
from tests.browser.test_table_ways import box

Press = Callable[[float, float], None]
PHONE: dict[str, Any] = {"viewport": UPRIGHT, "has_touch": True}


def _right_end(of: Locator) -> tuple[float, float]:
    found = box(of)
    return found["x"] + found["width"] - 8, found["y"] + found["height"] / 2


def _is_at(of: Locator, x: float, y: float) -> bool:
    found = box(of)
    return found["x"] <= x <= found["x"] + found["width"] and found["y"] <= y <= found["y"] + found["height"]


def _stop_the_clock(page: Page) -> None:
    """However slow the machine is, the next presses follow each other immediately."""
    wait_for_rest(page)
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now() + 1_000"))


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "finger"])
def test_a_double_press_does_one_step_and_the_next_one_needs_a_press_of_its_own(visit: Visit, touch: bool):
    page = visit(**(PHONE if touch else {})).page
    press: Press = page.touchscreen.tap if touch else page.mouse.click
    now = forest.dealt_where(page, forest.can("lay"))
    code, lay = now["table"]["code"], forest.lay_of(now)
    card(page, lay["card"]).click()
    target(page, lay["x"], lay["y"]).click()
    _stop_the_clock(page)
    stay = page.locator('[data-deed="stay"]')
    place = _right_end(page.locator("[data-confirm]"))
    press(*place)
    expect(stay).to_be_visible()
    assert _is_at(stay, *place), "it is not under the pointer"
    press(*place)
    press(*place)
    expect(stay).to_be_visible()
    assert state(page, code)["prompt"]["what"] == "walk"
    page.clock.run_for(1_000)
    press(*place)
    expect(stay).to_be_hidden()


def test_a_double_tap_does_not_answer_whether_to_discard(visit: Visit):
    phone = visit(**PHONE).page
    playing.my_move(phone, playing.deal(phone))
    phone.locator("[data-card]").first.tap()
    _stop_the_clock(phone)
    place = _right_end(phone.locator("[data-pass]"))
    phone.touchscreen.tap(*place)
    sure = phone.locator("[data-confirm]")
    expect(sure).to_be_visible()
    assert _is_at(sure, *place), "it is not under the finger"
    phone.touchscreen.tap(*place)
    expect(sure).to_be_visible()
    phone.clock.run_for(1_000)
    sure.tap()
    expect(sure).to_be_hidden()
