"""Who may be what: against counting every deal."""

import itertools
import math
from typing import Any

import pytest

import pyrite
from pyrite.games.saboteur.bots.digger import grudges_of
from pyrite.games.saboteur.bots.knowledge.roles import prior, saboteur_chances, suspicion
from pyrite.games.saboteur.rules import cards


def counted(view, log_odds):
    """The chances by dealing the role cards in every order, each deal as likely as its deeds make it."""
    players = view.options.players
    miners = cards.MINERS[players] - view.options.all_saboteurs
    pool = ["saboteur"] * cards.SABOTEURS[players] + ["miner"] * miners
    total, by_seat = 0.0, [0.0] * players
    for deal in itertools.permutations(pool):
        if any(role not in (None, deal[seat]) for seat, role in enumerate(view.roles)):
            continue
        weight = math.exp(sum(log_odds[seat] for seat in range(players) if deal[seat] == "saboteur"))
        total += weight
        for seat in range(players):
            by_seat[seat] += weight * (deal[seat] == "saboteur")
    return [share / total for share in by_seat]


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("seat", [None, 0, 1])
@pytest.mark.parametrize("all_saboteurs", [False, True])
def test_chances_are_those_of_all_deals_counted(players, seat, all_saboteurs):
    view = pyrite.new("saboteur", players=players, seed=3, all_saboteurs=all_saboteurs).view(seat)
    for log_odds in ([0.0] * players, [0.7 * other - 1 for other in range(players)]):
        assert saboteur_chances(view, log_odds) == pytest.approx(counted(view, log_odds))


@pytest.mark.parametrize("players", range(3, 11))
def test_before_anything_happens_a_spectator_suspects_everyone_alike(players):
    match = pyrite.new("saboteur", players=players, seed=1)
    chances = [one.chances["saboteur"] for one in suspicion(match.view(None))]
    assert chances == pytest.approx([prior(match.options)] * players)
    assert sum(chances) == pytest.approx(players * cards.SABOTEURS[players] / (players + 1))


def test_harm_done_in_the_open_is_held_against_its_doer():
    match = pyrite.new("saboteur", players=5, seed=7)
    blocks: list[Any] = []
    doer = -1
    while not blocks:
        assert match.turn is not None
        doer = match.turn
        blocks = [action for action in match.legal() if str(action).islower() and str(action).endswith("@1,0")]
        match.play(blocks[0] if blocks else next(action for action in match.legal() if action.verb.value == "pass"))
    view = match.view(None)
    log_odds = grudges_of(view).log_odds
    assert log_odds[doer] == max(log_odds) > 1
    thought = {one.seat: one for one in pyrite.bot("digger").suspicion(view)}
    assert view.events[thought[doer].reasons[0].event].kind == "laid"
    assert thought[doer].chances["saboteur"] > 0.5
