"""The belief network: the same in compiled code as where it learned, and reasons that moved what it believes."""

import pytest

import pyrite
from pyrite.games.saboteur.bots.knowledge.belief import FORMAT, read_beliefs
from pyrite.games.saboteur.bots.knowledge.belief_network import RoundBelief
from pyrite.games.saboteur.bots.knowledge.belief_rows import DEED_NUMBERS, SEAT_NUMBERS, round_rows
from pyrite.games.saboteur.bots.knowledge.deeds import deeds_of
from pyrite.games.saboteur.bots.knowledge.evidence import known_goals
from pyrite.games.saboteur.bots.knowledge.roles import bound_chances, saboteur_chances


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


@pytest.mark.parametrize("players", [3, 5, 10])
def test_the_roles_are_believed_as_where_the_network_learned(players):
    jax = pytest.importorskip("jax")
    belief_fit = pytest.importorskip("bench.bots.belief_fit")
    random = jax.random.key(players)
    weights = belief_fit.begin(random, 12, 6, 10)
    names = ("out", "linear", "pair", "own_bias", "at_bias", "seat_bias")
    for name, key in zip(names, jax.random.split(random, len(names)), strict=True):
        weights[name] = 0.3 * jax.random.normal(key, weights[name].shape)
    network = read_beliefs(belief_fit.exported(weights, 1.0, "a test"))
    rounded = {name: one.astype("float16").astype("float32") for name, one in weights.items()}
    view = played(players, 20 + players).view(1)
    found = rows_of(view)
    read = RoundBelief(network, found)
    bonds: dict[tuple[int, int], float] = {}
    for place, deed in enumerate(found.deeds):
        if deed.target >= 0:
            pair = (deed.seat, deed.target)
            bonds[pair] = bonds.get(pair, 0.0) + read.bond(place)
    assert bonds
    believed = belief_fit.believed(rounded, found, 1, view.role == "saboteur")
    assert bound_chances(view, read.log_odds, bonds) == pytest.approx(believed, abs=1e-4)


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
