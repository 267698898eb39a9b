"""Action cards (L5): tools, information, traps, trolls and storms."""

import pytest

from pyrite.games.lost_mines.rules.words import Verb

from .forest import (
    ROAD,
    at,
    chance,
    deal,
    end_by_vote,
    kinds,
    lays,
    legal,
    play,
    position,
    refused,
    table,
    tokens,
    walking,
)

TOOLS = {"axe": "tree", "boat": "lake", "rope": "pit"}
AROUND_THE_STARTS = {"1,1S", "0,2E", "1,2E", "1,2S", "1,3S", "0,4E", "1,4E", "1,4S"}


def joints(state) -> set[str]:
    """Where a trap may lie; a troll may lie in the same places."""
    traps = {action.removeprefix("trap@") for action in legal(state, "trap")}
    assert traps == {action.removeprefix("troll@") for action in legal(state, "troll")}
    return traps


def walk_of(state, text: str) -> list[str]:
    """Discards, walks so and lets chance draw the rest of the turn."""
    told = play(state, min(legal(state, "discard")), text)
    return kinds(told + deal(state))


# --- L5.1 ---


@pytest.mark.parametrize(("tool", "obstacle"), TOOLS.items())
def test_L5_1_a_tool_goes_only_on_an_open_obstacle_of_its_kind_on_the_board(tool, obstacle):
    bridged = "" if tool == "boat" else ";NEW-lake+boat@5,2"
    state = position(
        f"hands={tool},EW-{obstacle}/NS/NS table=EW-rocks@2,2;NS-tree@1,1;NS-lake@1,3;NS-pit@1,5;NESW-camp@2,4{bridged}"
    )
    cell = {"tree": "1,1", "lake": "1,3", "pit": "1,5"}[obstacle]
    assert legal(state, "tool") == {f"{tool}@{cell}"}
    for other in {"1,1", "1,3", "1,5", "2,2", "2,4", "1,2", "9,0", "7,6", "12,3", "4,9"} - {cell}:
        assert refused(state, f"{tool}@{other}") == "L5.1"


@pytest.mark.parametrize(("tool", "obstacle"), TOOLS.items())
def test_L5_1_an_obstacle_is_bridged_once(tool, obstacle):
    state = position(f"hands=2{tool}/NS/NS table=EW-{obstacle}@2,2")
    told = play(state, f"{tool}@2,2")
    assert table(state) == {f"EW-{obstacle}+{tool}@2,2"}
    assert [(e.kind, e.seat, e.tool, e.x, e.y, e.audience) for e in told] == [("bridged", 0, tool, 2, 2, None)]
    again = position(f"hands=2{tool}/NS/NS table=EW-{obstacle}+{tool}@2,2")
    assert (legal(again, "tool"), refused(again, f"{tool}@2,2")) == (set(), "L5.1")


@pytest.mark.parametrize(("tool", "obstacle"), TOOLS.items())
def test_L5_1_a_bridged_obstacle_holds_one_dwarf_at_a_time(tool, obstacle):
    road = f"table=NEW@2,2;EW-{obstacle}+{tool}@3,2;NEW@4,2"
    assert legal(walking(f"{road} at=2,2/3,2/1,2")) == {"stay", "walk@1,2"}
    assert legal(walking(f"{road} at=4,2/3,2/1,2")) == {"stay"}
    assert legal(walking(f"{road} at=2,2/4,2/1,2")) == {"stay", "walk@1,2", "walk@3,2", "walk@4,2"}


def test_L5_1_a_third_dwarf_behind_an_occupied_bridge_waits():
    text = "table=NEW@2,2;EW-tree+axe@3,2;NEW@4,2 at=4,2/3,2/2,2 dwarfs=bL,yL,bO hands=NE/NE/NE"
    state = position(f"{text} turn=2")
    play(state, "discard:NE")
    assert legal(state) == {"stay", "walk@1,2"}
    play(state, "stay", "card:NE", "discard:NE")
    assert (state.turn, legal(state)) == (0, {"stay"})  # the dwarf before the bridge cannot cross it either
    play(state, "stay", "card:NS", "discard:NE")
    assert (state.turn, legal(state)) == (1, {"stay", "walk@2,2", "walk@4,2", "walk@1,2"})


def test_L5_1_the_token_stays_when_the_dwarf_has_left():
    state = walking("table=EW-lake+boat@2,2;NEW@3,2 at=2,2/1,4/1,2 hands=NE/NE/NE")
    play(state, "walk@3,2")
    assert table(state) == {"EW-lake+boat@2,2", "NEW@3,2"}


# --- L5.2 ---

ALL_LOOKS = {
    "mine": {"mine0", "mine1", "mine2", "mine3"},
    "treasure": {"treasure0", "treasure1", "treasure2"},
    "dwarf": {"dwarf1", "dwarf2"},
}
SHOWN = {"infoMT": ("mine", "treasure"), "infoMD": ("mine", "dwarf"), "infoTD": ("treasure", "dwarf")}


@pytest.mark.parametrize(("card", "shown"), SHOWN.items())
def test_L5_2_the_player_chooses_one_of_the_two_things_on_the_card(card, shown):
    state = position(f"hands={card}/NS/NS")
    assert legal(state, "look") == {f"{card}>{what}" for kind in shown for what in ALL_LOOKS[kind]}
    (other,) = {"mine", "treasure", "dwarf"} - {*shown}
    assert refused(state, f"{card}>{other}1") == "L5.2"


@pytest.mark.parametrize(
    ("deed", "seen", "which", "found"),
    [
        ("infoMT>mine2", "mine", 2, {"holds": "gems"}),
        ("infoMD>mine3", "mine", 3, {"holds": "dragon"}),
        ("infoMT>treasure1", "treasure", 1, {"value": 3}),
        ("infoTD>treasure0", "treasure", 0, {"value": 2}),
        ("infoMD>dwarf1", "dwarf", 1, {"character": "saboteur"}),
        ("infoTD>dwarf2", "dwarf", 2, {"character": "selfish"}),
    ],
)
def test_L5_2_the_player_looks_alone_and_everyone_sees_at_what(deed, seen, which, found):
    state = position("hands=infoMT,infoMD,infoTD/NS/NS dwarfs=bL,yS,bO treasures=gold2,gold3,gems4")
    to_all, to_one = play(state, deed)
    assert (to_all.kind, to_all.seat, to_all.audience, to_all.seen, to_all.which) == ("looked", 0, None, seen, which)
    assert (to_all.holds, to_all.value, to_all.character) == (None, None, None)
    assert (to_one.kind, to_one.seat, to_one.audience, to_one.seen, to_one.which) == ("your_look", 0, 0, seen, which)
    assert {name: getattr(to_one, name) for name in found} == found


def test_L5_2_only_a_mine_that_is_face_down():
    state = position("hands=infoMT/NS/NS mines=silver,GOLD:NES,gems,DRAGON:NE")
    assert {action for action in legal(state, "look") if "mine" in action} == {"infoMT>mine0", "infoMT>mine2"}
    assert refused(state, "infoMT>mine1") == "L5.2"


def test_L5_2_only_a_treasure_nobody_has_taken():
    state = position("hands=infoTD/NS/NS treasures=gold2,gold3>0,gems4>1")
    assert {action for action in legal(state, "look") if "treasure" in action} == {"infoTD>treasure0"}
    assert refused(state, "infoTD>treasure1") == refused(state, "infoTD>treasure2") == "L5.2"


def test_L5_2_only_the_dwarf_of_another_player():
    state = position("players=4 turn=2 hands=NS/NS/infoTD/-")
    assert {action for action in legal(state, "look") if "dwarf" in action} == {
        *("infoTD>dwarf0", "infoTD>dwarf1", "infoTD>dwarf3")
    }
    assert refused(state, "infoTD>dwarf2") == refused(state, "infoTD>dwarf4") == "L5.2"


def test_L5_2_if_one_of_the_two_does_not_exist_the_other():
    state = position("hands=infoMD,infoMT/NS/NS mines=SILVER:NEW,GOLD:NES,GEMS:NESW,DRAGON:NE")
    assert legal(state, "look") == {
        *("infoMD>dwarf1", "infoMD>dwarf2"),
        *("infoMT>treasure0", "infoMT>treasure1", "infoMT>treasure2"),
    }


def test_L5_2_looking_again_is_allowed():
    state = position("hands=2infoMT/NS/NS looked=m0t1/-/-")
    assert {"infoMT>mine0", "infoMT>treasure1"} <= legal(state)
    told = play(state, "infoMT>mine0")
    assert [event.holds for event in told if event.is_for(0)] == [None, "silver"]


def test_L5_2_what_was_looked_at_is_remembered_by_who_looked():
    state = position("hands=infoMT/infoMD/NS dwarfs=bL,yS,bO")
    play(state, "infoMT>mine3", "stay", "card:NE", "infoMD>dwarf2", "stay", "card:NE")
    assert [state.view(viewer).mines[3].holds for viewer in (None, 0, 1, 2)] == [None, "dragon", None, None]
    assert [state.view(viewer).dwarfs[2].character for viewer in (None, 0, 1, 2)] == [None, None, "selfish", "selfish"]
    assert (state.view(None).mines[3].looked_by, state.view(None).dwarfs[2].looked_by) == ((0,), (1,))


def test_L5_2_no_action_tells_the_others_what_was_seen():
    deeds = {
        "lay",
        "tool",
        "trap",
        "troll",
        "storm",
        "look",
        "discard",
        "vote",
        "yes",
        "no",
        "stay",
        "walk",
        "turn",
        "take",
    }
    assert {verb.value for verb in Verb} == deeds


# --- L5.3 ---


def test_L5_3_a_trap_lies_on_a_joint_or_an_open_end():
    state = position("hands=trap,troll/NS/NS table=EW@2,2")
    assert joints(state) == AROUND_THE_STARTS | {"2,2E"}  # 1,2E is the joint of the start and the path
    assert refused(state, "trap@2,2S") == refused(state, "trap@2,1S") == "L5.3"  # closed sides
    assert refused(state, "trap@5,5E") == refused(state, "troll@5,5S") == "L5.3"  # between empty cells


def test_L5_3_the_rim_is_no_cell():
    state = position("hands=trap,troll/NE/NE table=EW@10,1;NS@0,6;EW@0,2;NS@1,1;NS@1,0")
    assert joints(state) == (AROUND_THE_STARTS | {"9,1E", "0,5S", "1,0S"})
    for rim in ("trap@10,1E", "trap@0,6S", "troll@10,1E", "troll@0,6S", "trap@15,15E", "trap@11,3S"):
        assert refused(state, rim) == "L5.3"


def test_L5_3_an_open_end_may_face_a_mine_that_is_face_down():
    state = position("hands=trap,troll/NS/NS table=EW@8,2")
    assert joints(state) == AROUND_THE_STARTS | {"7,2E", "8,2E"}


def test_L5_3_mines_that_are_face_up_count_as_cards():
    state = position("hands=trap,troll/NS/NS mines=silver,GOLD:NES,gems,dragon table=EW@8,2;EW@10,2")
    # The mine is closed to the west, where the path is open: no joint, and no open end.
    assert joints(state) == AROUND_THE_STARTS | {"7,2E", "9,1S", "9,2E", "9,2S"}
    assert refused(state, "trap@8,2E") == "L5.3"


def test_L5_3_face_down_mines_have_no_ends_of_their_own():
    assert joints(position("hands=trap,troll/NS/NS")) == AROUND_THE_STARTS


def test_L5_3_the_token_stays_where_it_was_laid():
    state = position("hands=trap/NS/NS table=EW@2,2")
    told = play(state, "trap@1,2E")
    assert tokens(state) == {"trap@1,2E"}
    assert [(e.kind, e.seat, e.x, e.y, e.side, e.audience) for e in told] == [("trap_set", 0, 1, 2, "E", None)]


CROSSING = "table=NEW@2,2;NEW@3,2;NEW@4,2;NEW@5,2 tokens=trap@2,2E at=2,2/1,4/1,2 dwarfs=bL,yL,bO"


def test_L5_3_who_crosses_loses_a_card_at_once_each_time_either_way_and_walks_on():
    state = walking(f"hands=3NE/NS/NS {CROSSING}")
    assert legal(state) == {
        *("stay", "walk@1,2"),
        *("walk@3,2!1", "walk@4,2!1", "walk@5,2!1"),
        *("walk@2,2!2", "walk@1,2!2"),
        "walk@3,2!3",
    }


def test_L5_3_twice_over_one_trap_with_one_card_in_hand():
    state = walking(f"hands=NE/NS/NS {CROSSING}")
    assert legal(state) == {
        *("stay", "walk@1,2"),
        *("walk@3,2!1", "walk@4,2!1", "walk@5,2!1", "walk@2,2!1", "walk@1,2!1"),
    }
    play(state, "walk@1,2!1", "lost:NE")
    assert (at(state, 0), state.view(None).hand_sizes, state.view(None).phase) == ((1, 2), (0, 1, 1), "draw")


def test_L5_3_an_empty_hand_loses_nothing():
    state = walking(f"hands=-/NS/NS {CROSSING}")
    assert legal(state) == {"stay", "walk@1,2", "walk@3,2", "walk@4,2", "walk@5,2"}
    play(state, "walk@5,2")
    assert state.view(None).phase == "draw"


def test_L5_3_the_card_is_drawn_at_random_from_the_hand():
    state = walking(f"hands=2NE,axe/NS/NS {CROSSING}")
    play(state, "walk@3,2!1")
    assert (chance(state), state.view(None).phase, state.view(None).draws_for) == (
        {"lost:NE": 2, "lost:axe": 1},
        "loss",
        0,
    )
    assert refused(state, "lost:NS") == "L3.2"


def test_L5_3_the_card_is_discarded_unseen():
    state = walking(f"hands=2NE,axe/NS/NS {CROSSING}")
    told = play(state, "walk@3,2!1", "lost:axe")
    assert [(e.kind, e.audience, e.seat, e.card) for e in told] == [
        ("walked", None, 0, None),
        ("lost", None, 0, None),
        ("your_loss", 0, 0, "axe"),
    ]
    assert [state.view(viewer).discarded for viewer in (None, 0, 1)] == [(), ("axe",), ()]
    assert (state.view(None).discarded_counts, state.view(0).hand) == ((1, 0, 0), ("NE", "NE"))
    assert state.view(None).played == ()


def test_L5_3_all_cards_are_lost_before_the_dwarf_arrives():
    state = walking(f"hands=2NE,axe/NS/NS {CROSSING}")
    play(state, "walk@1,2!2", "lost:NE")
    assert (chance(state), at(state, 0)) == ({"lost:NE": 1, "lost:axe": 1}, (2, 2))
    play(state, "lost:NE")
    assert (at(state, 0), state.view(None).phase) == ((1, 2), "draw")


def test_L5_3_its_owner_loses_a_card_too():
    state = position("hands=trap,NE/NS/NS table=EW@2,2")
    play(state, "trap@1,2E")
    assert legal(state) == {"stay", "walk@2,2!1", "walk@1,2!1"}


def test_L5_3_the_trap_stays_and_catches_the_next():
    state = position("hands=2NE/NE/2NE table=EW@2,2 tokens=trap@1,2E")
    walk_of(state, "walk@2,2!1")
    walk_of(state, "stay")
    assert tokens(state) == {"trap@1,2E"}
    play(state, "discard:NE")
    assert (state.turn, legal(state)) == (2, {"stay", "walk@2,2!1", "walk@1,2!1"})


def test_L5_3_the_loss_lasts():
    state = position("hands=2NE,2NS,EW/NE/NE table=EW@2,2 tokens=trap@1,2E")
    assert walk_of(state, "walk@2,2!1") == ["discarded", "walked", "lost", "drew"]
    assert state.view(None).hand_sizes[0] == 4
    walk_of(state, "stay")
    walk_of(state, "stay")
    walk_of(state, "stay")
    assert state.view(None).hand_sizes[0] == 4


def test_L5_3_traps_on_southern_joints_catch_too():
    state = walking("hands=NE/NS/NS table=NS@1,3 tokens=trap@1,2S;trap@1,3S")
    assert legal(state) == {"stay", "walk@1,3!1", "walk@1,4!1", "walk@1,2!1"}


def test_L5_3_a_trap_before_a_face_down_mine_catches_who_steps_onto_it():
    state = walking(f"hands=2NE/NS/NS table={ROAD} at=8,2/1,4/1,2 tokens=trap@8,2E")
    assert {action for action in legal(state) if "@9" in action} == {"walk@9,2<W!1"}


def test_L5_3_it_goes_when_the_round_ends():
    state = position("hands=NE/NS/NS table=EW@2,2 tokens=trap@1,2E;troll1@1,2S")
    end_by_vote(state)
    deal(state)
    assert (state.round, tokens(state), table(state)) == (2, set(), set())


# --- L5.4 ---


def test_L5_4_a_troll_goes_where_a_trap_may_go_and_its_card_lies_before_its_player():
    state = position("hands=troll,NE/NS/NS table=EW@2,2")
    told = play(state, "troll@1,2E")
    assert [(e.kind, e.seat, e.x, e.y, e.side, e.audience) for e in told] == [("troll_set", 0, 1, 2, "E", None)]
    assert (tokens(state), state.view(None).played, state.view(0).hand) == ({"troll0@1,2E"}, (), ("NE",))


def test_L5_4_nobody_crosses_it_its_owner_neither():
    state = position("hands=troll,NE/NE/NE table=EW@2,2;EW@3,2 at=1,2/2,2/1,2")
    play(state, "troll@1,2E")
    assert legal(state) == {"stay"}
    play(state, "stay")
    deal(state)
    play(state, "discard:NE")
    assert legal(state) == {"stay", "walk@3,2"}
    play(state, "stay")
    deal(state)
    play(state, "discard:NE")
    assert (state.turn, legal(state)) == (2, {"stay"})


def test_L5_4_it_leaves_at_the_start_of_its_players_next_turn():
    state = position("hands=troll,NE/NE/NE table=EW@2,2")
    walks = play(state, "troll@1,2E", "stay") + deal(state)
    for seat in (1, 2):
        assert (state.turn, tokens(state), "token_gone" in kinds(walks)) == (seat, {"troll0@1,2E"}, False)
        walks = play(state, "discard:NE", "stay")
        walks += deal(state)
    gone = [event for event in walks if event.kind == "token_gone"]
    assert [(event.seat, event.x, event.y, event.side) for event in gone] == [(0, 1, 2, "E")]
    assert (state.turn, tokens(state), state.view(None).played) == (0, set(), ("troll",))
    play(state, "discard:NE")
    assert legal(state) == {"stay", "walk@2,2"}


def test_L5_4_it_leaves_also_when_its_player_is_out():
    state = position("hands=NE/-/NE pile=- tokens=troll1@1,2E;troll2@1,2S")
    play(state, "discard:NE", "stay")
    assert (state.turn, tokens(state), state.view(None).played.count("troll")) == (2, set(), 2)


def test_L5_4_if_a_storm_removes_it_its_card_is_discarded_at_once():
    state = position("hands=storm,NE/NE/NE table=EW@5,5 tokens=troll1@5,5E")
    told = play(state, "storm@5,5")
    assert (tokens(state), state.view(None).played) == (set(), ("EW", "troll", "storm"))
    assert [(e.kind, e.seat) for e in told] == [("storm", 0), ("token_gone", 1)]
    play(state, "stay")
    assert "token_gone" not in kinds(deal(state))


def test_L5_4_two_trolls_are_told_apart_by_their_owners():
    state = position("hands=NE/NE/NE tokens=troll1@1,2E;troll2@1,2S")
    play(state, "discard:NE", "stay")
    deal(state)
    assert tokens(state) == {"troll2@1,2S"}


# --- L5.5 ---


@pytest.mark.parametrize("token", ["trap", "troll2"])
def test_L5_5_one_token_at_most_lies_on_a_joint(token):
    state = position(f"hands=trap,troll/NS/NS tokens={token}@1,2E")
    assert joints(state) == AROUND_THE_STARTS - {"1,2E"}
    assert refused(state, "trap@1,2E") == refused(state, "troll@1,2E") == "L5.5"


def test_L5_5_a_path_is_laid_at_an_open_end_with_a_trap_which_keeps_working():
    state = position("hands=EW,NE/NS/NS tokens=trap@1,2E")
    assert "EW@2,2" in lays(state)
    play(state, "EW@2,2")
    assert tokens(state) == {"trap@1,2E"}
    assert legal(state) == {"stay", "walk@2,2!1", "walk@1,2!1"}


def test_L5_5_a_path_is_laid_at_an_open_end_with_a_troll_which_keeps_working():
    state = position("hands=EW,NE/NS/NS tokens=troll2@1,2E")
    play(state, "EW@2,2")
    assert (tokens(state), legal(state)) == ({"troll2@1,2E"}, {"stay"})


def test_L5_5_the_path_has_to_fit_with_a_token_too():
    state = position("hands=NS/NS/NS tokens=trap@1,2E")
    assert (refused(state, "NS@2,2"), lays(state)) == ("L4.1", {"NS@1,1", "NS@1,3", "NS@1,5"})


# --- L5.6 ---


def test_L5_6_a_storm_removes_any_path_card_on_which_no_dwarf_stands():
    state = position(
        "hands=storm/NS/NS table=EW@2,2;NESW@3,2;NS-lake@5,5;EW-rocks@6,6;EW-tree+axe@7,6 at=2,2/1,4/3,2 "
        "mines=silver,GOLD:NES,gems,dragon"
    )
    assert legal(state, "storm") == {"storm@5,5", "storm@6,6", "storm@7,6"}
    assert refused(state, "storm@2,2") == refused(state, "storm@3,2") == "L5.6"
    for cell in ("1,2", "1,4", "9,0", "9,2", "4,4", "12,1"):  # starts, mines, an empty cell, none
        assert refused(state, f"storm@{cell}") == "L5.6"


def test_L5_6_a_start_without_a_dwarf_and_an_open_mine_stay():
    state = position("hands=storm/NS/NS table=EW@2,2 at=2,2/2,2/2,2 mines=silver,GOLD:NES,gems,dragon")
    assert legal(state, "storm") == set()
    assert refused(state, "storm@1,2") == refused(state, "storm@9,2") == "L5.6"


def test_L5_6_it_is_not_playable_without_a_legal_card():
    assert legal(position("hands=storm/NS/NS")) == {"discard:storm", "vote"}


def test_L5_6_the_card_goes_with_its_tool():
    state = position("hands=storm,EW,axe/NS/NS table=EW-tree+axe@2,2;EW@3,2 played=axe")
    told = play(state, "storm@2,2")
    assert (table(state), state.view(None).played) == ({"EW@3,2"}, ("EW-tree", "axe", "storm"))
    assert [(e.kind, e.face, e.feature, e.x, e.y, e.audience) for e in told] == [
        ("storm", "EW", "tree+axe", 2, 2, None)
    ]
    assert legal(state) == {"stay"}


def test_L5_6_no_obstacle_is_left_where_the_storm_was():
    state = position("hands=storm/axe/NE table=EW-tree@2,2;NEW@3,2")
    play(state, "storm@2,2", "stay")
    deal(state)
    assert (legal(state, "tool"), refused(state, "axe@2,2")) == (set(), "L5.1")


def test_L5_6_a_card_laid_where_a_bridged_obstacle_was_is_what_it_shows():
    state = position("hands=storm/EW-lake,EW/NE table=EW-tree+axe@2,2;NEW@3,2 played=axe")
    play(state, "storm@2,2", "stay")
    deal(state)
    twin = state.copy()
    play(state, "EW@2,2")
    play(twin, "EW-lake@2,2")
    assert (table(state), table(twin)) == ({"EW@2,2", "NEW@3,2"}, {"EW-lake@2,2", "NEW@3,2"})


@pytest.mark.parametrize("token", ["trap", "troll1"])
@pytest.mark.parametrize("joint", ["5,4S", "5,5E", "5,5S", "4,5E"])
def test_L5_6_a_token_between_two_empty_cells_goes(token, joint):
    state = position(f"hands=storm/NS/NS table=NESW@5,5 tokens={token}@{joint}")
    told = play(state, "storm@5,5")
    assert (tokens(state), kinds(told)) == (set(), ["storm", "token_gone"])


@pytest.mark.parametrize("token", ["trap", "troll1"])
@pytest.mark.parametrize(
    ("card", "joint", "beside"),
    [
        ("2,2", "1,2E", "a start"),
        ("8,2", "8,2E", "a mine that is face down"),
        ("8,4", "8,4E", "a mine that is face up"),
        ("5,5", "5,5E", "a path"),
        ("5,5", "4,5E", "a path"),
        ("5,5", "5,4S", "a path"),
        ("5,5", "5,5S", "a path"),
    ],
)
def test_L5_6_a_token_beside_any_card_left_stays(token, card, joint, beside):
    around = "NESW@5,5;NS@5,4;EW@6,5;NS@5,6;EW@4,5;NEW@8,2;NEW@8,4;NEW@2,2"
    state = position(
        f"hands=storm/NE/NE table={around} tokens={token}@{joint} mines=silver,gold,GEMS:NESW,dragon at=1,2/1,4/1,2"
    )
    told = play(state, f"storm@{card}")
    assert (tokens(state), kinds(told)) == ({f"{token}@{joint}"}, ["storm"]), beside


def test_L5_6_a_storm_on_one_of_two_cards_joined_by_a_trap_then_on_the_other():
    state = position("hands=storm/NE/storm table=NEW@5,5;NEW@6,5 tokens=trap@5,5E;trap@6,5E")
    play(state, "storm@5,5", "stay")
    assert (tokens(state), table(state)) == ({"trap@5,5E", "trap@6,5E"}, {"NEW@6,5"})
    deal(state)
    play(state, "discard:NE", "stay")
    deal(state)
    play(state, "storm@6,5")
    assert (tokens(state), table(state)) == (set(), set())


def test_L5_6_tokens_elsewhere_are_left_alone():
    state = position("hands=storm/NE/NE table=NESW@5,5 tokens=trap@1,2E;troll1@1,2S;trap@5,5E")
    play(state, "storm@5,5")
    assert tokens(state) == {"trap@1,2E", "troll1@1,2S"}


def test_L5_6_cut_off_dwarfs_stay_where_they_are():
    state = position("hands=storm/NE/NE table=EW@2,2;EW@3,2 at=1,2/3,2/1,2")
    play(state, "storm@2,2")
    assert (at(state, 1), legal(state)) == ((3, 2), {"stay"})
    play(state, "stay")
    deal(state)
    play(state, "discard:NE")
    assert legal(state) == {"stay"}


# --- L5.7 ---


@pytest.mark.parametrize(
    ("deed", "card"),
    [("axe@1,1", "axe"), ("trap@1,2E", "trap"), ("infoMT>mine0", "infoMT"), ("infoTD>dwarf1", "infoTD")],
)
def test_L5_7_a_card_that_was_shown_goes_to_the_discard(deed, card):
    state = position("hands=axe,trap,infoMT,infoTD/NS/NS table=NS-tree@1,1")
    play(state, deed)
    for viewer in (None, 0, 1):
        assert state.view(viewer).played == (card,)
        assert state.view(viewer).discarded == ()


def test_L5_7_discarded_cards_go_there_unseen():
    state = position("hands=axe,trap,NE/NS/NS")
    told = play(state, "discard:NE,trap")
    assert [(e.kind, e.audience, e.seat, e.count, e.card) for e in told] == [
        ("discarded", None, 0, 2, None),
        ("your_discard", 0, 0, None, "NE"),
        ("your_discard", 0, 0, None, "trap"),
    ]
    assert [state.view(viewer).discarded for viewer in (None, 0, 1, 2)] == [(), ("NE", "trap"), (), ()]
    assert (state.view(None).played, state.view(None).discarded_counts) == ((), (2, 0, 0))
