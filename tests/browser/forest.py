"""A seat at a table of The Lost Mines: its player looks and clicks; boxes of one's own bring a rare card soon."""

import itertools
from collections.abc import Callable
from typing import Any

import msgspec
from playwright.sync_api import Locator, Page, expect

from pyrite.games.lost_mines.rules import box
from tests.browser import deals
from tests.browser.browsing import in_sight
from tests.browser.deals import State, Wanted
from tests.browser.playing import (
    Choose,
    _post,
    come,
    command,
    introduce,
    is_mine,
    state,
)

Press = Callable[[Locator], None]
GAME = "lost-mines"
MOST_DEALS = 200


def box_with(paths: dict[str, int], actions: dict[str, int], **more: Any) -> str:
    """A box with these cards, as one word; 40 paths, 23 actions, 14 of them with a token."""
    counts = paths | actions
    deck = tuple(counts.get(kind, 0) for kind in box.KINDS)
    return box.checked(msgspec.structs.replace(box.default(), deck=deck, **more)).to_text()


CROSSINGS = {"NESW": 40}
# Every mine is beside a start, and can lie in two ways.
NEAR = {"starts": ((3, 2), (6, 2)), "mines": ((3, 1), (3, 3), (6, 1), (6, 3)), "mine_shapes": ("NES",) * 4}
MINES = box_with(CROSSINGS, {"axe": 14, "storm": 9}, **NEAR)
# The starts are neighbours: a trap between them can be crossed immediately, and more than once.
TRAPS = box_with(CROSSINGS, {"trap": 14, "storm": 9}, starts=((3, 3), (4, 3)))
TROLLS = box_with(CROSSINGS, {"troll": 14, "storm": 9})
TREES = box_with({"NESW-tree": 40}, {"axe": 14, "storm": 9})
LOOKS = {kind: box_with(CROSSINGS, {"axe": 14, kind: 9}) for kind in ("infoMT", "infoMD", "infoTD")}


def made(page: Page, players: int = 3, *, level: str = "random", secret: bytes | None = None, **options: Any) -> str:
    """A game of one round against bots that this person begins, the same every time; its code."""
    introduce(page)
    deals.choose_next(secret or next(deals.all_secrets()))
    wanted = {"players": players, "rounds": 1, "first": 0, **options}
    body = {"game": GAME, "name": "Ann", "level": level, "options": wanted, "settings": {"pace": 0}}
    code: str = _post(page, "/api/play-now", body)["code"]
    return code


def deal(page: Page, players: int = 3, *, level: str = "random", **options: Any) -> str:
    """Such a game; the page is at the table."""
    return come(page, made(page, players, level=level, **options))


def dealt_where(page: Page, wanted: Wanted, players: int = 3, choose: Choose | None = None, **options: Any) -> State:
    """Deals until this person's first turn comes to such a state, playing it by `choose`; the page is there."""
    for secret in itertools.islice(deals.all_secrets(), MOST_DEALS):
        if choose is None and not wanted(
            deals.first_decision(GAME, secret, {"players": players, "first": 0, **options})
        ):
            continue
        code = made(page, players, secret=secret, **options)
        now = state(page, code)
        while choose and is_mine(now) and not wanted(now):
            command(page, code, "play", expect=now["seq"], action=choose(now["prompt"]["choices"])["action"])
            now = state(page, code)
        if is_mine(now) and wanted(now):
            come(page, code)
            expect(page.locator(f'.prompt[data-what="{now["prompt"]["what"]}"]')).to_be_visible()
            return now
    raise AssertionError(f"{MOST_DEALS} deals never came to it")


def choices_of(now: State, verb: str, **fields: Any) -> list[dict[str, Any]]:
    """The choices of this kind, with these fields."""
    found = now["prompt"]["choices"] if is_mine(now) else []
    return [one for one in found if one["verb"] == verb and all(one.get(key) == value for key, value in fields.items())]


def can(verb: str, **fields: Any) -> Wanted:
    """That it is this person's turn, and they can do such a thing."""
    return lambda now: bool(choices_of(now, verb, **fields))


def joint(page: Page, choice: dict[str, Any]) -> Locator:
    """A joint that can be chosen."""
    return page.locator(f'.target.joint[data-cell="{choice["x"]},{choice["y"]}{choice["side"]}"]')


def treasure(page: Page, slot: int) -> Locator:
    """A treasure that can be chosen."""
    return page.locator(f'[data-slot="{slot}"]')


def asked(page: Page) -> str | None:
    """What this person is asked, as the page shows it."""
    return page.locator(".prompt").get_attribute("data-what")


def log(page: Page) -> Locator:
    """The lines of what happened."""
    return page.locator(".side .log li")


def lay_of(now: State) -> dict[str, Any]:
    """A lay that fits in one way only."""
    lays = choices_of(now, "lay")
    cells = [(one["card"], one["x"], one["y"]) for one in lays]
    return next(lay for lay, cell in zip(lays, cells, strict=True) if cells.count(cell) == 1)


# A whole game.


def click(what: Locator) -> None:
    """By mouse."""
    what.click()


def tap(what: Locator) -> None:
    """By finger."""
    what.tap()


def decide(page: Page, press: Press = click) -> None:
    """One decision by pointing: the first thing that can be done, and yes."""
    what = asked(page)
    if what == "vote":
        return press(page.locator('[data-deed="no"]'))
    if what == "card_or_vote":
        cards = page.locator("[data-card]:not(.idle)")
        if cards.count() == 0:
            press(page.locator("[data-card]").first)
            press(page.locator("[data-pass]"))
            return press(page.locator("[data-confirm]"))
        press(cards.last)
    spots = page.locator(".target, [data-slot], .chip.aim, [data-way]")
    if what == "walk" and spots.count() == 0:
        return press(page.locator('[data-deed="stay"]'))
    expect(spots.first).to_be_visible()
    press(spots.nth(in_sight(page, spots)))
    expect(page.locator("[data-confirm], [data-way]").first).to_be_visible()
    if page.locator("[data-confirm]").count() == 0:
        press(page.locator("[data-way]").first)
    return press(page.locator("[data-confirm]"))
