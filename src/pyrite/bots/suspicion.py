"""What a player thinks of the others: a chance for every role, and what it rests on."""

import msgspec


class Reason(msgspec.Struct, frozen=True):
    """Something that happened, and how much it says: in natural log-odds, towards `role` when positive."""

    event: int  # its place in the view's events
    role: str
    weight: float


class Suspicion(msgspec.Struct, frozen=True):
    """How likely another seat has each role, and the few events that moved this most, the weightiest first."""

    seat: int
    chances: dict[str, float]
    reasons: tuple[Reason, ...] = ()
