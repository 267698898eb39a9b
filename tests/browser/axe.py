"""axe-core looks at a page: everything it finds there keeps somebody out."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.browsing import CHECKOUT, Theme, painted

AXE = CHECKOUT / "web" / "node_modules" / "axe-core" / "axe.min.js"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

# Takes the drawings out of the page.
TAKE_AWAY = """() => {
  window.drawings = [...document.querySelectorAll('body > svg')].filter((one) => !one.checkVisibility())
  for (const one of window.drawings) one.remove()
}"""

OPTIONS = {"resultTypes": ["violations"], "iframes": False, "preload": False}


def expect_no_barriers(page: Page, rules: Sequence[str] = RULES) -> None:
    """AssertionError lists what axe finds, with where it is: in this theme, and in the other what depends on colors."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    theme = page.locator("html").get_attribute("data-theme")
    with painted(page), _without_drawings(page):
        barriers = _barriers(page, rules)
        _show(page, "light" if theme == "dark" else "dark")
        barriers += _barriers(page, ["color-contrast"])
        _show(page, "light" if theme == "light" else "dark")
    assert not barriers, "\n".join([f"{page.url} keeps people out:", *barriers])


@contextmanager
def _without_drawings(page: Page) -> Iterator[None]:
    """The thousands of parts of drawings that nobody sees where they are kept would take axe most of its time."""
    page.evaluate(TAKE_AWAY)
    yield
    page.evaluate("document.body.append(...window.drawings)")


def _show(page: Page, theme: Theme) -> None:
    """The page follows the device from dark to light and back."""
    page.emulate_media(color_scheme=theme)
    expect(page.locator(f'html[data-theme="{theme}"]')).to_have_count(1)


def _barriers(page: Page, rules: Sequence[str]) -> list[str]:
    found: dict[str, Any] = page.evaluate("options => axe.run(document, options)", {**OPTIONS, "runOnly": list(rules)})
    return [
        f"{violation['id']}: {violation['help']}\n    {node['html'][:200]}\n    {node['failureSummary']}"
        for violation in found["violations"]
        for node in violation["nodes"]
    ]
