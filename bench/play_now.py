"""How long Play now takes, from the click until cards can be played: `python -m bench.play_now [--runs 20]`.

Each run is a new tab with a warm cache, as for somebody who has been here before. The game is the one that Play now
deals first: five players, of whom four are bots.
"""

import argparse
import json
import os
import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from pyrite.core.require import require
from tests.browser.browsing import DESKTOP, find_chromium, launch
from tests.browser.serving import Served

WANTED = 500  # milliseconds

# Resolves with the milliseconds from the click until the hand is on the table with its drawings.
CLICK = """async () => {
  const began = performance.now()
  document.querySelector('button.main.big').click()
  for (;;) {
    const drawing = document.querySelector('[data-card] use')?.getAttribute('href')
    if (drawing && document.querySelector(drawing) && document.querySelector('.prompt')) break
    await new Promise(requestAnimationFrame)
  }
  return performance.now() - began
}"""


def main(arguments: list[str]) -> int:
    """Measures, and prints what came out."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=20)
    given = parser.parse_args(arguments)
    taken: list[float] = []
    with tempfile.TemporaryDirectory() as kept, sync_playwright() as playwright:
        served = Served(Path(kept))
        served.begin()
        browser = launch(playwright, require(find_chromium()))
        context = browser.new_context(base_url=served.address, viewport=DESKTOP, service_workers="block")
        for _ in range(given.runs + 1):
            page = context.new_page()
            page.goto("/")
            page.get_by_role("button", name="Play now").wait_for()
            page.wait_for_load_state("networkidle")
            taken.append(page.evaluate(CLICK))
            page.close()
        browser.close()
        served.stop()
    times = sorted(taken[1:])  # the first one filled the cache
    report = {
        "runs": given.runs,
        "load": round(os.getloadavg()[0], 1),
        "median_ms": round(statistics.median(times)),
        "slowest_ms": round(times[-1]),
        "within_half_a_second": sum(one <= WANTED for one in times),
    }
    print(json.dumps(report))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
