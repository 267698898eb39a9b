"""Measures the compiled and the interpreted engine and adds a line for each to history.jsonl: `make bench`."""

import datetime
import json
import os
import subprocess
import sys
from pathlib import Path

from pyrite.core.json_values import JsonObject

HISTORY = Path(__file__).with_name("history.jsonl")


def commit() -> str:
    """Which sources were measured."""
    ran = subprocess.run(["git", "describe", "--always", "--dirty"], capture_output=True, text=True)
    return ran.stdout.strip() or "unknown"


def measure(build: str) -> JsonObject:
    """The figures of one build, in a process of its own."""
    ran = subprocess.run(
        [sys.executable, "-m", "pyrite", "bench", "--json"],
        env=os.environ | {"PYRITE_ENGINE": build},
        stdout=subprocess.PIPE,
        check=True,
    )
    figures: JsonObject = json.loads(ran.stdout)
    return figures


def main() -> None:
    for build in ("compiled", "python"):
        print(f"measuring the {build} engine ...", file=sys.stderr)
        figures = measure(build)
        line = {"date": datetime.date.today().isoformat(), "commit": commit(), **figures}
        with HISTORY.open("a", encoding="utf-8") as history:
            history.write(json.dumps(line) + "\n")
        print(json.dumps({name: value for name, value in figures.items() if name != "import_ms_spread"}, indent=2))


if __name__ == "__main__":
    main()
