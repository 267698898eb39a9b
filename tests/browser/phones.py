"""Sizes of phones, and whether a finger hits what it means."""

from typing import Any

from playwright.sync_api import Page, ViewportSize, expect

# With the bars that a browser keeps on the screen.
UPRIGHT: ViewportSize = {"width": 390, "height": 664}
SMALL: ViewportSize = {"width": 360, "height": 612}
ASIDE: ViewportSize = {"width": 844, "height": 390}
SIZES = (UPRIGHT, SMALL, ASIDE)

FINGER = 44  # pixels

# How large the part of the screen is that answers for a target, and whether its middle is in sight.
TARGETS = """(all) => all.map((one) => {
  const { left, top, width, height } = one.getBoundingClientRect()
  const scale = width / one.offsetWidth
  const grown = getComputedStyle(one, '::after')
  const middle = document.elementFromPoint(left + width / 2, top + height / 2)
  const [wide, high] = [parseFloat(grown.width) * scale, parseFloat(grown.height) * scale]
  return [Math.max(width, wide), Math.max(height, high), one.contains(middle)]
})"""


WIDTHS = "(all) => all.map((one) => one.getBoundingClientRect().width)"
SCALE = "() => Number(/scale\\((.+)\\)/.exec(document.querySelector('.layer').style.transform)[1])"


def expect_large(page: Page, most: int | None = None) -> None:
    """Every target answers to a finger, and enough of them are in sight."""
    expect(page.locator(".target").first).to_be_visible()
    page.wait_for_function("() => document.querySelector('.layer').style.getPropertyValue('--finger')")
    page.wait_for_function("() => document.querySelector('.layer').dataset.moves === undefined")  # the board rests
    found: list[list[Any]] = page.locator(".target").evaluate_all(TARGETS)
    assert all(width >= FINGER - 0.5 and height >= FINGER - 0.5 for width, height, _ in found), found
    assert sum(seen for _, _, seen in found) >= (most or 1), found
