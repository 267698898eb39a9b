"""How time is reckoned in the race for the mines: what a turn more or less means."""

import msgspec


class Clock(msgspec.Struct, frozen=True):
    """A player's idea of time, in turns of one player."""

    keep: float  # the chance that nothing comes between while one player acts
    edge: float  # how surely the nearer of two dwarfs comes first: not at all with 0; more surely the nearer both are
    spread: float  # by how many turns the end of the round is uncertain
    lays: float  # how many cards a player lays on a way in a turn
    bridge: float = 0.7  # how long an obstacle takes that one has the tool for, as a part of laying a card
    wait: float = 1.5  # and one without
