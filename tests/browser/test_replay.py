"""Games that were played: step by step, through any eyes, by link, from disk, and in hindsight."""

import json
import math
import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import pyrite
from pyrite.hindsight import read_again
from pyrite.match import Match, replay
from tests.browser.axe import expect_no_barriers
from tests.browser.browsing import CHECKOUT, PHONE, run_clock_until, stop_clock
from tests.browser.conftest import Visit
from tests.browser.playing import hurry_unseen, is_mine, made, state

GOLDEN = CHECKOUT / "tests" / "golden"
MINE = "players-5-edition-revised-rounds-3.pyrite"
FOREST = "lost-mines-players-4-rounds-1.pyrite"
MANY = 6  # cards on a table
MOST_WAITED = 60.0  # seconds, however busy the machine is, for what is shown to be that of a step

LYING = """() => [...document.querySelectorAll('.layer > .card')].map((card) => {
  const cell = (side, size) => Math.round(parseFloat(card.style[side]) / size)
  return `${card.querySelector('use').getAttribute('href').slice(1)}@${cell('left', 100)},${cell('top', 140)}`
}).sort()"""
PATHS = f"() => ({LYING})().filter((one) => /^face-(path|start)/.test(one))"
HELD = """() => Object.fromEntries([...document.querySelectorAll('[data-hand-of]')].map((one) =>
  [one.dataset.handOf, [...one.querySelectorAll('[data-kind]')].map((card) => card.dataset.kind)]))"""
ROLES = """() => Object.fromEntries([...document.querySelectorAll('[data-hand-of]')].map((one) =>
  [one.dataset.handOf, one.querySelector('[data-role]')?.dataset.role ?? null]))"""

COUNT = "document.querySelectorAll('.layer > .card').length"
WATCH_FLIGHTS = """() => {
  window.flown = 0
  new MutationObserver((all) => (window.flown += all.flatMap(({ addedNodes }) => [...addedNodes]).length))
    .observe(document.querySelector('.flights'), { childList: true })
}"""


def keep(page: Page, name: str) -> str:
    """Gives the server a golden record; its id there."""
    kept = page.request.post("/api/records", data={"record": (GOLDEN / name).read_text(encoding="utf-8")})
    assert kept.ok, kept.text()
    found: str = kept.json()["id"]
    return found


def come(page: Page, path: str) -> None:
    """Opens a replay, and waits until it is laid out."""
    page.goto(path)
    expect(page.locator("main.replay[data-step]")).to_be_visible()


def at_step(page: Page, step: int) -> Locator:
    """The page while it shows a step."""
    return page.locator(f'main.replay[data-step="{step}"]')


def scrub(page: Page, step: int) -> None:
    """Draws the scrubber to a step."""
    page.get_by_role("slider", name="Position in the game").fill(str(step))
    expect(at_step(page, step)).to_be_attached()


def states(name: str) -> Iterator[tuple[int, Match]]:
    """The engine's own states of a golden record, by step."""
    match = pyrite.load((GOLDEN / name).read_text(encoding="utf-8"))
    for step, (then, _, _) in enumerate(replay(match.game, match.options, match.steps)):
        yield step, then


def seen_by(then: Match, seat: int | None) -> dict[str, Any]:
    """What a seat may know."""
    told: dict[str, Any] = json.loads(then.state.view(seat).to_json())
    return told


def lies_in_the_mine(view: dict[str, Any]) -> list[str]:
    """The pictures of everything on the table of Saboteur, with where they lie."""

    def picture(face: str) -> str:
        shape = "tunnel" if face.isupper() else "deadend"
        return f"face-{shape}-{face.lower()}" if face.lower().strip("nesw") == "" else f"face-{face}"

    lies = {(card["x"], card["y"]): card for card in view["table"]}
    cards = [card for card in view["table"] if card["what"] != "goal"]
    faces = [(card, picture("start" if card["what"] == "start" else card["face"])) for card in cards]
    for goal in view["goals"]:
        is_open = goal["face_up"] or (view["winners"] is not None and goal["treasure"] is not None)
        card = lies.get((goal["x"], goal["y"]))
        stone = f"face-stone{card['face'] if card else goal['treasure']}"
        up = "face-gold" if goal["treasure"] == "gold" else stone
        faces.append((goal, up if is_open else "face-goal"))
    return sorted(f"{face}@{card['x']},{card['y']}" for card, face in faces)


def lies_in_the_forest(view: dict[str, Any]) -> list[str]:
    """The pictures of paths and starts, with where they lie."""

    def picture(card: dict[str, Any]) -> str:
        if card["what"] == "start":
            return f"face-start-{card['feature']}"
        feature = card["feature"].replace("+", "-")
        return f"face-path-{card['face'].lower()}" + (f"-{feature}" if feature else "")

    return sorted(f"{picture(card)}@{card['x']},{card['y']}" for card in view["board"] if card["what"] != "mine")


def expect_shown(page: Page, look: str, wanted: Any) -> None:
    """What a look finds comes to be this."""
    until = time.monotonic() + MOST_WAITED
    while (found := page.evaluate(look)) != wanted and time.monotonic() < until:
        time.sleep(0.05)
    assert found == wanted


def expect_state(page: Page, view: dict[str, Any]) -> None:
    """The pile, the turn, the round and everybody's cards are those of a view."""
    expect(page.locator("[data-pile]")).to_have_attribute("data-pile", str(view["pile"]))
    turn = "none" if view["turn"] is None else str(view["turn"])
    expect(page.locator("[data-turn]")).to_have_attribute("data-turn", turn)
    expect(page.get_by_text(f"Round {view['round']} of {view['options']['rounds']}")).to_be_visible()
    for seat, count in enumerate(view["hand_sizes"]):
        expect(page.locator(f'[data-seat="{seat}"]')).to_contain_text(re.compile(rf"\b{count} cards?\b"))


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
    come(page, f"/r/{record}#step=12")
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
    tab = page.get_by_role("tab", name="Game log")
    tab.focus()
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("tab", name="Share")).to_be_focused()
    expect(page.get_by_role("tabpanel", name="Share")).to_be_visible()


def test_a_step_forward_is_seen_to_happen_and_a_jump_is_just_there(visit: Visit):
    page = visit(reduced_motion="no-preference").page
    come(page, f"/r/{keep(page, MINE)}")
    expect(page.locator(".flights")).to_have_count(1)
    page.evaluate(WATCH_FLIGHTS)
    page.locator('[data-to="on"]').click()
    page.wait_for_function("window.flown > 0")
    expect(page.locator(".layer > .card")).to_have_count(5)
    scrub(page, 7)
    assert page.evaluate(COUNT) == 4 + 7
    scrub(page, 0)  # nothing is seen to cave in
    assert page.evaluate(COUNT) == 4


def round_ends(name: str) -> list[int]:
    """The steps with which rounds end."""
    endings = [then.state.view(None).ending for _, then in states(name)]
    return [step for step in range(1, len(endings)) if endings[step] != "none" and endings[step - 1] == "none"]


def test_the_end_of_a_round_is_seen_when_a_step_comes_to_it(page: Page):
    come(page, f"/r/{keep(page, MINE)}")
    first = round_ends(MINE)[0]
    scrub(page, first)  # a jump shows the board
    expect(page.locator(".reveal")).to_have_count(0)
    scrub(page, first - 1)
    page.locator('[data-to="on"]').click()
    result = page.locator(".reveal")
    expect(result.locator("[data-revealed]")).to_have_count(5)
    expect_no_barriers(page)
    dealt = next(step for step, then in states(MINE) if then.state.view(None).round == 2)
    for step in range(first + 1, dealt + 1):  # nuggets are shared, step by step
        result.get_by_role("button", name="Next step").click()
        expect(at_step(page, step)).to_be_attached()
    expect(result).to_have_count(0)
    expect(page.get_by_text("Round 2 of 3")).to_be_visible()


def test_the_end_of_the_game_is_seen_when_a_step_comes_to_it(page: Page):
    last = round_ends(MINE)[-1]
    come(page, f"/r/{keep(page, MINE)}#step={last - 1}")
    expect(at_step(page, last - 1)).to_be_attached()
    page.keyboard.press("ArrowRight")
    page.locator(".reveal").get_by_role("button", name="Standings").click()
    expect(page.locator(".standings")).to_contain_text("The game is over")
    page.get_by_role("button", name="Look at the board").click()
    expect(page.locator(".standings")).to_have_count(0)


# Notes, when the log first tells a role, which cards are turned over; and whether the players tell one before.
NOTE_ROLES = """() => {
  const ended = (card) => card.getAnimations().every((one) => one.playState === 'finished')
  new MutationObserver(() => {
    const isTold = [...document.querySelectorAll('.course li')].some((line) => line.textContent.includes('was a '))
    if (document.querySelector('.chip .role')) window.chips = true
    if (isTold) window.turned ??= [...document.querySelectorAll('.reveal [data-revealed] .front')].map(ended)
  }).observe(document.body, { childList: true, subtree: true })
}"""


def test_the_log_of_a_replay_tells_no_role_before_its_card_is_turned(visit: Visit):
    page = visit(reduced_motion="no-preference").page
    first = round_ends(MINE)[0]
    come(page, f"/r/{keep(page, MINE)}#step={first - 1}")
    expect(at_step(page, first - 1)).to_be_attached()
    expect(page.locator(f'.course [data-step="{first}"]')).to_have_count(0)  # nor anything else that is still to come
    page.evaluate(NOTE_ROLES)
    page.locator('[data-to="on"]').click()
    expect(page.locator(".course li").filter(has_text="was a ")).not_to_have_count(0)
    assert page.evaluate("window.turned") == [True] * 5
    assert page.evaluate("window.chips") is None


def test_the_end_of_a_round_in_a_replay_can_be_skipped(visit: Visit):
    page = visit(reduced_motion="no-preference").page
    first = round_ends(MINE)[0]
    page.clock.install()
    come(page, f"/r/{keep(page, MINE)}#step={first - 1}")
    expect(at_step(page, first - 1)).to_be_attached()
    stop_clock(page)
    page.get_by_role("button", name="Play", exact=True).click()
    skip = page.get_by_role("button", name="Show everything now")
    run_clock_until(page, lambda: skip.count() > 0)
    skip.click()
    page.clock.resume()
    expect(page.locator(".course li").filter(has_text="was a ")).not_to_have_count(0)
    page.wait_for_function("(step) => document.querySelector('main').dataset.step > step", arg=first)  # plays on


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


def percent(share: float) -> str:
    """As the page writes it: a half is rounded up."""
    return f"{math.floor(100 * share + 0.5 + 1e-9)}%"


@pytest.mark.parametrize("name", [MINE, FOREST])
def test_what_the_page_tells_in_hindsight_is_what_the_detective_thinks(page: Page, name: str):
    told = read_again((GOLDEN / name).read_text(encoding="utf-8"))
    come(page, f"/r/{keep(page, name)}#show=hindsight")
    expect(page.get_by_role("tab", name="Who fooled whom")).to_have_attribute("aria-selected", "true")
    expect(page.locator("article")).to_have_count(len(told.rounds))
    for one, shown in zip(told.rounds, page.locator("article").all(), strict=True):
        for seat, role in enumerate(one.roles):
            row = shown.locator(f'[data-seat-read="{seat}"]')
            seen = one.chances[-1][seat][told.roles.index(role)]
            expect(row.locator("[data-seen]")).to_have_text(percent(seen))
            expect(row.locator("[data-read]")).to_have_text(percent(one.reads[seat]))
            points = shown.locator(f"[data-line='{seat}']").get_attribute("points") or ""
            heights = [float(point.split(",")[1]) for point in points.split()]
            assert heights == pytest.approx([10 + 186 * chances[seat][0] for chances in one.chances], abs=0.1)
        assert [int(move.get_attribute("data-swing") or "") for move in shown.locator("[data-swing]").all()] == [
            swing.step for swing in one.swings
        ]
        for swing, move in zip(one.swings, shown.locator("[data-swing]").all(), strict=True):
            expect(move).to_contain_text(f"{percent(swing.before)} → {percent(swing.after)}")
        for seat, steps in enumerate(one.grounds):
            grounds = shown.locator(f'[data-grounds-of="{seat}"] [data-ground]').all()
            assert [int(ground.get_attribute("data-ground") or "") for ground in grounds] == list(steps)
        expect(shown.locator("[data-turning]")).to_have_count(0 if one.turning is None else 1)
    move = page.locator("[data-swing]").last
    move.focus()
    page.keyboard.press("Enter")
    expect(at_step(page, int(move.get_attribute("data-swing") or ""))).to_be_attached()
    expect(move).to_have_attribute("aria-current", "step")
    chart = page.locator("article > svg").first
    chart.click(position={"x": float(chart.get_attribute("width") or "") - 4, "y": 60})
    expect(at_step(page, told.rounds[0].first + len(told.rounds[0].chances) - 1)).to_be_attached()


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
