"""By how much to temper the belief network of Saboteur, on players beyond the ranges that it learned from.

    python -m bench.bots.temper --deals 400 --seed 5 --processes 2
    python -m bench.bots.temper --write 0.95    # change the file that the bots read

`training_kinds.py` draws the habits of a family from a part of their range. These players mix several habits and have
more of them, so the network meets something new. The held-out players take no part in this.
"""

import argparse
import base64
import random
import sys
from pathlib import Path
from typing import Any

import msgspec
import numpy

from bench.bots.rounds import Tally, deal, roles
from bench.bots.training_kinds import DETECTIVES, DIGGERS, Habits, Trainer
from pyrite.arena.beliefs import judge
from pyrite.arena.workers import spread
from pyrite.games.saboteur import bots as saboteur_bots
from pyrite.games.saboteur.bots.knowledge.belief import FILE, BeliefFile, RoleBelief
from pyrite.games.saboteur.bots.knowledge.deeds import deeds_of
from pyrite.games.saboteur.bots.knowledge.roles import bound_chances
from pyrite.games.saboteur.bots.knowledge.sabotage_value import SabotageStyle

TEMPERS = [step / 20 for step in range(14, 27)]
PLAYERS = (5, 7)
BOTS = ("novice", "scout", *DIGGERS, *DETECTIVES)
SHARE_OF_BOTS = {"miner": 0.75, "saboteur": 0.6}
TEMPERED = ("out", "linear", "pair")  # what log-odds and bonds are proportional to
CHUNK = 10


def wild(role: str, rng: random.Random) -> Habits:
    """Habits of several families together."""
    is_saboteur = role == "saboteur"

    def often(share: float, least: float, most: float) -> float:
        return rng.uniform(least, most) if rng.random() < share else 0.0

    return Habits(
        slips=often(0.6, 0.1, 0.35),
        doubt=rng.uniform(0, 0.8),
        simple=rng.random() < 0.25,
        watches=rng.choice((0, 0.5, 1)),
        vengeful=often(0.3, 0.3, 1),
        accuses=often(0.25, 0.2, 0.9),
        hoards=often(0.25, 0.3, 1),
        goal=rng.randrange(3) if rng.random() < 0.15 else None,
        helps=often(0.25, 0.4, 1),
        wakes=rng.choice((1, 2, 3, 4, 6)),
        wastes=often(0.35, 0.4, 1) * is_saboteur,
        hits=often(0.3, 0.3, 1) * is_saboteur,
        favourite=rng.random() < 0.5,
        moody=often(0.3, 0.1, 0.7) * is_saboteur,
        sidles=often(0.3, 0.3, 1) * is_saboteur,
        tires=often(0.3, 0.2, 0.7) * is_saboteur,
        openly=SabotageStyle(openly_from=rng.choice((2, 3, 5, 9)), boldness=rng.random()),
    )


def player(role: str, rng: random.Random, seed: str) -> Trainer:
    if rng.random() < SHARE_OF_BOTS[role]:
        return Trainer(rng.choice(BOTS), role, seed)
    found = Trainer("simple", role, seed)
    found.habits = wild(role, rng)
    return found


def play(players: int, seed: str, found: Tally, now: float) -> None:
    """A round: after every lap, what each miner believes with every temper, if `now` is that of the file."""
    rng = random.Random(seed)
    table: Any = deal("saboteur", players, seed)
    who = roles(table)
    seated = [player(role, rng, f"{seed}/{seat}") for seat, role in enumerate(who)]
    turns = 0
    while table.turn is not None and table.view(table.turn).phase == "turn":
        table.play(seated[table.turn].act(table.view(table.turn)))
        turns += 1
        if turns % players or table.view(None).ending != "none":
            continue
        for viewer in (seat for seat in range(players) if who[seat] == "miner"):
            view = table.view(viewer)
            belief = RoleBelief(view, deeds_of(view).done)
            for temper in TEMPERS:
                factor = temper / now
                bonds = {pair: factor * one for pair, one in belief.bonds.items()}
                chances = bound_chances(view, [factor * one for one in belief.log_odds], bonds)
                for seat in range(players):
                    if seat != viewer:
                        found.add_belief(f"{players} {temper}", chances[seat], who[seat] == "saboteur")


def work(plan: tuple[int, float], piece: tuple[int, int]) -> Tally:
    found = Tally()
    players, first = piece
    for number in range(first, first + CHUNK):
        play(players, f"temper {plan[0]}/{players}/{number}", found, plan[1])
    return found


def tempered(file: BeliefFile, temper: float) -> bytes:
    """The file with another temper."""
    weights = dict(file.weights)
    for name in TEMPERED:
        array = numpy.frombuffer(base64.b64decode(weights[name].data), "<f2").astype(float) * temper / file.temper
        text = base64.b64encode(array.astype("<f2").tobytes()).decode()
        weights[name] = msgspec.structs.replace(weights[name], data=text)
    changed = msgspec.structs.replace(file, temper=temper, weights=weights)
    return msgspec.json.format(msgspec.json.encode(changed), indent=1) + b"\n"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=400, help="for each number of players")
    parser.add_argument("--seed", type=int, default=5)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--write", type=float, help="change the temper of the file to this")
    given = parser.parse_args()
    path = Path(str(saboteur_bots.__file__)).with_name(FILE)
    file = msgspec.json.decode(path.read_bytes(), type=BeliefFile)
    if given.write:
        path.write_bytes(tempered(file, given.write))
        return 0
    pieces = [(players, first) for first in range(0, given.deals, CHUNK) for players in PLAYERS]
    found = Tally()
    for tally in spread(work, (given.seed, file.temper), pieces, given.processes):
        found.merge(tally)
    print(f"the temper of the file is {file.temper}; log-loss and calibration error, {PLAYERS} players")
    for temper in TEMPERS:
        judged = [judge(found.beliefs[f"{players} {temper}"]) for players in PLAYERS]
        shown = ", ".join(f"{one.log_loss:.4f} {one.calibration_error:.4f}" for one in judged if one is not None)
        print(f"{temper:.2f}  {shown}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
