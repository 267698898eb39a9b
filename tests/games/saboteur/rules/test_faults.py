"""Faults that existing implementations of the game have, each as a test; and the furthest that tunnels can go."""

from collections import Counter

import pytest

from pyrite.games.saboteur.rules.actions import Action
from pyrite.games.saboteur.rules.options import Options
from pyrite.games.saboteur.rules.state import State
from pyrite.games.saboteur.rules.view import Card

from .table import chance, deal, kinds, lays, legal, play, position, refused, table

EDITIONS = ["revised", "classic"]
TO_THE_MIDDLE = "table=EW@1,0;EW@2,0;EW@3,0;NESW@4,0;NESW@5,0;NESW@6,0"
TUNNELS = {"NESW": 5, "NES": 5, "NEW": 5, "NS": 4, "EW": 3, "NE": 5, "NW": 4}
TUNNELS |= dict.fromkeys(["n", "e", "ns", "ew", "ne", "nw", "nes", "new", "nesw"], 1)
TOOLS = {
    "breakP": 3,
    "breakL": 3,
    "breakC": 3,
    "mendP": 2,
    "mendL": 2,
    "mendC": 2,
    "mendPL": 1,
    "mendPC": 1,
    "mendLC": 1,
}
DECK = {**TUNNELS, **TOOLS, "rockfall": 3, "map": 6}


def deck_about_to_be_dealt(state: State) -> dict[str, int]:
    """Deals roles and goals; the cards that the hands are then dealt from."""
    while not any(draw.startswith("card:") for draw in chance(state)):
        play(state, next(iter(chance(state))))
    return {draw.removeprefix("card:"): count for draw, count in chance(state).items()}


# --- Faults ---


@pytest.mark.parametrize("tool", "PL")
def test_S5_3_a_double_repair_does_not_mend_both(tool):
    state = position("hands=mendPL/NS/- broken=-/PL/-")
    play(state, f"mendPL>1{tool}")
    assert state.view(None).broken == ("", "PL".replace(tool, ""), "")


@pytest.mark.parametrize("tool", "PLC")
def test_S4_6_a_tunnel_is_not_laid_with_a_broken_tool(tool):
    state = position(f"hands=NESW/-/- broken={tool}/-/-")
    assert lays(state) == set()
    assert refused(state, "NESW@1,0") == "S4.6"


@pytest.mark.parametrize("card", ["mendP", "mendPL", "mendPC"])
def test_S5_2_players_mend_their_own_tools(card):
    state = position(f"hands={card}/NS/- broken=P/-/-")
    own = f"{card}>0" if card == "mendP" else f"{card}>0P"
    assert own in legal(state)
    play(state, own)
    assert state.view(None).broken == ("", "", "")


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("face", ["ew", "new", "esw", "nesw", "w"])
def test_S6_1_a_dead_end_does_not_turn_up_a_goal(edition, face):
    state = position(f"edition={edition} {TO_THE_MIDDLE} hands={Action.parse(face + '@7,0').card}/NS/-")
    events = play(state, f"{face}@7,0")
    assert kinds(events) == ["laid"]
    assert [goal.face_up for goal in state.view(None).goals] == [False] * 3


@pytest.mark.parametrize("roles", ["MSM", "SMM", "MMM"])
def test_S5_4_a_rockfall_does_not_ask_for_the_role(roles):
    state = position(f"roles={roles} table=EW@1,0;NE@5,5;nesw@2,0 hands=rockfall/NS/-")
    assert legal(state) == {"rockfall@1,0", "rockfall@5,5", "rockfall@2,0", "pass:rockfall"}
    play(state, "rockfall@1,0")
    assert table(state) == {(0, 0): "NESW", (5, 5): "NE", (2, 0): "nesw"}


@pytest.mark.parametrize("edition", EDITIONS)
def test_S7_3_a_saboteur_who_finishes_the_tunnel_is_not_paid(edition):
    state = position(f"edition={edition} rounds=1 roles=SMM {TO_THE_MIDDLE} hands=NESW/-/-")
    play(state, "NESW@7,0")
    while not state.is_over:
        play(state, "take:1" if state.turn is not None else "nugget:1")
    assert state.scores == {"revised": [0, 1, 1], "classic": [0, 1, 2]}[edition]


def test_S1_1_there_is_no_fourth_round():
    state = State.new(Options(players=3, first=0))
    while not state.is_over:
        deal(state)
        if state.turn is not None:
            play(state, str(state.legal()[-1]))
    assert (state.round, legal(state), chance(state)) == (3, set(), {})
    assert refused(state, "pass:NS") == "S8.3"


def test_S2_3_the_goals_are_not_all_crossings():
    state = State.new(Options(players=3, first=0))
    play(state, *["role:miner"] * 3)
    assert chance(state) == {"goal:gold": 1, "goal:NE": 1, "goal:NW": 1}


@pytest.mark.parametrize(("goals", "face"), [("gold,ne,nw", "SW"), ("gold,nw,ne", "NW"), ("ne,gold,nw", "NESW")])
def test_S2_3_a_stone_is_a_bend_and_the_gold_a_crossing(goals, face):
    state = position(f"rounds=1 goals={goals} {TO_THE_MIDDLE} hands=NESW/NS/-")
    play(state, "NESW@7,0")
    assert table(state)[8, 0] == face


def test_S8_1_no_card_is_lost_for_later_rounds_by_a_rockfall():
    state = position("table=EW@1,0;nesw@2,0 hands=rockfall/rockfall/NS pile=-")
    play(state, "rockfall@1,0", "rockfall@2,0", "pass:NS")
    assert state.round == 2
    assert deck_about_to_be_dealt(state) == DECK
    assert sum(DECK.values()) == state.pile_size == 67


def test_S1_2_ten_players_have_eleven_role_cards_not_twelve():
    state = State.new(Options(players=10, first=0))
    assert chance(state) == {"role:miner": 7, "role:saboteur": 4}


@pytest.mark.parametrize("cell", ["50,50", "-50,50", "50,-50", "-50,-50", "0,41", "0,-41", "42,0", "-41,0", "9999,0"])
def test_S4_1_a_tunnel_far_out_is_refused_by_its_rule(cell):
    assert refused(position("hands=NESW/-/-"), f"NESW@{cell}") == "S4.1"


@pytest.mark.parametrize(("card", "cell"), [("-24,0", "39,0"), ("-25,0", "40,0"), ("0,-30", "0,33"), ("0,30", "0,-33")])
def test_S4_1_the_table_does_not_meet_itself_around_the_back(card, cell):
    state = position(f"edition=classic table=NESW@{card} hands=NESW/-/- pile=-")
    assert refused(state, f"NESW@{cell}") == "S4.1"


@pytest.mark.parametrize(("card", "cell"), [("-24,0", "40,0"), ("-40,0", "24,0"), ("0,-30", "0,34"), ("0,30", "0,-34")])
def test_S5_4_a_rockfall_does_not_reach_around_the_back(card, cell):
    state = position(f"edition=classic table=NESW@{card} hands=rockfall/-/- pile=-")
    assert legal(state) == {f"rockfall@{card}", "pass:rockfall"}
    assert refused(state, f"rockfall@{cell}") == "S5.4"


# --- The extremes of the table ---

Table = dict[tuple[int, int], str]
STEP = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
BACK = {"N": "S", "E": "W", "S": "N", "W": "E"}
GOALS = {(8, -2), (8, 0), (8, 2)}


def turned(face: str) -> str:
    half = face.translate(str.maketrans("NESWnesw", "SWNEswne"))
    return "".join(sorted(half, key="NESWnesw".index))


def kind_of(lay: str) -> str:
    face = lay.split("@")[0]
    return face if face in TUNNELS else turned(face)


def straight_line(way: str) -> list[str]:
    """All 40 tunnels in one straight line from the start, each agreeing with the one before: opening or rock.

    Cards that are the same at both ends go first, the others open and close the line by turns. Eastwards the seventh
    card turns up a stone, which has rock on its far side.
    """
    left, ahead_is_open, line = Counter(TUNNELS), True, []
    for place in [*range(1, 8), *range(9, 42)] if way == "E" else range(1, 41):
        if (way, place) == ("E", 9):
            ahead_is_open = False
        faces = [
            face for kind in +left for face in (kind, turned(kind)) if (BACK[way] in face.upper()) == ahead_is_open
        ]
        face = max(faces, key=lambda face: ((way in face.upper()) == ahead_is_open, face.isupper()))
        line.append(f"{face}@{STEP[way][0] * place},{STEP[way][1] * place}")
        left[kind_of(face)] -= 1
        ahead_is_open = way in face.upper()
    return line


def walk(*steps: str) -> list[str]:
    """Lays along a path from the start: each step names where it goes, the face to lay there, and how often."""
    x, y, path = 0, 0, []
    for step in steps:
        way, face, times = f"{step} 1".split()[:3]
        for _ in range(int(times)):
            x, y = x + STEP[way][0], y + STEP[way][1]
            path.append(f"{face}@{x},{y}")
    return path


def turned_around(path: list[str]) -> list[str]:
    """The same path seen from the other side of the table."""
    actions = [Action.parse(lay) for lay in path]
    return [f"{turned(action.face or '')}@{-(action.x or 0)},{-(action.y or 0)}" for action in actions]


NORTH = walk(
    *("N NESW 5", "N NES 5", "N NS 4"),
    *("N ES", "E NW", "N ES", "E NW", "N SW", "W NE", "N SW", "W NE"),
    *("N SW", "W NEW", "N ESW", "W NEW", "N ESW", "W NEW", "N s"),
)
WEST = walk(
    *("W NESW 5", "W NEW 5", "W EW 3"),
    *("W ES", "S NW", "W ES", "S NW", "W NE", "N SW", "W NE", "N SW"),
    *("W NE", "N NSW", "W NES", "N NSW", "W NES", "N NSW", "W e"),
)
EAST = walk(  # below the goals
    *("S NS 4", "S NE", "E NESW 5", "E NEW 5", "E EW 3"),
    *("E NW", "N ES", "E NW", "N ES", "E SW", "S NE", "E SW", "S NE"),
    *("E NSW", "S NES", "E NSW", "S NES", "E NSW"),
)
LONGEST = {
    **{("classic", way): straight_line(way) for way in "NESW"},
    ("revised", "N"): NORTH,
    ("revised", "S"): turned_around(NORTH),
    ("revised", "W"): WEST,
    ("revised", "E"): EAST,
}
FURTHEST = {
    ("classic", "N"): (0, -40),
    ("classic", "E"): (41, 0),
    ("classic", "S"): (0, 40),
    ("classic", "W"): (-40, 0),
    ("revised", "N"): (-3, -22),
    ("revised", "S"): (3, 22),
    ("revised", "W"): (-21, -3),
    ("revised", "E"): (20, 7),
}
every_line = pytest.mark.parametrize(("edition", "way"), LONGEST)


def matches(cards: Table, cell: tuple[int, int], face: str) -> bool:
    """Whether every side agrees with what is beside it (S4.2)."""
    for side, (dx, dy) in STEP.items():
        other = cards.get((cell[0] + dx, cell[1] + dy))
        if other is not None and (side in face.upper()) != (BACK[side] in other.upper()):
            return False
    return True


def joined_cells(cards: Table) -> set[tuple[int, int]]:
    """Where one can walk from the start."""
    found, to_visit = set(), [(0, 0)]
    while to_visit:
        x, y = cell = to_visit.pop()
        if cell not in found and cell in cards and cards[cell].isupper():
            found.add(cell)
            to_visit += [(x + STEP[side][0], y + STEP[side][1]) for side in cards[cell]]
    return found


def lays_by_the_book(state: State, kind: str) -> set[str]:
    """Every way to lay a card of this kind, slowly: S4.1 to S4.4 read aloud."""
    cards = table(state)
    supports = joined_cells(cards) if state.options.edition == "revised" else set(cards)
    found = set()
    for x, y in supports:
        for side, (dx, dy) in STEP.items():
            cell = (x + dx, y + dy)
            for face in {kind, turned(kind)} if cell not in cards and cell not in GOALS else ():
                linked = side in cards[x, y] and BACK[side] in face.upper()
                if matches(cards, cell, face) and (linked or state.options.edition == "classic"):
                    found.add(f"{face}@{cell[0]},{cell[1]}")
    return found


def begin(edition: str, line: list[str]) -> State:
    """Three players, about to lay the line by turns, with its first three cards in their hands."""
    hands = "/".join(kind_of(lay) for lay in line[:3])
    return position(f"edition={edition} goals=gold,ne,nw hands={hands}")


def lay_one(state: State, line: list[str], place: int) -> None:
    """Lays the next card of the line and draws the one that is this player's next; after the last, a rockfall."""
    following = kind_of(line[place + 3]) if place + 3 < len(line) else "rockfall"
    play(state, line[place], f"card:{following}")


def laid(edition: str, way: str) -> State:
    """The whole line, laid card by card."""
    line = LONGEST[edition, way]
    state = begin(edition, line)
    for place in range(len(line)):
        lay_one(state, line, place)
    return state


def cells_of(line: list[str]) -> Table:
    actions = [Action.parse(lay) for lay in line]
    return {(action.x or 0, action.y or 0): action.face or "" for action in actions}


@pytest.mark.parametrize("way", "NESW")
def test_S4_5_classic_lets_all_40_tunnels_lie_in_one_line(way):
    state = laid("classic", way)
    assert Counter(kind_of(card.face) for card in state.view(0).table if card.what == "tunnel") == TUNNELS
    assert len({card.x for card in state.view(0).table}) == 1 or len({card.y for card in state.view(0).table}) == 1


@every_line
def test_S4_5_the_longest_line_reaches_its_furthest_cell(edition, way):
    last = Action.parse(LONGEST[edition, way][-1])
    assert (last.x, last.y) == FURTHEST[edition, way]
    assert table(laid(edition, way))[FURTHEST[edition, way]] == last.face


@every_line
def test_S4_5_what_is_legal_stays_right_all_the_way_out(edition, way):
    line = LONGEST[edition, way]
    state = begin(edition, line)
    for place, lay in enumerate(line):
        assert lays(state) == lays_by_the_book(state, kind_of(lay))
        assert lay in lays(state)
        lay_one(state, line, place)


@every_line
def test_S4_5_a_position_far_out_round_trips_through_its_text(edition, way):
    line = LONGEST[edition, way]
    state = begin(edition, line)
    for place in range(len(line)):
        lay_one(state, line, place)
        twin = State.parse(str(state))
        assert (str(twin), table(twin), legal(twin)) == (str(state), table(state), legal(state))


@every_line
def test_S4_5_a_view_shows_the_table_as_it_is_all_the_way_out(edition, way):
    view = laid(edition, way).view(0)
    expected = {Card(x=0, y=0, face="NESW", what="start")}
    expected |= {Card(x=x, y=y, face=face, what="tunnel") for (x, y), face in cells_of(LONGEST[edition, way]).items()}
    if (edition, way) == ("classic", "E"):
        expected.add(Card(x=8, y=0, face="SW", what="goal"))
    assert sorted(view.table, key=lambda card: (card.y, card.x)) == list(view.table)
    assert set(view.table) == expected
    assert view.last_laid == FURTHEST[edition, way]


@every_line
def test_S5_4_a_rockfall_reaches_all_the_way_out(edition, way):
    state = laid(edition, way)
    cells = cells_of(LONGEST[edition, way])
    assert legal(state) == {f"rockfall@{x},{y}" for x, y in cells} | {"pass:rockfall"}
    x, y = FURTHEST[edition, way]
    play(state, f"rockfall@{x},{y}")
    assert (x, y) not in table(state)
    assert len(table(state)) == len(cells) + ((edition, way) == ("classic", "E"))


@pytest.mark.parametrize(("x", "y"), [(0, -39), (0, 39), (-39, 0), (40, 0)])
def test_S4_5_the_last_cell_out_is_as_good_as_any(x, y):
    state = position(f"edition=classic table=NESW@{x},{y} hands=NESW,EW/-/- pile=-")
    around = {f"NESW@{x + dx},{y + dy}" for dx, dy in STEP.values()} | {f"EW@{x - 1},{y}", f"EW@{x + 1},{y}"}
    assert lays(state) - {"NESW@0,-1", "NESW@0,1", "NESW@1,0", "NESW@-1,0", "EW@1,0", "EW@-1,0"} == around


@pytest.mark.parametrize(("x", "y"), [(0, -21), (0, 21), (-21, 0), (21, 0)])
def test_S4_4_a_card_far_out_that_is_not_joined_links_nothing_in_revised(x, y):
    state = position(f"edition=revised table=NESW@{x},{y} hands=NESW/-/- pile=-")
    assert {refused(state, f"NESW@{x + dx},{y + dy}") for dx, dy in STEP.values()} == {"S4.4"}
