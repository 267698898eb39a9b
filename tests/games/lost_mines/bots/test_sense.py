"""No foolish moves: a certain treasure is taken, and a sleeping dragon is left alone."""

import random
from collections.abc import Iterable, Iterator

import msgspec

import pyrite
from pyrite.bots.personalities import PLAIN
from pyrite.core.require import require
from pyrite.games.lost_mines.bots import detective, foreman
from pyrite.games.lost_mines.bots.knowledge import mines, sense
from pyrite.games.lost_mines.rules import box
from pyrite.games.lost_mines.rules.actions import Action
from pyrite.games.lost_mines.rules.view import View
from tests.games.lost_mines.bots.views import random_views


def test_sensible_actions_are_legal_and_there_is_always_one():
    fewer = 0
    for view in random_views(10, every=2):
        found = sense.sensible(view)
        assert found
        assert set(found) <= set(view.legal)
        fewer += len(found) < len(view.legal)
    assert fewer > 10


def walks() -> Iterator[View]:
    """Everything that diggers see before they walk in some rounds."""
    for seed in range(12):
        match = pyrite.new("lost-mines", players=6, rounds=1, seed=f"walks {seed}")
        bots = [pyrite.bot("digger", seed=f"{seed}/{seat}") for seat in range(6)]
        while match.turn is not None:
            view = match.view(match.turn)
            if view.phase == "walk" and len(view.legal) > 1:
                yield view
            match.play(bots[match.turn].act(view))


def ends(view: View, actions: Iterable[Action]) -> set[tuple[int, int]]:
    own = view.dwarfs[require(view.seat)].cell
    return {own if one.verb.value == "stay" else one.cell for one in actions}


def test_a_treasure_that_is_certain_is_taken():
    met = 0
    for view in walks():
        left = mines.left(view)
        treasures = {(one.x, one.y) for one in view.mines if one.holds and left[box.MINES.index(one.holds)]}
        if treasures & ends(view, view.legal):
            met += 1
            assert ends(view, sense.sensible(view)) & treasures
    assert met > 20


def test_nobody_wakes_the_dragon_knowingly():
    met = 0
    for view in walks():
        if any(one.holds == "dragon" for one in view.mines):
            continue
        for place, mine in enumerate(view.mines):
            if mine.holds is None and (mine.x, mine.y) in ends(view, view.legal):
                dragon = msgspec.structs.replace(mine, holds="dragon")
                seen = msgspec.structs.replace(view, mines=(*view.mines[:place], dragon, *view.mines[place + 1 :]))
                assert (mine.x, mine.y) not in ends(seen, sense.sensible(seen))
                met += 1
    assert met > 5


def test_detective_and_foreman_choose_what_is_sensible():
    match = pyrite.new("lost-mines", players=5, rounds=1, seed="sense")
    while match.turn is not None:
        view = match.view(match.turn)
        actions = [choose(view, random.Random(1), None, PLAIN) for choose in (detective.choose, foreman.choose)]
        assert actions[0] in sense.sensible(view)
        assert actions[1] in sense.sensible(view)
        match.play(actions[0])
