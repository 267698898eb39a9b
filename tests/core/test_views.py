"""What views carry beside the position: events and talk, which are no part of it."""

import pytest

import pyrite
from pyrite.core.views import SpokenPhrase

TALK = (SpokenPhrase(1, 1, "goal_is_gold", ("top",)), SpokenPhrase(0, 1, "suspect", (1,)))


@pytest.mark.parametrize("game", pyrite.GAMES)
def test_a_view_carries_what_was_said(game):
    match = pyrite.new(game, players=4, seed=1)
    view = match.view(0)
    assert view.talk == ()
    assert view.with_talk(TALK) is view
    assert view.talk == TALK
    assert tuple(view.events) == tuple(match.events(0)), "the events stay"


@pytest.mark.parametrize("game", pyrite.GAMES)
def test_what_was_said_is_not_part_of_the_position(game):
    match = pyrite.new(game, players=4, seed=1)
    silent, with_talk = match.view(0), match.view(0).with_talk(TALK)
    assert with_talk == silent
    assert with_talk.to_json() == silent.to_json()
    assert b"goal_is_gold" not in with_talk.to_json()
    assert match.view(0).talk == ()
