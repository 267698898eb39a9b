"""What people say about a game after it."""

import msgspec

from pyrite.server.messages.common import Time


class Opinion(msgspec.Struct, frozen=True, kw_only=True):
    """What the person in a seat answered: `GET /api/tables/{code}/feedback`, for the host."""

    at: Time
    seat: int
    fun: bool | None
    fooled_by: int | None  # the seat of the best liar; none: nobody, or not answered
