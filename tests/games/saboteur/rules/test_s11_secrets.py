"""What nobody may know or show (S11.3, S11.4): what views and events never contain."""

import pytest

from pyrite.games.saboteur.rules.options import Options
from pyrite.games.saboteur.rules.state import State
from pyrite.games.saboteur.rules.words import Verb

from .knowledge import every_game, playthrough, said, viewers
from .table import deal, kinds, play, position

# --- S11.3 ---


def test_S11_3_what_is_in_the_pile_is_nobodys():
    one, other = position("hands=NS/EW/- pile=NE,map"), position("hands=NS/NE/- pile=EW,map")
    assert [one.view(viewer) == other.view(viewer) for viewer in (0, 1, 2, None)] == [True, False, True, True]
    assert [one.view(viewer).pile for viewer in (0, 1, 2, None)] == [2] * 4


@every_game
def test_S11_3_the_pile_has_no_order_before_a_card_is_drawn(game):
    for state in playthrough(game)[0]:
        weights = [weight for draw, weight in state.chance() if draw.what == "card"]
        assert sum(weights) in (0, state.pile_size)


@every_game
def test_S11_3_the_role_left_over_is_nobodys_until_the_round_ends(game):
    for state in playthrough(game)[0]:
        if state.view(None).ending == "none":
            assert {state.view(viewer).leftover for viewer in viewers(state)} == {None}


@pytest.mark.parametrize(("roles", "other"), [("MSM", "MMM"), ("MMS", "MMM")])
def test_S11_3_a_miner_cannot_tell_whether_a_saboteur_was_left_over(roles, other):
    one, two = position(f"roles={roles} hands=NS/-/-"), position(f"roles={other} hands=NS/-/-")
    assert one.view(0) == two.view(0)


@pytest.mark.parametrize("goals", ["ne,gold,nw", "ne,nw,gold", "gold,ne,nw", "gold,nw,ne", "nw,ne,gold", "nw,gold,ne"])
def test_S11_3_goals_not_looked_at_are_nobodys(goals):
    state = position(f"goals={goals} hands=NS/-/-")
    assert {goal.treasure for viewer in viewers(state) for goal in state.view(viewer).goals} == {None}


@pytest.mark.parametrize("treasure", ["gold", "NE", "NW"])
def test_S11_3_laying_out_the_goals_tells_nothing_of_them(treasure):
    state = State.new(Options(players=3, first=0))
    play(state, *["role:miner"] * 3)
    events = play(state, f"goal:{treasure}")
    deal(state)
    assert events == []
    assert {goal.treasure for viewer in viewers(state) for goal in state.view(viewer).goals} == {None}


def test_S11_3_goals_not_reached_stay_nobodys_when_the_round_ends():
    state = position("rounds=1 pile=- hands=NS/-/-")
    play(state, "pass:NS")
    assert [goal.treasure for goal in state.view(0).goals] == [None] * 3


# --- S11.4 ---


def test_S11_4_no_kind_of_action_shows_a_card_or_talks():
    assert {verb.value for verb in Verb} == {
        *("lay", "break", "mend", "rockfall", "map", "pass"),
        *("bonus", "stop", "stay", "take"),
    }


@every_game
def test_S11_4_no_view_contains_the_hand_or_passed_cards_of_another_seat(game):
    for state in playthrough(game)[0]:
        for seat in range(state.players):
            view = state.view(seat)
            assert (len(view.hand), len(view.passed)) == (view.hand_sizes[seat], view.passed_counts[seat])


@pytest.mark.parametrize("viewer", [1, 2, None])
def test_S11_4_a_card_in_a_hand_appears_in_no_view_of_others(viewer):
    view = position("hands=nesw,mendPC,rockfall/NS/NS turn=0").view(viewer)
    for card in ("nesw", "mendPC", "rockfall"):
        assert f'"{card}"'.encode() not in view.to_json()


@every_game
def test_S11_4_the_only_cards_from_hands_that_others_learn_of_are_those_played(game):
    for event in playthrough(game)[1]:
        if event.audience is None and (event.card is not None or event.face is not None):
            assert event.kind in ("laid", "mended", "rockfall", "revealed")


def test_S11_4_a_look_or_a_pass_is_never_shown_to_others():
    state = position("hands=map/NS/NS pile=-")
    events = play(state, "map>middle", "pass:NS")
    assert kinds([event for event in events if event.is_for(2)]) == ["looked", "passed"]
    assert {name for event in events if event.is_for(2) for name in said(event)} == {"goal"}
