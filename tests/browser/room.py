"""People in one room: a big screen with phones around it, or one device that goes from hand to hand."""

import json
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Locator, Page, Response, ViewportSize, expect

from tests.browser.browsing import PHONE
from tests.browser.conftest import Visit
from tests.browser.playing import State, _asked, best, command, is_over, make_table

TELEVISION: ViewportSize = {"width": 1280, "height": 720}
MOST_STEPS = 200


class Traffic:
    """Everything a server sends to a page."""

    def __init__(self, page: Page) -> None:
        self.frames: list[str] = []
        self._responses: list[Response] = []
        page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: self.frames.append(str(frame))))
        page.on("response", lambda response: self._responses.append(response))

    def messages(self) -> Iterator[dict[str, Any]]:
        """What came over the socket."""
        yield from map(json.loads, self.frames)

    def bodies(self) -> list[str]:
        """What the API answered."""
        return [response.text() for response in self._responses if "/api/" in response.url]


def phone(visit: Visit, **how: Any) -> Page:
    """Somebody's phone."""
    return visit(**{"viewport": PHONE, "has_touch": True, **how}).page


def join(page: Page, code: str, name: str) -> None:
    """Comes by the QR code of the big screen, and sits down."""
    page.goto(f"/t/{code}/hand")
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down", exact=True).tap()
    expect(page.get_by_role("region", name="Seats").get_by_role("listitem").filter(has_text=name)).to_contain_text(
        "(you)"
    )


def share(page: Page, code: str, *names: str) -> None:
    """At the table of a code, more people sit down with the same device."""
    page.goto(f"/t/{code}")
    for name in names:
        page.locator("[data-pass-add]").click()
        dialog = page.get_by_role("dialog")
        dialog.get_by_label("Your name").fill(name)
        dialog.get_by_role("button", name="Sit down", exact=True).click()
        expect(dialog).to_have_count(0)
        expect(page.get_by_role("region", name="Seats")).to_contain_text(name)


def shared_table(page: Page, *names: str, bots: int = 0, **settings: Any) -> str:
    """A game begun with one device for several people; the first curtain may be down. Its code."""
    code = make_table(page, names[0], players=len(names) + bots, bots=bots, **settings)
    share(page, code, *names[1:])
    command(page, code, "start")
    expect(page.locator("main.table")).to_be_visible()
    return code


def curtain(page: Page) -> Locator:
    """The curtain, while it is down."""
    return page.locator("[data-curtain]")


def lift(page: Page) -> int:
    """Waits for the curtain, and lifts it; whose it was."""
    expect(curtain(page)).to_be_visible()
    seat = int(curtain(page).get_attribute("data-curtain") or "")
    page.locator("[data-lift]").click()
    expect(page.locator(".prompt.mine")).to_be_visible()
    return seat


def cover(page: Page) -> None:
    """Who has learnt something has read it."""
    seen = page.locator("[data-cover]")
    expect(page.locator(".prompt.mine")).to_have_count(0)
    if seen.count():
        seen.click()


def through(page: Page, code: str, seat: int | str) -> State:
    """The table through one of the seats of this browser, or `none`."""
    return _asked(lambda: page.request.get(f"/api/tables/{code}?seat={seat}"))


def play_on(page: Page, code: str, until: str) -> State | None:
    """All seats of this browser play by the API until such a decision is asked; None if the game ends first."""
    for _ in range(MOST_STEPS):
        now = through(page, code, "none")
        if is_over(now):
            return None
        if now["prompt"]["what"] == until:
            return now
        if now["prompt"]["seat"] not in now["you"]["seats"]:
            continue
        mine = through(page, code, now["prompt"]["seat"])
        choice = best(mine["prompt"]["choices"])
        command(page, code, "play", expect=mine["seq"], action=choice["action"], seat=mine["you"]["seat"])
    raise AssertionError("the round never ends")


def heard_by_all(page: Page) -> str:
    """Everything in the accessibility tree, as a screen reader gets it."""
    session = page.context.new_cdp_session(page)
    nodes = session.send("Accessibility.getFullAXTree")["nodes"]
    session.detach()
    shown = [node for node in nodes if not node.get("ignored")]
    return "\n".join(str(node.get(part, {}).get("value", "")) for node in shown for part in ("name", "description"))
