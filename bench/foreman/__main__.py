"""The foreman against the detective, on deals that no training used.

    python -m bench.foreman --deals 500 --players 5 6 7 8 --processes 2 --seed 1 --out figures.json

Each deal is played with the detective in all seats, with the foreman as the miners, and with the foreman as the
saboteurs; the differences are paired. With `--miners NAME` the saboteurs of both
play against those miners. `--exposure` also reads how exposed saboteurs are after their own turns.
The figures of a seed do not depend on the number of processes. With `--minutes 9` it reports what was played by then,
and `--from 800` continues with the deals of that number and up.
"""

import argparse
import json
import sys
from pathlib import Path

from bench.bots.figures import figures, table
from bench.bots.rounds import Tally
from bench.foreman.pieces import Cell, Piece, work
from bench.progress import watched
from pyrite.arena.workers import spread

CHUNK = 5


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=200, help="of each cell")
    parser.add_argument("--from", type=int, default=0, dest="begin", help="the number of the first deal")
    parser.add_argument("--minutes", type=float, help="stop after this time")
    parser.add_argument("--players", type=int, nargs="+", default=[5, 6, 7, 8])
    parser.add_argument("--who", default="foreman", help="the bot that is measured")
    parser.add_argument("--against", default="detective", help="the bot it is compared with")
    parser.add_argument("--miners", default="", help="compare only saboteurs, against these miners")
    parser.add_argument("--exposure", action="store_true")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--out", type=Path, help="a file for all figures as JSON")
    given = parser.parse_args()
    cells = [Cell(given.who, given.against, players, given.exposure, given.miners) for players in given.players]
    pieces = [
        Piece(cell, first, min(first + CHUNK, given.deals))
        for first in range(given.begin, given.deals, CHUNK)
        for cell in cells
    ]
    tallies = {cell.name: Tally() for cell in cells}
    together = Tally()
    results = spread(work, given.seed, pieces, given.processes)
    for cell, tally in watched(results, len(pieces), given.minutes):
        tallies[cell.name].merge(tally)
        together.merge(tally)
    if len(cells) > 1:
        tallies["all of these together"] = together
    found = {name: figures(tally) for name, tally in tallies.items()}
    print(f"deals {given.begin} to {given.deals} of each cell, seed {given.seed}")
    print(table(found))
    if given.out:
        settings = {"from": given.begin, "deals": given.deals, "seed": given.seed}
        given.out.write_text(json.dumps({**settings, "figures": found}, indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
