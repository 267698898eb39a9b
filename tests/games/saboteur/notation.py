"""The text forms of Saboteur, as far as the tests need to know them."""

import random
from typing import Any

from pyrite.games.saboteur.rules import cards, notation
from pyrite.games.saboteur.rules.actions import Action
from pyrite.games.saboteur.rules.words import Phase
from tests.games.notation import Notation

PHASES = [phase.name.lower() for phase in Phase]
SETUPS: list[dict[str, Any]] = [
    *({"players": players, "rounds": 2} for players in range(3, 11)),
    *({"players": players, "rounds": 2, "edition": "classic"} for players in range(3, 11)),
    {"players": 4, "rounds": 2, "first": 3},
    {"players": 5, "rounds": 2, "sabotaged_unpaid": True},
    {"players": 3, "rounds": 4, "bonus_nuggets": True},
    {"players": 5, "rounds": 3, "bonus_nuggets": True, "edition": "classic"},
    {"players": 7, "rounds": 2, "all_saboteurs": True},
    {"players": 5, "rounds": 1, "maps": 0},
    {"players": 5, "rounds": 99, "maps": 3, "first": 0},
]


def dig(rng: random.Random, legal: list[Action]) -> Action:
    """Mostly digs towards the goals, so that games have picks, claims and all endings; sometimes does anything."""
    lays = [action for action in legal if action.verb.value == "lay" and str(action.face).isupper()]
    if lays and rng.random() < 0.8:
        return max(lays, key=lambda action: (action.x or 0) - abs(action.y or 0) / 4 + rng.random())
    return rng.choice(legal)


FIELDS = (
    *("players", "revised", "rounds", "maps", "given_first", "sabotaged_unpaid", "bonus_nuggets", "all_saboteurs"),
    *("round", "phase", "seat", "first", "ending", "role", "broken", "looked", "hand", "passed", "hand_size"),
    *("pile", "pile_size", "discard", "goal", "face_up", "last_tunnel", "last_card", "supply", "pool", "nuggets"),
    *("ledger", "entries", "bonus_left", "bonus", "bonus_x", "bonus_y", "claimer", "claim", "shown"),
)


def innards(state: Any) -> dict[str, object]:
    """Every number of a position; where the last card is counts only once one was laid."""
    numbers = {name: getattr(state, name) for name in FIELDS}
    numbers["role"] = numbers["role"][: state.players]
    numbers["ledger"] = numbers["ledger"][: state.entries]
    if state.last_tunnel >= 0:
        numbers["laid"] = state.laid_x, state.laid_y
    return numbers


VALUES = {
    "phase": PHASES,
    "ending": ["none", "miners", "saboteurs", "nobody"],
    "claim": ["none", "at_once", "next_turn", "plays_on", "stopped"],
    **{name: ["-", "0", "1", "2"] for name in ("starter", "turn", "tunnel", "card", "claimer")},
    "round": ["1", "2"],
}
DRAWS = [
    *(f"first:{seat}" for seat in range(10)),
    *("role:miner", "role:saboteur", "goal:gold", "goal:NE", "goal:NW", "nugget:1", "nugget:2", "nugget:3"),
    *(f"card:{kind}" for kind in cards.KINDS),
]
ACTIONS = (
    "NSW@3,-1 nsw@-48,48 NS@48,-48 rockfall@4,1 bonus2@4,1 breakL>4 mendL>9 mendLC>4L map>top pass:NES pass:map "
    "take:3 stop stay"
)

NOTATION = Notation(
    name="saboteur",
    setups=SETUPS,
    choose=dig,
    phases=PHASES,
    fields=FIELDS,
    numbers=innards,
    written={*notation.FIELDS, *notation.OPTIONS} - {"pile"},
    small=(0, 8, 18, 19),
    alphabet="NESWneswMSPLCtmb@,;-/=0123456789_ spbr",
    values=VALUES,
    actions=ACTIONS.split(),
    draws=DRAWS,
    rule_of_draws=r"S3\.2",
    frequent={"hands", "turn", "draw"},
)
