"""The command that trains a network."""

import argparse
import time
from pathlib import Path

from pyrite.train.course import Course, WrongRun, run
from pyrite.train.settings import WrongSettings, read_settings

RECENT = 3  # stages that the length of the next one is estimated from; the first one of a call takes longer


def main() -> int:
    """Train until the stages or the minutes are over; the same command continues."""
    parser = argparse.ArgumentParser(prog="python -m pyrite.train", description="Trains a network.")
    parser.add_argument("settings", type=Path, help="a TOML file")
    parser.add_argument("--out", type=Path, required=True, help="the folder for checkpoint and curve")
    parser.add_argument("--minutes", type=float, help="stop before this time is over")
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

    run(course, is_time, lambda point: print(line(point), flush=True))
    return 0


def line(point: dict[str, float]) -> str:
    """A point of the curve, for people."""
    rates = []
    for name, rounds in sorted(point.items()):
        for first, second in (("rounds: ", "won: "), ("read at ", "exposed at ")):
            if name.startswith(first) and rounds:
                who = name.removeprefix(first)
                rates.append(f"{who} {point[second + who] / rounds:.3f} of {rounds:.0f}")
    counted = ("rounds: ", "won: ", "read at ", "exposed at ")
    numbers = [f"{name} {value}" for name, value in point.items() if not name.startswith(counted)]
    return ", ".join(numbers + rates)
