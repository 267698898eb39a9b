"""Action cards (S5): broken tools, repairs, rockfall and map."""

import pytest

from pyrite.games.saboteur.rules.actions import Action

from .table import kinds, lays, legal, play, position, refused, table

EDITIONS = ["revised", "classic"]
TOOL_NAMES = {"P": "pickaxe", "L": "lantern", "C": "cart"}
DOUBLES = ["PL", "PC", "LC"]


def deeds(state, verb: str) -> set[str]:
    return {deed for deed in legal(state) if deed.startswith(verb)}


# --- S5.1 ---


@pytest.mark.parametrize("players", range(3, 11))
def test_S5_1_a_broken_tool_is_laid_before_any_player_oneself_included(players):
    state = position(f"players={players} hands=breakP{'/-' * (players - 1)}")
    assert deeds(state, "break") == {f"breakP>{seat}" for seat in range(players)}


@pytest.mark.parametrize("tool", "PLC")
def test_S5_1_it_is_in_front_of_that_player(tool):
    state = position(f"hands=break{tool}/NS/- pile=-")
    events = play(state, f"break{tool}>2")
    assert state.view(None).broken == ("", "", tool)
    assert [(e.kind, e.audience, e.seat, e.target, e.tool) for e in events] == [("broke", None, 0, 2, TOOL_NAMES[tool])]


def test_S5_1_it_may_lie_before_oneself():
    state = position("hands=breakC/NS/- pile=-")
    play(state, "breakC>0")
    assert state.view(None).broken == ("C", "", "")


def test_S5_1_it_is_not_discarded_while_it_is_there():
    state = position("hands=breakC/NS/-")
    play(state, "breakC>1")
    assert state.view(None).discard == ()


@pytest.mark.parametrize("tool", "PLC")
def test_S5_1_at_most_one_of_each_kind_is_in_front_of_a_player(tool):
    state = position(f"players=4 hands=break{tool}/-/-/- broken={tool}/-/{tool}/-")
    assert deeds(state, "break") == {f"break{tool}>1", f"break{tool}>3"}
    assert [refused(state, f"break{tool}>{seat}") for seat in (0, 2)] == ["S5.1", "S5.1"]


def test_S5_1_tools_of_other_kinds_do_not_protect():
    state = position("hands=breakP,breakL,breakC/-/- broken=PL/LC/PC")
    assert deeds(state, "break") == {"breakC>0", "breakP>1", "breakL>2"}


def test_S5_1_three_in_all_may_lie_before_a_player():
    state = position("hands=breakP/breakL/breakC,NS pile=-")
    play(state, "breakP>1", "breakL>1", "breakC>1")
    assert state.view(None).broken == ("", "PLC", "")


@pytest.mark.parametrize("deed", ["breakP>4", "breakP>9", "mendL>4"])
def test_S5_1_nobody_sits_beyond_the_last_seat(deed):
    assert refused(position("players=4 hands=breakP,mendL/-/-/-"), deed) == "S1.1"


# --- S5.2 ---


@pytest.mark.parametrize("tool", "PLC")
def test_S5_2_a_repair_fixes_its_tool_before_any_player_oneself_included(tool):
    state = position(f"players=4 hands=mend{tool}/-/-/- broken={tool}/-/{tool}/PLC")
    assert deeds(state, "mend") == {f"mend{tool}>{seat}" for seat in (0, 2, 3)}


@pytest.mark.parametrize("tool", "PLC")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_S5_2_it_removes_one_broken_tool_from_that_player_alone(tool, seat):
    state = position(f"hands=mend{tool}/NS/- broken=PLC/PLC/PLC pile=-")
    events = play(state, f"mend{tool}>{seat}")
    left = ["PLC"] * 3
    left[seat] = "PLC".replace(tool, "")
    assert state.view(None).broken == tuple(left)
    assert [(e.kind, e.audience, e.seat, e.target, e.tool, e.card) for e in events] == [
        ("mended", None, 0, seat, TOOL_NAMES[tool], f"mend{tool}")
    ]


@pytest.mark.parametrize("tool", "PLC")
def test_S5_2_both_cards_are_discarded_face_up(tool):
    state = position(f"hands=mend{tool}/NS/- broken=-/PLC/-")
    play(state, f"mend{tool}>1")
    assert state.view(None).discard == (f"break{tool}", f"mend{tool}")


@pytest.mark.parametrize("deed", ["mendP>0", "mendP>1", "mendP>2"])
def test_S5_2_it_is_not_playable_when_that_tool_is_whole(deed):
    state = position("hands=mendP/-/- broken=L/C/-")
    assert deeds(state, "mend") == set()
    assert refused(state, deed) == "S5.2"


@pytest.mark.parametrize("card", ["mendP", "mendL", "mendC", "mendPL", "mendPC", "mendLC"])
def test_S5_2_no_repair_is_playable_when_nothing_is_broken(card):
    assert legal(position(f"hands={card}/-/-")) == {f"pass:{card}"}


# --- S5.3 ---


@pytest.mark.parametrize("pair", DOUBLES)
def test_S5_3_a_double_repair_offers_the_choice_of_its_two_tools(pair):
    state = position(f"hands=mend{pair}/-/- broken=-/PLC/-")
    assert deeds(state, "mend") == {f"mend{pair}>1{tool}" for tool in pair}


@pytest.mark.parametrize(("pair", "tool"), [(pair, tool) for pair in DOUBLES for tool in pair])
def test_S5_3_a_double_repair_fixes_one_tool(pair, tool):
    state = position(f"hands=mend{pair}/NS/- broken=-/PLC/-")
    play(state, f"mend{pair}>1{tool}")
    assert state.view(None).broken == ("", "PLC".replace(tool, ""), "")
    assert state.view(None).discard == (f"break{tool}", f"mend{pair}")


@pytest.mark.parametrize("pair", DOUBLES)
def test_S5_3_a_double_repair_never_fixes_the_third_tool(pair):
    third = next(tool for tool in "PLC" if tool not in pair)
    state = position(f"hands=mend{pair}/-/- broken={third}/{third}/-")
    assert legal(state) == {f"pass:mend{pair}"}
    with pytest.raises(ValueError, match="not an action"):
        Action.parse(f"mend{pair}>1{third}")


@pytest.mark.parametrize(("pair", "tool"), [(pair, tool) for pair in DOUBLES for tool in pair])
def test_S5_3_where_one_of_the_two_is_whole_only_the_other_is_mended(pair, tool):
    whole = pair.replace(tool, "")
    state = position(f"hands=mend{pair}/-/- broken=-/{tool}/-")
    assert deeds(state, "mend") == {f"mend{pair}>1{tool}"}
    assert refused(state, f"mend{pair}>1{whole}") == "S5.2"


def test_S5_3_its_two_tools_may_be_those_of_different_players():
    state = position("hands=mendPL/-/- broken=L/P/-")
    assert deeds(state, "mend") == {"mendPL>0L", "mendPL>1P"}


@pytest.mark.parametrize("text", ["mendPL>1", "mendPL>1PL", "mendP>1P"])
def test_S5_3_no_action_repairs_two_tools_or_leaves_the_choice_open(text):
    with pytest.raises(ValueError, match="not an action"):
        Action.parse(text)


# --- S5.4 ---

RUINS = "table=EW@1,0;nsw@2,0;NESW@4,4;NE@-1,3"


@pytest.mark.parametrize("edition", EDITIONS)
def test_S5_4_a_rockfall_removes_any_tunnel_also_one_cut_off(edition):
    state = position(f"edition={edition} {RUINS} hands=rockfall/-/-")
    assert deeds(state, "rockfall") == {"rockfall@1,0", "rockfall@2,0", "rockfall@4,4", "rockfall@-1,3"}


@pytest.mark.parametrize("deed", ["rockfall@1,0", "rockfall@2,0", "rockfall@4,4", "rockfall@-1,3"])
def test_S5_4_it_removes_that_one_card(deed):
    state = position(f"{RUINS} hands=rockfall/NS/- pile=-")
    before = table(state)
    play(state, deed)
    x, y = map(int, deed.removeprefix("rockfall@").split(","))
    del before[x, y]
    assert table(state) == before


@pytest.mark.parametrize("cell", ["0,0", "8,-2", "8,0", "8,2", "3,0", "1,1", "40,40", "-40,-40"])
def test_S5_4_not_the_start_nor_a_goal_nor_an_empty_cell(cell):
    assert refused(position(f"{RUINS} hands=rockfall/-/-"), f"rockfall@{cell}") == "S5.4"


def test_S5_4_not_a_goal_face_up():
    state = position(f"goals=NE,gold,ES {RUINS} hands=rockfall/-/-")
    assert deeds(state, "rockfall") == {"rockfall@1,0", "rockfall@2,0", "rockfall@4,4", "rockfall@-1,3"}
    assert [refused(state, f"rockfall@8,{y}") for y in (-2, 0, 2)] == ["S5.4"] * 3


def test_S5_4_a_tunnel_in_the_column_of_the_goals_can_be_removed():
    state = position("table=NS@8,1;NS@8,-1;NS@8,3 hands=rockfall/-/-")
    assert deeds(state, "rockfall") == {"rockfall@8,1", "rockfall@8,-1", "rockfall@8,3"}


@pytest.mark.parametrize(("face", "kind"), [("NSW", "NES"), ("NES", "NES"), ("sw", "ne"), ("ES", "NW")])
def test_S5_4_both_cards_are_discarded_face_up(face, kind):
    state = position(f"table={face}@4,4 hands=rockfall/NS/-")
    events = play(state, "rockfall@4,4")
    assert state.view(None).discard == (kind, "rockfall")
    assert [(e.kind, e.audience, e.seat, e.face, e.x, e.y) for e in events] == [("rockfall", None, 0, face, 4, 4)]


def test_S5_4_the_hole_may_be_filled_later():
    state = position("table=EW@1,0;EW@2,0 hands=rockfall/NEW/EW pile=-")
    play(state, "rockfall@1,0")
    assert {lay for lay in lays(state) if lay.endswith("@1,0")} == {"NEW@1,0", "ESW@1,0"}
    play(state, "NEW@1,0")
    assert table(state)[1, 0] == "NEW"


def test_S5_4_what_lay_behind_the_hole_is_cut_off():
    state = position("table=EW@1,0;EW@2,0 hands=rockfall/EW/- pile=-")
    play(state, "rockfall@1,0")
    assert lays(state) == {"EW@-1,0", "EW@1,0"}


@pytest.mark.parametrize("goals", ["ne,gold,nw", "NE,gold,nw"])
def test_S5_4_it_is_not_playable_when_there_is_nothing_to_remove(goals):
    state = position(f"goals={goals} hands=rockfall/-/-")
    assert legal(state) == {"pass:rockfall"}


@pytest.mark.parametrize("edition", EDITIONS)
def test_S5_4_it_is_the_same_for_miners_and_saboteurs(edition):
    miner = position(f"edition={edition} roles=MSM {RUINS} hands=rockfall/NS/- pile=-")
    saboteur = position(f"edition={edition} roles=SMM {RUINS} hands=rockfall/NS/- pile=-")
    assert legal(miner) == legal(saboteur)
    assert play(miner, "rockfall@2,0") == play(saboteur, "rockfall@2,0")
    assert table(miner) == table(saboteur)


# --- S5.5 ---


def test_S5_5_a_map_looks_at_one_of_the_goals_face_down():
    assert deeds(position("hands=map/-/-"), "map") == {"map>top", "map>middle", "map>bottom"}


@pytest.mark.parametrize(
    ("goals", "left"),
    [("NE,gold,nw", {"middle", "bottom"}), ("gold,SW,nw", {"top", "bottom"}), ("ES,NE,gold", {"bottom"})],
)
def test_S5_5_not_at_one_face_up(goals, left):
    state = position(f"goals={goals} hands=map/-/-")
    assert deeds(state, "map") == {f"map>{goal}" for goal in left}
    assert {refused(state, f"map>{goal}") for goal in {"top", "middle", "bottom"} - left} == {"S5.5"}


@pytest.mark.parametrize(("goal", "place"), [("top", 0), ("middle", 1), ("bottom", 2)])
@pytest.mark.parametrize("goals", ["ne,gold,nw", "gold,nw,ne", "nw,ne,gold"])
def test_S5_5_the_player_alone_sees_what_the_goal_is(goal, place, goals):
    state = position(f"goals={goals} hands=map/NS/- pile=-")
    events = play(state, f"map>{goal}")
    treasure = goals.split(",")[place].upper().replace("GOLD", "gold")
    known: list[str | None] = [None] * 3
    known[place] = treasure
    assert [(e.audience, e.goal) for e in events if e.treasure == treasure] == [(0, goal)]
    assert [seen.treasure for seen in state.view(0).goals] == known
    for other in (1, 2, None):
        assert [seen.treasure for seen in state.view(other).goals] == [None] * 3


def test_S5_5_everyone_sees_which_goal_it_was():
    state = position("hands=map/NS/- pile=-")
    events = play(state, "map>bottom")
    assert [(e.kind, e.seat, e.goal, e.treasure) for e in events if e.audience is None] == [
        ("looked", 0, "bottom", None)
    ]
    for viewer in (0, 1, 2, None):
        assert [goal.looked_by for goal in state.view(viewer).goals] == [(), (), (0,)]


def test_S5_5_the_goal_stays_face_down():
    state = position("hands=map/NS/- pile=-")
    events = play(state, "map>middle")
    assert [goal.face_up for goal in state.view(0).goals] == [False] * 3
    assert "revealed" not in kinds(events)


def test_S5_5_a_goal_looked_at_may_be_looked_at_again_by_anyone():
    state = position("hands=map/map/map,NS looked=t/-/- pile=-")
    assert deeds(state, "map") == {"map>top", "map>middle", "map>bottom"}
    play(state, "map>top", "map>top", "map>top")
    assert state.view(None).goals[0].looked_by == (0, 1, 2)


def test_S5_5_a_second_look_does_not_undo_the_first():
    state = position("goals=ne,gold,nw hands=2map,EW/NS/- pile=-")
    play(state, "map>top", "pass:NS", "map>middle")
    assert [goal.treasure for goal in state.view(0).goals] == ["NE", "gold", None]
    assert [goal.looked_by for goal in state.view(None).goals] == [(0,), (0,), ()]


def test_S5_5_the_map_is_discarded_face_up():
    state = position("hands=map/NS/-")
    play(state, "map>top")
    assert state.view(None).discard == ("map",)
