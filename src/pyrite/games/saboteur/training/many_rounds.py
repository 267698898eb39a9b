"""Many rounds at the same time in compiled code, for a network to learn from; nothing here needs the interpreter lock.

Each table waits for a decision: what its seat reads is in the arrays, a row for each of its legal actions. The caller
writes which of them to take, and calls `step`. A round that ends is dealt again. Tables of one thread form a binary
tree, as in `core/batch.py`.
"""

from collections.abc import Sequence

from pyrite.core.dice import Dice
from pyrite.core.moves import Moves
from pyrite.games.saboteur.bots.knowledge import board_sheet, deed_sheet, round_log, seat_sheet
from pyrite.games.saboteur.bots.knowledge import turn_sheet as sheets
from pyrite.games.saboteur.bots.knowledge.deed_sheet import DeedSheet
from pyrite.games.saboteur.bots.knowledge.evidence_numbers import EvidenceNumbers
from pyrite.games.saboteur.bots.knowledge.logbook import Logbook
from pyrite.games.saboteur.bots.knowledge.round_log import Surveyor
from pyrite.games.saboteur.bots.knowledge.turn_sheet import TurnSheet
from pyrite.games.saboteur.rules import codes
from pyrite.games.saboteur.rules.state import State
from pyrite.games.saboteur.training import state_sheet

try:
    import cython
except ImportError:  # without Cython there is no lock to release
    from pyrite.core import uncompiled as cython

STEP = 2048.0  # rows are written in steps of 1 / 2048, which takes half the room; no number in them is above 12
MOST_ACTIONS = 64  # legal actions that are offered; one decision in a hundred has more
OWN, PAST, DETECTIVE, DIGGER, RANDOM, SLEEPER, MIXED = range(7)  # who plays a seat
WHO = ("own", "past", "detective", "digger", "random", "sleeper", "mixed")  # their names
GLOBAL = 14  # what the critic sees of the table
OF_SEAT = 23  # and of each seat
CRITIC = GLOBAL + 10 * OF_SEAT
SECRETS = 4  # what the critic sees of an action beside its row
CARDS = 67.0
PRICE_UNIT = 4.0  # the detective's price of suspicion is written in units of this, since it can be high
CRITIC_SIZE, SECRET_SIZE, ROW_STEP, MOST_ROWS, DETECTIVE_PRICE, AT_SEATS, SEAT_SIZE = (
    CRITIC,
    SECRETS,
    STEP,
    MOST_ACTIONS,
    PRICE_UNIT,
    GLOBAL,
    OF_SEAT,
)  # for Python, which does not see the compiler's names
USUAL_STEALTH = 0.85
READ_AFTER = 2  # a saboteur's exposure is noted after this turn


class TableArrays:
    """The arrays that all tables write into."""

    def __init__(
        self,
        rows: Sequence[memoryview],
        tables: "Sequence[memoryview[float]]",
        ints: Sequence[memoryview],
        floats: "Sequence[memoryview[float]]",
    ) -> None:
        """One array for each attribute, in their order below; `rows` and `tables` have two dimensions."""
        self.rows, self.secrets, self.places, self.boards, self.deeds = rows
        self.contexts, self.critics = tables
        self.counts, self.firsts, self.chosen, self.who, self.role, self.players, self.ended, self.won, self.matches = (
            ints
        )
        self.costs, self.exposed, self.stealths = floats


class Seating:
    """Who plays against whom, how often, and how stealthy the saboteurs that learn are."""

    def __init__(
        self, matches: Sequence[tuple[str, str, int]], stealths: Sequence[float], mixed: Sequence[str]
    ) -> None:
        """`matches`: who digs, who sabotages ("mixed": each of `mixed` by chance), and a weight; at most 16 of each."""
        self.matches, self.stealth_count, self.mixed_count = len(matches), len(stealths), len(mixed)
        if max(self.matches, self.stealth_count, self.mixed_count) > 16:
            raise ValueError("a seating has room for 16 of each")
        self.digs = [0] * 16
        self.sabotages = [0] * 16
        self.weight = [0] * 16
        self.stealth = [0.0] * 16
        self.mixed = [0] * 16
        for place, (digs, sabotages, weight) in enumerate(matches):
            self.digs[place], self.sabotages[place] = WHO.index(digs), WHO.index(sabotages)
            self.weight[place] = weight
        self.total = sum(weight for _, _, weight in matches)
        for place, stealth in enumerate(stealths):
            self.stealth[place] = stealth
        for place, who in enumerate(mixed):
            self.mixed[place] = WHO.index(who)


class RoundTable:
    """One round, and the tables below it in the tree."""

    def __init__(self, index: int, start: State, seed: int, prior: float, book: Logbook) -> None:
        """`start` is about to be dealt; `prior` are the log-odds of a seat to be a saboteur."""
        self.index = index
        self.start = start
        self.state = start.copy()
        self.dice = Dice(seed)
        self.prior = prior
        self.book = book
        self.code = [0] * 64
        self.count = 0
        self.who = [0] * 10
        self.stealth = [0.0] * 10
        self.turns = [0] * 10
        self.match = 0
        self.left: RoundTable | None = None
        self.right: RoundTable | None = None


class ThreadShare:
    """The tables that one thread plays, and its part of the rows."""

    def __init__(
        self, tables: Sequence[RoundTable], seating: Seating, outputs: TableArrays, rows: tuple[int, int], shown: int
    ) -> None:
        """The part of the rows for these tables; `shown` is what their miners are shown beyond what they may know."""
        self.tables = list(tables)
        self.seating = seating
        self.outputs = outputs
        self.first_row, self.end_row = rows
        self.next_row = self.first_row
        self.shown = shown
        self.surveyor = Surveyor()
        self.sheet = TurnSheet(self.surveyor)
        self.deeds = DeedSheet()
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
    priors: Sequence[float],
    seeds: Sequence[int],
    tables: tuple[EvidenceNumbers, EvidenceNumbers],
    seating: Seating,
    outputs: TableArrays,
    rows: tuple[int, int],
    shown: int,
) -> ThreadShare:
    """The tables with these indexes, each with its start; `tables` as for a Logbook, `shown` as for `reveal`."""
    made = [
        RoundTable(index, start, seed, prior, Logbook(*tables))
        for index, start, prior, seed in zip(indexes, starts, priors, seeds, strict=True)
    ]
    return ThreadShare(made, seating, outputs, rows, shown)


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
    table.book.begin_round(table.state.players, table.prior, share.surveyor)
    _play_on(table, share)
    _seat(table, share.seating)


def _seat(table: RoundTable, seating: Seating) -> None:
    """Draw who plays which seat."""
    ticket = table.dice.below(seating.total)
    match = 0
    while ticket >= seating.weight[match]:
        ticket -= seating.weight[match]
        match += 1
    table.match = match
    for seat in range(table.state.players):
        table.turns[seat] = 0
        who = seating.digs[match]
        if table.state.role[seat] == codes.SABOTEUR:
            who = seating.sabotages[match]
        if who == MIXED:
            who = seating.mixed[table.dice.below(seating.mixed_count)]
        table.who[seat] = who
        if who <= PAST:  # it learns, or is an earlier copy
            table.stealth[seat] = seating.stealth[table.dice.below(seating.stealth_count)]
        else:
            table.stealth[seat] = USUAL_STEALTH


def _play_on(table: RoundTable, share: ThreadShare) -> None:
    """Let chance act and read what happens, until a seat has to decide or the round is over."""
    _read(table, share)
    while not table.state.ending:
        tickets = table.state.total_weight()
        if not tickets:
            return
        table.state.event_count = 0
        table.state.happen(table.state.ticket_outcome(table.dice.below(tickets)))
        _read(table, share)


def _read(table: RoundTable, share: ThreadShare) -> None:
    """Write the public events of the last step into the logbook."""
    for event in range(table.state.event_count):
        at = event * 6
        if table.state.log[at + 1] < 0:
            table.book.note(
                table.state.log[at],
                table.state.log[at + 2],
                table.state.log[at + 3],
                table.state.log[at + 4],
                table.state.log[at + 5],
                share.surveyor,
            )
    table.state.event_count = 0


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
    outputs.costs[index] = 0.0
    outputs.exposed[index] = -1.0
    chosen = outputs.chosen[index]
    if chosen < 0 or chosen >= table.count:
        return
    seat = table.state.seat
    before = table.book.exposure(seat)
    cards = table.state.pile_size
    for other in range(table.state.players):
        cards += table.state.hand_size[other]
    table.state.event_count = 0
    table.state.act(table.code[chosen])
    _read(table, share)
    after = table.book.exposure(seat)
    table.turns[seat] += 1
    if table.state.role[seat] == codes.SABOTEUR:
        outputs.costs[index] = cards / CARDS * (worry(after) - worry(before))
        if table.turns[seat] == READ_AFTER:
            outputs.exposed[index] = after
    _play_on(table, share)
    if table.state.ending:
        outputs.ended[index] = 1
        outputs.matches[index] = table.match
        outputs.won[index] = 1 if table.state.ending == codes.MINERS_WON else 0
        _deal(table, share)


def worry(chance: float) -> float:
    """How much a saboteur minds being taken for one with this chance, from 0 to 1: to be certain matters most."""
    cube = chance * chance * chance
    return (chance + 2 * cube * cube) / 3


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
    table.state.list_legal(share.moves)
    table.count = min(share.moves.count, MOST_ACTIONS)
    outputs.counts[index] = 0
    outputs.firsts[index] = share.first_row
    outputs.who[index] = table.who[seat]
    outputs.role[index] = table.state.role[seat]
    outputs.players[index] = table.state.players
    outputs.stealths[index] = table.stealth[seat]
    if share.next_row + table.count > share.end_row:
        return
    state_sheet.look_at(table.state, share.sheet)
    if share.shown and table.who[seat] == OWN and not share.sheet.is_saboteur:
        state_sheet.reveal(table.state, share.sheet, share.shown)
    share.sheet.stealth = table.stealth[seat]
    share.sheet.prepare(table.book)
    skipped = share.moves.count - table.count  # tunnels come first, so some of them are left out
    for place in range(table.count):
        table.code[place] = share.moves.code[skipped + place]
        share.sheet.describe(table.book, table.code[place])
        if table.who[seat] == DETECTIVE and share.sheet.is_saboteur:
            _write_price(table, share.sheet)
        _write_row(share.sheet, share.next_row + place, outputs.rows)
        _write_secrets(table.state, share.sheet, table.code[place], share.next_row + place, outputs.secrets)
        board_sheet.write_place(table.code[place], share.next_row + place, outputs.places)
        outputs.places[share.next_row + place, 2] = deed_sheet.aimed_at(table.code[place], seat, table.state.players)
    for place in range(seat_sheet.CONTEXT):
        outputs.contexts[index, place] = share.sheet.context[place]
    outputs.counts[index] = table.count
    outputs.firsts[index] = share.next_row
    share.next_row += table.count
    board_sheet.write_board(table.book.grid, _gold(table.state), index, outputs.boards)
    share.deeds.read(table.book, seat, share.sheet.known)
    deed_sheet.write_deeds(share.deeds, index, outputs.deeds)
    _show_critic(table, index, outputs.critics)


def _write_price(table: RoundTable, sheet: TurnSheet) -> None:
    """Write what the suspicion that the action in hand raises costs a detective."""
    cards = sheet.pile
    for seat in range(sheet.players):
        cards += sheet.hand_size[seat]
    laps = (CARDS - cards) / sheet.players
    price = state_sheet.detective_price(
        sheet.players, sheet.nearest, laps, sheet.now_log_odds, sheet.seen, table.stealth[sheet.seat]
    )
    sheet.row[sheets.AT_PRICE] = seat_sheet.limited(price / PRICE_UNIT)


def _write_row(sheet: TurnSheet, row: int, rows: memoryview) -> None:
    for place in range(sheets.ROW):
        rows[row, place] = whole(sheet.row[place] * STEP)


def _write_secrets(state: State, sheet: TurnSheet, code: int, row: int, secrets: memoryview) -> None:
    """Write what an action does to the way to the gold, and the side of the player it is about."""
    gold = _gold(state)
    secrets[row, 0] = whole(sheet.row[sheets.AT_STEPS + gold] * STEP)
    secrets[row, 1] = whole(sheet.row[sheets.AT_COSTS + gold] * STEP)
    secrets[row, 2] = whole(sheet.row[sheets.AT_DISTANCES + gold] * STEP)
    secrets[row, 3] = 0
    if codes.BREAK <= code < codes.MAP:
        seat = (code - codes.BREAK) % codes.SEATS if code < codes.MEND else (code - codes.MEND) % codes.SEATS
        secrets[row, 3] = whole(STEP if state.role[seat] == codes.SABOTEUR else -STEP)


def _gold(state: State) -> int:
    """The goal with the gold."""
    for goal in range(3):
        if state.goal[goal] == codes.GOLD:
            return goal
    return 0


def whole(value: float) -> int:
    """The whole number towards zero."""
    return int(value)


def _show_critic(table: RoundTable, index: int, critics: "memoryview[float]") -> None:
    """Write everything about a table, including what nobody knows."""
    _show_all(table.state, table.book, table, index, critics)


def _show_all(state: State, book: Logbook, table: RoundTable, index: int, critics: "memoryview[float]") -> None:
    gold = _gold(state)
    cards = state.pile_size
    for seat in range(state.players):
        cards += state.hand_size[seat]
    for place in range(CRITIC):
        critics[index, place] = 0.0
    critics[index, 0] = state.players / 10.0
    critics[index, 1] = state.pile_size / 50.0
    critics[index, 2] = cards / 10.0 / state.players
    critics[index, 3] = book.cost[gold] / 12
    critics[index, 4] = book.distance[gold] / 12.0
    critics[index, 5] = round_log.potential_of(1.0, 0.0, 0.0, book.cost[gold], 0.0, 0.0)
    critics[index, 6] = book.potential
    critics[index, 7] = book.nearest / 12.0
    critics[index, 8] = state.role[state.seat]
    critics[index, 9] = gold == 1
    critics[index, 10] = 1.0 if book.distance[gold] <= 1 else 0.0
    critics[index, 11] = 1.0 if book.distance[gold] <= 2 else 0.0
    critics[index, 12] = max(0.0, 1 - book.distance[gold] * state.players / (cards + 1.0))
    critics[index, 13] = cards / 60.0
    for ahead in range(state.players):
        seat = (state.seat + ahead) % state.players
        at = GLOBAL + ahead * OF_SEAT
        critics[index, at] = 1.0
        critics[index, at + 1] = state.role[seat]
        for bit in range(3):
            critics[index, at + 2 + bit] = state.broken[seat] >> bit & 1
        critics[index, at + 5] = state.hand_size[seat] / 6.0
        for kind in range(codes.KINDS):
            critics[index, at + 6 + _held_as(kind)] += state.hand[seat * codes.KINDS + kind] / 2.0
        critics[index, at + 18] = state.looked[seat] >> gold & 1
        critics[index, at + 19] = book.exposure(seat)
        critics[index, at + 20] = 1.0 if table.who[seat] == OWN else 0.0
        critics[index, at + 21] = 1.0 if table.who[seat] == DETECTIVE else 0.0
        critics[index, at + 22] = table.stealth[seat]


def _held_as(kind: int) -> int:
    """The place of a kind of card in what the critic sees of a hand."""
    if kind < codes.DEAD_ENDS:
        return kind
    if kind < codes.BREAKS:
        return 7
    if kind < codes.MENDS:
        return 8
    if kind < codes.ROCKFALLS:
        return 9
    return 10 if kind == codes.ROCKFALLS else 11
