"""Table talk: chat, quick phrases, and who hears what."""

import pytest

from tests.server.client import Chair
from tests.server.conftest import Served

pytestmark = [pytest.mark.anyio, pytest.mark.once]


def said(chair: Chair) -> list[str]:
    return [line.get("text") or line["phrase"] for line in chair.talk]


async def test_spectators_hear_players_and_players_do_not_hear_spectators(server: Served) -> None:
    ann, watcher, other = server.person(), server.person(), server.person()
    code = await ann.make_table()
    async with ann.at(code) as player, watcher.at(code) as spectator, other.at(code) as second:
        await spectator.do("say", text="who is it?", name="Zoe")
        await player.do("say", text="I am a miner")
        await second.until(lambda chair: len(chair.talk) == 2)
        assert said(second) == ["who is it?", "I am a miner"]
        assert (second.talk[0].get("seat"), second.talk[0]["name"]) == (None, "Zoe")
        await player.catch_up()
        assert said(player) == ["I am a miner"]
    async with ann.at(code, since=0) as player:
        assert said(player) == ["I am a miner"]
        lines = [one["what"]["text"] for one in player.happened if one["what"]["kind"] == "line"]
        assert lines == ["I am a miner"]


async def test_lines_are_cleaned_and_bounded(server: Served) -> None:
    ann = server.person()
    code = await ann.make_table()
    async with ann.at(code) as chair:
        assert await chair.refusal("say", text=" \x00 ") == "bad_text"
        assert await chair.refusal("say", text="x" * 301) == "bad_text"
        await chair.do("say", text="<script>alert(1)</script>\x1b[31m\u202edlog")
        assert said(chair) == ["<script>alert(1)</script>[31mdlog"]
        await chair.do("say", text="a" + "\u0300" * 50)
        assert len(said(chair)[1]) <= 5


async def test_phrases_are_data_and_checked(server: Served) -> None:
    ann = server.person()
    code = await ann.make_table(options={"players": 3})
    async with ann.at(code) as chair:
        await chair.do("phrase", phrase="goal_is_gold", args=["middle"])
        assert chair.talk[-1]["phrase"] == "goal_is_gold"
        assert chair.talk[-1]["args"] == ["middle"]
        assert await chair.refusal("phrase", phrase="goal_is_gold", args=["left"]) == "bad_phrase"
        assert await chair.refusal("phrase", phrase="suspect", args=[3]) == "bad_phrase"
        assert await chair.refusal("phrase", phrase="i_know", args=[]) == "bad_phrase"
        await chair.do("settings", change={"game": "lost-mines"})
        assert await chair.refusal("phrase", phrase="goal_is_gold", args=["middle"]) == "bad_phrase"
    watcher = server.person()
    async with watcher.at(code) as spectator:
        assert await spectator.refusal("phrase", phrase="hello") == "not_your_seat"


async def test_muting_silences_for_oneself_or_by_the_host_for_all(server: Served) -> None:
    ann, ben, cleo = server.person(), server.person(), server.person()
    code = await ann.make_table(options={"players": 3})
    async with ann.at(code) as first, ben.at(code) as second, cleo.at(code) as third:
        await second.do("sit", name="Ben")
        await third.do("sit", name="Cleo")
        await third.do("mute", target=1)
        await third.until(lambda chair: chair.you["muted"] == [1])
        await second.do("say", text="psst")
        await second.do("phrase", phrase="hello")
        await first.until(lambda chair: len(chair.talk) == 2)
        await third.catch_up()
        assert said(third) == []
        assert second.you["muted"] == []
        await third.do("mute", target=1, muted=False)
        await first.do("mute", target=1, for_all=True)
        await second.until(lambda chair: chair.table["seats"][1]["muted"])
        assert await second.refusal("say", text="hello?") == "you_are_muted"
        assert await second.refusal("phrase", phrase="hello") == "you_are_muted"
        await first.do("mute", target=1, for_all=True, muted=False)
        await second.do("say", text="back")
        await third.until(lambda chair: said(chair)[-1:] == ["back"])


async def test_the_host_closes_the_chat_and_phrases_stay(server: Served) -> None:
    ann, watcher = server.person(), server.person()
    code = await ann.make_table()
    async with ann.at(code) as host, watcher.at(code) as spectator:
        await host.do("close_chat")
        assert await host.refusal("say", text="hm") == "chat_closed"
        assert await spectator.refusal("say", text="hm") == "chat_closed"
        await host.do("phrase", phrase="hello")
        await host.do("close_chat", closed=False)
        await host.do("say", text="open again")


async def test_talk_does_not_make_a_move_stale(server: Served) -> None:
    ann, watcher = server.person(), server.person()
    code = await ann.play_now(options={"players": 3, "first": 0}, settings={"pace": 10_000})
    async with ann.at(code) as chair, watcher.at(code) as spectator:
        seen = chair.seq
        await spectator.do("say", text="go on")
        await chair.do("say", text="hm")
        assert chair.prompt is not None
        await chair.do("play", expect=seen, action=chair.prompt["choices"][0]["action"])
