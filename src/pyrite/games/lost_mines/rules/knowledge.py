"""What each may know (L8): builds a view for its viewer, field by field, from what that viewer may know."""

import functools

from pyrite.core import counts, grid, seats
from pyrite.games.lost_mines.rules import box, codes
from pyrite.games.lost_mines.rules.box import Box
from pyrite.games.lost_mines.rules.events import CHARACTER_NAMES, CLAN_NAMES, FEATURE_NAMES
from pyrite.games.lost_mines.rules.options import Options
from pyrite.games.lost_mines.rules.position import Position
from pyrite.games.lost_mines.rules.view import Card, DwarfSeen, MineSeen, Token, TreasureSeen, WalkSeen

OPENINGS = tuple(grid.openings(face) for face in range(32))
TREASURE_PLACES = 27  # three kinds, each with values from 1 to 9


def options_of(pos: Position) -> Options:
    """What is played, which everyone knows."""
    return _options(pos.players, pos.rounds, pos.until_alone, pos.given_first, pos.revision, _box_numbers(pos))


def _box_numbers(pos: Position) -> tuple[int, ...]:
    """A box as numbers: size, cells of starts and mines, shapes of the mines, cards of each kind, treasures."""
    numbers = [pos.width, pos.height]
    numbers += [pos.start_cell[clan] for clan in range(2)]
    numbers += [pos.mine_cell[mine] for mine in range(4)]
    numbers += [pos.mine_face[mine] for mine in range(4)]
    numbers += [pos.deck[kind] for kind in range(codes.KINDS)]
    numbers += [pos.box_treasure[place] for place in range(TREASURE_PLACES)]
    return tuple(numbers)


@functools.lru_cache(maxsize=256)  # every view asks, and hardly any game is played with options of its own
def _options(
    players: int, rounds: int, until_alone: int, given_first: int, revision: int, box_numbers: tuple[int, ...]
) -> Options:
    return Options(
        players=players,
        rounds=rounds,
        until_alone=bool(until_alone),
        first=seats.known_seat(given_first),
        box=_box(box_numbers),
        revision=revision,
    )


@functools.lru_cache(maxsize=256)
def _box(numbers: tuple[int, ...]) -> Box:
    width, height, *rest = numbers
    cells, faces, rest = rest[:6], rest[6:10], rest[10:]
    deck, counts_of_treasures = rest[: codes.KINDS], rest[codes.KINDS :]
    rows = [
        [value + 1 for value in range(9) for _ in range(counts_of_treasures[kind * 9 + value])] for kind in range(3)
    ]
    return Box(
        width=width,
        height=height,
        starts=tuple([(cell & 15, cell >> 4) for cell in cells[:2]]),
        mines=tuple([(cell & 15, cell >> 4) for cell in cells[2:]]),
        deck=tuple(deck),
        treasures=tuple([tuple(values) for values in rows]),
        mine_shapes=tuple([OPENINGS[face] for face in faces]),
    )


def draws_for(pos: Position) -> int | None:
    """The seat for which chance draws: the deal goes round, and everyone sees whose turn it is."""
    drawing = (codes.DWARFS_PHASE, codes.HANDS_PHASE, codes.DRAW_PHASE, codes.LOSS_PHASE)
    return pos.seat if pos.phase in drawing else None


def _seats(bits: list[int], which: int) -> tuple[int, ...]:
    return tuple([seat for seat in range(codes.SEATS) if bits[seat] >> which & 1])


def is_shown(pos: Position) -> bool:
    """When the round has ended all dwarf cards and treasures taken are turned up (L7.3)."""
    return pos.ending != codes.NO_ENDING


def dwarfs(pos: Position, viewer: int) -> tuple[DwarfSeen, ...]:
    """The dwarfs: clans and places for all, a character for its player and those who looked (L8.1, L8.2)."""
    looked = [pos.looked_dwarf[seat] for seat in range(codes.SEATS)]
    seen: list[DwarfSeen] = []
    for seat in range(pos.players):
        if pos.clan[seat] < 0:
            seen.append(DwarfSeen(None, None, None, None, ()))
            continue
        knows = seat == viewer or is_shown(pos) or (viewer >= 0 and looked[viewer] >> seat & 1)
        character = CHARACTER_NAMES[pos.character[seat]] if knows else None
        cell = pos.dwarf[seat]
        seen.append(DwarfSeen(CLAN_NAMES[pos.clan[seat]], character, cell & 15, cell >> 4, _seats(looked, seat)))
    return tuple(seen)


def role(pos: Position, viewer: int) -> str | None:
    """The viewer's own character (L8.2)."""
    return CHARACTER_NAMES[pos.character[viewer]] if viewer >= 0 and pos.character[viewer] >= 0 else None


def hand(pos: Position, viewer: int) -> tuple[str, ...]:
    """The viewer's own cards (L8.2)."""
    return counts.names_of(pos.hand, viewer * codes.KINDS, box.KINDS) if viewer >= 0 else ()


def discarded(pos: Position, viewer: int) -> tuple[str, ...]:
    """The cards the viewer has discarded or lost to traps (L8.2)."""
    return counts.names_of(pos.discarded, viewer * codes.KINDS, box.KINDS) if viewer >= 0 else ()


def discarded_counts(pos: Position) -> tuple[int, ...]:
    """How many cards each seat has discarded or lost to traps (L8.1)."""
    return tuple([counts.total(pos.discarded, seat * codes.KINDS, codes.KINDS) for seat in range(pos.players)])


def played(pos: Position) -> tuple[str, ...]:
    """The cards that were shown and are in the discard (L5.7, L8.1)."""
    return counts.names_of(pos.played, 0, box.KINDS)


def hand_sizes(pos: Position) -> tuple[int, ...]:
    """How many cards each seat holds (L8.1)."""
    return tuple([pos.hand_size[seat] for seat in range(pos.players)])


def pile(pos: Position) -> int:
    """How many cards can still be drawn (L8.1)."""
    return pos.pile_size()


def board(pos: Position) -> tuple[Card, ...]:
    """Every card that is face up, row by row (L8.1)."""
    return tuple([_card(pos, x, y, face) for x, y, face in pos.grid.cards()])


def _card(pos: Position, x: int, y: int, face: int) -> Card:
    cell = y * 16 + x
    mine = pos.mine_on(cell)
    if mine >= 0:
        return Card(x, y, OPENINGS[face], "mine", box.MINES[pos.mine[mine]])
    if pos.is_start(cell):
        return Card(x, y, OPENINGS[face], "start", CLAN_NAMES[0 if cell == pos.start_cell[0] else 1])
    return Card(x, y, OPENINGS[face], "path", FEATURE_NAMES[pos.feature[cell]])


def mines(pos: Position, viewer: int) -> tuple[MineSeen, ...]:
    """The mines: what is open is known to all, what was looked at to those who looked (L8.1 to L8.3)."""
    looked = [pos.looked_mine[seat] for seat in range(codes.SEATS)]
    seen: list[MineSeen] = []
    for mine in range(4):
        face_up = pos.mine_up >> mine & 1 != 0
        knows = face_up or (viewer >= 0 and looked[viewer] >> mine & 1)
        holds = box.MINES[pos.mine[mine]] if knows else None
        cell = pos.mine_cell[mine]
        seen.append(MineSeen(cell & 15, cell >> 4, face_up, holds, _seats(looked, mine)))
    return tuple(seen)


def treasures(pos: Position, viewer: int) -> tuple[TreasureSeen, ...]:
    """The treasures laid out: kinds are public, a value is known to players who took it or looked (L8.1, L8.2)."""
    looked = [pos.looked_treasure[seat] for seat in range(codes.SEATS)]
    seen: list[TreasureSeen] = []
    for slot in range(pos.players):
        if pos.slot_kind[slot] < 0:
            break
        taker = pos.slot_taken[slot]
        knows = viewer >= 0 and (taker == viewer or looked[viewer] >> slot & 1)
        shown = is_shown(pos) and taker >= 0
        value = pos.slot_value[slot] if knows or shown else None
        kind = box.TREASURES[pos.slot_kind[slot]]
        seen.append(TreasureSeen(kind, value, seats.known_seat(taker), _seats(looked, slot)))
    return tuple(seen)


def tokens(pos: Position) -> tuple[Token, ...]:
    """Traps and trolls, row by row (L8.1)."""
    seen: list[Token] = []
    for y in range(pos.height):
        for x in range(pos.width):
            for side in range(2):
                joint = (y * 16 + x) * 2 + side
                owner = pos.troll_on(joint)
                if pos.has_trap(joint):
                    seen.append(Token(x, y, "ES"[side], "trap", None))
                elif owner >= 0:
                    seen.append(Token(x, y, "ES"[side], "troll", owner))
    return tuple(seen)


def walk(pos: Position) -> WalkSeen | None:
    """The walk that is under way, while cards are lost or a mine is turned."""
    if pos.phase != codes.LOSS_PHASE and pos.phase != codes.TURN_MINE_PHASE:
        return None
    side = "NESW"[pos.entered - 1] if pos.entered else None
    return WalkSeen(pos.target & 15, pos.target >> 4, side, pos.losses)


def points(pos: Position) -> tuple[int, ...]:
    """Everyone's points, which are public (L7.7, L8.1)."""
    return tuple([pos.points[seat] for seat in range(pos.players)])


def winners(pos: Position) -> tuple[int, ...] | None:
    """The seats with the most points, once the game is over; equals share the win (L7.8)."""
    if pos.phase != codes.OVER_PHASE:
        return None
    counted = points(pos)
    return tuple([seat for seat, count in enumerate(counted) if count == max(counted)])
