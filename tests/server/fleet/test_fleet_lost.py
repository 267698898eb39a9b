"""The database loses the last entries of a table, as it does when it fails over to a copy that does not have them yet.

A worker that remembers them goes back to what the database has, also if other workers have replaced them meanwhile.
"""

from collections.abc import AsyncIterator, Iterator

import pytest
from sqlalchemy import text

from pyrite.server.bots.workers import Thinkers
from pyrite.server.live.news import LogReached
from pyrite.server.tables import entries
from pyrite.server.tables.table import Table
from tests.server.client import Chair
from tests.server.conftest import Served, empty_postgres
from tests.server.fleets import Hiring, at, figure, fleet_of, fleet_on, until
from tests.server.nats import Nats, nats

pytestmark = [pytest.mark.anyio, pytest.mark.once, pytest.mark.slow, pytest.mark.xdist_group("postgres")]


@pytest.fixture(scope="module")
def bus() -> Iterator[Nats]:
    with nats() as running:
        yield running


@pytest.fixture
async def hiring(postgres: str, bus: Nats, thinkers: Thinkers) -> AsyncIterator[Hiring]:
    async with fleet_on(await empty_postgres(postgres), bus.url, thinkers) as hire:
        yield hire


async def lose_after(worker: Served, code: str, seq: int) -> None:
    """Removes entries, and the answers that were saved with them: ids of lost commands begin with "lost"."""
    here = {"code": code, "seq": seq}
    async with worker.live_tables.store.database.engine.begin() as connection:
        await connection.execute(text("delete from log where code = :code and seq > :seq"), here)
        await connection.execute(text("delete from commands where code = :code and id like 'lost%'"), {"code": code})


async def test_a_worker_that_knows_more_than_the_database_goes_back_and_leaves_no_gap(hiring: Hiring) -> None:
    worker = await hiring()
    ann = worker.person()
    code = await ann.make_table(options={"players": 3})
    kept = await ann.command(code, "say", id="kept", text="kept")
    async with ann.at(code) as chair:
        await ann.command(code, "say", id="lost", text="lost")
        await lose_after(worker, code, kept["seq"])
        said = await ann.command(code, "say", text="next")
        assert said["seq"] == kept["seq"] + 1
        await chair.until(lambda one: said_at(one) == ["kept", "next"])
        again = await ann.command(code, "say", id="lost", text="lost")  # as a page does that got no answer
        assert again["seq"] == said["seq"] + 1
        await lose_after(worker, code, said["seq"])
        await fleet_of(worker).look([code])  # nobody writes, and it is noticed all the same
        assert worker.live_tables.tables[code].table.seq == said["seq"]
        sat = await worker.person().command(code, "sit", name="Ben")  # more than an entry is written
        assert sat["seq"] == said["seq"] + 1
    rows = await worker.live_tables.store.entries(code)
    assert [row.seq for row in rows] == list(range(1, sat["seq"] + 1))


def said_at(chair: Chair) -> list[str]:
    return [line["text"] for line in chair.talk]


class Torn:
    """Two workers with one table. The second one, and Ben, who is there, remember two lines that the database has lost.

    The first one has written as many others in their place, and the second one has not heard of it.
    """

    def __init__(self, first: Served, second: Served, monkeypatch: pytest.MonkeyPatch) -> None:
        self.first, self.second, self._monkeypatch = first, second, monkeypatch
        self.ann, self.ben = first.person(), second.person()
        self.code = ""
        self.last = 0  # the number of the last entry, at both

    @property
    def tables(self) -> list[Table]:
        return [worker.live_tables.tables[self.code].table for worker in (self.first, self.second)]

    async def gather(self) -> None:
        """Everybody sees one line."""
        self.code = await self.ann.make_table(options={"players": 3}, settings={"open": True})
        await self.ben.command(self.code, "sit", name="Ben")
        kept = await self.ann.command(self.code, "say", text="kept")
        await until(lambda: all(table.seq == kept["seq"] for table in self.tables))
        self.last = kept["seq"]

    async def tear(self) -> None:
        """Lets each worker write without hearing of the other."""
        for worker in (self.first, self.second):
            self._monkeypatch.setattr(fleet_of(worker).bus, "_hear", lambda code, news: None)
            self._monkeypatch.setattr(fleet_of(worker), "look", nothing)
        for number in (1, 2):
            await self.ben.command(self.code, "say", id=f"lost-{number}", text=f"lost {number}")
        await lose_after(self.first, self.code, self.last)
        for number in (1, 2):
            self.last = (await self.ann.command(self.code, "say", text=f"true {number}"))["seq"]
        assert [table.seq for table in self.tables] == [self.last, self.last]
        assert self.tables[0].mark != self.tables[1].mark

    def listen(self) -> None:
        """Lets both hear of each other again."""
        self._monkeypatch.undo()

    async def expect_true(self, chair: Chair, *more: str) -> None:
        """The log has no gap and no second way, and everybody sees it."""
        self.listen()
        lines = ["kept", "true 1", "true 2", *more]
        rows = await self.first.live_tables.store.entries(self.code)
        assert [row.seq for row in rows] == list(range(1, self.last + len(more) + 1))
        spoken = [entry for row in rows if isinstance(entry := entries.read(row.entry), entries.Spoke)]
        assert [line.text for line in spoken] == lines
        place = entries.LogPlace(rows[-1].seq, rows[-1].mark)
        for worker in (self.first, self.second):
            await fleet_of(worker).look([self.code])
        assert [table.place for table in self.tables] == [place, place]
        await chair.until(lambda one: said_at(one) == lines)
        told = [one["what"]["text"] for one in chair.happened if one["what"]["kind"] == "line"]
        assert told == ["lost 1", "lost 2", *lines[1:]]  # everything that was written in place of what was lost
        for worker in (self.first, self.second):
            seen = (await at(worker, self.ann).get(f"/api/tables/{self.code}")).json()
            assert [line["text"] for line in seen["talk"]] == lines


async def nothing(codes: list[str]) -> None:
    """Looks at no table."""


@pytest.fixture
async def torn(hiring: Hiring, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[tuple[Torn, Chair]]:
    both = Torn(await hiring(), await hiring(), monkeypatch)
    await both.gather()
    async with both.ben.at(both.code) as chair:
        await both.tear()
        await chair.until(lambda one: said_at(one) == ["kept", "lost 1", "lost 2"])
        yield both, chair


async def test_a_command_on_a_wrong_basis_is_decided_again_on_the_true_one(torn: tuple[Torn, Chair]) -> None:
    both, chair = torn
    done = await both.ben.command(both.code, "say", text="next")
    assert done["seq"] == both.last + 1
    assert figure(both.second, "pyrite_stale_appends_total") == 1
    await both.expect_true(chair, "next")


async def test_nobody_is_refused_because_of_what_was_lost(torn: tuple[Torn, Chair]) -> None:
    both, chair = torn
    both.tables[1].chat_closed = True  # as a lost entry might have said
    done = await both.ben.command(both.code, "say", text="next")
    assert (done["type"], done["seq"]) == ("done", both.last + 1)
    await both.expect_true(chair, "next")


async def test_news_of_an_entry_behind_one_that_was_replaced_show_both(torn: tuple[Torn, Chair]) -> None:
    both, chair = torn
    both.listen()
    await both.ann.command(both.code, "say", text="next")
    await until(lambda: both.tables[0].place == both.tables[1].place)
    await both.expect_true(chair, "next")


async def test_news_of_another_entry_of_the_same_number_are_news(torn: tuple[Torn, Chair]) -> None:
    both, chair = torn
    both.listen()
    fleet_of(both.first).publish(both.code, LogReached(both.last, 1, mark=both.tables[0].mark))
    await until(lambda: both.tables[0].place == both.tables[1].place)
    await both.expect_true(chair)


async def test_a_look_into_the_database_finds_an_entry_in_the_place_of_another(torn: tuple[Torn, Chair]) -> None:
    both, chair = torn
    both.listen()
    await fleet_of(both.second).look([both.code])
    assert both.tables[0].place == both.tables[1].place
    await both.expect_true(chair)


async def test_who_comes_to_a_worker_that_remembers_what_was_lost_sees_what_is_there(torn: tuple[Torn, Chair]) -> None:
    both, chair = torn
    async with at(both.second, both.ann).at(both.code) as another:
        assert said_at(another) == ["kept", "true 1", "true 2"]
    await both.expect_true(chair)


async def test_the_list_of_tables_goes_back_with_the_table(torn: tuple[Torn, Chair]) -> None:
    both, _ = torn
    await fleet_of(both.first).directory.write()  # so that it has nothing left to write later
    await fleet_of(both.second).directory.write()  # with what was lost
    await lose_after(both.first, both.code, both.last - 2)
    done = await both.ben.command(both.code, "rename", name="Benjamin")
    await fleet_of(both.second).directory.write()
    async with both.first.live_tables.store.database.reading() as connection:
        listed = (await connection.execute(text("select seq from summaries"))).scalar()
    assert listed == done["seq"] == both.last - 1
