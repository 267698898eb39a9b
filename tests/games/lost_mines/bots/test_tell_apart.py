"""The personalities in The Lost Mines: some rounds, with what was said in them, are enough to tell them apart."""

import pytest

import pyrite
from pyrite import engine
from pyrite.bots import PERSONALITIES, words_of
from pyrite.core.views import SpokenPhrase

ROUNDS = 2  # of one sample
SAMPLES = 2
ACCUSES = ("suspect", "blocks_us", "where_to")
PLANS = ("i_go_to", "build_to", "need")
pytestmark = [
    pytest.mark.once,
    pytest.mark.skipif(engine.build() != "compiled", reason="takes a minute on the interpreted engine"),
]
Sample = tuple[float, ...]
USUAL: dict[str, Sample] = {  # from other rounds
    "plain": (0.58, 0.49, 0.08, 0.24),
    "cautious": (0.20, 0.51, 0.00, 0.28),
    "loud": (0.96, 0.45, 0.06, 0.28),
    "sly": (0.63, 0.29, 0.14, 0.43),
}


def sample(mood: str, number: int) -> Sample:
    """How much the seats of one personality talk, and how much of that accuses, praises and makes plans."""
    turns = 0
    phrases: list[str] = []
    for seed in range(ROUNDS):
        match = pyrite.new("lost-mines", players=5, rounds=1, seed=f"apart {number}/{seed}")
        bots = [pyrite.bot(f"detective:{mood}", seed=f"{number}/{seed}/{seat}") for seat in range(5)]
        talk: list[SpokenPhrase] = []
        while match.turn is not None:
            view = match.view(match.turn).with_talk(tuple(talk))
            if (words := words_of(bots[match.turn], view)) is not None:
                talk.append(words)
            turns += view.phase == "turn"
            match.play(bots[match.turn].act(view))
        phrases += [one.phrase for one in talk]
    accused = sum(one in ACCUSES for one in phrases)
    planned = sum(one in PLANS for one in phrases)
    said = len(phrases)
    return said / turns, accused / said, phrases.count("trust") / said, planned / said


def test_personalities_can_be_told_apart_from_their_rounds():
    right = 0
    for mood in PERSONALITIES:
        for number in range(SAMPLES):
            seen = sample(mood, number)
            guess = min(USUAL, key=lambda one: sum((a - b) ** 2 for a, b in zip(USUAL[one], seen, strict=True)))
            right += guess == mood
    assert right >= 7, f"{right} of {SAMPLES * len(PERSONALITIES)}"
