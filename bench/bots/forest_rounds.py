"""Rounds of The Lost Mines between many kinds of players, to fit the judgement on."""

import random
from typing import Any, NamedTuple

from bench.bots.forest_kinds import ForestTrainer, drawn
from bench.bots.rounds import deal, roles
from pyrite.core.require import require
from pyrite.games.lost_mines.bots.knowledge import evidence
from pyrite.games.lost_mines.bots.knowledge.chronicle import ChronicleEntry, chronicle_of
from pyrite.games.lost_mines.bots.knowledge.deeds import deeds_of
from pyrite.games.lost_mines.bots.knowledge.roles import CHARACTERS

PLAYERS = (3, 4, 5, 5, 5, 5, 6, 7, 7, 7, 8, 9, 9)
APART = 3  # decisions of each seat between two moments
CHUNK = 25


class Moment(NamedTuple):
    """What one viewer knows at one moment of a round."""

    entries: int  # how many had been noted
    viewer: int
    mines: tuple[str | None, ...]  # what the viewer knows that they hold
    characters: tuple[int, ...]  # the places of those that the viewer knows in CHARACTERS; -1 where it does not
    likely: tuple[tuple[float, ...], ...]  # by seat and character, what the counted evidence says


class PlayedRound(NamedTuple):
    """A round as it was played."""

    number: int
    kinds: list[str]
    clans: list[str]
    characters: list[int]
    entries: list[ChronicleEntry]
    moments: list[Moment]


def played(number: int, seed: int) -> PlayedRound:
    """Play a round."""
    rng = random.Random(f"forest fit {seed}/{number}")
    players = rng.choice(PLAYERS)
    table: Any = deal("lost-mines", players, f"forest fit {seed}/{number}")
    who = roles(table)
    kinds = drawn(who, rng)
    bots = [ForestTrainer(kinds[seat], who[seat], f"{seed}/{number}/{seat}") for seat in range(players)]
    moments: list[Moment] = []
    moves, begin = 0, rng.randrange(APART * players)
    while table.turn is not None:
        table.play(bots[table.turn].act(table.view(table.turn)))
        moves += 1
        if moves > players and (moves + begin) % (APART * players) == 0 and table.view(None).ending == "none":
            moments.append(moment(table, rng.randrange(players)))
    clans = [require(dwarf.clan) for dwarf in table.view(None).dwarfs]
    characters = [CHARACTERS.index(role) for role in who]
    return PlayedRound(number, kinds, clans, characters, require(chronicle_of(table.view(None))).entries, moments)


def moment(table: Any, viewer: int) -> Moment:
    seen, everybody = table.view(viewer), table.view(None)
    likely = evidence.likelihoods(evidence.counted(), deeds_of(everybody), len(seen.dwarfs))
    return Moment(
        len(require(chronicle_of(everybody)).entries),
        viewer,
        tuple(mine.holds for mine in seen.mines),
        tuple(-1 if dwarf.character is None else CHARACTERS.index(dwarf.character) for dwarf in seen.dwarfs),
        tuple(tuple(row) for row in likely),
    )


def work(seed: int, first: int) -> tuple[int, list[PlayedRound]]:
    """The rounds of a chunk."""
    return first, [played(number, seed) for number in range(first, first + CHUNK)]
