"""The scout: cells by progress and closeness, trust by deeds."""

import random

import pytest

import pyrite
from pyrite.games.saboteur.bots import scout
from pyrite.games.saboteur.rules.events import Event
from tests.games.random_games import OPTIONS


def test_a_cell_is_worth_more_the_nearer_it_is_in_either_direction():
    goal = (8, 2)
    assert scout.worth_of(goal, goal) == 1
    along = [scout.worth_of((x, 2), goal) for x in range(9)]
    assert along == sorted(along)
    across = [scout.worth_of((5, y), goal) for y in range(2, -4, -1)]
    assert across == sorted(across, reverse=True)
    assert scout.worth_of((9, 2), goal) < 1


def test_ends_are_where_the_tunnels_lead_and_dead_ends_lead_nowhere():
    tunnels = scout.Tunnels([((1, 0), "EW"), ((0, 1), "n"), ((0, -1), "NS")])
    assert tunnels.ends() == {(2, 0), (-1, 0), (0, -2)}
    assert tunnels.ends_if_laid(tunnels.ends(), (2, 0), "NW") == {(-1, 0), (0, -2), (2, -1)}
    assert tunnels.ends_if_laid(tunnels.ends(), (2, 0), "w") == {(-1, 0), (0, -2)}


def test_ends_if_laid_are_the_ends_once_it_is_there():
    """For every tunnel that can be laid in rounds at random; but for those that join what was cut off before."""
    for seed in range(6):
        rng = random.Random(seed)
        match = pyrite.new("saboteur", players=4, rounds=1, seed=seed)
        while match.turn is not None:
            view = match.view(match.turn)
            tunnels = scout.Tunnels(((card.x, card.y), card.face) for card in view.table)
            ends = tunnels.ends()
            for action in view.legal:
                if action.verb.value == "lay" and action.x is not None and action.y is not None and action.face:
                    guess = tunnels.ends_if_laid(ends, (action.x, action.y), action.face)
                    after = scout.Tunnels([*tunnels.cards.items(), ((action.x, action.y), action.face)])
                    assert guess <= after.ends()
                    assert (action.x, action.y) not in guess
            match.play(rng.choice(view.legal))


def test_who_digs_is_trusted_and_who_blocks_is_not():
    trust = _trust_after({0: ("laid", 1, 0, "EW"), 1: ("laid", 2, 0, "w")})
    assert trust[0] > 0.5
    assert trust[1] < -0.5
    assert trust[2] == trust[3] == 0


def test_breaking_the_trusted_costs_trust_and_mending_them_wins_some():
    trust = _trust_after({0: ("laid", 1, 0, "EW"), 1: ("broke", 0), 2: ("mended", 0)})
    assert trust[1] < -1
    assert 0 < trust[2] <= scout.MENDED


def _trust_after(deeds):
    """The trust after made-up events, in the order of their seats."""
    view = pyrite.new("saboteur", players=4, seed=1).view(0)
    events = [Event(kind="round_began", round=1)]
    for seat, (kind, *what) in deeds.items():
        if kind == "laid":
            x, y, face = what
            events.append(Event(kind=kind, seat=seat, x=x, y=y, face=face))
        else:
            events.append(Event(kind=kind, seat=seat, target=what[0], tool="cart"))
    return scout.trusts(view.with_events(events))


@pytest.mark.parametrize("options", OPTIONS[::2])
def test_the_scout_is_never_illegal_and_the_same_seed_plays_the_same(options):
    records = []
    for _ in range(2):
        match = pyrite.new("saboteur", seed="scouts", **{**options, "players": 6, "rounds": 1})
        players = [pyrite.bot("scout", seed=seat) for seat in range(6)]
        while match.turn is not None:
            match.play(players[match.turn].act(match.view(match.turn)))
        records.append(match.record())
    assert records[0] == records[1]


def test_scouts_find_the_gold_against_saboteurs_who_do_anything():
    """Far from the figures that a match would give, but no bot that digs at random reaches a tenth of this."""
    won = 0
    for seed in range(20):
        match = pyrite.new("saboteur", players=4, rounds=1, all_saboteurs=True, seed=f"gold {seed}")
        bots = [
            pyrite.bot("random" if match.view(seat).role == "saboteur" else "scout", seed=seat) for seat in range(4)
        ]
        while match.turn is not None:
            match.play(bots[match.turn].act(match.view(match.turn)))
        won += match.view(None).ending == "miners"
    assert won >= 13
