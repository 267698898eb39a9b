"""Saboteur at its limits: the most rounds, all player counts and options, the longest ledger."""

import random
from typing import Any

import pytest

import pyrite
from pyrite.core.playouts import random_games
from pyrite.game import GAMES
from pyrite.games.saboteur.rules import ledger
from tests.families import some
from tests.games.limits import (
    COMPILED,
    EVERY_OPTION,
    ROUNDS,
    assert_record_round_trips,
    assert_round_trip,
    pass_always,
    play_through,
    state_of,
)
from tests.games.random_games import choose


@pytest.mark.parametrize("players", range(3, 11) if COMPILED else (3, 10))
def test_saboteur_at_random_for_99_rounds_under_every_option(players):
    for number, options in enumerate(EVERY_OPTION):
        if COMPILED or number % 8 == 0:
            rounds = ROUNDS if COMPILED else 9
            start = state_of("saboteur", players=players, rounds=rounds, **options)
            assert random_games(start, 1, number) > rounds


@pytest.mark.parametrize("players", range(3, 11) if COMPILED else (10,))
@pytest.mark.parametrize("edition", ["revised", "classic"])
def test_saboteur_when_everybody_passes_for_99_rounds(players, edition):
    options = {"players": players, "edition": edition, "bonus_nuggets": True, "all_saboteurs": players % 2 == 0}
    state = state_of("saboteur", rounds=ROUNDS, **options)
    play_through(state, pass_always, rounds=ROUNDS if COMPILED else 25)
    assert state.entries <= ledger.MOST_LINES
    assert sum(state.supply) + sum(state.nuggets) == 28


def test_S7_4_a_round_in_which_nobody_can_be_paid_leaves_the_ledger_as_it_is():
    state = state_of("saboteur", players=10, rounds=ROUNDS if COMPILED else 40, all_saboteurs=True)
    play_through(state, pass_always)
    assert state.is_over
    assert state.supply == [0, 0, 4]  # four saboteurs are entitled to 2 each: threes cannot be paid
    assert state.entries <= 24
    assert (state.bonus_left, state.bonus, state.claim) == (0, 0, 0)


@pytest.mark.parametrize("players", some(zip(range(3, 11)), lambda players: players % 3 == 1) if COMPILED else [10])
def test_records_of_99_rounds_of_saboteur_round_trip(players):
    options = EVERY_OPTION[players % len(EVERY_OPTION)]
    match = pyrite.new("saboteur", players=players, rounds=ROUNDS if COMPILED else 3, seed=players, **options)
    while match.turn is not None:
        match.play(match.legal()[-1])
    assert_record_round_trips(match)


@pytest.mark.parametrize("seed", some(zip(range(6)), lambda seed: seed < 3) if COMPILED else [0])
def test_saboteur_with_extra_nuggets_and_all_endings_in_a_long_game(seed):
    """Miners, saboteurs and those who stop take the nuggets in turn, until the supply is empty and beyond."""
    eager = (0.1, 0.5, 0.9)[seed % 3]
    match = pyrite.new("saboteur", players=10 - seed, rounds=ROUNDS, bonus_nuggets=True, edition="classic", seed=seed)
    rng = random.Random(seed)
    before = 0
    while match.turn is not None and match.state.round <= (ROUNDS if COMPILED else 4):
        match.play(choose(match.legal(), rng, eager))
        if match.state.round != before:
            before = match.state.round
            assert_round_trip(match.state)
    state: Any = match.state
    assert state.entries <= ledger.MOST_LINES
    assert_record_round_trips(match)


# As many lines as a ledger can have: 26 cards shared out or kept, two payments that left others without a card, and six
# cards that went back.
SHARED = [f"1s{seat % 10}{value}" for seat, value in enumerate([1] * 15 + [2] * 8 + [3] * 3)]
PAID = ["2p01/2", "2p1-/2", "2p2-/2", "2p3-/2", "3p03/3", "3p1-/3", "3p2-/3"]
RETURNED = ["4r01", "5r11", "5r11", "6r21", "6r22", "6r22"]
LONGEST = [*SHARED, *PAID, *RETURNED]
LAST = "saboteur players=10 rounds=99 round=98 bonus_nuggets roles=MMMMMMSSSS hands=NS/-/-/-/-/-/-/-/-/- pile=-"


def test_the_longest_ledger_can_be_read_and_played_on():
    assert len(LONGEST) == ledger.MOST_LINES == 39
    state: Any = GAMES["saboteur"].parse_state(f"{LAST} ledger={','.join(LONGEST)}")
    assert_round_trip(state)
    play_through(state, pass_always)
    assert (state.is_over, state.entries) == (True, 39)


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (["7r01"], "at most 39 entries"),
        (["7p01/2", "7p1-/2"], "at most 39 entries"),
    ],
)
def test_a_longer_ledger_is_refused(more, said):
    with pytest.raises(ValueError, match=said):
        GAMES["saboteur"].parse_state(f"{LAST} ledger={','.join(LONGEST + more)}")


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        (["7p0-/2", "7p1-/2"], "round 7 paid nobody"),
        (["7p01/2"] * 5, "round 7 paid more than 4 saboteurs"),
        (
            [line for number in (7, 8) for line in (f"{number}p01/2", *[f"{number}p1-/2"] * 3)],
            "too many empty payments",
        ),
        (["7r01"] * 7, "do not have so many"),
    ],
)
def test_a_ledger_that_no_game_writes_is_refused(lines, said):
    with pytest.raises(ValueError, match=said):
        GAMES["saboteur"].parse_state(f"{LAST} ledger={','.join(lines)}")


JOINED = "saboteur players=3 bonus_nuggets phase=stop bonus=1@7,1 claim=at_once claimer=0 ledger=1b01"
ROAD = ";".join(f"EW@{x},0" for x in (1, 2, 3)) + ";NESW@4,0;NESW@5,0;NESW@6,0;NESW@7,0"


def test_the_gold_is_shared_though_a_text_does_not_say_who_laid_the_last_tunnel():
    state: Any = GAMES["saboteur"].parse_state(f"{JOINED} hands=map/map/map goals=ne,gold,nw table={ROAD}")
    state.play(GAMES["saboteur"].action.parse("stay"))
    while state.round == 1:
        state.draw(state.drawn_by(0)) if state.tickets() else state.play(state.legal()[0])
    assert sum(state.nuggets) == 3  # the extra card, and one for each of two miners


def test_who_has_just_joined_an_extra_card_has_not_drawn_yet():
    with pytest.raises(ValueError, match="seat 0 has just placed a tunnel"):
        GAMES["saboteur"].parse_state(f"{JOINED} hands=4map,2rockfall/map/map table={ROAD}")


@pytest.mark.parametrize("bot", ["novice", "digger", "detective", "scout"])
@pytest.mark.parametrize("edition", ["revised", "classic"])
def test_bots_play_late_in_a_long_game(bot, edition):
    ending = f"ledger={','.join(LONGEST)}"
    state: Any = GAMES["saboteur"].parse_state(f"{LAST} edition={edition} {ending}")
    play_through(state, pass_always, rounds=1)
    player = pyrite.bot(bot, seed=1)
    rng = random.Random(1)
    acted = 0
    for _ in range(200):
        if state.is_over:
            break
        if tickets := state.tickets():
            state.draw(state.drawn_by(rng.randrange(tickets)))
        elif len(state.legal()) > 1 and rng.random() < 0.2:
            state.play(player.act(state.view(state.turn)))  # IllegalAction fails the test
            acted += 1
        else:
            state.play(rng.choice(state.legal()))
    assert acted >= 3
