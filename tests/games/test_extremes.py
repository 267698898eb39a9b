"""Every game at its limits: the most rounds, all player counts and options, boxes at both ends of what one may be.

Compiled code writes into arrays of fixed length. What these tests play would leave them if a bound were wrong; `make
checked` plays the same on a build that stops at a wrong index. Interpreted, a smaller sample is played."""

import random
from typing import Any

import msgspec
import pytest

import pyrite
from pyrite import IllegalAction
from pyrite.core.moves import Moves
from pyrite.core.playable import Playable
from pyrite.core.playouts import random_games
from pyrite.game import GAMES
from pyrite.games.lost_mines.bots.knowledge.points import Race
from pyrite.games.lost_mines.bots.knowledge.rush import Rush
from pyrite.games.lost_mines.bots.knowledge.trail import Trail
from pyrite.games.saboteur.bots.knowledge.ground import Ground
from pyrite.games.saboteur.bots.knowledge.survey import Survey
from tests.games.limits import COMPILED, EVERY_OPTION, ROUNDS, codes_of, pass_always, play_through
from tests.games.lost_mines.forests import forest_of


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


def test_a_ledger_without_room_is_an_error_and_nothing_else_changes():
    state: Any = GAMES["saboteur"].parse_state("saboteur players=3 rounds=2 roles=MMS hands=NS/-/- pile=-")
    spoiled = state.copy()
    spoiled.entries = 64
    around = (spoiled.bonus_left, spoiled.bonus, spoiled.claim, spoiled.shown)
    with pytest.raises(OverflowError, match="no room"):
        random_games(spoiled, 1, 1)
    with pytest.raises(OverflowError, match="no room"):
        spoiled.play(spoiled.legal()[0])
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
        if code not in codes_of(state):
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
