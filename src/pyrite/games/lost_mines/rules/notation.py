"""A position of The Lost Mines as one line of text; `parsing` reads it back. docs/record.md describes it.

The line is a list of fields; a field that is as at the start of a round is left out. The stock, which is the pile with
the ten cards put aside, is never written: it is what is left of the box.
"""

from pyrite.core import grid
from pyrite.core.text_fields import read_words, write_kinds, write_seat, write_seats, write_words
from pyrite.games.lost_mines.rules import box
from pyrite.games.lost_mines.rules.events import FEATURE_NAMES
from pyrite.games.lost_mines.rules.options import Options
from pyrite.games.lost_mines.rules.position import Position
from pyrite.games.lost_mines.rules.words import Ending, Phase

FIELDS = (
    "revision",
    *("round", "phase", "starter", "turn", "ending", "last", "caller", "voted", "due", "walk", "points", "dragon"),
    *("dwarfs", "at", "mines", "treasures", "table", "tokens", "looked", "hands", "discarded", "played", "pile"),
)
OPTIONS = ("rounds", "until_alone", "first", "box", "revision")
KINDS = len(box.KINDS)
CLANS = "by"
CHARACTERS = "LOS"  # loyal, on its own (selfish), saboteur
NO_SEAT = (Phase.FIRST, Phase.MINES, Phase.TREASURES, Phase.OVER)


def write(pos: Position, options: Options) -> str:
    """The position as text; `read` gives an equal one back."""
    fields = _write_place(pos) | _write_players(pos) | _write_board(pos) | _write_cards(pos)
    return write_words("lost-mines", options, FIELDS, fields)


def usual_turn(pos: Position) -> str:
    """The seat to act that is left out of the text."""
    return "-" if pos.phase in NO_SEAT else "0"


def usual_starter(pos: Position) -> str:
    """The first seat of the round that is left out of the text."""
    return "-" if pos.phase == Phase.FIRST else "0"


def _write_place(pos: Position) -> dict[str, str]:
    walking = pos.phase in (Phase.LOSS, Phase.TURN_MINE)
    return {
        "revision": str(pos.revision),
        "round": "" if pos.round == 1 else str(pos.round),
        "phase": "" if pos.phase == Phase.TURN else Phase(pos.phase).name.lower(),
        "starter": "" if write_seat(pos.first) == usual_starter(pos) else write_seat(pos.first),
        "turn": "" if write_seat(pos.seat) == usual_turn(pos) else write_seat(pos.seat),
        "ending": "" if pos.ending == Ending.NONE else Ending(pos.ending).name.lower(),
        "last": "" if pos.last_card < 0 else str(pos.last_card),
        "caller": "" if pos.caller < 0 else str(pos.caller),
        "voted": "1" if pos.voted else "",
        "due": str(pos.to_draw) if pos.to_draw else "",
        "walk": _write_walk(pos) if walking else "",
        "points": "/".join(map(str, pos.points[: pos.players])) if any(pos.points) else "",
        "dragon": "" if pos.dragon < 0 else str(pos.dragon),
    }


def _write_walk(pos: Position) -> str:
    side = f"<{'NESW'[pos.entered - 1]}" if pos.entered else ""
    losses = f"!{pos.losses}" if pos.losses else ""
    return f"{pos.target & 15},{pos.target >> 4}{side}{losses}"


def _write_players(pos: Position) -> dict[str, str]:
    seats = range(pos.players)
    clan, character, dwarf = pos.clan, pos.character, pos.dwarf
    known = [CLANS[clan[seat]] + CHARACTERS[character[seat]] if clan[seat] >= 0 else "-" for seat in seats]
    moved = [dwarf[seat] != pos.start_cell[clan[seat]] if clan[seat] >= 0 else False for seat in seats]
    return {
        "dwarfs": ",".join(known),
        "at": "/".join(f"{dwarf[seat] & 15},{dwarf[seat] >> 4}" for seat in seats) if any(moved) else "",
        "looked": write_seats(_write_looked(pos, seat) for seat in seats),
    }


def _write_looked(pos: Position, seat: int) -> str:
    bits = {"m": pos.looked_mine[seat], "t": pos.looked_treasure[seat], "d": pos.looked_dwarf[seat]}
    return "".join(f"{letter}{which}" for letter, seen in bits.items() for which in range(9) if seen >> which & 1)


def _write_board(pos: Position) -> dict[str, str]:
    faces = {y * 16 + x: face for x, y, face in pos.grid.cards()}
    fixed = {*pos.start_cell, *pos.mine_cell}
    feature = pos.feature
    laid = [
        f"{grid.openings(face)}{'-' + FEATURE_NAMES[feature[cell]] if feature[cell] else ''}@{cell & 15},{cell >> 4}"
        for cell, face in faces.items()
        if cell not in fixed
    ]
    return {
        "mines": ",".join(_write_mine(pos, mine, faces) for mine in range(4)),
        "treasures": ",".join(_write_treasure(pos, slot) for slot in range(pos.players) if pos.slot_kind[slot] >= 0),
        "table": ";".join(laid),
        "tokens": ";".join(_write_tokens(pos)),
    }


def _write_mine(pos: Position, mine: int, faces: dict[int, int]) -> str:
    """Small letters face down; face up in capitals with its open sides, or a question mark before it is turned."""
    if pos.mine[mine] < 0:
        return "-"
    holds = box.MINES[pos.mine[mine]]
    if not pos.mine_up >> mine & 1:
        return holds
    face = faces.get(pos.mine_cell[mine])
    return f"{holds.upper()}:{'?' if face is None else grid.openings(face)}"


def _write_treasure(pos: Position, slot: int) -> str:
    taken = f">{pos.slot_taken[slot]}" if pos.slot_taken[slot] >= 0 else ""
    return f"{box.TREASURES[pos.slot_kind[slot]]}{pos.slot_value[slot]}{taken}"


def _write_tokens(pos: Position) -> list[str]:
    joints = {joint: f"troll{seat}" for seat, joint in enumerate(pos.troll[: pos.players]) if joint >= 0}
    for y, row in enumerate(pos.trap):
        for bit in range(32):
            if row >> bit & 1:
                joints[(y * 16 + bit % 16) * 2 + bit // 16] = "trap"
    return [f"{what}@{joint >> 1 & 15},{joint >> 5}{'ES'[joint & 1]}" for joint, what in sorted(joints.items())]


def _write_cards(pos: Position) -> dict[str, str]:
    hand, discarded = pos.hand, pos.discarded
    seats = [slice(seat * KINDS, (seat + 1) * KINDS) for seat in range(pos.players)]
    return {
        "hands": write_seats(write_kinds(hand[seat], box.KINDS) for seat in seats),
        "discarded": write_seats(write_kinds(discarded[seat], box.KINDS) for seat in seats),
        "played": write_kinds(pos.played, box.KINDS),
    }


def read_fields(text: str) -> tuple[Options, dict[str, str]]:
    """The options and the fields of a position's text; ValueError says which word is wrong."""
    return read_words("lost-mines", text, Options, OPTIONS, FIELDS, ("box",))
