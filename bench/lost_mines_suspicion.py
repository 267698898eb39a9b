"""How well deeds tell the characters of The Lost Mines apart, and the table of evidence that this rests on.

python bench/lost_mines_suspicion.py [--rounds 50] [--json]     measure what the detective thinks
python bench/lost_mines_suspicion.py --fit [--rounds 300]       count deeds and write the table again

Rounds with 3 to 9 players are played by bots of several styles, drawn for each seat. Those that are counted and those
that are measured have different seeds.
"""

import argparse
import json
import math
import random
import sys
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import NamedTuple, TypeAlias

import msgspec

import pyrite
from pyrite.bots.personalities import personality
from pyrite.core.require import require
from pyrite.games.lost_mines.bots import detective, digger, novice
from pyrite.games.lost_mines.bots.knowledge import beliefs, deeds, evidence
from pyrite.games.lost_mines.bots.knowledge.roles import CHARACTERS, CLANS, loyal_cards
from pyrite.games.lost_mines.rules.actions import Action
from pyrite.games.lost_mines.rules.view import View
from pyrite.games.lost_mines.types import LostMinesMatch
from pyrite.match import Match

PLAYERS = range(3, 10)
Choose: TypeAlias = Callable[[View, random.Random, float | None], Action]
Thought: TypeAlias = tuple[str, str, Mapping[str, float]]  # the style and the true character of a seat, what is thought

STYLES: dict[str, Choose] = {
    "novice": novice.choose,
    "digger": digger.choose,
    "detective": detective.choose,
    "sly": lambda view, rng, budget: detective.choose(view, rng, budget, personality("sly")),
}
HOW_OFTEN = (1, 2, 3, 2)
SMOOTHING = 2.0  # what every context counts before anything is seen
RARE = 12  # contexts seen less often are left out
FILE = Path(evidence.__file__).with_name(evidence.FILE)
BINS = 10


class Round(NamedTuple):
    """A round as it was played."""

    styles: list[str]
    characters: list[str]
    clans: list[str]
    match: LostMinesMatch


def play(players: int, seed: str) -> Round:
    """A round with a style drawn for each seat."""
    rng = random.Random(f"{seed}/styles")
    match = pyrite.new("lost-mines", players=players, rounds=1, seed=seed)
    styles = rng.choices(list(STYLES), HOW_OFTEN, k=players)
    dice = [random.Random(f"{seed}/seat {seat}") for seat in range(players)]
    characters = [require(match.view(seat).role) for seat in range(players)]
    clans = [require(dwarf.clan) for dwarf in match.view(None).dwarfs]
    while (seat := match.turn) is not None:
        view = match.view(seat)
        match.play(view.legal[0] if len(view.legal) == 1 else STYLES[styles[seat]](view, dice[seat], None))
    return Round(styles, characters, clans, match)


def play_all(kind: str, rounds: int) -> Iterator[Round]:
    """So many rounds with each number of players."""
    for number in range(rounds):
        for players in PLAYERS:
            yield play(players, f"{kind}/{players}/{number}")


# The table of evidence.


class Seen(NamedTuple):
    """What is kept of a round to fit the table."""

    styles: list[str]
    characters: list[str]
    clans: list[str]
    loyal: int
    deeds: list[deeds.Deed]


def fit(rounds: int, command: str) -> evidence.EvidenceTable:
    """Counts the deeds of four fifths of the rounds; the rest say how much to believe of it."""
    seen = [
        Seen(one.styles, one.characters, one.clans, loyal_cards(end), deeds.deeds_of(end))
        for one in play_all("fit", rounds)
        for end in (one.match.view(None),)
    ]
    counted, kept = seen[len(seen) // 5 :], seen[: len(seen) // 5]
    contexts = count(counted)
    best = min(
        (
            evidence.EvidenceTable(evidence.VERSION, command, tuple(STYLES), sharpness / 20, contexts)
            for sharpness in range(2, 25)
        ),
        key=lambda one: log_loss(one, kept),
    )
    print(f"sharpness {best.sharpness}: log-loss {log_loss(best, kept):.4f}, {log_loss(None, kept):.4f} by cards alone")
    return best


def count(rounds: list[Seen]) -> dict[str, tuple[float, ...]]:
    """By context: the natural logarithm of how likely each character of each style does that."""
    kinds = [(character, style) for character in CHARACTERS for style in STYLES]
    times: dict[tuple[str, str], Counter[str]] = {kind: Counter() for kind in kinds}
    total: Counter[str] = Counter()
    for one in rounds:
        for deed in one.deeds:
            times[one.characters[deed.seat], one.styles[deed.seat]][deed.context] += 1
            total[deed.context] += 1
    everything = total.total()
    found = {}
    for context, often in sorted(total.items()):
        if often >= RARE:
            prior = SMOOTHING * len(total) * often / everything
            found[context] = tuple(
                round(math.log((times[kind][context] + prior) / (times[kind].total() + SMOOTHING * len(total))), 3)
                for kind in kinds
            )
    return found


def log_loss(table: evidence.EvidenceTable | None, rounds: list[Seen]) -> float:
    """How surprised one would be by the true characters, in nats a seat."""
    loss, seats = 0.0, 0
    for one in rounds:
        players = len(one.characters)
        likely = [[1.0] * 3] * players if table is None else evidence.likelihoods(table, one.deeds, players)
        for clan in CLANS:
            members = [seat for seat in range(players) if one.clans[seat] == clan]
            belief = beliefs.clan_belief(one.loyal, members, (None,) * len(members), likely)
            for place, seat in enumerate(members):
                loss -= math.log(max(belief.chance(place, one.characters[seat]), 1e-12))
                seats += 1
    return loss / seats


# What the detective thinks.


def measure(rounds: int) -> dict[str, dict[str, int | float]]:
    """Asks every seat what it thinks of the others, half way through each round and just before it ends."""
    thought: defaultdict[str, list[Thought]] = defaultdict(list)  # by moment
    for one in play_all("measure", rounds):
        for moment, part in (("half way", 0.5), ("end", 1.0)):
            match = until(one.match, part)
            for viewer in range(len(one.characters)):
                view = match.view(viewer)
                for other in detective.suspicion(view):
                    if view.dwarfs[other.seat].character is None:
                        thought[moment].append((one.styles[other.seat], one.characters[other.seat], other.chances))
    return {moment: figures(rows) for moment, rows in thought.items()}


def until(match: LostMinesMatch, part: float) -> LostMinesMatch:
    """The same match after a part of its moves, but never the last one: then everything is known."""
    again = Match(match.game, match.options)
    actions = [number for number, step in enumerate(match.steps) if isinstance(step, match.game.action)]
    for step in match.steps[: actions[math.ceil((len(actions) - 1) * part)]]:
        again.take_step(step)
    return again


def figures(rows: list[Thought]) -> dict[str, int | float]:
    """AUC of P(saboteur), overall and by style of the other, of P(selfish), and calibration errors."""
    found: dict[str, int | float] = {
        "thoughts": len(rows),
        "saboteur AUC": auc(rows, "saboteur"),
        "selfish AUC": auc(rows, "selfish"),
    }
    for style in STYLES:
        found[f"saboteur AUC, {style}"] = auc([row for row in rows if row[0] == style], "saboteur")
    for one in CHARACTERS:
        found[f"calibration error, {one}"] = calibration_error(rows, one)
    return found


def auc(rows: list[Thought], wanted: str) -> float:
    """The chance that who has the character is thought likelier to have it than who has not."""
    ranked = sorted((chances[wanted], true == wanted) for _, true, chances in rows)
    below = found = 0.0
    place = 0
    while place < len(ranked):
        end = place
        while end < len(ranked) and ranked[end][0] == ranked[place][0]:
            end += 1
        hits = sum(true for _, true in ranked[place:end])
        misses = end - place - hits
        found += hits * (below + misses / 2)
        below += misses
        place = end
    above = len(ranked) - below
    return found / (above * below) if above and below else math.nan


def calibration_error(rows: list[Thought], wanted: str) -> float:
    """How far chances are from how often it is so, on average over bins of chances."""
    bins: defaultdict[int, list[tuple[float, bool]]] = defaultdict(list)
    for _, true, chances in rows:
        bins[min(int(chances[wanted] * BINS), BINS - 1)].append((chances[wanted], true == wanted))
    return sum(abs(sum(chance for chance, _ in one) - sum(true for _, true in one)) for one in bins.values()) / len(
        rows
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--fit", action="store_true", help="count deeds and write the table again")
    parser.add_argument("--rounds", type=int, help="for each number of players")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    if given.fit:
        rounds = given.rounds or 300
        found = fit(rounds, f"python bench/lost_mines_suspicion.py --fit --rounds {rounds}")
        FILE.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
        return 0
    measured = measure(given.rounds or 50)
    if given.json:
        print(json.dumps(measured, indent=2))
        return 0
    for moment, of_moment in measured.items():
        print(moment)
        for name, value in of_moment.items():
            print(f"  {name:32} {value:.3f}" if isinstance(value, float) else f"  {name:32} {value}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
