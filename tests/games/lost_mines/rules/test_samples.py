"""Samples of views of The Lost Mines: sound positions, never peeked, and every way to lay out the unseen as likely."""

import math
import random
from collections import Counter
from collections.abc import Hashable
from functools import cache
from itertools import pairwise, permutations, product
from typing import Any

import msgspec
import pytest

from pyrite import engine
from pyrite.core.interned import BaseDraw
from pyrite.games.lost_mines.rules import box as boxes
from pyrite.games.lost_mines.rules.state import State
from pyrite.games.lost_mines.rules.words import Phase
from pyrite.match import Match
from tests.games.evenness import Ways, check_evenness
from tests.games.lost_mines.rules.forest import BOX, position
from tests.games.lost_mines.twin import twin
from tests.games.random_games import LOST_MINES_OPTIONS, name_of, random_match
from tests.games.test_properties import lost_mines_cards

COMPILED = engine.build() == "compiled"
PHASES = [phase.name.lower() for phase in Phase]
CHARACTERS = ("loyal", "selfish", "saboteur")


# Every sample is a sound position


def state_after(match: Match, steps: list[Any]) -> Any:
    again = Match(match.game, match.options)
    for step in steps:
        again.take_step(step)
    return again.state


@cache
def moments() -> dict[str, list[Any]]:
    """Some states of every phase, out of games of every player count and option."""
    found: dict[str, list[Any]] = {phase: [] for phase in PHASES}
    rng = random.Random(1)
    for number, options in enumerate(LOST_MINES_OPTIONS * (6 if COMPILED else 2)):
        match = random_match(options | {"players": 3 + number % 7}, seed=number, eager=0.9, game="lost-mines")
        state: Any = match.game.new_state(match.options)
        for step in match.steps:
            name = PHASES[state.phase]
            if name not in ("turn", "walk", "draw", "hands") or rng.random() < 0.05:
                found[name].append(state.copy())
            state.draw(step) if isinstance(step, BaseDraw) else state.step(step.code)
        found["over"].append(state)
    return {name: rng.sample(states, min(len(states), 8)) for name, states in found.items()}


@pytest.mark.parametrize("phase", PHASES)
def test_every_phase_can_be_sampled_soundly(phase):
    rng = random.Random(phase)
    assert moments()[phase]
    for state in moments()[phase]:
        deck = Counter(dict(zip(boxes.KINDS, state.options.box.deck, strict=True)))
        for seat in (None, *range(state.players)):
            view = state.view(seat)
            sample = view.sample(rng)
            assert sample.view(seat) == view
            assert lost_mines_cards(sample) == +deck
            assert State.parse(str(sample)) == sample


@pytest.mark.parametrize("phase", PHASES)
def test_a_sample_goes_its_own_way_and_the_same_seed_gives_it_again(phase):
    for state in moments()[phase][:2]:
        view = state.view(0)
        before = view.to_json()
        sample = view.sample(random.Random(1))
        text = str(sample)
        while not sample.is_over and sample.round == state.round:
            if tickets := sample.tickets():
                sample.draw(sample.drawn_by(tickets // 2))
            else:
                sample.play(sample.legal()[-1])
        assert str(view.sample(random.Random(1))) == text
        assert view.to_json() == before


TWINS = [(options, 3 + number % 7) for number, options in enumerate(LOST_MINES_OPTIONS * 2)]
TWINS = TWINS if COMPILED else TWINS[::3]


@pytest.mark.parametrize(("options", "players"), TWINS, ids=[f"{name_of(o)}-{n}p" for o, n in TWINS])
def test_L8_games_that_a_seat_cannot_tell_apart_give_it_the_same_samples(options, players):
    match = random_match(options | {"players": players}, seed=f"twins {players}", game="lost-mines")
    rng = random.Random(players)
    differ = 0
    for seat in (None, *range(players)):
        until = rng.randrange(len(match.steps) // 4, len(match.steps))
        mine = state_after(match, match.steps[:until])
        theirs = state_after(match, twin(match.record(), seat, until, rng))
        differ += mine != theirs
        for seed in range(2):
            samples = [state.view(seat).sample(random.Random(seed)) for state in (mine, theirs)]
            assert str(samples[0]) == str(samples[1])
    assert differ


# Every way as likely as any other: samples against all ways, counted one by one


def view_of(text: str, seat: int | None) -> Any:
    """The view of a seat in a position of three, unless it says how many play."""
    return position(text).view(seat)


# Cards

DECK = Counter(dict(zip(boxes.KINDS, boxes.read(BOX).deck, strict=True)))


def position_of_cards(hands: str, discarded: str, stock: str, rest: str = "") -> str:
    """A position in which these cards are in hands, discarded and in the stock, and all others were played."""
    named = Counter(word for part in (hands, discarded) for hand in part.split("/") for word in hand.split(","))
    in_stock = Counter(stock.split(","))
    played = DECK - named - in_stock
    assert (played + in_stock + named)["axe"] == DECK["axe"]
    words = ",".join(f"{count}{kind}" for kind, count in played.items())
    return f"hands={hands} discarded={discarded} played={words} {rest}".strip()


def ways_of_cards(view: Any) -> Ways:
    """Every way to lay cards that the viewer has not seen into the other hands and under the others' discards."""
    unseen = DECK - Counter(view.hand) - Counter(view.discarded) - Counter(view.played)
    assert {card.what for card in view.board} == {"start"}
    others = [seat for seat in range(view.options.players) if seat != view.seat]
    sizes = [size for seat in others for size in (view.hand_sizes[seat], view.discarded_counts[seat])]
    ends = [sum(sizes[:number]) for number in range(len(sizes) + 1)]
    assert ends[-1] + view.pile + 10 == unseen.total()
    ways: Ways = Counter()
    for order in permutations(unseen.elements(), ends[-1]):
        parts = [order[start:end] for start, end in pairwise(ends)]
        ways[tuple(tuple(sorted(part)) for part in parts)] += 1
    return ways


def cards_in(sample: Any, viewer: int | None) -> Hashable:
    """What the others hold and what they discarded; the rest is the stock."""
    others = [seat for seat in range(sample.players) if seat != viewer]
    hand, discarded = sample.hand, sample.discarded
    return tuple(part for seat in others for part in (kinds(hand, seat), kinds(discarded, seat)))


def kinds(counts: Any, seat: int) -> tuple[str, ...]:
    row = counts[seat * 51 : seat * 51 + 51]
    return tuple(sorted(kind for kind, count in zip(boxes.KINDS, row, strict=True) for _ in range(count)))


TEN = "NES,NES,NES,NES,NS,NS,NS,trap,trap,trap"  # no pile: only the ten put aside
CARDS = {
    "hands, and the ten put aside": (("axe/NE/NW", "-/-/-", TEN), 0),
    "a hand of two": (("axe/NE,NE/-", "-/-/-", TEN), 0),
    "a hand and a discard": (("axe/NE/-", "-/NE/-", TEN), 0),
    "discards and lost cards of two": (("axe/-/-", "NW/NE/NE", TEN), 0),
    "a pile": (("axe/NE/-", "-/-/NE", TEN + ",NE,NE"), 0),
    "a seat in the middle": (("NE/axe/NE", "-/NW/-", TEN, "turn=1"), 1),
    "a spectator": (("NE/NE/-", "-/-/-", TEN), None),
    "before a draw": (("axe/NE/-", "NW/-/NE", TEN + ",NE", "phase=draw due=1"), 0),
    "while a card is being lost": (("axe/NE/-", "-/-/-", TEN, "phase=loss due=1 turn=1 walk=1,2!1"), 0),
}


@pytest.mark.parametrize("case", CARDS)
def test_every_way_to_deal_the_unseen_cards_is_as_likely(case):
    parts, viewer = CARDS[case]
    view = view_of(position_of_cards(*parts), viewer)
    check_evenness(view, ways_of_cards(view), lambda sample: cards_in(sample, viewer))


# Characters, mines and treasures


def ways_of_characters(view: Any) -> Ways:
    """Every order of each clan's cards that the viewer has not seen, dealt to the dwarfs of that clan (L1.2)."""
    players = view.options.players
    loyal = 1 if players < 5 else 2 if players < 7 else 3
    pools = []
    for clan in ("blue", "yellow"):
        known = Counter(dwarf.character for dwarf in view.dwarfs if dwarf.clan == clan and dwarf.character)
        pools.append(Counter(loyal=loyal, selfish=1, saboteur=1) - known)
    ways: Ways = Counter()
    for blue, yellow in product(*(list(permutations(pool.elements())) for pool in pools)):
        rest = {"blue": iter(blue), "yellow": iter(yellow)}
        ways[tuple(dwarf.character or next(rest[dwarf.clan]) for dwarf in view.dwarfs if dwarf.clan)] += 1
    return ways


def characters_in(sample: Any) -> Hashable:
    return tuple(CHARACTERS[one] for one in sample.character[: sample.players] if one >= 0)


DWARFS = {
    "three, the first": ("hands=NS/-/- dwarfs=bL,yL,bS", 0),
    "three, all of one clan": ("hands=NS/-/- dwarfs=bL,bO,bS", 1),
    "three, a spectator": ("hands=NS/-/- dwarfs=yL,bO,yS", None),
    "three, one looked at": ("hands=NS/-/- dwarfs=bL,yO,bS looked=d2/d0/-", 0),
    "three, a looker who learned nothing new": ("hands=NS/-/- dwarfs=bL,bO,bS looked=d2/-/-", 0),
    "five": ("players=5 hands=NS/-/-/-/- dwarfs=bL,bL,yO,yS,bS", 0),
    "five, one looked at": ("players=5 hands=NS/-/-/-/- dwarfs=bL,yL,bL,bS,yS looked=-/d0/-/-/-", 1),
    "seven": ("players=7 hands=NS/-/-/-/-/-/- dwarfs=bL,bL,yL,yO,yS,bS,bL looked=d3/-/-/-/-/-/-", 0),
    "while they are dealt": ("players=5 phase=dwarfs turn=3 dwarfs=bL,yS,bO,-,- mines=-,-,-,-", 0),
    "once they are shown": ("phase=over ending=cards rounds=1 dwarfs=bL,yO,bS", 0),
}


@pytest.mark.parametrize("case", DWARFS)
def test_every_way_to_deal_the_dwarfs_within_their_clans_is_as_likely(case):
    view = view_of(*DWARFS[case])
    check_evenness(view, ways_of_characters(view), characters_in)


def ways_of_mines(view: Any) -> Ways:
    unseen = [name for name in boxes.MINES if name not in [mine.holds for mine in view.mines]]
    ways: Ways = Counter()
    for order in permutations(unseen):
        rest = iter(order)
        ways[tuple(mine.holds or next(rest) for mine in view.mines)] += 1
    return ways


def mines_in(sample: Any) -> Hashable:
    return tuple(boxes.MINES[mine] for mine in sample.mine)


MINES = {
    "none known": ("hands=NS/-/- looked=-/m0m1m2m3/-", 0),
    "one looked at": ("hands=NS/-/- looked=m2/m0/-", 0),
    "two looked at": ("hands=NS/-/- looked=-/m0m3/-", 1),
    "one open": ("hands=NS/-/- mines=gold,SILVER:NEW,gems,dragon looked=m0/-/-", None),
    "one open, one looked at": ("hands=NS/-/- mines=gold,SILVER:NEW,gems,dragon looked=m0/-/-", 0),
    "one being turned": (
        "phase=turn_mine due=1 mines=gold,GEMS:?,silver,dragon at=9,2/1,4/1,2 walk=9,2<W looked=-/m3/-",
        1,
    ),
}


@pytest.mark.parametrize("case", MINES)
def test_every_way_to_lay_the_mines_is_as_likely(case):
    view = view_of(*MINES[case])
    check_evenness(view, ways_of_mines(view), mines_in)


def ways_of_values(view: Any) -> Ways:
    """Every order of the treasures of each kind that the viewer has not seen, those put aside among them (L2.2)."""
    unseen = []
    for kind, values in zip(boxes.TREASURES, boxes.default().treasures, strict=True):
        known = Counter(treasure.value for treasure in view.treasures if treasure.kind == kind)
        unseen.append(list(permutations((Counter(values) - known).elements())))
    ways: Ways = Counter()
    for orders in product(*unseen):
        rest = dict(zip(boxes.TREASURES, map(iter, orders), strict=True))
        ways[tuple(treasure.value or next(rest[treasure.kind]) for treasure in view.treasures)] += 1
    return ways


def values_in(sample: Any) -> Hashable:
    return tuple(value for value in sample.slot_value if value > 0)


TREASURES = {
    "three kinds": ("hands=NS/-/- treasures=gold3,gems4,silver1", 0),
    "one kind": ("hands=NS/-/- treasures=gold3,gold2,gold4", 0),
    "one looked at": ("hands=NS/-/- treasures=gold3,gold2,silver1 looked=t0/-/-", 0),
    "one looked at by another": ("hands=NS/-/- treasures=gold3,gold2,silver1 looked=t0/t1/-", 1),
    "the own": ("hands=NS/-/- treasures=gold3>0,gold2,gems4", 0),
    "that of another": ("hands=NS/-/- treasures=gold3>1,gold2,gems4", 0),
    "that of another, looked at before": ("hands=NS/-/- treasures=gold3>1,gold2,gems4 looked=t0/-/-", 0),
    "a spectator": ("hands=NS/-/- treasures=silver3>1,silver2,gems4 looked=t0/-/-", None),
    "at the end": ("phase=over ending=cards rounds=1 treasures=gold3>1,gold2,gold4", 0),
    "while they are laid out": ("phase=treasures treasures=gems5,gems4", 0),
}


@pytest.mark.parametrize("case", TREASURES)
def test_every_way_to_lay_out_the_values_is_as_likely(case):
    view = view_of(*TREASURES[case])
    check_evenness(view, ways_of_values(view), values_in)


def test_cards_characters_mines_and_values_do_not_depend_on_each_other():
    text = position_of_cards("axe/NE/-", "-/-/-", TEN, "dwarfs=bL,yO,bS treasures=gold3,silver1,silver2")
    view = view_of(f"{text} mines=gold,SILVER:NEW,gems,DRAGON:NE looked=t1t2d1/-/-", 0)
    parts: list[Ways] = [ways_of_characters(view), ways_of_mines(view), ways_of_values(view)]
    ways: Ways = Counter()
    for outcomes in product(*parts):
        ways[outcomes] += math.prod(part[outcome] for part, outcome in zip(parts, outcomes, strict=True))
    assert len(ways) == 2 * 2 * 3
    check_evenness(view, ways, lambda sample: (characters_in(sample), mines_in(sample), values_in(sample)))


def test_what_is_left_of_the_cards_is_the_stock():
    rng = random.Random(1)
    for parts, viewer in CARDS.values():
        view = view_of(position_of_cards(*parts), viewer)
        for _ in range(20):
            sample = view.sample(rng)
            assert lost_mines_cards(sample) == +DECK
            assert sum(sample.stock) == view.pile + 10


@pytest.mark.parametrize("kind", boxes.TREASURES)
def test_more_face_down_treasures_of_a_kind_than_the_box_has_are_not_sampled(kind: str) -> None:
    view: Any = position("players=5 hands=NS/-/-/-/-").view(0)
    view.sample(random.Random(1))
    changed = tuple(msgspec.structs.replace(treasure, kind=kind) for treasure in view.treasures)
    with pytest.raises(ValueError, match="do not add up"):
        msgspec.structs.replace(view, treasures=changed).sample(random.Random(1))
