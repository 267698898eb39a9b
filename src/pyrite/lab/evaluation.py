"""How often a player that learned wins, compared with a bot on the same deals."""

from collections.abc import Sequence
from typing import Protocol

from pyrite.distribution import importing

with importing("lab"):
    import numpy as np

from pyrite.arena.statistics import Mean, bootstrap
from pyrite.bots import bot
from pyrite.core.require import require
from pyrite.lab.numbered import NumberedMatch


class NumberPlayer(Protocol):
    """A player that knows observations and actions as numbers."""

    def choose(self, compact: np.ndarray, legal: list[int]) -> int:
        """The number of one of the legal actions."""


def won(
    player: NumberPlayer | None, game: str, players: int, opponent: str, deals: Sequence[str], second: bool = False
) -> list[bool]:
    """Whether a team wins each deal, played by the network (or by the opponent itself), against the opponent."""
    results = []
    for deal in deals:
        match = NumberedMatch(game, {"players": players, "rounds": 1}, seed=deal)
        teams = match.match.game.is_second_team(match.match)
        bots = [bot(opponent, seed=f"{deal}/{seat}") for seat in range(players)]
        while (turn := match.turn) is not None:
            if player is None or teams[turn] != second:
                match.play_action(bots[turn].act(match.view(turn)))
            else:
                match.play(player.choose(match.compact(turn), match.legal()))
        results.append(match.match.game.first_team_won(match.view(None)) != second)
    return results


def compare(base: Sequence[bool], learned: Sequence[bool]) -> Mean:
    """How much more often the second is true, with its interval."""
    return require(bootstrap((float(one) - other, 1) for other, one in zip(base, learned, strict=True)))
