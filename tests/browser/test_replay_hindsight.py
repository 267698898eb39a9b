"""What the page of a replay says in hindsight."""

import math
import re
from itertools import pairwise

import pytest
from playwright.sync_api import Page, expect

from pyrite.hindsight import read_again
from tests.browser.browsing import DESKTOP, PHONE, measured
from tests.browser.conftest import Visit
from tests.browser.phones import ASIDE, FINGER, SMALL, UPRIGHT
from tests.browser.replays import FOREST, GOLDEN, MINE, at_step, come, keep, scrub

# The chart is as wide as its place, which it measures after it is there.
MEASURED = """() => {
  const place = document.querySelector('article .lines')
  return place?.querySelector('svg').getAttribute('width') === String(place?.clientWidth)
}"""


def percent(share: float) -> str:
    """As the page writes it: a half is rounded up."""
    return f"{math.floor(100 * share + 0.5 + 1e-9)}%"


@pytest.mark.parametrize("name", [MINE, FOREST])
def test_what_the_page_tells_in_hindsight_is_what_the_detective_thinks(page: Page, name: str):
    told = read_again((GOLDEN / name).read_text(encoding="utf-8"))
    kept = keep(page, name)
    assert page.request.get(f"/api/records/{kept}/hindsight", timeout=0).ok  # a busy machine does this last of all
    come(page, f"/r/{kept}#show=hindsight")
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
            change = "rose" if swing.after > swing.before else "fell"
            expect(move).to_contain_text(
                f"Suspicion of Player {swing.seat + 1} {change} from {percent(swing.before)} to {percent(swing.after)}"
            )
        for seat, steps in enumerate(one.grounds):
            grounds = shown.locator(f'[data-grounds-of="{seat}"] [data-ground]').all()
            assert [int(ground.get_attribute("data-ground") or "") for ground in grounds] == list(steps)
        assert one.turning is not None
        expect(shown.locator("[data-turning] b")).not_to_contain_text(" was ")  # the move, and not everyone's role
        why = {
            MINE: f"{one.turning.before} before, {one.turning.after} after",
            FOREST: f"treasure of the round: {one.turning.after} points",
        }
        expect(shown.locator("[data-turning]")).to_contain_text(why[name])
    move = page.locator("[data-swing]").last
    move.focus()
    page.keyboard.press("Enter")
    expect(at_step(page, int(move.get_attribute("data-swing") or ""))).to_be_attached()
    expect(move).to_have_attribute("aria-current", "step")
    page.wait_for_function(MEASURED)
    chart = page.locator("article .lines > svg").first
    chart.click(position={"x": float(chart.get_attribute("width") or "") - 4, "y": 60})
    expect(at_step(page, told.rounds[0].first + len(told.rounds[0].chances) - 1)).to_be_attached()
    page.get_by_role("tab", name="Game log").click()
    scrub(page, told.rounds[-1].first + 1)
    page.get_by_role("tab", name="Who fooled whom").click()  # it opens at the round that is shown
    first = page.locator("article").first
    expect(first.locator("h3")).to_have_text(f"Round {told.rounds[-1].round}")
    expect(first.locator(".fates")).to_have_text(re.compile(r"(Given away|In doubt|Fooled the others).*\."))


SMALL_TARGETS = """() => [...document.querySelectorAll('.course button, .hindsight button, .rounds button')]
  .map((one) => [one, one.getBoundingClientRect()])
  .filter(([one]) => getComputedStyle(one).pointerEvents !== 'none')
  .filter(([, { width, height }]) => width && (width < 44 || height < 36))
  .map(([one]) => one.textContent)"""
# By how many pixels a line of text is too long for its place.
CUT_OFF = "(one, text) => ((one.textContent = text), one.scrollHeight - one.clientHeight)"
# The names of each chart from above (place, how far it is cut, where its line ends), and how wide the lines are.
ENDS = """() => [...document.querySelectorAll('article .chart')].map((chart) => {
  const svg = chart.querySelector('svg').getBoundingClientRect()
  const end = (one) => svg.top + one.points[one.points.length - 1].y
  const names = [...chart.querySelectorAll('[data-end]')].map((one) => {
    const { top, bottom, left, right } = one.getBoundingClientRect()
    const line = end(chart.querySelector(`[data-line="${one.dataset.end}"]`))
    return { name: one.textContent, top, bottom, left, right, line, cut: one.scrollWidth - one.clientWidth }
  })
  return { wide: svg.width, right: svg.right, bottom: svg.bottom, names: names.sort((a, b) => a.top - b.top) }
})"""
ON_TOP = """(one) => {
  const { left, top, width, height } = one.getBoundingClientRect()
  return one.contains(document.elementFromPoint(left + width / 2, top + height / 2))
}"""
CARD_HEIGHT = "() => document.querySelector('.layer > .card').getBoundingClientRect().height"
# As parts of the screen.
SLIDER_WIDTH = "() => document.querySelector('input[type=range]').getBoundingClientRect().width / innerWidth"
BOARD_HEIGHT = "() => document.querySelector('.middleground').getBoundingClientRect().height / innerHeight"
# Names that are not beside the sample of their line.
BROKEN = """() => [...document.querySelectorAll('th button')].filter((one) => one.scrollHeight > 60).length"""


def test_on_a_phone_hindsight_opens_where_it_is_and_everything_can_be_hit(visit: Visit):
    page = visit(viewport={"width": 390, "height": 664}, has_touch=True, is_mobile=True).page
    kept = keep(page, MINE)
    assert page.request.get(f"/api/records/{kept}/hindsight", timeout=0).ok
    come(page, f"/r/{kept}#step=12")
    assert measured(page, SMALL_TARGETS) == []
    caption, count = page.locator(".caption"), page.locator(".count")
    assert caption.evaluate("(one) => one.clientHeight / parseFloat(getComputedStyle(one).lineHeight)") > 1.9
    expect(count).to_be_in_viewport()
    last = page.get_by_role("slider").get_attribute("max")
    come(page, f"/r/{kept}#step={last}")
    expect(caption).to_contain_text("win the round")  # and not everybody's nuggets, which the log names
    assert "nugget" not in caption.inner_text()
    assert caption.evaluate(CUT_OFF, "You discarded: Broken pickaxe · The saboteurs win the round") == 0
    come(page, f"/r/{keep(page, FOREST)}#step=12")
    assert page.locator(".board").evaluate("(one) => one.clientHeight / innerHeight") > 0.35  # treasures are beside it
    page.goto("about:blank")
    come(page, f"/r/{kept}#show=hindsight")
    expect(page.get_by_role("tab", name="Who fooled whom")).to_be_in_viewport(ratio=1)
    chart = page.locator("article .lines > svg").first
    for size in (PHONE, UPRIGHT, SMALL, ASIDE):
        page.set_viewport_size(size)
        come(page, f"/r/{kept}#step=12")
        page.get_by_role("tab", name="Who fooled whom").click()
        expect(page.locator("article .fates").first).to_be_in_viewport(ratio=1)  # how it ended, before the chart
        expect(chart).to_be_in_viewport(ratio=0.4)
        expect(page.locator(".tools")).to_be_hidden()  # they would be over the first goal
        for goal in page.locator(".card .tag").all():
            expect(goal).to_be_in_viewport(ratio=0.9)
        expect(page.locator(".rounds [data-round]").last).to_be_in_viewport(ratio=0.98)
        for way in ("[data-to=round-back]", "[data-to=round-on]", ".player select"):
            expect(page.locator(way)).to_be_in_viewport(ratio=0.98)
            box = page.locator(way).bounding_box()
            assert box is not None
            assert box["width"] >= FINGER <= box["height"], (way, size)
        if size == ASIDE:
            expect(page.locator(".people [data-seat]").last).to_be_in_viewport(ratio=0.98)
            assert measured(page, CARD_HEIGHT) >= 40
        else:
            assert measured(page, SLIDER_WIDTH) > 0.9
    page.set_viewport_size(PHONE)
    assert measured(page, BOARD_HEIGHT) > 0.449  # rounded
    expect(page.locator(".about")).to_contain_text("The higher a line")
    order = page.locator("article").first.evaluate("(one) => [...one.children].map(({ className }) => className)")
    assert [name.split()[0] for name in order[1:4]] == ["fates", "chart", "about"]
    assert measured(page, SMALL_TARGETS) == []
    assert measured(page, BROKEN) == 0
    board = page.locator(".middleground")
    expect(board).to_be_in_viewport()
    page.evaluate("() => scrollTo(0, document.body.scrollHeight)")
    expect(board).not_to_be_in_viewport()  # there is room to read
    expect(page.locator(".caption")).not_to_be_in_viewport()
    for control in (page.locator("[data-to=play]"), page.locator("[data-to=on]"), page.get_by_role("slider")):
        expect(control).to_be_in_viewport(ratio=1)
        assert control.evaluate(ON_TOP)


@pytest.mark.parametrize("name", [MINE, "players-10-edition-revised-rounds-2.pyrite"])
def test_names_are_at_the_ends_of_the_lines_of_who_fooled_whom(visit: Visit, name: str):
    page = visit(viewport=UPRIGHT, has_touch=True).page
    kept = keep(page, name)
    assert page.request.get(f"/api/records/{kept}/hindsight", timeout=0).ok
    come(page, f"/r/{kept}#show=hindsight")
    for size in (SMALL, UPRIGHT, DESKTOP):
        page.set_viewport_size(size)
        page.wait_for_function(MEASURED)
        charts = measured(page, ENDS)
        assert charts
        for chart in charts:
            names = chart["names"]
            assert [one["cut"] for one in names if one["cut"] > 0] == []
            assert all(one["left"] >= chart["right"] and one["bottom"] <= chart["bottom"] + 1 for one in names)
            assert all(one["right"] <= size["width"] for one in names)
            assert all(a["bottom"] <= b["top"] + 0.5 for a, b in pairwise(names))  # none is upon another
            assert all(a["line"] <= b["line"] + 0.5 for a, b in pairwise(names))  # in the order of their lines
            assert chart["wide"] >= 0.6 * min(size["width"], 366) - 20
