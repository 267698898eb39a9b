"""Full positions that a view could be of, drawn at random, for search that does not cheat.

What the viewer has not seen are cards (in other hands, discarded or lost by others, in the pile, put aside),
characters, mines, and values of treasures. A sample lays those out at random: every way to lay out the unseen physical
cards that agrees with all the viewer has seen comes with the same chance.

A `Sampler` is made from the fields of a view and nothing else, once; then it samples without the interpreter's help.
"""

from collections import Counter
from collections.abc import Sequence

from pyrite.core import counts, grid, seats
from pyrite.core.dice import Dice
from pyrite.core.require import require
from pyrite.games.lost_mines.rules import box, codes
from pyrite.games.lost_mines.rules.events import CHARACTER_NAMES, CLAN_NAMES, FEATURE_NAMES
from pyrite.games.lost_mines.rules.parsing import BRIDGED, FACES
from pyrite.games.lost_mines.rules.position import Position
from pyrite.games.lost_mines.rules.state import State
from pyrite.games.lost_mines.rules.view import View
from pyrite.games.lost_mines.rules.words import Ending, Phase


class Sampler:
    """What a view leaves open, ready to be filled in."""

    def __init__(self, view: View) -> None:
        """Reads the view; it holds all that its viewer may know."""
        self.known = known_position(view)
        self.viewer = codes.UNKNOWN if view.seat is None else view.seat
        self.unseen = [0] * 51
        self.unseen_size = 0
        self.hidden_discards = [0] * 9
        self.character_bag = [0] * 6  # clan * 3 + character
        self.hidden_character = [0] * 9
        self.mine_bag = [0] * 4
        self.hidden_mine = [0] * 4
        self.value_bag = [0] * 27  # kind * 9 + value - 1
        self.hidden_value = [0] * 9
        _read_cards(self, view)
        _read_characters(self, view)
        _read_mines(self, view)
        _read_treasures(self, view)
        _check(self, view)

    def sample(self, seed: int) -> State:
        """A full position that the viewer could not tell from the true one."""
        state = State()
        fill(self, state, Dice(seed))
        return state


def fill(sampler: Sampler, pos: Position, dice: Dice) -> None:
    """Lays out everything that the view leaves open."""
    pos.copy_from(sampler.known)
    _fill_cards(sampler, pos, dice)
    _fill_characters(sampler, pos, dice)
    _fill_mines(sampler, pos, dice)
    _fill_values(sampler, pos, dice)


def _fill_cards(sampler: Sampler, pos: Position, dice: Dice) -> None:
    """Unseen cards into the other hands and under the others' discards; what is left is the stock."""
    cards = [0] * 63  # as many as a box has (L1.4, L1.5)
    left = counts.spread(sampler.unseen, codes.KINDS, cards)
    for seat in range(pos.players):
        if seat != sampler.viewer:
            first = seat * codes.KINDS
            left = counts.deal(cards, left, pos.hand, first, pos.hand_size[seat], dice)
            left = counts.deal(cards, left, pos.discarded, first, sampler.hidden_discards[seat], dice)
    counts.gather(cards, left, pos.stock)


def _fill_characters(sampler: Sampler, pos: Position, dice: Dice) -> None:
    """Each clan has a pool of its own, since the clans are public."""
    bag = [0] * 6
    for place in range(6):
        bag[place] = sampler.character_bag[place]
    for seat in range(pos.players):
        if sampler.hidden_character[seat]:
            pos.character[seat] = counts.draw(bag, pos.clan[seat] * 3, 3, dice)


def _fill_mines(sampler: Sampler, pos: Position, dice: Dice) -> None:
    bag = [sampler.mine_bag[0], sampler.mine_bag[1], sampler.mine_bag[2], sampler.mine_bag[3]]
    for mine in range(4):
        if sampler.hidden_mine[mine]:
            pos.mine[mine] = counts.draw(bag, 0, 4, dice)


def _fill_values(sampler: Sampler, pos: Position, dice: Dice) -> None:
    """The values of the treasures: those laid out and those put aside are one pool for each kind (L2.2)."""
    bag = [0] * 27
    for place in range(27):
        bag[place] = sampler.value_bag[place]
    for slot in range(pos.players):
        if sampler.hidden_value[slot]:
            pos.slot_value[slot] = counts.draw(bag, pos.slot_kind[slot] * 9, 9, dice) + 1


# Reading a view: once for many samples, so in plain Python.


def known_position(view: View) -> State:
    """The position as far as the viewer knows it; everything else is empty or unknown."""
    state = State.new(view.options)
    rest = [0] * (9 - view.options.players)
    unknown = [-1] * len(rest)
    state.round, state.phase = view.round, int(Phase[view.phase.upper()])
    state.seat = seats.number_of(view.turn if view.turn is not None else view.draws_for)
    state.first, state.ending = seats.number_of(view.first), int(Ending[view.ending.upper()])
    state.last_card, state.caller, state.dragon = (
        seats.number_of(view.last_card),
        seats.number_of(view.caller),
        seats.number_of(view.dragon),
    )
    state.voted, state.to_draw = int(view.has_voted), view.to_draw
    state.points = list(view.points) + rest
    state.clan = [_index(CLAN_NAMES, dwarf.clan) for dwarf in view.dwarfs] + unknown
    state.character = [_index(CHARACTER_NAMES, dwarf.character) for dwarf in view.dwarfs] + unknown
    state.dwarf = [_cell(dwarf.x, dwarf.y) for dwarf in view.dwarfs] + unknown
    state.hand = counts.counts_of_seat(view.seat, 9, counts.counts_of(view.hand, box.KINDS))
    state.discarded = counts.counts_of_seat(view.seat, 9, counts.counts_of(view.discarded, box.KINDS))
    state.hand_size = list(view.hand_sizes) + rest
    state.played, state.stock = counts.counts_of(view.played, box.KINDS), [0] * 51
    state.stock_size = view.pile + codes.ASIDE
    _know_looks(state, view)
    _know_board(state, view)
    if view.walk is not None:
        state.target = view.walk.y * 16 + view.walk.x
        state.entered = "NESW".index(view.walk.side) + 1 if view.walk.side else 0
        state.losses = view.walk.losses
    return state


def _cell(x: int | None, y: int | None) -> int:
    return codes.UNKNOWN if x is None or y is None else y * 16 + x


def _index(names: tuple[str, ...], name: str | None) -> int:
    return codes.UNKNOWN if name is None else names.index(name)


def _know_looks(state: State, view: View) -> None:
    state.looked_mine = _looks([mine.looked_by for mine in view.mines])
    state.looked_treasure = _looks([treasure.looked_by for treasure in view.treasures])
    state.looked_dwarf = _looks([dwarf.looked_by for dwarf in view.dwarfs])


def _looks(looked_by: Sequence[tuple[int, ...]]) -> list[int]:
    """By seat, a bit for each thing that it has looked at."""
    return [sum(1 << which for which, lookers in enumerate(looked_by) if seat in lookers) for seat in range(9)]


def _know_board(state: State, view: View) -> None:
    feature = [0] * 256
    for card in view.board:
        if card.what != "start":
            state.grid.lay(card.x, card.y, grid.face_of(card.face))
        if card.what == "path":
            feature[card.y * 16 + card.x] = FEATURE_NAMES.index(card.feature)
    state.feature = feature
    state.mine = [_index(box.MINES, mine.holds) for mine in view.mines]
    state.mine_up = sum(1 << which for which, mine in enumerate(view.mines) if mine.face_up)
    unlaid = [-1] * (9 - len(view.treasures))
    state.slot_kind = [box.TREASURES.index(treasure.kind) for treasure in view.treasures] + unlaid
    state.slot_value = [-1 if treasure.value is None else treasure.value for treasure in view.treasures] + unlaid
    state.slot_taken = [seats.number_of(treasure.taken_by) for treasure in view.treasures] + unlaid
    trap, troll = [0] * 16, [-1] * 9
    for token in view.tokens:
        if token.what == "trap":
            trap[token.y] |= 1 << (token.x + (16 if token.side == "S" else 0))
        else:
            troll[require(token.owner)] = (token.y * 16 + token.x) * 2 + "ES".index(token.side)
    state.trap, state.troll = trap, troll


def _read_cards(sampler: Sampler, view: View) -> None:
    seen = Counter((*view.hand, *view.discarded, *view.played))
    seen += Counter("troll" for token in view.tokens if token.what == "troll")
    for card in view.board:
        if card.what == "path":
            feature = FEATURE_NAMES.index(card.feature)
            shown = feature - BRIDGED if feature > 5 else feature
            seen[box.KINDS[FACES[card.face] * 6 + shown]] += 1
    deck = view.options.box.deck
    sampler.unseen = [count - seen[kind] for kind, count in zip(box.KINDS, deck, strict=True)]
    sampler.unseen_size = sum(sampler.unseen)
    others = [0 if seat == view.seat else count for seat, count in enumerate(view.discarded_counts)]
    sampler.hidden_discards = others + [0] * (9 - len(others))


def _read_characters(sampler: Sampler, view: View) -> None:
    loyal = codes.LOYAL[view.options.players]
    known = Counter((dwarf.clan, dwarf.character) for dwarf in view.dwarfs if dwarf.character)
    sampler.character_bag = [
        (loyal if character == CHARACTER_NAMES[0] else 1) - known[clan, character]
        for clan in CLAN_NAMES
        for character in CHARACTER_NAMES
    ]
    hidden = [int(dwarf.clan is not None and dwarf.character is None) for dwarf in view.dwarfs]
    sampler.hidden_character = hidden + [0] * (9 - len(hidden))


def _read_mines(sampler: Sampler, view: View) -> None:
    if view.phase in ("first", "dwarfs", "mines"):
        return  # none is dealt, or nobody can tell
    known = [mine.holds for mine in view.mines]
    sampler.hidden_mine = [int(holds is None) for holds in known]
    sampler.mine_bag = [int(holds not in known) for holds in box.MINES]


def _read_treasures(sampler: Sampler, view: View) -> None:
    bag = [values.count(value) for values in view.options.box.treasures for value in range(1, 10)]
    for treasure in view.treasures:
        if treasure.value is not None:
            bag[box.TREASURES.index(treasure.kind) * 9 + treasure.value - 1] -= 1
    sampler.value_bag = bag
    hidden = [int(treasure.value is None) for treasure in view.treasures]
    sampler.hidden_value = hidden + [0] * (9 - len(hidden))


def _check(sampler: Sampler, view: View) -> None:
    """Refuses a view that does not add up: no play leads to it, and `fill` takes its numbers for places in arrays."""
    players, board = view.options.players, view.options.box
    named = [view.seat, view.turn, view.draws_for, view.first, view.last_card, view.caller, view.dragon]
    named += [treasure.taken_by for treasure in view.treasures] + [token.owner for token in view.tokens]
    cells = [(dwarf.x, require(dwarf.y)) for dwarf in view.dwarfs if dwarf.x is not None]
    cells += [(card.x, card.y) for card in view.board] + [(token.x, token.y) for token in view.tokens]
    cells += [(view.walk.x, view.walk.y)] if view.walk is not None else []
    others = sum(size for seat, size in enumerate(view.hand_sizes) if seat != view.seat)
    hidden = others + sum(sampler.hidden_discards) + view.pile + codes.ASIDE
    kinds = [treasure.kind for treasure in view.treasures if treasure.value is None]
    adds_up = (
        all(seat is None or 0 <= seat < players for seat in named)
        and all(0 <= x < board.width and 0 <= y < board.height for x, y in cells)
        and min(*sampler.unseen, *sampler.value_bag, *view.hand_sizes, *view.discarded_counts) >= 0
        and sampler.unseen_size == hidden <= 63
        and sum(sampler.hidden_mine) <= sum(sampler.mine_bag)
        and all(
            kinds.count(kind) <= sum(sampler.value_bag[row * 9 : row * 9 + 9]) for row, kind in enumerate(box.TREASURES)
        )
    )
    if not adds_up:
        raise ValueError("the numbers of this view do not add up; no play can have led to it")
