"""Setting up a round (L2): the board, and chance dealing dwarfs, mines, treasures and hands in small draws."""

from pyrite.games.lost_mines.rules import codes
from pyrite.games.lost_mines.rules.position import Position


def begin_round(pos: Position, first: int) -> None:
    """Sets everything up again, the dragon token returned (L7.8); `first` begins, UNKNOWN lets chance draw it."""
    pos.round += 1
    pos.ending = codes.NO_ENDING
    pos.last_card = pos.caller = pos.dragon = codes.UNKNOWN
    pos.voted = pos.to_draw = pos.losses = pos.target = pos.entered = 0
    _gather_cards(pos)
    _clear_board(pos)
    pos.emit(codes.E_ROUND_BEGAN, codes.EVERYONE, codes.UNKNOWN, pos.round, 0, 0)
    if first == codes.UNKNOWN:
        pos.first = pos.seat = codes.UNKNOWN
        pos.phase = codes.FIRST_PHASE
    else:
        deal_first(pos, first)


def _gather_cards(pos: Position) -> None:
    """All cards are in the stock again (L2.4), nobody has learned anything yet."""
    for place in range(codes.SEATS * codes.KINDS):
        pos.hand[place] = pos.discarded[place] = 0
    pos.stock_size = 0
    for kind in range(codes.KINDS):
        pos.played[kind] = 0
        pos.stock[kind] = pos.deck[kind]
        pos.stock_size += pos.deck[kind]
    for seat in range(codes.SEATS):
        pos.hand_size[seat] = 0
        pos.clan[seat] = pos.character[seat] = pos.dwarf[seat] = pos.troll[seat] = codes.UNKNOWN
        pos.looked_mine[seat] = pos.looked_treasure[seat] = pos.looked_dwarf[seat] = 0
        pos.slot_kind[seat] = pos.slot_value[seat] = pos.slot_taken[seat] = codes.UNKNOWN


def _clear_board(pos: Position) -> None:
    """The starts face up, the mines face down (L2.1)."""
    pos.grid.clear()
    for cell in range(codes.CELLS):
        pos.feature[cell] = codes.PLAIN
    for y in range(16):
        pos.trap[y] = 0
    for clan in range(2):
        pos.grid.put(pos.start_cell[clan] & 15, pos.start_cell[clan] >> 4, 15)
    pos.mine_up = 0
    for mine in range(4):
        pos.mine[mine] = codes.UNKNOWN
        pos.grid.hide(pos.mine_cell[mine] & 15, pos.mine_cell[mine] >> 4)


def deal_first(pos: Position, seat: int) -> None:
    """Names the seat that begins (L2.5, L7.8); the dwarf cards are dealt next."""
    pos.first = seat
    pos.emit(codes.E_BEGINS, codes.EVERYONE, seat, 0, 0, 0)
    pos.seat = 0
    pos.phase = codes.DWARFS_PHASE


def dwarfs_left(pos: Position, clan: int, character: int) -> int:
    """How many cards of a clan's character are still in the pool (L1.2)."""
    left = codes.LOYAL[pos.players] if character == codes.LOYALTY else 1
    for seat in range(pos.players):
        if pos.clan[seat] == clan and pos.character[seat] == character:
            left -= 1
    return left


def deal_dwarf(pos: Position, clan: int, character: int) -> None:
    """A dwarf card to the next seat: the clan is public, the character is not; the dwarf goes to its start (L2.3)."""
    seat = pos.seat
    pos.clan[seat] = clan
    pos.character[seat] = character
    pos.dwarf[seat] = pos.start_cell[clan]
    pos.emit(codes.E_CLAN_DEALT, codes.EVERYONE, seat, clan, 0, 0)
    pos.emit(codes.E_YOUR_CHARACTER, seat, seat, character, 0, 0)
    pos.seat += 1
    if pos.seat == pos.players:
        pos.seat = codes.UNKNOWN
        pos.phase = codes.MINES_PHASE


def is_mine_dealt(pos: Position, held: int) -> bool:
    """Whether a mine that holds this is on the board already."""
    return pos.mine[0] == held or pos.mine[1] == held or pos.mine[2] == held or pos.mine[3] == held


def deal_mine(pos: Position, held: int) -> None:
    """A mine face down onto the next cell, seen by nobody (L2.1)."""
    mine = 0
    while pos.mine[mine] != codes.UNKNOWN:
        mine += 1
    pos.mine[mine] = held
    if mine == 3:
        pos.emit(codes.E_MINES_HIDDEN, codes.EVERYONE, codes.UNKNOWN, 0, 0, 0)
        pos.phase = codes.TREASURES_PHASE


def treasures_left(pos: Position, kind: int, value: int) -> int:
    """How many treasures of this kind and value are not laid out yet."""
    left = pos.box_treasure[kind * 9 + value - 1]
    for slot in range(pos.players):
        if pos.slot_kind[slot] == kind and pos.slot_value[slot] == value:
            left -= 1
    return left


def deal_treasure(pos: Position, kind: int, value: int) -> None:
    """A treasure into the next slot: its kind is visible, its value is not (L2.2)."""
    slot = 0
    while pos.slot_kind[slot] != codes.UNKNOWN:
        slot += 1
    pos.slot_kind[slot] = kind
    pos.slot_value[slot] = value
    pos.emit(codes.E_TREASURE_LAID, codes.EVERYONE, codes.UNKNOWN, slot, kind, 0)
    if slot == pos.players - 1:
        pos.seat = 0
        pos.phase = codes.HANDS_PHASE


def deal_card(pos: Position, kind: int) -> None:
    """A card to the seat that is being dealt to (L2.4); after the last one the first seat's turn begins."""
    seat = pos.seat
    pos.give(seat, kind)
    pos.emit(codes.E_CARD_DEALT, codes.EVERYONE, seat, 0, 0, 0)
    pos.emit(codes.E_YOUR_CARD, seat, seat, kind, 0, 0)
    if pos.hand_size[seat] == codes.HAND[pos.players]:
        pos.seat += 1
    if pos.seat == pos.players:
        pos.seat = pos.first
        pos.phase = codes.TURN_PHASE
