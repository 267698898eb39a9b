"""Browsers add randomness to the deal, remember what was shown, and check it after the game; tables with a password."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.playing import best, command, introduce, is_mine, is_over, make_table, sit, state, wait_for


def play_to_the_end(pages: list[Page], code: str) -> None:
    """Plays over HTTP, as these people, until the game is over."""
    while not is_over(state(pages[0], code)):
        for page in pages:
            now = state(page, code)
            if is_mine(now):
                command(page, code, "play", expect=now["seq"], action=best(now["prompt"]["choices"])["action"])


TOP = "(one) => one.getBoundingClientRect().top"


def promised(page: Page, code: str) -> list[bool]:
    """For each promise of randomness whether it was revealed."""
    return [bool(one.get("reveal")) for one in state(page, code)["table"]["seal"]["entropy"]]


def test_two_browsers_add_randomness_and_check_the_deal_with_one_click(visit: Visit):
    pages = [visit().page, visit().page]
    code = make_table(pages[0], "Ann", players=3, bots=1)
    sit(pages[1], code, "Bob")
    for page in pages:
        page.goto(f"/t/{code}")
    wait_for(pages[0], code, lambda now: len(now["table"]["seal"]["entropy"]) == 2)
    command(pages[0], code, "start")
    expect(pages[1].locator("main.table")).to_be_visible()
    assert promised(pages[0], code) == [True, True]
    play_to_the_end(pages, code)
    pages[1].locator(".reveal footer .main").click()
    pages[1].set_viewport_size({"width": 1366, "height": 500})  # so low that not everything is in sight
    asked = pages[1].locator("[data-check-deal]")
    asked.click()
    found = pages[1].locator(".answer")
    expect(found.get_by_text("Yes: the shuffle was fixed before the cards were dealt")).to_be_in_viewport(ratio=1)
    expect(found.get_by_text("Your browser made a note of it then, and it still matches.")).to_be_in_viewport(ratio=1)
    expect(found.get_by_text("Your device helped to shuffle.")).to_be_in_viewport(ratio=1)
    expect(found.get_by_text("pyrite verify")).to_be_hidden()
    top = asked.evaluate(TOP)
    for other in (pages[1].locator("[data-look]"), pages[1].get_by_role("link", name="Game record")):
        assert other.evaluate(TOP) == top, "the answer breaks their row"


def test_a_password_opens_the_door(visit: Visit):
    host, guest = visit().page, visit().page
    code = make_table(host, "Ann")
    host.goto(f"/t/{code}")
    host.get_by_text("Set a password").first.click()
    host.get_by_label("Password").fill("gold")
    host.get_by_role("button", name="Set a password").click()
    expect(host.get_by_text("This table has a password")).to_be_visible()
    introduce(guest)
    guest.goto(f"/t/{code}")
    guest.get_by_label("Password").fill("silver")
    guest.get_by_role("button", name="Enter").click()
    expect(guest.get_by_text("That is not the table")).to_be_visible()
    guest.get_by_label("Password").fill("gold")
    guest.get_by_role("button", name="Enter").click()
    expect(guest.get_by_label("Password")).to_have_count(0)
