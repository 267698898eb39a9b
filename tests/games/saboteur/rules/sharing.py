"""Rounds that have just ended, and what everybody gets."""

from pyrite.games.saboteur.rules.events import Event
from pyrite.games.saboteur.rules.state import State
from tests.games.saboteur.rules.table import chance, legal, play, position

EDITIONS = ("revised", "classic")
ROAD = "NESW@1,0;NESW@2,0;NESW@3,0;NESW@4,0;NEW@5,0;NEW@6,0"
MOST_SABOTEURS = {3: 1, 4: 1, 5: 2, 6: 2, 7: 3, 8: 3, 9: 3, 10: 4}


def drained(ones: int, twos: int, threes: int) -> str:
    """A ledger that leaves so many nugget cards of each value in the supply: seat 0 got all others in round 1."""
    given = ["1s01"] * (16 - ones) + ["1s02"] * (8 - twos) + ["1s03"] * (4 - threes)
    return f"round=2 ledger={','.join(given)}" if given else "round=2"


def hands(players: int, seat: int, card: str) -> str:
    return "/".join(card if place == seat else "-" for place in range(players))


def gold_found(roles: str, finder: int, more: str = "") -> State:
    """The gold has just been reached by this seat."""
    players = len(roles)
    cards = hands(players, finder, "EW")
    state = position(f"players={players} roles={roles} turn={finder} table={ROAD} hands={cards} {more}")
    play(state, "EW@7,0")
    return state


def out_of_cards(roles: str, more: str = "") -> tuple[State, list[Event]]:
    """The position after the last card was passed, and the events."""
    players = len(roles)
    state = position(f"players={players} roles={roles} hands={hands(players, 0, 'NS')} pile=- {more}")
    return state, play(state, "pass:NS")


def draw_pool(state: State, *values: int) -> list[Event]:
    return play(state, *[f"nugget:{value}" for value in values])


def share_out(state: State) -> list[int]:
    """Draws and picks until all is shared; the seats in the order in which they picked."""
    events: list[Event] = []
    before = state.round
    while not state.is_over and state.round == before:
        events += play(state, next(iter(chance(state) or sorted(legal(state)))))
    return [event.seat for event in events if event.kind == "picked" and event.seat is not None]


def worth(state: State, before: list[int] | None = None) -> list[int]:
    """What everyone has got since."""
    return [now - then for now, then in zip(state.scores, before or [0] * state.players, strict=True)]
