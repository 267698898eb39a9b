"""What Lighthouse says of the page on a phone: `python -m bench.lighthouse [--runs 5] [--pages home player …]`.

Opens the first page and tables of both games, as a player and as a spectator, each time in a new browser with an empty
cache, and prints the median of each figure with the load of the machine, which makes the figures worse. Lighthouse is
fetched from npm the first time.
"""

import argparse
import functools
import json
import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Playwright, sync_playwright

from bench.servers import free_port
from pyrite.core.require import require
from tests.browser import forest, playing
from tests.browser.browsing import CHECKOUT, FLAGS, find_chromium
from tests.browser.serving import Served

LIGHTHOUSE = "lighthouse@13.5.0"
CATEGORIES = ("performance", "accessibility", "best-practices")
TIMES = {  # milliseconds, except that what moves has no unit
    "first-contentful-paint": "first paint",
    "largest-contentful-paint": "largest paint",
    "speed-index": "speed index",
    "total-blocking-time": "blocking",
    "cumulative-layout-shift": "shift",
}
PAGES = ("home", "player", "spectator", "forest-player", "forest-spectator")

Figures = dict[str, float]


def prepare(context: BrowserContext, name: str, host: BrowserContext) -> str:
    """The path of a page; its player has a seat, by a cookie alone, so that nothing is in the cache."""
    if name == "home":
        return "/"
    person = (host if name.endswith("spectator") else context).pages[0]
    code = forest.made(person) if name.startswith("forest") else playing.made(person, 5)
    return f"/t/{code}"


def audit(address: str, port: int, report: Path) -> Figures:
    """One run of Lighthouse in a browser that is already open."""
    words = [CHECKOUT / "web" / "npm", "exec", "--yes", "--", LIGHTHOUSE, address, f"--port={port}", "--quiet"]
    words += ["--disable-storage-reset", f"--only-categories={','.join(CATEGORIES)}"]
    words += ["--output=json", f"--output-path={report}"]
    subprocess.run([*map(str, words)], check=True)
    found: dict[str, Any] = json.loads(report.read_text())
    figures = {name: round(100 * found["categories"][name]["score"]) for name in CATEGORIES}
    return figures | {said: round(found["audits"][name]["numericValue"], 3) for name, said in TIMES.items()}


def run(playwright: Playwright, served: Served, name: str, report: Path) -> Figures:
    """One page, opened once."""
    with tempfile.TemporaryDirectory() as profile, tempfile.TemporaryDirectory() as other:
        port = free_port()
        flags = [*FLAGS, f"--remote-debugging-port={port}"]
        open_browser = functools.partial(
            playwright.chromium.launch_persistent_context,
            executable_path=require(find_chromium()),
            base_url=served.address,
        )
        context, host = open_browser(profile, args=flags), open_browser(other, args=FLAGS)
        path = prepare(context, name, host)
        host.close()
        figures = audit(served.address + path, port, report)
        context.close()
        return figures


def main(arguments: list[str]) -> int:
    """Measures, and prints a line for each page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--pages", nargs="+", choices=PAGES, default=PAGES)
    parser.add_argument("--reports", type=Path, help="a folder for Lighthouse's own reports")
    given = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as kept, sync_playwright() as playwright:
        folder = given.reports or Path(kept)
        folder.mkdir(parents=True, exist_ok=True)
        served = Served(Path(kept))
        served.begin()
        for name in given.pages:
            runs = [run(playwright, served, name, folder / f"{name}-{each}.json") for each in range(given.runs)]
            medians = {figure: statistics.median(one[figure] for one in runs) for figure in runs[0]}
            scores = [one["performance"] for one in runs]
            print(json.dumps({"page": name, "load": round(os.getloadavg()[0], 1), "scores": scores, **medians}))
        served.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
