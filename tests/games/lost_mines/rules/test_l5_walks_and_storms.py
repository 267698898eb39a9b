"""L5.4 to L5.7: trolls, where tokens may be laid, storms, and cards thrown away."""

import pytest

from tests.games.lost_mines.rules.joints import AROUND_THE_STARTS, joints

from .forest import (
    at,
    deal,
    kinds,
    lays,
    legal,
    play,
    position,
    refused,
    table,
    tokens,
)


def test_L5_4_a_troll_goes_where_a_trap_may_go_and_its_card_is_in_front_of_its_player():
    state = position("hands=troll,NE/NS/NS table=EW@2,2")
    events = play(state, "troll@1,2E")
    assert [(e.kind, e.seat, e.x, e.y, e.side, e.audience) for e in events] == [("troll_set", 0, 1, 2, "E", None)]
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


def test_L5_4_if_a_storm_removes_it_its_card_is_discarded_immediately():
    state = position("hands=storm,NE/NE/NE table=EW@5,5 tokens=troll1@5,5E")
    events = play(state, "storm@5,5")
    assert (tokens(state), state.view(None).played) == (set(), ("EW", "troll", "storm"))
    assert [(e.kind, e.seat) for e in events] == [("storm", 0), ("token_gone", 1)]
    play(state, "stay")
    assert "token_gone" not in kinds(deal(state))


def test_L5_4_two_trolls_are_told_apart_by_their_owners():
    state = position("hands=NE/NE/NE tokens=troll1@1,2E;troll2@1,2S")
    play(state, "discard:NE", "stay")
    deal(state)
    assert tokens(state) == {"troll2@1,2S"}


@pytest.mark.parametrize("token", ["trap", "troll2"])
def test_L5_5_one_token_at_most_is_on_a_joint(token):
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


def test_L5_6_a_storm_removes_any_path_card_on_which_there_is_no_dwarf():
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
    events = play(state, "storm@2,2")
    assert (table(state), state.view(None).played) == ({"EW@3,2"}, ("EW-tree", "axe", "storm"))
    assert [(e.kind, e.face, e.feature, e.x, e.y, e.audience) for e in events] == [
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
    events = play(state, "storm@5,5")
    assert (tokens(state), kinds(events)) == (set(), ["storm", "token_gone"])


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
    events = play(state, f"storm@{card}")
    assert (tokens(state), kinds(events)) == ({f"{token}@{joint}"}, ["storm"]), beside


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
    events = play(state, "discard:NE,trap")
    assert [(e.kind, e.audience, e.seat, e.count, e.card) for e in events] == [
        ("discarded", None, 0, 2, None),
        ("your_discard", 0, 0, None, "NE"),
        ("your_discard", 0, 0, None, "trap"),
    ]
    assert [state.view(viewer).discarded for viewer in (None, 0, 1, 2)] == [(), ("NE", "trap"), (), ()]
    assert (state.view(None).played, state.view(None).discarded_counts) == ((), (2, 0, 0))
