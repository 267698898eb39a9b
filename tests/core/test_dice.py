"""The fast dice: splitmix64 as its authors define it, even, and the same on both engines."""

import random

import pytest

from pyrite import engine
from pyrite.core.dice import Dice
from pyrite.games.saboteur.rules.options import Options
from pyrite.games.saboteur.rules.samples import Sampler
from pyrite.games.saboteur.rules.state import State
from tests.games.evenness import chance_of

COMPILED = engine.build() == "compiled"
callable_dice = pytest.mark.skipif(
    COMPILED,
    reason="COMPILED: C methods of Dice cannot be called from Python; rolled through samples and playouts instead",
)

# The first numbers of seed 1234567, as published with the generator.
PUBLISHED = [
    6457827717110365317,
    3203168211198807973,
    9817491932198370423,
    4593380528125082431,
    16408922859458223821,
]


class Splitmix:
    """The dice written a second time, from the definition: 64-bit steps, and the even part of the range alone."""

    def __init__(self, seed: int) -> None:
        self.state = seed % 2**64

    def roll(self) -> int:
        self.state = (self.state + 0x9E3779B97F4A7C15) % 2**64
        mixed = (self.state ^ self.state // 2**30) * 0xBF58476D1CE4E5B9 % 2**64
        mixed = (mixed ^ mixed // 2**27) * 0x94D049BB133111EB % 2**64
        return mixed ^ mixed // 2**31

    def below(self, count: int) -> int:
        """Scales 32 bits; of those that would come to a number once too often the first few are rolled again."""
        while True:
            number, rest = divmod(self.roll() // 2**32 * count, 2**32)
            if rest >= 2**32 % count:
                return number


def test_the_definition_rolls_the_published_numbers():
    dice = Splitmix(1234567)
    assert [dice.roll() for _ in PUBLISHED] == PUBLISHED


@callable_dice
def test_dice_roll_the_published_numbers():
    dice = Dice(1234567)
    assert [dice.roll() for _ in PUBLISHED] == PUBLISHED


@callable_dice
@pytest.mark.parametrize("seed", [0, 1, 2**63, 2**64 - 1, 2**64 + 5, -1, -(2**70)])
def test_dice_are_splitmix_for_every_seed(seed):
    mine, theirs = Dice(seed), Splitmix(seed)
    assert [mine.roll() for _ in range(50)] == [theirs.roll() for _ in range(50)]
    counts = [random.Random(seed).randrange(1, 2**32) for _ in range(200)] + [1, 2, 3, 67, 2**31, 2**32 - 1]
    assert [mine.below(count) for count in counts] == [theirs.below(count) for count in counts]


@callable_dice
@pytest.mark.parametrize("count", [1, 2, 3, 6, 7, 27, 67])
def test_below_is_even_and_within_its_range(count):
    dice, rolls = Dice(count), 300 * count
    found = [0] * count
    for _ in range(rolls):
        found[dice.below(count)] += 1
    distance = sum((times - 300) ** 2 / 300 for times in found)
    assert chance_of(distance, count - 1) > 1e-4


@callable_dice
def test_below_is_even_where_a_third_of_the_rolls_would_come_once_too_often():
    dice, count = Dice(5), 3 * 2**30
    found = [0] * 3
    for _ in range(9000):
        found[dice.below(count) % 3] += 1
    assert chance_of(sum((times - 3000) ** 2 / 3000 for times in found), 2) > 1e-4


@callable_dice
def test_the_same_seed_rolls_the_same_and_other_seeds_others():
    assert [Dice(5).roll() for _ in range(3)] == [Dice(5).roll()] * 3
    assert len({Dice(seed).roll() for seed in range(1000)}) == 1000


# What a sample rolls, on both engines

SPECTATED = "saboteur players=3 all_saboteurs hands=NS/-/- pile=-"


def sampled(seed: int) -> tuple[list[int], list[int]]:
    """The roles and goals of a sample that a spectator makes with this seed."""
    sample = Sampler(State.parse(SPECTATED).view(None)).sample(seed)
    return sample.role[:3], list(sample.goal)


def rolled(seed: int) -> tuple[list[int], list[int]]:
    """The same by the definition: first roles, a miner by the lower tickets; then goals, in the order of the box."""
    dice = Splitmix(seed)
    bag, roles = [0, 0, 1], []
    for _ in range(3):
        roles.append(bag.pop(dice.below(len(bag))))
    box, goals = [0, 1, 2], []
    for _ in range(3):
        goals.append(box.pop(dice.below(len(box))))
    return roles, goals


@pytest.mark.parametrize("seed", [*range(40), 2**63, 2**64 - 1])
def test_samples_roll_the_numbers_of_the_definition(seed):
    assert sampled(seed) == rolled(seed)


def test_any_integer_is_a_seed_and_its_lowest_64_bits_count():
    assert sampled(-1) == sampled(2**64 - 1) == sampled(2**65 - 1)
    assert sampled(2**64 + 7) == sampled(7)


def test_dice_rolled_by_samples_are_even():
    sampler = Sampler(State.new(Options(players=3, all_saboteurs=True, first=0)).view(None))
    assert sampler.sample(1) == sampler.sample(1)
    found: dict[tuple[int, ...], int] = {}
    sampler = Sampler(State.parse(SPECTATED).view(None))
    for seed in range(3600):
        sample = sampler.sample(seed)
        outcome = (*sample.role[:3], *sample.goal)
        found[outcome] = found.get(outcome, 0) + 1
    assert len(found) == 3 * 6
    assert chance_of(sum((times - 200) ** 2 / 200 for times in found.values()), 17) > 1e-4
