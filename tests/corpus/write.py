"""Writes the corpus of positions, with the numbers of legal actions as the oracle counts them. It takes minutes:

python -m tests.corpus.write
"""

import random
from pathlib import Path
from typing import Any

from pyrite.games.saboteur.rules.actions import Draw
from pyrite.games.saboteur.rules.options import Options
from tests.games.random_games import random_match
from tests.games.saboteur.oracle import SaboteurOracle

CORPUS = Path(__file__).with_name("positions.txt")

HEAD = """\
# Positions with the number of legal actions at depth 1 and depth 2, counted by the oracle.
# Depth 2 sums, over every legal action and every card or nugget that chance may then draw, the legal actions after it.
# Where chance is still to act after one draw (a deal, a pool) or the game is over, nothing is counted.
"""


def depth_two(options: dict[str, Any], texts: list[str]) -> int:
    """The count at depth 2; the oracle cannot be copied, so every branch is played from the start."""
    total = 0
    for action in sorted(replayed(options, texts).legal()):
        after = replayed(options, [*texts, action])
        for draw in after.chance() or [""]:
            then = replayed(options, [*texts, action, draw]) if draw else after
            total += len(then.legal())
    return total


def replayed(options: dict[str, Any], texts: list[str]) -> SaboteurOracle:
    oracle = SaboteurOracle(**options)
    for text in texts:
        oracle.play(text)
    return oracle


def main() -> None:
    rng = random.Random("corpus")
    lines = []
    for number in range(40):
        options: dict[str, Any] = {
            "players": 3 + number % 8,
            "edition": ("revised", "classic")[number % 2],
            "rounds": 1,
            "bonus_nuggets": number % 5 == 4,
        }
        match = random_match(options, seed=f"corpus {number}", eager=0.9)
        state: Any = match.game.new_state(Options(**options))
        positions = []
        texts: list[str] = []
        for step in match.steps:
            if state.turn is not None:
                positions.append((len(texts), str(state)))
            texts.append(step.text)
            _ = state.draw(step) if isinstance(step, Draw) else state.play(step)
        count, position = rng.choice(positions[len(positions) // 3 :])
        one = len(replayed(options, texts[:count]).legal())
        lines.append(f"{one} {depth_two(options, texts[:count])} {position}\n")
        print(lines[-1], end="", flush=True)
    CORPUS.write_text(HEAD + "".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
