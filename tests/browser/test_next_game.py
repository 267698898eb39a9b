"""From one game to the next: the way there covers nothing, says where it leads, and who is still on it is told."""

from playwright.sync_api import Page, expect

from tests.browser.browsing import DESKTOP, stop_clock, wait_for_rest
from tests.browser.conftest import Visit
from tests.browser.lobby import seat_of
from tests.browser.phones import ASIDE, SMALL, UPRIGHT
from tests.browser.playing import come, command, hurry, hurry_unseen, is_over, made, make_table, sit, start, state


def played_out(first: Page, second: Page) -> str:
    """Two people and a bot have played a game; its code. Neither has looked at the standings yet."""
    code = make_table(first, "Ann", players=3, bots=1)
    sit(second, code, "Bob")
    start(code, first, second)
    while not is_over(state(first, code)):
        hurry(first, code, lambda now: now["prompt"] is not None and now["prompt"]["seat"] == 1)
        hurry(second, code, lambda now: now["prompt"] is not None and now["prompt"]["seat"] == 0)
    return code


# The parts of a table that reach below the way to the next game.
COVERED = """follow => [...follow.parentElement.children]
  .filter((one) => one !== follow && !one.matches('.unseen') && one.checkVisibility())
  .filter((one) => one.getBoundingClientRect().bottom > follow.getBoundingClientRect().top + 1)
  .map((one) => one.className)"""


def test_the_way_to_the_next_game_covers_nothing(visit: Visit):
    first, second = visit().page, visit(viewport=SMALL, has_touch=True).page
    second.clock.install()
    code = played_out(first, second)
    expect(second.locator(".reveal")).to_be_visible()
    command(first, code, "rematch")
    follow = second.locator(".follow")
    expect(follow).to_be_visible()
    stop_clock(second)
    for button in (".reveal footer .button.main", "[data-look]", "[data-stay]"):
        for size in (ASIDE, UPRIGHT, DESKTOP, SMALL):
            second.set_viewport_size(size)
            expect(follow.locator("[data-stay]")).to_be_in_viewport(ratio=1)
            assert follow.evaluate(COVERED) == [], (button, size)
        second.locator(button).dispatch_event("click")
    expect(follow).to_have_count(0)


# Whether something is wholly above the way to the next game.
ABOVE = "one => one.getBoundingClientRect().bottom <= document.querySelector('.next').getBoundingClientRect().top"


def test_who_still_looks_at_the_standings_is_expected_and_the_way_to_the_others_is_named(visit: Visit):
    first, second, screen = visit().page, visit().page, visit().page
    code = played_out(first, second)
    second.locator(".reveal footer .button.main").click()
    second.get_by_role("link", name="Who fooled whom").click()
    expect(second.locator(".replay [data-to=play]")).to_be_visible()
    again = command(first, code, "rematch")["code"]
    bar = second.locator(".next")
    expect(bar.get_by_role("link")).to_have_text("Join the next game")
    for size in (ASIDE, UPRIGHT, DESKTOP):
        second.set_viewport_size(size)
        assert second.locator(".replay [data-to=play]").evaluate(ABOVE), size
    second.get_by_role("link", name="Back to the table").click()
    expect(second.locator(".standings")).to_be_visible()
    expect(second.locator(".standings.moves")).to_have_count(0)  # they were counted before
    second.locator("[data-stay]").click()
    link = second.locator(".standings footer.first .main")
    expect(link).to_have_text("Join the next game")
    first.goto(f"/t/{again}")
    expect(seat_of(first, "Bob")).to_contain_text("Not here yet")
    screen.goto(f"/t/{again}/screen")
    expect(screen.get_by_role("status").last).to_have_text("Not here yet: Bob.")
    link.click()
    expect(seat_of(first, "Bob")).to_contain_text("Not ready yet")


# Whether the buttons of the standings are in rows whose edges are in line.
TIDY = """standings => [...standings.querySelectorAll('footer')].every((footer) => {
  const boxes = [...footer.querySelectorAll('.button')].map((one) => one.getBoundingClientRect())
  const ends = (row) => [Math.min(...row.map((b) => b.left)), Math.max(...row.map((b) => b.right))].map(Math.round)
  const rows = Object.values(Object.groupBy(boxes, (b) => Math.round(b.top))).map(ends)
  return rows.every(([left, right]) => left === rows[0][0] && right === rows[0][1])
})"""
# Whether what was won lies on the picture of a role.
ON_PICTURE = """standings => [...standings.querySelectorAll('td.round')].some((cell) => {
  const [role, won] = ['svg', '.won'].map((one) => cell.querySelector(one)?.getBoundingClientRect())
  return role && won && won.left < role.right && won.top < role.bottom && role.top < won.bottom
})"""


def test_on_a_phone_the_standings_have_tidy_buttons_and_questions_in_sight(visit: Visit):
    page = visit(viewport=UPRIGHT, has_touch=True).page
    code = made(page, players=5)
    hurry_unseen(page, code, is_over)
    come(page, code)
    page.locator(".reveal footer .button.main").click()
    standings = page.locator(".standings")
    expect(standings.locator("[data-rematch]")).to_have_text("Rematch")
    expect(standings.get_by_role("group", name="Was it fun?").get_by_role("button").first).to_be_in_viewport(ratio=1)
    for size in (UPRIGHT, SMALL):
        page.set_viewport_size(size)
        wait_for_rest(page)
        assert standings.evaluate(TIDY), size
        assert not standings.evaluate(ON_PICTURE), size
        assert standings.evaluate("box => box.scrollWidth <= box.clientWidth"), size
