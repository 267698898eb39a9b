"""Logging out everywhere: another token for the same identity, with its seats and with what it may not do."""

from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.client import Person
from tests.server.conftest import Served

Serving = Any
SLOW = {"pace": 10_000}
ID = "0123456789abcdef"


async def log_out(server: Served, person: Person, command: str = ID) -> Person:
    """Logs a person out everywhere; who they are from then on."""
    answer = await person.post("/api/me/log-out", id=command)
    assert answer.status_code == 200, answer.text
    return with_token(server, answer.json()["token"])


def with_token(server: Served, token: str) -> Person:
    person = server.person()
    person.token = token
    person.http.headers["authorization"] = f"Bearer {token}"
    return person


async def refusal(person: Person, code: str, do: str, **fields: Any) -> str:
    return (await person.command(code, do, **fields))["why"]["code"]


async def test_logging_out_everywhere_takes_all_seats_from_the_old_token(server: Served) -> None:
    ann = server.person()
    code = await ann.play_now(settings=SLOW)
    other = await ann.make_table(name=None, password="gold")
    async with ann.at(code) as stolen:
        fresh = await log_out(server, ann)
        with pytest.raises(ConnectionClosed):
            await stolen.until(lambda chair: False)
        assert stolen.messages[-1]["why"]["code"] == "no_token"
    async with ann.at(code) as spectator:
        assert spectator.you["seats"] == []
        assert spectator.view is not None
        assert spectator.view["hand"] == []
    async with fresh.at(code) as chair:
        assert (chair.you["seats"], chair.you["host"]) == ([0], True)
    assert (await fresh.get(f"/api/tables/{other}")).json()["you"]["host"]
    assert (await ann.get(f"/api/tables/{other}")).json()["type"] == "door"
    assert (await ann.post("/api/me")).json()["seats"] == []
    assert await refusal(ann, code, "take_over", target=1, name="Ann") == "no_token"


async def test_an_old_token_gets_its_new_one_again_by_the_same_command_only(server: Served) -> None:
    ann = server.person()
    code = await ann.play_now(settings=SLOW)
    fresh = await log_out(server, ann)
    assert (await log_out(server, ann)).token == fresh.token
    assert (await ann.post("/api/me/log-out", id="another-command-")).status_code == 401
    fresher = await log_out(server, fresh)
    assert (await ann.post("/api/me/log-out", id=ID)).status_code == 401
    assert [seat["code"] for seat in (await fresher.post("/api/me")).json()["seats"]] == [code]


async def test_a_new_token_outlives_a_restart(serving: Serving) -> None:
    server = await serving()
    ann = server.person()
    code = await ann.play_now(settings=SLOW)
    fresh = await log_out(server, ann)
    server = await serving()
    seats = (await with_token(server, fresh.token).post("/api/me")).json()["seats"]
    assert [seat["code"] for seat in seats] == [code]
    assert (await with_token(server, ann.token).post("/api/me")).json()["seats"] == []


async def test_a_ban_from_a_table_follows_a_person_who_logs_out_everywhere(serving: Serving) -> None:
    server = await serving()
    ann, ben = server.person(), server.person()
    code = await ann.make_table(options={"players": 3})
    await ben.command(code, "sit", name="Ben")
    assert (await ann.command(code, "remove", target=1, ban=True))["type"] == "done"
    ben = await log_out(server, ben)
    assert await refusal(ben, code, "sit", name="Ben") == "was_removed"
    server = await serving()
    assert await refusal(with_token(server, ben.token), code, "sit", name="Ben") == "was_removed"


async def test_H3_who_logs_out_everywhere_still_sees_no_other_hand(server: Served) -> None:
    ann = server.person()
    code = await ann.play_now(settings={**SLOW, "latecomers": True})
    await ann.command(code, "stand")
    fresh = await log_out(server, ann)
    assert await refusal(fresh, code, "take_over", target=1, name="Ann") == "seen_another_hand"


async def test_a_repeated_command_is_known_after_logging_out_everywhere(server: Served) -> None:
    ann = server.person()
    code = await ann.play_now(settings=SLOW)
    first = await ann.command(code, "say", id="said", text="hm")
    assert await (await log_out(server, ann)).command(code, "say", id="said", text="hm") == first


async def test_a_browser_that_logs_out_everywhere_gets_a_new_cookie(server: Served) -> None:
    ann = server.person()
    del ann.http.headers["authorization"]
    await ann.post("/api/me")
    before = ann.http.cookies["pyrite"]
    answer = await ann.post("/api/me/log-out", id=ID)
    assert (answer.status_code, "token" in answer.json()) == (200, False)
    assert ann.http.cookies["pyrite"] != before


async def test_a_browser_with_an_old_cookie_gets_a_new_one(server: Served) -> None:
    ann = server.person()
    await log_out(server, ann)
    del ann.http.headers["authorization"]
    answer = await ann.http.post("/api/me", json={}, headers={"cookie": f"pyrite={ann.token}"})
    assert answer.headers["set-cookie"].startswith("pyrite=")
