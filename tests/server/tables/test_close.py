"""The host closes a table."""

from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.client import Chair
from tests.server.conftest import Served

Serving = Any
SLOW = {"pace": 10_000}


def kinds(chair: Chair) -> list[str]:
    return [one["what"]["kind"] for one in chair.happened]


async def test_a_table_that_has_not_begun_is_removed_and_everyone_is_notified(server: Served) -> None:
    ann, ben = server.person(), server.person()
    code = await ann.make_table(options={"players": 3})
    await ben.command(code, "sit", name="Ben")
    async with ann.at(code) as host, ben.at(code) as guest:
        assert await guest.refusal("close") == "not_host"
        await host.send("close")
        with pytest.raises(ConnectionClosed):
            await guest.until(lambda chair: False)
        assert guest.messages[-1]["why"]["code"] == "table_closed"
    assert (await ben.get(f"/api/tables/{code}")).status_code == 404
    assert not await server.live_tables.store.has(code)
    assert [seat for seat in (await ben.post("/api/me")).json()["seats"] if seat["code"] == code] == []


async def test_a_running_game_ends_with_its_secrets_opened_and_its_record_kept(server: Served) -> None:
    ann, ben = server.person(), server.person()
    code = await ann.play_now(settings=SLOW)
    async with ann.at(code) as host, ben.at(code) as spectator:
        assert await spectator.refusal("close") == "not_host"
        await host.do("pause")
        await host.do("close", id="once")
        await spectator.until(lambda chair: chair.table["status"] == "finished")
        assert kinds(spectator)[-2:] == ["closed", "opened"]
        assert spectator.table["seal"]["secret"]
        assert spectator.view is not None
        assert None not in spectator.view["roles"], "everything is turned up"
        assert await host.refusal("close") == "is_finished"
        assert (await ann.command(code, "close", id="once"))["type"] == "done"
        text = (await ben.get(f"/api/records/{spectator.table['record']}/file")).text
    assert f"\nseal {code} " in text
    assert spectator.table["seal"]["secret"] in text


async def test_a_closed_game_stays_closed_after_a_restart(serving: Serving) -> None:
    server = await serving()
    ann = server.person()
    code = await ann.play_now(settings=SLOW)
    assert (await ann.command(code, "close"))["type"] == "done"
    server = await serving()
    assert (await server.person().get(f"/api/tables/{code}")).json()["table"]["status"] == "finished"
