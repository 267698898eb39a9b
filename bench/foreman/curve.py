"""The curve that is stored with the foreman's weights, as a table and as a picture.

python -m bench.foreman.curve --together 10 --out docs/foreman.svg
"""

import argparse
import sys
from importlib import resources
from pathlib import Path

import msgspec

from pyrite.arena import plots
from pyrite.bots.network import NetworkFile
from pyrite.games.saboteur.bots.foreman import FILE

MATCHES = {  # who digs against whom, for people
    "own against own": "against itself",
    "own against detective": "its miners against the detective's saboteurs",
    "detective against own": "the detective's miners against its saboteurs",
}


def rates(points: list[dict[str, float]], match: str, together: int) -> list[tuple[float, float]]:
    """By stage: the part of the rounds of a match that the miners won, so many stages together."""
    found = []
    for first in range(0, len(points), together):
        part = points[first : first + together]
        rounds = sum(point.get(f"rounds: {match}", 0) for point in part)
        if rounds:
            found.append((first + len(part), sum(point.get(f"won: {match}", 0) for point in part) / rounds))
    return [(float(update), rate) for update, rate in found]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--together", type=int, default=10)
    parser.add_argument("--out", type=Path, help="an SVG file")
    given = parser.parse_args()
    data = resources.files("pyrite.games.saboteur.bots").joinpath(FILE).read_bytes()
    points = msgspec.json.decode(data, type=NetworkFile).curve
    lines = [(name, rates(points, match, given.together)) for match, name in MATCHES.items()]
    print(f"| stages | {' | '.join(name for name, _ in lines)} |")
    print(f"| --- |{' --- |' * len(lines)}")
    for row in zip(*(found for _, found in lines), strict=True):
        print(f"| {row[0][0]:.0f} | {' | '.join(f'{100 * rate:.1f} %' for _, rate in row)} |")
    if given.out:
        given.out.write_text(plots.curves("The share of rounds that the miners win", lines), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
