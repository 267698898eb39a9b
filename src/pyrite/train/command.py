"""The command that trains a network."""

import argparse
import time
from pathlib import Path

from pyrite.cli.train import spreading
from pyrite.train.course import Course, WrongRun, run
from pyrite.train.settings import WrongSettings, read_settings

RECENT = 3  # updates that the length of the next one is estimated from; the first one of a call takes longer


def main() -> int:
    """Train until the updates or the minutes are over; the same command continues."""
    parser = argparse.ArgumentParser(prog="python -m pyrite.train", description="Trains a network.")
    parser.add_argument("settings", type=Path, help="a TOML file")
    parser.add_argument("--out", type=Path, required=True, help="the folder for checkpoint and curve")
    parser.add_argument("--minutes", type=float, help="stop before this time is over")
    parser.add_argument("--cores", type=int, default=1, help="processes that play rounds")
    parser.add_argument("--change", action="store_true", help="continue a run with other settings")
    given = parser.parse_args()
    try:
        course = Course(read_settings(given.settings), given.out, may_change=given.change)
    except (WrongSettings, WrongRun, OSError) as error:
        parser.error(str(error))
    began = time.monotonic()

    def is_time() -> bool:
        longest = max((point["seconds"] for point in course.curve[-RECENT:]), default=0.0)
        return given.minutes is None or time.monotonic() - began + longest < 60 * given.minutes

    with spreading(given.cores) as spread:
        run(course, spread, is_time, lambda point: print(line(point), flush=True))
    return 0


def line(point: dict[str, float]) -> str:
    """A point of the curve, for people."""
    rates = []
    for name, rounds in sorted(point.items()):
        if name.startswith("rounds: "):
            who = name.removeprefix("rounds: ")
            rates.append(f"{who} {point[f'won: {who}']:.0f}/{rounds:.0f}")
    numbers = [f"{name} {value}" for name, value in point.items() if not name.startswith(("rounds: ", "won: "))]
    return ", ".join(numbers + rates)
