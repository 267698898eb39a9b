"""What every sample of a view has in common."""

from collections import Counter

from pyrite import engine
from pyrite.games.saboteur.rules import cards
from pyrite.games.saboteur.rules.state import State
from pyrite.games.saboteur.rules.view import View
from tests.games.test_properties import cards_by_kind

COMPILED = engine.build() == "compiled"


def check_sample(view: View, sample: State) -> None:
    """It looks the same to the viewer, is a sound position, and has every card of the box once."""
    seen = sample.view(view.seat)
    assert seen == view
    assert seen.to_json() == view.to_json()
    assert State.parse(str(sample)) == sample
    assert cards_by_kind(sample) == +Counter(cards.DECK | {"map": view.options.maps})
    for value, count in cards.NUGGETS.items():
        held = sum(sample.nuggets[value - 1 :: 3])
        place = value - 1
        assert held + sample.shown[place] + sample.pool[place] + sample.supply[place] == count
        assert sample.supply[place] >= 0
