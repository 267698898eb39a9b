"""What time means in the race for the mines."""

import msgspec


class RaceTiming(msgspec.Struct, frozen=True):
    """How a bot estimates time, in turns of one player."""

    keep: float  # the chance that nobody blocks the way while one player acts
    edge: float  # a dwarf that needs t turns has the weight (1 + t) ** -edge among those who run for a mine
    spread: float  # by how many turns the end of the round is uncertain
    lays: float  # how many cards of a way a player lays in a turn
    bridge: float = 0.7  # bridging an obstacle with a tool in hand, as a part of the time for laying a card
    wait: float = 1.5  # the same without the tool in hand
