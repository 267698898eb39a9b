"""What the page of a replay says in hindsight."""

import math

import pytest
from playwright.sync_api import Page, expect

from pyrite.hindsight import read_again
from tests.browser.replays import FOREST, GOLDEN, MINE, at_step, come, keep

# The chart is as wide as its place, which it measures after it is there.
MEASURED = """() => {
  const place = document.querySelector('.hindsight')
  return place.querySelector('article > svg').getAttribute('width') === String(place.clientWidth)
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
    page.wait_for_function(MEASURED)
    chart = page.locator("article > svg").first
    chart.click(position={"x": float(chart.get_attribute("width") or "") - 4, "y": 60})
    expect(at_step(page, told.rounds[0].first + len(told.rounds[0].chances) - 1)).to_be_attached()
