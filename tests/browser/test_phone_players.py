"""The players on a phone: what is beside their portraits has room, whatever they have."""

import json
from typing import Any

from playwright.sync_api import Page, Route, expect

from tests.browser import replays
from tests.browser.browsing import measured
from tests.browser.conftest import Visit
from tests.browser.phones import SMALL, UPRIGHT

# What is beside the portraits: what overlaps, and what is cut.
BESIDE = """() => {
  const box = (one) => one.getBoundingClientRect()
  const overlap = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
  return [...document.querySelectorAll('.chip')].flatMap((chip) => {
    const frame = box(chip.querySelector('.extra'))
    const parts = [...chip.querySelectorAll('.portrait, .fact, .opinion, .tool')]
      .filter((one) => one.checkVisibility() && !one.matches('.extra:has(.tool + .tool) .opinion'))
    const seen = parts.map((one) => ({ one, rect: box(one) })).filter(({ rect }) => rect.top < frame.bottom - 1)
    const isCut = ({ one, rect }) => !one.matches('.portrait') &&
      (rect.top < frame.top - 1 || rect.bottom > frame.bottom + 1.5 || rect.right > box(chip).right + 1)
    const name = ({ one }) => `${chip.dataset.seat}: ${one.className.replace(/svelte-\\w+/, '')}`
    return [
      ...seen.filter(isCut).map((one) => `${name(one)} is cut`),
      ...seen.flatMap((a, i) =>
        seen.slice(i + 1).filter((b) => overlap(a.rect, b.rect)).map((b) => `${name(a)} and ${name(b)}`)),
    ]
  })
}"""


def _forged(page: Page, record: str, changed: dict[str, Any], said: list[tuple[int, str, int]]) -> None:
    """Opens a replay in which everybody has these things, and this was said."""

    def change(route: Route) -> None:
        moments = [json.loads(one) for one in route.fetch().text().splitlines()]
        for moment in moments:
            moment["view"].update(changed)
        route.fulfill(body="\n".join(json.dumps(one) for one in moments))

    lines = [
        {"step": 0, "line": {"kind": "line", "seq": 0, "at": 0, "seat": by, "phrase": phrase, "args": [about]}}
        for by, phrase, about in said
    ]
    page.unroute_all()
    page.route("**/api/records/*", lambda route: route.fulfill(json={**route.fetch().json(), "table": "ABCDEF"}))
    page.route("**/api/records/*/replay*", change)
    page.route("**/api/tables/*/talk", lambda route: route.fulfill(json={"lines": lines}))
    replays.come(page, f"/r/{replays.keep(page, record)}#step=3&eyes=none")


# Of those with more than one broken tool: the opinions that are not wholly on the chip, or that something covers.
UNSEEN = """() => [...document.querySelectorAll('.extra:has(.tool + .tool) .opinion')].filter((one) => {
  const { left, right, top, bottom } = one.getBoundingClientRect()
  const chip = one.closest('.chip')
  const frame = chip.getBoundingClientRect()
  const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
  const isWhole = left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom
  return !isWhole || (at !== one && !one.contains(at))
}).map((one) => `${one.closest('.chip').dataset.seat}: ${one.textContent}`)"""

TOOLS = ["", "P", "L", "C", "PL", "PC", "LC", "PLC", "", "P"]
SAID = [
    (1, "suspect", 2),
    (2, "trust", 1),
    (3, "trust", 0),
    (4, "suspect", 0),
    (5, "suspect", 9),
    (6, "trust", 4),
    (0, "suspect", 4),
]


def test_what_is_beside_a_portrait_is_whole_and_hides_nothing(visit: Visit):
    page = visit(viewport=UPRIGHT, has_touch=True).page
    for count in (10, 6):
        counts = [seat % 3 for seat in range(count)]
        record = f"players-{count}-edition-revised-rounds-{2 if count == 10 else 1}.pyrite"
        _forged(
            page, record, {"broken": TOOLS[:count], "nugget_counts": counts}, [one for one in SAID if one[2] < count]
        )
        for size in (UPRIGHT, SMALL):
            page.set_viewport_size(size)
            assert measured(page, BESIDE) == [], (count, size)
            expect(page.locator('[data-seat="4"] [data-claim]')).to_have_text(["!1", "✓1"])
            assert measured(page, UNSEEN) == [], (count, size)
    dwarfs = {"pile": 0, "hand_sizes": [0, 0, 0, 0, 1, 1, 1, 1, 1], "turn": 4, "dragon": 1, "round": 2}
    dwarfs["treasures"] = [
        {"kind": kind, "value": None, "taken_by": seat, "looked_by": []}
        for seat, kind in ((0, "gold"), (1, "gems"), (1, "gold"), (2, "silver"), (3, "gems"), (3, "silver"))
    ]
    dwarfs["tokens"] = [{"x": 3, "y": 3, "side": "E", "what": "troll", "owner": 2}]
    _forged(page, "lost-mines-players-9-rounds-2.pyrite", dwarfs, [])
    expect(page.locator(".chip .warn")).to_have_text(["out"] * 4)
    for size in (UPRIGHT, SMALL):
        page.set_viewport_size(size)
        assert measured(page, BESIDE) == [], size
        expect(page.locator('[data-seat="0"] .tiny-card')).to_have_count(0)  # there are no cards to count
