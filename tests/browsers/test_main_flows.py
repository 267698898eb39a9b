"""The main ways through the page in Firefox and in WebKitGTK: play now, a move, joining by code, a lesson.

`make browsers` runs them, as part of `make long`. A browser that is not installed is skipped, loudly.
"""

import json
from collections.abc import Iterator
from contextlib import ExitStack

import httpx
import pytest

from tests.browser.serving import Served
from tests.browsers.driving import Driven, missing, start

pytestmark = [pytest.mark.long, pytest.mark.once]


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    served = Served(tmp_path_factory.mktemp("served"))
    served.begin()
    yield served
    served.stop()


@pytest.fixture(scope="module", params=["firefox", "webkit"])
def browser(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Driven]:
    name: str = request.param
    absent = missing(name)
    if absent:
        pytest.skip(f"{name.upper()} NOT TESTED: {absent} is not installed")
    with ExitStack() as ends:
        yield start(name, tmp_path_factory.mktemp(name), ends)


def home(browser: Driven, served: Served) -> None:
    """Somebody who was never here, in English, with nothing that moves."""
    browser.open(f"{served.address}/favicon.svg")
    kept = {"pyrite.language": "en", "pyrite.settings": json.dumps({"pace": 0})}
    browser.evaluate(
        f"(() => {{ localStorage.clear(); Object.assign(localStorage, {json.dumps(kept)}); return '' }})()"
    )
    browser.open(served.address)
    browser.wait_for_text("h1", "Dig for gold")


def test_play_now_and_a_move(browser: Driven, served: Served):
    home(browser, served)
    browser.click(".choice .button.main")
    browser.wait_for("main.table")
    browser.wait_for(".prompt.mine[data-what=lay_or_play]")
    since = browser.evaluate("document.querySelector('.prompt').dataset.since")
    browser.click("[data-card]")
    browser.click("[data-pass]")
    browser.click("[data-confirm]")
    asked = "document.querySelector('.prompt.mine, .reveal')?.dataset.since ?? ''"
    assert browser.until("the next turn", lambda: browser.evaluate(asked).replace(since, "")) != since
    browser.wait_for(".log li")


def test_joining_by_code(browser: Driven, served: Served):
    with httpx.Client(base_url=served.address, trust_env=False) as host:
        made = {"id": type(browser).__name__, "game": "saboteur", "name": "Ann", "options": {"players": 3}}
        code: str = host.post("/api/tables", json=made).json()["code"]
    home(browser, served)
    browser.write("[aria-labelledby=join-title] input", code)
    browser.click("[aria-labelledby=join-title] button")
    browser.wait_for_text("main", "Take a seat")
    browser.write("#my-name", "Bob")
    browser.click("form:has(#my-name) .button.main")
    browser.wait_for_text("main", "(you)")
    assert "Bob" in browser.evaluate("document.querySelector('main').textContent")


def test_a_try_in_a_lesson_gets_an_answer(browser: Driven, served: Served):
    home(browser, served)
    browser.open(f"{served.address}/learn/saboteur")
    browser.click("[data-hint]")
    browser.wait_for(".answer .hint")
    browser.click("[data-card]")
    browser.click(".target")
    browser.click("[data-confirm]")
    browser.wait_for(".answer .good, .answer .bad")
    assert browser.evaluate("document.querySelector('.answer').textContent").strip()
