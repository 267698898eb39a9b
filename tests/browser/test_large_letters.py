"""Letters twice as large, as set in the browser: everything stays in the window, and the board keeps its room."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser import forest, playing
from tests.browser.browsing import DESKTOP, FLAGS, Visitor, find_chromium, measured
from tests.browser.phones import ASIDE, FINGER, SIZES, SMALL, UPRIGHT
from tests.browser.playing import make_table, my_move
from tests.browser.serving import Served
from tests.browser.test_phone import BOARD, COLLISIONS, CUT, OUTSIDE, TOO_SMALL

LEAST_BOARD = 0.4  # of the height; of the width where the players are beside it, less
LEAST_ASIDE = 0.33
USUAL_TYPE = 17  # pixels

WIDTH = "() => document.querySelector('.board').clientWidth / innerWidth"
TYPE = "() => parseFloat(getComputedStyle(document.documentElement).fontSize)"
WIDER = "() => document.documentElement.scrollWidth - innerWidth"
# What players have that is not whole in their chip, and names that are cut.
HIDDEN = """() => [...document.querySelectorAll('.chip :is(.fact, .tool, .badge)')].filter((one) => {
  const [a, b] = [one, one.closest('.chip')].map((part) => part.getBoundingClientRect())
  return a.right > b.right + 1 || a.bottom > b.bottom + 5
}).map((one) => one.textContent)"""
CUT_NAMES = """() => [...document.querySelectorAll('.chip .who')]
  .filter((one) => one.scrollWidth > one.clientWidth + 1)
  .map((one) => one.textContent)"""


@pytest.fixture(scope="module")
def large(browser: Browser, served: Served) -> Iterator[Page]:
    """A phone of somebody who reads letters twice as large."""
    flags = [*FLAGS, "--blink-settings=defaultFontSize=32"]
    opened = browser.browser_type.launch(executable_path=str(find_chromium()), args=flags)
    visitor = Visitor(opened, served.address, viewport=UPRIGHT, locale="en-GB", reduced_motion="reduce", has_touch=True)
    yield visitor.page
    visitor.leave()
    opened.close()


@pytest.mark.parametrize(
    ("deal", "players"),
    [(playing.deal, 5), (playing.deal, 10), (forest.deal, 9)],
    ids=["saboteur-5", "saboteur-10", "lost-mines-9"],
)
def test_around_the_board_large_letters_leave_everything_in_sight(large: Page, deal: Callable[..., str], players: int):
    large.set_viewport_size(UPRIGHT)
    my_move(large, deal(large, players))
    for size in SIZES:
        large.set_viewport_size(size)
        assert measured(large, TYPE) > 1.2 * USUAL_TYPE, size
        assert measured(large, BOARD) >= LEAST_BOARD, size
        assert measured(large, WIDTH) >= LEAST_ASIDE, size
        for look in (OUTSIDE, COLLISIONS, CUT, HIDDEN, CUT_NAMES):
            assert measured(large, look) == [], (size, look)
        assert measured(large, TOO_SMALL, FINGER) == [], size
    large.set_viewport_size({"width": 1366, "height": 768})
    assert measured(large, TYPE) > 1.5 * USUAL_TYPE
    assert measured(large, WIDTH) >= LEAST_ASIDE
    assert measured(large, BOARD) >= LEAST_BOARD
    for look in (OUTSIDE, CUT, CUT_NAMES):
        assert measured(large, look) == [], look
    room = measured(large, "() => document.querySelector('.log').clientHeight")
    assert room >= 60, "the log has two lines and more"


def test_pages_with_large_letters_are_no_wider_than_the_window(large: Page):
    code = make_table(large, "Ann", players=5, bots=2)
    for path in ("/", "/new", f"/t/{code}"):
        large.goto(path)
        expect(large.locator("main .button").first).to_be_visible()
        for size in (SMALL, UPRIGHT, ASIDE, DESKTOP):
            large.set_viewport_size(size)
            assert measured(large, WIDER) <= 0, (path, size)
            if path == "/":
                field = large.get_by_label("Table code")
                field.fill("MMMMMM")
                assert field.evaluate("(one) => one.scrollWidth - one.clientWidth") <= 0, size
    assert measured(large, TYPE) == 2 * USUAL_TYPE
