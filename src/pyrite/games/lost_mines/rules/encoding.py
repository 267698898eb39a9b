"""What a seat may know, as numbers on a sheet (L8); `LAYOUT` names every one of them.

Seats are counted clockwise from the viewer, who is the first. A seat that is named is 0 for nobody, else 1 more than
its place in that order. The numbers follow the view field by field: nothing is here that the view does not say.
"""

from pyrite.core import counts, seats
from pyrite.core.layout import Field, Layout
from pyrite.core.sheet import Sheet
from pyrite.games.lost_mines.rules import box, codes, knowledge, numbers
from pyrite.games.lost_mines.rules.events import CHARACTER_NAMES, CLAN_NAMES, ENDING_NAMES, EVENT_NAMES
from pyrite.games.lost_mines.rules.position import Position
from pyrite.games.lost_mines.rules.words import Feature, Phase

(CARD, NORTH, EAST, SOUTH, WEST, FACE_DOWN) = range(6)
START = 6  # by clan
FEATURE = 8  # by what a path shows, from rocks on
MINE = 16  # by what a mine holds
TRAP = 20  # on the eastern side, on the southern side
TROLL = 22
OWN_DWARF = 24
DWARF = 25  # by clan
PLANES = 27

# Where the numbers begin.
GAME = PLANES * 13
OWN = GAME + 20
MINES = OWN + 1 + 4 * codes.KINDS
TREASURES = MINES + 4 * 4
PLAYERS = TREASURES + 3 * codes.SEATS
FEATURES = 33
SIZE = PLAYERS + codes.SEATS * FEATURES

LAYOUT = Layout(
    version=1,
    planes=(
        *("card", "north", "east", "south", "west", "face_down", "start_blue", "start_yellow"),
        *(feature.name.lower() for feature in Feature if feature),
        *(f"mine_{holds}" for holds in box.MINES),
        *("trap_east", "trap_south", "troll_east", "troll_south", "own_dwarf", "dwarf_blue", "dwarf_yellow"),
    ),
    fields=(
        *(Field("players"), Field("round"), Field("rounds"), Field("phase", names=tuple(Phase.__members__))),
        *(Field("turn"), Field("pile"), Field("to_draw"), Field("caller"), Field("has_voted"), Field("dragon")),
        *(Field("last_card"), Field("ending", names=ENDING_NAMES), Field("until_alone")),
        *(Field("width"), Field("height"), Field("walk_x"), Field("walk_y"), Field("walk_side"), Field("walk_losses")),
        *(Field("revision"), Field("character", names=("", *CHARACTER_NAMES))),
        *(Field(name, codes.KINDS) for name in ("hand", "discarded", "played", "deck")),
        *(Field(f"mine{mine}_{what}") for mine in range(4) for what in ("x", "y", "face_up", "holds")),
        *(Field(f"treasure{slot}_{what}") for slot in range(codes.SEATS) for what in ("kind", "value", "taken_by")),
    ),
    seats=codes.SEATS,
    player_fields=(
        *("seated", "to_act", *(f"clan_{clan}" for clan in CLAN_NAMES), "character", "x", "y"),
        *("hand_size", "discarded_count", "points", "first", *(f"looked_mine{mine}" for mine in range(4))),
        *(f"looked_treasure{slot}" for slot in range(codes.SEATS)),
        *(f"looked_dwarf{place}" for place in range(codes.SEATS)),
    ),
    history_kinds=EVENT_NAMES,
    actions=numbers.ACTIONS,
    lays=numbers.TOOL,
    overflow=numbers.OVERFLOW,
    left=0,
    top=0,
)


def encode(pos: Position, viewer: int, sheet: Sheet) -> None:
    """Fill in what a seat may know; SIZE numbers, fewer than a sheet has room for."""
    sheet.clear(SIZE)
    _put_planes(pos, viewer, sheet)
    _put_tokens(pos, sheet)
    _put_game(pos, viewer, sheet)
    _put_own(pos, viewer, sheet)
    _put_mines(pos, viewer, sheet)
    _put_treasures(pos, viewer, sheet)
    for place in range(pos.players):
        _put_player(pos, viewer, sheet, place)


def _put_planes(pos: Position, viewer: int, sheet: Sheet) -> None:
    """The board (L8.1)."""
    for y in range(min(pos.height, 13)):
        sheet.put_row(CARD, y, pos.grid.card[y], 0)
        sheet.put_row(NORTH, y, pos.grid.north[y], 0)
        sheet.put_row(EAST, y, pos.grid.east[y], 0)
        sheet.put_row(SOUTH, y, pos.grid.south[y], 0)
        sheet.put_row(WEST, y, pos.grid.west[y], 0)
        for x in range(pos.width):
            if pos.feature[y * 16 + x] and pos.grid.card[y] >> x & 1:
                sheet.mark(FEATURE + pos.feature[y * 16 + x] - 1, x, y)
    for clan in range(2):
        sheet.mark(START + clan, pos.start_cell[clan] & 15, pos.start_cell[clan] >> 4)
    for seat in range(pos.players):
        if pos.clan[seat] >= 0:
            sheet.mark(DWARF + pos.clan[seat], pos.dwarf[seat] & 15, pos.dwarf[seat] >> 4)
            if seat == viewer:
                sheet.mark(OWN_DWARF, pos.dwarf[seat] & 15, pos.dwarf[seat] >> 4)


def _put_tokens(pos: Position, sheet: Sheet) -> None:
    """Traps and trolls on the joints (L8.1)."""
    for y in range(min(pos.height, 13)):
        sheet.value[TRAP * 13 + y] = pos.trap[y] & 0xFFFF
        sheet.value[(TRAP + 1) * 13 + y] = pos.trap[y] >> 16
    for seat in range(pos.players):
        joint = pos.troll[seat]
        if joint >= 0:
            sheet.mark(TROLL + (joint & 1), joint >> 1 & 15, joint >> 5)


def _put_game(pos: Position, viewer: int, sheet: Sheet) -> None:
    """What concerns everyone."""
    sheet.value[GAME] = pos.players
    sheet.value[GAME + 1] = pos.round
    sheet.value[GAME + 2] = pos.rounds
    sheet.value[GAME + 3] = pos.phase
    sheet.value[GAME + 4] = seats.from_viewer(pos.acting(), viewer, pos.players)
    sheet.value[GAME + 5] = pos.pile_size()
    sheet.value[GAME + 6] = pos.to_draw
    sheet.value[GAME + 7] = seats.from_viewer(pos.caller, viewer, pos.players)
    sheet.value[GAME + 8] = pos.voted != 0
    sheet.value[GAME + 9] = seats.from_viewer(pos.dragon, viewer, pos.players)
    sheet.value[GAME + 10] = seats.from_viewer(pos.last_card, viewer, pos.players)
    sheet.value[GAME + 11] = pos.ending
    sheet.value[GAME + 12] = pos.until_alone
    sheet.value[GAME + 13] = pos.width
    sheet.value[GAME + 14] = pos.height
    if pos.phase == codes.LOSS_PHASE or pos.phase == codes.TURN_MINE_PHASE:
        sheet.value[GAME + 15] = (pos.target & 15) + 1
        sheet.value[GAME + 16] = (pos.target >> 4) + 1
        sheet.value[GAME + 17] = pos.entered
        sheet.value[GAME + 18] = pos.losses
    sheet.value[GAME + 19] = pos.revision


def _put_own(pos: Position, viewer: int, sheet: Sheet) -> None:
    """What the viewer alone knows (L8.2), with the cards played and the deck, for counting cards."""
    hand = viewer * codes.KINDS
    sheet.value[OWN] = pos.character[viewer] + 1
    for kind in range(codes.KINDS):
        sheet.value[OWN + 1 + kind] = pos.hand[hand + kind]
        sheet.value[OWN + 52 + kind] = pos.discarded[hand + kind]
        sheet.value[OWN + 103 + kind] = pos.played[kind]
        sheet.value[OWN + 154 + kind] = pos.deck[kind]


def _put_mines(pos: Position, viewer: int, sheet: Sheet) -> None:
    """The mines, and what they hold where the viewer knows it (L8.1, L8.2)."""
    for mine in range(4):
        at = MINES + mine * 4
        sheet.value[at] = pos.mine_cell[mine] & 15
        sheet.value[at + 1] = pos.mine_cell[mine] >> 4
        sheet.value[at + 2] = pos.mine_up >> mine & 1
        if not pos.mine_up >> mine & 1:
            sheet.mark(FACE_DOWN, pos.mine_cell[mine] & 15, pos.mine_cell[mine] >> 4)
        if (pos.mine_up | pos.looked_mine[viewer]) >> mine & 1:
            sheet.value[at + 3] = pos.mine[mine] + 1
            sheet.mark(MINE + pos.mine[mine], pos.mine_cell[mine] & 15, pos.mine_cell[mine] >> 4)


def _put_treasures(pos: Position, viewer: int, sheet: Sheet) -> None:
    """The treasures laid out; a value where the viewer took it or looked, or where it is shown (L7.3, L8.2)."""
    for slot in range(pos.players):
        if pos.slot_kind[slot] < 0:
            return
        at = TREASURES + slot * 3
        taker = pos.slot_taken[slot]
        sheet.value[at] = pos.slot_kind[slot] + 1
        if taker == viewer or pos.looked_treasure[viewer] >> slot & 1 or (knowledge.is_shown(pos) and taker >= 0):
            sheet.value[at + 1] = pos.slot_value[slot]
        sheet.value[at + 2] = seats.from_viewer(taker, viewer, pos.players)


def _put_player(pos: Position, viewer: int, sheet: Sheet, place: int) -> None:
    """What everyone sees of a player (L8.1); the character where the viewer knows it (L7.3, L8.2)."""
    seat = (viewer + place) % pos.players
    at = PLAYERS + place * FEATURES
    sheet.value[at] = 1
    sheet.value[at + 1] = pos.acting() == seat
    if pos.clan[seat] >= 0:
        sheet.value[at + 2 + pos.clan[seat]] = 1
        if seat == viewer or knowledge.is_shown(pos) or pos.looked_dwarf[viewer] >> seat & 1:
            sheet.value[at + 4] = pos.character[seat] + 1
        sheet.value[at + 5] = (pos.dwarf[seat] & 15) + 1
        sheet.value[at + 6] = (pos.dwarf[seat] >> 4) + 1
    sheet.value[at + 7] = pos.hand_size[seat]
    sheet.value[at + 8] = counts.total(pos.discarded, seat * codes.KINDS, codes.KINDS)
    sheet.value[at + 9] = pos.points[seat]
    sheet.value[at + 10] = pos.first == seat
    for mine in range(4):
        sheet.value[at + 11 + mine] = pos.looked_mine[seat] >> mine & 1
    for other in range(pos.players):
        sheet.value[at + 15 + other] = pos.looked_treasure[seat] >> other & 1
        sheet.value[at + 24 + other] = pos.looked_dwarf[seat] >> ((viewer + other) % pos.players) & 1


def seat_in_event(kind: int, a: int) -> int:
    """Which number of a public event is a seat, from 1: whose dwarf card was looked at."""
    return 2 if kind == codes.E_LOOKED and a == codes.DWARF_SEEN else 0


assert LAYOUT.places["hand"] == OWN + 1
assert LAYOUT.places["mine0_x"] == MINES
assert LAYOUT.places["treasure0_kind"] == TREASURES
assert LAYOUT.size == SIZE
