"""A browser as a person uses it: a page of its own, and no patience with anything that goes wrong on it."""

import os
import shutil
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Playwright, ViewportSize

CHECKOUT = Path(__file__).parents[2]
BROUGHT = CHECKOUT / ".browser" / "chromium"  # by `make`, for machines that have none
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")  # the first is the quickest
FLAGS = [
    "--no-sandbox",  # as root there is no other way
    "--disable-gpu",
    "--font-render-hinting=none",  # letters as wide as on a phone, not rounded to whole pixels
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # A name that browsers do not trust as they trust localhost; and no way to any other server.
    "--host-resolver-rules=MAP pyrite.lan 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
]
BLOCKED = "Service Worker registration blocked by Playwright"  # except in the tests of what works offline
PATIENCE = 60_000  # milliseconds, however busy the machine is; only a failing test waits that long

PHONE: ViewportSize = {"width": 390, "height": 844}
TABLET: ViewportSize = {"width": 820, "height": 1180}
LAPTOP: ViewportSize = {"width": 1366, "height": 768}
DESKTOP: ViewportSize = {"width": 1440, "height": 900}

A_STEP = 200  # milliseconds by which a stopped clock goes on
NOWHERE = "/ready"  # one word, where no script runs; a picture would be painted as large as the window

Theme = Literal["dark", "light"]

# The policy's violations are events; the console alone does not tell all of them.
TELL_VIOLATIONS = """
addEventListener('securitypolicyviolation', (event) =>
  console.error(`content policy: ${event.violatedDirective} forbids ${event.blockedURI}`))
"""

# Painting pictures without a graphics card is the most expensive part of a page. What has no opacity is laid out, found
# and pressed as ever, but not painted.
UNPAINTED = """
{
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('html { opacity: 0 !important }')
  document.adoptedStyleSheets = [sheet]
}
"""
# What is shown for some seconds stays, so that a slow machine finds it too. A lost connection is still tried again, or
# no bot would move at a table whose page has lost it three times.
LINGERING = """
{
  const later = window.setTimeout
  const lingers = (run, wait) => wait >= 2_000 && !String(run).includes('.connect()')
  window.setTimeout = (run, wait = 0, ...given) => later(run, lingers(run, wait) ? 1e9 : wait, ...given)
}
"""
# The moment in which a role is dealt is over as soon as it is there: it would be in the way of every other test.
ROLE_SEEN = """
new MutationObserver(() => {
  document.querySelector('.moment')?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
}).observe(document, { childList: true, subtree: true })
"""
# Nobody listens, and sounds are expensive to make.
NO_SOUND = "delete window.AudioContext\n"
# What a browser adds to the randomness of a deal is always the same.
SAME_DEALS = """
{
  const random = crypto.getRandomValues.bind(crypto)
  crypto.getRandomValues = (bytes) => (bytes.length === 32 ? bytes.fill(7) : random(bytes))
}
"""
# A step that leaves no choice is not taken by the page itself, which would be in the way of a test that takes it.
NO_FORCED_STEPS = """
try { localStorage['pyrite.likings'] ??= '{"forced": false}' } catch { /* forbidden here */ }
"""
# Looks at the page as if it were painted.
MEASURED = """(given) => {
  const sheets = document.adoptedStyleSheets
  document.adoptedStyleSheets = []
  try { return (%s)(given) } finally { document.adoptedStyleSheets = sheets }
}"""
# Text without its own font, which may be narrower, is not measured yet.
FONTS = """async () => {
  for (let calm = 0; calm < 2; ) {
    document.body.getBoundingClientRect() // so that the fonts of new words are asked for
    await document.fonts.ready
    await new Promise(requestAnimationFrame)
    calm = document.fonts.status === 'loaded' ? calm + 1 : 0
  }
}"""

# How many signs of cards or targets outside the board's frame are drawn upon a face-down card.
SIGNS_UPON_CARDS = """() => {
  const box = (one) => one.getBoundingClientRect()
  const frame = box(document.querySelector('.board'))
  const cards = [...document.querySelectorAll('.board .card:has(.tag)')].map(box)
  const isUpon = (sign) => (card) =>
    sign.left < card.right - 1 && card.left < sign.right - 1 && sign.top < card.bottom - 1 && card.top < sign.bottom - 1
  return [...document.querySelectorAll('.board .sign')]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .map(box)
    .filter((sign) => sign.right > frame.left && sign.bottom > frame.top && cards.some(isUpon(sign))).length
}"""

# Resolves when nothing on the page has moved for some frames; what moves for ever, like a spinner, does not count.
AT_REST = """async () => {
  await (%s)()
  let before = ''
  for (let calm = 0; calm <= 3; ) {
    const places = [...document.querySelectorAll('.board, .board [role=img], [data-card]')].map((one) => {
      const { x, y, width } = one.getBoundingClientRect()
      return [x, y, width].map(Math.round)
    })
    const now = JSON.stringify(places)
    const isMoving = document.getAnimations().some(
      (one) => one.playState === 'running' && one.effect?.getComputedTiming().endTime !== Infinity)
    calm = now === before && !isMoving ? calm + 1 : 0
    before = now
    await new Promise(requestAnimationFrame)
  }
}"""


def measured(page: Page, look: str, given: Any = None) -> Any:
    """What a function finds that asks what can be seen, once all fonts are there."""
    page.evaluate(FONTS)
    return page.evaluate(MEASURED % look, given)


@contextmanager
def painted(page: Page) -> Iterator[None]:
    """While the page is looked at from outside, as by a camera."""
    page.evaluate("() => { window.sheets = document.adoptedStyleSheets; document.adoptedStyleSheets = [] }")
    yield
    page.evaluate("() => { document.adoptedStyleSheets = window.sheets }")


def wait_for_rest(page: Page) -> None:
    """Returns when all fonts are there, and cards and board have stopped moving."""
    page.evaluate(AT_REST % FONTS)


# The last of these elements that is not outside the board's frame or under something else.
IN_SIGHT = """all => all.findLastIndex(one => {
    const { x, y, width, height } = one.getBoundingClientRect()
    return one.contains(document.elementFromPoint(x + width / 2, y + height / 2))
})"""


def in_sight(page: Page, spots: Locator) -> int:
    """The place of one that can be tapped, once the small board has come to rest; if need be the whole is shown."""
    for _ in range(2):
        wait_for_rest(page)
        place: int = spots.evaluate_all(IN_SIGHT)
        if place >= 0:
            return place
        page.get_by_role("button", name="Show everything").click()
    raise AssertionError("no target comes into sight")


def stop_clock(page: Page) -> None:
    """Stops the clock of a page on which `page.clock.install()` was called before it was opened."""
    page.clock.pause_at(page.evaluate("Date.now() + 1_000"))


def run_clock_until(page: Page, holds: Callable[[], bool]) -> None:
    """Lets a stopped clock go on in small steps until something holds, however long the machine takes for each."""
    until = time.monotonic() + PATIENCE / 1000
    while not holds():
        assert time.monotonic() < until, "the page never comes to it"
        page.clock.run_for(A_STEP)
        page.wait_for_timeout(20)  # what comes over the network comes meanwhile


def eventually(holds: Callable[[], bool]) -> None:
    """Returns as soon as something holds that the page comes to by itself; AssertionError if it never does."""
    until = time.monotonic() + PATIENCE / 1000
    while not holds():
        assert time.monotonic() < until, "the page never comes to it"
        time.sleep(0.02)


def find_chromium() -> str | None:
    """The browser to test with: $CHROMIUM, one on the PATH, or the one that `make` brought."""
    found = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    return found or (str(BROUGHT) if BROUGHT.exists() else None)


def launch(playwright: Playwright, executable: str) -> Browser:
    """A browser without windows."""
    return playwright.chromium.launch(executable_path=executable, args=FLAGS)


class Visitor:
    """Somebody with a browser of their own: cookies, storage, one page. Everything that goes wrong there is noted."""

    def __init__(
        self, browser: Browser, address: str, *, forced_steps: bool = False, sees_role: bool = False, **how: Any
    ) -> None:
        self.address = address
        self._how = how
        self.troubles: list[str] = []
        self.context = browser.new_context(base_url=address, **{"service_workers": "block", **how})
        self.context.set_default_timeout(PATIENCE)
        still = LINGERING + NO_SOUND if how.get("reduced_motion") == "reduce" else ""
        asked = "" if forced_steps else NO_FORCED_STEPS
        role = ROLE_SEEN if still and not sees_role else ""
        self.context.add_init_script(TELL_VIOLATIONS + UNPAINTED + SAME_DEALS + still + role + asked)
        self._forgiving = False
        self.page = self.open_page()
        self._size = self.page.viewport_size

    def open_page(self) -> Page:
        """One more page of the same person."""
        page = self.context.new_page()
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self._note(f"error: {error}"))
        return page

    @contextmanager
    def forgiving(self) -> Iterator[None]:
        """While requests are meant to fail: browsers write every one of them to the console."""
        self._forgiving = True
        try:
            yield
        finally:
            self._forgiving = False

    def _note(self, trouble: str) -> None:
        self.troubles.append(trouble)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type not in ("error", "warning") or message.text == BLOCKED:
            return
        is_request = message.text.startswith(("Failed to load resource", "WebSocket connection"))
        is_ours = "ERR_NAME_NOT_RESOLVED" not in message.text
        if not (self._forgiving and is_request and is_ours):
            self._note(f"console {message.type}: {message.text} ({message.location.get('url', '')})")

    def forget(self) -> None:
        """Becomes somebody who was never here, in the same browser, which is warm; AssertionError as by `leave`."""
        self.page.unroute_all(behavior="ignoreErrors")
        self.page.goto(NOWHERE)
        if self._size is not None:
            self.resize(self._size)
        self.page.evaluate("() => { localStorage.clear(); sessionStorage.clear() }")
        self.context.clear_cookies()
        self.page.mouse.move(0, 0)
        usual = {"media": "null", "forced_colors": "none", "contrast": "no-preference"}  # what a test may have changed
        names = ("color_scheme", "reduced_motion", "forced_colors", "contrast")
        self.page.emulate_media(**{**usual, **{name: self._how[name] for name in names if name in self._how}})
        troubles, self.troubles = self.troubles, []
        assert not troubles, "\n".join(troubles)

    def resize(self, size: ViewportSize) -> None:
        """Gives the window this size."""
        if self.page.viewport_size != size:
            self.page.set_viewport_size(size)

    def leave(self) -> None:
        """Closes the browser window; AssertionError if anything went wrong there."""
        self.context.close()
        assert not self.troubles, "\n".join(self.troubles)
