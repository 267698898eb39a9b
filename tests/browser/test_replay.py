"""Games that were played: step by step, through any eyes, by link, from disk, and in hindsight."""

import json
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, Route, ViewportSize, expect

from tests.browser.axe import expect_no_barriers
from tests.browser.browsing import DESKTOP, PHONE, TABLET, measured
from tests.browser.conftest import Visit
from tests.browser.phones import SMALL
from tests.browser.playing import hurry_unseen, is_mine, made, state
from tests.browser.replays import (
    COUNT,
    FOREST,
    GOLDEN,
    HELD,
    LYING,
    MANY,
    MINE,
    PATHS,
    ROLES,
    WATCH_FLIGHTS,
    at_step,
    come,
    expect_shown,
    expect_state,
    keep,
    lies_in_the_forest,
    lies_in_the_mine,
    scrub,
    seen_by,
    states,
)


def test_the_replay_of_a_golden_record_by_scrubber_equals_the_engines_states(page: Page):
    come(page, f"/r/{keep(page, MINE)}#eyes=all")
    wanted = {0, 1, 7, 8, 9, 30, 31, 60, 94, 95}
    for step, then in states(MINE):
        if step not in wanted:
            continue
        scrub(page, step)
        expect_state(page, seen_by(then, None))
        opened = json.loads(then.game.open_view(then.state).to_json())
        expect_shown(page, LYING, lies_in_the_mine(opened))
        everyone = [seen_by(then, seat) for seat in range(5)]
        expect_shown(page, HELD, {str(seat): view["hand"] for seat, view in enumerate(everyone)})
        expect_shown(page, ROLES, {str(seat): view["role"] for seat, view in enumerate(everyone)})
    assert step == max(wanted)


def test_the_replay_of_the_lost_mines_equals_the_engines_states_too(page: Page):
    come(page, f"/r/{keep(page, FOREST)}#eyes=1")
    last = sum(1 for _ in states(FOREST)) - 1
    for step, then in states(FOREST):
        if step not in {0, 1, 20, 45, last - 1, last}:
            continue
        scrub(page, step)
        view = seen_by(then, 1)
        expect_state(page, view)
        expect_shown(page, PATHS, lies_in_the_forest(view))
        expect_shown(page, HELD, {"1": view["hand"]})


def test_a_seats_eyes_show_its_own_hand_and_role_and_no_others(page: Page):
    record = keep(page, MINE)
    come(page, f"/r/{record}#step=12&eyes=none")
    assert page.evaluate(HELD) == {}
    eyes = page.get_by_label("View of")
    expect(eyes.locator("option")).to_have_text(
        ["a spectator", "everyone: all cards face up", *(f"Player {number}" for number in range(1, 6))]
    )
    then = next(seen_by(then, 2) for step, then in states(MINE) if step == 12)
    with page.expect_response("**/replay?seat=2") as told:
        eyes.select_option("Player 3")
    expect_shown(page, HELD, {"2": then["hand"]})
    expect_shown(page, ROLES, {"2": then["role"]})
    lines = [json.loads(line) for line in told.value.text().splitlines()]
    assert all("hands" not in line for line in lines)
    assert all(line["view"]["seat"] == 2 for line in lines)
    page.locator('[data-seat="4"]').click()
    expect_shown(page, ROLES, {"4": next(seen_by(then, 4) for step, then in states(MINE) if step == 12)["role"]})
    page.go_back()
    expect(eyes).to_have_value("2")
    expect(at_step(page, 12)).to_be_attached()


def test_a_link_leads_to_the_moment_and_the_way_back_leads_back(visit: Visit):
    page = visit().page
    record = keep(page, MINE)
    come(page, f"/r/{record}#step=30&eyes=all")
    expect(at_step(page, 30)).to_be_attached()
    line = page.locator('.course [data-step="12"]').first
    line.click()
    expect(at_step(page, 12)).to_be_attached()
    expect(line).to_have_attribute("aria-current", "step")
    expect(page.locator(".caption")).to_contain_text(line.inner_text().strip())
    page.go_back()
    expect(at_step(page, 30)).to_be_attached()
    page.go_forward()
    expect(at_step(page, 12)).to_be_attached()
    page.get_by_role("tab", name="Share").click()
    link = page.get_by_label("A link to this moment").input_value()
    assert link.endswith(f"/r/{record}#step=12&eyes=all")
    friend = visit(viewport=PHONE).page
    come(friend, link)
    expect(at_step(friend, 12)).to_be_attached()
    expect(friend.get_by_label("View of")).to_have_value("all")
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save the game as a file").click()
    assert Path(saved.value.path()).read_text(encoding="utf-8") == (GOLDEN / MINE).read_text(encoding="utf-8")


def test_keys_step_play_and_go_from_round_to_round(page: Page):
    come(page, f"/r/{keep(page, MINE)}")
    rounds = [then.state.view(None).round for _, then in states(MINE)]
    begins = [0, *(step for step in range(1, len(rounds)) if rounds[step] != rounds[step - 1])]
    for key, step in (
        ("ArrowRight", 1), ("]", 2), (".", 3), ("ArrowLeft", 2), ("[", 1), (",", 0), ("End", 95), ("Home", 0),
    ):  # fmt: skip
        page.keyboard.press(key)
        expect(at_step(page, step)).to_be_attached()
    for step in begins[1:]:
        page.keyboard.press("PageDown")
        expect(at_step(page, step)).to_be_attached()
    page.keyboard.press("PageUp")
    expect(at_step(page, begins[-2])).to_be_attached()
    page.keyboard.press("Home")  # to the end it takes longer than anybody has patience here
    expect(at_step(page, 0)).to_be_attached()
    page.locator(".board").click(position={"x": 200, "y": 20})
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name="Pause", exact=True)).to_be_visible()
    page.wait_for_function("(step) => document.querySelector('main').dataset.step >= step", arg=2)
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    page.keyboard.press("End")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("Previous step")
    page.keyboard.press("Escape")
    page.keyboard.press("Home")
    page.get_by_role("tab", name="Game log").click()
    page.keyboard.press("ArrowRight")  # steps, whatever was clicked: tabs are reached by Tab
    expect(at_step(page, 1)).to_be_attached()
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    expect(page.get_by_role("tab", name="Share")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("tabpanel", name="Share")).to_be_visible()


def test_a_step_forward_is_seen_to_happen_and_a_jump_is_just_there(visit: Visit):
    page = visit(reduced_motion="no-preference").page
    come(page, f"/r/{keep(page, MINE)}")
    expect(page.locator(".flights")).to_have_count(1)
    page.evaluate(WATCH_FLIGHTS)
    page.locator('[data-to="on"]').click()
    page.wait_for_function("() => window.flown > 0")
    expect(page.locator(".layer > .card")).to_have_count(5)
    scrub(page, 7)
    assert page.evaluate(COUNT) == 4 + 7
    scrub(page, 0)  # nothing is seen to cave in
    assert page.evaluate(COUNT) == 4


def test_a_game_is_opened_from_disk_and_a_broken_file_is_reported(visit: Visit, tmp_path: Path):
    visitor = visit(locale="en-GB")
    page = visitor.page
    page.goto("/")
    page.get_by_role("link", name="Open a game from a file").click()
    expect(page.get_by_role("heading", name="Open a game from a file")).to_be_visible()
    expect_no_barriers(page)
    broken = tmp_path / "broken.txt"
    broken.write_text((GOLDEN / MINE).read_text(encoding="utf-8").replace("3 NESW@1,0", "3 NESW@7,0"), encoding="utf-8")
    with visitor.forgiving():
        page.locator("input[type=file]").set_input_files(broken)
        expect(page.get_by_role("alert")).to_contain_text("“broken.txt” is not a game record")
    page.locator("input[type=file]").set_input_files(GOLDEN / MINE)
    expect(page.locator("main.replay[data-step]")).to_be_visible()
    expect(page.locator("[data-seat]").first).to_contain_text("Player 1")
    with visitor.forgiving():
        page.goto("/r/there-is-no-such-game")
        expect(page.get_by_role("heading", name="Game not found")).to_be_visible()


def test_a_table_that_is_played_has_a_past_through_ones_own_eyes_only(page: Page):
    code = made(page, players=4)
    hurry_unseen(page, code, lambda now: is_mine(now) and len(now["view"]["table"]) >= MANY)
    come(page, f"/t/{code}/past")
    now = state(page, code)["view"]
    page.keyboard.press("End")
    expect_shown(page, LYING, lies_in_the_mine(now))
    expect_shown(page, HELD, {"0": now["hand"]})
    expect(page.get_by_role("tab")).to_have_count(1)
    expect(page.get_by_label("View of")).to_have_count(0)
    page.locator('[data-seat="2"]').click()
    assert set(page.evaluate(HELD)) == {"0"}
    page.keyboard.press("Home")
    expect(page.locator(".layer > .card")).to_have_count(4)
    expect_no_barriers(page)
    page.get_by_role("link", name="Back to the table").click()
    expect(page.locator("main.table")).to_be_visible()


def test_nothing_in_a_replay_keeps_anybody_out(visit: Visit):
    page = visit().page
    record = keep(page, MINE)
    come(page, f"/r/{record}#step=40&eyes=all")
    expect_no_barriers(page)
    page.get_by_role("tab", name="Who fooled whom").click()
    expect(page.locator("article")).to_have_count(3)
    expect_no_barriers(page)
    page.get_by_role("tab", name="Share").click()
    expect_no_barriers(page)
    phone = visit(viewport=PHONE, has_touch=True).page
    come(phone, f"/r/{record}#step=40&eyes=all")
    for control in (
        phone.get_by_role("slider"),
        phone.get_by_role("button", name="Play", exact=True),
        phone.locator(".board"),
    ):
        expect(control).to_be_in_viewport(ratio=0.98)
    phone.get_by_role("tab", name="Who fooled whom").click()
    phone.locator("[data-swing]").last.scroll_into_view_if_needed()
    phone.locator("[data-swing]").last.tap()
    expect(phone.locator(".board")).to_be_in_viewport(ratio=0.98)  # where the move is to be seen
    assert phone.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    expect_no_barriers(phone)


def test_a_replay_opens_with_all_cards_face_up(page: Page):
    come(page, f"/r/{keep(page, MINE)}")
    expect(page.get_by_label("View of")).to_have_value("all")
    expect(page.locator("[data-hand-of]")).to_have_count(5)
    expect(page.locator(".chip .portrait .role")).to_have_count(5)  # beside each name, whatever is shown at the side
    expect(page.get_by_role("img", name=re.compile("face down. It is (the gold|a stone)"))).to_have_count(3)


def test_who_gets_no_answer_is_told_so_and_may_try_again(visit: Visit):
    visitor = visit()
    page = visitor.page
    record = keep(page, MINE)
    page.route("**/api/records/**", lambda route: route.abort())
    with visitor.forgiving():
        page.goto(f"/r/{record}#step=12&eyes=all")
        expect(page.get_by_role("heading", name="The server is not responding")).to_be_visible()
        expect(page.get_by_text("Game not found")).to_have_count(0)
    page.unroute("**/api/records/**")
    page.get_by_role("button", name="Try again").click()
    expect(at_step(page, 12)).to_be_visible()


# The parts of a player that are not wholly inside. On a phone there is room for two lines.
OUTSIDE = """(chip) => {
  const whole = chip.getBoundingClientRect()
  const extra = chip.querySelector('.extra').getBoundingClientRect()
  return [...chip.querySelectorAll('.tool, .fact, .opinion, .who')].filter((part) => {
    const { left, top, right, bottom, width } = part.getBoundingClientRect()
    const isThere = part.matches('.who') || (width && top < extra.bottom - 1)
    const isOut = left < whole.left - 1 || top < whole.top - 1 || right > whole.right + 1 || bottom > whole.bottom + 1
    return isThere && isOut
  }).map((part) => part.className)
}"""


def test_a_replay_says_who_spoke_and_chips_have_room_for_tools_and_opinions(page: Page):
    record = keep(page, MINE)

    def line(seq: int, seat: int, phrase: str, target: int) -> dict[str, Any]:
        said = {"kind": "line", "seq": seq, "at": 0, "seat": seat, "name": "", "phrase": phrase, "args": [target]}
        return {"step": 12, "line": said}

    def with_tools(route: Route) -> None:
        moments = [json.loads(one) for one in route.fetch().text().splitlines()]
        for moment in moments:
            moment["view"]["broken"][1] = "LPC"
        route.fulfill(body="\n".join(json.dumps(one) for one in moments))

    said = [line(1, 0, "suspect", 1), line(2, 2, "suspect", 1), line(3, 3, "trust", 1)]
    page.route("**/api/records/*", lambda route: route.fulfill(json={**route.fetch().json(), "table": "ABCDEF"}))
    page.route("**/api/records/*/replay*", with_tools)
    page.route("**/api/tables/*/talk", lambda route: route.fulfill(json={"lines": said}))
    come(page, f"/r/{record}#step=12&eyes=none")
    expect(page.locator(".caption")).to_contain_text("Player 1: I suspect Player 2")
    chip = page.locator('[data-seat="1"]')
    expect(chip).to_have_accessible_name(re.compile("suspected by Player 1 and Player 3, trusted by Player 4"))
    for size in (DESKTOP, TABLET, PHONE, SMALL):
        page.set_viewport_size(size)
        chip.evaluate("(chip) => Promise.all(chip.getAnimations({ subtree: true }).map((one) => one.finished))")
        assert chip.evaluate(OUTSIDE) == [], size


WITH_BARS: ViewportSize = {"width": 390, "height": 664}  # a phone whose browser shows its bars


def test_the_scrubber_is_nearly_as_wide_as_the_page_and_a_phone_shows_board_and_words(page: Page):
    record = keep(page, MINE)
    page.route("**/api/records/*", lambda route: route.fulfill(json={**route.fetch().json(), "table": "ABCDEF"}))
    page.route("**/api/tables/*/talk", lambda route: route.fulfill(json={"lines": []}))
    come(page, f"/r/{record}#step=12&eyes=all")
    for size in (DESKTOP, WITH_BARS, SMALL):
        page.set_viewport_size(size)
        scrubber, board = (page.locator(one).bounding_box() for one in ("input[type=range]", ".middleground"))
        assert scrubber is not None
        assert board is not None
        assert scrubber["width"] > 0.8 * size["width"], size
        for part in (".caption", ".board", "[data-to=play]"):
            expect(page.locator(part)).to_be_in_viewport(ratio=0.98)
        caption = page.locator(".caption").bounding_box()
        assert caption is not None
        assert caption["y"] >= board["y"] + board["height"], size
        assert size == DESKTOP or board["y"] <= 220, size
    expect(page.get_by_role("link", name="Back to the table")).to_be_visible()


# What hangs on the goals: how many of each kind; which overlap each other or reach over the edge of their card.
BADGES = """() => {
  const box = (one) => one.getBoundingClientRect()
  const overlap = (a, b) =>
    a.left < b.right - 0.5 && b.left < a.right - 0.5 && a.top < b.bottom - 0.5 && b.top < a.bottom - 0.5
  const isIn = (a, card) =>
    a.left >= card.left - 1 && a.right <= card.right + 1 && a.top >= card.top - 1 && a.bottom <= card.bottom + 1
  const found = { claims: 0, seers: 0, known: 0, wrong: [] }
  for (const card of document.querySelectorAll('.layer > .card:has(.tag)')) {
    const badges = [...card.querySelectorAll('.tag, .claim, .known, .seers > *')]
    found.claims += card.querySelectorAll('.claim').length
    found.seers += card.querySelectorAll('.seers > *').length
    found.known += card.querySelectorAll('.known').length
    for (const [i, one] of badges.entries()) {
      if (!isIn(box(one), box(card))) found.wrong.push(`${one.outerHTML} is not within its card`)
      for (const other of badges.slice(i + 1))
        if (overlap(box(one), box(other))) found.wrong.push(`${one.outerHTML} and ${other.outerHTML}`)
    }
  }
  return found
}"""


def test_what_hangs_on_a_goal_is_that_of_the_step_and_nothing_hides_anything(page: Page):
    record = keep(page, MINE)

    def look(route: Route) -> None:
        """From step 5 on everybody has looked at the first goal, and two at the second."""
        lines = [json.loads(line) for line in route.fetch().text().splitlines()]
        for line in lines[5:]:
            for goal, seats in zip(line["view"]["goals"], ([0, 1, 2, 3, 4], [0, 1], []), strict=True):
                goal["looked_by"] = seats
        route.fulfill(body="\n".join(json.dumps(line) for line in lines), content_type="application/x-ndjson")

    claims = [(3, seat, "goal_is_gold" if seat % 2 else "goal_is_stone") for seat in range(5)]
    said = [
        {
            "step": step,
            "line": {"kind": "line", "seq": 0, "at": 0, "seat": seat, "phrase": phrase, "args": ["top"]},
        }
        for step, seat, phrase in claims
    ]
    page.route("**/replay?*", look)
    page.route(
        f"**/api/records/{record}", lambda route: route.fulfill(json={**route.fetch().json(), "table": "ABCDEF"})
    )
    page.route("**/api/tables/ABCDEF/talk", lambda route: route.fulfill(json={"lines": said}))
    come(page, f"/r/{record}#eyes=all&step=2")
    for step, claims_shown, seers_shown in ((2, 0, 0), (3, 3, 0), (5, 3, 5), (4, 3, 0), (2, 0, 0)):
        scrub(page, step)
        page.wait_for_function(
            "([claims, seers]) => document.querySelectorAll('.claim').length === claims &&"
            " document.querySelectorAll('.layer .seers > *').length === seers",
            arg=[claims_shown, seers_shown],
        )
        found = measured(page, BADGES)
        assert found["wrong"] == [], step
        assert found["known"] == 3, "with all eyes every goal is known"


# How many lines of the log are in sight, and whether the one of this step is.
LINES = """() => {
  const frame = document.querySelector('.course').getBoundingClientRect()
  const panel = document.querySelector('.shown').getBoundingClientRect()
  const bottom = Math.min(frame.bottom, panel.bottom)
  const isSeen = (one) => {
    const rect = one.getBoundingClientRect()
    return rect.top >= frame.top - 1 && rect.bottom <= bottom + 1
  }
  const seen = [...document.querySelectorAll('.course button')].filter(isSeen)
  return [seen.length, seen.some((one) => one.hasAttribute('aria-current'))]
}"""


# How far the bar of the page begins from the left, and ends from the right of what is below it.
EDGES = """() => {
  const [name, choices, top] = ['#app > header > .name', '#app > header > .choices', '.replay > .top'].map(
    (one) => document.querySelector(one).getBoundingClientRect())
  return [name.left - top.left, top.right - choices.right].map(Math.round)
}"""
UNSCROLLED = "() => document.querySelector('.held').scrollHeight <= document.querySelector('.held').clientHeight + 1"


def test_beside_the_hands_of_ten_the_log_has_room_for_what_has_just_happened(page: Page):
    page.set_viewport_size({"width": 1366, "height": 768})
    come(page, f"/r/{keep(page, MINE)}#eyes=all&step=20")  # those of five are whole, and the log begins below them
    page.wait_for_function(f"() => ({LINES})()[1]")
    assert page.evaluate(UNSCROLLED)
    assert page.evaluate(EDGES) == [0, 0]
    page.set_viewport_size({"width": 1280, "height": 800})
    come(page, f"/r/{keep(page, 'players-10-edition-revised-rounds-2.pyrite')}#eyes=all&step=40")
    expect(page.locator('.course [aria-current][data-step="40"]')).to_be_visible()
    for step in (40, 12, 60):
        scrub(page, step)
        page.wait_for_function(f"() => ({LINES})()[1]")
        assert measured(page, LINES)[0] >= 6, step
        expect(page.locator(".hands .turn")).to_be_in_viewport(ratio=0.9)
