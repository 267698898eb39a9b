"""What an observation of The Lost Mines should be, from a view."""

from collections.abc import Callable
from typing import Any

import msgspec

from pyrite.core import grid
from pyrite.games.lost_mines.rules import box
from pyrite.games.lost_mines.rules.encoding import LAYOUT
from pyrite.games.lost_mines.rules.events import FEATURE_NAMES, TOOL_NAMES
from pyrite.games.lost_mines.rules.words import Character, Ending, Phase, Seen
from tests.games.observations import counted, numbers_of

FEATURE_PLANES = ("rocks", "camp", "tree", "lake", "pit", "tree_bridged", "lake_bridged", "pit_bridged")


def expected(view: Any) -> list[int]:
    """The numbers that say what the view says."""
    cells = {(card.x, card.y): card for card in view.board}
    planes = {
        "card": set(cells),
        **{
            side: {cell for cell, card in cells.items() if letter in card.face}
            for side, letter in zip(("north", "east", "south", "west"), "NESW", strict=True)
        },
        "face_down": {(mine.x, mine.y) for mine in view.mines if not mine.face_up},
        **{
            f"start_{clan}": {cell for cell, card in cells.items() if (card.what, card.feature) == ("start", clan)}
            for clan in ("blue", "yellow")
        },
        **{
            plane: {cell for cell, card in cells.items() if (card.what, card.feature) == ("path", FEATURE_NAMES[which])}
            for which, plane in enumerate(FEATURE_PLANES, 1)
        },
        **{f"mine_{holds}": {(mine.x, mine.y) for mine in view.mines if mine.holds == holds} for holds in box.MINES},
        **{
            f"{what}_{side}": {(t.x, t.y) for t in view.tokens if (t.what, t.side) == (what, side[0].upper())}
            for what in ("trap", "troll")
            for side in ("east", "south")
        },
        "own_dwarf": {dwarf.cell for dwarf in view.dwarfs[view.seat : view.seat + 1] if dwarf.clan},
        **{f"dwarf_{clan}": {dwarf.cell for dwarf in view.dwarfs if dwarf.clan == clan} for clan in ("blue", "yellow")},
    }
    return numbers_of(LAYOUT, planes, _fields(view), [_player(view, place) for place in range(view.options.players)])


def _counts(names: tuple[str, ...]) -> list[int]:
    return [names.count(kind) for kind in box.KINDS]


def _character(name: str | None) -> int:
    return 0 if name is None else Character[name.upper()] + 1


def _fields(view: Any) -> dict[str, Any]:
    options, walk = view.options, view.walk
    players = options.players
    named = {
        name: counted(getattr(view, name), view.seat, players) for name in ("turn", "caller", "dragon", "last_card")
    }
    fields: dict[str, Any] = {
        "players": players,
        "round": view.round,
        "rounds": options.rounds,
        "phase": Phase[view.phase.upper()],
        "pile": view.pile,
        "to_draw": view.to_draw,
        "has_voted": view.has_voted,
        **named,
        "ending": Ending[view.ending.upper()],
        "until_alone": options.until_alone,
        "width": options.box.width,
        "height": options.box.height,
        "character": _character(view.role),
        "walk_x": walk.x + 1 if walk else 0,
        "walk_y": walk.y + 1 if walk else 0,
        "walk_side": "NESW".index(walk.side) + 1 if walk and walk.side else 0,
        "walk_losses": walk.losses if walk else 0,
        "revision": 1 if options.revision is msgspec.UNSET else options.revision,
        "deck": list(options.box.deck),
        "hand": _counts(view.hand),
        "discarded": _counts(view.discarded),
        "played": _counts(view.played),
    }
    for number, mine in enumerate(view.mines):
        holds = box.MINES.index(mine.holds) + 1 if mine.holds else 0
        fields |= {f"mine{number}_x": mine.x, f"mine{number}_y": mine.y}
        fields |= {f"mine{number}_face_up": mine.face_up, f"mine{number}_holds": holds}
    for slot, treasure in enumerate(view.treasures):
        fields |= {f"treasure{slot}_kind": box.TREASURES.index(treasure.kind) + 1}
        fields |= {f"treasure{slot}_value": treasure.value or 0}
        fields |= {f"treasure{slot}_taken_by": counted(treasure.taken_by, view.seat, players)}
    return fields


def _player(view: Any, place: int) -> dict[str, Any]:
    players = view.options.players
    seat = (view.seat + place) % players
    dwarf = view.dwarfs[seat]
    features: dict[str, Any] = {
        "seated": 1,
        "to_act": view.turn == seat,
        "character": _character(dwarf.character),
        "clan_blue": dwarf.clan == "blue",
        "clan_yellow": dwarf.clan == "yellow",
        "x": 0 if dwarf.x is None else dwarf.x + 1,
        "y": 0 if dwarf.y is None else dwarf.y + 1,
        "hand_size": view.hand_sizes[seat],
        "discarded_count": view.discarded_counts[seat],
        "points": view.points[seat],
        "first": view.first == seat,
    }
    features |= {f"looked_mine{number}": seat in mine.looked_by for number, mine in enumerate(view.mines)}
    features |= {f"looked_treasure{slot}": seat in one.looked_by for slot, one in enumerate(view.treasures)}
    others = [view.dwarfs[(view.seat + other) % players] for other in range(players)]
    return features | {f"looked_dwarf{other}": seat in one.looked_by for other, one in enumerate(others)}


def details(event: Any, seat: Callable[[int], int]) -> list[int]:
    """The three numbers of a decision; the cell that a walk began in is checked by its absence from other fields."""
    if event.kind in ("laid", "storm"):
        return [grid.face_of(event.face), FEATURE_NAMES.index(event.feature), event.y * 16 + event.x]
    if event.kind == "bridged":
        return [TOOL_NAMES.index(event.tool), event.y * 16 + event.x, 0]
    if event.kind in ("trap_set", "troll_set", "token_gone"):
        return [(event.y * 16 + event.x) * 2 + "ES".index(event.side), 0, 0]
    if event.kind == "looked":
        which = seat(event.which) if event.seen == "dwarf" else event.which
        return [Seen[event.seen.upper()], which, 0]
    if event.kind == "discarded":
        return [event.count, 0, 0]
    if event.kind == "voted":
        return [int(event.agrees), 0, 0]
    if event.kind == "turned":
        return [event.which, grid.face_of(event.face), 0]
    if event.kind == "took":
        return [event.which, box.TREASURES.index(event.treasure), 0]
    return [0, 0, 0]
