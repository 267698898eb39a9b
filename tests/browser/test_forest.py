"""The table of The Lost Mines: whole games by clicks, touch and keys, each kind of action, and who sees what."""

import json
import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import expect_no_barriers
from tests.browser.browsing import PHONE, wait_for_rest
from tests.browser.conftest import Visit
from tests.browser.forest import (
    LOOKS,
    MINES,
    TRAPS,
    TREES,
    TROLLS,
    asked,
    can,
    choices_of,
    deal,
    dealt_where,
    decide,
    joint,
    lay_of,
    log,
    tap,
    treasure,
)
from tests.browser.playing import (
    _post,
    card,
    chip,
    command,
    confirm,
    hurry,
    introduce,
    is_mine,
    my_move,
    my_turn,
    play_round,
    sit,
    state,
    target,
    wait_for,
)

CHARACTERS = re.compile("loyal|selfish|saboteur", re.IGNORECASE)


def expect_standings(page: Page, code: str) -> None:
    """The points of the page are those of the server."""
    expect(page.locator(".standings")).to_be_visible()
    shown = [int(text) for text in page.locator(".standings td.sum").all_inner_texts()]
    assert shown == sorted(state(page, code)["view"]["points"], reverse=True)


# Whole games.


def test_a_whole_game_is_played_by_clicks(page: Page):
    code = deal(page, 8)
    assert play_round(page, decide) > 4
    page.locator(".reveal footer .main").click()
    expect_standings(page, code)
    asked = page.get_by_role("region", name="After the game")
    asked.get_by_role("button", name="Yes").click()
    asked.get_by_role("group", name="Who fooled you?").get_by_role("button").first.click()
    expect(asked.locator("[data-opinions]")).to_contain_text("1 of 1 had fun.")
    expect(asked.locator("[data-opinions]")).to_contain_text("was fooled by")


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


# Every kind of action.


def test_a_path_lights_up_its_cells_and_lies_where_it_was_laid(page: Page):
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


def test_a_tool_lies_on_its_obstacle_and_a_storm_takes_a_path_away(page: Page):
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


# Together.


def seated(visit: Visit, *names: str, **options) -> tuple[str, list[Page], list[list[str]]]:
    """People with a browser each at one table, the game begun; and what the server sends to each."""
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
    command(pages[0], code, "start")
    for page in pages:
        page.goto(f"/t/{code}")
        expect(page.locator("main.table")).to_be_visible()
    return code, pages, heard


def frames(page: Page) -> list[str]:
    """Everything the server sends to this page from now on."""
    heard: list[str] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame))))
    return heard


def test_three_people_play_vote_and_each_sees_only_their_own(visit: Visit):
    code, pages, heard = seated(visit, "Ann", "Bob", "Cid")
    first, second, third = pages
    for page in (first, second):
        expect(my_turn(page)).to_be_visible()
        decide(page)  # a card
        expect(page.locator('.prompt[data-what="walk"]')).to_be_visible()
        page.locator('[data-deed="stay"]').click()
        expect(my_turn(page)).to_have_count(0)
    third.locator("[data-propose]").click()
    expect(my_turn(third)).to_contain_text("Ask everyone")
    confirm(third)
    expect(my_turn(first)).to_contain_text("Cid asks: should the round end now?")
    first.get_by_role("button", name="Yes, end it").click()
    expect(my_turn(second)).to_contain_text("Cid asks")
    expect(third.locator(".prompt")).to_contain_text("Bob is asked")
    second.get_by_role("button", name="No, keep playing").click()
    expect(third.locator('.prompt[data-what="card_or_vote"]')).to_be_visible()
    expect(third.locator("[data-propose]")).to_have_count(0)  # one vote a turn
    for seat, page in enumerate(pages):
        view = state(page, code)["view"]
        expect(page.locator(".role h2")).to_contain_text(CHARACTERS)
        shown = [one.get_attribute("data-kind") for one in page.locator("[data-card]").all()]
        assert sorted(shown, key=str) == sorted(view["hand"])
        for message in map(json.loads, heard[seat]):
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
    for message in map(json.loads, heard):
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
