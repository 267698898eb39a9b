"""How friends are asked to a table."""

import httpx
import pytest

from tests.server.client import PATIENCE
from tests.server.conftest import Served

pytestmark = [pytest.mark.anyio, pytest.mark.once]


async def table_at(browser: httpx.AsyncClient) -> str:
    made = await browser.post("/api/tables", json={"id": "a", "game": "saboteur", "name": "Ann"})
    return str(made.json()["code"])


async def test_the_link_has_the_name_by_which_the_asker_came(server: Served) -> None:
    async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as browser:
        code = await table_at(browser)
        asked = await browser.get(f"/api/tables/{code.lower()}/invitation", headers={"host": "pyrite.lan:8420"})
        assert asked.json() == {"link": f"http://pyrite.lan:8420/t/{code}", "reaches_others": True}


async def test_the_link_of_somebody_at_the_server_itself_is_of_use_to_others_or_says_that_it_is_not(
    server: Served,
) -> None:
    async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as browser:
        code = await table_at(browser)
        asked = (await browser.get(f"/api/tables/{code}/invitation", headers={"host": "localhost:8420"})).json()
        assert asked["link"].endswith(f":8420/t/{code}")
        assert asked["reaches_others"] == ("localhost" not in asked["link"])


async def test_the_link_is_drawn_as_a_qr_code(server: Served) -> None:
    async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as browser:
        code = await table_at(browser)
        drawn = await browser.get(f"/api/tables/{code}/qr.svg")
        assert drawn.headers["content-type"].startswith("image/svg+xml")
        assert drawn.text.startswith("<svg")
        assert "script" not in drawn.text
        moving = await browser.post(f"/api/tables/{code}/qr.svg", json={"link": "secret"})
        assert moving.status_code == 200
        assert moving.text.startswith("<svg")
        assert moving.text != drawn.text


async def test_nobody_is_asked_to_a_table_that_does_not_exist(server: Served) -> None:
    async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as browser:
        for path in ("/api/tables/ZZZZZZ/invitation", "/api/tables/ZZZZZZ/qr.svg"):
            refused = await browser.get(path)
            assert (refused.status_code, refused.json()["why"]["code"]) == (404, "no_such_table")
