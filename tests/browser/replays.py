"""Replays in a browser: records of games, going to a step, and what is to be seen there."""

import json
import re
import time
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Locator, Page, expect

import pyrite
from pyrite.match import Match, replay
from tests.browser.browsing import CHECKOUT

GOLDEN = CHECKOUT / "tests" / "golden"
MINE = "players-5-edition-revised-rounds-3.pyrite"
FOREST = "lost-mines-players-4-rounds-1.pyrite"
MANY = 6  # cards on a table
MOST_WAITED = 60.0  # seconds, however busy the machine is, for what is shown to be that of a step

LYING = """() => [...document.querySelectorAll('.layer > .card')].map((card) => {
  const cell = (side, size) => Math.round(parseFloat(card.style[side]) / size)
  return `${card.querySelector('use').getAttribute('href').slice(1)}@${cell('left', 100)},${cell('top', 140)}`
}).sort()"""
PATHS = f"() => ({LYING})().filter((one) => /^face-(path|start)/.test(one))"
HELD = """() => Object.fromEntries([...document.querySelectorAll('[data-hand-of]')].map((one) =>
  [one.dataset.handOf, [...one.querySelectorAll('[data-kind]')].map((card) => card.dataset.kind)]))"""
ROLES = """() => Object.fromEntries([...document.querySelectorAll('[data-hand-of]')].map((one) =>
  [one.dataset.handOf, one.querySelector('[data-role]')?.dataset.role ?? null]))"""

COUNT = "document.querySelectorAll('.layer > .card').length"
WATCH_FLIGHTS = """() => {
  window.flown = 0
  new MutationObserver((all) => (window.flown += all.flatMap(({ addedNodes }) => [...addedNodes]).length))
    .observe(document.querySelector('.flights'), { childList: true })
}"""


def keep(page: Page, name: str) -> str:
    """Gives the server a golden record; its id there."""
    kept = page.request.post("/api/records", data={"record": (GOLDEN / name).read_text(encoding="utf-8")})
    assert kept.ok, kept.text()
    found: str = kept.json()["id"]
    return found


def come(page: Page, path: str) -> None:
    """Opens a replay, and waits until it is laid out."""
    page.goto(path)
    expect(page.locator("main.replay[data-step]")).to_be_visible()


def at_step(page: Page, step: int) -> Locator:
    """The page while it shows a step."""
    return page.locator(f'main.replay[data-step="{step}"]')


def scrub(page: Page, step: int) -> None:
    """Draws the scrubber to a step."""
    page.get_by_role("slider", name="Position in the game").fill(str(step))
    expect(at_step(page, step)).to_be_attached()


def states(name: str) -> Iterator[tuple[int, Match]]:
    """The engine's own states of a golden record, by step."""
    match = pyrite.load((GOLDEN / name).read_text(encoding="utf-8"))
    for step, (then, _, _) in enumerate(replay(match.game, match.options, match.steps)):
        yield step, then


def seen_by(then: Match, seat: int | None) -> dict[str, Any]:
    """What a seat may know."""
    told: dict[str, Any] = json.loads(then.state.view(seat).to_json())
    return told


def lies_in_the_mine(view: dict[str, Any]) -> list[str]:
    """The pictures of everything on the table of Saboteur, with where they lie."""

    def picture(face: str) -> str:
        shape = "tunnel" if face.isupper() else "deadend"
        return f"face-{shape}-{face.lower()}" if face.lower().strip("nesw") == "" else f"face-{face}"

    lies = {(card["x"], card["y"]): card for card in view["table"]}
    cards = [card for card in view["table"] if card["what"] != "goal"]
    faces = [(card, picture("start" if card["what"] == "start" else card["face"])) for card in cards]
    for goal in view["goals"]:
        is_open = goal["face_up"] or (view["winners"] is not None and goal["treasure"] is not None)
        card = lies.get((goal["x"], goal["y"]))
        stone = f"face-stone{card['face'] if card else goal['treasure']}"
        up = "face-gold" if goal["treasure"] == "gold" else stone
        faces.append((goal, up if is_open else "face-goal"))
    return sorted(f"{face}@{card['x']},{card['y']}" for card, face in faces)


def lies_in_the_forest(view: dict[str, Any]) -> list[str]:
    """The pictures of paths and starts, with where they lie."""

    def picture(card: dict[str, Any]) -> str:
        if card["what"] == "start":
            return f"face-start-{card['feature']}"
        feature = card["feature"].replace("+", "-")
        return f"face-path-{card['face'].lower()}" + (f"-{feature}" if feature else "")

    return sorted(f"{picture(card)}@{card['x']},{card['y']}" for card in view["board"] if card["what"] != "mine")


def expect_shown(page: Page, look: str, wanted: Any) -> None:
    """What a look finds comes to be this."""
    until = time.monotonic() + MOST_WAITED
    while (found := page.evaluate(look)) != wanted and time.monotonic() < until:
        time.sleep(0.05)
    assert found == wanted


def expect_state(page: Page, view: dict[str, Any]) -> None:
    """The pile, the turn, the round and everybody's cards are those of a view."""
    expect(page.locator("[data-pile]")).to_have_attribute("data-pile", str(view["pile"]))
    turn = "none" if view["turn"] is None else str(view["turn"])
    expect(page.locator("[data-turn]")).to_have_attribute("data-turn", turn)
    expect(page.get_by_text(f"Round {view['round']} of {view['options']['rounds']}")).to_be_visible()
    for seat, count in enumerate(view["hand_sizes"]):
        expect(page.locator(f'[data-seat="{seat}"]')).to_contain_text(re.compile(rf"\b{count} cards?\b"))
