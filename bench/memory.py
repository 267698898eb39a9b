"""Whether a tab's memory stays steady over games: `python -m bench.memory [GAMES]`, rematch after rematch in one tab.

Prints, after each game and once garbage is collected: the megabytes of script memory in use; those that the page's own
values take (the rest is machine code that V8 makes of what runs often, and the browser's list of timings, which has an
end); and how many nodes of documents and listeners there are.
"""

import json
import re
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import CDPSession, sync_playwright

from pyrite.core.require import require
from tests.browser.browsing import DESKTOP, ROLE_SEEN, find_chromium, launch
from tests.browser.playing import deal, hurry
from tests.browser.serving import Served

# What a program makes, by the names of heap snapshots.
VALUES = {
    "array",
    "bigint",
    "closure",
    "concatenated string",
    "number",
    "object",
    "regexp",
    "sliced string",
    "string",
    "symbol",
}


def own_bytes(tools: CDPSession) -> int:
    """What the page's own values take."""
    parts: list[str] = []
    tools.on("HeapProfiler.addHeapSnapshotChunk", lambda event: parts.append(event["chunk"]))
    tools.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
    snapshot = json.loads("".join(parts))
    meta, nodes = snapshot["snapshot"]["meta"], snapshot["nodes"]
    fields = meta["node_fields"]
    kinds = meta["node_types"][fields.index("type")]
    values, width = {kinds.index(name) for name in VALUES if name in kinds}, len(fields)
    types, sizes = nodes[fields.index("type") :: width], nodes[fields.index("self_size") :: width]
    return sum(size for kind, size in zip(types, sizes, strict=True) if kind in values)


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 10
    used, own, counts = [], [], []
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        served = Served(Path(folder))
        served.begin()
        browser = launch(playwright, require(find_chromium()))
        page = browser.new_context(base_url=served.address, viewport=DESKTOP, reduced_motion="reduce").new_page()
        page.add_init_script(ROLE_SEEN)
        tools = page.context.new_cdp_session(page)
        code = deal(page)
        for _ in range(games):
            hurry(page, code, lambda seen: False)
            page.wait_for_timeout(1_500)
            for name in ("Standings", "Rematch"):
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
            found = tools.send("Memory.getDOMCounters")
            counts.append((found["nodes"], found["jsEventListeners"]))
            session = page.context.new_cdp_session(page)
            own.append(round(own_bytes(session) / 1e6, 3))
            session.detach()
        browser.close()
        served.stop()
    print(json.dumps({"games": games, "megabytes": used, "own_megabytes": own, "nodes_and_listeners": counts}))


if __name__ == "__main__":
    main()
