"""Rounds to measure on: who sits where, what they say, and what is noted of each decision."""

import random
import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from bench.bots import forest_held_out, held_out
from pyrite.arena.beliefs import Belief
from pyrite.arena.deals import PairedMatch, dealt
from pyrite.arena.move_times import Thinking
from pyrite.bots import PERSONALITIES, Player, bot, words_of
from pyrite.core.views import SpokenPhrase
from pyrite.game import game

IN_THE_FOREST = "forest "  # before the name of a held-out style of The Lost Mines

Watch = Callable[[PairedMatch, int, Any, Any], None]  # the table after a decision, the seat, its view and its action


class Tally(msgspec.Struct):
    """What was counted over some rounds."""

    counts: Counter[str] = msgspec.field(default_factory=Counter)
    beliefs: dict[str, Belief] = {}
    pairs: dict[str, list[tuple[float, int]]] = {}  # by figure: for each deal a sum and how many values it is of
    thinking: dict[str, Thinking] = {}  # by bot

    def add_belief(self, name: str, chance: float, is_so: bool) -> None:
        """Note under a name how likely something was thought, and whether it was so."""
        self.beliefs.setdefault(name, Belief()).add(chance, is_so)

    def merge(self, other: "Tally") -> None:
        self.counts.update(other.counts)
        for name, belief in other.beliefs.items():
            self.beliefs.setdefault(name, Belief()).merge(belief)
        for name, pairs in other.pairs.items():
            self.pairs.setdefault(name, []).extend(pairs)
        for name, thinking in other.thinking.items():
            self.thinking.setdefault(name, Thinking()).merge(thinking)


def player(name: str, seed: str) -> Any:
    """A bot by its name, a held-out style, or a detective with a stealth of its own (`detective~1.5`)."""
    if name.startswith(IN_THE_FOREST):
        return forest_held_out.Stranger(name.removeprefix(IN_THE_FOREST), seed)
    if name in held_out.SABOTEURS + held_out.MINERS:
        return held_out.Scripted(name, seed)
    level, tilde, stealth = name.partition("~")
    if tilde:
        return Player(level, seed, msgspec.structs.replace(PERSONALITIES["plain"], stealth=float(stealth)))
    return bot(name, seed=seed)


def deal(name: str, players: int, seed: str, saboteurs: int | None = None) -> PairedMatch:
    """A deal; with a number of saboteurs, the first of this seed that has so many."""
    for number in range(1000):
        table = dealt(game(name), {"players": players}, f"{seed}/{number}" if number else seed)
        if saboteurs is None or roles(table).count("saboteur") == saboteurs:
            return table
    raise RuntimeError(f"no deal of {seed} has {saboteurs} saboteurs")


def roles(table: PairedMatch) -> list[str]:
    return [table.view(seat).role or "" for seat in range(table.options.players)]


def play(
    table: PairedMatch,
    names: Sequence[str],
    seed: str,
    *,
    talk: bool = False,
    watch: Watch | None = None,
    tally: Tally | None = None,
) -> list[SpokenPhrase]:
    """Play a round to its end, and return what was said; `watch` sees every decision."""
    bots = [player(name, f"{seed}/seat {seat}") for seat, name in enumerate(names)]
    said: list[SpokenPhrase] = []
    while (seat := table.turn) is not None:
        view = table.view(seat).with_talk(tuple(said))
        began = time.process_time()
        action = bots[seat].act(view)
        if tally is not None and len(view.legal) > 1:
            tally.thinking.setdefault(names[seat], Thinking()).add(time.process_time() - began)
        words = words_of(bots[seat], view) if talk else None
        if words is not None:
            said.append(words)
        table.play(action)
        if watch is not None and view.ending == "none":
            watch(table, seat, view, action)
    return said


def seated(dealt_roles: Sequence[str], by_role: dict[str, str]) -> list[str]:
    return [by_role[role] for role in dealt_roles]


def drawn(dealt_roles: Sequence[str], kinds: Mapping[str, Sequence[str]], rng: random.Random) -> list[str]:
    return [rng.choice(kinds[role]) for role in dealt_roles]
