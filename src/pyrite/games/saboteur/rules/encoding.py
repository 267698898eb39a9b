"""What a seat may know, as numbers on a sheet (S11); `LAYOUT` names every one of them.

Seats are counted clockwise from the viewer, who is the first. A seat that is named is 0 for nobody, else 1 more than
its place in that order. The numbers follow the view field by field: nothing is here that the view does not say.
"""

from pyrite.core import counts, seats
from pyrite.core.layout import Field, Layout
from pyrite.core.sheet import Sheet
from pyrite.games.saboteur.rules import cards, codes, knowledge, numbers, setup
from pyrite.games.saboteur.rules.events import ENDING_NAMES, EVENT_NAMES, ROLE_NAMES
from pyrite.games.saboteur.rules.position import Position
from pyrite.games.saboteur.rules.words import Claim, Phase

(CARD, NORTH, EAST, SOUTH, WEST, JOINED, REACHED, FACE_DOWN, GOLD, STONE, BONUS, LAST_LAID) = range(12)
PLANES = 12
OUTSIDE = 0x0FFFFFFFFFFFE000  # the columns of the torus that are not in the window

# Where the numbers begin.
GAME = PLANES * 13
OWN = GAME + 22
PLAYERS = OWN + 4 * codes.KINDS + 7
FEATURES = 16
SIZE = PLAYERS + codes.SEATS * FEATURES

LAYOUT = Layout(
    version=1,
    planes=(
        *("card", "north", "east", "south", "west", "joined", "reached"),
        *("face_down", "gold", "stone", "bonus", "last_laid"),
    ),
    fields=(
        *(Field("players"), Field("round"), Field("rounds"), Field("phase", names=tuple(Phase.__members__))),
        *(Field("turn"), Field("pile"), Field("supply"), Field("pool_size")),
        *(Field("outside"), Field("ending", names=ENDING_NAMES), Field("leftover", names=("", *ROLE_NAMES))),
        *(Field("bonus"), Field("claim", names=tuple(Claim.__members__)), Field("shown", 3), Field("bonuses_left", 3)),
        *(Field("revised"), Field("sabotaged_unpaid"), Field("all_saboteurs")),
        *(Field("role", names=("", *ROLE_NAMES)), Field("hand", codes.KINDS), Field("passed", codes.KINDS)),
        *(Field("discard", codes.KINDS), Field("deck", codes.KINDS), Field("nuggets", 3), Field("pool", 3)),
    ),
    seats=codes.SEATS,
    player_fields=(
        *("seated", "to_act", "role", "broken_pickaxe", "broken_lantern", "broken_cart", "hand_size", "passed_count"),
        *(
            "nugget_count",
            "looked_top",
            "looked_middle",
            "looked_bottom",
            "first",
            "last_tunnel",
            "last_card",
            "claimer",
        ),
    ),
    history_kinds=EVENT_NAMES,
    actions=numbers.ACTIONS,
    lays=numbers.ROCKFALL,
    overflow=numbers.OVERFLOW,
    left=numbers.LEFT,
    top=numbers.TOP,
)


def encode(pos: Position, viewer: int, sheet: Sheet) -> None:
    """Fill in what a seat may know; SIZE numbers, fewer than a sheet has room for."""
    sheet.clear(SIZE)
    _put_planes(pos, viewer, sheet)
    _put_game(pos, viewer, sheet)
    _put_own(pos, viewer, sheet)
    for place in range(pos.players):
        _put_player(pos, viewer, sheet, place)


def _put_planes(pos: Position, viewer: int, sheet: Sheet) -> None:
    """The table as far as the window goes (S11.1), and the goals the viewer knows (S11.2)."""
    for row in range(13):
        y = (numbers.TOP + row) & 63
        if not pos.grid.card[y] and not pos.grid.hidden[y]:
            continue
        sheet.put_row(CARD, row, pos.grid.card[y], 60)
        sheet.put_row(NORTH, row, pos.grid.north[y], 60)
        sheet.put_row(EAST, row, pos.grid.east[y], 60)
        sheet.put_row(SOUTH, row, pos.grid.south[y], 60)
        sheet.put_row(WEST, row, pos.grid.west[y], 60)
        sheet.put_row(JOINED, row, pos.grid.joined[y], 60)
        sheet.put_row(REACHED, row, pos.grid.reach[y], 60)
        sheet.put_row(FACE_DOWN, row, pos.grid.hidden[y], 60)
    for goal in range(3):
        if (pos.face_up | pos.looked[viewer]) >> goal & 1:
            plane = GOLD if pos.goal[goal] == codes.GOLD else STONE
            sheet.mark(plane, codes.GOAL_X - numbers.LEFT, codes.GOAL_Y[goal] - numbers.TOP)
    if pos.bonus:
        sheet.mark(BONUS, pos.bonus_x - numbers.LEFT, pos.bonus_y - numbers.TOP)
    if pos.last_tunnel >= 0:
        sheet.mark(LAST_LAID, pos.laid_x - numbers.LEFT, pos.laid_y - numbers.TOP)


def _put_game(pos: Position, viewer: int, sheet: Sheet) -> None:
    """What concerns everyone."""
    sheet.value[GAME] = pos.players
    sheet.value[GAME + 1] = pos.round
    sheet.value[GAME + 2] = pos.rounds
    sheet.value[GAME + 3] = pos.phase
    sheet.value[GAME + 4] = seats.from_viewer(pos.acting(), viewer, pos.players)
    sheet.value[GAME + 5] = pos.pile_size
    sheet.value[GAME + 6] = pos.supply_size()
    sheet.value[GAME + 7] = pos.pool_size()
    sheet.value[GAME + 8] = _outside(pos)
    sheet.value[GAME + 9] = pos.ending
    if knowledge.are_roles_shown(pos) and not pos.all_saboteurs:
        sheet.value[GAME + 10] = 1 + (codes.SABOTEUR if setup.roles_left(pos, codes.SABOTEUR) else codes.MINER)
    if pos.bonus:
        sheet.value[GAME + 11] = pos.bonus
        sheet.value[GAME + 12] = pos.claim
        for value in range(3):
            sheet.value[GAME + 13 + value] = pos.shown[value]
    for value in range(3):
        sheet.value[GAME + 16 + value] = pos.bonus_left >> value & 1
    sheet.value[GAME + 19] = pos.revised
    sheet.value[GAME + 20] = pos.sabotaged_unpaid
    sheet.value[GAME + 21] = pos.all_saboteurs


def _outside(pos: Position) -> int:
    """How many cards are outside the window."""
    count = 0
    for y in range(pos.grid.top, pos.grid.bottom + 1):
        cards_there = pos.grid.card[y & 63]
        if numbers.TOP <= y < numbers.TOP + 13:
            cards_there &= OUTSIDE
        while cards_there:
            cards_there &= cards_there - 1
            count += 1
    return count


def _put_own(pos: Position, viewer: int, sheet: Sheet) -> None:
    """What the viewer alone knows (S11.2), with the face-up discard and the deck, for counting cards."""
    hand = viewer * codes.KINDS
    sheet.value[OWN] = pos.role[viewer] + 1
    for kind in range(codes.KINDS):
        sheet.value[OWN + 1 + kind] = pos.hand[hand + kind]
        sheet.value[OWN + 28 + kind] = pos.passed[hand + kind]
        sheet.value[OWN + 55 + kind] = pos.discard[kind]
        sheet.value[OWN + 82 + kind] = codes.COUNT[kind]
    sheet.value[OWN + 82 + codes.MAPS] = pos.maps  # S10.2
    for value in range(3):
        sheet.value[OWN + 109 + value] = pos.nuggets[viewer * 3 + value]
        if pos.phase == codes.PICK_PHASE and pos.seat == viewer:  # S7.2
            sheet.value[OWN + 112 + value] = pos.pool[value]


def _put_player(pos: Position, viewer: int, sheet: Sheet, place: int) -> None:
    """What everyone sees of a player (S11.1); the role where the viewer knows it (S7.1, S11.2)."""
    seat = (viewer + place) % pos.players
    at = PLAYERS + place * FEATURES
    sheet.value[at] = 1
    sheet.value[at + 1] = pos.acting() == seat
    if seat == viewer or knowledge.are_roles_shown(pos):
        sheet.value[at + 2] = pos.role[seat] + 1
    for bit in range(3):
        sheet.value[at + 3 + bit] = pos.broken[seat] >> bit & 1
        sheet.value[at + 9 + bit] = pos.looked[seat] >> bit & 1
    sheet.value[at + 6] = pos.hand_size[seat]
    sheet.value[at + 7] = counts.total(pos.passed, seat * codes.KINDS, codes.KINDS)
    sheet.value[at + 8] = pos.nuggets[seat * 3] + pos.nuggets[seat * 3 + 1] + pos.nuggets[seat * 3 + 2]
    sheet.value[at + 12] = pos.first == seat
    sheet.value[at + 13] = pos.last_tunnel == seat
    sheet.value[at + 14] = pos.last_card == seat
    sheet.value[at + 15] = pos.bonus > 0 and pos.claimer == seat


def seat_in_event(kind: int) -> int:
    """Which number of a public event is a seat, from 1: at whom a tool was broken or mended."""
    return 1 if kind == codes.E_BROKE or kind == codes.E_MENDED else 0


assert LAYOUT.places["hand"] == OWN + 1
assert LAYOUT.size == SIZE
assert len(cards.KINDS) == codes.KINDS
