"""Bad input and attack: each gets a clear error, and nothing changes."""

import json
from typing import Any

import httpx
import pytest
import websockets
from websockets.typing import Origin

from pyrite.server.settings import Limits, Rate
from tests.server.client import PATIENCE, Chair, Person
from tests.server.conftest import GENEROUS, Served

pytestmark = [pytest.mark.anyio, pytest.mark.once]

Serving = Any


async def raw(chair: Chair, message: str | bytes) -> dict[str, Any]:
    await chair.socket.send(message)
    while True:
        answer = await chair.read()
        if answer["type"] in ("done", "refused"):
            return answer


async def test_messages_that_are_no_commands_are_refused_and_change_nothing(server: Served) -> None:
    ann = server.person()
    code = await ann.make_table()
    async with ann.at(code) as chair:
        before = chair.seq
        for message in (
            "",
            "hello",
            "{",
            "[]",
            "null",
            "1e999",
            "{}",
            '{"do": "fly", "id": "x"}',
            '{"do": "say", "text": "no id"}',
            '{"do": "say", "id": "", "text": "empty id"}',
            '{"do": "say", "id": "' + "x" * 65 + '", "text": "long id"}',
            '{"do": "say", "id": 5, "text": "a number"}',
            '{"do": "say", "id": "a\\u0000b", "text": "an id that a database would choke on"}',
            '{"do": "say", "id": "x", "text": 5}',
            '{"do": "say", "id": "x", "text": "hi", "admin": true}',
            '{"do": "play", "id": "x", "expect": -1, "action": "map>top"}',
            '{"do": "play", "id": "x", "expect": "1", "action": "map>top"}',
            '{"do": "play", "id": "x", "expect": 1e300, "action": "map>top"}',
            '{"do": "remove", "id": "x", "target": 99999999999999999999}',
            '{"do": "settings", "id": "x", "change": {"pace": -1}}',
            '{"do": "settings", "id": "x", "change": {"clock": "fast"}}',
            "[" * 8_000,
            '{"a":' * 2_000,
            b"\xff\xfe\x00",
            b'{"do": "say", "id": "x", "text": "\xff"}',
        ):
            answer = await raw(chair, message)
            assert answer["type"] == "refused", message[:80]
            assert answer["why"]["code"] == "bad_message", (message[:80], answer["why"])
            assert answer["why"]["text"]
        assert chair.seq == before
        named = await raw(chair, '{"do": "fly", "id": "mine"}')
        assert named["id"] == "mine"
        await chair.do("say", text="still here")


async def test_an_oversized_message_ends_the_connection(server: Served) -> None:
    ann = server.person()
    code = await ann.make_table()
    async with ann.at(code) as chair:
        await chair.socket.send('{"do": "say", "id": "x", "text": "' + "x" * 20_000 + '"}')
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await chair.until(lambda chair: False)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
    seen = (await ann.get(f"/api/tables/{code}")).json()
    assert seen["talk"] == []


LIST = b'{"id": "a", "game": "saboteur", "options": {"edition": ["x"]}}'
BOX = b'{"id": "a", "game": "lost-mines", "options": {"box": {}}}'


async def test_large_or_odd_bodies_over_http_are_refused(server: Served) -> None:
    ann = server.person()
    json_type = {"content-type": "application/json"}
    large = await ann.http.post("/api/tables", content=b'{"id":"' + b"x" * 50_000 + b'"}', headers=json_type)
    assert (large.status_code, large.json()["why"]["code"]) == (413, "too_large")
    for content in (
        b"",
        b"{",
        b"[]",
        b"[" * 10_000,
        b"\xff",
        b'{"game": "chess"}',
        b'{"id": "a", "game": 5}',
        LIST,
        BOX,
    ):
        odd = await ann.http.post("/api/tables", content=content, headers=json_type)
        assert (odd.status_code, odd.json()["why"]["code"]) == (400, "bad_message"), content[:20]
    wrong: list[dict[str, int | str]] = [{"players": 99}, {"players": "5"}, {"box": "[board]\n"}, {"?": 1}]
    for options in wrong:
        game = "lost-mines" if "box" in options else "saboteur"
        bad = await ann.post("/api/tables", id="x", game=game, options=options)
        assert (bad.status_code, bad.json()["why"]["code"]) == (400, "bad_options"), options
    assert (await ann.post("/api/tables", id="x", game="chess")).json()["why"]["code"] == "bad_options"


async def test_foreign_pages_can_neither_connect_nor_command(server: Served) -> None:
    ann = server.person()
    code = await ann.make_table()
    address = f"{server.url.replace('http', 'ws')}/api/tables/{code}/ws"
    for origin in ("https://evil.example", "null", "http://127.0.0.1", "http://127.0.0.1:1"):
        with pytest.raises(websockets.InvalidStatus) as refused:
            async with websockets.connect(address, origin=Origin(origin)):
                pass
        assert refused.value.response.status_code == 403
        posted = await ann.http.post("/api/me", json={}, headers={"origin": origin})
        assert (posted.status_code, posted.json()["why"]["code"]) == (403, "foreign_origin")
    async with websockets.connect(address, origin=Origin(server.url)):
        pass
    form = await ann.http.post("/api/me", content=b"{}", headers={"content-type": "text/plain"})
    assert form.status_code == 400
    same = await ann.http.post("/api/me", json={}, headers={"origin": server.url})
    assert same.status_code == 200


async def test_a_browser_gets_a_cookie_that_scripts_cannot_read(server: Served) -> None:
    async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as browser:
        first = await browser.post("/api/me", json={})
        cookie = first.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=Strict" in cookie
        assert "Secure" not in cookie
        made = await browser.post("/api/play-now", json={"id": "x", "level": "random"})
        assert "set-cookie" not in made.headers
        assert (await browser.get(f"/api/tables/{made.json()['code']}")).json()["you"]["seat"] == 0


async def test_behind_a_proxy_with_tls_the_cookie_is_secure(serving: Serving) -> None:
    server = await serving(proxies=("127.0.0.1",))
    async with httpx.AsyncClient(
        base_url=server.url, headers={"x-forwarded-proto": "https"}, timeout=PATIENCE
    ) as browser:
        assert "; Secure" in (await browser.post("/api/me", json={})).headers["set-cookie"]


async def test_nobody_sees_through_another_ones_seat(server: Served) -> None:
    ann, eve = server.person(), server.person()
    code = await ann.play_now(settings={"pace": 10_000})
    for seat in ("0", "1", "9", "-1", "00", "x"):
        response = await eve.get(f"/api/tables/{code}", seat=seat)
        assert response.status_code in (400, 403), seat
        with pytest.raises(websockets.InvalidStatus) as refused:
            async with eve.at(code, seat=seat):
                pass
        assert refused.value.response.status_code == 403
    async with eve.at(code) as spectator:
        assert spectator.view is not None
        assert (spectator.view["seat"], spectator.view["hand"], spectator.view["role"]) == (None, [], None)
        assert await spectator.refusal("take_back", seat=0) == "not_your_seat"
        assert await spectator.refusal("stand", seat=0) == "not_your_seat"
        assert await spectator.refusal("move_link", target=0) == "not_host"


async def test_a_visitor_without_a_name_may_look_but_not_act(server: Served) -> None:
    ann = server.person()
    code = await ann.make_table()
    async with websockets.connect(f"{server.url.replace('http', 'ws')}/api/tables/{code}/ws") as socket:
        chair = Chair(socket)
        await chair.read()
        assert chair.you["seat"] is None
        assert await chair.refusal("sit", name="Nobody") == "no_token"
        assert await chair.refusal("say", text="boo") == "no_token"
    async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as program:
        for token in ("short", "x" * 43 + "!", "Bearer"):
            response = await program.post(
                f"/api/tables/{code}/commands",
                json={"do": "sit", "id": "x", "name": "Nobody"},
                headers={"authorization": f"Bearer {token}"},
            )
            assert (response.status_code, response.json()["why"]["code"]) == (401, "no_token")


async def test_the_door_says_who_is_banned_and_how_a_seat_was_lost(server: Served) -> None:
    ann, ben, phone = server.person(), server.person(), server.person()
    code = await ann.make_table(options={"players": 3}, settings={"spectators": False})
    async with ann.at(code) as host, ben.at(code) as old:
        await old.do("sit", name="Ben")
        link = (await old.do("move_link"))["link"]
        assert (await phone.post("/api/links", link=link.partition("#link=")[2])).status_code == 200
        await old.until(lambda chair: chair.messages[-1]["type"] == "door")
        assert [one["what"] for one in old.messages[-1]["happened"]] == [{"kind": "moved", "seat": 1}]
        assert "banned" not in old.messages[-1]
        async with phone.at(code) as new:
            await host.do("remove", target=1, ban=True)
            await new.until(lambda chair: chair.messages[-1]["type"] == "door")
            assert [one["what"]["kind"] for one in new.messages[-1]["happened"]] == ["removed"]
    seen = (await phone.get(f"/api/tables/{code}")).json()
    assert (seen["type"], seen["banned"], "happened" in seen) == ("door", True, False)


async def test_a_table_without_spectators_shows_strangers_its_door_alone(server: Served) -> None:
    ann, eve = server.person(), server.person()
    code = await ann.make_table(title="Ours", options={"players": 3}, settings={"spectators": False})
    seen = (await eve.get(f"/api/tables/{code}")).json()
    assert set(seen) == {"type", "seq", "table", "protocol"}
    assert seen["type"] == "door"
    assert set(seen["table"]) == {"code", "title", "game", "status", "players", "free", "spectators", "created"}
    assert seen["table"]["free"] == [1, 2]
    async with eve.at(code) as outside, ann.at(code) as inside:
        assert outside.messages[0]["type"] == "door"
        refused = await outside.ask("say", text="let me in")
        assert (refused["why"]["code"], "now" in refused) == ("no_spectators", False)
        await inside.do("say", text="who is that?")
        await inside.do("seat_bot", level="random")
        await outside.until(lambda chair: chair.messages[-1]["type"] == "door" and len(chair.messages) == 3)
        assert outside.messages[-1]["table"]["free"] == [2]
        assert "who is that" not in json.dumps(outside.messages)
        await outside.do("sit", name="Eve")
        assert outside.you["seat"] == 2
        assert [line["text"] for line in outside.talk] == ["who is that?"]


async def test_private_tables_are_not_listed_and_open_ones_are(server: Served) -> None:
    ann = server.person()
    private = await ann.make_table()
    listed = await ann.make_table(settings={"open": True}, title="Come in", options={"players": 4})
    tables = {table["code"]: table for table in (await ann.get("/api/tables")).json()["tables"]}
    assert private not in tables
    assert tables[listed]["free"] == [1, 2, 3]
    assert tables[listed]["title"] == "Come in"


async def test_codes_are_found_in_small_letters_too(server: Served) -> None:
    ann = server.person()
    code = await ann.make_table()
    assert (await ann.get(f"/api/tables/{code.lower()}")).json()["table"]["code"] == code


async def test_guessing_codes_is_slowed_down(serving: Serving) -> None:
    server = await serving(limits=Limits(wrong_guesses=Rate(5, 5, 60), requests=GENEROUS.requests))
    eve = server.person()
    code = await eve.make_table()
    tried = [await eve.get(f"/api/tables/{guess}") for guess in ("AAAAAA", "BBBBBB", "CCCCCC", "x", "OOOOOO")]
    assert [response.status_code for response in tried] == [404] * 5
    assert {response.json()["why"]["code"] for response in tried} == {"no_such_table"}
    assert (await eve.get("/api/tables/DDDDDD")).status_code == 429
    assert (await eve.post("/api/links", link="x" * 43)).status_code == 429
    assert (await eve.get(f"/api/tables/{code}")).status_code == 429
    with pytest.raises(websockets.InvalidStatus) as refused:
        async with eve.at("EEEEEE"):
            pass
    assert refused.value.response.status_code == 429


async def test_too_many_commands_lines_and_tables_are_refused(serving: Serving) -> None:
    limits = Limits(commands=Rate(10, 1, 60), lines=Rate(2, 1, 60), new_tables=Rate(2, 1, 3600))
    server = await serving(limits=limits)
    ann = server.person()
    code = await ann.make_table()
    async with ann.at(code) as chair:
        codes = [await chair.ask("say", text="hello") for _ in range(3)]
        assert [answer["type"] for answer in codes] == ["done", "done", "refused"]
        assert codes[2]["why"]["code"] == "too_fast"
        for _ in range(7):
            await chair.ask("ready")
        assert await chair.refusal("ready") == "too_fast"
        for _ in range(60):
            await chair.send("ready")
        with pytest.raises(websockets.ConnectionClosed):
            await chair.until(lambda chair: False)
        assert chair.messages[-1]["type"] == "bye"
    assert (await ann.post("/api/tables", id="b", game="saboteur")).status_code == 201
    third = await ann.post("/api/tables", id="c", game="saboteur")
    assert (third.status_code, third.json()["why"]["code"]) == (429, "too_fast")


async def test_too_many_requests_and_connections_are_refused(serving: Serving) -> None:
    server = await serving(limits=Limits(requests=Rate(10, 1, 60), connections_of_identity=2))
    ann = server.person()
    code = await ann.make_table()
    async with ann.at(code), ann.at(code):
        with pytest.raises(websockets.InvalidStatus) as refused:
            async with ann.at(code):
                pass
        assert refused.value.response.status_code == 429
    statuses = [(await ann.get("/api/games")).status_code for _ in range(12)]
    assert statuses.count(429) >= 2
    assert (await ann.get("/")).status_code == 200  # the page itself is for everyone behind one address


async def test_a_viewer_who_does_not_read_is_let_go(serving: Serving) -> None:
    server = await serving(limits=Limits(waiting_messages=3))
    ann = server.person()
    code = await ann.make_table()
    live = server.live_tables.tables[code]
    async with ann.at(code):
        (viewer,) = live.viewers.everyone
        for _ in range(5):  # faster than anybody could read: the sender gets no turn in between
            viewer.deliver(b'{"type":"ping","at":0}')
        assert viewer.deliver.__self__.is_closed


async def test_every_answer_carries_security_headers(server: Served) -> None:
    async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as browser:
        for path in ("/", "/t/ABCDEF", "/api/games", "/api/nothing", "/nothing.js", "/health"):
            response = await browser.get(path)
            policy = response.headers["content-security-policy"]
            assert "default-src 'none'" in policy
            assert "unsafe" not in policy
            assert "frame-ancestors 'none'" in policy
            assert response.headers["x-content-type-options"] == "nosniff"
            assert response.headers["referrer-policy"] == "no-referrer"
            assert response.headers["cross-origin-opener-policy"] == "same-origin"
            assert "server" not in response.headers
        assert (await browser.get("/nothing.js")).status_code == 404
        assert (await browser.get("/../../etc/passwd.txt")).status_code == 404
        assert (await browser.get("/t/ABCDEF")).headers["content-type"] == "text/html; charset=utf-8"


async def test_parts_of_a_page_do_not_repeat_what_the_page_has_said(server: Served) -> None:
    async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as browser:
        for path in ("/assets/play.js", "/assets/play.css", "/assets/sans.woff2"):
            headers = (await browser.get(path)).headers
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["cross-origin-resource-policy"] == "same-origin"
            assert "content-security-policy" not in headers
        for path in ("/assets/table.svg", "/sw.js", "/assets/page.html", "/assets/play.js/t"):  # a page, or a worker
            assert "content-security-policy" in (await browser.get(path)).headers


async def test_a_server_with_names_answers_to_them_alone(serving: Serving) -> None:
    server = await serving(hosts=("pyrite.example", "127.0.0.1"))
    ann = server.person()
    assert (await ann.get("/health")).status_code == 200
    assert (await ann.http.get("/health", headers={"host": "pyrite.example"})).status_code == 200
    assert (await ann.http.get("/health", headers={"host": "evil.example"})).status_code == 403


async def test_errors_of_the_server_do_not_tell_what_they_hold(
    server: Served, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = server.person()
    code = await ann.make_table()

    async def fail(*_: Any) -> None:
        raise RuntimeError("a secret: role:saboteur")

    monkeypatch.setattr(server.live_tables.tables[code], "carry_out", fail)
    async with ann.at(code) as chair:
        answers = [await chair.ask("ready"), await ann.command(code, "ready")]
    for answer in answers:
        assert answer["why"]["code"] == "fault"
        assert "secret" not in json.dumps(answer)
    from pyrite.server.operations.metrics import JsonLines

    lines = [JsonLines().format(record) for record in caplog.records if record.levelname == "ERROR"]
    assert len(lines) == 2
    assert not [line for line in lines if "saboteur" in line]
    assert json.loads(lines[0])["error"] == "RuntimeError"


async def expect_status(person: Person, method: str, path: str, status: int) -> None:
    response = await person.http.request(method, path, headers={"content-type": "application/json"})
    assert response.status_code == status, (method, path, response.text)
    if method != "HEAD" and path.startswith("/api"):
        assert response.json()["type"] == "refused"


async def test_unknown_addresses_and_methods_are_refused(server: Served) -> None:
    ann = server.person()
    for method, path, status in (
        ("GET", "/api/nothing", 404),
        ("DELETE", "/api/tables", 405),
        ("PUT", "/api/games", 405),
        ("GET", "/api/records/unknown-record", 404),
        ("GET", "/api/records/x", 400),
        ("POST", "/", 405),
    ):
        await expect_status(ann, method, path, status)
    with pytest.raises(websockets.InvalidStatus) as refused:
        async with websockets.connect(server.url.replace("http", "ws") + "/api/nothing/ws"):
            pass
    assert refused.value.response.status_code == 404
