"""Personalities and names of bots: how they are spelled, which games they play, and what a personality changes."""

import pytest

import pyrite
from pyrite.bots import PERSONALITIES, Player, check_plays, level_names, read, spelled
from pyrite.game import GAMES
from pyrite.games.saboteur.bots import digger


@pytest.mark.parametrize("name", level_names())
@pytest.mark.parametrize("personality", PERSONALITIES)
def test_every_bot_can_be_spelled_with_every_personality(name, personality):
    made = pyrite.bot(f"{name}:{personality}", seed=1)
    assert isinstance(made, Player)
    assert (made.name, made.personality) == (name, PERSONALITIES[personality])
    assert read(spelled(made.name, made.personality)) == (name, PERSONALITIES[personality])


def test_the_plain_personality_is_not_spelled():
    assert spelled(*read("digger:plain")) == "digger" == spelled(*read("digger"))
    assert repr(pyrite.bot("digger:sly")) == "<bot digger:sly>"


@pytest.mark.parametrize("name", ["digger:", "digger:mad", "digger:sly:sly", "random:Sly"])
def test_a_personality_that_is_none_is_refused_with_those_there_are(name):
    with pytest.raises(ValueError, match=r"unknown personality .*: choose one of plain, cautious, loud, sly"):
        pyrite.bot(name)


def test_every_number_of_a_personality_is_a_share():
    for personality in PERSONALITIES.values():
        for number in (
            personality.stealth,
            personality.talkative,
            personality.lying,
            personality.sure,
            personality.quarrelsome,
        ):
            assert 0 <= number <= 1
    assert PERSONALITIES["loud"].talkative > PERSONALITIES["plain"].talkative > PERSONALITIES["cautious"].talkative
    assert PERSONALITIES["sly"].stealth > PERSONALITIES["plain"].stealth > PERSONALITIES["loud"].stealth


def test_a_bot_refuses_a_game_that_it_does_not_play():
    match = pyrite.new("lost-mines", players=5, seed=1)
    assert "scout" not in GAMES["lost-mines"].levels()
    with pytest.raises(ValueError, match=r"the bot scout does not play lost-mines: choose one of random, novice, "):
        pyrite.bot("scout", seed=1).act(match.view(match.turn))
    with pytest.raises(ValueError, match="does not play"):
        check_plays("scout:sly", "lost-mines")
    check_plays("scout:sly", "saboteur")
    check_plays("somebody:Else", "lost-mines")


def test_a_loud_digger_sabotages_more_openly_than_a_sly_one():
    """Over whole rounds in which the others only pass, so that nothing else differs."""

    def harm(name: str) -> int:
        broken = 0
        for seed in range(12):
            match = pyrite.new("saboteur", players=5, rounds=1, seed=seed, all_saboteurs=True)
            player = pyrite.bot(name, seed=seed)
            for _ in range(15):
                if match.turn is None:
                    break
                view = match.view(match.turn)
                passes = [action for action in view.legal if action.verb.value == "pass"]
                action = player.act(view) if view.role == "saboteur" else passes[0]
                broken += action.verb.value == "break"
                match.play(action)
        return broken

    assert harm("digger:loud") > harm("digger:sly")
    assert set(digger.STYLES) == set(PERSONALITIES)
