"""Who asks for changes gets the fields of a view that differ, and knows the same as who gets every view as a whole."""

import pytest

from tests.server.client import Chair
from tests.server.conftest import Served

pytestmark = [pytest.mark.anyio, pytest.mark.once]


@pytest.mark.parametrize("game", ["saboteur", "lost-mines"])
async def test_changes_add_up_to_the_whole_views(server: Served, game: str) -> None:
    ann, bob = server.person(), server.person()
    code = await ann.play_now(game=game, options={"players": 4, "rounds": 1})
    async with (
        ann.at(code) as whole,
        ann.at(code, changes=1) as seat,
        bob.at(code, changes=1) as spectator,
        bob.at(code) as watching,
    ):
        moves = 0
        while whole.table["status"] == "playing" and moves < 5:
            await whole.until(lambda now: now.table["status"] != "playing" or "choices" in (now.prompt or {}))
            choices = (whole.prompt or {}).get("choices")
            if not choices:
                break
            await whole.answer(await whole.send("play", expect=whole.seq, action=choices[0]["action"]))
            moves += 1
            for one, other in ((seat, whole), (spectator, watching)):
                await _follow(one, other)
                assert one.view == other.view
        assert moves > 2
        for one in (whole, seat, spectator, watching):
            await one.catch_up()  # a connection with unread messages takes long to close
        sent = [message for message in seat.messages if message["type"] == "update" and "changes" in message]
        assert sent
        assert not any("view" in message or "options" in message["changes"] for message in sent)
        assert not any("changes" in message for message in whole.messages)
    async with ann.at(code, changes=1, since=seat.seq) as again:  # a new connection begins with a whole view
        assert again.messages[0]["view"]["game"] == game


async def _follow(one: Chair, other: Chair) -> None:
    """Both have seen the same entries."""
    await one.until(lambda now: now.seq >= other.seq)
    await other.until(lambda now: now.seq >= one.seq)
    if one.seq != other.seq:
        await _follow(one, other)
