"""How much a bot can be exploited: a network learns to win against it in each role, while the bot stays as it is.

The network (`pyrite.lab.ppo`) plays all seats of one team, the bot those of the other. First it practises against
itself and against random players, in a batch; then it plays against the bot alone. What it wins more than the bot
itself wins in the same seats of the same deals is a lower bound: a longer or better search may find more.
"""

import time
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

import msgspec
import numpy as np

from pyrite.arena.statistics import Mean
from pyrite.bots import Bot, bot
from pyrite.game import game as game_of
from pyrite.lab import ppo
from pyrite.lab.batch import LEFT_ALONE, MOST_LEGAL
from pyrite.lab.numbered import NumberedMatch, layout_of

TABLES = 32  # games against the bot that are played together
PRACTICE = 0.5  # the part of the time before it meets the bot
AT_RANDOM = 0.3  # the part of the practice games in which the second team plays at random
LAST_PACE = 0.3  # of learning when it meets the bot, as a part of the first pace
TEAMS = (False, True)  # whether a team is the second one


class Search(msgspec.Struct, frozen=True, kw_only=True):
    """What is searched for, and how long."""

    bot: str
    game: str
    players: int
    minutes: float
    deals: int
    seed: int


class Point(msgspec.Struct, frozen=True):
    """A point of the curve: after so many minutes and decisions, how often each team of the network won."""

    minutes: float
    decisions: int
    won: tuple[float, float]


class Answer(msgspec.Struct, frozen=True):
    """How often a team won on the same deals: played by the bot itself, and by the network at three stages."""

    itself: float
    untrained: float
    practised: float
    trained: float
    gain: Mean  # of the trained network over the bot itself


class Found(msgspec.Struct, frozen=True):
    """What a search has found, for each team."""

    search: Search
    answers: tuple[Answer, Answer]
    curve: list[Point]
    decisions: int  # of the network against the bot


class Seated(NamedTuple):
    """A game against the bot: the team of the network, who plays for it, and the bots of the others."""

    match: NumberedMatch
    is_own: list[bool]
    bots: list[Bot]


class BotTables:
    """Games in which one team is asked and a bot plays the other; it has the arrays of a `Batch`."""

    def __init__(self, search: Search, size: int) -> None:
        """Deal all games; the network plays for the first team in every other one."""
        self.search, self.game, self.size = search, search.game, size
        self.layout = layout_of(search.game)
        self.observations = np.zeros((size, self.layout.compact_size), np.int32)
        self.legal = np.full((size, MOST_LEGAL), LEFT_ALONE, np.int32)
        self.seats = np.zeros(size, np.int32)
        self.ended = np.zeros(size, np.int32)
        self.rewards = np.zeros((size, search.players), np.float32)
        self._deals = 0
        self._tables = [self._dealt(index) for index in range(size)]
        for index in range(size):
            self._show(index)

    def _dealt(self, index: int) -> Seated:
        """The next deal in which the network has a seat, played until it has to decide or the game is over."""
        while True:
            self._deals += 1
            deal = f"{self.search.seed}/learn/{self._deals}"
            match = NumberedMatch(self.game, {"players": self.search.players, "rounds": 1}, seed=deal)
            teams = match.match.game.is_second_team(match.match)
            seated = Seated(
                match,
                [team == (index % 2 == 1) for team in teams],
                [bot(self.search.bot, seed=f"{deal}/{seat}") for seat in range(self.search.players)],
            )
            if any(seated.is_own) and _play_on(seated):
                return seated

    def step(self, actions: np.ndarray) -> None:
        """Play an action in every game, and let the bot answer; a game that ends starts again."""
        for index, seated in enumerate(self._tables):
            seated.match.play(int(actions[index]))
            goes_on = _play_on(seated)
            self.ended[index] = not goes_on
            self.rewards[index] = 0
            if not goes_on:
                self.rewards[index] = seated.match.match.scores
                self._tables[index] = self._dealt(index)
            self._show(index)

    def _show(self, index: int) -> None:
        match = self._tables[index].match
        seat, legal = match.turn, match.legal()
        assert seat is not None
        self.seats[index] = seat
        self.observations[index] = match.compact(seat)
        self.legal[index] = LEFT_ALONE
        self.legal[index, : len(legal)] = legal


def _play_on(seated: Seated) -> bool:
    """Let the bots play until the network has to decide; False if the game is over."""
    while (turn := seated.match.turn) is not None and not seated.is_own[turn]:
        seated.match.play_action(seated.bots[turn].act(seated.match.view(turn)))
    return turn is not None


def deals_with_both_teams(search: Search, purpose: str, count: int) -> list[str]:
    """Deals in which each team has a player."""
    found: list[str] = []
    number = 0
    while len(found) < count:
        deal = f"{search.seed}/{purpose}/{number}"
        match = NumberedMatch(search.game, {"players": search.players, "rounds": 1}, seed=deal)
        if len(set(match.match.game.is_second_team(match.match))) == 2:
            found.append(deal)
        number += 1
    return found


def probe(search: Search, tell: Callable[[Point], None], checks: int = 6) -> Found:
    """Learn for so many minutes, with a few checks on the way, and compare on deals that were not used before."""
    if not game_of(search.game).is_won_by_teams:
        raise ValueError(f"{search.game} is not won by teams")
    learner = ppo.Learner(search.game, search.players, search.seed)
    untrained = learner.player()
    curve: list[Point] = []
    used, total, met = 0.0, search.minutes * 60, 0
    tables: BotTables | None = None
    practised = untrained
    small = deals_with_both_teams(search, "check", max(1, search.deals // checks))
    while used < total or not met:
        began = time.perf_counter()
        if used < PRACTICE * total:
            learner.learn(learner.batch, left=1 - used / total, at_random=AT_RANDOM)
            practised = learner.player()
        else:
            tables = tables or BotTables(search, TABLES)
            met += learner.learn(tables, left=LAST_PACE * (1 - used / total) if total else 0.0, at_random=0.0)
        learner.wait()
        used += time.perf_counter() - began
        if used >= total * (len(curve) + 1) / checks:
            rates = tuple(sum(won(learner.player(), search, small, team)) / len(small) for team in TEAMS)
            curve.append(Point(used / 60, met, (rates[0], rates[1])))
            tell(curve[-1])
    stages = (untrained, practised, learner.player())
    answers = tuple(_answers(search, stages))
    return Found(search, (answers[0], answers[1]), curve, met)


def won(player: ppo.LearnedPlayer | None, search: Search, deals: Sequence[str], second: bool) -> list[bool]:
    """Whether a team wins each deal against the bot, played by the network, or by the bot itself."""
    return ppo.won(player, search.game, search.players, search.bot, deals, second)


def _answers(search: Search, stages: Sequence[ppo.LearnedPlayer]) -> Iterator[Answer]:
    fresh = deals_with_both_teams(search, "fresh", search.deals)
    first_won = won(None, search, fresh, second=False)
    for second in TEAMS:
        itself = [one != second for one in first_won]
        results = [won(stage, search, fresh, second) for stage in stages]
        rate, untrained, practised, trained = (sum(result) / len(fresh) for result in (itself, *results))
        yield Answer(rate, untrained, practised, trained, ppo.compare(itself, results[-1]))
