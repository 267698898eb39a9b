"""The digger and the novice, in positions where the right move is plain."""

import pytest

import pyrite
from pyrite.games.saboteur.bots.knowledge import digging_value, nuggets, sabotage_value
from pyrite.games.saboteur.bots.knowledge.goals import gold_chances, potential, public_chances
from pyrite.games.saboteur.bots.knowledge.outlook import Outlook, Prospect
from tests.games.saboteur.rules.table import position

ROAD = ";".join(f"EW@{x},0" for x in range(1, 4)) + ";" + ";".join(f"NESW@{x},0" for x in range(4, 7))


def chosen(text, name="digger"):
    """What the bot does, whatever its seed."""
    state = position(text)
    return {str(pyrite.bot(name, seed=seed).act(state.view(state.turn))) for seed in range(8)}


def best(values, view):
    return str(view.legal[values.index(max(values))])


def best_actions(values, view):
    most = max(values)
    return {str(action) for action, value in zip(view.legal, values, strict=True) if value >= most - 1e-9}


def test_a_miner_lays_the_card_that_reaches_the_gold():
    text = f"turn=0 roles=MMS looked=m// goals=ne,gold,nw table={ROAD} hands=NES,NEW,ne,map,breakP,NS/map/map"
    assert chosen(text) <= {"NEW@7,0", "ESW@7,0", "NSW@7,0"}


def test_a_miner_does_not_go_for_a_goal_known_to_be_stone():
    text = f"turn=0 roles=MMS looked=m// goals=ne,nw,gold table={ROAD} hands=NEW,NS,breakP/map/map"
    assert all("@7,0" not in action for action in chosen(text))


def test_a_miner_looks_at_a_goal_while_the_gold_is_unknown():
    text = "turn=0 roles=MMS goals=gold,ne,nw hands=map,NS,NE,ne/map/map"
    assert chosen(text) <= {"map>top", "map>middle", "map>bottom"}


def test_a_miner_who_has_seen_two_stones_knows_where_the_gold_is_and_looks_no_more():
    text = "turn=0 roles=MMS looked=tm// goals=ne,nw,gold hands=map,map,EW/map/map"
    assert gold_chances(position(text).view(0)) == [0, 0, 1]
    assert public_chances(position(text).view(0)) == pytest.approx([1 / 3] * 3)
    assert all(not action.startswith("map") for action in chosen(text))


def test_a_miner_repairs_themselves_first():
    text = "turn=0 roles=MMS broken=L/P/ looked=m// goals=ne,gold,nw hands=mendL,mendP,EW/map/map"
    assert chosen(text) == {"mendL>0"}


def test_a_miner_never_lays_a_dead_end_on_the_only_way():
    text = "turn=0 roles=MMS looked=m// goals=ne,gold,nw hands=ew,nesw,rockfall/map/map table=EW@1,0"
    assert all(not action.startswith(("ew@", "nesw@2,0", "rockfall")) for action in chosen(text))


def test_a_miner_clears_a_dead_end_out_of_the_way():
    text = f"turn=0 roles=MMS looked=m// goals=ne,gold,nw table={ROAD};ew@7,0 hands=rockfall,breakP,breakL/map/map"
    assert chosen(text) == {"rockfall@7,0"}


def test_a_miner_breaks_only_who_is_surely_a_saboteur():
    view = position("turn=0 roles=MMS looked=m// goals=ne,gold,nw hands=breakP,NE/map/map").view(0)
    assert best(digging_value.values(Outlook(view, [0, 0.1, 0.9])), view) == "breakP>2"
    assert not best(digging_value.values(Outlook(view, [0, 0.5, 0.5])), view).startswith("break")


def test_a_miner_repairs_whom_they_trust():
    text = "turn=0 roles=MMS broken=/C/C looked=m// goals=ne,gold,nw hands=mendC,NS/map/map"
    view = position(text).view(0)
    assert best(digging_value.values(Outlook(view, [0, 0.1, 0.9])), view) == "mendC>1"
    assert best(digging_value.values(Outlook(view, [0, 0.9, 0.1])), view) == "mendC>2"


def test_a_saboteur_blocks_when_the_gold_is_near():
    text = f"turn=0 roles=SMM looked=m// goals=ne,gold,nw table={ROAD} hands=ew,NEW/map/map"
    assert chosen(text) == {"ew@7,0"}


def test_a_saboteur_hides_while_the_gold_is_far():
    text = "turn=0 roles=SMM looked=m// goals=ne,gold,nw hands=NESW,EW/map/map"
    view = position(text).view(0)
    values = sabotage_value.values(Outlook(view, [1, 0.2, 0.2]), sabotage_value.SabotageStyle())
    assert best(values, view) == "pass:NESW"  # a good card gone, and nothing seen


def test_a_saboteur_breaks_the_miner_who_acts_next():
    text = f"turn=0 roles=SMM looked=m// goals=ne,gold,nw table={ROAD} hands=breakP,NEW/map/map"
    assert chosen(text) == {"breakP>1"}


def test_a_miner_at_a_large_table_counts_which_cards_may_still_come():
    """In some turns that changes what is best, and the first digger then does something else."""
    counted = 0
    for seed in range(6):
        match = pyrite.new("saboteur", players=7, seed=seed, rounds=1)
        while match.turn is not None and (view := match.view(match.turn)).phase == "turn":
            if view.role == "miner" and len(view.legal) > 1:
                suspects = [one.chances["saboteur"] for one in pyrite.bot("digger").suspicion(view)]
                suspects.insert(match.turn, 0.0)
                best_now = best_actions(digging_value.values(Prospect(view, suspects)), view)
                assert str(pyrite.bot("digger", seed=seed).act(view)) in best_now
                counted += str(pyrite.bot("digger@1", seed=seed).act(view)) not in best_now
            match.play(pyrite.bot("digger", seed=seed).act(view))
    assert counted > 5


def test_a_saboteur_misjudges_a_little_and_the_first_one_did_not():
    text = "turn=0 roles=SMM goals=ne,gold,nw hands=breakP,EW,NES,map,ne,NS/map/map table=EW@1,0;EW@2,0"
    view = position(text).view(0)
    done = {name: {str(pyrite.bot(name, seed=seed).act(view)) for seed in range(30)} for name in ("digger", "digger@1")}
    assert len(done["digger"]) > len(done["digger@1"]) == 1


def test_a_saboteur_repairs_a_fellow_rather_than_a_miner():
    text = "turn=0 roles=SMM broken=/C/C looked=m// goals=ne,gold,nw hands=mendC/map/map"
    view = position(text).view(0)
    assert best(sabotage_value.values(Outlook(view, [1, 0.9, 0.1]), sabotage_value.SabotageStyle()), view) == "mendC>1"


@pytest.mark.parametrize("name", ["novice", "digger"])
def test_the_most_valuable_nugget_is_taken(name):
    bots = [pyrite.bot("digger", seed=seat) for seat in range(4)]
    for seed in range(9):
        match = pyrite.new("saboteur", players=4, seed=seed, rounds=1)
        while (seat := match.turn) is not None and match.view(None).phase != "pick":
            match.play(bots[seat].act(match.view(seat)))
        if seat is not None:
            break
    view = match.view(match.turn)
    assert pyrite.bot(name, seed=1).act(view).value == max(view.pool or ())


def test_extra_nuggets_lie_on_the_way_for_a_miner_and_out_of_it_for_a_saboteur():
    for seed in range(30):
        match = pyrite.new("saboteur", players=5, seed=seed, bonus_nuggets=True)
        view = match.view(match.turn)
        assert view.phase == "bonus"
        action = nuggets.choose(view)
        assert action.value == 3
        assert (action.y == 0) == (view.role == "miner")


def test_who_found_the_extra_nuggets_stops_when_the_round_looks_lost():
    near = f"bonus_nuggets phase=stop turn=0 roles=MMS looked=m// goals=ne,gold,nw table={ROAD}"
    far = "bonus_nuggets phase=stop turn=0 roles=MMS looked=m// goals=ne,gold,nw table=EW@1,0"
    found = "bonus=1@2,0 claim=at_once claimer=0 ledger=1b03 hands=map/map/map"
    near = near.replace(";EW@2,0", "")
    for text, wanted in ((near, "stay"), (far, "stop")):
        state = position(f"{text} {found}")
        assert str(nuggets.choose(state.view(0))) == wanted


def test_the_potential_grows_with_every_card_towards_the_gold():
    assert potential([1, 0, 0], (3, 0, 0)) < potential([1, 0, 0], (2, 0, 0)) < potential([1, 0, 0], (0, 9, 9)) == 1


def test_a_novice_slips_and_the_digger_does_not():
    text = f"turn=0 roles=MMS looked=m// goals=ne,gold,nw table={ROAD} hands=NEW,NS,map,breakP/map/map"
    view = position(text).view(0)
    reached = {
        name: sum("@7,0" in str(pyrite.bot(name, seed=seed).act(view)) for seed in range(200))
        for name in ("novice", "digger", "random")
    }
    assert reached["digger"] == 200
    assert 120 < reached["novice"] < 200
    assert reached["random"] < 60


def test_chance_decides_between_equals():
    text = "turn=0 roles=MMS goals=gold,ne,nw hands=map,NS/map/map"
    assert len(chosen(text)) > 1
