"""What looked wrong in the pictures of every state (`make states`), at the size and in the language where it did."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import forest, playing, replays
from tests.browser.browsing import TABLET, measured, wait_for_rest
from tests.browser.conftest import Visit
from tests.browser.deals import State
from tests.browser.phones import ASIDE, SMALL, UPRIGHT
from tests.browser.playing import command, made, make_table, my_move

FINGER = 44  # pixels
TOUCH: dict[str, Any] = {"has_touch": True}

TOP = "(one) => one.getBoundingClientRect().top"
MIDDLE = "(one) => (one.getBoundingClientRect().top + one.getBoundingClientRect().bottom) / 2"
BOARD = "() => document.querySelector('.board').getBoundingClientRect().height / innerHeight"
CUT = "(one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1"
# Opinions about a player that hide how many cards they hold.
HIDING = """() => [...document.querySelectorAll('.chip .opinion')].filter((one) => {
  const a = one.getBoundingClientRect()
  const b = document.createRange()
  b.selectNodeContents(one.closest('.chip').querySelector('.fact').lastChild)
  const c = b.getBoundingClientRect()
  return a.left < c.right && c.left < a.right && a.top < c.bottom && c.top < a.bottom
}).length"""


def in_one_row(page: Page, *selectors: str) -> bool:
    """Whether the middles of these elements are at the same height."""
    middles = [page.locator(selector).first.evaluate(MIDDLE) for selector in selectors]
    return max(middles) - min(middles) < 6


@pytest.mark.parametrize("language", ["cs", "pl"])
def test_a_button_with_a_short_word_is_as_wide_as_a_finger(visit: Visit, language: str):
    page = visit(viewport=SMALL, locale=language, **TOUCH).page
    now = forest.dealt_where(page, forest.can("walk"), choose=lambda choices: choices[0])
    walk = forest.choices_of(now, "walk")[-1]
    playing.target(page, walk["x"], walk["y"]).first.click()
    yes = page.locator("[data-confirm]")
    for size in (SMALL, ASIDE):
        page.set_viewport_size(size)
        box = yes.bounding_box()
        assert box is not None
        assert box["width"] >= FINGER
        assert box["height"] >= FINGER


def test_what_others_think_of_a_player_does_not_hide_how_many_cards_they_have(visit: Visit):
    page = visit(viewport=SMALL, **TOUCH).page
    code = playing.deal(page, players=5)
    my_move(page, code)
    for phrase in ("trust", "suspect"):
        command(page, code, "phrase", phrase=phrase, args=[1])
        expect(page.locator(".chip .opinion")).to_have_count(1)
        for size in (SMALL, UPRIGHT):
            page.set_viewport_size(size)
            wait_for_rest(page)
            assert measured(page, HIDING) == 0, (phrase, size)


def test_on_a_tablet_what_somebody_says_is_not_behind_the_line_of_news(visit: Visit):
    page = visit(viewport=TABLET).page
    code = playing.deal(page, players=5)
    my_move(page, code)
    command(page, code, "say", text="I have seen goal 2")
    bubble = page.locator(".bubble").last
    expect(bubble).to_be_visible()
    wait_for_rest(page)
    news = page.locator(".news").evaluate("(one) => one.getBoundingClientRect().bottom")
    assert bubble.evaluate(TOP) >= news


def test_on_a_phones_side_the_next_game_is_in_sight_below_the_standings(visit: Visit):
    page = visit(viewport=ASIDE, locale="ru-RU", **TOUCH).page
    code = made(page, players=5)
    playing.hurry_unseen(page, code, playing.is_over)
    playing.come(page, code)
    page.locator(".reveal footer .button").last.click()
    for button in page.locator(".standings footer.first > *").all():
        expect(button).to_be_in_viewport(ratio=1)
    expect(page.locator(".standings tbody tr").nth(2)).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("language", ["pl", "ru"])
def test_a_replay_has_two_rows_above_its_players_on_a_phone_and_a_board_on_its_side(visit: Visit, language: str):
    page = visit(viewport=SMALL, locale=language, **TOUCH).page
    code = made(page, players=5)
    playing.hurry_unseen(page, code, playing.is_over)
    replays.come(page, f"/r/{playing.state(page, code)['table']['record']}#step=12")
    assert in_one_row(page, ".top h1", ".pile", ".turn")
    assert in_one_row(page, ".back", ".eyes select")
    page.set_viewport_size(ASIDE)
    wait_for_rest(page)
    assert measured(page, BOARD) >= 0.45
    assert not page.locator(".caption").evaluate(CUT)
    assert in_one_row(page, "[role=tab] >> nth=0", "[role=tab] >> nth=1", "[role=tab] >> nth=2")
    assert not page.locator("[role=tab]").evaluate_all(f"(all) => all.some({CUT})")
    expect(page.locator(".top .home")).to_be_in_viewport(ratio=1)


def test_on_a_phones_side_who_has_come_and_the_start_are_beside_the_invitation(visit: Visit):
    page = visit(viewport=ASIDE, locale="ru-RU", **TOUCH).page
    page.goto(f"/t/{make_table(page, 'Ола', players=5, bots=2)}")
    expect(page.locator(".seats li").nth(1)).to_be_in_viewport(ratio=0.9)
    expect(page.locator(".begin .button")).to_be_in_viewport(ratio=1)
    expect(page.locator(".code")).to_be_in_viewport(ratio=1)
    assert not page.locator(".ways").evaluate(CUT)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("language", ["en-GB", "ru-RU"])
def test_round_and_pile_are_in_one_row(visit: Visit, language: str):
    page = visit(viewport={"width": 1280, "height": 800}, locale=language).page
    code = playing.deal(page, players=5)
    assert in_one_row(page, ".bar .round", ".bar .pile", ".bar .icons")
    page.goto(f"/t/{code}/screen")
    expect(page.locator(".screen .board")).to_be_visible()
    page.set_viewport_size(SMALL)
    assert in_one_row(page, ".bar .round", ".bar .helps", ".bar .pile")


def test_on_a_phone_the_big_screen_shows_who_has_come_beside_the_code(visit: Visit):
    page = visit(viewport=SMALL, locale="ru-RU", **TOUCH).page
    page.goto(f"/t/{make_table(page, 'Ола', players=5, bots=2)}/screen")
    for size in (SMALL, ASIDE):
        page.set_viewport_size(size)
        expect(page.locator(".gathering .code")).to_be_in_viewport(ratio=1)
        expect(page.locator(".seats li").nth(2)).to_be_in_viewport(ratio=1)


def test_on_a_phone_a_player_who_has_left_keeps_name_and_number_of_cards(visit: Visit):
    gone, page = visit().page, visit(viewport=SMALL, locale="ru-RU", **TOUCH).page
    code = made(gone, players=5)
    playing.come(page, code)
    expect(page.locator("[data-asleep]")).to_be_visible()
    chip = page.locator(".chip.gone")
    assert not chip.locator(".extra").evaluate(CUT)
    state = page.locator(".states").evaluate(TOP)
    assert state >= page.locator(".board .tools").evaluate("(one) => one.getBoundingClientRect().bottom")


# Puts a word in place of each player's number of cards, as for who is out of the round; how many are cut.
OUT = """(word) => [...document.querySelectorAll('.chip .extra')].filter((extra) => {
  extra.querySelector('.fact').textContent = word
  extra.querySelector('.fact').classList.add('warn')
  return extra.scrollWidth > extra.clientWidth
}).length"""


@pytest.mark.parametrize(("language", "word"), [("pl", "pas"), ("cs", "mimo")])
def test_on_a_phone_the_word_for_out_of_the_round_has_room(visit: Visit, language: str, word: str):
    page = visit(viewport=SMALL, locale=language, **TOUCH).page
    for players in (6, 9):
        forest.deal(page, players)
        assert measured(page, OUT, word) == 0


def test_who_comes_while_nuggets_are_picked_keeps_nobody_waiting(visit: Visit):
    def picks(now: State) -> bool:
        return playing.is_mine(now) and now["prompt"]["what"] == "pick_nugget"

    page = visit(sees_role=True).page
    code = playing.game_where(page, picks, players=5)["table"]["code"]
    expect(page.locator(".reveal")).to_be_visible()
    expect(page.locator(".role h2")).to_contain_text("You are")
    assert not any(playing.state(page, code)["presence"]["reading"])
