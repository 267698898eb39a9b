"""The first versions of digger and detective play the same games as on the day they were frozen."""

import hashlib

import pytest

import pyrite
from pyrite.core.views import SpokenPhrase
from pyrite.game import GAMES
from tests.bots.first_box import FIRST_BOX

PERSONALITIES = ("", ":sly", ":loud", ":cautious", "")
PINNED = {  # the hashes of the actions of two rounds
    ("saboteur", "digger@1"): ("965f05c983ad836d", "06cc23b2464b386f"),
    ("saboteur", "detective@1"): ("27a79ad098bfcc44", "468728f79df0229b"),
    ("lost-mines", "digger@1"): ("313ebfdfe1754fab", "9061f936d85e85f4"),
    ("lost-mines", "detective@1"): ("bad0d1521f3b991c", "e03a573540573daf"),
}


def actions(name: str, level: str, seed: str) -> str:
    options = {"box": FIRST_BOX} if name == "lost-mines" else {}
    match = pyrite.new(name, players=5, rounds=1, seed=seed, **options)
    bots = [pyrite.bot(f"{level}{mood}", seed=f"{seed}/{seat}") for seat, mood in enumerate(PERSONALITIES)]
    done = []
    while match.turn is not None:
        done.append(bots[match.turn].act(match.view(match.turn)))
        match.play(done[-1])
    return hashlib.sha256(" ".join(map(str, done)).encode()).hexdigest()[:16]


@pytest.mark.once
@pytest.mark.parametrize(("name", "level"), PINNED)
def test_a_frozen_bot_plays_as_it_always_did(name, level):
    assert tuple(actions(name, level, seed) for seed in ("pin 1", "pin 2")) == PINNED[name, level]


def test_frozen_bots_are_for_comparing_only():
    for game in GAMES.values():
        for name, level in game.levels().items():
            assert level.frozen == ("@" in name)
            assert not (level.frozen and (level.offered or level.at_tables or level.talks))


def test_a_frozen_bot_does_not_listen():
    view = pyrite.new("saboteur", players=5, seed=7).view(0)
    silent = {name: pyrite.bot(name, seed=1).suspicion(view) for name in ("detective@1", "detective")}
    view.with_talk([SpokenPhrase(1, 1, "suspect", (2,))])
    assert pyrite.bot("detective@1", seed=1).suspicion(view) == silent["detective@1"]
    assert pyrite.bot("detective", seed=1).suspicion(view) != silent["detective"]
