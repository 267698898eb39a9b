"""Mutation testing: `python -m bench.mutants saboteur --sample 300`; a run that was stopped continues where it was."""

import argparse
import json
import os
import sys
from collections import Counter
from pathlib import Path

from bench.mutants import page
from bench.mutants.areas import AREAS, ROOT
from tests import sandbox

RESULTS = ROOT / "bench/mutants/results"
SCRATCH = ROOT / "build/mutants"  # which tests execute which line; it can be carried to another machine
SANDBOXED = "PYRITE_MUTANTS_SANDBOXED"  # is set in the process that does the work


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("area", choices=[*AREAS, "page"])
    parser.add_argument("--file", default="", help="only mutants of files of this name, such as sharing.py")
    parser.add_argument("--sample", type=int, default=300, help="how many mutants; 0 for all")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=600)
    parser.add_argument("--processes", type=int, default=1, help="how many mutants are tried at a time")
    parser.add_argument("--slowest", type=float, default=1, help="tests that take more seconds are left out")
    parser.add_argument("--again", action="store_true", help="try those again that no test noticed before")
    options = parser.parse_args()
    if SANDBOXED not in os.environ:  # an interrupted run leaves no copy of itself and no database behind
        os.environ[SANDBOXED] = "yes"
        sys.exit(sandbox.run([sys.executable, "-m", "bench.mutants", *sys.argv[1:]]))
    os.environ["PYRITE_ENGINE"] = "python"
    results = RESULTS / f"{options.area}.jsonl"
    if options.again:
        kept = [line for line in results.read_text(encoding="utf-8").splitlines() if '"killed"' in line]
        results.write_text("".join(f"{line}\n" for line in kept), encoding="utf-8")
    RESULTS.mkdir(exist_ok=True)
    if options.area == "page":
        page.run(results, options.sample, options.seed)
    else:
        run(options)
    report(results)


def run(options: argparse.Namespace) -> None:
    """Tries mutants of an area and adds what came of them to its file of results."""
    import pytest

    from bench.mutants.runner import Runner, tasks_of

    SCRATCH.mkdir(parents=True, exist_ok=True)
    area = AREAS[options.area]
    tasks = [task for task in tasks_of(area, options.seed) if options.file in ("", task.path.name)]
    runner = Runner(
        tasks[: options.sample or None],
        area.files(),
        RESULTS / f"{options.area}.jsonl",
        SCRATCH / f"{options.area}.baseline",
        minutes=options.minutes,
        processes=options.processes,
        slowest=options.slowest,
    )
    arguments = ["-n", "0", "-q", "-m", "not long and not slow", "-p", "no:cacheprovider", "--tb=no", *area.tests]
    pytest.main([*arguments, *(["-k", area.keywords] if area.keywords else [])], plugins=[runner])


def report(path: Path) -> None:
    """Prints how many mutants were killed, by file."""
    rows = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()] if path.exists() else []
    if not rows:
        print("no mutant was tried")
        return
    by_file: dict[str, Counter[str]] = {}
    for row in rows:
        by_file.setdefault(row["place"].split(":")[0], Counter())[row["outcome"]] += 1
    by_file["together"] = Counter(row["outcome"] for row in rows)
    for name, found in sorted(by_file.items()):
        share = found["killed"] / found.total()
        print(f"{name:44} {found['killed']:4} of {found.total():4} {share:6.1%}  {dict(found)}")


if __name__ == "__main__":
    main()
