"""Counts where random play spends its instructions, with valgrind's callgrind: `make profile GAME=lost-mines`."""

import os
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


def main(name: str = "saboteur") -> int:
    if not shutil.which("valgrind"):
        print("make profile needs valgrind (Debian: apt-get install valgrind)", file=sys.stderr)
        return 1
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
        told = subprocess.run(["callgrind_annotate", str(out)], capture_output=True, text=True, check=True).stdout
    lines = [line for line in told.splitlines() if "pyrite" in line or "PROGRAM TOTALS" in line]
    print("\n".join(lines[:30]))
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:2]))
