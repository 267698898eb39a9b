"""How a round ends (L7.1, L7.2): the last treasure, the last card, the vote."""

import pytest

from pyrite.games.lost_mines.rules.options import Options

from .forest import (
    at,
    deal,
    end_by_vote,
    kinds,
    legal,
    play,
    position,
    refused,
    table,
    taken,
    walking,
)

# --- L7.1 ---

LAST_GOLD = "mines=silver,GOLD:NSW,gems,dragon table=NEW@8,2 treasures=gems3>1,gold4,silver1>2"


def test_L7_1_the_round_ends_immediately_when_the_last_treasure_is_taken():
    state = walking(f"rounds=1 {LAST_GOLD} at=8,2/1,4/1,2 hands=NE/NE/NE")
    events = play(state, "walk@9,2")
    assert kinds(events)[:3] == ["walked", "took", "round_ended"]
    assert [event.ending for event in events if event.kind == "round_ended"] == ["treasures"]
    assert ("drew" in kinds(events), state.is_over, state.view(None).ending) == (False, True, "treasures")


def test_L7_1_no_draw_follows_the_last_treasure():
    state = walking(f"{LAST_GOLD} at=8,2/1,4/1,2 hands=NE/NE/NE")
    events = play(state, "walk@9,2")
    assert "drew" not in kinds(events)
    assert (state.round, state.view(None).phase, state.view(None).hand_sizes) == (2, "dwarfs", (0, 0, 0))


def test_L7_1_treasures_left_of_another_kind_keep_the_round_going():
    state = walking("mines=silver,GOLD:NSW,gems,dragon table=NEW@8,2 treasures=gems3,gold4,silver1>2 at=8,2/1,4/1,2")
    events = play(state, "walk@9,2")
    assert (kinds(events), state.view(None).phase) == (["walked", "took"], "draw")


def test_L7_1_or_when_the_pile_is_empty_and_nobody_has_cards():
    state = position("rounds=1 hands=NE/-/- pile=-")
    events = play(state, "discard:NE")
    assert kinds(events)[:2] == ["discarded", "round_ended"]
    assert (state.is_over, state.view(None).ending, state.view(None).to_draw) == (True, "cards", 0)


def test_L7_1_in_the_middle_of_a_turn_the_next_round_begins_immediately():
    state = position("rounds=2 hands=-/-/EW turn=2 pile=-")
    events = play(state, "EW@2,2")
    assert kinds(events)[:2] == ["laid", "round_ended"]
    assert (state.round, state.view(None).phase, state.view(None).first) == (2, "dwarfs", 0)


@pytest.mark.parametrize(
    "card",
    ["EW@8,2", "axe@7,2", "infoMT>mine0", "trap@7,2E", "troll@7,2E", "storm@6,2", "discard:NE", "discard:NS,NE"],
)
def test_L7_1_no_card_lets_its_player_walk_if_it_is_the_very_last(card):
    kinds_spent = card.removeprefix("discard:").split("@")[0].split(">")[0]
    state = position(
        f"rounds=1 hands={kinds_spent}/-/- pile=- mines=silver,GOLD:NSW,gems,dragon table=EW@6,2;EW-tree@7,2 "
        "at=9,2/1,4/1,2 treasures=gold4,gems3,gems4 dwarfs=bO,yL,bL"
    )
    events = play(state, card)
    assert not {"walked", "stayed", "took"} & set(kinds(events))
    assert (state.is_over, state.view(None).ending, taken(state)) == (True, "cards", [None] * 3)


def test_L7_1_cards_in_one_hand_keep_the_round_going():
    state = position("rounds=1 hands=NE/-/NE pile=-")
    play(state, "discard:NE")
    assert (state.turn, state.view(None).phase) == (0, "walk")
    play(state, "stay")
    assert (state.turn, state.is_over) == (2, False)


def test_L7_1_cards_in_the_pile_keep_the_round_going():
    state = position("rounds=1 hands=NE/-/- pile=NS")
    play(state, "discard:NE", "stay", "card:NS")
    assert (state.turn, state.is_over) == (0, False)


def test_L7_1_the_last_card_of_a_hand_lets_its_player_walk_while_others_have_cards():
    state = position("rounds=1 hands=EW/-/NE pile=- table=EW@2,2")
    play(state, "EW@3,2", "walk@3,2")
    assert (at(state, 0), state.turn, state.is_over) == ((3, 2), 2, False)


def test_L7_1_under_revision_1_the_very_last_card_is_played_then_a_treasure_taken():
    state = position(
        "revision=1 rounds=1 hands=EW/-/- pile=- mines=silver,GOLD:NSW,gems,dragon table=EW@7,2 at=7,2/1,4/1,2 "
        "treasures=gold4,gems3,gems4 dwarfs=bO,yL,bL"
    )
    play(state, "EW@8,2")
    assert not state.is_over
    events = play(state, "walk@9,2")
    assert kinds(events)[:3] == ["walked", "took", "round_ended"]
    assert (state.view(None).ending, state.scores, taken(state)) == ("cards", [4, 0, 0], [0, None, None])


def test_L7_1_the_very_last_card_lost_to_a_trap_ends_the_round_after_the_walk():
    state = position("rounds=1 hands=NE,NS/-/- pile=- table=EW@2,2 tokens=trap@1,2E")
    events = play(state, "discard:NE", "walk@2,2!1", "lost:NS")
    assert kinds(events)[:4] == ["discarded", "walked", "lost", "round_ended"]
    assert (at(state, 0), state.is_over, state.view(None).ending) == ((2, 2), True, "cards")


def test_L7_1_the_treasure_at_the_end_of_that_walk_is_taken_first():
    state = position(
        "rounds=1 hands=NE,NS/-/- pile=- mines=silver,GOLD:NSW,gems,dragon table=EW@8,2 tokens=trap@8,2E "
        "at=8,2/1,4/1,2 treasures=gold4,gold2,gems4 dwarfs=bO,yL,bL"
    )
    play(state, "discard:NE", "walk@9,2!1", "lost:NS")
    assert (state.is_over, legal(state)) == (False, {"take:0", "take:1"})
    play(state, "take:0")
    assert (state.is_over, state.view(None).ending, state.scores) == (True, "cards", [4, 0, 0])


def test_L7_1_a_mine_turned_up_by_that_walk_may_be_turned_as_its_player_likes_first():
    state = position(
        "rounds=1 hands=NE,NS/-/- pile=- mines=dragon,silver,gems,gold table=EW@8,2 tokens=trap@8,2E at=8,2/1,4/1,2 "
        "treasures=gold3,gold2,gems4"
    )
    play(state, "discard:NE", "walk@9,2<W!1", "lost:NS")
    assert (state.is_over, legal(state)) == (False, {"turn:NEW", "turn:ESW"})
    play(state, "turn:ESW")
    assert (state.is_over, state.view(None).ending, "ESW-silver@9,2" in table(state)) == (True, "cards", True)


def test_L7_1_a_text_in_which_somebody_walks_after_the_very_last_card_is_refused():
    with pytest.raises(ValueError, match=r"there is no walk after the last card of all \(L7.1\)"):
        walking("hands=-/-/- pile=-")
    assert walking("revision=1 hands=-/-/- pile=-").turn == 0


# --- L7.2 ---


def test_L7_2_a_player_may_call_a_vote_on_their_turn_before_playing_a_card():
    state = position("hands=NE/NE/NE")
    assert "vote" in legal(state)
    events = play(state, "vote")
    assert [(event.kind, event.seat, event.audience) for event in events] == [("vote_called", 0, None)]
    after_card = walking("hands=NE/NE/NE")
    assert ("vote" in legal(after_card), refused(after_card, "vote")) == (False, "L3.1")


def test_L7_2_it_costs_nothing():
    state = position("hands=NE,NS/NE/NE")
    before = (state.view(None).hand_sizes, state.view(None).pile)
    play(state, "vote", "no")
    assert (state.view(None).hand_sizes, state.view(None).pile, state.turn) == (*before, 0)
    assert legal(state, "lay", "discard") == legal(position("hands=NE,NS/NE/NE"), "lay", "discard")


def test_L7_2_the_others_are_asked_openly_and_clockwise():
    state = position("players=4 turn=2 hands=NE/NE/NE/NE")
    play(state, "vote")
    asked = []
    for answer in ("yes", "yes", "no"):
        asked.append(state.turn)
        assert legal(state) == {"yes", "no"}
        (events,) = play(state, answer)
        assert (events.kind, events.audience, events.seat, events.agrees) == ("voted", None, asked[-1], answer == "yes")
    assert (asked, state.turn, state.view(None).phase) == ([3, 0, 1], 2, "turn")


def test_L7_2_those_out_are_asked_too():
    state = position("players=4 hands=NE/-/-/NE pile=-")
    play(state, "vote", "yes")
    assert (state.turn, state.view(None).phase) == (2, "vote")


@pytest.mark.parametrize("yeses", [0, 1])
def test_L7_2_the_first_no_ends_the_vote_and_play_continues(yeses):
    state = position("hands=NE/NE/NE")
    play(state, "vote", *["yes"] * yeses, "no")
    assert (state.turn, state.view(None).phase, state.round) == (0, "turn", 1)


def test_L7_2_one_vote_a_turn():
    state = position("hands=NE/NE/NE")
    play(state, "vote", "no")
    assert refused(state, "vote") == "L7.2"
    play(state, "discard:NE", "stay")
    deal(state)
    assert (state.turn, "vote" in legal(state)) == (1, True)
    play(state, "discard:NE", "stay")
    deal(state)
    play(state, "discard:NE", "stay")
    deal(state)
    assert (state.turn, "vote" in legal(state)) == (0, True)


@pytest.mark.parametrize("move", ["discard:NE", "stay", "vote", "take:0"])
def test_L7_2_who_is_asked_says_yes_or_no(move):
    state = position("hands=NE/NE/NE")
    play(state, "vote")
    assert refused(state, move) == "L7.2"


def test_L7_2_when_all_agree_the_round_ends_immediately():
    state = position("rounds=1 hands=NE/NE/NE dwarfs=bO,yL,bL treasures=gold4>0,gems3,gems4")
    events = play(state, "vote", "yes", "yes")
    assert kinds(events)[:4] == ["vote_called", "voted", "voted", "round_ended"]
    assert (state.is_over, state.view(None).ending, state.scores) == (True, "vote", [4, 0, 0])


def test_L7_2_the_software_does_not_test_whether_mines_can_be_reached():
    state = position("hands=NE/NE/NE")
    end_by_vote(state)
    assert (state.round, state.view(None).phase) == (2, "dwarfs")


@pytest.mark.parametrize("revision", [0, 3])
def test_L7_1_a_revision_of_the_rules_that_does_not_exist_is_refused(revision):
    with pytest.raises(ValueError, match="revision"):
        Options(players=3, revision=revision)
