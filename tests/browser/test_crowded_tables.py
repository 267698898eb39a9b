"""Nine dwarfs and ten miners: the board, the standings and a replay have room, and nothing hides what players have."""

from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser import forest, playing, replays
from tests.browser.browsing import measured, wait_for_rest
from tests.browser.conftest import Visit
from tests.browser.phones import ASIDE, SMALL, UPRIGHT
from tests.browser.playing import card, come, command, game_where, hurry_unseen, is_mine, is_over, made, my_move
from tests.families import some

DESKTOP: ViewportSize = {"width": 1280, "height": 800}

LEAST_BOARD = 0.45  # of the height
# The part of the window in which the board is seen, without the strip for the line of news.
SEEN_BOARD = """() => {
  const high = (name) => document.querySelector(name)?.getBoundingClientRect().height ?? 0
  return (high('.board') - high('.board > .strip')) / innerHeight
}"""


# Russian has long texts in wide letters; some others are for `make long`.
LANGUAGES = some(zip(["en-GB", "pl-PL", "cs-CZ", "ru-RU"]), lambda language: language in ("en-GB", "ru-RU"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_of_nine_and_ten_has_room_below_the_line_of_news(visit: Visit, language: str):
    page = visit(viewport=SMALL, locale=language, has_touch=True).page
    lay = forest.lay_of(forest.dealt_where(page, forest.can("lay"), players=9))
    _expect_board(page, "nine dwarfs")
    page.set_viewport_size(SMALL)
    card(page, lay["card"]).tap()
    expect(page.locator(".target").first).to_be_visible()
    _expect_board(page, "nine dwarfs with a path picked")
    page.set_viewport_size(SMALL)
    my_move(page, playing.deal(page, players=10))
    _expect_board(page, "ten miners")
    assert len(set(page.locator(".fact").first.evaluate(NUMBERS))) == 1


# How wide numbers beside a portrait are: if 1 were narrower than 4, some players would have one row and others two.
NUMBERS = """(fact) => ['1', '4', '5'].map((number) => {
  fact.replaceChildren(number)
  return fact.getBoundingClientRect().width
})"""


def _expect_board(page: Page, what: str) -> None:
    for size in (ASIDE, UPRIGHT, SMALL):
        page.set_viewport_size(size)
        share: float = measured(page, SEEN_BOARD)
        assert share >= LEAST_BOARD, f"{what} at {size}: {share:.1%} of the height"


# What a player has that is below what they say.
HIDDEN = """bubble => {
  const a = bubble.getBoundingClientRect()
  const apart = (b) => a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top
  return [...document.querySelectorAll('.chip :is(.tool, .fact, .opinion, .badge)')]
    .filter((one) => one.checkVisibility() && !apart(one.getBoundingClientRect()))
    .map((one) => one.className)
}"""


def test_what_somebody_says_hides_none_of_their_broken_tools(page: Page):
    now = game_where(page, lambda now: is_mine(now) and bool(now["view"]["broken"][0]))
    bubble = page.locator(".bubble").last
    for said in ("Hm", "I am a miner", "Who broke it? I am a miner", "I have seen goal 2, and it is gold"):
        command(page, now["table"]["code"], "say", text=said)
        expect(bubble).to_have_text(said)
        wait_for_rest(page)
        assert bubble.evaluate(HIDDEN) == [], said


# Whether each of these is whole in the part of the page that shows it.
WHOLE = """all => all.map((one) => {
  const { top, bottom } = one.getBoundingClientRect()
  let frame = one.parentElement
  while (frame && getComputedStyle(frame).overflowY === 'visible') frame = frame.parentElement
  const within = frame?.getBoundingClientRect() ?? { top: 0, bottom: innerHeight }
  return top >= within.top - 1 && bottom <= within.bottom + 1
})"""
LINES_OF_LOG = """() => {
  const log = document.querySelector('.course')
  return log.clientHeight / log.querySelector('li:not(.heading)').offsetHeight
}"""
WORDS_CUT = "all => all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent)"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "record",
    ["players-10-edition-revised-rounds-2.pyrite", "lost-mines-players-9-rounds-2.pyrite"],
    ids=["saboteur-10", "lost-mines-9"],
)
def test_all_hands_of_a_replay_are_in_sight_with_their_roles(visit: Visit, record: str, language: str):
    page = visit(viewport=DESKTOP, locale=language).page
    replays.come(page, f"/r/{replays.keep(page, record)}#eyes=all&step=40")
    hands = page.locator(".hands > li")
    expect(hands).to_have_count(10 if "10" in record else 9)
    assert all(hands.evaluate_all(WHOLE))
    assert page.locator(".hands .role").evaluate_all(WORDS_CUT) == []
    assert all(page.locator(".people .chip").evaluate_all(WHOLE))
    assert min(page.locator(".hands [data-kind]").evaluate_all("all => all.map((one) => one.offsetWidth)")) >= 22
    page.set_viewport_size({"width": 1366, "height": 768})
    assert all(page.locator(".held summary").evaluate_all(WHOLE))
    assert measured(page, LINES_OF_LOG) >= 7.5


# The table of the standings: how many places are whole above the buttons at the lower edge.
PLACES_SEEN = """() => {
  const edge = document.querySelector('.standings footer.first').getBoundingClientRect().top
  return [...document.querySelectorAll('.standings tbody tr')]
    .filter((one) => one.getBoundingClientRect().bottom <= edge).length
}"""
SIX_SHARE = """box => {
  const all = box.querySelector('.winners')
  const heading = box.querySelector('h2')
  while (all.childElementCount < 6) all.append(all.firstElementChild.cloneNode(true))
  heading.textContent = 'Wspólna wygrana: Zircon, Garnet, Jasper, Onyx, Topaz i Amber!'
}"""


def test_winners_and_first_places_of_ten_are_in_sight_when_the_standings_open(visit: Visit):
    page = visit(viewport=UPRIGHT, has_touch=True).page
    code = made(page, players=10)
    hurry_unseen(page, code, is_over)
    come(page, code)
    page.get_by_role("button", name="Standings").click()
    for _ in ("as it was", "six winners"):
        for size in (UPRIGHT, SMALL):
            page.set_viewport_size(size)
            wait_for_rest(page)
            expect(page.locator(".standings h2")).to_be_in_viewport(ratio=1)
            assert page.locator(".standings").evaluate("box => box.scrollTop") == 0
            assert measured(page, PLACES_SEEN) >= 6, size
        page.locator(".standings").evaluate(SIX_SHARE)


def test_who_asks_to_end_the_round_is_told_what_that_does(page: Page):
    def can_ask(now: dict[str, Any]) -> bool:
        return is_mine(now) and bool(forest.choices_of(now, "vote"))

    forest.dealt_where(page, can_ask)
    expect(page.locator("[data-propose]")).to_have_count(0)  # long before the end it is only in the list
    page.keyboard.press("m")
    page.locator('[data-action="vote"]').click()
    expect(page.locator(".prompt .words")).to_have_text("Ask everyone to end the round? It ends only if all agree.")
