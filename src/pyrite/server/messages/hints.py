"""Help for somebody who plays."""

import msgspec


class Hint(msgspec.Struct, frozen=True):
    """What a bot in the place of the asker would think of another seat: `GET /api/tables/{code}/hints`."""

    seat: int
    text: str  # in the language asked for
    chances: dict[str, float]  # of each role


class Suggestion(msgspec.Struct, frozen=True):
    """What a bot in the place of the asker would do: `GET /api/tables/{code}/suggestion`."""

    action: str
