"""L5.1 to L5.3: tools, information and traps."""

import pytest

from pyrite.games.lost_mines.rules.words import Verb
from tests.games.lost_mines.rules.joints import AROUND_THE_STARTS, TOOLS, joints, walk_of

from .forest import (
    ROAD,
    at,
    chance,
    deal,
    end_by_vote,
    legal,
    play,
    position,
    refused,
    table,
    tokens,
    walking,
)


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
    events = play(state, f"{tool}@2,2")
    assert table(state) == {f"EW-{obstacle}+{tool}@2,2"}
    assert [(e.kind, e.seat, e.tool, e.x, e.y, e.audience) for e in events] == [("bridged", 0, tool, 2, 2, None)]
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
    events = play(state, "infoMT>mine0")
    assert [event.holds for event in events if event.is_for(0)] == [None, "silver"]


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


def test_L5_3_a_trap_is_on_a_joint_or_an_open_end():
    state = position("hands=trap,troll/NS/NS table=EW@2,2")
    assert joints(state) == AROUND_THE_STARTS | {"2,2E"}  # 1,2E is the joint of the start and the path
    assert refused(state, "trap@2,2S") == refused(state, "trap@2,1S") == "L5.3"  # closed sides
    assert refused(state, "trap@5,5E") == refused(state, "troll@5,5S") == "L5.3"  # between empty cells


def test_L5_3_the_rim_is_not_a_cell():
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
    events = play(state, "trap@1,2E")
    assert tokens(state) == {"trap@1,2E"}
    assert [(e.kind, e.seat, e.x, e.y, e.side, e.audience) for e in events] == [("trap_set", 0, 1, 2, "E", None)]


CROSSING = "table=NEW@2,2;NEW@3,2;NEW@4,2;NEW@5,2 tokens=trap@2,2E at=2,2/1,4/1,2 dwarfs=bL,yL,bO"


def test_L5_3_who_crosses_loses_a_card_immediately_each_time_either_way_and_walks_on():
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
    events = play(state, "walk@3,2!1", "lost:axe")
    assert [(e.kind, e.audience, e.seat, e.card) for e in events] == [
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


@pytest.mark.parametrize("hand", ["trap", "troll"])
def test_L5_3_one_kind_of_token_card_is_offered_without_the_other(hand):
    offered = [text for text in legal(position(f"hands={hand}/-/-")) if "@" in text]
    assert offered
    assert all(text.startswith(f"{hand}@") for text in offered)
