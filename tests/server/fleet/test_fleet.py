"""Several workers on one PostgreSQL and one NATS: they show the same, and only one of them can be right."""

import asyncio
import contextlib
import pickle
import random
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import pytest
from nats import connect
from opentelemetry import trace
from opentelemetry.sdk.trace import TracerProvider
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter
from sqlalchemy import text

from pyrite import __version__
from pyrite.server.bots.workers import Thinkers
from pyrite.server.fleet.seal import MessageSeal
from pyrite.server.live.news import GalleryLine, WorkerPresence, pack
from pyrite.server.messages import Done, Line
from pyrite.server.store.appends import Append
from pyrite.server.store.errors import Conflict
from pyrite.server.tables import entries
from tests.server.client import Chair
from tests.server.conftest import Served, empty_postgres
from tests.server.fleets import Hiring, at, figure, fleet_of, fleet_on, until
from tests.server.nats import CURRENT, Nats, both_versions, nats

pytestmark = [pytest.mark.anyio, pytest.mark.once, pytest.mark.xdist_group("postgres")]

Pair = tuple[Served, Served]


@pytest.fixture(scope="module", params=both_versions(CURRENT))
def bus(request: pytest.FixtureRequest) -> Iterator[Nats]:
    with nats(request.param) as running:
        yield running


@pytest.fixture(scope="module")
async def pair(postgres: str, bus: Nats, thinkers: Thinkers) -> AsyncIterator[Pair]:
    """Two workers that the tests share, each with its own tables."""
    async with fleet_on(await empty_postgres(postgres), bus.url, thinkers) as hire:
        yield await hire(), await hire()


@pytest.fixture
async def hiring(postgres: str, bus: Nats, thinkers: Thinkers) -> AsyncIterator[Hiring]:
    """A fleet of the test's own."""
    async with fleet_on(await empty_postgres(postgres), bus.url, thinkers) as hire:
        yield hire


async def test_viewers_of_all_workers_see_the_same_in_the_same_order(pair: Pair) -> None:
    first, second = pair
    ann, ben = first.person(), second.person()
    code = await ann.make_table(options={"players": 3}, bots=["random"])
    async with ann.at(code) as a, ben.at(code) as b:
        await ben.command(code, "sit", name="Ben")
        await a.until(lambda chair: chair.seq == b.seq == 3 or chair.seq >= 4)
        await ann.command(code, "start")
        await b.until(lambda chair: chair.table["status"] == "playing")
        await asyncio.gather(*(play_some(chair) for chair in (a, b)))
        await until(lambda: first.live_tables.tables[code].table.seq == second.live_tables.tables[code].table.seq)
        last = first.live_tables.tables[code].table.seq
        for chair in (a, b):
            await chair.until(lambda chair: chair.seq == last)
        assert [one["seq"] for one in a.happened] == [one["seq"] for one in b.happened]
        kinds = [[one["what"]["kind"] for one in chair.happened] for chair in (a, b)]
        assert kinds[0] == kinds[1]


async def play_some(chair: Chair, moves: int = 3) -> None:
    for _ in range(moves):
        await chair.until(lambda one: one.acts or one.is_over)
        if chair.is_over:
            return
        await chair.play(random.Random(chair.seq))


async def test_two_workers_that_accept_a_move_at_the_same_moment_give_one_turn_one_winner(pair: Pair) -> None:
    first, second = pair
    ann = first.person()
    code = await ann.play_now(options={"players": 3})
    twin = at(second, ann)
    races = 0
    while races < 4:
        async with ann.at(code) as chair:
            await chair.until(lambda one: one.acts)  # four turns come in every game, whatever is dealt
        view = (await ann.get(f"/api/tables/{code}")).json()
        await twin.get(f"/api/tables/{code}", since=view["seq"])
        action = view["prompt"]["choices"][0]["action"]
        answers = await asyncio.gather(
            *(one.command(code, "play", expect=view["seq"], action=action) for one in (ann, twin, ann, twin))
        )
        assert sorted(answer["type"] for answer in answers) == ["done", "refused", "refused", "refused"]
        assert {answer["why"]["code"] for answer in answers if answer["type"] == "refused"} <= {
            "stale",
            "not_your_turn",
        }
        races += 1
    rows = await first.live_tables.store.entries(code)
    assert [row[0] for row in rows] == list(range(1, len(rows) + 1))


async def test_a_stale_append_is_decided_again_and_answered_once(pair: Pair) -> None:
    """Both decide against the same entry: the slower one is refused by the database, and finds its place behind."""
    first, second = pair
    ann = first.person()
    code = await ann.make_table(options={"players": 3})
    twin = at(second, ann)
    await twin.get(f"/api/tables/{code}")
    before = sum(figure(one, "pyrite_stale_appends_total") for one in pair)
    lines = [one.command(code, "say", text=f"line {number}") for number in range(10) for one in (ann, twin)]
    answers = await asyncio.gather(*lines)
    assert {answer["type"] for answer in answers} == {"done"}
    assert sorted(answer["seq"] for answer in answers) == list(range(3, 23))
    assert sum(figure(one, "pyrite_stale_appends_total") for one in pair) > before


async def test_the_same_command_gets_the_same_answer_from_every_worker(pair: Pair) -> None:
    first, second = pair
    ann = first.person()
    code = await ann.make_table(options={"players": 3})
    twin = at(second, ann)
    said = [await one.command(code, "say", id="one", text="once") for one in (ann, twin, ann, twin)]
    assert said == [said[0]] * 4
    both = await asyncio.gather(*(one.command(code, "say", id="two", text="once") for one in (ann, twin, ann, twin)))
    assert both == [both[0]] * 4
    readied = await ann.command(code, "ready", id="three")
    await twin.command(code, "say", id="four", text="later")
    assert await twin.command(code, "ready", id="three") == readied
    rows = await first.live_tables.store.entries(code)
    assert sum("once" in row[3] for row in rows) == 2


async def test_a_table_made_twice_by_two_workers_is_one_table(pair: Pair) -> None:
    first, second = pair
    ann = first.person()
    twin = at(second, ann)
    codes = await asyncio.gather(*(one.make_table(id="the-same") for one in (ann, twin, ann, twin)))
    assert len(set(codes)) == 1


async def test_who_has_seen_an_entry_never_finds_an_older_table(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = pair
    ann = first.person()
    code = await ann.make_table(options={"players": 3})
    twin = at(second, ann)
    await twin.get(f"/api/tables/{code}")
    monkeypatch.setattr(fleet_of(second).bus, "_hear", lambda code, news: None)  # its messages get lost
    for number in range(3):
        done = await ann.command(code, "say", text=f"line {number}")
        seen = (await twin.get(f"/api/tables/{code}", since=done["seq"])).json()
        assert seen["seq"] == done["seq"]
    done = await ann.command(code, "ready")
    refused = await twin.command(code, "play", expect=done["seq"], action="pass")
    assert refused["why"]["code"] == "not_begun"
    assert refused["seq"] == done["seq"]


async def test_a_table_that_one_worker_removes_is_gone_from_all(pair: Pair) -> None:
    first, second = pair
    ann, ben = first.person(), second.person()
    code = await ann.make_table(options={"players": 3})
    async with ben.at(code) as chair:
        await ann.command(code, "close")
        await chair.until(lambda one: one.messages[-1]["type"] == "bye")
        assert chair.messages[-1]["why"]["code"] == "table_closed"
    assert (await ben.command(code, "say", text="hello"))["why"]["code"] == "no_such_table"
    assert await first.live_tables.store.entries(code) == []


async def test_a_line_for_a_table_that_another_worker_has_removed_is_not_saved(pair: Pair) -> None:
    first, second = pair
    code = await first.person().make_table(options={"players": 3})
    place = first.live_tables.tables[code].table.place
    line = entries.LogEntry(place.seq + 1, 1, "a" * 64, entries.Spoke(name="Ann", text="too late"))
    append = Append(code=code, after=place, entries=[line], answer=("a" * 64, "one", "{}"))
    assert append.is_plain
    await second.live_tables.store.remove_tables([code])
    with pytest.raises(Conflict):
        await first.live_tables.store.save(append)
    assert await first.live_tables.store.entries(code) == []
    assert await first.live_tables.store.answer(code, "a" * 64, "one") is None


async def test_a_game_that_has_begun_meanwhile_cannot_be_removed(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = pair
    ann = first.person()
    code = await ann.make_table(options={"players": 3}, bots=["random", "random"])
    twin = at(second, ann)
    await twin.get(f"/api/tables/{code}")
    monkeypatch.setattr(fleet_of(second).bus, "_hear", lambda code, news: None)
    await ann.command(code, "start")
    closed = await twin.command(code, "close")
    assert closed["type"] == "done"
    last = (await first.live_tables.store.entries(code))[-1]
    assert "opened" in last[3]  # the game was ended, as it is when a running game is closed; nothing was removed


async def test_all_workers_list_the_same_tables_and_seats(pair: Pair) -> None:
    first, second = pair
    ann, ben = first.person(), second.person()
    code = await ann.make_table(options={"players": 3}, settings={"open": True}, title="Mine")
    listed = (await ben.get("/api/tables")).json()["tables"]
    assert code in [one["code"] for one in listed]
    await ben.command(code, "sit", name="Ben")
    await fleet_of(second).directory.write()
    mine = (await at(first, ben).post("/api/me")).json()["seats"]
    assert [(one["code"], one["seat"]) for one in mine] == [(code, 1)]


async def test_everybody_sees_who_is_there_through_whichever_worker(pair: Pair) -> None:
    first, second = pair
    ann, ben, eve = first.person(), second.person(), second.person()
    code = await ann.make_table(options={"players": 3})
    async with ann.at(code) as a:
        await ben.command(code, "sit", name="Ben")
        async with ben.at(code), eve.at(code):
            await a.until(lambda one: one.presence["here"][:2] == [True, True] and one.presence["watching"])
            assert a.presence["watching"] == 1
        await a.until(lambda one: one.presence["here"][:2] == [True, False] and not one.presence["watching"])
        assert a.presence["here"][2:] == [False]


async def test_a_line_of_a_spectator_reaches_the_spectators_of_all_workers(pair: Pair) -> None:
    first, second = pair
    ann, ben, eve = first.person(), first.person(), second.person()
    code = await ann.make_table(options={"players": 3})
    async with ben.at(code) as b, eve.at(code) as e:
        await eve.command(code, "say", text="well played")
        for chair in (b, e):
            await chair.until(lambda one: one.talk)
            assert [line["text"] for line in chair.talk] == ["well played"]


async def test_a_personal_mute_holds_at_all_workers(pair: Pair) -> None:
    first, second = pair
    ann, ben = first.person(), first.person()
    code = await ann.make_table(options={"players": 3})
    await ben.command(code, "sit", name="Ben")
    twin = at(second, ann)
    async with twin.at(code) as chair:
        await ann.command(code, "mute", target=1)
        await chair.until(lambda one: one.you["muted"])
        assert chair.you["muted"] == [1]


async def test_logging_out_everywhere_and_bans_hold_at_all_workers(pair: Pair) -> None:
    first, second = pair
    ann = first.person()
    code = await ann.make_table(options={"players": 3})
    async with at(second, ann).at(code) as chair:
        assert (await ann.post("/api/me/log-out", id="log-out-of-everything")).status_code == 200
        await chair.until(lambda one: one.messages[-1]["type"] == "bye")
    assert (await at(second, ann).command(code, "say", text="me"))["why"]["code"] == "no_token"
    await first.live_tables.moderation.announce("closed on Sunday")
    await until(lambda: second.live_tables.moderation.announcement == "closed on Sunday")
    await first.live_tables.moderation.announce("")


async def test_deleted_data_is_gone_from_all_workers(pair: Pair) -> None:
    first, second = pair
    ann, ben = first.person(), first.person()
    code = await ann.make_table(name="Anneliese", options={"players": 3})
    await ben.command(code, "sit", name="Ben")
    await ann.command(code, "say", text="hm")
    async with at(second, ben).at(code) as chair, at(second, ann).at(code) as leaving:
        assert [line["text"] for line in chair.talk] == ["hm"]
        assert (await ann.post("/api/me/delete")).status_code == 200
        await chair.until(lambda one: not one.talk and one.table["seats"][0]["sitter"] == "nobody")
        assert chair.you["host"]
        await leaving.until(lambda one: one.messages[-1]["type"] == "bye")
    for worker in pair:
        assert (await at(worker, ann).post("/api/me")).json()["seats"] == []
    await fleet_of(first).directory.write()
    async with first.live_tables.store.database.reading() as connection:
        rows = (await connection.execute(text("select summary from summaries"))).scalars().all()
    assert not any("Anneliese" in row for row in rows)


async def test_a_busy_worker_lets_an_idle_one_think(hiring: Hiring) -> None:
    busy, _ = await hiring(Thinkers(1)), await hiring()  # the bots of the first one were never started
    ann = busy.person()
    code = await ann.play_now(options={"players": 3})
    async with ann.at(code) as chair:
        await play_some(chair, 2)
    assert figure(busy, "pyrite_bot_seconds_count") > 0
    assert busy.live_tables._thinkers.troubles == {}


class Trap:
    """What makes a file when it is unpickled."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def __reduce__(self) -> tuple[Callable[[Path], None], tuple[Path]]:
        return Path.touch, (self.path,)


async def test_a_forged_message_on_the_bus_runs_nothing_and_changes_nothing(
    pair: Pair, bus: Nats, tmp_path: Path
) -> None:
    first, _ = pair
    ann = first.person()
    code = await ann.make_table(options={"players": 3})
    prefix = f"pyrite.{await first.live_tables.store.state('fleet')}"
    thinking = f"{prefix}.think.{__version__.replace('.', '-')}"
    line = GalleryLine(Line(seq=-1, at=1, name="Eve", text="forged"), "eve", Done(id="one", seq=1))
    forged = [
        (f"{prefix}.table.{code}", pack(line)),
        (f"{prefix}.table.{code}", pack(WorkerPresence("forged", here=("eve",), watching=7))),
        (thinking, pickle.dumps(Trap(tmp_path / "was-run"))),
    ]
    ours = MessageSeal(await fleet_of(first).store.bus_key())
    client = await connect(bus.url)
    before = refused(pair)
    async with ann.at(code) as chair:
        for subject, message in forged:
            await client.publish(subject, message)
            await client.publish(subject, MessageSeal(b"another key").put_on(subject, message))
            await client.publish(subject, ours.put_on("another subject", message))
            await client.publish(subject, b"")
        await client.close()
        await until(lambda: refused(pair) == before + 4 * len(forged))
        await ann.command(code, "say", text="mine")
        await chair.until(lambda one: bool(one.talk))
        assert [one["text"] for one in chair.talk] == ["mine"]
    assert list(tmp_path.iterdir()) == []
    live = first.live_tables.tables[code]
    assert live.answers.recent("eve", "one") is None
    assert "forged" not in live.attendance.elsewhere
    await first.live_tables.think_for_another(b"")  # the one bot's process answers in order
    assert list(tmp_path.iterdir()) == []


def refused(pair: Pair) -> float:
    return sum(figure(worker, "pyrite_bus_refused_total") for worker in pair)


@pytest.fixture
def spans(monkeypatch: pytest.MonkeyPatch) -> InMemorySpanExporter:
    """Everything that OpenTelemetry is given."""
    exporter, provider = InMemorySpanExporter(), TracerProvider()
    provider.add_span_processor(SimpleSpanProcessor(exporter))
    monkeypatch.setattr(trace, "get_tracer", provider.get_tracer)
    return exporter


async def test_one_trace_leads_from_a_command_to_the_viewers_of_all_workers(
    hiring: Hiring, spans: InMemorySpanExporter, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO", logger="pyrite.server")
    first, second = await hiring(traces=True), await hiring(traces=True)
    ann, ben = first.person(), second.person()
    code = await ann.make_table(options={"players": 3})
    async with ann.at(code), ben.at(code) as b:
        for number in range(20):  # a look into the database may be quicker than the news, and has no trace
            spans.clear()
            await ann.command(code, "say", text=f"line {number}")
            await b.until(lambda one: bool(one.talk) and one.talk[-1]["text"] == f"line {number}")  # noqa: B023
            with contextlib.suppress(TimeoutError):
                await until(lambda: len(spans.get_finished_spans()) == 2, 2)
                break
    told, shown = sorted(spans.get_finished_spans(), key=lambda span: span.name)
    assert (told.name, shown.name) == ("command", "show")
    assert told.attributes == {"do": "say", "table": code}
    assert shown.attributes == {"table": code}
    assert told.context is not None
    assert shown.parent is not None
    assert (shown.parent.trace_id, shown.parent.span_id) == (told.context.trace_id, told.context.span_id)
    assert sum(f"{told.context.trace_id:032x}" in str(vars(record)) for record in caplog.records) == 2


async def test_without_the_setting_there_are_no_traces(hiring: Hiring, spans: InMemorySpanExporter) -> None:
    worker = await hiring()
    ann = worker.person()
    code = await ann.make_table(options={"players": 3})
    await ann.command(code, "say", text="unseen")
    assert spans.get_finished_spans() == ()
    assert worker.live_tables.traces.current == ""
