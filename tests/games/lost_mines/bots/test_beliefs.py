"""What the detective believes of the others: the cards say what is possible, deeds what is likely."""

import random

import msgspec
import pytest

import pyrite
from pyrite.games.lost_mines.bots.knowledge import beliefs, deeds, evidence, roles
from pyrite.games.lost_mines.bots.knowledge.beliefs import Beliefs
from pyrite.games.lost_mines.bots.knowledge.deeds import Deed
from pyrite.match import Match
from tests.games.random_games import random_match

from .views import random_views

SURE = evidence.EvidenceTable(
    evidence.VERSION, "by hand", ("only",), 1.0, {"trap + - +": (-5.0, -4.0, -1.0), "lay + + 0": (-1.0, -1.5, -3.0)}
)


def test_without_deeds_beliefs_are_those_of_the_cards():
    for view in random_views(14, every=11):
        thought = Beliefs(view, evidence.counted())  # such a view has no events
        for one, by_cards in zip(thought.suspicion(), roles.suspicion(view), strict=True):
            assert (one.seat, list(one.chances)) == (by_cards.seat, list(by_cards.chances))
            assert list(one.chances.values()) == pytest.approx(list(by_cards.chances.values()))
        assert thought.parts() == pytest.approx(roles.parts(view))


def test_beliefs_add_up_and_never_contradict_what_is_known():
    match = random_match({"players": 7, "rounds": 1}, 8, eager=0.7, game="lost-mines")
    again = Match(match.game, match.options)
    moved = 0
    for number, step in enumerate(match.steps):
        again.take_step(step)
        if number % 25 or again.turn is None:
            continue
        for seat in (None, 0, 3):
            view = again.view(seat)
            for one in Beliefs(view, evidence.counted()).suspicion():
                assert sum(one.chances.values()) == pytest.approx(1)
                assert min(one.chances.values()) >= 0
                known = view.dwarfs[one.seat].character
                assert known is None or one.chances[known] == 1
                assert all(view.events[reason.event].seat == one.seat for reason in one.reasons)
                moved += bool(one.reasons)
    assert moved > 10


def test_at_most_one_of_a_clan_is_believed_to_be_its_saboteur():
    match = random_match({"players": 9, "rounds": 1}, 3, eager=0.7, game="lost-mines")
    again = Match(match.game, match.options)
    for step in match.steps[:-1]:
        again.take_step(step)
    view = again.view(None)
    for clan in roles.CLANS:
        seats = roles.seats_of(view, clan)
        chances = [
            one.chances["saboteur"] for one in Beliefs(view, evidence.counted()).suspicion() if one.seat in seats
        ]
        assert 0 < sum(chances) <= 1 + 1e-9


def test_a_deed_of_saboteurs_speaks_for_a_saboteur():
    done = [Deed(5, 0, "trap + - +"), Deed(9, 1, "lay + + 0"), Deed(11, 0, "unheard of")]
    likely = evidence.likelihoods(SURE, done, 3)
    assert likely[0].index(max(likely[0])) == 2
    assert likely[1].index(max(likely[1])) == 0
    assert likely[2] == [1.0, 1.0, 1.0]
    (why,) = evidence.reasons(SURE, done, 0, [0.5, 0.25, 0.25])
    assert (why.event, why.role) == (5, "saboteur")
    assert why.weight > 2


def test_a_clan_weighs_its_deals_by_the_deeds_of_all_its_seats():
    likely = [[0.1, 0.1, 1.0], [1.0, 1.0, 1.0]]
    belief = beliefs.clan_belief(1, [0, 1], (None, None), likely)
    # Six deals of three cards to two seats; two of them make seat 0 the saboteur, each ten times as likely.
    assert belief.chance(0, "saboteur") == pytest.approx(20 / 24)
    assert belief.chance(1, "saboteur") == pytest.approx(2 / 24)


def test_reading_on_is_reading_from_the_start():
    match = pyrite.new("lost-mines", players=4, rounds=1, seed=6)
    rng = random.Random(6)
    for _ in range(60):
        if match.turn is None:
            break
        deeds.deeds_of(match.view(1))
        match.play(rng.choice(match.legal()))
    last = match.view(1)
    read_on = list(deeds.deeds_of(last))
    copied = last.with_events([msgspec.structs.replace(event) for event in last.events])  # events never seen before
    assert deeds.deeds_of(copied) == read_on
    assert len(read_on) > 15


def test_only_public_events_are_read():
    match = pyrite.new("lost-mines", players=4, rounds=1, seed=6)
    rng = random.Random(6)
    while match.turn is not None:
        match.play(rng.choice(match.legal()))
    seen = [[(deed.seat, deed.context) for deed in deeds.deeds_of(match.view(seat))] for seat in (None, 0, 1, 2, 3)]
    assert all(one == seen[0] for one in seen)


def test_a_second_round_begins_without_suspicion():
    match = pyrite.new("lost-mines", players=3, rounds=2, seed=2)
    rng = random.Random(2)
    while match.state.round == 1:
        match.play(rng.choice(match.legal()))
    assert deeds.deeds_of(match.view(0)) == []


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"version": 99}, "version 99"),
        ({"styles": ("one", "two")}, "3 numbers instead of 6"),
    ],
)
def test_evidence_of_the_wrong_shape_or_version_is_refused(change, message):
    data = msgspec.json.encode(msgspec.structs.replace(SURE, **change))
    with pytest.raises(ValueError, match=message):
        evidence.read(data)


def test_what_is_not_evidence_is_refused():
    with pytest.raises(ValueError, match="not evidence"):
        evidence.read(b'{"weights": []}')


def test_the_evidence_that_comes_with_the_program_is_whole():
    found = evidence.counted()
    assert len(found.contexts) > 50
    assert found.command
    assert all(chance < 0 for chances in found.contexts.values() for chance in chances)
