"""One device for several people, passed around behind a curtain."""

import json

import pytest
from playwright.sync_api import Page, expect

from tests.browser import forest
from tests.browser.conftest import Visit
from tests.browser.playing import (
    _post,
    command,
    introduce,
    is_over,
    make_table,
    my_turn,
    sit,
    state,
    take_turn,
)
from tests.browser.room import (
    Traffic,
    cover,
    curtain,
    heard_by_all,
    lift,
    phone,
    rush,
    share,
    shared_table,
    through,
)


def expect_nobody(page: Page, cards: set[str]) -> None:
    """Nothing of anybody's is on the page, in its title, or in what a screen reader hears."""
    expect(curtain(page)).to_be_visible()
    assert page.locator("[data-card], [data-kind], .ghost, .held, .flight, .target, .known").count() == 0
    heard = heard_by_all(page)
    read = page.locator("body").inner_text() + page.title() + page.locator('[role="log"]').inner_text()
    for card in cards:
        assert card not in heard, f"{card} can still be heard"
    for word in ("You ", "Your turn", "You are"):
        assert word not in heard
        assert word not in read


def cards_in_hand(page: Page) -> set[str]:
    return {str(card.get_attribute("aria-label")).split(".")[0] for card in page.locator("[data-card]").all()}


def test_three_people_and_a_bot_play_with_one_device_and_nothing_of_the_last_one_stays(visit: Visit):
    page = phone(visit)
    traffic = Traffic(page)
    code = shared_table(page, "Ann", "Bob", "Cid", bots=1)
    expect_nobody(page, set())
    order: list[int] = []
    for _ in range(4):
        name = page.locator("#curtain-title").inner_text()
        seat = lift(page)
        assert name == ["Ann", "Bob", "Cid"][seat]
        cards = cards_in_hand(page)
        assert len(cards) > 0
        take_turn(page)
        cover(page)
        expect_nobody(page, cards)
        order.append(seat)
    assert order[:3] in ([0, 1, 2], [1, 2, 0], [2, 0, 1])
    assert order[3] == order[0]

    lift(page)
    before = len(traffic.frames)
    page.reload()
    expect_nobody(page, set())
    views = [json.loads(frame).get("view") for frame in traffic.frames[before:]]
    assert all(view["hand"] == [] and view["seat"] is None for view in views if view), "no hand is shown unasked"
    with page.expect_navigation():
        page.goto("/")
    page.goto(f"/t/{code}/past")
    expect(page.locator(".board")).to_be_visible()
    assert page.locator("[data-card]").count() == 0
    assert through(page, code, "none")["you"]["seats"] == [0, 1, 2]


def test_with_one_device_each_sees_their_role_card_behind_the_curtain_once(visit: Visit):
    page = phone(visit, sees_role=True)
    code = shared_table(page, "Ann", "Bob", "Cid")
    moment = page.locator(".moment")
    for _ in range(3):
        expect(curtain(page)).to_be_visible()
        expect(moment).to_have_count(0)
        seat = lift(page)
        role = through(page, code, seat)["view"]["role"]
        expect(moment.get_by_role("heading", include_hidden=True)).to_have_text(f"You are a {role}")
        page.keyboard.press("Escape")
        expect(moment).to_have_count(0)
        expect(page.locator('.role[style*="--tint"]')).to_be_visible()
        take_turn(page)
        cover(page)
    expect(curtain(page)).to_be_visible()
    page.reload()
    lift(page)
    expect(page.locator("[data-card]").first).to_be_visible()
    expect(moment).to_have_count(0)


@pytest.mark.long
def test_somebody_with_a_device_of_their_own_plays_with_two_who_share_one(visit: Visit):
    shared, remote = visit().page, visit().page
    code = make_table(remote, "Zoe", spectators=False)  # who plays may look on between turns all the same
    sit(shared, code, "Ann")
    share(shared, code, "Bob")
    command(remote, code, "start")
    remote.goto(f"/t/{code}")
    seen = set()
    for _ in range(4):
        turn = state(remote, code)["prompt"]["seat"]
        seen.add(turn)
        if turn == 0:
            expect(my_turn(remote)).to_be_visible()
            expect(shared.locator(".board")).to_be_visible()
            expect(curtain(shared)).to_have_count(0)
            expect(shared.locator("[data-card]")).to_have_count(0)  # they look on
            take_turn(remote)
            expect(my_turn(remote)).to_have_count(0)
        else:
            assert lift(shared) == turn
            expect(shared.locator("[data-card]").first).to_be_visible()
            take_turn(shared)
            cover(shared)
    assert seen == {0, 1, 2}


def test_nuggets_are_picked_behind_the_curtain_when_all_have_seen_the_roles(visit: Visit):
    page = visit().page
    page.goto("/")
    for _ in range(12):
        code = make_table(page, "Ann")
        sit(page, code, "Bob")
        sit(page, code, "Cid")
        command(page, code, "start")
        if rush(page, code, "pick_nugget"):
            break
    else:
        raise AssertionError("no miner ever finds the gold")
    page.goto(f"/t/{code}")
    expect(page.locator(".reveal")).to_be_visible()
    expect(curtain(page)).to_have_count(0)  # first everybody looks who was who
    page.get_by_role("button", name="Look at the board").click()
    while not is_over(through(page, code, "none")):
        expect(curtain(page)).to_be_visible()
        assert page.locator("[data-nugget]").count() == 0
        page.locator("[data-lift]").click()
        page.locator("[data-nugget]").first.click()
        expect(page.locator("[data-nugget]")).to_have_count(0)
    expect(page.locator("[data-rematch]")).to_be_visible()
    page.locator("[data-rematch]").click()
    expect(curtain(page)).to_be_visible()  # the next game too is played with one device
    assert page.locator("[data-card]").count() == 0


def test_a_turn_of_several_decisions_has_one_curtain_and_each_votes_behind_their_own(visit: Visit):
    page = phone(visit)
    introduce(page)
    body = {"game": "lost-mines", "name": "Ann", "options": {"players": 3, "rounds": 1, "first": 0}}
    code = _post(page, "/api/tables", {**body, "settings": {"pace": 0}})["code"]
    share(page, code, "Bob", "Cid")
    command(page, code, "start")
    assert lift(page) == 0
    page.locator("[data-card]").first.click()
    page.locator("[data-pass]").click()
    page.locator("[data-confirm]").click()
    expect(page.locator('.prompt[data-what="walk"]')).to_be_visible()
    expect(curtain(page)).to_have_count(0)
    forest.decide(page)
    cover(page)
    assert lift(page) == 1
    page.keyboard.press("m")
    page.locator('[data-action="vote"]').click()
    page.locator("[data-confirm]").click()
    for voter in (2, 0):
        cover(page)
        assert lift(page) == voter
        expect(page.locator('.prompt[data-what="vote"]')).to_be_visible()
        page.locator('[data-deed="yes"]').click()
    expect(page.locator(".reveal")).to_be_visible()
