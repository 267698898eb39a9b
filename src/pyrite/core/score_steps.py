"""How the points of a round came about, step by step, in games that give points."""

import msgspec


class ScoreStep(msgspec.Struct, frozen=True, kw_only=True):
    """A step of the scoring: what each of some seats wins by it, or loses."""

    what: str  # which step of the rules
    side: str | None = None  # the side it is about
    seats: tuple[int, ...] = ()
    points: int = 0  # for each of the seats
    sum: int = 0  # what is split by it
    best: int = 0  # what decides who gets it
