"""Laying a tunnel (S4): where, how it must lie, what it must be joined to, and by whom."""

from itertools import product

import pytest

from pyrite.games.saboteur.rules.actions import Action

from .table import lays, legal, play, position, refused, table

EDITIONS = ["revised", "classic"]
ROW_TO_6 = "EW@1,0;EW@2,0;EW@3,0;NESW@4,0;NESW@5,0;NEW@6,0"
UPRIGHT_AND_TURNED = {
    "NESW": {"NESW"},
    "NES": {"NES", "NSW"},
    "NEW": {"NEW", "ESW"},
    "NS": {"NS"},
    "EW": {"EW"},
    "NE": {"NE", "SW"},
    "NW": {"NW", "ES"},
    "n": {"n", "s"},
    "e": {"e", "w"},
    "ns": {"ns"},
    "ew": {"ew"},
    "ne": {"ne", "sw"},
    "nw": {"nw", "es"},
    "nes": {"nes", "nsw"},
    "new": {"new", "esw"},
    "nesw": {"nesw"},
}


def lays_at(state, *cells: str) -> set[str]:
    return {lay for lay in lays(state) if lay.split("@")[1] in cells}


# --- S4.1 ---


@pytest.mark.parametrize("edition", EDITIONS)
def test_S4_1_a_tunnel_is_on_an_empty_cell_beside_a_card(edition):
    state = position(f"edition={edition} table=NESW@1,0 hands=NESW/-/-")
    assert lays(state) == {f"NESW@{cell}" for cell in ("0,-1", "0,1", "-1,0", "1,-1", "1,1", "2,0")}


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("cell", ["0,0", "1,0"])
def test_S4_1_a_cell_with_a_card_is_not_empty(edition, cell):
    assert refused(position(f"edition={edition} table=NESW@1,0 hands=NESW/-/-"), f"NESW@{cell}") == "S4.1"


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("cell", ["1,1", "-1,-1", "1,-1", "-1,1", "2,0", "0,2", "-2,0", "0,-2", "40,40", "-40,-40"])
def test_S4_1_a_corner_or_a_gap_is_not_beside(edition, cell):
    assert refused(position(f"edition={edition} hands=NESW/-/-"), f"NESW@{cell}") == "S4.1"


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("cell", ["7,-2", "8,-3", "9,-2", "8,-1", "7,0", "9,0", "8,1", "7,2", "8,3", "9,2"])
def test_S4_1_a_goal_face_down_supports_nothing(edition, cell):
    assert refused(position(f"edition={edition} hands=NESW/-/-"), f"NESW@{cell}") == "S4.1"


@pytest.mark.parametrize("edition", EDITIONS)
def test_S4_1_the_cell_of_a_goal_face_down_is_not_empty(edition):
    state = position(f"edition={edition} table={ROW_TO_6};nesw@7,0 hands=NESW/-/-")
    assert refused(state, "NESW@8,0") == "S4.1"


def test_S4_1_a_goal_face_up_supports():
    state = position("edition=classic goals=NE,gold,nw hands=NESW/-/-")
    assert lays_at(state, "7,-2", "8,-3", "9,-2", "8,-1") == {"NESW@8,-3", "NESW@9,-2"}


def test_S4_1_a_card_cut_off_from_the_start_supports_in_classic():
    state = position("edition=classic table=NESW@5,5 hands=NESW/-/-")
    assert lays_at(state, "5,4", "6,5", "5,6", "4,5") == {"NESW@5,4", "NESW@6,5", "NESW@5,6", "NESW@4,5"}


# --- S4.2 ---

ROCK = {"N": "NEW@3,-1", "E": "NES@4,0", "S": "ESW@3,1", "W": "NSW@2,0"}  # these turn rock to the cell (3,0)
OPEN = {"N": "NESW@3,-1", "E": "NESW@4,0", "S": "NESW@3,1", "W": "NESW@2,0"}
EVERY_KIND = ("NESW,NES,NEW,NS,EW,NE/-/-", "NW,n,e,ns,ew,ne/-/-", "nw,nes,new,nesw/-/-")


@pytest.mark.parametrize("pattern", ["".join(p) for p in product("N.", "E.", "S.", "W.")])
def test_S4_2_all_four_sides_agree_with_what_they_touch(pattern):
    around = ";".join((OPEN if side in pattern else ROCK)[side] for side in "NESW")
    found = set()
    for hands in EVERY_KIND:
        found |= lays_at(position(f"edition=classic table={around} hands={hands}"), "3,0")
    face = pattern.replace(".", "")
    exact = {0: set(), 1: {face.lower()}}.get(len(face), {face, face.lower()})
    assert found == {f"{lain}@3,0" for lain in exact}


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("lay", ["EW@0,1", "NS@1,0", "NE@1,0", "NE@0,-1", "SW@-1,0", "SW@0,1"])
def test_S4_2_rock_does_not_lie_against_an_opening(edition, lay):
    state = position(f"edition={edition} hands=NS,EW,NE/-/-")
    assert refused(state, lay) == "S4.2"


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("lay", ["NESW@1,-1", "NESW@1,1", "NS@1,1"])
def test_S4_2_an_opening_does_not_lie_against_rock(edition, lay):
    assert refused(position(f"edition={edition} table=EW@1,0 hands=NESW,NS/-/-"), lay) == "S4.2"


def test_S4_2_one_side_that_agrees_does_not_excuse_another():
    state = position("table=EW@1,0;NS@0,1 hands=NESW,NE,NW,ne/-/-")
    assert refused(state, "NESW@1,1") == "S4.2"
    assert lays_at(state, "1,1") == set()


@pytest.mark.parametrize("edition", EDITIONS)
def test_S4_2_what_touches_nothing_may_be_open_or_rock(edition):
    state = position(f"edition={edition} hands=NESW,EW,NEW,NES,NE,NW/-/-")
    assert lays_at(state, "1,0") == {f"{face}@1,0" for face in ("NESW", "EW", "NEW", "ESW", "NSW", "SW", "NW")}


@pytest.mark.parametrize("edition", EDITIONS)
def test_S4_2_a_goal_face_down_imposes_nothing(edition):
    state = position(f"edition={edition} table={ROW_TO_6} hands=NES,NEW,NW,e/-/-")
    assert lays_at(state, "7,0") == {f"{face}@7,0" for face in ("NSW", "NEW", "ESW", "NW", "w")}


def test_S4_2_a_goal_face_up_imposes_like_any_card():
    state = position(f"goals=gold,SW,nw table={ROW_TO_6} hands=NES,NEW,NW,e/-/-")
    assert lays_at(state, "7,0") == {"NEW@7,0", "ESW@7,0"}
    assert refused(state, "NSW@7,0") == "S4.2"


def test_S4_2_the_rock_of_a_goal_face_up_imposes_too():
    state = position(f"goals=gold,NE,nw table={ROW_TO_6} hands=NES,NEW,NW,e/-/-")
    assert lays_at(state, "7,0") == {"NSW@7,0", "NW@7,0", "w@7,0"}
    assert refused(state, "NEW@7,0") == "S4.2"


# --- S4.3 ---


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("kind", UPRIGHT_AND_TURNED)
def test_S4_3_a_card_is_upright_or_turned_by_180_degrees(edition, kind):
    state = position(f"edition={edition} hands={kind}/-/-")
    assert {lay.split("@")[0] for lay in lays(state)} == UPRIGHT_AND_TURNED[kind]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("kind", "lay"),
    [
        ("NS", "EW@1,0"),
        ("EW", "NS@0,1"),
        ("NES", "NEW@1,0"),
        ("NES", "ESW@1,0"),
        ("NEW", "NES@0,1"),
        ("NEW", "NSW@1,0"),
        ("NE", "NW@1,0"),
        ("NE", "ES@0,-1"),
        ("NW", "NE@0,1"),
        ("NW", "SW@1,0"),
        ("n", "w@1,0"),
        ("e", "n@0,1"),
        ("ns", "ew@1,0"),
        ("nes", "new@1,0"),
    ],
)
def test_S4_3_a_card_is_never_sideways(edition, kind, lay):
    state = position(f"edition={edition} hands={kind}/{Action.parse(lay).card}/-")
    assert refused(state, lay) == "S4.3"


def test_S4_3_a_dead_end_is_not_a_tunnel_turned():
    assert refused(position("hands=NE/-/-"), "ne@0,1") == "S3.1"


@pytest.mark.parametrize(("kind", "lay"), [("NES", "NSW@1,0"), ("NW", "ES@0,-1"), ("n", "s@0,-1")])
def test_S4_3_a_turned_card_is_as_it_was_turned(kind, lay):
    state = position(f"hands={kind}/-/-")
    play(state, lay)
    face, x, y = lay.replace("@", ",").split(",")
    assert table(state) == {(0, 0): "NESW", (int(x), int(y)): face}


# --- S4.4 ---


def test_S4_4_rock_against_rock_is_not_enough_in_revised():
    state = position("edition=revised table=EW@1,0 hands=EW/-/-")
    assert lays(state) == {"EW@2,0", "EW@-1,0"}
    assert refused(state, "EW@1,1") == "S4.4"


def test_S4_4_rock_against_rock_is_enough_in_classic():
    state = position("edition=classic table=EW@1,0 hands=EW/-/-")
    assert lays(state) == {"EW@2,0", "EW@-1,0", "EW@1,1", "EW@1,-1"}


def test_S4_4_every_lay_in_revised_is_joined():
    state = position("edition=revised table=EW@1,0;NS@0,1;e@-1,0 hands=EW,NS/-/-")
    assert lays(state) == {"EW@2,0", "NS@0,-1", "NS@0,2"}


def test_S4_4_every_lay_in_classic_is_beside_and_matches():
    state = position("edition=classic table=EW@1,0;NS@0,1;e@-1,0 hands=EW,NS/-/-")
    assert lays(state) == {"EW@2,0", "NS@0,-1", "NS@0,2", "EW@1,-1", "NS@-2,0", "EW@-1,-1"}


@pytest.mark.parametrize("cell", ["3,-1", "4,0", "3,1"])
def test_S4_4_a_card_cut_off_from_the_start_links_nothing_in_revised(cell):
    assert refused(position("edition=revised table=NESW@1,0;NESW@3,0 hands=NESW/-/-"), f"NESW@{cell}") == "S4.4"


def test_S4_4_a_card_cut_off_from_the_start_is_enough_in_classic():
    state = position("edition=classic table=NESW@1,0;NESW@3,0 hands=NESW/-/-")
    assert lays_at(state, "3,-1", "4,0", "3,1") == {"NESW@3,-1", "NESW@4,0", "NESW@3,1"}


@pytest.mark.parametrize("dead_end", ["ew", "new", "esw", "nesw"])
def test_S4_4_a_dead_end_links_nothing_in_revised(dead_end):
    assert refused(position(f"edition=revised table={dead_end}@1,0 hands=EW/-/-"), "EW@2,0") == "S4.4"


@pytest.mark.parametrize("dead_end", ["ew", "new", "esw", "nesw"])
def test_S4_4_a_dead_end_that_matches_is_enough_in_classic(dead_end):
    assert "EW@2,0" in lays(position(f"edition=classic table={dead_end}@1,0 hands=EW/-/-"))


def test_S4_4_what_is_beyond_a_dead_end_links_nothing():
    state = position("table=EW@1,0;ew@2,0;EW@3,0 hands=NESW/-/-")
    assert refused(state, "NESW@4,0") == "S4.4"


def test_S4_4_one_joined_opening_is_enough():
    state = position("table=NESW@1,0;NESW@3,0 hands=NESW/-/-")
    assert lays_at(state, "2,0") == {"NESW@2,0"}


def test_S4_4_any_opening_may_be_the_one_that_is_joined():
    state = position("hands=NESW/-/-")
    assert lays(state) == {"NESW@0,-1", "NESW@1,0", "NESW@0,1", "NESW@-1,0"}


def test_S4_4_a_dead_end_itself_is_laid_with_one_joined_opening():
    state = position("table=EW@1,0 hands=e,ns/-/-")
    assert lays(state) == {"e@-1,0", "w@2,0", "ns@0,-1", "ns@0,1"}


def test_S4_4_a_dead_end_is_not_a_way_around():
    state = position("table=NESW@1,0;nesw@1,1;NESW@0,2 hands=NESW/-/-")
    assert refused(state, "NESW@1,2") == "S4.4"
    assert lays_at(state, "0,1") == {"NESW@0,1"}


def test_S4_4_after_a_gap_is_filled_what_lay_behind_links_again():
    state = position("table=NESW@2,0 hands=EW/NS/- pile=-")
    play(state, "EW@1,0")
    assert lays_at(state, "2,1", "2,-1") == {"NS@2,1", "NS@2,-1"}


def test_S4_4_a_rockfall_cuts_the_link():
    state = position("table=EW@1,0;NESW@2,0 hands=rockfall/NS/- pile=-")
    play(state, "rockfall@1,0")
    assert [refused(state, lay) for lay in ("NS@2,1", "NS@2,-1")] == ["S4.4", "S4.4"]


def test_S4_4_a_stone_turned_up_links():
    state = position(f"goals=gold,SW,nw table={ROW_TO_6};NESW@7,0 hands=NS/-/-")
    assert lays_at(state, "8,1", "8,-1") == {"NS@8,1"}


def test_S4_4_a_stone_that_is_not_joined_links_nothing():
    state = position(f"goals=gold,NE,nw table={ROW_TO_6} hands=NS/-/-")
    assert refused(state, "NS@8,-1") == "S4.4"


# --- S4.5 ---


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("laid", "lay"),
    [
        ("NS@0,-1;NS@0,-2", "NS@0,-3"),
        ("NS@0,1;NS@0,2", "NS@0,3"),
        ("EW@-1,0", "EW@-2,0"),
        ("", "EW@-1,0"),
        ("EW@1,0;EW@2,0;NESW@3,0;NESW@4,0;NESW@5,0;NEW@6,0;NS@6,-1;NS@6,-2", "NS@6,-3"),
        ("NESW@1,0;NESW@2,0;NESW@3,0;NESW@4,0;NESW@5,0;SW@6,0;NE@6,1;EW@7,1;EW@8,1", "EW@9,1"),
    ],
)
def test_S4_5_tunnels_leave_the_frame_on_every_side(edition, laid, lay):
    laid = f"table={laid}" if laid else ""
    state = position(f"edition={edition} {laid} hands={lay.split('@')[0]}/-/-")
    assert lay in lays(state)
    play(state, lay)
    face, x, y = lay.replace("@", ",").split(",")
    assert table(state)[int(x), int(y)] == face


# --- S4.6 ---


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("broken", ["P", "L", "C", "PL", "PC", "LC", "PLC"])
def test_S4_6_a_player_with_a_broken_tool_lays_nothing(edition, broken):
    state = position(f"edition={edition} hands=NESW,n/-/- broken={broken}/-/-")
    assert legal(state) == {"pass:NESW", "pass:n"}
    assert refused(state, "NESW@1,0") == "S4.6"


def test_S4_6_a_player_with_a_broken_tool_still_plays_action_cards():
    state = position("table=NESW@1,0 hands=NESW,breakL,mendP,rockfall,map/-/- broken=P/-/-")
    assert legal(state) == {
        *("breakL>0", "breakL>1", "breakL>2", "mendP>0", "rockfall@1,0", "map>top", "map>middle", "map>bottom"),
        *("pass:NESW", "pass:breakL", "pass:mendP", "pass:rockfall", "pass:map"),
    }


def test_S4_6_broken_tools_of_others_do_not_matter():
    state = position("hands=NS/-/- broken=-/PLC/PLC")
    assert lays(state) == {"NS@0,-1", "NS@0,1"}


def test_S4_6_a_tool_broken_before_the_turn_forbids_it():
    state = position("hands=breakC/NS/- pile=-")
    play(state, "breakC>1")
    assert refused(state, "NS@0,1") == "S4.6"


def test_S4_6_a_tool_mended_before_the_turn_allows_it():
    state = position("hands=mendC/NS/- broken=-/C/- pile=-")
    play(state, "mendC>1")
    assert lays(state) == {"NS@0,-1", "NS@0,1"}


def test_S4_6_one_of_two_tools_mended_is_not_enough():
    state = position("hands=mendC/NS/- broken=-/PC/- pile=-")
    play(state, "mendC>1")
    assert refused(state, "NS@0,1") == "S4.6"


def test_S4_6_mending_ones_own_tool_takes_the_turn_and_counts_from_the_next():
    state = position("hands=mendL,NS/map/map broken=L/-/- pile=-")
    assert lays(state) == set()
    play(state, "mendL>0")
    assert state.turn == 1
    play(state, "map>top", "map>top")
    assert lays(state) == {"NS@0,-1", "NS@0,1"}
