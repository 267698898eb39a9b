"""The server's processor time for a command, in two checkouts: `python -m bench.versions OLD NEW [--rounds 6]`.

OLD and NEW are checkouts in which `make build page` has run. Both servers run at the same time, with `pyrite serve` and
its usual limits, and have the same number of tables with five viewers each. They take turns in short rounds of legal
moves, so that a busy machine is busy for both. Measured is user and system time of the server's process, without the
processes of bots.
"""

import argparse
import asyncio
import json
import statistics
from pathlib import Path
from typing import NamedTuple

from bench.clients import HOST
from bench.servers import Server, processor_seconds, running
from bench.tables import Figures, Table, play, set_up


class Side(NamedTuple):
    """A server of one version, with its tables."""

    server: Server
    tables: list[Table]
    figures: Figures

    async def cost(self, rate: float, seconds: float) -> float:
        """Milliseconds of processor time for each command of a round."""
        before, used = self.moves, processor_seconds(self.server.pid)
        await play(self.tables, self.figures, rate, seconds)
        await asyncio.sleep(0.2)  # until the last viewers have seen it
        return 1000 * (processor_seconds(self.server.pid) - used) / (self.moves - before)

    @property
    def moves(self) -> int:
        return sum(table.moves for table in self.tables)


async def side(server: Server, tables: int) -> Side:
    figures = Figures()
    addresses = [f"127.1.0.{place + 1}" for place in range(tables)]  # the limits are by address
    return Side(server, await set_up([[server.port]] * tables, figures, addresses), figures)


async def measure(
    old: Path, new: Path, tables: int, rounds: int, rate: float, seconds: float
) -> dict[str, list[float]]:
    async with running(command(old)) as one, running(command(new)) as other:
        sides = {"old": await side(one, tables), "new": await side(other, tables)}
        for a_side in sides.values():
            await a_side.cost(rate, seconds)  # the first round warms up
        found: dict[str, list[float]] = {name: [] for name in sides}
        for number in range(rounds):
            for name in ("old", "new") if number % 2 else ("new", "old"):
                found[name].append(await sides[name].cost(rate, seconds))
        if any(a_side.figures.refused for a_side in sides.values()):
            raise SystemExit(f"refused: {[dict(a_side.figures.refused) for a_side in sides.values()]}")
        return found


def command(checkout: Path) -> list[str]:
    words = ["-m", "pyrite", "serve", "--no-browser", "--host", HOST, "--port", "{port}", "--database", "{database}"]
    return [str(checkout.resolve() / ".venv" / "bin" / "python"), *words]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("old", type=Path)
    parser.add_argument("new", type=Path)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--rate", type=float, default=50, help="commands a second, over all tables")
    parser.add_argument("--seconds", type=float, default=5)
    given = parser.parse_args()
    found = asyncio.run(measure(given.old, given.new, given.tables, given.rounds, given.rate, given.seconds))
    medians = {name: statistics.median(times) for name, times in found.items()}
    ratios = sorted(new / old for old, new in zip(found["old"], found["new"], strict=True))
    print(json.dumps({name: [round(ms, 2) for ms in times] for name, times in found.items()}))
    print(f"old {medians['old']:.2f} ms, new {medians['new']:.2f} ms a command (medians)")
    print(f"new / old {statistics.median(ratios):.3f} in the median, {ratios[0]:.3f} to {ratios[-1]:.3f}")


if __name__ == "__main__":
    main()
