"""The main screens as pictures, from a real browser at a real server: `python -m bench.screenshots [FOLDER]`.

They go to docs/images and into the README. Look at every one.
"""

import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal, TypeAlias

from playwright.sync_api import Browser, Page, ViewportSize, expect, sync_playwright

from tests.browser import forest
from tests.browser.browsing import CHECKOUT, DESKTOP, PHONE, ROLE_SEEN, find_chromium, in_sight, launch
from tests.browser.deals import State
from tests.browser.lobby import set_up, sit_down
from tests.browser.playing import card, game_where, hurry, is_mine, is_over, my_move, one_way, state
from tests.browser.serving import Served

Theme: TypeAlias = Literal["dark", "light"]


class Camera:
    """Opens pages, and takes pictures of them."""

    def __init__(self, browser: Browser, served: Served, folder: Path) -> None:
        self.browser, self.served, self.folder = browser, served, folder

    @contextmanager
    def page(self, viewport: ViewportSize = DESKTOP, theme: Theme = "dark") -> Iterator[Page]:
        scale = 1.5 if viewport["width"] < 600 else 1
        context = self.browser.new_context(
            base_url=self.served.address,
            viewport=viewport,
            color_scheme=theme,
            device_scale_factor=scale,
            locale="en-GB",
        )
        context.add_init_script(ROLE_SEEN)
        yield context.new_page()
        context.close()

    def take(self, page: Page, name: str, rest: float = 1.2) -> None:
        page.wait_for_timeout(rest * 1000)
        path = self.folder / f"{name}.jpg"
        page.screenshot(path=path, type="jpeg", quality=86)
        print(f"{path}  {path.stat().st_size // 1024} kB")


def in_full_swing(least: int) -> Callable[[State], bool]:
    """That this person can lay a card, and that much of the tunnel is there already."""
    return lambda now: one_way(now) is not None and len(now["view"]["table"]) > least


def aim(page: Page, code: str) -> None:
    """Picks a card and shows it where it could be placed."""
    my_move(page, code)
    choice = one_way(state(page, code))
    assert choice is not None
    card(page, choice["card"]).click()
    places = page.locator(".target")
    expect(places.first).to_be_attached()
    places.nth(in_sight(page, places)).click()  # on a phone not every one is


def say(page: Page) -> None:
    """Something for the others to believe, or not."""
    page.locator('[data-phrase="goal_is_gold"]').click()
    page.get_by_role("group", name="Which goal?").get_by_role("button", name="2").click()


def take_home(camera: Camera) -> None:
    with camera.page() as page:
        page.goto("/")
        camera.take(page, "home")


def take_lobby(camera: Camera) -> None:
    with camera.page() as host, camera.page() as guest, camera.page() as third:
        code = set_up(host, "Ola")
        sit_down(guest, code, "Petr")
        sit_down(third, code, "Anya")
        camera.take(host, "lobby")


def take_table(camera: Camera, name: str, players: int, viewport: ViewportSize, theme: Theme, least: int) -> None:
    with camera.page(viewport, theme) as page:
        code = game_where(page, in_full_swing(least), players=players, level="digger")["table"]["code"]
        if viewport["width"] > 900:
            say(page)
        aim(page, code)
        camera.take(page, name)


def take_forest(camera: Camera) -> None:
    """The other game, after some turns."""
    with camera.page() as page:
        code = forest.deal(page, 5, level="digger")
        hurry(page, code, lambda now: is_mine(now) and len(now["view"]["board"]) > 8, lambda choices: choices[0])
        camera.take(page, "forest", rest=4)


def take_end(camera: Camera) -> None:
    def picks(now: State) -> bool:
        return is_mine(now) and now["prompt"]["what"] == "pick_nugget" and len(now["view"]["pool"]) > 2

    with camera.page() as page:
        code = game_where(page, picks, players=5, level="digger", edition="classic")["table"]["code"]
        camera.take(page, "nuggets", rest=5)
        hurry(page, code, is_over)
        camera.take(page, "reveal", rest=2)
        page.get_by_role("button", name="Standings").click()
        camera.take(page, "standings", rest=4)  # counted from the last place


def take_lost(camera: Camera) -> None:
    with camera.page(PHONE) as page:
        game_where(page, in_full_swing(7), players=5, level="digger")
        camera.served.kill()
        page.locator(".banner.shown").wait_for()
        camera.take(page, "lost-connection", rest=2.5)
        camera.served.begin()


def take_all(camera: Camera) -> None:
    """Every main screen."""
    take_home(camera)
    take_lobby(camera)
    take_table(camera, "table", 5, DESKTOP, "dark", 11)
    take_table(camera, "table-10-players", 10, DESKTOP, "dark", 9)
    take_table(camera, "table-light", 5, DESKTOP, "light", 9)
    take_table(camera, "table-phone", 5, PHONE, "dark", 8)
    take_forest(camera)
    take_end(camera)
    take_lost(camera)


def main(arguments: list[str]) -> int:
    """Takes them."""
    folder = Path(arguments[0]) if arguments else CHECKOUT / "docs" / "images"
    folder.mkdir(parents=True, exist_ok=True)
    executable = find_chromium()
    if executable is None:
        print("no chromium on the PATH or in $CHROMIUM", file=sys.stderr)
        return 2
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as kept, sync_playwright() as playwright:
        served = Served(Path(kept))
        served.begin()
        try:
            take_all(Camera(launch(playwright, str(executable)), served, folder))
        finally:
            served.stop()
    print(f"in {time.monotonic() - began:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
