"""Writes the golden records that are missing, and the digest of every byte that each tells:

python -m tests.golden.write

A record that is there stays as it is, since old games are replayed under the rules they were played by. A changed
digest is a change of what players see: commit it only if that is meant.
"""

import hashlib
from pathlib import Path
from typing import Any

import msgspec

from pyrite import load
from pyrite.match import Match
from tests.games.random_games import OTHER_BOX, name_of, random_match

FOLDER = Path(__file__).parent
DIGESTS = FOLDER / "digests.txt"

SABOTEUR: list[dict[str, Any]] = [
    {"players": players, "edition": edition, "rounds": 1 + players % 3}
    for players in range(3, 11)
    for edition in ("revised", "classic")
] + [
    {"players": 5, "sabotaged_unpaid": True},
    {"players": 6, "edition": "classic", "sabotaged_unpaid": True},
    {"players": 4, "bonus_nuggets": True, "rounds": 4},
    {"players": 7, "edition": "classic", "bonus_nuggets": True},
    {"players": 3, "all_saboteurs": True},
    {"players": 10, "all_saboteurs": True, "edition": "classic"},
    {"players": 5, "maps": 0, "rounds": 1},
    {"players": 8, "maps": 3, "first": 5, "rounds": 2},
    {"players": 9, "edition": "classic", "sabotaged_unpaid": True, "bonus_nuggets": True, "all_saboteurs": True},
]
LOST_MINES: list[dict[str, Any]] = [
    *({"players": players, "rounds": 1 + players % 2} for players in range(3, 10)),
    {"players": 3, "rounds": 1, "until_alone": True},
    {"players": 4, "rounds": 2, "first": 3},
    {"players": 6, "rounds": 2, "box": OTHER_BOX},
    {"players": 3, "rounds": 2, "until_alone": True, "first": 2, "box": OTHER_BOX},
    *({"players": players, "rounds": 1 + players % 2, "revision": 2} for players in range(3, 10)),
]
GAMES = [
    *(("saboteur", name_of(options).replace("=", "-"), options) for options in SABOTEUR),
    *(("lost-mines", f"lost-mines-{name_of(options)}".replace("=", "-"), options) for options in LOST_MINES),
]


def digest(match: Match) -> str:
    """One number for every byte that every seat and a spectator got, step by step."""
    whole = hashlib.sha256()
    for seat in (None, *range(match.options.players)):
        again = Match(match.game, match.options)
        for step in match.steps:
            again.take_step(step)
            whole.update(again.state.view(seat).to_json())
        whole.update(msgspec.json.encode(again.events(seat)))
    return whole.hexdigest()


def main() -> None:
    lines = []
    for game, title, options in GAMES:
        name = f"{title}.pyrite"
        path = FOLDER / name
        if not path.exists():
            match = random_match(options, seed=f"golden {name}", eager=0.9, game=game)
            path.write_text(match.record(), encoding="utf-8")
        lines.append(f"{digest(load(path.read_text(encoding='utf-8')))} {name}\n")
    DIGESTS.write_text("".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
