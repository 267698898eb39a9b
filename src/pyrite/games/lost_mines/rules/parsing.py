"""Reads a position of The Lost Mines from the fields that `notation` writes.

It takes ``pile=``, too: then ten of the cards that are named nowhere are put aside, and the others count as played.
"""

import re

from pyrite.core import grid
from pyrite.core.text_fields import member, number, read_kinds, read_seat, read_seats
from pyrite.games.lost_mines.rules import box, notation
from pyrite.games.lost_mines.rules.events import FEATURE_NAMES
from pyrite.games.lost_mines.rules.position import Position
from pyrite.games.lost_mines.rules.words import Ending, Phase

BRIDGED = 3  # a bridged obstacle is its feature plus three


def read(pos: Position, fields: dict[str, str]) -> None:
    """Sets a position that is at the start of a round to what the fields say."""
    _read_place(pos, fields)
    _read_dwarfs(pos, fields)
    _read_mines(pos, fields.get("mines", "silver,gold,gems,dragon"))
    _read_treasures(pos, fields.get("treasures"))
    _read_table(pos, fields.get("table", ""))
    _read_tokens(pos, fields.get("tokens", ""))
    _read_looked(pos, fields.get("looked", ""))
    _read_cards(pos, fields)


def _read_place(pos: Position, fields: dict[str, str]) -> None:
    players = pos.players
    pos.round = number("round", fields.get("round", "1"))
    if not 1 <= pos.round <= (99 if pos.until_alone else pos.rounds):
        raise ValueError(f"round={pos.round} is not one of {pos.rounds}")
    pos.phase = member(Phase, "phase", fields.get("phase", "turn"))
    pos.first = read_seat("starter", fields.get("starter", notation.usual_starter(pos)), players)
    pos.seat = read_seat("turn", fields.get("turn", notation.usual_turn(pos)), players)
    pos.ending = member(Ending, "ending", fields.get("ending", "none"))
    pos.last_card = read_seat("last", fields.get("last", "-"), players)
    pos.caller = read_seat("caller", fields.get("caller", "-"), players)
    pos.dragon = read_seat("dragon", fields.get("dragon", "-"), players)
    pos.voted = number("voted", fields.get("voted", "0"))
    pos.to_draw = number("due", fields.get("due", "0"))
    if pos.voted > 1 or pos.to_draw > 2:
        raise ValueError("voted must be 0 or 1, and due 0, 1 or 2")
    points = fields["points"].split("/") if "points" in fields else ["0"] * players
    if len(points) != players:
        raise ValueError(f"points names {len(points)} seats, but there are {players} players")
    pos.points = [number("points", text) for text in points] + [0] * (9 - players)
    if "walk" in fields:
        _read_walk(pos, fields["walk"])


def _read_walk(pos: Position, text: str) -> None:
    match = re.fullmatch(r"(\d+,\d+)(?:<([NESW]))?(?:!([1-5]))?", text, re.ASCII)
    if not match:
        raise ValueError(f"walk={text} should name the target, such as 9,2<W!1")
    pos.target = _read_cell(pos, "walk", match[1])
    pos.entered = "NESW".index(match[2]) + 1 if match[2] else 0
    pos.losses = int(match[3] or 0)


def _read_cell(pos: Position, name: str, text: str) -> int:
    match = re.fullmatch(r"(\d{1,2}),(\d{1,2})", text, re.ASCII)
    if not match or int(match[1]) >= pos.width or int(match[2]) >= pos.height:
        raise ValueError(f"{name}: {text!r} should be a cell of the board, such as 3,1")
    return int(match[2]) * 16 + int(match[1])


def _usual_dwarfs(pos: Position) -> str:
    """Blue and yellow in turn, loyal first."""
    loyal = (pos.players + 1) // 2 - 1
    blue = ["bL"] * min(loyal, {3: 1, 4: 1, 5: 2, 6: 2}.get(pos.players, 3)) + ["bO", "bS"]
    yellow = [dwarf.replace("b", "y") for dwarf in blue]
    return ",".join((blue[seat // 2] if seat % 2 == 0 else yellow[seat // 2]) for seat in range(pos.players))


def _read_dwarfs(pos: Position, fields: dict[str, str]) -> None:
    names = fields.get("dwarfs", _usual_dwarfs(pos)).split(",")
    if len(names) != pos.players or not all(re.fullmatch("-|[by][LOS]", name) for name in names):
        raise ValueError("dwarfs: each must be -, or b or y with one of L, O (on its own) and S, such as bL,yS,bO")
    loyal = {3: 1, 4: 1, 5: 2, 6: 2}.get(pos.players, 3)
    for name in {*names} - {"-"}:
        if names.count(name) > (loyal if name[1] == "L" else 1):
            raise ValueError(f"dwarfs: there are too many {name} (L1.2)")
    rest = [-1] * (9 - pos.players)
    pos.clan = [-1 if name == "-" else notation.CLANS.index(name[0]) for name in names] + rest
    pos.character = [-1 if name == "-" else notation.CHARACTERS.index(name[1]) for name in names] + rest
    cells = [-1 if clan < 0 else pos.start_cell[clan] for clan in pos.clan]
    if "at" in fields:
        texts = read_seats("at", fields["at"], pos.players)
        cells = [_read_cell(pos, "at", text) for text in texts] + rest
    pos.dwarf = cells


def _read_mines(pos: Position, value: str) -> None:
    names = value.split(",")
    if len(names) != 4:
        raise ValueError(f"mines={value} should name four mines")
    mines, pos.mine_up = [-1] * 4, 0
    for mine, name in enumerate(names):
        holds, _, sides = name.partition(":")
        if name == "-":
            continue
        if (
            holds.lower() not in box.MINES
            or holds not in (holds.lower(), holds.upper())
            or holds.islower() == bool(sides)
        ):
            raise ValueError(f"mines: {name!r} should be one of {', '.join(box.MINES)}, or open such as GOLD:NES")
        mines[mine] = box.MINES.index(holds.lower())
        if sides:
            pos.mine_up |= 1 << mine
        if sides and sides != "?":
            _open_mine(pos, mine, mines[mine], sides)
    dealt = [holds for holds in mines if holds >= 0]
    if len(set(dealt)) != len(dealt):
        raise ValueError(f"mines={value}: there must be one of each (L1.7)")
    pos.mine = mines


def _open_mine(pos: Position, mine: int, holds: int, sides: str) -> None:
    shape = grid.openings(pos.mine_face[holds])
    turned = _turned(shape)
    if sides not in (shape, turned):
        raise ValueError(f"mines: this mine can be turned to {shape} or {turned}, not to {sides}")
    pos.grid.lay(pos.mine_cell[mine] & 15, pos.mine_cell[mine] >> 4, grid.face_of(sides))


def _usual_treasures(pos: Position) -> str:
    values = [
        f"{kind}{value}" for kind, values in zip(box.TREASURES, _box_values(pos), strict=True) for value in values
    ]
    return ",".join(values[: pos.players])


def _box_values(pos: Position) -> list[list[int]]:
    counts = pos.box_treasure
    return [[value + 1 for value in range(9) for _ in range(counts[kind * 9 + value])] for kind in range(3)]


def _read_treasures(pos: Position, value: str | None) -> None:
    undealt = pos.phase in (Phase.FIRST, Phase.DWARFS, Phase.MINES, Phase.TREASURES)
    if value is None:
        value = "" if undealt else _usual_treasures(pos)
    kinds, values, taken = [-1] * 9, [-1] * 9, [-1] * 9
    left = {(kind, v): count for kind, row in enumerate(_box_values(pos)) for v in row for count in [row.count(v)]}
    words = value.split(",") if value else []
    if len(words) > pos.players:
        raise ValueError(f"treasures: {pos.players} must be laid out (L2.2)")
    for slot, word in enumerate(words):
        match = re.fullmatch(r"([a-z]+)([1-9])(?:>(\d))?", word, re.ASCII)
        if not match or match[1] not in box.TREASURES:
            raise ValueError(f"treasures: {word!r} should be kind and value, such as gold3, or taken gold3>2")
        kinds[slot], values[slot] = box.TREASURES.index(match[1]), int(match[2])
        taken[slot] = read_seat("treasures", match[3] or "-", pos.players)
        left[kinds[slot], values[slot]] = left.get((kinds[slot], values[slot]), 0) - 1
    if left and min(left.values()) < 0:
        raise ValueError(f"treasures={value}: these are not in the box (L1.6)")
    pos.slot_kind, pos.slot_value, pos.slot_taken = kinds, values, taken


def _read_table(pos: Position, value: str) -> None:
    taken = {*pos.start_cell, *pos.mine_cell}
    feature = [0] * 256
    for word in filter(None, value.split(";")):
        match = re.fullmatch(r"([NESW]+)(?:-([a-z+]+))?@(\d+,\d+)", word, re.ASCII)
        if not match or match[1] not in FACES or (match[2] is not None and match[2] not in FEATURE_NAMES):
            raise ValueError(f"table: {word!r} is not a path: use a form such as NSW-tree@3,4 or EW-lake+boat@4,2")
        cell = _read_cell(pos, "table", match[3])
        if cell in taken:
            raise ValueError(f"table: there are two cards at {match[3]}")
        taken.add(cell)
        pos.grid.lay(cell & 15, cell >> 4, grid.face_of(match[1]))
        feature[cell] = FEATURE_NAMES.index(match[2] or "")
    pos.feature = feature


def _turned(face: str) -> str:
    return "".join(sorted(face.translate(str.maketrans("NESW", "SWNE")), key="NESW".index))


FACES = {face: shape for shape, name in enumerate(box.SHAPES) for face in (name, _turned(name))}


def _read_tokens(pos: Position, value: str) -> None:
    trap, troll, joints = [0] * 16, [-1] * 9, set()
    for word in filter(None, value.split(";")):
        match = re.fullmatch(r"(trap|troll(\d))@(\d+,\d+)([ES])", word, re.ASCII)
        if not match:
            raise ValueError(f"tokens: {word!r} should look like trap@4,2E or troll3@4,2S")
        cell = _read_cell(pos, "tokens", match[3])
        joint = cell * 2 + "ES".index(match[4])
        other = cell + (1 if match[4] == "E" else 16)
        if (
            joint in joints
            or (other & 15) >= pos.width
            or other >> 4 >= pos.height
            or (cell & 15 == 15 and match[4] == "E")
        ):
            raise ValueError(f"tokens: {word!r} is not between two cells, or another token is there (L5.3, L5.5)")
        joints.add(joint)
        if match[2] is None:
            trap[cell >> 4] |= 1 << ((cell & 15) + (joint & 1) * 16)
        else:
            seat = read_seat("tokens", match[2], pos.players)
            if troll[seat] >= 0:
                raise ValueError(f"tokens: seat {seat} can have only one troll at a time (L5.4)")
            troll[seat] = joint
    pos.trap, pos.troll = trap, troll


def _read_looked(pos: Position, value: str) -> None:
    looked = {letter: [0] * 9 for letter in "mtd"}
    for seat, text in enumerate(read_seats("looked", value, pos.players)):
        if not re.fullmatch(r"(m[0-3])*(t[0-8])*(d[0-8])*", text, re.ASCII):
            raise ValueError(f"looked: {text!r} should look like m0m3t2d4: mines, treasures, dwarfs")
        for letter, which in zip(text[::2], text[1::2], strict=True):
            if letter != "m" and int(which) >= pos.players:
                raise ValueError(f"looked: there is no {letter}{which}")
            looked[letter][seat] |= 1 << int(which)
    pos.looked_mine, pos.looked_treasure, pos.looked_dwarf = looked["m"], looked["t"], looked["d"]


def _read_cards(pos: Position, fields: dict[str, str]) -> None:
    """Deals the cards named, and leaves the rest in the stock, or with ``pile=`` among the cards played."""
    hands, discarded = (
        [read_kinds(name, text, box.KINDS) for text in read_seats(name, fields.get(name, ""), pos.players)]
        for name in ("hands", "discarded")
    )
    played = read_kinds("played", fields.get("played", ""), box.KINDS)
    used = [sum(column) for column in zip(*hands, *discarded, played, _on_board(pos), strict=True)]
    stock = [count - taken for count, taken in zip(pos.deck, used, strict=True)]
    if "pile" in fields:
        pile = read_kinds("pile", "" if fields["pile"] == "-" else fields["pile"], box.KINDS)
        rest = [count - taken for count, taken in zip(stock, pile, strict=True)]
        aside = _set_aside(rest)
        played = [count + more - kept for count, more, kept in zip(played, rest, aside, strict=True)]
        stock = [count + kept for count, kept in zip(pile, aside, strict=True)]
        if min(rest) < 0:
            stock = rest
    if min(stock) < 0:
        raise ValueError(f"there are too many of {box.KINDS[stock.index(min(stock))]} (L1.4, L1.5)")
    empty = [0] * notation.KINDS * (9 - pos.players)
    pos.hand = [count for hand in hands for count in hand] + empty
    pos.discarded = [count for row in discarded for count in row] + empty
    pos.hand_size = [sum(hand) for hand in hands] + [0] * (9 - pos.players)
    pos.played, pos.stock, pos.stock_size = played, stock, sum(stock)


def _set_aside(rest: list[int]) -> list[int]:
    """Ten cards out of those that are named nowhere, the first ones by kind (L2.4)."""
    aside, wanted = [0] * notation.KINDS, 10
    for kind, count in enumerate(rest):
        aside[kind] = max(0, min(count, wanted))
        wanted -= aside[kind]
    return aside


def _on_board(pos: Position) -> list[int]:
    """The cards of the deck that are on the board, or before a player with a troll."""
    counts = [0] * notation.KINDS
    fixed = {*pos.start_cell, *pos.mine_cell}
    feature = pos.feature
    for x, y, face in pos.grid.cards():
        cell = y * 16 + x
        if cell not in fixed:
            shown = feature[cell] - BRIDGED if feature[cell] > 5 else feature[cell]
            counts[FACES[grid.openings(face)] * 6 + shown] += 1
    counts[box.KINDS.index("troll")] = sum(joint >= 0 for joint in pos.troll)
    return counts
