"""People in one room: a big screen with phones around it, or one device that goes from hand to hand."""

import json
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Locator, Page, Response, ViewportSize, expect

from tests.browser.browsing import PHONE, in_sight
from tests.browser.conftest import Visit
from tests.browser.deals import State
from tests.browser.playing import _asked, command, make_table

TELEVISION: ViewportSize = {"width": 1280, "height": 720}

# Plays for the given seats, towards the goals, each over a socket of its own; whether the wanted decision was reached.
RUSH = """([code, seats, until]) => new Promise((resolve) => {
  const worth = ({ verb, x, y, face }) =>
    verb === 'lay' ? (face === face.toUpperCase() ? 10 * x - Math.abs(y) : -50)
      : ({ mend: 200, map: 5, take: 1, stay: 1, pass: -1 }[verb] ?? -10)
  const sockets = seats.map((seat) => new WebSocket(`ws://${location.host}/api/tables/${code}/ws?seat=${seat}`))
  const end = (reached) => (sockets.forEach((socket) => socket.close()), resolve(reached))
  sockets.forEach((socket, i) => {
    let sent = 0
    socket.onmessage = ({ data }) => {
      const { table, prompt, seq } = JSON.parse(data)
      if (table?.status === 'finished') return end(false)
      if (!prompt) return
      if (prompt.what === until) return end(true)
      if (!prompt.choices) return
      const { action } = prompt.choices.reduce((a, b) => (worth(b) > worth(a) ? b : a))
      const id = `rush-${seats[i]}-${Date.now()}-${sent++}`
      socket.send(JSON.stringify({ do: 'play', id, expect: seq, action, seat: seats[i] }))
    }
  })
})"""


def messages_in(frames: list[str]) -> Iterator[dict[str, Any]]:
    """What came over a socket, each message with the whole view if that has changed."""
    view: dict[str, Any] = {}
    for message in map(json.loads, frames):
        view = message.get("view") or {**view, **message.get("changes", {})}
        yield {**message, "view": view} if "changes" in message else message


class Traffic:
    """Everything a server sends to a page."""

    def __init__(self, page: Page) -> None:
        self.frames: list[str] = []
        self._responses: list[Response] = []
        page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: self.frames.append(str(frame))))
        page.on("response", lambda response: self._responses.append(response))

    def messages(self) -> Iterator[dict[str, Any]]:
        """What came over the socket."""
        return messages_in(self.frames)

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


def tap_turn(page: Page) -> None:
    """One turn by touch: something with the first card that can do anything, at a place that the small board shows."""
    cards = page.locator("[data-card]:not(.idle)")
    if cards.count() == 0:
        page.locator("[data-card]").first.tap()
        page.locator("[data-pass]").tap()
        return page.locator("[data-confirm]").tap()
    cards.first.tap()
    spots = page.locator(".target, .chip.aim")
    expect(spots.first).to_be_visible()
    spots.nth(in_sight(page, spots)).tap()
    if page.locator("[data-confirm]").count() == 0:
        page.locator(".prompt [data-way]").first.tap()
    return page.locator("[data-confirm]").tap()


def share(page: Page, code: str, *names: str) -> None:
    """At the table of a code, more people sit down with the same device."""
    page.goto(f"/t/{code}")
    for name in names:
        page.locator("[data-pass-add]").click()
        dialog = page.get_by_role("dialog")
        expect(dialog.get_by_label("Your name")).to_be_focused()
        dialog.get_by_label("Your name").fill(name)
        dialog.get_by_role("button", name="Sit down", exact=True).click()
        expect(dialog).to_have_count(0)
        expect(page.get_by_role("region", name="Seats")).to_contain_text(name)


def shared_table(page: Page, *names: str, bots: int = 0, **settings: Any) -> str:
    """A game started with one device for several people; the first curtain may be down. Its code."""
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
    """Who has acted has read what they learnt, if anything: another turn has come, or the end of the round."""
    learnt = page.locator("[data-cover]")
    others = page.locator("[data-curtain], .prompt:not(.mine), .reveal")
    expect(learnt.or_(others).first).to_be_visible()
    if learnt.count():
        learnt.click()


def through(page: Page, code: str, seat: int | str) -> State:
    """The table through one of the seats of this browser, or `none`."""
    return _asked(lambda: page.request.get(f"/api/tables/{code}?seat={seat}"))


def begin_rushing(page: Page, code: str, until: str = "") -> None:
    """All seats of this browser play by sockets of their own, until such a decision is asked or the game is over."""
    seats = through(page, code, "none")["you"]["seats"]
    page.evaluate(f"args => {{ window.rushed = ({RUSH})(args) }}", [code, seats, until])


def rush(page: Page, code: str, until: str = "") -> bool:
    """The same, waited for; whether it came to that decision."""
    begin_rushing(page, code, until)
    return bool(page.evaluate("() => window.rushed"))


def heard_by_all(page: Page) -> str:
    """Everything in the accessibility tree, as a screen reader gets it."""
    session = page.context.new_cdp_session(page)
    nodes = session.send("Accessibility.getFullAXTree")["nodes"]
    session.detach()
    shown = [node for node in nodes if not node.get("ignored")]
    return "\n".join(str(node.get(part, {}).get("value", "")) for node in shown for part in ("name", "description"))
