"""The foreman of The Lost Mines against the detective, on deals that no training used.

    python -m bench.foreman.lost_mines --deals 2000 --players 3 4 5 6 7 8 9 --processes 2 --seed 1 --out figures.json

Each deal is played with the detective in all seats, and then with the foreman in one of them: by how many points that
seat does better. `--seats 3` tries three of its seats. The figures of a seed do not depend on the number of processes.
With `--minutes 9` it reports what was played by then; `--from 800` continues with the deals of that number and up.
"""

import argparse
import json
import random
import sys
from pathlib import Path

from bench.bots.figures import figures, table
from bench.bots.rounds import Tally
from bench.foreman.points import Piece, work
from bench.progress import watched
from pyrite.arena.workers import spread

CHUNK = 5


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=200, help="of each number of players")
    parser.add_argument("--from", type=int, default=0, dest="begin", help="the number of the first deal")
    parser.add_argument("--minutes", type=float, help="stop after this time")
    parser.add_argument("--players", type=int, nargs="+", default=[3, 4, 5, 6, 7, 8, 9])
    parser.add_argument("--seats", type=int, default=1, help="of each deal, in which the bot is tried")
    parser.add_argument("--who", default="foreman", help="the bot that is measured")
    parser.add_argument("--against", default="detective", help="the bot it is compared with")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--out", type=Path, help="a file for all figures as JSON")
    given = parser.parse_args()
    pieces = [
        Piece(given.who, given.against, players, given.seats, first, min(first + CHUNK, given.deals))
        for first in range(given.begin, given.deals, CHUNK)
        for players in given.players
    ]
    if given.minutes is None:
        random.Random(given.seed).shuffle(pieces)  # those of many players take longer
    tallies = {f"{players} players": Tally() for players in given.players}
    results = spread(work, given.seed, pieces, given.processes)
    for players, tally in watched(results, len(pieces), given.minutes):
        tallies[f"{players} players"].merge(tally)
    found = {name: figures(tally) for name, tally in tallies.items()}
    print(f"deals {given.begin} to {given.deals} of each cell, {given.seats} seats of each, seed {given.seed}")
    print(table(found))
    if given.out:
        settings = {"from": given.begin, "deals": given.deals, "seats": given.seats, "seed": given.seed}
        given.out.write_text(json.dumps({**settings, "figures": found}, indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
