"""The table of The Lost Mines: whole games by clicks, touch and keys, and who sees what."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import expect_no_barriers
from tests.browser.browsing import PHONE, wait_for_rest
from tests.browser.conftest import Visit
from tests.browser.forest import (
    TRAPS,
    asked,
    can,
    choices_of,
    deal,
    dealt_where,
    decide,
    joint,
    log,
    tap,
)
from tests.browser.playing import (
    _post,
    card,
    confirm,
    frames,
    introduce,
    my_move,
    my_turn,
    play_round,
    sit,
    start,
    state,
    wait_for,
)
from tests.browser.room import messages_in

CHARACTERS = re.compile("loyal|selfish|saboteur", re.IGNORECASE)


def expect_standings(page: Page, code: str) -> None:
    """The points of the page are those of the server."""
    expect(page.locator(".standings")).to_be_visible()
    shown = [int(text) for text in page.locator(".standings td.sum").all_inner_texts()]
    assert shown == sorted(state(page, code)["view"]["points"], reverse=True)


# Whole games.


def test_a_whole_game_is_played_by_clicks(page: Page):
    code = deal(page, 8)
    expect(page.locator(".role")).to_contain_text("Points come from treasures")
    assert play_round(page, decide) > 4
    page.locator(".reveal footer .main").click()
    expect_standings(page, code)
    asked = page.get_by_role("region", name="After the game")
    asked.get_by_role("button", name="Yes").click()
    asked.get_by_role("group", name="Who fooled you?").get_by_role("button").first.click()
    expect(asked.locator("[data-opinions]")).to_contain_text("1 of 1 had fun.")
    expect(asked.locator("[data-opinions]")).to_contain_text("was fooled by")


@pytest.mark.long  # by clicks it is above; test_phone.py, test_forest_actions.py and test_table_ways.py tap and drag
def test_a_whole_game_is_played_by_touch(visit: Visit):
    page = visit(viewport=PHONE, has_touch=True, is_mobile=True).page
    code = deal(page, 9)
    assert play_round(page, lambda here: decide(here, tap)) > 4
    page.locator(".reveal footer .main").tap()
    expect_standings(page, code)


def decide_by_keys(page: Page) -> None:
    """One decision without a mouse: cards by number, Enter to choose and again to confirm; P discards, S stays."""
    what = asked(page)
    if what == "vote":
        return page.keyboard.press("n")
    if what == "card_or_vote":
        playable = page.locator("[data-card]").evaluate_all("all => all.findIndex(one => !one.matches('.idle'))")
        page.keyboard.press(str(playable + 1 if playable >= 0 else 1))
        if playable < 0:
            page.keyboard.press("p")
            page.evaluate("() => document.activeElement.blur()")
            return page.keyboard.press("Enter")
    elif page.locator(".target, [data-slot], [data-way]").count() == 0:
        return page.keyboard.press("s")
    focused = page.locator(".target:focus, [data-slot]:focus, .chip.aim:focus, [data-way]:focus")
    expect(focused).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.locator("[data-confirm], [data-way]").first).to_be_visible()
    if page.locator("[data-confirm]").count() == 0:
        expect(page.locator("[data-way]:focus")).to_have_count(1)
        page.keyboard.press("Enter")
    if page.locator("[data-way]").count():
        page.locator("[data-confirm]").focus()
    return page.keyboard.press("Enter")


def test_a_whole_game_is_played_by_keyboard_alone(page: Page):
    code = deal(page, 9)
    page.keyboard.press("Escape")  # someone who plays by keys has pressed one before
    play_round(page, decide_by_keys)
    expect(page.locator(".reveal footer .main")).to_be_visible()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect_standings(page, code)


# Together.


def seated(visit: Visit, *names: str, **options) -> tuple[str, list[Page], list[list[str]]]:
    """People with a browser each at one table, the game started; and what the server sends to each."""
    pages = [visit().page for _ in names]
    heard = [frames(page) for page in pages]
    introduce(pages[0])
    body = {
        "game": "lost-mines",
        "name": names[0],
        "options": {"players": len(names), "rounds": 1, "first": 0, **options},
        "settings": {"pace": 0},
    }
    code: str = _post(pages[0], "/api/tables", body)["code"]
    for page, name in zip(pages[1:], names[1:], strict=True):
        sit(page, code, name)
    start(code, *pages)
    return code, pages, heard


def test_three_people_play_vote_and_each_sees_only_their_own(visit: Visit):
    code, pages, heard = seated(visit, "Ann", "Bob", "Cid")
    first, second, third = pages
    for page in (first, second):
        expect(my_turn(page)).to_be_visible()
        decide(page)  # a card
        expect(page.locator('.prompt[data-what="walk"]')).to_be_visible()
        page.locator('[data-deed="stay"]').click()
        expect(my_turn(page)).to_have_count(0)
    third.keyboard.press("m")
    third.locator('[data-action="vote"]').click()
    expect(my_turn(third)).to_contain_text("Ask everyone")
    confirm(third)
    expect(my_turn(first)).to_contain_text("Cid asks: end the round now?")
    first.get_by_role("button", name="Yes, end it").click()
    expect(my_turn(second)).to_contain_text("Cid asks")
    expect(third.locator(".prompt")).to_contain_text("Bob is asked")
    second.get_by_role("button", name="No, keep playing").click()
    expect(third.locator('.prompt[data-what="card_or_vote"]')).to_be_visible()
    third.keyboard.press("m")
    expect(third.locator("dialog [data-action]").first).to_be_visible()
    expect(third.locator('[data-action="vote"]')).to_have_count(0)  # one vote a turn
    third.keyboard.press("Escape")
    for seat, page in enumerate(pages):
        view = state(page, code)["view"]
        expect(page.locator(".role h2")).to_contain_text(CHARACTERS)
        shown = [one.get_attribute("data-kind") for one in page.locator("[data-card]").all()]
        assert sorted(shown, key=str) == sorted(view["hand"])
        for message in messages_in(heard[seat]):
            if message.get("view"):
                assert [who for who, one in enumerate(message["view"]["dwarfs"]) if one["character"]] == [seat]
            for one in message.get("happened", []):
                assert all(event.get("audience") in (None, seat) for event in one.get("events", []))


def test_a_spectator_sees_the_forest_and_nobodys_secrets(visit: Visit):
    player, watcher = visit().page, visit().page
    code = deal(player, 4)
    heard = frames(watcher)
    watcher.goto(f"/t/{code}")
    expect(watcher.get_by_role("heading", name="You are watching")).to_be_visible()
    expect(watcher.locator("[data-figure]")).to_have_count(4)
    my_move(player, code)
    hand = state(player, code)["view"]["hand"]
    decide(player)
    expect(log(watcher).filter(has_text="Ann")).not_to_have_count(0)
    expect(watcher.locator("[data-card]")).to_have_count(0)
    assert not CHARACTERS.search(watcher.locator("main").inner_text())
    assert not CHARACTERS.search(
        " ".join(watcher.locator("main [aria-label]").evaluate_all("all => all.map(one => one.ariaLabel)"))
    )
    assert not watcher.locator(
        "use[href^='#face-loyal'], use[href^='#face-selfish'], use[href^='#face-saboteur']"
    ).count()
    assert heard
    for message in messages_in(heard):
        if message.get("view"):
            assert message["view"]["hand"] == []
            assert all(one["character"] is None for one in message["view"]["dwarfs"])
        assert not any(
            event["kind"].startswith("your_") for one in message.get("happened", []) for event in one.get("events", [])
        )
    assert len(hand) == 5


# For everybody.


def expect_no_barriers_once_drawn(page: Page) -> None:
    """Looks when the pictures are there."""
    expect(page.locator("#face-mine-back")).to_have_count(1)
    expect_no_barriers(page)


def test_the_forest_has_no_barrier(page: Page):
    now = dealt_where(page, can("trap"), box=TRAPS)
    card(page, "trap").click()
    joint(page, choices_of(now, "trap")[0]).click()
    expect_no_barriers_once_drawn(page)
    confirm(page)
    expect(page.locator('.prompt[data-what="walk"]')).to_be_visible()
    expect_no_barriers(page)
    page.get_by_role("button", name="List of moves").click()
    expect_no_barriers(page)


@pytest.mark.long
@pytest.mark.parametrize("players", [3, 9])
def test_nothing_of_the_forest_is_cut_off_on_a_phone_and_nobody_is_kept_out(visit: Visit, players: int):
    page = visit(viewport=PHONE, has_touch=True, is_mobile=True).page
    code = deal(page, players)
    my_move(page, code)
    assert page.evaluate("() => document.documentElement.scrollWidth") == PHONE["width"]
    parts = page.locator("[data-card], [data-seat], [data-prize], .prompt, .bar, .bar .role, .bar .middle")
    for found in parts.evaluate_all("all => all.map(one => one.getBoundingClientRect().toJSON())"):
        assert found["left"] >= 0
        assert found["right"] <= PHONE["width"]
        assert found["bottom"] <= PHONE["height"]
    boxes = [page.locator(place).bounding_box() for place in (".bar .role", ".bar .middle > .round", ".board")]
    role, heading, board = boxes
    assert role is not None and heading is not None and board is not None  # noqa: PT018
    assert heading["x"] - role["x"] - role["width"] >= 6
    assert board["height"] > 250
    expect_no_barriers_once_drawn(page)


def test_all_legal_moves_are_a_list_in_words(page: Page):
    code = deal(page)
    now = my_move(page, code)
    page.keyboard.press("m")
    moves = page.get_by_role("dialog", name="All legal moves").get_by_role("listitem")
    expect(moves).to_have_count(len(now["prompt"]["choices"]))
    kinds = {one["card"] for one in now["prompt"]["choices"] if one.get("card") and len(one.get("cards") or ()) < 2}
    headings = page.get_by_role("dialog", name="All legal moves").get_by_role("heading", level=3)
    expect(headings).to_have_count(len(kinds) + 1)  # the rest is under "Other moves"
    expect(headings.last).to_have_text("Other moves")
    assert {page.get_by_role("list", name=heading, exact=True).count() for heading in headings.all_inner_texts()} == {1}
    assert all(len(text) > 3 and "@" not in text and "forest-" not in text for text in moves.all_inner_texts())
    page.locator('[data-action^="discard:"]').first.press("Enter")
    page.locator("[data-confirm]").press("Enter")
    wait_for(page, code, lambda seen: seen["seq"] > now["seq"])


def test_an_illegal_try_names_the_reason(page: Page):
    now = dealt_where(page, can("lay"))
    card(page, choices_of(now, "lay")[0]["card"]).click()
    wait_for_rest(page)
    board = page.locator(".board").bounding_box()
    assert board is not None
    page.mouse.click(board["x"] + board["width"] * 0.7, board["y"] + board["height"] * 0.5)
    expect(my_turn(page)).to_contain_text("Place a path on an empty space of the board")
    expect(page.locator("[data-card].up")).to_have_count(1)  # it is still held
