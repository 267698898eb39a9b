"""Moments of stored rounds, as the belief network reads them: what one viewer knew after a lap, and the truth."""

import random
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import numpy
from numpy.typing import NDArray

from bench.bots.belief_data import PlayedRound, read
from pyrite.arena.workers import spread
from pyrite.games.saboteur.bots.knowledge.belief_rows import DEED_NUMBERS, SEAT_NUMBERS, round_rows
from pyrite.games.saboteur.rules.options import Options

SEATS = 10
NOBODY = SEATS  # the place of a target or viewer that there is not
TAKEN = 0.4  # the share of laps that is taken
PIECES = 16  # a file is read by so many processes

Halves = NDArray[numpy.float16]


class Moment(NamedTuple):
    """What a viewer knew after a lap."""

    rows: Halves  # deed, number
    seat: NDArray[numpy.int8]  # by deed
    target: NDArray[numpy.int8]
    seats: Halves  # seat, number
    viewer: int
    saboteurs: tuple[bool, ...]
    kinds: tuple[str, ...]


class Batch(NamedTuple):
    """Moments in arrays, all as long as the longest."""

    rows: Any  # moment, deed, number
    seat: Any  # moment, deed; NOBODY for none
    target: Any
    seats: Any  # moment, seat, number
    players: Any  # moment
    viewer: Any
    truth: Any  # moment, seat


def moments(played: PlayedRound, seed: int, taken: float = TAKEN) -> Iterator[Moment]:
    """Some laps of a round, each with a viewer of its own."""
    rng = random.Random(f"moments {seed}/{played.number}/{played.kinds}")
    players = len(played.saboteurs)
    options = Options(players=players)
    for done in range(players, len(played.deeds), players):
        if rng.random() >= taken:
            continue
        viewer = _viewer(played, rng)
        deeds = played.deeds[:done]
        face_up = {goal for goal, chance in enumerate(played.deeds[done].gold) if not chance}
        seen = {deed.goal for deed in deeds if deed.kind == "looked" and deed.seat == viewer}
        known = {goal: goal == played.gold for goal in sorted(face_up | seen)}
        found = round_rows(options, deeds, known, viewer)
        yield Moment(
            numpy.array([one.numbers for one in found.deeds], numpy.float16),
            numpy.array([one.seat for one in found.deeds], numpy.int8),
            numpy.array([one.target if one.target >= 0 else NOBODY for one in found.deeds], numpy.int8),
            numpy.array(found.seats, numpy.float16),
            NOBODY if viewer is None else viewer,
            tuple(played.saboteurs),
            tuple(played.kinds),
        )


def _viewer(played: PlayedRound, rng: random.Random) -> int | None:
    """Mostly a miner; sometimes a saboteur, or somebody who watches."""
    kind = rng.random()
    if kind > 0.9:
        return None
    some = [seat for seat, is_one in enumerate(played.saboteurs) if is_one == (kind > 0.8)]
    return rng.choice(some) if some else None


def work(seed: int, piece: tuple[Path, int]) -> tuple[tuple[str, int], list[Moment]]:
    path, first = piece
    return (path.name, first), [one for played in read(path, first, PIECES) for one in moments(played, seed)]


def moments_of(paths: Iterable[Path], seed: int, processes: int) -> list[Moment]:
    """Moments of all rounds in these files."""
    pieces = [(path, first) for path in paths for first in range(PIECES)]
    found = sorted(spread(work, seed, pieces, processes), key=lambda one: one[0])
    return [one for _, some in found for one in some]


def batch(some: list[Moment]) -> Batch:
    """These moments in arrays."""
    size, length = len(some), -(-max(len(one.seat) for one in some) // 8) * 8
    made = Batch(
        numpy.zeros((size, length, len(DEED_NUMBERS)), numpy.float16),
        numpy.full((size, length), NOBODY, numpy.int8),
        numpy.full((size, length), NOBODY, numpy.int8),
        numpy.zeros((size, SEATS, len(SEAT_NUMBERS)), numpy.float16),
        numpy.zeros(size, numpy.int8),
        numpy.full(size, NOBODY, numpy.int8),
        numpy.zeros((size, SEATS), numpy.float16),
    )
    for place, one in enumerate(some):
        deeds, players = len(one.seat), len(one.saboteurs)
        made.rows[place, :deeds] = one.rows
        made.seat[place, :deeds] = one.seat
        made.target[place, :deeds] = one.target
        made.seats[place, :players] = one.seats
        made.players[place] = players
        made.viewer[place] = one.viewer
        made.truth[place, :players] = one.saboteurs
    return made
