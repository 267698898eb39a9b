"""What the server says itself: to a person in their language, to programs in codes that stay the same."""

from pathlib import Path
from typing import Any

import httpx
import pytest

from pyrite import texts
from pyrite.server.messages import Code, RefusalReason
from pyrite.server.wire.error_pages import refusal
from pyrite.server.wire.pages import Pages
from tests.server.client import PATIENCE
from tests.server.conftest import Served

pytestmark = [pytest.mark.anyio, pytest.mark.once]

BROWSER = "text/html,application/xhtml+xml,*/*;q=0.8"


async def opened(pages: Pages, path: str, **headers: str) -> tuple[int, dict[str, str], str]:
    """What a browser gets from there: status, headers, text."""
    sent: list[dict[str, Any]] = []

    async def send(message: Any) -> None:
        sent.append(message)

    asked = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    scope: Any = {"method": "GET", "path": path, "headers": asked}
    await pages.serve(scope, send)
    start, body = sent
    return start["status"], {name.decode(): value.decode() for name, value in start["headers"]}, body["body"].decode()


@pytest.mark.parametrize("language", texts.languages())
async def test_where_no_page_is_built_the_server_says_so_in_the_readers_language(tmp_path: Path, language: str) -> None:
    status, headers, page = await opened(Pages(tmp_path), "/", accept_language=f"de, {language};q=0.9, en;q=0.1")
    assert status == 200
    assert "accept-language" in headers["vary"]
    assert f'<html lang="{language}">' in page
    assert texts.text("server-no-page", language) in page
    assert '<a href="/api/games">' in page


async def test_a_file_that_is_not_there_is_missed_in_the_readers_language(tmp_path: Path) -> None:
    status, _, said = await opened(Pages(tmp_path), "/picture.png", accept_language="cs-CZ")
    assert (status, said) == (404, texts.text("refusal-no-such-page", "cs") + "\n")


async def test_a_person_reads_a_refusal_and_a_program_its_code(server: Served) -> None:
    async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as client:
        for path, status, name in (
            ("/api/tables/QQQQQQ", 404, "refusal-no-such-table"),
            ("/api/nowhere", 404, "refusal-no-such-page"),
            ("/api/records/abcdefghijkl/file", 404, "refusal-no-such-record"),
        ):
            person = await client.get(path, headers={"accept": BROWSER, "accept-language": "pl,en;q=0.5"})
            assert (person.status_code, person.headers["content-type"]) == (status, "text/html; charset=utf-8")
            assert texts.text(name, "pl") in person.text
            assert texts.text("back-home", "pl") in person.text
            program = await client.get(path, headers={"accept-language": "pl"})
            assert (program.status_code, program.headers["content-type"]) == (status, "application/json")
            assert f"refusal-{program.json()['why']['code'].replace('_', '-')}" == name
            assert program.json() == (await client.get(path)).json()


@pytest.mark.parametrize("language", texts.languages())
def test_every_refusal_can_be_read_by_a_person_and_nothing_in_it_is_markup(language: str) -> None:
    for code in Code:
        page = refusal(RefusalReason(code, "<b>bold</b>"), language).decode()
        assert f'<html lang="{language}">' in page
        assert "<b>" not in page


async def test_the_page_of_a_table_names_the_files_of_its_game_to_those_who_may_know_it(
    server: Served, tmp_path: Path
) -> None:
    (tmp_path / "tables").mkdir()
    (tmp_path / "index.html").write_text("first page")
    for language in ("en", "pl"):
        (tmp_path / "tables" / f"{language}.html").write_text(f"some table {language}")
        (tmp_path / "tables" / f"saboteur.{language}.html").write_text(f"saboteur {language}")
    server.app.pages = Pages(tmp_path)
    ann, eve = server.person(), server.person()
    code = await ann.play_now()
    page = await ann.get(f"/t/{code.lower()}/hand")
    assert (page.text, page.headers["vary"]) == ("saboteur en", "accept-encoding, accept-language, cookie")
    in_polish = await ann.http.get(f"/t/{code}", headers={"accept-language": "pl"})
    assert in_polish.text == "saboteur pl"
    assert (await eve.get(f"/t/{code}")).text == (await eve.get("/t/ABCDEF")).text == "some table en"
    code = await ann.play_now(settings={"open": True})
    assert (await eve.get(f"/t/{code}")).text == "saboteur en"
    async with httpx.AsyncClient(
        base_url=server.url, timeout=PATIENCE
    ) as stranger:  # has no cookie, so the page has to fetch one first
        assert (await stranger.get(f"/t/{code}")).text == "some table en"
    assert (await ann.get(f"/t/{await ann.make_table()}")).text == "some table en"  # nobody plays yet


async def test_the_first_page_is_in_the_language_that_was_chosen_on_it(tmp_path: Path) -> None:
    (tmp_path / "home").mkdir()
    (tmp_path / "index.html").write_text("any page")
    for language in ("cs", "en", "pl"):
        (tmp_path / "home" / f"{language}.html").write_text(f"first page {language}")
    pages = Pages(tmp_path)
    status, headers, page = await opened(pages, "/", accept_language="pl, en;q=0.5")
    assert (status, page) == (200, "first page pl")
    assert headers["vary"] == "accept-encoding, accept-language, cookie"
    chosen = {"accept_language": "pl, en;q=0.5", "cookie": "pyrite=x; language=cs"}
    assert (await opened(pages, "/", **chosen))[2] == "first page cs"
    nonsense = {"accept_language": "pl", "cookie": "language=<xx>"}
    assert (await opened(pages, "/", **nonsense))[2] == "first page pl"
    assert (await opened(pages, "/", accept_language="ru"))[2] == "any page"  # not translated
    assert (await opened(pages, "/new", **chosen))[2] == "any page"
