"""How much the main thread works in each frame while a full board is moved: `python -m bench.panning [--throttle 4]`.

`--game lost-mines` takes a full forest: paths on most cells, nine dwarfs, tokens and treasures. Sums the tasks of the
page's main thread from one frame to the next, out of a trace of Chromium's own.
"""

import argparse
import json
import math
import sys
import tempfile
from itertools import pairwise
from pathlib import Path
from typing import Any

from playwright.sync_api import FloatRect, Page, sync_playwright

from pyrite.core.require import require
from tests.browser import forest
from tests.browser.browsing import DESKTOP, find_chromium, launch
from tests.browser.deals import State
from tests.browser.playing import game_where, hurry, is_mine
from tests.browser.serving import Served

MOVES = 240
FULL = {"saboteur": 24, "lost-mines": 20}  # cards
CATEGORIES = ["devtools.timeline", "toplevel", "disabled-by-default-devtools.timeline"]


def move_about(page: Page, board: FloatRect) -> None:
    """Draws the board around in circles."""
    x, y = board["x"] + board["width"] / 2, board["y"] + board["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    for step in range(MOVES):
        turn = step / 12
        page.mouse.move(x + 160 * math.sin(turn), y + 110 * math.sin(turn * 1.7))
    page.mouse.up()


def lying(now: State) -> int:
    """How many cards are face up."""
    view = now["view"]
    return len(view["table"] if view["game"] == "saboteur" else view["board"])


def is_full(now: State) -> bool:
    """That the round is on, and much is on the table."""
    asks = is_mine(now) and now["prompt"]["what"] in ("lay_or_play", "card_or_vote")
    return asks and lying(now) >= FULL[now["view"]["game"]]


def laying(choices: list[dict[str, Any]]) -> dict[str, Any]:
    """A path wherever one fits, else a token; and a walk rather than none."""
    order = ("lay", "trap", "troll", "walk", "stay", "take", "turn", "no", "discard")
    return min(choices, key=lambda one: order.index(one["verb"]) if one["verb"] in order else len(order))


# Crossings fit nearly everywhere, and no storm takes them away.
DENSE = forest.box_with({"NESW": 14, "NESW-camp": 13, "NESW-rocks": 13}, {"trap": 7, "troll": 7, "infoTD": 9})


def full_forest(page: Page) -> State:
    """A forest with most of its cells taken, nine dwarfs, and tokens on joints."""
    for _ in range(20):
        found = hurry(page, forest.deal(page, 9, box=DENSE), is_full, laying)
        if found is not None:
            return found
    raise SystemExit("no forest became full")


def kind_of(event: dict[str, Any]) -> str | None:
    """The kind of a dispatched event."""
    kind: str | None = event["args"]["data"]["type"] if event["name"] == "EventDispatch" else None
    return kind


def frames_of(trace: dict[str, Any]) -> list[float]:
    """Milliseconds of work on the main thread in every frame between press and release."""
    events = trace["traceEvents"]
    names = [e for e in events if e["name"] == "thread_name" and e["args"]["name"] == "CrRendererMain"]
    busiest: list[float] = []
    for thread in names:
        here = [e for e in events if (e["pid"], e["tid"]) == (thread["pid"], thread["tid"])]
        pressed = sorted(e["ts"] for e in here if kind_of(e) in ("pointerdown", "pointerup"))
        if len(pressed) < 2:
            continue
        begins = sorted(e["ts"] for e in here if e["name"] == "Commit" and pressed[0] <= e["ts"] <= pressed[-1])
        tasks = sorted((e["ts"], e.get("tdur", e["dur"])) for e in here if e["name"] == "RunTask" and e["ph"] == "X")
        work = [
            sum(length for at, length in tasks if begin <= at < end) / 1000
            for begin, end in pairwise(begins)
            if end - begin < 200_000
        ]
        busiest = max(busiest, work, key=len)
    return sorted(busiest)


def main(arguments: list[str]) -> int:
    """Measures, and prints what came out."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--throttle", type=float, default=1)
    parser.add_argument("--game", choices=sorted(FULL), default="saboteur")
    given = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as kept, sync_playwright() as playwright:
        served = Served(Path(kept))
        served.begin()
        browser = launch(playwright, str(find_chromium()))
        page = browser.new_context(base_url=served.address, viewport=DESKTOP).new_page()
        is_forest = given.game == "lost-mines"
        seen = full_forest(page) if is_forest else game_where(page, is_full, players=3, level="random")
        page.wait_for_timeout(2500)
        page.locator(".moment").wait_for(state="detached")  # the role card is shown over the board
        page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": given.throttle})
        board = require(page.locator(".board").bounding_box())
        before = page.locator(".layer").get_attribute("style")
        browser.start_tracing(page=page, categories=CATEGORIES)
        move_about(page, board)
        if page.locator(".layer").get_attribute("style") == before:
            raise SystemExit("the board has not moved")
        frames = frames_of(json.loads(browser.stop_tracing()))
        browser.close()
        served.stop()
    at = {part: round(frames[min(len(frames) - 1, int(len(frames) * part / 100))], 2) for part in (50, 90, 99)}
    hidden = [one for one in seen["view"]["mines" if is_forest else "goals"] if not one["face_up"]]
    counts = {
        "cards": lying(seen) + len(hidden),
        "dwarfs": len(seen["view"].get("dwarfs", ())),
        "tokens": len(seen["view"].get("tokens", ())),
    }
    report = {"game": given.game, **counts, "frames": len(frames), "throttle": given.throttle}
    print(json.dumps({**report, "ms_by_percentile": at, "worst": round(frames[-1], 2)}))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
