"""Learning a game by trying: both lessons by clicks, with wrong tries, in every language, and the first game after."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from pyrite import lessons
from tests.browser.axe import expect_no_barriers
from tests.browser.browsing import PHONE, SIGNS_UPON_CARDS, measured, wait_for_rest
from tests.browser.conftest import Visit
from tests.browser.phones import SMALL
from tests.families import some

# The middle of a cell in the window.
PLACE_OF = """([x, y]) => {
  const layer = document.querySelector('.board .layer')
  const { a, d, e, f } = new DOMMatrix(getComputedStyle(layer).transform)
  const board = document.querySelector('.board').getBoundingClientRect()
  return [board.left + e + (x + 0.5) * 100 * a, board.top + f + (y + 0.5) * 140 * d]
}"""
WITH_BARS: ViewportSize = {"width": 390, "height": 664}  # a phone whose browser shows its bars


def come(page: Page, game: str) -> None:
    """Opens a lesson, and waits for its board."""
    page.goto(f"/learn/{game}")
    expect(page.locator("main.lesson .board")).to_be_visible()


def steps_of(game: str) -> list[lessons.LessonTask]:
    """The steps of a lesson."""
    return list(lessons.lesson(game))


def point_at(page: Page, x: int, y: int) -> None:
    """Clicks a cell of the board, lit or not."""
    wait_for_rest(page)
    page.mouse.click(*measured(page, PLACE_OF, [x, y]))


def try_against_the_rules(page: Page, action: str) -> None:
    """Picks the card if there is one, then a player or a place that is not lit."""
    what, at, where = re.split("([@>])", action)
    if what != "walk":
        page.locator(f'[data-kind="{what}"]').first.click()
    if at == ">":
        page.locator(f'.chip[data-seat="{where}"]').click()
        return
    x, y = map(int, where.split(","))
    expect(page.locator(f'[data-cell="{where}"]')).to_have_count(0)  # what the rules refuse is not lit
    point_at(page, x, y)


def choice(page: Page, game: str, step: int, action: str) -> dict[str, Any]:
    """What is offered for an action."""
    offered = page.request.get(f"/api/lessons/{game}").json()["steps"][step]["prompt"]["choices"]
    found: dict[str, Any] = next(one for one in offered if one["action"] == action)
    return found


def target_of(page: Page, one: dict[str, Any]) -> Locator:
    """Where an action is aimed: a cell or a joint of the board, a player, or a hidden card; a vote is a button."""
    if one["verb"] == "vote":
        return page.locator("[data-propose]")
    if one.get("seat") is not None:
        return page.locator(f'.chip.aim[data-seat="{one["seat"]}"]')
    if one.get("x") is not None:
        joint = one["side"] if one["verb"] in ("trap", "troll") else ""  # a mine is entered from a side
        return page.locator(f'[data-cell="{one["x"]},{one["y"]}{joint}"]')
    hidden = ["top", "middle", "bottom"].index(one["goal"]) if one.get("goal") else one["slot"]
    return page.locator(".target").nth(hidden)


def try_by_clicks(page: Page, game: str, step: int, action: str) -> None:
    """Picks the card, then where it is to go, then confirms; a vote needs neither."""
    one = choice(page, game, step, action)
    if one["verb"] == "vote":
        page.locator("[data-propose]").click()
        page.locator("[data-confirm]").click()
        return
    if one.get("card"):
        page.locator(f'[data-kind="{one["card"]}"]').first.click()
    target_of(page, one).click()
    turn = page.get_by_role("button", name="Turn", exact=False)
    if one.get("face") and turn.count() and page.locator(f'.ghost use[href$="{one["face"].lower()}"]').count() == 0:
        turn.first.click()
    page.locator("[data-confirm]").click()


def title(page: Page) -> Locator:
    """What the step is about."""
    return page.locator("#lesson-title")


def expect_step(page: Page, step: int, steps: int) -> None:
    """The lesson is at a step."""
    expect(page.get_by_text(f"Step {step + 1} of {steps}", exact=True)).to_be_visible()
    expect(page.locator("[data-hand] .new")).to_have_count(0)  # its cards were not drawn


@pytest.mark.parametrize("game", lessons.lessons())
def test_a_lesson_is_done_by_clicks_with_wrong_tries_and_ends_in_a_game(page: Page, game: str):
    come(page, game)
    steps = steps_of(game)
    for number, step in enumerate(steps):
        expect_step(page, number, len(steps))
        for wrong in step.tries:
            try_against_the_rules(page, wrong)
            expect(page.locator(".answer .bad")).to_contain_text("The rules do not allow that.")
            expect(page.locator(".answer .bad .rule, .answer .bad button, .answer .bad a").first).to_be_visible()
            expect(page.locator(".prompt.wrong")).to_have_count(0)  # it is said once
            page.keyboard.press("Escape")
        page.locator("[data-hint]").click()
        expect(page.locator(".hint")).not_to_be_empty()
        expect(page.locator(".answer > *")).to_have_count(1)
        try_by_clicks(page, game, number, step.right[0])
        expect(page.locator(".answer .good")).to_contain_text("Well done!")
        expect(page.locator(".prompt")).to_have_count(0)
        expect(page.locator("[data-next]")).to_be_focused()
        page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="You know how to play")).to_be_visible()
    expect(page.locator("main.end .learned")).not_to_be_empty()
    expect(page.locator("main.end svg use[href^='#face-']")).to_have_count(3)
    (other,) = set(lessons.lessons()) - {game}
    expect(page.locator("main.end [data-other]")).to_have_attribute("href", f"/learn/{other}")
    expect_no_barriers(page)
    page.get_by_role("button", name="Play my first game").click()
    expect(page.locator("main.table")).to_be_visible()
    seated = page.request.get(f"/api/tables/{page.url[-6:]}").json()["table"]
    assert seated["game"] == game
    assert re.fullmatch(r"Guest \d+", seated["seats"][0]["name"])  # "You" would be wrong for everybody else
    assert [seat["bot"] for seat in seated["seats"]][1:] == ["novice"] * (len(seated["seats"]) - 1)
    assert seated["status"] == "playing"


def test_something_else_that_is_allowed_is_explained_and_can_be_tried_again(page: Page):
    come(page, "saboteur")
    page.locator('[data-kind="NESW"]').click()
    page.locator("[data-pass]").click()
    page.locator("[data-confirm]").click()
    expect(page.locator(".answer .bad")).to_contain_text("You may discard a card instead")
    try_by_clicks(page, "saboteur", 0, "NESW@1,0")
    expect(page.locator(".answer .good")).to_be_visible()
    come(page, "lost-mines")
    page.keyboard.press("m")
    page.locator('[data-action="vote"]').click()
    expect(page.locator(".answer .bad")).to_contain_text("That asks everyone to end the round.")
    page.evaluate("() => localStorage.setItem('pyrite.lesson.saboteur', '8')")
    come(page, "saboteur")
    try_by_clicks(page, "saboteur", 8, "breakC>2")
    expect(page.locator(".answer .bad")).to_contain_text("That stops Petr, but Ola plays before him")


def test_progress_is_kept_over_a_reload_and_a_step_can_be_seen_again(page: Page):
    come(page, "saboteur")
    try_by_clicks(page, "saboteur", 0, "NESW@1,0")
    page.locator("[data-next]").click()
    expect_step(page, 1, 9)
    page.reload()
    expect_step(page, 1, 9)
    page.locator("[data-back]").click()
    expect_step(page, 0, 9)
    expect(page.locator("[data-hint]")).to_be_visible()
    page.reload()
    expect_step(page, 1, 9)


def test_a_lesson_is_done_by_keyboard_and_by_a_list_of_moves(page: Page):
    come(page, "saboteur")
    crossing = page.locator('[data-kind="NESW"]').get_attribute("data-card")
    page.keyboard.press(str(int(crossing or "") + 1))
    expect(page.locator(".target:focus")).to_have_count(1)
    for key in ("ArrowRight", "ArrowRight"):  # past the start, and no further than what is lit
        page.keyboard.press(key)
    expect(page.locator(".target:focus")).to_have_attribute("data-cell", "1,0")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.locator(".answer .good")).to_be_visible()
    page.keyboard.press("Enter")
    expect(title(page)).to_be_focused()
    page.keyboard.press("m")
    page.locator('[data-action="EW@2,0"]').click()
    expect(page.locator(".answer .good")).to_be_visible()


def test_a_card_is_dragged_to_its_place(page: Page):
    come(page, "saboteur")
    wait_for_rest(page)
    card = page.locator('[data-kind="NESW"]').bounding_box()
    assert card is not None
    page.mouse.move(card["x"] + 30, card["y"] + 40)
    page.mouse.down()
    page.mouse.move(card["x"] + 60, card["y"] - 60, steps=4)
    expect(page.locator('[data-cell="1,0"]')).to_be_visible()
    wait_for_rest(page)
    place = page.locator('[data-cell="1,0"]').bounding_box()
    assert place is not None
    page.mouse.move(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2, steps=6)
    page.mouse.up()
    page.locator("[data-confirm]").click()
    expect(page.locator(".answer .good")).to_be_visible()


ON_ITS_SIDE: ViewportSize = {"width": 844, "height": 390}
# By how much something has to be scrolled, and how many goals there are and how many the buttons of the board cover.
LEFT_OVER = """() => {
  const { scrollHeight, scrollWidth } = document.documentElement
  const inside = [...document.querySelectorAll('.card, .below')].map((one) => one.scrollHeight - one.clientHeight)
  return Math.max(scrollHeight - innerHeight, scrollWidth - innerWidth, ...inside)
}"""
COVERED = """() => {
  const tools = document.querySelector('.tools').getBoundingClientRect()
  const goals = [...document.querySelectorAll('.board .card:has(.tag)')].map((goal) => goal.getBoundingClientRect())
  const isCovered = ({ left, right, top, bottom }) =>
    left < tools.right && tools.left < right && top < tools.bottom && tools.top < bottom
  return [goals.length, goals.filter(isCovered).length]
}"""


@pytest.mark.parametrize("game", lessons.lessons())
def test_a_step_fits_on_every_phone_without_scrolling(visit: Visit, game: str):
    page = visit(viewport=SMALL, has_touch=True, locale="ru-RU").page
    come(page, game)
    for size in (SMALL, WITH_BARS, ON_ITS_SIDE):
        page.set_viewport_size(size)
        wait_for_rest(page)
        assert measured(page, LEFT_OVER) <= 0, size
        board = page.locator(".board").bounding_box()
        assert board is not None
        assert board["height"] >= (0.45 if game == "lost-mines" else 0.27) * size["height"], size
        assert measured(page, SIGNS_UPON_CARDS) == 0, size
        assert game != "saboteur" or page.evaluate(COVERED) == [3, 0], size


@pytest.mark.parametrize("game", lessons.lessons())
def test_on_a_phone_a_refusal_leaves_targets_that_a_finger_hits(visit: Visit, game: str):
    page = visit(viewport=WITH_BARS, has_touch=True).page
    come(page, game)
    page.locator("[data-hint]").tap()
    right = choice(page, game, 0, steps_of(game)[0].right[0])
    page.locator(f'[data-kind="{right["card"]}"]').first.tap()
    point_at(page, right["x"] + 1, right["y"])
    expect(page.locator(".answer .bad")).to_contain_text("The rules do not allow that.")
    expect(page.locator(".answer > *")).to_have_count(1)  # in place of the hint
    expect(page.locator(".card .rule")).to_have_count(1)  # that of the refusal, in place of the step's
    wait_for_rest(page)
    box = target_of(page, right).bounding_box()
    assert box is not None
    assert box["width"] >= 40
    assert box["height"] >= 56
    steps = page.locator(".prompt .steps li > [aria-hidden]")  # named as at the table
    assert steps.count() == (4 if game == "lost-mines" else 0)
    for step in steps.all():
        expect(step).to_be_visible()


@pytest.mark.long
@pytest.mark.parametrize("game", ["saboteur", "lost-mines"])
def test_on_a_phone_nothing_that_matters_is_below_the_fold(visit: Visit, game: str):
    page = visit(viewport=PHONE, has_touch=True).page
    page.goto("/")
    for number, step in enumerate(steps_of(game)):
        page.evaluate("([name, step]) => localStorage.setItem(name, step)", [f"pyrite.lesson.{game}", str(number)])
        come(page, game)
        expect_step(page, number, len(steps_of(game)))
        for part in (title(page), page.locator("[data-hint]"), page.locator(".prompt"), page.locator(".board")):
            expect(part).to_be_in_viewport(ratio=0.98)
        for size in (PHONE, WITH_BARS):
            page.set_viewport_size(size)
            for part in (page.locator(".prompt"), *page.locator("[data-card]").all()):
                expect(part).to_be_in_viewport(ratio=0.95)
        board = page.locator(".board").bounding_box()
        assert board is not None
        assert game == "saboteur" or board["height"] >= 0.45 * WITH_BARS["height"], step.name
        page.set_viewport_size(PHONE)
        one = choice(page, game, number, step.right[0])
        if one.get("card"):
            page.locator(f'[data-kind="{one["card"]}"]').first.tap()
        expect(target_of(page, one)).to_be_in_viewport(ratio=0.6)
    expect_no_barriers(page)


# The same page shows both lessons; of Saboteur's board tests/browser/test_table_access.py says the same.
@pytest.mark.parametrize("game", some(zip(["saboteur", "lost-mines"]), lambda game: game == "lost-mines"))
def test_nothing_in_a_lesson_keeps_anybody_out(visit: Visit, game: str):
    page = visit().page
    come(page, game)
    expect_no_barriers(page)
    page.locator("[data-hint]").click()
    try_against_the_rules(page, steps_of(game)[0].tries[0])
    expect(page.locator(".answer .bad")).to_be_visible()
    expect_no_barriers(page)


@pytest.mark.long
@pytest.mark.parametrize("locale", ["pl-PL", "cs-CZ", "ru-RU"])
def test_every_step_has_its_texts_in_every_language(visit: Visit, locale: str):
    page = visit(locale=locale).page  # a text that is missing is an error on the console, which nobody forgives
    page.goto("/")
    for game in lessons.lessons():
        page.evaluate("(name) => localStorage.setItem(name, '0')", f"pyrite.lesson.{game}")
        come(page, game)
        seen: set[str] = set()
        for step in steps_of(game):
            page.locator("[data-hint]").click()
            page.keyboard.press("m")
            page.locator(f'[data-action="{step.right[0]}"]').click()
            expect(page.locator(".answer .good")).to_be_visible()
            said = page.locator("main.lesson section.card").inner_text()
            assert "lesson-" not in said
            seen.add(said)
            page.locator("[data-next]").click()
        assert len(seen) == len(steps_of(game))
        expect(page.locator("main.end h1")).to_be_visible()


def test_a_goal_that_is_picked_is_marked_on_the_board(page: Page):
    come(page, "saboteur")
    step = next(number for number, one in enumerate(steps_of("saboteur")) if one.name == "map")
    page.evaluate(f"localStorage.setItem('pyrite.lesson.saboteur', '{step}')")
    come(page, "saboteur")
    page.locator('[data-kind="map"]').click()
    goals = page.locator(".board .target")
    expect(goals).to_have_count(3)
    expect(page.locator(".board .target.chosen")).to_have_count(0)
    goals.nth(1).click()
    expect(goals.nth(1)).to_have_class(re.compile(r"\bchosen\b"))
    expect(goals.nth(1)).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".board .target.chosen")).to_have_count(1)
