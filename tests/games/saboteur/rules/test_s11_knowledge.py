"""What everyone and each player may know (S11.1, S11.2): what views and events contain."""

import pytest

from pyrite.games.saboteur.rules.events import Event
from pyrite.games.saboteur.rules.view import BonusSeen, Card, View
from pyrite.games.saboteur.rules.words import EventKind

from .knowledge import GAMES, OWN, PUBLIC, SHOWN_TO_ALL, SHOWN_TO_ONE, every_game, playthrough, public, said, viewers
from .table import play, position

# --- S11.1 ---


def test_S11_1_every_field_of_a_view_is_either_public_or_ones_own():
    assert set(View.__struct_fields__) == PUBLIC | OWN
    assert not PUBLIC & OWN


@every_game
def test_S11_1_what_is_public_is_the_same_for_every_seat_and_spectator(game):
    for state in playthrough(game)[0]:
        seen = [public(state.view(viewer)) for viewer in viewers(state)]
        assert all(other == seen[0] for other in seen)


def test_S11_1_the_table_whose_turn_and_the_sizes_are_public():
    state = position("turn=1 table=EW@1,0;nes@-1,0 hands=NS,NE/map/NS,NE,map pile=2NS")
    view = state.view(None)
    assert view.table == (
        Card(x=-1, y=0, face="nes", what="tunnel"),
        Card(x=0, y=0, face="NESW", what="start"),
        Card(x=1, y=0, face="EW", what="tunnel"),
    )
    assert (view.turn, view.hand_sizes, view.pile) == (1, (2, 1, 3), 2)


def test_S11_1_the_discard_is_public_and_so_is_how_many_cards_each_passed():
    view = position("hands=NS/-/- discard=2map,rockfall,NE passed=NE/-/2NS").view(None)
    assert (view.discard, view.passed_counts) == (("NE", "rockfall", "map", "map"), (1, 0, 2))


def test_S11_1_broken_tools_are_public():
    assert position("hands=NS/-/- broken=PC/-/L").view(None).broken == ("PC", "", "L")


def test_S11_1_who_looked_at_which_goal_is_public():
    view = position("hands=NS/-/- looked=t/-/tb").view(None)
    assert [goal.looked_by for goal in view.goals] == [(0, 2), (), (2,)]


def test_S11_1_the_number_of_nugget_cards_each_holds_is_public():
    view = position("hands=NS/-/- round=2 ledger=1s03,1s01,1s21").view(None)
    assert (view.nugget_counts, view.supply) == ((2, 0, 1), 25)


def test_S11_1_the_extra_nuggets_are_public_while_face_up():
    view = position(
        "bonus_nuggets left=13 bonus=2@2,0 claim=next_turn claimer=1 table=EW@1,0 ledger=1b11,1b13 hands=NS/NS/-"
    ).view(None)
    assert view.bonus == BonusSeen(value=2, x=2, y=0, claimer=1, claim="next_turn", shown=(1, 3))
    assert view.bonuses_left == (1, 3)


def test_S11_1_goals_turned_up_are_public():
    view = position("goals=gold,SW,nw hands=NS/-/-").view(None)
    assert [(goal.face_up, goal.treasure) for goal in view.goals] == [(False, None), (True, "NE"), (False, None)]


def test_S11_1_roles_are_public_once_turned_up():
    state = position("rounds=1 roles=MSM pile=- hands=NS/-/-")
    play(state, "pass:NS")
    assert [state.view(viewer).roles for viewer in viewers(state)] == [("miner", "saboteur", "miner")] * 4


def test_S11_1_what_saboteurs_were_paid_is_public():
    state = position("rounds=2 roles=MSM pile=- hands=NS/-/-")
    play(state, "pass:NS")
    lines = state.view(None).ledger
    assert [(line.why, line.seat, line.values) for line in lines] == [("paid", 1, (1, 3))]


@pytest.mark.parametrize(
    ("deed", "said_to_all"),
    [
        ("NS@0,1", {"kind": "laid", "seat": 0, "face": "NS", "x": 0, "y": 1}),
        ("breakP>2", {"kind": "broke", "seat": 0, "target": 2, "tool": "pickaxe"}),
        ("mendLC>1L", {"kind": "mended", "seat": 0, "target": 1, "tool": "lantern", "card": "mendLC"}),
        ("rockfall@1,0", {"kind": "rockfall", "seat": 0, "face": "NSW", "x": 1, "y": 0}),
        ("map>top", {"kind": "looked", "seat": 0, "goal": "top"}),
        ("pass:NS", {"kind": "passed", "seat": 0}),
    ],
)
def test_S11_1_cards_played_and_tunnels_removed_are_shown_to_all_but_not_cards_passed_away(deed, said_to_all):
    state = position("table=NSW@1,0 hands=NS,breakP,mendLC,rockfall,map/NE/- broken=-/L/-")
    assert [event for event in play(state, deed) if event.is_for(None)] == [Event(**said_to_all)]


@every_game
def test_S11_1_an_event_sent_to_all_says_what_is_public_and_no_more(game):
    for event in playthrough(game)[1]:
        if event.audience is None:
            assert said(event) == SHOWN_TO_ALL[event.kind]


# --- S11.2 ---


def test_S11_2_every_kind_of_event_is_sent_to_all_or_to_one():
    assert {kind.name.lower() for kind in EventKind} == SHOWN_TO_ALL.keys() | SHOWN_TO_ONE.keys()


@every_game
def test_S11_2_an_event_sent_to_one_is_sent_to_the_seat_it_happened_to(game):
    for event in playthrough(game)[1]:
        if event.kind in SHOWN_TO_ONE:
            assert (event.audience, said(event)) == (event.seat, SHOWN_TO_ONE[event.kind])


@every_game
def test_S11_2_an_event_sent_to_one_is_for_nobody_else(game):
    for event in playthrough(game)[1]:
        if event.kind in SHOWN_TO_ONE:
            assert [seat for seat in (None, *range(10)) if event.is_for(seat)] == [event.seat]


def test_S11_2_the_random_games_tell_every_kind_of_event():
    events = {event.kind for game in GAMES for event in playthrough(game)[1]}
    assert {kind.name.lower() for kind in EventKind} - events == set()


KNOWN_TO_SEAT_0 = (
    "players=5 roles=SMMSM turn=0 goals=ne,gold,nw looked=tm/b/-/-/- hands=NS,map/EW/NE/-/- passed=NW/2NS/-/-/- "
    "round=2 ledger=1s03,1s11,1s22"
)


def test_S11_2_a_player_knows_their_own_role_hand_and_passed_cards():
    view = position(KNOWN_TO_SEAT_0).view(0)
    assert (view.role, view.roles) == ("saboteur", ("saboteur", None, None, None, None))
    assert (view.hand, view.passed) == (("NS", "map"), ("NW",))


def test_S11_2_a_player_knows_the_goals_they_looked_at():
    state = position(KNOWN_TO_SEAT_0)
    known = [[goal.treasure for goal in state.view(viewer).goals] for viewer in (0, 1, 2, None)]
    assert known == [["NE", "gold", None], [None, None, "NW"], [None] * 3, [None] * 3]


def test_S11_2_a_player_knows_the_values_of_their_own_nuggets():
    state = position(KNOWN_TO_SEAT_0)
    assert [state.view(viewer).nuggets for viewer in (0, 1, 2, 3, None)] == [(3,), (1,), (2,), (), ()]
    assert [[line.values for line in state.view(viewer).ledger] for viewer in (0, 1, 3, None)] == [
        [(3,), None, None],
        [None, (1,), None],
        [None] * 3,
        [None] * 3,
    ]


@every_game
def test_S11_2_nobody_learns_who_leads_until_the_game_is_over(game):
    for state in playthrough(game)[0]:
        view = state.view(None)
        assert (view.scores is None, view.winners is None) == (not state.is_over, not state.is_over)


def test_S11_2_a_spectator_has_nothing_of_their_own():
    view = position(KNOWN_TO_SEAT_0).view(None)
    assert (view.seat, view.role, view.roles, view.hand, view.passed) == (None, None, (None,) * 5, (), ())
    assert (view.nuggets, view.pool, view.legal) == ((), None, ())


def test_S11_2_what_may_be_done_is_known_to_the_seat_to_act():
    state = position("hands=NS,map/NE/NW turn=0")
    assert [bool(state.view(viewer).legal) for viewer in (0, 1, 2, None)] == [True, False, False, False]
    assert list(state.view(0).legal) == state.legal()


PICKING = (
    "rounds=2 roles=MMM goals=ne,gold,nw table=EW@1,0;EW@2,0;EW@3,0;NESW@4,0;NESW@5,0;NESW@6,0 hands=NESW/NS/NS pile=-"
)


def test_S11_2_the_nuggets_to_pick_from_are_seen_by_the_picker_alone():
    state = position(PICKING)
    events = play(state, "NESW@7,0", "nugget:1", "nugget:3", "nugget:2")
    assert [(e.audience, e.pool) for e in events if e.kind == "your_pool"] == [(0, (1, 2, 3))]
    assert [state.view(viewer).pool for viewer in (0, 1, 2, None)] == [(1, 2, 3), None, None, None]
    assert state.view(1).pool_size == 3


def test_S11_2_a_pick_is_seen_by_the_picker_alone():
    state = position(PICKING)
    play(state, "NESW@7,0", "nugget:1", "nugget:3", "nugget:2")
    events = play(state, "take:3")
    assert [(e.audience, e.seat, e.value) for e in events if e.value is not None] == [(0, 0, 3)]
    assert [state.view(viewer).ledger[0].values for viewer in (0, 1, 2, None)] == [(3,), None, None, None]
    assert [state.view(viewer).pool for viewer in (0, 1, 2, None)] == [None, None, (1, 2), None]


def test_S11_2_a_picker_remembers_the_nuggets_they_saw():
    state = position(PICKING)
    play(state, "NESW@7,0", "nugget:1", "nugget:3", "nugget:2", "take:3", "take:1")
    assert [[line.pool for line in state.view(viewer).ledger] for viewer in (0, 2, 1, None)] == [
        [(1, 2, 3), None, None],
        [None, (1, 2), None],
        [None, None, (2,)],
        [None] * 3,
    ]


def test_S11_2_nuggets_drawn_to_be_shared_are_seen_by_nobody_before_the_first_pick():
    state = position(PICKING)
    play(state, "NESW@7,0")
    assert [play(state, draw) for draw in ("nugget:1", "nugget:3")] == [[], []]
    assert [state.view(viewer).pool for viewer in viewers(state)] == [None] * 4
    assert state.view(None).pool_size == 2


@pytest.mark.parametrize(
    ("one", "other", "knowing"),
    [
        ("hands=NS,NE/EW/NW", "hands=NS,NE/map/NW", {1}),
        ("hands=NS/EW/- passed=NE/-/-", "hands=NS/EW/- passed=map/-/-", {0}),
        ("roles=MSM hands=NS/-/-", "roles=MMS hands=NS/-/-", {1, 2}),
        ("roles=MSM hands=NS/-/-", "roles=MMM hands=NS/-/-", {1}),
        ("goals=ne,gold,nw hands=NS/-/-", "goals=gold,ne,nw hands=NS/-/-", set()),
        ("goals=ne,gold,nw hands=NS/-/- looked=b/t/-", "goals=gold,ne,nw hands=NS/-/- looked=b/t/-", {1}),
        ("hands=NS/-/- round=2 ledger=1s13,1s22", "hands=NS/-/- round=2 ledger=1s12,1s23", {1, 2}),
        ("hands=NS/NE/- passed=-/-/EW", "hands=NS/EW/- passed=-/-/NE", {1, 2}),
    ],
)
def test_S11_2_nobody_else_can_tell_two_positions_apart(one, other, knowing):
    first, second = position(one), position(other)
    different = {viewer for viewer in viewers(first) if first.view(viewer).to_json() != second.view(viewer).to_json()}
    assert different == knowing
