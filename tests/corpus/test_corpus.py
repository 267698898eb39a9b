"""A corpus of positions with known numbers of legal actions, as perft is for chess."""

import pytest

from pyrite.core.interned import BaseDraw
from pyrite.games.saboteur.rules.state import State
from tests.corpus.write import CORPUS

LINES = [line for line in CORPUS.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]


def depth_two(state: State) -> int:
    """Every legal action, every single draw after it, and the legal actions then."""
    total = 0
    for action in state.legal():
        after = state.copy()
        after.play(action)
        draws: list[BaseDraw | None] = [draw for draw, _ in after.chance()]
        for draw in draws or [None]:
            then = after.copy()
            if draw is not None:
                then.draw(draw)
            total += len(then.legal())
    return total


@pytest.mark.parametrize("line", LINES, ids=range(len(LINES)))
def test_a_position_has_as_many_legal_actions_as_the_oracle_counts(line):
    one, two, position = line.split(" ", 2)
    state = State.parse(position)
    assert len(state.legal()) == int(one)
    assert depth_two(state) == int(two)
    assert str(state) == position


def test_the_corpus_holds_both_editions_and_every_player_count():
    assert len(LINES) == 40
    assert {line.split("players=")[1].split()[0] for line in LINES} == set(map(str, range(3, 11)))
    assert any("classic" in line for line in LINES)
    assert any("bonus_nuggets" in line for line in LINES)
