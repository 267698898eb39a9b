"""Many games between bots, counted by how their rounds ended."""

from collections.abc import Callable
from typing import Any

import msgspec

from pyrite.arena.statistics import wilson
from pyrite.bots import bot
from pyrite.match import Match, new


class Rounds(msgspec.Struct):
    """How the rounds with one true number of saboteurs ended."""

    rounds: int = 0
    miners: int = 0
    saboteurs: int = 0
    nobody: int = 0

    def rate(self) -> float:
        """The share that the miners won."""
        return self.miners / self.rounds if self.rounds else 0.0

    def interval(self) -> tuple[float, float]:
        """Its 95 % Wilson interval."""
        return wilson(self.miners, self.rounds)


def play_game(name: str, bots: list[str], seed: str, options: dict[str, Any]) -> Match:
    """One game with these bots in the seats, everything drawn from the seed."""
    match = new(name, seed=f"{seed}/chance", **options)
    players = [bot(bots[seat % len(bots)], seed=f"{seed}/seat {seat}") for seat in range(match.options.players)]
    while match.turn is not None:
        match.play(players[match.turn].act(match.view(match.turn)))
    return match


def count_rounds(match: Match, by_saboteurs: dict[int, Rounds]) -> None:
    """Adds the rounds of a finished match, by the number of saboteurs that were truly dealt."""
    ending, roles = "", [""] * match.options.players
    for event in match.events(None):
        if event.kind == "round_ended":
            ending = event.ending
        elif event.kind == "role_shown":
            roles[event.seat] = event.role
            if event.seat == match.options.players - 1:
                tally = by_saboteurs.setdefault(roles.count("saboteur"), Rounds())
                tally.rounds += 1
                setattr(tally, ending, getattr(tally, ending) + 1)


def simulate(
    name: str, bots: list[str], games: int, seed: int, options: dict[str, Any], progress: Callable[[], None]
) -> tuple[dict[int, Rounds], list[list[int]]]:
    """Plays so many games; the rounds by true number of saboteurs, and the scores of every game."""
    by_saboteurs: dict[int, Rounds] = {}
    scores = []
    for number in range(games):
        match = play_game(name, bots, f"{seed}/{number}", options)
        count_rounds(match, by_saboteurs)
        scores.append(match.scores)
        progress()
    return dict(sorted(by_saboteurs.items())), scores
