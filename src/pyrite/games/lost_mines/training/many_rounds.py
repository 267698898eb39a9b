"""Many rounds at the same time in compiled code, for a network to learn from; nothing here needs the interpreter lock.

Each table waits for a decision: what its seat reads is in the arrays, a row for each of the actions that it considers.
The caller writes which of them to take, and calls `step`. A round that ends is dealt again. Tables of one thread are
in a binary tree, as in `core/batch.py`.
"""

from collections.abc import Sequence

from pyrite.core.dice import Dice
from pyrite.core.moves import Moves
from pyrite.games.lost_mines.bots.knowledge import distance, seat_sheet
from pyrite.games.lost_mines.bots.knowledge import trial_sheet as trials
from pyrite.games.lost_mines.bots.knowledge import turn_sheet as sheets
from pyrite.games.lost_mines.bots.knowledge.deed_book import DeedBook, DeedNumbers
from pyrite.games.lost_mines.bots.knowledge.rush import Rush
from pyrite.games.lost_mines.bots.knowledge.seat_sheet import Luck
from pyrite.games.lost_mines.bots.knowledge.turn_sheet import TurnSheet
from pyrite.games.lost_mines.rules import codes, scoring
from pyrite.games.lost_mines.rules.state import State
from pyrite.games.lost_mines.training import state_sheet

try:
    import cython
except ImportError:  # without Cython there is no lock to release
    from pyrite.core import uncompiled as cython

STEP = 2048.0  # rows are written in steps of 1 / 2048, which takes half the room; no number in them is above 15
OWN, PAST, DETECTIVE, RANDOM = range(4)  # who plays a seat
WHO = ("own", "past", "detective", "random")  # their names
GLOBAL = 12  # what the critic sees of the table
OF_SEAT = 22  # and of each seat
CRITIC = 210
RESULTS = 9  # a result for each seat
TRUTHS = 16  # how often the round is played out for the critic
MOST_POINTS = 12.0  # that count as a result of 1
CRITIC_SIZE, ROW_STEP = CRITIC, STEP  # for Python, which does not see the compiler's names


class TableArrays:
    """The arrays that all tables write into."""

    def __init__(
        self,
        rows: memoryview,
        tables: "Sequence[memoryview[float]]",
        ints: Sequence[memoryview],
        tally: "memoryview[float]",
    ) -> None:
        """One array for each attribute, in their order below; `rows` and `tables` have two dimensions."""
        self.rows = rows
        self.contexts, self.critics, self.won = tables
        self.counts, self.firsts, self.chosen, self.who, self.players, self.ended, self.matches, self.whose = ints
        self.tally = tally


class Seating:
    """Who plays against whom, and how often."""

    def __init__(self, matches: Sequence[tuple[str, str, int]], *, is_alone: bool = False) -> None:
        """`matches`: two players, each of which has a seat with the same chance, and a weight; at most 16.

        `is_alone`: the first of the two has exactly one seat.
        """
        self.is_alone = is_alone
        self.matches = len(matches)
        if self.matches > 16:
            raise ValueError("a seating has room for 16 matches")
        self.one = [0] * 16
        self.other = [0] * 16
        self.weight = [0] * 16
        for place, (one, other, weight) in enumerate(matches):
            self.one[place], self.other[place] = WHO.index(one), WHO.index(other)
            self.weight[place] = weight
        self.total = sum(weight for _, _, weight in matches)


class RoundTable:
    """One round, and the tables below it in the tree."""

    def __init__(self, index: int, start: State, seed: int, book: DeedBook) -> None:
        """`start` is about to be dealt."""
        self.index = index
        self.start = start
        self.state = start.copy()
        self.dice = Dice(seed)
        self.book = book
        self.code = [0] * 24
        self.count = 0
        self.who = [0] * 9
        self.is_one = [0] * 9  # whether the first player of the match has the seat
        self.match = 0
        self.left: RoundTable | None = None
        self.right: RoundTable | None = None


class ThreadShare:
    """The tables that one thread plays, and its part of the rows."""

    def __init__(
        self,
        tables: Sequence[RoundTable],
        seating: Seating,
        outputs: TableArrays,
        rows: tuple[int, int],
        luck: Luck,
        guesses: tuple[int, int],
    ) -> None:
        """The rows from the first number to before the second are for these tables.

        `guesses`: how many the learning network makes, and how many the others make.
        """
        self.tables = list(tables)
        self.seating = seating
        self.outputs = outputs
        self.first_row, self.end_row = rows
        self.next_row = self.first_row
        self.own_guesses, self.guesses = guesses
        self.luck = luck
        self.sheet = TurnSheet(luck)
        self.truth = Rush()
        self.truth.forest = self.sheet.race.forest
        self.truth.exact = 1.0
        self.moves = Moves()
        self.root = _tree(self.tables, 0, len(self.tables))

    def begin(self) -> None:
        """Deal at every table."""
        with cython.nogil:
            _begin(self.root, self)
            self.show()

    def step(self) -> None:
        """Take the chosen actions, and show what comes next."""
        with cython.nogil:
            _step(self.root, self)
            self.show()

    def show(self) -> None:
        """Write what every seat to act reads."""
        self.next_row = self.first_row
        _show(self.root, self, self.outputs)


def make_share(
    indexes: Sequence[int],
    starts: Sequence[State],
    seeds: Sequence[int],
    numbers: DeedNumbers,
    seating: Seating,
    outputs: TableArrays,
    rows: tuple[int, int],
    luck: Luck,
    guesses: tuple[int, int],
) -> ThreadShare:
    """The tables with these indexes, each with its start."""
    made = [
        RoundTable(index, start, seed, DeedBook(numbers))
        for index, start, seed in zip(indexes, starts, seeds, strict=True)
    ]
    return ThreadShare(made, seating, outputs, rows, luck, guesses)


def _tree(tables: list[RoundTable], first: int, last: int) -> RoundTable:
    """Join the tables from `first` to before `last` below the middle one."""
    middle = (first + last) // 2
    table = tables[middle]
    table.left = _tree(tables, first, middle) if first < middle else None
    table.right = _tree(tables, middle + 1, last) if middle + 1 < last else None
    return table


def _begin(table: RoundTable, share: ThreadShare) -> None:
    if table.left is not None:
        _begin(table.left, share)
    _deal(table, share)
    if table.right is not None:
        _begin(table.right, share)


def _deal(table: RoundTable, share: ThreadShare) -> None:
    """Deal a round, and seat the players."""
    table.state.copy_from(table.start)
    state_sheet.begin_book(table.state, table.book)
    _seat(table, share.seating)
    _play_on(table, share)


def _seat(table: RoundTable, seating: Seating) -> None:
    """Draw who plays which seat."""
    ticket = table.dice.below(seating.total)
    match = 0
    while ticket >= seating.weight[match]:
        ticket -= seating.weight[match]
        match += 1
    table.match = match
    alone = table.dice.below(table.state.players)
    for seat in range(table.state.players):
        table.is_one[seat] = table.dice.below(2)
        if seating.is_alone:
            table.is_one[seat] = seat == alone
        table.who[seat] = seating.one[match] if table.is_one[seat] else seating.other[match]


def _play_on(table: RoundTable, share: ThreadShare) -> None:
    """Let chance act and take the only actions, until a seat has a choice or the round is over."""
    state_sheet.read_events(table.state, table.book)
    while not table.state.is_finished():
        tickets = table.state.total_weight()
        table.state.event_count = 0
        if tickets:
            table.state.happen(table.state.ticket_outcome(table.dice.below(tickets)))
        else:
            table.state.list_legal(share.moves)
            if share.moves.count > 1:
                return
            table.state.act(share.moves.code[0])
        state_sheet.read_events(table.state, table.book)


def _step(table: RoundTable, share: ThreadShare) -> None:
    if table.left is not None:
        _step(table.left, share)
    _act(table, share, share.outputs)
    if table.right is not None:
        _step(table.right, share)


def _act(table: RoundTable, share: ThreadShare, outputs: TableArrays) -> None:
    """Take the chosen action of a table."""
    index = table.index
    outputs.ended[index] = 0
    chosen = outputs.chosen[index]
    if chosen < 0 or chosen >= table.count:
        return
    table.state.event_count = 0
    table.state.act(table.code[chosen])
    _play_on(table, share)
    if table.state.is_finished():
        _note_result(table, table.state, outputs)
        _deal(table, share)


def _note_result(table: RoundTable, state: State, outputs: TableArrays) -> None:
    """Write everyone's points, and how many more the first player of the match made."""
    outputs.ended[table.index] = 1
    outputs.matches[table.index] = table.match
    ones = others = 0
    one = other = 0.0
    for seat in range(state.players):
        outputs.won[table.index, seat] = min(1.0, state.points[seat] / MOST_POINTS)
        if table.is_one[seat]:
            ones += 1
            one += state.points[seat]
        else:
            others += 1
            other += state.points[seat]
    outputs.tally[table.index] = one / ones - other / others if ones and others else 0.0


def _show(table: RoundTable, share: ThreadShare, outputs: TableArrays) -> None:
    if table.left is not None:
        _show(table.left, share, outputs)
    _show_one(table, share, outputs)
    if table.right is not None:
        _show(table.right, share, outputs)


def _show_one(table: RoundTable, share: ThreadShare, outputs: TableArrays) -> None:
    """Write what the seat to act of a table reads; if there are no rows left, write nothing and let it wait."""
    index = table.index
    seat = table.state.seat
    outputs.counts[index] = 0
    outputs.firsts[index] = share.first_row
    outputs.who[index] = table.who[seat]
    outputs.players[index] = table.state.players
    table.count = 0
    if share.next_row + trials.KEPT > share.end_row:
        return
    table.state.list_legal(share.moves)
    state_sheet.look_at(table.state, table.book, share.sheet)
    learns = table.who[seat] <= PAST
    share.sheet.survey(share.moves, table.dice, share.own_guesses if learns else share.guesses)
    table.count = share.sheet.count
    outputs.whose[index] = seat
    for place in range(table.count):
        table.code[place] = share.sheet.code[place]
        for column in range(sheets.ROW):
            outputs.rows[share.next_row + place, column] = whole(share.sheet.row[place * sheets.ROW + column] * STEP)
    for place in range(seat_sheet.CONTEXT):
        outputs.contexts[index, place] = share.sheet.context[place]
    outputs.counts[index] = table.count
    outputs.firsts[index] = share.next_row
    share.next_row += table.count
    _foresee(table.state, share.truth, share.sheet.rush, share.luck)
    _show_all(table, table.state, share.sheet, share.truth, index, outputs.critics)


def whole(value: float) -> int:
    """The whole number towards zero."""
    return int(value)


def _foresee(state: State, truth: Rush, known: Rush, luck: Luck) -> None:
    """Line up everyone with all that is hidden, for the critic.

    Luck is always the same: if it was drawn again for each decision, the critic would see changes that nobody caused.
    """
    truth.players, truth.slots, truth.dragon, truth.now_at = state.players, state.players, state.dragon, -1
    truth.guesses = TRUTHS
    for place in range(36):
        truth.knows[place] = known.knows[place]
    for seat in range(state.players):
        truth.cell[seat] = known.cell[seat]
        truth.waits[seat] = known.waits[seat]
        truth.last[seat] = known.last[seat]
        truth.slot_kind[seat] = state.slot_kind[seat]
        truth.slot_taken[seat] = state.slot_taken[seat]
    for guess in range(TRUTHS):
        for place in range(4):
            truth.up[place] = known.up[place]
            truth.mine_kind[guess * 4 + place] = state.mine[place]
        for seat in range(state.players):
            truth.side[guess * 9 + seat] = scoring.side_of(state, seat)
            if truth.side[guess * 9 + seat] < 0:
                truth.side[guess * 9 + seat] = 2
            truth.value[guess * 9 + seat] = state.slot_value[seat]
            truth.order[guess * 9 + seat] = (seat + guess) % state.players
    for place in range(TRUTHS * 36):
        truth.luck[place] = luck.number[place]


def _show_all(
    table: RoundTable,
    state: State,
    sheet: TurnSheet,
    truth: Rush,
    index: int,
    critics: "memoryview[float]",
) -> None:
    """Write everything about a table, including what nobody knows, for the critic."""
    for place in range(CRITIC):
        critics[index, place] = 0.0
    cards = sheet.cards
    critics[index, 0] = state.players / 9.0
    critics[index, 1] = cards / 10.0 / state.players
    critics[index, 2] = state.pile_size() / 40.0
    critics[index, 3] = 1.0 if state.pile_size() == 0 else 0.0
    critics[index, 4] = 1.0 if state.phase == codes.TURN_PHASE else 0.0
    critics[index, 5] = 1.0 if state.phase == codes.WALK_PHASE else 0.0
    critics[index, 6] = 1.0 if state.phase == codes.TAKE_PHASE else 0.0
    for mine in range(4):
        critics[index, 7 + state.mine[mine]] = 1.0 if state.mine_up >> mine & 1 else 0.0
    critics[index, 11] = (sheet.count_left[0] + sheet.count_left[1] + sheet.count_left[2]) / 5.0
    truth.set_out()
    for guess in range(TRUTHS):
        truth.play(guess)
        for ahead in range(state.players):
            truth.seat = (state.seat + ahead) % state.players
            critics[index, GLOBAL + ahead * OF_SEAT] += truth.points(guess) / MOST_POINTS * 4 / TRUTHS
    for ahead in range(state.players):
        seat = (state.seat + ahead) % state.players
        at = GLOBAL + ahead * OF_SEAT
        critics[index, at + 1] = 1.0
        critics[index, at + 2 + state.character[seat]] = 1.0
        critics[index, at + 5] = 1.0 if state.clan[seat] == state.clan[state.seat] else 0.0
        critics[index, at + 6] = scoring.brought(state, seat) / 8.0
        critics[index, at + 7] = scoring.best_of(state, seat) / 5.0
        critics[index, at + 8] = 1.0 if state.dragon == seat else 0.0
        critics[index, at + 9] = state.hand_size[seat] / 5.0
        critics[index, at + 10] = sheet.share_now[seat] / 4
        for kind in range(codes.PATHS, codes.KINDS):
            place = 11 + (kind - codes.PATHS) // 3
            critics[index, at + place] += state.hand[seat * codes.KINDS + kind] / 2.0
        for mine in range(4):
            time = sheet.race.time_to(seat, mine)
            critics[index, at + 14 + state.mine[mine]] = 1.0 / (1.0 + time / 12.0) if time < distance.FAR else 0.0
        critics[index, at + 18] = scoring.points_won(state, seat) / MOST_POINTS * 4
        critics[index, at + 19] = 1.0 if table.who[seat] <= PAST else 0.0
        critics[index, at + 20] = 1.0 if table.who[seat] == RANDOM else 0.0
        critics[index, at + 21] = 1.0 if scoring.side_of(state, seat) == scoring.side_of(state, state.seat) else 0.0
