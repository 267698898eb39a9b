"""Every full position that agrees with a view is sampled equally often."""

import math
import random
from collections import Counter
from collections.abc import Hashable
from itertools import permutations, product

import pytest

from pyrite.games.saboteur.rules import cards
from pyrite.games.saboteur.rules.state import State
from pyrite.games.saboteur.rules.view import View
from tests.games.evenness import Ways, chance_of, check_evenness
from tests.games.saboteur.oracle.sharing import payment
from tests.games.saboteur.rules.sampling import COMPILED, check_sample
from tests.games.saboteur.rules.table import position


def test_the_chi_square_test_knows_its_table():
    for distance, freedom, chance in [(3.841, 1, 0.05), (18.307, 10, 0.05), (149.449, 100, 0.001), (9.488, 4, 0.05)]:
        assert chance_of(distance, freedom) == pytest.approx(chance, rel=0.1)


def ways_of_cards(view: View) -> Ways:
    """Every order of the unseen cards, laid into the other hands, under the others' discards and on the pile."""
    unseen = Counter(cards.DECK | {"map": view.options.maps})
    unseen -= Counter(view.hand) + Counter(view.passed) + Counter(view.discard)
    unseen -= Counter("break" + tool for tools in view.broken for tool in tools)
    others = [seat for seat in range(view.options.players) if seat != view.seat]
    sizes = [size for seat in others for size in (view.hand_sizes[seat], view.passed_counts[seat])]
    assert len(view.table) == 1
    assert sum(sizes) + view.pile == unseen.total() <= 8
    ends = [sum(sizes[:number]) for number in range(len(sizes) + 1)]
    ways: Ways = Counter()
    for order in permutations(unseen.elements()):
        parts = [order[start:end] for start, end in zip(ends, (*ends[1:], None), strict=True)]
        ways[tuple(tuple(sorted(part)) for part in parts)] += 1
    return ways


def cards_in(sample: State, viewer: int | None) -> Hashable:
    """What the others hold, what they passed, and the pile."""
    views = [sample.view(seat) for seat in range(sample.players) if seat != viewer]
    pile = [kind for kind, count in zip(cards.KINDS, sample.pile, strict=True) for _ in range(count)]
    return tuple(tuple(sorted(part)) for part in (*(part for v in views for part in (v.hand, v.passed)), pile))


CARDS = {
    "hands": ("hands=NS/map,EW/EW,NW pile=-", 0),
    "hands and pile": ("hands=NS,map/map,EW/EW pile=map,EW", 0),
    "hands, passed cards and pile": ("hands=NS/EW,map/EW passed=map/NS/- pile=EW,map", 0),
    "everything passed": ("hands=NS/-/- passed=EW/map,EW/map,NE pile=-", 0),
    "a seat in the middle": ("hands=EW/NS/EW,map turn=1 passed=NS/-/map pile=EW", 1),
    "a spectator": ("hands=NS/map/map passed=-/NS/- pile=NS,NS", None),
    "before a draw": ("phase=draw hands=NS/map/map passed=EW/NS/- pile=NS,NS", 0),
    "broken tools": ("hands=NS/breakP,breakP/mendP broken=P/-/L pile=mendP,breakL", 0),
    "fewer maps": ("maps=2 hands=map/map/NS passed=-/NS/EW pile=EW", 0),
}


@pytest.mark.parametrize("case", CARDS)
def test_every_way_to_deal_the_unseen_cards_is_as_likely(case):
    text, viewer = CARDS[case]
    view = position(text).view(viewer)
    check_evenness(view, ways_of_cards(view), lambda sample: cards_in(sample, viewer))


def ways_of_roles(view: View) -> Ways:
    """Every order of the role cards that the viewer has not seen, dealt to the seats that have one."""
    players = view.options.players
    unseen = Counter(miner=cards.MINERS[players] - view.options.all_saboteurs, saboteur=cards.SABOTEURS[players])
    unseen -= Counter(role for role in view.roles if role)
    dealt = range(view.draws_for or 0) if view.phase == "roles" else range(players)
    ways: Ways = Counter()
    for order in permutations(unseen.elements()):
        rest = iter(order)
        ways[tuple(view.roles[seat] or next(rest) for seat in dealt)] += 1
    return ways


def roles_in(sample: State) -> Hashable:
    return tuple(("miner", "saboteur")[role] for role in sample.role[: sample.players] if role >= 0)


def ways_of_goals(view: View) -> Ways:
    unseen = [name for name in ("gold", "NE", "NW") if name not in [goal.treasure for goal in view.goals]]
    ways: Ways = Counter()
    for order in permutations(unseen):
        rest = iter(order)
        ways[tuple(goal.treasure or next(rest) for goal in view.goals)] += 1
    return ways


def goals_in(sample: State) -> Hashable:
    return tuple(("gold", "NE", "NW")[treasure] for treasure in sample.goal)


ROLES = {
    "a miner of three": ("hands=NS/-/- roles=MMS", 0),
    "a miner of three, no saboteur dealt": ("hands=NS/-/- roles=MMM", 1),
    "a saboteur of three": ("hands=NS/-/- roles=MSM", 1),
    "a spectator of three": ("hands=NS/-/- roles=MSM", None),
    "a miner of three, all saboteurs": ("all_saboteurs hands=NS/-/- roles=MMS", 0),
    "a spectator of three, all saboteurs": ("all_saboteurs hands=NS/-/- roles=MMS", None),
    "a saboteur of five": ("players=5 hands=NS/-/-/-/- roles=MMMSS", 4),
    "a miner of five": ("players=5 hands=NS/-/-/-/- roles=MMMMS", 2),
    "a saboteur of five, all saboteurs": ("players=5 all_saboteurs hands=NS/-/-/-/- roles=MMMSS", 3),
    "while roles are dealt": ("players=5 phase=roles turn=3 roles=MSM-- goals=-,-,-", 0),
    "once they are shown": ("phase=over turn=- ending=nobody roles=MMM rounds=1", 0),
}


@pytest.mark.parametrize("case", ROLES)
def test_every_way_to_deal_the_roles_is_as_likely(case):
    text, viewer = ROLES[case]
    view = position(text).view(viewer)
    check_evenness(view, ways_of_roles(view), roles_in)


GOALS = {
    "none known": ("hands=NS/-/- looked=-/tmb/-", 0),
    "one looked at": ("hands=NS/-/- looked=m/-/t", 0),
    "a stone looked at": ("hands=NS/-/- looked=-/b/-", 1),
    "two looked at": ("hands=NS/-/- looked=mb/-/-", 0),
    "one face up": ("hands=NS/-/- goals=nw,NE,gold looked=b/-/-", None),
    "one face up, one looked at": ("hands=NS/-/- goals=nw,NE,gold looked=b/-/-", 0),
}


@pytest.mark.parametrize("case", GOALS)
def test_every_way_to_lay_the_goals_is_as_likely(case):
    text, viewer = GOALS[case]
    view = position(text).view(viewer)
    check_evenness(view, ways_of_goals(view), goals_in)


def test_roles_goals_and_cards_do_not_depend_on_each_other():
    view = position("hands=NS/map/- looked=t/-/- pile=EW").view(0)
    ways: Ways = Counter()
    parts = [ways_of_roles(view), ways_of_goals(view), ways_of_cards(view)]
    for outcomes in product(*parts):
        ways[outcomes] += math.prod(part[outcome] for part, outcome in zip(parts, outcomes, strict=True))
    assert len(ways) == 3 * 2 * 2
    check_evenness(view, ways, lambda sample: (roles_in(sample), goals_in(sample), cards_in(sample, 0)))


def ways_of_nuggets(view: View) -> Ways:
    """Every way to give unseen nugget cards to the picks and the pool that agrees with what the viewer has seen."""
    places = [place for place, line in enumerate(view.ledger) if line.values is None]
    hidden = view.pool_size if view.pool is None else 0
    unseen = Counter(cards.NUGGETS) - Counter(view.pool)
    unseen -= Counter(value for line in view.ledger if line.why != "returned" for value in line.values or ())
    ways: Ways = Counter()
    for values in product((1, 2, 3), repeat=len(places) + hidden):
        picks = values[: len(places)]
        pool = view.pool or tuple(sorted(values[len(places) :]))
        cards_for_it = math.prod(math.perm(unseen[value], values.count(value)) for value in unseen)
        if cards_for_it and agrees(view, dict(zip(places, picks, strict=True)), Counter(pool)):
            ways[picks, pool] += cards_for_it
    return ways


def agrees(view: View, picks: dict[int, int], pool: Counter[int]) -> bool:
    """Whether the game could have gone so, round by round: looks, payments, extra nuggets (S7.2, S7.4, S9.2, S9.4)."""
    supply = Counter(cards.NUGGETS)
    for number in range(1, view.round + 1):
        lines = [(place, line) for place, line in enumerate(view.ledger) if line.round == number]
        extra = Counter(value for _, line in lines if line.why in ("bonus", "returned") for value in line.values or ())
        if not extra <= supply:
            return False
        supply -= Counter(value for _, line in lines if line.why == "bonus" for value in line.values or ())
        paid = [line for _, line in lines if line.why == "paid"]
        if paid and [tuple(sorted(line.values or ())) for line in paid] != due(supply, len(paid), paid[0].worth or 0):
            return False
        supply -= Counter(value for line in paid for value in line.values or ())
        left = pool.copy() if number == view.round else Counter()
        for place, line in reversed(lines):
            if line.why == "shared":
                left[line.values[0] if line.values else picks[place]] += 1
                if line.pool is not None and Counter(line.pool) != left:
                    return False
        if not left <= supply:
            return False
        supply -= left
    return True


def due(supply: Counter[int], payees: int, worth: int) -> list[tuple[int, ...]]:
    """What the oracle pays, seat by seat."""
    saboteurs = {4: 1, 3: 2, 2: 4}[worth]
    paid = payment(list(range(payees)), saboteurs, list(supply.elements()))
    return [tuple(sorted(paid[seat])) for seat in range(payees)]


def nuggets_in(sample: State, view: View) -> Hashable:
    """The picks that the viewer does not know, and the pool."""
    ledger = sample.ledger
    picks = tuple(ledger[place] & 15 for place, line in enumerate(view.ledger) if line.values is None)
    pool = tuple(value for value in (1, 2, 3) for _ in range(sample.pool[value - 1]))
    return picks, pool


# Seat 0 has taken so many threes before, one in a round of its own each.
ONE_THREE, TWO_THREES, THREE_THREES = "1s03", "1s03,2s03", "1s03,2s03,3s03"
LATER = "rounds=9 round=9 hands=NS/-/-"
PICKING = "players=4 phase=pick ending=miners tunnel=3 roles=MMMM"
CLASSIC_PICKING = "players=5 edition=classic phase=pick ending=miners tunnel=2 roles=MMMSS"
PICKED_LATE = "rounds=9 round=6 phase=pick ending=miners tunnel=2 roles=MMM"
NUGGETS = {
    # One round shared.
    "the first picker": ("players=4 round=2 hands=NS/-/-/- ledger=1s33,1s22,1s11,1s02", 3),
    "a picker in the middle": ("players=4 round=2 hands=NS/-/-/- ledger=1s33,1s22,1s11,1s02", 2),
    "a picker in the middle, equal cards": ("players=4 round=2 hands=NS/-/-/- ledger=1s33,1s22,1s11,1s01", 2),
    "the last picker": ("round=2 hands=NS/-/- ledger=1s23,1s12,1s01", 0),
    "no sharer": ("round=2 hands=NS/-/- ledger=1s23,1s12", 0),
    "a spectator": ("round=2 hands=NS/-/- ledger=1s23,1s12", None),
    # Classic: round again.
    "two looks": ("players=5 edition=classic round=2 hands=NS/-/-/-/- ledger=1s23,1s13,1s02,1s21,1s11", 1),
    "two looks, the first at all": (
        "players=5 edition=classic round=2 hands=NS/-/-/-/- ledger=1s23,1s13,1s02,1s21,1s11",
        2,
    ),
    "two looks, others last": (
        "players=6 edition=classic round=2 hands=NS/-/-/-/-/- ledger=1s22,1s13,1s02,1s21,1s11",
        2,
    ),
    # Two rounds.
    "two rounds, a look in each": ("round=3 hands=NS/-/- ledger=1s23,1s12,1s01,2s12,2s01,2s21", 1),
    "two rounds, looks at different places": ("round=3 hands=NS/-/- ledger=1s03,1s22,1s11,2s12,2s01", 0),
    # A pool in progress.
    "a pool passed on": (f"{PICKING} turn=1 ledger=1s33,1s22 pool=12", 3),
    "a pool being looked at": (f"{PICKING} turn=1 ledger=1s33,1s22 pool=12", 1),
    "a pool not yet seen": ("phase=pick ending=miners tunnel=2 roles=MMM turn=1 ledger=1s23 pool=12", 0),
    "a pool twice looked at": (
        f"{CLASSIC_PICKING} turn=2 ledger=1s23,1s13,1s02 pool=12",
        2,
    ),
    "a pool once looked at, then passed on": (
        f"{CLASSIC_PICKING} turn=1 ledger=1s23,1s13,1s02,1s21 pool=12",
        2,
    ),
    "a pool being drawn": ("phase=pool ending=miners tunnel=2 roles=MMM turn=- pool=12", 0),
    "a pool being drawn after a round": (
        "phase=pool ending=miners tunnel=2 roles=MMM turn=- round=2 ledger=1s01,1s13 pool=2",
        0,
    ),
    # Payments tell what the supply held.
    "paid 3 and 1: there was a three": (f"{LATER} ledger={THREE_THREES},4s12,4s21,5p231/4", 0),
    "paid 2 and 2: there was no three": (f"{LATER} ledger={THREE_THREES},4s13,4s21,5p222/4", 0),
    "paid 2 and 2, two threes astray": (f"{LATER} ledger={TWO_THREES},4s13,4s23,5p222/4", 0),
    "paid before the picks: says nothing": (f"{LATER} ledger={ONE_THREE},4p231/4,5s13,5s21", 0),
    "two paid: there was one three": (
        f"players=5 rounds=9 round=9 hands=NS/-/-/-/- ledger={TWO_THREES},4s13,4s21,5p13/3,5p221/3",
        0,
    ),
    "two paid: there was no three": (
        f"players=5 rounds=9 round=9 hands=NS/-/-/-/- ledger={THREE_THREES},4s13,4s21,5p121/3,5p221/3",
        0,
    ),
    "paid twice": (f"{LATER} ledger={TWO_THREES},4s12,4s23,5p231/4,6p222/4", 0),
    "paid between picks": (f"{LATER} ledger={THREE_THREES},4s13,5p222/4,6s11,6s22", 0),
    "paid, then a pool": (
        f"{PICKED_LATE} turn=1 ledger={THREE_THREES},4s13,5p222/4,6s22 pool=12",
        0,
    ),
    "paid, seen by a spectator": (
        "rounds=9 round=9 hands=NS/-/- ledger=1p031/4,2p031/4,3p031/4,4s13,4s21,5p222/4",
        None,
    ),
    # Extra nuggets.
    "an extra card kept": ("bonus_nuggets round=3 hands=NS/-/- ledger=1s13,1s21,2b03", 0),
    "extra cards face up": (
        "bonus_nuggets round=2 phase=stop bonus=2@4,1 left=3 claim=at_once claimer=1 turn=1 ledger=1s13,1s21,2b13,2b12",
        0,
    ),
    "an extra card returned": (f"{LATER} bonus_nuggets ledger={THREE_THREES},4s12,4s21,5r03", 0),
    "two extra cards returned": (f"{LATER} bonus_nuggets ledger={ONE_THREE},4s12,4s21,5r03,5r03", 0),
    "returned before the sharing": (f"{LATER} bonus_nuggets ledger={THREE_THREES},4s12,5r03,5s13,5s21", 0),
    "returned, then paid at once": (f"{LATER} bonus_nuggets ledger={THREE_THREES},4s12,4s21,5r13,5p231/4", 0),
    "returned, then kept": (f"{LATER} bonus_nuggets ledger={TWO_THREES},4s13,4s21,5r03,6b03", 0),
}


@pytest.mark.parametrize("case", list(NUGGETS) if COMPILED else list(NUGGETS)[::3])
def test_every_way_to_hand_out_the_unseen_nuggets_is_as_likely(case):
    text, viewer = NUGGETS[case]
    view = position(text).view(viewer)
    check_evenness(view, ways_of_nuggets(view), lambda sample: nuggets_in(sample, view))


def test_what_is_left_of_the_nuggets_is_the_supply():
    for text, viewer in NUGGETS.values():
        view = position(text).view(viewer)
        check_sample(view, view.sample(random.Random(1)))
