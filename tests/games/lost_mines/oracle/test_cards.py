"""Self-checks of the oracle, positions made by hand: laying paths, playing action cards, drawing, dropping out."""

import pytest

from .positions import corridor, draw, play, position, with_prefix

pytestmark = pytest.mark.once


def test_L3_2_one_card_is_drawn_after_playing_one() -> None:
    game = position(hands=["EW NE NE", "NE", "NE"])
    play(game, "EW@2,2", "stay")
    draw(game)
    assert game.turn == 1
    assert len(game.hands[0]) == 3


def test_L3_2_two_discarded_with_one_card_in_the_pile_draw_one() -> None:
    game = position(hands=["EW axe NE", "NE", "NE"], pile=1)
    assert with_prefix(game, "discard:") == {
        *("discard:EW", "discard:NE", "discard:axe"),
        *("discard:EW,NE", "discard:EW,axe", "discard:NE,axe"),
    }
    play(game, "discard:EW,axe", "stay")
    assert sum(game.chance().values()) == 11
    draw(game)
    assert game.turn == 1
    assert (len(game.hands[0]), game.pile) == (2, 0)


def test_L3_2_two_of_one_kind_may_be_discarded_and_two_are_drawn() -> None:
    game = position(hands=["NE NE", "NE", "NE"], pile=9)
    assert with_prefix(game, "discard:") == {"discard:NE", "discard:NE,NE"}
    play(game, "discard:NE,NE", "stay")
    draw(game)
    assert game.turn == 1
    assert (len(game.hands[0]), game.pile) == (2, 7)


def test_L3_2_an_empty_pile_gives_no_cards() -> None:
    game = position(hands=["NE NE", "NE", "NE"], pile=0)
    play(game, "discard:NE", "stay")
    assert game.turn == 1
    assert game.hands[0] == ["NE"]


def test_L3_2_cards_lost_to_traps_are_not_replaced() -> None:
    game = position(hands=["NE NE NS", "NE", "NE"], laid=corridor(2, 3))
    game._tokens["1,2E"] = "trap"
    play(game, "discard:NS", "walk@2,2!1")
    assert game.chance() == {"lost:NE": 2}
    assert game.dwarfs[0] == (1, 2)  # the losses come before it arrives
    play(game, "lost:NE")
    assert game.dwarfs[0] == (2, 2)
    draw(game)
    assert game.turn == 1
    assert len(game.hands[0]) == 2


def test_L3_3_one_without_cards_is_out_but_blocks_and_can_be_looked_at() -> None:
    game = position(hands=["NE infoMD", "", "NE NE"], pile=0, laid={(2, 2): "EW-rocks"}, stand={1: (2, 2)})
    assert "infoMD>dwarf1" in game.legal()
    play(game, "discard:NE")
    assert game.legal() == {"stay"}
    play(game, "stay")
    assert game.turn == 2


def test_L3_3_the_troll_of_one_who_is_out_goes_at_the_start_of_its_turn() -> None:
    game = position(hands=["NE", "", "NE"], pile=0)
    game._tokens["1,2E"] = "troll1"
    play(game, "discard:NE")
    assert game.tokens == {"1,2E": "troll1"}
    play(game, "stay")
    assert game.tokens == {}
    assert game._discards[-1] == "troll"


def test_L3_3_everyone_out_but_one_who_plays_on_alone() -> None:
    game = position(hands=["NE NE NE", "", ""], pile=0, rounds=1)
    play(game, "discard:NE", "stay")
    assert game.turn == 0
    play(game, "discard:NE,NE")
    assert game.over


def test_L4_1_and_L4_2_lays_round_the_starts() -> None:
    game = position(hands=["NES NS EW", "NE", "NE"])
    assert game.legal() - with_prefix(game, "discard", "vote") == {
        # (1,3) touches both starts, which are open to it
        *("NES@1,1", "NSW@1,1", "NES@1,3", "NSW@1,3", "NES@1,5", "NSW@1,5"),
        *("NES@0,2", "NSW@2,2", "NES@0,4", "NSW@2,4"),
        *("NS@1,1", "NS@1,3", "NS@1,5", "EW@0,2", "EW@2,2", "EW@0,4", "EW@2,4"),
    }


def test_L4_1_all_sides_must_agree() -> None:
    game = position(hands=["EW NEW NES", "NE", "NE"], laid={(2, 1): "EW", (2, 3): "NES"})
    assert {text for text in game.legal() if text.endswith("@2,2")} == {"ESW@2,2"}


def test_L4_1_a_card_may_open_to_the_rim_but_not_lie_beyond_it() -> None:
    game = position(hands=["NESW", "NE", "NE"], laid={(1, 1): "NESW", (1, 0): "NESW"})
    assert "NESW@0,0" in game.legal()
    assert "NESW@1,-1" not in game.legal()


def test_L4_2_rock_to_rock_prolongs_nothing() -> None:
    game = position(hands=["NS EW NE", "NE", "NE"], laid={(2, 2): "EW"})
    assert {text for text in game.legal() if text.endswith(("@2,1", "@2,3"))} == set()


def test_L4_2_a_card_need_not_be_linked_to_a_start() -> None:
    game = position(hands=["EW", "NE", "NE"], laid={(6, 3): "EW"})
    assert {"EW@5,3", "EW@7,3"} <= game.legal()


def test_L4_3_a_face_down_mine_neither_supports_nor_imposes() -> None:
    game = position(hands=["EW NS NE", "NE", "NE"])
    assert {text for text in game.legal() if "@9," in text or "@8," in text or "@10," in text} == set()
    game._laid[8, 1] = "NESW"
    lays = {text for text in game.legal() if text.endswith(("@8,2", "@9,1", "@9,2"))}
    assert lays == {"NS@8,2", "NE@8,2", "EW@9,1", "SW@9,1"}


def test_L4_1_an_open_mine_supports_and_imposes() -> None:
    game = position(hands=["EW NS", "NE", "NE"])
    game._mines_up[9, 2] = "NES=gold"
    lays = {text for text in game.legal() if text.endswith(("@8,2", "@9,1", "@9,3", "@10,2"))}
    assert lays == {"NS@9,1", "NS@9,3", "EW@10,2"}
    assert game.board[9, 2] == "NES=gold"
    assert game.face_down == [True, False, True, True]


def test_L5_1_tools_only_on_open_obstacles_of_their_kind() -> None:
    laid = {(2, 2): "EW-tree", (3, 2): "EW-lake", (4, 2): "EW-pit", (5, 2): "EW-tree+axe", (6, 2): "EW-rocks"}
    game = position(hands=["axe boat rope NE", "NE", "NE"], laid=laid)
    assert with_prefix(game, "axe", "boat", "rope") == {"axe@2,2", "boat@3,2", "rope@4,2"}
    play(game, "axe@2,2")
    assert game.board[2, 2] == "EW-tree+axe"
    assert "walk@2,2" in game.legal()
    assert "walk@3,2" not in game.legal()


def test_L5_2_information_about_what_exists() -> None:
    game = position(hands=["infoMT infoMD infoTD NE", "NE", "NE"])
    game._mines_up = {(9, 0): "NESW=gems", (9, 2): "NES=gold", (9, 4): "NEW=silver"}
    game._takers = {0: 2}
    assert with_prefix(game, "info") == {
        *("infoMT>mine9,6", "infoMT>treasure1", "infoMT>treasure2"),
        *("infoMD>mine9,6", "infoMD>dwarf1", "infoMD>dwarf2"),
        *("infoTD>treasure1", "infoTD>treasure2", "infoTD>dwarf1", "infoTD>dwarf2"),
    }
    game._mines_up[9, 6] = "NE=dragon"
    assert with_prefix(game, "infoM") == {"infoMT>treasure1", "infoMT>treasure2", "infoMD>dwarf1", "infoMD>dwarf2"}


def test_L5_2_looking_again_is_allowed() -> None:
    game = position(hands=["infoMT infoMT NE", "NE", "NE"], pile=0)
    play(game, "infoMT>mine9,0", "stay", "discard:NE", "stay", "discard:NE", "stay")
    assert "infoMT>mine9,0" in game.legal()


def test_L5_3_where_a_trap_may_lie() -> None:
    laid = {(1, 3): "NS", (2, 2): "NEW", (2, 1): "ES"}
    game = position(hands=["trap NE", "NE", "NE"], laid=laid)
    assert with_prefix(game, "trap") == {
        *("trap@1,1S", "trap@0,2E", "trap@1,2E", "trap@1,2S", "trap@1,3S"),
        *("trap@2,1S", "trap@2,1E", "trap@2,2E", "trap@0,4E", "trap@1,4E", "trap@1,4S"),
    }


def test_L5_3_a_trap_on_an_end_that_faces_a_mine_but_not_the_rim() -> None:
    game = position(hands=["trap NE", "NE", "NE"], laid={(9, 1): "NS", (10, 3): "NE"})
    assert {"trap@9,0S", "trap@9,1S", "trap@10,2S"} <= game.legal()
    assert "trap@10,3E" not in game.legal()
    game._mines_up[9, 0] = "NE=dragon"
    assert "trap@9,0S" not in game.legal()  # open to rock
    assert "trap@9,0E" in game.legal()
    assert "trap@9,-1S" not in game.legal()


def test_L5_5_one_token_on_a_joint() -> None:
    game = position(hands=["trap troll NE", "troll NE", "NE"], laid=corridor(2, 2))
    play(game, "trap@1,2E", "stay")
    draw(game)
    assert "troll@2,2E" in game.legal()
    assert "troll@1,2E" not in game.legal()


def test_L5_4_and_L5_5_a_troll_on_an_open_end_where_a_card_is_then_laid() -> None:
    game = position(hands=["troll NE", "EW NE", "NE NE"], pile=0, stand={1: (1, 2)})
    play(game, "troll@1,2E")
    assert game.tokens == {"1,2E": "troll0"}
    assert "troll" not in game._discards
    play(game, "stay", "EW@2,2")
    assert game.legal() == {"stay"}
    play(game, "stay")
    game._dwarfs[2] = (2, 2)
    play(game, "discard:NE")
    assert game.legal() == {"stay"}  # nor from the other side
    play(game, "stay")
    assert game.turn == 0
    assert game.tokens == {}
    assert game._discards.count("troll") == 1
    play(game, "discard:NE")
    assert "walk@2,2" in game.legal()


def test_L5_6_storm_on_one_of_two_cards_joined_by_a_trap_then_on_the_other() -> None:
    game = position(hands=["storm NE", "storm NE", "NE"], pile=0, laid=corridor(4, 5))
    game._tokens["4,2E"] = "trap"
    assert with_prefix(game, "storm") == {"storm@4,2", "storm@5,2"}
    play(game, "storm@4,2")
    assert game.tokens == {"4,2E": "trap"}
    play(game, "stay", "storm@5,2")
    assert game.tokens == {}
    assert game.board == {(1, 2): "NESW-blue", (1, 4): "NESW-yellow"}


def test_L5_6_a_storm_that_removes_a_troll_discards_its_card_immediately() -> None:
    game = position(hands=["storm NE", "NE", "NE"], laid={(2, 2): "NSW"})
    game._tokens = {"2,2S": "troll1", "1,2E": "troll2"}
    play(game, "storm@2,2")
    assert game.tokens == {"1,2E": "troll2"}  # beside a start it stays
    assert sorted(game._discards[-3:]) == ["NES", "storm", "troll"]


def test_L5_6_a_token_beside_a_face_down_mine_stays() -> None:
    game = position(hands=["storm NE", "EW NS NE", "NE"], pile=0, laid={(8, 2): "EW", (7, 2): "ES"})
    game._tokens["8,2E"] = "trap"
    play(game, "storm@8,2", "stay")
    assert game.tokens == {"8,2E": "trap"}
    play(game, "EW@8,2", "stay")  # L5.5: it is on the joint again
    game._dwarfs[2] = (8, 2)
    game._hands[2] = ["NE", "NE"]
    play(game, "discard:NE")
    assert game.legal() == {"stay", "walk@9,2<W!1", "walk@7,2"}


def test_L5_6_no_storm_where_a_dwarf_is_nor_on_starts_and_mines() -> None:
    laid = {(2, 2): "EW-tree+axe", (3, 2): "EW", (4, 2): "EW-lake+boat"}
    game = position(hands=["storm NE", "NE", "NE"], laid=laid, stand={0: (2, 2), 1: (3, 2)})
    game._mines_up[9, 2] = "NES=gold"
    assert with_prefix(game, "storm") == {"storm@4,2"}
    play(game, "storm@4,2")
    assert "EW-lake" in game._discards
    assert (4, 2) not in game.board


def test_L5_6_without_a_legal_card_no_storm() -> None:
    game = position(hands=["storm", "NE", "NE"])
    assert game.legal() == {"discard:storm", "vote"}
