"""A turn (L3): a card, a walk, a draw; what is drawn; who is out."""

import pytest

from .forest import at, chance, deal, end_by_vote, kinds, legal, play, position, refused, taken, tokens, walking

# --- L3.1 ---


def test_L3_1_a_turn_is_a_card_then_a_move_then_a_draw():
    state = position("hands=EW,NS/NS/NS")
    assert (state.turn, state.view(None).phase) == (0, "turn")
    play(state, "EW@2,2")
    assert (state.turn, state.view(None).phase) == (0, "walk")
    play(state, "walk@2,2")
    assert (state.turn, state.view(None).phase, state.view(None).draws_for) == (None, "draw", 0)
    play(state, "card:NE")
    assert (state.turn, state.view(None).phase) == (1, "turn")


def test_L3_2_everyone_sees_who_draws_and_only_that_player_sees_the_card():
    state = position("hands=EW/NS/NS phase=draw due=1")
    events = play(state, "card:NE")
    assert kinds(events)[:1] == ["drew"]
    own = [event for event in events if event.is_for(0) and not event.is_for(None)]
    assert [(event.kind, event.card) for event in own] == [("your_card", "NE")]


@pytest.mark.parametrize("move", ["stay", "walk@2,2", "yes", "no", "turn:NES", "take:0"])
def test_L3_1_a_card_comes_first(move):
    assert refused(position("hands=EW,NS/NS/NS table=EW@2,2"), move) == "L3.1"


@pytest.mark.parametrize(
    "move", ["EW@2,4", "discard:EW", "discard:EW,NE", "trap@1,2E", "vote", "no", "turn:NES", "take:0"]
)
def test_L3_1_one_card_a_turn_then_the_move(move):
    assert refused(walking("hands=EW,NE,trap/NS/NS table=EW@2,2"), move) == "L3.1"


@pytest.mark.parametrize("move", ["EW@2,4", "discard:EW", "stay", "walk@1,4", "vote", "yes"])
def test_L3_1_nobody_acts_before_the_draw(move):
    assert refused(position("hands=EW,NE/NS/NS phase=draw due=1"), move) == "L3.2"


def test_L3_1_playing_or_discarding_is_a_must_and_discarding_always_allowed():
    state = position("hands=EW,EW,storm/NS/NS table=NS@1,1")
    assert legal(state) == {
        *("EW@0,2", "EW@2,2", "EW@0,4", "EW@2,4"),
        "storm@1,1",
        *("discard:EW", "discard:storm", "discard:EW,EW", "discard:EW,storm"),
        "vote",
    }


def test_L3_1_when_nothing_can_be_played_a_card_is_discarded():
    assert legal(position("hands=storm,axe/NS/NS voted=1")) == {"discard:axe", "discard:storm", "discard:axe,storm"}


def test_L3_1_only_cards_of_the_own_hand_are_played():
    state = position("hands=NE/NS,axe,trap,storm,infoMT/troll table=NS-tree@1,1")
    for card in ("NS@1,3", "axe@1,1", "trap@1,1S", "troll@1,2E", "storm@1,1", "infoMT>mine0"):
        assert refused(state, card) == "L3.1"
    assert refused(state, "discard:axe") == "L3.1"


def test_L3_1_moving_is_a_may():
    state = walking("hands=EW/NS/NS table=EW@2,2")
    assert legal(state) == {"stay", "walk@2,2"}
    play(state, "stay")
    assert (at(state, 0), state.view(None).phase) == ((1, 2), "draw")


def test_L3_1_the_own_dwarf_moves_and_no_other():
    state = walking("turn=2 hands=EW/NS/NS dwarfs=bL,yL,bS table=EW@2,2 at=1,2/1,4/1,2")
    play(state, "walk@2,2")
    assert [at(state, seat) for seat in range(3)] == [(1, 2), (1, 4), (2, 2)]


def test_L3_1_a_move_may_follow_discarding_too():
    state = position("hands=EW/NS/NS table=EW@2,2")
    play(state, "discard:EW")
    assert legal(state) == {"stay", "walk@2,2"}


# --- L3.2 ---


@pytest.mark.parametrize(
    ("deed", "drawn"),
    [("EW@2,2", 1), ("discard:EW", 1), ("discard:EW,axe", 2), ("discard:NS,NS", 2), ("infoMT>mine0", 1)],
)
def test_L3_2_one_card_after_playing_and_as_many_as_were_discarded(deed, drawn):
    state = position("hands=EW,axe,NS,NS,infoMT/NE/NE")
    before = state.view(None).pile
    events = play(state, deed, "stay") + deal(state)
    assert kinds(events).count("drew") == drawn
    assert state.view(None).hand_sizes == (5, 1, 1)
    assert (state.view(None).pile, state.turn) == (before - drawn, 1)


def test_L3_2_two_discarded_with_one_card_in_the_pile():
    state = position("hands=EW,axe,NS/NE/NE pile=NE")
    play(state, "discard:NS,axe", "stay", "card:NE")
    assert (state.view(None).hand_sizes, state.view(None).pile, state.turn) == ((2, 1, 1), 0, 1)


@pytest.mark.parametrize("deed", ["EW@2,2", "discard:EW", "discard:EW,axe"])
def test_L3_2_nobody_draws_from_an_empty_pile(deed):
    state = position("hands=EW,axe,NS/NE/NE pile=-")
    events = play(state, deed, "stay")
    assert (state.turn, chance(state)) == (1, {})
    assert "drew" not in kinds(events)


def test_L3_2_two_are_discarded_only_from_a_hand_of_two_or_more():
    assert legal(position("hands=EW/NE/NE"), "discard") == {"discard:EW"}
    assert refused(position("hands=EW/NE/NE"), "discard:EW,EW") == "L3.2"
    assert refused(position("hands=EW/NE/NE"), "discard:EW,axe") == "L3.2"
    assert legal(position("hands=EW,axe/NE/NE"), "discard") == {"discard:EW", "discard:axe", "discard:EW,axe"}
    assert legal(position("hands=2EW/NE/NE"), "discard") == {"discard:EW", "discard:EW,EW"}


def test_L3_2_cards_lost_to_traps_are_not_replaced():
    state = position("hands=EW,axe,NS,NE,NW/NE/NE table=EW@2,2 tokens=trap@1,2E")
    play(state, "discard:EW", "walk@2,2!1", "lost:axe", "card:boat")
    assert (state.turn, state.view(None).hand_sizes) == (1, (4, 1, 1))
    assert state.view(0).hand == ("NS", "NE", "NW", "boat")


def test_L3_2_there_is_no_reshuffle():
    state = position("hands=EW,axe/NE/NE pile=- played=3storm discarded=NS/-/-")
    play(state, "discard:EW", "stay", "discard:NE", "stay", "discard:NE", "stay")
    assert (state.turn, state.view(None).hand_sizes, state.view(None).pile) == (0, (1, 0, 0), 0)


def test_L3_2_what_cannot_come_is_not_drawn():
    state = position("hands=EW,axe/NE/NE phase=draw due=1 played=3storm")
    assert "card:storm" not in chance(state)
    assert refused(state, "card:storm") == "L3.2"


def test_L3_2_cards_that_were_played_or_discarded_are_not_drawn_again():
    state = position("hands=EW,NE/NS/NS played=EW,EW-rocks,EW-tree,EW-lake,EW-pit")
    play(state, "discard:EW", "stay")
    assert "card:EW" not in chance(state)


# --- L3.3 ---


def test_L3_3_a_player_without_cards_is_out():
    state = position("players=4 hands=EW,axe/-/-/NE pile=-")
    events = play(state, "discard:EW", "stay")
    assert [(event.kind, event.seat) for event in events if event.kind == "out"] == [("out", 1), ("out", 2)]
    assert (state.turn, state.view(None).hand_sizes) == (3, (1, 0, 0, 1))


def test_L3_3_who_loses_the_last_card_is_out_from_the_next_turn_on():
    state = position("hands=EW/NE,axe/NE,axe pile=-")
    play(state, "discard:EW", "stay", "discard:NE", "stay")
    assert state.turn == 2
    events = play(state, "discard:NE", "stay")
    assert (state.turn, [event.seat for event in events if event.kind == "out"]) == (1, [0])


def test_L3_3_everyone_is_out_but_one():
    state = position("hands=EW,axe,NE/-/- pile=- tokens=troll1@1,2E;troll2@1,2S")
    play(state, "discard:axe", "stay")
    assert (state.turn, tokens(state)) == (0, set())
    play(state, "EW@2,2", "walk@2,2")
    assert (state.turn, state.view(None).phase, at(state, 0)) == (0, "turn", (2, 2))


def test_L3_3_who_is_out_takes_no_treasure():
    state = position(
        "hands=EW,axe,NE/-/NE pile=- mines=GOLD:NES,silver,gems,dragon at=1,2/9,0/1,2 treasures=gold2,gold3,gems3"
    )
    play(state, "discard:axe", "stay")
    assert (state.turn, taken(state)) == (2, [None] * 3)


@pytest.mark.parametrize("card", ["EW-rocks", "EW-tree+axe", "EW-lake+boat", "EW-pit+rope"])
def test_L3_3_the_dwarf_of_who_is_out_stays_and_blocks(card):
    state = walking(f"hands=axe/-/NE pile=- table={card}@2,2;EW@3,2 at=1,2/2,2/1,2")
    assert legal(state) == {"stay"}
    gone = walking(f"hands=axe/-/NE pile=- table={card}@2,2;EW@3,2 at=1,2/3,2/1,2")
    assert legal(gone) == {"stay", "walk@2,2", "walk@3,2"}


def test_L3_3_the_dwarf_of_who_is_out_keeps_the_storm_away():
    state = position("hands=storm/-/NE pile=- table=EW@2,2;EW@3,2 at=1,2/2,2/1,2")
    assert (legal(state, "storm"), refused(state, "storm@2,2")) == ({"storm@3,2"}, "L5.6")


def test_L3_3_who_is_out_can_be_looked_at():
    state = position("hands=infoMD/-/NE pile=- dwarfs=bL,yS,bO")
    events = play(state, "infoMD>dwarf1")
    assert [event.character for event in events if event.is_for(0)] == [None, "saboteur"]


def test_L3_3_who_is_out_votes():
    state = position("hands=NS/-/NE pile=-")
    play(state, "vote")
    assert (state.turn, legal(state)) == (1, {"yes", "no"})
    play(state, "no")
    assert state.turn == 0


def test_L3_3_who_is_out_can_agree_to_end_the_round():
    state = position("rounds=1 hands=NS/-/- pile=-")
    end_by_vote(state)
    assert state.is_over
