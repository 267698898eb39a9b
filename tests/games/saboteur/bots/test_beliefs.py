"""The belief network: what it reads and refuses, and reasons that moved what it believes."""

import pytest

import pyrite
from pyrite.games.saboteur.bots.knowledge.belief import FORMAT, RoleBelief, read_beliefs, trained
from pyrite.games.saboteur.bots.knowledge.belief_network import RoundBelief
from pyrite.games.saboteur.bots.knowledge.belief_rows import DEED_NUMBERS, SEAT_NUMBERS, round_rows
from pyrite.games.saboteur.bots.knowledge.deeds import deeds_of
from pyrite.games.saboteur.bots.knowledge.evidence import known_goals
from pyrite.games.saboteur.bots.knowledge.roles import bound_chances, saboteur_chances
from tests.games.saboteur.bots.test_evidence import deed


def played(players, seed, moves=22):
    """A round after some moves."""
    match = pyrite.new("saboteur", players=players, seed=seed)
    seats = [pyrite.bot("digger", seed=f"{seed}/{seat}") for seat in range(players)]
    for _ in range(moves):
        if match.turn is None or match.view(match.turn).phase != "turn":
            break
        match.play(seats[match.turn].act(match.view(match.turn)))
    return match


def rows_of(view):
    return round_rows(view.options, deeds_of(view).done, known_goals(view), view.seat)


def test_every_deed_and_seat_has_its_numbers():
    found = rows_of(played(5, 3).view(0))
    assert found.deeds
    assert {len(one.numbers) for one in found.deeds} == {len(DEED_NUMBERS)}
    assert [len(one) for one in found.seats] == [len(SEAT_NUMBERS)] * 5


def test_rows_that_the_network_cannot_read_are_refused():
    found = rows_of(played(5, 3).view(0))
    first = found.deeds[0]
    wrong = (first._replace(seat=5), first._replace(seat=-1), first._replace(target=5), first._replace(numbers=[0.0]))
    for one in wrong:
        with pytest.raises(ValueError, match="as many numbers"):
            RoundBelief(trained(), found._replace(deeds=[one]))
    with pytest.raises(ValueError, match="as many numbers"):
        RoundBelief(trained(), found._replace(seats=[[0.0]] * 5))


def test_a_reason_is_a_deed_without_which_the_seat_would_be_judged_otherwise():
    for seed in range(1, 5):
        view = played(5, seed).view(None)
        deeds = deeds_of(view).done
        belief = RoleBelief(view, deeds)
        chances = bound_chances(view, belief.log_odds, belief.bonds)
        for seat in range(5):
            strongest = belief.reasons(seat, chances)[0]
            left = RoleBelief(view, [one for one in deeds if one.event != strongest.event])
            without = bound_chances(view, left.log_odds, left.bonds)[seat]
            assert (chances[seat] > without) == (strongest.weight > 0)


def after(*deeds):
    """What is believed after these deeds, before anything else was done."""
    return RoleBelief(pyrite.new("saboteur", players=5, seed=7).view(None), deeds)


def harms(count):
    return [deed(gain=-0.1, dead_end=True, distance=3, seat=1, event=place) for place in range(count)]


def test_a_single_odd_deed_does_not_make_a_player_a_certain_saboteur():
    belief = after(*harms(1))
    assert 0.5 < belief.log_odds[1] - after().log_odds[1] < 4
    assert belief.reasons(1, [1 / 3] * 5)[0].weight > 0


def test_a_deed_that_is_repeated_says_less_each_time():
    none, once, twice, thrice = (after(*harms(many)).log_odds[1] for many in range(4))
    assert once - none > thrice - twice > 0


def test_what_a_deed_at_another_player_says_depends_on_what_is_known_of_that_player_later():
    """Who breaks a tool is suspected more if its owner then digs well than if its owner does harm."""
    view = pyrite.new("saboteur", players=5, seed=7).view(None)
    hit = deed(kind="broke", target=2, seat=1, event=0)
    chances = []
    for gain in (0.1, -0.1):
        belief = after(hit, *(deed(gain=gain, seat=2, event=place) for place in (1, 2)))
        chances.append(bound_chances(view, belief.log_odds, belief.bonds)[1])
    assert chances[0] > chances[1]


def test_bonds_make_roles_differ_and_without_them_nothing_changes():
    view = played(5, 5).view(0)
    log_odds = [0.0, 6.0, -0.5, 0.3, 0.2]  # seat 1 is almost certainly a saboteur, and the viewer is a miner
    usual = saboteur_chances(view, log_odds)
    assert view.role == "miner"
    assert bound_chances(view, log_odds, {}) == usual
    assert bound_chances(view, log_odds, {(1, 2): 0.0}) == pytest.approx(usual)
    apart, together = (bound_chances(view, log_odds, {(1, 2): strength})[2] for strength in (1.0, -1.0))
    assert apart < usual[2] < together
    apart, together = (bound_chances(view, log_odds, {(0, 2): strength})[2] for strength in (1.0, -1.0))
    assert together < usual[2] < apart


def test_a_file_of_another_format_is_refused():
    with pytest.raises(ValueError, match=FORMAT):
        read_beliefs(b'{"format": "something else", "command": "", "temper": 1, "weights": {}}')
