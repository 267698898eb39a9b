"""Cards (S2): how many of each the box holds, and which of their openings are joined."""

import pytest

from pyrite.games.saboteur.rules.options import Options
from pyrite.games.saboteur.rules.state import State

from .table import chance, lays, play, position, refused, table

# Where a card is so that the named side of it meets the start, and the cell beyond each of its sides.
AT = {"N": (0, 1), "E": (-1, 0), "S": (0, -1), "W": (1, 0)}
STEP = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
JOINED_FACES = ["NESW", "NES", "NSW", "NEW", "ESW", "NS", "EW", "NE", "SW", "NW", "ES"]
DEAD_FACES = ["n", "s", "e", "w", "ns", "ew", "ne", "sw", "nw", "es", "nes", "nsw", "new", "esw", "nesw"]
TO_THE_MIDDLE = "EW@1,0;EW@2,0;EW@3,0;NESW@4,0;NESW@5,0;NESW@6,0"


def deck(edition: str = "revised") -> dict[str, int]:
    """What can be dealt first, before anybody holds a card."""
    state = State.new(Options(players=3, first=0, edition=edition))
    play(state, *["role:miner"] * 3, "goal:gold", "goal:NE", "goal:NW")
    return {draw.removeprefix("card:"): count for draw, count in chance(state).items()}


def is_tunnel(kind: str) -> bool:
    return set(kind.upper()) <= set("NESW")


def beyond(face: str, side: str, edition: str = "revised") -> tuple[State, dict[str, str]]:
    """A card laid against the start with this side; what a crossing at each of its other sides would be called."""
    x, y = AT[side]
    state = position(f"edition={edition} table={face}@{x},{y} hands=NESW/-/-")
    cells = {far: (x + STEP[far][0], y + STEP[far][1]) for far in "NESW" if far != side}
    return state, {far: f"NESW@{cell[0]},{cell[1]}" for far, cell in cells.items()}


@pytest.mark.parametrize("edition", ["revised", "classic"])
def test_S2_1_the_31_joined_tunnels(edition):
    tunnels = {kind: count for kind, count in deck(edition).items() if is_tunnel(kind) and kind.isupper()}
    assert tunnels == {"NESW": 5, "NES": 5, "NEW": 5, "NS": 4, "EW": 3, "NE": 5, "NW": 4}
    assert sum(tunnels.values()) == 31


@pytest.mark.parametrize(("face", "side"), [(face, side) for face in JOINED_FACES for side in face])
def test_S2_1_every_opening_of_a_tunnel_is_joined_to_every_other(face, side):
    state, crossings = beyond(face, side)
    linked = {far for far, crossing in crossings.items() if crossing in lays(state)}
    assert linked == set(face) - {side}


@pytest.mark.parametrize("edition", ["revised", "classic"])
def test_S2_2_the_nine_dead_ends(edition):
    dead_ends = {kind: count for kind, count in deck(edition).items() if is_tunnel(kind) and kind.islower()}
    assert dead_ends == {"n": 1, "e": 1, "ns": 1, "ew": 1, "ne": 1, "nw": 1, "nes": 1, "new": 1, "nesw": 1}


@pytest.mark.parametrize(("face", "side"), [(face, side) for face in DEAD_FACES for side in face.upper()])
def test_S2_2_no_two_openings_of_a_dead_end_are_joined(face, side):
    state, crossings = beyond(face, side)
    openings = set(face.upper()) - {side}
    assert {far: refused(state, crossing) for far, crossing in crossings.items()} == {
        far: "S4.4" if far in openings else "S4.2" for far in crossings
    }


@pytest.mark.parametrize(("face", "side"), [(face, side) for face in DEAD_FACES for side in face.upper()])
def test_S2_2_the_openings_of_a_dead_end_count_for_matching(face, side):
    state, crossings = beyond(face, side, "classic")
    matching = {far for far, crossing in crossings.items() if crossing in lays(state)}
    assert matching == set(face.upper()) - {side}


@pytest.mark.parametrize("kind", ["n", "e", "ns", "ew", "ne", "nw", "nes", "new", "nesw"])
def test_S2_2_a_dead_end_is_laid_with_an_opening_to_an_opening(kind):
    state = position(f"hands={kind}/-/-")
    turned = {"n": "s", "e": "w", "ne": "sw", "nw": "es", "nes": "nsw", "new": "esw"}.get(kind, kind)
    expected = {f"{face}@{AT[side][0]},{AT[side][1]}" for face in (kind, turned) for side in face.upper()}
    assert lays(state) == expected


def test_S2_3_the_start_is_open_to_all_four_sides():
    state = position("hands=NESW/-/-")
    assert lays(state) == {"NESW@0,-1", "NESW@1,0", "NESW@0,1", "NESW@-1,0"}
    assert table(state) == {(0, 0): "NESW"}


def test_S2_3_the_gold_is_a_crossing():
    state = position(f"rounds=1 goals=ne,gold,nw table={TO_THE_MIDDLE} hands=NESW/-/-")
    events = play(state, "NESW@7,0")
    assert [(e.goal, e.treasure, e.face) for e in events if e.kind == "revealed"] == [("middle", "gold", "NESW")]
    assert table(state)[8, 0] == "NESW"


@pytest.mark.parametrize(("stone", "face", "way_out"), [("ne", "SW", "8,1"), ("nw", "NW", "8,-1")])
def test_S2_3_a_stone_is_a_bend_whose_openings_are_joined(stone, face, way_out):
    other = "nw" if stone == "ne" else "ne"
    state = position(f"goals=gold,{stone},{other} table={TO_THE_MIDDLE} hands=NESW/NS/-")
    events = play(state, "NESW@7,0", "card:map")
    assert [(e.goal, e.treasure, e.face) for e in events if e.kind == "revealed"] == [("middle", stone.upper(), face)]
    around = {lay for lay in lays(state) if lay.split("@")[1] in ("8,-1", "8,1", "9,0")}
    assert around == {f"NS@{way_out}"}


def test_S2_3_the_goals_are_the_gold_and_two_different_stones():
    state = State.new(Options(players=3, first=0))
    play(state, *["role:miner"] * 3)
    assert set(chance(state)) == {"goal:gold", "goal:NE", "goal:NW"}


@pytest.mark.parametrize("edition", ["revised", "classic"])
def test_S2_4_the_27_action_cards(edition):
    actions = {kind: count for kind, count in deck(edition).items() if not is_tunnel(kind)}
    assert actions == {
        "breakP": 3,
        "breakL": 3,
        "breakC": 3,
        "mendP": 2,
        "mendL": 2,
        "mendC": 2,
        "mendPL": 1,
        "mendPC": 1,
        "mendLC": 1,
        "rockfall": 3,
        "map": 6,
    }
    assert sum(actions.values()) == 27
