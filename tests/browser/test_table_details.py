"""Small things at a table that a newcomer stumbled over, each of them put right."""

import json
import re

from playwright.sync_api import Page, expect

from tests.browser import forest
from tests.browser.browsing import DESKTOP, PHONE, eventually, measured, run_clock_until, stop_clock, wait_for_rest
from tests.browser.conftest import Visit
from tests.browser.deals import State
from tests.browser.phones import ASIDE
from tests.browser.playing import (
    best,
    card,
    come,
    command,
    confirm,
    deal,
    deal_to_lay,
    game_where,
    hurry_unseen,
    is_mine,
    is_over,
    made,
    make_table,
    my_move,
    sit,
    start,
    state,
    wait_for,
)

# Whether what somebody says covers another player.
COVERS = """bubble => {
  const a = bubble.getBoundingClientRect()
  const own = bubble.parentElement.querySelector('.chip')
  const others = [...document.querySelectorAll('.chip')].filter((chip) => chip !== own)
  return [...others, own.querySelector('.who'), own.querySelector('.portrait')].some((one) => {
    const b = one.getBoundingClientRect()
    return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
  })
}"""

A_MOMENT = 3_000  # milliseconds

SCROLLED = "main => { main.scrollTop = 500; return main.scrollTop + main.scrollHeight - main.clientHeight }"
FROM_ITS_END = "log => log.scrollHeight - log.scrollTop - log.clientHeight"


def test_the_list_of_moves_asks_before_it_plays(page: Page):
    code, choice = deal_to_lay(page)
    page.keyboard.press("m")
    kinds = {one["card"] for one in state(page, code)["prompt"]["choices"]}
    expect(page.get_by_role("dialog").locator("h3")).to_have_count(len(kinds))  # the moves of each card are together
    page.locator(f'[data-action="{choice["action"]}"]').click()
    expect(page.locator("[data-confirm]")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("[data-confirm]")).to_have_count(0)
    assert is_mine(state(page, code))
    page.keyboard.press("m")
    page.locator(f'[data-action="{choice["action"]}"]').click()
    confirm(page)
    expect(page.locator("[data-confirm]")).to_have_count(0)
    expect(page.locator(".side .log li").filter(has_text="You placed")).to_have_count(1)


def test_a_bot_says_what_it_would_think_if_the_host_allows_it(page: Page):
    deal_to_lay(page)
    other = page.locator(".chip").nth(1)
    name = other.locator(".who").inner_text()
    other.click()
    expect(page.get_by_role("button", name="Ask a bot about this player")).to_have_count(0)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Allow asking a bot who to suspect").click()
    expect(page.locator("[data-said]")).to_contain_text("Everyone can ask now: tap a player")
    page.keyboard.press("Escape")
    other.click()
    page.get_by_role("button", name="Ask a bot about this player").click()
    expect(page.locator("[data-hint]")).to_contain_text(f"{name}: ")


# How many phrases are wholly in sight, and how many are cut where the rest fades out.
PHRASES = """(all) => {
  const edge = all.getBoundingClientRect().bottom - parseFloat(getComputedStyle(all).paddingBottom)
  const boxes = [...all.children].map((one) => one.getBoundingClientRect())
  return [
    boxes.filter(({ bottom }) => bottom <= edge + 1).length,
    boxes.filter(({ top, bottom }) => top < edge - 1 && bottom > edge + 1).length,
  ]
}"""


def test_the_phrases_end_with_a_whole_row_and_the_rest_fades_out(page: Page):
    deal(page)
    expect(page.locator(".side .phrases .chip").first).to_be_visible()
    more = page.locator(".side .more")
    for height, least, is_folded in ((800, 5, True), (640, 5, True), (800, 11, False), (960, 14, False)):
        page.set_viewport_size({"width": 1280, "height": height})
        if more.is_visible() and (more.get_attribute("aria-expanded") == "true") == is_folded:
            more.click()
        seen, cut = page.locator(".side .phrases").evaluate(PHRASES)
        assert (seen >= least, cut) == (True, 0), (height, seen)
    expect(page.locator(".side .phrases")).to_have_css("mask-image", re.compile("gradient"))
    page.set_viewport_size({"width": 1440, "height": 900})
    forest.deal(page)
    expect(page.locator(".side .phrases .chip").first).to_be_visible()
    assert page.locator(".side .phrases").evaluate(PHRASES) == [page.locator(".side .phrases .chip").count(), 0]


def test_a_refusal_goes_with_what_was_picked(page: Page):
    _, choice = deal_to_lay(page)
    card(page, choice["card"]).click()
    page.get_by_role("img", name=re.compile("^Start$")).click(force=True)
    wrong = page.locator(".prompt.wrong")
    expect(wrong).to_be_visible()
    page.keyboard.press("Escape")
    expect(wrong).to_have_count(0)


def test_a_tunnel_in_hand_says_that_a_tool_is_broken(page: Page):
    def blocked(now: State) -> bool:
        return is_mine(now) and bool(now["view"]["broken"][0]) and any(map(str.isupper, _tunnels(now)))

    now = game_where(page, blocked)
    card(page, _tunnels(now)[0]).click()
    prompt = page.locator(".prompt.mine")
    expect(prompt).to_contain_text("broken tool")
    expect(prompt.get_by_role("button", name=re.compile("S4.6"))).to_be_visible()


def _tunnels(now: State) -> list[str]:
    return [kind for kind in now["view"]["hand"] if re.fullmatch("[NESW]+", kind)]


def test_what_somebody_says_is_beside_their_portrait_and_covers_nobody(page: Page):
    code = deal(page, 5)
    my_move(page, code)
    command(page, code, "say", text="I have seen goal 2, and it is gold")
    bubble = page.locator(".bubble").last
    expect(bubble).to_be_visible()
    wait_for_rest(page)
    assert not bubble.evaluate(COVERS)
    # A short line is in its speaker's place, and hides nothing of the board.
    command(page, code, "say", text="Hm")
    expect(bubble).to_have_text("Hm")
    assert not bubble.evaluate(COVERS)
    assert bubble.evaluate(
        "one => one.getBoundingClientRect().right <= one.parentElement.getBoundingClientRect().right"
    )


# Whether what somebody says covers the prompt, however wide it becomes, or a button of the board.
HIDES = """bubble => {
  const a = bubble.getBoundingClientRect()
  return [...document.querySelectorAll('.prompt, .tools .tool')].some((one) => {
    const b = one.getBoundingClientRect()
    const left = one.matches('.prompt') ? bubble.closest('ol').getBoundingClientRect().right : b.left
    return a.left < b.right && left < a.right && a.top < b.bottom && b.top < a.bottom
  })
}"""

# How far what somebody says is above or below them, in pixels.
AWAY = """bubble => {
  const middle = (one) => (one.getBoundingClientRect().top + one.getBoundingClientRect().bottom) / 2
  return Math.abs(middle(bubble) - middle(bubble.parentElement))
}"""

# Whether what somebody says begins beside the players, or names its speaker.
POINTS = """bubble => bubble.getBoundingClientRect().left < bubble.closest('ol').getBoundingClientRect().right + 20
  || getComputedStyle(bubble, '::before').content.includes('Ann')"""

SAYINGS = ["Let us build towards mine 4", "I have seen goal 2, and it is gold, so let us all go there now"]


def test_what_the_last_of_nine_says_hides_neither_the_prompt_nor_the_zoom_buttons(visit: Visit):
    host, page = visit().page, visit(viewport={"width": 1366, "height": 768}).page
    code = make_table(host, "Ann", bots=7, players=9)
    sit(page, code, "Bob")
    start(code, host)
    come(page, code)
    expect(page.locator(".chip[data-seat]").last).to_contain_text("Ann")
    for said in SAYINGS:
        command(host, code, "say", text=said)
        bubble = page.locator(".bubble").last
        expect(bubble).to_have_text(said)
        wait_for_rest(page)
        assert not bubble.evaluate(HIDES), said
        assert not bubble.evaluate(COVERS), said
        assert bubble.evaluate(AWAY) < 100, said
        assert bubble.evaluate(POINTS), said


def test_the_log_is_at_its_end_after_a_reload(visit: Visit):
    page = visit(viewport={"width": 1000, "height": 560}).page
    code = made(page)
    hurry_unseen(page, code, is_over)
    come(page, code)
    page.reload()
    log = page.locator(".side .log ol")
    expect(log.locator("li")).not_to_have_count(1)
    wait_for_rest(page)
    eventually(lambda: log.evaluate(FROM_ITS_END) < 5)
    assert page.locator("main").evaluate(SCROLLED) == 0  # nothing of its lines is below the window


def test_a_lost_network_is_noticed_and_its_return_is_said_for_a_moment_only(visit: Visit):
    visitor = visit()
    page = visitor.page
    page.clock.install()
    my_move(page, deal(page))
    banner = page.locator(".banner")
    with visitor.forgiving():
        visitor.context.set_offline(True)
        expect(banner).to_be_visible()
        stop_clock(page)
        visitor.context.set_offline(False)
        run_clock_until(page, lambda: "Reconnected" in banner.inner_text())
        page.clock.run_for(A_MOMENT)
        expect(banner).to_be_hidden()


DECLINE_DROP = """(one) => one.querySelector('[data-decline]').getBoundingClientRect().top
  - one.getBoundingClientRect().top"""


# How many goals the offer covers.
OVER_GOALS = """() => {
  const offer = document.querySelector('.late').getBoundingClientRect()
  return [...document.querySelectorAll('[data-sought]')].map((one) => one.getBoundingClientRect())
    .filter((b) => offer.left < b.right && b.left < offer.right && offer.top < b.bottom && b.top < offer.bottom).length
}"""


def test_who_comes_late_is_notified_that_a_bots_seat_can_be_taken(visit: Visit):
    host, late = visit().page, visit().page
    code = make_table(host, "Ann", bots=2, latecomers=True, spectators=True)
    command(host, code, "start")
    late.goto(f"/t/{code}")
    expect(late.locator("[data-late]")).to_have_count(2)
    for size in (ASIDE, DESKTOP):
        late.set_viewport_size(size)
        assert late.locator(".late").evaluate(DECLINE_DROP) <= 8  # it has no line of its own
        assert measured(late, OVER_GOALS) == 0
    late.locator("[data-decline]").click()
    expect(late.locator("[data-late]")).to_have_count(0)
    late.reload()
    late.locator("[data-late]").last.click()
    late.get_by_role("dialog").get_by_role("textbox").fill("Ben")
    late.get_by_role("dialog").get_by_role("button", name="Play in place of this bot").click()
    expect(late.locator("[data-late]")).to_have_count(0)


def test_the_standings_fit_a_phone_with_four_winners(visit: Visit):
    page = visit(viewport=PHONE).page
    code = made(page)
    hurry_unseen(page, code, is_over)
    come(page, code)
    page.get_by_role("button", name="Standings").click()
    wait_for_rest(page)
    winners = page.locator(".winners")
    winners.evaluate("all => all.append(...[1, 2, 3].map(() => all.firstElementChild.cloneNode(true)))")
    standings = page.locator(".standings")
    assert standings.evaluate("box => box.scrollWidth - box.clientWidth") <= 0
    expect(standings.locator("thead .sum")).to_be_in_viewport(ratio=1)
    won = {int(text) for text in standings.locator("td.round .won > [aria-hidden]").all_inner_texts()}
    assert won == {int(text) for text in standings.locator("td.sum").all_inner_texts()}, "there was one round only"
    expect(standings.locator("thead .round")).to_have_text("Round 1", use_inner_text=True)


def test_the_next_game_and_the_replay_are_in_sight_below_the_standings_of_ten(visit: Visit):
    page = visit(viewport={"width": 1366, "height": 768}).page
    code = made(page, players=10)
    hurry_unseen(page, code, is_over)
    come(page, code)
    page.get_by_role("button", name="Standings").click()
    wait_for_rest(page)
    assert page.locator(".standings").evaluate("box => box.scrollHeight - box.clientHeight") > 0
    for name in ("Rematch", "Watch the replay", "Who fooled whom"):
        link = page.locator(".standings footer.first > *").filter(has_text=name)
        expect(link).to_be_in_viewport(ratio=1)
    page.locator(".standings footer").last.scroll_into_view_if_needed()
    expect(page.locator(".standings tbody tr").last).to_be_in_viewport(ratio=1)


def test_who_leaves_for_good_is_back_on_the_home_page(page: Page):
    my_move(page, deal(page))
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Leave the game").click()
    page.get_by_role("dialog").get_by_role("button", name="Leave", exact=True).click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()


def test_bots_are_fast_forwarded_until_it_is_ones_own_turn_and_then_play_as_before(page: Page):
    slow = 10_000  # milliseconds: nine such bots take longer than any click
    sent: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    code = deal(page, 10)
    now = my_move(page, code)
    command(page, code, "settings", change={"pace": slow})
    command(page, code, "play", expect=now["seq"] + 1, action=best(now["prompt"]["choices"])["action"])
    page.get_by_role("button", name="Fast-forward to my turn").click()
    my_move(page, code)
    wait_for(page, code, lambda seen: bool(seen["table"]["settings"]["pace"] == slow))
    changes = [json.loads(frame) for frame in sent if '"pace"' in frame]
    assert [one["change"]["pace"] for one in changes] == [0, slow]
    expect(page.get_by_role("button", name="Fast-forward to my turn")).to_have_count(0)


# What can be pressed beside the board and is under this button.
UNDER = """(back) => {
  const a = back.getBoundingClientRect()
  return [...document.querySelectorAll('button, a, input, textarea')]
    .filter((one) => one !== back && !one.closest('.board') && one.checkVisibility())
    .map((one) => [one.textContent.trim() || one.className, one.getBoundingClientRect()])
    .filter(([, b]) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
    .map(([words]) => words)
}"""


def test_the_way_back_to_the_standings_covers_nothing_that_can_be_pressed(page: Page):
    code = made(page)
    hurry_unseen(page, code, is_over)
    come(page, code)
    page.get_by_role("button", name="Standings").click()
    standings, back = page.get_by_role("dialog"), page.get_by_role("button", name="Standings")
    expect(standings).to_be_focused()
    page.keyboard.press("Escape")
    expect(standings).to_have_count(0)
    expect(back).to_be_focused()
    page.keyboard.press("Enter")
    expect(standings).to_be_focused()
    page.get_by_role("button", name="Look at the board").click()
    for size in (DESKTOP, PHONE):
        page.set_viewport_size(size)
        expect(back).to_be_visible()
        assert back.evaluate(UNDER) == [], size
        assert back.evaluate("(one) => one.closest('.below') !== null"), "it covers the board"
    page.set_viewport_size(DESKTOP)
