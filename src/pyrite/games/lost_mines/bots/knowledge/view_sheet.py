"""A view written into a sheet of numbers, for the foreman."""

from pyrite.core.require import require
from pyrite.games.lost_mines.bots.knowledge import distance, evidence
from pyrite.games.lost_mines.bots.knowledge.deeds import deeds_of
from pyrite.games.lost_mines.bots.knowledge.distance import cell_of
from pyrite.games.lost_mines.bots.knowledge.roles import CHARACTERS, CLANS
from pyrite.games.lost_mines.bots.knowledge.turn_sheet import TurnSheet
from pyrite.games.lost_mines.rules import box
from pyrite.games.lost_mines.rules.view import View
from pyrite.games.lost_mines.rules.words import Phase

CELLS = box.MOST_CELLS**2


def fill(sheet: TurnSheet, view: View) -> None:
    """Write what a seat that has to decide knows into an empty sheet."""
    players = view.options.players
    seat = require(view.seat)
    sheet.players, sheet.seat, sheet.phase = players, seat, Phase[view.phase.upper()].value
    sheet.pile, sheet.to_draw, sheet.revision = view.pile, view.to_draw, view.options.rule_revision
    sheet.caller = -1 if view.caller is None else view.caller
    sheet.dragon = -1 if view.dragon is None else view.dragon
    sheet.target = 0 if view.walk is None else _checked(cell_of((view.walk.x, view.walk.y)))
    sheet.hand = [view.hand.count(kind) for kind in box.KINDS]
    _fill_seats(sheet, view)
    _fill_treasures(sheet, view)
    distance.fill(sheet.race.forest, view)


def _fill_seats(sheet: TurnSheet, view: View) -> None:
    rest = [0] * (9 - len(view.dwarfs))
    seat = require(view.seat)
    sheet.hand_size = [*view.hand_sizes, *rest]
    sheet.clan = [*(CLANS.index(require(dwarf.clan)) for dwarf in view.dwarfs), *rest]
    known = [-1 if dwarf.character is None else CHARACTERS.index(dwarf.character) for dwarf in view.dwarfs]
    sheet.character = [*known, *rest]
    sheet.looked = [*(int(other in view.dwarfs[seat].looked_by) for other in range(9))]
    likely = evidence.likelihoods(evidence.counted(), deeds_of(view), len(view.dwarfs))
    sheet.likely = [*(chance for row in likely for chance in row), *([1.0] * 3 * len(rest))]
    sheet.race.cell = [*(_checked(cell_of(dwarf.cell)) for dwarf in view.dwarfs), *rest]


def _fill_treasures(sheet: TurnSheet, view: View) -> None:
    rest = [0] * (9 - len(view.treasures))
    sheet.slot_kind = [*(box.TREASURES.index(one.kind) for one in view.treasures), *rest]
    sheet.slot_value = [*(one.value or 0 for one in view.treasures), *rest]
    sheet.slot_taken = [*(-1 if one.taken_by is None else one.taken_by for one in view.treasures), *rest]
    sheet.box_treasure = [row.count(value) for row in view.options.box.treasures for value in range(1, 10)]
    sheet.mine_up = [int(mine.face_up) for mine in view.mines]
    sheet.mine_holds = [-1 if mine.holds is None else box.MINES.index(mine.holds) for mine in view.mines]
    sheet.knows = [int(seat in mine.looked_by) for seat in range(9) for mine in view.mines]


def _checked(cell: int) -> int:
    """The cell, if it is one; IndexError otherwise."""
    if not 0 <= cell < CELLS:
        raise IndexError(f"{cell} is not a cell")
    return cell
