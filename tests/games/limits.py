"""Games at their limits: the most rounds, and ways to play through them."""

import random
from itertools import product
from typing import Any

from pyrite import engine, load
from pyrite.game import GAMES
from pyrite.match import Match

COMPILED = engine.build() == "compiled"
ROUNDS = 99
MOST_EVENTS = 60  # of one step, as `Playable` proves; it has room for 128
MOST_MOVES = 2600  # in one position, as `Moves` proves; it has room for 4,096


SWITCHES = ("sabotaged_unpaid", "bonus_nuggets", "all_saboteurs")
EVERY_OPTION: list[dict[str, Any]] = [
    {"edition": edition, "maps": maps, "first": 2 if maps else None, **dict(zip(SWITCHES, switched, strict=True))}
    for edition, maps, *switched in product(("revised", "classic"), (0, 6), *[(False, True)] * 3)
]


def state_of(game: str, **options: Any) -> Any:
    return GAMES[game].new_state(GAMES[game].options(**options))


def codes_of(state: Any) -> list[int]:
    """The legal actions by their numbers."""
    return [action.code for action in state.legal()]


def assert_round_trip(state: Any) -> None:
    again = type(state).parse(str(state))
    assert str(again) == str(state)
    assert (again.legal(), again.tickets()) == (state.legal(), state.tickets())
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
            codes = codes_of(state)
            assert 0 < len(codes) <= MOST_MOVES
            state.step(decide(state, codes, rng))
        assert state.event_count <= MOST_EVENTS
        if state.round != before:
            before = state.round
            assert_round_trip(state)
    assert_round_trip(state)


def at_random(state: Any, codes: list[int], rng: random.Random) -> int:
    return rng.choice(codes)


def pass_always(state: Any, codes: list[int], rng: random.Random) -> int:
    """The last action of a list: a pass, staying, the last place for an extra card, the highest nugget card."""
    return codes[-1]
