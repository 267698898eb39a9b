"""The operator's page: behind a secret, for browsers on this machine; what it shows and what it does."""

import asyncio
import re
from pathlib import Path
from typing import Any

import httpx
import pytest

from pyrite.server.access.identity import digest
from pyrite.server.operations.alarms import Alarm
from pyrite.server.settings import ServerSettings
from pyrite.server.store.appends import Append
from pyrite.server.store.moderation import StoredReport, add_report
from pyrite.server.wire.admin_page import NoSecret
from tests.server.client import PATIENCE, FakeClock, Person
from tests.server.conftest import GENEROUS, Served, serve

pytestmark = [pytest.mark.anyio, pytest.mark.once]

Serving = Any
SECRET = "a long enough secret"
MINE = {"players": 3}


@pytest.fixture
def secret(tmp_path: Path) -> str:
    path = tmp_path / "secret"
    path.write_text(f"{SECRET}\n")
    return str(path)


class Operator(Person):
    """Somebody with the secret; the connection ends with the server."""

    def __init__(self, server: Served, language: str = "en") -> None:
        server.people.append(self)
        headers = {"accept-language": language, "origin": server.url}
        self.http = httpx.AsyncClient(base_url=server.url, auth=("", SECRET), headers=headers, timeout=120)

    async def page(self) -> str:
        answer = await self.http.get("/admin")
        assert answer.status_code == 200
        return answer.text

    async def do(self, action: str, **form: str) -> int:
        return (await self.http.post(f"/admin/{action}", data=form)).status_code


# The secret.


async def test_without_a_secret_there_is_no_page(serving: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PYRITE_ADMIN_SECRET", raising=False)
    server = await serving()
    answer = await Operator(server).http.get("/admin")
    assert "administration" not in answer.text
    assert "www-authenticate" not in answer.headers
    assert await Operator(server).do("maintain", on="yes") in (400, 405)
    assert not server.live_tables.moderation.is_maintained


async def test_the_secret_may_come_from_the_environment(serving: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYRITE_ADMIN_SECRET", SECRET)
    assert "administration" in await Operator(await serving()).page()


async def test_a_short_secret_is_refused(serving: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYRITE_ADMIN_SECRET", "short")
    with pytest.raises(NoSecret):
        await serving()


async def test_the_page_wants_the_secret_and_takes_few_wrong_ones(serving: Serving, secret: str) -> None:
    clock = FakeClock()
    server = await serving(time=clock, admin_secret_file=secret)
    async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as client:
        for _ in range(10):  # asking without a secret costs nothing
            answer = await client.get("/admin")
            assert (answer.status_code, answer.headers["www-authenticate"][:5]) == (401, "Basic")
        statuses = [(await client.get("/admin", auth=("", f"wrong {n}"))).status_code for n in range(8)]
        assert statuses == [401] * 5 + [429] * 3
        assert (await client.get("/admin", auth=("", SECRET))).status_code == 429, "not even with the right one"
        clock.time += 61_000
        assert (await client.get("/admin", auth=("", SECRET))).status_code == 200


async def test_only_this_machine_sees_the_page_unless_it_is_set_otherwise(serving: Serving, secret: str) -> None:
    forwarded = {"x-forwarded-for": "203.0.113.5"}
    server = await serving(admin_secret_file=secret)
    answer = await Operator(server).http.get("/admin", headers=forwarded)
    assert "administration" not in answer.text
    assert "www-authenticate" not in answer.headers


async def test_everyone_with_the_secret_sees_it_if_it_is_set_so(serving: Serving, secret: str) -> None:
    server = await serving(admin_secret_file=secret, admin="everyone")
    answer = await Operator(server).http.get("/admin", headers={"x-forwarded-for": "203.0.113.5"})
    assert "administration" in answer.text


async def test_pages_of_other_sites_can_do_nothing(serving: Serving, secret: str) -> None:
    server = await serving(admin_secret_file=secret)
    operator = Operator(server)
    for origin in ("http://evil.example", "null"):
        answer = await operator.http.post("/admin/maintain", data={"on": "yes"}, headers={"origin": origin})
        assert answer.status_code == 403
    del operator.http.headers["origin"]
    assert await operator.do("maintain", on="yes") == 403
    assert not server.live_tables.moderation.is_maintained


# What it shows.


@pytest.mark.parametrize(
    ("language", "word"), [("en", "Reports"), ("pl", "Blokady"), ("cs", "Zákazy"), ("ru", "Запреты")]
)
async def test_the_page_speaks_four_languages(serving: Serving, secret: str, language: str, word: str) -> None:
    server = await serving(admin_secret_file=secret)
    page = await Operator(server, language).page()
    assert f'<html lang="{language}">' in page
    assert word in page


async def test_tables_alarms_and_reports_are_shown_and_nothing_typed_is_trusted(serving: Serving, secret: str) -> None:
    server = await serving(admin_secret_file=secret)
    ann = server.person()
    code = await ann.make_table(options=MINE, title="<b>mine</b>")
    report = StoredReport(
        at=1, code=code, who="a" * 64, about="b" * 64, seat=1, name="<i>Ben</i>", reason="<script>rude"
    )
    await server.live_tables.store.save(Append(code=code, statements=(add_report(report),)))
    server.live_tables.alarms.sound(Alarm.SAVING, "the <disk> is full")
    page = await Operator(server).page()
    assert code in page
    for shown in ("&lt;b&gt;mine", "the &lt;disk&gt; is full", "&lt;i&gt;Ben", "&lt;script&gt;rude"):
        assert shown in page
    assert "<script" not in page
    answer = await Operator(server).http.get("/admin")
    assert "form-action 'self'" in answer.headers["content-security-policy"]
    assert answer.headers["cache-control"] == "no-store"


# What it does.


async def test_a_table_is_closed(serving: Serving, secret: str) -> None:
    server = await serving(admin_secret_file=secret)
    operator, ann = Operator(server), server.person()
    gathering = await ann.make_table(options=MINE)
    playing = await ann.play_now(options=MINE, settings={"pace": 10_000})
    for code in (gathering, playing):
        assert await operator.do("close", code=code) == 303
    assert (await ann.get(f"/api/tables/{gathering}")).status_code == 404
    table = (await ann.get(f"/api/tables/{playing}")).json()["table"]
    assert table["status"] == "finished"
    assert (await ann.get(f"/api/records/{table['record']}/file")).status_code == 200
    assert await operator.do("close", code="ZZZZZZ") == 400


async def test_an_identity_is_banned_sent_away_and_welcome_again(serving: Serving, secret: str) -> None:
    clock = FakeClock()
    server = await serving(time=clock, admin_secret_file=secret)
    operator, ann, ben = Operator(server), server.person(), server.person()
    code = await ann.make_table(options=MINE)
    async with ben.at(code) as chair:
        assert await operator.do("ban", kind="identity", value=digest(ben.token), days="2", reason="rude") == 303
        while (message := await chair.read())["type"] != "bye":
            pass
        assert message["why"]["code"] == "banned"
    assert await refusal(ben, code) == "banned"
    assert (await ann.command(code, "say", text="hello"))["type"] == "done"
    clock.time += 2 * 24 * 3_600_000 + 1_000
    assert (await ben.command(code, "sit", name="Ben", target=1))["type"] == "done"


async def test_a_report_leads_to_a_ban_and_is_dismissed(serving: Serving, secret: str) -> None:
    server = await serving(admin_secret_file=secret)
    operator, ann, ben = Operator(server), server.person(), server.person()
    code = await ann.make_table(options=MINE)
    report = StoredReport(at=1, code=code, who="a" * 64, about=digest(ben.token), seat=1, name="Ben", reason="rude")
    await server.live_tables.store.save(Append(code=code, statements=(add_report(report),)))
    page = await operator.page()
    (ban,) = re.findall(r'action="/admin/ban">((?:<input type="hidden"[^>]*>)+)', page)
    assert await operator.do("ban", **dict(re.findall(r'name="(\w+)" value="([^"]*)"', ban))) == 303
    assert await refusal(ben, code) == "banned"
    (number,) = re.findall(r'/admin/dismiss"><input type="hidden" name="id" value="(\d+)"', page)
    assert await operator.do("dismiss", id=number) == 303
    assert await server.live_tables.moderation.stored.reports() == []
    (lift,) = re.findall(r'/admin/lift"><input type="hidden" name="id" value="(\d+)"', await operator.page())
    assert await operator.do("lift", id=lift) == 303
    assert await refusal(ben, code) is None


async def test_an_address_is_banned_by_its_prefix_also_after_a_restart(
    database: str, thinkers: Any, secret: str
) -> None:

    settings = ServerSettings(database=database, limits=GENEROUS, admin_secret_file=secret)
    async with serve(settings, thinkers) as server:
        ann = server.person()
        code = await ann.make_table(options=MINE)
        async with ann.at(code) as chair:
            assert await Operator(server).do("ban", kind="address", value="127.0.0.0/8", days="", reason="") == 303
            assert await chair.refusal("say", text="still here") == "banned"
    async with serve(settings, thinkers) as server:
        assert await refusal(server.person(), code) == "banned"
        assert (await server.person().get("/health")).status_code == 200
        page = await Operator(server).page()
        assert "127.0.0.0/8" in page
        assert "For good" in page


@pytest.mark.parametrize("form", [{"kind": "address", "value": "nowhere"}, {"kind": "identity", "value": "Ben"}, {}])
async def test_a_ban_of_nobody_is_refused(serving: Serving, secret: str, form: dict[str, str]) -> None:
    server = await serving(admin_secret_file=secret)
    assert await Operator(server).do("ban", **form) == 400
    assert server.live_tables.moderation.bans == []


async def test_in_maintenance_games_continue_and_no_table_is_opened(serving: Serving, secret: str) -> None:
    server = await serving(admin_secret_file=secret)
    operator, ann = Operator(server), server.person()
    code = await ann.make_table(options=MINE)
    assert await operator.do("maintain", on="yes") == 303
    answer = await ann.post("/api/tables", id="new", game="saboteur")
    assert (answer.status_code, answer.json()["why"]["code"]) == (503, "maintenance")
    assert (await ann.post("/api/play-now", id="now", level="random")).status_code == 503
    assert (await ann.command(code, "say", text="still here"))["type"] == "done"
    assert await operator.do("maintain", on="no") == 303
    assert (await ann.post("/api/tables", id="new", game="saboteur")).status_code == 201


async def test_an_announcement_reaches_everyone(serving: Serving, secret: str) -> None:
    server = await serving(admin_secret_file=secret, ping_seconds=0.05)
    operator, ann = Operator(server), server.person()
    code = await ann.make_table(options=MINE)
    async with ann.at(code) as chair:
        assert await operator.do("announce", text="  We restart   at nine. ") == 303
        async with asyncio.timeout(120):
            while (await chair.read()).get("announcement") != "We restart at nine.":
                pass
    assert (await ann.post("/api/me")).json()["announcement"] == "We restart at nine."
    assert await operator.do("announce", text="") == 303
    assert (await ann.post("/api/me")).json()["announcement"] == ""


async def refusal(person: Person, code: str) -> str | None:
    answer = await person.get(f"/api/tables/{code}")
    return None if answer.is_success else answer.json()["why"]["code"]
