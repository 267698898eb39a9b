"""Many games between bots, counted by how their rounds ended."""

from collections.abc import Callable, Mapping

import msgspec

from pyrite.arena.statistics import Share, share
from pyrite.bots import bot
from pyrite.core.text_fields import OptionValue
from pyrite.game import game
from pyrite.match import AnyMatch, new


class SimulatedRound(msgspec.Struct):
    """What is counted of one round: the group it belongs to, how it ended, and what each seat was and won."""

    group: str
    ending: str
    won: list[tuple[str, int]]  # by seat: role, points of this round


def play_game(name: str, bots: list[str], seed: str, options: Mapping[str, OptionValue]) -> AnyMatch:
    """One game with these bots in the seats, everything drawn from the seed."""
    match = new(name, seed=f"{seed}/chance", **options)
    players = [bot(bots[seat % len(bots)], seed=f"{seed}/seat {seat}") for seat in range(match.options.players)]
    while match.turn is not None:
        match.play(players[match.turn].act(match.view(match.turn)))
    return match


def rounds_of(match: AnyMatch) -> list[SimulatedRound]:
    """The rounds of a finished match, in the groups in which the game counts them."""
    rounds: list[SimulatedRound] = []
    for event in match.events(None):
        if (ending := match.game.ending_of(event)) is not None:
            rounds.append(SimulatedRound("", ending, []))
        elif (role := match.game.shown_role(event)) is not None:
            rounds[-1].won.append((role, 0))
            rounds[-1].group = match.game.group_of([role for role, _ in rounds[-1].won])
        elif (points := match.game.points_of(event)) is not None and event.seat is not None:
            role, _ = rounds[-1].won[event.seat]
            rounds[-1].won[event.seat] = (role, points)
    return rounds


class Tally(msgspec.Struct):
    """The rounds of one group: how many, how they ended, and the points of each role."""

    rounds: int
    endings: dict[str, Share]
    points_by_role: dict[str, float]


def tally(name: str, rounds: list[SimulatedRound]) -> dict[str, Tally]:
    """Rounds by their groups, in order; also how often they ended in a way that never came."""
    endings = game(name).endings
    counted = {}
    for group in sorted({one.group for one in rounds}):
        members = [one for one in rounds if one.group == group]
        won = [pair for one in members for pair in one.won]
        counted[group] = Tally(
            len(members),
            {ending: share(sum(one.ending == ending for one in members), len(members)) for ending in endings},
            {role: _mean([points for other, points in won if other == role]) for role in sorted({r for r, _ in won})},
        )
    return counted


def _mean(values: list[int]) -> float:
    return sum(values) / len(values)


def simulate(
    name: str, bots: list[str], games: int, seed: int, options: Mapping[str, OptionValue], progress: Callable[[], None]
) -> tuple[list[SimulatedRound], list[list[int]]]:
    """Plays so many games; all their rounds, and the scores of every game."""
    rounds: list[SimulatedRound] = []
    scores = []
    for number in range(games):
        match = play_game(name, bots, f"{seed}/{number}", options)
        rounds += rounds_of(match)
        scores.append(match.scores)
        progress()
    return rounds, scores
