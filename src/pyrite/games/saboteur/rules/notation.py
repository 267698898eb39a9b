"""A position as one line of text, and back: what FEN is to chess. docs/record.md describes it.

The line is a list of fields; what a field would say as at the start of a round is left out. The draw pile is never
written: it is what is left of the box. Reading takes ``pile=`` too; what is named nowhere is then in the discard.
"""

import re

from pyrite.core import grid
from pyrite.core.text_fields import (
    NOBODY,
    member,
    number,
    read_kinds,
    read_letters,
    read_seat,
    read_seats,
    read_words,
    write_kinds,
    write_letters,
    write_seat,
    write_seats,
    write_words,
)
from pyrite.games.saboteur.rules import cards, ledger
from pyrite.games.saboteur.rules.options import Options
from pyrite.games.saboteur.rules.position import Position
from pyrite.games.saboteur.rules.words import Claim, Ending, Entry, Goal, Phase, Role, Treasure

FIELDS = (
    *("round", "phase", "starter", "turn", "ending", "roles", "goals", "table", "last", "tunnel", "card", "broken"),
    *("looked", "hands", "passed", "discard", "pile", "bonus", "left", "claim", "claimer", "ledger", "pool"),
)
OPTIONS = ["edition", "rounds", "sabotaged_unpaid", "bonus_nuggets", "all_saboteurs", "maps", "first"]
ROLE_LETTERS = "MS"
GOAL_LETTERS = "tmb"
ENTRY_LETTERS = "spbr"
PAYMENTS = ("31", "22", "211", "1111", "3", "21", "111", "2", "11", "1", "-")  # the rows of sharing.PAYS_1 to PAYS_3
TREASURE_FACES = tuple(cards.TREASURES.values())
KIND = {name: kind for kind, name in enumerate(cards.KINDS)}
KINDS = len(cards.KINDS)


def _turned(face: str) -> str:
    half = face.translate(str.maketrans("NESWnesw", "SWNEswne"))
    return "".join(sorted(half, key="NESWnesw".index))


# Every way a tunnel card can be placed, with its kind.
FACES = {face: KIND[kind] for kind in (*cards.TUNNELS, *cards.DEAD_ENDS) for face in (kind, _turned(kind))}
FURTHEST = 48  # the goals are 8 away, and each of 40 tunnels leads one cell further at most
WIDEST = 60  # columns or rows that the grid can tell apart


def write(pos: Position, options: Options) -> str:
    """The position as text; `read` gives an equal one back."""
    fields = _write_place(pos) | _write_cards(pos) | _write_table(pos) | _write_nuggets(pos)
    return write_words("saboteur", options, FIELDS, fields)


def _write_place(pos: Position) -> dict[str, str]:
    return {
        "round": "" if pos.round == 1 else str(pos.round),
        "phase": "" if pos.phase == Phase.TURN else Phase(pos.phase).name.lower(),
        "starter": "" if write_seat(pos.first) == _usual_starter(pos) else write_seat(pos.first),
        "turn": "" if write_seat(pos.seat) == _usual_turn(pos) else write_seat(pos.seat),
        "ending": "" if pos.ending == Ending.NONE else Ending(pos.ending).name.lower(),
        "tunnel": "" if pos.last_tunnel < 0 else str(pos.last_tunnel),
        "card": "" if pos.last_card < 0 else str(pos.last_card),
    }


def _usual_starter(pos: Position) -> str:
    return "-" if pos.phase == Phase.FIRST else "0"


def _usual_turn(pos: Position) -> str:
    return "-" if pos.phase in (Phase.FIRST, Phase.GOALS, Phase.POOL, Phase.OVER) else "0"


def _write_cards(pos: Position) -> dict[str, str]:
    seats = range(pos.players)
    role, broken, looked, hand, passed = pos.role, pos.broken, pos.looked, pos.hand, pos.passed
    return {
        "roles": "".join("-" if role[seat] < 0 else ROLE_LETTERS[role[seat]] for seat in seats),
        "broken": write_seats(write_letters(broken[seat], cards.TOOLS) for seat in seats),
        "looked": write_seats(write_letters(looked[seat], GOAL_LETTERS) for seat in seats),
        "hands": write_seats(write_kinds(hand[seat * KINDS : (seat + 1) * KINDS], cards.KINDS) for seat in seats),
        "passed": write_seats(write_kinds(passed[seat * KINDS : (seat + 1) * KINDS], cards.KINDS) for seat in seats),
        "discard": write_kinds(pos.discard, cards.KINDS),
    }


def _write_table(pos: Position) -> dict[str, str]:
    fixed = {cards.START_CELL, *cards.GOAL_CELLS}
    if pos.bonus:
        fixed.add((pos.bonus_x, pos.bonus_y))
    laid = [f"{grid.openings(face)}@{x},{y}" for x, y, face in pos.grid.cards() if (x, y) not in fixed]
    return {
        "goals": ",".join(_goal(pos, goal) for goal in Goal),
        "table": ";".join(laid),
        "last": f"{pos.laid_x},{pos.laid_y}" if pos.last_tunnel >= 0 else "",
        "bonus": f"{pos.bonus}@{pos.bonus_x},{pos.bonus_y}" if pos.bonus else "",
        "left": "".join(str(value) for value in cards.BONUSES if pos.bonus_left >> (value - 1) & 1),
        "claim": "" if pos.claim == Claim.NONE else Claim(pos.claim).name.lower(),
        "claimer": "" if pos.claimer < 0 else str(pos.claimer),
    }


def _goal(pos: Position, goal: Goal) -> str:
    """Small letters face down, capitals face up: a stone that is turned shows its openings as they are placed."""
    treasure = pos.goal[goal]
    if treasure < 0:
        return "-"
    if not pos.face_up >> goal & 1:
        return "gold" if treasure == Treasure.GOLD else TREASURE_FACES[treasure].lower()
    if treasure == Treasure.GOLD:
        return "GOLD"
    return grid.openings({(x, y): face for x, y, face in pos.grid.cards()}[cards.GOAL_CELLS[goal]])


def _write_nuggets(pos: Position) -> dict[str, str]:
    entries = map(_write_line, pos.ledger[: pos.entries])
    return {
        "ledger": ",".join(entries),
        "pool": "".join(str(value + 1) * count for value, count in enumerate(pos.pool)),
    }


def _write_line(line: int) -> str:
    """A line of the ledger: round, why, seat, and the values; a payment also says what it should have been worth."""
    what, seat, entry, worth, number = line & 15, line >> 4 & 15, line >> 8 & 3, line >> 10 & 7, line >> 13
    got = f"{PAYMENTS[what]}/{worth}" if entry == Entry.PAID else str(what)
    return f"{number}{ENTRY_LETTERS[entry]}{seat}{got}"


def read_fields(text: str) -> tuple[Options, dict[str, str]]:
    """The options and the fields of a position's text; ValueError says which word is wrong."""
    return read_words("saboteur", text, Options, OPTIONS, FIELDS, ("edition",))


def read(pos: Position, options: Options, fields: dict[str, str]) -> None:
    """Sets a position that is at the start of a round of these options to what the fields say."""
    _read_place(pos, fields)
    _read_roles(pos, fields.get("roles"))
    _read_goals(pos, fields.get("goals", "ne,gold,nw"))
    _read_bonus(pos, options, fields)
    _read_table(pos, fields)
    pos.broken = _read_bits(pos, "broken", fields.get("broken", ""), cards.TOOLS)
    pos.looked = _read_bits(pos, "looked", fields.get("looked", ""), GOAL_LETTERS)
    _read_cards(pos, fields)
    _check_reach(pos)
    _read_nuggets(pos, fields)
    pos.grid.flood_start()


def _read_place(pos: Position, fields: dict[str, str]) -> None:
    pos.round = number("round", fields.get("round", "1"))
    if not 1 <= pos.round <= pos.rounds:
        raise ValueError(f"round={pos.round} is not one of {pos.rounds}")
    pos.phase = member(Phase, "phase", fields.get("phase", "turn"))
    pos.first = read_seat("starter", fields.get("starter", _usual_starter(pos)), pos.players)
    pos.seat = read_seat("turn", fields.get("turn", _usual_turn(pos)), pos.players)
    pos.ending = member(Ending, "ending", fields.get("ending", "none"))
    pos.last_tunnel = read_seat("tunnel", fields.get("tunnel", "-"), pos.players)
    pos.last_card = read_seat("card", fields.get("card", "-"), pos.players)


def _read_roles(pos: Position, value: str | None) -> None:
    saboteurs = cards.SABOTEURS[pos.players]
    miners = cards.MINERS[pos.players] - pos.all_saboteurs
    if value is None:
        value = "M" * (pos.players - saboteurs) + "S" * saboteurs
    if len(value) != pos.players or not set(value) <= set("MS-"):
        raise ValueError(f"roles={value} should have one letter M, S or - for each of {pos.players} players")
    if value.count("S") > saboteurs or value.count("M") > miners:
        raise ValueError(f"roles={value}: the pool has {saboteurs} saboteurs and {miners} miners (S1.2)")
    role = pos.role
    for seat, letter in enumerate(value):
        role[seat] = int(Role(ROLE_LETTERS.index(letter))) if letter != "-" else NOBODY
    pos.role = role


def _read_goals(pos: Position, value: str) -> None:
    names = value.split(",")
    if len(names) != len(Goal):
        raise ValueError(f"goals={value} should name three goals, from top to bottom")
    goals = [_read_goal(pos, goal, name) for goal, name in zip(Goal, names, strict=True)]
    dealt = [goal for goal in goals if goal >= 0]
    if len(set(dealt)) != len(dealt):
        raise ValueError(f"goals={value}: there must be one gold, one stone NE and one stone NW (S1.3)")
    pos.goal = goals


def _read_goal(pos: Position, goal: Goal, name: str) -> int:
    if name == "-":
        return NOBODY
    if name in ("gold", "ne", "nw"):
        return ("gold", "ne", "nw").index(name)
    faces = {"GOLD": ("NESW", 0), "NE": ("NE", 1), "SW": ("SW", 1), "NW": ("NW", 2), "ES": ("ES", 2)}
    if name not in faces:
        raise ValueError(f"goals: {name!r} should be gold, ne, nw, or face up GOLD, NE, SW, NW, ES")
    face, treasure = faces[name]
    pos.face_up |= 1 << goal
    pos.grid.lay(*cards.GOAL_CELLS[goal], grid.face_of(face))
    return treasure


def _cell(name: str, text: str) -> tuple[int, int]:
    match = re.fullmatch(r"(-?\d{1,2}),(-?\d{1,2})", text, re.ASCII)
    if not match:
        raise ValueError(f"{name}: {text!r} should be a cell such as 3,-1")
    x, y = int(match[1]), int(match[2])
    if max(abs(x), abs(y)) > FURTHEST:
        raise ValueError(f"{name}: no card can be at {x},{y}: the deck is too small to reach it")
    return x, y


def _read_bonus(pos: Position, options: Options, fields: dict[str, str]) -> None:
    if not options.bonus_nuggets:
        if named := [name for name in ("bonus", "left", "claim", "claimer") if name in fields]:
            raise ValueError(f"{named[0]} needs the option bonus_nuggets")
        return
    left = fields.get("left", "")
    if not re.fullmatch(r"1?2?3?", left):
        raise ValueError(f"left={left} should be some of 123, in that order")
    pos.bonus_left = sum(1 << (int(value) - 1) for value in left)
    if "bonus" in fields:
        value, at, cell = fields["bonus"].partition("@")
        if value not in ("1", "2", "3") or not at or value in left:
            raise ValueError(f"bonus={fields['bonus']} should look like 2@4,1 and not be among left={left}")
        pos.bonus = int(value)
        pos.bonus_x, pos.bonus_y = _cell("bonus", cell)
        if (pos.bonus_x, pos.bonus_y) not in cards.BONUS_PLACES:
            raise ValueError(f"bonus={fields['bonus']}: it cannot be placed there (S9.1)")
        pos.grid.lay(pos.bonus_x, pos.bonus_y, grid.face_of(cards.BONUS_FACE))
    pos.claim = member(Claim, "claim", fields.get("claim", "none"))
    pos.claimer = read_seat("claimer", fields.get("claimer", "-"), pos.players)
    if (pos.claim == Claim.NONE) != (pos.claimer == NOBODY) or (pos.claim != Claim.NONE and not pos.bonus):
        raise ValueError("claim and claimer must be given together, with a bonus on the table")
    if pos.bonus and pos.claim == Claim.NONE:
        pos.grid.lay_loose(pos.bonus_x, pos.bonus_y)


def _read_table(pos: Position, fields: dict[str, str]) -> None:
    taken = {cards.START_CELL, *cards.GOAL_CELLS} | {(x, y) for x, y, _ in pos.grid.cards()}
    for word in filter(None, fields.get("table", "").split(";")):
        openings, _, cell = word.partition("@")
        x, y = _cell("table", cell)
        if openings not in FACES:
            raise ValueError(
                f"table: {openings!r} is not a tunnel: name open sides in the order NESW, dead ends in lowercase"
            )
        if (x, y) in taken:
            raise ValueError(f"table: there are two cards at {x},{y}")
        taken.add((x, y))
        pos.grid.lay(x, y, grid.face_of(openings))
    if "last" in fields:
        pos.laid_x, pos.laid_y = _cell("last", fields["last"])


def _read_bits(pos: Position, name: str, value: str, letters: str) -> list[int]:
    bits = [read_letters(name, text, letters) for text in read_seats(name, value, pos.players)]
    return bits + [0] * (10 - pos.players)


def _read_cards(pos: Position, fields: dict[str, str]) -> None:
    """Deals the cards named, and leaves the rest in the pile, or with ``pile=`` in the discard."""
    hands, passed = (
        [read_kinds(name, text, cards.KINDS) for text in read_seats(name, fields.get(name, ""), pos.players)]
        for name in ("hands", "passed")
    )
    discard = read_kinds("discard", fields.get("discard", ""), cards.KINDS)
    box = [pos.maps if kind == cards.MAP else cards.DECK[kind] for kind in cards.KINDS]
    used = [sum(column) for column in zip(*hands, *passed, discard, _on_table(pos), strict=True)]
    rest = [count - taken for count, taken in zip(box, used, strict=True)]
    if "pile" in fields:
        pile = read_kinds("pile", "" if fields["pile"] == "-" else fields["pile"], cards.KINDS)
        rest = [count - taken for count, taken in zip(rest, pile, strict=True)]
    if min(rest) < 0:
        raise ValueError(f"there are too many of {cards.KINDS[rest.index(min(rest))]} (S2)")
    if "pile" in fields:
        discard, rest = [count + more for count, more in zip(discard, rest, strict=True)], pile
    empty = [0] * KINDS * (10 - pos.players)
    pos.hand = [count for hand in hands for count in hand] + empty
    pos.passed = [count for cards_passed in passed for count in cards_passed] + empty
    pos.hand_size = [sum(hand) for hand in hands] + [0] * (10 - pos.players)
    if max(pos.hand_size) > cards.HAND[pos.players]:
        raise ValueError(f"hands: with {pos.players} players nobody holds more than {cards.HAND[pos.players]} (S1.4)")
    pos.discard, pos.pile, pos.pile_size = discard, rest, sum(rest)


def _on_table(pos: Position) -> list[int]:
    """The cards of the deck that are on the table or before the players, by kind."""
    counts = [0] * KINDS
    fixed = {cards.START_CELL, *cards.GOAL_CELLS} | ({(pos.bonus_x, pos.bonus_y)} if pos.bonus else set())
    for x, y, face in pos.grid.cards():
        if (x, y) not in fixed:
            counts[kind_of(grid.openings(face))] += 1
    for bits in pos.broken:
        for tool, letter in enumerate(cards.TOOLS):
            counts[KIND["break" + letter]] += bits >> tool & 1
    return counts


def _check_reach(pos: Position) -> None:
    """Nothing is so far out that the tunnels left to lay could lead beyond what the deck can reach."""
    tunnels = len(cards.TUNNELS) + len(cards.DEAD_ENDS)
    left = sum(pos.pile[:tunnels]) + sum(sum(pos.hand[kind::KINDS]) for kind in range(tunnels))
    columns = [x for x, _, _ in pos.grid.cards()] + [8]
    rows = [y for _, y, _ in pos.grid.cards()] + [-2, 2]
    furthest = max(map(abs, columns + rows))
    if (
        furthest + left > FURTHEST
        or max(columns) - min(columns) + left > WIDEST
        or max(rows) - min(rows) + left > WIDEST
    ):
        raise ValueError("table: with so many tunnels still to place, no card can be that far out (S4.1)")


def kind_of(face: str) -> int:
    """The kind of card that can have this face."""
    return FACES[face]


def _read_nuggets(pos: Position, fields: dict[str, str]) -> None:
    """The ledger says what everyone holds; the rest, less the pool, is the supply."""
    lines, nuggets, shown = [0] * 64, [0] * 30, [0] * 3
    supply = [cards.NUGGETS[value] for value in (1, 2, 3)]
    words = fields["ledger"].split(",") if "ledger" in fields else []
    if len(words) > ledger.MOST_LINES:
        raise ValueError(f"ledger: there can be at most {ledger.MOST_LINES} entries")
    lies_open = pos.claim in (Claim.AT_ONCE, Claim.NEXT_TURN, Claim.PLAYS_ON) and pos.ending == Ending.NONE
    for place, word in enumerate(words):
        number, entry, seat, got, worth = _read_line(pos, word)
        what = PAYMENTS.index(got) if entry == Entry.PAID else int(got)
        lines[place] = number << 13 | worth << 10 | entry << 8 | seat << 4 | what
        for value in map(int, got.replace("-", "")):
            if entry == Entry.RETURNED:
                continue
            supply[value - 1] -= 1
            if entry == Entry.BONUS and lies_open and number == pos.round:
                shown[value - 1] += 1
            else:
                nuggets[seat * 3 + value - 1] += 1
    pool = fields.get("pool", "")
    if not re.fullmatch(r"1*2*3*", pool):
        raise ValueError(f"pool={pool} should be the values of nugget cards in order, such as 112")
    pos.pool = [pool.count(value) for value in "123"]
    supply = [count - drawn for count, drawn in zip(supply, pos.pool, strict=True)]
    if min(supply) < 0:
        raise ValueError(f"there are too many nugget cards of value {supply.index(min(supply)) + 1} (S1.5)")
    pos.supply, pos.nuggets, pos.shown, pos.ledger, pos.entries = supply, nuggets, shown, lines, len(words)


def _read_line(pos: Position, word: str) -> tuple[int, int, int, str, int]:
    """Round, why, seat, values and worth of a line; a payment that does not say its worth had it in full."""
    match = re.fullmatch(r"(\d{1,2})([spbr])(\d)([123]{1,4}|-)(?:/([234]))?", word, re.ASCII)
    if not match or int(match[3]) >= pos.players or not 1 <= int(match[1]) <= pos.round:
        raise ValueError(f"ledger: {word!r} should be round, one of spbr, seat and value, such as 1s03")
    entry, got = ENTRY_LETTERS.index(match[2]), match[4]
    worth = int(match[5] or max(2, sum(map(int, got.replace("-", ""))))) if entry == Entry.PAID else 0
    if entry == Entry.PAID:
        if got not in PAYMENTS or sum(map(int, got.replace("-", ""))) > worth or worth > 4:
            raise ValueError(f"ledger: {word!r}: no saboteur is paid like this (S7.4)")
    elif len(got) != 1 or got == "-" or match[5]:
        raise ValueError(f"ledger: {word!r} should name one nugget card, such as 1s03")
    return int(match[1]), entry, int(match[3]), got, worth
