"""What the way to a goal costs by the cards that can still come, against a plain search over cells and faces."""

import heapq
import random
from functools import cache

import pytest

from pyrite.games.saboteur.bots.knowledge.ground import FACES, Ground, ground_of
from pyrite.games.saboteur.bots.knowledge.survey import Survey
from pyrite.games.saboteur.bots.knowledge.unseen_cards import Count, expected
from pyrite.games.saboteur.rules.cards import GOAL_CELLS, TUNNELS
from pyrite.games.saboteur.rules.words import Verb
from tests.games.random_games import random_match

FAR = 12
RARE, COMMON, GONE = 14, 13, 0.25
BACK = {"N": "S", "E": "W", "S": "N", "W": "E"}
STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
ALL = [float(count) for count in TUNNELS.values()]


def neighbours(cell, cards):
    """The sides of a cell beside which there is a card, and whether it is open there."""
    found = []
    for side, (dx, dy) in STEPS.items():
        other = (cell[0] + dx, cell[1] + dy)
        if other in cards:
            found.append((side, BACK[side] in cards[other].upper()))
    return tuple(found)


@cache
def plain_price(asked, come, go, left):
    """What it costs to pass an empty cell, by trying every kind of card both ways up."""
    count = 0
    for kind, number in zip(TUNNELS, left, strict=True):
        upside_down = [BACK[side] for side in kind]
        if any(
            come in face and go in face and all((side in face) == is_open for side, is_open in asked)
            for face in (kind, upside_down)
        ):
            count += number
    return FAR if count < GONE else 1 + RARE * max(0, 1 / count - 1 / COMMON)


def plain_cost(view, goal, left):
    """Dijkstra over borders: a cell and the side by which one comes to it, from the cell before."""
    cards = {(card.x, card.y): card.face for card in view.table}
    hidden = {(one.x, one.y) for one in view.goals if not one.face_up}
    if goal not in hidden:
        return 0
    queue = [(0.0, (dx, dy), BACK[side]) for side, (dx, dy) in STEPS.items()]  # out of the start, a crossing
    done = set()
    while queue:
        cost, cell, come = heapq.heappop(queue)
        if cell == goal:
            return min(FAR, cost)
        if (cell, come) in done or cell in hidden or max(map(abs, cell)) > 15:
            continue
        done.add((cell, come))
        asked = neighbours(cell, cards)
        for go, (dx, dy) in STEPS.items():
            if cell in cards:
                price = 0 if come in cards[cell] and go in cards[cell] else FAR
            else:
                price = FAR if go == come else plain_price(asked, come, go, tuple(left))
            if cost + price < FAR:
                heapq.heappush(queue, (cost + price, (cell[0] + dx, cell[1] + dy), BACK[go]))
    return FAR


def plain_costs(view, left):
    return pytest.approx([plain_cost(view, goal, left) for goal in GOAL_CELLS])


@pytest.mark.parametrize("seed", range(4))
def test_costs_are_those_of_a_plain_search(seed):
    rng = random.Random(seed)
    options = {"players": 3 + seed, "rounds": 1, "edition": ("revised", "classic")[seed % 2]}
    match = random_match(options, seed, eager=0.5)
    again = type(match)(match.game, match.options)
    looked = 0
    for step in match.steps:
        again.take_step(step)
        if again.turn is None or rng.random() < 0.8:
            continue
        view = again.view(again.turn)
        left = expected(view)
        survey = Survey(ground_of(view.table), left)
        before = survey.distances()
        assert before == plain_costs(view, left)
        for action in rng.sample(view.legal, min(3, len(view.legal))):
            after = again.state.copy()
            if action.verb is Verb.LAY:
                asked = survey.if_laid(action.x, action.y, FACES[action.face])
            elif action.verb is Verb.ROCKFALL:
                asked = survey.if_lifted(action.x, action.y)
            else:
                continue
            after.play(action)
            seen = after.view(None)
            if seen.goals == view.goals:
                assert asked == plain_costs(seen, left)
                looked += 1
        assert survey.distances() == before
    assert looked


def test_on_open_ground_a_way_costs_little_more_than_its_cards():
    ground = Ground()
    costs = Survey(ground, ALL).distances()
    assert all(cards <= cost < cards + 2 for cards, cost in zip(ground.distances(), costs, strict=True))
    assert costs[1] == pytest.approx(7)  # thirteen cards lead straight on


def test_a_cell_between_rock_asks_for_the_one_card_that_fits():
    ground = Ground()
    for x in range(1, 7):
        ground.lay(x, 0, FACES["EW"])
    for y in (-1, 1):
        ground.lay(7, y, FACES["EW"])
    left = dict(TUNNELS)
    costs = []
    for left["EW"] in (3, 2, 1, 0):
        costs.append(Survey(ground, list(map(float, left.values()))).distances()[1])
    assert costs == [pytest.approx(1 + 14 * (1 / count - 1 / 13)) for count in (3, 2)] + costs[2:]
    assert costs == sorted(costs)
    assert costs[3] > 11  # all the way round from the start
    assert ground.distances()[1] == 1


def test_what_was_thrown_away_is_expected_no_more():
    count = Count()
    assert count.expected() == ALL
    for card in ("EW", "EW", "map", "nesw", "SW"):
        count.see(card)
    assert count.expected() == [5, 5, 5, 4, 1, 4, 4]
    count.thrown = 31  # half of the 62 that nobody has seen
    assert count.expected() == [2.5, 2.5, 2.5, 2, 0.5, 2, 2]


def test_a_miner_counts_on_the_own_hand_and_a_saboteur_keeps_it():
    match = random_match({"players": 5, "rounds": 1}, 3, eager=0.5)
    again = type(match)(match.game, match.options)
    while again.turn is None:
        again.take_step(match.steps[len(again.steps)])
    for seat in range(5):
        view = again.view(seat)
        unseen = sum(ALL) - sum(card in TUNNELS for card in view.hand)
        assert sum(expected(view)) == (sum(ALL) if view.role == "miner" else unseen)
