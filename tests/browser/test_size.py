"""How much a browser has to fetch before it shows anything."""

from typing import Any

from playwright.sync_api import Page, Response, expect

from tests.browser.conftest import Visit
from tests.browser.lobby import expect_table

MOST = 120_000  # bytes of script and style, compressed
MOST_FILES = 12  # of script and style that a table fetches
SHRINKS = 256  # bytes from which the build compresses a file

FETCHES = """() => performance.getEntriesByType('resource').filter(
  (one) => /[.](js|css)$/.test(one.name) && one.transferSize).length"""

ADDRESSES = "() => performance.getEntriesByType('resource').map(one => one.name)"


def script_and_style(page: Page) -> dict[str, int]:
    """What the page has fetched so far, by address: bytes over the wire."""
    fetched: list[list[Any]] = page.evaluate(
        "() => performance.getEntriesByType('resource').map(e => [e.name, e.transferSize])"
    )
    return {url: size for url, size in fetched if url.endswith((".js", ".css"))}


def test_the_first_load_is_small(visit: Visit):
    page = visit(cold=True, locale="pl-PL").page
    page.goto("/")
    expect(page.get_by_role("button", name="Graj teraz")).to_be_visible()
    sizes = script_and_style(page)
    assert len(sizes) >= 3, sizes
    assert 10_000 < sum(sizes.values()) <= MOST, sizes


def test_the_first_page_names_all_scripts_and_styles_and_has_the_letters_of_its_language_alone(visit: Visit):
    page = visit(cold=True, locale="en-GB").page
    page.goto("/")
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    named: list[str] = page.eval_on_selector_all("head [src], head link", "all => all.map(one => one.src || one.href)")
    assert set(script_and_style(page)) <= set(named)
    page.evaluate("document.fonts.ready")
    fonts = [address for address in page.evaluate(ADDRESSES) if address.endswith(".woff2")]
    assert fonts
    assert not [address for address in fonts if "cyrillic" in address or "latin-ext" in address]


def test_who_opens_a_table_first_fetches_little_more(visit: Visit):
    visitor = visit(cold=True, locale="pl-PL")
    visitor.page.goto("/")
    visitor.page.get_by_role("button", name="Graj teraz").click()
    expect_table(visitor.page)
    other = visit(cold=True, locale="pl-PL").page  # with an empty cache
    other.goto(visitor.page.url)
    expect_table(other)
    sizes = script_and_style(other)
    assert 10_000 < sum(sizes.values()) <= MOST, sizes
    # What a table needs is named by the page itself, so that it comes in the first round trip and each file once.
    named: list[str] = other.eval_on_selector_all("head link[fetchpriority]", "all => all.map(one => one.href)")
    assert any("/play-" in address for address in named)
    assert set(named) <= set(sizes)
    assert len(sizes) == other.evaluate(FETCHES), "something is fetched twice"


def test_who_sits_at_a_table_fetches_all_that_it_needs_in_the_first_round_trip(visit: Visit):
    visitor = visit(locale="pl-PL")
    visitor.page.goto("/")
    visitor.page.get_by_role("button", name="Graj teraz").click()
    expect_table(visitor.page)
    page = visitor.context.new_page()
    page.goto(visitor.page.url)
    expect_table(page)
    assert page.locator("html").get_attribute("data-game") == "saboteur"
    named: list[str] = page.eval_on_selector_all("head link[fetchpriority]", "all => all.map(one => one.href)")
    for part in ("/play-", "/game-", "/saboteur-", "/_texts_pl-", "/table-"):
        assert any(part in address for address in named), part
    fetched: list[str] = page.evaluate(ADDRESSES)
    assert not [address for address in named if fetched.count(address) != 1], "fetched twice, or not at all"
    assert len(script_and_style(page)) <= MOST_FILES
    (later,) = [place for place, address in enumerate(fetched) if "/saboteur-later-" in address]
    assert all(fetched.index(address) < later for address in named), (
        "what is shown later comes before what is shown first"
    )


def test_everything_is_compressed_and_cached_for_long(visit: Visit):
    page = visit(cold=True).page
    answers: dict[str, dict[str, str]] = {}

    def note(answer: Response) -> None:
        answers[answer.url] = answer.headers

    page.on("response", note)
    page.goto("/")
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    built = {url: headers for url, headers in answers.items() if "/assets/" in url}
    assert len(built) >= 4
    for url, headers in built.items():
        assert "immutable" in headers["cache-control"], url
        if not url.endswith(".woff2") and int(headers["content-length"]) >= SHRINKS:
            assert headers.get("content-encoding") in ("br", "gzip"), url
    assert answers[page.url]["cache-control"] == "no-cache"
