"""Names: what nobody can see is refused, and so is what looks like another name at the same table."""

import pytest

from pyrite.server.errors import Declined
from pyrite.server.tables.held_seat import HeldSeat
from pyrite.server.tables.look_alikes import look_alike
from pyrite.server.tables.request import expect_new_name
from pyrite.server.tables.typed_text import clean, clean_name

# ruff: noqa: RUF001

INVISIBLE = [
    "\u2800",
    "\u3164",
    "\u115f",
    "\u1160",
    "\uffa0",
    "\u200d",
    "\ufe0f",
    "\u034f",
    "\u17b4",
    "\u180e",
    "\u00ad",
]
WELCOME = ["Ян", "Олег", "Юля", "Łukasz", "Żółć", "Jiří", "Zdeňka", "Ĺudmila", "José", "李雷", "عمر", "👩‍🚀", "❤️"]


@pytest.mark.parametrize("letter", INVISIBLE, ids=[f"U+{ord(letter):04X}" for letter in INVISIBLE])
def test_L1_a_name_of_invisible_letters_is_refused(letter):
    for name in (letter, letter * 3, f" {letter} {letter}"):
        with pytest.raises(Declined, match="1 to 24"):
            clean_name(name)


@pytest.mark.parametrize(
    "name",
    [
        *("ann", "ANN", "Аnn", "Αnn", "Ａnn", "𝐀nn", "Ꭺnn"),
        *("A\u200dnn", "An\ufe0fn", "A\u034fnn", "Ann\u3164", "An\u00adn", "\u2800Ann"),
    ],
)
def test_L1_a_name_that_looks_like_another_at_the_table_is_refused(name):
    with pytest.raises(Declined, match="a similar one"):
        expect_new_name(clean_name(name), [HeldSeat(who="x", name="Ann")])


def test_L1_names_of_many_scripts_are_welcome_together():
    seats: list[HeldSeat] = []
    for name in WELCOME:
        assert clean_name(name) == name
        seats.append(HeldSeat(who=name, name=expect_new_name(name, seats)))


@pytest.mark.parametrize(
    ("one", "other"), [("Łukasz", "Lukasz"), ("Jiří", "Jiri"), ("Ian", "Lan"), ("Вова", "Ваня"), ("Ann", "Anna")]
)
def test_L1_different_names_stay_different(one, other):
    assert not look_alike(one, other)


def test_a_name_of_somebody_who_has_left_is_free():
    assert expect_new_name("Ann", [HeldSeat(name="Ann")]) == "Ann"


def test_emoji_keep_their_joiners_in_chat():
    assert clean("a 👩‍🚀 and a ❤️") == "a 👩‍🚀 and a ❤️"
