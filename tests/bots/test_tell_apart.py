"""Personalities differ so much that some rounds, with what was said in them, are enough to tell them apart."""

import pytest

import pyrite
from pyrite import engine
from pyrite.bots import PERSONALITIES, words_of
from pyrite.core.views import SpokenPhrase

ROUNDS = 2  # of one sample
SAMPLES = 2
pytestmark = [
    pytest.mark.once,
    pytest.mark.skipif(engine.build() != "compiled", reason="takes a minute on the interpreted engine"),
]
Sample = tuple[float, ...]
USUAL: dict[str, Sample] = {  # from other rounds
    "plain": (0.41, 0.45, 0.20, 0.16),
    "cautious": (0.12, 0.33, 0.00, 0.14),
    "loud": (0.72, 0.34, 0.18, 0.20),
    "sly": (0.51, 0.15, 0.53, 0.15),
}


def sample(mood: str, number: int) -> Sample:
    """How much the seats of one personality talk, how much of that accuses and praises, and how much they break."""
    turns = said = accused = praised = broke = 0
    for seed in range(ROUNDS):
        match = pyrite.new("saboteur", players=5, rounds=1, seed=f"apart {number}/{seed}")
        bots = [pyrite.bot(f"detective:{mood}", seed=f"{number}/{seed}/{seat}") for seat in range(5)]
        talk: list[SpokenPhrase] = []
        while match.turn is not None and match.view(match.turn).phase == "turn":
            view = match.view(match.turn).with_talk(tuple(talk))
            if (words := words_of(bots[match.turn], view)) is not None:
                talk.append(words)
            action = bots[match.turn].act(view)
            turns += 1
            broke += action.verb.value == "break"
            match.play(action)
        said += len(talk)
        accused += sum(one.phrase in ("suspect", "break_tools_of") for one in talk)
        praised += sum(one.phrase == "trust" for one in talk)
    return said / turns, accused / said, praised / said, broke / turns


def test_personalities_can_be_told_apart_from_their_rounds():
    right = 0
    for mood in PERSONALITIES:
        for number in range(SAMPLES):
            seen = sample(mood, number)
            guess = min(USUAL, key=lambda one: sum((a - b) ** 2 for a, b in zip(USUAL[one], seen, strict=True)))
            right += guess == mood
    assert right >= 7, f"{right} of {SAMPLES * len(PERSONALITIES)}"
