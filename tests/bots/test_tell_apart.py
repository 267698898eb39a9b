"""Personalities differ so much that some rounds, with what was said in them, are enough to tell them apart."""

from collections import Counter

import pytest

import pyrite
from pyrite import engine
from pyrite.bots import PERSONALITIES, words_of
from pyrite.core.views import SpokenPhrase

ROUNDS = 2  # of one sample
SAMPLES = 2
ACCUSES = ("suspect", "break_tools_of", "blocks_us", "where_to")
PLANS = ("i_go_to", "build_to", "need")
pytestmark = [
    pytest.mark.once,
    pytest.mark.skipif(engine.build() != "compiled", reason="takes a minute on the interpreted engine"),
]
Sample = tuple[float, ...]
USUAL: dict[str, dict[str, Sample]] = {  # from other rounds
    "saboteur": {
        "plain": (0.46, 0.50, 0.20, 0.15),
        "cautious": (0.19, 0.52, 0.00, 0.14),
        "loud": (0.65, 0.39, 0.18, 0.17),
        "sly": (0.61, 0.33, 0.43, 0.14),
    },
    "lost-mines": {
        "plain": (0.58, 0.49, 0.08, 0.24),
        "cautious": (0.20, 0.51, 0.00, 0.28),
        "loud": (0.96, 0.45, 0.06, 0.28),
        "sly": (0.63, 0.29, 0.14, 0.43),
    },
}


def sample(game: str, mood: str, number: int) -> Sample:
    """How much the seats of one personality talk, how much of that accuses and praises, and one habit of the game.

    The habit is how often they break tools in Saboteur, and how much of their talk is plans in The Lost Mines.
    """
    turns: Counter[str] = Counter()
    breaks = 0
    phrases: list[str] = []
    for seed in range(ROUNDS):
        match = pyrite.new(game, players=5, rounds=1, seed=f"apart {number}/{seed}")
        bots = [pyrite.bot(f"detective:{mood}", seed=f"{number}/{seed}/{seat}") for seat in range(5)]
        talk: list[SpokenPhrase] = []
        while match.turn is not None and match.view(match.turn).phase != "pick":
            view = match.view(match.turn).with_talk(tuple(talk))
            if (words := words_of(bots[match.turn], view)) is not None:
                talk.append(words)
            action = bots[match.turn].act(view)
            turns[view.phase] += 1
            breaks += str(action).startswith("break")
            match.play(action)
        phrases += [one.phrase for one in talk]
    said, played = len(phrases), turns["turn"]
    accused, planned = (sum(one in some for one in phrases) for some in (ACCUSES, PLANS))
    habit = breaks / played if game == "saboteur" else planned / said
    return said / played, accused / said, phrases.count("trust") / said, habit


@pytest.mark.parametrize("game", USUAL)
def test_personalities_can_be_told_apart_from_their_rounds(game):
    usual = USUAL[game]
    right = 0
    for mood in PERSONALITIES:
        for number in range(SAMPLES):
            seen = sample(game, mood, number)
            guess = min(usual, key=lambda one: sum((a - b) ** 2 for a, b in zip(usual[one], seen, strict=True)))
            right += guess == mood
    assert right >= 7, f"{right} of {SAMPLES * len(PERSONALITIES)}"
