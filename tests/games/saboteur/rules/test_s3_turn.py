"""A turn (S3): one thing done, then a card drawn while there are any."""

import pytest

from .table import chance, kinds, legal, play, position, refused

# One action of each kind that a turn can be, with a hand and a table on which it is legal.
SET_OUT = "players=4 table=NESW@1,0 broken=-/P/-/- hands=NS,breakL,mendP,rockfall,map,n/NE/NE/NE"
DEEDS = ["NS@0,1", "s@0,-1", "breakL>2", "mendP>1", "rockfall@1,0", "map>top", "pass:NS", "pass:map"]


def test_S3_1_a_player_lays_a_tunnel_plays_an_action_card_or_passes():
    state = position("players=3 hands=2EW,breakP,map,n/-/-")
    assert legal(state) == {
        *("EW@1,0", "EW@-1,0", "n@0,1", "s@0,-1"),
        *("breakP>0", "breakP>1", "breakP>2", "map>top", "map>middle", "map>bottom"),
        *("pass:EW", "pass:breakP", "pass:map", "pass:n"),
    }


@pytest.mark.parametrize("deed", DEEDS)
def test_S3_1_one_thing_ends_the_turn(deed):
    state = position(f"{SET_OUT} pile=-")
    play(state, deed)
    assert state.turn == 1


@pytest.mark.parametrize("deed", DEEDS)
def test_S3_1_one_thing_takes_one_card_from_the_hand(deed):
    state = position(f"{SET_OUT} pile=-")
    play(state, deed)
    assert state.view(0).hand_sizes == (5, 1, 1, 1)


@pytest.mark.parametrize("deed", ["NE@0,1", "breakP>1", "mendL>1", "mendPL>1P", "pass:EW"])
def test_S3_1_a_card_that_is_not_in_the_hand_cannot_be_played(deed):
    assert refused(position(SET_OUT), deed) == "S3.1"


def test_S3_1_a_rockfall_or_map_that_is_not_in_the_hand_cannot_be_played():
    state = position("table=NESW@1,0 hands=NS/rockfall,map/-")
    assert [refused(state, deed) for deed in ("rockfall@1,0", "map>top")] == ["S3.1", "S3.1"]


@pytest.mark.parametrize("deed", ["take:1", "stop", "stay", "bonus1@3,0"])
def test_S3_1_a_turn_is_nothing_else(deed):
    assert refused(position(SET_OUT), deed) == "S3.1"


@pytest.mark.parametrize(
    "text",
    [
        "hands=EW,NESW,breakP,map/-/-",
        "hands=EW,NESW,breakP,map/-/- broken=PLC/-/-",
        "hands=EW,NESW,breakP,map/-/- pile=-",
        "edition=classic hands=EW,NESW,breakP,map/-/- table=NESW@1,0",
    ],
)
def test_S3_1_passing_is_always_allowed_with_every_card(text):
    state = position(text)
    assert {deed for deed in legal(state) if deed.startswith("pass")} == {
        "pass:EW",
        "pass:NESW",
        "pass:breakP",
        "pass:map",
    }


def test_S3_1_passing_is_all_that_is_left_when_no_card_can_be_played():
    state = position("hands=EW,mendP,rockfall/-/- broken=L/-/-")
    assert legal(state) == {"pass:EW", "pass:mendP", "pass:rockfall"}


def test_S3_1_a_passed_card_is_out_of_the_hand_and_face_down():
    state = position("hands=EW,map/NS/- pile=NS")
    play(state, "pass:map")
    view = state.view(0)
    assert (view.hand, view.passed, view.passed_counts) == (("EW",), ("map",), (1, 0, 0))


def test_S3_1_a_passed_card_is_not_a_face_up_discard():
    state = position("hands=EW,map/NS/-")
    play(state, "pass:map")
    assert state.view(0).discard == ()


def test_S3_1_others_see_that_a_card_was_passed_but_not_which():
    events = play(position("hands=EW,map/NS/-"), "pass:map")
    assert [(e.kind, e.seat, e.card) for e in events if e.audience is None] == [("passed", 0, None)]
    assert [(e.kind, e.audience, e.card) for e in events if e.audience is not None] == [("your_pass", 0, "map")]


@pytest.mark.parametrize("viewer", [1, 2, None])
def test_S3_1_views_of_others_do_not_tell_passed_cards_apart(viewer):
    one = position("hands=EW,map/NS/-")
    other = one.copy()
    play(one, "pass:map", "card:map")
    play(other, "pass:EW", "card:EW")
    assert one.view(viewer) == other.view(viewer)
    assert one.view(0) != other.view(0)


@pytest.mark.parametrize("deed", DEEDS)
def test_S3_2_then_the_player_draws(deed):
    state = position(f"{SET_OUT} pile=EW,2NESW")
    play(state, deed)
    assert (state.turn, chance(state)) == (None, {"card:NESW": 2, "card:EW": 1})


def test_S3_2_the_card_drawn_goes_from_the_pile_into_the_hand():
    state = position("hands=NS,map/NE/NE pile=EW,2NESW")
    play(state, "pass:NS", "card:EW")
    assert state.view(0).hand == ("EW", "map")
    assert (state.view(0).hand_sizes, state.pile_size) == ((2, 1, 1), 2)


def test_S3_2_one_card_is_drawn_and_the_next_seat_is_to_act():
    state = position("hands=NS,map/NE/NE pile=EW,2NESW")
    play(state, "pass:NS", "card:EW")
    assert state.turn == 1
    play(state, "pass:NE")
    assert chance(state) == {"card:NESW": 2}


def test_S3_2_what_is_drawn_is_seen_by_its_player_alone():
    state = position("hands=NS/NE/NE pile=EW,map")
    play(state, "pass:NS")
    events = play(state, "card:map")
    assert [(e.kind, e.audience, e.seat, e.card) for e in events] == [
        ("drew", None, 0, None),
        ("your_card", 0, 0, "map"),
    ]


@pytest.mark.parametrize("deed", ["pass:map", "NE@0,1", "map>top"])
def test_S3_2_nobody_acts_before_the_card_is_drawn(deed):
    state = position("hands=NS,map/NE,map/NE pile=EW,map")
    play(state, "pass:NS")
    assert refused(state, deed) == "S3.2"


def test_S3_2_a_card_that_is_not_in_the_pile_is_not_drawn():
    state = position("hands=NS,map/NE/NE pile=EW")
    play(state, "pass:NS")
    assert refused(state, "card:NESW") == "S3.2"


@pytest.mark.parametrize("draw", ["nugget:1", "role:miner", "goal:gold", "first:0"])
def test_S3_2_nothing_but_a_card_is_drawn(draw):
    state = position("hands=NS,map/NE/NE pile=NESW,NES")
    play(state, "pass:NS")
    assert refused(state, draw) == "S3.2"


def test_S3_2_nothing_is_drawn_before_the_turn_is_done():
    state = position("hands=NS,map/NE/NE pile=EW")
    assert (chance(state), refused(state, "card:EW")) == ({}, "S3.2")


def test_S3_2_the_last_card_of_the_pile_is_drawn():
    state = position("hands=NS,map/NE/NE pile=EW")
    play(state, "pass:NS")
    assert chance(state) == {"card:EW": 1}
    play(state, "card:EW")
    assert (state.turn, state.pile_size) == (1, 0)


@pytest.mark.parametrize("deed", DEEDS)
def test_S3_2_once_the_pile_is_empty_nobody_draws(deed):
    state = position(f"{SET_OUT} pile=-")
    events = play(state, deed)
    assert (chance(state), "drew" in kinds(events)) == ({}, False)


def test_S3_2_what_is_discarded_does_not_fill_the_pile_again():
    state = position("hands=map,NS/map/NE pile=-")
    play(state, "map>top", "map>top")
    assert (state.turn, state.pile_size) == (2, 0)


@pytest.mark.parametrize(
    ("hands", "turn", "following"),
    [
        ("2NS/-/NE", 0, 2),
        ("2NS/-/-", 0, 0),
        ("NE/2NS/-", 1, 0),
        ("NE/-/-/-/2NS", 4, 0),
        ("-/2NS/-/-/NE", 1, 4),
    ],
)
def test_S3_3_a_player_without_cards_is_passed_over(hands, turn, following):
    state = position(f"players={hands.count('/') + 1} hands={hands} turn={turn} pile=-")
    events = play(state, "pass:NS")
    assert state.turn == following
    assert kinds(events) == ["passed", "your_pass"]


def test_S3_3_a_player_without_cards_discards_nothing():
    state = position("hands=2NS/-/NE pile=-")
    play(state, "pass:NS")
    assert state.view(None).passed_counts == (1, 0, 0)


def test_S3_3_who_has_played_their_last_card_is_passed_over_from_then_on():
    state = position("hands=NS/NE/2NE pile=-")
    play(state, "pass:NS", "pass:NE", "pass:NE")
    assert (state.turn, state.round) == (2, 1)
