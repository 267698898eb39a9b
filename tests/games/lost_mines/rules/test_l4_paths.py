"""Laying a path (L4): where it fits, and what is on it: obstacles, rocks and campfires."""

import pytest

from .forest import ROAD, at, deal, kinds, lays, legal, play, position, refused, table, walking

OBSTACLES = {"tree": "axe", "lake": "boat", "pit": "rope"}

# --- L4.1 ---


def test_L4_1_a_path_is_beside_a_start_or_a_path_where_all_sides_agree():
    state = position("hands=NEW/-/- table=EW@2,2;NS@1,1")
    assert lays(state) == {
        *("ESW@1,0", "NEW@0,2", "ESW@0,2", "NEW@3,2", "ESW@3,2"),
        *("NEW@0,4", "ESW@0,4", "NEW@2,4", "ESW@2,4", "NEW@1,5"),
    }


def test_L4_1_a_path_is_laid_as_it_was_meant():
    state = position("hands=NES-rocks,NEW/NS/NS")
    events = play(state, "NSW-rocks@2,2")
    assert table(state) == {"NSW-rocks@2,2"}
    assert [(e.kind, e.seat, e.face, e.feature, e.x, e.y) for e in events] == [("laid", 0, "NSW", "rocks", 2, 2)]
    assert state.view(0).hand == ("NEW",)


@pytest.mark.parametrize("cell", ["1,2", "2,2", "9,0", "9,2"])
def test_L4_1_the_cell_is_empty(cell):
    state = position("hands=NESW/-/- table=EW@2,2;EW@8,0 mines=silver,GOLD:NES,gems,dragon")
    assert refused(state, f"NESW@{cell}") == "L4.1"


@pytest.mark.parametrize("cell", ["11,1", "0,7", "10,7", "15,15", "16,2", "3,99"])
def test_L4_1_the_cell_is_on_the_board(cell):
    assert refused(position("hands=NESW/-/- table=EW@10,1;NS@0,6;NS@10,6"), f"NESW@{cell}") == "L4.1"


@pytest.mark.parametrize("cell", ["4,4", "2,1", "0,3", "3,2", "10,6"])
def test_L4_1_it_is_beside_a_card(cell):
    assert refused(position("hands=NESW/-/-"), f"NESW@{cell}") == "L4.1"


def test_L4_1_or_beside_a_mine_that_is_face_up():
    state = position("hands=EW,NS/-/- mines=silver,GOLD:NES,gems,dragon")
    far = {lay for lay in lays(state) if "@8" in lay or "@9" in lay or "@10" in lay}
    assert far == {"EW@10,2", "NS@9,1", "NS@9,3"}
    assert refused(state, "EW@8,2") == "L4.1"  # the mine is closed to the west


def test_L4_1_opening_meets_opening_and_closed_meets_closed():
    state = position("hands=NS,NE/-/- table=EW@2,2")
    assert lays(state) == {"NS@1,1", "NS@1,3", "NS@1,5", "SW@1,1", "NE@0,2", "SW@3,2", "NE@0,4", "SW@2,4", "NE@1,5"}
    assert refused(state, "NS@0,2") == refused(state, "NE@1,3") == refused(state, "NS@2,1") == "L4.1"


def test_L4_1_one_side_that_does_not_agree_is_enough():
    state = position("hands=NESW,NEW,EW,NE/-/- table=NESW@2,2;NS@2,1;EW@3,3")
    assert {lay for lay in lays(state) if lay.endswith("@3,2")} == {"EW@3,2", "NEW@3,2"}
    assert {refused(state, card) for card in ("NESW@3,2", "ESW@3,2", "SW@3,2", "NE@3,2")} == {"L4.1"}


def test_L4_1_an_opening_may_face_the_rim():
    state = position("hands=EW,NS,NESW/-/- table=NS@1,1;NS@1,5;EW@9,1")
    assert {"EW@0,2", "NS@1,0", "NS@1,6", "NESW@0,2", "NESW@1,0", "NESW@1,6", "EW@10,1", "NESW@10,1"} <= lays(state)


# --- L4.2 ---


def test_L4_2_it_prolongs_a_path():
    state = position("hands=EW,NS/-/- table=EW@2,2;EW-rocks@3,2")
    assert refused(state, "EW@2,3") == "L4.2"
    assert refused(state, "EW@3,1") == "L4.2"
    assert lays(state) == {"EW@0,2", "EW@4,2", "EW@0,4", "EW@2,4", "NS@1,1", "NS@1,3", "NS@1,5"}


def test_L4_2_one_opening_that_meets_another_is_enough():
    state = position("hands=NEW/-/- table=EW@2,2;EW@3,3")
    assert {lay for lay in lays(state) if lay.endswith(("@3,2", "@2,3"))} == {"NEW@3,2", "ESW@2,3"}
    assert refused(state, "ESW@3,2") == refused(state, "NEW@2,3") == "L4.1"
    closed = position("hands=NE/-/- table=EW@2,2;EW@3,3")
    assert refused(closed, "NE@3,2") == "L4.1"  # closed to the west, where the neighbour is open


def test_L4_2_it_need_not_be_linked_to_a_start_or_to_the_own_dwarf():
    state = position("hands=EW/-/- table=EW@5,3")
    assert {"EW@4,3", "EW@6,3"} <= lays(state)


# --- L4.3 ---


@pytest.mark.parametrize("cell", ["8,0", "10,0", "9,1", "8,4", "9,5", "10,6"])
def test_L4_3_a_face_down_mine_supports_no_card(cell):
    assert refused(position("hands=NESW/-/-"), f"NESW@{cell}") == "L4.1"


def test_L4_3_a_face_down_mine_imposes_nothing():
    state = position("hands=NW,NS,EW,NE/-/- table=NESW@8,1")
    beside = {lay for lay in lays(state) if lay.endswith(("@8,0", "@8,2", "@9,1"))}
    assert beside == {
        *("ES@8,0", "NS@8,0", "SW@8,0"),  # to the east of it a mine, whether the card is open there or not
        *("NW@8,2", "NS@8,2", "NE@8,2"),
        *("NW@9,1", "EW@9,1", "SW@9,1"),  # between two mines
    }


# --- L4.4 ---


@pytest.mark.parametrize(("obstacle", "tool"), OBSTACLES.items())
def test_L4_4_no_dwarf_enters_or_crosses_an_obstacle_without_its_tool(obstacle, tool):
    state = walking(f"table=EW-{obstacle}@2,2;EW@3,2 hands=NE/NE/NE")
    assert legal(state) == {"stay"}
    assert refused(state, "walk@2,2") == refused(state, "walk@3,2") == "L6.1"
    other_way = walking(f"table=EW-{obstacle}@2,2;EW@3,2 at=3,2/1,4/1,2")
    assert legal(other_way) == {"stay"}
    bridged = walking(f"table=EW-{obstacle}+{tool}@2,2;EW@3,2 hands=NE/NE/NE")
    assert legal(bridged) == {"stay", "walk@2,2", "walk@3,2"}


@pytest.mark.parametrize(("obstacle", "tool"), OBSTACLES.items())
def test_L4_4_the_right_tool_opens_the_way_for_the_same_turns_move(obstacle, tool):
    state = position(f"table=EW-{obstacle}@2,2;EW@3,2 hands={tool}/NE/NE")
    play(state, f"{tool}@2,2")
    assert legal(state) == {"stay", "walk@2,2", "walk@3,2"}


def test_L4_4_an_obstacle_does_not_hinder_laying_a_path():
    assert "EW@3,2" in lays(position("table=EW-lake@2,2 hands=EW/-/-"))
    assert "EW-lake@2,2" in lays(position("hands=EW-lake/-/-"))


def test_L4_4_an_obstacle_just_laid_cannot_be_entered():
    state = position("hands=EW-pit/NE/NE")
    play(state, "EW-pit@2,2")
    assert legal(state) == {"stay"}


# --- L4.5 ---


def test_L4_5_one_dwarf_may_enter_and_cross_free_rocks():
    state = walking("table=EW-rocks@2,2;EW@3,2")
    assert legal(state) == {"stay", "walk@2,2", "walk@3,2"}


def test_L4_5_no_other_enters_or_crosses_rocks_on_which_a_dwarf_is():
    state = walking("table=EW-rocks@2,2;EW@3,2 at=1,2/2,2/1,2")
    assert legal(state) == {"stay"}
    other_way = walking("table=EW-rocks@2,2;EW@3,2 at=3,2/2,2/1,2")
    assert legal(other_way) == {"stay"}


def test_L4_5_who_is_on_rocks_leaves_and_comes_back():
    state = walking("table=EW-rocks@2,2;EW@3,2;EW@4,2 at=2,2/1,4/3,2 tokens=trap@2,2E hands=2NE/NE/NE")
    assert legal(state) == {
        *("stay", "walk@1,2", "walk@3,2!1", "walk@4,2!1"),
        *("walk@2,2!2", "walk@3,2!2", "walk@1,2!2"),
    }


def test_L4_5_rocks_are_free_again_when_the_dwarf_has_left():
    state = walking("table=EW-rocks@2,2;EW@3,2 at=2,2/1,4/1,2 hands=NE/NE/NE")
    play(state, "walk@3,2")
    deal(state)
    play(state, "discard:NE", "stay")
    deal(state)
    play(state, "discard:NE")
    assert (state.turn, legal(state)) == (2, {"stay", "walk@2,2", "walk@3,2"})


# --- L4.6 ---


def test_L4_6_a_move_that_begins_at_a_campfire_goes_up_to_five_cards():
    fire = "NESW-camp@2,2;NEW@3,2;NEW@4,2;NEW@5,2;NEW@6,2;EW@7,2;EW@8,2"
    state = walking(f"table={fire} at=2,2/1,4/1,2")
    assert legal(state) == {"stay", "walk@1,2", *(f"walk@{x},2" for x in range(3, 8))}
    assert refused(state, "walk@8,2") == "L6.1"


def test_L4_6_a_campfire_in_the_middle_of_a_walk_gives_nothing():
    state = walking("table=NEW@2,2;NESW-camp@3,2;NEW@4,2;NEW@5,2;NEW@6,2")
    assert legal(state) == {"stay", "walk@2,2", "walk@3,2", "walk@4,2"}


def test_L4_6_nor_does_one_at_its_end():
    state = walking(f"table={ROAD.replace('NEW@4,2', 'NESW-camp@4,2')} hands=NS/NS/NS")
    events = play(state, "walk@4,2")
    assert (kinds(events), at(state, 0), state.view(None).phase) == (["walked"], (4, 2), "draw")
