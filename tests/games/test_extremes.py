"""Every game at its limits: the most rounds, all player counts and options, boxes at both ends of what one may be.

Compiled code writes into arrays of fixed length. What these tests play would leave them if a bound were wrong; `make
checked` plays the same on a build that stops at a wrong index. Interpreted, a smaller sample is played.
"""

import random
from itertools import product
from typing import Any

import msgspec
import pytest

import pyrite
from pyrite import IllegalAction, engine, load
from pyrite.core.interned import Draw
from pyrite.core.moves import Moves
from pyrite.core.playable import Playable
from pyrite.core.playouts import random_games
from pyrite.game import GAMES
from pyrite.games.lost_mines.bots.knowledge.distance import forest_of
from pyrite.games.lost_mines.bots.knowledge.points import Race
from pyrite.games.lost_mines.bots.knowledge.rush import Rush
from pyrite.games.lost_mines.bots.knowledge.trail import Trail
from pyrite.games.lost_mines.rules import box
from pyrite.games.saboteur.bots.knowledge.ground import Ground
from pyrite.games.saboteur.bots.knowledge.survey import Survey
from pyrite.games.saboteur.rules import ledger
from pyrite.match import Match
from tests.games.random_games import choose

COMPILED = engine.build() == "compiled"
ROUNDS = 99
MOST_EVENTS = 60  # of one step, as `Playable` proves; it has room for 128
MOST_MOVES = 2600  # in one position, as `Moves` proves; it has room for 4,096


def state_of(game: str, **options: Any) -> Any:
    return GAMES[game].new_state(GAMES[game].options(**options))


def assert_round_trip(state: Any) -> None:
    again = type(state).parse(str(state))
    assert str(again) == str(state)
    assert (again.legal_codes(), again.tickets()) == (state.legal_codes(), state.tickets())
    for seat in (None, 0, state.players - 1):
        assert again.view(seat) == state.view(seat)


def assert_record_round_trips(match: Match) -> None:
    again = load(match.record())
    assert str(again.state) == str(match.state)
    assert again.record() == match.record()
    assert again.scores == match.scores


def play_through(state: Any, decide: Any, seed: int = 1, rounds: int = ROUNDS) -> None:
    """Plays to the end, or some rounds; `decide` chooses among the numbers of the legal actions.

    The position round-trips at every beginning and end of a round, and no step says more than it may.
    """
    rng = random.Random(seed)
    before, last = 0, state.round + rounds
    while not state.is_over and state.round < last:
        if tickets := state.tickets():
            state.draw(state.drawn_by(rng.randrange(tickets)))
        else:
            codes = state.legal_codes()
            assert 0 < len(codes) <= MOST_MOVES
            state.step(decide(state, codes, rng))
        assert state.event_count <= MOST_EVENTS
        if state.round != before:
            before = state.round
            assert_round_trip(state)
    assert_round_trip(state)


def at_random(state: Any, codes: list[int], rng: random.Random) -> int:
    return rng.choice(codes)


# Saboteur

SWITCHES = ("sabotaged_unpaid", "bonus_nuggets", "all_saboteurs")
EVERY_OPTION: list[dict[str, Any]] = [
    {"edition": edition, "maps": maps, "first": 2 if maps else None, **dict(zip(SWITCHES, switched, strict=True))}
    for edition, maps, *switched in product(("revised", "classic"), (0, 6), *[(False, True)] * 3)
]


@pytest.mark.parametrize("game", GAMES)
def test_every_option_that_a_table_can_have_is_played_to_its_limits(game):
    """What the server offers and nothing here plays would be forgotten."""
    played = {
        "saboteur": {"players", "rounds", *EVERY_OPTION[0]},
        "lost-mines": {"players", "rounds", "until_alone", "first", "box"},
    }
    specs = GAMES[game].option_specs
    assert set(specs) == played[game]
    assert (specs["rounds"].least, specs["rounds"].most) == (1, ROUNDS)
    assert [specs["players"].least, specs["players"].most] == [3, 10 if game == "saboteur" else 9]
    assert game != "saboteur" or (specs["maps"].least, specs["maps"].most) == (0, 6)


def pass_always(state: Any, codes: list[int], rng: random.Random) -> int:
    """The last action of a list: a pass, staying, the last place for an extra card, the highest nugget card."""
    return codes[-1]


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


@pytest.mark.parametrize("players", range(3, 11) if COMPILED else (10,))
def test_records_of_99_rounds_of_saboteur_round_trip(players):
    options = EVERY_OPTION[players % len(EVERY_OPTION)]
    match = pyrite.new("saboteur", players=players, rounds=ROUNDS if COMPILED else 3, seed=players, **options)
    while match.turn is not None:
        match.play(match.legal()[-1])
    assert_record_round_trips(match)


@pytest.mark.parametrize("seed", range(6 if COMPILED else 1))
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
        ([line for number in (7, 8) for line in (f"{number}p01/2", *[f"{number}p1-/2"] * 3)], "so many payments"),
        (["7r01"] * 7, "do not bring so many"),
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
        state.draw(state.drawn_by(0)) if state.tickets() else state.step(state.legal_codes()[0])
    assert sum(state.nuggets) == 3  # the extra card, and one for each of two miners


def test_who_has_just_joined_an_extra_card_has_not_drawn_yet():
    with pytest.raises(ValueError, match="seat 0 has just laid a tunnel"):
        GAMES["saboteur"].parse_state(f"{JOINED} hands=4map,2rockfall/map/map table={ROAD}")


# The Lost Mines


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
            state.step(discard_and_stay(state, state.legal_codes(), rng))
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


@pytest.mark.parametrize(("players", "name"), list(enumerate(BOXES, 3)))
def test_records_of_99_rounds_of_the_lost_mines_round_trip(players, name):
    options = {"rounds": ROUNDS if COMPILED else 1, "box": BOXES[name], "first": players - 1}
    match = pyrite.new("lost-mines", players=players, seed=name, **options)
    rng = random.Random(name)
    while match.turn is not None:
        match.play(rng.choice(match.legal()))
    assert_record_round_trips(match)


@pytest.mark.parametrize("bot", ["novice", "digger", "detective"])
@every_box
def test_bots_play_with_every_box(bot, name):
    match = pyrite.new("lost-mines", players=9, rounds=1, box=BOXES[name], seed=name)
    player = pyrite.bot(bot, seed=1)
    moves = 12 if COMPILED else 2
    for _ in range(moves):
        match.play(player.act(match.view(match.turn)))  # IllegalAction fails the test
    assert len([step for step in match.steps if not isinstance(step, Draw)]) == moves


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
        elif len(state.legal_codes()) > 1 and rng.random() < 0.2:
            state.play(player.act(state.view(state.turn)))  # IllegalAction fails the test
            acted += 1
        else:
            state.step(rng.choice(state.legal_codes()))
    assert acted >= 3


# What goes beyond is refused


def test_a_ledger_without_room_is_an_error_and_nothing_else_changes():
    state: Any = GAMES["saboteur"].parse_state("saboteur players=3 rounds=2 roles=MMS hands=NS/-/- pile=-")
    spoiled = state.copy()
    spoiled.entries = 64
    around = (spoiled.bonus_left, spoiled.bonus, spoiled.claim, spoiled.shown)
    with pytest.raises(OverflowError, match="no room"):
        random_games(spoiled, 1, 1)
    with pytest.raises(OverflowError, match="no room"):
        spoiled.step(spoiled.legal_codes()[0])
    assert (spoiled.bonus_left, spoiled.bonus, spoiled.claim, spoiled.shown) == around
    assert spoiled.entries == 64
    with pytest.raises(OverflowError, match="no room"):
        spoiled.copy().draw(spoiled.drawn_by(0))
    play_through(state, pass_always)


@pytest.mark.skipif(COMPILED, reason="compiled, only the games can write there")
def test_a_log_and_a_list_without_room_say_so_and_write_no_further():
    position = Playable()
    for _ in range(129):
        position.emit(1, 2, 3, 4, 5, 6)
    assert (position.event_count, len(position.log)) == (128, 768)
    with pytest.raises(OverflowError):
        position.check_room()
    moves = Moves()
    for code in range(4097):
        moves.add(code)
    assert (moves.count, len(moves.code), moves.overflowed) == (4096, 4096, 1)
    moves.clear()
    assert (moves.count, moves.overflowed) == (0, 0)


@pytest.mark.parametrize("game", GAMES)
def test_a_step_takes_legal_actions_only(game):
    state: Any = GAMES[game].parse_state(str(pyrite.new(game, players=3, seed=1).state))
    before = str(state)
    for code in (-1, -(2**31), 2**31 - 1, *range(0, 400_000, 997)):
        if code not in state.legal_codes():
            with pytest.raises((IllegalAction, ValueError)):
                state.step(code)
    assert str(state) == before


def test_an_action_of_another_game_is_no_action():
    one, other = (pyrite.new(game, players=3, seed=1).state for game in GAMES)
    for state, action in ((one, other.legal()[0]), (other, one.legal()[0])):
        with pytest.raises(TypeError, match="not an action of this game"):
            state.play(action)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    "change",
    [
        {"pile": 60},
        {"pile": 0},
        {"hand_sizes": (6, 200, 6)},
        {"hand_sizes": (6, -1, 6)},
        {"first": 12},
        {"last_card": -3},
    ],
    ids=str,
)
def test_a_view_that_does_not_add_up_is_not_sampled(game, change):
    view = pyrite.new(game, players=3, seed=1).view(0)
    view.sample(random.Random(1))
    with pytest.raises(ValueError, match="do not add up"):
        msgspec.structs.replace(view, **change).sample(random.Random(1))


@pytest.mark.parametrize("values", [None, (), (1, 2), (0,), (4,), (-9,)])
def test_a_view_with_a_nugget_card_that_does_not_exist_is_not_sampled(values):
    text = "saboteur players=3 bonus_nuggets rounds=2 round=2 hands=NS/NS/NS ledger=1b01,1p231"
    view: Any = GAMES["saboteur"].parse_state(text).view(0)
    view.sample(random.Random(1))
    line = msgspec.structs.replace(view.ledger[0], values=values)
    with pytest.raises(ValueError):  # noqa: PT011, what it says depends on what is wrong
        msgspec.structs.replace(view, ledger=(line, view.ledger[1])).sample(random.Random(1))


def test_bots_take_no_place_that_is_not_there():
    view = pyrite.new("lost-mines", players=3, seed=1).view(0)
    forest, race, rush, trail = forest_of(view), Race(), Rush(), Trail(9, 16, 16)
    rush.forest = forest
    tries = [
        lambda place: forest.away(0, place),
        lambda place: forest.away(place, 0),
        lambda place: race.after(place + 300_000),
        lambda place: race.after_change(place, 15, 0),
        lambda place: race.after_walk(place),
        lambda place: race.plan(place),
        lambda place: race.set_worth(place, 1.0),
        lambda place: rush.expected_at(place),
        lambda place: rush.expected_knowing(place),
        lambda place: trail.hide(0, place),
        lambda place: trail.hide(place, 0),
        lambda place: trail.clear(place),
        lambda place: trail.lay(place, 15, 0),
        lambda place: trail.bridge(place),
        lambda place: trail.put(place, 1),
        lambda place: trail.go(0, place),
        lambda place: trail.go(place, 0),
        lambda place: trail.hold(place, 1.0),
        lambda place: Trail(place, 16, 16),
        lambda place: Trail(9, place, 16),
    ]
    for attempt in tries:
        for place in (-1, 512, 2**31 - 300_001):
            with pytest.raises(IndexError):
                attempt(place)
    with pytest.raises(ValueError, match="7 kinds of tunnels"):
        Survey(Ground(), [1.0] * 3)
