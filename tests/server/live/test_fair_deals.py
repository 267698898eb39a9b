"""Deals to which players add randomness: promised before the secret of the game is fixed, revealed before the deal."""

import secrets
from typing import Any

from pyrite import fairness
from tests.server.client import Chair, FakeClock
from tests.server.conftest import Served

Serving = Any


def promise() -> tuple[str, str]:
    reveal = secrets.token_hex(32)
    return fairness.entropy_commitment(reveal), reveal


async def finish(chair: Chair, code: str, server: Served) -> fairness.FairnessReport:
    """Ends the game as an abandoned one ends, and checks its record."""
    live = server.live_tables.tables[code]
    async with live.lock:
        await live.give_up()
    await chair.until(lambda one: one.is_over)
    kept = await server.live_tables.store.record(chair.table["record"])
    assert kept is not None
    seal = chair.table["seal"]
    noted = {fairness.GAME: seal["commitment"], 1: chair.table["commitments"][0]}
    report = fairness.check(kept.record, noted)
    assert (seal["secret"], report.commitment) != (None, None)
    return report


async def test_the_cards_are_dealt_when_everyone_has_revealed(server: Served) -> None:
    ann, ben = server.person(), server.person()
    code = await ann.make_table(options={"players": 3}, bots=["random"], settings={"pace": 10_000})
    async with ann.at(code) as first, ben.at(code) as second:
        await second.do("sit", name="Ben")
        (one, reveal_one), (two, reveal_two) = promise(), promise()
        assert await first.refusal("reveal", reveal=reveal_one) == "bad_reveal"
        await first.do("contribute", commitment=one)
        await second.do("contribute", commitment=two)
        await first.do("start")
        await second.until(lambda chair: chair.table["seal"].get("commitment"))
        assert (second.table["status"], second.view) == ("gathering", None)
        assert [kept.get("reveal") for kept in second.table["seal"]["entropy"]] == [None, None]
        for do, more in (("start", {}), ("contribute", {"commitment": two}), ("remove", {"target": 1})):
            assert await first.refusal(do, **more) == "has_begun"
        assert await second.refusal("reveal", reveal=reveal_one) == "bad_reveal"
        await second.do("reveal", reveal=reveal_two)
        await second.do("reveal", reveal=reveal_two)
        assert second.table["status"] == "gathering"
        await first.do("reveal", reveal=reveal_one)
        await second.until(lambda chair: chair.view is not None)
        assert [kept["reveal"] for kept in second.table["seal"]["entropy"]] == [reveal_one, reveal_two]
        report = await finish(first, code, server)
        assert (report.troubles, report.revealed, report.missing) == ([], [0, 1], [])


async def test_who_does_not_reveal_is_not_waited_for_long(serving: Serving) -> None:
    clock = FakeClock()
    server = await serving(time=clock)
    ann, ben = server.person(), server.person()
    code = await ann.make_table(options={"players": 3}, bots=["random"], settings={"pace": 10_000})
    async with ann.at(code) as first, ben.at(code) as second:
        await second.do("sit", name="Ben")
        (one, reveal_one), (two, _) = promise(), promise()
        await first.do("contribute", commitment=one)
        await second.do("contribute", commitment=two)
        await first.do("start")
        await first.do("reveal", reveal=reveal_one)
        await clock.pass_by(3)
        assert first.table["status"] == "gathering"
        await clock.pass_by(2)
        await first.until(lambda chair: chair.view is not None)
        assert await second.refusal("reveal", reveal="0" * 64) == "bad_reveal"
        report = await finish(first, code, server)
        assert (report.troubles, report.revealed, report.missing) == ([], [0], [1])


async def test_a_restart_while_reveals_are_awaited_deals_afterwards(serving: Serving) -> None:
    clock = FakeClock()
    server = await serving(time=clock)
    ann = server.person()
    code = await ann.make_table(options={"players": 3}, bots=["random", "random"], settings={"pace": 10_000})
    await ann.command(code, "contribute", commitment=promise()[0])
    assert (await ann.command(code, "start"))["type"] == "done"
    server = await serving(time=clock)
    again = server.person()
    again.token = ann.token
    async with again.at(code) as chair:
        sealed = chair.table["seal"]["commitment"]
        await clock.pass_by(5)
        await chair.until(lambda one: one.view is not None)
        assert chair.table["seal"]["commitment"] == sealed
        assert (await finish(chair, code, server)).troubles == []


async def test_who_leaves_before_the_start_takes_their_promise_along(server: Served) -> None:
    ann, ben = server.person(), server.person()
    code = await ann.make_table(options={"players": 3}, bots=["random"], settings={"pace": 10_000})
    async with ann.at(code) as first, ben.at(code) as second:
        await second.do("sit", name="Ben")
        await second.do("contribute", commitment=promise()[0])
        await first.until(lambda chair: chair.table["seal"]["entropy"])
        await second.do("stand")
        await first.do("start", fill="random")
        assert first.view is not None
        assert first.table["seal"]["entropy"] == []


async def test_who_leaves_while_reveals_are_awaited_is_played_by_a_bot(server: Served) -> None:
    ann, ben = server.person(), server.person()
    code = await ann.make_table(options={"players": 3}, bots=["random"], settings={"pace": 10_000})
    async with ann.at(code) as first, ben.at(code) as second:
        await second.do("sit", name="Ben")
        one, reveal = promise()
        await first.do("contribute", commitment=one)
        await first.do("start")
        await second.do("stand")
        await first.do("reveal", reveal=reveal)
        await first.until(lambda chair: chair.view is not None)
        assert first.table["seats"][1]["sitter"] == "bot"


async def test_the_commitment_is_there_before_the_first_card_and_bound_to_the_table(server: Served) -> None:
    ann = server.person()
    code = await ann.play_now(options={"players": 3, "rounds": 1}, settings={"pace": 10_000})
    async with ann.at(code) as chair:
        seal = chair.table["seal"]
        assert seal["setup"].startswith("saboteur players=3")
        report = await finish(chair, code, server)
        assert report.troubles == []
        secret = bytes.fromhex(chair.table["seal"]["secret"])
        assert fairness.game_commitment(code, seal["setup"], (), secret) == seal["commitment"]
        assert fairness.game_commitment("ABCDEF", seal["setup"], (), secret) != seal["commitment"]
