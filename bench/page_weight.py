"""What a browser fetches to show a table, in bytes over the wire: `python -m bench.page_weight CHECKOUT [CHECKOUT …]`.

In each checkout `make build page` has run. One visitor begins a table against bots; another opens its address with an
empty cache, and is measured when the board is there and the network is quiet. Views over the WebSocket do not count.
"""

import asyncio
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from playwright.async_api import Browser, async_playwright

from bench.servers import Server, running
from bench.versions import command
from tests.browser.browsing import find_chromium

FETCHED = """() => [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
  .map(one => [new URL(one.name).pathname, one.encodedBodySize])"""
KINDS = {".js": "script", ".css": "style", ".woff2": "fonts", ".svg": "drawings"}


async def weigh(browser: Browser, server: Server) -> Counter[str]:
    """Bytes by kind."""
    address = f"http://127.0.0.1:{server.port}/"
    host = await browser.new_page(locale="en-GB")
    await host.goto(address)
    await host.get_by_role("button", name="Play now").click()
    await host.locator(".board").wait_for()
    visitor = await (await browser.new_context(locale="en-GB")).new_page()
    await visitor.goto(host.url)
    await visitor.locator(".board").wait_for()
    await visitor.wait_for_load_state("networkidle")
    weights: Counter[str] = Counter()
    fetched: list[tuple[str, int]] = await visitor.evaluate(FETCHED)
    for path, size in fetched:
        weights[KINDS.get(Path(path).suffix, "page and data")] += size
    return weights


async def weigh_all(checkouts: Sequence[Path]) -> list[Counter[str]]:
    """Bytes by kind, of each checkout."""
    found = []
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=find_chromium(), args=["--no-sandbox"])
        for checkout in checkouts:
            async with running(command(checkout)) as server:
                found.append(await weigh(browser, server))
    return found


def main(checkouts: Sequence[Path]) -> None:
    for checkout, weights in zip(checkouts, asyncio.run(weigh_all(checkouts)), strict=True):
        each = ", ".join(f"{kind} {size:,}" for kind, size in weights.most_common())
        print(f"{checkout}: {weights.total():,} bytes ({each})")


if __name__ == "__main__":
    main([Path(checkout) for checkout in sys.argv[1:]])
