"""Deals played out: the same cards in every seating, bots who see views, and what is noted of each."""

import random
import time
from collections.abc import Callable, Mapping, Sequence

import msgspec

from pyrite.arena.contest import Chunk, Contest
from pyrite.arena.move_times import Thinking
from pyrite.bots import Bot, bot, words_of
from pyrite.bots.usage import Usage
from pyrite.core.interned import Interned
from pyrite.core.text_fields import OptionValue
from pyrite.core.views import SpokenPhrase
from pyrite.game import AnyGame, AnyState, AnyView, Event, Options, game
from pyrite.match import Match

Bots = Mapping[str, Callable[[str], Bot]]  # for each letter, what makes a bot from a seed


class TeamsDeal(msgspec.Struct, frozen=True, tag="teams"):
    """A deal won by a team: how many played for the second team, and for each seating whether the first won."""

    number: int
    second: int
    won: dict[str, bool]


class PointsDeal(msgspec.Struct, frozen=True, tag="points"):
    """A deal won by points: by seat its role, and the points it won with A and with B."""

    number: int
    roles: tuple[str, ...]
    a: tuple[int, ...]
    b: tuple[int, ...]


class ChunkResult(msgspec.Struct, frozen=True):
    """The result of a chunk."""

    chunk: Chunk
    results: list[TeamsDeal | PointsDeal]
    thinking: dict[str, Thinking]  # by letter
    usage: dict[str, Usage] = {}  # by letter, of bots that ask a language model


class PairedMatch(Match[Options, AnyState, Interned, AnyView, Event]):
    """A match whose luck does not depend on how it is played.

    Each kind of draw has dice of its own, thrown once a draw: the n-th card from the pile is the same in every seating,
    whatever else chance drew in between.
    """

    def __init__(self, a_game: AnyGame, options: Options, seed: str) -> None:
        """A match about to begin."""
        super().__init__(a_game, options, seed)
        self._seed = seed
        self._dice: dict[str, random.Random] = {}

    def deal(self) -> None:
        """Lets chance draw until somebody has to decide."""
        while tickets := self.state.tickets():
            what = self.state.drawn_what
            if what not in self._dice:
                self._dice[what] = random.Random(f"{self._seed}/{what}")
            self.take_step(self.state.drawn_by(int(self._dice[what].random() * tickets)))


def lay_out(contest: Contest, players: int, number: int) -> PairedMatch:
    """A deal, about to be played."""
    a_game = game(contest.game)
    return dealt(a_game, {**contest.options, "players": players}, _seed(contest, players, number))


def dealt(a_game: AnyGame, given: Mapping[str, OptionValue], seed: str) -> PairedMatch:
    """A table for one round with these options, at which this seed has dealt."""
    rounds = {"rounds": 1} if "rounds" in a_game.option_specs else {}
    table = PairedMatch(a_game, a_game.options_from({**given, **rounds}), seed)
    table.deal()
    return table


def _seed(contest: Contest, players: int, number: int) -> str:
    return f"{contest.seed}/{players}/{number}"


def roles(table: PairedMatch) -> list[str]:
    """The true role of every seat; the arena may look at all cards, the bots never."""
    return [table.view(seat).role or "" for seat in range(table.options.players)]


def is_second(table: PairedMatch) -> list[bool]:
    """By seat: whether the second letter of a seating sits there, and not the first."""
    return table.game.is_second_team(table)


def play_chunk(contest: Contest, chunk: Chunk) -> ChunkResult:
    """Plays the deals of a chunk with the bots of these names."""
    made: dict[str, list[Bot]] = {"a": [], "b": []}
    bots: Bots = {letter: _maker(name, made[letter]) for letter, name in (("a", contest.a), ("b", contest.b))}
    thinking = {"a": Thinking(), "b": Thinking()}
    results = [play_deal(contest, chunk.players, deal, bots, thinking) for deal in chunk.deals]
    return ChunkResult(chunk, results, thinking, _usage(made))


def _maker(name: str, made: list[Bot]) -> Callable[[str], Bot]:
    """Makes bots of a name, and keeps them for their usage."""

    def make(seed: str) -> Bot:
        made.append(bot(name, seed=seed))
        return made[-1]

    return make


def _usage(made: Mapping[str, Sequence[Bot]]) -> dict[str, Usage]:
    """What the bots of each letter asked a language model; nothing for those that ask none."""
    usage: dict[str, Usage] = {}
    for letter, bots in made.items():
        for one in bots:
            asked = getattr(one, "usage", None)
            if isinstance(asked, Usage):
                usage.setdefault(letter, Usage()).merge(asked)
    return usage


def play_deal(
    contest: Contest, players: int, number: int, bots: Bots, thinking: dict[str, Thinking]
) -> TeamsDeal | PointsDeal:
    """Plays one deal in every seating, and counts how long the bots think."""
    ends = {}
    for seating in contest.seatings:
        table = lay_out(contest, players, number)
        letters = [seating[second] for second in is_second(table)]
        try:
            seed = _seed(contest, players, number)
            seated = [bots[letter](f"{seed}/seat {seat}") for seat, letter in enumerate(letters)]
            play_out(table, seated, [thinking[letter] for letter in letters], talk=contest.talk)
        except Exception as error:
            where = f"deal {number} of seed {contest.seed} with {players} players, seated {seating}"
            raise RuntimeError(f"{where}: {error!r}") from error
        ends[seating] = (letters, table)
    return _teams_deal(number, ends) if game(contest.game).is_won_by_teams else _points_deal(number, ends)


def play_out(
    table: PairedMatch, bots: Sequence[Bot], thinking: Sequence[Thinking], *, talk: bool = False
) -> dict[int, AnyView]:
    """Plays a table to its end, and counts how long each seat thinks; the last view of each before the round ended.

    What comes after is decided by players who have seen every role.
    """
    said: list[SpokenPhrase] = []
    last: dict[int, AnyView] = {}
    while (seat := table.turn) is not None:
        view = table.view(seat).with_talk(tuple(said))
        if view.ending == "none":
            last[seat] = view
        began = time.process_time()  # processor time, since other programs use the machine too
        action = bots[seat].act(view)
        if len(view.legal) > 1:
            thinking[seat].add(time.process_time() - began)
        words = words_of(bots[seat], view) if talk else None
        if words is not None:
            said.append(words)
        table.play(action)
    return last


def first_team_won(table: PairedMatch) -> bool:
    """Whether the first team won the round that was played at a table."""
    return table.game.first_team_won(table.view(None))


def _teams_deal(number: int, ends: dict[str, tuple[list[str], PairedMatch]]) -> TeamsDeal:
    won = {seating: first_team_won(table) for seating, (_, table) in ends.items()}
    return TeamsDeal(number, sum(is_second(ends["ab"][1])), won)


def _points_deal(number: int, ends: dict[str, tuple[list[str], PairedMatch]]) -> PointsDeal:
    dealt_roles = tuple(roles(ends["ab"][1]))
    points: dict[str, list[int]] = {"a": [0] * len(dealt_roles), "b": [0] * len(dealt_roles)}
    for letters, table in ends.values():
        for seat, (letter, score) in enumerate(zip(letters, table.scores, strict=True)):
            points[letter][seat] = score
    return PointsDeal(number, dealt_roles, tuple(points["a"]), tuple(points["b"]))
