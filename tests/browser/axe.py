"""axe-core looks at a page: everything it finds there keeps somebody out."""

from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Page

from tests.browser.browsing import CHECKOUT

AXE = CHECKOUT / "web" / "node_modules" / "axe-core" / "axe.min.js"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


def expect_no_barriers(page: Page, rules: Sequence[str] = RULES) -> None:
    """AssertionError lists what axe finds, with where it is."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = page.evaluate("rules => axe.run(document, {runOnly: rules})", list(rules))
    barriers = [
        f"{violation['id']}: {violation['help']}\n    {node['html'][:200]}\n    {node['failureSummary']}"
        for violation in found["violations"]
        for node in violation["nodes"]
    ]
    assert not barriers, "\n".join([f"{page.url} keeps people out:", *barriers])
