"""A short animation of a real game, from the real page: `python -m bench.animation` writes docs/images/game.webp.

A person plays a round of Saboteur against four bots; a frame is taken after each move, and at the end.
"""

import io
import sys
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page, ViewportSize, sync_playwright

from tests.browser.browsing import CHECKOUT, ROLE_SEEN, find_chromium, launch, wait_for_rest
from tests.browser.playing import best, command, deal, is_mine, is_over, wait_for
from tests.browser.serving import Served

PICTURE = CHECKOUT / "docs" / "images" / "game.webp"
SIZE: ViewportSize = {"width": 1100, "height": 700}
PACE = 1_200  # milliseconds between the moves of bots
SHOWN = 500  # milliseconds of a frame
END = 3_000  # of the last one
LIMIT = 2_000_000  # bytes


def frame(page: Page) -> Image.Image:
    """The page as it is now, after everything has come to rest."""
    wait_for_rest(page)
    return Image.open(io.BytesIO(page.screenshot())).convert("RGB")


def play(page: Page) -> list[Image.Image]:
    """A whole round, with a frame for each move."""
    code = deal(page, 5, level="digger")
    command(page, code, "settings", change={"pace": PACE})
    frames: list[Image.Image] = []
    seen = 0
    while True:
        now = wait_for(page, code, lambda one: one["seq"] > seen)  # noqa: B023, it is called before `seen` changes
        seen = now["seq"]
        page.wait_for_timeout(250)  # until the page has heard of it, too
        frames.append(frame(page))
        if is_over(now):
            page.wait_for_timeout(3_000)  # the roles are turned over one by one
            return [*frames, frame(page)]
        if is_mine(now):
            command(page, code, "play", expect=now["seq"], action=best(now["prompt"]["choices"])["action"])


def main() -> int:
    """Plays, and writes the animation."""
    executable = find_chromium()
    if executable is None:
        print("no chromium on the PATH or in $CHROMIUM", file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory() as kept, sync_playwright() as playwright:
        served = Served(Path(kept))
        served.begin()
        browser = launch(playwright, str(executable))
        context = browser.new_context(
            base_url=served.address, viewport=SIZE, locale="en-GB", color_scheme="dark", reduced_motion="reduce"
        )
        context.add_init_script(ROLE_SEEN)
        try:
            frames = play(context.new_page())
        finally:
            browser.close()
            served.stop()
    lasts = [SHOWN] * (len(frames) - 1) + [END]
    frames[0].save(PICTURE, save_all=True, append_images=frames[1:], duration=lasts, loop=0, quality=70, method=6)
    size = PICTURE.stat().st_size
    print(f"{PICTURE}  {len(frames)} frames, {size // 1024} kB")
    return 0 if size < LIMIT else 1


if __name__ == "__main__":
    sys.exit(main())
