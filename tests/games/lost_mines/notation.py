"""The text forms of The Lost Mines, as far as the tests need to know them."""

import random
from typing import Any

from pyrite.games.lost_mines.rules import box, notation
from pyrite.games.lost_mines.rules.actions import Action
from pyrite.games.lost_mines.rules.words import Phase
from tests.games.notation import Notation
from tests.games.random_games import LOST_MINES_OPTIONS, choose

PHASES = [phase.name.lower() for phase in Phase]
DEFAULT_BOX = box.default().to_text()
SETUPS: list[dict[str, Any]] = [
    *(options | {"players": 3 + number} for number, options in enumerate(LOST_MINES_OPTIONS)),
    {"players": 8},
    {"players": 9, "rounds": 1},
]
FIELDS = (
    *("players", "rounds", "until_alone", "given_first", "width", "height", "start_cell", "mine_cell", "mine_face"),
    *("deck", "box_treasure", "round", "phase", "seat", "first", "ending", "last_card", "caller", "voted", "to_draw"),
    *("losses", "clan", "character", "dwarf", "points", "dragon", "looked_mine", "looked_treasure", "looked_dwarf"),
    *("hand", "hand_size", "discarded", "played", "stock", "stock_size", "feature", "mine", "mine_up", "slot_kind"),
    *("slot_value", "slot_taken", "trap", "troll"),
)


def eager(rng: random.Random, legal: list[Action]) -> Action:
    """Mostly walks and lays towards the mines, so that games have all endings."""
    action: Action = choose(legal, rng, 0.8)
    return action


def innards(state: Any) -> dict[str, object]:
    """Every number of a position; where a walk leads counts only while it is under way."""
    numbers = {name: getattr(state, name) for name in FIELDS} | {"grid": state.grid.cards()}
    if state.phase in (Phase.LOSS, Phase.TURN_MINE):
        numbers |= {"target": state.target, "entered": state.entered}
    return numbers


VALUES = {
    "phase": PHASES,
    "ending": ["none", "treasures", "cards", "vote"],
    **{name: ["-", "0", "1", "2"] for name in ("starter", "turn", "last", "caller", "dragon")},
    "voted": ["0", "1"],
    "due": ["0", "1", "2"],
    "round": ["1", "2"],
    "walk": ["9,2<W", "9,0<S!1", "1,2!1", "3,2!2", "9,4"],
    "pile": ["-", "NE", "axe,2NES"],
    "at": ["1,2/1,4/1,2", "9,2/9,2/9,2", "9,0/1,4/1,2"],
    "mines": ["silver,gold,gems,dragon", "GOLD:?,silver,gems,dragon", "SILVER:NEW,GOLD:NES,GEMS:NESW,DRAGON:SW"],
}
DRAWS = [
    *(f"first:{seat}" for seat in range(9)),
    *(f"dwarf:{clan}-{one}" for clan in ("blue", "yellow") for one in ("loyal", "selfish", "saboteur")),
    *(f"mine:{mine}" for mine in box.MINES),
    *("treasure:silver1", "treasure:gold9", "treasure:gems5"),
    *(f"{what}:{kind}" for what in ("card", "lost") for kind in box.KINDS),
]
ACTIONS = (
    *("NSW-tree@3,4", "NESW@15,15", "axe@4,2", "boat@0,0", "rope@1,1", "trap@4,2E", "troll@4,2S", "storm@4,2"),
    *("infoMT>mine0", "infoTD>treasure8", "infoMD>dwarf3", "discard:NES", "discard:NES,axe", "discard:NES,NES"),
    *("vote", "yes", "no", "stay", "walk@5,2", "walk@5,2!2", "walk@9,2<W", "walk@9,2<W!1", "turn:NES", "take:2"),
)

NOTATION = Notation(
    name="lost-mines",
    setups=SETUPS,
    choose=eager,
    phases=PHASES,
    fields=FIELDS,
    numbers=innards,
    written={*notation.FIELDS, *notation.OPTIONS} - {"pile"},
    small=(0, 1, 3, 4),
    alphabet="NESWLOSbymtd@,;-/=<>!+?0123456789_ trapolkes",
    values=VALUES,
    actions=ACTIONS,
    draws=DRAWS,
    rule_of_draws=r"L3\.2",
    frequent={"hands", "turn", "walk", "draw"},
    most_steps=900,
    shorter=lambda text: text.replace(f" box={DEFAULT_BOX}", ""),
)
