"""The queue of what is to be saved, with a writer that does what a test wants."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from sqlalchemy.exc import OperationalError

from pyrite.server.operations.alarms import Alarm, Alarms
from pyrite.server.store.appends import Append
from pyrite.server.store.errors import Conflict, NotSaved
from pyrite.server.store.write_queue import MOST_AT_ONCE, WriteQueue

pytestmark = [pytest.mark.anyio, pytest.mark.once]

PATIENCE = 30.0  # seconds, far more than anything here takes on a busy machine; only a failing test waits that long
BROKEN = OperationalError("insert", {}, Exception("the disk is full"))


class OddWriter:
    """Notes the codes of each transaction, and refuses those that a test names."""

    def __init__(self, refused: dict[str, Exception] | None = None, check_seconds: float | None = None) -> None:
        self.refused = refused or {}
        self.check_seconds = check_seconds
        self.check_fails: Exception | None = None
        self.written: list[list[str]] = []
        self.tries = 0
        self.checked = asyncio.Event()

    async def write(self, appends: list[Append]) -> None:
        codes = [append.code for append in appends]
        self.tries += 1
        for code in codes:
            if code in self.refused:
                raise self.refused[code]
        self.written.append(codes)

    async def check(self) -> None:
        self.checked.set()
        if self.check_fails is not None:
            raise self.check_fails


async def with_queue(writer: OddWriter, work: Callable[[WriteQueue], Awaitable[None]]) -> Alarms:
    """Runs some work with a queue that is started before it and stopped after it; its alarms."""
    alarms = Alarms()
    queue = WriteQueue(writer, alarms)
    assert queue.saved == 0
    queue.start()
    async with asyncio.timeout(PATIENCE):
        await work(queue)
        await queue.stop()
    return alarms


def saving(queue: WriteQueue, *codes: str) -> list[asyncio.Task[None]]:
    """Each of them waits to be saved, by itself."""
    return [asyncio.create_task(queue.save([Append(code=code)])) for code in codes]


async def test_what_waits_together_is_one_transaction() -> None:
    writer = OddWriter()

    async def work(queue: WriteQueue) -> None:
        await asyncio.gather(*saving(queue, "A", "B"))
        assert queue.saved == 1
        await queue.save([Append(code="C"), Append(code="D")])
        assert queue.saved == 2

    await with_queue(writer, work)
    assert writer.written == [["A", "B"], ["C", "D"]]


async def test_a_transaction_has_a_largest_size() -> None:
    writer = OddWriter()

    async def work(queue: WriteQueue) -> None:
        await asyncio.gather(*saving(queue, *(str(number) for number in range(MOST_AT_ONCE + 1))))

    await with_queue(writer, work)
    assert [len(codes) for codes in writer.written] == [MOST_AT_ONCE, 1]


@pytest.mark.parametrize("place", [0, 1])
async def test_who_waits_beside_something_that_collides_is_saved(place: int) -> None:
    writer, codes = OddWriter({"X": Conflict("it is there already")}), ["A"]
    codes.insert(place, "X")

    async def work(queue: WriteQueue) -> None:
        results = await asyncio.gather(*saving(queue, *codes), return_exceptions=True)
        assert isinstance(results[place], Conflict)
        assert results[1 - place] is None

    alarms = await with_queue(writer, work)
    assert writer.written == [["A"]]
    assert alarms.text(Alarm.SAVING) is None, "the database works"


async def test_what_collides_by_itself_is_not_tried_again() -> None:
    writer = OddWriter({"X": Conflict("it is there already")})

    async def work(queue: WriteQueue) -> None:
        with pytest.raises(Conflict):
            await queue.save([Append(code="X")])

    await with_queue(writer, work)
    assert writer.tries == 1


@pytest.mark.parametrize("error", [BROKEN, RuntimeError("unheard of")], ids=["the database", "something else"])
async def test_when_nothing_can_be_saved_all_who_wait_hear_it_and_the_alarm_lasts_until_it_works(
    error: Exception,
) -> None:
    writer = OddWriter({"A": error})

    async def work(queue: WriteQueue) -> None:
        results = await asyncio.gather(*saving(queue, "A", "B"), return_exceptions=True)
        assert [type(result) for result in results] == [NotSaved, NotSaved]
        assert queue._alarms.text(Alarm.SAVING) is not None
        assert writer.written == [], "what may not be saved is not tried again in parts"
        assert queue.saved == 0
        await queue.save([Append(code="C")])
        assert queue._alarms.text(Alarm.SAVING) is None

    await with_queue(writer, work)
    assert writer.written == [["C"]]


async def test_what_waits_is_written_before_the_end() -> None:
    writer = OddWriter()

    async def work(queue: WriteQueue) -> None:
        (last,) = saving(queue, "A")
        await asyncio.sleep(0)  # it has begun to wait
        await queue.stop()
        await last

    await with_queue(writer, work)
    assert writer.written == [["A"]]


async def test_a_writer_left_alone_is_checked_and_the_alarm_follows() -> None:
    writer = OddWriter(check_seconds=0.001)
    writer.check_fails = BROKEN

    async def work(queue: WriteQueue) -> None:
        await writer.checked.wait()
        while queue._alarms.text(Alarm.SAVING) is None:
            await asyncio.sleep(0)
        writer.check_fails = None
        while queue._alarms.text(Alarm.SAVING) is not None:
            await asyncio.sleep(0.001)

    await with_queue(writer, work)
    assert writer.written == []
