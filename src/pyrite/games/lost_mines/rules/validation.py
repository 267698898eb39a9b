"""Whether a position that was read from text can be played on: what each phase presupposes."""

from pyrite.games.lost_mines.rules import box
from pyrite.games.lost_mines.rules.position import Position
from pyrite.games.lost_mines.rules.words import Ending, Phase

HAND = {3: 5, 4: 5, 5: 5, 6: 5, 7: 4, 8: 4, 9: 4}
ASIDE = 10
DEAL = (Phase.FIRST, Phase.DWARFS, Phase.MINES, Phase.TREASURES, Phase.HANDS)
NO_SEAT = (Phase.FIRST, Phase.MINES, Phase.TREASURES, Phase.OVER)


def check(pos: Position) -> None:
    """Raises ValueError that names the field which does not go with the others."""
    phase = Phase(pos.phase)
    name = phase.name.lower()
    _expect((pos.first < 0) == (phase == Phase.FIRST), f"starter: not possible with phase={name}")
    _expect((pos.seat < 0) == (phase in NO_SEAT), f"turn: not possible with phase={name}")
    _expect((pos.ending == Ending.NONE) == (phase != Phase.OVER), f"ending: not possible with phase={name}")
    scored = pos.round if phase == Phase.OVER else pos.round - 1
    most = scored * pos.players * box.MOST_VALUE
    _expect(max(pos.points) <= most, f"points: nobody can have more than {most} after {scored} rounds (L7.3)")
    _check_deal(pos, phase)
    _check_cards(pos, phase)
    _check_dwarfs(pos, phase)
    _check_phase(pos, phase)


def _expect(holds: bool, otherwise: str) -> None:
    if not holds:
        raise ValueError(otherwise)


def _check_deal(pos: Position, phase: Phase) -> None:
    players = pos.players
    dealt = {Phase.FIRST: 0, Phase.DWARFS: pos.seat}.get(phase, players)
    clans = [clan >= 0 for clan in pos.clan[:players]]
    _expect(clans == [seat < dealt for seat in range(players)], f"dwarfs: {dealt} must be dealt in this phase")
    mines = [mine >= 0 for mine in pos.mine]
    if phase in (Phase.FIRST, Phase.DWARFS):
        _expect(not any(mines), "mines: there are none in this phase")
    elif phase == Phase.MINES:
        _expect(
            mines == sorted(mines, reverse=True) and not all(mines), "mines: they must be dealt one after the other"
        )
    else:
        _expect(all(mines), "mines: all must be dealt in this phase")
    laid = sum(kind >= 0 for kind in pos.slot_kind)
    if phase in (Phase.FIRST, Phase.DWARFS, Phase.MINES):
        _expect(laid == 0, "treasures: there are none in this phase")
    else:
        _expect(
            laid == players or (phase == Phase.TREASURES and laid < players), f"treasures: {players} must be laid out"
        )
        _expect((laid == players) == (phase != Phase.TREASURES), "treasures: not possible in this phase")
    if phase in DEAL:
        fresh = not pos.mine_up and max(pos.slot_taken) < 0 and not any(pos.trap) and max(pos.troll) < 0
        _expect(fresh and len(pos.grid.cards()) == 2, "table: nothing can have been played in this phase")
        looked = any(pos.looked_mine) or any(pos.looked_treasure) or any(pos.looked_dwarf)
        _expect(not looked, "looked: nobody can have looked at anything in this phase")


def _check_cards(pos: Position, phase: Phase) -> None:
    players, full = pos.players, HAND[pos.players]
    sizes = pos.hand_size[:players]
    pile = pos.stock_size - ASIDE
    _expect(pile >= 0, "pile: ten cards must be put aside (L2.4)")
    _expect(max(sizes) <= full, f"hands: with {players} players nobody holds more than {full} (L2.4)")
    if phase in DEAL:
        _expect(not any(pos.discarded) and not any(pos.played), "played: nothing can have been played in this phase")
    if phase == Phase.HANDS:
        before, after = sizes[: pos.seat], sizes[pos.seat + 1 :]
        goes_round = all(size == full for size in before) and not any(after) and sizes[pos.seat] < full
        _expect(goes_round, "hands: they must be dealt one after the other from seat 0")
    elif phase in DEAL:
        _expect(not any(sizes), "hands: there are none in this phase")
    if phase == Phase.TURN:
        _expect(sizes[pos.seat] > 0, f"hands: it is the turn of seat {pos.seat}, which has no cards")


def _check_dwarfs(pos: Position, phase: Phase) -> None:
    """Every dwarf is on a face-up card; on rocks and bridged obstacles one at a time (L4.4, L4.5)."""
    faces = {y * 16 + x for x, y, _ in pos.grid.cards()}
    arriving = {pos.target} if phase == Phase.TURN_MINE else set()
    standing = [cell for cell in pos.dwarf[: pos.players] if cell >= 0]
    for cell in standing:
        _expect(cell in faces | arriving, f"at: there is no face-up card at {cell & 15},{cell >> 4}")
        feature = pos.feature[cell]
        _expect(not 3 <= feature <= 5, f"at: no dwarf can be on the obstacle at {cell & 15},{cell >> 4} (L4.4)")
        alone = feature not in (1, 6, 7, 8) or standing.count(cell) == 1
        _expect(alone, f"at: only one dwarf at a time can be at {cell & 15},{cell >> 4} (L4.5)")


def _check_phase(pos: Position, phase: Phase) -> None:
    left = [pos.slot_kind[slot] for slot in range(pos.players) if pos.slot_taken[slot] < 0]
    if phase not in DEAL and phase != Phase.OVER:
        _expect(bool(left), "treasures: when the last one is taken, the round is over (L7.1)")
    if phase == Phase.VOTE:
        called = pos.caller >= 0 and pos.voted == 1 and pos.caller != pos.seat
        _expect(called and pos.hand_size[pos.caller] > 0, "caller: another player with cards must have called the vote")
    else:
        _expect(pos.caller < 0 or pos.voted == 1, "caller: no vote can have been called")
    turned = [mine for mine in range(4) if pos.mine_up >> mine & 1]
    unturned = [mine for mine in turned if not any((y * 16 + x) == pos.mine_cell[mine] for x, y, _ in pos.grid.cards())]
    _expect(bool(unturned) == (phase == Phase.TURN_MINE), "mines: one can be turned only in phase=turn_mine")
    if phase in (Phase.WALK, Phase.LOSS, Phase.TURN_MINE, Phase.TAKE, Phase.DRAW):
        _expect(pos.to_draw > 0, "due: a card must have been played or discarded before this phase")
        fits = pos.hand_size[pos.seat] + pos.to_draw <= HAND[pos.players]
        _expect(fits, "due: played and discarded cards must have left the hand")
    if phase == Phase.WALK and pos.revision > 1:
        some_left = pos.stock_size > ASIDE or any(pos.hand_size)
        _expect(some_left, "phase: there is no walk after the last card of all (L7.1)")
    if phase == Phase.LOSS:
        _expect(
            0 < pos.losses <= pos.hand_size[pos.seat],
            "walk: it must say how many cards to lose, and the hand must have them",
        )
        cards = {y * 16 + x for x, y, _ in pos.grid.cards()}
        hidden = {cell for mine, cell in enumerate(pos.mine_cell) if not pos.mine_up >> mine & 1}
        _expect(pos.target in cards | hidden, "walk: there is no card there")
        _expect(
            (pos.target in hidden) == (pos.entered > 0),
            "walk: name the side by which the dwarf enters a face-down mine",
        )
    if phase == Phase.TURN_MINE:
        ready = unturned == [m for m in range(4) if pos.mine_cell[m] == pos.target] and pos.entered > 0
        _expect(ready and pos.losses == 0 and pos.dwarf[pos.seat] == pos.target, "walk: it must lead onto the mine")
    if phase == Phase.TAKE:
        mine = next((m for m in range(4) if pos.mine_cell[m] == pos.dwarf[pos.seat] and m in turned), None)
        several = mine is not None and left.count(pos.mine[mine]) > 1
        _expect(several, "treasures: there is nothing to choose from")
    if phase == Phase.DRAW:
        _expect(pos.stock_size > ASIDE, "pile: there is no card to draw")
