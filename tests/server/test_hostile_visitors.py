"""Where a request comes from: proxies, tunnels, other sites' pages, and addresses that many people share."""

import asyncio
from contextlib import AsyncExitStack
from typing import Any

import httpx
import msgspec
import pytest
import websockets
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from pyrite.server.access.identity import make_token
from pyrite.server.access.visitors import is_private, site_of
from pyrite.server.settings import PUBLIC, Limits, Rate, read_settings
from tests.server.client import PATIENCE, Person
from tests.server.conftest import GENEROUS, Served

pytestmark = [pytest.mark.anyio, pytest.mark.once]

Serving = Any
SLOW = Rate(3, 1, 3_600)


def limits(**changed: Any) -> Any:
    return msgspec.to_builtins(msgspec.structs.replace(GENEROUS, **changed))


async def statuses(person: Person, path: str, count: int, **headers: str) -> list[int]:
    return [(await person.http.get(path, headers=headers)).status_code for _ in range(count)]


# M1: what a proxy says is believed only if it is one.


async def test_M1_nobody_chooses_their_own_address(serving: Serving) -> None:
    server = await serving(limits=limits(requests=SLOW))
    ann = server.person()
    answers = [
        (await ann.http.get("/api/games", headers={"x-forwarded-for": f"192.0.2.{n}"})).status_code for n in range(5)
    ]
    assert answers == [200, 200, 200, 429, 429]


async def test_M1_behind_a_configured_proxy_visitors_are_counted_one_by_one(serving: Serving) -> None:
    server = await serving(limits=limits(requests=SLOW), proxies=("127.0.0.1",))
    ann = server.person()
    for visitor in ("192.0.2.1", "192.0.2.2"):
        assert await statuses(ann, "/api/games", 4, **{"x-forwarded-for": visitor}) == [200, 200, 200, 429]
    # What the visitor added in front of what the proxy says changes nothing.
    assert await statuses(ann, "/api/games", 1, **{"x-forwarded-for": "203.0.113.9, 192.0.2.2"}) == [429]


async def test_M1_addresses_of_one_ipv6_network_are_counted_together(serving: Serving) -> None:
    server = await serving(limits=limits(requests=SLOW), proxies=("127.0.0.1",))
    ann = server.person()
    same = [f"2001:db8:0:1::{number:x}" for number in range(5)]
    answers = [(await ann.http.get("/api/games", headers={"x-forwarded-for": one})).status_code for one in same]
    assert answers == [200, 200, 200, 429, 429]
    assert await statuses(ann, "/api/games", 1, **{"x-forwarded-for": "2001:db8:0:2::1"}) == [200]


def test_M1_the_network_of_an_address() -> None:
    assert site_of("192.0.2.1") == "192.0.2.1"
    assert site_of("::ffff:192.0.2.1") == "192.0.2.1"
    assert site_of("fe80::1%eth0") == site_of("fe80::2")
    assert site_of("2001:db8::1") == "2001:db8::/64"
    assert len(site_of("x" * 10_000)) <= 64


# L3, L7: names.


async def test_L3_health_and_metrics_answer_on_the_machine_itself_whatever_its_name(serving: Serving) -> None:
    server = await serving(hosts=("play.example.org",))
    ann = server.person()
    assert (await ann.get("/health")).status_code == 200
    assert (await ann.get("/metrics")).status_code == 200
    assert (await ann.http.get("/health", headers={"host": "evil.example"})).status_code == 403


async def test_metrics_are_local_by_default(serving: Serving) -> None:
    server = await serving(hosts=("play.example.org",), proxies=("127.0.0.1",))
    ann = server.person()
    for headers in (
        {"host": "play.example.org"},  # through a tunnel
        {"host": "play.example.org", "x-forwarded-for": "192.0.2.1"},  # through a proxy
        {"x-forwarded-for": "127.0.0.1"},
        {"x-forwarded-for": "192.0.2.1"},
    ):
        assert (await ann.http.get("/metrics", headers=headers)).status_code in (403, 404), headers
    assert (await ann.get("/metrics")).status_code == 200


async def test_metrics_can_be_scraped_by_the_address_of_a_worker_from_a_named_network(serving: Serving) -> None:
    server = await serving(hosts=("play.example.org",), metrics_networks=("10.77.0.0/24",))
    behind_proxy: Any = ProxyHeadersMiddleware(server.app, trusted_hosts=["10.77.0.1"])

    async def asked(address: str, path: str = "/metrics", **headers: str) -> int:
        transport = httpx.ASGITransport(behind_proxy, client=(address, 40_000))
        async with httpx.AsyncClient(transport=transport, base_url="http://10.77.0.9:8420", timeout=PATIENCE) as client:
            return (await client.get(path, headers=headers)).status_code

    assert await asked("10.77.0.5") == 200
    assert await asked("::ffff:10.77.0.5") == 200
    assert await asked("10.78.0.5") == 403
    assert await asked("10.78.0.5", host="play.example.org") == 404
    assert await asked("10.77.0.5", "/health") == 403
    for forwarded in ("192.0.2.1", "10.77.0.5"):
        for address in ("10.77.0.1", "10.77.0.5"):
            assert await asked(address, **{"x-forwarded-for": forwarded}) == 403
            assert await asked(address, **{"x-forwarded-for": forwarded, "host": "play.example.org"}) == 404


def test_a_network_that_is_none_is_refused() -> None:
    with pytest.raises(ValueError, match="metrics"):
        read_settings('metrics_networks = ["metrics.example.org"]')


@pytest.mark.parametrize(("readers", "expected"), [("nobody", (404, 404)), ("everyone", (200, 200))])
async def test_who_reads_the_metrics_can_be_set(serving: Serving, readers: str, expected: tuple[int, int]) -> None:
    server = await serving(metrics=readers)
    ann = server.person()
    far = await ann.http.get("/metrics", headers={"x-forwarded-for": "192.0.2.1"})
    assert ((await ann.get("/metrics")).status_code, far.status_code) == expected


async def test_L7_without_a_name_the_server_answers_to_no_name_that_others_could_point_at_it(server: Served) -> None:
    ann = server.person()
    code = await ann.make_table()
    for host in ("evil.example", "rebind.example.org:8420", "127.0.0.1.evil.example", "localhost.evil.example"):
        for path in ("/", "/api/games", f"/api/tables/{code}"):
            assert (await ann.http.get(path, headers={"host": host})).status_code == 403, host
        address = f"{server.url.replace('http', 'ws')}/api/tables/{code}/ws"
        with pytest.raises(websockets.InvalidStatus) as refused:
            await websockets.connect(address, additional_headers={"Host": host})
        assert refused.value.response.status_code in (400, 403)
    for host in ("localhost", "192.168.1.5:8420", "[fe80::1]:8420", "den.local:8420", "raspberry", "den.lan"):
        assert (await ann.http.get("/api/games", headers={"host": host})).status_code == 200, host


def test_L7_names_that_cannot_belong_to_another_site() -> None:
    assert all(map(is_private, ("localhost", "10.0.0.1", "[::1]", "::1", "den.local", "den", "a.home.arpa")))
    assert not any(map(is_private, ("example.org", "local.example.org", "den.local.example.org", "10.0.0.1.nip.io")))


async def test_L7_a_page_that_came_by_https_is_not_a_page_of_a_server_on_http(server: Served) -> None:
    ann = server.person()
    secure = server.url.replace("http://", "https://")
    assert (await ann.http.post("/api/me", json={}, headers={"origin": secure})).status_code == 403
    assert (await ann.http.post("/api/me", json={}, headers={"origin": server.url})).status_code == 200


async def test_behind_a_proxy_with_tls_pages_come_by_https(serving: Serving) -> None:
    server = await serving(proxies=("127.0.0.1",))
    ann = server.person()
    forwarded = {"x-forwarded-proto": "https", "x-forwarded-for": "192.0.2.1"}
    secure = server.url.replace("http://", "https://")
    assert (await ann.http.post("/api/me", json={}, headers={"origin": secure, **forwarded})).status_code == 200
    assert (await ann.http.post("/api/me", json={}, headers={"origin": server.url, **forwarded})).status_code == 403


# L8, L12.


async def test_L8_nothing_keeps_a_view_of_a_table(server: Served) -> None:
    ann = server.person()
    code = await ann.make_table()
    for path in (f"/api/tables/{code}", "/api/tables", "/api/games", "/api/nothing", "/health"):
        assert (await ann.get(path)).headers["cache-control"] == "no-store", path
    assert (await ann.post("/api/me")).headers["cache-control"] == "no-store"


async def test_L12_head_answers_like_get_without_a_body(server: Served) -> None:
    ann = server.person()
    code = await ann.make_table()
    for path in ("/api/games", f"/api/tables/{code}", f"/api/tables/{code}/stream", "/health", "/api/nothing"):
        head = await asyncio.wait_for(ann.http.head(path), 60)  # no stream without an end
        assert (head.status_code, head.content) == (404 if path == "/api/nothing" else 200, b""), path


# M6: wrong codes.


async def test_M6_wrong_codes_lock_out_who_guessed_them_and_nobody_else_at_the_address(serving: Serving) -> None:
    server = await serving(limits=limits(wrong_guesses=SLOW))
    ann, eve = server.person(), server.person()
    code = await ann.make_table()
    assert await statuses(eve, "/api/tables/AAAAAA", 5) == [404, 404, 404, 429, 429]
    assert (await eve.get(f"/api/tables/{code}")).status_code == 429
    bob = server.person()
    assert (await ann.get(f"/api/tables/{code}")).status_code == 200
    assert (await bob.get(f"/api/tables/{code}")).status_code == 200
    async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as nobody:
        seen = [(await nobody.get("/api/tables/AAAAAA")).status_code for _ in range(5)]
    assert seen == [404, 404, 404, 429, 429]
    async with bob.at(code) as chair:
        await chair.do("sit", name="Bob")


async def test_M6_pages_of_other_sites_use_up_nothing_of_who_looks_at_them(serving: Serving) -> None:
    server = await serving(limits=limits(wrong_guesses=SLOW, requests=SLOW))
    ann = server.person()
    foreign = {"sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors"}
    assert await statuses(ann, "/api/tables/AAAAAA", 20, **foreign) == [403] * 20
    assert (await ann.get("/api/games")).status_code == 200
    # Following a link from another site is not the same.
    link = {"sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate"}
    assert (await ann.http.get("/api/games", headers=link)).status_code == 200


# M4, M8: identities and tables.


async def test_M4_an_address_brings_only_so_many_new_identities(serving: Serving) -> None:
    server = await serving(limits=limits(new_identities=SLOW))
    ann, bob = server.person(), server.person()
    assert (await ann.get("/api/games")).status_code == 200
    assert (await bob.get("/api/games")).status_code == 200
    tokens = [make_token() for _ in range(4)]
    answers = [
        (await ann.http.get("/api/games", headers={"authorization": f"Bearer {token}"})).status_code for token in tokens
    ]
    assert answers == [200, 429, 429, 429]
    code = await ann.make_table()  # anyone who was here before goes on
    async with bob.at(code) as chair:
        await chair.do("sit", name="Bob")
    with pytest.raises(websockets.InvalidStatus) as refused:
        async with server.person().at(code):
            pass
    assert refused.value.response.status_code == 429


async def test_M4_commands_of_an_address_are_limited_by_what_they_cost(serving: Serving) -> None:
    server = await serving(limits=limits(commands_of_address=Rate(30, 1, 3_600)))
    ann, bob = server.person(), server.person()
    code = await ann.make_table()
    async with ann.at(code) as chair:
        for pace in (1, 2):
            await chair.do("settings", change={"pace": pace})
        for ready in (True, False) * 5:
            await chair.do("ready", ready=ready)
        assert await chair.refusal("ready") == "too_fast"
    assert (await bob.command(code, "sit", name="Bob"))["why"]["code"] == "too_fast"


async def test_M8_a_rematch_counts_as_a_new_table(serving: Serving) -> None:
    server = await serving(limits=limits(new_tables=Rate(2, 1, 3_600)))
    ann = server.person()
    code = await ann.play_now(options={"players": 3, "rounds": 1}, level="random")
    async with asyncio.timeout(300), ann.at(code) as chair:
        await finish(chair)
        again = (await chair.do("rematch"))["code"]
    async with asyncio.timeout(300), ann.at(again) as chair:
        await finish(chair)
        assert await chair.refusal("rematch") == "too_fast"


async def finish(chair: Any) -> None:
    """Plays whatever comes first until the game is over."""
    while True:
        await chair.until(lambda chair: chair.acts or chair.is_over)
        if chair.is_over:
            return
        await chair.do("play", expect=chair.seq, action=chair.prompt["choices"][-1]["action"])


# The limits of a public server are the stricter ones.
@pytest.mark.parametrize("given", [pytest.param(Limits(), marks=pytest.mark.long), PUBLIC], ids=["default", "public"])
async def test_thirty_people_behind_one_address_join_and_play(serving: Serving, given: Limits) -> None:
    """A school or a mobile carrier: with the limits that a server has by default, and on the open internet."""
    server = await serving(limits=msgspec.to_builtins(given))
    people = [server.person() for _ in range(30)]
    for first in range(0, 30, 5):
        group = people[first : first + 5]
        for person in group:  # what the page asks for when it is opened
            for path in ("/", "/api/games", "/api/tables"):
                assert (await person.get(path)).status_code == 200
            assert (await person.post("/api/me")).status_code == 200
        code = await group[0].make_table(options={"players": 5})
        for number, person in enumerate(group[1:], 1):
            assert (await person.command(code, "sit", name=f"P{number}"))["type"] == "done"
        async with group[0].at(code) as chair:
            await chair.do("start")
            await chair.until(lambda chair: chair.table["status"] == "playing")


@pytest.mark.parametrize("given", [pytest.param(Limits(), marks=pytest.mark.long), PUBLIC], ids=["default", "public"])
async def test_ten_phones_in_a_living_room_meet_no_limit(serving: Serving, given: Limits) -> None:
    """They come, sit down, play, all reload, and at the end of the game all ask for its replay."""
    server = await serving(limits=msgspec.to_builtins(given))
    people = [server.person() for _ in range(10)]
    refused: list[str] = []

    async def ask(person: Person, *paths: str) -> None:
        answers = await asyncio.gather(*(person.get(path) for path in paths))
        refused.extend(f"{answer.status_code} {answer.url}" for answer in answers if answer.status_code != 200)

    async def open_page(person: Person, code: str | None = None) -> None:
        await ask(person, "/", "/api/games", "/api/tables", *([] if code is None else [f"/api/tables/{code}"]))
        assert (await person.post("/api/me")).status_code == 200

    await asyncio.gather(*(open_page(person) for person in people))
    code = await people[0].make_table(options={"players": 10, "rounds": 1})
    for number, person in enumerate(people[1:], 1):
        assert (await person.command(code, "sit", name=f"P{number}"))["type"] == "done"
    assert (await people[0].command(code, "start"))["type"] == "done"
    for _ in range(3):
        await asyncio.gather(*(open_page(person, code) for person in people))
    await asyncio.gather(*(ask(person, f"/api/tables/{code}/past") for person in people))
    record = await play_together(people, code)
    replay = f"/api/records/{record}/replay"
    for seat, person in enumerate(people):  # each browser knows its own seat
        assert (await person.get(f"/api/tables/{code}")).json()["you"]["seat"] == seat
    for _ in range(2):  # to keep the game, and to look at it
        await asyncio.gather(
            *(
                ask(
                    person,
                    f"/api/records/{record}",
                    f"/api/tables/{code}/talk",
                    *(f"{replay}?seat={eyes}" for eyes in ("none", "all", seat)),
                )
                for seat, person in enumerate(people)
            )
        )
    await asyncio.gather(*(ask(person, f"/api/records/{record}/hindsight") for person in people))
    assert not refused


async def play_together(people: list[Person], code: str) -> str:
    """Everyone plays whatever comes last until the game is over; the id of its record."""
    async with AsyncExitStack() as stack:
        chairs = [await stack.enter_async_context(person.at(code)) for person in people]
        await asyncio.gather(*(finish(chair) for chair in chairs))
        return str(chairs[0].table["record"])
