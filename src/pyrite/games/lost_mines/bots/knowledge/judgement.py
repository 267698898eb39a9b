"""What everybody's cards and walks say about their characters, fitted on many kinds of players.

A small network reads each thing that a seat did (`chronicle.py`) and adds up a few numbers for the seat; a second one
reads these sums, and says how much likelier a selfish dwarf and a saboteur are to do all that than a loyal one. Only
deals of the clan's cards that are possible count. `python -m bench.bots.forest_fit` makes the file of weights.
"""

import math
from collections.abc import Sequence
from functools import cache
from importlib import resources

import msgspec

from pyrite.bots.suspicion import Reason, Suspicion
from pyrite.games.lost_mines.bots.knowledge import evidence, roles
from pyrite.games.lost_mines.bots.knowledge.beliefs import clan_belief
from pyrite.games.lost_mines.bots.knowledge.chronicle import (
    KINDS,
    MINES,
    OWN,
    Chronicle,
    ChronicleEntry,
    chronicle_of,
    shares,
    worths,
)
from pyrite.games.lost_mines.bots.knowledge.roles import CHARACTERS, CLANS
from pyrite.games.lost_mines.rules.view import View

FORMAT = "pyrite forest judgement 1"
FILE = "judgement.json"
FINE, COARSE = 0.01, 0.06  # shares of all treasure that a gain is compared with
GROUPS = ("own", "clan", "other")
KNOWN = ("then", "looked", "now")  # by what everybody knew, by what the doer had looked at, by what the viewer knows
NAMES = (  # of the numbers in a row
    *KINDS,
    *(f"{size} {group} {known}" for known in KNOWN for group in GROUPS for size in ("fine", "coarse")),
    *("hit clan", "helped clan", "hit other", "helped other"),
    *("hope own", "hope clan", "hope other"),
    *("to looked", "to unknown", "looked"),
    *("taken", "own taken", "turn", "mates", "others"),
    *("obstacle", "rocks", "camp", "openings", "place", "near own", "near clan", "near other"),
    *("in mine", "to mine", "to hidden", "leaves treasure"),
)
CONTEXT = 3  # numbers about a seat beside what it did
USUAL_ENTRIES = 14  # of a seat in a round
SUM_SCALE = 8.0
MOST_REASONS = 3
LEAST_REASON = 0.05
EVEN = 0.01  # a walk that changes the own share of each mine by less than this changes nothing
SURE = 12.0  # no likelihood is taken to be larger, in natural logarithms
_KIND = {kind: place for place, kind in enumerate(KINDS)}

Matrix = tuple[tuple[float, ...], ...]


class JudgementWeights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The two networks, and what made them. The rows of a matrix are its inputs."""

    format: str
    command: str
    temper: float  # a factor on all logarithms: strangers do not play like the players it was fitted on
    names: tuple[str, ...]
    first: Matrix
    first_bias: tuple[float, ...]
    sums: Matrix
    second: Matrix
    second_bias: tuple[float, ...]
    out: Matrix
    direct: Matrix
    out_bias: tuple[float, ...]


@cache
def fitted() -> JudgementWeights:
    """The weights that come with the program; ValueError if they were fitted for other numbers."""
    data = resources.files(__package__).joinpath(FILE).read_bytes()
    found = msgspec.json.decode(data, type=JudgementWeights)
    if found.format != FORMAT or found.names != NAMES:
        raise ValueError("the judgement of The Lost Mines was fitted for other numbers; fit it again")
    return found


def row(entry: ChronicleEntry, known: Sequence[str | None]) -> list[float]:
    """An entry as numbers, for a viewer who knows this of the mines now."""
    found = [0.0] * len(KINDS)
    found[_KIND[entry.kind]] = 1.0
    looked = [known[mine] if mine in entry.looked else held for mine, held in enumerate(entry.holds)]
    for holds in (entry.holds, looked, known):
        for gain in shares(entry, holds):
            found += [math.tanh(gain / FINE), math.tanh(gain / COARSE)]
    found += [
        math.tanh(gain / FINE) for gain in (entry.hit_clan, entry.helped_clan, entry.hit_other, entry.helped_other)
    ]
    weights = worths(entry.left, entry.holds)
    total = sum(weights) or 1.0
    for group in range(len(GROUPS)):
        found.append(sum([weight * one[group] for weight, one in zip(weights, entry.hopes, strict=True)]) / total)
    return found + _circumstances(entry)


def _circumstances(entry: ChronicleEntry) -> list[float]:
    """The numbers of an entry that do not depend on what the mines hold."""
    is_walk = entry.kind == "walk"
    hidden = [mine for mine in MINES if entry.holds[mine] is None] if is_walk else []
    return [
        math.tanh(sum([entry.gains[mine][OWN] for mine in hidden if mine in entry.looked]) / COARSE),
        math.tanh(sum([entry.gains[mine][OWN] for mine in hidden if mine not in entry.looked]) / COARSE),
        len(entry.looked) / 2,
        entry.taken,
        entry.own_taken / 2,
        entry.turn / 8,
        entry.mates / 4,
        entry.others / 4,
        float(entry.feature in ("tree", "lake", "pit")),
        float(entry.feature == "rocks"),
        float(entry.feature == "camp"),
        entry.openings / 4,
        entry.place,
        float(entry.near_own),
        float(entry.near_clan),
        float(entry.near_other),
        float(entry.in_mine),
        float(entry.to_mine),
        float(entry.to_hidden),
        float(entry.in_mine and is_walk and not entry.to_mine),
    ]


def context(players: int, clan: int, entries: int) -> list[float]:
    """What is read of a seat beside its deeds: the players, those of its clan, and how long the round has lasted."""
    return [players / 9, clan / 5, entries / (USUAL_ENTRIES * players)]


class Judgement:
    """How likely each character would have done what each seat did, for one viewer."""

    def __init__(self, chronicle: Chronicle, known: tuple[str | None, ...], weights: JudgementWeights) -> None:
        """After the entries of a chronicle, for a viewer who knows this of the mines."""
        self.weights = weights
        self.clans = chronicle.clans
        self.entries = chronicle.entries
        self.numbers = self._numbers(chronicle, known)
        self.counts = [0] * len(self.clans)
        self.sums = [[0.0] * len(weights.sums[0]) for _ in self.clans]
        for entry, numbers in zip(self.entries, self.numbers, strict=True):
            self.counts[entry.seat] += 1
            self.sums[entry.seat] = [one + other for one, other in zip(self.sums[entry.seat], numbers, strict=True)]

    def _numbers(self, chronicle: Chronicle, known: tuple[str | None, ...]) -> list[list[float]]:
        """What each entry adds to its seat; those that were read before are remembered."""
        found = chronicle.remembered.setdefault(known, [])
        weights = self.weights
        for entry in self.entries[len(found) :]:
            hidden = [max(0.0, one) for one in _product(row(entry, known), weights.first, weights.first_bias)]
            found.append(_product(hidden, weights.sums, (0.0,) * len(weights.sums[0])))
        return found

    def _read(self, seat: int) -> list[float]:
        """What the second network reads of a seat."""
        sums = self.sums[seat]
        root = 1 / math.sqrt(1 + self.counts[seat])
        mates = self.clans.count(self.clans[seat])
        return [
            *[one / SUM_SCALE for one in sums],
            *[one * root for one in sums],
            *context(len(self.clans), mates, len(self.entries)),
        ]

    def log_likelihoods(self, seat: int) -> list[float]:
        """By character, less that of a loyal dwarf."""
        weights, read = self.weights, self._read(seat)
        hidden = [max(0.0, one) for one in _product(read, weights.second, weights.second_bias)]
        straight = _product(read, weights.direct, weights.out_bias)
        logs = [weights.temper * one for one in _product(hidden, weights.out, straight)]
        return [0.0, *[max(-SURE, min(SURE, one)) for one in logs]]

    def likelihoods(self) -> list[list[float]]:
        """By seat and character."""
        return [[math.exp(one) for one in self.log_likelihoods(seat)] for seat in range(len(self.clans))]

    def slopes(self, seat: int) -> Matrix:
        """By number of a seat, how much one more of it adds to the two logarithms."""
        weights = self.weights
        second = _product(self._read(seat), weights.second, weights.second_bias)
        active = [out if one > 0 else (0.0, 0.0) for one, out in zip(second, weights.out, strict=True)]
        rows = [_product(row, active, direct) for row, direct in zip(weights.second, weights.direct, strict=True)]
        size = len(weights.sums[0])
        root = 1 / math.sqrt(1 + self.counts[seat])
        return tuple(
            tuple(weights.temper * (one / SUM_SCALE + other * root) for one, other in zip(*both, strict=True))
            for both in zip(rows[:size], rows[size : 2 * size], strict=True)
        )

    def reasons(self, seat: int, likely: Sequence[float]) -> tuple[Reason, ...]:
        """The entries that say most about a seat, the weightiest first.

        Each is weighed for the character it says most about, against the other two with their present chances.
        """
        slopes = self.slopes(seat)
        found: list[Reason] = []
        for entry, numbers in zip(self.entries, self.numbers, strict=True):
            if entry.seat == seat and is_told(entry):
                means = [1.0, *[math.exp(one) for one in _product(numbers, slopes, (0.0, 0.0))]]
                weights = [evidence.speaks(means, likely, character) for character in range(len(CHARACTERS))]
                strongest = max(range(len(CHARACTERS)), key=lambda one: abs(weights[one]))
                if abs(weights[strongest]) >= LEAST_REASON:
                    found.append(Reason(entry.event, CHARACTERS[strongest], weights[strongest]))
        return tuple(sorted(found, key=lambda reason: -abs(reason.weight))[:MOST_REASONS])


def is_told(entry: ChronicleEntry) -> bool:
    """Whether people would accept an entry as a reason: not a walk that changes nothing."""
    if entry.kind != "walk" or entry.in_mine or entry.to_mine or entry.to_hidden:
        return True
    return any(abs(gains[OWN]) > EVEN for gains in entry.gains)


def suspicion(view: View) -> tuple[Suspicion, ...]:
    """How likely each other seat has each character, and the deeds that say most about it."""
    chronicle = chronicle_of(view)
    if chronicle is None or not chronicle.entries:
        return roles.suspicion(view)
    judgement = Judgement(chronicle, tuple(mine.holds for mine in view.mines), fitted())
    likely = judgement.likelihoods()
    loyal = roles.loyal_cards(view)
    found = []
    for clan in CLANS:
        seats = roles.seats_of(view, clan)
        belief = clan_belief(loyal, seats, roles.known_of(view, seats), likely)
        for place, seat in enumerate(seats):
            if seat != view.seat:
                chances = [belief.chance(place, character) for character in CHARACTERS]
                is_known = view.dwarfs[seat].character is not None
                why = () if is_known else judgement.reasons(seat, chances)
                found.append(Suspicion(seat, dict(zip(CHARACTERS, chances, strict=True)), why))
    return tuple(sorted(found, key=lambda one: one.seat))


def _product(values: Sequence[float], matrix: Sequence[Sequence[float]], begin: Sequence[float]) -> list[float]:
    """The values times the matrix, added to a beginning; most values of a row are 0, and those are left out."""
    found = list(begin)
    for value, weights in zip(values, matrix, strict=True):
        if value:
            found = [one + value * weight for one, weight in zip(found, weights, strict=True)]
    return found
