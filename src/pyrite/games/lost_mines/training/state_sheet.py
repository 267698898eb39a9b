"""What a state shows: its public events in a book of deeds, and what the seat to act sees in a sheet.

Training and tests fill in sheets like this, bots from views (`view_sheet`).
"""

from pyrite.core import grid
from pyrite.games.lost_mines.bots.knowledge import distance
from pyrite.games.lost_mines.bots.knowledge.deed_book import DeedBook
from pyrite.games.lost_mines.bots.knowledge.turn_sheet import TurnSheet
from pyrite.games.lost_mines.rules import codes
from pyrite.games.lost_mines.rules.state import State


def begin_book(state: State, book: DeedBook) -> None:
    """Open a book for a round that is about to be dealt."""
    book.begin(state.players, state.width, state.height, state.start_cell, state.mine_cell)


def read_events(state: State, book: DeedBook) -> None:
    """Write the public events of the last step into a book."""
    for event in range(state.event_count):
        at = event * 6
        if state.log[at + 1] < 0:
            book.note(
                state.log[at],
                state.log[at + 2],
                state.log[at + 3],
                state.log[at + 4],
                state.log[at + 5],
                state.start_cell,
            )
    state.event_count = 0


def look_at(state: State, book: DeedBook, sheet: TurnSheet) -> None:
    """Write what the seat to act sees into a sheet."""
    sheet.players, sheet.seat, sheet.phase = state.players, state.seat, state.phase
    sheet.pile = state.pile_size()
    sheet.revision, sheet.caller, sheet.dragon = state.revision, state.caller, state.dragon
    sheet.target, sheet.to_draw = state.target, state.to_draw
    for kind in range(codes.KINDS):
        sheet.hand[kind] = state.hand[state.seat * codes.KINDS + kind]
    for place in range(27):
        sheet.box_treasure[place] = state.box_treasure[place]
    book.judge()
    for seat in range(state.players):
        sheet.hand_size[seat] = state.hand_size[seat]
        sheet.clan[seat] = state.clan[seat]
        sheet.character[seat] = -1
        if seat == state.seat or state.looked_dwarf[state.seat] >> seat & 1:
            sheet.character[seat] = state.character[seat]
        sheet.looked[seat] = state.looked_dwarf[seat] >> state.seat & 1
        for mine in range(4):
            sheet.knows[seat * 4 + mine] = state.looked_mine[seat] >> mine & 1
        for place in range(3):
            sheet.likely[seat * 3 + place] = book.likely[seat * 3 + place]
    for slot in range(state.players):
        sheet.slot_kind[slot] = state.slot_kind[slot]
        sheet.slot_taken[slot] = state.slot_taken[slot]
        sheet.slot_value[slot] = 0
        if state.slot_taken[slot] == state.seat or state.looked_treasure[state.seat] >> slot & 1:
            sheet.slot_value[slot] = state.slot_value[slot]
    for mine in range(4):
        sheet.mine_up[mine] = state.mine_up >> mine & 1
        sheet.mine_holds[mine] = -1
        if (state.mine_up | state.looked_mine[state.seat]) >> mine & 1:
            sheet.mine_holds[mine] = state.mine[mine]
    _look_at_board(state, sheet)


def _look_at_board(state: State, sheet: TurnSheet) -> None:
    """Cards, tokens and dwarfs (`distance.fill`)."""
    sheet.race.forest.width, sheet.race.forest.height = state.width, state.height
    for y in range(state.height):
        for x in range(state.width):
            cell = y * 16 + x
            sheet.race.forest.face[cell] = state.face_at(cell)
            if sheet.race.forest.face[cell] == grid.NOTHING:
                sheet.race.forest.face[cell] = distance.EMPTY
            sheet.race.forest.feature[cell] = state.feature[cell]
            sheet.race.forest.standing[cell] = 0
            for side in range(2):
                sheet.race.forest.token[cell * 2 + side] = distance.TRAP if state.has_trap(cell * 2 + side) else 0
    for mine in range(4):
        cell = state.mine_cell[mine]
        sheet.race.forest.mine_cell[mine] = cell
        if state.is_hidden(cell):
            sheet.race.forest.face[cell] = distance.HIDDEN
    for seat in range(state.players):
        if state.troll[seat] != codes.UNKNOWN:
            sheet.race.forest.token[state.troll[seat]] = distance.TROLL
        sheet.race.cell[seat] = state.dwarf[seat]
        sheet.race.forest.standing[state.dwarf[seat]] = sheet.race.forest.standing[state.dwarf[seat]] + 1
    for side in range(3):
        sheet.race.forest.holds[side] = 1 if sheet.hand[codes.TOOLS + side] else 0
