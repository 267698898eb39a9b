"""Views in words: everything the viewer knows, in every language."""

import random

import pytest

from pyrite.core.views import SpokenPhrase
from pyrite.game import GAMES
from pyrite.texts import text
from tests.games.random_games import random_match


@pytest.mark.parametrize("language", ["en", "pl", "cs", "ru"])
@pytest.mark.parametrize("game", ["saboteur", "lost-mines"])
def test_a_view_is_described_in_every_language(game, language):
    match = random_match({"players": 4, "rounds": 1}, seed=1, game=game)
    for seat in (None, 0, 3):
        said = match.view(seat).describe(language)
        assert match.game.board(match.view(seat)).text(colour=False) in said
        assert text("cli-describe-seats", language) in said


@pytest.mark.parametrize("game", ["saboteur", "lost-mines"])
def test_what_happened_is_described_in_order(game):
    match = random_match({"players": 4, "rounds": 1}, seed=2, game=game)
    said = match.view(1).describe("en").splitlines()
    found = [line for event in match.events(1) if (line := match.game.describe_event(event, "en"))]
    begin = said.index("What has happened so far, as you saw it:") + 1
    assert said[begin : begin + len(found)] == found
    assert len(found) > 30


def test_the_hand_the_role_and_what_was_put_away_are_there_for_their_owner_alone():
    match = random_match({"players": 4, "rounds": 1}, seed=3, eager=0.2)
    view = match.view(2)
    assert view.passed
    said = view.describe("en")
    assert f"Cards you discarded face down: {' '.join(view.passed)}" in said
    assert "You are seat 2." in said
    assert "Cards you discarded face down" not in match.view(None).describe("en")


@pytest.mark.parametrize("language", ["en", "pl", "cs", "ru"])
@pytest.mark.parametrize("game", ["saboteur", "lost-mines"])
def test_every_phrase_can_be_read(game, language):
    a_game = GAMES[game]
    match = random_match({"players": 4, "rounds": 1}, seed=1, game=game)
    rng = random.Random(1)
    talk = [
        SpokenPhrase(
            1, 1, phrase.id, tuple(2 if k == "seat" else rng.choice(a_game.phrase_words[k]) for k in phrase.args)
        )
        for phrase in a_game.phrases
    ]
    said = match.view(0).with_talk(talk).describe(language)
    assert said.count("\n") > match.view(0).with_talk(()).describe(language).count("\n") + len(talk)


def test_a_game_of_another_package_can_be_described(third_game):
    from pyrite import new

    assert "You are seat 0." in new("mission", players=3, seed=1).view(0).describe()
