"""Full positions that a view could be of, drawn at random, for search that does not cheat.

What the viewer has not seen are cards (in other hands, passed by others, in the pile), roles, goals, and nugget cards
that others picked unseen. A sample lays those unseen cards out at random: every way to lay them out that agrees with
all the viewer has seen comes with the same chance. What others would rather have done is not weighed; that is for bots.

A `Sampler` is made from the fields of a view and nothing else, once; then it samples without the interpreter's help.
"""

from collections import Counter

from pyrite.core import counts, grid, seats
from pyrite.core.dice import Dice
from pyrite.games.saboteur.rules import cards, codes, ledger, sharing
from pyrite.games.saboteur.rules.notation import kind_of
from pyrite.games.saboteur.rules.position import Position
from pyrite.games.saboteur.rules.state import State
from pyrite.games.saboteur.rules.view import View
from pyrite.games.saboteur.rules.words import Claim, Ending, Entry, Goal, Phase, Role

MOST_TRIES = 100000  # in played games a few suffice
UNSEEN = 0  # the group of nugget cards that the viewer has never seen; what is left of it is the supply


class Sampler:
    """What a view leaves open, ready to be filled in."""

    def __init__(self, view: View) -> None:
        """Reads the view; it holds all that its viewer may know."""
        self.known = known_position(view)
        self.viewer = codes.UNKNOWN if view.seat is None else view.seat
        # Seats whose dealt role is unknown, and the role cards they may have.
        self.hidden_role = [0] * 10
        self.role_bag = [0] * 2
        # Cards not seen, by kind; how many of them each seat has passed.
        self.unseen = [0] * 27
        self.unseen_size = 0
        self.hidden_passed = [0] * 10
        self.hidden_goal = [0] * 3
        self.goal_bag = [0] * 3
        # Lines of the ledger whose value is unknown, each with the group of nugget cards that it is one of. A group
        # is known as a whole: what the viewer saw in a pool before some others picked from it.
        self.slots = 0
        self.slot_line = [0] * 64
        self.slot_group = [0] * 64
        self.bag = [0] * 192  # group * 3 + value - 1
        self.groups = 0
        self.pool_group = codes.UNKNOWN  # the group of the cards in the pool, if they are unknown
        self.pool_slots = 0
        self.is_tested = 0  # whether payments and returned cards say something about the unseen ones
        _read_roles(self, view)
        _read_cards(self, view)
        _read_goals(self, view)
        _read_nuggets(self, view)
        _check(self, view)

    def sample(self, seed: int) -> State:
        """A full position that the viewer could not tell from the true one."""
        state = State()
        if not fill(self, state, Dice(seed)):
            raise ValueError("no deal of the nuggets agrees with the ledger of this view; no play can have led to it")
        return state


def fill(sampler: Sampler, pos: Position, dice: Dice) -> bool:
    """Lays out everything that the view leaves open; False if nothing agrees with the ledger."""
    pos.copy_from(sampler.known)
    _fill_roles(sampler, pos, dice)
    _fill_goals(sampler, pos, dice)
    _fill_cards(sampler, pos, dice)
    _fill_nuggets(sampler, pos, dice)
    tries = 0
    while sampler.is_tested and not _is_possible(pos):
        _fill_nuggets(sampler, pos, dice)
        tries += 1
        if tries == MOST_TRIES:
            return False
    return True


def _fill_roles(sampler: Sampler, pos: Position, dice: Dice) -> None:
    miners = sampler.role_bag[0]
    saboteurs = sampler.role_bag[1]
    for seat in range(pos.players):
        if sampler.hidden_role[seat]:
            if dice.below(miners + saboteurs) < miners:
                miners -= 1
                pos.role[seat] = codes.MINER
            else:
                saboteurs -= 1
                pos.role[seat] = codes.SABOTEUR


def _fill_goals(sampler: Sampler, pos: Position, dice: Dice) -> None:
    bag = [sampler.goal_bag[0], sampler.goal_bag[1], sampler.goal_bag[2]]
    for goal in range(3):
        if sampler.hidden_goal[goal]:
            pos.goal[goal] = counts.draw(bag, 0, 3, dice)


def _fill_cards(sampler: Sampler, pos: Position, dice: Dice) -> None:
    """Unseen cards into the other hands and under the others' discards; what is left is the pile."""
    unseen = [0] * 67  # as many as the deck has (S1.4)
    left = counts.spread(sampler.unseen, codes.KINDS, unseen)
    for seat in range(pos.players):
        if seat != sampler.viewer:
            first = seat * codes.KINDS
            left = counts.deal(unseen, left, pos.hand, first, pos.hand_size[seat], dice)
            left = counts.deal(unseen, left, pos.passed, first, sampler.hidden_passed[seat], dice)
    counts.gather(unseen, left, pos.pile)


def _fill_nuggets(sampler: Sampler, pos: Position, dice: Dice) -> None:
    """A value to every line of the ledger that has none, and to the pool; what is left unseen is the supply."""
    bag = [0] * 192
    for place in range(sampler.groups * 3):
        bag[place] = sampler.bag[place]
    for place in range(30):
        pos.nuggets[place] = sampler.known.nuggets[place]
    for slot in range(sampler.slots):
        value = counts.draw(bag, sampler.slot_group[slot] * 3, 3, dice) + 1
        line = sampler.known.ledger[sampler.slot_line[slot]]
        pos.ledger[sampler.slot_line[slot]] = line | value
        pos.nuggets[ledger.seat_of(line) * 3 + value - 1] += 1
    if sampler.pool_group != codes.UNKNOWN:
        pos.pool[0] = pos.pool[1] = pos.pool[2] = 0
        for _ in range(sampler.pool_slots):
            pos.pool[counts.draw(bag, sampler.pool_group * 3, 3, dice)] += 1
    for place in range(3):
        pos.supply[place] = bag[UNSEEN * 3 + place]


def _is_possible(pos: Position) -> bool:
    """Whether the ledger could have come about: cards given back were there to take, payments were the best ones.

    A round in which nobody could be paid has no line, so what it said about the supply is not tested.
    """
    supply = [codes.NUGGETS[0], codes.NUGGETS[1], codes.NUGGETS[2]]
    back = [0, 0, 0]
    place = 0
    while place < pos.entries:
        line = pos.ledger[place]
        entry = ledger.entry_of(line)
        if entry == codes.PAID_ENTRY or entry == codes.SHARED_ENTRY:
            for value in range(3):  # the extra nuggets go back before the sharing (S9.4)
                supply[value] += back[value]
                back[value] = 0
        if entry == codes.PAID_ENTRY:
            count = _payees(pos, place)
            rows = sharing.best_rows(supply[0], supply[1], supply[2], count, ledger.worth_of(line))
            if rows != _rows(pos, place, count):
                return False
            for paid in range(place, place + count):
                row = ledger.what_of(pos.ledger[paid])
                supply[0] -= sharing.PAYS_1[row]
                supply[1] -= sharing.PAYS_2[row]
                supply[2] -= sharing.PAYS_3[row]
            place += count
        else:
            value = ledger.what_of(line) - 1
            supply[value] -= 1
            if supply[value] < 0:
                return False
            if entry == codes.RETURNED_ENTRY:
                back[value] += 1
            place += 1
            if place < pos.entries and ledger.round_of(pos.ledger[place]) != ledger.round_of(line):
                for value in range(3):
                    supply[value] += back[value]
                    back[value] = 0
    return True


def _payees(pos: Position, place: int) -> int:
    """How many payments of one round begin at this place of the ledger."""
    count = 1
    while place + count < pos.entries and ledger.is_same_share(pos.ledger[place], pos.ledger[place + count]):
        count += 1
    return count


def _rows(pos: Position, place: int, count: int) -> int:
    """The rows of these payments as `sharing.best_rows` gives them."""
    rows = 0
    for paid in range(place, place + count):
        rows = rows * sharing.PAYMENTS + ledger.what_of(pos.ledger[paid])
    return rows


# Reading a view: once for many samples, so in plain Python.


def known_position(view: View) -> State:
    """The position as far as the viewer knows it; everything else is empty or unknown."""
    state = State.new(view.options)
    players = view.options.players
    rest = [0] * (10 - players)
    state.round, state.phase = view.round, int(Phase[view.phase.upper()])
    state.seat = seats.number_of(view.turn if view.turn is not None else view.draws_for)
    state.first, state.ending = seats.number_of(view.first), int(Ending[view.ending.upper()])
    state.role = [codes.UNKNOWN if role is None else int(Role[role.upper()]) for role in view.roles] + [-1] * len(rest)
    state.broken = [sum(1 << cards.TOOLS.index(tool) for tool in tools) for tools in view.broken] + rest
    state.looked = [sum(1 << goal for goal in Goal if seat in view.goals[goal].looked_by) for seat in range(10)]
    state.hand = counts.counts_of_seat(view.seat, 10, counts.counts_of(view.hand, cards.KINDS))
    state.passed = counts.counts_of_seat(view.seat, 10, counts.counts_of(view.passed, cards.KINDS))
    state.hand_size, state.pile_size = list(view.hand_sizes) + rest, view.pile
    state.pile, state.discard = [0] * 27, counts.counts_of(view.discard, cards.KINDS)
    state.last_tunnel, state.last_card = seats.number_of(view.last_tunnel), seats.number_of(view.last_card)
    state.laid_x, state.laid_y = view.last_laid or (0, 0)
    _know_table(state, view)
    _know_nuggets(state, view)
    return state


def _know_table(state: State, view: View) -> None:
    for card in view.table:
        if card.what != "start":
            state.grid.lay(card.x, card.y, grid.face_of(card.face))
    state.goal = [_treasure(goal.treasure) for goal in view.goals]
    state.face_up = sum(1 << number for number, goal in enumerate(view.goals) if goal.face_up)
    state.bonus_left = sum(1 << (value - 1) for value in view.bonuses_left)
    if view.bonus is not None:
        state.bonus, state.bonus_x, state.bonus_y = view.bonus.value, view.bonus.x, view.bonus.y
        state.claim, state.claimer = int(Claim[view.bonus.claim.upper()]), seats.number_of(view.bonus.claimer)
        state.shown = [view.bonus.shown.count(value) for value in (1, 2, 3)]
        if state.claim == Claim.NONE:
            state.grid.lay_loose(state.bonus_x, state.bonus_y)
    state.grid.flood_start()


def _treasure(name: str | None) -> int:
    return codes.UNKNOWN if name is None else list(cards.TREASURES).index(name)


def _know_nuggets(state: State, view: View) -> None:
    """The lines of the ledger, unknown values as 0, and what everybody holds by the lines that are known."""
    lines, nuggets = [0] * 64, [0] * 30
    for place, line in enumerate(view.ledger):
        entry = int(Entry[line.why.upper()])
        what = 0 if line.values is None else _what(entry, line.values)
        lines[place] = line.round << 13 | (line.worth or 0) << 10 | entry << 8 | line.seat << 4 | what
        is_held = entry != Entry.RETURNED and not (
            entry == Entry.BONUS and line.round == view.round and any(state.shown)
        )
        for value in line.values or () if is_held else ():
            nuggets[line.seat * 3 + value - 1] += 1
    state.ledger, state.entries, state.nuggets = lines, len(view.ledger), nuggets
    state.supply = [0, 0, 0]
    state.pool = [view.pool.count(value) for value in (1, 2, 3)] if view.pool else [0, 0, 0]


def _what(entry: int, values: tuple[int, ...]) -> int:
    if entry != Entry.PAID:
        (value,) = values
        return int(value)
    wanted = (values.count(1), values.count(2), values.count(3))
    rows = [(sharing.PAYS_1[row], sharing.PAYS_2[row], sharing.PAYS_3[row]) for row in range(sharing.PAYMENTS)]
    return rows.index(wanted)


def _read_roles(sampler: Sampler, view: View) -> None:
    players = view.options.players
    phase = Phase[view.phase.upper()]
    dealt = {Phase.FIRST: 0, Phase.ROLES: view.draws_for or 0}.get(phase, players)
    sampler.hidden_role = [int(seat < dealt and view.roles[seat] is None) for seat in range(players)] + [0] * (
        10 - players
    )
    sampler.role_bag = [
        cards.MINERS[players] - view.options.all_saboteurs - view.roles.count("miner"),
        cards.SABOTEURS[players] - view.roles.count("saboteur"),
    ]


def _read_cards(sampler: Sampler, view: View) -> None:
    seen = Counter((*view.hand, *view.passed, *view.discard))
    seen += Counter("break" + tool for tools in view.broken for tool in tools)
    seen += Counter(cards.KINDS[kind_of(card.face)] for card in view.table if card.what == "tunnel")
    deck = cards.DECK | {cards.MAP: view.options.maps}
    sampler.unseen = [deck[kind] - seen[kind] for kind in cards.KINDS]
    sampler.unseen_size = sum(sampler.unseen)
    others = [0 if seat == view.seat else count for seat, count in enumerate(view.passed_counts)]
    sampler.hidden_passed = others + [0] * (10 - len(others))


def _read_goals(sampler: Sampler, view: View) -> None:
    if view.phase in ("first", "roles", "goals"):
        return  # none is dealt, or nobody can tell
    sampler.hidden_goal = [int(goal.treasure is None) for goal in view.goals]
    known = [goal.treasure for goal in view.goals]
    sampler.goal_bag = [int(treasure not in known) for treasure in cards.TREASURES]


def _read_nuggets(sampler: Sampler, view: View) -> None:
    """Sorts the unknown nugget cards into groups: by what the viewer saw in the pool, and the unseen rest."""
    groups: list[Counter[int]] = [Counter()]
    slots: list[tuple[int, int]] = []
    looking = Counter(view.pool or ())
    for number in range(1, view.round + 1):
        picks = [
            (place, line) for place, line in enumerate(view.ledger) if (line.round, line.why) == (number, "shared")
        ]
        group = UNSEEN
        for place, line in picks:
            if line.pool is not None:  # the viewer looked here: the run of others before it is known as a whole
                groups[group] -= Counter(line.pool) if group != UNSEEN else Counter()
                groups.append(Counter(line.pool) - Counter(line.values))
                group = len(groups) - 1
            elif line.values is None:
                slots.append((place, group))
            elif group != UNSEEN:
                groups[group] -= Counter(line.values)
        if number == view.round and view.pool_size:
            if view.pool is None:
                sampler.pool_group, sampler.pool_slots = group, view.pool_size
            elif group != UNSEEN:
                groups[group] -= looking
    held = Counter(value for line in view.ledger if line.why != "returned" for value in line.values or ())
    groups[UNSEEN] = Counter(cards.NUGGETS) - held - looking - sum(groups[1:], Counter())
    sampler.slots = len(slots)
    sampler.slot_line = [place for place, _ in slots] + [0] * (64 - len(slots))
    sampler.slot_group = [group for _, group in slots] + [0] * (64 - len(slots))
    bag = [group[value] for group in groups for value in (1, 2, 3)]
    sampler.bag, sampler.groups = bag + [0] * (192 - len(bag)), len(groups)
    has_constraints = any(line.why in ("paid", "returned") for line in view.ledger)
    sampler.is_tested = int(has_constraints and any(group == UNSEEN for _, group in slots))


def _check(sampler: Sampler, view: View) -> None:
    """Refuses a view that does not add up: no play leads to it, and `fill` takes its numbers for places in arrays."""
    players = view.options.players
    named = [view.seat, view.turn, view.draws_for, view.first, view.last_tunnel, view.last_card]
    named += [line.seat for line in view.ledger]
    named += [view.bonus.claimer] if view.bonus is not None else []
    others = sum(size for seat, size in enumerate(view.hand_sizes) if seat != view.seat)
    adds_up = (
        all(seat is None or 0 <= seat < players for seat in named)
        and all(line.worth is None or 2 <= line.worth <= 4 for line in view.ledger)
        and all(line.values is not None or line.why == "shared" for line in view.ledger)
        and all(1 <= value <= 3 for line in view.ledger for value in line.values or ())
        and min(*sampler.unseen, *sampler.bag, *view.hand_sizes, *view.passed_counts) >= 0
        and sampler.unseen_size == others + sum(sampler.hidden_passed) + view.pile
    )
    if not adds_up:
        raise ValueError("the numbers of this view do not add up; no play can have led to it")
