"""Suspicion in words: a sentence for each player, in every language, that names what was done."""

import pytest

import pyrite
from pyrite.bots.suspicion import Reason, Suspicion
from pyrite.core.require import require
from pyrite.suspicion_text import explain
from pyrite.texts import languages
from tests.games.saboteur.rules.table import position

pytestmark = pytest.mark.once


def views(name):
    """What a spectator and a player see at some moments of a round among detectives."""
    match = pyrite.new(name, players=5, rounds=1, seed="reasons")
    bots = [pyrite.bot("detective", seed=seat) for seat in range(5)]
    turns = 0
    while match.turn is not None and match.view(None).ending == "none":
        if turns % 12 == 11:
            yield from (match.view(None), match.view(0))
        match.play(bots[match.turn].act(match.view(match.turn)))
        turns += 1


@pytest.mark.parametrize("name", ["saboteur", "lost-mines"])
@pytest.mark.parametrize("language", languages())
def test_every_thought_can_be_explained_in_every_language(name, language):
    found, with_reasons = [], 0
    for view in views(name):
        for thought in pyrite.bot("detective", seed=1).suspicion(view):
            sentence = explain(view, thought, language)
            assert "{" not in sentence
            assert "cli-" not in sentence
            assert "%" in sentence
            found.append(sentence)
            with_reasons += len(sentence) > 45
    assert len(set(found)) > 8
    assert with_reasons > 5


def saboteur_view():
    match = pyrite.new("saboteur", players=5, rounds=1, seed="reasons")
    bots = [pyrite.bot("detective", seed=seat) for seat in range(5)]
    for _ in range(20):
        turn = require(match.turn)
        match.play(bots[turn].act(match.view(turn)))
    return match.view(None)


def event_of(view, kind, **wanted):
    return next(
        place
        for place, event in enumerate(view.events)
        if event.kind == kind and all(getattr(event, name) == value for name, value in wanted.items())
    )


def test_a_reason_says_what_was_done_to_whom():
    view = saboteur_view()
    place = event_of(view, "broke")
    event = view.events[place]
    doer = Suspicion(event.seat, {"miner": 0.1, "saboteur": 0.9}, (Reason(place, "saboteur", 1.5),))
    victim = Suspicion(event.target, {"miner": 0.1, "saboteur": 0.9}, (Reason(place, "saboteur", 1.5),))
    assert explain(view, doer, "en").endswith(f"breaking the tools of seat {event.target}")
    assert explain(view, victim, "en").endswith(f"tools broken by seat {event.seat}")


def test_only_reasons_for_what_is_thought_are_given():
    view = saboteur_view()
    place = event_of(view, "passed")
    seat = view.events[place].seat
    against = (Reason(place, "saboteur", 0.5),)
    assert "a discarded card" in explain(view, Suspicion(seat, {"miner": 0.2, "saboteur": 0.8}, against), "en")
    assert "a discarded card" not in explain(view, Suspicion(seat, {"miner": 0.8, "saboteur": 0.2}, against), "en")


def test_what_is_certain_needs_no_reason():
    view = position("turn=0 roles=MSM hands=map/-/-").view(0)
    assert explain(view, Suspicion(1, {"miner": 0.0, "saboteur": 1.0}), "en") == (
        "seat 1: almost certainly saboteur (100%)"
    )
