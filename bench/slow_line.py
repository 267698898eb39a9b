"""A slow phone on a slow line: `python -m bench.slow_line [--kbits 400] [--latency 400] [--throttle 4]`.

Somebody opens the address of a table with an empty cache. Says after how many seconds the table can be used (one's own
cards can be pressed and the board has its drawings), what was fetched until then, and how many bytes each move then
costs over the WebSocket, on which the server compresses nothing.
"""

import argparse
import json
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import CDPSession, Page, sync_playwright

from tests.browser.browsing import PHONE, find_chromium, launch
from tests.browser.playing import best, command, is_mine, is_over, made, skip_role, state, wait_for
from tests.browser.serving import Served

PLAYERS = 5
MOVES = 12  # of the visitor, with those of the bots between them

# The prompt asks, a card can be pressed, and the drawings of the cards have come.
USABLE = """() => {
  const drawing = document.querySelector('[data-card] use')?.getAttribute('href')
  return document.querySelector('.prompt.mine') && drawing && document.querySelector(drawing)
}"""
FETCHED = """() => [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
  .map((one) => [new URL(one.name).pathname, one.transferSize])"""


class Line:
    """The line of one page: slow, and with a count of what comes over its WebSockets."""

    def __init__(self, page: Page, kbits: float, latency: float, throttle: float) -> None:
        """Slows the page down."""
        self.frames: list[int] = []
        self._session: CDPSession = page.context.new_cdp_session(page)
        self._session.send("Network.enable")
        speed = kbits * 1000 / 8
        conditions = {"offline": False, "latency": latency, "downloadThroughput": speed, "uploadThroughput": speed}
        self._session.send("Network.emulateNetworkConditions", conditions)
        self._session.send("Emulation.setCPUThrottlingRate", {"rate": throttle})
        self._session.on("Network.webSocketFrameReceived", self._count)

    def _count(self, event: dict[str, Any]) -> None:
        self.frames.append(len(event["response"]["payloadData"].encode()))


def play(page: Page, code: str, line: Line) -> list[int]:
    """Bytes that came for each of the visitor's moves, until it was their turn again."""
    costs = []
    for _ in range(MOVES):
        now = wait_for(page, code, lambda seen: is_mine(seen) or is_over(seen))
        if is_over(now):
            break
        before, entries = sum(line.frames), now["seq"]
        command(page, code, "play", expect=now["seq"], action=best(now["prompt"]["choices"])["action"])
        after = wait_for(page, code, lambda seen: is_mine(seen) or is_over(seen))
        page.wait_for_timeout(1500)  # until it has come over the slow line
        costs.append(round((sum(line.frames) - before) / max(1, after["seq"] - entries)))
    return costs


def main(arguments: list[str]) -> int:
    """Measures, and prints what came out."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kbits", type=float, default=400)
    parser.add_argument("--latency", type=float, default=400, help="milliseconds of each answer")
    parser.add_argument("--throttle", type=float, default=4, help="how many times slower the processor is")
    given = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as kept, sync_playwright() as playwright:
        served = Served(Path(kept))
        served.begin()
        browser = launch(playwright, str(find_chromium()))
        page = browser.new_context(
            base_url=served.address, viewport=PHONE, has_touch=True, service_workers="block"
        ).new_page()
        code = made(page, PLAYERS)
        line = Line(page, given.kbits, given.latency, given.throttle)
        began = time.monotonic()
        page.goto(f"/t/{code}", wait_until="commit")
        page.wait_for_function(USABLE)
        usable = time.monotonic() - began
        fetched: list[tuple[str, int]] = page.evaluate(FETCHED)
        skip_role(page)
        seen = state(page, code)
        costs = play(page, code, line)
        browser.close()
        served.stop()
    report = {
        "usable_s": round(usable, 2),
        "bytes_until_then": sum(size for _, size in fetched),
        "first_view_bytes": line.frames[0] if line.frames else 0,
        "entries": seen["seq"],
        "bytes_an_entry": {"median": statistics.median(costs), "most": max(costs)},
    }
    print(json.dumps({**vars(given), **report}))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
