"""Moving (L6): walks, who shares a card, mines turned up, treasures taken, the dragon."""

import pytest

from .forest import ROAD, at, deal, kinds, legal, play, position, refused, table, taken, tokens, walking

AT_THE_MINE = f"table={ROAD} at=8,2/1,4/1,2 hands=NE/NE/NE"

# --- L6.1 ---


def test_L6_1_up_to_three_cards_along_joined_openings():
    state = walking(f"table={ROAD}")
    assert legal(state) == {"stay", "walk@2,2", "walk@3,2", "walk@4,2"}
    assert refused(state, "walk@5,2") == refused(state, "walk@1,1") == "L6.1"


def test_L6_1_along_all_ways_that_branch():
    state = walking("table=NESW@2,2;NS@2,1;NS@2,3;NSW@2,4;EW@3,2;NS@1,3 at=2,2/1,4/1,2")
    assert legal(state) == {
        *("stay", "walk@1,2", "walk@2,1", "walk@2,3", "walk@3,2"),
        *("walk@1,3", "walk@2,4", "walk@1,4"),
    }


def test_L6_1_cards_that_are_not_open_to_each_other_do_not_join():
    state = walking("table=NS@2,2;EW@1,1;EW@0,2")
    assert legal(state) == {"stay", "walk@0,2"}


def test_L6_1_a_way_does_not_lead_over_the_rim_or_onto_an_empty_cell():
    assert legal(walking("table=EW@0,2;EW@10,2 at=0,2/1,4/1,2")) == {"stay", "walk@1,2"}
    assert legal(walking("table=EW@0,2;EW@10,1 at=10,1/1,4/1,2")) == {"stay"}


def test_L6_1_the_first_cell_of_the_board_is_not_an_exception():
    assert refused(walking(""), "walk@0,0") == "L6.1"


def test_L6_1_any_walk_back_and_forth_too():
    state = walking("table=EW@2,2;EW@3,2 tokens=trap@1,2E hands=4NE/-/-")
    # There, back, and there again: three crossings.
    assert legal(state) == {"stay", "walk@2,2!1", "walk@3,2!1", "walk@1,2!2", "walk@2,2!3"}


def test_L6_1_each_trap_crossed_counts_each_time():
    state = walking("table=NEW@2,2;NEW@3,2;NEW@4,2 tokens=trap@1,2E;trap@2,2E;trap@3,2E hands=4NE/-/-")
    assert legal(state) == {
        *("stay", "walk@2,2!1", "walk@3,2!2", "walk@4,2!3"),
        *("walk@1,2!2", "walk@2,2!3"),
    }


def test_L6_1_two_ways_to_a_cell_with_and_without_a_trap():
    state = walking("table=NSW@2,2;NS@1,3;NSW@2,4;NS@2,3 tokens=trap@2,2S hands=2NE/-/- at=2,2/1,4/1,2")
    assert legal(state) == {
        *("stay", "walk@1,2", "walk@1,3", "walk@1,4"),
        *("walk@2,3!1", "walk@2,4!1", "walk@1,4!1"),
        *("walk@2,2!2", "walk@1,2!2", "walk@2,3!2"),
    }


def test_L6_1_five_from_a_campfire_may_cross_a_trap_five_times_and_lose_the_whole_hand():
    state = walking("table=NESW-camp@2,2;NW@3,2 tokens=trap@2,2E at=2,2/1,4/1,2 hands=4NE/-/-")
    assert legal(state) == {
        *("stay", "walk@1,2"),
        *("walk@3,2!1", "walk@2,2!2", "walk@1,2!2", "walk@3,2!3", "walk@2,2!4", "walk@1,2!4", "walk@3,2!4"),
    }


# --- L6.2 ---


def test_L6_2_dwarfs_pass_and_share_cards():
    state = walking("table=NEW@2,2;NEW@3,2;NESW-camp@4,2 at=1,2/2,2/4,2 hands=NE/NE/NE")
    assert legal(state) == {"stay", "walk@2,2", "walk@3,2", "walk@4,2"}
    play(state, "walk@4,2")
    assert at(state, 0) == at(state, 2) == (4, 2)


def test_L6_2_they_share_open_mines_too():
    state = walking("table=EW@8,2 mines=silver,GEMS:NESW,gold,dragon at=8,2/9,2/1,2 hands=NE/NE/NE")
    assert legal(state) == {"stay", "walk@9,2"}


@pytest.mark.parametrize("card", ["EW-rocks", "EW-tree+axe", "EW-lake+boat", "EW-pit+rope"])
def test_L6_2_except_on_rocks_and_bridged_obstacles(card):
    state = walking(f"table=NEW@2,2;{card}@3,2;NEW@4,2 at=2,2/3,2/1,2 hands=NE/NE/NE")
    assert legal(state) == {"stay", "walk@1,2"}
    assert legal(walking(f"table=NEW@2,2;{card}@3,2;NEW@4,2 at=3,2/1,4/1,2")) == {
        *("stay", "walk@2,2", "walk@1,2", "walk@4,2")
    }


# --- L6.3 ---


def test_L6_3_who_steps_onto_a_face_down_mine_turns_it_up_and_stops_there():
    state = walking(f"{AT_THE_MINE} mines=silver,gems,gold,dragon")
    events = play(state, "walk@9,2<W")
    assert [(e.kind, e.seat, e.which, e.holds, e.face) for e in events][:3] == [
        ("walked", 0, None, None, None),
        ("revealed", 0, 1, "gems", None),
        ("turned", 0, 1, None, "NESW"),
    ]
    assert {event.audience for event in events[:3]} == {None}
    assert (at(state, 0), state.view(None).mines[1].face_up, state.view(None).mines[1].holds) == ((9, 2), True, "gems")
    assert [mine.face_up for mine in state.view(None).mines] == [False, True, False, False]


def test_L6_3_nobody_walks_on_behind_a_face_down_mine_from_a_campfire_neither():
    state = walking("table=NESW-camp@8,2;EW@10,2;NS@9,1 at=8,2/1,4/1,2")
    assert legal(state) == {"stay", "walk@9,2<W"}


def test_L6_3_the_side_it_comes_in_by_is_named():
    state = walking("table=NESW-camp@8,1;SW@9,1;NESW@8,2 at=8,1/1,4/1,2")
    assert legal(state) == {"stay", "walk@8,2", "walk@9,1", "walk@9,2<W", "walk@9,2<N"}
    state = walking("table=NESW@8,0;NEW@10,0 at=8,0/1,4/1,2")
    assert legal(state) == {"stay", "walk@9,0<W"}


def test_L6_3_the_mine_may_be_entered_from_every_side():
    for start, side in (("8,2", "W"), ("10,2", "E"), ("9,1", "N"), ("9,3", "S")):
        state = walking(f"table=NESW@{start} at={start}/1,4/1,2")
        assert f"walk@9,2<{side}" in legal(state)
        assert len([action for action in legal(state) if "@9,2" in action]) == 1


@pytest.mark.parametrize(
    ("mine", "side", "faces"),
    [
        *(("gold", "N", "NES NSW"), ("gold", "E", "NES"), ("gold", "S", "NES NSW"), ("gold", "W", "NSW")),
        *(("silver", "N", "NEW"), ("silver", "E", "NEW ESW"), ("silver", "S", "ESW"), ("silver", "W", "NEW ESW")),
        *(("dragon", "N", "NE"), ("dragon", "E", "NE"), ("dragon", "S", "SW"), ("dragon", "W", "SW")),
        *(("gems", side, "NESW") for side in "NESW"),
    ],
)
def test_L6_3_the_way_it_came_exists_and_a_tie_is_the_movers_choice_after_seeing_the_mine(mine, side, faces):
    start = {"N": "9,1", "E": "10,2", "S": "9,3", "W": "8,2"}[side]
    others = [other for other in ("silver", "gold", "gems", "dragon") if other != mine]
    state = walking(
        f"mines={others[0]},{mine},{others[1]},{others[2]} table=NESW@{start} at={start}/1,4/1,2 hands=NE/NE/NE"
    )
    events = play(state, f"walk@9,2<{side}")
    if " " in faces:
        assert kinds(events) == ["walked", "revealed"]
        assert (state.turn, legal(state)) == (0, {f"turn:{face}" for face in faces.split()})
        play(state, f"turn:{faces.split()[-1]}")
    assert f"{faces.split()[-1]}-{mine}@9,2" in table(state)


@pytest.mark.parametrize(
    ("around", "face"),
    [
        ("NS@9,1", "NEW"),  # an opening to the north is met
        ("EW@9,1", "ESW"),  # closed there
        ("NS@9,3", "ESW"),
        ("EW@9,3", "NEW"),
        ("NS@9,1;EW@9,3", "NEW"),
        ("EW@9,1;NS@9,3", "ESW"),
        ("NS@9,1;NS@9,3", None),  # one agrees, one does not, whichever way
        ("EW@9,1;EW@9,3", None),
        ("EW@10,2", None),  # both are open to the east
        ("NS@10,2", None),
        ("NS@9,1;NS@10,2", "NEW"),
    ],
)
def test_L6_3_as_many_other_sides_as_possible_agree(around, face):
    state = walking(f"mines=gold,silver,gems,dragon table=NEW@8,2;{around} at=8,2/1,4/1,2 hands=NE/NE/NE")
    play(state, "walk@9,2<W")
    if face is None:
        assert legal(state) == {"turn:NEW", "turn:ESW"}
    else:
        assert f"{face}-silver@9,2" in table(state)


@pytest.mark.parametrize(
    ("around", "start", "side", "face"),
    [
        ("NEW@8,2;NS@9,1;EW@10,2;EW@9,3", "8,2", "W", "SW"),  # NE would agree with all other sides
        ("EW@10,2;EW@9,1;NEW@8,2;NS@9,3", "10,2", "E", "NE"),  # SW would
    ],
)
def test_L6_3_the_way_it_came_comes_before_the_other_sides(around, start, side, face):
    state = walking(f"mines=silver,dragon,gems,gold table={around} at={start}/1,4/1,2 hands=NE/NE/NE")
    play(state, f"walk@9,2<{side}")
    assert f"{face}-dragon@9,2" in table(state)


def test_L6_3_what_a_face_down_mine_beside_it_holds_does_not_matter():
    box = "11x7;1,2/1,4/9,0/9,1/9,4/9,6"
    rest = position("hands=NE/NE/NE").options.box.to_text().partition(";")[2].partition(";")[2]
    state = walking(f"box={box};{rest} mines=gold,silver,gems,dragon table=NEW@8,1 at=8,1/1,4/1,2 hands=NE/NE/NE")
    play(state, "walk@9,1<W")
    assert legal(state) == {"turn:NEW", "turn:ESW"}


@pytest.mark.parametrize("wrong", ["turn:NESW", "turn:NES", "turn:NS", "turn:SW"])
def test_L6_3_it_is_upright_or_turned(wrong):
    state = walking(f"mines=gold,silver,gems,dragon {AT_THE_MINE}")
    play(state, "walk@9,2<W")
    assert refused(state, wrong) == "L6.3"
    assert refused(state, "stay") == refused(state, "discard:NE") == "L6.3"


def test_L6_3_a_mine_that_is_open_is_not_turned_again():
    state = walking("mines=silver,GOLD:NSW,gems,dragon table=EW@8,2 at=8,2/1,4/1,2 hands=NE/NE/NE")
    assert legal(state) == {"stay", "walk@9,2"}
    events = play(state, "walk@9,2")
    assert kinds(events) == ["walked"]


@pytest.mark.parametrize("token", ["trap", "troll1"])
def test_L6_3_a_token_that_now_faces_rock_stays_without_effect(token):
    state = walking(
        "mines=silver,dragon,gold,gems table=NS@9,1;NESW@8,1;NESW@8,2 at=8,2/1,4/1,2 hands=NE/NE/NE "
        f"tokens={token}@9,1S;trap@9,2E"
    )
    play(state, "walk@9,2<W")
    assert "SW-dragon@9,2" in table(state)  # closed to the north and to the east
    assert tokens(state) == {f"{token}@9,1S", "trap@9,2E"}
    above = walking(
        "mines=silver,DRAGON:SW,gold,gems table=NS@9,1;NESW@8,2 at=9,1/1,4/1,2 hands=NE/NE/NE "
        f"tokens={token}@9,1S;trap@9,2E"
    )
    assert legal(above) == {"stay", "walk@9,0<S"}


def test_L6_3_a_trap_on_the_way_into_the_mine_keeps_working():
    state = walking(f"mines=gold,gems,silver,dragon table={ROAD} at=8,2/1,4/1,2 hands=NE/NE/NE tokens=trap@8,2E")
    play(state, "walk@9,2<W!1")
    assert (at(state, 0), state.view(None).mines[1].face_up) == ((8, 2), False)
    play(state, "lost:NE")
    assert (at(state, 0), state.view(None).mines[1].face_up) == ((9, 2), True)


# --- L6.4 ---

IN_GOLD = "mines=silver,GOLD:NSW,gems,dragon table=NEW@8,2;EW@7,2 hands=NE/NE/NE"


def test_L6_4_whose_move_ends_on_an_open_treasure_mine_takes_a_treasure_of_its_kind():
    state = walking(f"{IN_GOLD} at=8,2/1,4/1,2 treasures=gems3,gold4,silver1")
    events = play(state, "walk@9,2")
    assert [(e.kind, e.seat, e.audience, e.which, e.treasure, e.value) for e in events] == [
        ("walked", 0, None, None, None, None),
        ("took", 0, None, 1, "gold", None),
        ("your_treasure", 0, 0, 1, None, 4),
    ]
    assert taken(state) == [None, 0, None]
    assert [state.view(viewer).treasures[1].value for viewer in (None, 0, 1, 2)] == [None, 4, None, None]


@pytest.mark.parametrize(("mine", "slot"), [("silver", 2), ("gold", 1), ("gems", 0)])
def test_L6_4_also_who_turned_it_up(mine, slot):
    others = [other for other in ("silver", "gold", "gems", "dragon") if other != mine]
    state = walking(
        f"mines={others[0]},{mine},{others[1]},{others[2]} table={ROAD};NS@9,1 at=8,2/1,4/1,2 hands=NE/NE/NE "
        "treasures=gems3,gold4,silver1"
    )
    play(state, "walk@9,2<W")
    assert taken(state) == [0 if place == slot else None for place in range(3)]


def test_L6_4_also_who_chose_which_way_it_faces():
    state = walking(f"{AT_THE_MINE} mines=gold,silver,gems,dragon treasures=gems3,gold4,silver1")
    events = play(state, "walk@9,2<W", "turn:ESW")
    assert kinds(events) == ["walked", "revealed", "turned", "took"]
    assert (taken(state), state.view(None).phase) == ([None, None, 0], "draw")


def test_L6_4_also_when_all_mines_are_open():
    state = walking(
        "mines=SILVER:NEW,GOLD:NSW,GEMS:NESW,DRAGON:NE at=9,2/1,4/9,4 hands=NE/NE/NE treasures=gems3,gold4,silver1"
    )
    play(state, "stay")
    assert taken(state) == [None, 0, None]


def test_L6_4_the_players_choice_which_of_those_left():
    state = walking("players=5 " + IN_GOLD + "/NS/NS at=8,2/1,4/1,2/1,4/1,2 treasures=gold2,gems3,gold4>1,gold3,gold3")
    play(state, "walk@9,2")
    assert (state.turn, legal(state)) == (0, {"take:0", "take:3", "take:4"})
    assert refused(state, "take:1") == refused(state, "take:2") == refused(state, "take:5") == "L6.4"
    assert refused(state, "stay") == refused(state, "walk@8,2") == "L6.4"
    events = play(state, "take:3")
    assert [(e.kind, e.which, e.value) for e in events] == [("took", 3, None), ("your_treasure", 3, 3)]
    assert taken(state) == [None, None, 1, 0, None]


def test_L6_4_nothing_if_none_is_left():
    state = walking(f"{IN_GOLD} at=8,2/1,4/1,2 treasures=gems3,gold4>1,silver1")
    events = play(state, "walk@9,2")
    assert (kinds(events), taken(state), state.view(None).phase) == (["walked"], [None, 1, None], "draw")


def test_L6_4_staying_in_the_mine_takes_the_next_at_the_end_of_a_later_turn():
    state = position(f"{IN_GOLD} at=9,2/1,4/1,2 treasures=gems3,gold4>0,gold3")
    play(state, "discard:NE")
    assert taken(state) == [None, 0, None]
    play(state, "stay")
    assert (taken(state), state.view(None).phase) == ([None, 0, 0], "draw")


def test_L6_4_leaving_and_coming_back_takes_one_too():
    text = f"{IN_GOLD} at=9,2/1,4/1,2 treasures=gems3,gold4>0,gold3 tokens=trap@8,2E"
    state = walking(text)
    assert {"walk@9,2!1", "walk@8,2!1"} <= legal(state)
    play(state, "walk@9,2!1", "lost:NE")
    assert taken(state) == [None, 0, 0]


def test_L6_4_leaving_the_mine_takes_none():
    state = walking(f"{IN_GOLD} at=9,2/1,4/1,2 treasures=gems3,gold4>0,gold3")
    play(state, "walk@8,2")
    assert taken(state) == [None, 0, None]


def test_L6_4_a_must_at_the_end_of_step_2_before_drawing():
    state = position(f"{IN_GOLD} at=9,2/1,4/1,2 treasures=gems3,gold4,gold3")
    play(state, "discard:NE")
    assert legal(state) == {"stay", "walk@8,2", "walk@7,2"}
    play(state, "stay")
    assert legal(state) == {"take:1", "take:2"}
    events = play(state, "take:1", "card:NS")
    assert kinds(events) == ["took", "drew"]


def test_L6_4_one_treasure_a_turn():
    state = position(f"{IN_GOLD} at=9,2/1,4/1,2 treasures=gems3,gold4,gold3")
    play(state, "discard:NE", "stay", "take:1", "card:NS")
    assert (state.turn, taken(state)) == (1, [None, 0, None])


def test_L6_4_crossing_an_open_mine_gives_nothing():
    state = walking(f"{IN_GOLD.replace('table=', 'table=NS@9,3;')} at=8,2/1,4/1,2 treasures=gems3,gold4,gold3")
    assert "walk@9,3" in legal(state)
    play(state, "walk@9,3")
    assert (at(state, 0), taken(state), state.view(None).phase) == ((9, 3), [None] * 3, "draw")


def test_L6_4_only_the_dwarf_whose_player_moves_takes():
    state = walking(f"{IN_GOLD} at=1,2/9,2/1,2 treasures=gems3,gold4,gold3")
    play(state, "stay")
    assert taken(state) == [None] * 3


# --- L6.5 ---


def test_L6_5_who_turns_up_the_dragons_mine_must_take_the_token():
    state = walking(f"{AT_THE_MINE} mines=silver,dragon,gems,gold")
    events = play(state, "walk@9,2<W")
    assert kinds(events) == ["walked", "revealed", "turned", "dragon"]
    assert (events[-1].seat, state.view(None).dragon, taken(state)) == (0, 0, [None] * 3)
    assert state.view(None).phase == "draw"


def test_L6_5_looking_at_the_dragons_mine_is_harmless():
    state = position("hands=infoMT/NE/NE")
    play(state, "infoMT>mine3")
    assert state.view(None).dragon is None


def test_L6_5_after_that_the_mine_is_a_plain_path_for_everybody():
    state = walking("mines=silver,DRAGON:SW,gems,gold table=NS@9,3;EW@8,2 at=8,2/1,4/1,2 dragon=1 hands=NE/NE/NE")
    assert legal(state) == {"stay", "walk@9,2", "walk@9,3", "walk@9,4<N"}
    events = play(state, "walk@9,2")
    assert (kinds(events), state.view(None).dragon, taken(state)) == (["walked"], 1, [None] * 3)


def test_L6_5_no_other_mine_gives_the_token():
    state = walking(f"{AT_THE_MINE} mines=silver,gems,dragon,gold")
    events = play(state, "walk@9,2<W")
    assert ("dragon" in kinds(events), state.view(None).dragon) == (False, None)
    deal(state)
