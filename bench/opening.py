"""Long tasks while a page opens: `python -m bench.opening [--runs 5] [--pages forest-player …] [--tasks]`.

Opens the pages that `bench.lighthouse` opens, as a phone with an empty cache, and reads a trace of the main thread. A
task counts with its processor time, four times: that is how much slower Lighthouse takes a phone to be. What such tasks
have above 50 ms blocks the page. Processor time hardly depends on what else the machine does, so this compares two
versions where Lighthouse cannot. `--tasks` also prints the longest tasks, with what they consist of.
"""

import argparse
import json
import os
import statistics
import sys
import tempfile
from collections import Counter, defaultdict
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from bench.lighthouse import PAGES, prepare
from tests.browser.browsing import find_chromium, launch
from tests.browser.serving import Served

SLOWER = 4
LONG = 50  # milliseconds on the slow phone
CALM = 4_000  # milliseconds that are traced
SHOWN, PARTS = 8, 14  # of the longest tasks, and of their parts
CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "toplevel", "v8", "blink.user_timing"]

Event = dict[str, Any]


def trace(browser: Browser, page: Page, path: str) -> list[Event]:
    """The events of a trace of this page while it opens."""
    browser.start_tracing(page=page, categories=CATEGORIES)
    page.goto(path)
    page.wait_for_timeout(CALM)
    events: list[Event] = json.loads(browser.stop_tracing())["traceEvents"]
    return events


def main_thread(events: list[Event]) -> tuple[int, int]:
    """Process and thread of the page: where most of its layout happens."""
    counts = Counter((one["pid"], one["tid"]) for one in events if one["name"] == "Layout")
    return counts.most_common(1)[0][0]


def spent(event: Event) -> float:
    """Milliseconds of processor time on the slow phone."""
    return SLOWER * float(event.get("tdur", 0)) / 1000


def long_tasks(events: list[Event]) -> list[tuple[Event, dict[str, float]]]:
    """The tasks above `LONG`, in their order, with the time of what happens in them (each with what it calls)."""
    place = main_thread(events)
    own = [one for one in events if (one["pid"], one["tid"]) == place and one.get("ph") == "X"]
    found: list[tuple[Event, dict[str, float]]] = []
    for task in (one for one in own if one["name"] == "RunTask" and spent(one) > LONG):
        parts: defaultdict[str, float] = defaultdict(float)
        for one in own:
            if one is not task and task["ts"] <= one["ts"] < task["ts"] + task["dur"]:
                data = one.get("args", {}).get("data", {})
                where = str(data.get("functionName") or data.get("url") or data.get("type") or "") if data else ""
                parts[f"{one['name']} {where.rsplit('/', 1)[-1]}".strip()] += spent(one)
        found.append((task, parts))
    return found


def longest(parts: dict[str, float]) -> list[tuple[str, float]]:
    """The parts of a task that take most of it."""
    return sorted(parts.items(), key=lambda part: -part[1])[:PARTS]


def main(arguments: list[str]) -> int:
    """Measures, and prints a line for each page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--pages", nargs="+", choices=PAGES, default=PAGES)
    parser.add_argument("--tasks", action="store_true", help="print the longest tasks of each run")
    given = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as kept, sync_playwright() as playwright:
        served = Served(Path(kept))
        served.begin()
        for name in given.pages:
            blocked = []
            for _ in range(given.runs):
                browser = launch(playwright, str(find_chromium()))
                contexts = [
                    browser.new_context(
                        base_url=served.address,
                        viewport={"width": 412, "height": 823},
                        device_scale_factor=1.75,
                        is_mobile=True,
                        has_touch=True,
                        service_workers="block",
                    )
                    for _ in range(2)
                ]
                page, host = (context.new_page() for context in contexts)
                path = prepare(contexts[0], name, contexts[1])
                host.close()
                tasks = long_tasks(trace(browser, page, path))
                blocked.append(round(sum(spent(task) - LONG for task, _ in tasks)))
                for task, parts in tasks[:SHOWN] if given.tasks else ():
                    print(f"  {spent(task):.0f} ms", [f"{part} {time:.0f}" for part, time in longest(parts)])
                browser.close()
            line = {"page": name, "load": round(os.getloadavg()[0], 1), "blocked_ms": blocked}
            print(json.dumps({**line, "median": statistics.median(blocked)}))
        served.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
