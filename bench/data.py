"""How fast `pyrite data` writes decisions: `python bench/data.py --decisions 20000`.

Games of five players are written in one process, a hundred at a time, until there are enough decisions. `per_core_s` is
decisions per second of processor time, and `minutes` what a million would take on two cores that nobody else uses.
"""

import argparse
import json
import os
import tempfile
import time
from pathlib import Path

from pyrite.lab import data

MILLION, CORES = 1_000_000, 2


def measured(bot: str, decisions: int, seed: int) -> dict[str, float | str]:
    with tempfile.TemporaryDirectory() as folder:
        plan = data.DataPlan(
            source="bots", game="saboteur", options={"players": 5}, bots=(bot,), games=10**6, seed=seed
        )
        (Path(folder) / data.PARTS).mkdir()
        began, used, part, written = time.perf_counter(), time.process_time(), 0, 0
        while written < decisions:
            written += data.write_part((folder, plan), data.DataPart(part)).decisions
            part += 1
        processor, wall = time.process_time() - used, time.perf_counter() - began
        size = sum(file.stat().st_size for file in Path(folder).rglob("*.parquet"))
    return {
        "bot": bot,
        "decisions": written,
        "per_core_s": round(written / processor),
        "wall_s": round(wall, 1),
        "bytes_each": round(size / written),
        "minutes": round(MILLION / (written / processor) / CORES / 60, 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--decisions", type=int, default=20_000)
    parser.add_argument("--bots", nargs="+", default=["digger", "detective"])
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    for bot in given.bots:
        print(json.dumps({**measured(bot, given.decisions, given.seed), "load": os.getloadavg()[0]}), flush=True)


if __name__ == "__main__":
    main()
