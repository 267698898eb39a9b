"""What a player thinks of the others: a chance for every role, and the events it is based on."""

import msgspec


class Reason(msgspec.Struct, frozen=True):
    """An event, and by how much it changed the log-odds (natural) of `role`."""

    event: int  # its place in the view's events
    role: str
    weight: float


class Suspicion(msgspec.Struct, frozen=True):
    """How likely another seat has each role, and the few events that changed this most, the strongest first."""

    seat: int
    chances: dict[str, float]
    reasons: tuple[Reason, ...] = ()

    @property
    def likeliest(self) -> str:
        """The role that it most likely has."""
        return max(self.chances, key=lambda role: self.chances[role])

    def grounds(self, most: int) -> list[Reason]:
        """The strongest reasons that speak for its likeliest role: more for it, or less for another."""
        likeliest = self.likeliest
        return [one for one in self.reasons if (one.weight > 0) == (one.role == likeliest)][:most]
