"""The Lost Mines at its limits: the most rounds, and boxes at both ends of what one may be."""

import random
from typing import Any

import pytest

import pyrite
from pyrite.core.interned import BaseDraw
from pyrite.core.playouts import random_games
from pyrite.game import GAMES
from pyrite.games.lost_mines.rules import box
from tests.families import some
from tests.games.limits import (
    COMPILED,
    ROUNDS,
    assert_record_round_trips,
    assert_round_trip,
    at_random,
    codes_of,
    play_through,
    state_of,
)


def make_box(
    size: tuple[int, int],
    cells: str,
    paths: dict[str, int],
    actions: dict[str, int],
    values: tuple[list[int], ...],
    shapes: tuple[str, ...] = ("NESW",) * 4,
) -> box.Box:
    """A box by its cells ("x,y" of both starts and four mines), decks and treasures; `checked` reads it."""
    counts = {**paths, **actions}
    deck = ",".join(str(counts.get(kind, 0)) for kind in box.KINDS)
    treasures = "/".join("".join(map(str, row)) for row in values)
    return box.read_text(f"{size[0]}x{size[1]};{cells};{deck};{treasures};{'/'.join(shapes)}")


CORNERS = "0,0/15,15/15,0/0,15/7,7/8,8"
SMALLEST = "0,0/2,2/1,0/2,0/0,2/1,2"
NINES: tuple[list[int], ...] = ([9] * 12, [], [])
BOXES = {
    # one kind of path, so that counts have two digits; walks of five steps; as many traps as there can be
    "camps": make_box((16, 16), CORNERS, {"NESW-camp": 40}, {"trap": 14, "storm": 9}, NINES),
    "trolls": make_box((16, 16), CORNERS, {"NESW": 40}, {"troll": 14, "storm": 9}, ([], [], [9] * 12)),
    "smallest": make_box((3, 3), SMALLEST, {"NESW": 40}, {"trap": 7, "troll": 7, "infoTD": 9}, ([3] * 4,) * 3),
    "narrow": make_box(
        (16, 3), "0,0/0,2/15,0/15,2/14,1/8,1", {"EW": 40}, {"axe": 14, "infoMT": 9}, ([1] * 4, [9] * 4, [5] * 4)
    ),
    "tall": make_box(
        (3, 16), "0,0/2,0/0,15/2,15/1,14/1,8", {"NS-rocks": 40}, {"rope": 14, "infoMD": 9}, ([1] * 4, [9] * 4, [5] * 4)
    ),
    "obstacles": make_box(
        (16, 16),
        CORNERS,
        {"NESW-tree": 14, "NESW-lake": 13, "NESW-pit": 13},
        {"axe": 5, "boat": 5, "rope": 4, "storm": 9},
        ([1] * 4, [9] * 4, [5] * 4),
        ("NE", "NW", "NES", "NEW"),
    ),
    "close": make_box(
        (16, 16), "7,7/8,8/7,8/8,7/6,7/9,8", {"NESW-camp": 20, "NES": 20}, {"trap": 14, "infoMT": 9}, ([9] * 4,) * 3
    ),
}
every_box = pytest.mark.parametrize("name", BOXES)


def discard_and_stay(state: Any, codes: list[int], rng: random.Random) -> int:
    """Two cards of the last kinds; the first action of a walk is staying; no vote while there is a choice."""
    if len(codes) == 1 or state.phase != TURN:
        return codes[0]
    return codes[-1] if state.voted else codes[-2]


TURN = state_of("lost-mines", players=3).phase + 5  # the phases of a deal come first


@every_box
def test_the_lost_mines_at_random_for_99_rounds_with_every_number_of_players(name):
    for players in range(3, 10) if COMPILED else (3, 9):
        options = {"box": BOXES[name], "first": players - 1 if players % 2 else None, "until_alone": players % 3 == 0}
        start = state_of("lost-mines", players=players, rounds=ROUNDS if COMPILED else 2, **options)
        assert random_games(start, 1, players) > 2


@every_box
@pytest.mark.parametrize("players", [3, 6, 9] if COMPILED else [9])
def test_the_lost_mines_step_by_step_with_positions_that_round_trip(name, players):
    state = state_of("lost-mines", players=players, rounds=6 if COMPILED else 1, box=BOXES[name])
    play_through(state, at_random, seed=players)
    assert state.is_over


@pytest.mark.parametrize("players", range(3, 10) if COMPILED else (9,))
def test_the_lost_mines_when_everybody_discards_and_stays_for_99_rounds(players):
    state = state_of("lost-mines", players=players, rounds=ROUNDS, box=BOXES["camps"])
    play_through(state, discard_and_stay, rounds=ROUNDS if COMPILED else 3)
    assert max(state.points) == 0


def test_counts_of_two_digits_round_trip():
    state = state_of("lost-mines", players=3, rounds=1, box=BOXES["camps"])
    rng = random.Random(1)
    seen = 0
    while not state.is_over:
        if tickets := state.tickets():
            state.draw(state.drawn_by(rng.randrange(tickets)))
        else:
            state.step(discard_and_stay(state, codes_of(state), rng))
        if max(state.discarded) > 9:
            assert_round_trip(state)
            seen += 1
    assert seen


def vote(state: Any, codes: list[int], rng: random.Random) -> int:
    """Calls a vote with the last action of a list, and says yes with the first."""
    return codes[-1] if state.phase == TURN else codes[0]


@pytest.mark.parametrize("players", range(3, 10))
def test_L1_1_until_alone_ends_in_a_tie_after_99_rounds(players):
    state = state_of("lost-mines", players=players, rounds=1, until_alone=True)
    play_through(state, vote)
    assert (state.is_over, state.round) == (True, ROUNDS)
    assert state.scores == [0] * players
    assert state.winners == list(range(players))


def test_L1_1_until_alone_ends_in_a_tie_of_some_after_99_rounds():
    text = str(state_of("lost-mines", players=4, rounds=1, until_alone=True, first=0))
    text = text.replace(" first=0", "").partition(" phase=")[0]
    state: Any = GAMES["lost-mines"].parse_state(f"{text} round=99 points=5/7/7/0 hands=NE/NW/NS/EW")
    play_through(state, vote)
    assert (state.is_over, state.round, state.scores, state.winners) == (True, ROUNDS, [5, 7, 7, 0], [1, 2])


def test_the_most_points_round_trip_and_more_are_refused():
    options = state_of("lost-mines", players=9, rounds=ROUNDS, box=BOXES["camps"], first=0)
    text = str(options).replace(" first=0", "").partition(" phase=")[0]
    most = 98 * 9 * 9
    place = f"{text} round=99 hands={'/'.join(['NESW-camp'] * 9)} treasures={','.join(['silver9'] * 9)}"
    state: Any = GAMES["lost-mines"].parse_state(f"{place} points={'/'.join([str(most)] * 9)}")
    assert_round_trip(state)
    play_through(state, at_random)
    with pytest.raises(ValueError, match=f"nobody can have more than {most}"):
        GAMES["lost-mines"].parse_state(f"{place} points={most + 1}{'/0' * 8}")


# Every other number of players is for `make long`.
@pytest.mark.parametrize(("players", "name"), some(enumerate(BOXES, 3), lambda players, name: players % 2 == 1))
def test_records_of_99_rounds_of_the_lost_mines_round_trip(players, name):
    options = {"rounds": ROUNDS if COMPILED else 1, "box": BOXES[name], "first": players - 1}
    match = pyrite.new("lost-mines", players=players, seed=name, **options)
    rng = random.Random(name)
    while match.turn is not None:
        match.play(rng.choice(match.legal()))
    assert_record_round_trips(match)


@pytest.mark.parametrize("bot", ["novice", "digger", "detective", "foreman"])
@every_box
def test_bots_play_with_every_box(bot, name):
    match = pyrite.new("lost-mines", players=9, rounds=1, box=BOXES[name], seed=name)
    player = pyrite.bot(bot, seed=1)
    moves = 12 if COMPILED else 2
    for _ in range(moves):
        match.play(player.act(match.view(match.turn)))  # IllegalAction fails the test
    assert len([step for step in match.steps if not isinstance(step, BaseDraw)]) == moves
