"""How much a bot can be exploited: a network learns to win against it in each role, while the bot stays as it is.

The network (`pyrite.lab.ppo`) plays all seats of one team, the bot those of the other. First it watches games of the
bot and imitates it, then it plays against it. What it wins more than the bot itself wins in the same seats of the same
deals is a lower bound: a longer or better search may find more.
"""

import time
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

import msgspec
import numpy as np

from pyrite.arena.statistics import Mean
from pyrite.bots import Bot, bot
from pyrite.game import game as game_of
from pyrite.lab import evaluation, ppo
from pyrite.lab.batch import LEFT_ALONE, MOST_LEGAL
from pyrite.lab.numbered import NumberedMatch, layout_of

TABLES = 32  # games against the bot that are played together
WATCHING = 0.5  # the part of the time in which it imitates the bot
DECISIONS_EACH, LOTS_EACH = 1024, 16  # to watch, and minibatches of what was seen to imitate, in turn
MEETING = 0.3  # the pace of learning when it meets the bot, as a part of the first pace
TEAMS = (False, True)  # whether a team is the second one


class Search(msgspec.Struct, frozen=True, kw_only=True):
    """What is searched for, and how long."""

    bot: str
    game: str
    players: int
    minutes: float
    deals: int
    seed: int


class ProbePoint(msgspec.Struct, frozen=True):
    """A point of the curve: after so many minutes, how often each team of the network won."""

    minutes: float
    watched: int  # decisions of the bot that the network has seen
    decisions: int  # of the network against the bot
    won: tuple[float, float]


class TeamAnswer(msgspec.Struct, frozen=True):
    """How often a team won on the same deals: played by the bot itself, and by the network at three stages."""

    itself: float
    untrained: float
    imitating: float
    trained: float
    gain: Mean  # of the trained network over the bot itself


class ProbeResult(msgspec.Struct, frozen=True):
    """What a search has found, for each team."""

    search: Search
    answers: tuple[TeamAnswer, TeamAnswer]
    curve: list[ProbePoint]


class ProbeGame(NamedTuple):
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

    def _dealt(self, index: int) -> ProbeGame:
        """The next deal in which the network has a seat, played until it has to decide or the game is over."""
        while True:
            self._deals += 1
            deal = f"{self.search.seed}/learn/{self._deals}"
            match = NumberedMatch(self.game, {"players": self.search.players, "rounds": 1}, seed=deal)
            teams = match.match.game.is_second_team(match.match)
            seated = ProbeGame(
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


def _play_on(seated: ProbeGame) -> bool:
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


class BotDecisions:
    """Decisions of the bot when it plays all seats, with whether they won."""

    def __init__(self, search: Search) -> None:
        """Nothing was seen yet."""
        self._search = search
        self._seen: list[dict[str, np.ndarray]] = []
        self._games = 0
        self.decisions = 0

    def watch(self, decisions: int) -> None:
        """Watch whole games until there are so many decisions more."""
        enough = self.decisions + decisions
        while self.decisions < enough:
            self._games += 1
            self._watch_game(f"{self._search.seed}/watch/{self._games}")

    def _watch_game(self, deal: str) -> None:
        players = self._search.players
        match = NumberedMatch(self._search.game, {"players": players, "rounds": 1}, seed=deal)
        bots = [bot(self._search.bot, seed=f"{deal}/{seat}") for seat in range(players)]
        seats, rows = [], []
        while (turn := match.turn) is not None:
            action = bots[turn].act(match.view(turn))
            legal, number = match.legal(), match.number(action)
            if legal.index(number) < ppo.CHOICES:
                seats.append(turn)
                rows.append((match.compact(turn), ppo.padded(legal), legal.index(number)))
            match.play_action(action)
        compact, legal_rows, choice = (np.array(column) for column in zip(*rows, strict=True))
        target = np.sign(np.array(match.match.scores, np.float32))[seats]
        self._seen.append({"compact": compact, "legal": legal_rows, "choice": choice, "target": target})
        self.decisions += len(seats)

    def lots(self, count: int, size: int, rng: np.random.Generator) -> Iterator[dict[str, np.ndarray]]:
        """So many minibatches of what was seen, drawn at random."""
        whole = {name: np.concatenate([game[name] for game in self._seen]) for name in self._seen[0]}
        self._seen = [whole]
        for _ in range(count):
            drawn = rng.integers(0, self.decisions, size)
            yield {name: column[drawn] for name, column in whole.items()}


class Probe:
    """A search in progress."""

    def __init__(self, search: Search) -> None:
        """A network that knows nothing."""
        self.search = search
        self.learner = ppo.Learner(search.game, search.players, search.seed)
        self.watched = BotDecisions(search)
        self.met = 0  # decisions of the network against the bot
        self._tables: BotTables | None = None

    def imitate(self, left: float) -> None:
        """Watch some games of the bot, and learn what it does."""
        self.watched.watch(DECISIONS_EACH)
        for lot in self.watched.lots(LOTS_EACH, ppo.MINIBATCH, self.learner.rng):
            self.learner.imitate(lot, left)

    def meet(self, left: float) -> None:
        """Play against the bot, and learn what wins."""
        self._tables = self._tables or BotTables(self.search, TABLES)
        self.met += self.learner.learn(self._tables, left=MEETING * left, at_random=0.0)

    def point(self, minutes: float, deals: Sequence[str]) -> ProbePoint:
        """How well the network plays now."""
        first, second = (sum(won(self.learner.player(), self.search, deals, team)) / len(deals) for team in TEAMS)
        return ProbePoint(minutes, self.watched.decisions, self.met, (first, second))


def probe(search: Search, tell: Callable[[ProbePoint], None], checks: int = 6) -> ProbeResult:
    """Learn for so many minutes, with a few checks on the way, and compare on deals that were not used before."""
    if not game_of(search.game).is_won_by_teams:
        raise ValueError(f"teams don't win {search.game}")
    running = Probe(search)
    untrained = imitating = running.learner.player()
    curve: list[ProbePoint] = []
    used, total = 0.0, search.minutes * 60
    small = deals_with_both_teams(search, "check", max(1, search.deals // checks))
    while used < total or not running.met:
        began = time.perf_counter()
        left = 1 - used / total if used < total else 0.0
        if used < WATCHING * total or not running.watched.decisions:
            running.imitate(left)
            imitating = running.learner.player()
        else:
            running.meet(left)
        running.learner.wait()
        used += time.perf_counter() - began
        if used >= total * (len(curve) + 1) / checks:
            curve.append(running.point(used / 60, small))
            tell(curve[-1])
    first, second = _answers(search, (untrained, imitating, running.learner.player()))
    return ProbeResult(search, (first, second), curve)


def won(player: ppo.LearnedPlayer | None, search: Search, deals: Sequence[str], second: bool) -> list[bool]:
    """Whether a team wins each deal against the bot, played by the network, or by the bot itself."""
    return evaluation.won(player, search.game, search.players, search.bot, deals, second)


def _answers(search: Search, stages: Sequence[ppo.LearnedPlayer]) -> Iterator[TeamAnswer]:
    fresh = deals_with_both_teams(search, "fresh", search.deals)
    first_won = won(None, search, fresh, second=False)
    for second in TEAMS:
        itself = [one != second for one in first_won]
        results = [won(stage, search, fresh, second) for stage in stages]
        rate, untrained, imitating, trained = (sum(result) / len(fresh) for result in (itself, *results))
        yield TeamAnswer(rate, untrained, imitating, trained, evaluation.compare(itself, results[-1]))
