"""How long it takes to open the replay of a long game, and to read it again: `python -m bench.replay [--games 3]`.

A game of Saboteur for ten, of three rounds, played by diggers. Opened in Chromium over loopback, from the address to
the board at the last step with all its pictures; and read again in a process of its own, by its time on the processor.
"""

import argparse
import asyncio
import os
import resource
import statistics
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

import pyrite
from pyrite.server.bots.hindsight import ask_worker
from tests.browser.browsing import DESKTOP, find_chromium, launch
from tests.browser.serving import Served

PLAYERS = 10
ROUNDS = 3
OPENINGS = 5
# The scrubber is there, the cards are on the board, and their pictures have been brought.
IS_OPEN = """() => document.querySelector('main.replay[data-step] .player')
  && document.querySelector('.layer > .card use')
  && document.querySelector(document.querySelector('.layer > .card use').getAttribute('href'))"""


def played(seed: int) -> str:
    """The record of a game that bots have played."""
    match = pyrite.new("saboteur", players=PLAYERS, rounds=ROUNDS, seed=seed)
    bots = [pyrite.bot("digger", seed=seat) for seat in range(PLAYERS)]
    while match.turn is not None:
        match.play(bots[match.turn].act(match.view(match.turn)))
    return match.record()


def opened(browser: Browser, address: str, record: str, eyes: str) -> list[float]:
    """Milliseconds from the address to the board, each in a browser that knows nothing of the page."""
    took = []
    for _ in range(OPENINGS):
        context = browser.new_context(base_url=address, viewport=DESKTOP, reduced_motion="reduce")
        page = context.new_page()
        kept = page.request.post("/api/records", data={"record": record}).json()["id"]
        began = time.perf_counter()
        page.goto(f"/r/{kept}#step=9999&eyes={eyes}", wait_until="commit")
        page.wait_for_function(IS_OPEN)
        took.append(1000 * (time.perf_counter() - began))
        context.close()
    return took


def read_again(record: str) -> float:
    """Seconds of one core that hindsight takes, as the server has it worked out."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    asyncio.run(ask_worker(record))
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def main() -> None:
    """Prints the figures, and how busy the machine was."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=3)
    games = parser.parse_args().games
    executable = find_chromium()
    if executable is None:
        sys.exit("no chromium found")
    print(f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        served = Served(Path(folder))
        served.begin()
        browser = launch(playwright, str(executable))
        for seed in range(games):
            record = played(seed)
            decisions = pyrite.load(record)
            shown = {eyes: opened(browser, served.address, record, eyes) for eyes in ("none", "all")}
            views = ", ".join(f"{eyes} {statistics.median(took):.0f} ms" for eyes, took in shown.items())
            print(f"game {seed}, {len(decisions.steps)} steps: opened by {views}; read in {read_again(record):.1f} s")
        browser.close()
        served.stop()


if __name__ == "__main__":
    main()
