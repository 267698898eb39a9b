"""How a box of The Lost Mines plays with the same bot in every seat: who gets there, how rounds end, who scores.

python bench/lost_mines_box.py --players 3-9 --games 300 [--box FILE] [--bot digger] [--json]

"From" and "to" are the bounds of the 95 % Wilson interval.
"""

import argparse
import json
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import pyrite
from pyrite.arena.statistics import wilson
from pyrite.core.require import require
from pyrite.games.lost_mines.rules import box as boxes
from pyrite.games.lost_mines.rules.view import View

BLOCKS = ("trap", "troll", "storm")
CHARACTERS = ("loyal", "selfish", "saboteur")
BATCH = 20


def play_round(players: int, seed: str, box: str, name: str) -> Counter[str]:
    """One round, counted."""
    match = pyrite.new("lost-mines", players=players, rounds=1, seed=f"{seed}/chance", box=box)
    bots = [pyrite.bot(name, seed=f"{seed}/seat {seat}") for seat in range(players)]
    turns: Counter[str] = Counter()
    while match.turn is not None:
        seat = match.turn
        action = bots[seat].act(match.view(seat))
        turns[action.verb.value] += 1
        match.play(action)
    return turns + count(match.view(None))


def count(end: View) -> Counter[str]:
    """What the table shows when the round is over."""
    counted = Counter(rounds=1)
    counted[f"ended by {end.ending}"] = 1
    counted["mines"] = sum(mine.face_up for mine in end.mines)
    counted["no mine"] = int(not counted["mines"])
    counted["taken"] = sum(treasure.taken_by is not None for treasure in end.treasures)
    counted["treasures"] = len(end.treasures)
    for dwarf, points in zip(end.dwarfs, end.points, strict=True):
        character = require(dwarf.character)
        counted[character] += 1
        counted[f"points of {character}"] += points
    return counted


def play_batch(job: tuple[int, int, int, str, str]) -> Counter[str]:
    players, first, last, box, name = job
    counted: Counter[str] = Counter()
    for game in range(first, last):
        counted += play_round(players, f"box/{players}/{game}", box, name)
    return counted


def row_of(players: int, counted: Counter[str]) -> dict[str, float]:
    """The figures of one number of players."""
    rounds = counted["rounds"]
    low, high = wilson(counted["ended by treasures"], rounds)
    return {
        "players": players,
        "rounds": rounds,
        "mines opened": counted["mines"] / rounds,
        "no mine opened": counted["no mine"] / rounds,
        "treasures taken": counted["taken"] / counted["treasures"],
        **{f"ended by {how}": counted[f"ended by {how}"] / rounds for how in ("treasures", "cards", "vote")},
        "ended by treasures, from": low,
        "ended by treasures, to": high,
        "tools played": counted["tool"] / rounds,
        "blocks played": sum(counted[verb] for verb in BLOCKS) / rounds,
        "discards": counted["discard"] / rounds,
        **{one: counted[f"points of {one}"] / max(1, counted[one]) for one in CHARACTERS},
    }


def table(rows: list[dict[str, float]]) -> str:
    """The rows as Markdown."""
    names = list(rows[0])
    lines = [names, ["---:"] * len(names)]
    shares = ("no mine opened", "treasures taken")
    for row in rows:
        percent = {name for name in names if name in shares or name.startswith("ended by")}
        lines.append([f"{row[n]:.0%}" if n in percent else f"{row[n]:.2f}".removesuffix(".00") for n in names])
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", default="3-9", help="one number, or a range such as 3-9")
    parser.add_argument("--games", type=int, default=300, help="rounds for each number of players")
    parser.add_argument("--box", type=Path, help="a file such as box.toml; without one, the box that is played")
    parser.add_argument("--bot", default="digger")
    parser.add_argument("--cores", type=int, default=2)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    box = (boxes.read(given.box.read_text(encoding="utf-8")) if given.box else boxes.default()).to_text()
    low, _, high = given.players.partition("-")
    rows = []
    with ProcessPoolExecutor(given.cores) as workers:
        for players in range(int(low), int(high or low) + 1):
            starts = range(0, given.games, BATCH)
            jobs = [(players, at, min(at + BATCH, given.games), box, given.bot) for at in starts]
            rows.append(row_of(players, sum(workers.map(play_batch, jobs), Counter())))
            print(f"{players} players done", file=sys.stderr)
    print(json.dumps(rows, indent=2) if given.json else table(rows))


if __name__ == "__main__":
    main()
