"""Reaching a goal (S6): what turns it up, how a stone comes to lie, when the round ends."""

import pytest

from pyrite.games.saboteur.rules.state import State
from tests.games.saboteur.rules.table import chance, kinds, lays, legal, play, position, refused, table

EDITIONS = ("revised", "classic")
COLUMN = {-2: ["NS@0,-1", "ES@0,-2"], -1: ["ES@0,-1"], 0: [], 1: ["NE@0,1"], 2: ["NS@0,1", "NE@0,2"]}
TOP, MIDDLE, BOTTOM = (8, -2), (8, 0), (8, 2)


def road(y: int, end: int) -> str:
    """A tunnel from the start along row y as far as this column."""
    return ";".join(COLUMN[y] + [f"{'NESW' if x < 5 else 'NEW'}@{x},{y}" for x in range(1, end + 1)])


def lay(face: str, kind: str, cards: str, goals: str, edition: str = "revised") -> State:
    """The position after seat 1 has laid this card from its hand."""
    state = position(f"edition={edition} turn=1 goals={goals} table={cards} hands=map/{kind},map/NE pile=map")
    play(state, face)
    return state


def faces_up(state: State) -> list[bool]:
    return [goal.face_up for goal in state.view(None).goals]


# The goal in the middle is reached from this side: how, with which card, and from where.
REACHED_FROM = {
    "N": ("SW@8,-1", "NE", road(-1, 7)),
    "E": ("NW@9,0", "NW", road(-1, 7) + ";EW@8,-1;SW@9,-1"),
    "S": ("NW@8,1", "NW", road(1, 7).replace("NEW", "ESW")),
    "W": ("EW@7,0", "EW", road(0, 6)),
}


# S6.1


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("y", "which"), [(-2, 0), (0, 1), (2, 2)])
def test_S6_1_a_joined_opening_turns_up_the_goal_it_faces_and_no_other(y: int, which: int, edition: str) -> None:
    state = lay(f"EW@7,{y}", "EW", road(y, 6), "ne,nw,gold" if which < 2 else "gold,nw,ne", edition)
    assert faces_up(state) == [goal == which for goal in range(3)]


def test_S6_1_a_goal_is_turned_up_for_everyone() -> None:
    state = position(f"turn=1 goals=gold,ne,nw table={road(0, 6)} hands=map/EW/map")
    events = play(state, "EW@7,0")
    assert [(event.goal, event.treasure, event.audience) for event in events if event.kind == "revealed"] == [
        ("middle", "NE", None)
    ]
    assert [goal.treasure for goal in state.view(None).goals] == [None, "NE", None]


@pytest.mark.parametrize("edition", EDITIONS)
def test_S6_1_one_card_turns_up_two_goals(edition: str) -> None:
    state = lay("NSW@8,-1", "NES", road(-1, 7), "ne,nw,gold", edition)
    assert faces_up(state) == [True, True, False]
    assert (table(state)[TOP], table(state)[MIDDLE]) == ("SW", "NW")


def test_S6_1_two_goals_below_the_middle_are_turned_up_too() -> None:
    state = lay("NSW@8,1", "NES", road(1, 7), "gold,ne,nw")
    assert faces_up(state) == [False, True, True]


def test_S6_1_the_stone_beside_the_gold_is_turned_up_as_well() -> None:
    state = lay("NSW@8,-1", "NES", road(-1, 7), "gold,nw,ne")
    assert faces_up(state) == [True, True, False]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("face", "kind"), [("ew", "ew"), ("new", "new"), ("esw", "new"), ("nesw", "nesw")])
def test_S6_1_a_dead_end_reaches_nothing(face: str, kind: str, edition: str) -> None:
    assert not any(faces_up(lay(f"{face}@7,0", kind, road(0, 6), "ne,gold,nw", edition)))


@pytest.mark.parametrize("edition", EDITIONS)
def test_S6_1_a_card_between_two_goals_reaches_neither_when_it_is_a_dead_end(edition: str) -> None:
    assert not any(faces_up(lay("nsw@8,-1", "nes", road(-1, 7), "ne,gold,nw", edition)))


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("face", "cards"), [("NW@7,0", road(0, 6)), ("SW@7,0", road(0, 6)), ("EW@8,1", road(1, 7))])
def test_S6_1_rock_towards_the_goal_does_not_reach_it(face: str, cards: str, edition: str) -> None:
    kind = {"SW@7,0": "NE"}.get(face, face[:2])
    assert not any(faces_up(lay(face, kind, cards, "ne,gold,nw", edition)))


def test_S6_1_an_opening_that_is_not_joined_to_the_start_reaches_nothing() -> None:
    state = lay("EW@7,0", "EW", road(0, 5) + ";ew@6,0", "ne,gold,nw", "classic")
    assert not any(faces_up(state))


def test_S6_1_a_card_laid_far_away_reaches_the_goal_at_the_end_of_the_track_that_it_joins() -> None:
    state = lay("EW@6,0", "EW", road(0, 5) + ";EW@7,0", "gold,ne,nw", "classic")
    assert faces_up(state) == [False, True, False]


# S6.2


@pytest.mark.parametrize("edition", EDITIONS)
def test_S6_2_the_gold_ends_the_round_immediately_for_the_miners(edition: str) -> None:
    state = position(f"edition={edition} turn=1 table={road(0, 6)} hands=map/EW,map/map pile=map")
    events = play(state, "EW@7,0")
    assert [event.ending for event in events if event.kind == "round_ended"] == ["miners"]
    assert state.view(None).ending == "miners"
    assert set(chance(state)) == {"nugget:1", "nugget:2", "nugget:3"}  # no card is drawn
    assert state.hand_size[1] == 1


@pytest.mark.parametrize("side", "NESW")
def test_S6_2_the_gold_is_open_on_all_sides(side: str) -> None:
    face, kind, cards = REACHED_FROM[side]
    assert table(lay(face, kind, cards, "ne,gold,nw"))[MIDDLE] == "NESW"


def test_S6_2_the_gold_ends_the_round_when_it_is_one_of_two_goals_reached() -> None:
    assert lay("NSW@8,-1", "NES", road(-1, 7), "ne,gold,nw").view(None).ending == "miners"


def test_S6_2_the_gold_ends_the_round_also_when_a_saboteur_reaches_it() -> None:
    state = position(f"roles=MSM turn=1 table={road(0, 6)} hands=map/EW/map")
    play(state, "EW@7,0")
    assert state.view(None).ending == "miners"


def test_S6_2_the_last_card_of_all_still_finds_the_gold() -> None:
    state = position(f"table={road(0, 6)} hands=EW/-/- pile=-")
    assert [event.ending for event in play(state, "EW@7,0") if event.kind == "round_ended"] == ["miners"]


def test_S6_2_stones_alone_do_not_end_the_round() -> None:
    state = lay("NSW@8,-1", "NES", road(-1, 7), "ne,nw,gold")
    assert state.view(None).ending == "none"
    play(state, "card:map")
    assert state.turn == 2


# S6.3

LIES = {("ne", "N"): "NE", ("ne", "E"): "NE", ("ne", "S"): "SW", ("ne", "W"): "SW"}
LIES |= {("nw", "N"): "NW", ("nw", "W"): "NW", ("nw", "S"): "ES", ("nw", "E"): "ES"}


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("stone", "side"), LIES)
def test_S6_3_a_stone_is_turned_so_that_it_joins_the_side_that_reached_it(stone: str, side: str, edition: str) -> None:
    face, kind, cards = REACHED_FROM[side]
    state = lay(face, kind, cards, f"gold,{stone},{'nw' if stone == 'ne' else 'ne'}", edition)
    assert table(state)[MIDDLE] == LIES[stone, side]


# What joins row 0 to the goal in the middle from more sides, without a link to the start of its own.
NORTH = "ES@7,-1;SW@8,-1"
NORTH_EAST = "ES@7,-1;ESW@8,-1;SW@9,-1;NW@9,0"
SOUTH_EAST = "NE@7,1;NEW@8,1;NW@9,1;SW@9,0"


@pytest.mark.parametrize(
    ("stone", "face", "kind", "cards", "lies"),
    [
        ("ne", "NEW@7,0", "NEW", f"{road(0, 6)};{NORTH}", "SW"),  # from the west; and from the north
        ("ne", "NEW@8,1", "NEW", f"{road(1, 7)};EW@9,1;NW@10,1;NS@10,0;SW@10,-1;EW@9,-1;ES@8,-1", "SW"),  # south; north
        ("nw", "NSW@9,0", "NES", f"{road(-1, 7)};EW@8,-1;SW@9,-1;NW@9,1;EW@8,1;NE@7,1;ES@7,0", "ES"),  # east; west
    ],
)
def test_S6_3_of_several_sides_that_of_the_card_just_laid_decides(
    stone: str, face: str, kind: str, cards: str, lies: str
) -> None:
    state = lay(face, kind, cards, f"gold,{stone},{'nw' if stone == 'ne' else 'ne'}", "classic")
    assert table(state)[MIDDLE] == lies


@pytest.mark.parametrize(
    ("face", "cards", "lies"),
    [
        ("NEW@7,0", f"{road(0, 6)};{NORTH_EAST}", "SW"),
        ("ESW@8,-1", f"{road(-1, 7)};SW@9,-1;NS@9,0;NW@9,1;NEW@8,1;NE@7,1;ES@7,0", "NE"),
    ],
)
def test_S6_3_the_side_of_the_card_just_laid_counts_more_than_two_others(face: str, cards: str, lies: str) -> None:
    assert table(lay(face, "NEW", cards, "gold,ne,nw", "classic"))[MIDDLE] == lies


@pytest.mark.parametrize(
    ("stone", "others", "lies"),
    [("ne", NORTH_EAST, "NE"), ("nw", NORTH_EAST, "NW"), ("ne", SOUTH_EAST, "SW"), ("nw", SOUTH_EAST, "ES")],
)
def test_S6_3_when_the_card_just_laid_does_not_touch_it_most_sides_decide(stone: str, others: str, lies: str) -> None:
    west = "NEW@7,0" if others == NORTH_EAST else "ESW@7,0"
    goals = f"gold,{stone},{'nw' if stone == 'ne' else 'ne'}"
    state = lay("EW@6,0", "EW", f"{road(0, 5)};{west};{others}", goals, "classic")
    assert table(state)[MIDDLE] == lies


@pytest.mark.parametrize(
    ("neighbours", "lies"),
    [("n@8,1", "SW"), ("EW@8,1", "NE"), ("e@9,0", "SW"), ("EW@9,0", "NE"), ("e@9,0;n@8,1", "SW")],
)
def test_S6_3_then_the_fewest_clashes_decide(neighbours: str, lies: str) -> None:
    # From west and north together: a stone NE joins one of them and clashes with the other, whichever way it lies.
    cards = f"{road(0, 5)};NEW@7,0;{NORTH};{neighbours}"
    assert table(lay("NESW@6,0", "NESW", cards, "gold,ne,nw", "classic"))[MIDDLE] == lies


def test_S6_3_a_card_in_the_goals_column_decides_nothing_where_it_does_not_touch() -> None:
    # EW at (8,1) joins a track around the eastern side, which reaches the upper goal from north and west.
    around = "NE@6,1;EW@7,1;NW@9,1;NS@9,0;NS@9,-1;NS@9,-2;SW@9,-3;ESW@8,-3;ES@7,-3;NE@7,-2"
    state = lay("EW@8,1", "EW", f"{road(0, 5)};SW@6,0;{around}", "ne,gold,nw", "classic")
    assert table(state)[8, -2] == "SW"


@pytest.mark.parametrize(
    ("stone", "others", "lies"),
    [
        ("ne", NORTH, "NE"),
        ("ne", f"{NORTH};EW@9,0;n@8,1", "NE"),
        ("nw", "ES@7,-1;EW@8,-1;SW@9,-1;NW@9,0;EW@8,1", "NW"),  # from west and east; rock to the north and south
    ],
)
def test_S6_3_then_it_is_upright(stone: str, others: str, lies: str) -> None:
    goals = f"gold,{stone},{'nw' if stone == 'ne' else 'ne'}"
    state = lay("NESW@6,0", "NESW", f"{road(0, 5)};NEW@7,0;{others}", goals, "classic")
    assert table(state)[MIDDLE] == lies


def test_S6_3_a_stone_may_clash_with_its_other_neighbours() -> None:
    state = lay("EW@7,0", "EW", f"{road(0, 6)};ns@8,-1;ew@8,1", "gold,ne,nw", "classic")
    cards = table(state)
    assert (cards[8, -1], cards[MIDDLE], cards[8, 1]) == ("ns", "SW", "ew")


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("clashing", ["SW@8,-1", "SW@8,1", "SW@9,0"])
def test_S6_3_a_later_tunnel_may_not_clash_with_the_stone(clashing: str, edition: str) -> None:
    state = lay("EW@7,0", "EW", road(0, 6), "gold,ne,nw", edition)
    play(state, "card:map")
    assert refused(state, clashing) == "S4.2"


@pytest.mark.parametrize(("edition", "beside"), [("revised", {"NE@8,1"}), ("classic", {"NE@8,1", "NE@8,-1", "NE@9,0"})])
def test_S6_3_the_stone_is_from_then_on_a_joined_tunnel_like_any_other(edition: str, beside: set[str]) -> None:
    state = lay("EW@7,0", "EW", road(0, 6), "gold,ne,nw", edition)
    play(state, "card:map")
    assert {text for text in lays(state) if text.partition("@")[2] in ("8,-1", "8,1", "9,0")} == beside


def test_S6_3_a_tunnel_laid_on_from_the_stone_reaches_the_next_goal() -> None:
    state = position(f"goals=nw,SW,gold table={road(0, 7)} hands=NS/-/-")
    events = play(state, "NS@8,1")
    assert [event.goal for event in events if event.kind == "revealed"] == ["bottom"]


@pytest.mark.parametrize(("bottom", "lies"), [("nw", "NW"), ("gold", "NESW")])
def test_S6_3_a_stone_can_open_the_way_to_the_next_goal(bottom: str, lies: str) -> None:
    goals = f"{'gold' if bottom == 'nw' else 'nw'},ne,{bottom}"
    state = lay("EW@7,0", "EW", f"{road(0, 6)};NS@8,1", goals, "classic")
    assert faces_up(state) == [False, True, True]
    assert table(state)[BOTTOM] == lies


def test_S6_3_two_stones_can_open_the_way_to_the_third_goal() -> None:
    # The bottom goal opens north, to the middle one, which opens west, to a track that leads up to the top one.
    cards = f"{road(2, 6)};NS@8,1;NE@7,0;ES@7,-1;NW@8,-1"
    state = lay("EW@7,2", "EW", cards, "gold,ne,nw", "classic")
    assert (table(state)[BOTTOM], table(state)[MIDDLE], table(state)[TOP]) == ("NW", "SW", "NESW")
    assert state.view(None).ending == "miners"


def test_S6_3_a_stone_that_shows_rock_opens_no_way() -> None:
    state = lay("EW@7,0", "EW", f"{road(0, 6)};NS@8,-1", "nw,ne,gold", "classic")
    assert faces_up(state) == [False, True, False]


@pytest.mark.parametrize("opened", [False, True])
def test_S6_3_the_finder_is_who_laid_the_card(opened: bool) -> None:
    goals, more = ("nw,ne,gold", ";NS@8,1") if opened else ("ne,gold,nw", "")
    state = position(f"edition=classic turn=1 tunnel=2 goals={goals} table={road(0, 6)}{more} hands=map/EW/map")
    play(state, "EW@7,0", "nugget:1", "nugget:2", "nugget:3")
    assert state.last_tunnel == 1
    assert state.turn == 1


# S6.4


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("last", ["pass:NS", "NS@0,1", "breakL>0", "map>top", "mendP>2", "rockfall@1,0"])
def test_S6_4_the_round_ends_for_the_saboteurs_when_the_last_card_is_gone(last: str, edition: str) -> None:
    card = last.removeprefix("pass:").partition("@")[0].partition(">")[0]
    state = position(f"edition={edition} turn=1 table=EW@1,0 hands=-/{card}/- broken=-/-/P pile=-")
    events = play(state, last)
    assert [event.ending for event in events if event.kind == "round_ended"] == ["saboteurs"]


def test_S6_4_the_round_continues_while_somebody_has_a_card() -> None:
    state = position("turn=1 hands=-/NS/NS pile=-")
    assert "round_ended" not in kinds(play(state, "pass:NS"))
    assert state.turn == 2


def test_S6_4_the_round_continues_while_the_pile_has_a_card() -> None:
    state = position("turn=1 hands=-/NS/- pile=NE")
    assert "round_ended" not in kinds(play(state, "pass:NS", "card:NE"))
    assert legal(state) == {"NE@0,1", "SW@0,-1", "NE@-1,0", "SW@1,0", "pass:NE"}


def test_S6_4_cards_that_cannot_be_played_are_passed_away_one_by_one() -> None:
    state = position("turn=1 hands=mendP/2mendL/- pile=-")
    for seat, card in ((1, "mendL"), (0, "mendP"), (1, "mendL")):
        assert state.turn == seat
        assert legal(state) == {f"pass:{card}"}
        events = play(state, f"pass:{card}")
    assert "round_ended" in kinds(events)
