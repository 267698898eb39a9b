"""Every figure of the bots, with intervals, on as many processes as there are cores.

    python -m bench.bots all --deals 2000 --processes 16 --seed 1 --out figures.json
    python -m bench.bots suspicion exposure --deals 200 --processes 2 --seed 1

`all` measures exposure, suspicion, talk, strength, levels, foolish moves and time of the bots in both games, and what
rounds of The Lost Mines end by. All figures are printed, then a table of the values that are required. `--players`
leaves out tables of other sizes. The figures of a seed do not depend on
the number of processes. Final figures use a seed that was never used before.
"""

import argparse
import hashlib
import json
import sys
import time
from pathlib import Path
from types import ModuleType

from bench.bots import forest_held_out, held_out
from bench.bots.figures import figures, table
from bench.bots.measures import DETECTIVES, LEVELS, Cell
from bench.bots.pieces import Piece, work
from bench.bots.required import levels, required, stealth
from bench.bots.rounds import Tally
from pyrite.arena.workers import spread

HASH = "64af3cf85db39cc3"  # of held_out.py, from before anything was fitted; since then one class it uses was renamed
FOREST_HASH = "780b84d3a307a033"  # of forest_held_out.py, from before anything was fitted
STEALTHS = (0.0, 0.25, 0.5, 0.75, 1.0)  # the curve of stealth against wins
CELLS = {
    "exposure": [Cell("exposure", who=name) for name in DETECTIVES],
    "stealth": [Cell("exposure", who=f"detective~{stealth}") for stealth in STEALTHS],
    "suspicion": [Cell("suspicion", 5), Cell("suspicion", 7), Cell("forest suspicion", 5)],
    "forest strangers": [Cell("forest strangers", players) for players in (5, 7, 9)],
    "talk": [Cell("talk", 5, 2), Cell("talk", 7, 3)],
    "forest talk": [Cell("forest talk", players) for players in (5, 7)],
    "strength": [Cell("strength", players) for players in range(3, 11)],
    "levels": [Cell("levels", 5, 2), Cell("levels", 7, 3)],
    "forest": [Cell("forest strength", players) for players in range(3, 10)],
    "endings": [Cell("endings", players, who=who) for who in ("digger", "detective") for players in range(3, 10)],
}
FEWER = {  # the share of the deals that a cell gets unless --equal is given: its figures need fewer
    "forest strength": 0.5,
    "levels": 0.25,
    "forest suspicion": 0.25,
    "forest strangers": 0.15,
    "forest talk": 0.1,
    "endings": 0.15,
}
STEALTH_SHARE = 0.2
CHUNK = 10


def hash_of(module: ModuleType) -> str:
    return hashlib.sha256(Path(str(module.__file__)).read_bytes()).hexdigest()[:16]


def held_out_hash() -> str:
    return hash_of(held_out)


def deals_of(cell: Cell, deals: int) -> int:
    """How many of so many deals a cell gets."""
    share = STEALTH_SHARE if "~" in cell.who else FEWER.get(cell.measure, 1.0)
    return max(1, round(share * deals))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", nargs="+", choices=["all", *CELLS])
    parser.add_argument("--deals", type=int, default=200, help="of each cell; some that need fewer get fewer")
    parser.add_argument("--equal", action="store_true", help="all cells get the same number of deals")
    parser.add_argument("--players", type=int, nargs="+", help="only tables of these sizes")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--out", type=Path, help="a file for all figures as JSON")
    given = parser.parse_args()
    names = list(CELLS) if "all" in given.what else given.what
    cells = list(dict.fromkeys(cell for name in names for cell in CELLS[name]))
    cells = [cell for cell in cells if given.players is None or cell.players in given.players]
    deals = {cell: given.deals if given.equal else deals_of(cell, given.deals) for cell in cells}
    pieces = [
        Piece(cell, first, min(first + CHUNK, deals[cell]))
        for first in range(0, given.deals, CHUNK)
        for cell in cells
        if first < deals[cell]
    ]
    tallies = {cell: Tally() for cell in cells}
    began, done = time.monotonic(), 0
    for count, (cell, _, tally) in enumerate(spread(work, given.seed, pieces, given.processes), 1):
        tallies[cell].merge(tally)
        percent = 100 * count // len(pieces)
        if percent >= done + 5 or count == len(pieces):
            done = percent
            print(f"{percent:3} % after {time.monotonic() - began:.0f} s", file=sys.stderr, flush=True)
    found = {cell.name: figures(tally) for cell, tally in tallies.items()}
    hashes = f"{held_out_hash()} {hash_of(forest_held_out)}"
    is_same = "as they were" if hashes == f"{HASH} {FOREST_HASH}" else f"CHANGED: {hashes}"
    print(table(found))
    print(f"\n{given.deals} deals, seed {given.seed}; the held-out players are {is_same}; intervals of 95 %\n")
    print("\n\n".join(filter(None, (required(found), stealth(found), levels(found, LEVELS)))))
    if given.out:
        settings = {"deals": given.deals, "seed": given.seed, "held out": held_out_hash()}
        given.out.write_text(json.dumps({**settings, "figures": found}, indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
