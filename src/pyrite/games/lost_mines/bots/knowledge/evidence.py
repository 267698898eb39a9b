"""What deeds say about who did them, from counts over many rounds: how likely each kind of player is to do what.

For every character, and for several styles of play, a table holds how likely each kind of deed is (`deeds.py`). A
player's style is unknown, so a saboteur who waits is not taken for loyal merely because others would have acted by now.
The command `python bench/lost_mines_suspicion.py --fit` recreates the table.
"""

import math
from collections.abc import Iterable, Sequence
from functools import cache
from importlib import resources

import msgspec

from pyrite.bots.suspicion import Reason
from pyrite.games.lost_mines.bots.knowledge.deeds import Deed
from pyrite.games.lost_mines.bots.knowledge.roles import CHARACTERS

VERSION = 1
MOST_REASONS = 3
FILE = "evidence.json"
FIRST_FILE = "evidence_1.json"  # of `detective@1`; never changed
LEAST = 1e-9  # the lowest chance of a character after any deeds


class EvidenceTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How likely each kind of player is to do what, in natural logarithms."""

    version: int
    command: str  # that made it
    styles: tuple[str, ...]
    sharpness: float  # a factor on all logarithms: the deeds of one player are not independent
    contexts: dict[str, tuple[float, ...]]  # by character, then by style


def read(data: bytes) -> EvidenceTable:
    """The evidence in a file; ValueError says what is wrong with it."""
    try:
        found = msgspec.json.decode(data, type=EvidenceTable)
    except msgspec.MsgspecError as error:
        raise ValueError(f"this is not evidence of The Lost Mines: {error}") from None
    if found.version != VERSION:
        raise ValueError(f"the evidence is of version {found.version}, but version {VERSION} is read here")
    wanted = len(CHARACTERS) * len(found.styles)
    for context, chances in found.contexts.items():
        if len(chances) != wanted:
            raise ValueError(f"the evidence for {context!r} has {len(chances)} numbers instead of {wanted}")
    return found


@cache
def counted() -> EvidenceTable:
    """The evidence that comes with the program."""
    return read(resources.files(__package__).joinpath(FILE).read_bytes())


@cache
def first_version() -> EvidenceTable:
    """The evidence of the first detective."""
    return read(resources.files(__package__).joinpath(FIRST_FILE).read_bytes())


def likelihoods(evidence: EvidenceTable, deeds: Iterable[Deed], players: int) -> list[list[float]]:
    """For each seat, how likely each character would have acted as it did, relative to the likeliest character."""
    styles = len(evidence.styles)
    logs = [[0.0] * (3 * styles) for _ in range(players)]
    for deed in deeds:
        chances = evidence.contexts.get(deed.context)
        if chances is not None:
            row = logs[deed.seat]
            for place, chance in enumerate(chances):
                row[place] += chance
    return [_mixed(row, styles, evidence.sharpness) for row in logs]


def _mixed(logs: Sequence[float], styles: int, sharpness: float) -> list[float]:
    """By character: the mean over the styles."""
    most = max(logs)
    chances = [math.exp(sharpness * (one - most)) for one in logs]
    of_character = [sum(chances[styles * one : styles * one + styles]) for one in range(3)]
    best = max(of_character)
    return [max(one / best, LEAST) for one in of_character]


def reasons(evidence: EvidenceTable, deeds: Iterable[Deed], seat: int, likely: Sequence[float]) -> tuple[Reason, ...]:
    """The deeds that say most about a seat, the weightiest first.

    Each is weighed for the character it says most about, against the other two with their present chances.
    """
    styles = len(evidence.styles)
    found: list[Reason] = []
    for deed in deeds:
        chances = evidence.contexts.get(deed.context)
        if deed.seat != seat or chances is None:
            continue
        means = [sum(math.exp(one) for one in chances[styles * at : styles * at + styles]) for at in range(3)]
        weights = [evidence.sharpness * speaks(means, likely, at) for at in range(3)]
        at = max(range(3), key=lambda place: abs(weights[place]))
        if weights[at]:
            found.append(Reason(deed.event, CHARACTERS[at], weights[at]))
    found.sort(key=lambda reason: -abs(reason.weight))
    return tuple(found[:MOST_REASONS])


def speaks(means: Sequence[float], likely: Sequence[float], character: int) -> float:
    """The natural log-odds that a deed adds to a character, against the others."""
    others = [place for place in range(3) if place != character]
    weight = sum(likely[place] for place in others)
    if not weight or not likely[character]:
        return 0.0
    against = sum(likely[place] * means[place] for place in others) / weight
    return math.log(means[character] / against)
