"""What is public and what is secret in Saboteur (S11), and games in which every kind of event happens."""

from functools import cache
from random import Random

import pytest

from pyrite.games.saboteur.rules.events import Event
from pyrite.games.saboteur.rules.options import Options
from pyrite.games.saboteur.rules.state import State
from pyrite.games.saboteur.rules.view import View
from pyrite.games.saboteur.rules.words import Phase, Verb

from .table import play

PUBLIC = {
    *(
        "game",
        "options",
        "round",
        "phase",
        "turn",
        "draws_for",
        "first",
        "ending",
        "leftover",
        "hand_sizes",
        "passed_counts",
    ),
    *("pile", "discard", "broken", "table", "last_laid", "last_tunnel", "last_card", "nugget_counts", "supply"),
    *("pool_size", "bonus", "bonuses_left", "scores", "winners"),
}
OWN = {"seat", "role", "roles", "hand", "passed", "goals", "nuggets", "pool", "ledger", "legal"}

# What an event that everyone sees may say, besides its kind and seat.
SHOWN_TO_ALL = {
    "round_began": {"round"},
    "begins": set(),
    "role_dealt": set(),
    "goals_hidden": set(),
    "bonus_laid": {"value", "x", "y"},
    "card_dealt": set(),
    "laid": {"face", "x", "y"},
    "broke": {"target", "tool"},
    "mended": {"target", "tool", "card"},
    "rockfall": {"face", "x", "y"},
    "looked": {"goal"},
    "passed": set(),
    "claimed": {"value"},
    "found": {"value"},
    "stopped": set(),
    "stayed": set(),
    "revealed": {"goal", "treasure", "face"},
    "drew": set(),
    "round_ended": {"ending"},
    "role_shown": {"role"},
    "leftover_shown": {"role"},
    "kept": {"pool"},
    "returned": {"pool"},
    "pool_drawn": {"count"},
    "picked": set(),
    "paid": {"value"},
    "counted": {"count"},
    "game_ended": set(),
}
SHOWN_TO_ONE = {
    "your_role": {"role"},
    "your_card": {"card"},
    "your_look": {"goal", "treasure"},
    "your_pass": {"card"},
    "your_pool": {"pool"},
    "your_pick": {"value"},
}
EXTRAS = Options(players=7, bonus_nuggets=True, sabotaged_unpaid=True, rounds=2)
GAMES = {  # by the seed of a random game; these seeds show every kind of event
    2: Options(players=3, rounds=2),
    39: Options(players=5, edition="classic", rounds=2),
    38: EXTRAS,
    48: EXTRAS,
    24: Options(players=10, edition="classic", bonus_nuggets=True, all_saboteurs=True, rounds=1),
}


def said(event: Event) -> set[str]:
    """The fields of an event that say something, besides its kind, seat and audience."""
    fields = set(event.__struct_fields__) - {"kind", "seat", "audience"}
    return {name for name in fields if getattr(event, name) is not None}


def public(view: View) -> dict[str, object]:
    return {name: getattr(view, name) for name in sorted(PUBLIC)}


def viewers(state: State) -> list[int | None]:
    return [None, *range(state.players)]


def eager(state: State, rng: Random) -> str:
    """Some legal action: rather one that is not passing, and rather a tunnel towards the goals."""
    actions = [str(action) for action in state.legal()]
    lays = [
        action for action in state.legal() if action.verb is Verb.LAY and action.face and "w" in action.face.lower()
    ]
    if lays and rng.random() < 0.8:
        return str(max(lays, key=lambda lay: ((lay.x or 0) - abs(lay.y or 0), len(lay.card or ""))))
    return rng.choice([action for action in actions if not action.startswith(("pass", "break"))] or actions)


@cache
def playthrough(seed: int) -> tuple[tuple[State, ...], tuple[Event, ...]]:
    """A random game: a state after every few steps, and every event."""
    rng = Random(seed)
    state = State.new(GAMES[seed])
    states: list[State] = []
    events: list[Event] = []
    while not state.is_over:
        if state.turn is None:
            draws = state.chance()
            events += state.draw(rng.choices([draw for draw, _ in draws], [weight for _, weight in draws])[0])
        else:
            events += play(state, eager(state, rng))
        if len(events) % 3 == 0 or state.phase >= Phase.CLAIM:
            states.append(state.copy())
    return (*states, state), tuple(events)


every_game = pytest.mark.parametrize("game", GAMES)
