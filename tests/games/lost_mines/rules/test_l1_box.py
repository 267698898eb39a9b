"""L1: players, dwarfs, board, decks, treasures and mines of the default box."""

import pytest

from pyrite.games.lost_mines.rules import box as boxes
from pyrite.games.lost_mines.rules.options import Options
from pyrite.games.lost_mines.rules.view import Card

from .forest import (
    ROAD,
    chance,
    deal,
    end_by_vote,
    lays,
    legal,
    new,
    play,
    position,
    refused,
    table,
    walking,
)

PLAYERS = range(3, 10)
LOYAL = {3: 1, 4: 1, 5: 2, 6: 2, 7: 3, 8: 3, 9: 3}
PATHS = {
    "NESW": 2,
    "NESW-camp": 3,
    "NESW-pit": 1,
    "NES": 4,
    "NES-rocks": 1,
    "NES-tree": 1,
    "NEW": 4,
    "NEW-rocks": 1,
    "NEW-lake": 1,
    "NS": 3,
    "NS-rocks": 1,
    "NS-tree": 1,
    "NS-lake": 1,
    "NS-pit": 1,
    "EW": 2,
    "EW-rocks": 1,
    "EW-tree": 1,
    "EW-lake": 1,
    "EW-pit": 1,
    "NE": 5,
    "NW": 4,
}
TOOLS_AND_TOKENS = {"axe": 3, "boat": 3, "rope": 3, "trap": 3, "troll": 2}
ACTIONS = {**TOOLS_AND_TOKENS, "storm": 3, "infoMT": 2, "infoMD": 2, "infoTD": 2}
TREASURES = {
    "silver1": 1,
    "silver2": 2,
    "silver3": 1,
    "gold2": 1,
    "gold3": 2,
    "gold4": 1,
    "gems3": 1,
    "gems4": 2,
    "gems5": 1,
}
DWARFS = ["dwarf:blue-loyal", "dwarf:yellow-loyal", "dwarf:blue-selfish"]
MINES = ["mine:silver", "mine:gold", "mine:gems", "mine:dragon"]


@pytest.mark.parametrize("players", [-1, 0, 1, 2, 10, 11])
def test_L1_1_fewer_than_three_or_more_than_nine_cannot_play(players):
    with pytest.raises(ValueError, match=r"L1\.1"):
        Options(players=players)


@pytest.mark.parametrize("players", PLAYERS)
def test_L1_1_three_to_nine_sit_in_seats_from_0(players):
    state = new(players)
    deal(state)
    assert [state.view(seat).seat for seat in range(players)] == list(range(players))
    with pytest.raises(ValueError, match="does not play"):
        state.view(players)


def test_L1_1_a_game_is_two_rounds():
    state = new(3)
    rounds = []
    while not state.is_over:
        rounds.append(state.round)
        deal(state)
        end_by_vote(state)
    assert rounds == [1, 2]


@pytest.mark.parametrize("rounds", [1, 3, 99])
def test_L1_1_the_number_of_rounds_is_an_option(rounds):
    last = position(f"rounds={rounds} round={rounds} hands=NS/-/- treasures=gold3>0,gold2,gems4")
    end_by_vote(last)
    assert last.is_over


@pytest.mark.parametrize("rounds", [2, 3, 99])
def test_L1_1_the_round_before_the_last_does_not_end_the_game(rounds):
    state = position(f"rounds={rounds} round={rounds - 1} hands=NS/-/- dwarfs=bO,yL,bL treasures=gold3>0,gold2,gems4")
    end_by_vote(state)
    assert (state.round, state.is_over) == (rounds, False)


@pytest.mark.parametrize("rounds", [-1, 0, 100])
def test_L1_1_a_game_has_one_to_ninety_nine_rounds(rounds):
    with pytest.raises(ValueError, match=r"L1\.1"):
        Options(players=3, rounds=rounds)


@pytest.mark.parametrize(("points", "is_over"), [("2/3/1", True), ("3/3/1", False), ("3/3/3", False), ("0/0/0", False)])
def test_L1_1_further_rounds_are_played_until_one_player_leads_alone(points, is_over):
    state = position(f"rounds=2 until_alone round=2 points={points} hands=NS/-/-")
    end_by_vote(state)
    assert (state.is_over, state.round) == (is_over, 2 if is_over else 3)


def test_L1_1_who_leads_alone_before_the_last_round_does_not_end_the_game():
    state = position("rounds=3 round=2 until_alone points=5/3/1 hands=NS/-/-")
    end_by_vote(state)
    assert (state.is_over, state.round) == (False, 3)


def test_L1_1_without_the_option_leaders_who_are_equal_end_the_game():
    state = position("round=2 points=3/3/1 hands=NS/-/-")
    end_by_vote(state)
    assert (state.is_over, state.winners) == (True, [0, 1])


@pytest.mark.parametrize(("number", "is_over"), [(98, False), (99, True)])
def test_L1_1_further_rounds_come_to_an_end(number, is_over):
    state = position(f"rounds=2 until_alone round={number} points=3/3/1 hands=NS/-/-")
    end_by_vote(state)
    assert (state.is_over, state.round) == (is_over, 99)


@pytest.mark.parametrize("players", PLAYERS)
def test_L1_2_so_many_dwarf_cards_are_used(players):
    loyal = LOYAL[players]
    assert chance(new(players)) == {
        "dwarf:blue-loyal": loyal,
        "dwarf:blue-selfish": 1,
        "dwarf:blue-saboteur": 1,
        "dwarf:yellow-loyal": loyal,
        "dwarf:yellow-selfish": 1,
        "dwarf:yellow-saboteur": 1,
    }


def test_L1_2_a_dwarf_card_is_dealt_once():
    state = new(5)
    play(state, "dwarf:blue-loyal", "dwarf:yellow-saboteur")
    assert chance(state) == {
        "dwarf:blue-loyal": 1,
        "dwarf:blue-selfish": 1,
        "dwarf:blue-saboteur": 1,
        "dwarf:yellow-loyal": 2,
        "dwarf:yellow-selfish": 1,
    }


def test_L1_2_the_clan_is_public():
    state = position("dwarfs=bL,yS,yO hands=NS/-/-")
    for viewer in (None, 0, 1, 2):
        assert [dwarf.clan for dwarf in state.view(viewer).dwarfs] == ["blue", "yellow", "yellow"]


def test_L1_2_the_character_is_secret_until_the_round_ends():
    state = position("rounds=1 dwarfs=bL,yS,yO hands=NS/-/-")
    seen = [[dwarf.character for dwarf in state.view(viewer).dwarfs] for viewer in (None, 0, 1, 2)]
    assert seen == [[None] * 3, ["loyal", None, None], [None, "saboteur", None], [None, None, "selfish"]]
    events = end_by_vote(state)
    shown = [(event.seat, event.character, event.clan) for event in events if event.kind == "character_shown"]
    assert shown == [(0, "loyal", "blue"), (1, "saboteur", "yellow"), (2, "selfish", "yellow")]
    assert [dwarf.character for dwarf in state.view(None).dwarfs] == ["loyal", "saboteur", "selfish"]


def test_L1_3_the_board_has_eleven_columns_and_seven_rows():
    box = boxes.default()
    assert (box.width, box.height) == (11, 7)
    state = position("hands=NESW/-/- table=NS@0,0;NS@0,6;EW@10,1;NS@10,6")
    assert {refused(state, f"NESW@{cell}") for cell in ("11,1", "0,7", "15,0", "0,15", "16,2", "2,16")} == {"L4.1"}
    assert {"NESW@0,5", "NESW@0,1", "NESW@9,1", "NESW@10,5"} <= lays(state)


def test_L1_3_the_starts_are_blue_and_yellow():
    state = new(3, box=boxes.default())
    assert state.view(None).board == (Card(2, 2, "NESW", "start", "blue"), Card(2, 4, "NESW", "start", "yellow"))


def test_L1_3_the_mines_are_six_columns_east_of_the_starts():
    mines = new(3, box=boxes.default()).view(None).mines
    assert [(mine.x, mine.y) for mine in mines] == [(8, 0), (8, 2), (8, 4), (8, 6)]


def at_hands(players: int = 3):
    """A game about to deal the first hand."""
    state = new(players)
    pool = [f"dwarf:{clan}-{one}" for one in ("loyal", "selfish", "saboteur") for clan in ("blue", "yellow")]
    play(state, *pool[:players], *MINES, *["treasure:silver1", "treasure:silver2", "treasure:gems4"])
    return state


def test_L1_4_the_path_cards_by_shape_and_what_they_show():
    found = {name[5:]: weight for name, weight in chance(at_hands()).items() if name[5:] not in ACTIONS}
    assert found == PATHS
    assert sum(found.values()) == 40


EVERYWHERE = {
    "NESW": {"NESW@1,1", "NESW@0,2", "NESW@2,2", "NESW@1,3", "NESW@0,4", "NESW@2,4", "NESW@1,5"},
    "NES": {
        *("NES@1,1", "NSW@1,1", "NES@0,2", "NSW@2,2", "NES@1,3", "NSW@1,3", "NES@0,4", "NSW@2,4"),
        *("NES@1,5", "NSW@1,5"),
    },
    "NEW": {
        *("ESW@1,1", "NEW@0,2", "ESW@0,2", "NEW@2,2", "ESW@2,2", "NEW@0,4", "ESW@0,4", "NEW@2,4", "ESW@2,4"),
        "NEW@1,5",
    },
    "NS": {"NS@1,1", "NS@1,3", "NS@1,5"},
    "EW": {"EW@0,2", "EW@2,2", "EW@0,4", "EW@2,4"},
    "NE": {"SW@1,1", "NE@0,2", "SW@2,2", "NE@0,4", "SW@2,4", "NE@1,5"},
    "NW": {"ES@1,1", "ES@0,2", "NW@2,2", "ES@0,4", "NW@2,4", "NW@1,5"},
}


@pytest.mark.parametrize("shape", EVERYWHERE)
def test_L1_4_a_card_is_upright_or_turned_by_180_degrees(shape):
    assert lays(position(f"hands={shape}/-/-")) == EVERYWHERE[shape]


@pytest.mark.parametrize(
    ("shape", "sideways"),
    [
        *(("NES", "ESW@1,1"), ("NES", "NEW@2,2"), ("NEW", "NES@1,1"), ("NEW", "NSW@2,2"), ("NS", "EW@2,2")),
        *(("EW", "NS@1,1"), ("NE", "ES@1,1"), ("NE", "NW@1,5"), ("NW", "NE@1,5"), ("NW", "SW@2,2")),
    ],
)
def test_L1_4_a_card_is_never_sideways(shape, sideways):
    assert refused(position(f"hands={shape}/-/-"), sideways) == "L1.4"


def test_L1_4_a_card_sideways_with_another_feature_is_just_not_in_the_hand():
    assert refused(position("hands=NS/-/-"), "EW-tree@2,2") == "L3.1"
    assert refused(position("hands=NS-tree/-/-"), "EW-tree@2,2") == "L1.4"


@pytest.mark.parametrize(
    ("card", "ends"),
    [
        ("NESW", {"2,1", "2,3", "3,2"}),
        ("NSW", {"2,1", "2,3"}),
        ("NEW", {"2,1", "3,2"}),
        ("ESW", {"2,3", "3,2"}),
        ("EW", {"3,2"}),
        ("NW", {"2,1"}),
        ("SW", {"2,3"}),
    ],
)
def test_L1_4_all_openings_of_a_card_are_joined(card, ends):
    state = walking(f"table={card}@2,2;NS@2,1;NS@2,3;EW@3,2 at=2,2/1,4/1,4 dwarfs=bL,yL,yS")
    assert legal(state) == {"stay", "walk@1,2", *(f"walk@{end}" for end in ends)}
    thrown = walking(f"table={card}@2,2;NS@2,1;NS@2,3;EW@3,2 at=1,2/1,4/1,4 dwarfs=bL,yL,yS")
    assert legal(thrown) == {"stay", "walk@2,2", *(f"walk@{end}" for end in ends)}


def test_L1_5_the_action_cards():
    found = {name[5:]: weight for name, weight in chance(at_hands()).items() if name[5:] in ACTIONS}
    assert found == ACTIONS
    assert sum(found.values()) == 23


def test_L1_5_there_is_a_token_for_each_tool_trap_and_troll_card():
    assert sum(TOOLS_AND_TOKENS.values()) == boxes.TOKENS_IN_ALL == 14
    assert {*TOOLS_AND_TOKENS} == {*boxes.WITH_TOKEN}


def test_L1_6_the_treasures():
    state = new(3)
    play(state, *DWARFS, *MINES)
    found = {name.partition(":")[2]: weight for name, weight in chance(state).items()}
    assert found == TREASURES
    assert sum(found.values()) == 12


def test_L1_6_a_treasure_is_laid_out_once():
    state = new(3)
    play(state, *DWARFS, *MINES, "treasure:gems4", "treasure:silver1")
    found = {name.partition(":")[2]: weight for name, weight in chance(state).items()}
    left = {**TREASURES, "gems4": 1}
    del left["silver1"]
    assert found == left


def test_L1_6_the_kind_is_on_the_back_the_value_on_the_front():
    view = position("hands=NS/-/- treasures=gems4,gold2,silver1").view(0)
    assert [(treasure.kind, treasure.value) for treasure in view.treasures] == [
        ("gems", None),
        ("gold", None),
        ("silver", None),
    ]


def test_L1_7_there_is_one_mine_of_each():
    state = new(3)
    play(state, *DWARFS)
    assert chance(state) == dict.fromkeys(MINES, 1)


@pytest.mark.parametrize(
    ("mine", "faces"),
    [
        ("gems", {"NESW"}),
        ("gold", {"NSW"}),  # NES has no way to the west
        ("silver", {"NEW", "ESW"}),
        ("dragon", {"SW"}),  # NE has none either
    ],
)
def test_L1_7_the_openings_of_a_mine_entered_from_the_west(mine, faces):
    others = [other for other in ("silver", "gold", "gems", "dragon") if other != mine]
    found = set()
    for choice in range(len(faces)):
        state = walking(f"mines={others[0]},{mine},{others[1]},{others[2]} table={ROAD} at=8,2/1,4/1,2 hands=NS/NS/NS")
        play(state, "walk@9,2<W")
        if len(faces) > 1:
            play(state, sorted(legal(state))[choice])
        found |= {card.split("-")[0] for card in table(state) if card.endswith("@9,2")}
        assert {card.split("-")[1] for card in table(state) if card.endswith("@9,2")} == {f"{mine}@9,2"}
    assert found == faces


@pytest.mark.parametrize(
    ("mine", "faces"),
    [("gems", {"NESW"}), ("gold", {"NES", "NSW"}), ("silver", {"NEW"}), ("dragon", {"NE"})],
)
def test_L1_7_the_openings_of_a_mine_entered_from_the_north(mine, faces):
    others = [other for other in ("silver", "gold", "gems", "dragon") if other != mine]
    found = set()
    for choice in range(len(faces)):
        state = walking(f"mines={others[0]},{mine},{others[1]},{others[2]} table=NS@9,1 at=9,1/1,4/1,2 hands=NE/NE/NE")
        play(state, "walk@9,2<N")
        if len(faces) > 1:
            play(state, sorted(legal(state))[choice])
        found |= {card.split("-")[0] for card in table(state) if card.endswith("@9,2")}
    assert found == faces


def test_L1_7_ways_lead_through_an_open_mine_between_all_its_openings():
    state = walking("mines=silver,GEMS:NESW,gold,dragon table=NS@9,1;NS@9,3;EW@8,2;EW@10,2 at=8,2/1,4/1,2")
    assert legal(state) == {"stay", "walk@9,2", "walk@9,1", "walk@9,3", "walk@10,2", "walk@9,0<S", "walk@9,4<N"}


def test_L1_7_a_start_is_open_to_all_sides():
    state = walking("table=NS@1,1;NS@1,3;EW@0,2;EW@2,2")
    assert legal(state) == {"stay", "walk@1,1", "walk@1,3", "walk@0,2", "walk@2,2", "walk@1,4"}
