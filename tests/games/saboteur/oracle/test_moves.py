"""The oracle's own tests: laying tunnels, action cards, goals and the end of a round."""

from tests.games.saboteur.oracle.positions import corridor, draw, position

from .goals import stone_as_it_lies


def test_S4_2_and_S4_3_lays_agree_and_are_never_sideways() -> None:
    game = position("mmm", hands=["NES n EW", "", ""])
    assert game.legal() == {
        *("NES@0,-1", "NSW@0,-1", "NES@0,1", "NSW@0,1", "NES@-1,0", "NSW@1,0"),
        *("n@0,1", "s@0,-1", "EW@1,0", "EW@-1,0", "pass:NES", "pass:n", "pass:EW"),
    }


def test_S4_4_classic_needs_no_link() -> None:
    for edition in ("revised", "classic"):
        game = position("mmm", hands=["EW NS", "", ""], edition=edition)
        game._laid[1, 0] = "ew"
        assert ("EW@1,1" in game.legal()) == (edition == "classic")  # rock to rock
        assert ("EW@2,0" in game.legal()) == (edition == "classic")
        assert "NS@0,1" in game.legal()
        assert "NS@1,1" not in game.legal()


def test_S4_4_revised_does_not_build_on_a_dead_end() -> None:
    game = position("mmm", hands=["EW", "", ""])
    game._laid[1, 0] = "ew"
    assert game.legal() == {"EW@-1,0", "pass:EW"}
    assert game.reached() == {(0, 0)}


def test_S4_1_a_face_down_goal_supports_nothing_and_imposes_nothing() -> None:
    game = position("mmm", hands=["NS EW", "", ""], edition="classic")
    corridor(game, 6)
    assert "EW@7,0" in game.legal()
    assert "NS@8,1" not in game.legal()
    assert "EW@8,0" not in game.legal()


def test_S4_6_and_S5_broken_tools_and_repairs() -> None:
    game = position("mmm", hands=["breakL", "EW mendLC mendPL mendL", "EW"])
    assert game.legal() == {"breakL>0", "breakL>1", "breakL>2", "pass:breakL"}
    draw(game, "breakL>1", "card:map")
    passes = {"pass:EW", "pass:mendLC", "pass:mendPL", "pass:mendL"}
    assert game.legal() == {"mendLC>1L", "mendPL>1L", "mendL>1"} | passes
    game.play("mendLC>1L")
    assert game.broken == [set(), set(), set()]


def test_S5_4_rockfall_spares_start_goals_and_bonus() -> None:
    game = position("mmm", bonus="bonus1@3,2", hands=["rockfall", "", ""])
    assert game.legal() == {"pass:rockfall"}
    game._laid = {(1, 0): "nw"}
    game._goals_up = {(8, 2): "NW"}
    assert game.legal() == {"rockfall@1,0", "pass:rockfall"}


def test_S5_5_map_shows_face_down_goals() -> None:
    game = position("mmm", hands=["map", "", ""])
    game._goals_up = {(8, 2): "NW"}
    assert game.legal() == {"map>top", "map>middle", "pass:map"}
    assert game.face_down == [True, True, False]


def test_S6_1_one_card_reaches_two_goals() -> None:
    game = position("mmm", goals="NE NW gold", hands=["NES", "EW", "EW"])
    corridor(game, 7, row=-1)
    game._laid[0, -1] = "NES"
    game.play("NSW@8,-1")
    assert game.table[8, -2] == "SW"
    assert game.table[8, 0] == "NW"
    assert game.face_down == [False, False, True]
    assert game.turn is None


def test_S6_1_a_dead_end_reaches_nothing() -> None:
    game = position("mmm", hands=["ew", "EW", "EW"])
    corridor(game, 6)
    game.play("ew@7,0")
    assert game.face_down == [True, True, True]


def test_S6_3_a_stone_opens_the_way_to_the_next_goal() -> None:
    game = position("mmm", goals="gold NW NE", hands=["EW", "EW", "EW"], edition="classic")
    corridor(game, 6)
    game._laid[8, -1] = "NS"
    game.play("EW@7,0")
    assert game.table[8, 0] == "NW"
    assert game.table[8, -2] == "NESW"
    assert game.last_result == "miners"
    assert game.face_down == [False, False, True]


def test_S6_3_the_card_just_laid_decides_the_turn() -> None:
    table = {(x, 0): "EW" for x in range(8)} | {(7, 0): "NEW", (7, -1): "ES", (8, -1): "ESW", (0, 0): "NESW"}
    table |= {(9, -1): "SW", (9, 0): "NW"}
    # reached from N, W and E
    assert stone_as_it_lies(table, (8, 0), "NW", laid=(9, 0)) == "ES"
    assert stone_as_it_lies(table, (8, 0), "NW", laid=(7, 0)) == "NW"
    assert stone_as_it_lies(table, (8, 0), "NE", laid=(7, 0)) == "SW"
    assert stone_as_it_lies(table, (8, 0), "NW", laid=(3, 0)) == "NW"  # joins two sides
    assert stone_as_it_lies(table, (8, 0), "NE", laid=(3, 0)) == "NE"


def test_S6_3_then_the_fewest_clashes_then_no_turn() -> None:
    # reached from W and E only: each turn joins one of them
    table = {(x, 0): "EW" for x in range(7)} | {(0, 0): "NESW", (7, 0): "NEW", (7, -1): "NS", (7, -2): "NS"}
    table |= {(7, -3): "ES", (8, -3): "EW", (9, -3): "SW", (9, -2): "NS", (9, -1): "NS", (9, 0): "NW"}
    assert stone_as_it_lies(table, (8, 0), "NE", laid=(3, 0)) == "NE"
    assert stone_as_it_lies(table | {(8, 1): "n"}, (8, 0), "NE", laid=(3, 0)) == "SW"
    assert stone_as_it_lies(table | {(8, 1): "e"}, (8, 0), "NW", laid=(3, 0)) == "NW"


def test_S6_4_the_round_ends_when_all_hands_are_empty() -> None:
    game = position("mms", hands=["NS", "", "EW"])
    game._pile.clear()
    game.play("pass:NS")
    assert game.turn == 2
    game.play("EW@1,0")
    assert game.last_result == "saboteurs"
    assert game.round == 2
    assert game.scores == [0, 0, 4]
    assert game.nuggets[2] == [1, 3]
    assert game.pile == 67
    assert game.table == {(0, 0): "NESW"}
    assert game._first == 0
    assert game.chance() == {"role:saboteur": 1, "role:miner": 3}
