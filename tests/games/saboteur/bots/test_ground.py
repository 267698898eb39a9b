"""Distances to the goals, against a plain search that lays one card after the other."""

import heapq
import random

import pytest

from pyrite.games.saboteur.bots.knowledge.ground import FACES, Ground, ground_of
from pyrite.games.saboteur.rules.cards import GOAL_CELLS
from pyrite.games.saboteur.rules.words import Verb
from tests.games.random_games import random_match

FAR = 12  # what the ground says of a goal that is cut off
SIDES = {"N": (0, -1, "S"), "E": (1, 0, "W"), "S": (0, 1, "N"), "W": (-1, 0, "E")}


def plain_distance(cards, hidden, goal):
    """Fewest cards from the start to a goal, by Dijkstra over cells as anyone would write it."""
    best = {(0, 0): 0}
    queue = [(0, (0, 0))]
    while queue:
        cost, cell = heapq.heappop(queue)
        if cost > best[cell]:
            continue
        for side, (dx, dy, back) in SIDES.items():
            if cell in cards and side not in cards[cell]:
                continue
            other = (cell[0] + dx, cell[1] + dy)
            if other == goal:
                return cost
            if other in hidden or abs(other[0]) > 25 or abs(other[1]) > 25:
                continue
            if other in cards and back not in cards[other]:  # closed there, or a dead end in small letters
                continue
            further = cost + (other not in cards)
            if further < best.get(other, FAR):
                best[other] = further
                heapq.heappush(queue, (further, other))
    return FAR


def plain_distances(view):
    cards = {(card.x, card.y): card.face for card in view.table}
    hidden = {(goal.x, goal.y) for goal in view.goals if not goal.face_up}
    return tuple(plain_distance(cards, hidden, cell) if cell in hidden else 0 for cell in GOAL_CELLS)


@pytest.mark.parametrize("seed", range(6))
def test_distances_are_those_of_a_plain_search(seed):
    rng = random.Random(seed)
    match = random_match({"players": 3 + seed, "rounds": 1, "edition": ("revised", "classic")[seed % 2]}, seed, eager=0)
    again = type(match)(match.game, match.options)
    seen = set()
    for step in match.steps:
        again.take_step(step)
        view = again.view(None)
        if rng.random() < 0.3:
            seen.add(plain_distances(view))
            assert ground_of(view.table).distances() == plain_distances(view)
    assert len(seen) > 1


def test_asking_what_a_card_would_change_changes_nothing():
    match = random_match({"players": 5, "rounds": 1}, 3, eager=0.5)
    again = type(match)(match.game, match.options)
    asked = 0
    for step in match.steps:
        view = again.view(again.turn) if again.turn is not None else None
        if view is not None:
            ground = ground_of(view.table)
            before = ground.distances()
            for action in view.legal:
                if action.verb is Verb.LAY:
                    after = again.state.copy()
                    after.play(action)
                    if after.view(None).goals == view.goals:
                        expected = plain_distances(after.view(None))
                        assert ground.if_laid(action.x, action.y, FACES[action.face]) == expected
                        asked += 1
                elif action.verb is Verb.ROCKFALL:
                    after = again.state.copy()
                    after.play(action)
                    assert ground.if_lifted(action.x, action.y) == plain_distances(after.view(None))
                    asked += 1
                assert ground.distances() == before
            if asked > 300:
                break
        again.take_step(step)
    assert asked > 300


def test_a_goal_that_is_open_and_one_that_is_cut_off():
    ground = Ground()
    ground.lay(8, 0, FACES["NE"])
    assert ground.distances()[1] == 0
    for x, y, face in ((1, 0, "w"), (0, 1, "n"), (0, -1, "s"), (-1, 0, "e")):
        ground.lay(x, y, FACES[face])
    assert ground.distances() == (FAR, 0, FAR)


def test_ways_count_the_cells_to_set_out_from():
    ground = Ground()
    for x in range(1, 6):
        ground.lay(x, 0, FACES["EW"])
    ground.lay(6, 0, FACES["NESW"])
    assert ground.distances() == (3, 1, 3)
    assert ground.shortest_ways() == (2, 1, 2)  # to the top goal by (6, -1) or (7, 0), then two more
