"""A seat at a table of Saboteur: its player looks and clicks, or hurries a dull stretch along by the API."""

import itertools
import time
from collections.abc import Callable, Mapping
from typing import Any

from playwright.sync_api import APIResponse, Locator, Page, expect

from tests.browser import deals
from tests.browser.browsing import NOWHERE, eventually, in_sight
from tests.browser.deals import State, Wanted

GAME = "saboteur"
COUNT = itertools.count()
PATIENCE = 60.0  # seconds for the bots, however busy the machine is
MOST_GAMES = 12

Choose = Callable[[list[dict[str, Any]]], dict[str, Any]]


def _asked(ask: Callable[[], APIResponse]) -> dict[str, Any]:
    """The answer, which has to be a good one."""
    response = ask()
    answer: dict[str, Any] = response.json()
    assert response.ok, answer
    return answer


def _post(page: Page, path: str, body: Mapping[str, Any]) -> dict[str, Any]:
    data = {"id": f"test-{time.time_ns()}-{next(COUNT)}", **body}
    return _asked(lambda: page.request.post(path, data=data))


def introduce(page: Page) -> None:
    """This person has a cookie. An open page asks for its own: a second one would be another person."""
    if page.url == "about:blank" or page.url.endswith(NOWHERE):
        page.request.post("/api/me", data={})
    else:
        eventually(lambda: bool(page.context.cookies()))


def deal(page: Page, players: int = 3, *, level: str = "novice", secret: bytes | None = None, **options: Any) -> str:
    """A game of one round against bots, dealt, the same every time; the page is at the table. Its code.

    Without a secret it is a game that this person begins.
    """
    return come(page, made(page, players, level=level, secret=secret, **options))


def made(page: Page, players: int = 3, *, level: str = "novice", secret: bytes | None = None, **options: Any) -> str:
    """The same before the page comes to the table."""
    introduce(page)
    wanted = {"players": players, "rounds": 1, **options}
    deals.choose_next(secret or deals.expect_secret(GAME, is_mine, wanted))
    body = {"name": "Ann", "level": level, "options": wanted, "settings": {"pace": 0}}
    code: str = _post(page, "/api/play-now", body)["code"]
    return code


def come(page: Page, code: str) -> str:
    """Comes to a table that is played; its code."""
    page.goto(f"/t/{code}")
    expect(page.locator("main.table")).to_be_visible()
    return code


def make_table(page: Page, name: str, players: int = 3, bots: int = 0, **settings: Any) -> str:
    """A table with its maker in seat 0 and so many bots; its code."""
    introduce(page)
    body = {
        "game": "saboteur",
        "name": name,
        "bots": ["novice"] * bots,
        "options": {"players": players, "rounds": 1},
        "settings": {"pace": 0, **settings},
    }
    code: str = _post(page, "/api/tables", body)["code"]
    return code


def command(page: Page, code: str, do: str, **fields: Any) -> dict[str, Any]:
    """A command over HTTP, as the person of this page."""
    return _post(page, f"/api/tables/{code}/commands", {"do": do, **fields})


def sit(page: Page, code: str, name: str) -> None:
    """Takes a free seat."""
    introduce(page)
    command(page, code, "sit", name=name)


def start(code: str, *pages: Page) -> None:
    """The first page, which is the host's, starts the game; then all of them are at the table."""
    command(pages[0], code, "start")
    for page in pages:
        page.goto(f"/t/{code}")
        expect(page.locator("main.table")).to_be_visible()


def frames(page: Page) -> list[str]:
    """Everything the server sends to this page from now on."""
    heard: list[str] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame))))
    return heard


def state(page: Page, code: str) -> State:
    """The table as the person of this page may know it."""
    return _asked(lambda: page.request.get(f"/api/tables/{code}"))


def happened(page: Page, code: str) -> list[dict[str, Any]]:
    """Everything that happened so far, as the person of this page may know it."""
    told: list[dict[str, Any]] = _asked(lambda: page.request.get(f"/api/tables/{code}?since=0"))["happened"]
    return told


def is_mine(now: State) -> bool:
    """Whether this person is to decide something."""
    return now["prompt"] is not None and "choices" in now["prompt"]


def is_over(now: State) -> bool:
    """Whether the game is."""
    return bool(now["table"]["status"] == "finished")


def best(choices: list[dict[str, Any]]) -> dict[str, Any]:
    """What somebody who wants to reach the goals would do."""

    def worth(choice: dict[str, Any]) -> float:
        if choice["verb"] == "lay":
            return float(10 * choice["x"] - abs(choice["y"]) if choice["face"].isupper() else -50)
        return {"mend": 200, "map": 5, "take": 1, "stay": 1, "pass": -1}.get(choice["verb"], -10)

    return max(choices, key=worth)


def wait_for(page: Page, code: str, wanted: Wanted) -> State:
    """Waits until the table is so, without playing."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        now = state(page, code)
        if wanted(now):
            return now
        time.sleep(0.06)
    now = state(page, code)
    people = [cookie["value"][:6] for cookie in page.context.cookies()]  # bots wait for the page of a person who plays
    banner = page.locator(".banner").all_text_contents()
    raise AssertionError(f"never came to it: {now['prompt']}, {now.get('presence')}, {banner}, {people} at {page.url}")


def hurry(page: Page, code: str, wanted: Wanted, choose: Choose = best) -> State | None:
    """Plays on by the API until the table is so; None if the game ends first."""
    while True:
        now = wait_for(page, code, lambda seen: is_mine(seen) or is_over(seen) or wanted(seen))
        if wanted(now):
            return now
        if is_over(now):
            return None
        command(page, code, "play", expect=now["seq"], action=choose(now["prompt"]["choices"])["action"])


# Looks at a table without showing it.
LOOK_ON = "code => { window.looking = new WebSocket(`ws://${location.host}/api/tables/${code}/ws`) }"


def hurry_unseen(page: Page, code: str, wanted: Wanted, choose: Choose = best) -> State | None:
    """The same, cheaper, while the page shows the first page: no bot moves while nobody looks on."""
    page.goto("/")
    page.evaluate(LOOK_ON, code)
    return hurry(page, code, wanted, choose)


def my_move(page: Page, code: str) -> State:
    """Waits for this person's turn, until the page shows it too."""
    now = wait_for(page, code, is_mine)
    expect(my_turn(page)).to_be_visible()
    return now


def skip_role(page: Page) -> None:
    """Ends the moment in which a role is dealt: bots wait for it."""
    told = page.locator('.role[style*="--tint"]')
    expect(page.locator(".moment").or_(told).first).to_be_attached()
    page.keyboard.press("Escape")
    expect(told).to_be_attached()


def one_way(now: State) -> dict[str, Any] | None:
    """A lay of a card that fits there in one way only, if there is one."""
    lays = [choice for choice in now["prompt"]["choices"] if choice["verb"] == "lay"] if is_mine(now) else []
    cells = [(choice["card"], choice["x"], choice["y"]) for choice in lays]
    return next((lay for lay, cell in zip(lays, cells, strict=True) if cells.count(cell) == 1), None)


def deal_to_lay(page: Page) -> tuple[str, dict[str, Any]]:
    """A game in which this person can lay a card that fits in one way only: its code, and that choice."""
    now = game_where(page, lambda seen: one_way(seen) is not None)
    code = now["table"]["code"]
    choice = one_way(my_move(page, code))
    assert choice is not None
    return code, choice


def game_where(page: Page, wanted: Wanted, players: int = 3, *, level: str = "novice", **options: Any) -> State:
    """A game that begins in such a state; or if no game does, one that comes to it."""
    secret = deals.secret_where(GAME, wanted, {"players": players, "rounds": 1, **options})
    if secret:
        return state(page, deal(page, players, level=level, secret=secret, **options))
    for attempt in itertools.islice(deals.all_secrets(), MOST_GAMES):
        code = made(page, players, level=level, secret=attempt, **options)
        found = hurry_unseen(page, code, wanted)
        if found is not None:
            come(page, code)
            return found
    raise AssertionError(f"{MOST_GAMES} games never came to it")


def holds(card: str, verb: str) -> Wanted:
    """That it is this person's turn, with a card of such a name in hand that can be played."""

    def wanted(now: State) -> bool:
        return is_mine(now) and any(
            choice["verb"] == verb and str(choice.get("card", "")).startswith(card)
            for choice in now["prompt"]["choices"]
        )

    return wanted


# By mouse.


def card(page: Page, kind: str) -> Locator:
    """The first card of this kind in the hand; "break" and "mend" are any of theirs."""
    begins = "^" if kind in ("break", "mend") else ""
    return page.locator(f'[data-kind{begins}="{kind}"]').first


def target(page: Page, x: int, y: int) -> Locator:
    """A cell that can be chosen."""
    return page.locator(f'.target[data-cell="{x},{y}"]')


def chip(page: Page, seat: int) -> Locator:
    """A player."""
    return page.locator(f'[data-seat="{seat}"]')


def my_turn(page: Page) -> Locator:
    """The prompt while it asks this person."""
    return page.locator(".prompt.mine")


def confirm(page: Page) -> None:
    """Presses the one button."""
    page.locator("[data-confirm]").click()


def take_turn(page: Page) -> None:
    """One turn by clicks: something that can be done with the first card that can do anything, else a pass."""
    cards = page.locator("[data-card]:not(.idle)")
    if cards.count() == 0:
        page.locator("[data-card]").first.click()
        page.locator("[data-pass]").click()
        return confirm(page)
    cards.first.click()
    targets, players = page.locator(".target"), page.locator(".chip.aim")
    expect(targets.or_(players).first).to_be_visible()
    if targets.count():
        targets.nth(in_sight(page, targets)).click()
    else:
        players.last.click()
        if page.locator("[data-confirm]").count() == 0:
            page.locator(".prompt [data-way]").first.click()
    return confirm(page)


def play_round(page: Page, one: Callable[[Page], None] = take_turn) -> int:
    """Plays until the roles are shown; how many decisions that took."""
    asked, reveal = page.locator(".prompt.mine[data-what]"), page.locator(".reveal")
    for made in range(120):
        expect(asked.or_(reveal).first).to_be_visible()
        if reveal.count():
            return made
        since = asked.get_attribute("data-since")
        one(page)
        expect(page.locator(f'.prompt[data-since="{since}"]')).to_have_count(0)
    raise AssertionError("the round never ends")
