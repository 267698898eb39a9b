"""Whether a tab's memory stays steady over games: `python -m bench.memory [GAMES]`, rematch after rematch in one tab.

Prints the megabytes of script memory in use after each game, once garbage is collected.
"""

import json
import re
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from pyrite.core.require import require
from tests.browser.browsing import DESKTOP, find_chromium, launch
from tests.browser.playing import deal, hurry
from tests.browser.serving import Served


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 10
    used = []
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        served = Served(Path(folder))
        served.begin()
        browser = launch(playwright, require(find_chromium()))
        page = browser.new_context(base_url=served.address, viewport=DESKTOP, reduced_motion="reduce").new_page()
        tools = page.context.new_cdp_session(page)
        code = deal(page)
        for _ in range(games):
            hurry(page, code, lambda seen: False)
            page.wait_for_timeout(1_500)
            for name in ("Standings", "Rematch with everyone"):
                button = page.get_by_role("button", name=name)
                if button.count():
                    button.first.click()
                    page.wait_for_timeout(500)
            page.wait_for_url(re.compile(rf"/t/(?!{code})"))
            code = page.url.rsplit("/", 1)[1]
            start = page.get_by_role("button", name="Start")
            if start.count():
                start.first.click()
            page.locator("main.table").wait_for()
            tools.send("HeapProfiler.collectGarbage")
            used.append(round(tools.send("Runtime.getHeapUsage")["usedSize"] / 1e6, 2))
        browser.close()
        served.stop()
    print(json.dumps({"games": games, "megabytes": used}))


if __name__ == "__main__":
    main()
