"""How many machines a number of tables needs: `python -m bench.scaling --tables 1000,100000,1000000`.

A simulation with the constants that were measured (docs/scaling.md). Commands come at random moments to the workers
of a fleet. Each takes processor time on the worker that saves it and on those that show it, and waits for its turn
and for the database, which saves what has come meanwhile in one transaction. The smallest fleet is sought whose 99th
percentile, from a command to the last viewer, stays below the limit.
"""

import argparse
import json
import random
from typing import NamedTuple

SECONDS = 60.0  # that are simulated for each number of workers
LIMIT_MS = 150.0
FULLEST = 0.7  # of a core, so that a lost worker does not overload the others


class Constants(NamedTuple):
    """What was measured; see docs/scaling.md for where and how."""

    save_ms: float = 2.0  # processor time of a worker that decides, saves and shows a command to its own viewers
    show_ms: float = 1.3  # of each other worker that shows it
    network_ms: float = 1.0  # there and back between two machines; assumed, since all ran on one
    commit_ms: float = 1.2  # of a transaction of PostgreSQL, waiting and working
    bus_ms: float = 0.2  # from one worker to another
    bot_ms: float = 2.0  # processor time of a decision of the strongest bot
    table_mb: float = 0.07  # memory of a table in play
    viewer_mb: float = 0.03  # together 0.22 for a table with five viewers
    worker_mb: float = 90.0
    rows: float = 2.0  # that a command adds to the database
    row_bytes: float = 320.0  # each, with its indexes


class Load(NamedTuple):
    """How people play, as assumed."""

    tables: int
    viewers: float = 5.0  # of a table
    commands: float = 0.2  # a second, of a table: a move every five seconds
    bots: float = 0.25  # of the moves are bots' moves
    spread: float = 2.0  # workers, at most, that show one table


def percentile(values: list[float], share: float) -> float:
    """The value below which a share of them is."""
    return sorted(values)[int(share * (len(values) - 1))]


def simulate(rate: float, others: float, constants: Constants, seconds: float, seed: int) -> list[float]:
    """Milliseconds from a command to its last viewer, for one worker that gets `rate` commands and news a second."""
    chance = random.Random(seed)
    clock, free, latencies = 0.0, 0.0, []
    while clock < seconds * 1000:
        clock += chance.expovariate(rate * (1 + others)) * 1000
        is_command = chance.random() < 1 / (1 + others)
        work = constants.save_ms if is_command else constants.show_ms
        free = max(free, clock) + chance.uniform(0.5, 1.5) * work
        if is_command:
            commit, message = constants.commit_ms + constants.network_ms, constants.bus_ms + constants.network_ms
            waiting = commit * (1 + chance.random())  # the transaction under way, then the next one
            away = message + constants.show_ms * (1 + chance.expovariate(2)) if others else 0.0
            latencies.append(free - clock + waiting + away)
    return latencies


def fleet_for(load: Load, constants: Constants) -> dict[str, float]:
    """The smallest fleet that keeps the limit, and what its database and bus have to bear."""
    rate = load.tables * load.commands
    workers = 1
    while True:
        others = 0.0 if workers == 1 else min(workers, load.spread) - 1
        share = rate / workers
        busy = share * (constants.save_ms + others * constants.show_ms) / 1000
        if busy <= FULLEST:
            latency = percentile(simulate(share, others, constants, SECONDS, workers), 0.99)
            if latency <= LIMIT_MS:
                break
        workers = max(workers + 1, int(workers * busy / FULLEST))
    memory = workers * constants.worker_mb + load.tables * others_memory(load, constants, others)
    return {
        "tables": load.tables,
        "commands_s": rate,
        "workers": workers,
        "busy": round(busy, 2),
        "p99_ms": round(latency, 1),
        "memory_gb": round(memory / 1024, 1),
        "bot_cores": round(rate * load.bots * constants.bot_ms / 1000, 1),
        "rows_s": rate * constants.rows,
        "database_mb_s": round(rate * constants.rows * constants.row_bytes / 1e6, 2),
        "database_gb_day": round(rate * constants.rows * constants.row_bytes * 86_400 / 1e9, 1),
        "bus_messages_s": rate * others,
    }


def others_memory(load: Load, constants: Constants, others: float) -> float:
    """Megabytes of one table: on each worker that shows it, and its viewers once."""
    return (1 + others) * constants.table_mb + load.viewers * constants.viewer_mb


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", default="1000,100000,1000000")
    given = parser.parse_args()
    for tables in given.tables.split(","):
        print(json.dumps(fleet_for(Load(int(tables)), Constants())))


if __name__ == "__main__":
    main()
