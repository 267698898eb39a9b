"""Real browsers at a real server."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.browsing import CHECKOUT, DESKTOP, PATIENCE, Visitor, find_chromium, launch
from tests.browser.phones import UPRIGHT
from tests.browser.serving import Served
from tests.browser.warm import WarmBrowsers

PAGE = CHECKOUT / "src" / "pyrite" / "server" / "static" / "index.html"
HERE = Path(__file__).parent

USUAL: dict[str, Any] = {
    "viewport": DESKTOP, "locale": "en-GB", "color_scheme": "dark", "reduced_motion": "reduce",
}  # fmt: skip

Visit = Callable[..., Visitor]

expect.set_options(timeout=PATIENCE)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What runs in the browser does not depend on the engine."""
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker(pytest.mark.once)


def _missing(what: str) -> None:
    """Where everything has to be there, it is an error if it is not."""
    if os.environ.get("CI"):
        pytest.fail(what)
    pytest.skip(what)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A Chromium; `make test` brings one where there is none."""
    executable = find_chromium()
    if executable is None:
        _missing("NO BROWSER TESTED: no chromium on the PATH or in $CHROMIUM; `make .browser/chromium` brings one")
    if not PAGE.exists():
        _missing("NO BROWSER TESTED: the page is not built; `make page` builds it")
    with sync_playwright() as playwright:
        opened = launch(playwright, str(executable))
        yield opened
        opened.close()


def _serve(folder: Path) -> Served:
    served = Served(folder)
    served.begin()
    return served


@pytest.fixture(scope="session")
def served(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server for all tests of a process: they know their tables by their codes."""
    served = _serve(tmp_path_factory.mktemp("served"))
    yield served
    served.stop()


@pytest.fixture(scope="module")
def phone(browser: Browser, served: Served) -> Iterator[Page]:
    """One phone for all measurements of a module."""
    visitor = Visitor(
        browser, served.address, viewport=UPRIGHT, locale="en-GB", reduced_motion="reduce", has_touch=True
    )
    yield visitor.page
    visitor.leave()


@pytest.fixture
def own_served(browser: Browser, tmp_path: Path) -> Iterator[Served]:
    """A server for one test, to be stopped and started again."""
    served = _serve(tmp_path)
    yield served
    if served.is_running:
        served.stop()


@pytest.fixture(scope="session")
def warm(browser: Browser) -> Iterator[WarmBrowsers]:
    """Browsers of people who have left."""
    kept = WarmBrowsers(browser)
    yield kept
    kept.close()


@pytest.fixture
def visit(warm: WarmBrowsers, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """Brings people, each with a browser of their own: `visit()`, `visit(viewport=PHONE, locale="pl-PL")`.

    Others may have used it before: `visit(cold=True)` brings one that has loaded nothing yet.
    """
    visitors: list[Visitor] = []
    if "own_served" in request.fixturenames:
        request.getfixturevalue("own_served")  # people leave before the server does

    def come(address: str | None = None, *, cold: bool = False, **how: Any) -> Visitor:
        how = {**USUAL, **how, "address": address or request.getfixturevalue("served").address}
        visitors.append(Visitor(warm.browser, **how) if address else warm.take(how, cold=cold))
        return visitors[-1]

    yield come
    troubles = []
    for visitor in visitors:
        try:
            warm.bring(visitor)
        except AssertionError as error:
            troubles.append(str(error))
    assert not troubles, "\n".join(troubles)


@pytest.fixture(scope="session")
def usual(browser: Browser, served: Served) -> Iterator[Visitor]:
    """The browser of the tests that need no special one."""
    visitor = Visitor(browser, served.address, **USUAL)
    yield visitor
    visitor.leave()


@pytest.fixture
def page(usual: Visitor) -> Iterator[Page]:
    """A page of an English-speaking person at a desk, who was never here before."""
    yield usual.page
    usual.forget()


@pytest.fixture
def home(page: Page) -> Page:
    """The same, on the first page."""
    page.goto("/")
    return page
