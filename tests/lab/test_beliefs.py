"""The belief network of Saboteur: the same in compiled code as where it learned."""

import jax
import pytest

from bench.bots import belief_fit
from pyrite.games.saboteur.bots.knowledge.belief import read_beliefs
from pyrite.games.saboteur.bots.knowledge.belief_network import RoundBelief
from pyrite.games.saboteur.bots.knowledge.roles import bound_chances
from tests.games.saboteur.bots.test_beliefs import played, rows_of


@pytest.mark.parametrize("players", [3, 5, 10])
def test_the_roles_are_believed_as_where_the_network_learned(players):
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
    for place, one in enumerate(found.deeds):
        if one.target >= 0:
            pair = (one.seat, one.target)
            bonds[pair] = bonds.get(pair, 0.0) + read.bond(place)
    assert bonds
    believed = belief_fit.believed(rounded, found, 1, view.role == "saboteur")
    assert bound_chances(view, read.log_odds, bonds) == pytest.approx(believed, abs=1e-4)
