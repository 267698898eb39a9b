"""What people say about a game after it, in the database."""

import msgspec
from sqlalchemy import Executable, delete, insert, select

from pyrite.server.messages import Opinion
from pyrite.server.store.reader import Reader
from pyrite.server.store.schema import FEEDBACK


class StoredFeedback(msgspec.Struct, frozen=True, kw_only=True):
    """What the person in a seat says about a finished game."""

    code: str
    seat: int
    who: str
    at: int
    fun: bool | None
    fooled_by: int | None

    def seen(self) -> Opinion:
        """Without the identity."""
        return Opinion(at=self.at, seat=self.seat, fun=self.fun, fooled_by=self.fooled_by)


def replace_feedback(feedback: StoredFeedback) -> tuple[Executable, ...]:
    """The statements that store it in place of what the same seat has said before."""
    here = (FEEDBACK.c.code == feedback.code, FEEDBACK.c.seat == feedback.seat)
    return delete(FEEDBACK).where(*here), insert(FEEDBACK).values(msgspec.structs.asdict(feedback))


async def feedback_at(reader: Reader, code: str) -> list[StoredFeedback]:
    """What was said about the game at a table, in the order of the seats."""
    query = select(FEEDBACK).where(FEEDBACK.c.code == code).order_by(FEEDBACK.c.seat)
    async with reader.database.reading() as connection:
        return [StoredFeedback(**row._mapping) for row in await connection.execute(query)]
