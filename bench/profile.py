"""Counts the instructions of random play, by function and in all, with callgrind: `make profile GAME=lost-mines`."""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

WORK = """
from pyrite.game import game
from pyrite.core.playouts import random_games
one = game({name!r})
random_games(one.state.new(one.options(players=6)), 150, 1)
"""
LISTED = 30  # functions, those with the most instructions


def counted(name: str) -> list[tuple[int, str]]:
    """The instructions of each function of the compiled engine, the most first."""
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "callgrind.out"
        subprocess.run(
            [
                "valgrind",
                "--tool=callgrind",
                f"--callgrind-out-file={out}",
                sys.executable,
                "-c",
                WORK.format(name=name),
            ],
            env=os.environ | {"PYRITE_ENGINE": "compiled"},
            stderr=subprocess.DEVNULL,
            check=True,
        )
        annotate = ["callgrind_annotate", "--threshold=100", str(out)]
        lines = subprocess.run(annotate, capture_output=True, text=True, check=True).stdout.splitlines()
    found = [re.match(r" *([\d,]+) .*?:(__pyx_f_\S*pyrite_\S*)", line) for line in lines]
    return [(int(match[1].replace(",", "")), match[2]) for match in found if match]


def main(name: str = "saboteur") -> int:
    if not shutil.which("valgrind"):
        print("make profile needs valgrind (Debian: apt-get install valgrind)", file=sys.stderr)
        return 1
    functions = counted(name)
    print(f"{sum(count for count, _ in functions):>13,}  the compiled rules in all")
    for count, function in functions[:LISTED]:
        print(f"{count:>13,}  {function}")
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:2]))
